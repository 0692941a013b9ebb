"""The steps by which the glyphs of a token draw the letters of a typed word, and what each of them costs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from fontTools import unicodedata

from cidfix.recover.drawn import count_letters
from cidfix.recover.likely import Likely
from cidfix.recover.parts import Kind, find_join_cost, find_syllables
from cidfix.recover.readings import turn_value
from cidfix.recover.typed import fold_alike

# Costs are in rough units of surprise: what is cheaper happens more often in real fonts.
LOOSE_MARK = 0.75  # a mark that geometry did not see as one, or the base before it
FALSE_MARK = 1.0  # a glyph that geometry took for a mark and is a letter
UNLIKELY = 2.0  # a glyph drawn just as letters of reference fonts are that stands for something else
LEFT_OFF = 2.0  # a glyph at the token's edge that was not typed (punctuation, a note mark)
NO_MARK = 2.0  # a mark that adds nothing
NO_TEXT = 3.0  # a glyph that adds nothing: the second piece of a letter, a decoration
CLASH = 4.0  # a known glyph that the word contradicts

# What a unit costs that is drawn beside what is before it, and one that is drawn on it.
_BESIDE = {Kind.BASE: 0.0, Kind.MARK: 2 * LOOSE_MARK, Kind.STACKED: 0.5, Kind.BESIDE: 0.0}
_ON = {Kind.BASE: FALSE_MARK, Kind.MARK: 0.0, Kind.STACKED: 0.0, Kind.BESIDE: 0.5}
_LEAST = 0.5  # what a letter more or less than glyphs costs at least
_MOST_EDGE = 2
_MOST_LIGATURE = 4


class State(NamedTuple):
    """How far an alignment has come: glyphs and syllables done, what is `taken` of the syllable after them as a bit
    mask over its points, and a value for each glyph."""

    glyph: int
    syllable: int
    taken: int
    values: tuple[str | None, ...]


class Steps:
    """The token, the word, and the steps from a state."""

    def __init__(
        self,
        glyphs: Sequence[int],
        attached: Sequence[bool],
        letters: Sequence[str],
        known: Mapping[int, str],
        likely: Mapping[int, Likely],
    ) -> None:
        self.glyphs = glyphs
        self.attached = [mark or _is_mark(likely.get(glyph)) for mark, glyph in zip(attached, glyphs, strict=True)]
        self.known = known
        self.likely = likely
        self.letters = letters
        self.syllables = find_syllables(letters)
        expected = [
            count_letters(known[glyph]) if glyph in known else int(not mark)
            for glyph, mark in zip(glyphs, self.attached, strict=True)
        ]
        self._expected_after = [0, *accumulate(reversed(expected))][::-1]
        self._letters_after = [0, *accumulate(len(syllable.letters) for syllable in reversed(self.syllables))][::-1]

    def find_bound(self, state: State) -> float:
        """A lower bound of the cost still to come: each letter too many or too few costs something."""
        left = self._letters_after[state.syllable]
        if state.taken:
            syllable = self.syllables[state.syllable]
            left += syllable.count_left(state.taken) - len(syllable.letters)
        return abs(self._expected_after[state.glyph] - left) * _LEAST

    def find_doubt(self, values: Sequence[str | None]) -> float:
        """How much what the shapes of the glyphs suggest speaks against values, each glyph once."""
        return sum(self.doubt(place, value) for place, value in enumerate(values))

    def doubt(self, place: int, value: str | None) -> float:
        """How much what the shape of a glyph suggests speaks against a value that it does not have yet."""
        glyph = self.glyphs[place]
        if value is None or glyph in self.known or glyph not in self.likely or glyph in self.glyphs[:place]:
            return 0.0
        values, weight = self.likely[glyph]
        return 0.0 if fold_alike(value) in values else UNLIKELY * weight

    def find_steps(self, state: State) -> Iterator[tuple[float, State]]:
        """What the next glyph may do, with its cost."""
        place, number, taken, values = state
        if place == len(self.glyphs):
            return
        glyph = self.glyphs[place]
        if (at_end := number == len(self.syllables)) or (number == 0 and not taken):
            skipped = self._count_skipped(values, at_end)
            if skipped < _MOST_EDGE and (at_end or skipped == place):
                # Nobody leaves off a letter that is known to stand there.
                cost = CLASH if unicodedata.category((self.known.get(glyph) or "-")[0])[0] == "L" else LEFT_OFF
                yield cost, State(place + 1, number, taken, (*values, None))
        value = self._find_value(glyph, values)
        if value is not None:
            yield from self._find_known_steps(state, value)
            return
        yield (NO_MARK if self.attached[place] else NO_TEXT), State(place + 1, number, taken, (*values, ""))
        if at_end:
            return
        if self.syllables[number].is_open:
            yield 0.0, State(place + 1, number + 1, 0, (*values, None))
            return
        yield from self._find_drawing_steps(state)

    def _find_drawing_steps(self, state: State) -> Iterator[tuple[float, State]]:
        """The glyph draws a part of the syllable; or all that is left of it, and of the next ones all, or a part."""
        place, number, taken, values = state
        kind_costs = _ON if self.attached[place] else _BESIDE
        syllable = self.syllables[number]
        text, so_far = "", 0.0
        for piece, kind, cost in syllable.find_pieces(taken):
            if taken | piece == syllable.whole:
                text, so_far = syllable.spell(piece), cost + kind_costs[kind]
            value = (*values, syllable.spell(piece))
            yield cost + kind_costs[kind], State(place + 1, *self._take(number, taken | piece), value)
        for last in range(number + 1, min(number + _MOST_LIGATURE, len(self.syllables))):
            before, syllable = self.syllables[last - 1], self.syllables[last]
            if syllable.is_open:
                break
            so_far += find_join_cost(before.letters[-1], syllable.letters[0])
            for piece, _, cost in syllable.find_pieces(0):
                value = (*values, text + syllable.spell(piece))
                yield so_far + cost, State(place + 1, *self._take(last, piece), value)
            text += syllable.spell(syllable.whole)

    def _take(self, number: int, taken: int) -> tuple[int, int]:
        """Where it leaves the word that so much of a syllable is drawn."""
        return (number + 1, 0) if taken == self.syllables[number].whole else (number, taken)

    def _find_known_steps(self, state: State, value: str) -> Iterator[tuple[float, State]]:
        place, number, taken, values = state
        is_open = number < len(self.syllables) and self.syllables[number].is_open
        # In a line that runs both ways several letters of one glyph may be met last letter first.
        after = self._consume(number, taken, value) or self._consume(number, taken, turn_value(value))
        if after is not None:
            # That a glyph adds nothing is as odd the second time, until it is known.
            odd = not value and self.glyphs[place] not in self.known
            yield (NO_TEXT if odd else 0.0), State(place + 1, *after, (*values, value))
            if not value and is_open:
                yield 0.0, State(place + 1, number + 1, 0, (*values, None))
        elif is_open:
            yield 0.0, State(place + 1, number + 1, 0, (*values, None))
        elif number < len(self.syllables):
            syllable = self.syllables[number]
            piece = syllable.find_next(taken)
            yield CLASH, State(place + 1, *self._take(number, taken | piece), (*values, syllable.spell(piece)))

    def _consume(self, number: int, taken: int, value: str) -> tuple[int, int] | None:
        """The position behind `value` in the word, or None where the word says something else."""
        for point in fold_alike(value):
            if number == len(self.syllables):
                return None
            for k, candidate in enumerate(self.syllables[number].points):
                if not taken >> k & 1 and (taken & 1 or k == 0) and fold_alike(candidate) == point:
                    taken |= 1 << k
                    break
            else:
                return None
            number, taken = self._take(number, taken)
        return number, taken

    def _find_value(self, glyph: int, values: tuple[str | None, ...]) -> str | None:
        if glyph in self.known:
            return self.known[glyph]
        for earlier, value in zip(self.glyphs, values, strict=False):
            if earlier == glyph and value is not None:
                return value
        return None

    def _count_skipped(self, values: tuple[str | None, ...], at_end: bool) -> int:
        """How many glyphs at this edge were left off already."""
        count = 0
        for value in reversed(values) if at_end else values:
            if value is not None:
                break
            count += 1
        return count


def _is_mark(likely: Likely | None) -> bool:
    """Whether a glyph is drawn as marks are, and as nothing else."""
    return likely is not None and all(unicodedata.category(value[:1]) == "Mn" for value in likely.values if value)
