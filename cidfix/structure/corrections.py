"""What the user says of blocks, applied to those that were found: their order, extent and roles.

What is said of all pages of a kind comes before what is said of one, so that the one can be an exception; otherwise
what was said later comes later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import TypeVar

import numpy as np

from cidfix.layout import Area, Layout
from cidfix.layout.areas import find_in_area
from cidfix.pdf.document import Bools, Document, Floats
from cidfix.recover.block_decisions import (
    APART,
    Areas,
    BlockDecision,
    MergeBlocks,
    MoveBlock,
    SetRole,
    SplitBlock,
    find_areas,
)
from cidfix.recover.decode import Decoder
from cidfix.structure.measures import measure_lines
from cidfix.structure.model import Block, Role, Structure
from cidfix.structure.notes import find_marks
from cidfix.structure.parts import CorrectedPart, CorrectedParts
from cidfix.structure.places import find_places

_Decision = TypeVar("_Decision", bound=BlockDecision)


def correct_structure(
    found: Structure, decisions: Sequence[BlockDecision], layout: Layout, document: Document, decoder: Decoder
) -> Structure:
    """The structure with what the user says of its blocks; what fits no line of the document changes nothing."""
    if not decisions:
        return found
    corrections = _Corrections(found, layout, document)
    for decision in _put_in_order(decisions):
        corrections.follow(decision)
    parts = corrections.parts.list_in_order()
    places = find_places([part.lines for part in parts], layout, found.paths)
    measures = measure_lines(layout, document)
    blocks = [
        Block(part.role, part.depth, tuple(part.lines), where, not measures.upright[part.lines[0]])
        for part, where in zip(parts, places, strict=True)
    ]
    marks = find_marks(layout, document, measures, blocks, decoder)
    return replace(found, blocks=tuple(blocks), marks=marks)


def correct_furniture(furniture: Bools, roles: Iterable[SetRole], layout: Layout, document: Document) -> Bools:
    """True for the lines (L,) that are no part of the text, by what was found and what the user says of them."""
    result = furniture.copy()
    for decision in _put_in_order(roles):
        for area in decision.areas:
            result[find_in_area(area, document, layout.page, layout.box)] = decision.role in APART
    return result


def find_idle(decisions: Iterable[BlockDecision], layout: Layout, document: Document) -> Iterator[BlockDecision]:
    """The decisions that name an area in which no line stands."""
    for decision in decisions:
        areas = (*find_areas(decision), *((decision.beside,) if isinstance(decision, MoveBlock) else ()))
        if not all(find_in_area(area, document, layout.page, layout.box).any() for area in areas):
            yield decision


def find_superseded(decisions: Iterable[object], said: SetRole) -> tuple[SetRole, ...]:
    """The decisions about roles of which nothing is left once another is followed, since it is said of all they are."""
    return tuple(
        old
        for old in decisions
        if isinstance(old, SetRole) and all(any(new.covers(area) for new in said.areas) for area in old.areas)
    )


def name_lines(lines: Sequence[int], layout: Layout, *, alike: bool) -> Areas:
    """The areas in which some lines stand, one for each column or page of them, and no others.

    Where the box around them holds other lines, too, there are several; `alike` they are for all pages like these.
    """
    wanted = frozenset(lines)
    areas = []
    for (page, _), run in groupby(lines, lambda line: (int(layout.page[line]), int(layout.region[line]))):
        first, last = np.searchsorted(layout.page, (page, page + 1)).tolist()
        others = layout.box[[line for line in range(first, last) if line not in wanted]]
        areas += [Area(page, box, alike) for box in _find_boxes(list(run), layout, others)]
    return tuple(areas)


def _put_in_order(decisions: Iterable[_Decision]) -> list[_Decision]:
    return sorted(decisions, key=lambda decision: not any(area.alike for area in find_areas(decision)))


class _Corrections:
    """Follows one decision after the other."""

    def __init__(self, found: Structure, layout: Layout, document: Document) -> None:
        self.parts = CorrectedParts(found.blocks)
        self._layout, self._document = layout, document

    def follow(self, decision: BlockDecision) -> None:
        match decision:
            case SetRole():
                self._set_role(decision)
            case MoveBlock():
                for lines, beside in self._pair(decision):
                    self._move(lines, beside, before=decision.side == "before")
            case MergeBlocks():
                for lines in self._group(decision.areas):
                    if parts := self.parts.find(lines):
                        self.parts.join(parts)
            case SplitBlock():
                for lines in self._group((decision.area,)):
                    order = [line for part in self.parts.find(lines) for line in part.lines if line in lines]
                    for line in order[:1]:
                        self.parts.cut_before(line)

    def _set_role(self, decision: SetRole) -> None:
        role = Role(decision.role)
        for lines in self._group(decision.areas):
            # What is of this role already needs no cut: it may have grown since, as more was read.
            others = {line for part in self.parts.find(lines) if part.role is not role for line in part.lines}
            cut = self.parts.cut(lines & others)
            for part in cut:
                part.role, part.depth = role, decision.depth
            for part in self.parts.find(lines - others):
                part.depth = decision.depth
            if decision.role in APART:
                for neighbours in self._split_apart(cut):
                    self.parts.join(neighbours)  # what is no part of the text was found line by line

    def _move(self, lines: set[int], beside: set[int], *, before: bool) -> None:
        moved = self.parts.cut(lines)
        targets = [part for part in self.parts.find(beside) if part not in moved]
        if moved and targets:
            self.parts.move(moved, targets[0 if before else -1], before=before)

    def _pair(self, decision: MoveBlock) -> Iterator[tuple[set[int], set[int]]]:
        """What is moved and beside what; on each page by itself where both are named for all alike."""
        if not decision.beside.alike:
            everything = set[int]().union(*self._group(decision.areas))
            yield everything, set[int]().union(*self._group((decision.beside,)))
            return
        targets = {self._page(lines): lines for lines in self._group((decision.beside,))}
        for lines in self._group(decision.areas):
            if (beside := targets.get(self._page(lines))) is not None:
                yield lines, beside

    def _split_apart(self, parts: Sequence[CorrectedPart]) -> list[list[CorrectedPart]]:
        """Parts in runs of which the lines follow one another in one column."""
        runs = [list(parts[:1])] if parts else []
        region = self._layout.region
        for before, part in pairwise(parts):
            last, line = before.lines[-1], part.lines[0]
            if line == last + 1 and region[line] == region[last] and self._layout.page[line] == self._layout.page[last]:
                runs[-1].append(part)
            else:
                runs.append([part])
        return runs

    def _page(self, lines: set[int]) -> int:
        return int(self._layout.page[min(lines)])

    def _group(self, areas: Areas) -> list[set[int]]:
        """The lines in some areas: all together, or page by page where the areas are for all alike."""
        page, box = self._layout.page, self._layout.box
        inside = np.zeros(len(page), np.bool_)
        for area in areas:
            inside |= find_in_area(area, self._document, page, box)
        lines = np.flatnonzero(inside)
        if not len(lines) or not any(area.alike for area in areas):
            return [set(lines.tolist())] if len(lines) else []
        cuts = np.flatnonzero(np.diff(page[lines])) + 1
        return [set(part.tolist()) for part in np.split(lines, cuts)]


def _find_boxes(run: Sequence[int], layout: Layout, others: Floats) -> Iterator[tuple[float, float, float, float]]:
    """The boxes around a run of lines that hold none of the others' middles."""
    middle = (others[:, :2] + others[:, 2:]) / 2
    box: Floats | None = None
    for line in run:
        own = layout.box[line]
        wider = own if box is None else np.concatenate([np.minimum(box[:2], own[:2]), np.maximum(box[2:], own[2:])])
        if box is not None and ((middle > wider[:2]) & (middle < wider[2:])).all(axis=1).any():
            yield _to_box(box)
            wider = own
        box = wider
    if box is not None:
        yield _to_box(box)


def _to_box(box: Floats) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = box.tolist()
    return x0, y0, x1, y1
