"""Which stretches of a line may be damaged, so that only they are searched.

Nearly all words of nearly all texts are known or plain; a search of everything would take a hundred times as long and
change nothing. A token is suspected where it stands among pieces, where it would rather be several words, or where it
and its neighbour would rather be one.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise
from math import inf, log

from cidfix.repair.channel import GLUED, Rates
from cidfix.repair.lattice import Reader
from cidfix.repair.spelling import ELSEWHERE, END, START, WIDTH
from cidfix.repair.units import find_units, is_word, kind_of, shape_of, split_clusters
from cidfix.repair.vocabulary import FEW, Vocabulary, find_parts

_AROUND = 2  # tokens beside a suspected one that are searched with it
_UNSEEN = 3.0  # nats more for two pieces of a word that is not seen
_WORD = 0.3  # nats that each of several words costs besides, about
_NEARLY = 0.5  # nats for what a pair of words may cost less than its first
_EAGER = 30.0  # times as often as it is, damage is taken to be when one token is looked at without its neighbours


class Suspects:
    """Judges tokens by one vocabulary; what it found of a token it remembers."""

    def __init__(self, vocabulary: Vocabulary, rates: Rates) -> None:
        self._vocabulary = vocabulary
        self._rates = Rates(min(0.2, _EAGER * rates.glued), 1e-12)
        self._reader = Reader(vocabulary, self._rates)
        self._spaced = -log(min(0.2, _EAGER * rates.spaced))
        self._glued: dict[tuple[str, int], bool] = {}
        self._few: dict[str, bool] = {}

    def is_plain(self, text: str) -> bool:
        """Whether a token is suspected nowhere but among pieces, or for its neighbour's sake."""
        if self._is_few(text):
            return False
        return text.isalpha() or self._is_cheap(text) or not self._looks_glued(text, 0)

    def find_windows(
        self, texts: Sequence[str], damaged: Sequence[bool], plain: Container[str]
    ) -> tuple[list[tuple[int, int]], list[int]]:
        """The stretches (start, stop) of tokens to search, and for each token what speaks for it.

        A token in an undamaged neighbourhood whose word is hardly used elsewhere does not speak for itself. `damaged`
        says which tokens stand among pieces, `plain` holds those that are plain.
        """
        odd = [*damaged]
        own = [ELSEWHERE] * len(texts)
        rare = []
        for at in [at for at, text in enumerate(texts) if text not in plain]:
            text = texts[at]
            if self._is_few(text):
                rare.append(at)
                own[at] = ELSEWHERE if damaged[at] else self._vocabulary.find_own(find_parts(text).words)
            odd[at] = odd[at] or self._looks_glued(text, own[at])
        for first in {near for at in rare for near in (at - 1, at)} - {-1, len(texts) - 1}:
            if self._may_be_one(texts[first], texts[first + 1]):
                odd[first] = odd[first + 1] = True
        return _widen(odd), own

    def _is_few(self, text: str) -> bool:
        few = self._few.get(text)
        if few is None:
            words = self._vocabulary.words
            few = self._few[text] = any(words.get(word, 0) <= FEW for word in find_parts(text).words)
        return few

    def _is_cheap(self, text: str) -> bool:
        """Whether a token of words that are known costs so little that no other reading of it can cost less.

        That would have at least one word in place of each, and once begin to be run together.
        """
        vocabulary, units = self._vocabulary, find_units(text)
        saved = -log(1 - self._rates.glued) * len(units)
        for unit in units:
            if is_word(unit):
                cost = vocabulary.cost(unit.lower()) + vocabulary.shapes[shape_of(unit)]
                saved += max(0.0, cost - vocabulary.least)
        for left, right in pairwise(units):
            none, some = vocabulary.gap(kind_of(left[-1]), kind_of(right[0]))
            saved += max(0.0, none - some)
        return saved < -log(self._rates.glued) - _NEARLY

    def _looks_glued(self, text: str, own: int) -> bool:
        glued = self._glued.get((text, own))
        if glued is None:
            glued = any(not is_word(unit) or self._may_fall_apart(unit.lower(), own) for unit in find_units(text))
            if glued:
                clusters = split_clusters(text)
                units = self._reader.find_words(clusters, [False] * len(clusters), [own] * len(clusters))
                glued = any(unit.state == GLUED for unit in units)
            self._glued[text, own] = glued
        return glued

    def _may_fall_apart(self, word: str, own: int) -> bool:
        """Whether a word may be several, by a bound that is quick to tell: known words with unknown letters between."""
        vocabulary = self._vocabulary
        words, openings, letter = vocabulary.words, vocabulary.openings, vocabulary.spelling.letter
        new = -log(vocabulary.unknown)
        size = len(word)
        known = [0.0] + [inf] * size  # the least cost up to each place, behind a known word
        unknown = new  # and behind letters of no word
        text = START + word

        def ended(stop: int) -> float:
            """The same where they end here."""
            return unknown + letter((text[: stop + 1] + END)[-WIDTH:], own)

        for start in range(size):
            best = 0.0 if start == 0 else None
            for stop in range(start + 1, size + 1):
                part = word[start:stop]
                if part not in openings:
                    break
                if part in words and part != word:
                    if best is None:
                        best = min(known[start], ended(start))
                    known[stop] = min(known[stop], best + vocabulary.cost(part) + _WORD)
            cost = letter(text[max(0, start + 2 - WIDTH) : start + 2], own)
            unknown = min(unknown, known[start] + new) + cost
        apart = min(known[size], ended(size))
        return apart - log(self._rates.glued) < vocabulary.cost_elsewhere(word)

    def _may_be_one(self, first: str, second: str) -> bool:
        left, right = find_parts(first).closing, find_parts(second).opening
        if not left or not right:
            return False
        vocabulary, joined = self._vocabulary, left + right
        apart = vocabulary.cost_elsewhere(left) + vocabulary.cost_elsewhere(right)
        return vocabulary.is_cheaper(joined, apart - self._spaced - (0.0 if joined in vocabulary.words else _UNSEEN))


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
