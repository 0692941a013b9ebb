"""The index of reference shapes: which outlines are known, and which letters a shape resembles.

`resources/shapes.npz` holds

- for H outlines of reference fonts, `hash_step` (H,): the first HASH_BITS of their hashes, in order, as differences;
  `hash_set`: the number of the set of values that each stands for; `hash_font`: the first font that has it;
- for the R shapes that are compared, `trait` (R, TRAITS) in units of STEP, `trait_set`, `trait_font`, and `trait_place`
  (R, 3): top, bottom and extent in em;
- for the sets, `set_start` and `set_value`, numbers of `values`, texts with a NUL between them;
- `fonts`, their names as JSON; `mean` and `project`, by which features become traits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Ints
from cidfix.resource import find_resource

HASH_BITS = 40
"""Of the hash of an outline; with half a million of them one in a million others is taken for one of these."""

STEP = 0.3
"""What traits are rounded to."""

NEIGHBOURS = 60
"""Shapes that are looked at for each glyph."""

_AT_A_TIME = 128  # glyphs compared with all shapes, so that memory stays small


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Neighbours:
    """The shapes nearest to each of Q glyphs, (Q, NEIGHBOURS) each: their rows in the index and distances, near first.

    A distance of one is about the difference between two usual designs of one letter, in each of the traits together.
    """

    row: Ints
    distance: Floats


@dataclass(frozen=True, slots=True)
class KnownOutline:
    """What reference fonts say of an outline: all values it stands for, and the first font that has it."""

    values: tuple[str, ...]
    font: str


class ShapeIndex:
    """The reference shapes, loaded as far as they are asked for."""

    def __init__(self, path: Path) -> None:
        self._file: Mapping[str, NDArray[Any]] = np.load(path)

    @cached_property
    def _values(self) -> list[str]:
        return self._file["values"].tobytes().decode().split("\0")

    @cached_property
    def fonts(self) -> list[str]:
        """The names of the reference fonts."""
        names: list[str] = json.loads(self._file["fonts"].tobytes())
        return names

    @cached_property
    def _sets(self) -> tuple[NDArray[Any], NDArray[Any]]:
        return self._file["set_start"], self._file["set_value"]

    @cached_property
    def _projection(self) -> tuple[Floats, Floats]:
        return self._file["mean"], self._file["project"]

    @cached_property
    def _traits(self) -> Floats:
        traits: Floats = self._file["trait"] * np.float32(STEP)
        return traits

    @cached_property
    def _lengths(self) -> Floats:
        lengths: Floats = np.einsum("ij,ij->i", self._traits, self._traits)
        return lengths

    @cached_property
    def _hashes(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        numbers = np.cumsum(self._file["hash_step"], dtype=np.uint64)
        return numbers, self._file["hash_set"], self._file["hash_font"]

    @cached_property
    def _rows(self) -> tuple[NDArray[Any], NDArray[Any]]:
        return self._file["trait_set"], self._file["trait_font"]

    @cached_property
    def places(self) -> Floats:
        """Top, bottom and extent of the shapes in em, (R, 3)."""
        places: Floats = self._file["trait_place"].astype(np.float32)
        return places

    def _values_of(self, number: int) -> tuple[str, ...]:
        start, members = self._sets
        return tuple(self._values[k] for k in members[start[number] : start[number + 1]])

    def find_outlines(self, outlines: Sequence[str]) -> dict[str, KnownOutline]:
        """Those of the outlines (`Glyphs.outline`) that reference fonts have."""
        numbers, sets, fonts = self._hashes
        wanted = sorted({outline for outline in outlines if outline})
        short = np.array([int(outline, 16) >> (64 - HASH_BITS) for outline in wanted], np.uint64)
        place = np.minimum(np.searchsorted(numbers, short), len(numbers) - 1)
        return {
            wanted[k]: KnownOutline(self._values_of(int(sets[place[k]])), self.fonts[int(fonts[place[k]])])
            for k in np.flatnonzero(numbers[place] == short).tolist()
        }

    def to_traits(self, features: Floats) -> Floats:
        """Features (Q, WIDTH) as traits (Q, TRAITS)."""
        mean, project = self._projection
        return np.asarray((features - mean) @ project, np.float32)

    def find_neighbours(self, traits: Floats) -> Neighbours:
        """The shapes nearest to each row of traits."""
        rows = np.zeros((len(traits), NEIGHBOURS), np.int32)
        distances = np.zeros((len(traits), NEIGHBOURS), np.float32)
        for start in range(0, len(traits), _AT_A_TIME):
            mine = traits[start : start + _AT_A_TIME]
            squares = self._lengths - 2 * (mine @ self._traits.T)
            near = np.argpartition(squares, NEIGHBOURS, axis=1)[:, :NEIGHBOURS]
            found = np.take_along_axis(squares, near, axis=1)
            order = np.argsort(found, axis=1)
            rows[start : start + _AT_A_TIME] = np.take_along_axis(near, order, axis=1)
            own = np.einsum("ij,ij->i", mine, mine)[:, None]
            near_first = np.take_along_axis(found, order, axis=1) + own
            distances[start : start + _AT_A_TIME] = np.sqrt(np.maximum(near_first, 0))
        return Neighbours(rows, distances / np.sqrt(traits.shape[1]))

    def values_of_row(self, row: int) -> tuple[str, ...]:
        """What the shape of a row stands for."""
        return self._values_of(int(self._rows[0][row]))

    def font_of_row(self, row: int) -> str:
        """The reference font that a row's shape is from."""
        return self.fonts[int(self._rows[1][row])]


@lru_cache(maxsize=1)
def open_shapes() -> ShapeIndex:
    """The index that comes with cidfix."""
    return ShapeIndex(find_resource("shapes.npz"))
