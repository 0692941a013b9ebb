"""What stands beside a glyph in its words, and where in them it stands, told to each of its candidates.

The letters beside tell the script; capitals, digits and punctuation have their places.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.letter_pairs import log_gamma
from cidfix.recover.lettering import LETTERS, Role
from cidfix.recover.roles import weigh_roles
from cidfix.recover.sign_table import Table
from cidfix.recover.words import Words, count_cells

_SCRIPT = 1.6  # the script of the letters beside
_PLACE_WEIGHT = 0.2  # where it stands in words
_NOWHERE = 0.003  # of the letters beside, at least, are of any script
_DOCUMENT = 2.0  # letters of the document's usual script are added to those of each word
_PLACES = 12.0  # words, at most, that count for where in words a glyph stands

_Floats = NDArray[np.float64]


def score_scripts(table: Table, words: Words, chance: _Floats) -> _Floats:
    """What the scripts of the letters beside say of each candidate, (G, K)."""
    said: _Floats = _SCRIPT * np.log(share_scripts(table, words, chance) + _NOWHERE)
    said[table.value < 0] = 0.0
    return said


def share_scripts(table: Table, words: Words, chance: _Floats) -> _Floats:
    """The share of the letters beside each glyph that are of each candidate's script, (G, K); 1 for those of none."""
    count = int(table.script.max()) + 1
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(chance))[:, None], table.value.shape)[present]
    scripts = table.script[table.value[present]]
    letter = np.isin(table.role[table.value[present]], LETTERS)  # digits and punctuation follow, they do not lead
    mass = count_cells(rows, scripts, chance[present] * letter, (len(chance), count))
    mass[:, 0] = 0.0
    of_symbol = words.to_symbols(mass)
    word = words.word
    sums, whole = np.zeros((words.symbols, count)), np.zeros(count)
    for k in np.flatnonzero(of_symbol.any(axis=0)).tolist():
        met = of_symbol[words.symbol, k]
        beside = np.bincount(word, met, len(words.start) - 1)[word] - met
        sums[:, k], whole[k] = np.bincount(words.symbol, beside, words.symbols), met.sum()
    usual = whole / max(whole.sum(), 1e-9)
    sums += _DOCUMENT * usual
    share = sums / np.maximum(sums.sum(axis=1, keepdims=True), 1e-9)
    share[:, 0] = 1.0  # what stands among any letters
    found = np.ones_like(chance)
    found[present] = share[words.symbol_of[rows], scripts]
    return found


def score_roles(table: Table, words: Words, chance: _Floats) -> _Floats:
    """What the roles of what stands beside say of each candidate, (G, K)."""
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(chance))[:, None], present.shape)[present]
    roles = table.role[table.value[present]]
    mass = count_cells(rows, roles, chance[present], (len(chance), len(Role)))
    said = np.zeros_like(chance)
    said[present] = weigh_roles(words, words.to_symbols(mass))[words.symbol_of[rows], roles]
    return said


_PLACE = np.zeros((len(Role), 4))
for _role, _pseudocounts in {
    Role.CAPITAL: (4.0, 1.0, 0.4, 0.8),
    Role.SMALL: (0.8, 2.4, 1.2, 0.3),
    Role.LETTER: (1.0, 2.0, 1.0, 0.3),
    Role.DIGIT: (1.0, 1.0, 1.0, 1.0),
    Role.OPENING: (8.0, 0.5, 0.3, 0.8),
    Role.CLOSING: (0.2, 0.6, 8.0, 0.6),
    Role.DASH: (0.4, 3.0, 1.0, 1.5),
    Role.APOSTROPHE: (0.7, 3.0, 1.5, 0.2),
    Role.MARK: (0.1, 3.0, 1.5, 0.1),
    Role.SIGN: (1.0, 1.0, 1.0, 1.0),
}.items():
    _PLACE[_role] = _pseudocounts
"""How the glyphs of each role share out between the places: a Dirichlet distribution's parameters (roles, 4).

Their sum says how much the letters of a role differ in this: a language may begin all words that have it with one of
its small letters, while hardly any puts a capital within words.
"""


def score_places(table: Table, words: Words, chance: _Floats) -> _Floats:
    """What the places in words say of each candidate, (G, K): the likelihood of the Dirichlet-multinomial."""
    count = words.count_places()
    count *= np.minimum(1.0, _PLACES / np.maximum(count.sum(axis=1, keepdims=True), 1.0))
    place = _fit_places(table, words, chance)
    whole, total = place.sum(axis=1), count.sum(axis=1)
    likely = log_gamma(whole) - log_gamma(total[:, None] + whole)  # (S, roles)
    for k in range(4):
        likely += log_gamma(count[:, k, None] + place[:, k]) - log_gamma(place[:, k])
    said = np.zeros_like(table.base)
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(said))[:, None], said.shape)[present]
    said[present] = _PLACE_WEIGHT * likely[words.symbol_of[rows], table.role[table.value[present]]]
    return said


def _fit_places(table: Table, words: Words, chance: _Floats) -> _Floats:
    """Where the glyphs of each role stand, (roles, 4): capitals as small letters do, as far as all are capitals."""
    role = np.append(table.role, -1)[table.value]
    cases = np.stack([np.where(role == case, chance, 0.0).sum(axis=1) for case in (Role.CAPITAL, Role.SMALL)], axis=1)
    capitals, small = (words.to_symbols(cases)[words.symbol].sum(axis=0) + 1e-9).tolist()
    share = capitals / (capitals + small)
    place = _PLACE.copy()
    place[Role.CAPITAL] = share * place[Role.SMALL] + (1 - share) * place[Role.CAPITAL]
    return place
