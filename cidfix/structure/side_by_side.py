"""Puts tables together again whose columns were taken for columns of text: what is read in rows is no column."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import numpy as np

from cidfix.layout import Layout
from cidfix.pdf.document import Bools
from cidfix.structure.cells import SAME_ROW, Tokens
from cidfix.structure.measures import Measures
from cidfix.structure.order import Region, to_region

SPREAD = 0.5  # share of the lines of both regions that have wide white in them
SHARED = 0.6  # share of the lines of the smaller one that stand on a baseline of the other


def join_tables(regions: Sequence[Region], layout: Layout, tokens: Tokens, measures: Measures) -> list[Region]:
    """The regions, those that follow one another and are one table as one."""
    result: list[Region] = []
    for region in regions:
        before = result[-1] if result else None
        if before is not None and _are_one(before, region, layout, tokens.spread, measures):
            result[-1] = _join(before, region, measures)
        else:
            result.append(region)
    return result


def _are_one(one: Region, two: Region, layout: Layout, spread: Bools, measures: Measures) -> bool:
    if layout.page[one.lines[0]] != layout.page[two.lines[0]] or one.is_over(two):
        return False
    if not all(spread[list(region.lines)].mean() >= SPREAD for region in (one, two)):
        return False
    few, many = sorted((one, two), key=lambda region: len(region.lines))
    heights = measures.across[list(many.lines)]
    em = measures.size[list(few.lines)]
    away = np.abs(measures.across[list(few.lines)][:, None] - heights[None, :]).min(axis=1)
    return bool((away <= SAME_ROW * em).mean() >= SHARED)


def _join(one: Region, two: Region, measures: Measures) -> Region:
    """Both regions row by row."""
    lines = sorted((*one.lines, *two.lines), key=lambda line: float(measures.across[line]))
    rows: list[list[int]] = []
    for line in lines:
        height = float(measures.across[line])
        if rows and height - float(measures.across[rows[-1][0]]) <= SAME_ROW * float(measures.size[line]):
            rows[-1].append(line)
        else:
            rows.append([line])
    ordered = [line for row in rows for line in sorted(row, key=lambda line: float(measures.begin[line]))]
    shared = takewhile(lambda pair: pair[0] == pair[1], zip(one.path, two.path, strict=False))
    return to_region(ordered, measures, "".join(name for name, _ in shared))
