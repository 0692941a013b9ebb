"""Finds the white corridors between columns of text, before anything is known of lines.

A raster of each page says where ink begins and ends; a column border is a stretch that no line of many crosses,
with text enough on both sides. Columns need not share baselines, and lines that cross end a corridor, as a title
over two columns does.

Berg, Oepen and Read 2012 (sections 2 and 3) take columns from a cover of the page by maximal empty rectangles (Breuel
2002), of which they keep the tall ones, extend them over gaps, merge equivalent ones and drop those without text on
both sides. Tall corridors are all that this needs, and a raster has them without a search: longest first, equivalent
ones beside each other as one, those that overlap cut back to where they are apart, rivers refused by how broad a
corridor of few lines has to be. What the cover is for is tried in tests/structure/test_reading_order.py: text across
columns, columns that change down the page, narrow ones at the side, notes under two columns, rivers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.corridors import Corridor, carry_corridors
from cidfix.layout.frame import Groups, Placed, starts_of
from cidfix.pdf.document import Bools, Floats, Ints

CELL = 0.125  # em, width of a cell of the raster
SLICE = 0.6  # em, height of a cell: less than a line
COLUMNS, SLICES = 512, 128
SAMPLES = (0.05, 0.35, 0.65, 0.95)  # of a glyph's width: where its ink is looked for
FEWEST_GLYPHS = 80  # of a group that can have columns: as many as those lines hold at least
MOST_RUNS, MOST_CORRIDORS = 400, 16  # bounds on the search, far beyond what pages that people read have
CHUNK = 32  # groups rastered at once
NARROW = 2  # cells on either side of the middle of a corridor: wider than the space between most words
WIDTHS = ((12, 4), (6, 8), (0, 16))  # cells of white, and lines on each side that make a corridor of it
NARROWER = 0.6  # of the least white within a corridor: at its ends such white is that between two words
CROSSED = 2  # lines that have white at one place by chance
FEW_LINES, MOST_LINES = 4, 16
LOW = 6  # slices that as few lines take at least
COLUMN = 38  # cells of ink a line of a column has on average


@dataclass(frozen=True, slots=True)
class Regions:
    """Per region: its `group`, the `band` from top to bottom and the `column` from left to right within it."""

    group: Ints
    band: Ints
    column: Ints


@dataclass(frozen=True, slots=True)
class _Raster:
    """Cells of ink, shape (groups, slices, columns), with the origin and step of each group's cells."""

    ink: Bools
    left: Floats
    top: Floats
    wide: Floats
    high: Floats


@dataclass(frozen=True, slots=True)
class _Run:
    """Empty cells of one column of a group's raster, from slice `top` to before `bottom`, by `lines` of text."""

    group: int
    cell: int
    top: int
    bottom: int
    lines: int


def find_regions(placed: Placed, groups: Groups) -> tuple[Ints, Regions]:
    """The region of each glyph, shape (K,), and what the regions are; numbered group by group, band by band."""
    corridors = list(find_corridors(placed, groups))
    corridors = sorted((*corridors, *carry_corridors(placed, groups, corridors)), key=lambda corridor: corridor.group)
    if not corridors:
        numbers = np.arange(len(groups.page), dtype=np.int32)
        return placed.group, Regions(numbers, np.zeros_like(numbers), np.zeros_like(numbers))
    band, column = np.zeros(len(placed), np.int64), np.zeros(len(placed), np.int64)
    bounds = np.searchsorted(placed.group, np.arange(len(groups.page) + 1))
    for group, those in groupby(corridors, lambda corridor: corridor.group):
        mine = slice(bounds[group], bounds[group + 1])
        middle = placed.across[mine] - 0.3 * placed.size[mine]
        band[mine], column[mine] = _divide(middle, placed.along[mine], list(those))
    key = (placed.group.astype(np.int64) << 24) + (band << 12) + column
    begin = starts_of(key)  # glyphs that follow one another are mostly of one region
    names, region = np.unique(key[begin[:-1]], return_inverse=True)
    region = np.repeat(region, np.diff(begin))
    parts = (names >> 24, names >> 12 & 0xFFF, names & 0xFFF)
    return region.astype(np.int32), Regions(*(part.astype(np.int32) for part in parts))


def _divide(middle: Floats, along: Floats, corridors: list[Corridor]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Band and column of glyphs of one group: a new band begins where the set of corridors changes."""
    edges = np.unique([edge for corridor in corridors for edge in (corridor.above, corridor.below)])
    column = np.zeros(len(middle), np.int64)
    for corridor in corridors:
        column += (middle >= corridor.above) & (middle < corridor.below) & (along > corridor.along)
    return np.searchsorted(edges, middle, "right"), column


def find_corridors(placed: Placed, groups: Groups) -> Iterator[Corridor]:
    """The corridors of all groups, group by group."""
    full = np.flatnonzero(groups.count >= FEWEST_GLYPHS)
    for first in range(0, len(full), CHUNK):
        numbers = full[first : first + CHUNK]
        raster = _rasterise(placed, numbers)
        empty = np.zeros_like(raster.ink)
        ink = raster.ink
        pair = ink[:, :, 1:] | ink[:, :, :-1]
        empty[:, :, NARROW:-NARROW] = ~(pair[:, :, :-3] | pair[:, :, 2:-1] | ink[:, :, 2 * NARROW :])
        group, cell = _promising(ink, empty)
        if len(group):
            filled = _count_ink(ink)
            runs = _find_runs(ink, empty, filled, group, cell)
            for number, those in groupby(runs, lambda run: run.group):
                for run in _choose(list(those), filled[number], ink[number]):
                    yield _to_corridor(_trim(run, ink[number]), raster, int(numbers[number]))


def _rasterise(placed: Placed, numbers: NDArray[np.int64]) -> _Raster:
    """The raster of the groups of these numbers, which grow."""
    count = len(numbers)
    part = slice(*np.searchsorted(placed.group, (numbers[0], numbers[-1] + 1)))
    place = np.full(numbers[-1] - numbers[0] + 1, -1, np.int32)
    place[numbers - numbers[0]] = np.arange(count, dtype=np.int32)
    group = place[placed.group[part] - numbers[0]]
    inked = placed.inked[part] & (group >= 0)
    group = group[inked]
    along, width, size = placed.along[part][inked], placed.width[part][inked], placed.size[part][inked]
    middle = placed.across[part][inked] - np.float32(0.3) * size
    edges = np.zeros((5, count), np.float32)
    begin = starts_of(group)[:-1]
    if len(begin):
        here = group[begin]
        edges[0, here], edges[1, here] = np.minimum.reduceat(along, begin), np.maximum.reduceat(along + width, begin)
        edges[2, here], edges[3, here] = np.minimum.reduceat(middle, begin), np.maximum.reduceat(middle, begin)
        edges[4, here] = np.add.reduceat(size, begin) / np.diff(np.append(begin, len(group)))
    left, right, top, bottom, em = edges
    wide = np.maximum(np.maximum(CELL * em, (right - left) / (COLUMNS - 2)), np.float32(1e-3))
    high = np.maximum(np.maximum(SLICE * em, (bottom - top) / (SLICES - 2)), np.float32(1e-3))
    row = (group * SLICES + ((middle - top[group]) / high[group]).astype(np.int32)) * COLUMNS
    cell, step = (along - left[group]) / wide[group], width / wide[group]
    ink = np.zeros(count * SLICES * COLUMNS, np.bool_)
    for share in SAMPLES:
        ink[row + (cell + np.float32(share) * step).astype(np.int32)] = True
    return _Raster(ink.reshape(count, SLICES, COLUMNS), left, top, wide, high)


def _promising(ink: Bools, empty: Bools) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Group and cell of the columns of cells that are empty over `LOW` slices with text on both sides.

    This looks at single bytes only and leaves next to nothing of pages in one column.
    """
    half = empty[:, :-2] & empty[:, 1:-1] & empty[:, 2:]
    deep = half[:, : -(LOW // 2)] & half[:, LOW // 2 :]
    text = ink.any(axis=2)
    first = np.where(text, ink.argmax(axis=2), COLUMNS)
    last = np.where(text, COLUMNS - 1 - ink[:, :, ::-1].argmax(axis=2), -1)
    windows = [np.lib.stride_tricks.sliding_window_view(a, LOW, axis=1) for a in (first, last)]
    low, high = windows[0].min(axis=2).astype(np.int16), windows[1].max(axis=2).astype(np.int16)
    cells = np.arange(COLUMNS, dtype=np.int16)
    deep &= cells > low[:, :, None]
    deep &= cells < high[:, :, None]
    group, cell = np.nonzero(deep.any(axis=1))
    return group, cell


def _count_ink(ink: Bools) -> Ints:
    """How many cells of ink each slice has up to each cell and with it."""
    # All in one row: rows of their own, which are short, would take NumPy several times as long.
    filled = np.cumsum(ink.reshape(-1), dtype=np.int32).reshape(ink.shape)
    filled -= filled[:, :, :1] - ink[:, :, :1]
    return filled


def _find_runs(ink: Bools, empty: Bools, filled: Ints, group: NDArray[np.int64], cell: NDArray[np.int64]) -> list[_Run]:
    """The runs of empty cells down the given columns of cells that have lines enough on both sides."""
    free = empty[group, :, cell]
    # A run has as many slices at least as it has lines, and next to all have fewer.
    few = [free[:, k : SLICES - FEW_LINES + 1 + k] for k in range(FEW_LINES)]
    inside = np.pad(np.logical_and.reduce(few), ((0, 0), (1, 1)))
    column, edge = np.nonzero(inside[:, 1:] != inside[:, :-1])
    column, start, stop = column[::2], edge[::2], edge[1::2] + FEW_LINES - 1
    if not len(column):
        return []
    group, cell, lengths = group[column], cell[column], stop - start
    first = np.cumsum(lengths) - lengths
    place = np.repeat(group, lengths), np.arange(lengths.sum()) - np.repeat(first - start, lengths)
    left = filled[*place, np.repeat(cell, lengths)]
    right = filled[*place, -1] - left
    lines = [np.add.reduceat((side > 0).astype(np.int32), first) for side in (left, right)]
    cells = [np.add.reduceat(side, first) for side in (left, right)]
    fit = np.ones(len(column), np.bool_)
    for count, ink_count in zip(lines, cells, strict=True):
        fit &= (count >= FEW_LINES) & (ink_count >= COLUMN * count)
    table = np.stack([group, cell, start, stop, np.minimum(*lines)], axis=1)[fit]
    runs = [_Run(*row) for row in table.tolist()]
    return [run for run in runs if run.lines >= MOST_LINES or _is_broad(run, ink[run.group])]


def _is_broad(run: _Run, ink: Bools) -> bool:
    """Whether a run is as broad as its few lines ask for."""
    cells = min(width for width, lines in WIDTHS if run.lines >= lines)
    first, last = max(run.cell - cells, 0), min(run.cell + cells + 1, COLUMNS)
    blocked = first + np.flatnonzero(ink[run.top : run.bottom, first:last].any(axis=0))
    before = np.max(blocked[blocked < run.cell], initial=first - 1)
    return bool(np.min(blocked[blocked > run.cell], initial=last) - before > cells)


def _choose(runs: list[_Run], filled: Ints, ink: Bools) -> list[_Run]:
    """The longest runs of a group that have text between them."""
    runs = sorted(runs, key=lambda run: (-run.lines, run.top - run.bottom, run.cell))[:MOST_RUNS]
    kept: list[_Run] = []
    while runs and len(kept) < MOST_CORRIDORS:
        best = runs[0]
        equal = [run for run in runs if (run.lines, run.top, run.bottom) == (best.lines, best.top, best.bottom)]
        beside = sorted((run for run in equal if not _apart(best, run, filled)), key=lambda run: run.cell)
        kept.append(beside[len(beside) // 2])
        left = [run for run in runs if run not in beside]
        runs = [part for run in left for part in _part(run, kept[-1], filled, ink)]
    return kept


def _part(run: _Run, other: _Run, filled: Ints, ink: Bools) -> Iterator[_Run]:
    """The run where it is apart from another; else what of it lies above and below that is a corridor by itself.

    Where columns change down the page, white between words carries the one corridor into the lines of the other.
    """
    if _apart(run, other, filled):
        yield run
        return
    for top, bottom in ((run.top, other.top), (other.bottom, run.bottom)):
        if bottom - top >= LOW:
            before = filled[top:bottom, run.cell]
            behind = filled[top:bottom, -1] - before
            lines = int(min(np.count_nonzero(before), np.count_nonzero(behind)))
            part = replace(run, top=top, bottom=bottom, lines=lines)
            full = all(side.sum() >= COLUMN * np.count_nonzero(side) for side in (before, behind))
            if lines >= FEW_LINES and full and (lines >= MOST_LINES or _is_broad(part, ink)):
                yield part


def _trim(run: _Run, ink: Bools) -> _Run:
    """The run without the lines at its ends that cross it, where the space between two words happens to lie."""
    rows = ink[run.top : run.bottom]
    left, right = rows[:, : run.cell][:, ::-1], rows[:, run.cell :]
    both = left.any(axis=1) & right.any(axis=1)
    white = np.where(both, left.argmax(axis=1) + right.argmax(axis=1), COLUMNS)
    inner = white[both][CROSSED:-CROSSED]
    if not len(inner):
        return run
    crossed = np.flatnonzero(white < min(NARROWER * inner.min(), WIDTHS[0][0]))
    kept = np.setdiff1d(np.flatnonzero(both), crossed)
    before, behind = crossed[crossed < kept.min(initial=len(rows))], crossed[crossed > kept.max(initial=-1)]
    top = int(before[-1]) + 1 if 0 < len(before) <= CROSSED else 0
    bottom = int(behind[0]) if 0 < len(behind) <= CROSSED else len(rows)
    return replace(run, top=run.top + top, bottom=run.top + bottom)


def _apart(one: _Run, other: _Run, filled: Ints) -> bool:
    """Whether the two runs lie at different heights, or have columns of text between them."""
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    if top >= bottom:
        return True
    between = np.abs(filled[top:bottom, one.cell] - filled[top:bottom, other.cell])
    lines = int((between > 0).sum())
    return lines >= FEW_LINES and int(between.sum()) >= COLUMN * lines


def _to_corridor(run: _Run, raster: _Raster, group: int) -> Corridor:
    along = raster.left[run.group] + (run.cell + 0.5) * raster.wide[run.group]
    above, below = (raster.top[run.group] + slice_ * raster.high[run.group] for slice_ in (run.top, run.bottom))
    return Corridor(group, float(along), float(above), float(below))
