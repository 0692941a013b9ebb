"""Where blocks stand: a box for each column that they run through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np

from cidfix.layout import Layout
from cidfix.structure.model import Place


def find_places(blocks: Sequence[Sequence[int]], layout: Layout, paths: Mapping[int, str]) -> list[tuple[Place, ...]]:
    """The places of blocks, each given by its lines in reading order; none for one without lines.

    `paths` are the ways of cuts to the lines, as far as there are some.
    """
    lines = np.fromiter(chain.from_iterable(blocks), np.intp)
    block = np.repeat(np.arange(len(blocks)), list(map(len, blocks)))
    changed = np.ones(len(lines), np.bool_)
    changed[1:] = np.logical_or.reduce([np.diff(of) != 0 for of in (block, layout.page[lines], layout.region[lines])])
    first = np.flatnonzero(changed)
    result: list[list[Place]] = [[] for _ in blocks]
    if len(first):
        box = layout.box[lines].astype(np.float64)
        ends = np.minimum.reduceat(box[:, :2], first), np.maximum.reduceat(box[:, 2:], first)
        corners = np.round(np.concatenate(ends, axis=1), 2).tolist()
        opening = lines[first].tolist()
        for at, line, (x0, y0, x1, y1) in zip(block[first].tolist(), opening, corners, strict=True):
            result[at].append(Place(int(layout.page[line]), (x0, y0, x1, y1), paths.get(line, "")))
    return list(map(tuple, result))
