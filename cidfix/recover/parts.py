"""What of a syllable, or of several, one glyph is likely to draw: fonts join the signs of a syllable and cut few.

A letter is one of `find_drawn_letters`: what begins at one place of the line, with the marks that are on it. A syllable
is a letter with the vowel signs behind it: fonts draw its signs joined, or in another order than they are spelt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from itertools import combinations

from fontTools import unicodedata

from cidfix.languages.scripts import VIRAMA
from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import is_drawn_first

LIGATURE = 2.5  # each further letter in one glyph
IN_SYLLABLE = 0.5  # the same behind a letter whose vowel is killed, and for what is below or beside its consonant
ACROSS = 1.0  # more for what begins with a vowel sign and goes on with the next syllable
LATE = 0.25  # a sign drawn before another that is spelt before it

_LAM, _ALEF = "\u0644\u06b5\u06b6\u06b7\u06b8\u076a", "\u0627\u0671\u0672\u0673\u0675"
_MOST_MARKS = 6  # signs in one syllable that may be drawn in any order; more are drawn as they are written


class Kind(IntEnum):
    """How a unit of a syllable stands in it: beginning it, on it, below it with a sign that stacks, or beside it."""

    BASE = 0
    MARK = 1
    STACKED = 2
    BESIDE = 3


@dataclass(frozen=True, eq=False)
class Syllable:
    """Letters that are drawn together: `points` in NFD, `units` as bit masks over these, the `kinds` of the units.

    A unit is what one glyph stands for at least.
    """

    letters: tuple[str, ...]
    points: str
    units: tuple[int, ...]
    kinds: tuple[Kind, ...]

    @property
    def is_open(self) -> bool:
        """Whether nobody typed what it is."""
        return self.points[:1] == OPEN

    @cached_property
    def whole(self) -> int:
        """The mask of all its points."""
        return (1 << len(self.points)) - 1

    def count_left(self, taken: int) -> int:
        """How many letters begin in what is not `taken`."""
        begins = (Kind.BASE, Kind.BESIDE)
        return sum(kind in begins for unit, kind in zip(self.units, self.kinds, strict=True) if not unit & taken)

    def find_pieces(self, taken: int) -> Iterator[tuple[int, Kind, float]]:
        """The parts that a glyph can draw next, whole first: the mask, the kind it begins with, what joining costs."""
        left = [k for k, unit in enumerate(self.units) if not unit & taken]
        base, rest = (left[:1], left[1:]) if not taken else ([], left)
        for size in range(len(rest), -1 if base else 0, -1):
            for chosen in combinations(rest, size) if len(rest) <= _MOST_MARKS else [rest[:size]]:
                piece = (*base, *chosen)
                cost = LATE * any(k not in piece for k in left[: left.index(piece[-1])])
                cost += IN_SYLLABLE * sum(self.kinds[k] >= Kind.STACKED for k in piece[1:])
                yield sum(self.units[k] for k in piece), self.kinds[piece[0]], cost

    def find_next(self, taken: int) -> int:
        """The mask of the letter that is drawn next: as much as stands before the next sign beside it."""
        left = [k for k, unit in enumerate(self.units) if not unit & taken]
        stop = next((k for k in left[1:] if self.kinds[k] == Kind.BESIDE), len(self.units))
        return sum(self.units[k] for k in left if k < stop)

    def spell(self, piece: int) -> str:
        """The points in a mask, in NFC."""
        return str(unicodedata.normalize("NFC", "".join(c for k, c in enumerate(self.points) if piece >> k & 1)))


def find_syllables(letters: Sequence[str]) -> list[Syllable]:
    """The syllables of letters in drawn order."""
    groups: list[list[str]] = []
    for letter in letters:
        if groups and groups[-1][-1][0] != OPEN and _is_beside(letter) and not is_drawn_first(groups[-1][-1]):
            groups[-1].append(letter)
        else:
            groups.append([letter])
    return [_to_syllable(tuple(group)) for group in groups]


@lru_cache(maxsize=16384)
def _to_syllable(letters: tuple[str, ...]) -> Syllable:
    points, units, kinds = "", [], []
    for letter in letters:
        decomposed = unicodedata.normalize("NFD", letter)
        for start, stop in _cut_units(decomposed):
            units.append(sum(1 << k for k in range(len(points) + start, len(points) + stop)))
            kinds.append(_find_kind(start, stop) if start or letter is letters[0] else Kind.BESIDE)
        points += decomposed
    kinds[0] = Kind.BASE
    return Syllable(letters, points, tuple(units), tuple(kinds))


def _cut_units(letter: str) -> Iterator[tuple[int, int]]:
    """Where the units of a letter are: a virama goes with the consonant behind it, over joiners if there are any."""
    start = 0
    while start < len(letter):
        stop = start + 1
        if start and unicodedata.combining(letter[start]) == VIRAMA:
            behind = stop
            while behind < len(letter) and unicodedata.category(letter[behind]) == "Cf":
                behind += 1
            if behind < len(letter) and unicodedata.category(letter[behind])[0] == "L":
                stop = behind + 1
        yield start, stop
        start = stop


def _find_kind(start: int, stop: int) -> Kind:
    return Kind.BASE if not start else Kind.STACKED if stop - start > 1 else Kind.MARK


@lru_cache(maxsize=16384)
def find_join_cost(before: str, after: str) -> float:
    """What it costs that a glyph draws the letter `before` and `after`, which begins the next syllable.

    Fonts substitute within a syllable: conjuncts, and vowel signs with their consonant (The Unicode Standard, chapters
    12 to 16; OpenType applies the features of these scripts to one syllable at a time). Lam and alef are always drawn
    as one (chapter 9.2).
    """
    if unicodedata.combining(before[-1]) == VIRAMA:
        return IN_SYLLABLE
    if before[0] in _LAM and unicodedata.normalize("NFD", after)[0] in _ALEF:
        return 0.0
    return LIGATURE + (ACROSS if _is_beside(before) else 0.0)


def _is_beside(letter: str) -> bool:
    """Whether a letter is a sign that is drawn beside the consonant that it is spelt behind."""
    return unicodedata.category(letter[0])[0] == "M" and not is_drawn_first(letter)
