"""Code tables: what each of 256 codes stands for in the encodings that fonts without a map were once made for.

A font's dictionary may name no encoding, or a wrong one, while its codes follow one of these all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from fontTools.encodings.StandardEncoding import StandardEncoding

from cidfix.naming.letters import to_letters
from cidfix.naming.names import read_name
from cidfix.resource import find_resource

_CODECS = {
    "cp1252": "Windows' Western encoding (1252)",
    "mac_roman": "Mac OS Roman",
    "cp1251": "Windows' Cyrillic encoding (1251)",
    "cp1250": "Windows' Central European encoding (1250)",
    "cp1253": "Windows' Greek encoding (1253)",
    "cp1254": "Windows' Turkish encoding (1254)",
    "cp1255": "Windows' Hebrew encoding (1255)",
    "cp1256": "Windows' Arabic encoding (1256)",
    "cp1257": "Windows' Baltic encoding (1257)",
    "cp1258": "Windows' Vietnamese encoding (1258)",
    "cp874": "Windows' Thai encoding (874)",
    "koi8_r": "KOI8-R",
    "koi8_u": "KOI8-U",
    "kz1048": "Kazakh KZ-1048",
    "ptcp154": "Asian Cyrillic PT154",
    "mac_cyrillic": "Mac OS Cyrillic",
    "mac_latin2": "Mac OS Central European",
    "mac_greek": "Mac OS Greek",
    "mac_turkish": "Mac OS Turkish",
    "mac_croatian": "Mac OS Croatian",
    "mac_romanian": "Mac OS Romanian",
    "mac_iceland": "Mac OS Icelandic",
    "cp437": "DOS 437",
    "cp850": "DOS 850",
    "cp852": "DOS Central European 852",
    "cp866": "DOS Cyrillic 866",
    "cp737": "DOS Greek 737",
    **{f"iso8859_{part}": f"ISO 8859-{part}" for part in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16)},
}


@dataclass(frozen=True, slots=True)
class CodeTable:
    """An encoding, by what it is called, and its codes' text."""

    name: str
    values: Mapping[int, str]


@cache
def read_code_tables() -> tuple[CodeTable, ...]:
    """All tables that are known, commoner ones first."""
    standard = {code: reading[0] for code, name in enumerate(StandardEncoding) if (reading := read_name(name))}
    coded = [CodeTable(name, _read_codec(codec)) for codec, name in _CODECS.items()]
    files = sorted(find_resource("encodings", "codes").glob("*.txt"))
    written = [parse_code_table(path.read_text(encoding="utf-8")) for path in files]
    return (*coded[:2], CodeTable("Adobe's standard encoding", standard), *written, *coded[2:])


def parse_code_table(text: str) -> CodeTable:
    """A table as `resources/encodings/codes/` holds it.

    Its name on the first line, then rows of a first code (two hexadecimal digits) and up to 16 texts: `--` for none,
    and code points as U+0301 where a character would not show, joined by +.
    """
    name, *rows = text.splitlines()
    return CodeTable(name, parse_rows(rows))


def parse_rows(rows: Iterable[str]) -> dict[int, str]:
    """The texts of codes in rows of a table: a first code, then a cell a code; the circle under a mark is no text."""
    values = {}
    for row in rows:
        first, *cells = row.split()
        for code, cell in enumerate(cells, int(first, 16)):
            if cell != "--":
                values[code] = _parse_cell(cell)
    return values


def _parse_cell(cell: str) -> str:
    if cell == '""':
        return ""
    if not cell.startswith("U+"):
        return cell.replace("◌", "") or cell
    return "".join(chr(int(point, 16)) for point in cell.removeprefix("U+").split("+U+"))


def _read_codec(codec: str) -> Mapping[int, str]:
    read = {code: bytes([code]).decode(codec, "ignore") for code in range(0x20, 0x100)}
    return {code: plain for code, text in read.items() if (plain := to_letters(text))}
