"""What a glyph's name says the glyph stands for: all readings, since names of different makers mean different letters.

The Adobe Glyph List's rules come first (AGL Specification 1.7); then names that TeX's fonts use, then whatever
describes a letter by the words of its Unicode name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from fontTools import agl

from cidfix.languages.scripts import find_script
from cidfix.naming.described import describe_name
from cidfix.naming.letters import to_letters
from cidfix.resource import find_resource

_EMPTY = frozenset({"notdef", "null", "nonmarkingreturn", "controlHT", "controlCR", "controlNULL", "controlDEL"})
_CODE_POINTS = re.compile(r"(?:uni|UNI|Uni)([0-9A-Fa-f]{4}(?:_?[0-9A-Fa-f]{4})*)|(?:u|U|U\+)([0-9A-Fa-f]{4,6})")
_NUMBER = re.compile(r"(?=.*\d)(?:[A-Za-z]{0,3}|glyph|index|char)[-_#:]?[0-9A-Fa-f]{1,5}")
_STYLES = re.compile(
    r"(.+?)(small|oldstyle|superior|inferior|fitted|taboldstyle|lining|big|Big|bigg|Bigg|text|display|wide)"
)
_ALIKE = {"∆": "Δ", "µ": "μ"}  # what the list calls a sign is a letter in a Greek font


@cache
def read_name(name: str) -> tuple[str, ...]:
    """All readings of a glyph's name, the best first; none for a name that says nothing (`g123`, `.notdef`).

    A suffix (`.sc`, `.alt`, `.init`) says how a letter is drawn, not which it is.
    """
    stem = name.partition(".")[0].partition("#")[0]
    if not stem or stem in _EMPTY:
        return ()
    listed = _read_listed(stem)
    readings = [listed, _ALIKE.get(listed, "")]
    lettered = not _NUMBER.fullmatch(stem) and not _CODE_POINTS.fullmatch(stem)
    if lettered and (not listed or find_script(listed) not in ("", "Latn", "Grek")):
        readings += describe_name(name)
    return tuple(dict.fromkeys(text for reading in readings if (text := to_letters(reading))))


def _read_listed(stem: str) -> str:
    """By the lists and the rules that go with them, "" where they say nothing."""
    return next((text for read in _RULES if (text := read(stem))), "")


def _read_code_points(stem: str) -> str:
    """Code points spelled out: uni0915, uni0915094D, uni0915_094D, u1F600, U+0915."""
    match = _CODE_POINTS.fullmatch(stem)
    if match is None:
        return ""
    digits = (match[1] or "").replace("_", "")
    numbers = [int(digits[i : i + 4], 16) for i in range(0, len(digits), 4)] if digits else [int(match[2], 16)]
    return "".join(chr(number) for number in numbers if number <= 0x10FFFF and not 0xD800 <= number < 0xE000)


def _read_tex(stem: str) -> str:
    """A name of TeX's fonts; that of a small Cyrillic letter is a capital's in small letters."""
    table = _read_tex_names()
    return table.get(stem) or (table.get(stem.upper(), "").lower() if stem.startswith("cyr") else "")


def _read_adobe(stem: str) -> str:
    parts = stem.split("_")
    return to_letters("".join(map(_to_text, parts))) if all(map(_to_text, parts)) else ""


def _read_ligature(stem: str) -> str:
    """Names with low lines between them, unless they describe one letter together."""
    parts = stem.split("_")
    if len(parts) < 2 or describe_name(stem):
        return ""
    read = [read_name(part) for part in parts]
    return "".join(readings[0] for readings in read) if all(read) else ""


def _read_style(stem: str) -> str:
    """A name with a word for how the letter is drawn; small capitals are named for capitals and stand for letters."""
    match = _STYLES.fullmatch(stem)
    text = _read_listed(match[1]) if match else ""
    return text.lower() if match and match[2] == "small" else text


def _read_numbered(stem: str) -> str:
    """The second drawing of a letter: patah2."""
    bare = stem.rstrip("0123456789")
    return to_letters(_to_text(bare)) if 3 < len(bare) < len(stem) else ""


def _read_cased(stem: str) -> str:
    """A name that is listed in small letters only, as those of scripts are that have no others: iMatraGurmukhi."""
    text = to_letters(_to_text(stem.lower())) if len(stem) > 3 and not stem.islower() else ""
    return text if find_script(text) not in ("Latn", "Grek", "Cyrl", "") else ""


_RULES = (
    _read_code_points,
    _read_tex,
    _read_adobe,
    _read_ligature,
    _read_style,
    _read_numbered,
    _read_cased,
)


def _to_text(name: str) -> str:
    return str(agl.toUnicode(name))


@cache
def _read_tex_names() -> Mapping[str, str]:
    """`resources/encodings/names.txt`: a name a line, and its code points."""
    rows = find_resource("encodings", "names.txt").read_text(encoding="utf-8").splitlines()
    table = {}
    for name, *points in (row.split() for row in rows if row and not row.startswith("#")):
        table[name] = "".join(chr(int(point, 16)) for point in points)
    return table
