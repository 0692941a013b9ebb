"""What the glyph ids of known fonts say: letters that are drawn alike are different glyphs of one font.

A producer that subsets a font often leaves its glyphs their numbers. Where a font of the document numbers the outlines
it shares with a reference font just as that one does, it is that font, and the number tells ʼ from ’ or А from A.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

_FEWEST = 5  # glyphs whose numbers agree
_AGREEING = 0.9  # of those that could
_SAMPLE = 500  # glyphs that tell the font
_FONT = 1 << 16  # numbers of a font's glyphs


@dataclass(frozen=True, slots=True)
class NumberedGlyphs:
    """The reference font that numbers glyphs so, and by each glyph that it settles the set of values it stands for."""

    font: int
    sets: Mapping[int, int]


class GlyphIds:
    """The glyph ids of reference fonts, of glyphs whose outlines stand for more than they do.

    `start` (F + 1,) are the offsets of each font into `gid` and `number`; `gid` grows within each; `number` is that of
    the set of values that a glyph stands for.
    """

    def __init__(self, start: NDArray[Any], gid: NDArray[Any], number: NDArray[Any]) -> None:
        self._count = len(start) - 1
        font = np.repeat(np.arange(self._count, dtype=np.int64), np.diff(start).astype(np.int64))
        self._keys = font * _FONT + gid
        self._number = number.astype(np.int64)

    def find(
        self, gids: NDArray[np.int64], wholes: NDArray[np.int64], values_of: Callable[[int], tuple[str, ...]]
    ) -> NumberedGlyphs | None:
        """The reference font that numbers glyphs as they are numbered here, if there is one.

        `gids` (Q,) are the numbers of glyphs whose outlines stand for several values, `wholes` (Q,) the sets of these.
        """
        if len(gids) < _FEWEST or not len(self._keys):
            return None
        some = np.linspace(0, len(gids) - 1, min(len(gids), _SAMPLE)).astype(np.int64)
        fonts = np.arange(self._count, dtype=np.int64)
        best = int((self._compare(fonts, gids[some], wholes[some], values_of) >= 0).sum(axis=1).argmax())
        (owns,) = self._compare(fonts[best : best + 1], gids, wholes, values_of)
        settled = np.flatnonzero(owns >= 0)
        if len(settled) < max(_FEWEST, _AGREEING * len(gids)):
            return None
        return NumberedGlyphs(best, dict(zip(settled.tolist(), owns[settled].tolist(), strict=True)))

    def _compare(
        self,
        fonts: NDArray[np.int64],
        gids: NDArray[np.int64],
        wholes: NDArray[np.int64],
        values_of: Callable[[int], tuple[str, ...]],
    ) -> NDArray[np.int64]:
        """The set of values that each font (F,) gives each glyph (Q,), (F, Q); -1 where it is not part of the whole."""
        wanted = np.where((gids >= 0) & (gids < _FONT), fonts[:, None] * _FONT + gids, -1)
        place = np.minimum(np.searchsorted(self._keys, wanted), len(self._keys) - 1)
        owns = np.where(self._keys[place] == wanted, self._number[place], -1)
        different, which = np.unique(owns * (1 << 32) + wholes, return_inverse=True)
        split = (divmod(pair, 1 << 32) for pair in different.tolist())
        fits = np.array([own >= 0 and {*values_of(own)} < {*values_of(whole)} for own, whole in split], bool)
        return np.where(fits[which].reshape(owns.shape), owns, -1)
