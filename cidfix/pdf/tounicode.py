"""A /ToUnicode CMap, read and written: what a file itself says each code stands for."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

_TOKEN = re.compile(
    rb"%[^\r\n]*|<([0-9A-Fa-f\s]*)>|(\[)|(\])"
    rb"|(?:([0-9]{1,7})\s{1,9})?\b(beginbfchar|endbfchar|beginbfrange|endbfrange|endcmap)\b",
    re.ASCII,
)
_LONGEST_RANGE = 0x10000
_MOST_IN_BLOCK = 100  # entries (Adobe Technical Note 5014, section 2.5)


@dataclass(slots=True)
class ReadMap:
    """What a map says: code to text, how many entries (of a code or a range) it announces or begins, and how many of
    these were read whole."""

    table: dict[int, str]
    entries: int = 0
    whole: int = 0


def parse_to_unicode(data: bytes) -> dict[int, str]:
    """Code to text, for every code of every bfchar and bfrange; what is malformed is passed over."""
    return read_to_unicode(data).table


def read_to_unicode(data: bytes) -> ReadMap:
    """A map, and how much of it could be read; what is malformed is passed over.

    What stands behind the map's end does not belong to it: some producers leave there what they put it in place of.
    """
    read = ReadMap({})
    block = _Block(b"", 0)
    for match in _TOKEN.finditer(data):
        digits, opening, closing, announced, word = match.groups()
        if word == b"endcmap" and read.table:
            break
        if word:
            block.end(read)
            block = _Block(word if word.startswith(b"begin") else b"", int(announced or 0))
        elif not block.kind:
            continue
        elif opening:
            block.array = []
        elif closing:
            block.close_array()
        elif digits is not None:
            block.add(bytes.fromhex(_even(digits).decode()))
        block.take_row(read)
    block.end(read)
    return read


@dataclass(slots=True)
class _Block:
    """The entries between a begin and its end: the one that is being read, and how many were."""

    kind: bytes
    announced: int
    begun: int = 0
    row: list[bytes | list[bytes]] = field(default_factory=list)
    array: list[bytes] | None = None

    def add(self, item: bytes) -> None:
        """Take a string."""
        if self.array is not None:
            self.array.append(item)
        else:
            self.row.append(item)

    def close_array(self) -> None:
        """Take the array that was open, if one was."""
        if self.array is not None:
            self.row.append(self.array)
            self.array = None

    def take_row(self, read: ReadMap) -> None:
        """Read an entry once it is complete."""
        if self.kind == b"beginbfchar" and len(self.row) == 2:
            code, text = self.row
            if isinstance(code, bytes) and isinstance(text, bytes):
                read.table[int.from_bytes(code)] = _text(text)
                read.whole += 1
        elif self.kind == b"beginbfrange" and len(self.row) == 3:
            read.whole += _add_range(read.table, self.row)
        else:
            return
        self.row = []
        self.begun += 1

    def end(self, read: ReadMap) -> None:
        """Count what it announced, or else began."""
        read.entries += max(self.announced, self.begun + bool(self.row or self.array is not None))


def _even(digits: bytes) -> bytes:
    joined = b"".join(digits.split())
    return joined + b"0" if len(joined) % 2 else joined


def _text(data: bytes) -> str:
    if len(data) == 1:
        return chr(data[0])
    return data.decode("utf-16-be", "replace")


def _add_range(table: dict[int, str], row: list[bytes | list[bytes]]) -> bool:
    """Put the codes of a range into a table; whether it has a text for each of them."""
    low, high, target = row
    if not isinstance(low, bytes) or not isinstance(high, bytes):
        return False
    first = int.from_bytes(low)
    wanted = int.from_bytes(high) - first + 1
    count = min(wanted, _LONGEST_RANGE)
    if isinstance(target, list):
        for i, item in enumerate(target[: max(count, 0)]):
            table[first + i] = _text(item)
        return len(target) >= wanted
    text = _text(target)
    if not text:
        return False
    for i in range(count):
        last = ord(text[-1]) + i
        if last > 0x10FFFF:
            break
        table[first + i] = text[:-1] + chr(last)
    return True


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
