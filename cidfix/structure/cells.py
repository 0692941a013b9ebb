"""Where tokens begin and end in their lines, and how lines of one height make a row of cells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.layout.limits import apply_limits
from cidfix.pdf.document import Bools, Document, Floats
from cidfix.structure.measures import Measures

SAME_ROW = 0.3  # em between baselines of one row
EVEN = 0.25  # em between the white of words in one line that is spread evenly
WIDE = 0.8  # em of white that no words of a line have between them
MANY = 5  # tokens of a line, of which the first may be a label
LEADER = 4  # glyphs of one kind that lead the eye, as dots in a table of contents do


@dataclass(frozen=True, slots=True)
class Tokens:
    """Arrays of length T, in points: where each token begins and ends as it is read.

    `leader` is true for tokens of dots that lead the eye to a number. `spread` (L,) is true for lines that have such
    tokens, or white between tokens wider than between words; `even` (L,) for those whose white is the same everywhere,
    but perhaps behind the first token of many, which may be a label.
    """

    begin: Floats
    end: Floats
    leader: Bools
    spread: Bools
    even: Bools


@dataclass(frozen=True, slots=True)
class Row:
    """Lines of one height and their tokens (indices), in reading direction."""

    lines: tuple[int, ...]
    tokens: tuple[int, ...]


def measure_tokens(layout: Layout, document: Document) -> Tokens:
    """The ends of all tokens."""
    every, here = apply_limits(document).occurrences, layout.occurrence
    x, y, dx, dy = every.x[here], every.y[here], every.dx[here], every.dy[here]
    line = np.repeat(np.arange(len(layout.page)), np.diff(layout.line_start))
    glyph_line = np.repeat(line, np.diff(layout.token_start))
    along = np.where(_runs_down(layout)[glyph_line], y, x * dx + y * dy)
    reach = along + np.abs(every.advance[here])
    first = layout.token_start[:-1]
    if not len(first):
        none, no = np.zeros(0, np.float32), np.zeros(0, np.bool_)
        return Tokens(none, none, no, no, no)
    low, high = np.minimum.reduceat(along, first), np.maximum.reduceat(reach, first)
    right = layout.direction[line] == Direction.RTL
    begin, end = np.where(right, -high, low), np.where(right, -low, high)
    leader = _find_leaders(layout, document)
    white, opens = np.zeros_like(begin), layout.line_start[:-1]
    white[1:] = begin[1:] - end[:-1]
    inner = np.ones(len(white), np.bool_)
    inner[opens] = False
    wide = inner & (white > WIDE * layout.size[line])
    inner[opens[np.diff(layout.line_start) >= MANY] + 1] = False
    most = np.maximum.reduceat(np.where(inner, white, -np.inf), opens)
    least = np.minimum.reduceat(np.where(inner, white, np.inf), opens)
    return Tokens(begin, end, leader, np.logical_or.reduceat(wide | leader, opens), most - least < EVEN * layout.size)


def _runs_down(layout: Layout) -> Bools:
    return np.asarray(layout.direction >= Direction.COLUMNS_RTL)


def _find_leaders(layout: Layout, document: Document) -> Bools:
    """Tokens of one glyph over and over, or single ones in a run of tokens of that glyph."""
    glyph = document.occurrences.glyph[layout.occurrence]
    first, count = layout.token_start[:-1], np.diff(layout.token_start)
    same = np.minimum.reduceat(glyph, first) == np.maximum.reduceat(glyph, first)
    kind = np.where(same, glyph[first], -1 - np.arange(len(first)))
    line = np.repeat(np.arange(len(layout.page)), np.diff(layout.line_start))
    new = np.concatenate(([True], (kind[1:] != kind[:-1]) | (line[1:] != line[:-1])))
    run = np.cumsum(new) - 1
    leader: Bools = same & (np.bincount(run, count)[run] >= LEADER)
    return leader


def find_rows(lines: Sequence[int], layout: Layout, measures: Measures) -> Iterator[Row]:
    """The rows of lines in layout's order: those on one height are one row."""
    row: list[int] = []
    for line in lines:
        if row and abs(float(measures.across[line] - measures.across[row[0]])) > SAME_ROW * float(measures.size[line]):
            yield _to_row(row, layout, measures)
            row = []
        row.append(line)
    if row:
        yield _to_row(row, layout, measures)


def _to_row(lines: Sequence[int], layout: Layout, measures: Measures) -> Row:
    ordered = sorted(lines, key=lambda line: float(measures.begin[line])) if len(lines) > 1 else lines
    starts = layout.line_start
    tokens = tuple(token for line in ordered for token in range(int(starts[line]), int(starts[line + 1])))
    return Row(tuple(ordered), tokens)
