"""Codes of languages brought together, when the table of languages is built.

One source names a language by its ISO 639-3 code, the other as the Unicode CLDR does: by the shortest code, and often
by the macrolanguage. What is the same, and which script and regions go with what, is CLDR's word, as langcodes has it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from langcodes import data_dicts

_SHORT = {
    long: short
    for short, long in data_dicts.LANGUAGE_ALPHA3.items()
    if len(short) == 2 and short not in data_dicts.LANGUAGE_REPLACEMENTS
}


def _read_regions() -> dict[str, list[tuple[str, str]]]:
    """Of each language the regions where one script is likely, with that script."""
    found = defaultdict(list)
    for key, likely in data_dicts.LIKELY_SUBTAGS.items():
        code, *rest = key.split("-")
        if len(rest) == 1 and len(rest[0]) == 2:
            found[code].append((rest[0], likely.split("-")[1]))
    return found


_REGIONS = _read_regions()


def to_iso(code: str) -> str:
    """The ISO 639-3 code of a language."""
    iso: str = data_dicts.LANGUAGE_ALPHA3[code] if len(code) == 2 else code
    return iso


def find_known(code: str, known: Collection[str]) -> str:
    """The code among `known` for the same language or, where it is in there only as that, its macrolanguage's."""
    short: str = _SHORT.get(code, code)
    others = (short, data_dicts.LANGUAGE_REPLACEMENTS.get(short), data_dicts.NORMALIZED_MACROLANGUAGES.get(short))
    return next((other for other in others if other in known), short)


def find_usual_script(code: str, scripts: Collection[str]) -> str | None:
    """The script that goes without saying for a language: CLDR's likely one, or the only one there is."""
    likely: str | None = data_dicts.LIKELY_SUBTAGS.get(code)
    if likely is not None:
        return likely.split("-")[1]
    return next(iter(scripts)) if len(scripts) == 1 else None


def find_regions(code: str, script: str) -> tuple[str, ...]:
    """The regions that make a script likely which otherwise is not: TW for zh-Hant."""
    if script == find_usual_script(code, ()):
        return ()
    return tuple(sorted(region for region, likely in _REGIONS.get(code, ()) if likely == script))


def find_other_codes(known: Collection[str], members: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    """The codes that stand for the languages of `known`: longer and older ones, and members of macrolanguages.

    `members` are pairs of a member and its macrolanguage beside those of ISO 639-3.
    """
    pairs = [
        *((long, short) for short, long in data_dicts.LANGUAGE_ALPHA3.items()),
        *((long, short) for short, long in data_dicts.LANGUAGE_ALPHA3_BIBLIOGRAPHIC.items()),
        *data_dicts.LANGUAGE_REPLACEMENTS.items(),
        *data_dicts.NORMALIZED_MACROLANGUAGES.items(),
        *members,
        *data_dicts.MACROLANGUAGES.items(),
    ]
    target: dict[str, str] = {}
    for other, code in pairs:
        if other not in known and code in known and "-" not in other:
            target.setdefault(other, code)
    found = defaultdict(list)
    for other, code in sorted(target.items()):
        found[code].append(other)
    return {code: tuple(others) for code, others in sorted(found.items())}
