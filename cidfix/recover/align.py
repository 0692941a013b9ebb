"""Which glyph of a token draws which part of a typed word, many to many.

Mostly one glyph is one letter, but a glyph may be a ligature of several letters, a letter may be drawn as base and
marks or in two pieces, and a person may leave off the comma. The cheapest monotone alignment under small costs is
found by best-first search; where several are equally cheap, only what they agree on is taken.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import accumulate, combinations
from typing import NamedTuple

from fontTools import unicodedata

from cidfix.languages.scripts import VIRAMA
from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import count_letters, find_drawn_letters, spell
from cidfix.recover.readings import turn_known, turn_value
from cidfix.recover.typed import fold_alike

# Costs are in rough units of surprise: what is cheaper happens more often in real fonts.
LOOSE_MARK = 0.75  # a mark that geometry did not see as one, or the base before it
FALSE_MARK = 1.0  # a glyph that geometry took for a mark and is a letter
LEFT_OFF = 2.0  # a glyph at the token's edge that was not typed (punctuation, a note mark)
LIGATURE = 2.5  # each further letter in one glyph
CONJUNCT = 0.5  # the same behind a letter whose vowel is killed
NO_TEXT = 3.0  # a glyph that adds nothing: the second piece of a letter, a decoration
CLASH = 4.0  # a known glyph that the word contradicts

_DEAREST_LETTER = 3 * CLASH
_MOST_KEPT = 4096
_MOST_EDGE = 2
_MOST_LIGATURE = 4
_MOST_STEPS = 20_000
_MOST_EQUAL = 24
_LONGEST_WORD = 1000  # glyphs or letters; longer ones are aligned only a letter a glyph
_MOST_MARKS = 5  # marks on one letter that may be drawn in any order; more are drawn as they are written
_LONGEST_LETTER = 31  # code points (UAX 15, the stream-safe format: a letter has at most 30 marks)


@dataclass(frozen=True, slots=True)
class Alignment:
    """One value a glyph: what the word says it stands for, None where it says nothing (open, left off, undecided).

    `clashes` are the positions whose known value the word contradicts; `cost` is 0 for one letter a glyph.
    """

    values: tuple[str | None, ...]
    cost: float
    clashes: tuple[int, ...]


class _State(NamedTuple):
    glyph: int  # glyphs consumed
    letter: int  # letters begun and finished
    taken: int  # bit mask over the code points of the current letter already drawn
    values: tuple[str | None, ...]


class Aligner:
    """Aligns words under one set of `known` values, each different question once: words repeat in a text.

    Words and values are compared in drawn order; the values it finds are in logical order again.
    """

    def __init__(self, known: Mapping[int, str]) -> None:
        self.known = known
        self._drawn = {glyph: "".join(find_drawn_letters(value)) for glyph, value in known.items()}
        self.align = lru_cache(_MOST_KEPT)(self._align)

    @cached_property
    def turned(self) -> Aligner:
        """The same for words that are met last letter first."""
        return Aligner(turn_known(self.known))

    def _align(
        self, glyphs: tuple[int, ...], attached: tuple[bool, ...], letters: tuple[str, ...], dearest: float
    ) -> Alignment | None:
        found = align_word(glyphs, attached, letters, self._drawn, dearest)
        if found is None:
            return None
        return replace(found, values=tuple(None if value is None else spell(value) for value in found.values))


def align_word(
    glyphs: Sequence[int], attached: Sequence[bool], letters: Sequence[str], known: Mapping[int, str], dearest: float
) -> Alignment | None:
    """Align the glyphs of one token with the letters of one typed word, all in drawn order.

    `attached` tells which glyphs are drawn on the one before; `known` are values already learned. None if no
    alignment within the limits exists; one that is more than a letter a cluster may cost `dearest` at most.
    """
    return _align_clusters(glyphs, attached, letters, known) or _search(glyphs, attached, letters, known, dearest)


def _align_clusters(
    glyphs: Sequence[int], attached: Sequence[bool], letters: Sequence[str], known: Mapping[int, str]
) -> Alignment | None:
    """A letter a cluster, where the counts allow it: then a misspelt word clashes instead of being explained away."""
    starts = [place for place, mark in enumerate(attached) if not mark or place == 0]
    if len(starts) != len(letters) or any(count_letters(known[g]) != 1 for p in starts if (g := glyphs[p]) in known):
        return None
    values: list[str | None] = []
    cost = 0.0
    for start, stop, letter in zip(starts, [*starts[1:], len(glyphs)], letters, strict=True):
        if stop - start == 1:
            values.append(None if letter[0] == OPEN else letter)
            continue
        part = _search(glyphs[start:stop], attached[start:stop], [letter], known, _DEAREST_LETTER)
        if part is None:
            return None
        values.extend(part.values)
        cost += part.cost
    clashes = _find_clashes(glyphs, values, known)
    return Alignment(tuple(values), cost + CLASH * len(clashes), clashes)


def _find_clashes(glyphs: Sequence[int], values: Sequence[str | None], known: Mapping[int, str]) -> tuple[int, ...]:
    return tuple(
        place
        for place, (glyph, value) in enumerate(zip(glyphs, values, strict=True))
        if value is not None and glyph in known and fold_alike(known[glyph]) != fold_alike(value)
    )


def _search(
    glyphs: Sequence[int], attached: Sequence[bool], letters: Sequence[str], known: Mapping[int, str], dearest: float
) -> Alignment | None:
    """Best-first search over all alignments."""
    if max(len(glyphs), len(letters)) > _LONGEST_WORD:
        return None
    word = _Word(glyphs, attached, letters, known)
    if max(map(len, word.points), default=0) > _LONGEST_LETTER:
        return None
    queue: list[tuple[float, int, int, float, _State]] = []
    counter = 0
    start = _State(0, 0, 0, ())
    queue.append((word.bound(start), 0, 0, 0.0, start))
    found: list[tuple[str | None, ...]] = []
    best = dearest
    for _ in range(_MOST_STEPS):
        if not queue or queue[0][0] > best + 1e-6 or len(found) >= _MOST_EQUAL:
            break
        _, _, _, cost, state = heapq.heappop(queue)
        if state.glyph == len(glyphs) and state.letter == len(letters):
            best = min(best, cost)
            found.append(state.values)
            continue
        for step_cost, following in word.steps(state):
            counter += 1
            total = cost + step_cost
            heapq.heappush(queue, (total + word.bound(following), -following.glyph, counter, total, following))
    if not found:
        return None
    agreed = tuple(options[0] if len(set(options)) == 1 else None for options in zip(*found, strict=True))
    return Alignment(agreed, best, _find_clashes(glyphs, agreed, known))


class _Word:
    """One search: the token, the word, and the steps from a state."""

    def __init__(
        self, glyphs: Sequence[int], attached: Sequence[bool], letters: Sequence[str], known: Mapping[int, str]
    ) -> None:
        self.glyphs = glyphs
        self.attached = attached
        self.known = known
        self.letters = letters
        self.points = [unicodedata.normalize("NFD", letter) for letter in letters]
        expected = [
            count_letters(known[g]) if g in known else int(not mark) for g, mark in zip(glyphs, attached, strict=True)
        ]
        self.expected_after = [0, *accumulate(reversed(expected))][::-1]

    def bound(self, state: _State) -> float:
        """A lower bound of the cost still to come: each letter too many or too few costs something."""
        return (
            abs(self.expected_after[state.glyph] - (len(self.letters) - state.letter - bool(state.taken))) * LOOSE_MARK
        )

    def steps(self, state: _State) -> Iterator[tuple[float, _State]]:
        place, letter, taken, values = state
        if place == len(self.glyphs):
            return
        glyph = self.glyphs[place]
        if (at_end := letter == len(self.letters)) or (letter == 0 and not taken):
            skipped = self._skipped(values, at_end)
            if skipped < _MOST_EDGE and (at_end or skipped == place):
                # Nobody leaves off a letter that is known to stand there.
                cost = CLASH if unicodedata.category((self.known.get(glyph) or "-")[0])[0] == "L" else LEFT_OFF
                yield cost, _State(place + 1, letter, taken, (*values, None))
        value = self._value_of(glyph, values)
        if value is not None:
            yield from self._known_steps(state, value)
            return
        mark = self.attached[place]
        yield (2.0 if mark else NO_TEXT), _State(place + 1, letter, taken, (*values, ""))
        if at_end:
            return
        if self.letters[letter][0] == OPEN:
            yield 0.0, _State(place + 1, letter + 1, 0, (*values, None))
            return
        yield from self._part_steps(state)
        if not taken:
            cost = 0.0
            for more in range(1, min(_MOST_LIGATURE, len(self.letters) - letter)):
                piece = self.letters[letter : letter + more + 1]
                if OPEN in piece:
                    break
                cost += CONJUNCT if unicodedata.combining(piece[-2][-1]) == VIRAMA else LIGATURE
                yield cost, _State(place + 1, letter + more + 1, 0, (*values, "".join(piece)))

    def _part_steps(self, state: _State) -> Iterator[tuple[float, _State]]:
        """The glyph draws the whole letter, or a part of it: base with some marks, or one or more marks."""
        place, letter, taken, values = state
        points = self.points[letter]
        whole = (1 << len(points)) - 1
        mark = self.attached[place]
        next_is_mark = place + 1 < len(self.glyphs) and self.attached[place + 1]
        for piece in _find_pieces(len(points), taken):
            text = unicodedata.normalize("NFC", "".join(c for k, c in enumerate(points) if piece >> k & 1))
            done = (taken | piece) == whole
            if taken:
                cost = 0.0 if mark else LOOSE_MARK
            else:
                cost = (FALSE_MARK if mark else 0.0) + (0.0 if done or next_is_mark else LOOSE_MARK)
            yield cost, _State(place + 1, letter + done, 0 if done else taken | piece, (*values, text))

    def _known_steps(self, state: _State, value: str) -> Iterator[tuple[float, _State]]:
        place, letter, taken, values = state
        # In a line that runs both ways several letters of one glyph may be met last letter first.
        after = self._consume(letter, taken, value) or self._consume(letter, taken, turn_value(value))
        if after is not None:
            # That a glyph adds nothing is as odd the second time, until it is known.
            odd = not value and self.glyphs[place] not in self.known
            yield (NO_TEXT if odd else 0.0), _State(place + 1, *after, (*values, value))
            if not value and letter < len(self.letters) and self.letters[letter][0] == OPEN:
                yield 0.0, _State(place + 1, letter + 1, 0, (*values, None))
        elif letter < len(self.letters):
            if self.letters[letter][0] == OPEN:
                yield 0.0, _State(place + 1, letter + 1, 0, (*values, None))
                return
            points = self.points[letter]
            rest = "".join(c for k, c in enumerate(points) if not taken >> k & 1)
            yield CLASH, _State(place + 1, letter + 1, 0, (*values, unicodedata.normalize("NFC", rest)))

    def _consume(self, letter: int, taken: int, value: str) -> tuple[int, int] | None:
        """The position behind `value` in the word, or None where the word says something else."""
        for point in fold_alike(value):
            if letter == len(self.letters):
                return None
            points = self.points[letter]
            for k, candidate in enumerate(points):
                if not taken >> k & 1 and (taken & 1 or k == 0) and fold_alike(candidate) == point:
                    taken |= 1 << k
                    break
            else:
                return None
            if taken == (1 << len(points)) - 1:
                letter, taken = letter + 1, 0
        return letter, taken

    def _value_of(self, glyph: int, values: tuple[str | None, ...]) -> str | None:
        if glyph in self.known:
            return self.known[glyph]
        for earlier, value in zip(self.glyphs, values, strict=False):
            if earlier == glyph and value is not None:
                return value
        return None

    def _skipped(self, values: tuple[str | None, ...], at_end: bool) -> int:
        """How many glyphs at this edge were left off already."""
        count = 0
        for value in reversed(values) if at_end else values:
            if value is not None:
                break
            count += 1
        return count


def _find_pieces(count: int, taken: int) -> Iterator[int]:
    """The parts of a letter of `count` code points that a glyph can draw next, as bit masks, whole first."""
    left = [k for k in range(count) if not taken >> k & 1]
    if not taken:
        base, marks = left[:1], left[1:]
    else:
        base, marks = [], left
    for size in range(len(marks), -1 if base else 0, -1):
        for chosen in combinations(marks, size) if len(marks) <= _MOST_MARKS else [marks[:size]]:
            yield sum(1 << k for k in (*base, *chosen))
