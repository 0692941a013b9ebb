"""A language in one script: what it is called and what it is written with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each
class Language:
    """A language as written in one script. Everything is as the sources list it, in their order, and may be empty.

    `tag` is BCP 47, with the script where it is not the usual one; `iso` is ISO 639-3, of the macrolanguage where the
    sources know only that. `script` is the ISO 15924 code of the writing system and `scripts` the codes of its
    characters, as Unicode has them (Jpan: Hira, Kana, Hani).

    `letters` are in main use and `auxiliary` are for names, loans and older spelling, or the other case of a letter;
    both are grapheme clusters in NFC, in both cases. `marks` are single combining marks, `numerals` digits,
    `punctuation` all other signs. `frequency` is the share of each lower-case letter in a sample text of `sample_size`
    letters, the most frequent first; where no alphabet is known it is all that tells the letters. In scripts without
    case, marks are counted for themselves. `words` are those of the sample, each once, sorted, in lower case. `status`
    is primary, secondary, historical, transliteration or, where the sources don't say, empty; `source` says in a line
    which source says what.
    """

    tag: str
    iso: str
    name: str
    other_names: tuple[str, ...]
    autonym: str
    script: str
    scripts: tuple[str, ...]
    letters: tuple[str, ...]
    auxiliary: tuple[str, ...]
    marks: tuple[str, ...]
    punctuation: tuple[str, ...]
    numerals: tuple[str, ...]
    frequency: Mapping[str, float]
    sample_size: int
    words: tuple[str, ...]
    status: str
    source: str
