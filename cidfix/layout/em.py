"""Brings fonts whose em says nothing of the size of their letters to a common measure.

Type 3 fonts may count in pixels or in points; a threshold in em would mean nothing there.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.limits import FARTHEST, SMALLEST
from cidfix.pdf.document import Document, Floats

USUAL = 0.5  # em, the width of a letter
RISE = 0.6  # em, the height of a letter
ODD = 0.2, 1.4  # em: typical widths beyond which the em is not believed
STEP = 0.05  # points between baselines of one stretch of glyphs


def apply_common_em(document: Document) -> Document:
    """The document with the sizes and shapes of odd fonts rewritten so that a letter is half an em wide.

    One such font may hold glyphs of several sizes, so the size is taken from each stretch of glyphs on a baseline.
    """
    table, occurrences = document.glyphs, document.occurrences
    uses = np.bincount(occurrences.glyph, minlength=len(table)).astype(np.float64)
    fonts = max(len(document.fonts), 1)
    advance = np.abs(table.advance.astype(np.float64))
    wide = uses * (advance > 1e-6)
    typical = np.bincount(table.font, wide * advance, fonts) / np.maximum(np.bincount(table.font, wide, fonts), 1)
    odd = ((typical > 0) & (typical < ODD[0])) | (typical > ODD[1])
    if not odd.any():
        return document
    here = np.flatnonzero(odd[table.font][occurrences.glyph])
    size = occurrences.size.copy()
    size[here] = _sizes(document, here, typical)
    glyph = occurrences.glyph[here]
    factor = np.where(occurrences.size[here] > 0, size[here] / np.maximum(occurrences.size[here], 1e-9), 1)
    scale = np.ones(len(table))
    number = np.bincount(glyph, minlength=len(table))
    scale[number > 0] = (np.bincount(glyph, factor, len(table)) / np.maximum(number, 1))[number > 0]
    ink: Floats = (table.ink / np.maximum(scale, 1e-9)[:, None]).astype(np.float32)
    glyphs = replace(table, advance=(table.advance / np.maximum(scale, 1e-9)).astype(np.float32), ink=ink)
    return replace(document, glyphs=glyphs, occurrences=replace(occurrences, size=size))


def _sizes(document: Document, here: NDArray[np.int64], typical: NDArray[np.float64]) -> Floats:
    """The sizes of the occurrences at `here`, from the mean width of the stretch each is in."""
    every = document.occurrences
    usual = every.size[here] * typical[document.glyphs.font[every.glyph[here]]]
    # Letters rise by about six tenths of an em; where no ink is known, they are half as wide.
    rise = np.abs(document.glyphs.ink[:, [1, 3]]).max(axis=1)[every.glyph[here]] * every.size[here] * (USUAL / RISE)
    width = np.where(rise > 0, rise, np.abs(every.advance[here]))
    across = every.y[here] * every.dx[here] - every.x[here] * every.dy[here]
    new = np.concatenate(([True], ~(np.abs(np.diff(across)) < STEP) | (np.diff(here) > 1)))
    stretch = np.cumsum(new) - 1
    counted = width > 0
    mean = np.bincount(stretch, width) / np.maximum(np.bincount(stretch, counted), 1)
    letter = np.clip(mean[stretch], 0.35 * usual, 6 * usual)
    sizes: Floats = np.clip(letter / USUAL, SMALLEST, FARTHEST).astype(np.float32)
    return sizes
