"""Corridors between columns, and those that a page has from the one before it.

The last page of a chapter or a book may hold a line or two in its second column. By itself that says nothing of
columns; but where the page before has a corridor, and white lies in the same place here, it is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.layout.frame import Groups, Placed

HALF = 0.25  # em of white on either side of the middle of a corridor
ALIKE = 0.999  # cosine between directions of writing that are one
FEW_LINES = 4  # of the fuller column at least
NEXT = 0.8  # em above a baseline that crosses, where its line begins


@dataclass(frozen=True, slots=True)
class Corridor:
    """A white stretch of one group at `along`, from `above` to `below` across the lines, all in points."""

    group: int
    along: float
    above: float
    below: float


def carry_corridors(placed: Placed, groups: Groups, corridors: Sequence[Corridor]) -> Iterator[Corridor]:
    """A corridor for each group that has none, while that of the page before has one and nothing is in its way."""
    bounds = np.searchsorted(placed.group, np.arange(len(groups.page) + 1))
    longest: dict[int, Corridor] = {}
    for corridor in sorted(corridors, key=lambda corridor: corridor.below - corridor.above):
        longest[corridor.group] = corridor
    for group in range(len(groups.page)):
        before = _find_before(group, groups)
        if group not in longest and before in longest:
            here = placed.take(np.arange(bounds[group], bounds[group + 1]))
            yield from _find_stretch(here, group, longest[before].along)


def _find_before(group: int, groups: Groups) -> int:
    """The group of the same direction of writing on the page before, -1 if there is none."""
    page, other = groups.page[group], group - 1
    while other >= 0 and groups.page[other] >= page - 1:
        alike = groups.dx[other] * groups.dx[group] + groups.dy[other] * groups.dy[group] > ALIKE
        if groups.page[other] == page - 1 and alike:
            return other
        other -= 1
    return -1


def _find_stretch(placed: Placed, group: int, along: float) -> Iterator[Corridor]:
    """The corridor between the lines that cross it, where it has most text on both sides."""
    here = placed.take(placed.inked)
    if not len(here):
        return
    em = float(np.median(here.size))
    before, behind = here.end < along - HALF * em, here.along > along + HALF * em
    walls = np.concatenate(([-np.inf], np.unique(here.across[~before & ~behind]), [np.inf]))
    stretch = np.searchsorted(walls, here.across)
    sides = [np.bincount(stretch[side], minlength=len(walls) + 1) for side in (before, behind)]
    best = int(np.argmax(np.minimum(*sides)))
    lines = [len(np.unique(here.across[side & (stretch == best)])) for side in (before, behind)]
    if min(lines) and max(lines) >= FEW_LINES:
        yield Corridor(group, along, float(walls[best - 1]), float(walls[best]) - NEXT * em)
