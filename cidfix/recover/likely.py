"""What glyphs may be by their shape alone: it helps to tell which glyph draws what of a word that is typed.

Nothing is taught by it. Where a word can be read onto its glyphs in several ways, that is taken which shapes bear out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cidfix.recover.candidates import Candidate

_UNLIKE = 0.7  # a distance from which on the nearest letter tells nothing about a glyph in a word that is known
_AS_NEAR = 0.15  # what is farther by no more may be the letter too: of glyphs in unknown fonts one is in three of four
_NEARLY = 0.4  # how much the nearest of all counts, beside the very outline


class Likely(NamedTuple):
    """What a glyph may be by its shape, and how much speaks against all else: 1 where letters are drawn just so."""

    values: frozenset[str]
    weight: float

    @property
    def certain(self) -> bool:
        """Whether it is the very outline of one letter, and of no other."""
        return self.weight == 1.0 and len(self.values) == 1


def find_likely(candidates: Sequence[Sequence[Candidate]]) -> dict[int, Likely]:
    """What glyphs may be that are drawn as letters of reference fonts are, or nearly so, by glyph."""
    found = {}
    for glyph, mine in enumerate(candidates):
        nearest = min((one.distance for one in mine), default=_UNLIKE)
        if nearest < _UNLIKE:
            reach = nearest + _AS_NEAR if nearest else 0.0
            values = frozenset(one.value for one in mine if one.distance <= reach)
            found[glyph] = Likely(values, _NEARLY * (1 - nearest / _UNLIKE) if nearest else 1.0)
    return found
