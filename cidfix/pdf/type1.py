"""Type 1 font programs, as far as outlines need them: names and charstrings in the order of the file.

Fonts embedded in PDFs are subset by many hands and often break PostScript's rules (no Subrs, foreign procedures in
the clear part), so the program is not interpreted; its few dictionaries are found by their fixed shape (Adobe Type 1
Font Format, chapters 2 and 7).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fontTools.misc.eexec import decrypt
from fontTools.misc.psCharStrings import T1CharString

_EEXEC_KEY, _CHARSTRING_KEY = 55665, 4330
_EEXEC_SKIP = 4  # random bytes before the encrypted part
_NUMBER_MATRIX = re.compile(rb"/FontMatrix\s*[\[{]\s*([-+.\dEe]+)")
_SKIP = re.compile(rb"/lenIV\s+(-?\d+)")
_SUBR = re.compile(rb"dup\s+(\d+)\s+(\d+)\s+\S+ ")
_GLYPH = re.compile(rb"/(\S+)\s+(\d+)\s+\S+ ")
_HEX = re.compile(rb"\s*[0-9A-Fa-f]{8}")


class Type1(NamedTuple):
    """Charstrings by glyph name, in the order of the file, and the units to the em."""

    glyphs: dict[str, T1CharString]
    em: float


def parse_type1(data: bytes) -> Type1:
    """Parse a Type 1 program, bare or in PFB segments. Raises ValueError when it has no charstrings."""
    data = _join_segments(data)
    clear, _, hidden = data.partition(b"eexec")
    private = _decrypt_private(hidden.lstrip(b" \t\r\n")) if hidden else data
    skip = int(match[1]) if (match := _SKIP.search(private)) else 4
    start = private.find(b"/CharStrings")
    if start < 0:
        raise ValueError("no charstrings")
    subrs: list[T1CharString] = []
    for number, code in _find_binary(_SUBR, private, 0, start):
        if int(number) < 0x10000:
            subrs += [T1CharString(b"\x0b") for _ in range(len(subrs), int(number) + 1)]
            subrs[int(number)].bytecode = _decrypt_code(code, skip)
    for subr in subrs:
        subr.subrs = subrs
    glyphs = {
        name.decode("latin-1"): T1CharString(_decrypt_code(code, skip), subrs=subrs)
        for name, code in _find_binary(_GLYPH, private, start + len(b"/CharStrings"), len(private))
    }
    if not glyphs:
        raise ValueError("no charstrings")
    scale = float(match[1]) if (match := _NUMBER_MATRIX.search(clear)) else 0.0
    return Type1(glyphs, 1 / scale if scale else 1000.0)


def _join_segments(data: bytes) -> bytes:
    parts = []
    while data[:1] == b"\x80" and data[1:2] in (b"\1", b"\2"):
        length = int.from_bytes(data[2:6], "little")
        parts.append(data[6 : 6 + length])
        data = data[6 + length :]
    return b"".join(parts) if parts else data


def _decrypt_private(data: bytes) -> bytes:
    if _HEX.match(data):
        digits = re.sub(rb"[^0-9A-Fa-f]", b"", data)
        data = bytes.fromhex(digits[: len(digits) // 2 * 2].decode())
    return bytes(decrypt(data, _EEXEC_KEY)[0][_EEXEC_SKIP:])


def _decrypt_code(data: bytes, skip: int) -> bytes:
    """A charstring; lenIV -1 says that it is not encrypted."""
    return data if skip < 0 else bytes(decrypt(data, _CHARSTRING_KEY)[0][skip:])


def _find_binary(pattern: re.Pattern[bytes], data: bytes, start: int, stop: int) -> Iterator[tuple[bytes, bytes]]:
    """Each entry's key and the bytes behind it, which are stepped over, since they can look like anything."""
    while (match := pattern.search(data, start, stop)) is not None:
        start = match.end() + int(match[2])
        if start > len(data):
            return
        yield match[1], data[match.end() : start]
