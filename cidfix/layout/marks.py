"""Finds marks drawn as glyphs of their own, and puts each behind the glyph it is drawn on.

A mark has no width, or lies over another glyph that has (an accent moved back, an overstrike). A kern is no mark.
Where a mark stands tells its base, but for those that stand between two letters (a Hebrew holam, a vowel on a narrow
letter): there it counts that whoever draws marks draws each directly after its base, or each directly before it. One
that lies over a letter and is clear of the next is the first one's all the same: a furtive patah is drawn before it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.frame import Placed
from cidfix.layout.limits import FARTHEST
from cidfix.pdf.document import Bools, Floats, Glyphs, Ints

NO_WIDTH = 0.02  # em
OVERLAP = 0.6  # share of the narrower glyph's width that lies over the other
OVERSTRIKE = 0.85  # the same where neither has the shape of a mark
REACH = 1.0  # em from the base, beyond which a mark stands alone
BESIDE = 0.3  # em from a letter, beyond which no mark is its own because it was drawn next to it
HABIT = 0.85  # share of a font's marks that are drawn on the same side of their base, where that is its habit
FEWEST = 4  # marks that show a habit
MOSTLY = 0.8  # share of a mark's ink over a letter's, so that it is this letter's where the other is clear of it


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
    at_hand = []
    for side in (place - 1, place):
        other = np.clip(side, 0, len(others) - 1)
        far = _distance(glyphs, line, marks, others[other], middle)
        at_hand.append((np.where((side >= 0) & (side < len(others)), far, np.inf), others[other]))
    (far_left, left), (far_right, right) = at_hand
    best = np.where(far_left <= far_right, left, right)
    within = np.minimum(far_left, far_right) <= REACH
    base[marks] = np.where(within, best, marks)
    _follow_habit(base, glyphs, line, table, (marks, others, middle))
    return base


def _distance(
    glyphs: Placed, line: Ints, marks: NDArray[np.int64], others: NDArray[np.int64], middle: Floats
) -> Floats:
    """How far each mark stands outside the advance of another glyph, in em; infinite on another line."""
    outside = np.maximum(np.maximum(middle - glyphs.end[others], glyphs.along[others] - middle), 0)
    return np.where(line[others] == line[marks], outside / glyphs.size[marks], np.inf).astype(np.float32)


def _follow_habit(
    base: Ints,
    glyphs: Placed,
    line: Ints,
    table: Glyphs,
    standing: tuple[NDArray[np.int64], NDArray[np.int64], Floats],
) -> None:
    """Give marks that stand beside it the base that their font draws next to them, always before or always after."""
    marks, others, middle = standing
    drawn = others[np.argsort(glyphs.occurrence[others], kind="stable")]
    place = np.searchsorted(glyphs.occurrence[drawn], glyphs.occurrence[marks])
    font = table.font[glyphs.glyph[marks]]
    count = int(font.max()) + 1
    sides = [drawn[np.clip(side, 0, len(drawn) - 1)] for side in (place - 1, place)]
    agree = [np.bincount(font, base[marks] == side, count) for side in sides]
    for side, mine, other in zip(sides, agree, reversed(agree), strict=True):
        habit = (mine + other >= FEWEST) & (mine >= HABIT * (mine + other))
        moved = habit[font] & (base[marks] != side)
        moved &= _distance(glyphs, line, marks, side, middle) <= BESIDE
        there, here = (_cover(glyphs, table, marks, letters) for letters in (base[marks].astype(np.int64), side))
        moved &= (there < MOSTLY) | (here > 0)
        base[marks[moved]] = side[moved]


def _cover(glyphs: Placed, table: Glyphs, marks: NDArray[np.int64], letters: NDArray[np.int64]) -> Floats:
    """The share of each mark's ink that lies over a letter's, along the line; below 0 where they are clear of it."""
    start, end = (_edge(glyphs.take(marks), table, side) for side in (0, 2))
    first, last = (_edge(glyphs.take(letters), table, side) for side in (0, 2))
    share: Floats = (np.minimum(end, last) - np.maximum(start, first)) / np.maximum(end - start, 1e-6)
    return share


def _edge(glyphs: Placed, table: Glyphs, side: int) -> Floats:
    edge: Floats = glyphs.along + table.ink[glyphs.glyph, side] * glyphs.size
    return edge


def _middle(marks: Placed, table: Glyphs) -> Floats:
    """Where the ink of each mark is along the line; a mark of unknown ink is drawn back over what it follows."""
    ink = table.ink[marks.glyph]
    known = np.any(ink != 0, axis=1) & ~marks.vertical
    centre = np.where(known, (ink[:, 0] + ink[:, 2]) / 2, -0.05) * marks.size
    return np.where(known | (marks.width < NO_WIDTH * marks.size), marks.along + centre, marks.along + marks.width / 2)
