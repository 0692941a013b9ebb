"""Values as they are typed into a field: letters, or the code points of letters that no keyboard here has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fontTools import unicodedata
from PySide6.QtCore import QCoreApplication

from cidfix.errors import CidfixError
from cidfix.recover.decisions import check_text

translate = QCoreApplication.translate

_POINT = r"(?:[uU]\+|0?[xX])(?P<{0}>[0-9A-Fa-f]{{1,6}})|(?P<{1}>(?=[0-9A-Fa-f]*[0-9])[0-9A-Fa-f]{{4,6}})"
_ONE = re.compile(_POINT.format("marked", "bare"))
_BETWEEN = re.compile(r"[\s,]+")
_MOST = 1000  # characters: what a decisions file can say of one code


def parse_value(text: str) -> str:
    """What a field means, in NFC: U+049A U+0301, x49A or 049A are code points, anything else is the letters.

    Raises CidfixError for what is no character, or nothing that a letter can stand for.
    """
    parts = _BETWEEN.split(text.strip())
    found = [_ONE.fullmatch(part) for part in parts]
    if all(found):
        value = "".join(_to_character(match.group("marked") or match.group("bare")) for match in found if match)
    else:
        value = text.strip()
    check_text(value)
    if len(value) > _MOST:
        raise CidfixError(
            translate("CodePoints", "that is too long"), "", translate("CodePoints", "a letter stands for a few")
        )
    return str(unicodedata.normalize("NFC", value))


def describe_characters(value: str) -> Iterator[tuple[str, str]]:
    """Each code point of a value with its name: ("U+049A", "CYRILLIC CAPITAL LETTER KA WITH DESCENDER")."""
    for character in value:
        yield f"U+{ord(character):04X}", unicodedata.name(character, translate("CodePoints", "without a name"))


def show_alone(value: str) -> str:
    """A value to be shown by itself: a combining mark on a dotted circle, a space as its sign."""
    if value.isspace():
        return "␣"
    return f"\u25cc{value}" if value and unicodedata.combining(value[0]) else value


def _to_character(digits: str) -> str:
    point = int(digits, 16)
    if not 0 < point <= 0x10FFFF or 0xD800 <= point < 0xE000:
        raise CidfixError(
            translate("CodePoints", "U+{} is no character").format(digits.upper()),
            "",
            translate("CodePoints", "code points go from U+0001 to U+10FFFF"),
        )
    return chr(point)
