"""Blocks while they are cut, joined and moved: the parts of a document, their order, and the part of each line.

A part's rank is the way to its place: the number of its block, then, for one that was put beside another, that one's
way, the side, and when. So a change costs what the parts cost that it is about, however long the document; what is said
of all pages is a change on each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count, groupby
from typing import TypeAlias

from cidfix.structure.model import Block, Role

_Rank: TypeAlias = tuple[int, ...]


@dataclass(slots=True, eq=False)  # two alike are still two parts
class CorrectedPart:
    """Lines that belong together, what they are, and the rank by which parts are sorted in reading order."""

    role: Role
    depth: int
    lines: Sequence[int]
    rank: _Rank


class CorrectedParts:
    """The parts of a document."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        parts = [CorrectedPart(block.role, block.depth, block.lines, (at, 0)) for at, block in enumerate(blocks)]
        self._owner = {line: part for part in parts for line in part.lines}
        self._turn = count(1)

    def list_in_order(self) -> list[CorrectedPart]:
        """All parts in reading order."""
        return _sort(self._owner.values())

    def find(self, lines: Iterable[int]) -> list[CorrectedPart]:
        """The parts that hold some lines, in reading order."""
        return _sort(self._owner[line] for line in lines if line in self._owner)

    def cut(self, lines: Iterable[int]) -> list[CorrectedPart]:
        """The parts that lines make by themselves, in reading order: those that hold others, too, are cut."""
        wanted = frozenset(lines)
        pieces = [piece for part in self.find(wanted) for piece in self._divide(part, wanted)]
        return [piece for piece in pieces if piece.lines[0] in wanted]

    def cut_before(self, line: int) -> None:
        """Let a line begin a part."""
        part = self._owner.get(line)
        if part is not None:
            at = part.lines.index(line)
            self._divide(part, frozenset(part.lines[at:]))

    def join(self, parts: Sequence[CorrectedPart]) -> None:
        """Put all in the place of the first, as one."""
        first = parts[0]
        first.lines = tuple(line for part in parts for line in part.lines)
        self._owner.update(dict.fromkeys(first.lines, first))

    def move(self, parts: Sequence[CorrectedPart], beside: CorrectedPart, *, before: bool) -> None:
        """Put parts directly before or behind another that is none of them."""
        for part, rank in zip(parts, self._rank(beside, -1 if before else 1, len(parts)), strict=True):
            part.rank = rank

    def _divide(self, part: CorrectedPart, wanted: frozenset[int]) -> list[CorrectedPart]:
        """The runs of lines of a part that are wanted, and those that are not, each a part now."""
        first, *others = (tuple(run) for _, run in groupby(part.lines, wanted.__contains__))
        part.lines = first
        ranks = self._rank(part, 1, len(others))
        behind = [CorrectedPart(part.role, part.depth, run, rank) for run, rank in zip(others, ranks, strict=True)]
        self._owner.update({line: piece for piece in behind for line in piece.lines})
        return [part, *behind]

    def _rank(self, beside: CorrectedPart, side: int, number: int) -> list[_Rank]:
        """The ranks of so many parts directly before (side -1) or behind (1) another, nearer than what is there."""
        turn = next(self._turn)
        return [(*beside.rank[:-1], side, -side * turn, at, 0) for at in range(number)]


def _sort(parts: Iterable[CorrectedPart]) -> list[CorrectedPart]:
    return sorted(dict.fromkeys(parts), key=lambda part: part.rank)
