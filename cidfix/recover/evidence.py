"""What else a file says of its codes, beside the map it declares: hypotheses, none of which is believed by itself.

Names can lie while a map is right, and the other way round. So every source is read as far as it goes and keeps its
name; which of them agrees with the shapes is asked elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from fontTools import agl

from cidfix.languages.scripts import find_script
from cidfix.naming import (
    ORDERS,
    read_code_tables,
    read_name,
    read_numbers,
    read_order,
    to_byte,
    to_letters,
)
from cidfix.pdf.document import Document, Font

_LEAST = 2  # codes that a source has to say something of
_MOSTLY = 0.6  # share of a font's codes that a shift must lead to ASCII, and of its letters that must be in one half
_SIMPLE = 0x600  # below it scripts are written a letter a glyph, in the order of their alphabets
_SYMBOL = 0xF000
_SHIFTS = (29, 28, 31, 30)
"""From a glyph id to ASCII, with and without the empty glyphs that fonts begin with."""
_BYTES = {"cp1252": "Windows", "mac_roman": "Mac OS"}

Kind = Literal["to_unicode", "cmap", "names", "encoding", "collection", "order", "shift", "table"]

SAID: tuple[Kind, ...] = ("to_unicode", "encoding", "cmap", "names", "collection")
"""What the file itself says of each code; the others are hypotheses about all codes together."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one source says of a font's codes in use: its name in plain words, its kind, and code to text."""

    source: str
    kind: Kind
    values: Mapping[int, str]


def find_evidence(document: Document, font: int) -> tuple[Evidence, ...]:
    """Every source's reading of a font (index into `Document.fonts`), what the file itself says first.

    A source that says something of fewer than two codes is left out, unless the font has but one and the file itself
    says it; so is one that says the same as one before it. Texts are NFC, with letters for presentation forms.
    """
    glyphs = document.glyphs
    mine = (glyphs.font == font).nonzero()[0].tolist()
    codes = [int(glyphs.code[glyph]) for glyph in mine]
    gids = {code: int(glyphs.gid[glyph]) for code, glyph in zip(codes, mine, strict=True) if glyphs.gid[glyph] > 0}
    found: dict[tuple[tuple[int, str], ...], Evidence] = {}
    for evidence in _list_evidence(document.fonts[font], codes, gids):
        said = ((code, to_letters(text)) for code, text in evidence.values.items())
        values = {code: text for code, text in sorted(said) if text}
        least = 1 if len(codes) == 1 and evidence.kind in SAID and evidence.kind != "encoding" else _LEAST
        if len(values) >= least:
            found.setdefault(tuple(values.items()), Evidence(evidence.source, evidence.kind, values))
    return tuple(found.values())


def _list_evidence(font: Font, codes: list[int], gids: Mapping[int, int]) -> Iterator[Evidence]:
    names = _merge_names(font)
    said = [
        Evidence("the file's ToUnicode map", "to_unicode", font.to_unicode),
        Evidence("the font's encoding", "encoding", font.encoded),
        Evidence("the font program's own character map", "cmap", font.program_map),
        *_read_names(names, "the glyphs' names", font.base_name),
        *_read_names(font.program_names, "the glyphs' names in the font program", font.base_name),
        *(
            Evidence(f"Adobe's character collection {name}", "collection", values)
            for name, values in font.collections.items()
        ),
    ]
    yield from said
    if font.kind == "Type0":
        yield from _read_orders(gids or {code: code for code in codes})
        unicode = {code: chr(code) for code in codes if _is_code_point(code)}
        yield Evidence("the codes, taken for Unicode", "shift", unicode)
    # In Type 1 programs glyphs stand in no order.
    yield from _shift(said, codes, gids if font.kind in ("Type0", "TrueType") else {})
    yield from _read_tables(_list_numbers(font, said, names, codes))


def _merge_names(font: Font) -> Mapping[int, str]:
    """A glyph's name as the PDF gives it or, where that says nothing, as the font program does."""
    named = {code: name for code, name in font.names.items() if read_name(name) or code not in font.program_names}
    return {**font.program_names, **named}


def _read_names(names: Mapping[int, str], source: str, base_name: str) -> Iterator[Evidence]:
    """Names by the best reading of each and, where others are of one script, by that script's."""
    if "dingbat" in base_name.lower():
        signs = {code: str(agl.toUnicode(name, isZapfDingbats=True)) for code, name in names.items()}
        yield Evidence(f"{source}, read as signs", "names", signs)
    readings = {code: read for code, name in names.items() if (read := read_name(name))}
    yield Evidence(source, "names", {code: read[0] for code, read in readings.items()})
    scripts = Counter(script for read in readings.values() for script in {find_script(text) for text in read})
    for script, count in scripts.most_common():
        if script and count >= _LEAST:
            chosen = {
                code: next((text for text in read if find_script(text) == script), read[0])
                for code, read in readings.items()
            }
            yield Evidence(f"{source}, read as letters of {_name_script(script)}", "names", chosen)


def _name_script(script: str) -> str:
    from fontTools import unicodedata

    return str(unicodedata.script_name(script, script)).replace("_", " ")


def _read_orders(gids: Mapping[int, int]) -> Iterator[Evidence]:
    for order in ORDERS:
        known = read_order(order)
        yield Evidence(order, "order", {code: known[gid] for code, gid in gids.items() if gid in known})


def _shift(said: Iterable[Evidence], codes: list[int], gids: Mapping[int, int]) -> Iterator[Evidence]:
    """ASCII by a constant distance from the codes or the glyph ids, and what names and maps say, one letter off."""
    for distance in _SHIFTS:
        for source, numbers in (("code", {code: code for code in codes}), ("glyph id", gids)):
            values = {code: chr(number + distance) for code, number in numbers.items() if _is_ascii(number + distance)}
            if len(values) >= _MOSTLY * len(codes):
                yield Evidence(f"ASCII, {distance} above the {source}", "shift", values)
    for evidence in said:
        single = {code: ord(text) for code, text in evidence.values.items() if len(text) == 1 and ord(text) < _SIMPLE}
        for distance, which in ((1, "next"), (-1, "previous")):
            values = {code: chr(number + distance) for code, number in single.items() if number > 0x20}
            yield Evidence(f"{evidence.source}, the {which} letter", "shift", values)


def _list_numbers(
    font: Font, said: Iterable[Evidence], names: Mapping[int, str], codes: list[int]
) -> Iterator[tuple[str, Mapping[int, int]]]:
    """Where the numbers may come from that an old encoding gives a meaning, and the number of each code."""
    if font.kind != "Type0":
        yield "", {code: code for code in codes if code < 0x100}
    for numbers in read_numbers(names):
        yield "the numbers in the glyphs' names", numbers
    symbols = {code: ord(text) - _SYMBOL for code, text in font.program_map.items() if _is_symbol(text)}
    yield "the font program's symbol codes", symbols
    for evidence in said:
        if evidence.kind == "collection":
            continue
        for codec, system in _BYTES.items():
            numbers = {code: number for code, text in evidence.values.items() if (number := to_byte(text, codec)) > 0}
            high = sum(number > 0x7F for number in numbers.values())
            if high >= _LEAST and high >= _MOSTLY * sum(text.isalpha() for text in evidence.values.values()):
                yield f"{evidence.source}, taken for {system} codes", numbers


def _read_tables(sources: Iterable[tuple[str, Mapping[int, int]]]) -> Iterator[Evidence]:
    for source, numbers in sources:
        for table in read_code_tables() if numbers else ():
            values = {code: table.values[number] for code, number in numbers.items() if number in table.values}
            yield Evidence(f"{table.name}, by {source}" if source else table.name, "table", values)


def _is_symbol(text: str) -> bool:
    return len(text) == 1 and _SYMBOL <= ord(text) < _SYMBOL + 0x100


def _is_ascii(number: int) -> bool:
    return 0x20 <= number < 0x7F


def _is_code_point(number: int) -> bool:
    return 0x20 <= number < 0xD800 or 0xE000 <= number < 0x110000
