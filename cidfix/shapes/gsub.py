"""What the glyphs of a reference font stand for: by its character map and, for all other glyphs, by its substitutions.

A joined form, a conjunct or a half form has no code point of its own; the substitutions of the OpenType GSUB table
that make it from other glyphs tell which letters it is made of (OpenType 1.9, GSUB lookup types 1, 3, 4, 7 and 8).
They are followed whatever their context, since only where a glyph comes from is asked here, not when. A lookup that no
feature names, but only the rules of another, may do anything; it counts for glyphs that nothing else makes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise, product
from typing import Any

import regex

from cidfix.languages.scripts import VIRAMA

_MOST_VALUES = 4  # of a glyph
_MOST_LETTERS = 8  # of a value
_MOST_ROUNDS = 6
_OTHER_LETTER = frozenset({"aalt", "afrc", "ccmp", "dnom", "frac", "hist", "ltrm", "nalt", "numr", "ordn", "rtlm"})
_OTHER_LETTER |= {"ruby", "sinf", "smpl", "subs", "sups", "tnam", "trad", "unic"}
"""Features whose substitutes do not stand for the same text, or say nothing of where a glyph comes from."""
_SMALL_CAPITALS = frozenset({"smcp", "c2sc", "pcap", "c2pc", "unic"})
_BELOW = frozenset({"blwf", "pref", "pstf", "vatu"})
"""Features whose substitutes are drawn below or behind a consonant: what is spelt with a virama, then a consonant."""
_DRAWN_AS_OTHERS = ((0x1D400, 0x1D7FF), (0x2160, 0x217F), (0xFF01, 0xFF5E))
"""Mathematical letters, Roman numerals, wide letters: their shapes are those of plain ones, for which they stand in."""
_LOOSE_STACKER = regex.compile(r"(?<!\p{InSC=Pure_Killer})\p{InSC=Invisible_Stacker}(?=\p{M})")
"""Not that of kinzi, behind asat (Unicode Standard, IndicSyllabicCategory.txt and section 16.3)."""
_SELECTORS = dict.fromkeys((0x180B, 0x180C, 0x180D, 0x180F))
"""The variation selectors of Mongolian."""
_IGNORABLE = dict.fromkeys((0x200C, 0x200D, 0x034F, 0x25CC, 0x2060, 0xFEFF))


def find_values(font: Any) -> dict[str, tuple[str, ...]]:
    """The values of a font's glyphs (a fontTools `TTFont`) by glyph name, those of the character map first."""
    mapped: dict[str, list[str]] = {}
    for code, name in sorted((font.getBestCmap() or {}).items()):
        if (value := to_value(chr(code))) and value not in mapped.setdefault(name, []):
            mapped[name].append(value)
    values = {name: tuple(found[:_MOST_VALUES]) for name, found in mapped.items() if found}
    if "GSUB" not in font:
        return values
    table = font["GSUB"].table
    _follow_all(list(_list_substitutions(table, _find_named(table))), values, mapped)
    left = [one for one in _list_substitutions(table, None) if one[0] not in values]
    _follow_all(left, values, mapped)
    return {name: _list_unselected(_drop_stackers(found)) for name, found in values.items()}


def find_small_capitals(font: Any) -> set[str]:
    """The names of the glyphs that stand for letters as small capitals: their shape is that of another letter."""
    if "GSUB" not in font or font["GSUB"].table.FeatureList is None or font["GSUB"].table.LookupList is None:
        return set()
    table = font["GSUB"].table
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in _SMALL_CAPITALS
        for number in record.Feature.LookupListIndex
    }
    return {made for made, _ in _list_of_lookups(table, numbers)}


def to_value(text: str) -> str:
    """A value in the form that is looked for: NFC, letters for presentation forms, nothing for what is no text."""
    if len(text) == 1:
        code = ord(text)
        if unicodedata.category(text) in ("Cc", "Co", "Cs", "Cn", "Cf", "Zs", "Zl", "Zp"):
            return "" if not 0x180B <= code <= 0x180F else text
        if any(first <= code <= last for first, last in _DRAWN_AS_OTHERS):
            return ""
        if 0xFB00 <= code <= 0xFDFF or 0xFE70 <= code <= 0xFEFC:
            return unicodedata.normalize("NFKC", text).strip()
    value = unicodedata.normalize("NFC", text.translate(_IGNORABLE))
    doubled = any(a == b and unicodedata.category(a) == "Mn" for a, b in pairwise(value))
    return "" if doubled else value


def _drop_stackers(values: tuple[str, ...]) -> tuple[str, ...]:
    """Values without invisible stackers before a sign: they stack consonants; fonts only pass through such forms."""
    return tuple(dict.fromkeys(_LOOSE_STACKER.sub("", value) for value in values))


def _list_unselected(values: tuple[str, ...]) -> tuple[str, ...]:
    """What a glyph stands for, first without variation selectors: it mostly is the form that its place asks for."""
    plain = (value.translate(_SELECTORS) for value in values)
    return tuple(dict.fromkeys((*filter(None, plain), *values)))[:_MOST_VALUES]


def _follow_all(
    made: list[tuple[str, tuple[str, ...], bool]], values: dict[str, tuple[str, ...]], mapped: Mapping[str, list[str]]
) -> None:
    for _ in range(_MOST_ROUNDS):
        if not _follow(made, values, mapped):
            break


def _follow(
    made: list[tuple[str, tuple[str, ...], bool]], values: dict[str, tuple[str, ...]], mapped: Mapping[str, list[str]]
) -> bool:
    """Give each glyph that is made of glyphs with values what these say together; whether anything is new."""
    new = False
    for result, parts, is_below in made:
        if mapped.get(result):
            continue
        known = values.get(result, ())
        if len(known) >= _MOST_VALUES or not all(part in values for part in parts):
            continue
        for letters in product(*(values[part][:2] for part in parts)):
            value = to_value("".join(letters[::-1] if is_below and _is_killed(letters) else letters))
            if value and len(value) <= _MOST_LETTERS and value not in known and len(known) < _MOST_VALUES:
                known = (*known, value)
                new = True
        if known:
            values[result] = known
    return new


def _is_killed(letters: tuple[str, ...]) -> bool:
    """Whether a consonant stands before its virama, which fonts of the first kind of shaping have so (OpenType 1.9)."""
    if len(letters) != 2 or unicodedata.category(letters[0][0])[0] != "L":
        return False
    return unicodedata.combining(letters[1][0]) == VIRAMA


def _list_substitutions(table: Any, wanted: set[int] | None) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """Each glyph that a substitution makes, of which glyphs, and whether it is drawn below or behind a consonant.

    Only some lookups are looked through if they are `wanted`.
    """
    if table.LookupList is None:
        return
    numbers = set(range(len(table.LookupList.Lookup))) - _find_unlike(table, _OTHER_LETTER)
    numbers = numbers if wanted is None else numbers & wanted
    below = _find_unlike(table, _BELOW)
    for number in sorted(numbers):
        yield from ((made, parts, number in below) for made, parts in _list_of_lookups(table, {number}))


def _list_of_lookups(table: Any, numbers: set[int]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for number in sorted(numbers):
        lookup = table.LookupList.Lookup[number]
        for subtable in lookup.SubTable:
            sub = subtable.ExtSubTable if lookup.LookupType == 7 else subtable
            kind = sub.LookupType
            if kind == 1:
                yield from ((out, (name,)) for name, out in sub.mapping.items())
            elif kind == 3:
                yield from ((out, (name,)) for name, outs in sub.alternates.items() for out in outs)
            elif kind == 4:
                for first, ligatures in sub.ligatures.items():
                    yield from ((lig.LigGlyph, (first, *lig.Component)) for lig in ligatures)
            elif kind == 8:
                yield from zip(sub.Substitute, ((name,) for name in sub.Coverage.glyphs), strict=False)


def _find_named(table: Any) -> set[int]:
    """The lookups that features name."""
    records = [] if table.FeatureList is None else table.FeatureList.FeatureRecord
    return {number for record in records for number in record.Feature.LookupListIndex}


def _find_unlike(table: Any, tags: Collection[str]) -> set[int]:
    """The lookups that only features of some tags use."""
    if table.FeatureList is None:
        return set()
    other: set[int] = set()
    same: set[int] = set()
    for record in table.FeatureList.FeatureRecord:
        (other if record.FeatureTag in tags else same).update(record.Feature.LookupListIndex)
    return other - same
