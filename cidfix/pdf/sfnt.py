"""What a TrueType or OpenType program says of its glyphs: its character map, read backwards, and its glyphs' names.

A subset often keeps both although nothing in the PDF refers to them, and then they are the cheapest evidence there is.
They can be stale or made up as well, so they are only reported here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any

NUMBERED = "glyph"
"""What glyphs are called here, with their ids behind it, so that fontTools need not look for their names."""

_SYMBOL = range(0xF000, 0xF100)
_LARGEST = 0x4_0000  # characters of one subtable


def read_characters(font: Any) -> dict[int, str]:
    """The character of each glyph id of a fontTools `TTFont` whose glyphs are `NUMBERED`.

    By its Unicode subtables, the rest by the others. A glyph of a symbol font keeps U+F000 and its code number. Of
    several characters the plainest is taken: one that is no compatibility form of another. A subtable that is
    malformed is passed over.
    """
    found: dict[int, str] = {}
    for rank in range(3):
        mine: dict[int, str] = {}
        for character, gid in _list_mapped(font, rank):
            if gid not in mine or _strangeness(character) < _strangeness(mine[gid]):
                mine[gid] = character
        found = mine | found
    return found


def read_glyph_names(font: Any) -> dict[int, str]:
    """The names of its `post` table by glyph id, none where there are none or it is malformed."""
    try:
        post = font.get("post")
        own = getattr(post, "mapping", {})  # fontTools tells names apart that stand twice
        names = [own.get(name, name) for name in getattr(post, "glyphOrder", None) or ()]
        return {gid: name for gid, name in enumerate(names) if isinstance(name, str) and name != ".notdef"}
    except Exception:  # noqa: BLE001 (a malformed table can raise anything and costs only itself)
        return {}


def _list_mapped(font: Any, rank: int) -> Iterator[tuple[str, int]]:
    """Characters and glyph ids of the subtables of a rank: 0 Unicode, 1 symbol, 2 other platforms' code pages."""
    try:
        tables = font["cmap"].tables if "cmap" in font else []
    except Exception:  # noqa: BLE001
        return
    for table in tables:
        if _rank(table) != rank:
            continue
        try:
            mapped = dict(table.cmap)
            codec = table.getEncoding() if rank == 2 else ""
        except Exception:  # noqa: BLE001
            continue
        if len(mapped) > _LARGEST:
            continue
        for number, name in mapped.items():
            character = _to_character(number, rank, codec)
            if character and (gid := int(name.removeprefix(NUMBERED))):
                yield character, gid


def _rank(table: Any) -> int:
    if table.format == 14:  # variation sequences
        return -1
    if table.isUnicode() and not table.isSymbol():
        return 0
    return 1 if table.isSymbol() else 2


def _to_character(number: int, rank: int, codec: str | None) -> str:
    """A character that can be text, "" for any other: controls, surrogates, what is unassigned."""
    if rank == 1:
        return chr(0xF000 | number) if number < 0x100 or number in _SYMBOL else ""
    if rank == 2:
        try:
            size = 1 if number < 0x100 else 2
            character = number.to_bytes(size).decode(codec or "mac_roman", "ignore") if number < 0x10000 else ""
        except LookupError:
            return ""
    else:
        character = chr(number) if number <= 0x10FFFF else ""
    return character if len(character) == 1 and unicodedata.category(character) not in ("Cc", "Cs") else ""


def _strangeness(character: str) -> tuple[bool, bool, int]:
    private = unicodedata.category(character) == "Co"
    return private, unicodedata.normalize("NFKC", character) != character, ord(character)
