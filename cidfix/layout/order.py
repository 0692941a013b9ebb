"""Puts lines in the order they are read and numbers them within their page."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.columns import Regions
from cidfix.layout.frame import Groups, largest, starts_of
from cidfix.layout.lines import Lines
from cidfix.layout.model import Direction
from cidfix.pdf.document import Ints


def order_lines(lines: Lines, regions: Regions, groups: Groups, direction: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Indices of the lines in reading order, shape (L,).

    Page by page; upright lines before turned ones, but columns that run down before all where most of a page is
    set in them; band by band; in each, columns of text from the side text begins at; in these from line to line. Lines
    that run down and follow one another the other way than most of theirs, as the user may say, do so among themselves.
    """
    group = regions.group[lines.region]
    count = len(groups.page)
    most = np.argmax([np.bincount(group, direction == value, count) for value in Direction], axis=0)
    first = most >= Direction.COLUMNS_RTL
    first &= groups.count == largest(groups.count, groups.page)
    rank = np.where(first, 0, np.where(groups.upright, 1, 2))
    backward = np.where(most == Direction.COLUMNS_LTR, -1, 1)[group]
    leftward = np.where(most == Direction.RTL, -1, 1)[group]
    order = np.lexsort(
        (
            leftward * lines.start,
            backward * lines.row,
            leftward * regions.column[lines.region],
            backward * regions.band[lines.region],
            group,
            rank[group],
            groups.page[group],
        )
    )
    against = (direction >= Direction.COLUMNS_RTL) & (direction != most[group]) & (most[group] >= Direction.COLUMNS_RTL)
    if against.any():
        cuts = np.flatnonzero(np.diff(group[order]) | np.diff(against[order])) + 1
        runs = (run[::-1] if against[run[0]] else run for run in np.split(order, cuts))
        order = np.concatenate(list(runs))
    return order


def number_lines(page: Ints) -> Ints:
    """The number of each line within its page from 1; `page` is sorted."""
    start = starts_of(page)[:-1]
    return (np.arange(len(page)) - np.repeat(start, np.diff(np.append(start, len(page)))) + 1).astype(np.int32)
