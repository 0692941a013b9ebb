"""What each glyph may be by its shape alone: the letters of reference fonts that are drawn the same or look alike.

A document's fonts draw larger or smaller on their em than the reference fonts do. How much is seen from the glyphs
whose letter is plain, and then capitals and small letters of one shape are told apart by their size.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Document, Floats
from cidfix.shapes.features import find_features, take
from cidfix.shapes.index import Neighbours, ShapeIndex

_MOST = 12  # candidates of a glyph
_USUAL = 0.55  # em: the extent of a usual letter
_FAR_OFF = 2.5  # times; a font that draws its letters so much larger or smaller does not use the em as others do
_ROUNDS = 2  # of finding the scale
_PLAIN = 1.1  # the distance within which a letter counts for the scale


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that a glyph's shape suggests; `distance` is 0 for the very outline of a reference font, `font`."""

    value: str
    distance: float
    font: str


def find_candidates(document: Document, shapes: ShapeIndex) -> tuple[tuple[Candidate, ...], ...]:
    """The candidates of each glyph, the nearest first; none for a glyph without ink.

    Cost: work per different outline, each compared with all reference shapes.
    """
    glyphs = document.glyphs
    first: dict[tuple[int, str], int] = {}
    for glyph, (font, outline) in enumerate(zip(glyphs.font.tolist(), glyphs.outline, strict=True)):
        if outline:
            first.setdefault((font, outline), glyph)
    chosen = np.array(list(first.values()), np.int64)
    if not len(chosen):
        return ((),) * len(glyphs)
    outlines = take(document.outlines, chosen)
    ink, advance = glyphs.ink[chosen], glyphs.advance[chosen]
    font = glyphs.font[chosen]
    scale = _guess_scale(ink, font)
    neighbours = None
    for _ in range(_ROUNDS):
        traits = shapes.to_traits(find_features(outlines, ink, advance, scale[font]))
        neighbours = shapes.find_neighbours(traits)
        better = _measure_scale(shapes, neighbours, ink, font, scale)
        if np.abs(np.log(better / scale)).max() < 0.03:
            break
        scale = better
    assert neighbours is not None
    known = shapes.find_outlines([glyphs.outline[glyph] for glyph in chosen.tolist()])
    by_key: dict[tuple[int, str], tuple[Candidate, ...]] = {}
    for place, (key, glyph) in enumerate(first.items()):
        found: dict[str, Candidate] = {}
        if (same := known.get(glyphs.outline[glyph])) is not None:
            found = {value: Candidate(value, 0.0, same.font) for value in same.values}
        for row, distance in zip(neighbours.row[place].tolist(), neighbours.distance[place].tolist(), strict=True):
            for value in shapes.values_of_row(row):
                found.setdefault(value, Candidate(value, distance, shapes.font_of_row(row)))
        by_key[key] = tuple(list(found.values())[:_MOST])
    return tuple(
        by_key.get((font, outline), ()) for font, outline in zip(glyphs.font.tolist(), glyphs.outline, strict=True)
    )


def _guess_scale(ink: Floats, font: NDArray[np.int32]) -> NDArray[np.float64]:
    """One for each font, but for those that use the em quite differently."""
    extent = np.maximum(ink[:, 2] - ink[:, 0], ink[:, 3] - ink[:, 1])
    scale = np.ones(int(font.max()) + 1)
    for number in np.unique(font).tolist():
        middle = float(np.median(extent[font == number])) / _USUAL
        if not 1 / _FAR_OFF < middle < _FAR_OFF and middle > 0:
            scale[number] = middle
    return scale


def _measure_scale(
    shapes: ShapeIndex, neighbours: Neighbours, ink: Floats, font: NDArray[np.int32], scale: NDArray[np.float64]
) -> NDArray[np.float64]:
    """How much larger each font draws than the reference fonts, by the letters that are plain whatever their size."""
    extent = np.maximum(ink[:, 2] - ink[:, 0], ink[:, 3] - ink[:, 1])
    ratios: dict[int, list[float]] = defaultdict(list)
    near = neighbours.row[:, :5]
    ratio = extent[:, None] / np.maximum(shapes.places[near, 2], 1e-3)
    plain = neighbours.distance[:, :5] < _PLAIN
    for number, row, good in zip(font.tolist(), ratio, plain, strict=True):
        if good.any():
            ratios[number].append(float(np.median(row[good])))
    better = scale.copy()
    for number, found in ratios.items():
        if len(found) >= 4:
            better[number] = float(np.median(found))
    return better
