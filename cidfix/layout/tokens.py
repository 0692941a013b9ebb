"""Reads lines as tokens: spaces left out, marks behind their bases, tokens in the order they are read."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.frame import starts_of
from cidfix.layout.lines import Lines
from cidfix.layout.marks import attach, find_marks
from cidfix.layout.model import Direction
from cidfix.layout.words import find_breaks, find_gaps
from cidfix.pdf.document import Bools, Document, Floats, Ints

THIN = 0.05  # em: white that separates nothing


@dataclass(frozen=True, slots=True)
class Text:
    """Glyphs that are no spaces, sorted by line and place, arrays of length M.

    `occurrence` and `glyph` index the document. `line` and `token` number the line and token of each, both growing
    along the line whatever its direction; `base` is the index of the glyph that a mark is drawn on, for others
    their own. `first` (L + 1,) is where lines begin; a line of spaces alone is empty.
    """

    occurrence: Ints
    glyph: Ints
    line: Ints
    token: Ints
    base: Ints
    first: NDArray[np.int64]


def find_tokens(document: Document, lines: Lines, space: Bools) -> Text:
    """The tokens of all lines; `space` (G,) is true for the glyphs taken as spaces."""
    blank = space[lines.glyphs.glyph]
    kept = np.flatnonzero(~blank)
    glyphs, line = lines.glyphs.take(kept), lines.line[kept]
    base = attach(glyphs, line, find_marks(glyphs, line, document.glyphs), document.glyphs)
    standing = np.flatnonzero(base == np.arange(len(base), dtype=np.int32))
    gap = find_gaps(glyphs, line, standing)
    blank[_find_idle(lines, np.flatnonzero(blank), kept[standing], gap)] = False
    passed = np.cumsum(blank, dtype=np.int32)[kept[standing]]
    space_before = np.diff(passed, prepend=np.int32(0)) > 0
    has_space = np.zeros(max(len(document.fonts), 1), np.bool_)
    has_space[document.glyphs.font[space]] = True
    spaced = has_space[document.glyphs.font[glyphs.glyph[standing]]]
    breaks = find_breaks(gap, line[standing], spaced, space_before)
    token = np.zeros(len(base), np.int32)
    token[standing] = np.cumsum(breaks, dtype=np.int32) - 1
    first = np.searchsorted(line, np.arange(len(lines) + 1)).astype(np.int64)
    return Text(glyphs.occurrence, glyphs.glyph, line, token[base], base, first)


def _find_idle(lines: Lines, spaces: NDArray[np.int64], standing: NDArray[np.int64], gap: Floats) -> NDArray[np.int64]:
    """The spaces that take no room and leave no white: some producers draw a joiner as such a space."""
    glyphs = lines.glyphs
    follower = np.searchsorted(standing, spaces)
    inside = follower < len(standing)
    spaces, follower = spaces[inside], follower[inside]
    following = standing[follower]
    step = (glyphs.along[following] - glyphs.along[spaces]) / glyphs.size[spaces]
    idle = (step < THIN) & (gap[follower] < THIN) & (lines.line[following] == lines.line[spaces])
    return np.asarray(spaces[idle])


def read(text: Text, order: NDArray[np.int64], direction: NDArray[np.uint8]) -> Ints:
    """Indices of the glyphs of `text` as they are read: the lines in `order`, right-to-left ones from the right."""
    right = direction == Direction.RTL
    place = np.arange(len(text.base), dtype=np.int32)
    drawn_on = text.base != place
    if drawn_on.any():
        # Marks come behind their base in reading direction, several of them as they were drawn.
        sign = np.where(right, -1, 1)[text.line]
        key = 4 * text.base.astype(np.int64) + sign * drawn_on
        place = np.argsort((key << 31) + sign * text.occurrence, kind="stable").astype(np.int32)
    # A line is a stretch of `place`; from the left or, where it is read so, from the right.
    count = np.diff(text.first)[order]
    turned = right[order]
    begin = np.where(turned, text.first[1:][order] - 1, text.first[:-1][order])
    step = np.repeat(np.where(turned, -1, 1).astype(np.int32), count)
    passed = np.cumsum(count) - count
    start = begin - np.where(turned, -1, 1) * passed
    return np.asarray(place[np.repeat(start.astype(np.int32), count) + step * np.arange(count.sum(), dtype=np.int32)])


def bounds(number: NDArray[np.integer]) -> Ints:
    """Offsets at which a new token or line begins, and the length."""
    return starts_of(number).astype(np.int32)
