"""Cuts pages along white space into blocks, across and down in turn: a second analysis beside that by columns.

Source: the XY-cut of Ha, Haralick and Phillips 1995 with the thresholds of Goodman, Georgi and Xia 2018 (section 3.1):
the widest white is cut first, it is at least as wide as characters of the page are high, and a cut leaves blocks of at
least a sixth of the page's width, and a 32nd (cuts down) or a 128th (cuts across) of its height. Boxes are shrunk by
a fifth of their height above and below, since lines may touch. Each block keeps the way of the cuts to it, in the
letters of Freki's labels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import NamedTuple

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.pdf.document import Bools
from cidfix.structure.measures import Measures
from cidfix.structure.order import Region, split_pages, to_region

NARROWEST = 1 / 6  # of the page's width
LOWEST_DOWN, LOWEST_ACROSS = 1 / 32, 1 / 128  # of its height
SHRINK = 0.2  # of the height of boxes, above and below
MOST = 4000  # lines of a page that is cut
DEEPEST = 60  # cuts within cuts
ALIKE = 1e-3  # points by which a white is wider only by rounding; of those the first is cut


class _Box(NamedTuple):
    """A line of a page: its ends along and, shrunk, across, its size and the number of its letters."""

    line: int
    begin: float
    end: float
    top: float
    bottom: float
    size: float
    letters: int


class _Least(NamedTuple):
    """The least white that is cut, the least width of blocks, and their least height at cuts down and across."""

    white: float
    width: float
    down: float
    across: float


class _Sides(NamedTuple):
    """How the two sides of a cut are called on the page, the one that is read first before the other."""

    down: str
    across: str


_SIDES = {
    Direction.LTR: _Sides("lr", "tb"),
    Direction.RTL: _Sides("rl", "tb"),
    Direction.COLUMNS_RTL: _Sides("tb", "rl"),
    Direction.COLUMNS_LTR: _Sides("tb", "lr"),
}


def cut_pages(layout: Layout, measures: Measures, counted: Bools) -> Iterator[Region]:
    """The blocks of all counted lines, page by page, in the order of the cuts: what is above and before comes first."""
    boxes = _to_boxes(measures)
    for lines in split_pages(layout, measures, counted):
        page = [boxes[line] for line in lines]
        sides = _SIDES[Direction(int(layout.direction[lines[0]]))]
        parts = _cut(page, _find_least(page), sides, "") if len(page) <= MOST else ((page, ""),)
        yield from (to_region([box.line for box in part], measures, path) for part, path in parts)


def _to_boxes(measures: Measures) -> list[_Box]:
    em = measures.size.astype(np.float64)
    top, bottom = measures.across - (0.8 - SHRINK) * em, measures.across + (0.2 - SHRINK) * em
    sides = (measures.begin, measures.end, top, bottom, em, measures.count)
    return list(map(_Box, range(len(em)), *(side.tolist() for side in sides)))


def _find_least(page: Sequence[_Box]) -> _Least:
    letters = sum(box.letters for box in page)
    width = max(box.end for box in page) - min(box.begin for box in page)
    top, bottom = (
        min(box.top - SHRINK * box.size for box in page),
        max(box.bottom + SHRINK * box.size for box in page),
    )
    white = sum(box.size * box.letters for box in page) / letters
    return _Least(white, NARROWEST * width, LOWEST_DOWN * (bottom - top), LOWEST_ACROSS * (bottom - top))


def _cut(boxes: Sequence[_Box], least: _Least, sides: _Sides, path: str) -> Iterator[tuple[Sequence[_Box], str]]:
    """The blocks and the ways to them, from what is cut already and the way to that."""
    depth = DEEPEST - len(path)
    wide = max(box.end for box in boxes) - min(box.begin for box in boxes) >= least.width
    high = max(box.bottom for box in boxes) - min(box.top for box in boxes) >= least.down
    across = _find_white([(box.top, box.bottom) for box in boxes], least.white, least.across) if wide else None
    down = _find_white([(box.begin, box.end) for box in boxes], least.white, least.width) if high else None
    if depth and down is not None and (across is None or down[0] >= across[0]):
        first, names = [box.begin < down[1] for box in boxes], sides.down
    elif depth and across is not None:
        first, names = [box.top < across[1] for box in boxes], sides.across
    else:
        yield boxes, path
        return
    for part, name in zip((first, [not before for before in first]), names, strict=True):
        yield from _cut(list(compress(boxes, part)), least, sides, path + name)


def _find_white(spans: Sequence[tuple[float, float]], least: float, smallest: float) -> tuple[float, float] | None:
    """The width and middle of the widest white between intervals that leaves blocks large enough on both sides.

    Pages have few lines, for which plain numbers are faster than arrays, and NumPy's sorting, which lets go of Python's
    lock for a moment each time, would keep other threads from it.
    """
    order = sorted(spans)
    first, reach = order[0]
    last = max(high for _, high in order)
    best: tuple[float, float] | None = None
    for low, high in order[1:]:
        white = low - reach
        fits = white >= least and reach - first >= smallest and last - low >= smallest
        if fits and (best is None or white > best[0] + ALIKE):
            best = white, reach + white / 2
        reach = max(reach, high)
    return best
