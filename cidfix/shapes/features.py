"""What a glyph looks like as a row of numbers: its ink at its own size, its accents, and how high and wide it stands.

The picture is taken of the glyph's own box, so that small glyphs have as many cells as large ones, and of what stands
apart from the body once more by itself. Size and place, in which comma and apostrophe or c and C differ alone, are
numbers beside them. All are measured against the em, which fonts use as they like: `scale` says how much larger than
usual a font draws its letters.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Outlines
from cidfix.shapes.parts import SIDES, find_parts
from cidfix.shapes.raster import Frames, draw

CELLS = 24  # of the picture, each way
PART_CELLS = 12  # of the picture of a part
PLACE = 6 + 5 * SIDES
"""Numbers of a row that tell size and place."""

WIDTH = CELLS**2 + SIDES * PART_CELLS**2 + PLACE
"""The numbers of a row of features: pictures, then places."""

_MARGIN = 0.04  # of a picture's side around the ink
_SMALLEST = 1e-3  # em; a glyph smaller than that has no shape to speak of
_THINNEST = 0.02  # em; a part is not drawn wider than if it were as high and wide as this


def find_features(outlines: Outlines, ink: Floats, advance: Floats, scale: NDArray[np.float64]) -> Floats:
    """A row for each glyph, shape (G, WIDTH). Zeros where there is no ink.

    `ink` (G, 4) is the box of each in em, `advance` (G,) its width in em, `scale` (G,) what all places are divided by.
    """
    box = ink.astype(np.float64)
    extent = np.maximum(box[:, 2] - box[:, 0], box[:, 3] - box[:, 1])
    inked = extent > _SMALLEST
    extent = np.where(inked, extent, 1.0)
    side = extent * (1 + 2 * _MARGIN)
    middle = (box[:, :2] + box[:, 2:]) / 2
    frames = Frames(middle[:, 0] - side / 2, middle[:, 1] - side / 2, side, side)
    rows = np.zeros((len(outlines), WIDTH), np.float32)
    rows[:, : CELLS**2] = _blur(draw(outlines, frames, CELLS)).reshape(len(outlines), -1)
    rows[:, -PLACE : -PLACE + 6] = np.stack(
        (
            np.log(extent / scale),
            box[:, 1] / scale,
            box[:, 3] / scale,
            (box[:, 2] - box[:, 0]) / scale,
            np.clip(advance / scale, 0, 2),
            np.abs(advance) < 0.02,
        ),
        axis=1,
    )
    _add_parts(rows, outlines, box, extent)
    rows[~inked] = 0
    return rows


def rescale(rows: Floats, scale: Floats) -> Floats:
    """The features as they would be found at another scale, `scale` (G,) times that at which they were."""
    places = rows[:, -PLACE : -PLACE + 6]
    inked = rows.any(axis=1)
    changed = rows.copy()
    changed[:, -PLACE] -= np.where(inked, np.log(scale), 0)
    changed[:, -PLACE + 1 : -PLACE + 5] = places[:, 1:5] / scale[:, None]
    return changed


def _add_parts(rows: Floats, outlines: Outlines, box: NDArray[np.float64], extent: NDArray[np.float64]) -> None:
    """Write into the rows what stands apart from each glyph's body: its picture, its place beside it, its size."""
    parts = find_parts(outlines, box.astype(np.float32))
    for number in range(SIDES):
        mine = np.flatnonzero(parts.present[number])
        if not len(mine):
            continue
        part = parts.box[number, mine].astype(np.float64)
        size = np.maximum(part[:, 2:] - part[:, :2], _THINNEST)
        frames = Frames(part[:, 0], part[:, 1], size[:, 0], size[:, 1])
        pictures = _blur(draw(take(outlines, mine), frames, PART_CELLS))
        at = CELLS**2 + number * PART_CELLS**2
        rows[mine, at : at + PART_CELLS**2] = pictures.reshape(len(mine), -1)
        middle = (part[:, :2] + part[:, 2:] - box[mine, :2] - box[mine, 2:]) / 2 / extent[mine, None]
        at = WIDTH - PLACE + 6 + number * 5
        rows[mine, at] = 1.0
        rows[mine, at + 1 : at + 3] = middle
        rows[mine, at + 3 : at + 5] = np.log(size / extent[mine, None]) / 3


def take(outlines: Outlines, glyphs: NDArray[np.int64]) -> Outlines:
    """The outlines of some glyphs, in their order."""
    verbs = np.diff(outlines.verb_start)[glyphs]
    points = np.diff(outlines.point_start)[glyphs]
    return Outlines(
        outlines.verb[_spread(outlines.verb_start[glyphs], verbs)],
        outlines.point[_spread(outlines.point_start[glyphs], points)],
        np.concatenate([[0], np.cumsum(verbs)]).astype(np.int32),
        np.concatenate([[0], np.cumsum(points)]).astype(np.int32),
    )


def _spread(start: NDArray[np.int32], length: NDArray[np.int32]) -> NDArray[np.int64]:
    """The numbers from each start on, `length` of them."""
    ends = np.cumsum(length)
    return np.arange(ends[-1] if len(ends) else 0) + np.repeat(start - ends + length, length)


def _blur(pictures: Floats) -> Floats:
    """Each cell with a part of its neighbours', so that a stem a little to the side is still much the same."""
    padded = np.pad(pictures, ((0, 0), (1, 1), (1, 1)))
    across = padded[:, :, :-2] / 4 + padded[:, :, 1:-1] / 2 + padded[:, :, 2:] / 4
    blurred = across[:, :-2] / 4 + across[:, 1:-1] / 2 + across[:, 2:] / 4
    return blurred.astype(np.float32, copy=False)
