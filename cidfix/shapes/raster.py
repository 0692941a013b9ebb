"""Draws outlines as small pictures, from the outlines alone, so that they are the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Outlines, Verb

_SAMPLES = 4  # of a cell, each way
_TAKEN = np.array([1, 1, 2, 3, 0])  # points that each verb takes
_PIECES = {Verb.LINE: 1, Verb.QUADRATIC: 4, Verb.CUBIC: 6}  # straight ones, for each segment
_MOST_GLYPHS, _MOST_VERBS, _MOST_EDGES = 256, 1 << 15, 1 << 14  # drawn at a time, so that memory stays small

Edges = NDArray[np.float64]  # (E, 4): x0, y0, x1, y1, y up


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Frames:
    """The rectangle that each glyph's picture shows, arrays (G,): its lower left corner and its sides, in em."""

    left: NDArray[np.float64]
    bottom: NDArray[np.float64]
    width: NDArray[np.float64]
    height: NDArray[np.float64]


def draw(outlines: Outlines, frames: Frames, cells: int) -> Floats:
    """The picture of each glyph, shape (G, cells, cells): the share of each cell that is ink, the top row first.

    By the nonzero rule at 4 by 4 samples of a cell: each edge adds its direction to the samples right of it.
    """
    grid = cells * _SAMPLES
    pictures = np.zeros((len(outlines), cells, cells), np.float32)
    for start, stop in share_out(outlines.verb_start):
        glyph, edges = flatten(outlines, start, stop)
        turns = np.zeros((stop - start, grid, grid + 1), np.int32)
        at = glyph + start
        edges[:, 0::2] = (edges[:, 0::2] - frames.left[at, None]) * (grid / frames.width[at, None])
        edges[:, 1::2] = (edges[:, 1::2] - frames.bottom[at, None]) * (grid / frames.height[at, None])
        for first in range(0, len(edges), _MOST_EDGES):
            block = slice(first, first + _MOST_EDGES)
            _wind(turns, glyph[block], edges[block])
        inside = turns.cumsum(axis=2, out=turns)[:, ::-1, :grid] != 0
        pictures[start:stop] = inside.reshape(stop - start, cells, _SAMPLES, cells, _SAMPLES).mean(
            axis=(2, 4), dtype=np.float32
        )
    return pictures


def find_boxes(outlines: Outlines) -> Floats:
    """The box of each glyph's ink in em, shape (G, 4): x0, y0, x1, y1; zeros where there is none.

    Curves are bounded by the polygons they are drawn as.
    """
    boxes = np.zeros((len(outlines), 4), np.float32)
    for start, stop in share_out(outlines.verb_start):
        glyph, edges = flatten(outlines, start, stop)
        low, high = np.full((stop - start, 2), np.inf), np.full((stop - start, 2), -np.inf)
        for axis in (0, 1):
            np.minimum.at(low[:, axis], glyph, np.minimum(edges[:, axis], edges[:, axis + 2]))
            np.maximum.at(high[:, axis], glyph, np.maximum(edges[:, axis], edges[:, axis + 2]))
        inked = np.isfinite(low[:, 0])
        boxes[start:stop][inked] = np.concatenate((low, high), axis=1)[inked]
    return boxes


def share_out(verb_start: NDArray[np.int32]) -> Iterator[tuple[int, int]]:
    """Runs of glyphs that are few enough, and short enough, to be drawn at a time."""
    start, count = 0, len(verb_start) - 1
    while start < count:
        room = int(np.searchsorted(verb_start, verb_start[start] + _MOST_VERBS, side="right")) - 1
        stop = min(max(room, start + 1), start + _MOST_GLYPHS, count)
        yield start, stop
        start = stop


def flatten(outlines: Outlines, start: int, stop: int) -> tuple[NDArray[np.int64], Edges]:
    """The edges of glyphs `start` to `stop` in em, curves as polygons, and each one's glyph, counted from `start`."""
    verb = outlines.verb[outlines.verb_start[start] : outlines.verb_start[stop]]
    point = outlines.point[outlines.point_start[start] : outlines.point_start[stop]].astype(np.float64)
    owner = np.repeat(np.arange(stop - start), np.diff(outlines.verb_start[start : stop + 1]))
    place = np.cumsum(_TAKEN[verb]) - _TAKEN[verb]  # of a verb's first point; where the pen stands is the one before
    begun = np.maximum.accumulate(np.where(verb == Verb.MOVE, place, 0))
    close = verb == Verb.CLOSE
    edges = [np.concatenate((point[place[close] - 1], point[begun[close]]), axis=1)]
    owners = [owner[close]]
    for kind, pieces in _PIECES.items():
        mine = np.flatnonzero(verb == kind)
        t = np.linspace(0, 1, pieces + 1)[:, None]
        curve = [point[place[mine] + step][:, None] for step in range(-1, kind)]  # (segments, 1, 2) each
        while len(curve) > 1:  # de Casteljau
            curve = [a + (b - a) * t for a, b in pairwise(curve)]
        edges.append(np.concatenate((curve[0][:, :-1], curve[0][:, 1:]), axis=2).reshape(-1, 4))
        owners.append(np.repeat(owner[mine], pieces))
    return np.concatenate(owners), np.concatenate(edges)


def _wind(turns: NDArray[np.int32], glyph: NDArray[np.int64], edges: Edges) -> None:
    """Add the direction of each edge where it crosses a row of samples, to the first sample right of it."""
    grid = turns.shape[1]
    x0, y0, x1, y1 = edges.T
    first = np.clip(np.ceil(np.minimum(y0, y1) - 0.5), 0, grid).astype(np.int64)
    after = np.clip(np.ceil(np.maximum(y0, y1) - 0.5), 0, grid).astype(np.int64)
    rows = after - first
    edge = np.repeat(np.arange(len(edges)), rows)
    row = np.arange(len(edge)) - np.repeat(np.cumsum(rows) - rows - first, rows)
    slope = (x1 - x0) / np.where(y1 == y0, 1, y1 - y0)
    x = x0[edge] + (row + 0.5 - y0[edge]) * slope[edge]
    column = np.clip(np.ceil(x - 0.5), 0, grid).astype(np.int64)
    np.add.at(turns, (glyph[edge], row, column), np.where(y1 > y0, 1, -1)[edge])
