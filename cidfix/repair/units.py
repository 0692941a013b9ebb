"""Words, numbers and signs within tokens: what a language model counts and what a space may stand between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import regex

LETTERS, DIGITS = "L", "N"
APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}"
UNITS = regex.compile(rf"[\p{{L}}\p{{M}}]+(?:[{APOSTROPHES}](?=\p{{L}}))?|\p{{N}}+|\S")
_LETTER = regex.compile(r"[\p{L}\p{M}]")
_DIGIT = regex.compile(r"\p{N}")
_NUMBER = 3
_CLUSTERS = regex.compile(r"\X")
_KINDS: dict[str, str] = {}


def kind_of(character: str) -> str:
    """LETTERS, DIGITS, or the sign itself."""
    kind = _KINDS.get(character)
    if kind is None:
        letter, digit = _LETTER.match(character), _DIGIT.match(character)
        kind = _KINDS[character] = LETTERS if letter else DIGITS if digit else character[0]
    return kind


@lru_cache(maxsize=1 << 16)
def find_units(text: str) -> tuple[str, ...]:
    """The words, numbers and single signs of a token; an apostrophe between letters belongs to the word before it."""
    return tuple(UNITS.findall(text))


def split_clusters(text: str) -> list[str]:
    """The grapheme clusters of a token (UAX 29)."""
    if text.isascii():
        return list(text)
    found: list[str] = _CLUSTERS.findall(text)
    return found


def is_word(unit: str) -> bool:
    """Whether a unit is made of letters."""
    return kind_of(unit[0]) == LETTERS


@lru_cache(maxsize=1 << 16)
def count_letters(text: str) -> int:
    """Letters in a token, marks not counted; a number is as good as a whole word."""
    if text.isalpha():
        return len(text)
    letters = sum(character.isalpha() for character in text)
    return letters + _NUMBER if any(character.isdigit() for character in text) else letters


def shape_of(word: str) -> str:
    """How a word uses capitals: lower (or no case), title, upper or mixed."""
    if word == word.lower():
        return "lower"
    head, tail = word[0], word[1:].strip(APOSTROPHES)
    if tail == tail.lower() and head != head.lower():
        return "title"
    return "upper" if word == word.upper() else "mixed"


def find_damaged(letters: Sequence[int]) -> list[bool]:
    """Whether each token stands among pieces of spaced-out words, by how many letters the tokens have.

    In a window of five tokens two single letters, or four of at most two, are more than words give; who stands next to
    such a window may be a piece as well.
    """
    count = len(letters)
    single = letters.count(1)
    if single < 2 and single + letters.count(2) < 4:
        return [False] * count
    ones = [0, *_running(letters, 1)]
    twos = [0, *_running(letters, 2)]
    damaged = [False] * count
    for at in range(count):
        low, high = max(0, at - 2), min(count, at + 3)
        if ones[high] - ones[low] >= 2 or twos[high] - twos[low] >= 4:
            for near in range(max(0, at - 1), min(count, at + 2)):
                damaged[near] = True
    return damaged


def _running(letters: Sequence[int], most: int) -> list[int]:
    total, sums = 0, []
    for number in letters:
        total += 0 < number <= most
        sums.append(total)
    return sums
