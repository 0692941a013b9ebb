"""What the parts of a marked letter may be: the letter by the shapes of letters, the mark by those of marks.

A mark stands higher over a capital, so marks are compared by picture and size, as if each stood where the reference
font draws it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import geometric_mean

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats
from cidfix.shapes.combining import is_above, is_combining, is_markable, is_usual, to_marks
from cidfix.shapes.features import PLACE, WIDTH
from cidfix.shapes.index import ShapeIndex, find_near

_LETTERS = 12  # that a body may be
_MARKS = 6  # that a piece may be
_DESIGNS = 2  # of a mark whose distances are averaged: a single one may be odd
_LEAST = 0.02  # distance of parts that are drawn alike
_UNUSUAL = 0.15  # what is added to the square of the distance of marks that no language has
_NEAR = 40  # shapes that are looked at

_BOTTOM, _TOP, _ADVANCE, _COMBINING = (WIDTH - PLACE + number for number in (1, 2, 4, 5))  # in a row of features
_SPACING_WIDTH = 0.35  # em: about how wide an accent that stands alone is


@dataclass(frozen=True, slots=True)
class Part:
    """What a part may be: the text, its distance as `Neighbours` counts, and the reference font."""

    text: str
    distance: float
    font: str


class MarkIndex:
    """The letters and marks among the reference shapes."""

    def __init__(self, shapes: ShapeIndex) -> None:
        self._shapes = shapes
        self._letters = shapes.find_rows_where(is_markable)
        # An outline that stands for ´ and the combining acute was measured as either.
        both = [
            (row, combining)
            for row in shapes.find_rows_where(lambda value: bool(to_marks(value))).tolist()
            for combining in set(map(is_combining, shapes.values_of_row(row)))
        ]
        self._rows = np.array([row for row, _ in both], np.int64)
        self._marks = [tuple(filter(None, map(to_marks, shapes.values_of_row(row)))) for row, _ in both]
        self._traits = _drop_places(shapes, self._rows, np.array([combining for _, combining in both], bool))
        self._above = np.array([any(map(is_above, marks)) for marks in self._marks], bool)
        self._below = np.array([not all(map(is_above, marks)) for marks in self._marks], bool)

    def __bool__(self) -> bool:
        """Whether there are both."""
        return bool(len(self._rows) and len(self._letters))

    def find_letters(self, hashes: Sequence[str], features: Floats) -> list[list[Part]]:
        """The letters that outlines, with their features (Q, WIDTH), resemble, or which reference fonts draw so."""
        shapes = self._shapes
        known = shapes.find_outlines(hashes)
        near = find_near(shapes.to_traits(features), shapes.traits_of(self._letters), _NEAR)
        found = []
        for number, outline in enumerate(hashes):
            parts: dict[str, Part] = {}
            if same := known.get(outline):
                parts = {value: Part(value, 0.0, same.font) for value in filter(is_markable, same.values)}
            rows, distances = self._letters[near.row[number]].tolist(), near.distance[number].tolist()
            if parts:
                rows, distances = [], []
            for row, distance in zip(rows, distances, strict=True):
                for value in filter(is_markable, shapes.values_of_row(row)):
                    parts.setdefault(value, Part(value, distance, shapes.font_of_row(row)))
            found.append(list(parts.values())[:_LETTERS])
        return found

    def find_marks(self, features: Floats, above: Sequence[bool]) -> list[list[Part]]:
        """The marks above or below a letter that each row of features resembles, the nearest first."""
        own = features.copy()
        half = (features[:, _TOP] - features[:, _BOTTOM]) / 2
        own[:, _BOTTOM], own[:, _TOP] = -half, half
        own[:, [_ADVANCE, _COMBINING]] = 0
        traits = self._shapes.to_traits(own)
        found = []
        for mine, over in zip(traits, above, strict=True):
            fits = np.flatnonzero(self._above if over else self._below)
            distance = np.sqrt(np.square(self._traits[fits] - mine).mean(axis=1))
            near = np.argsort(distance)[:_NEAR]
            found.append(self._name_marks(fits[near].tolist(), distance[near].tolist(), over))
        return found

    def _name_marks(self, rows: Sequence[int], distances: Sequence[float], above: bool) -> list[Part]:
        near: dict[str, list[tuple[float, int]]] = defaultdict(list)
        for row, distance in zip(rows, distances, strict=True):
            for marks in self._marks[row]:
                if is_above(marks) == above and len(near[marks]) < _DESIGNS:
                    near[marks].append((distance, row))
        parts = [
            Part(
                marks,
                math.sqrt(geometric_mean(max(d, _LEAST) for d, _ in few) ** 2 + (0.0 if is_usual(marks) else _UNUSUAL)),
                self._shapes.font_of_row(int(self._rows[few[0][1]])),
            )
            for marks, few in near.items()
            if few
        ]
        return sorted(parts, key=lambda part: part.distance)[:_MARKS]


def _drop_places(shapes: ShapeIndex, rows: NDArray[np.int64], combining: NDArray[np.bool_]) -> Floats:
    """The traits of marks, less what in them comes from height above the baseline and from the width set aside."""
    places = np.zeros((len(rows), WIDTH), np.float32)
    middle = shapes.places[rows, :2].mean(axis=1)
    places[:, _BOTTOM] = places[:, _TOP] = middle
    places[:, _ADVANCE] = np.where(combining, 0, _SPACING_WIDTH)
    places[:, _COMBINING] = combining
    return shapes.traits_of(rows) - (shapes.to_traits(places) - shapes.to_traits(np.zeros_like(places)))


@lru_cache(maxsize=1)
def open_marks(shapes: ShapeIndex) -> MarkIndex:
    """The letters and marks of an index, sought once."""
    return MarkIndex(shapes)
