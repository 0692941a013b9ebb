"""What each glyph may be by its shape alone: the letters of reference fonts that are drawn the same or look alike.

A document's fonts draw larger or smaller on their em than the reference fonts do. How much is seen from the glyphs
whose letter is plain, and then capitals and small letters of one shape are told apart by their size.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.model import Language
from cidfix.languages.scripts import COMMON, find_script
from cidfix.pdf.document import Document, Floats, Outlines
from cidfix.recover.lettering import list_letters
from cidfix.shapes.composing import Composed, Drawn, compose_marks
from cidfix.shapes.features import find_features, rescale, take
from cidfix.shapes.index import KnownOutline, Neighbours, ShapeIndex

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
_HANGS = 0.1  # em above the line: what rises no higher hangs from it
_TOP = 0.65  # em: the height of a usual letter
_ROUNDS = (  # of finding the scripts and the scale, which may be so many times the one before
    (0.72, 0.77, 0.82, 0.87, 0.91, 0.95, 1.0, 1.05, 1.1, 1.15, 1.22, 1.3, 1.39),
    (0.91, 0.95, 1.0, 1.05, 1.1),
)
_ODD = 0.3  # what it counts that a font draws e times larger or smaller than usual, beside a distance of all glyphs
_MEASURED = 48  # glyphs of a font that tell its scale
_FEWEST = 6
_OTHERWISE = 0.5  # the distance of a letter that is drawn alike, where the glyph's number says that it is another
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
    document: Document, shapes: ShapeIndex, languages: Sequence[Language], alphabet: Collection[str]
) -> tuple[tuple[Candidate, ...], ...]:
    """The candidates of each glyph, the nearest first; none for a glyph without ink.

    They are looked for in the scripts of the `languages` and in those the document seems to be written in; letters of
    the languages and of the `alphabet` are candidates from farther away.

    Cost: work per different outline, each compared with all reference shapes.
    """
    glyphs = document.glyphs
    if not shapes:
        return ((),) * len(glyphs)
    numbered = _find_numbered(document, shapes)
    kinds = [
        _Kind(font, outline, numbered.get(glyph))
        for glyph, (font, outline) in enumerate(zip(glyphs.font.tolist(), glyphs.outline, strict=True))
    ]
    first: dict[_Kind, int] = {}
    for glyph, kind in enumerate(kinds):
        if kind.outline:
            first.setdefault(kind, glyph)
    chosen = np.array(list(first.values()), np.int64)
    if not len(chosen):
        return ((),) * len(glyphs)
    font = glyphs.font[chosen]
    outlines, ink, advance = _bring_to_em(
        take(document.outlines, chosen), glyphs.ink[chosen], glyphs.advance[chosen], font
    )
    features = find_features(outlines, ink, advance, np.ones(len(chosen)))
    letters = list_letters(languages, alphabet)
    named = {*map(find_script, letters), *(script for language in languages for script in language.scripts)}
    scale, scripts = _fit(shapes, features, font, named)
    drawn = _Drawn(
        shapes.to_traits(rescale(features, scale[font].astype(np.float32))),
        (ink[:, [3, 1]] / scale[font, None]).astype(np.float32),
    )
    wholes = _name_wholes(shapes, drawn, list(first), scripts, letters)
    distances = [{value: one.distance for value, one in mine.items()} for mine in wholes]
    composed = compose_marks(Drawn(outlines, advance, scale[font]), distances, shapes)
    found = {kind: _join(wholes[place], composed.get(place, ())) for place, kind in enumerate(first)}
    return tuple(found.get(kind, ()) for kind in kinds)


class _Kind(NamedTuple):
    """What glyphs of one kind have in common: their font, outline, and what the glyph id says where that is known."""

    font: int
    outline: str
    numbered: KnownOutline | None


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class _Drawn:
    """Glyphs (Q) at the usual size: their traits (Q, TRAITS), and where their ink ends above and below (Q, 2), em."""

    traits: Floats
    heights: Floats


def _fit(
    shapes: ShapeIndex, features: Floats, font: NDArray[np.int32], named: Collection[str]
) -> tuple[NDArray[np.float64], frozenset[str]]:
    """How much larger than usual each font draws, and the scripts to look in: those `named`, and those written in."""
    scale = np.ones(int(font.max()) + 1)
    some = np.linspace(0, len(features) - 1, min(len(features), _SAMPLE)).astype(np.int64)
    scripts = frozenset[str]()
    for steps in _ROUNDS:
        traits = shapes.to_traits(rescale(features[some], scale[font[some]].astype(np.float32)))
        scripts = frozenset({COMMON, *named, *guess_scripts(shapes.scripts, shapes.find_nearest(traits).distance)})
        scale = _fit_scale(shapes, scripts, features, font, scale, steps)
    return scale, scripts


def _find_numbered(document: Document, shapes: ShapeIndex) -> dict[int, KnownOutline]:
    """The glyphs whose glyph ids tell which of the letters drawn so they are.

    Where a font was cut down to what is used, its codes may be the glyph ids it had.
    """
    glyphs = document.glyphs
    found: dict[int, KnownOutline] = {}
    for number in np.unique(glyphs.font).tolist():
        mine = np.flatnonzero(glyphs.font == number).tolist()
        outlines = [glyphs.outline[glyph] for glyph in mine]
        for gids in (glyphs.gid, glyphs.code):
            told = shapes.find_numbered(gids[mine].tolist(), outlines)
            if told:
                found |= {mine[place]: known for place, known in told.items()}
                break
    return found


def _name_wholes(
    shapes: ShapeIndex,
    drawn: _Drawn,
    kinds: Sequence[_Kind],
    scripts: Collection[str],
    letters: Collection[str],
) -> list[dict[str, Candidate]]:
    """What each glyph resembles as a whole: letters of the scripts, of the languages, and seldom of others."""
    neighbours = shapes.find_neighbours(drawn.traits, scripts)
    unlike = np.flatnonzero(neighbours.distance.min(axis=1) > _ALIKE)
    near = _list_near(shapes, neighbours, drawn.heights, scripts, _MOST)
    everywhere = shapes.find_nearest(drawn.traits[unlike])
    elsewhere = dict(
        zip(
            unlike.tolist(),
            _list_near(shapes, everywhere, drawn.heights[unlike], frozenset(shapes.scripts), _ELSEWHERE),
            strict=True,
        )
    )
    letters_of = _find_own(shapes, drawn, letters)
    known = shapes.find_outlines([kind.outline for kind in kinds])
    wholes = []
    for place, kind in enumerate(kinds):
        same = known.get(kind.outline)
        found = [Candidate(value, 0.0, 0.0, same.font) for value in same.values] if same else []
        found += near[place] + letters_of[place] + elsewhere.get(place, [])
        if same and kind.numbered:
            found = _tell_apart(found, same, kind.numbered)
        by_value: dict[str, Candidate] = {}
        for candidate in sorted(found, key=_distance):
            by_value.setdefault(candidate.value, candidate)
        wholes.append(by_value)
    return wholes


def _tell_apart(found: Sequence[Candidate], same: KnownOutline, own: KnownOutline) -> list[Candidate]:
    """The candidates of a glyph that by its number is one of those that are drawn alike: the others are farther off."""
    others = {*same.values} - {*own.values}
    named = [Candidate(value, 0.0, 0.0, own.font) for value in own.values]
    return named + [
        replace(one, distance=max(one.distance, _OTHERWISE)) if one.value in others else one for one in found
    ]


def _find_own(shapes: ShapeIndex, drawn: _Drawn, letters: Collection[str]) -> list[list[Candidate]]:
    """For each glyph the nearest of some letters, however far."""
    rows = shapes.find_rows_of(letters)
    if not rows:
        return [[]] * len(drawn.traits)
    found: list[list[Candidate]] = [[] for _ in drawn.traits]
    for value, mine in rows.items():
        distance = shapes.measure_rows(drawn.traits, mine)
        shift = _measure_shift(shapes, mine, drawn.heights)
        best = (distance + _SHIFTED * shift).argmin(axis=1)
        for place, k in enumerate(best.tolist()):
            name = shapes.font_of_row(int(mine[k]))
            found[place].append(Candidate(value, float(distance[place, k]), float(shift[place, k]), name))
    return [sorted(mine, key=_distance)[:_MOST] for mine in found]


def _measure_shift(shapes: ShapeIndex, rows: NDArray[np.integer[Any]], heights: Floats) -> Floats:
    """How much higher or lower than shapes, (N,) or (Q, N), the ink of each glyph begins and ends, (Q, N), em."""
    shift: Floats = np.hypot(*(shapes.places[rows, :2] - heights[:, None]).transpose(2, 0, 1))
    return shift


def _distance(candidate: Candidate) -> float:
    return candidate.distance + _SHIFTED * candidate.shift


def _list_near(
    shapes: ShapeIndex, neighbours: Neighbours, heights: Floats, scripts: Collection[str], most: int
) -> list[list[Candidate]]:
    """What each glyph's neighbours in some scripts stand for, each value once, the nearest first, `most` at most.

    `heights` (Q, 2) is where the ink of each ends.
    """
    shift = _measure_shift(shapes, neighbours.row, heights)
    order = np.argsort(neighbours.distance + _SHIFTED * shift, axis=1)
    ordered = [np.take_along_axis(one, order, axis=1).tolist() for one in (neighbours.row, neighbours.distance, shift)]
    return [_list_values(shapes, zip(*mine, strict=True), scripts, most) for mine in zip(*ordered, strict=True)]


def _list_values(
    shapes: ShapeIndex, rows: Iterable[tuple[int, float, float]], scripts: Collection[str], most: int
) -> list[Candidate]:
    """The values in some scripts of rows in order, with their distances and shifts, each value once."""
    found: dict[str, Candidate] = {}
    for row, far, moved in rows:
        for value in shapes.values_of_row(row):
            if value not in found and find_script(value) in scripts:
                found[value] = Candidate(value, far, moved, shapes.font_of_row(row))
        if len(found) >= most:
            break
    return list(found.values())[:most]


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


def _bring_to_em(
    outlines: Outlines, ink: Floats, advance: Floats, font: NDArray[np.int32]
) -> tuple[Outlines, Floats, Floats]:
    """Glyphs as they were if their fonts used the em as others do, and set letters on their line."""
    scale = _guess_scale(ink, font)[font]
    box = ink / scale[:, None]
    lift = _guess_lift(box, font)[font]
    points = np.diff(outlines.point_start)
    moved = outlines.point / np.repeat(scale, points)[:, None]
    moved[:, 1] += np.repeat(lift, points)
    box[:, [1, 3]] += lift[:, None]
    return (
        replace(outlines, point=moved.astype(outlines.point.dtype)),
        box.astype(np.float32),
        (advance / scale).astype(np.float32),
    )


def _guess_lift(ink: NDArray[np.floating[Any]], font: NDArray[np.int32]) -> NDArray[np.float64]:
    """How far each font hangs its letters below its line, which others have at their feet, em; 0 for most."""
    lift = np.zeros(int(font.max()) + 1)
    for number in np.unique(font).tolist():
        bottom, top = np.median(ink[font == number][:, [1, 3]], axis=0).tolist()
        if top < _HANGS and bottom < -_USUAL / 2:
            lift[number] = _TOP - top
    return lift


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
    steps: Sequence[float],
) -> NDArray[np.float64]:
    """How much larger each font draws than the reference fonts: where all its glyphs together are nearest to them."""
    better = scale.copy()
    for number in np.unique(font).tolist():
        mine = features[font == number][:_MEASURED]
        if len(mine) < _FEWEST:
            continue
        tried = [rescale(mine, np.full(len(mine), scale[number] * step, np.float32)) for step in steps]
        nearest = shapes.measure_nearest(shapes.to_traits(np.concatenate(tried)), scripts)
        cost = np.minimum(nearest, _FAR).reshape(len(steps), -1).mean(axis=1)
        cost += _ODD * np.abs(np.log(scale[number] * np.array(steps)))
        better[number] = scale[number] * steps[int(cost.argmin())]
    return better
