"""Cuts pages along white space into blocks, across and down in turn: a second analysis beside that by columns.

Source: the XY-cut of Ha, Haralick and Phillips 1995 with the thresholds of Goodman, Georgi and Xia 2018 (section 3.1):
the widest white is cut first, it is at least as wide as characters of the page are high, and a cut leaves blocks of at
least a sixth of the page's width, and a 32nd (cuts down) or a 128th (cuts across) of its height. Boxes are shrunk by
a fifth of their height above and below, since lines may touch.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout import Layout
from cidfix.pdf.document import Bools
from cidfix.structure.measures import Measures
from cidfix.structure.order import Region, split_pages, to_region

NARROWEST = 1 / 6  # of the page's width
LOWEST_DOWN, LOWEST_ACROSS = 1 / 32, 1 / 128  # of its height
SHRINK = 0.2  # of the height of boxes, above and below
MOST = 4000  # lines of a page that is cut
DEEPEST = 60  # cuts within cuts

_Edges = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Boxes:
    """Lines of a page, their ends along and across as arrays, and the least white and sizes that cuts keep to."""

    lines: NDArray[np.int64]
    begin: _Edges
    end: _Edges
    top: _Edges
    bottom: _Edges
    white: float
    width: float
    height: float


def cut_pages(layout: Layout, measures: Measures, counted: Bools) -> Iterator[Region]:
    """The blocks of all counted lines, page by page, in the order of the cuts: what is above and before comes first."""
    for lines in split_pages(layout, measures, counted):
        for part in _cut(_to_boxes(np.array(lines), measures), DEEPEST) if len(lines) <= MOST else (lines,):
            yield to_region(list(part), measures)


def _to_boxes(lines: NDArray[np.int64], measures: Measures) -> _Boxes:
    em = measures.size[lines].astype(np.float64)
    top, bottom = measures.across[lines] - 0.8 * em, measures.across[lines] + 0.2 * em
    begin, end = measures.begin[lines].astype(np.float64), measures.end[lines].astype(np.float64)
    shrunk = SHRINK * em
    width, height = float(end.max() - begin.min()), float(bottom.max() - top.min())
    white = float(np.average(em, weights=measures.count[lines]))
    return _Boxes(lines, begin, end, top + shrunk, bottom - shrunk, white, width, height)


def _cut(boxes: _Boxes, depth: int) -> Iterator[list[int]]:
    wide = float(boxes.end.max() - boxes.begin.min()) >= NARROWEST * boxes.width
    high = float(boxes.bottom.max() - boxes.top.min()) >= LOWEST_DOWN * boxes.height
    across = _find_white(boxes.top, boxes.bottom, boxes.white, LOWEST_ACROSS * boxes.height) if wide else None
    down = _find_white(boxes.begin, boxes.end, boxes.white, NARROWEST * boxes.width) if high else None
    if not depth or (across is None and down is None):
        yield boxes.lines.tolist()
    elif down is not None and (across is None or down[0] >= across[0]):
        yield from _split(boxes, boxes.begin < down[1], depth)
    elif across is not None:
        yield from _split(boxes, boxes.top < across[1], depth)


def _split(boxes: _Boxes, first: Bools, depth: int) -> Iterator[list[int]]:
    for part in (first, ~first):
        edges = (boxes.begin[part], boxes.end[part], boxes.top[part], boxes.bottom[part])
        yield from _cut(_Boxes(boxes.lines[part], *edges, boxes.white, boxes.width, boxes.height), depth - 1)


def _find_white(low: _Edges, high: _Edges, least: float, smallest: float) -> tuple[float, float] | None:
    """The width and middle of the widest white between intervals that leaves blocks large enough on both sides."""
    order = np.argsort(low, kind="stable")
    reach = np.maximum.accumulate(high[order])
    white = low[order][1:] - reach[:-1]
    fit = (white >= least) & (reach[:-1] - low.min() >= smallest) & (high.max() - low[order][1:] >= smallest)
    if not fit.any():
        return None
    best = int(np.argmax(np.where(fit, white, -np.inf)))
    return float(white[best]), float(reach[best] + white[best] / 2)
