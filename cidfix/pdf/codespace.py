"""Which codes a font can draw with, as ranges that a table can hold, and how many bytes each has.

A code has one byte in a simple font and one to four in a composite one, where its encoding CMap says how many. Four
bytes are too many to number them all, so those are taken from what the CMap defines (ISO 32000-2, 9.7.5).
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from pymupdf import mupdf

_ALL_TWO_BYTES = (0, 0x10000)
_CID_BLOCK = re.compile(rb"begincid(range|char)\b(.*?)endcid", re.DOTALL)
_RANGE = re.compile(rb"<\s*([0-9A-Fa-f]{1,8})\s*>\s*<\s*([0-9A-Fa-f]{1,8})\s*>\s*\d+")
_CHAR = re.compile(rb"<\s*([0-9A-Fa-f]{1,8})\s*>\s*\d+")
_USED_CMAP = re.compile(rb"/([^\s/<>()\[\]%]+)\s+usecmap\b")
_SPACES = re.compile(rb"begincodespacerange\b(.*?)endcodespacerange", re.DOTALL)
_SPACE = re.compile(rb"<\s*([0-9A-Fa-f]{2,8})\s*>\s*<\s*([0-9A-Fa-f]{2,8})\s*>")
_MOST_WIDE = 0x300_0000  # codes of more than two bytes that one font may have; GBK2K has 0x266_0000
_CHAIN = 8  # CMaps that use one another


class Segment(NamedTuple):
    """`length` codes from `code` on have the numbers from `number` on."""

    number: int
    code: int
    length: int


def to_code_ranges(font: Any) -> list[tuple[int, int]]:
    """The codes a font dictionary can draw with: (first code, how many), ascending and disjoint."""
    if not _is_composite(font):
        return [(0, 0x100)]
    return [_ALL_TWO_BYTES, *_merge(_find_wide(mupdf.pdf_dict_gets(font, "Encoding"), 0))]


def _is_composite(font: Any) -> bool:
    is_named = mupdf.pdf_to_name(mupdf.pdf_dict_gets(font, "Subtype")) == "Type0"
    return is_named or bool(mupdf.pdf_is_array(mupdf.pdf_dict_gets(font, "DescendantFonts")))


def _read_cmap(encoding: Any) -> bytes:
    """The data of an encoding CMap in the file, nothing where there is none that can be read."""
    if not mupdf.pdf_is_stream(encoding):
        return b""
    try:
        return bytes(mupdf.fz_buffer_extract_copy(mupdf.pdf_load_stream(encoding)))
    except Exception:  # noqa: BLE001 (MuPDF raises many types; a font without an encoding draws nothing)
        return b""


def find_code_spaces(font: Any) -> list[tuple[int, int, int]]:
    """The ranges of codes that a font dictionary draws with, as (bytes, first, last), those of fewer bytes first."""
    if not _is_composite(font):
        return [(1, 0, 0xFF)]
    encoding = mupdf.pdf_dict_gets(font, "Encoding")
    if mupdf.pdf_is_name(encoding):
        return _find_predefined_spaces(mupdf.pdf_to_name(encoding))
    found = []
    for body in _SPACES.findall(_read_cmap(encoding)):
        for low, high in _SPACE.findall(body):
            found.append((len(high) // 2, int(low, 16), int(high, 16)))
    return sorted(found) or [(2, 0, 0xFFFF)]


def _find_predefined_spaces(name: str) -> list[tuple[int, int, int]]:
    """The same of a predefined CMap (ISO 32000-2, table 116), by what its name tells of its encoding."""
    if "UTF32" in name:
        return [(4, 0, 0x10FFFF)]
    if "UTF16" in name:
        return [(2, 0, 0xFFFF), (4, 0xD800DC00, 0xDBFFDFFF)]
    if name.startswith("Identity") or "UCS2" in name or name in ("H", "V"):
        return [(2, 0, 0xFFFF)]
    half_width = [(1, 0xA0, 0xDF)] if "RKSJ" in name else []
    return [(1, 0, 0x80), *half_width, (2, 0x8100, 0xFFFF), (4, 0x81000000, 0xFFFFFFFF)]


def _find_wide(encoding: Any, depth: int) -> list[tuple[int, int]]:
    """Ranges of codes of more than two bytes that an encoding CMap defines, as (first, how many)."""
    if mupdf.pdf_is_name(encoding):
        return _find_predefined(mupdf.pdf_to_name(encoding))
    if depth > _CHAIN:
        return []
    data = _read_cmap(encoding)
    wide = []
    for kind, body in _CID_BLOCK.findall(data):
        if kind == b"range":
            pairs = [(int(low, 16), int(high, 16)) for low, high in _RANGE.findall(body)]
        else:
            pairs = [(int(code, 16), int(code, 16)) for code in _CHAR.findall(body)]
        wide += [(max(low, 0x10000), high + 1 - max(low, 0x10000)) for low, high in pairs if high > 0xFFFF]
    used = mupdf.pdf_dict_gets(encoding, "UseCMap")
    named = _USED_CMAP.search(data)
    if mupdf.pdf_is_stream(used) or mupdf.pdf_is_name(used):
        wide += _find_wide(used, depth + 1)
    elif named:
        wide += _find_predefined(named.group(1).decode("latin-1"))
    return wide


def _find_predefined(name: str) -> list[tuple[int, int]]:
    """The same of a predefined CMap (ISO 32000-2, table 116), by the family its name tells."""
    if "UTF32" in name:
        return [(0x10000, 0x100000)]
    if "UTF16" in name:
        return [((high << 16) + 0xDC00, 0x400) for high in range(0xD800, 0xDC00)]
    if "GBK2K" in name:
        firsts = range(0x81, 0xFF)
        return [((a << 24) + (b << 16) + 0x8130, 0xFE39 - 0x8130 + 1) for a in firsts for b in range(0x30, 0x3A)]
    if "CNS-EUC" in name:
        return [((0x8EA1 + plane << 16) + 0xA1A1, 0xFEFE - 0xA1A1 + 1) for plane in range(7)]
    return []


def _merge(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    merged: list[tuple[int, int]] = []
    room = _MOST_WIDE
    for first, count in sorted(ranges):
        if merged and first < merged[-1][0] + merged[-1][1]:
            end = max(first + count, merged[-1][0] + merged[-1][1])
            merged[-1] = (merged[-1][0], end - merged[-1][0])
        else:
            merged.append((first, count))
    kept = []
    for first, count in merged:
        if count > room:
            break
        kept.append((first, count))
        room -= count
    return kept
