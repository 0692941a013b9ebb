"""The text form of decisions about repair: what `grammar` does for all others, there and back.

What stood before and what repair makes of it are JSON strings, since both may hold spaces and line ends.
"""

from __future__ import annotations

import json
import re

from cidfix.errors import CidfixError
from cidfix.recover.decisions import LeaveAsIs, RepairDecision, SkipStep, WordPlace
from cidfix.recover.grammar_parts import NUMBER, quote

_STEP = re.compile(r"[a-z]{1,20}")
_PLACE = re.compile(rf"@{NUMBER}\.{NUMBER}:{NUMBER}(?:/{NUMBER})?\s+")
_LEAVE = 'write a step, a place and two texts, such as !leave words @1.12:3 "ele ment" "element"'
_SKIP = "write a step of repair, such as !skip words"


def format_repair_decision(decision: RepairDecision) -> str:
    """The line that states a decision about repair."""
    if isinstance(decision, SkipStep):
        return f"!skip {decision.step}"
    place = f" {_format_place(decision.place)}" if decision.place else ""
    return f"!leave {decision.step}{place} {quote(decision.before)} {quote(decision.after)}"


def parse_leave(rest: str, source: str) -> LeaveAsIs:
    """What follows `!leave`. Raises CidfixError where it is malformed."""
    step, _, rest = rest.partition(" ")
    _check_step(step, _LEAVE)
    found = _PLACE.match(rest)
    before, after = _parse_texts(rest[found.end() :] if found else rest)
    return LeaveAsIs(step, before, after, _to_place(found) if found else None, source)


def parse_skip(rest: str, source: str) -> SkipStep:
    """What follows `!skip`. Raises CidfixError where it is malformed."""
    _check_step(rest.strip(), _SKIP)
    return SkipStep(rest.strip(), source)


def _check_step(step: str, remedy: str) -> None:
    if not _STEP.fullmatch(step):
        what = f"“{step[:40]}” is no step of repair" if step else "the step of repair is missing"
        raise CidfixError(what, "", remedy)


def _parse_texts(text: str) -> tuple[str, str]:
    decoder = json.JSONDecoder()
    found: list[str] = []
    text = text.strip()
    for _ in range(2):
        try:
            value, end = decoder.raw_decode(text)
        except (ValueError, RecursionError):
            raise CidfixError("a text in quotation marks is missing", "", _LEAVE) from None
        if not isinstance(value, str):
            raise CidfixError("what stands there is no text in quotation marks", "", _LEAVE)
        found.append(value)
        text = text[end:].strip()
    if text:
        raise CidfixError(f"“{text[:40]}” follows the texts", "", _LEAVE)
    return found[0], found[1]


def _to_place(found: re.Match[str]) -> WordPlace:
    page, line, word, letter = found.groups()
    return WordPlace(int(page), int(line), int(word), int(letter or 1))


def _format_place(place: WordPlace) -> str:
    letter = f"/{place.letter}" if place.letter > 1 else ""
    return f"@{place.page}.{place.line}:{place.word}{letter}"
