"""Mend an entry: the same words with the letters of some glyphs as they should have been typed.

A typed letter is not a glyph. What is changed is known only where all that the entry says of its glyphs, put together
again, gives the words as they were typed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from fontTools import unicodedata

from cidfix.recover.decisions import CID_MARK, OPEN, Entry
from cidfix.recover.placing import Placed


def correct_entry(placed: Placed, start: int, stop: int, wrong: Collection[int], value: str) -> Entry | None:
    """The entry with `value` for the glyphs at the positions `wrong`; None where it is not certain which letters
    these are, or nothing would be left.

    `start`, `stop` is the slice of `Layout.occurrence` over which it was placed.
    """
    told: dict[int, str] = {}
    last = -1
    for position, (_, text) in zip(placed.positions, placed.claims, strict=True):
        if position > last:  # what comes behind are hyphens at line ends, which are not in the words
            told[position], last = text, position
    words = _decompose(CID_MARK.sub(OPEN, placed.entry.text)).split(" ")
    for silent in ("", OPEN):  # a glyph of which nothing is said was left off, or left open
        pieces = [(_decompose(told.get(position, silent)), position in wrong) for position in range(start, stop)]
        cut = _cut_pieces(pieces, words)
        if cut is not None and all(text for text, bad in pieces if bad):
            texts = ["".join(value if bad else text for text, bad in word) for word in cut]
            text = unicodedata.normalize("NFC", " ".join(filter(None, texts)))
            return replace(placed.entry, text=text) if text else None
    return None


def _cut_pieces(pieces: Sequence[tuple[str, bool]], words: Sequence[str]) -> list[list[tuple[str, bool]]] | None:
    """The pieces of each word, None where they do not make up the words."""
    cut: list[list[tuple[str, bool]]] = []
    left = list(reversed(pieces))
    for word in words:
        mine: list[tuple[str, bool]] = []
        length = 0
        while left and (length < len(word) or not left[-1][0]):
            length += len(left[-1][0])
            mine.append(left.pop())
        if _decompose("".join(text for text, _ in mine)) != word:
            return None
        cut.append(mine)
    return None if left else cut


def _decompose(text: str) -> str:
    return str(unicodedata.normalize("NFD", text))
