"""What each glyph may be by its shape alone: the letters of reference fonts that are drawn the same or look alike.

A document's fonts draw larger or smaller on their em than the reference fonts do. How much is seen from the glyphs
whose letter is plain, and then capitals and small letters of one shape are told apart by their size.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.model import Language
from cidfix.pdf.document import Document, Floats
from cidfix.shapes.composing import Composed, Drawn, compose_marks
from cidfix.shapes.features import find_features, rescale, take
from cidfix.shapes.index import COMMON, Neighbours, ShapeIndex, find_script

_MOST = 20  # candidates of a glyph in the scripts that are likely
_ELSEWHERE = 3  # and in any
_ALIKE = 0.4  # the distance within which a letter of these need not be sought elsewhere
_SAMPLE = 150  # glyphs that tell the scripts
_SHIFTED = 1.5  # what an em higher or lower counts, beside a difference of shape of one
_SHARPNESS = 8.0  # what a difference of one, squared, counts
_FITTING = 30  # rounds
_OF_ALL = 0.03  # of the glyphs, at least, are of a script that the document is written in
_USUAL = 0.55  # em: the extent of a usual letter
_FAR_OFF = 2.5  # times; a font that draws its letters so much larger or smaller does not use the em as others do
_ROUNDS = 2  # of finding the scale and the scripts
_STEPS = (0.72, 0.77, 0.82, 0.87, 0.91, 0.95, 1.0, 1.05, 1.1, 1.15, 1.22, 1.3, 1.39)
_MEASURED = 48  # glyphs of a font that tell its scale
_FEWEST = 6
_FAR = 1.2  # a distance beyond which nothing is resembled


@dataclass(frozen=True, slots=True)
class Candidate:
    """A value that a glyph's shape suggests; `distance` is 0 for the very outline of a reference font, `font`.

    `shift` is how much higher or lower its ink begins and ends than that font's does, in em.
    """

    value: str
    distance: float
    shift: float
    font: str


def find_candidates(
    document: Document, shapes: ShapeIndex, languages: Sequence[Language]
) -> tuple[tuple[Candidate, ...], ...]:
    """The candidates of each glyph, the nearest first; none for a glyph without ink.

    They are looked for in the scripts of the `languages` and in those the document seems to be written in.

    Cost: work per different outline, each compared with all reference shapes.
    """
    glyphs = document.glyphs
    first: dict[tuple[int, str], int] = {}
    for glyph, (font, outline) in enumerate(zip(glyphs.font.tolist(), glyphs.outline, strict=True)):
        if outline:
            first.setdefault((font, outline), glyph)
    chosen = np.array(list(first.values()), np.int64)
    if not len(chosen) or not shapes:
        return ((),) * len(glyphs)
    outlines = take(document.outlines, chosen)
    ink, advance = glyphs.ink[chosen], glyphs.advance[chosen]
    font = glyphs.font[chosen]
    features = find_features(outlines, ink, advance, np.ones(len(chosen)))
    scale = _guess_scale(ink, font)
    some = np.linspace(0, len(chosen) - 1, min(len(chosen), _SAMPLE)).astype(np.int64)
    for _ in range(_ROUNDS):
        traits = shapes.to_traits(rescale(features[some], scale[font[some]].astype(np.float32)))
        written = guess_scripts(shapes.scripts, shapes.find_nearest(traits).distance)
        scripts = {COMMON, *written, *(script for language in languages for script in language.scripts)}
        scale = _fit_scale(shapes, scripts, features, font, scale)
    traits = shapes.to_traits(rescale(features, scale[font].astype(np.float32)))
    neighbours = shapes.find_neighbours(traits, scripts)
    unlike = np.flatnonzero(neighbours.distance.min(axis=1) > _ALIKE)
    elsewhere = shapes.find_nearest(traits[unlike])
    place_of = {place: number for number, place in enumerate(unlike.tolist())}
    heights = (ink[:, [3, 1]] / scale[font, None]).astype(np.float32)
    known = shapes.find_outlines([glyphs.outline[glyph] for glyph in chosen.tolist()])
    wholes: list[dict[str, Candidate]] = []
    for place, glyph in enumerate(first.values()):
        same = known.get(glyphs.outline[glyph])
        found = [Candidate(value, 0.0, 0.0, same.font) for value in same.values] if same else []
        near = _list_near(shapes, neighbours, heights, place)
        found += [candidate for candidate in near if find_script(candidate.value) in scripts][:_MOST]
        if place in place_of:
            found += _list_near(shapes, elsewhere, heights[unlike], place_of[place])[:_ELSEWHERE]
        by_value: dict[str, Candidate] = {}
        for candidate in sorted(found, key=_distance):
            by_value.setdefault(candidate.value, candidate)
        wholes.append(by_value)
    distances = [{value: one.distance for value, one in mine.items()} for mine in wholes]
    composed = compose_marks(Drawn(outlines, advance, scale[font]), distances, shapes)
    by_key = {key: _join(wholes[place], composed.get(place, ())) for place, key in enumerate(first)}
    return tuple(
        by_key.get((font, outline), ()) for font, outline in zip(glyphs.font.tolist(), glyphs.outline, strict=True)
    )


def _distance(candidate: Candidate) -> float:
    return candidate.distance + _SHIFTED * candidate.shift


def _list_near(shapes: ShapeIndex, neighbours: Neighbours, heights: Floats, place: int) -> list[Candidate]:
    """What a glyph's neighbours stand for, each value once, the nearest first; `heights` (Q, 2) is where ink ends."""
    rows = neighbours.row[place]
    distance = neighbours.distance[place]
    shift = np.hypot(*(shapes.places[rows, :2] - heights[place]).T)
    order = np.argsort(distance + _SHIFTED * shift)
    found: dict[str, Candidate] = {}
    for row, far, moved in zip(rows[order].tolist(), distance[order].tolist(), shift[order].tolist(), strict=True):
        for value in shapes.values_of_row(row):
            if value not in found:
                found[value] = Candidate(value, far, moved, shapes.font_of_row(row))
        if len(found) >= 2 * _MOST:  # of which some may be of other scripts
            break
    return list(found.values())


def guess_scripts(scripts: Sequence[str], distance: Floats) -> frozenset[str]:
    """The scripts that a document is written in, by the distance of each glyph from the nearest shape of each, (G, S).

    A mixture of scripts is fitted by expectation and maximisation (Dempster, Laird and Rubin 1977): what several glyphs
    have for their nearest makes the same script likelier for those that are near in many.
    """
    letters = np.array([script != COMMON for script in scripts])
    closeness = -_SHARPNESS * distance[:, letters].astype(np.float64) ** 2
    likely = np.exp(closeness - closeness.max(axis=1, keepdims=True))
    share = np.full(likely.shape[1], 1 / likely.shape[1])
    for _ in range(_FITTING):
        chance = likely * share
        share = (chance / np.maximum(chance.sum(axis=1, keepdims=True), 1e-300)).mean(axis=0)
    names = [script for script in scripts if script != COMMON]
    return frozenset(names[k] for k in np.flatnonzero(share >= _OF_ALL).tolist())


def _join(whole: Mapping[str, Candidate], composed: Sequence[Composed]) -> tuple[Candidate, ...]:
    """The candidates of a glyph by its whole shape or, where marks were told apart, by those too."""
    if not composed:
        return tuple(whole.values())
    return tuple(
        Candidate(one.value, one.distance, whole[one.value].shift if one.value in whole else 0.0, one.font)
        if one.font
        else replace(whole[one.value], distance=one.distance)
        for one in composed[:_MOST]
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


def _fit_scale(
    shapes: ShapeIndex,
    scripts: Collection[str],
    features: Floats,
    font: NDArray[np.int32],
    scale: NDArray[np.float64],
) -> NDArray[np.float64]:
    """How much larger each font draws than the reference fonts: where all its glyphs together are nearest to them."""
    better = scale.copy()
    for number in np.unique(font).tolist():
        mine = features[font == number][:_MEASURED]
        if len(mine) < _FEWEST:
            continue
        tried = [rescale(mine, np.full(len(mine), scale[number] * step, np.float32)) for step in _STEPS]
        nearest = shapes.measure_nearest(shapes.to_traits(np.concatenate(tried)), scripts)
        cost = np.minimum(nearest, _FAR).reshape(len(_STEPS), -1).sum(axis=1)
        better[number] = scale[number] * _STEPS[int(cost.argmin())]
    return better
