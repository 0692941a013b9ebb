"""Repairs in a user's words: what each step does, and what an edit did."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cidfix.export.changes import Change
from cidfix.export.listed import Repair
from cidfix.gui.engine import say

STEPS = ("characters", "ligatures", "paragraphs", "hyphens", "words", "foreign")
"""The steps that are taken with PDFs, where page furniture is known from the pages."""

translate = QCoreApplication.translate


def name_step(step: str) -> str:
    """What a step repairs, in a word or two."""
    names = {
        "characters": translate("Repairs", "Look-alikes"),
        "ligatures": translate("Repairs", "Ligatures"),
        "paragraphs": translate("Repairs", "Paragraphs"),
        "hyphens": translate("Repairs", "Hyphens"),
        "words": translate("Repairs", "Words"),
        "foreign": translate("Repairs", "Other languages"),
    }
    return names.get(step, step)


def describe_step(step: str) -> str:
    """What a step does, in a sentence."""
    sentences = {
        "characters": translate("Repairs", "Letters of another script that look alike become those of their word."),
        "ligatures": translate("Repairs", "Signs for several letters become letters, and lost letters come back."),
        "paragraphs": translate("Repairs", "Halves of a sentence on two pages or columns become one paragraph."),
        "hyphens": translate("Repairs", "Words that were cut at the end of a line are joined."),
        "words": translate("Repairs", "Spaced-out letters are joined, and words that ran together are parted."),
        "foreign": translate("Repairs", "Paragraphs in another language are marked, and their words left alone."),
    }
    return sentences.get(step, "")


def show_text(text: str) -> str:
    """A piece of text in one line, with signs for what can't be seen."""
    return "".join("⏎" if letter == "\n" else letter if letter.isprintable() else "·" for letter in text)


def describe_reason(repair: Repair) -> str:
    """Why a repair was made, or that it is not."""
    if repair.left is None:
        return say(repair.reason)
    if repair.left.place is None:
        return translate("Repairs", "left as it was, everywhere")
    return translate("Repairs", "left as it was")


def describe_edit(change: Change) -> str:
    """An edit in a line: what it was, what it is, and why."""
    edit = change.edit
    words = translate("Repairs", "“{before}” became “{after}”: {reason}")
    return words.format(before=show_text(edit.before), after=show_text(edit.after), reason=say(edit.reason))
