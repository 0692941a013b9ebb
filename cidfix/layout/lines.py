"""Turns rows into lines: glyphs in the order of their places, cut where white space is too wide for one line.

What a line measures (ends, baseline, commonest size) is taken here once, for all later steps.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.frame import Placed, keys, starts_of
from cidfix.layout.limits import FARTHEST
from cidfix.pdf.document import Bools, Floats, Ints

SAME = 0.1  # points within which sizes and baselines are counted as one
WIDE = 4.0  # em of white space that cut a row, where as much text stands on either side


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines from top to bottom in each region, and their glyphs as placed, spaces included.

    `glyphs` (K,) are sorted by line, then place along the writing (from the left in right-to-left lines too);
    `line` (K,) is the line of each and `first` (L + 1,) where lines begin. Per line: `region`, `row`, `baseline`,
    `size` (the commonest), and `start` and `stop`, the ends of its inked glyphs' advances; all in points.
    `reach` (K,) is how far the line's inked glyphs extend before each glyph.
    """

    glyphs: Placed
    line: Ints
    first: NDArray[np.int64]
    region: Ints
    row: Ints
    baseline: Floats
    size: Floats
    start: Floats
    stop: Floats
    reach: Floats

    def __len__(self) -> int:
        return len(self.region)


def find_lines(placed: Placed, region: Ints, row: Ints) -> Lines:
    """The lines of all rows that have any ink."""
    bright = np.bincount(row[placed.inked], minlength=int(row.max(initial=-1)) + 1) > 0
    order = np.flatnonzero(bright[row])
    order = order[np.argsort(keys(row[order], placed.along[order]), kind="stable")]
    glyphs, region, row = placed.take(order), region[order], row[order]
    reach = _reach(glyphs, row)
    line = _cut(glyphs, row, reach)
    if not len(line):
        none = np.zeros(0, np.float32)
        return Lines(glyphs, line, np.zeros(1, np.int64), region, row, none, none, none, none, none)
    first = starts_of(line)
    begin = first[:-1]
    start = np.minimum.reduceat(np.where(glyphs.inked, glyphs.along, np.float32(np.inf)), begin)
    stop = np.maximum.reduceat(np.where(glyphs.inked, glyphs.end, np.float32(-np.inf)), begin)
    size = commonest(glyphs.size, line, glyphs.inked)
    common = glyphs.inked & (np.abs(glyphs.size - size[line]) <= np.maximum(0.05 * size, SAME)[line])
    baseline = commonest(glyphs.across, line, common)
    return Lines(glyphs, line, first, region[begin], row[begin], baseline, size, start, stop, reach)


def commonest(values: Floats, line: Ints, counted: Bools) -> Floats:
    """The value that most of the counted glyphs of each line have, to a tenth of a point; shape (L,)."""
    first = starts_of(line)[:-1]
    low = np.minimum.reduceat(np.where(counted, values, np.float32(np.inf)), first)
    high = np.maximum.reduceat(np.where(counted, values, np.float32(-np.inf)), first)
    mixed = high - low > SAME / 2
    if not mixed.any():
        return low
    here = np.flatnonzero(mixed[line] & counted)
    names, counts = np.unique(keys(line[here], np.round(values[here] / SAME) * SAME), return_counts=True)
    owner = (names >> 32).astype(np.int64)
    order = np.lexsort((-counts, owner))
    best = order[starts_of(owner[order])[:-1]]
    result = low.copy()
    exact = keys(line[here], np.round(values[here] / SAME) * SAME)
    place = np.searchsorted(names, exact)
    sums = np.bincount(place, values[here], len(names))
    result[owner[best]] = (sums / counts)[best]
    return result


def _reach(glyphs: Placed, row: Ints) -> Floats:
    """The greatest end of an inked glyph before each glyph of its row; minus infinity where there is none."""
    if not len(row):
        return np.zeros(0, np.float32)
    none = -10 * FARTHEST
    shift = row * (40 * FARTHEST)
    so_far = np.maximum.accumulate(np.where(glyphs.inked, glyphs.end.astype(np.float64), none) + shift)
    before = np.concatenate(([-np.inf], so_far[:-1])) - shift
    return np.where(before <= none, -np.inf, before).astype(np.float32)


def _cut(glyphs: Placed, row: Ints, reach: Floats) -> Ints:
    """The line of each glyph: rows cut at white space wider than `WIDE` between stretches that are as long."""
    if not len(row):
        return np.zeros(0, np.int32)
    new = np.concatenate(([True], row[1:] != row[:-1]))
    gap = glyphs.inked & (glyphs.along - reach > WIDE * glyphs.size) & np.isfinite(reach) & ~new
    if gap.any():
        piece = np.cumsum(new | gap) - 1
        begin = np.flatnonzero(new | gap)
        low = np.minimum.reduceat(np.where(glyphs.inked, glyphs.along, np.float32(np.inf)), begin)
        high = np.maximum.reduceat(np.where(glyphs.inked, glyphs.end, np.float32(-np.inf)), begin)
        long = high - low > WIDE * np.maximum.reduceat(glyphs.size, begin)
        gap &= long[piece] & long[np.maximum(piece - 1, 0)]
    return (np.cumsum(new | gap) - 1).astype(np.int32)
