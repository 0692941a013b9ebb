"""A table of codes as a /ToUnicode CMap, for programs that repair or read PDFs (ISO 32000-2, 9.10.3)."""

from __future__ import annotations

import json
import re

from cidfix.errors import CidfixError
from cidfix.export.maps.table import CodeTable
from cidfix.pdf.tounicode import format_to_unicode, parse_to_unicode, read_to_unicode

_LARGEST = 4 * 1024 * 1024  # bytes; with all of Unicode in it a CMap has 2 MB
_MOST_CODES = 2_000_000  # that ranges may stand for
_FONT = re.compile(rb'^%+ font: ("[^\r\n]*")\s*$', re.MULTILINE)
_RANGE = re.compile(rb"<\s*([0-9A-Fa-f\s]{1,12})>\s*<\s*([0-9A-Fa-f\s]{1,12})>\s*<")
_ADVICE = "a CMap that maps codes to Unicode has beginbfchar or beginbfrange"


def format_cmap(table: CodeTable, width: int) -> bytes:
    """The CMap, with codes of `width` bytes, 0: as few as they need. Raises CidfixError where they need more."""
    largest = max(table.values, default=0)
    needed = max(1, (largest.bit_length() + 7) // 8)
    if width and width < needed:
        raise CidfixError(f"code {largest} has {needed} bytes", table.font, f"use --code-bytes {needed}")
    length = width or needed
    head = f"%!PS-Adobe-3.0 Resource-CMap\n% font: {json.dumps(table.font)}\n".encode("ascii")
    return head + format_to_unicode(table.values, [(length, 0, (1 << 8 * length) - 1)]) + b"\n"


def parse_cmap(data: bytes, name: str, font: str) -> CodeTable:
    """The table of a CMap; `font` is what its font is called where the file does not say so.

    What is malformed is passed over, as by programs that read PDFs. Raises CidfixError for what is no CMap.
    """
    if len(data) > _LARGEST:
        raise CidfixError(f"the CMap is larger than {_LARGEST >> 20} MB", name, "check that it is the right file")
    if b"begincidrange" in data or b"begincidchar" in data:
        raise CidfixError("the CMap leads from codes to glyphs, not to text", name, _ADVICE)
    spans = sum(
        min(_to_number(last) - _to_number(first) + 1, 0x10000)
        for first, last in _RANGE.findall(data)
        if _to_number(last) >= _to_number(first)
    )
    if spans > _MOST_CODES:
        raise CidfixError("the ranges of the CMap are too large", name, "check that it is the right file")
    values = parse_to_unicode(data)
    values = {code: text for code, text in values.items() if not any("\ud800" <= c <= "\udfff" for c in text)}
    if not values:
        raise CidfixError("the file has no codes with their text", name, _ADVICE)
    return CodeTable(_find_font(data) or font, (), "", values, ())


def describe_missing(data: bytes) -> tuple[str, ...]:
    """A note where entries of a CMap were cut short or could not be read; nothing where all were."""
    read = read_to_unicode(data)
    if read.whole == read.entries:
        return ()
    return (f"the CMap is cut short or damaged: {read.whole} of its {read.entries} entries were read whole",)


def _to_number(digits: bytes) -> int:
    return int(b"".join(digits.split()) or b"0", 16)


def _find_font(data: bytes) -> str:
    match = _FONT.search(data)
    try:
        font = json.loads(match[1]) if match else ""
    except ValueError:
        return ""
    return "" if any("\ud800" <= letter <= "\udfff" for letter in font) else str(font)
