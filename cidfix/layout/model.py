"""What layout finds by geometry alone: lines of tokens of glyphs, in reading direction, and guesses about them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Bools, Floats, Ints


class Direction(IntEnum):
    """How the glyphs of a line follow one another, and for columns how the lines do."""

    LTR = 0
    RTL = 1
    COLUMNS_RTL = 2  # top to bottom, next column to the left (Chinese, Japanese)
    COLUMNS_LTR = 3  # top to bottom, next column to the right (Mongolian)


DirectionName: TypeAlias = Literal["ltr", "rtl", "ttb-rl", "ttb-lr"]

DIRECTION_NAMES: dict[DirectionName, Direction] = {
    "ltr": Direction.LTR,
    "rtl": Direction.RTL,
    "ttb-rl": Direction.COLUMNS_RTL,
    "ttb-lr": Direction.COLUMNS_LTR,
}


@dataclass(frozen=True, slots=True)
class DirectionRule:
    """The user says how lines run: one line, all of a page (`line` None), or the whole document (both None).

    Rules for lines do not renumber anything; rules for pages and documents can. Columns are only a direction of
    text that runs down the page, so such a rule leaves upright lines as they are.
    """

    direction: Direction
    page: int | None
    line: int | None


@dataclass(frozen=True, slots=True)
class Guess:
    """A glyph (index into `Document.glyphs`) guessed to be a space or full stop; score 0 to 1, reason in words."""

    glyph: int
    score: float
    reason: str


@dataclass(frozen=True, slots=True)
class Separators:
    """What separates words and sentences in one font, best guess first.

    Guesses with a score of 0.5 or more are taken as true, the others are the runners-up; no guess of 0.5 means
    the font has none.
    """

    spaces: tuple[Guess, ...]
    stops: tuple[Guess, ...]


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Layout:
    """Lines, tokens and glyphs in reading direction.

    `occurrence` (M,) indexes `Document.occurrences`: the visible ones that are not spaces, line after line.
    `attached` (M,) is true where a glyph is drawn on the one before it in its token (zero advance, or shifted
    back over it): a mark. `token_start` (T + 1,) are offsets into `occurrence`, `line_start` (L + 1,) offsets
    into tokens. Per line: `page` number, `number` within its page from 1, `box` in points (x0, y0, x1, y1; y
    down, as displayed), `direction`, `size` the commonest font size, `baseline` the line's coordinate across its
    writing, growing towards the next line of turned or upright text, and `start`, `stop`, the ends of its extent
    along its writing, `start` being the lesser also where the line is read from the right; all in points.
    `separators` holds one value a font, in the order of `Document.fonts`.
    `hyphen` (G,) marks glyphs shaped and used like a hyphen. `region` (L,) numbers the columns and bands of all pages:
    lines of one region stand one below the other with no white corridor between them.
    """

    occurrence: Ints
    attached: Bools
    token_start: Ints
    line_start: Ints
    page: Ints
    number: Ints
    box: Floats
    direction: NDArray[np.uint8]
    baseline: Floats
    start: Floats
    stop: Floats
    size: Floats
    separators: tuple[Separators, ...]
    hyphen: Bools
    region: Ints
