"""Bookmarks, annotations, form values and metadata that were typed as the pages were, for a font and not for the eye.

Such a text holds the letters that the file says its codes are. What these codes were recovered as is what somebody saw
who typed it. Nobody can be sure of that for a text of its own, so it is compared with the pages: where it makes more of
their words than it does as it is, it is offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from unicodedata import normalize

import regex

from cidfix.export.maps.apply import WordConverter
from cidfix.export.maps.table import CodeTable
from cidfix.pdf.document import Document, Ints
from cidfix.pdf.repaired import Detail
from cidfix.recover.drawn import choose_rules
from cidfix.recover.values import Value

_LEAST_CHANGED = 0.5  # of a font's letters that are others than the file says
_WORD = regex.compile(r"[\p{L}\p{M}]{2,}")


@dataclass(frozen=True, slots=True)
class OfferedDetail:
    """A text beside the pages, and what it says by the font it was typed in."""

    detail: Detail
    text: str


def offer_details(
    document: Document, drawn: Ints, values: Sequence[Value], words: Collection[str], details: Iterable[Detail]
) -> Iterator[OfferedDetail]:
    """The details that make more of the pages' `words` (NFC, small letters) when they are read as typed in a font.

    `drawn` are the glyphs of the text (M,). Of several fonts the one by which most words are found is used, the one
    that draws most where several are as good.
    """
    converters = [WordConverter(table) for table in _list_tables(document, drawn, values)]
    for detail in details:
        readings = [_convert(converter, detail.text) for converter in converters]
        before = _count_known(detail.text, words)
        best = max(readings, key=lambda text: _count_known(text, words), default=detail.text)
        if best != detail.text and _count_known(best, words) > before and "\ufffd" not in best:
            yield OfferedDetail(detail, best)


def find_words_of(texts: Iterable[str]) -> frozenset[str]:
    """The words of texts as `offer_details` compares them."""
    return frozenset(word for text in texts for word in _list_words(text))


def _list_tables(document: Document, drawn: Ints, values: Sequence[Value]) -> Iterator[CodeTable]:
    """For each font whose letters are mostly others than the file says, what the file says and what they are."""
    uses = Counter(document.glyphs.font[drawn].tolist())
    for number, _ in uses.most_common():
        font = document.fonts[number]
        said: dict[int, str] = {}
        for glyph in (document.glyphs.font == number).nonzero()[0].tolist():
            own = font.own_map.get(int(document.glyphs.code[glyph]), "")
            value = values[glyph].value
            if len(own) == 1 and value is not None:
                said.setdefault(ord(own), value)
        changed = sum(normalize("NFC", chr(letter)) != value for letter, value in said.items())
        if said and changed >= _LEAST_CHANGED * len(said):
            rules = choose_rules(said.values())
            yield CodeTable(font.base_name, (), rules.script if rules else "", said, ())


def _convert(converter: WordConverter, text: str) -> str:
    """A text read as typed in a font; letters that the font does not draw stay as they are."""
    items = [ord(letter) if converter.knows(ord(letter)) else letter for letter in text]
    words = groupby(items, lambda item: isinstance(item, str) and item.isspace())
    return normalize("NFC", "".join(converter.convert(tuple(word)) for _, word in words))


def _count_known(text: str, words: Collection[str]) -> int:
    return sum(word in words for word in _list_words(text))


def _list_words(text: str) -> list[str]:
    return _WORD.findall(normalize("NFC", text).lower())
