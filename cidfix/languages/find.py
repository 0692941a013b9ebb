"""Languages by their tags, and by what people call them.

A tag that is not known helps nothing and is no error: the languages that cidfix is for are often in no list.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from fontTools import unicodedata

from cidfix.languages.model import Language
from cidfix.resource import find_resource

_SYSTEMS = {  # scripts that are several of Unicode's, or one under another name
    "Aran": ("Arab",),
    "Hans": ("Hani",),
    "Hant": ("Hani",),
    "Hrkt": ("Hira", "Kana"),
    "Jpan": ("Hira", "Kana", "Hani"),
    "Kore": ("Hang", "Hani"),
}
_APOSTROPHES = re.compile("['`´ʹʻʼʽˈ‘’]")


@dataclass(frozen=True, slots=True)
class _Table:
    """The rows of `languages.json`, their numbers by language code, and which code stands for another."""

    versions: Mapping[str, str]
    rows: list[dict[str, Any]]
    by_code: Mapping[str, list[int]]
    same: Mapping[str, str]


def find_languages(tag: str) -> tuple[Language, ...]:
    """What is known of a language, a script each, the likeliest first; nothing if it is not known.

    `tag` is BCP 47 (`mn-Mong`, `zh-TW`), ISO 639-3 or ISO 639-1, in any case. A script leaves the others out; a region
    or variant only puts what it names first. A member of a macrolanguage finds that where it has no entry of its own.
    """
    parts = tag.strip().replace("_", "-").casefold().split("-")
    parts = parts[: next((at for at, part in enumerate(parts) if len(part) == 1), None)]  # private use, extensions
    if len(parts) > 1 and re.fullmatch("[a-z]{3}", parts[1]):
        del parts[0]  # zh-yue is yue
    return _find_rows(*parts) if parts else ()


def search_languages(text: str) -> tuple[Language, ...]:
    """The languages that `text` may mean, those that have it as code or name first, then those that begin with it.

    A name may also begin so at one of its words, and last comes what has it at the beginning of its tag. Case, accents
    and apostrophes count for nothing.
    """
    asked = _fold(text)
    if not asked:
        return ()
    table = _read_table()
    coded = set(table.by_code.get(table.same.get(asked, asked), ()))
    found = []
    for number, (tag, names) in enumerate(_read_names()):
        if number in coded or tag == asked:
            rank = 0
        elif asked in names:
            rank = 1
        elif any(name.startswith(asked) for name in names):
            rank = 2
        elif any(f" {asked}" in name for name in names):
            rank = 3
        elif tag.startswith(asked):
            rank = 4
        else:
            continue
        found.append((rank, names[0] if rank else "", number))
    return tuple(_to_language(number) for _, _, number in sorted(found))


@cache
def count_uses() -> Mapping[str, int]:
    """In how many languages and scripts each letter, digit or sign is in main use; each case counts by itself."""
    uses: dict[str, int] = defaultdict(int)
    for row in _read_table().rows:
        for text in dict.fromkeys(f"{row.get('letters', '')} {row.get('marks', '')} {row.get('numerals', '')}".split()):
            uses[text] += 1
    return MappingProxyType(dict(uses))


@cache
def list_languages() -> tuple[Language, ...]:
    """All languages that are known, a script each, but for those of whose letters nothing is."""
    every = (_to_language(number) for number in range(len(_read_table().rows)))
    return tuple(language for language in every if language.letters)


@cache
def _read_table() -> _Table:
    data = json.loads(find_resource("languages.json").read_text("utf-8"))
    by_code = defaultdict(list)
    for number, row in enumerate(data["languages"]):
        by_code[row["tag"].partition("-")[0]].append(number)
    same = {other: code for code, others in data["codes"].items() for other in others.split()}
    return _Table(data["sources"], data["languages"], dict(by_code), same)


@lru_cache(maxsize=64)
def _find_rows(code: str, *subtags: str) -> tuple[Language, ...]:
    table = _read_table()
    numbers = table.by_code.get(table.same.get(code, code), [])
    script = next((part.title() for part in subtags if re.fullmatch("[a-z]{4}", part)), None)
    if script is not None:
        numbers = [number for number in numbers if script in (table.rows[number]["script"], *_scripts(number))]

    def rank(number: int) -> tuple[bool, bool]:
        row = table.rows[number]
        places = row.get("regions", "").casefold().split()
        special = row["tag"].casefold().split("-")[-1] in places
        return not any(part in places for part in subtags), special

    return tuple(_to_language(number) for number in sorted(numbers, key=rank))


def _scripts(number: int) -> tuple[str, ...]:
    script = _read_table().rows[number]["script"]
    return _SYSTEMS.get(script, (script,))


@cache
def _to_language(number: int) -> Language:
    table = _read_table()
    row = table.rows[number]
    counts = row.get("frequency", {})
    size = row.get("sample", 0)

    def listed(key: str) -> tuple[str, ...]:
        return tuple(row.get(key, "").split())

    return Language(
        tag=row["tag"],
        iso=row["iso"],
        name=row["name"],
        other_names=tuple(row.get("other_names", ())),
        autonym=row.get("autonym", ""),
        script=row["script"],
        scripts=_scripts(number),
        letters=listed("letters"),
        auxiliary=listed("auxiliary"),
        marks=listed("marks"),
        punctuation=listed("punctuation"),
        numerals=listed("numerals"),
        frequency=MappingProxyType({letter: count / size for letter, count in counts.items()}),
        sample_size=size,
        words=listed("words"),
        status=row.get("status", ""),
        source="; ".join(f"{name} {table.versions[name]} ({said})" for name, said in row["sources"].items()),
    )


@cache
def _read_names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The tag and the names of each row, folded."""
    return tuple(
        (
            row["tag"].casefold(),
            tuple(_fold(name) for name in (row["name"], row.get("autonym", ""), *row.get("other_names", ())) if name),
        )
        for row in _read_table().rows
    )


def _fold(text: str) -> str:
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(mark))
    return " ".join(_APOSTROPHES.sub("", plain).split())
