"""Puts every visible glyph into the frame of its own writing: a coordinate along it and one across.

In its own frame a rotated or vertical line is a line like any other, so that all later steps know only one case.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.limits import FARTHEST
from cidfix.pdf.document import Bools, Document, Floats, Ints, Mark

HIDDEN = int(Mark.INVISIBLE | Mark.REPEATED | Mark.CLIPPED)
SAME_ANGLE = 1.5  # degrees between glyphs of one line that is not quite straight
TOP = 0.88  # em above the baseline: the top of an upright glyph in a column
STEPS = 64.0  # sort keys count in 1/64 point


@dataclass(frozen=True, slots=True)
class Placed:
    """Visible glyphs, arrays of length K; as `place` gives them, group by group in stream order.

    `occurrence` and `glyph` index the document. `group` numbers the writing angles of each page. `along` is where
    the glyph's advance begins, `across` its baseline, growing towards the next line; both in points, with `width`
    the advance and `size` the font size. `inked` is false where the glyph is known to draw nothing, `vertical`
    where the font's writing mode is.
    """

    occurrence: Ints
    glyph: Ints
    group: Ints
    along: Floats
    across: Floats
    width: Floats
    size: Floats
    inked: Bools
    vertical: Bools

    def __len__(self) -> int:
        return len(self.occurrence)

    @property
    def end(self) -> Floats:
        """Where the advance ends, in points along the writing."""
        return self.along + self.width

    def take(self, index: NDArray[np.integer] | Bools) -> Placed:
        """The glyphs at `index`, in that order."""
        return Placed(*(getattr(self, name)[index] for name in Placed.__slots__))


@dataclass(frozen=True, slots=True)
class Groups:
    """The writing angles of each page, arrays of length A: index of the page, unit vector, count of glyphs."""

    page: Ints
    dx: Floats
    dy: Floats
    count: Ints

    @property
    def upright(self) -> Bools:
        """True where the writing runs to the right."""
        return self.dx > 0.99

    @property
    def down(self) -> Bools:
        """True where the writing runs down the page."""
        return self.dy > 0.99


def keys(major: NDArray[np.integer], coordinate: NDArray[np.floating]) -> NDArray[np.int64]:
    """Sortable integers: first by `major`, then by the coordinate in points."""
    return (major.astype(np.int64) << 32) + ((coordinate + 8 * FARTHEST) * STEPS).astype(np.int64)


def starts_of(major: NDArray[np.integer]) -> NDArray[np.int64]:
    """Offsets at which a sorted array takes a new value, and its length."""
    if not len(major):
        return np.zeros(1, np.int64)
    return np.concatenate(([0], np.flatnonzero(major[1:] != major[:-1]) + 1, [len(major)]))


def place(document: Document) -> tuple[Placed, Groups]:
    """The visible glyphs of a document in their own frames."""
    every = document.occurrences
    seen = (every.marks & HIDDEN) == 0
    index = np.flatnonzero(seen).astype(np.int32)
    counts = [page.stop - page.start for page in document.pages]
    page = np.repeat(np.arange(len(counts), dtype=np.int32), counts)[index]
    stacked = _find_stacked(document, index, page)
    dx, dy = np.where(stacked, 0, every.dx[index]), np.where(stacked, 1, every.dy[index])
    group, groups = _group(page, dx, dy)
    if bool((group[1:] < group[:-1]).any()):
        order = np.argsort(group, kind="stable")
        index, group, stacked = index[order], group[order], stacked[order]
    x, y, size, advance = every.x[index], every.y[index], every.size[index], every.advance[index]
    if stacked.any():
        # Each glyph stands upright: its column runs through its middle, from its top on.
        x = np.where(stacked, x + advance / 2, x)
        y = np.where(stacked, y - np.float32(TOP) * size, y)
        advance = np.where(stacked, size, advance)
    cos, sin = groups.dx[group], groups.dy[group]
    along = x * cos + y * sin + np.minimum(advance, 0)
    across = y * cos - x * sin
    glyph = every.glyph[index]
    inked, vertical = ~document.glyphs.blank[glyph], every.vertical[index] | stacked
    return Placed(index, glyph, group, along, across, np.abs(advance), size, inked, vertical), groups


def _find_stacked(document: Document, index: Ints, page: Ints) -> Bools:
    """True for upright glyphs set one below the other: vertical text without a vertical writing mode.

    Only on pages where most glyphs follow one another so; columns of figures are no such text.
    """
    every = document.occurrences
    stacked = np.zeros(len(index), np.bool_)
    if not len(index):
        return stacked
    x, y, size = every.x[index], every.y[index], every.size[index]
    down = np.diff(y)
    below = (down > 0.3 * size[1:]) & (down < 2.2 * size[1:]) & (page[1:] == page[:-1])
    below &= every.dx[index][1:] > 0.99
    if np.count_nonzero(below) == 0:
        return stacked
    middle = x + every.advance[index] / 2
    below &= np.abs(np.diff(middle)) < 0.3 * size[1:]
    count = int(page[-1]) + 1
    share = np.bincount(page[1:], below, count) / np.maximum(np.bincount(page, minlength=count), 1)
    mostly = share > 0.5
    if mostly.any():
        stacked[1:] |= below
        stacked[:-1] |= below
        # A glyph alone in its column, and what stands in one with others, goes with the page.
        ahead = x[1:] - x[:-1] - every.advance[index][:-1]
        beside = (np.abs(down) < 0.1 * size[1:]) & (np.abs(ahead) < 0.4 * size[1:]) & (page[1:] == page[:-1])
        row = np.zeros(len(index), np.bool_)
        row[1:] |= beside
        row[:-1] |= beside
        stacked |= ~row & (every.dx[index] > 0.99)
        stacked &= mostly[page]
    return stacked


def _group(page: Ints, dx: Floats, dy: Floats) -> tuple[Ints, Groups]:
    if bool(((dx == 1) & (dy == 0)).all()):
        angle, order = np.zeros(len(page), np.float32), np.arange(len(page))
    else:
        angle = (np.degrees(np.arctan2(dy, dx)) + 360 + 33) % 360 - 33  # cut where hardly any text runs
        order = np.lexsort((angle, page))
    new = (page[order][1:] != page[order][:-1]) | (np.diff(angle[order]) > SAME_ANGLE)
    rank = np.concatenate(([0], np.cumsum(new))).astype(np.int32)[: len(page)]
    group = np.empty(len(page), np.int32)
    group[order] = rank
    first = order[starts_of(rank)[:-1]] if len(page) else order
    count = np.bincount(rank).astype(np.int32) if len(page) else np.zeros(0, np.int32)
    middle = np.bincount(group, angle, len(first)) / np.maximum(count, 1) if len(page) else np.zeros(0)
    turn = np.where(np.abs(middle - np.round(middle / 90) * 90) < SAME_ANGLE / 2, np.round(middle / 90) * 90, middle)
    cos, sin = np.cos(np.radians(turn)).astype(np.float32), np.sin(np.radians(turn)).astype(np.float32)
    return group, Groups(page[first], cos, sin, count)


def largest(count: Ints, page: Ints) -> Ints:
    """The count of the biggest group on the page of each group."""
    result = np.zeros(int(page.max(initial=-1)) + 1, np.int32)
    np.maximum.at(result, page, count)
    return result[page]
