"""Paragraphs joined from lines by geometry."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cidfix.layout import Direction, Layout, lay_out
from cidfix.pdf import Document, Font, Glyphs, Occurrences, Page, read_document
from cidfix.structure.paragraphs import find_paragraphs

LETTER = 5.0  # points wide, 10 high


def paper(*lines, leftward=False):
    """A document and its layout: lines as (x, y, letters of each word), set in letters of 5 points, 10 high.

    With `leftward`, x is where the line ends at the right.
    """
    xs, ys, token_start, line_start, starts, stops = [], [], [0], [0], [], []
    pages, sizes = [], []
    for line in lines:
        x, y, words = line[:3]
        page, size = (*line[3:], 1, 10.0)[:2] if len(line) < 5 else line[3:5]
        width = LETTER * (sum(words) + 0.5 * (len(words) - 1))
        left = x - width if leftward else x
        starts.append(left)
        stops.append(left + width)
        for word in words:
            xs += [left] * word
            ys += [y] * word
            token_start.append(token_start[-1] + word)
        line_start.append(line_start[-1] + len(words))
        pages.append(page)
        sizes.append(size)
    count, f = len(xs), np.float32
    glyphs = Glyphs(
        np.zeros(1, np.int32), np.zeros(1, np.int64), np.zeros(1, np.int32), np.full(1, 0.5, f),
        np.zeros((1, 4), f), np.zeros(1, np.bool_), ("",),
    )  # fmt: skip
    occurrences = Occurrences(
        np.zeros(count, np.int32), np.array(xs, f), np.array(ys, f), np.ones(count, f), np.zeros(count, f),
        np.full(count, 10, f), np.full(count, LETTER, f), np.full(count, 8, f), np.full(count, -2, f),
        np.zeros(count, np.bool_), np.zeros(count, np.uint8),
    )  # fmt: skip
    font = Font("F1", "Serif", "Type0", True, "", {})
    document = Document(Path("p.pdf"), "", "", 1, (font,), glyphs, occurrences, (Page(1, 600, 800, 0, count),))
    number = len(lines)
    y = np.array([line[1] for line in lines], f)
    layout = Layout(
        np.arange(count, dtype=np.int32), np.zeros(count, np.bool_), np.array(token_start, np.int32),
        np.array(line_start, np.int32), np.array(pages, np.int32), np.arange(1, number + 1, dtype=np.int32),
        np.zeros((number, 4), f), np.full(number, Direction.RTL if leftward else Direction.LTR, np.uint8), y,
        np.array(starts, f), np.array(stops, f), np.array(sizes, f), (), np.zeros(1, np.bool_),
    )  # fmt: skip
    return layout, document


FULL = [9, 9, 9, 9, 9, 9]
SHORT = [9, 9]


def joined(*lines, **how):
    return find_paragraphs(*paper(*lines, **how)).tolist()


def test_full_lines_and_a_short_last_one_are_a_paragraph():
    assert joined((50, 100, FULL), (50, 112, FULL), (50, 124, SHORT), (50, 136, FULL)) == [0, 0, 0, 1]


def test_an_indented_line_begins_a_paragraph():
    assert joined((50, 100, FULL), (50, 112, FULL), (60, 124, FULL), (50, 136, FULL)) == [0, 0, 1, 1]


def test_a_wider_leading_begins_a_paragraph():
    assert joined((50, 100, FULL), (50, 112, FULL), (50, 130, FULL), (50, 142, FULL)) == [0, 0, 1, 1]


def test_a_ragged_line_that_left_no_room_for_the_next_word_goes_on():
    assert joined((50, 100, FULL), (50, 112, [9, 9, 9, 9, 9, 3]), (50, 124, FULL)) == [0, 0, 0]


def test_a_ragged_line_that_left_room_for_the_next_word_ends_its_paragraph():
    assert joined((50, 100, FULL), (50, 112, [9, 9, 9, 9, 9]), (50, 124, [3, 9, 9])) == [0, 0, 1]


def test_another_size_begins_a_paragraph():
    assert joined((50, 100, FULL, 1, 14.0), (50, 114, FULL), (50, 126, FULL)) == [0, 1, 1]


def test_a_paragraph_that_runs_over_a_page_end_stays_divided():
    assert joined((50, 700, FULL), (50, 100, FULL, 2)) == [0, 1]


def test_a_column_begins_a_paragraph():
    assert joined((50, 700, FULL), (350, 100, FULL), (350, 112, SHORT)) == [0, 1, 1]


def test_right_to_left_lines_end_at_the_left():
    lines = [(400, 100, FULL), (400, 112, FULL), (400, 124, SHORT), (400, 136, FULL)]
    assert joined(*lines, leftward=True) == [0, 0, 0, 1]


def test_no_lines_make_no_paragraphs():
    assert joined() == []


@pytest.mark.parametrize("name", ["cherokee", "magahi", "mundari", "navajo_wrong", "urdu"])
def test_paragraphs_of_pages_that_end_with_one_are_those_of_the_text(corpus, name):
    document = read_document(corpus / f"{name}.pdf")
    paragraphs = find_paragraphs(lay_out(document, {}, {}, []), document)
    text = (corpus / f"{name}.txt").read_text("utf-8")
    assert paragraphs[-1] + 1 == sum(bool(line.strip()) for line in text.splitlines())
