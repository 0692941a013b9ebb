"""What the typing line asks for, and what can be done where it asks for nothing, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cidfix.gui.entry.offered import offer_words
from cidfix.gui.proposals.guesses import count_taken
from cidfix.gui.wording import has_text
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.decisions import OPEN
from cidfix.recover.values import State

translate = QCoreApplication.translate


def describe_asked(workbench: Workbench) -> str:
    """What to do now, and why here."""
    if workbench.target is None:
        return _describe_nothing(workbench)
    parts = [_describe_gain(workbench, workbench.target)]
    if offer := _describe_offer(workbench, workbench.target):
        parts.append(offer)
    if workbench.suggestions:
        parts.append(translate("Asking", "⏎ skips it"))
    return " · ".join(parts)


def describe_way_on(workbench: Workbench) -> str:
    """What is said in the place of a picture, where nothing is asked for."""
    if workbench.suggestions_ready and not workbench.suggestions:
        return translate("Asking", "Double-click a word on the page to correct it")
    return translate("Asking", "Double-click a word on the page, or press F6 for what to type next")


def _describe_offer(workbench: Workbench, target: Stretch) -> str:
    """What can be taken over instead of being typed; nothing where all is open, or all is known."""
    offered = offer_words(workbench.recovery, target)
    if any(offered.proposed):
        return translate("Asking", "Tab takes over what is proposed")
    if OPEN in offered.text and offered.text.replace(OPEN, "").strip():
        return translate("Asking", "Tab takes over what is known of it")
    return ""


def _describe_nothing(workbench: Workbench) -> str:
    if not workbench.suggestions_ready or workbench.suggestions:
        return translate("Asking", "Type a few words as you see them on the page; cidfix finds where they stand")
    if not has_text(workbench.recovery):
        return translate("Asking", "There is no text in this PDF, so there is nothing to type")
    if workbench.recovery.conflicts:
        return translate("Asking", "Nothing is left to type; what contradicts itself is settled under Conflicts (F8)")
    if workbench.recovery.progress.codes_left:
        return translate("Asking", "No word is left to type; the last letters are set one by one, under Letters")
    if count_taken(workbench.recovery):
        return translate("Asking", "Nothing is left to type; what is read by its shape can be confirmed (F5)")
    return translate("Asking", "Nothing is left to type: every letter has been settled")


def _describe_gain(workbench: Workbench, target: Stretch) -> str:
    """What typing the target brings: the first of these that it does."""
    for state in (State.UNKNOWN, State.CONFLICT, State.PROPOSED):
        count = _count_letters(workbench, target, state)
        if count:
            return _name_gain(state, count)
    return translate("Asking", "All of it is known; type it only to correct it")


def _name_gain(state: State, count: int) -> str:
    """What is gained where so many letters, one or more, are in a state."""
    match state:
        case State.UNKNOWN:
            one = translate("Asking", "Type it: it shows a letter that is not known yet")
            many = translate("Asking", "Type it: it shows %n letters that are not known yet", "", count)
        case State.CONFLICT:
            one = translate("Asking", "Type it: a letter in it was read in two ways")
            many = translate("Asking", "Type it: %n letters in it were read in two ways", "", count)
        case _:
            one = translate("Asking", "Type it: it confirms a letter that is only proposed")
            many = translate("Asking", "Type it: it confirms %n letters that are only proposed", "", count)
    return one if count == 1 else many


def _count_letters(workbench: Workbench, target: Stretch, state: State) -> int:
    """How many different letters in the target are in a state."""
    index, values = workbench.recovery.index, workbench.recovery.values
    glyphs = index.glyph[slice(*target)].tolist()
    return len({int(index.symbol[glyph]) for glyph in glyphs if values[glyph].state is state})
