"""A table of codes as a code list of PDFlib TET: a line a code, with up to seven code points.

Source: PDFlib TET manual, “Code list resources for all font types”: text after % is a remark; the code is decimal or
hexadecimal, up to 65535, as are the code points behind it (x or 0x before hexadecimal ones), surrogates allowed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from cidfix.errors import CidfixError
from cidfix.export.maps.table import CodeTable

_MOST_POINTS, _LARGEST = 7, 0xFFFF
_NUMBER = re.compile(r"0?[xX]([0-9A-Fa-f]{1,6})|([0-9]{1,7})", re.ASCII)
_FONT = re.compile(r'% font: (".*")')


def format_code_list(table: CodeTable) -> tuple[str, tuple[str, ...]]:
    """The list, and a note on codes that it can't hold: those without text, with too much of it, or too large."""
    kept = {code: text for code, text in table.values.items() if code <= _LARGEST and 0 < len(text) <= _MOST_POINTS}
    rows = [
        f"0x{code:04X}\t{' '.join(f'0x{ord(letter):04X}' for letter in text)}" for code, text in sorted(kept.items())
    ]
    lost = len(table.values) - len(kept)
    note = f"{lost} values that a code list can't hold are left out (no text, more than {_MOST_POINTS} code points)"
    return "\n".join([f"% font: {json.dumps(table.font)}", *rows, ""]), (note,) if lost else ()


def parse_code_list(text: str, name: str, font: str) -> CodeTable:
    """The table of a list. Raises CidfixError, with the line, for what is none, or says a code twice differently."""
    values: dict[int, str] = {}
    for number, row in enumerate(text.splitlines(), 1):
        where = f"{name}, line {number}"
        font = _find_font(row) or font
        numbers = list(_read_numbers(row.partition("%")[0].split(), where))
        if not numbers:
            continue
        code, *points = numbers
        if code > _LARGEST or not 0 < len(points) <= _MOST_POINTS:
            raise CidfixError(f"a line is a code and one to {_MOST_POINTS} code points", where, "correct the line")
        if values.setdefault(code, _to_text(points, where)) != _to_text(points, where):
            raise CidfixError(f"code {code} stands here a second time, with other text", where, "delete one of the two")
    if not values:
        raise CidfixError("the list has no codes", name, "check the file")
    return CodeTable(font, (), "", values, ())


def _read_numbers(words: list[str], where: str) -> Iterator[int]:
    for word in words:
        match = _NUMBER.fullmatch(word)
        if match is None:
            raise CidfixError(f"{word!r} is no number", where, "write decimal numbers, or 0x and hexadecimal ones")
        yield int(match[1], 16) if match[1] else int(match[2])


def _to_text(points: list[int], where: str) -> str:
    try:
        units = "".join(map(chr, points)).encode("utf-16-be", "surrogatepass")
        return units.decode("utf-16-be")
    except (ValueError, OverflowError) as error:
        raise CidfixError("this is no code point of Unicode", where, "use those from 0 to 0x10FFFF") from error


def _find_font(row: str) -> str:
    match = _FONT.fullmatch(row.strip())
    try:
        font = str(json.loads(match[1])) if match else ""
    except ValueError:
        return ""
    return "" if any("\ud800" <= letter <= "\udfff" for letter in font) else font
