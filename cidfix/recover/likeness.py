"""Small pictures of glyphs, and an order in which glyphs that look alike stand side by side.

Whoever goes through a font's glyphs by eye is quick when o, ö and ő follow one another. The pictures are drawn from
the outlines alone, so they are the same on every machine.
"""

from __future__ import annotations

import numpy as np

from cidfix.pdf.document import Floats, Ints, Outlines
from cidfix.shapes.raster import Frames, draw, find_boxes

SIDE = 24  # cells of a picture, each way
BOTTOM, TOP = -0.4, 1.0  # em, of a picture; it is as wide as it is high

_BATCH = 256  # glyphs compared with all before them at a time


def draw_outlines(outlines: Outlines) -> Floats:
    """The picture of each glyph, shape (G, SIDE, SIDE): the share of each cell that is ink, the top row first.

    All have one scale: a picture reaches from BOTTOM to TOP em, and as far across, with the middle of the glyph's ink
    in its middle. Without ink it is all zeros.
    """
    boxes = find_boxes(outlines).astype(np.float64)
    side = TOP - BOTTOM
    left = (boxes[:, 0] + boxes[:, 2] - side) / 2
    sides = np.full(len(left), side)
    return draw(outlines, Frames(left, np.full(len(left), BOTTOM), sides, sides), SIDE)


def order_by_likeness(pictures: Floats, glyphs: Ints) -> Ints:
    """The same glyphs, so that neighbours look alike; those without ink come last, as they were.

    By cheapest insertion: each glyph goes between the two neighbours that are parted at the least loss of likeness,
    which is the cosine of two pictures at half their resolution.
    """
    traits = _to_traits(pictures[glyphs])
    inked = np.flatnonzero(traits.any(axis=1))
    traits = traits[inked]
    chain, links = np.zeros(min(len(inked), 1), np.int64), np.zeros(0, np.float32)
    table = np.zeros((0, 0), np.float32)
    for new in range(1, len(inked)):
        row = (new - 1) % _BATCH
        if row == 0:
            table = traits[new : new + _BATCH] @ traits[: new + _BATCH].T
        likeness = table[row, chain]
        gain = np.concatenate((likeness[:1], likeness[:-1] + likeness[1:] - links, likeness[-1:]))
        place = int(gain.argmax())
        chain = np.insert(chain, place, new)
        beside = likeness[max(place - 1, 0) : place + 1]
        links = np.concatenate((links[: max(place - 1, 0)], beside, links[place:]))
    blank = np.setdiff1d(np.arange(len(glyphs)), inked)
    return glyphs[np.concatenate((inked[chain], blank))]


def _to_traits(pictures: Floats) -> Floats:
    """Vectors whose products are the cosines of pictures, shape (K, SIDE * SIDE / 4); zeros where there is no ink."""
    half = SIDE // 2
    flat = pictures.reshape(-1, half, 2, half, 2).mean(axis=(2, 4)).reshape(-1, half * half)
    traits: Floats = flat / np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-9)
    return traits
