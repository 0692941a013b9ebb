"""What a PDF that cidfix repaired tells of its fonts: the record of the repair is believed where it fits the file.

The record (`resources/formats/exports.md`) names fonts by the numbers of their objects and counts their codes by what
their text came from. Another program may have given objects other numbers since, and the record may be anybody's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from cidfix.pdf.document import Document

UNKNOWN = "\ufffd"
"""What a repair writes for a code that nobody knows."""

_GUESSED = "proposed"  # codes whose text was a guess: the record does not say which they are
_UNKNOWN = "unknown"
_DAY = re.compile(r"(\d{4}-\d\d-\d\d)T")


@dataclass(frozen=True, slots=True)
class EarlierRepair:
    """The repair that gave a font its map: the day (2026-11-29), and how many of its codes were known, of how many."""

    day: str
    known: int
    codes: int


def find_earlier_repairs(document: Document) -> dict[int, EarlierRepair]:
    """The fonts (by their index) whose map an earlier repair wrote, none of it being a guess.

    A record counts for a font only if that has as many codes, and as many that nobody knows, as it says; where only
    some pages were read, no more.
    """
    record = _read_record(document.metadata.get("repair"))
    day = _DAY.match(str(record.get("date", "")))
    fonts = record.get("fonts")
    if day is None or not isinstance(fonts, dict):
        return {}
    is_whole = len(document.pages) == document.page_count
    codes = np.bincount(document.glyphs.font, minlength=len(document.fonts)).tolist()
    found = {}
    for number, font in enumerate(document.fonts):
        counts = _read_counts(fonts.get(font.name))
        total, left = sum(counts.values()), counts.get(_UNKNOWN, 0)
        unknown = sum(UNKNOWN in text for text in font.own_map.values())
        fits = (codes[number], unknown) == (total, left) if is_whole else codes[number] <= total and unknown <= left
        if codes[number] and font.declared == "ToUnicode" and fits and not counts.get(_GUESSED):
            found[number] = EarlierRepair(day[1], codes[number] - unknown, codes[number])
    return found


def _read_record(text: Any) -> Mapping[str, Any]:
    try:
        record = json.loads(text) if isinstance(text, str) else {}
    except (ValueError, RecursionError):
        return {}
    return record if isinstance(record, dict) else {}


def _read_counts(counts: Any) -> Mapping[str, int]:
    """How many codes have their text from what; nothing for what is no such thing."""
    if not isinstance(counts, dict) or any(type(count) is not int or count < 0 for count in counts.values()):
        return {}
    return counts
