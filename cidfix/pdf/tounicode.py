"""A /ToUnicode CMap, read and written: what a file itself says each code stands for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_TOKEN = re.compile(
    rb"%[^\r\n]*|<([0-9A-Fa-f\s]*)>|(\[)|(\])|\b(beginbfchar|endbfchar|beginbfrange|endbfrange|endcmap)\b", re.ASCII
)
_LONGEST_RANGE = 0x10000
_MOST_IN_BLOCK = 100  # entries (Adobe Technical Note 5014, section 2.5)


def parse_to_unicode(data: bytes) -> dict[int, str]:
    """Code to text, for every code of every bfchar and bfrange; what is malformed is passed over.

    What stands behind the map's end does not belong to it: some producers leave there what they put it in place of.
    """
    table: dict[int, str] = {}
    mode = b""
    row: list[bytes | list[bytes]] = []
    array: list[bytes] | None = None
    for match in _TOKEN.finditer(data):
        digits, opening, closing, word = match.groups()
        if word == b"endcmap" and table:
            break
        if word:
            mode = word if word.startswith(b"begin") else b""
            row, array = [], None
        elif not mode:
            continue
        elif opening:
            array = []
        elif closing and array is not None:
            row.append(array)
            array = None
        elif digits is not None:
            item = bytes.fromhex(_even(digits).decode())
            if array is not None:
                array.append(item)
            else:
                row.append(item)
        if mode == b"beginbfchar" and len(row) == 2:
            if isinstance(row[0], bytes) and isinstance(row[1], bytes):
                table[int.from_bytes(row[0])] = _text(row[1])
            row = []
        elif mode == b"beginbfrange" and len(row) == 3:
            _add_range(table, row)
            row = []
    return table


def _even(digits: bytes) -> bytes:
    joined = b"".join(digits.split())
    return joined + b"0" if len(joined) % 2 else joined


def _text(data: bytes) -> str:
    if len(data) == 1:
        return chr(data[0])
    return data.decode("utf-16-be", "replace")


def _add_range(table: dict[int, str], row: list[bytes | list[bytes]]) -> None:
    low, high, target = row
    if not isinstance(low, bytes) or not isinstance(high, bytes):
        return
    first = int.from_bytes(low)
    count = min(int.from_bytes(high) - first + 1, _LONGEST_RANGE)
    if isinstance(target, list):
        for i, item in enumerate(target[: max(count, 0)]):
            table[first + i] = _text(item)
        return
    text = _text(target)
    if not text:
        return
    for i in range(count):
        last = ord(text[-1]) + i
        if last > 0x10FFFF:
            break
        table[first + i] = text[:-1] + chr(last)


def format_to_unicode(table: Mapping[int, str], spaces: Sequence[tuple[int, int, int]]) -> bytes:
    """The CMap of a table from codes to texts; `spaces` are the ranges of codes, as (bytes, first, last).

    A code in none of them has as many bytes as the widest. Source: ISO 32000-2, 9.10.3.
    """
    widest = max(length for length, _, _ in spaces)

    def spell(code: int) -> str:
        lengths = (length for length, first, last in spaces if first <= code <= last)
        return f"<{code:0{2 * next(lengths, widest)}X}>"

    lines = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        f"{len(spaces)} begincodespacerange",
        *(f"<{first:0{2 * length}X}> <{last:0{2 * length}X}>" for length, first, last in spaces),
        "endcodespacerange",
    ]
    entries = [f"{spell(code)} <{text.encode('utf-16-be').hex().upper()}>" for code, text in sorted(table.items())]
    for start in range(0, len(entries), _MOST_IN_BLOCK):
        block = entries[start : start + _MOST_IN_BLOCK]
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(lines).encode("ascii")
