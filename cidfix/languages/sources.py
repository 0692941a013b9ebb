"""What hyperglot and gflanguages say of each language, in one form, when the table of languages is built.

Nothing is added or mended here: what a source does not know stays empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version

import gflanguages
from fontTools import unicodedata
from hyperglot.languages import Languages
from hyperglot.orthography import Orthography

HYPERGLOT = "hyperglot"
GFLANGUAGES = "gflanguages"
STATUSES = ("primary", "secondary", "historical", "transliteration")  # hyperglot's, best first
_NO_LANGUAGE = ("art", "mis", "mul", "und", "zxx")
_SCRIPTS = {"Geok": "Geor"}  # hyperglot's code for all of Georgian; Unicode has the alphabets under that of today's


@dataclass(frozen=True, slots=True)
class Record:
    """One orthography of a language in one source; lists of characters are as the source writes them.

    `places` are the region or variant that it is limited to; `said` is what the source says of its state.
    """

    source: str
    code: str
    script: str
    places: tuple[str, ...]
    names: tuple[str, ...]
    autonym: str
    base: str
    auxiliary: str
    marks: str
    punctuation: str
    numerals: str
    sample: str
    status: str
    said: str


def read_versions() -> dict[str, str]:
    """The sources' names and versions."""
    return {name: version(name) for name in (HYPERGLOT, GFLANGUAGES, "langcodes")}


def read_hyperglot() -> tuple[list[Record], list[tuple[str, str]]]:
    """All orthographies of hyperglot, and its pairs of a language and the macrolanguage that includes it."""
    # Inheritance is resolved below: when Languages does it, it leaves a cache in the folder that it is run from.
    languages = Languages(strict=True, validity="todo", inherit=False)
    records = []
    members = []
    for code in sorted(languages):
        language = languages[code]
        members += [(member, code) for member in language.get("includes", ())]
        for orthography in map(Orthography, language.get("orthographies", ())):
            script = orthography["script_iso"]
            records.append(
                Record(
                    source=HYPERGLOT,
                    code=code,
                    script=_SCRIPTS.get(script, script),
                    places=(),
                    names=_clean(language.get("preferred_name"), language["name"]),
                    autonym=next(iter(_clean(orthography["autonym"], language.get("autonym"))), ""),
                    base=orthography["base"],
                    auxiliary=orthography["auxiliary"],
                    marks=orthography["marks"],
                    punctuation=orthography["punctuation"],
                    numerals=orthography["numerals"],
                    sample="",
                    status=orthography.status,
                    said=", ".join((orthography.status, language.get("status", "living"), language["validity"])),
                )
            )
    return records, members


def read_gflanguages() -> list[Record]:
    """All entries of gflanguages, but those for no language."""
    return list(_read_entries())


def _read_entries() -> Iterator[Record]:
    for name, entry in sorted(gflanguages.LoadLanguages().items()):
        if entry.language in _NO_LANGUAGE:
            continue
        characters = entry.exemplar_chars
        samples = entry.sample_text
        has = "letters" if characters.base else "sample" if samples.specimen_16 else "name"
        yield Record(
            source=GFLANGUAGES,
            code=entry.language,
            script=entry.script,
            places=tuple(part for part in name.split("_") if part not in (entry.language, entry.script)),
            names=_clean(entry.preferred_name, entry.name),
            autonym=next(iter(_clean(entry.autonym)), ""),
            base=characters.base,
            auxiliary=characters.auxiliary,
            marks=characters.marks,
            punctuation=characters.punctuation,
            numerals=characters.numerals,
            sample="\n".join(dict.fromkeys(samples.specimen_16.split("\n"))),
            status="historical" if entry.historical else "",
            said=", ".join(
                (*(("historical",) if entry.historical else ()), has if has == "letters" else f"{has} only")
            ),
        )


def _clean(*texts: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(unicodedata.normalize("NFC", text.strip()) for text in texts if text))
