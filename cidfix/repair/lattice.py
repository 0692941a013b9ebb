"""The likeliest words behind a run of letters whose spaces are not to be trusted.

Tiedemann (2014, section 2.2) searches all ways to cut a line by dynamic programming, no word longer than the longest
known one, and scores them by unigrams. Here the spaces that are seen count as well, through a noisy channel with a
hidden state: at each word the text is as it should be, run together, or spaced out (thoroughly or in part), states
last for a few words, and each has its own odds for a space to be lost or put in. So a text without damage explains
itself best unchanged, and one letter of doubt does not outweigh the spaces around it. How likely each token is comes
from all ways together (Baum and others 1970: forwards and backwards), not from the best alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import inf, log
from typing import NamedTuple

import numpy as np

from cidfix.repair.channel import GLUED, RAGGED, SOUND, SPACED, STATES, Channel, Gap, Rates
from cidfix.repair.likelihood import Lattice, weigh_tokens
from cidfix.repair.spelling import END, ORDER, START, WIDTH
from cidfix.repair.units import APOSTROPHES, DIGITS, LETTERS, kind_of
from cidfix.repair.vocabulary import Vocabulary

_DIGIT = log(10)
_NO_CASE, _LOWER, _UPPER = range(3)
_STRAY = 12.0  # nats for a space before an apostrophe that is seen to end the same word
_SLACK = 8.0  # nats by which a way that is behind others may still win


class Unit(NamedTuple):
    """Characters `start` to `stop` are a word, a number or a sign; `spaced` says that a space should precede it."""

    start: int
    stop: int
    state: int
    spaced: bool


class Reader:
    """Finds words by one vocabulary, in text that came through a channel of such rates."""

    def __init__(self, vocabulary: Vocabulary, rates: Rates) -> None:
        self.vocabulary = vocabulary
        self.channel = Channel(rates)
        self._gaps: dict[tuple[str, str, bool, Sequence[int]], Gap] = {}

    def find_words(self, text: Sequence[str], spaced: Sequence[bool], own: Sequence[int]) -> list[Unit]:
        """The likeliest units of `text` (grapheme clusters, n).

        `spaced` (n,) says where a space is seen before a cluster, `own` (n,) what speaks for the token it is part of.
        Time is proportional to n times the length of the longest word; ways that are far behind are not followed.
        """
        # Where no space is seen, none was put in: what ran together explains the same text better.
        states = STATES if any(spaced) else (SOUND, GLUED)
        return _Search(text, spaced, own, self, states).run()

    def weigh_words(
        self, text: Sequence[str], spaced: Sequence[bool], own: Sequence[int]
    ) -> tuple[list[Unit], Mapping[tuple[int, int], float]]:
        """The same, and how likely each token (start, stop) is, its spaces around it and none within."""
        search = _Search(text, spaced, own, self, STATES)
        return search.run(), weigh_tokens(search.to_lattice())

    def find_gap(self, left: str, right: str, seen: bool, states: Sequence[int]) -> Gap:
        """What may lie between units of two kinds, a space being seen there or not."""
        key = left, right, seen, states
        gap = self._gaps.get(key)
        if gap is None:
            costs = (inf, 0.0) if left == LETTERS == right else self.vocabulary.gap(left, right)
            gap = self._gaps[key] = Gap(self.channel, states, costs, seen)
        return gap


class _Search:
    def __init__(
        self,
        text: Sequence[str],
        spaced: Sequence[bool],
        own: Sequence[int],
        reader: Reader,
        states: Sequence[int],
    ) -> None:
        self.text, self.spaced, self.own, self.states = text, spaced, own, states
        self.reader, self.vocabulary, self.channel = reader, reader.vocabulary, reader.channel
        self.low = [cluster.lower() for cluster in text]
        self.kinds = [kind_of(cluster) for cluster in text]
        self.best = [[inf] * 4 for _ in range(len(text) + 1)]
        self.back: list[list[tuple[int, int, bool]]] = [[(0, 0, False)] * 4 for _ in range(len(text) + 1)]
        self.first = [0]  # of the units that begin at each place
        self.ends: list[int] = []  # of units: four times the place, and their state
        self.costs: list[float] = []
        self.word: list[list[str]] = [[""] * 4 for _ in range(len(text) + 1)]
        self.least = [inf] * (len(text) + 1)  # of each place, of all states
        self.inner, self.final = self._spell()
        self.capital = [_find_case(cluster) for cluster in text]
        self.shapes = dict(self.vocabulary.shapes)
        if self.capital.count(_UPPER) > 2 * self.capital.count(_LOWER):
            self.shapes["upper"] = 0.1
        self.ceilings = self._read_plainly()  # of each place, what a way to it may cost

    def run(self) -> list[Unit]:
        """Fill the lattice from left to right, and follow the best path back."""
        size = len(self.text)
        for at in range(size):
            if at == 0 or self.least[at] <= self.ceilings[at]:
                entry = self._enter(at) if at else self._begin()
                if self.kinds[at] == LETTERS:
                    self._words_from(at, entry)
                else:
                    self._sign_at(at, entry)
            self.first.append(len(self.ends))
        return self._trace()

    def _spell(self) -> tuple[list[float], list[float]]:
        """The cost of each cluster behind the letters before it, and that a word ends with it, far inside of words."""
        letter = self.vocabulary.spelling.letter
        inner, final = [], []
        context = ""
        for low, kind, own in zip(self.low, self.kinds, self.own, strict=True):
            cost = ending = 0.0
            if kind == LETTERS:
                for character in low:
                    context = (context + character)[-ORDER:]
                    cost += letter(context, own)
                ending = letter((context + END)[-ORDER:], own)
            else:
                context = ""
            inner.append(cost)
            final.append(ending)
        return inner, final

    def _read_plainly(self) -> list[float]:
        """What it costs to get to each place, or beyond it, with all spaces as they are, and the slack."""
        vocabulary, stay = self.vocabulary, self.channel.turn[SOUND][SOUND]
        cost, ceilings, at, size = _SLACK, [inf], 0, len(self.text)
        while at < size:
            kind = self.kinds[at]
            cost += stay
            if at and not kind == LETTERS == self.kinds[at - 1]:
                cost += vocabulary.gap(self.kinds[at - 1], kind)[self.spaced[at]]
            stop = at + 1
            while kind in (LETTERS, DIGITS) and stop < size and self.kinds[stop] == kind and not self.spaced[stop]:
                stop += 1
            if kind == LETTERS:
                if self._is_elided(stop) and not self.spaced[stop]:
                    stop += 1
                key = "".join(self.low[at:stop])
                cost += self._weigh_plainly(key, stop)[0] + max(self.shapes.values())
            elif kind == DIGITS:
                cost += (stop - at) * _DIGIT
            ceilings += [cost] * (stop - at)
            at = stop
        return ceilings

    def _weigh_plainly(self, word: str, stop: int) -> tuple[float, bool]:
        """What a word costs that stands as it should and ends here, and whether uses elsewhere speak for it."""
        counted = word in self.vocabulary.words and not self.own[stop - 1]
        return (self.vocabulary.cost if counted else self.vocabulary.cost_elsewhere)(word), counted

    def _is_elided(self, stop: int) -> bool:
        """Whether an apostrophe stands here that belongs to the word before it."""
        text, after = self.text, stop + 1
        return after < len(text) and text[stop] in APOSTROPHES and self.kinds[after] == LETTERS

    def _begin(self) -> list[tuple[float, int, bool]]:
        """As `_enter`, for the first unit."""
        turn = self.channel.turn[SOUND]
        return [(turn[state] if state in self.states else inf, SOUND, False) for state in STATES]

    def _enter(self, at: int) -> list[tuple[float, int, bool]]:
        """For each state of a unit that begins here: the cost so far, the state before, whether a space is due."""
        best = self.best[at]
        entry = [(inf, 0, False)] * len(STATES)
        for state, ways in self._find_gap(at).ways:
            least, found, needed = inf, 0, False
            for before, cost, due in ways:
                if best[before] + cost < least:
                    least, found, needed = best[before] + cost, before, due
            entry[state] = least, found, needed
        return entry

    def _find_gap(self, at: int) -> Gap:
        return self.reader.find_gap(self.kinds[at - 1], self.kinds[at], self.spaced[at], self.states)

    def to_lattice(self) -> Lattice:
        """All that was found, as numbers."""
        size = len(self.text)
        gaps = [self._find_gap(at) for at in range(1, size)]
        return Lattice(
            np.array([0.0, *self.least[1:]]),
            np.array(self.first, np.intp),
            np.array(self.ends, np.intp),
            np.array(self.costs),
            np.array([np.exp(-np.array(self.channel.turn)), *[gap.parted for gap in gaps]]),
            np.array([np.zeros((len(STATES), len(STATES))), *[gap.joined for gap in gaps]]),
        )

    def _reach(
        self, at: int, stop: int, state: int, cost: float, entry: tuple[float, int, bool], word: str = ""
    ) -> None:
        if cost + entry[0] >= self.ceilings[stop]:
            return
        if word and (before := self.word[at][entry[1]]):
            cost -= self.vocabulary.gain(before, word)
        self.ends.append(4 * stop + state)
        self.costs.append(cost)
        cost += entry[0]
        if cost >= self.best[stop][state]:
            return
        self.best[stop][state] = cost
        self.word[stop][state] = word
        self.back[stop][state] = (at, entry[1], entry[2])
        if cost < self.least[stop]:
            self.least[stop] = cost
            place = stop
            while place > at and cost + _SLACK < self.ceilings[place]:
                self.ceilings[place] = cost + _SLACK
                place -= 1

    def _sign_at(self, at: int, entry: list[tuple[float, int, bool]]) -> None:
        """A sign is a unit by itself; a number is cut nowhere but at its spaces, which may be put in."""
        if self.kinds[at] != DIGITS:
            for state in self.states:
                self._reach(at, at + 1, state, 0.0, entry[state])
            return
        spaces, stop = 0, at + 1
        cost = _DIGIT
        while True:
            closed = stop == len(self.text) or self.kinds[stop] != DIGITS or self.spaced[stop]
            if closed:
                for state in self.states:
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
        vocabulary, channel, reach = self.vocabulary, self.channel, self._reach
        known, openings, letter = vocabulary.words, vocabulary.openings, vocabulary.spelling.letter
        short = vocabulary.spelling.short
        low, kinds, spaced, capital, ceilings = self.low, self.kinds, self.spaced, self.capital, self.ceilings
        begins = at == 0 or spaced[at] or kinds[at - 1] != LETTERS
        size, limit = len(low), at + max(vocabulary.longest, 12) + 6
        word, spelled, spaces = "", -log(vocabulary.unknown), 0
        rest, stop = START, at
        upper = lower = False  # beyond the first letter
        head = capital[at] == _UPPER
        (sound, _, _), (glued, _, _), (apart, _, _), (ragged, _, _) = entry
        first = min(sound, glued, apart, ragged)
        apart_space, ragged_space = channel.space[SPACED], channel.space[RAGGED]
        apart_none, ragged_none = channel.none[SPACED], channel.none[RAGGED]
        opens, shape = True, self.shapes["title"] if head else 0.0
        while stop < size and kinds[stop] == LETTERS:
            own = self.own[stop]
            if stop > at:
                if spaced[stop]:
                    spaces += 1
                if capital[stop] == _UPPER:
                    upper = True
                elif capital[stop] == _LOWER:
                    lower = True
                shape = self.shapes[_name_shape(head, upper, lower)]
            near = stop - at < ORDER
            if near:
                for character in low[stop]:
                    rest = (rest + character)[-WIDTH:]
                    spelled += letter(rest, own)
            else:
                spelled += self.inner[stop]
            word += low[stop]
            stop += 1
            opens = opens and word in openings
            if not opens and first + spelled > ceilings[stop]:
                return
            end, key, inner = stop, word, spaces
            if stop < size and kinds[stop] != LETTERS and self._is_elided(stop):
                end, key, inner = stop + 1, word + low[stop], spaces + spaced[stop]
                if spaced[stop] and begins and not spaces:
                    self._reach_plainly(at, stop, word, shape + (key in known) * _STRAY, entry[SOUND])
            is_known = opens and key in known
            if is_known:
                cost = vocabulary.cost(key)
            elif end != stop:
                last = (START + word + low[stop])[-WIDTH:]
                cost = spelled + letter(last, own) + letter((last + END)[-WIDTH:], own)
            elif near:
                cost = spelled + letter((rest + END)[-WIDTH:], own)
                if len(word) < len(short):
                    cost += short[len(word)]
            else:
                cost = spelled + self.final[stop - 1]
            cost += shape
            seen = key if is_known else ""
            if begins and not inner and (end != stop or end == size or spaced[end] or kinds[end] != LETTERS):
                if own or not is_known:
                    cost = vocabulary.cost_elsewhere(key)
                    cost += shape if head or stop - at > 1 else self.shapes["lower"]
                    seen = ""  # nor do its neighbours speak for it
                reach(at, end, SOUND, cost, entry[SOUND], seen)
            ceiling = ceilings[end] - cost
            if not inner and glued < ceiling:
                reach(at, end, GLUED, cost, entry[GLUED], seen)
            tight = end - at - 1 - inner
            put_in = inner * apart_space + tight * apart_none
            if put_in + apart < ceiling:
                reach(at, end, SPACED, cost + put_in, entry[SPACED], seen)
            put_in = inner * ragged_space + tight * ragged_none
            if put_in + ragged < ceiling:
                reach(at, end, RAGGED, cost + put_in, entry[RAGGED], seen)
            if stop >= limit and not (begins and not spaces):
                return

    def _reach_plainly(self, at: int, stop: int, word: str, shape: float, entry: tuple[float, int, bool]) -> None:
        """The word as it stands, before an apostrophe that is the next one's by the space between."""
        cost, counted = self._weigh_plainly(word, stop)
        self._reach(at, stop, SOUND, cost + shape, entry, word if counted else "")

    def _trace(self) -> list[Unit]:
        stop = len(self.text)
        state = min(STATES, key=lambda s: self.best[stop][s])
        units = []
        while stop > 0:
            at, before, due = self.back[stop][state]
            units.append(Unit(at, stop, state, due))
            stop, state = at, before
        return units[::-1]


@lru_cache(maxsize=1 << 12)
def _find_case(cluster: str) -> int:
    if cluster != cluster.lower():
        return _UPPER
    return _LOWER if cluster != cluster.upper() else _NO_CASE


def _name_shape(head: bool, upper: bool, lower: bool) -> str:
    """How a word of several letters uses capitals, by its first and the others."""
    if not upper:
        return "title" if head else "lower"
    return "mixed" if lower or not head else "upper"
