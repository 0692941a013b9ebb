"""Small pictures of glyphs, and an order in which glyphs that look alike stand side by side.

Whoever goes through a font's glyphs by eye is quick when o, ö and ő follow one another. The pictures are drawn from
the outlines alone, so they are the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Ints, Outlines, Verb

SIDE = 24  # cells of a picture, each way
BOTTOM, TOP = -0.4, 1.0  # em, of a picture; it is as wide as it is high

_SAMPLES = 4  # of a cell, each way
_GRID = SIDE * _SAMPLES
_SCALE = _GRID / (TOP - BOTTOM)
_TAKEN = np.array([1, 1, 2, 3, 0])  # points that each verb takes
_PIECES = {Verb.LINE: 1, Verb.QUADRATIC: 4, Verb.CUBIC: 6}  # straight ones, for each segment
_MOST_GLYPHS, _MOST_VERBS, _MOST_EDGES = 256, 1 << 15, 1 << 14  # drawn at a time, so that memory stays small
_BATCH = 256  # glyphs compared with all before them at a time

Edges = NDArray[np.float64]  # (E, 4): x0, y0, x1, y1 in samples, y up


def draw_outlines(outlines: Outlines) -> Floats:
    """The picture of each glyph, shape (G, SIDE, SIDE): the share of each cell that is ink, the top row first.

    All have one scale: a picture reaches from BOTTOM to TOP em, and as far across, with the middle of the glyph's ink
    in its middle. Without ink it is all zeros. By the nonzero rule at 4 by 4 samples of a cell: each edge adds its
    direction to the samples right of it.
    """
    pictures = np.zeros((len(outlines), SIDE, SIDE), np.float32)
    for start, stop in _share_out(outlines.verb_start):
        glyph, edges = _flatten(outlines, start, stop)
        turns = np.zeros((stop - start, _GRID, _GRID + 1), np.int32)
        _center(glyph, edges, stop - start)
        for first in range(0, len(edges), _MOST_EDGES):
            block = slice(first, first + _MOST_EDGES)
            _wind(turns, glyph[block], edges[block])
        inside = turns.cumsum(axis=2, out=turns)[:, ::-1, :_GRID] != 0
        cells = inside.reshape(stop - start, SIDE, _SAMPLES, SIDE, _SAMPLES)
        pictures[start:stop] = cells.mean(axis=(2, 4), dtype=np.float32)
    return pictures


def order_by_likeness(pictures: Floats, glyphs: Ints) -> Ints:
    """The same glyphs, so that neighbours look alike; those without ink come last, as they were.

    By cheapest insertion: each glyph goes between the two neighbours that are parted at the least loss of likeness,
    which is the cosine of two pictures at half their resolution.
    """
    traits = _to_traits(pictures[glyphs])
    inked = np.flatnonzero(traits.any(axis=1))
    traits = traits[inked]
    chain, links = np.zeros(min(len(inked), 1), np.int64), np.zeros(0, np.float32)
    table = np.zeros((0, 0), np.float32)
    for new in range(1, len(inked)):
        row = (new - 1) % _BATCH
        if row == 0:
            table = traits[new : new + _BATCH] @ traits[: new + _BATCH].T
        likeness = table[row, chain]
        gain = np.concatenate((likeness[:1], likeness[:-1] + likeness[1:] - links, likeness[-1:]))
        place = int(gain.argmax())
        chain = np.insert(chain, place, new)
        beside = likeness[max(place - 1, 0) : place + 1]
        links = np.concatenate((links[: max(place - 1, 0)], beside, links[place:]))
    blank = np.setdiff1d(np.arange(len(glyphs)), inked)
    return glyphs[np.concatenate((inked[chain], blank))]


def _share_out(verb_start: Ints) -> Iterator[tuple[int, int]]:
    """Runs of glyphs that are few enough, and short enough, to be drawn at a time."""
    start, count = 0, len(verb_start) - 1
    while start < count:
        room = int(np.searchsorted(verb_start, verb_start[start] + _MOST_VERBS, side="right")) - 1
        stop = min(max(room, start + 1), start + _MOST_GLYPHS, count)
        yield start, stop
        start = stop


def _flatten(outlines: Outlines, start: int, stop: int) -> tuple[NDArray[np.int64], Edges]:
    """The edges of glyphs `start` to `stop`, and of each the number of its glyph from `start`; curves as polygons."""
    verb = outlines.verb[outlines.verb_start[start] : outlines.verb_start[stop]]
    point = outlines.point[outlines.point_start[start] : outlines.point_start[stop]] * np.float64(_SCALE)
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


def _center(glyph: NDArray[np.int64], edges: Edges, count: int) -> None:
    """Move edges to where their glyphs stand in the picture."""
    left, right = np.full(count, np.inf), np.full(count, -np.inf)
    np.minimum.at(left, glyph, edges[:, 0])
    np.maximum.at(right, glyph, edges[:, 0])
    edges[:, 0::2] += (_GRID / 2 - (left[glyph] + right[glyph]) / 2)[:, None]
    edges[:, 1::2] -= BOTTOM * _SCALE


def _wind(turns: NDArray[np.int32], glyph: NDArray[np.int64], edges: Edges) -> None:
    """Add the direction of each edge where it crosses a row of samples, to the first sample right of it."""
    x0, y0, x1, y1 = edges.T
    first = np.clip(np.ceil(np.minimum(y0, y1) - 0.5), 0, _GRID).astype(np.int64)
    after = np.clip(np.ceil(np.maximum(y0, y1) - 0.5), 0, _GRID).astype(np.int64)
    rows = after - first
    edge = np.repeat(np.arange(len(edges)), rows)
    row = np.arange(len(edge)) - np.repeat(np.cumsum(rows) - rows - first, rows)
    slope = (x1 - x0) / np.where(y1 == y0, 1, y1 - y0)
    x = x0[edge] + (row + 0.5 - y0[edge]) * slope[edge]
    column = np.clip(np.ceil(x - 0.5), 0, _GRID).astype(np.int64)
    np.add.at(turns, (glyph[edge], row, column), np.where(y1 > y0, 1, -1)[edge])


def _to_traits(pictures: Floats) -> Floats:
    """Vectors whose products are the cosines of pictures, shape (K, SIDE * SIDE / 4); zeros where there is no ink."""
    half = SIDE // 2
    flat = pictures.reshape(-1, half, 2, half, 2).mean(axis=(2, 4)).reshape(-1, half * half)
    traits: Floats = flat / np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-9)
    return traits
