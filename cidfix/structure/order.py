"""Puts the regions of each page in the order they are read: a topological sort of what must come before what.

Source: Breuel 2003 (High performance document layout analysis, section on reading order): a region comes before
another that lies below it in the same column, and before one to its right unless something between the two spans
both, or the corridor between them ends, as it does where columns change down the page. What that leaves open, the
order of layout settles. As pages are measured as they are read, pages from the right and pages of vertical text need
no case of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.layout import Layout
from cidfix.pdf.document import Bools
from cidfix.structure.measures import Measures

MOST = 64  # regions of a page that are sorted; pages with more have no columns that are read down
ASIDE = 1.0  # points by which neighbours may overlap


@dataclass(frozen=True, slots=True)
class Region:
    """Lines of one region in layout's order, and their extent: along the writing, and from line to line.

    `path` is the way of cuts that led to it, as places have it.
    """

    lines: tuple[int, ...]
    begin: float
    end: float
    top: float
    bottom: float
    path: str = ""

    def is_over(self, other: Region) -> bool:
        """Whether the two share a part of the measure."""
        return min(self.end, other.end) - max(self.begin, other.begin) > ASIDE


def find_regions_in_order(layout: Layout, measures: Measures, counted: Bools) -> Iterator[Region]:
    """The regions of all counted lines, page by page as they are read; lines of other angles keep their place."""
    for lines in split_pages(layout, measures, counted):
        breaks = np.flatnonzero(np.diff(layout.region[lines]) != 0) + 1
        regions = [to_region(part.tolist(), measures) for part in np.split(np.array(lines), breaks)]
        yield from _sort(regions) if 2 < len(regions) <= MOST else regions


def split_pages(layout: Layout, measures: Measures, counted: Bools) -> Iterator[list[int]]:
    """The counted lines of each page in layout's order, parted where another direction or angle begins."""
    lines = np.flatnonzero(counted)
    kind = np.stack([layout.page[lines], layout.direction[lines], measures.upright[lines]])
    for part in np.split(lines, np.flatnonzero(np.diff(kind, axis=1).any(axis=0)) + 1) if len(lines) else ():
        yield part.tolist()


def to_region(lines: Sequence[int], measures: Measures, path: str = "") -> Region:
    """The region that lines make."""
    part = np.array(lines)
    begin, end, across = measures.begin[part], measures.end[part], measures.across[part]
    return Region(tuple(lines), float(begin.min()), float(end.max()), float(across.min()), float(across.max()), path)


def _sort(regions: Sequence[Region]) -> Iterator[Region]:
    waits = [
        {i for i, one in enumerate(regions) if i != k and _is_before(one, two, regions)}
        for k, two in enumerate(regions)
    ]
    left = list(range(len(regions)))
    while left:
        free = next((k for k in left if not waits[k] & set(left)), left[0])
        left.remove(free)
        yield regions[free]


def _is_before(one: Region, two: Region, regions: Sequence[Region]) -> bool:
    if one.is_over(two):
        return one.top < two.top
    return one.begin <= two.begin and (_are_level(one, two) or _has_corridor(one, two, regions))


def _are_level(one: Region, two: Region) -> bool:
    return one.top <= two.bottom and two.top <= one.bottom


def _has_corridor(one: Region, two: Region, regions: Sequence[Region]) -> bool:
    """Whether white runs down between two regions, from the top of the upper to the bottom of the lower one."""
    top, bottom = min(one.top, two.top), max(one.bottom, two.bottom)
    reach = one.end
    for other in sorted(regions, key=lambda region: region.begin):
        if other.top <= bottom and top <= other.bottom and other.begin < two.begin:
            if other.begin > reach + ASIDE:
                break
            reach = max(reach, other.end)
    return reach < two.begin + ASIDE
