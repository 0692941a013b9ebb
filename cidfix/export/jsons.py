"""JSON of everything that is known of a text, for programs; resources/formats/exports.md describes it."""

from __future__ import annotations

import json
from typing import Any

from cidfix.export.model import STYLE_NAMES, Doubt, Part, Run, Text, Word, Words
from cidfix.structure.model import Place
from cidfix.structure.sections import Content, Section, find_section_places

_DOUBTS = {Doubt.UNSURE: "unsure", Doubt.UNKNOWN: "unknown"}


def format_json(text: Text) -> str:
    """The document as one JSON object."""
    return json.dumps(to_values(text), ensure_ascii=False, indent=1) + "\n"


def to_values(text: Text) -> dict[str, Any]:
    """The document as JSON values."""
    record = text.record
    return {
        "format": "cidfix text 1",
        "document": {
            "name": record.name,
            "sha256": record.sha256,
            "producer": record.producer,
            "languages": list(record.languages),
        },
        "cidfix": record.version,
        "known": record.known,
        "unknown": [{"font": font, "code": code, "uses": uses} for font, code, uses in record.unknown],
        "repairs": dict(record.repairs),
        "decisions": [{"text": d.text, "source": d.source, "when": d.when} for d in record.decided],
        "analysis": record.analysis,
        "pages": [{"page": p.number, "width": round(p.width, 2), "height": round(p.height, 2)} for p in text.pages],
        "parts": [_to_part(text, part) for part in text.parts],
        "sections": _to_sections(text, text.find_sections()),
        "tokens": {_name(text, token): _to_token(text, token) for token in range(len(text.tokens))},
    }


def _to_sections(text: Text, content: Content) -> list[Any]:
    """Parts by their numbers from 1, and sections, as they stand one after the other."""
    return [
        {
            "heading": each.heading + 1,
            "depth": each.depth,
            "places": [_to_place(place) for place in find_section_places(each, text.parts)],
            "content": _to_sections(text, each.content),
        }
        if isinstance(each, Section)
        else each + 1
        for each in content
    ]


def _to_part(text: Text, part: Part) -> dict[str, Any]:
    found: dict[str, Any] = {
        "role": part.role.value,
        "depth": part.depth,
        "foreign": part.foreign,
        "places": [_to_place(place) for place in part.places],
    }
    if part.rows:
        found["rows"] = [
            {
                "text": row.text,
                "cells": [{"column": cell.column + 1, "words": _to_words(text, cell.words)} for cell in row.cells],
            }
            for row in part.rows
        ]
    else:
        found["sentences"] = [_to_words(text, words) for words in part.sentences]
    return found


def _to_place(place: Place) -> dict[str, Any]:
    found: dict[str, Any] = {"page": place.page, "box": list(place.box)}
    return {**found, "path": place.path} if place.path else found


def _to_words(text: Text, words: Words) -> list[dict[str, Any]]:
    return [_to_word(text, word) for word in words]


def _to_word(text: Text, word: Word) -> dict[str, Any]:
    found: dict[str, Any] = {"text": word.text, "tokens": [_name(text, token) for token in word.tokens]}
    if not word.spaced:
        found["spaced"] = False
    if word.note is not None:
        found["note"] = word.note + 1
    if len(word.runs) > 1 or word.runs[0].style or word.runs[0].doubt:
        found["runs"] = [_to_run(text, run) for run in word.runs]
    return found


def _to_run(text: Text, run: Run) -> dict[str, Any]:
    found: dict[str, Any] = {"text": run.text}
    if run.style:
        found["style"] = [name for kind, name in STYLE_NAMES.items() if kind in run.style]
    if run.doubt:
        found["doubt"] = _DOUBTS[run.doubt]
    if run.glyph is not None:
        found["code"] = list(text.tokens.name_code(run.glyph))
    return found


def _to_token(text: Text, token: int) -> dict[str, Any]:
    codes = [list(code) for code in text.tokens.list_codes(token)]
    return {"text": text.decoded[token], "box": list(text.tokens.find_box([token])), "codes": codes}


def _name(text: Text, token: int) -> str:
    return f"{text.tokens.name_line(token)}:{text.tokens.number[token]}"
