"""What a repaired PDF says of its repair stays small, however much there is to say."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

import cidfix
from cidfix.export.provenance import format_provenance
from cidfix.pdf import Document
from cidfix.recover.values import State, Value

MOMENT = datetime(2026, 11, 28, 20, 5, 30, tzinfo=UTC)


def make_document(files: Path, fonts: int) -> Document:
    """A document with a number of fonts, of which the first draws most letters."""
    document = cidfix.open(files / "truetype_simple.pdf").document
    numbers = [number for number in range(fonts) for _ in range(1 + fonts - number)]
    glyphs = replace(document.glyphs, font=np.array(numbers, np.int32))
    made = tuple(replace(document.fonts[0], name=f"F{number}") for number in range(fonts))
    return replace(document, fonts=made, glyphs=glyphs)


def test_fonts_that_find_no_room_are_counted_together(files: Path) -> None:
    document = make_document(files, 90)
    values = [Value("а", State.SURE, "shape", 1.0, (), True)] * len(document.glyphs.font)
    said = format_provenance(document, values, (), 0, MOMENT)
    record = json.loads(said)
    assert len(said) <= 2000
    assert record["date"] == "2026-11-28T20:05:30Z"
    assert record["fonts"]["F0"] == {"sure": 91}
    others = record["other_fonts"]
    assert len(record["fonts"]) + others["fonts"] == 90
    assert sum(row["sure"] for row in record["fonts"].values()) + others["sure"] == len(values)


def test_many_maps_with_long_names_are_cut(files: Path) -> None:
    document, names = make_document(files, 20), [f"{number:02} {'ж' * 200}.json" for number in range(20)]
    values = [
        Value("а", State.MAP, f"{names[number % 20]} (outline)", 1.0, (), True)
        for number in range(len(document.glyphs.font))
    ]
    said = format_provenance(document, values, names, 0, MOMENT)
    record = json.loads(said)
    assert len(said) <= 2000
    assert len(record["maps"]) == 10
    assert all(name.endswith("…") for name in record["maps"])
