"""Letters with marks, put together from a letter and marks that are recognised apart.

A new letter is in no reference font, but the letter it is made of and its mark are. And where the marked letter is in
one, its mark is so small beside it that the whole shape says little of which mark it is: é resembles è more than it
resembles an é of another design. What the parts say apart is weighed together with what the whole resembles.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Outlines
from cidfix.shapes.accents import Reading, find_readings
from cidfix.shapes.combining import compose, has_own_dot, is_bare, is_marked_apart, shows_marks
from cidfix.shapes.contours import Pieces, find_pieces, find_same, to_hashes
from cidfix.shapes.features import find_features, take
from cidfix.shapes.index import ShapeIndex
from cidfix.shapes.marks import MarkIndex, Part, open_marks

# Squares of distances, which add up as the parts do.
_PLAUSIBLE = 1.0  # a reading whose best composed letter fits worse is none
_RIVAL = 0.6  # nor is one that fits so much worse than the best
_WRONG = 1.0  # at most, what a letter loses whose marks are others
_COMPOSED = 0.05  # what composing costs, so that a letter that is known as a whole goes before
_BARE = 0.1  # what a letter loses that has no marks
_UNSEEN = 0.1  # what a body of one piece costs if it is a letter whose marks mostly stand apart
_UNHEARD = 0.1  # and if the composed letter has no code point of its own


@dataclass(frozen=True, slots=True)
class Composed:
    """A value of a glyph that carries marks, its distance, and where its parts are from; "" if the whole fits best."""

    value: str
    distance: float
    font: str


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Drawn:
    """Glyphs (G), how wide they are in em, and how much larger than usual their fonts draw."""

    outlines: Outlines
    advance: Floats
    scale: NDArray[np.float64]


def compose_marks(drawn: Drawn, wholes: Sequence[Mapping[str, float]], shapes: ShapeIndex) -> dict[int, list[Composed]]:
    """For each glyph that is a letter with marks what it may be, the nearest first.

    `wholes` are the values that each glyph resembles as a whole, with their distances; one that is known is left alone.
    Cost: work per glyph of several pieces, each different letter compared with all letters.
    """
    index = open_marks(shapes)
    if not index:
        return {}
    familiar = any(0 in whole.values() for whole in wholes)
    pieces = find_pieces(drawn.outlines)
    readings: dict[int, list[Reading]] = defaultdict(list)
    for reading in find_readings(pieces):
        if min(wholes[reading.glyph].values(), default=1) > 0:
            readings[reading.glyph].append(reading)
    if not readings:
        return {}
    parts = _name_parts(drawn, pieces, [one for mine in readings.values() for one in mine], index, familiar)
    found = {}
    for glyph, mine in readings.items():
        ways = [_Way.of(reading, parts) for reading in mine]
        least = min((way.best for way in ways), default=_PLAUSIBLE)
        kept = [way for way in ways if way.best < min(_PLAUSIBLE, least + _RIVAL)]
        if kept:
            found[glyph] = sorted(_weigh(kept, wholes[glyph]), key=lambda one: one.distance)
    return found


@dataclass(frozen=True, slots=True)
class _Parts:
    """What bodies and marks may be, by their pieces."""

    bodies: Mapping[tuple[int, ...], Sequence[Part]]
    marks: Mapping[tuple[int, ...], Sequence[Part]]


def _name_parts(drawn: Drawn, pieces: Pieces, readings: Sequence[Reading], index: MarkIndex, familiar: bool) -> _Parts:
    """What each body and each mark of the readings may be; what is drawn alike is looked up once.

    `familiar` is whether reference fonts may have the very outlines.
    """
    bodies = {reading.body: reading.glyph for reading in readings}
    marks = {mark.pieces: (reading.glyph, mark.above) for reading in readings for mark in reading.marks}
    outlines, box = pieces.join(list(bodies))
    glyph = np.array(list(bodies.values()))
    advance, scale = drawn.advance[glyph], drawn.scale[glyph]
    first, which = find_same(outlines, box[:, :2] * (1, 0), np.stack((advance, scale)))
    alone = take(outlines, first)
    features = find_features(alone, box[first], advance[first], scale[first])
    letters = index.find_letters(to_hashes(alone) if familiar else [""] * len(alone), features)
    outlines, box = pieces.join(list(marks))
    glyph = np.array([glyph for glyph, _ in marks.values()])
    above = np.array([above for _, above in marks.values()])
    scale = drawn.scale[glyph]
    first, of_mark = find_same(outlines, box[:, :2], np.stack((above, scale)))
    features = find_features(take(outlines, first), box[first], np.zeros(len(first), np.float32), scale[first])
    named = index.find_marks(features, above[first].tolist())
    return _Parts(
        {body: letters[number] for body, number in zip(bodies, which, strict=True)},
        {mark: named[number] for mark, number in zip(marks, of_mark, strict=True)},
    )


@dataclass(frozen=True, slots=True)
class _Way:
    """What a glyph may be by one of its readings: squared distances and fonts by value, and the body's alone."""

    values: Mapping[str, tuple[float, str]]
    body: Mapping[str, float]
    best: float

    @classmethod
    def of(cls, reading: Reading, parts: _Parts) -> _Way:
        body = parts.bodies[reading.body]
        marks = sorted(
            (sum(mark.distance**2 for mark in few), tuple(mark.text for mark in few), few[0].font)
            for few in product(*(parts.marks[mark.pieces] for mark in reading.marks))
        )
        values: dict[str, tuple[float, str]] = {}
        limit = math.inf
        for letter in body if marks else ():
            own = letter.distance**2 + (_UNSEEN if len(reading.body) == 1 and is_marked_apart(letter.text) else 0.0)
            limit = min(limit, own + marks[0][0] + _WRONG, _PLAUSIBLE + _WRONG)
            for square, few, font in marks:
                if own + square > limit:
                    break
                value = compose(letter.text, few)
                if value and own + square < values.get(value, (math.inf, ""))[0]:
                    values[value] = (own + square, f"{letter.font}, with the mark of {font}")
        best = min((square for square, _ in values.values()), default=math.inf)
        return cls(values, {letter.text: letter.distance for letter in body}, best)


def _weigh(ways: Sequence[_Way], whole: Mapping[str, float]) -> Iterator[Composed]:
    """All that a glyph may be: as it fits in its best way, and what the others have against it."""
    for value in dict.fromkeys((*whole, *(value for way in ways for value in way.values))):
        fits = [way.values[value] for way in ways if value in way.values]
        own = whole[value] ** 2 if value in whole else math.inf
        if fits:
            excess = (way.values[value][0] - way.best if value in way.values else _WRONG for way in ways)
            against = sum(min(one, _WRONG) for one in excess) / len(ways)
            square, font = min(fits)
            square += _COMPOSED + (_UNHEARD if len(value) > 1 else 0.0)
        else:
            lacks = not has_own_dot(value) and any(way.body.get(value, math.inf) < whole[value] for way in ways)
            against = _WRONG if lacks or shows_marks(value) else _BARE if is_bare(value) else 0.0
            square, font = math.inf, ""
        yield Composed(value, math.sqrt(min(own, square) + against), font if square < own else "")
