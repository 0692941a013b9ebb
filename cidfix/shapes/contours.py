"""Glyphs taken apart into their pieces: each a closed curve with the holes in it.

What floats above a letter or hangs below it is a piece of its own, as long as its curve is: an accent, the dot of an i,
a cedilla that was laid over the letter without being joined to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Outlines, Verb
from cidfix.pdf.outlines import Segment, to_shape
from cidfix.shapes.features import take
from cidfix.shapes.raster import Edges, find_boxes, flatten

_MOST_CURVES = 40  # of a glyph that is taken apart
_MOST_RECTANGLES = 400  # of a glyph that is made of these: its pixels
_TOUCH = 1e-4  # em
_EMS = (2000.0, 4096.0)  # halves of the usual units, so that what is rounded to a grid falls as it did in the font
_EXACT = 0.02  # of a unit
_GRID = 2000  # to the em: what is rounded to the same is the same


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Pieces:
    """The pieces of some glyphs: each one's glyph (P,), box in em (P, 4) and curves, numbers of those in `curves`."""

    curves: Outlines
    glyph: NDArray[np.int64]
    box: Floats
    members: Sequence[NDArray[np.int64]]

    def points(self, piece: int) -> Floats:
        """The points of a piece, (N, 2)."""
        start = self.curves.point_start
        return np.concatenate([self.curves.point[start[k] : start[k + 1]] for k in self.members[piece]])

    def join(self, groups: Sequence[Iterable[int]]) -> tuple[Outlines, Floats]:
        """Some pieces, each group of them as one outline, and the box of each."""
        chosen = [np.concatenate([self.members[piece] for piece in group]) for group in groups]
        single = take(self.curves, np.concatenate(chosen))
        ends = np.concatenate([[0], np.cumsum([len(curves) for curves in chosen])])
        joined = Outlines(single.verb, single.point, single.verb_start[ends], single.point_start[ends])
        boxes = [np.array([self.box[piece] for piece in group]) for group in groups]
        return joined, np.array([(*box[:, :2].min(axis=0), *box[:, 2:].max(axis=0)) for box in boxes], np.float32)


def find_pieces(outlines: Outlines) -> Pieces:
    """The pieces of the glyphs that have more than one; of a glyph of too many curves there are none.

    Cost: work per glyph, and per pair of its curves of which one may lie in the other.
    """
    begins = np.flatnonzero(outlines.verb == Verb.MOVE)
    takes = np.array([1, 1, 2, 3, 0])[outlines.verb]  # points of each verb
    points = np.concatenate([[0], np.cumsum(takes)])
    starts = np.append(begins, len(outlines.verb))
    curves = Outlines(outlines.verb, outlines.point, starts.astype(np.int32), points[starts].astype(np.int32))
    of_glyph = np.searchsorted(begins, outlines.verb_start)
    boxes = find_boxes(curves)
    owner, edges = flatten(curves, 0, len(begins))
    edges = edges[np.argsort(owner, kind="stable")]
    edge_start = np.concatenate([[0], np.cumsum(np.bincount(owner, minlength=len(begins)))])
    plain = np.diff(starts) == 5
    glyphs: list[int] = []
    members: list[NDArray[np.int64]] = []
    for glyph in np.flatnonzero(np.diff(of_glyph) > 1).tolist():
        first, last = int(of_glyph[glyph]), int(of_glyph[glyph + 1])
        box = boxes[first:last]
        if len(box) > 3 and plain[first:last].all():
            joined = _find_touching(box) if len(box) <= _MOST_RECTANGLES else None
        else:
            mine = [edges[edge_start[k] : edge_start[k + 1]] for k in range(first, last)]
            joined = _find_nested(box, mine) if len(box) <= _MOST_CURVES else None
        if joined is None:
            continue
        label = _find_connected(joined)
        numbers = np.unique(label)
        if len(numbers) > 1:
            members += [first + np.flatnonzero(label == number) for number in numbers.tolist()]
            glyphs += [glyph] * len(numbers)
    low = [boxes[curves_of, :2].min(axis=0) for curves_of in members]
    high = [boxes[curves_of, 2:].max(axis=0) for curves_of in members]
    box = np.concatenate((np.reshape(low, (-1, 2)), np.reshape(high, (-1, 2))), axis=1).astype(np.float32)
    return Pieces(curves, np.array(glyphs, np.int64), box, members)


def _find_touching(box: Floats) -> NDArray[np.bool_]:
    """Which rectangles touch, (N, N)."""
    low, high = box[:, None, :2], box[None, :, 2:] + _TOUCH
    reach = np.asarray((low <= high).all(axis=2))
    return reach & reach.T


def _find_nested(box: Floats, edges: Sequence[Edges]) -> NDArray[np.bool_]:
    """Which curves lie in which, (N, N)."""
    low, high = box[:, None, :2] >= box[None, :, :2], box[:, None, 2:] <= box[None, :, 2:]
    within = np.asarray((low & high).all(axis=2))
    np.fill_diagonal(within, False)
    for inner, outer in np.argwhere(within).tolist():
        within[inner, outer] = len(edges[inner]) and _is_inside(edges[inner][0, :2], edges[outer])
    return within


def _is_inside(point: NDArray[np.float64], edges: Edges) -> bool:
    """Whether a line from the point to the left crosses the edges an odd number of times."""
    x0, y0, x1, y1 = edges.T
    met = (y0 <= point[1]) != (y1 <= point[1])
    x = x0[met] + (point[1] - y0[met]) / (y1[met] - y0[met]) * (x1[met] - x0[met])
    return bool(np.count_nonzero(x < point[0]) % 2)


def _find_connected(joined: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A label for each of N things, the same for those that a path of joints connects."""
    joined = joined | joined.T | np.eye(len(joined), dtype=bool)
    label = np.arange(len(joined))
    while True:
        least: NDArray[np.int64] = np.where(joined, label[None, :], len(label)).min(axis=1)
        if (least == label).all():
            return least
        label = least


def find_same(outlines: Outlines, origin: Floats, beside: Floats) -> tuple[NDArray[np.int64], list[int]]:
    """The first of all outlines (N) that are drawn alike as seen from their origins (N, 2), and which of these each is.

    Outlines that differ in what is said `beside` them, (K, N), are not the same.
    """
    numbers: dict[bytes, int] = {}
    first: list[int] = []
    which: list[int] = []
    verbs = pairwise(outlines.verb_start.tolist())
    points = pairwise(outlines.point_start.tolist())
    for row, (verb, point) in enumerate(zip(verbs, points, strict=True)):
        place = np.rint((outlines.point[slice(*point)] - origin[row]) * _GRID).astype(np.int32)
        key = outlines.verb[slice(*verb)].tobytes() + place.tobytes() + beside[:, row].tobytes()
        if key not in numbers:
            first.append(row)
        which.append(numbers.setdefault(key, len(numbers)))
    return np.array(first, np.int64), which


def to_hashes(outlines: Outlines) -> list[str]:
    """The hash of each outline, as fonts' glyphs have it in `Glyphs.outline`."""
    return [
        _to_hash(outlines.verb[slice(*verbs)].tolist(), np.asarray(outlines.point[slice(*points)], np.float64))
        for verbs, points in zip(pairwise(outlines.verb_start), pairwise(outlines.point_start), strict=True)
    ]


def _to_hash(verbs: Sequence[int], points: NDArray[np.float64]) -> str:
    em = next((em for em in _EMS if np.abs(points * em - np.rint(points * em)).max(initial=0) < _EXACT), 1.0)
    units = list(map(tuple, (np.rint(points * em) if em > 1 else points).tolist()))
    contours: list[list[Segment]] = []
    at = 0
    for verb in verbs:
        if verb == Verb.MOVE:
            contours.append([])
            at += 1
        elif verb != Verb.CLOSE:
            contours[-1].append(tuple(units[at - 1 : at + verb]))
            at += verb
    return to_shape(contours, em).outline
