"""The words a person typed, cut into letters as these are drawn, so that they can be compared with glyphs."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from cidfix.recover.drawn import find_drawn_letters


@dataclass(frozen=True, slots=True)
class Word:
    """One typed word: its text in NFC and its letters in drawn order (see `find_drawn_letters`)."""

    text: str
    letters: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.letters)


def find_words(text: str) -> tuple[Word, ...]:
    """The words of typed text, in order, cut at white space."""
    return tuple(Word(unicodedata.normalize("NFC", word), find_drawn_letters(word)) for word in text.split())
