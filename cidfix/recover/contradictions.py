"""Instructions that contradict one another: what two of them say of the same thing, and neither is followed.

Entries are weighed against each other; an instruction (a space, a direction, a font to trust) is just followed, so two
that disagree cannot be. Both stay, flagged, and until one is removed cidfix does as if neither had been given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from cidfix.recover.block_decisions import FindBlocks, TurnBlock
from cidfix.recover.decisions import (
    Accept,
    Decision,
    Recover,
    Refuse,
    SetDirection,
    SetValue,
    SpaceIs,
    StopIs,
    Trust,
    UseRules,
)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two or more instructions about the same thing that cannot all hold, and what it is in a user's words."""

    about: str
    decisions: tuple[Decision, ...]


def find_contradictions(decisions: Sequence[Decision]) -> tuple[Contradiction, ...]:
    """All contradictions among instructions, in the order of their first decision."""
    said: dict[tuple[str, Hashable], list[tuple[Hashable, Decision]]] = defaultdict(list)
    for decision in decisions:
        subject = _find_subject(decision)
        if subject is not None:
            about, thing, answer = subject
            said[about, thing].append((answer, decision))
    return tuple(
        Contradiction(about, tuple(decision for _, decision in answers))
        for (about, _), answers in said.items()
        if len({answer for answer, _ in answers}) > 1
    )


def drop_contradicted(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The decisions that can be followed, in their order."""
    bad = {decision for contradiction in find_contradictions(decisions) for decision in contradiction.decisions}
    return tuple(decision for decision in decisions if decision not in bad)


def _find_subject(decision: Decision) -> tuple[str, Hashable, Hashable] | None:
    """What an instruction is about, in words and as a key, and what it says of it."""
    subject: tuple[str, Hashable, Hashable] | None = None
    match decision:
        case SpaceIs(font, code, yes):
            subject = f"whether {font}:{code} is a space", (font, code), yes
        case StopIs(font, code, yes):
            subject = f"whether {font}:{code} is a full stop", (font, code), yes
        case Trust(font) | Recover(font):
            subject = f"whether the map of {font} is trusted", font, isinstance(decision, Trust)
        case Accept(font, code, value) | Refuse(font, code, value):
            subject = f"whether {font}:{code} is {value!r}", (font, code, value), isinstance(decision, Accept)
        case SetDirection(direction, page, line):
            place = "the document" if page is None else f"page {page}" if line is None else f"line {page}.{line}"
            subject = f"the direction of {place}", (page, line), direction
        case TurnBlock(areas, direction):
            subject = f"the direction of a block of page {areas[0].page}", areas, direction
        case UseRules(rules):
            subject = "the rules of order", "", rules
        case FindBlocks(by):
            subject = "how blocks are found", "", by
        case SetValue(font, code, value, context) if context is not None:
            beside = f"{context.side} {context.font}:{context.code}"
            subject = f"the value of {font}:{code} {beside}", (font, code, context), value
    return subject
