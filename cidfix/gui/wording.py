"""Decisions in a user's words, for the history and where they contradict one another, and shares of the text.

A letter that a decision is about is shown as a picture beside the words, which call it "this letter": nobody knows
letters by their codes.
"""

from __future__ import annotations

import math
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QLocale

from cidfix.errors import CidfixError
from cidfix.gui.blocks.wording import describe_block_decision, name_direction
from cidfix.gui.engine import say
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.repairs.wording import name_step, show_text
from cidfix.languages.find import find_languages
from cidfix.ordering.read import find_chosen
from cidfix.recover.block_decisions import FindBlocks, MergeBlocks, MoveBlock, SetRole, SplitBlock, TurnBlock
from cidfix.recover.decisions import (
    Accept,
    Decision,
    Entry,
    LeaveAsIs,
    Place,
    Recover,
    Refuse,
    SetDirection,
    SetValue,
    SkipStep,
    SpaceIs,
    StopIs,
    Trust,
    UseLanguage,
    UseMap,
    UseRules,
)
from cidfix.recover.settle import Change
from cidfix.recovery import Recovery

translate = QCoreApplication.translate


def describe_decision(recovery: Recovery, decision: Decision) -> str:
    """What a decision says, in a short line."""
    match decision:
        case Entry():
            words = _describe_entry(decision)
        case SetValue():
            words = _describe_value(recovery, decision)
        case SpaceIs() | StopIs() | Accept() | Refuse():
            words = _describe_answer(decision)
        case Trust() | Recover():
            trust = translate("Wording", "Trust what the file says of the font {}")
            words = trust if isinstance(decision, Trust) else translate("Wording", "Recover the font {}")
            words = words.format(name_font(recovery, decision.font))
        case SetDirection():
            words = _describe_direction(decision)
        case UseLanguage(tag):
            words = translate("Wording", "Written in {}").format(name_language(tag))
        case SkipStep(step):
            words = translate("Wording", "Not repaired: {}").format(name_step(step))
        case LeaveAsIs():
            words = _describe_left(decision)
        case UseMap(path):
            words = translate("Wording", "Saved map {}").format(path.replace("\\", "/").rsplit("/", 1)[-1])
        case UseRules(rules):
            words = translate("Wording", "Letters ordered by the rules {}").format(name_rules(rules))
        case SetRole() | MoveBlock() | MergeBlocks() | SplitBlock() | TurnBlock() | FindBlocks():
            words = describe_block_decision(decision)
    return words


def has_text(recovery: Recovery) -> bool:
    """Whether there is anything to recover: of nothing, nothing is known, be it that nothing is left to find out."""
    return bool(recovery.in_text.any())


def name_formats() -> dict[str, str]:
    """The formats of text by the endings of their files, in words; the first is the plainest."""
    return {
        "txt": translate("Formats", "Text"),
        "md": translate("Formats", "Markdown"),
        "html": translate("Formats", "Web page with the pages beside the text"),
        "tei": translate("Formats", "TEI P5"),
        "xml": translate("Formats", "XML of paragraphs, sentences and words"),
        "json": translate("Formats", "JSON of everything"),
        "tsv": translate("Formats", "Table of tokens"),
        "conllu": translate("Formats", "CoNLL-U"),
        "vertical": translate("Formats", "Vertical, for corpus programs"),
        "sfm": translate("Formats", "Standard format, for Toolbox"),
        "freki": translate("Formats", "Freki, lines with their blocks"),
        "alto": translate("Formats", "ALTO, for archives"),
        "xigt": translate("Formats", "Xigt, glossed examples"),
    }


def name_language(tag: str) -> str:
    """A language by its name and tag, such as "Gilyak (niv)"; by its tag alone where no list has it."""
    found = find_languages(tag)
    return f"{found[0].name} ({tag})" if found else tag


def describe_change(recovery: Recovery, change: Change) -> str:
    """What a step of the history did, in a short line."""
    first, more = find_first(change), len(change.added or change.removed) - 1
    if first is None:
        return translate("Wording", "Opened")
    words = describe_decision(recovery, first)
    before = next(iter(change.removed), None)
    if not change.added:
        words = translate("Wording", "Taken back: {}").format(words)
    elif isinstance(before, Entry) and isinstance(first, Entry):
        words = _add_place(translate("Wording", "Corrected: “{}” is “{}”").format(before.text, first.text), first)
    elif before is not None:
        words = translate("Wording", "Changed: {}").format(words)
    return words if not more else translate("Wording", "{} and {} more").format(words, more)


def find_letter(recovery: Recovery, about: Decision | Change) -> int | None:
    """The glyph that a decision is about, or that of a change which is named first; None where it is about none."""
    decision = find_first(about) if isinstance(about, Change) else about
    if isinstance(decision, SetValue | SpaceIs | StopIs | Accept | Refuse):
        with suppress(CidfixError):  # the document has no such letter
            return recovery.names.find_glyph(decision.font, decision.code, decision)
    return None


def find_first(change: Change) -> Decision | None:
    """The decision by which a change is named; None for the step in which a document was opened."""
    return next(iter(change.added or change.removed), None)


def name_letter(recovery: Recovery, decision: Decision) -> str:
    """By which name files of decisions know the letter that a decision is about; "" where it is about none."""
    if not isinstance(decision, SetValue | SpaceIs | StopIs | Accept | Refuse):
        return ""
    words = translate("Wording", "code {code} of the font {font} ({name})")
    return words.format(code=decision.code, font=name_font(recovery, decision.font), name=decision.font)


def name_font(recovery: Recovery, name: str) -> str:
    """The name of a font that people know it by, for the one by which the file refers to it."""
    return next((font.base_name for font in recovery.document.fonts if font.name == name and font.base_name), name)


def describe_moment(when: str) -> str:
    """A moment as decisions hold it, for people: day and minute, of the time that all clocks share."""
    return translate("Wording", "{} {} UTC").format(when[:10], when[11:16]) if when else ""


def describe_share(share: float) -> str:
    """A share of 0 to 1 in per cent; never "100 %" or "0 %" where that is not all or nothing."""
    percent = 100 * share
    if 0 < percent < 1:
        return translate("Wording", "{} %").format(_write_tenths(max(0.1, math.floor(percent * 10) / 10)))
    if 99 < percent < 100:
        return translate("Wording", "{} %").format(_write_tenths(math.floor(percent * 10) / 10))
    return translate("Wording", "{} %").format(round(percent))


def _write_tenths(number: float) -> str:
    return QLocale().toString(number, "f", 1)


def to_sentence(note: str) -> str:
    """What the engine notes, as a sentence of its own."""
    note = say(note)
    return f"{note[:1].upper()}{note[1:]}{'' if note.endswith(('.', '!', '?')) else '.'}"


def describe_place(place: Place) -> str:
    """A place, as in: line 1.12, word 3."""
    line = translate("Wording", "line {}.{}").format(place.page, place.line)
    if place.token is not None:
        return translate("Wording", "{}, word {}").format(line, place.token)
    if place.glyphs is not None:
        return translate("Wording", "{}, letters {} to {}").format(line, *place.glyphs)
    return line


def _describe_left(decision: LeaveAsIs) -> str:
    before = show_text(decision.before)
    if decision.place is None:
        return translate("Wording", "“{}” is left as it was, everywhere").format(before)
    place = translate("Wording", "line {}.{}").format(decision.place.page, decision.place.line)
    return translate("Wording", "“{}” is left as it was ({})").format(before, place)


def _describe_entry(entry: Entry) -> str:
    return _add_place(translate("Wording", "Typed “{}”").format(entry.text), entry)


def _add_place(words: str, entry: Entry) -> str:
    return words if entry.place is None else f"{words} ({describe_place(entry.place)})"


def _describe_answer(decision: SpaceIs | StopIs | Accept | Refuse) -> str:
    match decision:
        case SpaceIs(yes=yes):
            no = translate("Wording", "This letter is not a space")
            return translate("Wording", "This letter is a space") if yes else no
        case StopIs(yes=yes):
            no = translate("Wording", "This letter is not a full stop")
            return translate("Wording", "This letter is a full stop") if yes else no
        case Accept(value=value):
            return translate("Wording", "This letter is {}").format(show_alone(value))
        case Refuse(value=value):
            return translate("Wording", "This letter is not {}").format(show_alone(value))


def _describe_value(recovery: Recovery, decision: SetValue) -> str:
    if not decision.value:
        return translate("Wording", "This letter stands for no text")
    value = show_alone(decision.value)
    if decision.context is None:
        return translate("Wording", "This letter stands for {}").format(value)
    beside = None
    with suppress(CidfixError):
        glyph = recovery.names.find_glyph(decision.context.font, decision.context.code, decision)
        beside = recovery.values[glyph].value
    named = show_alone(beside) if beside else translate("Wording", "another letter")
    if decision.context.side == "after":
        return translate("Wording", "This letter stands for {} after {}").format(value, named)
    return translate("Wording", "This letter stands for {} before {}").format(value, named)


def _describe_direction(decision: SetDirection) -> str:
    if decision.page is None:
        place = translate("Wording", "The document")
    elif decision.line is None:
        place = translate("Wording", "Page {}").format(decision.page)
    else:
        place = translate("Wording", "Line {}.{}").format(decision.page, decision.line)
    return translate("Wording", "{} runs {}").format(place, name_direction(decision.direction))


def name_rules(rules: str) -> str:
    """Rules by their title; by their name where they can't be read."""
    with suppress(CidfixError):
        return find_chosen(rules).title or rules.partition("\n")[0]
    return rules.partition("\n")[0]
