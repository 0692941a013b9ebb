"""What was read from a PDF: fonts, glyphs, and every occurrence of a glyph on a page, as immutable arrays.

Nothing here knows PyMuPDF; these values cross the process border from the worker and are all that the later
steps see of a PDF.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from pathlib import Path
from typing import Any, Literal, Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]
Bools = NDArray[np.bool_]


class Mark(IntFlag):
    """What is special about one occurrence (`Occurrences.marks`)."""

    NONE = 0
    INVISIBLE = 1  # render mode 3, an OCR layer, or fully transparent: kept apart from the page's text
    REPEATED = 2  # drawn again at nearly the same place (fake bold, shadow): counted once
    ANNOTATION = 4  # stands in an annotation's or form field's appearance
    CLIPPED = 8  # lies wholly outside the page, or the clip path


class Verb(IntEnum):
    """What a verb of `Outlines` draws; all but CLOSE take as many points as they have ends and controls to go to."""

    MOVE = 0
    LINE = 1
    QUADRATIC = 2
    CUBIC = 3
    CLOSE = 4


def search_sorted(ends: Ints, wanted: int, side: Literal["left", "right"] = "left") -> int:
    """Where a number would stand among sorted `ends`, a million of them in a microsecond.

    NumPy by itself would make 64-bit numbers of all `ends` first, to compare them with Python's. And it would let go of
    Python's lock each time, which a thread that asks again and again so takes from all others for long: who waits for a
    lock that is free for moments never asks its holder to give it up.
    """
    find = bisect_left if side == "left" else bisect_right
    return find(memoryview(ends), wanted)  # type: ignore[arg-type]  # NumPy says it of its arrays from 3.12 on


@dataclass(frozen=True, slots=True)
class Font:
    """One font object as the file uses it.

    `name` is F and the object number, with a letter behind the number of the font's owner for a font that
    has no number of its own. `own_map` is what the file's /ToUnicode, or else its encoding, says of each code
    in use (NFC is not applied); a code it says nothing of is absent. `declared` tells where that came from:
    "ToUnicode", "encoding" or "" when the file says nothing.

    What follows `fault` is what else the file says of codes in use, none of it to be believed unseen: the glyphs' names
    by /Differences and by the font program, the program's character map read backwards (U+F000 and a code number in
    a symbol font), /ToUnicode and the encoding apart, and the readings by each character collection (its ordering:
    Japan1 …) that the font may follow.
    """

    name: str
    base_name: str  # without the subset tag
    kind: str  # Type0, TrueType, Type1, MMType1, Type3
    embedded: bool
    declared: str
    own_map: Mapping[int, str]
    fault: str = ""  # why the font program could not be read, in a user's words
    names: Mapping[int, str] = field(default_factory=dict)
    program_names: Mapping[int, str] = field(default_factory=dict)
    program_map: Mapping[int, str] = field(default_factory=dict)
    to_unicode: Mapping[int, str] = field(default_factory=dict)
    encoded: Mapping[int, str] = field(default_factory=dict)
    collections: Mapping[str, Mapping[int, str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Glyphs:
    """Every (font, code) in use, arrays of length G ordered by font, then code.

    `font` indexes `Document.fonts`. `gid` is the glyph id in the font program, -1 if unknown. `advance` is in em
    along the writing direction. `ink` is the box of the drawn shape in em (x0, y0, x1, y1; y up, origin on the
    baseline), zeros when blank or unknown. `blank` is true where the shape is known to have no ink. `outline`
    is a hash of the shape normalised for em size and offset, the same for the same shape in any font of any
    document, "" where it is blank or unknown.
    """

    font: Ints
    code: NDArray[np.int64]
    gid: Ints
    advance: Floats
    ink: Floats
    blank: Bools
    outline: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.code)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Outlines:
    """The outline of each glyph (G), in em, origin on the baseline, y up, to be filled by the nonzero rule.

    `verb` (V,) holds `Verb`s, which take 1 (MOVE), 1 (LINE), 2 (QUADRATIC), 3 (CUBIC) and 0 (CLOSE) of `point` (P, 2).
    The verbs of glyph g are verb[verb_start[g]:verb_start[g + 1]], its points point[point_start[g]:point_start[g + 1]].
    There are none for a glyph that is blank or whose shape is unknown.
    """

    verb: NDArray[np.uint8]
    point: Floats
    verb_start: Ints
    point_start: Ints

    def __len__(self) -> int:
        return len(self.verb_start) - 1

    @classmethod
    def empty(cls, count: int) -> Self:
        """Of as many glyphs none."""
        starts = np.zeros(count + 1, np.int32)
        return cls(np.zeros(0, np.uint8), np.zeros((0, 2), np.float32), starts, starts)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Occurrences:
    """Every glyph drawn, arrays of length N: page by page, in the order of the content stream.

    `glyph` indexes `Glyphs`. `x`, `y` are the origin in points on the page as a reader sees it (page rotation
    applied, y down, origin at the top left of the crop box). `dx`, `dy` is the unit vector the writing runs
    along there. `size` is the effective font size in points, `advance` the distance to the next origin as the
    font's widths give it, in points. `ascent`, `descent` bound the quad across the writing, in points from the
    baseline (ascent positive, descent negative). `vertical` is true where the font's own writing mode is
    vertical (WMode 1).
    """

    glyph: Ints
    x: Floats
    y: Floats
    dx: Floats
    dy: Floats
    size: Floats
    advance: Floats
    ascent: Floats
    descent: Floats
    vertical: Bools
    marks: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.glyph)


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its number from 1, size in points as displayed, and its slice of the occurrences.

    `image_share` and `curve_share` are the shares of the page's area (0 to 1) covered by images and by filled
    paths small enough to be letters. `fault` says why the page, or a part of it, could not be read.
    """

    number: int
    width: float
    height: float
    start: int
    stop: int
    image_share: float = 0.0
    curve_share: float = 0.0
    fault: str = ""


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Document:
    """A PDF, read; `metadata` has what an earlier repair noted under "repair"."""

    path: Path
    sha256: str
    producer: str
    page_count: int  # of the file; `pages` may be fewer when only some were asked for
    fonts: tuple[Font, ...]
    glyphs: Glyphs
    occurrences: Occurrences
    pages: tuple[Page, ...]
    warnings: tuple[str, ...] = ()
    metadata: Mapping[str, Any] = field(default_factory=dict)
    outlines: Outlines = field(default_factory=lambda: Outlines.empty(0))  # of no glyph, or of each in `glyphs`

    def page_of(self) -> Ints:
        """The page number of each occurrence, shape (N,)."""
        counts = [page.stop - page.start for page in self.pages]
        return np.repeat(np.array([page.number for page in self.pages], np.int32), counts)
