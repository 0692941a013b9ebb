"""Which glyph of a token draws which part of a typed word, many to many.

Mostly one glyph is one letter, but a glyph may be a ligature of several letters, a letter may be drawn as base and
marks or in two pieces, and a person may leave off the comma. The cheapest monotone alignment under small costs is
found by best-first search; where several are equally cheap, only what they agree on is taken.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import count_letters, find_drawn_letters, fold_drawn, spell
from cidfix.recover.likely import Likely
from cidfix.recover.readings import turn_known, turn_value
from cidfix.recover.steps import CLASH, State, Steps
from cidfix.recover.typed import fold_alike
from cidfix.remembered import remembered

_DEAREST_LETTER = 3 * CLASH
_MOST_KEPT = 4096
_MOST_STEPS = 20_000
_MOST_EQUAL = 24
_SAME = 1e-6  # costs that differ by less are equal
_LONGEST_WORD = 1000  # glyphs or letters; longer ones are aligned only a letter a glyph
_LONGEST_LETTER = 31  # code points (UAX 15, the stream-safe format: a letter has at most 30 marks)


@dataclass(frozen=True, slots=True)
class Alignment:
    """One value a glyph: what the word says it stands for, None where it says nothing (open, left off, undecided).

    `clashes` are the positions whose known value the word contradicts; `cost` is 0 for one letter a glyph.
    """

    values: tuple[str | None, ...]
    cost: float
    clashes: tuple[int, ...]


class Aligner:
    """Aligns words under one set of `known` values, each different question once: words repeat in a text.

    `likely` are the values that glyphs without one may have by their shape. Words and values are compared in drawn
    order; the values it finds are in logical order again.
    """

    def __init__(self, known: Mapping[int, str], likely: Mapping[int, Likely]) -> None:
        self.known = known
        self._likely = likely
        self._drawn = {glyph: "".join(find_drawn_letters(value)) for glyph, value in known.items()}
        self._drawn_likely = {glyph: _map(fold_drawn, one) for glyph, one in likely.items()}

    @cached_property
    def turned(self) -> Aligner:
        """The same for words that are met last letter first."""
        turned = {glyph: _map(turn_value, one) for glyph, one in self._likely.items()}
        return Aligner(turn_known(self.known), turned)

    @remembered(_MOST_KEPT)
    def align(
        self,
        glyphs: tuple[int, ...],
        attached: tuple[bool, ...],
        letters: tuple[str, ...],
        dearest: float,
        margin: float,
    ) -> Alignment | None:
        """As `align_word`, with values as they are spelt."""
        found = align_word(glyphs, attached, letters, self._drawn, self._drawn_likely, dearest, margin)
        if found is None:
            return None
        return replace(found, values=tuple(None if value is None else spell(value) for value in found.values))


def align_word(
    glyphs: Sequence[int],
    attached: Sequence[bool],
    letters: Sequence[str],
    known: Mapping[int, str],
    likely: Mapping[int, Likely],
    dearest: float,
    margin: float,
) -> Alignment | None:
    """Align the glyphs of one token with the letters of one typed word, all in drawn order.

    `attached` tells which glyphs are drawn on the one before; `known` are values already learned, `likely` those that
    shapes suggest for others, folded: of alignments that say otherwise the one that does so least is taken, but none is
    refused for it. None if no alignment within the limits exists; one that is more than a letter a cluster may cost
    `dearest` at most, and says only what those agree on that cost up to `margin` more.
    """
    word = Steps(glyphs, attached, letters, known, likely)
    plain = _align_clusters(word)
    if plain is None:
        return _search(word, dearest, margin)
    surprise = plain.cost + word.find_doubt(plain.values)
    found = _search(word, dearest, margin) if surprise and not plain.clashes else None
    if found is None or found.cost + word.find_doubt(found.values) >= surprise:
        return plain
    return found


def _align_clusters(word: Steps) -> Alignment | None:
    """A letter a cluster, where the counts allow it: then a misspelt word clashes instead of being explained away."""
    glyphs, attached, letters, known = word.glyphs, word.attached, word.letters, word.known
    starts = [place for place, mark in enumerate(attached) if not mark or place == 0]
    if len(starts) != len(letters) or any(count_letters(known[g]) != 1 for p in starts if (g := glyphs[p]) in known):
        return None
    values: list[str | None] = []
    cost = 0.0
    for start, stop, letter in zip(starts, [*starts[1:], len(glyphs)], letters, strict=True):
        if stop - start == 1:
            values.append(None if letter[0] == OPEN else letter)
            continue
        part = _search(
            Steps(glyphs[start:stop], attached[start:stop], [letter], known, word.likely), _DEAREST_LETTER, 0.0
        )
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


def _search(word: Steps, dearest: float, margin: float) -> Alignment | None:
    """Best-first search over all alignments."""
    if max(len(word.glyphs), len(word.letters)) > _LONGEST_WORD:
        return None
    if max((len(syllable.points) for syllable in word.syllables), default=0) > _LONGEST_LETTER:
        return None
    start = State(0, 0, 0, ())
    queue: list[tuple[float, int, int, float, float, State]] = [(word.find_bound(start), 0, 0, 0.0, 0.0, start)]
    counter = 0
    found: list[tuple[str | None, ...]] = []
    best, cost_of_best = math.inf, 0.0
    for _ in range(_MOST_STEPS):
        if not queue or queue[0][0] > best + margin + _SAME or len(found) >= _MOST_EQUAL:
            break
        _, _, _, total, cost, state = heapq.heappop(queue)
        if state.glyph == len(word.glyphs) and state.syllable == len(word.syllables):
            best, cost_of_best = min((best, cost_of_best), (total, cost))
            found.append(state.values)
            continue
        for step_cost, following in word.find_steps(state):
            bound = word.find_bound(following)
            if cost + step_cost + bound > dearest + _SAME:
                continue
            counter += 1
            total_there = total + step_cost + word.doubt(state.glyph, following.values[-1])
            entry = (total_there + bound, -following.glyph, counter, total_there, cost + step_cost, following)
            heapq.heappush(queue, entry)
    if not found:
        return None
    # Where there are more as good ones than were looked at, what they begin with counts too.
    found += [state.values for bound, _, _, _, _, state in queue if bound <= best + margin + _SAME]
    agreed = tuple(_agree([values[k] for values in found if k < len(values)]) for k in range(len(word.glyphs)))
    return Alignment(agreed, cost_of_best, _find_clashes(word.glyphs, agreed, word.known))


def _agree(options: Sequence[str | None]) -> str | None:
    return options[0] if len(set(options)) == 1 else None


def _map(change: Callable[[str], str], likely: Likely) -> Likely:
    return Likely(frozenset(map(change, likely.values)), likely.weight)
