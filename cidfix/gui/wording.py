"""Decisions in a user's words, for the history, menus and messages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cidfix.recover.decisions import (
    Accept,
    Decision,
    Entry,
    Place,
    Recover,
    Refuse,
    SetDirection,
    SetValue,
    SpaceIs,
    StopIs,
    Trust,
    UseMap,
)
from cidfix.recover.settle import Change

translate = QCoreApplication.translate


def describe_decision(decision: Decision) -> str:
    """What a decision says, in a short line."""
    match decision:
        case Entry():
            return _describe_entry(decision)
        case SetValue() | SpaceIs() | StopIs() | Accept() | Refuse():
            return _describe_code(decision)
        case Trust(font):
            return translate("Wording", "Trust the file for font {}").format(font)
        case Recover(font):
            return translate("Wording", "Recover font {}").format(font)
        case SetDirection():
            return _describe_direction(decision)
        case UseMap(path):
            return translate("Wording", "Saved map {}").format(path.replace("\\", "/").rsplit("/", 1)[-1])


def describe_change(change: Change) -> str:
    """What a step of the history did, in a short line."""
    if not (change.removed or change.added):
        return translate("Wording", "Opened")
    if not change.added:
        words = translate("Wording", "Taken back: {}").format(describe_decision(change.removed[0]))
        more = len(change.removed) - 1
    elif change.removed:
        words = translate("Wording", "Changed: {}").format(describe_decision(change.added[0]))
        more = len(change.added) - 1
    else:
        words = describe_decision(change.added[0])
        more = len(change.added) - 1
    return words if not more else translate("Wording", "{} and {} more").format(words, more)


def describe_place(place: Place) -> str:
    """A place, as in: line 1.12, word 3."""
    line = translate("Wording", "line {}.{}").format(place.page, place.line)
    if place.token is not None:
        return translate("Wording", "{}, word {}").format(line, place.token)
    if place.glyphs is not None:
        return translate("Wording", "{}, letters {} to {}").format(line, *place.glyphs)
    return line


def _describe_entry(entry: Entry) -> str:
    words = translate("Wording", "Typed “{}”").format(entry.text)
    return words if entry.place is None else f"{words} ({describe_place(entry.place)})"


def _describe_code(decision: SetValue | SpaceIs | StopIs | Accept | Refuse) -> str:
    code = f"{decision.font}:{decision.code}"
    match decision:
        case SetValue():
            return _describe_value(decision, code)
        case SpaceIs(yes=yes):
            words = translate("Wording", "{} is a space") if yes else translate("Wording", "{} is not a space")
        case StopIs(yes=yes):
            words = translate("Wording", "{} is a full stop") if yes else translate("Wording", "{} is not a full stop")
        case Accept(value=value):
            return translate("Wording", "{} is {}").format(code, value)
        case Refuse(value=value):
            return translate("Wording", "{} is not {}").format(code, value)
    return words.format(code)


def _describe_value(decision: SetValue, code: str) -> str:
    if not decision.value:
        return translate("Wording", "{} stands for no text").format(code)
    if decision.context is None:
        return translate("Wording", "{} stands for {}").format(code, decision.value)
    beside = f"{decision.context.font}:{decision.context.code}"
    if decision.context.side == "after":
        return translate("Wording", "{} stands for {} after {}").format(code, decision.value, beside)
    return translate("Wording", "{} stands for {} before {}").format(code, decision.value, beside)


def _describe_direction(decision: SetDirection) -> str:
    names = {
        "ltr": translate("Wording", "left to right"),
        "rtl": translate("Wording", "right to left"),
        "ttb-rl": translate("Wording", "in columns, from the right"),
        "ttb-lr": translate("Wording", "in columns, from the left"),
    }
    if decision.page is None:
        place = translate("Wording", "The document")
    elif decision.line is None:
        place = translate("Wording", "Page {}").format(decision.page)
    else:
        place = translate("Wording", "Line {}.{}").format(decision.page, decision.line)
    return translate("Wording", "{} runs {}").format(place, names[decision.direction])
