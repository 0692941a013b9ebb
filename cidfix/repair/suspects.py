"""Which stretches of a line may be damaged, so that only they are searched.

Nearly all words of nearly all texts are known or plain; a search of everything would take a hundred times as long and
change nothing. A token is suspected where it stands among pieces, where it would rather be several words, or where it
and its neighbour would rather be one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, log

from cidfix.repair.channel import GLUED, Rates
from cidfix.repair.lattice import find_words
from cidfix.repair.spelling import END, ORDER, START
from cidfix.repair.units import LETTERS, count_letters, find_damaged, find_units, is_word, kind_of, split_clusters
from cidfix.repair.vocabulary import FEW, Vocabulary

_AROUND = 2  # tokens beside a suspected one that are searched with it
_UNSEEN = 3.0  # nats more for two pieces of a word that is not seen
_WORD = 0.3  # nats that each of several words costs besides, about
_EAGER = 30.0  # times as often as it is, damage is taken to be when one token is looked at without its neighbours


class Suspects:
    """Judges tokens by one vocabulary; what it found of a token it remembers."""

    def __init__(self, vocabulary: Vocabulary, rates: Rates) -> None:
        self._vocabulary = vocabulary
        self._rates = Rates(min(0.2, _EAGER * rates.glued), 1e-12)
        self._spaced = -log(min(0.2, _EAGER * rates.spaced))
        self._glued: dict[tuple[str, int], bool] = {}
        self._few: dict[str, bool] = {}

    def find_windows(self, texts: Sequence[str]) -> tuple[list[tuple[int, int]], list[int]]:
        """The stretches (start, stop) of tokens to search, and for each token whether it does not speak for itself.

        That is 1 for a token in an undamaged neighbourhood whose word is hardly used elsewhere, else 0.
        """
        damaged = find_damaged([count_letters(text) for text in texts])
        few = [self._is_few(text) for text in texts]
        own = [int(rare and not bad) for rare, bad in zip(few, damaged, strict=True)]
        odd = [
            bad or (self._looks_glued(text, mine) if rare or not text.isalpha() else False)
            for text, bad, rare, mine in zip(texts, damaged, few, own, strict=True)
        ]
        for at, (first, second) in enumerate(pairwise(texts)):
            if (few[at] or few[at + 1]) and self._may_be_one(first, second):
                odd[at] = odd[at + 1] = True
        return _widen(odd), own

    def _is_few(self, text: str) -> bool:
        few = self._few.get(text)
        if few is None:
            words = self._vocabulary.words
            few = self._few[text] = any(
                is_word(unit) and words.get(unit.lower(), 0) <= FEW for unit in find_units(text)
            )
        return few

    def _looks_glued(self, text: str, own: int) -> bool:
        glued = self._glued.get((text, own))
        if glued is None:
            glued = any(not is_word(unit) or self._may_fall_apart(unit.lower(), own) for unit in find_units(text))
            if glued:
                clusters = split_clusters(text)
                units = find_words(
                    clusters, [False] * len(clusters), [own] * len(clusters), self._vocabulary, self._rates
                )
                glued = any(unit.state == GLUED for unit in units)
            self._glued[text, own] = glued
        return glued

    def _may_fall_apart(self, word: str, own: int) -> bool:
        """Whether a word may be several, by a bound that is quick to tell: known words with unknown letters between."""
        vocabulary = self._vocabulary
        words, letter = vocabulary.words, vocabulary.spelling.letter
        new = -log(vocabulary.unknown)
        known, unknown = [0.0], [new]  # the least cost up to here, behind a known word and behind letters of no word
        ended = [inf]  # and behind letters of no word that end here
        text = START + word
        for stop in range(1, len(word) + 1):
            cost = letter(text[max(0, stop + 1 - ORDER) : stop + 1], own)
            unknown.append(min(unknown[-1], known[-1] + new) + cost)
            ended.append(unknown[-1] + letter((text[: stop + 1] + END)[-ORDER:], own))
            best = inf
            for start in range(max(0, stop - vocabulary.longest), stop):
                part = word[start:stop]
                if part in words and part != word:
                    best = min(best, min(known[start], ended[start]) + vocabulary.cost(part) + _WORD)
            known.append(best)
        apart = min(known[-1], ended[-1])
        return apart - log(self._rates.glued) < vocabulary.cost_elsewhere(word)

    def _may_be_one(self, first: str, second: str) -> bool:
        if not kind_of(first[-1]) == LETTERS == kind_of(second[0]):
            return False
        left, right = find_units(first)[-1].lower(), find_units(second)[0].lower()
        vocabulary = self._vocabulary
        gain = vocabulary.cost_elsewhere(left) + vocabulary.cost_elsewhere(right) - vocabulary.cost(left + right)
        return gain > self._spaced + (0.0 if left + right in vocabulary.words else _UNSEEN)


def _widen(odd: Sequence[bool]) -> list[tuple[int, int]]:
    windows: list[tuple[int, int]] = []
    for at, suspected in enumerate(odd):
        if suspected:
            start, stop = max(0, at - _AROUND), min(len(odd), at + _AROUND + 1)
            if windows and windows[-1][1] >= start:
                windows[-1] = windows[-1][0], stop
            else:
                windows.append((start, stop))
    return windows
