"""Which pieces of a glyph may be marks on a letter, and what is then the letter: every way to read it so.

A letter with two marks may be a letter known with one of them, or one known with none. So all ways are kept, and how
well letter and marks are known decides among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats
from cidfix.shapes.contours import Pieces

_MOST_PIECES = 8  # of a glyph that is looked at
_MOST_MARKS = 4
_LOW = 0.7  # of the body's height: a mark is lower
_ALIKE = 0.015  # em: how far the points of two dots of one mark may differ


@dataclass(frozen=True, slots=True)
class Mark:
    """The pieces of one mark, and whether it stands above the body or below."""

    pieces: tuple[int, ...]
    above: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """A glyph as a body of some pieces and marks, those nearest to the body first."""

    glyph: int
    body: tuple[int, ...]
    marks: tuple[Mark, ...]


def find_readings(pieces: Pieces) -> Iterator[Reading]:
    """All ways to read each glyph as a letter with one or two marks."""
    ends = np.flatnonzero(np.diff(pieces.glyph, prepend=-1, append=-1))
    for first, last in pairwise(ends.tolist()):
        if last - first <= _MOST_PIECES:
            yield from _read_glyph(pieces, range(first, last))


def _read_glyph(pieces: Pieces, mine: range) -> Iterator[Reading]:
    box = pieces.box[mine.start : mine.stop]
    height = box[:, 3] - box[:, 1]
    body = int(np.lexsort((box[:, 2] - box[:, 0], height.round(2)))[-1])
    middle = (box[body, 1] + box[body, 3]) / 2
    small = height < _LOW * height[body]
    above = _join_twins(pieces, mine.start + np.flatnonzero(small & (box[:, 1] >= middle)))
    below = _join_twins(pieces, mine.start + np.flatnonzero(small & (box[:, 3] <= middle)))
    if len(above) + len(below) > _MOST_MARKS:
        return
    # 0 stays with the body, 1 and 2 are the first and second mark above; likewise 0 and 1 below
    for up, down in product(product((0, 1, 2), repeat=len(above)), product((0, 1), repeat=len(below))):
        if not any((*up, *down)) or (2 in up and (1 not in up or 1 in down)):
            continue
        marks = [Mark(_pick(above, up, number), above=True) for number in (1, 2) if number in up]
        marks += [Mark(_pick(below, down, 1), above=False)] if 1 in down else []
        taken = {piece for mark in marks for piece in mark.pieces}
        rest = tuple(piece for piece in mine if piece not in taken)
        yield Reading(int(pieces.glyph[mine.start]), rest, tuple(marks))


def _pick(groups: Sequence[tuple[int, ...]], chosen: Sequence[int], number: int) -> tuple[int, ...]:
    return tuple(piece for group, one in zip(groups, chosen, strict=True) if one == number for piece in group)


def _join_twins(pieces: Pieces, places: NDArray[np.int64]) -> list[tuple[int, ...]]:
    """Pieces that stand side by side and are alike, as the dots of a diaeresis, belong together."""
    groups: list[list[int]] = []
    for place in places.tolist():
        for group in groups:
            level = abs(pieces.box[group[0], 1] - pieces.box[place, 1]) < _ALIKE
            if level and _are_twins(pieces.points(group[0]), pieces.points(place)):
                group.append(place)
                break
        else:
            groups.append([place])
    return [tuple(group) for group in groups]


def _are_twins(one: Floats, other: Floats) -> bool:
    """Whether points are the same but for where they stand."""
    if one.shape != other.shape:
        return False
    return bool(np.abs((one - one.mean(axis=0)) - (other - other.mean(axis=0))).max() < _ALIKE)
