"""What a person typed, cut into words and letters that can be compared with glyphs.

People type precomposed or decomposed letters, whichever apostrophe or dash their keyboard has, and leave holes
for what they cannot read; none of that may decide whether their words are found on the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import regex
from fontTools import unicodedata

from cidfix.recover.decisions import CID_MARK, OPEN

_CLUSTER = regex.compile(r"\X")

# Characters that keyboards and editors exchange for one another without asking.
_APOSTROPHES = "'\u2019\u02bc\u2018\u02bb\u02bd\u02c8\u00b4`\u02b9\u2032\ua78c\u055a"
_DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad"
_ALIKE = str.maketrans({**dict.fromkeys(_APOSTROPHES, "'"), **dict.fromkeys(_DASHES, "-")})
# Where several were typed equally often, the one that fits inside words is the safer value.
_PREFERENCE = {character: rank for rank, character in enumerate("\u02bc\u2019'-\u2010")}


@lru_cache(maxsize=65536)
def find_letters(text: str) -> tuple[str, ...]:
    """The grapheme clusters of `text` in NFC (UAX 29), open glyphs as `OPEN`."""
    marked = CID_MARK.sub(OPEN, text)
    return tuple(_CLUSTER.findall(unicodedata.normalize("NFC", marked)))


@lru_cache(maxsize=65536)
def fold_alike(value: str) -> str:
    """`value` decomposed, with all apostrophes alike and all dashes alike: equal results mean the same letter."""
    return str(unicodedata.normalize("NFD", value)).translate(_ALIKE)


def choose_spelling(values: Iterable[str]) -> str:
    """The commonest of values that are alike; between equals the one likelier inside words, never by order."""
    counts: dict[str, int] = {}
    for value in values:
        counts[value] = counts.get(value, 0) + 1
    return min(counts, key=lambda value: (-counts[value], _PREFERENCE.get(value, len(_PREFERENCE)), value))
