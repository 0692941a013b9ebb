"""The order in which a font keeps its glyphs, which mostly is that of Unicode.

Fonts are made a block of letters after the other, and what cuts out the glyphs that a document needs leaves them in
their order, if not with their very numbers. So the glyphs around one whose letter is plain tell which letters it lies
between. Whether a font's numbers mean anything shows in its own plain letters: some producers number glyphs anew as
they are first used.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Document
from cidfix.recover.index import Index

_PLAIN = 0.9  # the chance from which on a letter is plain
_AROUND = 3  # plain glyphs on each side that are compared
_FEWEST = 10  # pairs of plain letters that tell whether there is an order
_ORDERED = 0.85  # share of them that must be in order
_MOST_SURE = 0.97
_DEPENDENT = 0.4  # what each of the glyphs around counts, as they say much the same
_MOST = 5.0  # said against a letter, at most
_SEVERAL = 0.5  # what it counts for a candidate of several code points
_AT_END = 0.7  # what that counts for the first and last glyphs
_BY_USE = 0.9  # share of neighbouring numbers in order of first use, from which on that is how they were given

_Floats = NDArray[np.float64]
_Ints = NDArray[np.int64]


def find_ranks(document: Document, index: Index) -> _Ints:
    """The place of each glyph in its font's own order, (G,); -1 for all of a font whose numbers are in order of use."""
    glyphs = document.glyphs
    first_use = np.full(len(glyphs), len(index.glyph), np.int64)
    first_use[index.glyph[::-1]] = np.arange(len(index.glyph))[::-1]  # the last that is said holds
    ranks = np.full(len(glyphs), -1, np.int64)
    for font in np.unique(glyphs.font).tolist():
        mine = np.flatnonzero(glyphs.font == font)
        mine = mine[first_use[mine] < len(index.glyph)]
        for numbers in (glyphs.gid, glyphs.code):
            own = numbers[mine].astype(np.int64)
            order = np.argsort(own, kind="stable")
            by_use = np.diff(first_use[mine][order]) > 0
            if len(np.unique(own)) == len(own) > 1 and own.min() >= 0 and by_use.mean() < _BY_USE:
                ranks[mine] = own
                break
    return ranks


def score_order(
    ranks: _Ints, font: NDArray[np.int32], points: _Ints, single: NDArray[np.bool_], chance: _Floats
) -> _Floats:
    """What the glyphs around say of each candidate, (G, K), as logarithms of odds.

    `points` (G, K) are the code points that the candidates begin with, -1 for none; `single` (G, K) tells those that
    are one code point, since others mostly have no place in the order; `chance` (G, K) is how likely each is so far.
    """
    said = np.zeros(chance.shape)
    best = chance.argmax(axis=1)
    rows = np.arange(len(chance))
    plain_one = (chance[rows, best] >= _PLAIN) & (ranks >= 0) & single[rows, best]
    point = np.where(plain_one, points[rows, best], -1)
    for number in np.unique(font[ranks >= 0]).tolist():
        mine = np.flatnonzero((font == number) & (ranks >= 0))
        mine = mine[np.argsort(ranks[mine], kind="stable")]
        plain = mine[point[mine] >= 0]
        weight = _weigh(point[plain])
        if weight > 0:
            _compare(said, mine, plain, point, points, ranks, weight)
    said[~single] *= _SEVERAL
    return said


def _weigh(point: _Ints) -> float:
    """How far the order of a font is to be believed, by its plain letters in that order."""
    pairs = [(point[:-far], point[far:]) for far in range(1, _AROUND + 1)]
    unlike = sum(int((a != b).sum()) for a, b in pairs)
    share = (sum(int((a < b).sum()) for a, b in pairs) + 1) / (unlike + 2)
    if unlike < _FEWEST or share < _ORDERED:
        return 0.0
    share = min(share, _MOST_SURE)
    return math.log(share / (1 - share))


def _compare(
    said: _Floats, mine: _Ints, plain: _Ints, point: _Ints, points: _Ints, ranks: _Ints, weight: float
) -> None:
    """Take from candidates of the glyphs of one font, `mine`, what lies out of the order of the `plain` ones around."""
    place = np.searchsorted(ranks[plain], ranks[mine])
    own = point[mine] >= 0
    against = np.zeros((len(mine), points.shape[1]))
    for step in range(1, _AROUND + 1):
        for at, below in ((place - step, True), (place + own + step - 1, False)):
            there = (at >= 0) & (at < len(plain))
            beside = point[plain[np.clip(at, 0, len(plain) - 1)]][:, None]
            astray = points[mine] < beside if below else points[mine] > beside
            against += astray & there[:, None] & (points[mine] >= 0)
    # What is last was mostly added late: variants, ligatures.
    inside = np.minimum(place, len(plain) - place - own) >= _AROUND
    said[mine] -= np.minimum(weight * _DEPENDENT * against, _MOST) * np.where(inside, 1.0, _AT_END)[:, None]


def to_points(values: Sequence[str]) -> _Ints:
    """The code point that each value begins with."""
    return np.array([ord(value[0]) if value else -1 for value in values], np.int64)
