"""Saying something anew: what was said before about the same thing is taken back in the same step.

Two instructions that contradict one another are flagged and neither is followed; who changes her mind at a button
doesn't mean to contradict herself.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

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
from cidfix.recover.settle import Change


def restate(decisions: Sequence[Decision], said: Sequence[Decision]) -> Change:
    """The change that makes the decisions `said` and takes back, of all `decisions`, those about the same things."""
    subjects = {subject for decision in said for subject in _find_subjects(decision)}
    old = (d for d in decisions if d not in said and not subjects.isdisjoint(_find_subjects(d)))
    return Change(tuple(dict.fromkeys(old)), tuple(d for d in said if d not in decisions))


def _find_subjects(decision: Decision) -> set[tuple[Hashable, ...]]:
    """What a decision is about; two that share something can't both stand when the later was meant."""
    subjects: set[tuple[Hashable, ...]] = set()
    match decision:
        case SetValue(font, code, value, None) | Accept(font, code, value):
            subjects = {("value", font, code), ("proposal", font, code, value)}
        case SetValue(font, code, _, context):
            subjects = {("value", font, code, context)}
        case Refuse(font, code, value):
            subjects = {("proposal", font, code, value)}
        case SpaceIs(font, code):
            subjects = {("space", font, code)}
        case StopIs(font, code):
            subjects = {("stop", font, code)}
        case Trust(font) | Recover(font):
            subjects = {("font", font)}
        case SetDirection(_, page, line):
            subjects = {("direction", page, line)}
        case TurnBlock(areas):
            subjects = {("turn", area) for area in areas}
        case UseRules():
            subjects = {("rules",)}
        case FindBlocks():
            subjects = {("blocks",)}
    return subjects
