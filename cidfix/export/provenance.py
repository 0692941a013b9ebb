"""What a repaired PDF says of its repair: by what, when, from which file, and where what it says now comes from."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from cidfix.pdf.document import Document
from cidfix.recover.given import OWN_MAP
from cidfix.recover.moments import format_moment
from cidfix.recover.values import State, Value
from cidfix.version import VERSION

_LARGEST = 2000  # characters of the record, all of them ASCII
_LENGTHS = (60, 24, 8, 3)  # of names in it, the longest with which it is no larger
_MOST_MAPS = 10


def format_provenance(
    document: Document, values: Sequence[Value], maps: Sequence[str], details: int, moment: datetime
) -> str:
    """The record of a repair as one line of JSON, as `resources/formats/exports.md` describes it.

    `values` are those that the repaired PDF has for its glyphs, `maps` the names of the saved maps that say anything of
    them, `details` is the number of texts beside the pages. Fonts that find no room are counted together, and long
    names cut.
    """
    record: dict[str, Any] = {"cidfix": VERSION, "date": format_moment(moment)}
    for longest in _LENGTHS:
        record["source"] = {"name": _cut(document.path.name, longest), "sha256": document.sha256}
        record |= {"maps": [_cut(name, longest) for name in maps[:_MOST_MAPS]]} if maps else {}
        record |= {"details": details} if details else {}
        counts = _count_sources(document, values, longest)
        named = sorted(counts, key=lambda font: (-counts[font].total(), font))
        for most in range(len(named), -1, -1):
            if len(said := json.dumps(record | _list_fonts(counts, named, most))) <= _LARGEST:
                return said
    return said


def _list_fonts(counts: Mapping[str, Counter[str]], named: Sequence[str], most: int) -> dict[str, Any]:
    """The first fonts with their counts, and the others together."""
    listed: dict[str, Any] = {"fonts": {font: dict(counts[font]) for font in named[:most]}}
    if most < len(named):
        others = sum((counts[font] for font in named[most:]), Counter[str]())
        listed["other_fonts"] = {"fonts": len(named) - most, **others}
    return listed


def _count_sources(document: Document, values: Sequence[Value], longest: int) -> dict[str, Counter[str]]:
    """For each font, how many of its codes have their values from each kind of source."""
    counts: dict[str, Counter[str]] = {}
    for font, value in zip(document.glyphs.font.tolist(), values, strict=True):
        counts.setdefault(document.fonts[font].name, Counter())[_name_source(value, longest)] += 1
    return counts


def _name_source(value: Value, longest: int) -> str:
    if is_of_file(value):
        return "file"
    if value.state is State.MAP:
        return f"map {_cut(value.source.rpartition(' (')[0] or value.source, longest)}"
    return value.state.value


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def is_of_file(value: Value) -> bool:
    """Whether a value is what the file itself says, and nobody else: its own map, or that of an earlier repair."""
    kept = value.state is State.UNKNOWN and value.value is not None
    return kept or (value.state is State.MAP and value.source == OWN_MAP)
