"""Sketches of glyphs: small pictures by which the same letter is known where its outline is not quite the same.

Another version, another converter or em size moves a few points, and TeX's bitmaps are others at each resolution; the
hash of an outline is then another, the picture hardly. A sketch is too coarse to draw the letter from, so a map that
holds sketches can be published as one that holds hashes.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Bools, Document, Floats
from cidfix.shapes.features import take
from cidfix.shapes.raster import Frames, draw

CELLS = 16  # of a picture, each way
_LEVELS = 15  # of ink in a cell
_UNITS = 5000  # to the em, for places
_BYTES = 1 + 3 * 2 + CELLS**2 // 2  # a multiple of three, so that nothing fills up the text
_TEXT = re.compile(rf"[A-Za-z0-9+/]{{{_BYTES * 4 // 3}}}")
_SMALLEST = 1e-3  # em; what is thinner is drawn as if it were as wide as that

# Of 14 faces that were scaled to another em and converted from TrueType to CFF, no glyph moved by more than 0.0012 em
# or differed by more than 0.16 in a cell, and other letters of a face that are not the same drawing do by 0.48 in some
# cell. The pixels of Type 3 glyphs are 1/64 em, so that their edges move by one or two.
_NEAR, _NEAR_CELL, _NEAR_EDGE, _MOST_CELL = 0.0015, 0.15, 0.001, 0.35
_NEAR_COARSE, _NEAR_CELL_COARSE = 0.02, 0.5
_FAR, _FAR_COARSE = 0.02, 0.05
_UNLIKE, _UNLIKE_COARSE = 0.1, 0.2  # the mean difference of cells from which on two glyphs have nothing in common
_RIVAL = 1.2  # how much nearer another glyph has to be to be the one that is meant
_AT_A_TIME = 20_000  # pairs
_SIGN_STEPS, _SIGN_CELLS, _SIGN_INK = 25, 4, 0.4  # to the em; of a sign's picture, each way; in a cell that counts


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Sketches:
    """Of K glyphs: `box` (K, 3) width, bottom and top in em, `picture` (K, CELLS, CELLS) the ink of each cell, 0 to 1.

    `coarse` (K,) tells where the glyph is known by its pixels only.
    """

    box: NDArray[np.float64]
    picture: Floats
    coarse: Bools


@dataclass(frozen=True, slots=True)
class Alike:
    """Two glyphs of two sets of sketches that look alike; `near` if so much that they are the same for sure."""

    mine: int
    other: int
    score: float  # 0 to 1
    near: bool


@lru_cache(maxsize=1)  # map after map is compared with one document
def draw_sketches(document: Document) -> Sketches:
    """The sketches of a document's glyphs (G); all zeros for one without ink or whose outline is not known."""
    glyphs = _find_drawn(document)
    box = _find_boxes(document, glyphs)
    fine = _draw(document, glyphs, 2 * CELLS)  # so that 64 points of a cell are tried, not 16
    picture: Floats = fine.reshape(-1, CELLS, 2, CELLS, 2).mean(axis=(2, 4))
    kinds = np.array([font.kind == "Type3" for font in document.fonts], np.bool_)
    return Sketches(box, picture, kinds[document.glyphs.font] if len(box) else np.zeros(0, np.bool_))


def _find_drawn(document: Document) -> NDArray[np.intp]:
    """The glyphs of a document whose outlines are known."""
    outlines = document.glyphs.outline
    is_drawn = [bool(outline) for outline in outlines] if len(document.outlines) == len(outlines) else []
    return np.flatnonzero(is_drawn)


def _find_boxes(document: Document, glyphs: NDArray[np.intp]) -> NDArray[np.float64]:
    """Width, bottom and top in em of some glyphs, zeros for the others, (G, 3)."""
    ink, box = document.glyphs.ink[glyphs].astype(np.float64), np.zeros((len(document.glyphs), 3))
    box[glyphs] = np.stack((ink[:, 2] - ink[:, 0], ink[:, 1], ink[:, 3]), axis=1)
    return box


def _draw(document: Document, glyphs: NDArray[np.intp], cells: int) -> Floats:
    """The ink of each cell of the boxes of some glyphs, none for the others, (G, cells, cells)."""
    ink = document.glyphs.ink[glyphs].astype(np.float64)
    low, size = ink[:, :2], np.maximum(ink[:, 2:] - ink[:, :2], _SMALLEST)
    picture = np.zeros((len(document.glyphs), cells, cells), np.float32)
    frames = Frames(low[:, 0], low[:, 1], size[:, 0], size[:, 1])
    picture[glyphs] = draw(take(document.outlines, glyphs), frames, cells)
    return picture


def pick_sketches(sketches: Sketches, glyphs: Sequence[int]) -> Sketches:
    """The sketches of some glyphs, in their order."""
    return Sketches(sketches.box[glyphs], sketches.picture[glyphs], sketches.coarse[glyphs])


def format_sketch(sketches: Sketches, glyph: int) -> str:
    """A sketch as text that `parse_sketches` reads, "" for a glyph without."""
    if not sketches.picture[glyph].any():
        return ""
    places = np.clip(np.round(sketches.box[glyph] * _UNITS), -0x8000, 0x7FFF).astype(">i2").tobytes()
    levels = np.round(sketches.picture[glyph].ravel() * _LEVELS).astype(np.uint8)
    coarse = bytes([int(sketches.coarse[glyph])])
    return b64encode(coarse + places + (levels[::2] << 4 | levels[1::2]).tobytes()).decode()


def is_sketch(text: str) -> bool:
    """Whether `parse_sketches` reads a text."""
    return _TEXT.fullmatch(text) is not None


def parse_sketches(texts: Sequence[str]) -> Sketches:
    """The sketches that texts hold. Raises ValueError for one that holds none."""
    rows = [b64decode(text, validate=True) for text in texts]
    if any(len(row) != _BYTES for row in rows):
        raise ValueError("no sketch has as many bytes")
    data = np.frombuffer(b"".join(rows), np.uint8).reshape(-1, _BYTES)
    box = np.ascontiguousarray(data[:, 1:7]).view(">i2").astype(np.float64) / _UNITS
    cells = np.stack((data[:, 7:] >> 4, data[:, 7:] & 0xF), axis=2).reshape(-1, CELLS, CELLS)
    return Sketches(box, (cells / _LEVELS).astype(np.float32), data[:, 0] != 0)


def find_signs(sketches: Sketches) -> list[str]:
    """A sign of each sketch, "" where there is none: most glyphs that are near each other have the same one."""
    return _to_signs(sketches.box, sketches.picture)


def begin_signs(document: Document) -> list[str]:
    """What the signs of a document's glyphs begin with, which their boxes tell, "" for a glyph without outline.

    A sign goes on with hexadecimal digits.
    """
    drawn = _find_drawn(document)
    begins, known = _begin(_find_boxes(document, drawn)), set(drawn.tolist())
    return [begin if glyph in known else "" for glyph, begin in enumerate(begins)]


def draw_signs(document: Document, glyphs: Sequence[int]) -> list[str]:
    """The signs of some of a document's glyphs, which are cheaper than their sketches, "" for the others."""
    drawn = np.intersect1d(_find_drawn(document), np.array(glyphs, np.intp))
    return _to_signs(_find_boxes(document, drawn), _draw(document, drawn, 2 * _SIGN_CELLS))


def _begin(box: NDArray[np.float64]) -> list[str]:
    places = np.round(box * _SIGN_STEPS).astype(np.int64).tolist()
    return [f"near {' '.join(map(str, place))} " for place in places]


def _to_signs(box: NDArray[np.float64], picture: Floats) -> list[str]:
    side = picture.shape[1] // _SIGN_CELLS
    blocks = picture.reshape(-1, _SIGN_CELLS, side, _SIGN_CELLS, side).mean(axis=(2, 4)).reshape(-1, _SIGN_CELLS**2)
    full = np.packbits(blocks > _SIGN_INK, axis=1)
    inked = (blocks.max(axis=1, initial=0.0) > 0).tolist()
    return [
        f"{begin}{bits.tobytes().hex()}" if ink else ""
        for begin, bits, ink in zip(_begin(box), full, inked, strict=True)
    ]


def find_alike(mine: Sketches, others: Sketches) -> list[Alike]:
    """The pairs of glyphs that look alike, all that are near, and else each with what it is most like.

    Where a glyph's likest one is much liker to another, that is the one. Cost: work per pair of glyphs of one size.
    """
    coarse = mine.coarse[:, None] | others.coarse[None]
    apart = np.zeros(coarse.shape)
    for side in range(3):
        np.maximum(apart, np.abs(mine.box[:, side, None] - others.box[None, :, side]), out=apart)
    first, second = np.nonzero(apart <= np.where(coarse, _FAR_COARSE, _FAR))
    rough, apart = coarse[first, second], apart[first, second]
    mean, cell = np.zeros(len(first)), np.zeros(len(first))
    for start in range(0, len(first), _AT_A_TIME):
        part = slice(start, start + _AT_A_TIME)
        mean[part], cell[part] = _compare(mine.picture[first[part]], others.picture[second[part]], rough[part])
    likest = np.full(len(others.box), np.inf)
    np.minimum.at(likest, second, mean)
    possible = (mean <= np.where(rough, _UNLIKE_COARSE, _UNLIKE)) & (mean <= likest[second] * _RIVAL + 1 / CELLS**2)
    best = np.full(len(mine.box), np.inf)
    np.minimum.at(best, first[possible], mean[possible])
    most = np.where(rough, _NEAR_CELL_COARSE, _allow_in_cell(others.box)[second])
    near = (apart <= np.where(rough, _NEAR_COARSE, _NEAR)) & (cell <= most)
    near &= ~rough | (mean == best[first])  # what one pixel more or less tells apart is not told by its being near
    chosen = np.flatnonzero(near | (possible & (mean == best[first])))
    return [Alike(int(first[k]), int(second[k]), float(1 - mean[k]), bool(near[k])) for k in chosen]


def _compare(mine: Floats, others: Floats, rough: Bools) -> tuple[Floats, Floats]:
    """How pictures (P, CELLS, CELLS) differ in the mean of all cells, and most in one.

    A cell of a `rough` pair is compared with what the other has there and beside it.
    """
    difference = np.abs(mine - others)
    cell = difference.max(axis=(1, 2))
    if rough.any():
        a, b = mine[rough], others[rough]
        (a_low, a_high), (b_low, b_high) = _find_range(a), _find_range(b)
        outside = np.maximum(np.maximum(a - b_high, b_low - a), np.maximum(b - a_high, a_low - b))
        cell[rough] = np.maximum(outside, 0).max(axis=(1, 2))
    return difference.mean(axis=(1, 2)), cell


def _allow_in_cell(box: NDArray[np.float64]) -> NDArray[np.float64]:
    """By how much a cell may differ in the same glyph, (K,): an edge that is moved fills more of a smaller cell."""
    side = np.minimum(box[:, 0], box[:, 2] - box[:, 1])
    allowed: NDArray[np.float64] = np.minimum(_NEAR_CELL + _NEAR_EDGE * CELLS / np.maximum(side, _SMALLEST), _MOST_CELL)
    return allowed


def _find_range(pictures: Floats) -> tuple[Floats, Floats]:
    """The least and most ink of each cell and those round it."""
    padded = np.pad(pictures, ((0, 0), (1, 1), (1, 1)))
    shifted = [padded[:, y : y + CELLS, x : x + CELLS] for y in range(3) for x in range(3)]
    return np.minimum.reduce(shifted), np.maximum.reduce(shifted)
