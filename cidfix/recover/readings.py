"""Typed words in the order in which their letters are met on a line, which need not be that in which they were typed.

A line's glyphs are counted from the side it begins at. A number or a Latin word in a line from the right is met there
last letter first, and so is a Hebrew word in a line from the left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cidfix.bidi.characters import has_from_right
from cidfix.bidi.reading import order_read
from cidfix.recover.decisions import OPEN
from cidfix.recover.typed import find_letters
from cidfix.recover.typed_words import Word, find_words


@dataclass(frozen=True, slots=True)
class Reading:
    """Typed words as they are met on a line; `turned` is true where all of them are, last letter first."""

    words: tuple[Word, ...]
    turned: bool


# What may stand around words and tell how their numbers and signs run: nothing, Latin, Hebrew or Arabic letters.
_AROUND = ("", "a", "א", "ا")


@lru_cache(maxsize=1 << 14)
def find_readings(text: str, from_right: bool) -> tuple[Reading, ...]:
    """How typed text may be met on a line that begins on the left or on the right, as if it stood alone there first.

    There is more than one where signs at its ends, or between numbers, run as what stands beside them.
    """
    if not from_right and not has_from_right(text):
        return (Reading(find_words(text), False),)
    return tuple(dict.fromkeys(_read(text, from_right, around) for around in _AROUND))


def _read(text: str, from_right: bool, around: str) -> Reading:
    words = find_words(text)
    letters = [(k, letter) for k, word in enumerate(words) for letter in (*word.letters, " ")][:-1]
    filled = [_fill(letter, words[k]) for k, letter in letters]
    shift = len(around)
    order = order_read([*around, *filled, *around], int(from_right))
    order = [(place - shift, drawn) for place, drawn in order if shift <= place < len(letters) + shift]
    found: list[Word] = []
    begins = True
    for place, drawn in order:
        source, letter = letters[place]
        if letter == " ":
            begins = True
            continue
        met = (letter if letter == OPEN else drawn,)
        if begins:
            found.append(Word(words[source].text, met))
        else:
            found[-1] = Word(found[-1].text, (*found[-1].letters, *met))
        begins = False
    places = [place for place, _ in order]
    return Reading(tuple(found), len(places) > 1 and places == list(range(len(places)))[::-1])


def turn_value(value: str) -> str:
    """The letters of a value in the opposite order, each with its marks."""
    return "".join(reversed(find_letters(value)))


def turn_known(known: Mapping[int, str]) -> dict[int, str]:
    """Values by glyph with their letters in the opposite order."""
    return {glyph: turn_value(value) if len(value) > 1 else value for glyph, value in known.items()}


def _fill(letter: str, word: Word) -> str:
    """What is open counts as a letter of its word."""
    return next((other for other in word.letters if other != OPEN), letter) if letter == OPEN else letter
