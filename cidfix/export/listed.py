"""The repairs of a text as they are listed: those that were made, and those that the user left out, side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cidfix.export.changes import Change
from cidfix.export.decided import EVERYWHERE, to_key
from cidfix.export.repairing import find_word
from cidfix.layout import Layout
from cidfix.recover.decisions import LeaveAsIs, RepairDecision


@dataclass(frozen=True, slots=True)
class Repair:
    """A row: `line` (index into the layout, EVERYWHERE for all) and `word` (from 1), what it was and is, by which step
    and why.

    `left` is the decision by which it is not made, and None where it is. `change` is the edit and its place in the
    text; None where what is left is not known from it any more. `alike` is how many of the text change the same alike.
    """

    line: int
    word: int
    before: str
    after: str
    step: str
    reason: str
    left: LeaveAsIs | None
    change: Change | None
    alike: int


def list_repairs(changes: Sequence[Change]) -> tuple[Repair, ...]:
    """The repairs that were made, in the order of the lines."""
    alike = Counter(change.edit.key[2:] for change in changes)
    rows = [
        Repair(
            change.edit.line,
            find_word(change.edit.column) + 1,
            change.edit.before,
            change.edit.after,
            change.edit.step,
            change.edit.reason,
            None,
            change,
            alike[change.edit.key[2:]],
        )
        for change in changes
    ]
    return tuple(sorted(rows, key=_find_place))


def mark_left(repairs: Sequence[Repair], decisions: Iterable[RepairDecision], layout: Layout) -> tuple[Repair, ...]:
    """The same with what is left as it was, told by the decisions: those made a moment ago, too."""
    left = [decision for decision in decisions if isinstance(decision, LeaveAsIs)]
    if not left:
        return tuple(repairs)
    places = {to_key(decision, layout): decision for decision in left}
    rows: list[Repair] = []
    met: set[LeaveAsIs] = set()
    for repair in repairs:
        key = repair.change.edit.key if repair.change is not None else (0, 0, "", "", "")
        decision = places.get(key) or places.get((EVERYWHERE, 0, *key[2:]))
        if decision is not None:
            met.add(decision)
        rows.append(repair if decision is None else replace(repair, left=decision))
    rows += [_to_row(decision, layout) for decision in left if decision not in met]
    return tuple(sorted(rows, key=_find_place))


def _find_place(repair: Repair) -> tuple[int, int]:
    return repair.line, repair.word


def _to_row(decision: LeaveAsIs, layout: Layout) -> Repair:
    line, column, before, after, step = to_key(decision, layout)
    word = find_word(column) + 1 if line != EVERYWHERE else 0
    return Repair(line, word, before, after, step, "", decision, None, 0)
