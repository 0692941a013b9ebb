"""Tables, glossed examples and contents: rows that keep their columns in a monospaced text of any script."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.structure.cells import Row, Tokens
from cidfix.structure.respace import display_width, respace

PROSE = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und sie sind mit Vernunft und Gewissen begabt."


def set_row(paper, cells, y, **how):
    return [paper.words(text, x, y, **how) for x, text in cells]


def test_rows_of_cells_are_a_table_and_keep_their_columns(paper):
    rows = [
        ("Wort", "Zahl", "Form"),
        ("haus", "12", "neutrum"),
        ("katze", "345", "femininum"),
        ("hund", "6", "maskulinum"),
    ]
    lines = [
        line
        for k, row in enumerate(rows)
        for line in set_row(paper, zip((60, 160, 260), row, strict=True), 180 + 14 * k)
    ]
    found = paper.read(paper.text(PROSE, 50, 100, 300), lines, paper.text(PROSE, 50, 280, 300))
    assert [role for role, _ in found.blocks] == ["body", "table", "body"]
    assert found.write().split("\n\n")[1].splitlines() == [
        "Wort   Zahl  Form",
        "haus   12    neutrum",
        "katze  345   femininum",
        "hund   6     maskulinum",
    ]


def test_a_glossed_example_is_aligned_word_by_word_with_number_and_translation(paper):
    places = (80, 120, 190, 260)
    morphemes = ("ez", "te", "di-şû-m", "îro")
    glosses = ("1SG", "2SG.ACC", "PROG-wash-1SG", "today")
    found = paper.read(
        paper.text(PROSE, 50, 100, 300),
        paper.words("(24)", 50, 180),
        set_row(paper, zip(places, morphemes, strict=True), 180),
        set_row(paper, zip(places, glosses, strict=True), 192),
        paper.words("‘I am washing you today.’", 80, 204),
        paper.text(PROSE, 50, 240, 300),
    )
    assert [role for role, _ in found.blocks] == ["body", "example", "body"]
    assert found.write().split("\n\n")[1].splitlines() == [
        "(24)  ez   te       di-şû-m        îro",
        "      1SG  2SG.ACC  PROG-wash-1SG  today",
        "      ‘I am washing you today.’",
    ]


def test_leaders_of_contents_are_left_out(paper):
    entries = [("Vorwort", 1), ("Von den Lauten", 12), ("Von den Wörtern", 105)]
    lines = []
    for k, (text, number) in enumerate(entries):
        lines += [
            paper.words(text, 60, 100 + 14 * k),
            paper.words("." * 30, 200, 100 + 14 * k),
            paper.words(str(number), 360, 100 + 14 * k),
        ]
    assert paper.read(lines).write().splitlines() == [
        "Vorwort          1",
        "Von den Lauten   12",
        "Von den Wörtern  105",
    ]


def test_justified_lines_of_few_words_are_no_table(paper):
    text = "unsere Voraussetzungen neuer Entwicklungen verlangen bessere Verständigung aller Beteiligten"
    found = paper.read(paper.text(f"{text} {text} {text}", 50, 100, 170))
    assert [role for role, _ in found.blocks] == ["body"]


def test_justified_lines_of_few_words_behind_a_label_are_no_table(paper):
    before = paper.text(" ".join([PROSE] * 4), 50, 60, 200)
    lines, y = [], paper.below(before, 18)
    for number, words in enumerate(("Adler Reden Rechte Wien", "Berger An alle Graz", "Conrad Die Pflichten Linz"), 1):
        gap = 0.25 + (170 - paper.measure(words, 10)) / 10 / words.count(" ")
        lines += [paper.words(f"[{number}]", 50, y), paper.words(words, 80, y, gap=gap)]
        y += 12
    assert not {"table", "example"} & {role for role, _ in paper.read(before, lines).blocks}


@pytest.mark.parametrize(
    ("text", "width"), [("haus", 4), ("ka\u0301tze", 5), ("漢字", 4), ("\u0e01\u0e34\u0e19", 2), ("بيت", 3), ("", 0)]
)
def test_the_width_of_a_text_is_that_on_a_terminal(text, width):
    assert display_width(text) == width


@given(st.lists(st.lists(st.text("abcdé漢", min_size=1, max_size=6), min_size=1, max_size=5), min_size=1, max_size=5))
def test_cells_of_one_column_begin_at_one_column_of_the_text(table):
    texts = [text for row in table for text in row]
    begins = [100.0 * place for row in table for place in range(len(row))]
    tokens = Tokens(
        np.array(begins),
        np.array(begins) + 20.0,
        np.zeros(len(texts), np.bool_),
        np.ones(len(table), np.bool_),
        np.zeros(len(table), np.bool_),
    )
    bounds = np.cumsum([0, *(len(row) for row in table)]).tolist()
    rows = [Row((k,), tuple(range(a, b))) for k, (a, b) in enumerate(pairwise(bounds))]
    lines = respace(rows, tokens, 10.0, False, texts.__getitem__)
    starts = [find_starts(line, row) for line, row in zip(lines, table, strict=True)]
    for place in range(5):
        assert len({row[place] for row in starts if place < len(row)}) <= 1


def find_starts(line, row):
    """The columns of a terminal at which the cells of a row begin."""
    starts, at = [], 0
    for text in row:
        at = line.index(text, at)
        starts.append(display_width(line[:at]))
        at += len(text)
    return starts


def test_a_table_wide_enough_for_columns_of_text_is_read_row_by_row(paper):
    lines = []
    for k in range(10):
        cells = ((50, "Hauses"), (100, "Gartens"), (330, "Baumes"), (380, f"Feldes{k}"))
        lines += set_row(paper, cells, 100 + 14 * k)
    found = paper.read(lines)
    assert [role for role, _ in found.blocks] == ["table"]
    assert found.write().splitlines()[3] == "Hauses  Gartens  Baumes  Feldes3"
