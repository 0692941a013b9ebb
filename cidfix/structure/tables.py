"""Finds tables, tables of contents and glossed examples: rows whose tokens or cells begin where those above them do.

Source: the tab-score of Goodman, Georgi and Xia 2018 (section 3.3), the share of a row's tokens, counted from the
right-most first token of two rows, that begin where one of the other row does; 60 % make a tabular group. Here cells
also count that end or stand in the middle where others do, and a group is only marked where the white between them
is wider than between words, so that prose is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import regex

from cidfix.layout import Layout
from cidfix.structure.cells import WIDE, Row, Tokens, find_rows
from cidfix.structure.letters import Letters
from cidfix.structure.margins import Margins
from cidfix.structure.measures import Measures
from cidfix.structure.model import Role
from cidfix.structure.order import Region

TABULAR = 0.6  # share of tokens or cells
SAME = 0.35  # em between places that are one column
CELL = 1.2  # em of white between cells
EDGE = 0.3  # em from the edge, in justified lines
FEW = 4  # tokens that align by chance
FARTHEST, CLOSE = 2.6, 1.7  # em between rows of a group, and between an example and what else belongs to it
NUMBER = regex.compile(r"^(?:\(\d{1,4}[a-z]?\)|\(?\p{Ll}[.)])\s*")
TRANSLATION = regex.compile(r"^[\p{Pi}'\"`„‚]")


@dataclass(frozen=True, slots=True)
class Table:
    """A run of lines of one region that are rows, and whether they are a table or a glossed example."""

    role: Role
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Cells:
    """A row with its cells as (begin, end), and where its tokens begin, all in points; `wide` after wide white."""

    row: Row
    cells: tuple[tuple[float, float], ...]
    begins: tuple[float, ...]
    wide: tuple[bool, ...]
    em: float
    across: float


def find_tables(
    region: Region, layout: Layout, tokens: Tokens, measures: Measures, margins: Margins
) -> Iterator[Table]:
    """The tables and examples of a region, from top to bottom."""
    rows = list(find_rows(region.lines, layout, measures))
    spread = [_is_spread(row, tokens, measures, margins) for row in rows]
    group: list[_Cells] = []
    for place, row in enumerate(rows):
        near = any(spread[max(place - 1, 0) : place + 2])
        if not near and not group:  # as nearly all prose
            continue
        cells = _to_cells(row, tokens, measures, margins)
        if group and _belongs(group, cells):
            group.append(cells)
        else:
            yield from _to_table(group)
            group = [cells] if near else []
    yield from _to_table(group)


def _is_spread(row: Row, tokens: Tokens, measures: Measures, margins: Margins) -> bool:
    """Whether a row has white wider than between words, and is no line of text spread to reach the edge."""
    return len(row.lines) > 1 or (
        bool(tokens.spread[row.lines[0]]) and not _is_justified(row, tokens, measures, margins)
    )


def _to_cells(row: Row, tokens: Tokens, measures: Measures, margins: Margins) -> _Cells:
    em = float(max(measures.size[line] for line in row.lines))
    cells: list[tuple[float, float]] = []
    begins, wide = [], []
    led, justified = False, _is_justified(row, tokens, measures, margins)
    for token in row.tokens:
        if tokens.leader[token]:
            led = True
            continue
        begin, end = float(tokens.begin[token]), float(tokens.end[token])
        white = np.inf if not cells else 0.0 if justified else begin - cells[-1][1]
        begins.append(begin)
        wide.append(led or white > WIDE * em)
        if not cells or led or white > CELL * em:
            cells.append((begin, end))
        else:
            cells[-1] = cells[-1][0], max(cells[-1][1], end)
        led = False
    across = float(measures.across[row.lines[0]])
    return _Cells(row, tuple(cells), tuple(begins), tuple(wide), em, across)


def _is_justified(row: Row, tokens: Tokens, measures: Measures, margins: Margins) -> bool:
    """Whether a row is a line of text spread to reach the edge: its white is the same everywhere."""
    line = row.lines[0]
    if len(row.lines) > 1 or not tokens.even[line] or not margins.even[line]:
        return False
    return abs(margins.room(line, measures)) <= EDGE * float(measures.size[line])


def _belongs(group: Sequence[_Cells], row: _Cells) -> bool:
    """Whether a row goes on with those above it as the rows of a table or an example do."""
    last = group[-1]
    if row.across - last.across > FARTHEST * row.em or abs(row.em - last.em) > 0.3 * row.em:
        return False
    if len(row.cells) > 1 and len(last.cells) > 1:
        return _share(row.cells, last.cells, row.em) >= TABULAR or _tab_score(last, row)
    if len(group) > 1 and len(row.cells) == 1:  # what did not fit into a cell above
        begin, end = row.cells[0]
        inner = {cell for other in group for cell in other.cells[1:]}
        return any(
            abs(begin - cell[0]) < SAME * row.em and end - begin < 2 * (cell[1] - cell[0]) + row.em for cell in inner
        )
    return _tab_score(last, row)


def _share(cells: Sequence[tuple[float, float]], others: Sequence[tuple[float, float]], em: float) -> float:
    """The share of the cells that begin, end or have their middle where one of the others does."""
    aligned = 0
    for begin, end in cells:
        places = (begin, end, (begin + end) / 2)
        aligned += any(
            abs(place - other) < SAME * em
            for low, high in others
            for place, other in zip(places, (low, high, (low + high) / 2), strict=True)
        )
    return aligned / max(min(len(cells), len(others)), 1)


def _tab_score(one: _Cells, two: _Cells) -> bool:
    """Whether the tokens of two rows begin in shared columns, behind white wider than between words."""
    if not one.begins or not two.begins:
        return False
    em, start = two.em, max(one.begins[0], two.begins[0]) - SAME * two.em
    upper = [(begin, wide) for begin, wide in zip(one.begins, one.wide, strict=True) if begin >= start]
    lower = [(begin, wide) for begin, wide in zip(two.begins, two.wide, strict=True) if begin >= start]
    count = max(len(upper), len(lower))
    if min(len(upper), len(lower)) < 2:
        return False
    pairs = [(a, b) for a in upper for b in lower if abs(a[0] - b[0]) < SAME * em]
    tabbed = sum(a[1] or b[1] for a, b in pairs if a != upper[0] and b != lower[0])
    return len(pairs) >= TABULAR * count and tabbed >= (1 if count >= FEW else min(2, count - 1))


def _to_table(group: Sequence[_Cells]) -> Iterator[Table]:
    """The table that rows make, if they are more than one and have white between cells."""
    if len(group) < 2:
        return
    lines = tuple(line for row in group for line in row.row.lines)
    celled = sum(len(row.cells) > 1 for row in group)
    glossed = len(group) in (2, 3) and all(_tab_score(one, two) for one, two in pairwise(group))
    if glossed:
        yield Table(Role.EXAMPLE, lines)
    elif celled >= 2:
        yield Table(Role.TABLE, lines)


def extend_examples(
    region: Region, tables: Sequence[Table], tokens: Tokens, layout: Layout, measures: Measures, letters: Letters
) -> Iterator[Table]:
    """The tables, and examples with the line of their number and with what is set below the glosses at one place.

    Below stand further lines of morphemes and glosses that are too short to be told by themselves, and a translation.
    """
    place = {line: number for number, line in enumerate(region.lines)}
    taken = {line for table in tables for line in table.lines}
    for table in tables:
        lines = list(table.lines)
        if lines[0] not in taken:
            continue
        taken.difference_update(lines)
        if table.role is Role.EXAMPLE:
            before = place[lines[0]] - 1
            if before >= 0 and _is_numbered(region.lines[before], lines[0], measures, letters):
                lines.insert(0, region.lines[before])
            starts = _list_starts(lines, tokens, layout)
            for line in region.lines[place[lines[-1]] + 1 :]:
                if not _is_under(lines[-1], line, starts, measures, letters):
                    break
                lines.append(line)
                taken.discard(line)
        yield Table(table.role, tuple(lines))


def _list_starts(lines: Sequence[int], tokens: Tokens, layout: Layout) -> list[float]:
    """Where the first tokens of an example begin: that of its number, and that of its text."""
    first = [int(layout.line_start[line]) for line in lines]
    second = [token + 1 for token, line in zip(first, lines, strict=True) if token + 1 < layout.line_start[line + 1]]
    return [float(tokens.begin[token]) for token in (*first, *second[:1])]


def _is_numbered(line: int, first: int, measures: Measures, letters: Letters) -> bool:
    own = bool(NUMBER.match(letters.text(first)))
    return not own and bool(NUMBER.match(letters.text(line))) and _is_near(line, first, measures)


def _is_under(last: int, line: int, starts: Sequence[float], measures: Measures, letters: Letters) -> bool:
    """Whether a line is set close below an example, where its text begins, and has no number of its own."""
    begin, em = float(measures.begin[line]), float(measures.size[line])
    step = float(measures.across[line] - measures.across[last])
    if (
        NUMBER.match(letters.text(line))
        or not 0 < step <= CLOSE * em
        or abs(em - float(measures.size[last])) > 0.3 * em
    ):
        return False
    aligned = any(abs(begin - start) < SAME * em for start in starts)
    return aligned or bool(TRANSLATION.match(letters.text(line)))


def _is_near(one: int, two: int, measures: Measures) -> bool:
    return 0 < float(measures.across[two] - measures.across[one]) <= FARTHEST * float(measures.size[two])
