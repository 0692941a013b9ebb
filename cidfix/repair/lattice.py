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
from math import exp, inf, log
from operator import mul
from typing import NamedTuple, TypeAlias

from cidfix.repair.channel import GLUED, RAGGED, SOUND, SPACED, STATES, Channel, Rates
from cidfix.repair.spelling import END, ORDER, START
from cidfix.repair.units import APOSTROPHES, DIGITS, LETTERS, kind_of
from cidfix.repair.vocabulary import Vocabulary

_DIGIT = log(10)
_LEAST = 1e-4  # share of all ways that is still followed
_SLACK = 8.0  # nats by which a way that is behind others may still win


class Unit(NamedTuple):
    """Characters `start` to `stop` are a word, a number or a sign; `spaced` says that a space should precede it."""

    start: int
    stop: int
    state: int
    spaced: bool


def find_words(
    text: Sequence[str], spaced: Sequence[bool], own: Sequence[int], vocabulary: Vocabulary, rates: Rates
) -> list[Unit]:
    """The likeliest units of `text` (grapheme clusters, n).

    `spaced` (n,) says where a space is seen before a cluster, `own` (n,) is 1 for clusters of tokens that the
    vocabulary has counted here as their only use. Time is proportional to n times the length of the longest word; ways
    that are far behind are not followed.
    """
    # Where no space is seen, none was put in: what ran together explains the same text better.
    states = STATES if any(spaced) else (SOUND, GLUED)
    return _Search(text, spaced, own, vocabulary, rates, states).run()


def weigh_words(
    text: Sequence[str], spaced: Sequence[bool], own: Sequence[int], vocabulary: Vocabulary, rates: Rates
) -> tuple[list[Unit], Mapping[tuple[int, int], float]]:
    """The same, and how likely each token (start, stop) is, its spaces around it and none within."""
    search = _Search(text, spaced, own, vocabulary, rates, STATES)
    return search.run(), search.weigh()


_Entry: TypeAlias = tuple[int, int, bool, float]
"""A way from one state to the next between two units, over a space that is due there or none, and its cost."""


class _Search:
    def __init__(
        self,
        text: Sequence[str],
        spaced: Sequence[bool],
        own: Sequence[int],
        vocabulary: Vocabulary,
        rates: Rates,
        states: Sequence[int],
    ) -> None:
        self.text, self.spaced, self.own, self.vocabulary, self.states = text, spaced, own, vocabulary, states
        self.low = [cluster.lower() for cluster in text]
        self.kinds = [kind_of(cluster) for cluster in text]
        self.channel = Channel(rates)
        self.best = [[inf] * 4 for _ in range(len(text) + 1)]
        self.back: list[list[tuple[int, int, bool]]] = [[(0, 0, False)] * 4 for _ in range(len(text) + 1)]
        self.arcs: list[list[tuple[int, int, float]]] = [[] for _ in text]  # units by start: stop, state and cost
        self.entries: list[list[_Entry]] = [[] for _ in text]
        self.word: list[list[str]] = [[""] * 4 for _ in range(len(text) + 1)]
        self.least = [inf] * (len(text) + 1)  # of each place, of all states
        self.inner, self.final = self._spell()
        capitals = sum(c != c.lower() for c in text)
        lower = sum(c != c.upper() for c in text)
        self.shapes = dict(vocabulary.shapes)
        if capitals > 2 * lower:
            self.shapes["upper"] = 0.1
        self.ceilings = self._read_plainly()  # of each place, what a way to it may cost

    def run(self) -> list[Unit]:
        """Fill the lattice from left to right, and follow the best path back."""
        size = len(self.text)
        for at in range(size):
            if at == 0:
                turn = self.channel.turn[SOUND]
                entry = [(turn[state] if state in self.states else inf, SOUND, False) for state in STATES]
            else:
                if self.least[at] == inf or self.least[at] > self.ceilings[at]:
                    continue
                entry = self._enter(at)
            if self.kinds[at] == LETTERS:
                self._words_from(at, entry)
            else:
                self._sign_at(at, entry)
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
                if self._is_elided(stop):
                    stop += 1
                key = "".join(self.low[at:stop])
                counted = key in vocabulary.words and not self.own[stop - 1]
                cost += (vocabulary.cost if counted else vocabulary.cost_elsewhere)(key) + max(self.shapes.values())
            elif kind == DIGITS:
                cost += (stop - at) * _DIGIT
            ceilings += [cost] * (stop - at)
            at = stop
        return ceilings

    def _is_elided(self, stop: int) -> bool:
        """Whether an apostrophe stands here that belongs to the word before it."""
        text, after = self.text, stop + 1
        return after < len(text) and text[stop] in APOSTROPHES and self.kinds[after] == LETTERS

    def _enter(self, at: int) -> list[tuple[float, int, bool]]:
        """For each state of a unit that begins here: the cost so far, the state before, whether a space is due."""
        channel, seen, best, entries = self.channel, self.spaced[at], self.best[at], self.entries[at]
        left, right = self.kinds[at - 1], self.kinds[at]
        words = left == LETTERS and right == LETTERS
        none, some = (inf, 0.0) if words else self.vocabulary.gap(left, right)
        befores = [before for before in self.states if best[before] < inf]
        entry = [(inf, 0, False)] * len(STATES)
        for state in self.states:
            least, found, needed = inf, 0, False
            for before in befores:
                turn = channel.turn[before][state]
                if state == SOUND == before:
                    if words and not seen:
                        continue
                    due, gap = seen, (some if seen else none)
                    entries.append((before, state, due, turn + gap))
                else:
                    other = before != state
                    parted = some + channel.parted[other][state][seen]
                    joined = none + channel.joined[other][state][seen]
                    due, gap = (True, parted) if parted <= joined else (False, joined)
                    entries.append((before, state, True, turn + parted))
                    entries.append((before, state, False, turn + joined))
                cost = best[before] + turn + gap
                if cost < least:
                    least, found, needed = cost, before, due
            entry[state] = least, found, needed
        return entry

    def _reach(
        self, at: int, stop: int, state: int, cost: float, entry: tuple[float, int, bool], word: str = ""
    ) -> None:
        if cost + entry[0] >= self.ceilings[stop]:
            return
        if word and (before := self.word[at][entry[1]]):
            cost -= self.vocabulary.gain(before, word)
        self.arcs[at].append((stop, state, cost))
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
        vocabulary, channel = self.vocabulary, self.channel
        known, letter = vocabulary.words, vocabulary.spelling.letter
        short = vocabulary.spelling.short
        low, kinds, spaced = self.low, self.kinds, self.spaced
        begins = at == 0 or spaced[at] or kinds[at - 1] != LETTERS
        size, limit = len(low), at + max(vocabulary.longest, 12) + 6
        word, spelled, spaces = "", -log(vocabulary.unknown), 0
        rest, stop = START, at
        upper = lower = False  # beyond the first letter
        head = self.text[at] != low[at]
        sound, glued, apart, ragged = (cost for cost, _, _ in entry)
        first = min(sound, glued, apart, ragged)
        ceilings = self.ceilings
        while stop < size and kinds[stop] == LETTERS:
            if stop > at and spaced[stop]:
                spaces += 1
            cluster, own = self.text[stop], self.own[stop]
            if stop > at:
                if cluster != low[stop]:
                    upper = True
                elif cluster != cluster.upper():
                    lower = True
            near = stop - at < ORDER
            if near:
                for character in low[stop]:
                    rest = (rest + character)[-ORDER:]
                    spelled += letter(rest, own)
            else:
                spelled += self.inner[stop]
            word += low[stop]
            stop += 1
            if first + spelled > ceilings[stop] and word not in vocabulary.openings:
                return
            end, key, inner_spaces = stop, word, spaces
            if stop < size and kinds[stop] != LETTERS and self._is_elided(stop):
                end, key, inner_spaces = stop + 1, word + low[stop], spaces + spaced[stop]
            number = known.get(key, 0)
            if number:
                cost = vocabulary.cost(key)
            elif end != stop:
                last = (START + word + low[stop])[-ORDER:]
                cost = spelled + letter(last, own) + letter((last + END)[-ORDER:], own)
            elif near:
                cost = spelled + letter((rest + END)[-ORDER:], own)
                if len(word) < len(short):
                    cost += short[len(word)]
            else:
                cost = spelled + self.final[stop - 1]
            shape = self.shapes[self._shape(head, upper, lower, stop - at)] if stop - at > 1 or head else 0.0
            cost += shape
            seen = key if number else ""
            if begins and not inner_spaces and (end != stop or end == size or spaced[end] or kinds[end] != LETTERS):
                if (own and number) or not number:
                    cost = vocabulary.cost_elsewhere(key)
                    cost += self.shapes[self._shape(head, upper, lower, stop - at)]
                    seen = ""  # nor do its neighbours speak for it
                self._reach(at, end, SOUND, cost, entry[SOUND], seen)
            ceiling = ceilings[end]
            if not inner_spaces and cost + glued < ceiling:
                self._reach(at, end, GLUED, cost, entry[GLUED], seen)
            tight = end - at - 1 - inner_spaces
            inner = inner_spaces * channel.space[SPACED] + tight * channel.none[SPACED]
            if cost + inner + apart < ceiling:
                self._reach(at, end, SPACED, cost + inner, entry[SPACED], seen)
            inner = inner_spaces * channel.space[RAGGED] + tight * channel.none[RAGGED]
            if cost + inner + ragged < ceiling:
                self._reach(at, end, RAGGED, cost + inner, entry[RAGGED], seen)
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
        state = min(STATES, key=lambda s: self.best[stop][s])
        units = []
        while stop > 0:
            at, before, due = self.back[stop][state]
            units.append(Unit(at, stop, state, due))
            stop, state = at, before
        return units[::-1]

    def weigh(self) -> dict[tuple[int, int], float]:
        """How likely each token (start, stop) is, by all ways that are not far behind the best, once they are found."""
        ways = _Ways(self)
        found: dict[tuple[int, int], float] = {}
        for at in range(len(self.text)):
            mass: dict[int, list[float]] = {}  # of ways from here to each place without a space
            ways.follow(at, ways.enter(at, ways.forward[at], due=True), mass)
            while mass:
                stop = min(mass)
                here = mass.pop(stop)
                share = sum(map(mul, here, ways.closing[stop]))
                if share > _LEAST:
                    found[at, stop] = share
                if stop < len(self.text):
                    ways.follow(stop, ways.enter(stop, here, due=False), mass)
        return found


class _Ways:
    """The shares of ways through a lattice that is filled, shape (n + 1, states): of those that end a unit at a place.

    `forward` are the shares of the ways up to each place, as if its best way's were one, `backward` what each goes on
    to, `closing` the same by a space at that place; a product of both is a share of all ways together. So no number
    gets too small to be held, however long the text is.
    """

    def __init__(self, search: _Search) -> None:
        size = len(search.text)
        least = [0.0, *search.least[1:]]
        self._entries = [[(b, s, due, exp(-cost)) for b, s, due, cost in entries] for entries in search.entries]
        self._entries[0] = [(SOUND, state, True, exp(-cost)) for state, cost in enumerate(search.channel.turn[SOUND])]
        self._arcs = [
            [(stop, state, exp(least[stop] - least[at] - cost)) for stop, state, cost in arcs]
            for at, arcs in enumerate(search.arcs)
        ]
        self.forward = [[0.0] * 4 for _ in range(size + 1)]
        self.forward[0][SOUND] = 1.0
        for at in range(size):
            begun = self.enter(at, self.forward[at])
            for stop, state, share in self._arcs[at]:
                self.forward[stop][state] += begun[state] * share
        total = sum(self.forward[size])
        last = 1 / total if total else 0.0
        self.backward = [[0.0] * 4 for _ in range(size)] + [[last] * 4]
        self.closing = [[0.0] * 4 for _ in range(size)] + [[last] * 4]
        for at in range(size - 1, -1, -1):
            begun = [0.0] * 4
            for stop, state, share in self._arcs[at]:
                begun[state] += share * self.backward[stop][state]
            for before, state, due, share in self._entries[at]:
                self.backward[at][before] += share * begun[state]
                if due:
                    self.closing[at][before] += share * begun[state]

    def enter(self, at: int, ended: Sequence[float], *, due: bool | None = None) -> list[float]:
        """By state, the shares of ways that begin a unit here, of those that `ended` one; with or without a space."""
        begun = [0.0] * 4
        for before, state, spaced, share in self._entries[at]:
            if due is None or due == spaced:
                begun[state] += ended[before] * share
        return begun

    def follow(self, at: int, begun: Sequence[float], mass: dict[int, list[float]]) -> None:
        """Add to `mass`, by stop and state, what the units that begin here carry on, unless it is next to nothing."""
        if max(begun) == 0:
            return
        for stop, state, share in self._arcs[at]:
            way = begun[state] * share
            if way * self.backward[stop][state] > _LEAST:
                mass.setdefault(stop, [0.0] * 4)[state] += way
