"""Orders in which common fonts number their glyphs, so that a glyph id alone tells a letter.

A subset may keep the ids of the full font while it loses the character map and the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fontTools.cffLib import cffStandardStrings
from fontTools.ttLib.standardGlyphOrder import standardGlyphOrder

from cidfix.naming.names import read_name

ORDERS: Mapping[str, tuple[str, ...]] = {
    "the order of glyphs that most TrueType fonts begin with": tuple(standardGlyphOrder),
    "Adobe's order of glyphs": tuple(cffStandardStrings[:229]),
}
"""Names in order of glyph ids, by what the order is called (OpenType `post` format 1; ISOAdobe charset of CFF)."""


@cache
def read_order(order: str) -> Mapping[int, str]:
    """Glyph id to text of one of `ORDERS`."""
    read = {gid: read_name(name) for gid, name in enumerate(ORDERS[order])}
    return {gid: readings[0] for gid, readings in read.items() if readings}
