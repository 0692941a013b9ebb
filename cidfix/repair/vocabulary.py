"""The language as the document itself shows it: its words, how they are spelled, and where it puts spaces and capitals.

Tiedemann (2014, section 2.2) learns unsmoothed unigrams from several readings of the document; there the pieces that
are to be repaired count as words. Here a form counts only where it stands in an undamaged neighbourhood, and where it
is doubted its own occurrence never speaks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import inf, log
from typing import NamedTuple, TypeVar

import regex

from cidfix.repair.spelling import DOUBTED, ELSEWHERE, HERE, Spelling
from cidfix.repair.units import DIGITS, LETTERS, count_letters, find_damaged, find_units, is_word, kind_of, shape_of

_Key = TypeVar("_Key", bound=Hashable)
_OPENS = regex.compile(r"[\p{Ps}\p{Pi}¿¡]")
_CLOSES = regex.compile(r"[\p{Pe}\p{Pf}.,;:!?…%\p{STerm}\p{Terminal_Punctuation}]")
_SHAPES = {"lower": 8.0, "title": 2.0, "upper": 0.5, "mixed": 0.02}  # uses taken for granted
_COMPOUND = 0.02  # share of unknown words that are two known ones, taken for granted
_PRIOR = 20.0  # uses of a word for which its own frequency counts against what stood after the one before
_HABIT = 2  # power by which what is seen more often counts more
_NAMES = frozenset((LETTERS, DIGITS))  # of which names are made, "B12", by no habit
_WHOLE = 3  # letters of a token that is no piece
_SHORTEST = 2  # letters of a part of a compound
_LONGEST = 100  # letters of a word; more are a line without spaces, or no text at all
_AT_ONCE = 1 << 14  # tokens counted together
_END = ""  # of tokens that stand side by side
FEW = 5
"""Uses of a word up to which its own spelling counts against it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What one text shows: uses of words, of words after words, of shapes, and of spaces between kinds of units."""

    words: Counter[str]
    pairs: Counter[tuple[str, str]]
    shapes: Counter[str]
    gaps: Counter[tuple[str, str, bool]]  # the kinds, and whether there is a space
    size: int


class Parts(NamedTuple):
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
def find_parts(token: str) -> Parts:
    """What a token counts for; it may be of no letters, as that which stands between stretches."""
    if token == _END:
        return Parts("", "", "", "", (), (), (), lone=False)
    units = find_units(token)
    kinds = [(kind_of(first[-1]), kind_of(second[0])) for first, second in pairwise(units)]
    words = [unit for unit in units if is_word(unit)]
    return Parts(
        kind_of(token[0]),
        kind_of(units[-1][-1]),
        units[0].lower() if is_word(units[0]) else "",
        units[-1].lower() if is_word(units[-1]) else "",
        tuple(pair for pair in kinds if pair != (LETTERS, LETTERS)),
        tuple(shape_of(word) for word in words),
        tuple(word.lower() for word in words if len(word) <= _LONGEST),
        len(units) == 1 and len(words) == 1 and len(words[0].lower()) == 1,
    )


def read_tokens(runs: Iterable[Sequence[str]]) -> Reading:
    """Count what stands in undamaged neighbourhoods; `runs` are the tokens of lines or paragraphs."""
    counting = _Counting()
    for tokens in runs:
        counting.add(tokens)
    return counting.finish()


class _Counting:
    """Counts many tokens at once: those of undamaged stretches, one after the other, with _END between them."""

    def __init__(self) -> None:
        self._sound = [_END]
        self._uses: Counter[str] = Counter()
        self._alone: Counter[str] = Counter()  # uses of lone letters as words
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._gaps: Counter[tuple[str, str, bool]] = Counter()
        self._size = 0

    def add(self, tokens: Sequence[str]) -> None:
        self._size += len(tokens)
        letters = [count_letters(token) for token in tokens]
        for start, stop in _sound(find_damaged(letters)):
            self._sound += tokens[start:stop]
            self._sound.append(_END)
            if 1 in letters:
                lone = [at for at in range(start, stop) if letters[at] == 1 and _stands_alone(letters, at)]
                self._alone.update(tokens[at] for at in lone)
        if len(self._sound) > _AT_ONCE:
            self._count()

    def _count(self) -> None:
        sound, self._sound = self._sound, [_END]
        self._uses.update(sound)
        del self._uses[_END]
        parts = {token: find_parts(token) for token in {*sound}}
        closing = {token: part.closing for token, part in parts.items()}
        opening = {token: part.opening for token, part in parts.items()}
        words = zip([closing[token] for token in sound], [opening[token] for token in sound[1:]], strict=False)
        self._pairs.update(pair for pair in words if pair[0] and pair[1])
        first = {token: part.first for token, part in parts.items()}
        last = {token: part.last for token, part in parts.items()}
        kinds = Counter(zip([last[token] for token in sound], [first[token] for token in sound[1:]], strict=False))
        for (left, right), number in kinds.items():
            if left and right and not left == LETTERS == right:
                self._gaps[left, right, True] += number

    def finish(self) -> Reading:
        """What the uses of tokens and of tokens side by side come to."""
        self._count()
        words: Counter[str] = Counter()
        shapes: Counter[str] = Counter()
        gaps = self._gaps
        for token, number in self._uses.items():
            parts = find_parts(token)
            for first, second in parts.gaps:
                gaps[first, second, False] += number
            for shape in parts.shapes:
                shapes[shape] += number
            counted = self._alone[token] if parts.lone else number
            for word in parts.words if counted else ():
                words[word] += counted
        return Reading(words, self._pairs, shapes, gaps, self._size)


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
    """Whether a lone letter is a word: something stands next to it, and what does is too long for a piece of one."""
    beside = (*letters[max(0, at - 1) : at], *letters[at + 1 : at + 2])
    return len(beside) > 0 and min(beside) >= _WHOLE


class Learner:
    """Learns the words of a text again and again, each time as it is understood by then.

    Most of it is as it was the last time, and only the rest is read. `others` are readings of other texts in its
    language, `given` words of the language.
    """

    def __init__(self, others: Sequence[Reading], given: Sequence[str]) -> None:
        self._others, self._given = others, given
        self._runs: Counter[tuple[str, ...]] = Counter()
        self._reading = read_tokens([])
        self._doubted: Set[str] = frozenset()
        self._vocabulary: Vocabulary | None = None

    def learn(self, runs: Iterable[tuple[str, ...]], doubted: Set[str] = frozenset()) -> Vocabulary:
        """The words of the text, which is made of these runs of tokens, those that are `doubted` among them."""
        before, self._runs = self._runs, Counter(run for run in runs)
        come, gone = self._runs - before, before - self._runs
        known, self._doubted = self._doubted == doubted, doubted
        if self._vocabulary is not None and known and not come and not gone:
            return self._vocabulary
        if 2 * gone.total() >= before.total():
            self._reading = read_tokens(self._runs.elements())
        else:
            self._reading = _exchange(self._reading, read_tokens(gone.elements()), read_tokens(come.elements()))
        self._vocabulary = Vocabulary([self._reading, *self._others], self._given, doubted)
        return self._vocabulary


class Vocabulary:
    """What several readings say together. Costs are in nats; it is only read once it is built.

    Words that are `doubted` and hardly used may be several that ran together: they are words, but teach no spelling.
    """

    def __init__(self, readings: Sequence[Reading], given: Iterable[str] = (), doubted: Set[str] = frozenset()) -> None:
        reading = _combine(readings)
        words, pairs = Counter(reading.words), reading.pairs
        self.given = frozenset(given)
        for word in self.given:
            words[word] += 1
        for word in [word for word in words if _ran_together(word, words, pairs)]:
            del words[word]
        cut = dict(_find_pieces(words, pairs))
        for piece in {piece for pair, number in cut.items() for piece in pair if words[piece] < 2 * number}:
            words.pop(piece, None)
        self.words: Mapping[str, int] = words
        self._pairs, self._cut = pairs, frozenset(cut)
        self._gaps = reading.gaps
        self.total = max(words.total(), 1)
        once = sum(number == 1 for number in words.values())
        twice = sum(number == 2 for number in words.values())
        self._discount = (once + 0.5) / (once + 2 * twice + 1)
        self.unknown = (self._discount * len(words) + 1) / (self.total + 2)  # the share of what was never seen
        self.least = min(self.known_cost(max(words.values(), default=1)), -log(self.unknown))  # that a word may cost
        self.longest = max(map(len, words), default=1)
        self.openings = frozenset(word[:stop] for word in words for stop in range(1, len(word) + 1))
        self._doubted = frozenset(word for word in doubted if words.get(word, 0) <= FEW)
        self.spelling = Spelling([word for word in words if word not in self._doubted])
        shapes = {shape: reading.shapes[shape] + taken for shape, taken in _SHAPES.items()}
        everything = sum(shapes.values())
        self.shapes = {shape: -log(number / everything) for shape, number in shapes.items()}
        self._learn_compounds()
        self._cost: dict[str, float] = {}
        self._own_cost: dict[str, float] = {}

    def cost(self, word: str) -> float:
        """The cost of a lower-case word, by its uses or else its spelling."""
        cost = self._cost.get(word)
        if cost is None:
            cost = self._cost[word] = self._measure(word, self.words.get(word, 0), 0)
        return cost

    def is_cheaper(self, word: str, limit: float) -> bool:
        """Whether a word costs less than a limit, which many a word's first letters tell."""
        if word in self.words or word in self._cost:
            return self.cost(word) < limit
        limit += log(self.unknown)
        return self.spelling.is_cheaper(word, limit) or self._compound_cost(word) < limit

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
            new = self._measure(word, 0, self.find_own([word]))
            cost = new if number <= 1 else min(new, self.known_cost(number) + new / number)
            self._own_cost[word] = cost
        return cost

    def find_own(self, words: Sequence[str]) -> int:
        """What speaks for words at a place where they were met."""
        if not self._doubted.isdisjoint(words):
            return DOUBTED
        return HERE if any(word in self.words for word in words) else ELSEWHERE

    def known_cost(self, number: int) -> float:
        """The cost of a word used `number` times, at least once.

        Its uses are less a discount, which the unknown ones share: Ney and others (1994), "On structuring probabilistic
        dependences in stochastic language modelling", absolute discounting.
        """
        return -log((number - self._discount) / self.total)

    def gain(self, first: str, second: str) -> float:
        """How much less a known word costs after another word than by itself; nothing where the other is not known."""
        before = self.words.get(first, 0)
        if not before or second not in self.words:
            return 0.0
        pair = first, second
        together = 0 if pair in self._cut else self._pairs.get(pair, 0)
        alone = (self.words[second] - self._discount) / self.total
        return log((together / alone + _PRIOR) / (before + _PRIOR))

    def gap(self, left: str, right: str) -> tuple[float, float]:
        """The costs of no space and of a space between two kinds of units of which one is no word.

        At signs who writes does one or the other nearly always; what is seen of both is damage the more, the rarer it
        is. Letters and digits make names of many kinds together.
        """
        power = 1 if _NAMES.issuperset((left, right)) else _HABIT
        likely = _expect_space(left, right)
        none = (self._gaps[left, right, False] + 2 * (1 - likely)) ** power
        some = (self._gaps[left, right, True] + 2 * likely) ** power
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
        for at in range(max(_SHORTEST, len(word) - _LONGEST), min(_LONGEST, len(word) - _SHORTEST) + 1):
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


def _combine(readings: Sequence[Reading]) -> Reading:
    """What some texts show together."""
    if len(readings) == 1:
        return readings[0]
    words: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    shapes: Counter[str] = Counter()
    gaps: Counter[tuple[str, str, bool]] = Counter()
    for reading in readings:
        words.update(reading.words)
        pairs.update(reading.pairs)
        shapes.update(reading.shapes)
        gaps.update(reading.gaps)
    return Reading(words, pairs, shapes, gaps, sum(reading.size for reading in readings))


def _exchange(reading: Reading, gone: Reading, come: Reading) -> Reading:
    """What a text shows of which a part is gone and another has come."""
    found = _combine([reading, come])
    return Reading(
        _less(found.words, gone.words),
        _less(found.pairs, gone.pairs),
        _less(found.shapes, gone.shapes),
        _less(found.gaps, gone.gaps),
        found.size - gone.size,
    )


def _less(counts: Counter[_Key], gone: Counter[_Key]) -> Counter[_Key]:
    """The counts, which are changed, less others that are part of them."""
    for key, number in gone.items():
        counts[key] -= number
        if not counts[key]:
            del counts[key]
    return counts


def _ran_together(word: str, words: Mapping[str, int], pairs: Mapping[tuple[str, str], int]) -> bool:
    """Whether a word of few uses is two or more that are known better and stand next to each other more often."""
    uses = words[word]
    if uses > FEW * 2 or len(word) < 4:
        return False
    ends: dict[int, list[str]] = {0: [""]}  # the words that may end at a place
    for stop in range(1, len(word) + 1):
        found = []
        for start, befores in ends.items():
            part = word[start:stop]
            known = part != word and words.get(part, 0) > uses
            if known and (start == 0 or any(_stand_together(before, part, uses, words, pairs) for before in befores)):
                found.append(part)
        if found:
            ends[stop] = found
    return len(word) in ends


def _stand_together(
    first: str, second: str, uses: int, words: Mapping[str, int], pairs: Mapping[tuple[str, str], int]
) -> bool:
    """Whether two words are met side by side more often than `uses`, or as often where both are common."""
    common = min(words[first], words[second]) > FEW
    return pairs.get((first, second), 0) + common > uses


def _find_pieces(
    words: Mapping[str, int], pairs: Mapping[tuple[str, str], int]
) -> Iterator[tuple[tuple[str, str], int]]:
    """Pairs of words, and their number, that are seen more often as one."""
    for word, uses in words.items():
        for at in range(1, len(word)):
            pair = word[:at], word[at:]
            if 0 < pairs.get(pair, 0) < uses:
                yield pair, pairs[pair]


def _expect_space(left: str, right: str) -> float:
    """How likely a space is before anything was counted, by the signs' general categories."""
    if left in (LETTERS, DIGITS) and right in (LETTERS, DIGITS):
        return 0.9
    if _OPENS.match(left) or _CLOSES.match(right):
        return 0.02
    if _CLOSES.match(left) or _OPENS.match(right):
        return 0.95
    return 0.5
