"""What a font's encoding says its codes stand for, where there is no /ToUnicode.

Glyph names reach Unicode through the Adobe Glyph List's rules (Adobe, AGL Specification 1.7); the base encodings are
those of ISO 32000-2, annex D.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fontTools import agl
from fontTools.encodings.StandardEncoding import StandardEncoding

_CODECS = {"WinAnsiEncoding": "cp1252", "MacRomanEncoding": "mac_roman"}


def to_text(glyph_name: str) -> str:
    """What a glyph's name says it stands for, "" where the name says nothing (`g123`, `.notdef`)."""
    return str(agl.toUnicode(glyph_name))


@cache
def to_base_map(encoding: str) -> Mapping[int, str]:
    """Code to text of a base encoding by its name; of Adobe's standard encoding where the name is unknown."""
    codec = _CODECS.get(encoding)
    if codec is None:
        return {code: to_text(name) for code, name in enumerate(StandardEncoding) if to_text(name)}
    table = {}
    for code in range(0x20, 0x100):
        text = bytes([code]).decode(codec, "ignore")
        if (text and text.isprintable()) or text == "\xa0":
            table[code] = text
    if encoding == "WinAnsiEncoding":
        table[0xAD] = "-"  # what code page 1252 calls a soft hyphen
    return table
