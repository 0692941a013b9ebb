"""How often letters stand beside each other and at a distance in words, in a language's sample and in a document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import category, normalize

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.languages.scripts import COMMON, find_script
from cidfix.recover.drawn import find_drawn_letters
from cidfix.recover.lettering import Role, find_role
from cidfix.recover.words import Words, count_cells

TEXT = 0.1  # what a pair of the document counts, whose words repeat one another, beside one of the sample
_FAR = 5  # letters; within such a distance pairs count
_SMOOTH = 10.0  # pairs that each letter is thought to have been seen in before, with letters as they are frequent
_UNSEEN = 0.005  # the share of letters that the sample lacks, before those of it
_ENDS = 0.15  # the share of words' ends among letters
_UNWRITTEN = regex.compile(r"[\p{Cf}\p{Variation_Selector}\u180e]")

_Floats = NDArray[np.float64]
_Ints = NDArray[np.int64]


@lru_cache(maxsize=1 << 14)
def spell(value: str) -> tuple[str, ...]:
    """The letters of a value as they are drawn one after another, in lower case; all digits are one.

    Signs that a script adds to its letters, such as vowels, are letters here: they mostly are glyphs of their own.
    Marks that any letter may have belong to it.
    """
    letters: list[str] = []
    for drawn in find_drawn_letters(_UNWRITTEN.sub("", normalize("NFC", value.lower()))):
        for one in drawn:
            if letters and category(one)[0] == "M" and find_script(one) == COMMON:
                letters[-1] = normalize("NFC", letters[-1] + one)
            else:
                letters.append("0" if find_role(one) is Role.DIGIT else one)
    return tuple(letters) or (value,)


OTHER, END = 0, 1


@dataclass(frozen=True, slots=True)
class Language:
    """Letters by number, OTHER for what is not told apart and END for the ends of words; how often each is expected.

    `beside` and `apart` (L, L) are the pairs side by side and at a distance that were seen before any of the document;
    `seen` (L,) how often each letter was.
    """

    numbers: Mapping[str, int]
    beside: _Floats
    apart: _Floats
    seen: _Floats

    @classmethod
    def of(cls, values: Iterable[str], sample: Iterable[str], frequency: Mapping[str, float]) -> Language:
        """What words of a sample and the shares of letters tell of the letters of some values."""
        numbers: dict[str, int] = {}
        for letter in (letter for value in values for letter in spell(value)):
            numbers.setdefault(letter, len(numbers) + 2)
        count = len(numbers) + 2
        share = np.full(count, _UNSEEN)
        for letter, number in numbers.items():
            share[number] += frequency.get(letter, 0.0)
        share[END] = _ENDS
        beside = np.tile(_SMOOTH * share / share.sum(), (count, 1))
        share[END] = 0.0
        apart = np.tile(_SMOOTH * share / share.sum() + 1e-6, (count, 1))
        seen = np.zeros(count)
        for word in sample:
            letters = [numbers.get(letter, OTHER) for letter in spell(word)]
            seen[letters] += 1.0
            np.add.at(beside, ([END, *letters], [*letters, END]), 1.0)
            for far in range(2, _FAR + 1):
                np.add.at(apart, (letters[:-far], letters[far:]), 1.0)
        seen[OTHER] = 0.0
        return cls(numbers, beside, apart, seen)


class Pairs:
    """How often symbols follow each other (n, n), and letters under the values they are given, with those seen before.

    `after` and `before` (n, L) are the letters that follow and precede each symbol, itself apart.
    """

    def __init__(self, symbols: _Floats, expected: _Floats) -> None:
        self.symbols = symbols
        self.letters = expected.copy()
        self.totals = expected.sum(axis=1)
        self.after = np.zeros((len(symbols), len(expected)))
        self.before = np.zeros((len(symbols), len(expected)))

    def put(self, symbol: int, first: int, last: int, sign: int) -> None:
        """Give a symbol a value that begins and ends with some letters, or take that away again (`sign` -1)."""
        self.letters[last] += sign * self.after[symbol]
        self.letters[:, first] += sign * self.before[symbol]
        own = self.symbols[symbol, symbol]
        self.letters[last, first] += sign * own
        self.totals += sign * self.before[symbol]
        self.totals[last] += sign * (self.after[symbol].sum() + own)
        self.after[:, first] += sign * self.symbols[:, symbol]
        self.before[:, last] += sign * self.symbols[symbol]
        self.after[symbol, first] -= sign * own
        self.before[symbol, last] -= sign * own

    def weigh(self, symbol: int, first: _Ints, last: _Ints) -> _Floats:
        """The logarithm of the chance of a symbol's neighbours, for each pair of letters it may begin and end with.

        Pairs that begin with one letter follow a Dirichlet-multinomial distribution.
        """
        follows, precedes = np.flatnonzero(self.after[symbol]), np.flatnonzero(self.before[symbol])
        after, before = self.after[symbol, follows], self.before[symbol, precedes]
        own, count = self.symbols[symbol, symbol], len(first)
        shape = count, len(follows) + len(precedes) + 2
        old, more = np.empty(shape), np.empty(shape)
        middle = len(follows)
        old[:, :middle] = self.letters[last[:, None], follows]
        old[:, middle:-2] = self.letters[precedes, first[:, None]]
        old[:, -2] = self.letters[last, first] + self.after[symbol, first]  # one beside another of itself
        old[:, -1] = self.totals[last]
        more[:, :middle], more[:, middle:-2], more[:, -2], more[:, -1] = after, before, own, after.sum() + own
        said = log_gamma(np.stack([old + more, old]))
        gained = said[0] - said[1]
        result: _Floats = gained[:, :-1].sum(axis=1) - gained[:, -1]
        return result


def log_gamma(x: _Floats) -> _Floats:
    """The logarithm of the gamma function of positive numbers, by Stirling's series from four above; within 1e-6."""
    y = x + 4.0
    series = (y - 0.5) * np.log(y) - y + 0.9189385332046727 + (1 / 12 - 1 / (360 * y * y)) / y
    result: _Floats = series - np.log(x * (x + 1.0) * (x + 2.0) * (x + 3.0))
    return result


def count_pairs(words: Words, kept: _Ints) -> tuple[_Floats, _Floats]:
    """How often each kept symbol is followed by each, side by side and at a distance; others and the ends come last."""
    count = len(kept)
    number = np.full(words.symbols, count)
    number[kept] = np.arange(count)
    symbol = number[words.symbol]
    word = words.word
    full = np.diff(words.start) > 0
    beside, apart = np.zeros((count + 2, count + 2)), np.zeros((count + 2, count + 2))
    beside[count + 1] += np.bincount(symbol[words.start[:-1][full]], minlength=count + 2)
    beside[:, count + 1] += np.bincount(symbol[words.start[1:][full] - 1], minlength=count + 2)
    for far in range(1, _FAR + 1):
        same = word[far:] == word[:-far]
        pairs = beside if far == 1 else apart
        pairs += count_cells(symbol[:-far][same], symbol[far:][same], np.ones(same.sum()), pairs.shape)
    return TEXT * beside, TEXT * apart
