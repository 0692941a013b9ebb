"""The parts of a glyph that stand apart from its body: accents above and below, and what stands before or behind.

An accent is small beside its letter, and in a picture of the whole it is a few cells. Where white runs between it and
the letter it can be looked at alone: as large as it comes, and apart from the letter that carries it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Bools, Floats, Outlines
from cidfix.shapes.raster import flatten, share_out

SIDES = 4
"""Above, below, before (left) and behind (right) the body, in this order."""

_BINS = 160  # of a glyph's height or width, in which white is looked for
_LOW, _HIGH = 1, 2  # of an axis: the parts before the body and behind it


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Parts:
    """For each of SIDES and each glyph (SIDES, G): whether something stands there, and the box of it all in em."""

    present: Bools
    box: Floats  # (SIDES, G, 4)


def find_parts(outlines: Outlines, ink: Floats) -> Parts:
    """What stands apart from the body of each glyph; `ink` (G, 4) is the box of each in em.

    The body is what is highest (or widest) among the stretches between which a straight line of white runs across.
    """
    count = len(outlines)
    present = np.zeros((SIDES, count), bool)
    box = np.zeros((SIDES, count, 4), np.float32)
    for start, stop in share_out(outlines.verb_start):
        glyph, edges = flatten(outlines, start, stop)
        mine = ink[start:stop].astype(np.float64)
        for axis, (high, low) in ((1, (0, 1)), (0, (3, 2))):
            side = _find_sides(glyph, edges, mine, axis)
            for wanted, number in ((_HIGH, high), (_LOW, low)):
                of_part = side == wanted
                present[number, start + np.unique(glyph[of_part])] = True
                box[number, start:stop] = _find_boxes(glyph[of_part], edges[of_part], stop - start)
    return Parts(present, box)


def _find_sides(
    glyph: NDArray[np.int64], edges: NDArray[np.float64], ink: NDArray[np.float64], axis: int
) -> NDArray[np.int64]:
    """For each edge whether it is of the body (0), before it along the axis (_LOW) or behind it (_HIGH)."""
    count = len(ink)
    extent = np.maximum(ink[:, axis + 2] - ink[:, axis], 1e-6)
    at = (np.stack((edges[:, axis], edges[:, axis + 2])) - ink[glyph, axis]) / extent[glyph] * _BINS
    first = np.clip(np.floor(at.min(axis=0)), 0, _BINS - 1).astype(np.int64)
    last = np.clip(np.ceil(at.max(axis=0)), 1, _BINS).astype(np.int64)
    covered = np.zeros((count, _BINS + 2), np.int64)
    np.add.at(covered, (glyph, first), 1)
    np.add.at(covered, (glyph, np.maximum(last, first + 1)), -1)
    inked = np.cumsum(covered, axis=1)[:, : _BINS + 1] > 0
    begins = inked.copy()
    begins[:, 1:] &= ~inked[:, :-1]
    number = np.cumsum(begins, axis=1)  # of the stretch that each bin is of, from 1
    size = np.zeros((count, int(number.max(initial=0)) + 1), np.int64)
    rows = np.broadcast_to(np.arange(count)[:, None], inked.shape)
    np.add.at(size, (rows[inked], number[inked]), 1)
    body = size.argmax(axis=1)
    own = number[glyph, first]
    return np.where(own < body[glyph], _LOW, np.where(own > body[glyph], _HIGH, 0))


def _find_boxes(glyph: NDArray[np.int64], edges: NDArray[np.float64], count: int) -> NDArray[np.float32]:
    low, high = np.full((count, 2), np.inf), np.full((count, 2), -np.inf)
    for axis in (0, 1):
        np.minimum.at(low[:, axis], glyph, np.minimum(edges[:, axis], edges[:, axis + 2]))
        np.maximum.at(high[:, axis], glyph, np.maximum(edges[:, axis], edges[:, axis + 2]))
    box = np.concatenate((low, high), axis=1)
    box[~np.isfinite(low[:, 0])] = 0.0
    return box.astype(np.float32)
