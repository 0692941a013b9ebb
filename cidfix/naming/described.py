"""Glyph names that describe a letter by the words of its Unicode name: `khahinitial`, `ThaiCharacterKoKai`, `ka-deva`.

Such names follow no list, but almost all use the words of the Unicode Standard's character names, with a word for the
script, for the joined form or for the half form before or behind. So the words are looked up, not the names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fontTools import unicodedata

from cidfix.resource import find_resource

_RANGES = (
    (0x180, 0x2000),
    (0x2C00, 0x2E00),
    (0xA4D0, 0xAC00),
    (0xFB13, 0xFDFF),
    (0xFE70, 0xFEFD),
    (0x10280, 0x12000),
    (0x16A40, 0x16B00),
    (0x1E000, 0x1EA00),
)
"""Where letters have names of words, and scripts are alphabets or syllabaries."""

_CATEGORIES = frozenset(
    {
        "letter",
        "character",
        "sign",
        "point",
        "accent",
        "punctuation",
        "mark",
        "ligature",
        "form",
        "syllable",
        "with",
        "and",
        "small",
        "capital",
        "indic",
        "isolated",
        "initial",
        "medial",
    }
)
"""Words of Unicode names that glyph names leave out."""

_JOINED = ("isolated", "isolatedd", "initial", "medial", "final", "isol", "init", "medi", "fina")
_JOINING = frozenset({"arabic", "syriac", "mandaic", "mongolian", "nko", "manichaean", "adlam"})
_VARIANTS = ("low", "high", "left", "right", "upper", "lower", "narrow", "wide", "alt", "alternate", "variant", "swash")
_HALF = ("half", "halfform")
_KNOWN = ("latin", "greek", "cyrillic", "hebrew", "arabic", "devanagari", "bengali", "thai")
_SCRIPTS = frozenset(name.lower().replace("_", " ").split()[0] for name in unicodedata.Scripts.NAMES.values())
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_WRITTEN_ALONE = ("hebrew", "arabic")  # scripts whose points and letters names run together: shinshindotdagesh


class _Entry(NamedTuple):
    script: str
    text: str
    capital: bool


class _Asked(NamedTuple):
    """A name taken apart: its letters' words, its script where it tells, and what it says of the form."""

    key: str
    script: str
    capital: bool
    joined: bool
    half: bool


def describe_name(name: str) -> list[str]:
    """What a descriptive name can stand for, well-known scripts first; empty where it describes nothing."""
    stem, *suffixes = name.split(".")
    asked = _parse(stem, suffixes)
    found = [text for each in asked for text in _find(each)]
    if not found and "_" in stem:
        found = list(_find_conjunct(stem))
    if not found:
        found = [text for each in asked for script in _WRITTEN_ALONE if (text := _find_run(each, script))]
    return list(dict.fromkeys(found))


def _parse(stem: str, suffixes: list[str]) -> list[_Asked]:
    """The name as it is, and without each word for a form that it ends in."""
    body, dash, tag = stem.rpartition("-")
    script = _to_script(tag) if dash else ""
    words = _WORD.findall(body if script else stem)
    capital = bool(words) and words[0][:1].isupper() and not words[0][1:2].isupper()
    key = "".join(word for word in (word.lower() for word in words) if word not in _CATEGORIES)
    if not script:
        key, script = _strip_script(key)
    joined, half = any(suffix in _JOINED for suffix in suffixes), any(suffix in _HALF for suffix in suffixes)
    key = key.replace("with", "").removeprefix("indic").removeprefix("letter").removeprefix("character")
    asked = []
    while len(key) >= (1 if script else 2):
        asked.append(_Asked(_words("spelling").get(key, key), script, capital, joined, half))
        ending = next((word for word in (*_JOINED, *_VARIANTS, *_HALF) if key.endswith(word)), "")
        if not ending or (ending not in _JOINED and key in _index()):
            break
        joined, half = joined or ending in _JOINED, half or ending in _HALF
        key = key.removesuffix(ending)
    return asked


def _to_script(tag: str) -> str:
    tag = tag.lower()
    return _words("tag").get(tag) or _words("script").get(tag) or (tag if tag in _scripts() else "")


def _strip_script(key: str) -> tuple[str, str]:
    for word, script in _script_words():
        if key.startswith(word) and len(key) > len(word):
            return key.removeprefix(word), script
        if key.endswith(word) and len(key) > len(word):
            return key.removesuffix(word), script
    return key, ""


def _find(asked: _Asked) -> Iterator[str]:
    keys = (asked.key, f"digit{asked.key}") if asked.script else (asked.key,)
    for entry in (entry for key in keys for entry in _index().get(key, ())):
        if asked.script and entry.script != asked.script:
            continue
        if entry.capital != asked.capital and _cased(entry.script):
            continue
        if asked.joined and not asked.script and entry.script not in _JOINING:
            continue
        yield entry.text + (_virama(entry.script) if asked.half else "")
    if asked.key in ("reph", "repha", "rakar", "rakaar"):
        for entry in _index().get("ra", ()):
            virama = _virama(entry.script)
            if virama and asked.script in ("", entry.script):
                yield entry.text + virama if asked.key.startswith("rep") else virama + entry.text


def _find_conjunct(stem: str) -> Iterator[str]:
    """Of parts with low lines between them, in each script that has them all.

    A consonant that is named without its vowel has the virama behind it (k_ssa).
    """
    body, dash, tag = stem.rpartition("-")
    script = _to_script(tag) if dash else ""
    parts = (body if script else stem).split("_")
    for each in (script,) if script else _scripts():
        texts = [_find_part(part, each) for part in parts]
        if all(texts):
            yield "".join(texts)


def _find_part(part: str, script: str) -> str:
    asked = [each._replace(script=script) for each in _parse(part, []) if each.script in ("", script)]
    if not asked:
        asked = [_Asked(part.lower(), script, False, False, False)]
    if text := next((text for each in asked for text in _find(each)), ""):
        return text
    virama = _virama(script)
    bare = next((text for each in asked for text in _find(each._replace(key=each.key + "a"))), "") if virama else ""
    return bare + virama if bare else ""


def _find_run(asked: _Asked, script: str) -> str:
    """Names of one script run together, the longest first, as few as possible; "" where they do not add up."""
    key = asked.key
    if asked.script not in ("", script) or len(key) < 5 or (asked.joined and script not in _JOINING):
        return ""
    best: list[str | None] = [""] + [None] * len(key)
    for stop in range(3, len(key) + 1):
        for start in range(stop - 2):
            before = best[start]
            part = _words("spelling").get(key[start:stop], key[start:stop])
            if before is not None and (text := _by_script(script).get(part)):
                best[stop] = before + text
                break
    return best[-1] or ""


@cache
def _by_script(script: str) -> Mapping[str, str]:
    return {key: entry.text for key, entries in _index().items() for entry in entries if entry.script == script}


@cache
def _words(kind: str) -> Mapping[str, str]:
    """Of `resources/encodings/words.txt`: words of a kind (script, tag, spelling) and what they mean."""
    rows = find_resource("encodings", "words.txt").read_text(encoding="utf-8").splitlines()
    return {word: meaning for each, word, meaning in (row.split() for row in rows if row[0] != "#") if each == kind}


@cache
def _index() -> Mapping[str, tuple[_Entry, ...]]:
    """Words of Unicode names, run together, to what they name in each script, well-known scripts first.

    Of two of one script the one with the shorter name is the plainer: FATHA before SMALL FATHA.
    """
    index: dict[str, dict[tuple[str, bool], _Entry]] = {}
    names = [
        (unicodedata.name(chr(code), "").lower().replace("-", " ").split(), chr(code))
        for low, high in _RANGES
        for code in range(low, high)
    ]
    for words, character in sorted(names, key=lambda named: (len(named[0]), named[1])):
        if len(words) < 2 or words[0] not in _SCRIPTS:
            continue
        script, *rest = words
        capital = "capital" in rest
        entry = _Entry(script, character, capital)
        for key in _to_keys(rest):
            index.setdefault(key, {}).setdefault((script, capital), entry)
    return {key: tuple(sorted(entries.values(), key=_rank)) for key, entries in index.items()}


def _rank(entry: _Entry) -> tuple[int, str]:
    return (_KNOWN.index(entry.script) if entry.script in _KNOWN else len(_KNOWN)), entry.text


def _to_keys(words: list[str]) -> Iterator[str]:
    if words[:2] == ["vowel", "sign"]:
        vowel = "".join(words[2:])
        yield from (vowel + "matra", "matra" + vowel, vowel + "vowelsign", "vowelsign" + vowel)
        return
    if "final" in words and "form" not in words:  # a letter of its own in Hebrew
        rest = [word for word in words if word not in _CATEGORIES and word != "final"]
        yield from ("".join(["final", *rest]), "".join([*rest, "final"]))
        return
    yield "".join(word for word in words if word not in _CATEGORIES and word != "final")
    yield "".join(word for word in words if word != "with")


@cache
def _scripts() -> tuple[str, ...]:
    """The scripts that names are looked up in, by the first word of their letters' names."""
    return tuple(dict.fromkeys(entry.script for entries in _index().values() for entry in entries))


@cache
def _script_words() -> tuple[tuple[str, str], ...]:
    """What a script is called in glyph names, the longest first."""
    words = {script: script for script in _scripts() if len(script) > 3} | {"lao": "lao"} | dict(_words("script"))
    return tuple(sorted(words.items(), key=lambda word: -len(word[0])))


@cache
def _virama(script: str) -> str:
    found = [entry.text for entry in _index().get("virama", ()) if entry.script == script]
    return found[0] if found else ""


@cache
def _cased(script: str) -> bool:
    return any(entry.capital for entries in _index().values() for entry in entries if entry.script == script)
