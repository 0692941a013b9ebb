"""All values that the glyphs of a document may have, and what shape and file say for each, as arrays.

A shape alone leaves open which of several letters that look alike a glyph is; what else is known is added to this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.scripts import COMMON, find_script
from cidfix.pdf.document import Bools
from cidfix.recover.agreement import Support
from cidfix.recover.candidates import Candidate
from cidfix.recover.lettering import Lettering, Role, find_role

# These weights were fitted together with those of `lettering`.
_SHAPE = -8.2  # a difference of one
_SHAPE_SQUARED = -6.1
_SHIFT = -12.2  # an em higher or lower
_SHIFT_SQUARED = -3.6
_UNLIKE, _ASTRAY = 1.2, 0.5  # the difference, and how much higher or lower, of a value that is none of the nearest
_MOST_ASTRAY = 0.6
_OTHERWISE = -3.9  # for a value that is none of those a reference font draws with this very outline
_SPACED = -1.9  # a combining mark that takes room of its own
_UNSPACED = -10.8  # anything else that takes none
_NO_ROOM, _ROOM = 0.02, 0.12  # em

_Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Table:
    """The candidates of all glyphs (G, K): which value each is, and what speaks for it whatever stands beside."""

    value: NDArray[np.int64]  # into `values`, -1 for none
    values: tuple[str, ...]
    base: _Floats  # -inf for none
    script: NDArray[np.int64]  # of each value, 0 for those of no one script
    role: NDArray[np.int64]  # of each value
    distance: _Floats  # of each candidate's shape, inf for those that have none
    shift: _Floats  # likewise
    supported: Bools  # whether the file itself says so


@dataclass(frozen=True, slots=True)
class Sign:
    """A value that a glyph may have, the candidate by shape, if it is one, and who supports it."""

    value: str
    candidate: Candidate | None
    support: Support | None


def join_signs(candidates: Sequence[Candidate], support: Sequence[Support]) -> tuple[Sign, ...]:
    """The values that a glyph may have, each once: those by shape in their order, then those the file alone says."""
    said = {one.value: one for one in support}
    by_shape = tuple(Sign(c.value, c, said.pop(c.value, None)) for c in candidates)
    return (*by_shape, *(Sign(value, None, one) for value, one in said.items()))


def _weigh_sign(sign: Sign, identical: bool) -> float:
    """What shape and file say for a value; `identical` if a reference font has the glyph's very outline."""
    weight = sign.support.weight if sign.support else 0.0
    distance = _UNLIKE if sign.candidate is None else sign.candidate.distance
    shift = _ASTRAY if sign.candidate is None else min(sign.candidate.shift, _MOST_ASTRAY)
    if distance == 0:
        return weight
    weight += _SHAPE * distance + _SHAPE_SQUARED * distance**2 + _SHIFT * shift + _SHIFT_SQUARED * shift**2
    return weight + (_OTHERWISE if identical else 0.0)


def _weigh_room(value: str, advance: float) -> float:
    if find_role(value) is Role.MARK:
        return _SPACED if advance > _ROOM else 0.0
    return _UNSPACED if abs(advance) < _NO_ROOM else 0.0


def to_table(
    signs: Sequence[Sequence[Sign]],
    lettering: Lettering,
    known: Mapping[int, str],
    advance: NDArray[np.float32],
    share: _Floats,
) -> Table:
    """`advance` (G,) is the width of each glyph in em, `share` (G,) how often it is met among all."""
    width = max(map(len, signs), default=0)
    numbers: dict[str, int] = {}
    value = np.full((len(signs), max(width, 1)), -1, np.int64)
    base = np.full(value.shape, -np.inf)
    distance, shift = np.full(value.shape, np.inf), np.zeros(value.shape)
    supported = np.zeros(value.shape, bool)
    weights = {value: lettering.weigh(value) for value in {sign.value for mine in signs for sign in mine}}
    for glyph, mine in enumerate(signs):
        if glyph in known:
            value[glyph, 0] = numbers.setdefault(known[glyph], len(numbers))
            base[glyph, 0] = 0.0
            shown = (sign.candidate for sign in mine if sign.candidate is not None and sign.value == known[glyph])
            distance[glyph, 0] = next((candidate.distance for candidate in shown), np.inf)
            continue
        identical = any(sign.candidate is not None and sign.candidate.distance == 0 for sign in mine)
        for k, sign in enumerate(mine):
            value[glyph, k] = numbers.setdefault(sign.value, len(numbers))
            if sign.candidate is not None:
                distance[glyph, k], shift[glyph, k] = sign.candidate.distance, sign.candidate.shift
            supported[glyph, k] = sign.support is not None
            said = weights[sign.value] + lettering.weigh_share(sign.value, float(share[glyph]))
            base[glyph, k] = said + _weigh_sign(sign, identical) + _weigh_room(sign.value, float(advance[glyph]))
    scripts = {COMMON: 0}
    script = [scripts.setdefault(find_script(text), len(scripts)) for text in numbers]
    role = [find_role(text) for text in numbers]
    of_values = np.array(script, np.int64), np.array(role, np.int64)
    return Table(value, tuple(numbers), base, *of_values, distance, shift, supported)


def to_chance(score: _Floats) -> _Floats:
    """The chance of each candidate among those of its glyph; zeros where there are none."""
    top = score.max(axis=1, keepdims=True)
    top[~np.isfinite(top)] = 0.0
    weight = np.exp(score - top)
    total = weight.sum(axis=1, keepdims=True)
    chance: _Floats = np.divide(weight, total, out=np.zeros_like(weight), where=total > 0)
    return chance
