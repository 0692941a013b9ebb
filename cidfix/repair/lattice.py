"""The likeliest words behind a run of letters whose spaces are not to be trusted.

Tiedemann (2014, section 2.2) searches all ways to cut a line by dynamic programming, no word longer than the longest
known one, and scores them by unigrams. Here the spaces that are seen count as well, through a noisy channel with a
hidden state: at each word the text is as it should be, run together, or spaced out (thoroughly or in part), states
last for a few words, and each has its own odds for a space to be lost or put in. So a text without damage explains
itself best unchanged, and one letter of doubt does not outweigh the spaces around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log
from typing import NamedTuple

from cidfix.repair.spelling import END, ORDER, START
from cidfix.repair.units import APOSTROPHES, DIGITS, LETTERS, kind_of
from cidfix.repair.vocabulary import Vocabulary

SOUND, GLUED, SPACED, RAGGED = range(4)
"""States of a word: as it should be, run together with the next, every letter apart, in pieces."""

_STATES = (SOUND, GLUED, SPACED, RAGGED)
_PUT_IN = (0.0, 0.0, 0.95, 0.5)  # how often a space stands between two letters of a word
_LAST = 0.8  # how often the next word is in the same state
_OTHER = 0.02  # how often it is in another state of damage
_LOST = (1e-4, 0.93, 0.03, 0.03)  # how often the space between two words is missing
_EDGE_LOST = 0.05  # the same between words of different states
_DIGIT = log(10)


class Unit(NamedTuple):
    """Characters `start` to `stop` are a word, a number or a sign; `spaced` says that a space should precede it."""

    start: int
    stop: int
    state: int
    spaced: bool


@dataclass(frozen=True, slots=True)
class Rates:
    """How often, per word, sound text turns into text that is run together or spaced out."""

    glued: float
    spaced: float


class _Channel:
    """The costs of states and of spaces, in nats."""

    def __init__(self, rates: Rates) -> None:
        enter = (1 - rates.glued - rates.spaced, rates.glued, rates.spaced / 2, rates.spaced / 2)
        damaged = [[_LAST if a == b else _OTHER if b else 1 - _LAST - 2 * _OTHER for b in _STATES] for a in _STATES]
        damaged[SOUND] = list(enter)
        self.turn = [[-log(share) for share in row] for row in damaged]
        self.space = [-log(share) if share else inf for share in _PUT_IN]
        self.none = [-log(1 - share) for share in _PUT_IN]
        # the gap between two words: [same state?][state][seen] when there should be a space, and when there should not
        self.parted = [[(-log(_LOST[s]), -log(1 - _LOST[s])) for s in _STATES], [(-log(_EDGE_LOST), 0.05)] * 4]
        tight = [(self.none[s], min(self.space[s], 9.0)) for s in _STATES]
        self.joined = [tight, [(0.05, -log(_EDGE_LOST))] * 4]


def find_words(
    text: Sequence[str], spaced: Sequence[bool], own: Sequence[int], vocabulary: Vocabulary, rates: Rates
) -> list[Unit]:
    """The likeliest units of `text` (grapheme clusters, n).

    `spaced` (n,) says where a space is seen before a cluster, `own` (n,) is 1 for clusters of tokens that the
    vocabulary has counted here as their only use. Time is proportional to n times the length of the longest word.
    """
    return _Search(text, spaced, own, vocabulary, rates).run()


class _Search:
    def __init__(
        self, text: Sequence[str], spaced: Sequence[bool], own: Sequence[int], vocabulary: Vocabulary, rates: Rates
    ) -> None:
        self.text, self.spaced, self.own, self.vocabulary = text, spaced, own, vocabulary
        self.low = [cluster.lower() for cluster in text]
        self.kinds = [kind_of(cluster) for cluster in text]
        self.channel = _Channel(rates)
        self.best = [[inf] * 4 for _ in range(len(text) + 1)]
        self.back: list[list[tuple[int, int, bool]]] = [[(0, 0, False)] * 4 for _ in range(len(text) + 1)]
        self.word: list[list[str]] = [[""] * 4 for _ in range(len(text) + 1)]
        capitals = sum(c != c.lower() for c in text)
        lower = sum(c != c.upper() for c in text)
        self.shapes = dict(vocabulary.shapes)
        if capitals > 2 * lower:
            self.shapes["upper"] = 0.1

    def run(self) -> list[Unit]:
        """Fill the lattice from left to right, and follow the best path back."""
        size = len(self.text)
        for at in range(size):
            if at == 0:
                entry = [(cost, SOUND, False) for cost in self.channel.turn[SOUND]]
            else:
                if min(self.best[at]) == inf:
                    continue
                entry = self._enter(at)
            if self.kinds[at] == LETTERS:
                self._words_from(at, entry)
            else:
                self._sign_at(at, entry)
        return self._trace()

    def _enter(self, at: int) -> list[tuple[float, int, bool]]:
        """For each state of a unit that begins here: the cost so far, the state before, whether a space is due."""
        channel, seen = self.channel, self.spaced[at]
        left, right = self.kinds[at - 1], self.kinds[at]
        words = left == LETTERS and right == LETTERS
        none, some = (inf, 0.0) if words else self.vocabulary.gap(left, right)
        entry = []
        for state in _STATES:
            found = (inf, 0, False)
            for before in _STATES:
                cost = self.best[at][before]
                if cost == inf:
                    continue
                cost += channel.turn[before][state]
                other = before != state
                if state == SOUND == before:
                    if words and not seen:
                        continue
                    due, gap = seen, (some if seen else none)
                else:
                    parted = some + channel.parted[other][state][seen]
                    joined = none + channel.joined[other][state][seen]
                    due, gap = parted <= joined, min(parted, joined)
                if cost + gap < found[0]:
                    found = (cost + gap, before, due)
            entry.append(found)
        return entry

    def _reach(
        self, at: int, stop: int, state: int, cost: float, entry: tuple[float, int, bool], word: str = ""
    ) -> None:
        cost += entry[0]
        if cost >= self.best[stop][state]:
            return
        if word and (before := self.word[at][entry[1]]):
            cost -= self.vocabulary.gain(before, word)
        if cost < self.best[stop][state]:
            self.best[stop][state] = cost
            self.word[stop][state] = word
            self.back[stop][state] = (at, entry[1], entry[2])

    def _sign_at(self, at: int, entry: list[tuple[float, int, bool]]) -> None:
        """A sign is a unit by itself; a number is cut nowhere but at its spaces, which may be put in."""
        if self.kinds[at] != DIGITS:
            for state in _STATES:
                self._reach(at, at + 1, state, 0.0, entry[state])
            return
        spaces, stop = 0, at + 1
        cost = _DIGIT
        while True:
            closed = stop == len(self.text) or self.kinds[stop] != DIGITS or self.spaced[stop]
            if closed:
                for state in _STATES:
                    if spaces and state < SPACED:
                        continue
                    inner = spaces * self.channel.space[state] if spaces else 0.0
                    inner += (stop - at - 1 - spaces) * self.channel.none[state]
                    self._reach(at, stop, state, cost + inner, entry[state])
            if stop == len(self.text) or self.kinds[stop] != DIGITS:
                return
            spaces += self.spaced[stop]
            cost += _DIGIT
            stop += 1

    def _words_from(  # noqa: C901, PLR0912, PLR0915  the innermost loop: a call would cost more than what it does
        self, at: int, entry: list[tuple[float, int, bool]]
    ) -> None:
        """All words that may begin here, in all states."""
        vocabulary, channel = self.vocabulary, self.channel
        known, letter = vocabulary.words, vocabulary.spelling.letter
        low, kinds, spaced = self.low, self.kinds, self.spaced
        begins = at == 0 or spaced[at] or kinds[at - 1] != LETTERS
        size, limit = len(low), at + max(vocabulary.longest, 12) + 6
        word, spelled, spaces = "", -log(vocabulary.unknown), 0
        rest, stop = START, at
        upper = lower = False  # beyond the first letter
        head = self.text[at] != low[at]
        while stop < size and kinds[stop] == LETTERS:
            if stop > at and spaced[stop]:
                spaces += 1
            cluster, own = self.text[stop], self.own[stop]
            if stop > at:
                if cluster != low[stop]:
                    upper = True
                elif cluster != cluster.upper():
                    lower = True
            for character in low[stop]:
                rest = (rest + character)[-ORDER:]
                spelled += letter(rest, own)
            word += low[stop]
            stop += 1
            end, key, inner_spaces = stop, word, spaces
            if stop < size and self.text[stop] in APOSTROPHES and stop + 1 < size and kinds[stop + 1] == LETTERS:
                end, key, inner_spaces = stop + 1, word + low[stop], spaces + spaced[stop]
            number = known.get(key, 0)
            whole = end != stop or end == size or spaced[end] or kinds[end] != LETTERS
            if number:
                cost = vocabulary.cost(key)
            else:
                cost, last = spelled, rest
                if end != stop:
                    last = (rest + low[stop])[-ORDER:]
                    cost += letter(last, own)
                cost += letter((last + END)[-ORDER:], own)
            if stop - at > 1 or head:
                cost += self.shapes[self._shape(head, upper, lower, stop - at)]
            seen = key if number else ""
            if begins and whole and not inner_spaces:
                if (own and number) or not number:
                    cost = vocabulary.cost_elsewhere(key)
                    cost += self.shapes[self._shape(head, upper, lower, stop - at)]
                    seen = ""  # nor do its neighbours speak for it
                self._reach(at, end, SOUND, cost, entry[SOUND], seen)
            if cost < inf:
                if not inner_spaces:
                    self._reach(at, end, GLUED, cost, entry[GLUED], seen)
                tight = end - at - 1 - inner_spaces
                for state in (SPACED, RAGGED):
                    inner = inner_spaces * channel.space[state] + tight * channel.none[state]
                    self._reach(at, end, state, cost + inner, entry[state], seen)
            if stop >= limit and not (begins and not spaces):
                return

    @staticmethod
    def _shape(head: bool, upper: bool, lower: bool, length: int) -> str:
        if not head and not upper:
            return "lower"
        if head and not upper:
            return "title"
        return "mixed" if lower or not head or length == 1 else "upper"

    def _trace(self) -> list[Unit]:
        stop = len(self.text)
        state = min(_STATES, key=lambda s: self.best[stop][s])
        units = []
        while stop > 0:
            at, before, due = self.back[stop][state]
            units.append(Unit(at, stop, state, due))
            stop, state = at, before
        return units[::-1]
