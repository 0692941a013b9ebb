"""Which languages a document may be in, by the letters that are plain, and what their alphabets say of the others.

Arabic and Persian kaf, Cyrillic and Latin i, and many more are drawn alike. Who writes tteh and gaf, though, writes the
kaf of Urdu. So each language that is known is weighed by how well its alphabet explains all glyphs together, as in a
mixture of which one component is true, and letters of the likely ones gain. That is no more than a hint: the document
may be in a language that is in no list.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.find import list_languages
from cidfix.pdf.document import Bools
from cidfix.recover.lettering import LETTERS, Role, list_letters
from cidfix.recover.sign_table import Table
from cidfix.recover.words import count_cells

_STRAY = 0.02  # of the glyphs stand for what their language's alphabet lacks
_ALL = 3_000  # letters that these may be
_AUXILIARY = 0.1  # what a letter for names and loans counts, beside one of the alphabet
_SELDOM = 0.002  # of all glyphs: a letter for names and loans is hardly met more often
_DEPENDENT = 0.3  # what a glyph counts, as those of one letter, or of its two cases, say the same
_WEIGHT = 0.7
_LEAST = 0.03  # the chance that the language is none that is known
_LEAST_EXPLAINED = 0.003  # where each of many glyphs is a letter of the likely ones, of letters that are drawn alike
_LIKELY, _MANY, _STRAYS = 0.01, 30, 1
_FROM = 0.005  # the chance from which on a candidate is looked at

_ASKED = (*(role for role in LETTERS if role is not Role.APOSTROPHE), Role.DIGIT)
"""Apostrophes are written now in one way and now in another in the same language."""

_Floats = NDArray[np.float64]


def score_alphabets(table: Table, chance: _Floats, uses: _Floats) -> _Floats:
    """What the alphabets of the likely languages say of each candidate, (G, K), 0 for the best.

    `chance` (G, K) is how likely each is so far, `uses` (G,) how often each glyph is met among all.
    """
    role = np.append(table.role, -1)[table.value]
    asked = np.isin(role, _ASKED) & (table.value >= 0)
    said = np.zeros_like(chance)
    kept = np.unique(table.value[asked & (chance >= _FROM)])
    if not len(kept):
        return said
    has = _find_who_has([table.values[number] for number in kept.tolist()])  # (values, languages)
    place = np.full(len(table.values), -1)
    place[kept] = np.arange(len(kept))
    rows, columns = np.nonzero(asked & (chance >= _FROM))
    by_value = count_cells(rows, place[table.value[rows, columns]], chance[rows, columns], (len(chance), len(kept)))
    by_value = by_value[by_value.sum(axis=1) > 0.5]
    likely = np.log(by_value @ ((1 - _STRAY) * has / _read_alphabets().size) + _STRAY / _ALL).sum(axis=0)
    share = np.exp(_DEPENDENT * (likely - likely.max()))
    share /= share.sum()
    value = place[table.value[rows, columns]]
    loans = ((has == _AUXILIARY) * has) @ share
    told = (has @ share - loans)[value] + loans[value] * np.minimum(1.0, _SELDOM / np.maximum(uses[rows], 1e-9))
    said[rows, columns] = _WEIGHT * np.log((told + _LEAST) / (1 + _LEAST))
    explained = _find_explained(rows, value, has, share)
    surely = np.log((told + _LEAST_EXPLAINED) / (1 + _LEAST_EXPLAINED))
    alike = _find_alike(table)[rows, columns]
    said[rows, columns] += alike * explained * (surely - said[rows, columns])
    # What was not looked at gains nothing beside the likeliest.
    unseen = np.ones(said.shape, bool)
    unseen[rows, columns] = False
    likeliest = np.take_along_axis(said, chance.argmax(axis=1)[:, None], axis=1)
    return np.where(unseen, likeliest, said)


def _find_alike(table: Table) -> Bools:
    """The nearest candidates of each glyph, (G, K), where there are several, which the shape can't tell apart."""
    nearest = np.isfinite(table.distance) & (table.distance == table.distance.min(axis=1, keepdims=True))
    alike: Bools = nearest & (nearest.sum(axis=1) > 1)[:, None]
    return alike


def _find_explained(rows: NDArray[np.int64], value: NDArray[np.int64], has: _Floats, share: _Floats) -> float:
    """How sure it is that the document is in one of the likely languages: 1 if these explain each of many glyphs.

    A candidate is the value `value` (N,), into `has`, of the glyph in its row (N,).
    """
    likely = np.flatnonzero(share >= min(_LIKELY, share.max()))
    glyphs, number = np.unique(rows, return_inverse=True)
    reach = np.zeros((len(glyphs), len(likely)), bool)
    np.maximum.at(reach, number, has[value][:, likely] > 0)
    left = ((~reach).sum(axis=0) * share[likely]).sum() / share[likely].sum()
    return float(np.clip(_STRAYS + 1 - left, 0, 1) * min(1.0, len(glyphs) / _MANY))


def _find_who_has(values: list[str]) -> _Floats:
    """How far each value is in the alphabet of each language, (values, languages): 1, _AUXILIARY or 0."""
    alphabets = _read_alphabets()
    has = np.zeros((len(values), len(alphabets.size)))
    for k, value in enumerate(values):
        has[k] = np.maximum(alphabets.spread(value), np.minimum.reduce([alphabets.spread(part) for part in value]))
    return has


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class _Alphabets:
    """The languages, by number, that have a letter, mark or digit for their own, and those that have it for names and
    loans; and how many letters and digits each has for its own, (languages,)."""

    own: Mapping[str, list[int]]
    auxiliary: Mapping[str, list[int]]
    size: _Floats

    def spread(self, letter: str) -> _Floats:
        """How far a letter belongs to the alphabet of each language, (languages,)."""
        found = np.zeros(len(self.size))
        found[self.auxiliary.get(letter, [])] = _AUXILIARY
        found[self.own.get(letter, [])] = 1.0
        return found


@cache
def _read_alphabets() -> _Alphabets:
    own: dict[str, list[int]] = defaultdict(list)
    auxiliary: dict[str, list[int]] = defaultdict(list)
    size = []
    for number, language in enumerate(list_languages()):
        mine = {*list_letters((language,), ()), *language.numerals}
        size.append(float(len(mine)))
        for letter in mine:
            own[letter].append(number)
        for letter in {*language.auxiliary, *language.marks} - mine:
            auxiliary[letter].append(number)
    return _Alphabets(dict(own), dict(auxiliary), np.array(size))
