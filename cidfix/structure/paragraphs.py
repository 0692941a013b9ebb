"""Joins lines to paragraphs as far as geometry alone is certain.

Letters, roles and language evidence come later; so here a doubtful join is no join.
"""

from __future__ import annotations

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.pdf.document import Bools, Document, Floats, Ints

FLUSH = 0.25  # em between ends that are taken as the same
LEADING = 0.15  # share by which the distance of two lines may exceed the usual one
ROOM = 0.7  # em: a line that ends this much before the measure had room for no word more
CLOSE = 2.2  # em, the widest leading within a paragraph
SIZE = 0.04  # share by which sizes of one paragraph may differ


def find_paragraphs(layout: Layout, document: Document) -> Ints:
    """The paragraph of each line, shape (L,), numbered from 0 in reading order.

    A line continues the one before it on the same page, in the same column, direction and size, where it follows at
    the usual distance, begins where the text does, and the line before it reached the end of the measure or left
    no room for the line's first word. Paragraphs that run over the end of a page or column stay divided.
    """
    count = len(layout.page)
    if not count:
        return np.zeros(0, np.int32)
    begin, end = _begin_and_end(layout)
    joined = _beside(layout)
    low, high = _measure(joined, begin, end)
    em = layout.size
    flush = begin - low < FLUSH * em
    lacking = high - end
    word = np.maximum(_first_words(layout, document), ROOM * em)
    roomless = lacking[:-1] <= word[1:]
    step = np.abs(np.diff(layout.baseline))
    joined &= step <= (1 + LEADING) * _leading(layout, joined, step)
    joined &= flush[1:] & roomless
    return np.concatenate(([0], np.cumsum(~joined))).astype(np.int32)


def _begin_and_end(layout: Layout) -> tuple[Floats, Floats]:
    """Where each line begins and ends, counted in the direction it is read."""
    right = layout.direction == Direction.RTL
    return np.where(right, -layout.stop, layout.start), np.where(right, -layout.start, layout.stop)


def _beside(layout: Layout) -> Bools:
    """True where a line may continue the one before it, shape (L - 1,)."""
    size = np.maximum(layout.size, 1e-3)
    step = np.diff(layout.baseline)
    onward = np.where(layout.direction[1:] == Direction.COLUMNS_LTR, -step, step)
    overlap = np.minimum(layout.stop[1:], layout.stop[:-1]) - np.maximum(layout.start[1:], layout.start[:-1])
    beside: Bools = (
        (layout.page[1:] == layout.page[:-1])
        & (layout.direction[1:] == layout.direction[:-1])
        & (np.abs(np.diff(layout.size)) < SIZE * size[1:])
        & (onward > 0.5 * size[1:])
        & (onward < CLOSE * size[1:])
        & (overlap > 0)
    )
    return beside


def _measure(joined: Bools, begin: Floats, end: Floats) -> tuple[Floats, Floats]:
    """Where the lines of each stretch of joinable lines begin and end at the most, per line."""
    stretch = np.concatenate(([0], np.cumsum(~joined)))
    first = np.flatnonzero(np.concatenate(([True], ~joined)))
    return np.minimum.reduceat(begin, first)[stretch], np.maximum.reduceat(end, first)[stretch]


def _leading(layout: Layout, joined: Bools, step: Floats) -> Floats:
    """The usual distance of lines of each size, in points, per pair of lines."""
    size = np.round(layout.size[1:] * 5).astype(np.int64)
    result = np.full(len(size), np.inf, np.float32)
    for value in np.unique(size[joined]):
        here = joined & (size == value)
        result[size == value] = np.quantile(step[here], 0.4, method="lower")
    return result


def _first_words(layout: Layout, document: Document) -> Floats:
    """The width of each line's first token with a space of 0.2 em, in points."""
    token = layout.line_start[:-1]
    begin = layout.token_start[token]
    stop = layout.token_start[np.minimum(token + 1, layout.line_start[1:])]
    width = np.clip(np.nan_to_num(np.abs(document.occurrences.advance[layout.occurrence])), 0, 1e5)
    width = np.concatenate(([0.0], np.cumsum(width, dtype=np.float64)))
    first: Floats = (width[stop] - width[begin] + 0.2 * layout.size).astype(np.float32)
    return first
