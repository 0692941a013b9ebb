"""Finds marks drawn as glyphs of their own, and puts each behind the glyph it is drawn on.

A mark has no width, or lies over another glyph that has (an accent moved back, an overstrike). A kern is no mark.
"""

from __future__ import annotations

import numpy as np

from cidfix.layout.frame import Placed
from cidfix.layout.limits import FARTHEST
from cidfix.pdf.document import Bools, Floats, Glyphs, Ints

NO_WIDTH = 0.02  # em
OVERLAP = 0.6  # share of the narrower glyph's width that lies over the other
OVERSTRIKE = 0.85  # the same where neither has the shape of a mark
REACH = 1.0  # em from the base, beyond which a mark stands alone


def find_marks(glyphs: Placed, line: Ints, table: Glyphs) -> Bools:
    """True for glyphs drawn on another, shape (K,); `glyphs` are inked ones, sorted by line and place."""
    mark = glyphs.width < NO_WIDTH * glyphs.size
    if 2 * np.count_nonzero(mark) >= len(mark):  # widths are unknown
        return np.zeros(len(mark), np.bool_)
    base = np.flatnonzero(~mark)
    one, two = base[:-1], base[1:]
    over = np.minimum(glyphs.end[one], glyphs.end[two]) - glyphs.along[two]
    narrow, wide = np.minimum(glyphs.width[one], glyphs.width[two]), np.maximum(glyphs.width[one], glyphs.width[two])
    pair = np.flatnonzero((line[one] == line[two]) & (over > OVERLAP * narrow))
    if not len(pair):
        return mark
    one, two, over, wide = one[pair], two[pair], over[pair], wide[pair]
    small = _small(table)
    known = np.any(table.ink != 0, axis=1)
    first_small, second_small = small[glyphs.glyph[one]], small[glyphs.glyph[two]]
    unknown = ~(known[glyphs.glyph[one]] & known[glyphs.glyph[two]])
    second_later = glyphs.occurrence[two] > glyphs.occurrence[one]
    both = unknown | (over > OVERSTRIKE * wide)
    mark[one[(first_small & ~second_small) | ((first_small == second_small) & both & ~second_later)]] = True
    mark[two[(second_small & ~first_small) | ((first_small == second_small) & both & second_later)]] = True
    return mark


def _small(table: Glyphs) -> Bools:
    """Glyphs whose ink lies above or below the letters and is low: shaped like an accent."""
    bottom, top = table.ink[:, 1], table.ink[:, 3]
    known = np.any(table.ink != 0, axis=1)
    small: Bools = known & (top - bottom < 0.4) & ((bottom > 0.38) | (top < 0.08))
    return small


def attach(glyphs: Placed, line: Ints, mark: Bools, table: Glyphs) -> Ints:
    """The index of the base of each glyph, shape (K,): its own for all that are no marks or stand alone."""
    base = np.arange(len(glyphs), dtype=np.int32)
    if not mark.any():
        return base
    marks, others = np.flatnonzero(mark), np.flatnonzero(~mark)
    if not len(others):
        return base
    middle = _middle(glyphs.take(marks), table)
    wide = 40 * FARTHEST
    place = np.searchsorted(glyphs.along[others] + line[others] * wide, middle + line[marks] * wide, "right")
    far, near = [], []
    for side in (place - 1, place):
        other = others[np.clip(side, 0, len(others) - 1)]
        outside = np.maximum(np.maximum(middle - glyphs.end[other], glyphs.along[other] - middle), 0)
        same = (line[other] == line[marks]) & (side >= 0) & (side < len(others))
        far.append(np.where(same, outside / glyphs.size[marks], np.inf))
        near.append(other)
    best = np.where(far[0] <= far[1], near[0], near[1])
    base[marks] = np.where(np.minimum(far[0], far[1]) <= REACH, best, marks)
    return base


def _middle(marks: Placed, table: Glyphs) -> Floats:
    """Where the ink of each mark is along the line; a mark of unknown ink is drawn back over what it follows."""
    ink = table.ink[marks.glyph]
    known = np.any(ink != 0, axis=1) & ~marks.vertical
    centre = np.where(known, (ink[:, 0] + ink[:, 2]) / 2, -0.05) * marks.size
    return np.where(known | (marks.width < NO_WIDTH * marks.size), marks.along + centre, marks.along + marks.width / 2)
