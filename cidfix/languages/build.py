"""Builds the table of languages: `python -m cidfix.languages.build -o resources/languages.json`.

hyperglot and gflanguages take seconds to load and know more than cidfix needs; what it needs goes into one file, a
language a line, so that a new version of a source shows as a difference that can be read. The outcome depends on the
sources alone. `resources/formats/languages.md` says how two sources become one entry.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fontTools import unicodedata

from cidfix.files import write_atomically
from cidfix.languages.codes import find_known, find_other_codes, find_regions, find_usual_script, to_iso
from cidfix.languages.letters import count_letters, find_other_case, find_words, is_mark, parse_letters
from cidfix.languages.sources import GFLANGUAGES, STATUSES, Record, read_gflanguages, read_hyperglot, read_versions

Key = tuple[str, str, tuple[str, ...]]
"""Language, script, and the region or variant that an entry is limited to."""

_ALSO_CALLED = {"niv": ("Nivkh",)}
"""Names that ISO 639-3 has and the sources do not."""


def build() -> Iterator[str]:
    """The lines of the file."""
    listed, members = read_hyperglot()
    entries = read_gflanguages()
    groups = _group_records(listed, entries)
    scripts: dict[str, set[str]] = defaultdict(set)
    for code, script, _ in groups:
        scripts[code].add(script)
    usual = {code: find_usual_script(code, found) for code, found in scripts.items()}
    ranked = sorted(groups, key=lambda key: _rank(key, groups[key], usual[key[0]]))
    rows = [_to_row(key, groups[key], usual[key[0]]) for key in ranked]
    yield from ("{", '"format": "cidfix-languages",', '"version": 1,', f'"sources": {_to_json(read_versions())},')
    yield from ('"codes": {', *_with_commas(_format_codes(find_other_codes(scripts, members))), "},")
    yield from ('"languages": [', *_with_commas(_to_json(row) for row in rows), "]", "}")


def _group_records(listed: Sequence[Record], entries: Sequence[Record]) -> dict[Key, list[Record]]:
    """The records that belong in one row; those that come under their own code first, as they name the row."""
    known = {record.code for record in entries}
    groups: dict[Key, list[Record]] = defaultdict(list)
    for record in (*listed, *entries):
        groups[find_known(record.code, known), record.script, record.places].append(record)
    for (code, _, _), records in groups.items():
        records.sort(key=lambda record: to_iso(record.code) != to_iso(code))
    return groups


def _rank(key: Key, records: Sequence[Record], usual: str | None) -> tuple[str, bool, bool, int, Key]:
    """The order of the rows: by language, and of one language the likeliest first."""
    known = any(record.base for record in records)
    return key[0], key[1] != usual, not known, STATUSES.index(_find_status(records) or "primary"), key


def _to_row(key: Key, records: Sequence[Record], usual: str | None) -> dict[str, Any]:
    code, script, places = key
    status = _find_status(records)
    main = [record for record in records if record.source == GFLANGUAGES or record.status == status]
    letters = _join(record.base for record in main)
    auxiliary = _join(record.auxiliary for record in records) + _join(record.base for record in records)
    auxiliary += find_other_case((*letters, *auxiliary))
    main_letters = frozenset(letters)
    marks = _join(record.marks for record in records)
    signs = _join(record.numerals for record in records)
    sample, frequency = count_letters("\n".join(record.sample for record in records), (*letters, *auxiliary))
    names = _unique_names((*(name for record in records for name in record.names), *_ALSO_CALLED.get(code, ())))
    autonyms = _unique_names(record.autonym for record in records if record.autonym)
    row = {
        "tag": "-".join((code, *(() if script == usual else (script,)), *places)),
        "iso": to_iso(code),
        "name": names[0],
        "other_names": [*names[1:], *autonyms[1:]],
        "autonym": autonyms[0] if autonyms else "",
        "script": script,
        "regions": " ".join(places or find_regions(code, script)),
        "letters": _list(letter for letter in letters if not is_mark(letter)),
        "auxiliary": _list(letter for letter in auxiliary if not is_mark(letter) and letter not in main_letters),
        "marks": _list("".join(sign for sign in (*marks, *letters, *auxiliary) if is_mark(sign))),
        "punctuation": _list((*_join(r.punctuation for r in records), *(s for s in signs if not _is_digit(s)))),
        "numerals": _list(sign for sign in signs if _is_digit(sign)),
        "status": status,
        "sources": _join_said(records),
        "sample": sample,
        "frequency": frequency,
        "words": _list(find_words("\n".join(record.sample for record in records))),
    }
    return {name: value for name, value in row.items() if value}


def _find_status(records: Sequence[Record]) -> str:
    return min((record.status for record in records if record.status), key=STATUSES.index, default="")


def _join_said(records: Sequence[Record]) -> Mapping[str, str]:
    said: dict[str, list[str]] = defaultdict(list)
    for record in records:
        said[record.source].append(record.said)
    return {source: " / ".join(_unique(texts)) for source, texts in said.items()}


def _join(lists: Iterable[str]) -> tuple[str, ...]:
    return _unique(letter for text in lists for letter in parse_letters(text))


def _unique(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))


def _unique_names(names: Iterable[str]) -> list[str]:
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name.casefold(), name)
    return list(found.values())


def _list(letters: Iterable[str]) -> str:
    return " ".join(_unique(letters))


def _is_digit(sign: str) -> bool:
    return str(unicodedata.category(sign[0])).startswith("N")


def _format_codes(codes: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for code, others in codes.items():
        yield f'"{code}": "{" ".join(others)}"'


def _with_commas(lines: Iterable[str]) -> Iterator[str]:
    collected = list(lines)
    yield from (f"{line}," for line in collected[:-1])
    yield from collected[-1:]


def _to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> None:
    """Build, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    arguments = parser.parse_args()
    data = "".join(f"{line}\n" for line in build()).encode()
    write_atomically(arguments.output, data)
    count = len(json.loads(data)["languages"])
    print(f"{count} languages in their scripts, {len(data) / 1e6:.2f} MB")  # noqa: T201


if __name__ == "__main__":
    main()
