"""The letters of a line in the order in which they were written, where some of them run the other way.

A line's glyphs are counted from the side it begins at, which geometry tells. Which of them run the other way, only
their values can tell; so this is done anew whenever the values change, and numbers no glyph anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import regex

from cidfix.bidi.characters import LETTERS_FROM_RIGHT, NUMBERS, STRONG, find_class, has_from_right, to_mirrored
from cidfix.bidi.logical import order_written
from cidfix.layout import Direction, Layout
from cidfix.pdf.document import Bools
from cidfix.recover.index import Index

_TELLING = frozenset({*STRONG, *NUMBERS})
_TERMINAL = regex.compile(r"\p{Terminal_Punctuation}+")


class Letter(NamedTuple):
    """What glyphs that are drawn as one say: the position of the first in `Index.glyph`, their texts in order.

    A space between words is at position -1.
    """

    position: int
    texts: tuple[str, ...]


SPACE = Letter(-1, (" ",))


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class LineDirections:
    """How the lines (L) of a layout run: `right` those from the right, `down` columns, `said` those the user told."""

    right: Bools
    down: Bools
    said: Bools


def find_line_directions(layout: Layout, said: Bools) -> LineDirections:
    """The directions of a layout's lines; `said` (L,) are those that the user decided."""
    return LineDirections(layout.direction == Direction.RTL, layout.direction > Direction.RTL, said)


def find_mixed(directions: LineDirections, index: Index, texts: Sequence[str]) -> Bools:
    """The lines (L) in which something may run against the order of the glyphs; `texts` is what each glyph says."""
    mixed = directions.right.copy()
    telling = np.array([has_from_right(text) for text in texts], np.bool_)
    if telling.any():
        line = np.repeat(index.token_line, np.diff(index.token_start))
        mixed[line[telling[index.glyph]]] = True
    return mixed & ~directions.down


class Run(NamedTuple):
    """How a line runs by geometry, whether the user `said` so, and whether the document's known letters may run so.

    They may not where nearly all of them run the other way.
    """

    right: bool
    said: bool
    possible: bool


def order_line(letters: Sequence[Letter], unknown: Sequence[bool], run: Run) -> list[Letter]:
    """The letters of a line, given from the side it begins at with spaces between words, as they were written.

    What is `unknown` counts as what is known beside it in its word, else as a letter of the line's own direction.
    """
    right = run.right
    texts = ["".join(letter.texts) for letter in letters]
    classes = [find_class(text) for text in texts]
    level = _find_level(classes, texts, unknown, run)
    own = ("AL" if classes.count("AL") > classes.count("R") else "R") if right else "L"
    classes = fill_holes(classes, [letter is SPACE for letter in letters], unknown, own)
    last = len(letters) - 1
    if right:
        classes.reverse()
        texts.reverse()
    written = []
    for place, height in order_written(classes, texts, level):
        number = last - place if right else place
        letter = letters[number]
        if height % 2 and not unknown[number] and letter is not SPACE:
            letter = Letter(letter.position, tuple("".join(map(to_mirrored, text)) for text in letter.texts))
        written.append(letter)
    return written


def fill_holes(classes: Sequence[str], gap: Sequence[bool], unknown: Sequence[bool], own: str) -> list[str]:
    """The classes of letters, those of the `unknown` as they are nearest to it in its word, `own` where none is.

    A `gap` stands between words. What is neither letter nor number tells nothing.
    """
    filled = list(classes)
    before: list[str] = []
    for place, (name, is_gap, hole) in enumerate(zip(classes, gap, unknown, strict=True)):
        told = name if not hole and name in _TELLING else before[-1] if before else ""
        before.append("" if is_gap else told)
        filled[place] = before[-1] if hole else name
    behind = ""
    for place in range(len(filled) - 1, -1, -1):
        if not unknown[place]:
            behind = "" if gap[place] else filled[place] if filled[place] in _TELLING else behind
        elif not filled[place]:
            filled[place] = behind or own
    return filled


def _find_level(classes: Sequence[str], texts: Sequence[str], unknown: Sequence[bool], run: Run) -> int:
    """The level of the paragraph that a line is of: 1 where it runs from the right.

    A sentence ends where its line does, so a line that has its full stop on the side where geometry lets it begin runs
    the other way. Else the line's letters are right where all of them run against what geometry says (a heading, a
    quotation), or most, and nearly all of the document's do.
    """
    right = run.right
    known = [name for name, hole in zip(classes, unknown, strict=True) if not hole]
    from_left, from_right = known.count("L"), sum(name in LETTERS_FROM_RIGHT for name in known)
    against, along = (from_left, from_right) if right else (from_right, from_left)
    if run.said or any(unknown) or not against:
        return int(right)
    begins, ends = (_TERMINAL.fullmatch(text) is not None for text in (texts[0], texts[-1]))
    if begins != ends:
        return int(right != begins)
    return int(right != (not along or (against > along and not run.possible)))
