"""Glyphs of the document itself as references: its regular, bold and italic fonts are drawn after one another.

A letter that is known in one font is more like itself in another font of the document than in any reference font.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.pdf.document import Document, Floats
from cidfix.recover.candidates import Candidate
from cidfix.shapes.features import find_features
from cidfix.shapes.index import ShapeIndex, find_near

_FAR = 0.8  # a distance beyond which nothing is alike
_MOST = 12  # known glyphs that are compared with each
_LEAST = 1e-3  # as no distance at all means the very outline of a reference font


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Measured:
    """A document's glyphs as the index of shapes measures its own: traits (G, TRAITS), top and bottom (G, 2) in em."""

    traits: Floats
    heights: Floats


def measure_glyphs(document: Document, shapes: ShapeIndex) -> Measured:
    """The glyphs of all fonts, drawn as large as they are."""
    glyphs = document.glyphs
    features = find_features(document.outlines, glyphs.ink, glyphs.advance, np.ones(len(glyphs)))
    return Measured(shapes.to_traits(features), glyphs.ink[:, [3, 1]])


def add_kindred(
    document: Document, measured: Measured, known: Mapping[int, str], candidates: Sequence[tuple[Candidate, ...]]
) -> tuple[tuple[Candidate, ...], ...]:
    """The candidates of each glyph with those that known glyphs of other fonts suggest, the nearest first."""
    found = list(candidates)
    told = np.array(sorted(glyph for glyph, value in known.items() if value.strip() and candidates[glyph]), np.int64)
    asked = np.array([g for g, mine in enumerate(candidates) if mine and g not in known], np.int64)
    if not len(told) or not len(asked):
        return tuple(found)
    near = find_near(measured.traits[asked], measured.traits[told], _MOST)
    other = told[near.row]
    shift = np.hypot(*(measured.heights[other] - measured.heights[asked][:, None]).transpose(2, 0, 1))
    font = document.glyphs.font
    good = (near.distance < _FAR) & (font[other] != font[asked][:, None])
    for place, k in zip(*(side.tolist() for side in np.nonzero(good)), strict=True):
        glyph, kin = int(asked[place]), int(other[place, k])
        name = f"{document.fonts[int(font[kin])].name} of this document"
        one = Candidate(known[kin], max(float(near.distance[place, k]), _LEAST), float(shift[place, k]), name)
        found[glyph] = _add(found[glyph], one)
    return tuple(found)


def _add(candidates: tuple[Candidate, ...], new: Candidate) -> tuple[Candidate, ...]:
    """The candidates with one more, or with it in the place of one of the same value that is farther off."""
    same = next((one for one in candidates if one.value == new.value), None)
    if same is not None and same.distance <= new.distance:
        return candidates
    return tuple(sorted((*(one for one in candidates if one is not same), new), key=lambda one: one.distance))
