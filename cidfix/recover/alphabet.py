"""The letters of a document's language, as far as they are known: those that its values and its entries spell.

Nobody has to tell cidfix an alphabet; typing brings it. The letters met so far are the ones likely to be typed next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import numpy as np
from fontTools import unicodedata

from cidfix.recover.decisions import OPEN, Entry
from cidfix.recover.index import Index
from cidfix.recover.typed import find_letters
from cidfix.recover.values import Value

_SPOKEN = "LM"  # general categories of what spells words
_SIGNS = "PS"  # of these, what is on every keyboard needs no place among the letters


def find_alphabet(index: Index, values: Sequence[Value], entries: Iterable[Entry]) -> tuple[str, ...]:
    """The letters (grapheme clusters in NFC) in use or typed, the most used first.

    Digits and the punctuation of ASCII are left out.
    """
    uses: dict[str, int] = defaultdict(int)
    for text, count in _spell_clusters(index, values):
        for letter in find_letters(text):
            uses[letter] += count
    for entry in entries:
        for letter in find_letters("".join(entry.text.split())):
            uses[letter] += 1
    return tuple(sorted(filter(_belongs, uses), key=lambda letter: (-uses[letter], letter)))


def _spell_clusters(index: Index, values: Sequence[Value]) -> Iterable[tuple[str, int]]:
    """The text of each different cluster of which all is known, and how often it stands in the document."""
    by_symbol = {int(index.symbol[glyph]): value.value for glyph, value in enumerate(values) if value.value is not None}
    tokens = np.repeat(index.uses, np.diff(index.type_start))
    counts = np.bincount(index.type_cluster, weights=tokens, minlength=len(index.clusters)).astype(np.int64)
    for cluster, count in zip(index.clusters, counts.tolist(), strict=True):
        if all(symbol in by_symbol for symbol in cluster):
            yield "".join(by_symbol[symbol] for symbol in cluster), count


def _belongs(letter: str) -> bool:
    category = unicodedata.category(letter[0])[0]
    return category in _SPOKEN or (category in _SIGNS and not letter.isascii() and letter != OPEN)
