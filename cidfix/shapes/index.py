"""The index of reference shapes: which outlines are known, and which letters a shape resembles.

`resources/shapes.npz` holds

- for H outlines of reference fonts, `hash_step` (H,): the first HASH_BITS of their hashes, in order, as differences;
  `hash_set`: the number of the set of values that each stands for; `hash_font`: the first font that has it;
- for the R shapes that are compared, sorted by script, `trait` (R, TRAITS) in units of STEP, `trait_set`, `trait_font`,
  and `trait_place` (R, 3): top, bottom and extent in em;
- `scripts`, their Unicode names as JSON, COMMON for what stands among letters of any, and `script_start` (S + 1,), the
  first row of each;
- for the glyphs whose outlines stand for more than they do, `gid_start` (F + 1,), the first of each font, their `gid`,
  as differences within a font, and `gid_set`, the number of the set of values that each stands for;
- for the sets, `set_start` and `set_value`, numbers of `values`, texts with a NUL between them;
- `fonts`, their names as JSON; `mean` and `project`, by which features become traits.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, is_zipfile

import numpy as np
from numpy.typing import NDArray

from cidfix.errors import CidfixError
from cidfix.languages.scripts import COMMON, find_script
from cidfix.pdf.document import Floats, Ints
from cidfix.resource import find_resource
from cidfix.shapes.glyph_ids import GlyphIds

HASH_BITS = 40
"""Of the hash of an outline; with half a million of them one in a million others is taken for one of these."""

TRAITS = 96
"""Numbers of a shape."""

STEP = 0.3
"""What they are rounded to."""

NEIGHBOURS = 60
"""Shapes that are looked at for each glyph, if there are as many."""

_AT_A_TIME = 2_000_000  # pairs of glyph and shape that are compared, so that memory stays small


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Neighbours:
    """The shapes nearest to each of Q glyphs, (Q, N) each: their rows in the index and distances, near first.

    A distance of one is about the difference between two usual designs of one letter, in each of the traits together.
    """

    row: Ints
    distance: Floats


def find_script_of_all(values: Iterable[str]) -> str:
    """The script of a shape by all it stands for, COMMON where that is letters of several."""
    scripts = {find_script(value) for value in values}
    return scripts.pop() if len(scripts) == 1 else COMMON


@dataclass(frozen=True, slots=True)
class KnownOutline:
    """What reference fonts say of an outline: all values it stands for, and the first font that has it."""

    values: tuple[str, ...]
    font: str


class _ShapeFile(Mapping[str, NDArray[Any]]):
    """The arrays of a file, each read when it is asked for, the file being shut in between.

    Raises CidfixError where that can't be done.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        if not is_zipfile(path):
            raise self._refuse()

    def _refuse(self) -> CidfixError:
        return CidfixError("the reference shapes can't be read", str(self._path), "install cidfix again")

    def __getitem__(self, name: str) -> NDArray[Any]:
        try:
            with np.load(self._path) as file:
                array: NDArray[Any] = file[name]
        except (OSError, EOFError, ValueError, KeyError, BadZipFile, zlib.error) as error:
            raise self._refuse() from error
        return array

    def __iter__(self) -> Iterator[str]:
        with np.load(self._path) as file:
            return iter(file.files)

    def __len__(self) -> int:
        return len(list(iter(self)))


class ShapeIndex:
    """The reference shapes, loaded as far as they are asked for; `added` names the fonts that the user added."""

    def __init__(self, source: Path | Mapping[str, NDArray[Any]], added: tuple[str, ...] = ()) -> None:
        self.arrays: Mapping[str, NDArray[Any]] = _ShapeFile(source) if isinstance(source, Path) else source
        self.added = added
        self._known_sets: dict[int, tuple[str, ...]] = {}  # those that were asked for

    def __bool__(self) -> bool:
        """Whether there are any shapes."""
        return len(self.arrays["fonts"]) > len("[]")

    @cached_property
    def texts(self) -> list[str]:
        """All that shapes stand for."""
        return self.arrays["values"].tobytes().decode().split("\0")

    @cached_property
    def fonts(self) -> list[str]:
        """The names of the reference fonts."""
        names: list[str] = json.loads(self.arrays["fonts"].tobytes())
        return names

    @cached_property
    def _sets(self) -> tuple[NDArray[Any], NDArray[Any]]:
        return self.arrays["set_start"], self.arrays["set_value"]

    @cached_property
    def _projection(self) -> tuple[Floats, Floats]:
        return self.arrays["mean"].astype(np.float32), self.arrays["project"].astype(np.float32)

    @cached_property
    def _traits(self) -> NDArray[np.int8]:
        return self.arrays["trait"]

    @cached_property
    def _script_start(self) -> NDArray[Any]:
        return self.arrays["script_start"]

    @cached_property
    def scripts(self) -> list[str]:
        """The Unicode names of the scripts of the shapes, COMMON among them."""
        names: list[str] = json.loads(self.arrays["scripts"].tobytes())
        return names

    @cached_property
    def hashes(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """The known outlines: their hashes in order, as far as they are kept, their sets of values and their fonts."""
        numbers = np.cumsum(self.arrays["hash_step"], dtype=np.uint64)
        return numbers, self.arrays["hash_set"], self.arrays["hash_font"]

    @cached_property
    def _rows(self) -> tuple[NDArray[Any], NDArray[Any]]:
        return self.arrays["trait_set"], self.arrays["trait_font"]

    @cached_property
    def places(self) -> Floats:
        """Top, bottom and extent of the shapes in em, (R, 3)."""
        places: Floats = self.arrays["trait_place"].astype(np.float32)
        return places

    def _values_of(self, number: int) -> tuple[str, ...]:
        values = self._known_sets.get(number)
        if values is None:
            start, members = self._sets
            values = tuple(self.texts[k] for k in members[start[number] : start[number + 1]])
            self._known_sets[number] = values
        return values

    def find_outlines(self, outlines: Sequence[str]) -> dict[str, KnownOutline]:
        """Those of the outlines (`Glyphs.outline`) that reference fonts have."""
        known = self._find_sets_of(outlines)
        return {one: KnownOutline(self._values_of(of_set), self.fonts[font]) for one, (of_set, font) in known.items()}

    def _find_sets_of(self, outlines: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The set of values of each known outline, and the first font that has it."""
        numbers, sets, fonts = self.hashes
        wanted = sorted({outline for outline in outlines if outline})
        if not len(numbers):
            return {}
        short = np.array([int(outline, 16) >> (64 - HASH_BITS) for outline in wanted], np.uint64)
        place = np.minimum(np.searchsorted(numbers, short), len(numbers) - 1)
        return {
            wanted[k]: (int(sets[place[k]]), int(fonts[place[k]]))
            for k in np.flatnonzero(numbers[place] == short).tolist()
        }

    @cached_property
    def _glyph_ids(self) -> GlyphIds:
        start, step = self.arrays["gid_start"], self.arrays["gid_step"].astype(np.int64)
        total = np.cumsum(step)
        before = np.concatenate([[0], total])[start[:-1]]
        return GlyphIds(start, total - np.repeat(before, np.diff(start)), self.arrays["gid_set"])

    def find_numbered(self, gids: Sequence[int], outlines: Sequence[str]) -> dict[int, KnownOutline]:
        """What glyphs of one font stand for whose outlines stand for several values, by place, where their ids tell."""
        known = self._find_sets_of(outlines)
        several = [k for k, outline in enumerate(outlines) if outline in known and gids[k] >= 0]
        several = [k for k in several if len(self._values_of(known[outlines[k]][0])) > 1]
        wholes = np.array([known[outlines[k]][0] for k in several], np.int64)
        found = self._glyph_ids.find(np.array([gids[k] for k in several], np.int64), wholes, self._values_of)
        if found is None:
            return {}
        font = self.fonts[found.font]
        return {several[k]: KnownOutline(self._values_of(own), font) for k, own in found.sets.items()}

    def to_traits(self, features: Floats) -> Floats:
        """Features (Q, WIDTH) as traits (Q, TRAITS)."""
        mean, project = self._projection
        return np.asarray((features - mean) @ project, np.float32)

    def find_rows_where(self, wanted: Callable[[str], bool]) -> NDArray[np.int64]:
        """The shapes that stand for some value that is wanted."""
        start, members = self._sets
        good = np.array([wanted(value) for value in self.texts], bool)[members]
        counts = np.concatenate([[0], np.cumsum(good)])[start]
        return np.flatnonzero(np.diff(counts)[self._rows[0]])

    def find_rows_of(self, values: Collection[str]) -> dict[str, NDArray[np.int64]]:
        """The shapes that stand for each value, but for values that none stands for."""
        return {value: rows for value in values if len(rows := self.find_rows((value,)))}

    def find_extents(self, values: Collection[str]) -> dict[str, float]:
        """How large each value is drawn in em, as the median of its shapes, for values that several fonts draw."""
        found = self.find_rows_of(values)
        return {value: float(np.median(self.places[rows, 2])) for value, rows in found.items() if len(rows) > 2}

    def traits_of(self, rows: NDArray[np.int64] | slice) -> Floats:
        """The traits of some shapes."""
        traits: Floats = self._traits[rows] * np.float32(STEP)
        return traits

    def find_neighbours(self, traits: Floats, scripts: Collection[str]) -> Neighbours:
        """The shapes of some scripts that are nearest to each row of traits (Q, TRAITS)."""
        rows = self._choose_rows(scripts)
        near = find_near(traits, self.traits_of(rows), NEIGHBOURS)
        return Neighbours(rows[near.row].astype(np.int32), near.distance)

    def measure_nearest(self, traits: Floats, scripts: Collection[str]) -> Floats:
        """How far each row of traits (Q, TRAITS) is from the nearest shape of some scripts, (Q,)."""
        compared = _compare(traits, self.traits_of(self._choose_rows(scripts)))
        return _to_distance(np.concatenate([squares.min(axis=1) for squares in compared]))

    def measure_rows(self, traits: Floats, rows: NDArray[np.int64]) -> Floats:
        """How far each row of traits (Q, TRAITS) is from each of some shapes (R,), (Q, R)."""
        return _to_distance(np.concatenate(list(_compare(traits, self.traits_of(rows)))))

    def find_nearest(self, traits: Floats) -> Neighbours:
        """The shape of each of `scripts` that is nearest to each row of traits (Q, TRAITS); arrays are (Q, S)."""
        starts = self._script_start
        row = np.zeros((len(traits), len(starts) - 1), np.int32)
        squared = np.zeros(row.shape, np.float32)
        for k, (first, last) in enumerate(pairwise(starts.tolist() if len(traits) else ())):
            near = [(s.argmin(axis=1), s.min(axis=1)) for s in _compare(traits, self.traits_of(slice(first, last)))]
            row[:, k] = first + np.concatenate([rows for rows, _ in near])
            squared[:, k] = np.concatenate([least for _, least in near])
        return Neighbours(row, _to_distance(squared))

    def _choose_rows(self, scripts: Collection[str]) -> NDArray[np.int64]:
        start = self._script_start
        wanted = [k for k, script in enumerate(self.scripts) if script in scripts]
        return np.concatenate([np.arange(start[k], start[k + 1], dtype=np.int64) for k in wanted])

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {value: number for number, value in enumerate(self.texts)}

    @cached_property
    def _sets_by_value(self) -> tuple[NDArray[Any], NDArray[Any]]:
        start, members = self._sets
        return _sort(members, np.searchsorted(start, np.arange(len(members)), side="right") - 1)

    @cached_property
    def _rows_by_set(self) -> tuple[NDArray[Any], NDArray[Any]]:
        return _sort(self._rows[0], np.arange(len(self._rows[0])))

    def _find_sets(self, values: Iterable[str]) -> list[int]:
        return _find_all(self._sets_by_value, {self._numbers[value] for value in values if value in self._numbers})

    def find_alike(self, values: Iterable[str]) -> frozenset[str]:
        """What some reference font draws with an outline that also stands for one of these values; they are in it."""
        return frozenset(value for number in self._find_sets(values) for value in self._values_of(number))

    def find_rows(self, values: Iterable[str]) -> NDArray[np.int64]:
        """The rows whose shape stands for one of these values."""
        return np.array(_find_all(self._rows_by_set, self._find_sets(values)), np.int64)

    def find_distance(self, traits: Floats, rows: NDArray[np.int64]) -> float:
        """How far a shape, in any of the traits (Q, TRAITS) it may have, is from the nearest of these rows."""
        return float(self.measure_rows(traits, rows).min()) if len(rows) else np.inf

    def values_of_row(self, row: int) -> tuple[str, ...]:
        """What the shape of a row stands for."""
        return self._values_of(int(self._rows[0][row]))

    def font_of_row(self, row: int) -> str:
        """The reference font that a row's shape is from."""
        return self.fonts[int(self._rows[1][row])]


def find_near(traits: Floats, references: Floats, most: int) -> Neighbours:
    """The references nearest to each row of traits, `most` at most."""
    most = min(most, len(references))
    near, distance = [], []
    for squares in _compare(traits, references):
        found = np.argpartition(squares, most - 1, axis=1)[:, :most]
        order = np.argsort(np.take_along_axis(squares, found, axis=1), axis=1)
        near.append(np.take_along_axis(found, order, axis=1))
        distance.append(np.take_along_axis(squares, near[-1], axis=1))
    return Neighbours(np.concatenate(near), _to_distance(np.concatenate(distance)))


def _compare(traits: Floats, references: Floats) -> Iterator[Floats]:
    """The squares of the differences of traits, some of the glyphs at a time, (B, references)."""
    lengths = np.einsum("ij,ij->i", references, references)
    block = max(1, _AT_A_TIME // max(len(references), 1))
    for start in range(0, len(traits), block):
        mine = traits[start : start + block]
        squares = (mine * -2) @ references.T
        squares += lengths
        squares += np.einsum("ij,ij->i", mine, mine)[:, None]
        yield squares


def to_steps(traits: Floats) -> NDArray[np.int8]:
    """Traits as the index keeps them, in units of STEP."""
    steps: NDArray[np.int8] = np.clip(np.rint(traits / STEP), -127, 127).astype(np.int8)
    return steps


def pack_names(names: Sequence[str]) -> NDArray[np.uint8]:
    """Names as the index keeps them, as JSON."""
    return np.frombuffer(json.dumps(names).encode(), np.uint8)


def _to_distance(squares: Floats) -> Floats:
    distance: Floats = np.sqrt(np.maximum(squares, 0) / TRAITS)
    return distance


def _sort(key: NDArray[Any], what: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    order = np.argsort(key, kind="stable")
    return key[order], what[order]


def _find_all(table: tuple[NDArray[Any], NDArray[Any]], keys: Iterable[int]) -> list[int]:
    """What stands in a sorted table under some keys, each once, in order."""
    key, what = table
    wanted = np.array(sorted(keys), key.dtype)
    first, last = np.searchsorted(key, wanted), np.searchsorted(key, wanted, side="right")
    return sorted({one for i, j in zip(first.tolist(), last.tolist(), strict=True) for one in what[i:j].tolist()})


NO_SHAPES = ShapeIndex({"fonts": pack_names([])})
"""An index of nothing, for a document whose letters are not to be read yet."""


@lru_cache(maxsize=1)
def open_shapes() -> ShapeIndex:
    """The index that comes with cidfix."""
    return ShapeIndex(find_resource("shapes.npz"))
