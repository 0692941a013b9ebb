"""Where in the document typed words stand, and how sure that is.

Words are compared as patterns: known values first, then which glyphs repeat, then length alone. All of it is
evidence and is added up in bits, so that one rule decides for three words typed into an unknown text and for one
word typed into a nearly known one: the place is taken when its odds against all other places, and against the words
standing nowhere, are high enough. Lengths decide what is possible (Stefanovitch 2022, section 3.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias, overload

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Ints
from cidfix.recover.decisions import OPEN
from cidfix.recover.index import Index
from cidfix.recover.readings import turn_known
from cidfix.recover.slots import UNKNOWN, Slots, cut_slots
from cidfix.recover.typed_words import Word
from cidfix.remembered import remembered

# Bits taken off for what happens, but seldom.
SECOND_CODE = 6.0  # a letter drawn by a second code: final form, small capital, other subset
TWO_LETTERS = 14.0  # one glyph for two different letters
WRONG_LETTER = 14.0  # a known glyph that the word contradicts

_CHUNK = 4096
_MOST_KEPT = 4

Ints64: TypeAlias = NDArray[np.int64]


class Candidate(NamedTuple):
    """A place where words could stand: `tokens` are those that begin there and are drawn alike, first to last.

    `bits` is the evidence for it (the higher the better), `broken` the position of the first letter, counted over
    all words from 0, that contradicts what is known or repeats otherwise; None where nothing does.
    """

    tokens: tuple[int, ...]
    bits: float
    broken: int | None


class Ranked(Sequence[Candidate]):
    """Candidates in their order, each made when it is looked at: a short word has thousands and few are looked at.

    The tokens of candidate k are those of `tokens` between `start[k]` and `stop[k]`; `broken` is -1 for nowhere.
    """

    def __init__(self, tokens: Ints64, start: Ints64, stop: Ints64, bits: NDArray[np.float64], broken: Ints64) -> None:
        self._tokens = tokens
        self._start = start
        self._stop = stop
        self._bits = bits
        self._broken = broken

    def __len__(self) -> int:
        return len(self._bits)

    @overload
    def __getitem__(self, key: int) -> Candidate: ...
    @overload
    def __getitem__(self, key: slice) -> Sequence[Candidate]: ...
    def __getitem__(self, key: int | slice) -> Candidate | Sequence[Candidate]:
        if isinstance(key, slice):
            return [self[k] for k in range(*key.indices(len(self)))]
        tokens = self._tokens[self._start[key] : self._stop[key]].tolist()
        broken = int(self._broken[key])
        return Candidate(tuple(tokens), float(self._bits[key]), None if broken < 0 else broken)


@dataclass(frozen=True, slots=True)
class Match:
    """All possible places of some words, best first, and the probability that the first is the right one.

    `fitting` lists the positions of the candidates that nothing contradicts.
    """

    candidates: Sequence[Candidate]
    certainty: float
    fitting: Sequence[int]


NO_MATCH = Match((), 0.0, ())


class Matcher:
    """Matches words under one preparation of the tokens, and keeps the last answers: a trial asks the same again.

    `known` gives values by glyph, `from_right` (T,) is true for the tokens of lines that are read from the right.
    """

    def __init__(self, index: Index, known: Mapping[int, str], from_right: NDArray[np.bool_]) -> None:
        self.index = index
        self.slots = cut_slots(index, {int(index.symbol[glyph]): value for glyph, value in known.items()})
        self._known = known
        self._from_right = from_right

    @cached_property
    def turned(self) -> Matcher:
        """The same for words that are met last letter first: what is known of several letters is turned, too."""
        return Matcher(self.index, turn_known(self._known), self._from_right)

    @cached_property
    def sides(self) -> tuple[bool, ...]:
        """Whether there are lines that are not read from the right, and such that are."""
        return tuple(np.unique(self._from_right).tolist()) or (False,)

    @cached_property
    def main_side(self) -> bool:
        """Whether most of the tokens are read from the right."""
        return bool(2 * np.count_nonzero(self._from_right) > len(self._from_right))

    @remembered(_MOST_KEPT)
    def match(self, words: tuple[Word, ...], line: int | None, side: bool | None, absent: float) -> Match:
        """As `match_words`, on a line, or in the lines that are read from a side."""
        return match_words(self.index, self.slots, words, self.find_within(line, side), absent)

    def find_within(self, line: int | None, side: bool | None) -> NDArray[np.bool_] | None:
        """True for the tokens of a line, or of the lines read from a side; None for no limit."""
        if line is not None:
            return np.asarray(self.index.token_line == line)
        return None if side is None else np.asarray(self._from_right == side)


def match_words(
    index: Index, slots: Slots, words: Sequence[Word], within: NDArray[np.bool_] | None, absent: float
) -> Match:
    """Find where `words` stand one after the other.

    `within` (T,) limits the tokens they may begin at; `absent` is the prior probability that they stand nowhere in
    the document. Cost: a few passes over the tokens' lengths, then work per different candidate only.
    """
    starts = _find_starts(slots, words, within)
    possible = len(slots.token_length) if within is None else int(within.sum())
    if not len(starts):
        return NO_MATCH
    rows, first = drop_repeats(index, starts, len(words))
    letters = np.concatenate([slots.number_letters(tuple(letter for word in words for letter in word.letters))])
    is_open = np.array([letter[0] == OPEN for word in words for letter in word.letters])
    matrix = _gather(index, slots, starts[first], words)
    bits, broken = _weigh(slots, matrix, letters, is_open)
    bits += sum(-np.log2(slots.length_share[len(word)]) for word in words)
    order = np.lexsort((starts[first], -bits))
    members = np.argsort(rows, kind="stable")
    bounds = np.searchsorted(rows[members], np.arange(len(first) + 1))
    candidates = Ranked(starts[members], bounds[order], bounds[order + 1], bits[order], broken[order])
    certainty = weigh_certainty(bits, np.diff(bounds), possible, absent)
    return Match(candidates, certainty, np.flatnonzero(broken[order] < 0).tolist())


def _find_starts(slots: Slots, words: Sequence[Word], within: NDArray[np.bool_] | None) -> Ints64:
    """The tokens at which a run of tokens with the words' lengths begins: the rarest length is looked up first."""
    lengths = [len(word) for word in words]
    last = len(slots.token_length) - len(words)
    if last < 0 or max(lengths) >= len(slots.length_share):
        return np.zeros(0, np.int64)
    by_rarity = sorted(range(len(words)), key=lambda k: slots.length_share[lengths[k]])
    rarest = by_rarity[0]
    starts = np.flatnonzero(slots.token_length[rarest : rarest + last + 1] == lengths[rarest])
    for k in by_rarity[1:]:
        starts = starts[slots.token_length[starts + k] == lengths[k]]
    return starts if within is None else starts[within[starts]]


def drop_repeats(index: Index, starts: Ints64, count: int) -> tuple[Ints64, Ints64]:
    """Number the starts so that places drawn alike share a number; returns the numbers and a first start of each."""
    types = index.type[starts[:, None] + np.arange(count)]
    if count == 1:
        _, first, row = np.unique(types[:, 0], return_index=True, return_inverse=True)
    else:
        packed = np.ascontiguousarray(types).view(np.dtype((np.void, types.dtype.itemsize * count)))
        _, first, row = np.unique(packed.reshape(-1), return_index=True, return_inverse=True)
    return row.reshape(-1), first


def _gather(index: Index, slots: Slots, starts: Ints64, words: Sequence[Word]) -> Ints:
    """The slots at each candidate, shape (candidates, letters)."""
    columns = [
        slots.slot[slots.start[index.type[starts + k]][:, None] + np.arange(len(word))] for k, word in enumerate(words)
    ]
    return np.concatenate(columns, axis=1)


def _weigh(slots: Slots, matrix: Ints, letters: Ints, is_open: NDArray[np.bool_]) -> tuple[NDArray[np.float64], Ints64]:
    """Evidence in bits for each candidate row, and where it first breaks (-1: nowhere)."""
    bits = np.zeros(len(matrix))
    broken = np.full(len(matrix), -1)
    for begin in range(0, len(matrix), _CHUNK):
        part = slice(begin, begin + _CHUNK)
        bits[part], broken[part] = _weigh_chunk(slots, matrix[part], letters, is_open)
    return bits, broken


def _weigh_chunk(
    slots: Slots, rows: Ints, letters: Ints, is_open: NDArray[np.bool_]
) -> tuple[NDArray[np.float64], Ints64]:
    closed = ~is_open
    same_letter = (letters[:, None] == letters[None, :]) & closed[:, None] & closed[None, :]
    earlier = np.tri(len(letters), k=-1, dtype=bool)
    known = slots.letter[rows]
    is_known = (known != UNKNOWN) & closed
    right = is_known & (known == letters)
    wrong = is_known & (known != letters)
    surprise = -np.log2(np.maximum(slots.share[rows], 1e-9))
    unknown = ~is_known & closed
    same_slot = rows[:, :, None] == rows[:, None, :]
    # What an unknown slot repeats counts once, at its later place.
    repeats = unknown & (same_slot & (same_letter & earlier)).any(axis=2)
    two_letters = unknown & (same_slot & ((~same_letter & closed[None, :]) & earlier)).any(axis=2)
    fresh = unknown & ~repeats
    elsewhere = fresh & (letters < len(slots.letters)) | fresh & (same_letter & earlier).any(axis=1)
    bits = (
        (surprise * (right | repeats)).sum(axis=1)
        - SECOND_CODE * elsewhere.sum(axis=1)
        - TWO_LETTERS * two_letters.sum(axis=1)
        - WRONG_LETTER * wrong.sum(axis=1)
    )
    breaks = wrong | two_letters
    return bits, np.where(breaks.any(axis=1), breaks.argmax(axis=1), -1)


def weigh_certainty(bits: NDArray[np.float64], counts: Ints64, possible: int, absent: float) -> float:
    """Bayes: the best candidate against the others and against standing nowhere.

    Places drawn alike share the prior of all of them.
    """
    with np.errstate(under="ignore"):
        here = np.log2((1.0 - absent) / max(possible, 1)) + np.log2(counts) + bits
        nowhere = np.log2(absent)
        top = max(float(here.max()), float(nowhere))
        weights = np.exp2(here - top)
        return float(weights.max() / (weights.sum() + np.exp2(nowhere - top)))
