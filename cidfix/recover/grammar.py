"""The text form of decisions: a line of a decisions file for each, there and back.

A person writes the file beside the page on paper, so the words are the plain case, and a line that can't be read
is answered with what is wrong and what to write instead. `resources/formats/decisions.md` describes the form.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Literal, cast

from cidfix.errors import CidfixError
from cidfix.files import read_text
from cidfix.layout.model import DIRECTION_NAMES
from cidfix.recover.block_decisions import FindBlocks, MergeBlocks, MoveBlock, SetRole, SplitBlock, TurnBlock
from cidfix.recover.block_grammar import BLOCK_INSTRUCTIONS, format_block_decision
from cidfix.recover.decisions import (
    Accept,
    Context,
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
from cidfix.recover.grammar_parts import NUMBER, UNSEEN, quote
from cidfix.recover.moments import read_file_time, stamp
from cidfix.recover.repair_grammar import format_repair_decision, parse_leave, parse_skip

_LINE_END = re.compile(r"\r\n|\r|\n")
_FONT = r"(F[0-9]{1,10}[a-z]{0,8})"
_CODE = re.compile(_FONT + r":([0-9]{1,10})")
_ONLY_FONT = re.compile(_FONT)
_CONTEXT = re.compile(rf"(?:(?P<value>.*\S)\s+|\s*)(?P<side>after|before)\s+{_FONT}:([0-9]{{1,10}})", re.DOTALL)
_BROKEN_CONTEXT = re.compile(r"(?:^|\s)(after|before)\s+\S+$|\s(after|before)$")
_LONGEST_VALUE = 1000  # characters; a code stands for a letter or a few, seldom for a word
_PLACE = re.compile(rf"@{NUMBER}\.{NUMBER}(?::{NUMBER}|/{NUMBER}(?:-{NUMBER})?)?")
_PAGE_OR_LINE = re.compile(rf"@{NUMBER}(?:\.{NUMBER})?")
_LARGEST_CODE = 0xFFFFFFFF  # a code has one to four bytes

_EMPTY = '""'
# Pasted text brings marks of direction and order along that nobody sees.
_INVISIBLE = "\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
_NOT_WORDS = ("@", "=", "!", "#", "\\", *_INVISIBLE)

_OR_WORDS = "put a backslash before the line if it is words"


def read_decisions(path: str | Path) -> tuple[Decision, ...]:
    """The decisions in a file, made when it was changed last. The maps it names are looked for from its own folder.

    Raises CidfixError when the file can't be read or a line of it is malformed.
    """
    path = Path(path)
    decisions = stamp(parse_decisions(read_text(path), path.name), read_file_time(path))
    return tuple(replace(d, path=str(path.parent / d.path)) if isinstance(d, UseMap) else d for d in decisions)


def parse_decisions(text: str, name: str) -> tuple[Decision, ...]:
    """The decisions in a text, a line each; `name` is the file's, for messages.

    Blank lines and lines that begin with "# " are skipped. Raises one CidfixError for all malformed lines: it
    explains the first and numbers the others.
    """
    decisions: list[Decision] = []
    errors: list[tuple[int, CidfixError]] = []
    for number, line in enumerate(_LINE_END.split(text), 1):
        if line.isspace() or not line or line.lstrip().startswith("# "):
            continue
        try:
            decisions.append(parse_decision(line, f"{name}, line {number}"))
        except CidfixError as error:
            errors.append((number, error))
    if errors:
        (_, first), others = errors[0], [str(number) for number, _ in errors[1:]]
        if others:
            more = f"{len(others)} more" if len(others) > 8 else "also " + ", ".join(others)
            raise CidfixError(first.what, first.where, f"{first.remedy} (lines with mistakes: {more})")
        raise first
    return tuple(decisions)


def parse_decision(line: str, source: str) -> Decision:
    """The decision that one line states; `source` is where the line was written.

    Raises CidfixError, naming `source`, when the line is malformed.
    """
    text = line.strip().lstrip(_INVISIBLE)
    try:
        match text[:1]:
            case "\\":
                return Entry(_words(text[1:]), None, source)
            case "@":
                cue, _, words = _partition(text)
                return Entry(_words(words), _place(cue), source)
            case "=":
                return _set_value(text[1:].strip(), source)
            case "!":
                word, _, rest = _partition(text[1:])
                return _instruction(word)(rest, source)
            case _:
                return Entry(_words(text), None, source)
    except CidfixError as error:
        raise CidfixError(error.what, source, error.remedy) from None


def format_decisions(decisions: Iterable[Decision]) -> str:
    """The text of a decisions file; `parse_decisions` reads it back."""
    return "".join(format_decision(decision) + "\n" for decision in decisions)


def format_decision(decision: Decision) -> str:
    """The line that states a decision; `parse_decision` reads it back."""
    word = type(decision).__name__.lower()
    match decision:
        case Entry():
            line = _format_entry(decision)
        case SetValue():
            line = _format_set_value(decision)
        case SpaceIs(font, code, yes) | StopIs(font, code, yes):
            line = f"!{'' if yes else 'no'}{word.removesuffix('is')} {font}:{code}"
        case Trust() | Recover():
            line = f"!{word} {decision.font}"
        case Accept() | Refuse():
            line = f"!{word} {decision.font}:{decision.code} {_format_value(decision.value)}"
        case SetDirection(direction, page, line_number):
            cue = "" if page is None else f"@{page}" if line_number is None else f"@{page}.{line_number}"
            line = f"!direction {direction} {cue}"
        case UseMap(path):
            line = f"!map {_format_value(path)}"
        case UseLanguage(tag):
            line = f"!language {tag}"
        case LeaveAsIs() | SkipStep():
            line = format_repair_decision(decision)
        case UseRules(rules):
            line = f"!rules {_format_value(rules)}"
        case SetRole() | MoveBlock() | MergeBlocks() | SplitBlock() | TurnBlock() | FindBlocks():
            line = format_block_decision(decision)
    return line.rstrip()


def _format_entry(entry: Entry) -> str:
    if entry.place:
        return f"{format_place(entry.place)} {entry.text}"
    return ("\\" if entry.text.startswith(_NOT_WORDS) else "") + entry.text


def _format_set_value(decision: SetValue) -> str:
    start, value, context = f"={decision.font}:{decision.code}", _format_value(decision.value), decision.context
    if context is None:
        return f"{start} {value}"
    return f"{start} {value or _EMPTY} {context.side} {context.font}:{context.code}"


def format_place(place: Place) -> str:
    """A place as a cue: `@1.12`, `@1.12:3` or `@1.12/40-52`."""
    cue = f"@{place.page}.{place.line}"
    if place.token is not None:
        return f"{cue}:{place.token}"
    return f"{cue}/{place.glyphs[0]}-{place.glyphs[1]}" if place.glyphs else cue


def _partition(text: str) -> tuple[str, str, str]:
    """The first word of a text, the white space after it, and the rest."""
    found = re.search(r"\s+", text)
    return (text[: found.start()], found.group(), text[found.end() :]) if found else (text, "", "")


def _words(text: str) -> str:
    if not text or text.isspace():
        raise CidfixError("there are no words on this line", "", "write the words as you see them on the page")
    return text


def _place(cue: str) -> Place:
    found = _PLACE.fullmatch(cue)
    if not found:
        remedy = (
            f"write @PAGE.LINE, @PAGE.LINE:TOKEN or @PAGE.LINE/FIRST-LAST, such as @1.12 or @1.12:3, or {_OR_WORDS}"
        )
        raise CidfixError(f"{_shown(cue)} is no place", "", remedy)
    page, line, token, first, last = (int(number) if number else None for number in found.groups())
    assert page is not None  # the pattern always has both
    assert line is not None
    glyphs = None if first is None else (first, last or first)
    if glyphs and glyphs[0] > glyphs[1]:
        raise CidfixError(f"{_shown(cue)} ends before it begins", "", "write the smaller number first")
    return Place(page, line, token, glyphs)


def _set_value(text: str, source: str) -> SetValue:
    font, code, rest = _code(text, f"write =F12:639 and what the code stands for, or {_OR_WORDS}")
    if rest.startswith('"'):
        value, rest = _json_value(rest)
        found = _CONTEXT.fullmatch(rest)
        if rest and (not found or found["value"]):
            raise CidfixError(
                f"{_shown(rest)} follows the value", "", "only `after F12:3` or `before F12:3` may follow it"
            )
    else:
        found = _CONTEXT.fullmatch(rest)
        value = (found["value"] or "") if found else rest
        if not found and (broken := _BROKEN_CONTEXT.search(rest)):
            remedy = f"write as in `{broken[1] or broken[2]} F12:3`, or the value in quotation marks if it is its words"
            raise CidfixError(f"{_shown(broken[0].strip())} names no font and code", "", remedy)
    _check_value(value)
    if not found:
        return SetValue(font, code, value, None, source)
    side = cast(Literal["after", "before"], found["side"])
    return SetValue(font, code, value, Context(side, found[3], _number(found[4])), source)


def _code(text: str, remedy: str) -> tuple[str, int, str]:
    """The font and code that a text begins with, and the rest."""
    name, _, rest = _partition(text)
    found = _CODE.fullmatch(name)
    if not found:
        raise CidfixError(
            f"{_shown(name)} is no font and code" if name else "the font and code are missing", "", remedy
        )
    return found[1], _number(found[2]), rest


def _number(digits: str) -> int:
    number = int(digits)
    if number > _LARGEST_CODE:
        raise CidfixError(f"no code is as large as {number}", "", "copy the font and code from `cidfix glyphs`")
    return number


def _value(text: str) -> str:
    """A value that is the rest of a line, plain or JSON."""
    if not text.startswith('"'):
        return text
    value, rest = _json_value(text)
    if rest:
        raise CidfixError(f"{_shown(rest)} follows the value", "", "nothing may follow it")
    return value


def _check_value(value: str) -> None:
    if len(value) > _LONGEST_VALUE:
        raise CidfixError(f"a value of {len(value)} characters is longer than any code stands for", "", "shorten it")


def _json_value(text: str) -> tuple[str, str]:
    remedy = r'write "\"" for the quotation mark itself, "\u0301" for a character by its number'
    try:
        value, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        raise CidfixError(f"{_shown(text)} begins with a quotation mark and is no JSON string", "", remedy) from None
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise CidfixError(f"{_shown(text)} holds half a character", "", "write both halves of the pair")
    rest = text[end:]
    if rest and not rest[0].isspace():
        raise CidfixError(f"{_shown(text)} goes on after its quotation mark", "", remedy)
    return cast(str, value), rest.strip()


def _format_value(value: str) -> str:
    if value and (
        value != value.strip() or value.startswith('"') or UNSEEN.search(value) or _BROKEN_CONTEXT.search(value)
    ):
        # what can't be seen is written by number; letters stay readable
        return quote(value)
    return value


def _instruction(word: str) -> Callable[[str, str], Decision]:
    parse = _INSTRUCTIONS.get(word)
    if parse is None:
        known = ", ".join("!" + name for name in _INSTRUCTIONS)
        raise CidfixError(f"{_shown('!' + word)} is no instruction", "", f"write one of {known}, or {_OR_WORDS}")
    return parse


def _alone(rest: str, pattern: re.Pattern[str], remedy: str) -> re.Match[str]:
    found = pattern.fullmatch(rest.strip())
    if not found:
        what = f"{_shown(rest)} can't be read" if rest else "something is missing after the instruction"
        raise CidfixError(what, "", remedy)
    return found


def _separator(kind: type[SpaceIs] | type[StopIs], word: str, yes: bool) -> Callable[[str, str], Decision]:
    def parse(rest: str, source: str) -> Decision:
        found = _alone(rest, _CODE, f"write a font and code, such as !{word} F12:3, or {_OR_WORDS}")
        return kind(found[1], _number(found[2]), yes, source)

    return parse


def _whole_font(kind: type[Trust] | type[Recover], word: str) -> Callable[[str, str], Decision]:
    def parse(rest: str, source: str) -> Decision:
        return kind(
            _alone(rest, _ONLY_FONT, f"write a font as `cidfix inspect` shows it, such as !{word} F12")[1], source
        )

    return parse


def _verdict(kind: type[Accept] | type[Refuse], word: str) -> Callable[[str, str], Decision]:
    def parse(rest: str, source: str) -> Decision:
        font, code, value = _code(rest, f"write a font, code and value, such as !{word} F12:639 Қ")
        value = _value(value)
        _check_value(value)
        return kind(font, code, value, source)

    return parse


def _direction(rest: str, source: str) -> Decision:
    name, _, cue = _partition(rest)
    remedy = f"write one of {', '.join(DIRECTION_NAMES)}, then nothing, a page (@1) or a line (@1.12)"
    if name not in DIRECTION_NAMES:
        raise CidfixError(f"{_shown(name)} is no direction" if name else "the direction is missing", "", remedy)
    page, line = _alone(cue, _PAGE_OR_LINE, remedy).groups() if cue else (None, None)
    return SetDirection(name, int(page) if page else None, int(line) if line else None, source)


def _map(rest: str, source: str) -> Decision:
    path = _value(rest)
    if not path:
        raise CidfixError(
            "the map's file is missing", "", "write the name of the file, such as !map nenets.cidmap.json"
        )
    return UseMap(path, source)


def _language(rest: str, source: str) -> Decision:
    return UseLanguage(rest.strip(), source)


def _rules(rest: str, source: str) -> UseRules:
    return UseRules(_value(rest), source)


_INSTRUCTIONS: dict[str, Callable[[str, str], Decision]] = {
    "space": _separator(SpaceIs, "space", True),
    "nospace": _separator(SpaceIs, "nospace", False),
    "stop": _separator(StopIs, "stop", True),
    "nostop": _separator(StopIs, "nostop", False),
    "trust": _whole_font(Trust, "trust"),
    "recover": _whole_font(Recover, "recover"),
    "accept": _verdict(Accept, "accept"),
    "refuse": _verdict(Refuse, "refuse"),
    "direction": _direction,
    "map": _map,
    "language": _language,
    "leave": parse_leave,
    "skip": parse_skip,
    "rules": _rules,
    **BLOCK_INSTRUCTIONS,
}


def _shown(text: str) -> str:
    """A piece of the user's line for a message, shortened."""
    return f"“{text if len(text) <= 40 else text[:39] + '…'}”"
