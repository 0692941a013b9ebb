"""Pages that no one would print: whatever stands on them, every line is in one block."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cidfix
from cidfix.pdf import read_document
from cidfix.recovery import Recovery

ODD = tuple(np.array([0, -3, 1e-30, 1e30, -1e30, np.nan, np.inf, -np.inf], np.float32))
WORDS = ("a", "zz", "Wort", "12", "(1)", "....", "1.", "‘so’", "—")


def lines_of(structure):
    return Counter(line for block in structure.blocks for line in block.lines)


def is_whole(found):
    return lines_of(found.structure) == Counter(range(len(found.layout.page)))


@settings(max_examples=60)
@given(data=st.data())
def test_every_line_of_any_page_is_in_one_block(paper, data):
    places = st.tuples(
        st.sampled_from(WORDS), st.floats(-50, 650), st.floats(-50, 850), st.sampled_from((0.01, 5.0, 9.0, 10.0, 40.0)),
        st.integers(0, 2), st.sampled_from((0, 90, 180, 270, 33)), st.integers(1, 3),
    )  # fmt: skip
    words = [
        paper.words(text, x, y, size, font, page=page, angle=angle)
        for text, x, y, size, font, angle, page in data.draw(st.lists(places, min_size=1, max_size=40))
    ]
    found = paper.read(words)
    assert is_whole(found)
    for notes in ("end", "page", "drop"):
        found.write(notes, furniture=True)


@settings(max_examples=25)
@given(data=st.data())
def test_numbers_that_no_page_has_do_no_harm(paper, data):
    document = paper.typeset(
        [paper.words(word, 40 + 60 * k, 60 + 12 * k, page=1 + k // 6) for k, word in enumerate(WORDS)]
    )
    every = document.occurrences
    for name in ("x", "y", "dx", "dy", "size", "advance", "ascent", "descent"):
        values = getattr(every, name).copy()
        for place in data.draw(st.lists(st.integers(0, len(values) - 1), max_size=4)):
            values[place] = data.draw(st.sampled_from(ODD))
        every = replace(every, **{name: values})
    found = paper.find(replace(document, occurrences=every))
    assert is_whole(found)
    assert np.isfinite([place.box for block in found.structure.blocks for place in block.places]).all()
    found.write(furniture=True)


def test_all_text_in_one_point_is_read(paper):
    assert is_whole(paper.read([paper.words("Wort", 100, 100, 0.01)] * 50))


def test_one_letter_a_page_is_read(paper):
    assert is_whole(paper.read([paper.words("a", 300, 400, page=page) for page in range(1, 12)]))


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_paragraphs_of_turned_pages_are_those_of_upright_ones(paper, angle):
    text = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und mit Vernunft begabt."
    lines = [*paper.text(text, 0, 0, 200), *paper.text(text, 0, 60, 200)]
    turned = [turn(paper, line, angle) for line in lines]
    assert paper.read(turned).texts == [text, text]


def turn(paper, line, angle):
    x, y = {90: (400 - line.y, 100 + line.x), 180: (500 - line.x, 600 - line.y), 270: (100 + line.y, 600 - line.x)}[
        angle
    ]
    return paper.words(line.text, x, y, gap=line.gap, angle=angle)


def test_a_page_of_strewn_words_is_read_whole(paper):
    words = [paper.words(f"w{k}", 10 + 37 * (k % 16), 10 + 9.7 * (k // 16), 6) for k in range(1200)]
    assert is_whole(paper.read(words))


def test_every_line_of_the_files_at_hand_is_in_one_block(corpus):
    for path in sorted((corpus.parent / "files").glob("*.pdf")):
        try:
            document = read_document(path)
        except cidfix.CidfixError:
            continue
        recovery = Recovery(document, ())
        assert lines_of(recovery.structure) == Counter(range(len(recovery.layout.page))), path.name
