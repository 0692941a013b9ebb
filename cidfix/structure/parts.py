"""Blocks while they are cut, joined and moved: an order of parts, and the part that holds each line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from cidfix.structure.model import Block, Role


@dataclass(slots=True, eq=False)  # two alike are still two parts
class CorrectedPart:
    """Lines that belong together, and what they are."""

    role: Role
    depth: int
    lines: Sequence[int]


class CorrectedParts:
    """The parts of a document in reading order. A change costs a copy of their list at most."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.order = [CorrectedPart(block.role, block.depth, block.lines) for block in blocks]
        self._owner = {line: part for part in self.order for line in part.lines}

    def find(self, lines: Iterable[int]) -> list[CorrectedPart]:
        """The parts that hold some lines, in reading order."""
        parts = dict.fromkeys(self._owner[line] for line in lines if line in self._owner)
        return sorted(parts, key=self.order.index) if len(parts) > 1 else list(parts)

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
        first, *others = parts
        for part in others:
            self.order.remove(part)
        first.lines = tuple(line for part in parts for line in part.lines)
        self._owner.update(dict.fromkeys(first.lines, first))

    def move(self, parts: Sequence[CorrectedPart], beside: CorrectedPart, *, before: bool) -> None:
        """Put parts directly before or behind another that is none of them."""
        gone = set(parts)
        kept = [part for part in self.order if part not in gone]
        at = kept.index(beside) + (not before)
        self.order = [*kept[:at], *parts, *kept[at:]]

    def _divide(self, part: CorrectedPart, wanted: frozenset[int]) -> list[CorrectedPart]:
        """The runs of lines of a part that are wanted, and those that are not, each a part now."""
        runs = [tuple(run) for _, run in groupby(part.lines, wanted.__contains__)]
        if len(runs) == 1:
            return [part]
        pieces = [CorrectedPart(part.role, part.depth, run) for run in runs]
        at = self.order.index(part)
        self.order[at : at + 1] = pieces
        self._owner.update({line: piece for piece in pieces for line in piece.lines})
        return pieces
