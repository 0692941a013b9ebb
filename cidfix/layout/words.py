"""Divides lines into tokens: at spaces, and at gaps too wide for the spacing of the line's own letters.

Gaps are measured as Berg, Oepen and Read 2012 (section 4) do: the average of the line's smaller gaps is taken for
its letter spacing and subtracted from all; what is left is compared with a share of the font size.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.frame import Placed, starts_of
from cidfix.pdf.document import Bools, Floats, Ints

WORD = 0.14  # em: gap between words in fonts without a space
WIDE = 0.28  # em: gap between words in fonts that have one
KERN = 0.02  # em by which gaps of one kind differ
FEW = 6  # gaps of a line that do not tell its letter spacing


def find_breaks(gap: Floats, line: Ints, spaced: Bools, space_before: Bools) -> Bools:
    """True where a token begins, shape (K,); for glyphs that are no marks, sorted by line and place.

    `gap` is the white before each glyph in em as `find_gaps` gives it, `spaced` is true for glyphs of fonts that
    have a space, `space_before` where one stands before the glyph.
    """
    if not len(line):
        return np.zeros(0, np.bool_)
    sure = space_before | ~np.isfinite(gap)
    inner = gap.copy()
    inner[sure] = 0
    count = np.diff(starts_of(line))
    loose = gap - np.repeat(_letter_spacing(inner, ~sure, line), count)
    # A font without spaces beside one that has them is a guest in its line.
    guest = spaced.copy()
    guest[1:] |= spaced[:-1]
    breaks = sure | (loose > np.where(guest, np.float32(WIDE), np.float32(WORD)))
    open_ = np.flatnonzero(breaks & ~sure & guest & (gap < 1))
    if len(open_):
        # Letters spaced out within a word have a neighbour as wide.
        beside = np.maximum(np.append(inner, 0)[open_ + 1], inner[open_ - 1])
        breaks[open_[beside > 0.6 * gap[open_]]] = False
    return breaks


def find_gaps(glyphs: Placed, line: Ints, index: NDArray[np.int64]) -> Floats:
    """White before each glyph at `index` in em of the larger neighbour, infinite at line starts; shape (K,)."""
    along, size, line = glyphs.along[index], glyphs.size[index], line[index]
    gap = np.full(len(index), np.inf, np.float32)
    gap[1:] = (along[1:] - along[:-1] - glyphs.width[index[:-1]]) / np.maximum(size[1:], size[:-1])
    gap[1:][line[1:] != line[:-1]] = np.inf
    return gap


def _letter_spacing(gap: Floats, counted: Bools, line: Ints) -> Floats:
    """The average of the smaller counted gaps of each line in em, shape (L,); a gap not counted is 0."""
    start = starts_of(line)
    first = start[:-1]
    here = (counted & (gap < 1)).astype(np.float32)
    known = gap * here
    number = np.maximum(np.add.reduceat(here, first), 1)
    mean = np.add.reduceat(known, first) / number
    here *= gap <= np.repeat(mean + np.float32(KERN), np.diff(start))
    small = np.add.reduceat(gap * here, first) / np.maximum(np.add.reduceat(here, first), 1)
    return np.where(number > FEW, small, np.minimum(small, 0)).astype(np.float32)
