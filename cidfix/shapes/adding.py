"""Adds the user's own reference fonts to the index of shapes.

Their shapes become traits as those that come with cidfix are, and are drawn to the size that is usual among these. A
shape that adds nothing to what is known of its letter is left out, so that hundreds of fonts can be added.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats
from cidfix.shapes.index import HASH_BITS, STEP, ShapeIndex, find_script_of_all, pack_names, to_steps
from cidfix.shapes.measure import MeasuredFont, find_scale, list_letters, rescale_font

_NEAR = 1.5  # as far in traits as that from one of the same value, a shape is another design
_MOST = 20  # designs of a value that are added


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class FittedFont:
    """A font in the terms of an index: hashes (K,), traits (K, TRAITS) in units of STEP, places (K, 3), values.

    `small` (K,) is true for small capitals.
    """

    name: str
    hashes: NDArray[np.uint64]
    traits: NDArray[np.int8]
    places: NDArray[np.float16]
    values: Sequence[tuple[str, ...]]
    small: NDArray[np.bool_]


def fit_font(font: MeasuredFont, shapes: ShapeIndex) -> FittedFont:
    """A measured font, drawn to the usual size and projected as the index projects."""
    letters = list_letters(font)
    scaled = rescale_font(font, find_scale(letters, shapes.find_extents({value for value, _ in letters})))
    traits = shapes.to_traits(scaled.rows.astype(np.float32))
    return FittedFont(font.name, font.hashes, to_steps(traits), scaled.places, font.values, font.small)


def add_fonts(shapes: ShapeIndex, fonts: Sequence[FittedFont]) -> ShapeIndex:
    """The index with more fonts, and their names in its `added`."""
    if not fonts:
        return shapes
    sets = _Sets(shapes)
    names = [font.name for font in fonts]
    owner = len(shapes.fonts) + np.repeat(np.arange(len(fonts)), [len(font.values) for font in fonts])
    values = [value for font in fonts for value in font.values]
    small = np.concatenate([font.small for font in fonts])
    traits = np.concatenate([font.traits for font in fonts])
    label = np.array([sets.find(value) for value in values], np.int64)
    kept = _choose_rows(shapes, traits * np.float32(STEP), values, np.flatnonzero(~small))
    places = _join(font.places for font in fonts)
    added = {"trait": traits, "trait_set": label, "trait_place": places, "trait_font": owner}
    return ShapeIndex(
        {
            **{name: shapes.arrays[name] for name in ("mean", "project")},
            **_add_rows(shapes, added, [find_script_of_all(values[row]) for row in kept], kept),
            **_add_hashes(shapes, sets, _join(font.hashes for font in fonts), values, owner),
            **{name: shapes.arrays[name] for name in ("gid_step", "gid_set")},
            "gid_start": np.pad(shapes.arrays["gid_start"], (0, len(fonts)), mode="edge"),  # these are not numbered
            **sets.to_arrays(),
            "fonts": pack_names([*shapes.fonts, *names]),
        },
        (*shapes.added, *names),
    )


def _add_rows(
    shapes: ShapeIndex, added: Mapping[str, NDArray[Any]], script: Sequence[str], kept: NDArray[np.int64]
) -> Mapping[str, NDArray[np.generic]]:
    """The shapes of the index with those `kept` of the added ones, sorted by script again."""
    known = np.repeat(np.arange(len(shapes.scripts)), np.diff(shapes.arrays["script_start"]))
    scripts = list(dict.fromkeys((*shapes.scripts, *script)))
    number = np.concatenate((known, [scripts.index(name) for name in script])).astype(np.int64)
    order = np.argsort(number, kind="stable")
    return {
        **{name: np.concatenate((shapes.arrays[name], added[name][kept]))[order] for name in added},
        "scripts": pack_names(scripts),
        "script_start": np.concatenate([[0], np.cumsum(np.bincount(number))]),
    }


def _join(arrays: Iterable[NDArray[np.generic]]) -> NDArray[np.generic]:
    return np.concatenate(list(arrays))


class _Sets:
    """The sets of values of an index, to which more are added."""

    def __init__(self, shapes: ShapeIndex) -> None:
        self._known, self._texts = shapes.arrays, shapes.texts
        self._first = max(len(self._known["set_start"]) - 1, 0)
        self._added: dict[tuple[str, ...], int] = {}

    def find(self, values: tuple[str, ...]) -> int:
        """The number of a set that is added."""
        return self._added.setdefault(values, self._first + len(self._added))

    def to_arrays(self) -> Mapping[str, NDArray[np.generic]]:
        """All sets as the index holds them."""
        added = [value for values in self._added for value in values]
        known = {*self._texts}
        texts = [*self._texts, *(value for value in dict.fromkeys(added) if value not in known)]
        numbers = {value: number for number, value in enumerate(texts)}
        start = self._known["set_start"]
        ends = int(start[-1] if len(start) else 0) + np.cumsum([0, *map(len, self._added)])
        members = [numbers[value] for value in added]
        return {
            "set_start": np.concatenate((start[:-1], ends)).astype(np.uint32),
            "set_value": np.concatenate((self._known["set_value"], members)).astype(np.uint32),
            "values": np.frombuffer("\0".join(texts).encode(), np.uint8),
        }


def _choose_rows(
    shapes: ShapeIndex,
    traits: Floats,
    values: Sequence[tuple[str, ...]],
    rows: NDArray[np.int64],
) -> NDArray[np.int64]:
    """Those of the rows that are unlike what the index has, or was chosen before, of the same first value."""
    known = shapes.find_rows_of({values[row][0] for row in rows.tolist()})
    by_value: dict[str, list[int]] = defaultdict(list)
    for row in rows.tolist():
        by_value[values[row][0]].append(row)
    chosen: list[int] = []
    for value, mine in by_value.items():
        like = list(shapes.traits_of(known[value])) if value in known else []
        first = len(chosen)
        for row in mine:
            if not like or np.linalg.norm(np.array(like) - traits[row], axis=1).min() > _NEAR:
                like.append(traits[row])
                chosen.append(row)
                if len(chosen) - first == _MOST:
                    break
    return np.array(sorted(chosen), np.int64)


def _add_hashes(
    shapes: ShapeIndex,
    sets: _Sets,
    hashes: NDArray[np.generic],
    values: Sequence[tuple[str, ...]],
    owner: NDArray[np.int64],
) -> Mapping[str, NDArray[np.generic]]:
    """The known outlines with those that are added; one that is known already stands for what it did and this."""
    named: dict[int, tuple[dict[str, None], int]] = {}
    for outline, value, font in zip(hashes.tolist(), values, owner.tolist(), strict=True):
        named.setdefault(outline, ({}, font))[0].update(dict.fromkeys(value))
    for text, same in shapes.find_outlines([f"{outline:016x}" for outline in named]).items():
        stands_for = dict.fromkeys((*same.values, *named[int(text, 16)][0]))
        named[int(text, 16)] = (stands_for, shapes.fonts.index(same.font))
    short = np.array(list(named), np.uint64) >> np.uint64(64 - HASH_BITS)
    number, of_set, font = shapes.hashes
    left = ~np.isin(number, short)
    numbers = np.concatenate((number[left], short))
    order = np.argsort(numbers, kind="stable")
    added = np.array([(sets.find(tuple(stands_for)), own) for stands_for, own in named.values()], np.int64)
    return {
        "hash_step": np.diff(numbers[order], prepend=np.uint64(0)),
        "hash_set": np.concatenate((of_set[left], added[:, 0]))[order],
        "hash_font": np.concatenate((font[left], added[:, 1]))[order],
    }
