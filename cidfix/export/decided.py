"""What is decided of repair, and what repair makes of it: decisions name places as people see them, edits as it works.

A refused edit is a decision like any other: it is named by page, line and word, so that it holds however the document
is read again, or by what is changed, and then holds everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from cidfix.errors import CidfixError
from cidfix.export.model import Decided
from cidfix.export.repairing import find_letter, find_word, to_column
from cidfix.layout import Layout
from cidfix.recover.decisions import Decision, LeaveAsIs, RepairDecision, SkipStep, UseMap, WordPlace
from cidfix.recover.grammar import format_decision
from cidfix.repair.model import STEPS, Edit, EditKey, Options

EVERYWHERE = -1
"""Stands for the line of what is left as it was wherever it is met."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """Edits that are not made: some by their keys, some wherever they would be, as (before, after, step).

    What stood before counts without white space: where two lines stay apart at a hyphen, they are not to be joined when
    they are met again as neighbours in one line.
    """

    keys: frozenset[EditKey]
    everywhere: frozenset[tuple[str, str, str]]

    @classmethod
    def of(cls, keys: Iterable[EditKey], everywhere: Iterable[tuple[str, str, str]]) -> Refusals:
        """The refusals of these edits."""
        places = ((line, column, _fold(before), after, step) for line, column, before, after, step in keys)
        return cls(frozenset(places), frozenset((_fold(before), after, step) for before, after, step in everywhere))

    def __contains__(self, key: object) -> bool:
        if not (self.keys or self.everywhere) or not isinstance(key, tuple):
            return False
        line, column, before, after, step = key
        said = _fold(before), after, step
        return said in self.everywhere or (line, column, *said) in self.keys


def apply_decisions(options: Options, decisions: Iterable[RepairDecision], layout: Layout) -> Options:
    """The options with what is decided: steps that are skipped, edits that are refused.

    Raises CidfixError for a step that there is none. What is decided of a line that the document has no more is passed
    over: it may have changed since.
    """
    skipped: set[str] = set()
    keys: set[EditKey] = set()
    everywhere: set[tuple[str, str, str]] = set()
    for decision in decisions:
        if decision.step not in STEPS:
            what = f"repair has no step “{decision.step}”"
            raise CidfixError(what, decision.source, f"write one of {', '.join(STEPS)}")
        if isinstance(decision, SkipStep):
            skipped.add(decision.step)
        elif decision.place is None:
            everywhere.add((decision.before, decision.after, decision.step))
        elif (key := to_key(decision, layout))[0] != EVERYWHERE:
            keys.add(key)
    return replace(options, steps=options.steps - skipped, refused=Refusals.of(keys, everywhere))


def list_repair_decisions(decisions: Iterable[Decision]) -> list[RepairDecision]:
    """Those of the decisions that are about repair."""
    return [decision for decision in decisions if isinstance(decision, LeaveAsIs | SkipStep)]


def list_decided(decisions: Iterable[Decision]) -> tuple[Decided, ...]:
    """The decisions as exports name them; maps by their names alone, since folders are the user's own affair."""
    named = (replace(d, path=Path(d.path).name) if isinstance(d, UseMap) else d for d in decisions)
    return tuple(Decided(format_decision(d), d.source, d.when) for d in named)


def to_key(decision: LeaveAsIs, layout: Layout) -> EditKey:
    """The key of the edit that is not made; its line is EVERYWHERE where no line is named, or one there is none of."""
    place, said = decision.place, (decision.before, decision.after, decision.step)
    if place is None:
        return EVERYWHERE, 0, *said
    found = np.flatnonzero((layout.page == place.page) & (layout.number == place.line))
    if not len(found):
        return EVERYWHERE, to_column(place.word - 1, place.letter - 1), *said
    return int(found[0]), to_column(place.word - 1, place.letter - 1), *said


def to_leave(edit: Edit, layout: Layout, source: str) -> LeaveAsIs:
    """The decision that an edit is not made at its place."""
    place = WordPlace(
        int(layout.page[edit.line]),
        int(layout.number[edit.line]),
        find_word(edit.column) + 1,
        find_letter(edit.column) + 1,
    )
    return LeaveAsIs(edit.step, edit.before, edit.after, place, source)


def to_leave_alike(edit: Edit, source: str) -> LeaveAsIs:
    """The decision that an edit, and all that would change the same alike, are made nowhere."""
    return LeaveAsIs(edit.step, edit.before, edit.after, None, source)


def _fold(text: str) -> str:
    return "".join(text.split())
