"""The language as the document itself shows it: its words, how they are spelled, and where it puts spaces and capitals.

Tiedemann (2014, section 2.2) learns unsmoothed unigrams from several readings of the document; there the pieces that
are to be repaired count as words. Here a form counts only where it stands in an undamaged neighbourhood, and where it
is doubted its own occurrence never speaks for it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import inf, log
from typing import NamedTuple

import regex

from cidfix.repair.spelling import Spelling
from cidfix.repair.units import DIGITS, LETTERS, count_letters, find_damaged, find_units, is_word, kind_of, shape_of

_OPENS = regex.compile(r"[\p{Ps}\p{Pi}¿¡]")
_CLOSES = regex.compile(r"[\p{Pe}\p{Pf}.,;:!?…%\p{STerm}\p{Terminal_Punctuation}]")
_SHAPES = {"lower": 8.0, "title": 2.0, "upper": 0.5, "mixed": 0.02}  # uses taken for granted
_COMPOUND = 0.02  # share of unknown words that are two known ones, taken for granted
_PRIOR = 20.0  # uses of a word for which its own frequency counts against what stood after the one before
_WHOLE = 3  # letters of a token that is no piece
_SHORTEST = 2  # letters of a part of a compound
FEW = 5
"""Uses of a word up to which its own spelling counts against it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one text shows: uses of words, of words after words, of shapes, and of spaces between kinds of units."""

    words: Mapping[str, int]
    pairs: Mapping[str, int]  # of two words and a space
    shapes: Mapping[str, int]
    gaps: Mapping[tuple[str, str], tuple[int, int]]  # without, with a space
    size: int


class _Parts(NamedTuple):
    """What one token counts for, wherever it stands."""

    first: str  # kind of its first character
    last: str
    opening: str  # its first unit in lower case, where that is a word, else ""
    closing: str
    gaps: tuple[tuple[str, str], ...]  # kinds of neighbouring units within it
    shapes: tuple[str, ...]
    words: tuple[str, ...]
    lone: bool  # a single letter, which is no word among others


@lru_cache(maxsize=1 << 16)
def _find_parts(token: str) -> _Parts:
    units = find_units(token)
    kinds = [(kind_of(first[-1]), kind_of(second[0])) for first, second in pairwise(units)]
    words = [unit for unit in units if is_word(unit)]
    return _Parts(
        kind_of(token[0]),
        kind_of(units[-1][-1]),
        units[0].lower() if is_word(units[0]) else "",
        units[-1].lower() if is_word(units[-1]) else "",
        tuple(pair for pair in kinds if pair != (LETTERS, LETTERS)),
        tuple(shape_of(word) for word in words),
        tuple(word.lower() for word in words),
        len(units) == 1 and len(words) == 1 and len(words[0].lower()) == 1,
    )


def read_tokens(runs: Iterable[Sequence[str]]) -> Reading:
    """Count what stands in undamaged neighbourhoods; `runs` are the tokens of lines or paragraphs."""
    uses: Counter[str] = Counter()
    beside: Counter[tuple[str, str]] = Counter()
    alone: Counter[str] = Counter()
    size = 0
    for tokens in runs:
        size += len(tokens)
        letters = [count_letters(token) for token in tokens]
        damaged = find_damaged(letters)
        for start, stop in _sound(damaged):
            sound = tokens[start:stop]
            uses.update(sound)
            beside.update(pairwise(sound))
            if 1 in letters:
                alone.update(tokens[at] for at in range(start, stop) if letters[at] == 1 and _stands_alone(letters, at))
    return _to_reading(uses, beside, alone, size)


def _to_reading(uses: Counter[str], beside: Counter[tuple[str, str]], alone: Counter[str], size: int) -> Reading:
    """What the uses of tokens and of tokens side by side come to; `alone` are those of lone letters as words."""
    words: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    shapes: Counter[str] = Counter()
    gaps: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for token, number in uses.items():
        parts = _find_parts(token)
        for pair in parts.gaps:
            gaps[pair][0] += number
        for shape in parts.shapes:
            shapes[shape] += number
        counted = alone[token] if parts.lone else number
        for word in parts.words if counted else ():
            words[word] += counted
    for (first, second), number in beside.items():
        before, after = _find_parts(first), _find_parts(second)
        if before.closing and after.opening:
            pairs[f"{before.closing} {after.opening}"] += number
        if not before.last == LETTERS == after.first:
            gaps[before.last, after.first][1] += number
    return Reading(words, pairs, shapes, {pair: (none, some) for pair, (none, some) in gaps.items()}, size)


def _sound(damaged: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """The stretches without damage."""
    start = 0
    if True in damaged:
        for at, bad in enumerate(damaged):
            if bad:
                if start < at:
                    yield start, at
                start = at + 1
    if start < len(damaged):
        yield start, len(damaged)


def _stands_alone(letters: Sequence[int], at: int) -> bool:
    """Whether a lone letter is a word: what stands next to it, if anything, is too long for a piece of one."""
    return all(number >= _WHOLE for number in (*letters[max(0, at - 1) : at], *letters[at + 1 : at + 2]))


class Vocabulary:
    """What several readings say together. Costs are in nats; it is only read once it is built."""

    def __init__(self, readings: Sequence[Reading], given: Iterable[str] = ()) -> None:
        words: Counter[str] = Counter()
        pairs: Counter[str] = Counter()
        shapes = Counter(_SHAPES)
        self._gaps: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
        for reading in readings:
            words.update(reading.words)
            pairs.update(reading.pairs)
            shapes.update(reading.shapes)
            for pair, (none, some) in reading.gaps.items():
                self._gaps[pair][0] += none
                self._gaps[pair][1] += some
        self.given = frozenset(given)
        for word in self.given:
            words[word] += 1
        for word in [word for word in words if _ran_together(word, words, pairs)]:
            del words[word]
        for apart, pieces in [*_find_pieces(words, pairs)]:
            del pairs[apart]
            for piece in pieces:
                words.pop(piece, None)
        self.words: Mapping[str, int] = words
        self.pairs: Mapping[str, int] = pairs
        self.total = max(words.total(), 1)
        once = sum(number == 1 for number in words.values())
        self.unknown = (once + 1) / (self.total + 2)  # Good (1953): the share of what was never seen
        self.longest = max(map(len, words), default=1)
        self.openings = frozenset(word[:stop] for word in words for stop in range(1, len(word) + 1))
        self.spelling = Spelling(words)
        everything = sum(shapes.values())
        self.shapes = {shape: -log(shapes[shape] / everything) for shape in _SHAPES}
        self._learn_compounds()
        self._cost: dict[str, float] = {}
        self._own_cost: dict[str, float] = {}

    def cost(self, word: str) -> float:
        """The cost of a lower-case word, by its uses or else its spelling."""
        cost = self._cost.get(word)
        if cost is None:
            cost = self._cost[word] = self._measure(word, self.words.get(word, 0), 0)
        return cost

    def cost_elsewhere(self, word: str) -> float:
        """The same for a word at a place where it was counted, as if it were not there.

        A word of a few uses pays its share of what it costs to be a word at all, or what had run together more than
        once would speak for itself.
        """
        number = self.words.get(word, 0)
        if number > FEW:
            return self.cost(word)
        cost = self._own_cost.get(word)
        if cost is None:
            new = self._measure(word, 0, int(number > 0))
            cost = new if number <= 1 else min(new, self.known_cost(number) + new / number)
            self._own_cost[word] = cost
        return cost

    def known_cost(self, number: int) -> float:
        """The cost of a word used `number` times, at least once."""
        return -log((1 - self.unknown) * number / self.total)

    def gain(self, first: str, second: str) -> float:
        """How much less a known word costs after another word than by itself; nothing where the other is not known."""
        before = self.words.get(first, 0)
        if not before or second not in self.words:
            return 0.0
        together = self.pairs.get(f"{first} {second}", 0)
        alone = (1 - self.unknown) * self.words[second] / self.total
        return log((together / alone + _PRIOR) / (before + _PRIOR))

    def gap(self, left: str, right: str) -> tuple[float, float]:
        """The costs of no space and of a space between two kinds of units of which one is no word."""
        none, some = self._gaps.get((left, right), (0.0, 0.0))
        likely = _expect_space(left, right)
        none, some = none + 2 * (1 - likely), some + 2 * likely
        return -log(none / (none + some)), -log(some / (none + some))

    def _measure(self, word: str, number: int, own: int) -> float:
        if number > 0:
            return self.known_cost(number)
        return min(self.spelling.word(word, own), self._compound_cost(word)) - log(self.unknown)

    def _learn_compounds(self) -> None:
        """How often words fall into two known ones, and which parts they fall into; only words met again can tell."""
        self._heads: Counter[str] = Counter()
        self._tails: Counter[str] = Counter()
        types = compounds = 0
        for word, number in self.words.items():
            if number < 2 or len(word) < 2 * _SHORTEST:
                continue
            types += 1
            splits = list(self._splits(word))
            compounds += bool(splits)
            for head, tail in splits:
                self._heads[head] += 1
                self._tails[tail] += 1
        self._compounds = (compounds + _COMPOUND) / (types + 1)
        self._parts = sum(len(word) >= _SHORTEST for word in self.words) + 1

    def _splits(self, word: str) -> Iterator[tuple[str, str]]:
        for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
            if word[:at] in self.words and word[at:] in self.words:
                yield word[:at], word[at:]

    def _compound_cost(self, word: str) -> float:
        """The cost of a word as two known ones that make one, as parts that other words have, too."""
        total = self._heads.total()
        best = 0.0
        for head, tail in self._splits(word):
            first = (self._heads[head] + 1 / self._parts) / (total + 1)
            second = (self._tails[tail] + 1) / (total + self._parts)
            best = max(best, first * second)
        return -log(self._compounds * best) if best else inf


def _ran_together(word: str, words: Mapping[str, int], pairs: Mapping[str, int]) -> bool:
    """Whether a word of few uses is two or more that stand next to each other more often."""
    uses = words[word]
    if uses > FEW * 2 or len(word) < 4:
        return False
    ends: dict[int, list[str]] = {0: [""]}  # the words that may end at a place
    for stop in range(1, len(word) + 1):
        found = []
        for start, befores in ends.items():
            part = word[start:stop]
            known = part != word and words.get(part, 0) > uses
            if known and (start == 0 or any(pairs.get(f"{before} {part}", 0) > uses for before in befores)):
                found.append(part)
        if found:
            ends[stop] = found
    return len(word) in ends


def _find_pieces(words: Mapping[str, int], pairs: Mapping[str, int]) -> Iterator[tuple[str, list[str]]]:
    """Pairs of words that are seen more often as one, and which of the two hardly stand anywhere else."""
    for pair, number in pairs.items():
        first, _, second = pair.partition(" ")
        if words.get(first + second, 0) > number:
            yield pair, [piece for piece in (first, second) if words.get(piece, 0) < 2 * number]


def _expect_space(left: str, right: str) -> float:
    """How likely a space is before anything was counted, by the signs' general categories."""
    if left in (LETTERS, DIGITS) and right in (LETTERS, DIGITS):
        return 0.9
    if _OPENS.match(left) or _CLOSES.match(right):
        return 0.02
    if _CLOSES.match(left) or _OPENS.match(right):
        return 0.95
    return 0.5
