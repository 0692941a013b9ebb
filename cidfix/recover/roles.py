"""What stands beside what in words: letters beside letters, digits beside digits, capitals before small letters.

A zero is drawn as an O, an eight as a Cherokee letter, a capital as its small letter: what stands around it tells.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.lettering import Role
from cidfix.recover.words import Words, sum_rows

_ENOUGH = 6.0  # neighbours, at most, that count in full: many of one glyph say much the same
_WEIGHT = 0.25
_PAIRS = 300.0  # that are thought to have been met before
_LEAST_SHARE = 0.002  # of what follows a role, at least, is of any other

_Floats = NDArray[np.float64]

_END = len(Role)
_FOLLOWS = np.full((len(Role) + 1, len(Role) + 1), _LEAST_SHARE)
for _role, _next in {
    Role.CAPITAL: {"CAPITAL": 0.2, "SMALL": 0.6, "CLOSING": 0.05, "DASH": 0.02, "APOSTROPHE": 0.01, "MARK": 0.05},
    Role.SMALL: {"SMALL": 0.75, "CLOSING": 0.04, "DASH": 0.01, "APOSTROPHE": 0.01, "MARK": 0.05},
    Role.LETTER: {"LETTER": 0.7, "CLOSING": 0.04, "DASH": 0.01, "APOSTROPHE": 0.01, "MARK": 0.1},
    Role.DIGIT: {"DIGIT": 0.4, "CLOSING": 0.2, "DASH": 0.05, "SIGN": 0.03, "SMALL": 0.01, "CAPITAL": 0.01},
    Role.OPENING: {"CAPITAL": 0.3, "SMALL": 0.4, "LETTER": 0.7, "DIGIT": 0.1, "OPENING": 0.05},
    Role.CLOSING: {"CLOSING": 0.1, "DIGIT": 0.05, "DASH": 0.01, "SMALL": 0.01, "CAPITAL": 0.01},
    Role.DASH: {"CAPITAL": 0.15, "SMALL": 0.3, "LETTER": 0.4, "DIGIT": 0.1},
    Role.APOSTROPHE: {"CAPITAL": 0.05, "SMALL": 0.5, "LETTER": 0.5, "CLOSING": 0.05},
    Role.MARK: {"CAPITAL": 0.02, "SMALL": 0.6, "LETTER": 0.6, "MARK": 0.1, "CLOSING": 0.04, "DASH": 0.01},
    Role.SIGN: {"DIGIT": 0.2, "SIGN": 0.2, "CLOSING": 0.1, "SMALL": 0.03, "CAPITAL": 0.03, "LETTER": 0.03},
}.items():
    for _name, _share in _next.items():
        _FOLLOWS[_role, Role[_name]] = _share
    _FOLLOWS[_role, _END] = 0.15
for _name, _share in {
    "CAPITAL": 0.2,
    "SMALL": 0.5,
    "LETTER": 0.7,
    "DIGIT": 0.05,
    "OPENING": 0.05,
    "DASH": 0.02,
}.items():
    _FOLLOWS[_END, Role[_name]] = _share
"""How often a role is followed by another or by a word's end, and which words begin with: rounded from usual texts."""


def _fit_case(met: _Floats) -> _Floats:
    """How often each role follows another, (roles + 1, roles + 1), with capitals among letters as often as here.

    `met` is how often each seems to follow in the document. A text may be all in capitals, or in the only case that
    a script had when it was written, as most of Cherokee is (The Unicode Standard, chapter 20.1).
    """
    cases = [Role.CAPITAL, Role.SMALL]
    usual = _FOLLOWS[:, cases]
    seen = met[:, cases] + _PAIRS * usual
    fitted = _FOLLOWS.copy()
    fitted[:, cases] = usual.sum(axis=1, keepdims=True) * seen / seen.sum(axis=1, keepdims=True)
    return fitted


def weigh_roles(words: Words, roles: _Floats) -> _Floats:
    """What the roles beside say of each symbol's having each role, (S, roles), as logarithms of odds.

    `roles` (S, roles) is how likely each symbol has each role so far; rows of zeros tell nothing.
    """
    count = words.symbols
    padded = np.zeros((count + 1, len(Role) + 1))
    padded[:count, :_END] = roles
    padded[count, _END] = 1.0
    symbol, start = words.symbol, words.start
    if not len(symbol):
        return np.zeros((count, len(Role)))
    previous, following = np.append(count, symbol[:-1]), np.append(symbol[1:], count)
    full = np.diff(start) > 0
    previous[start[:-1][full]] = count
    following[start[1:][full] - 1] = count
    before, after = (sum_rows(symbol, padded[beside], count) for beside in (previous, following))
    follows = np.log(_fit_case(padded[:count].T @ after))
    twice = np.bincount(symbol[following == symbol], minlength=count)[:, None] * padded[:count]
    before -= twice  # what a symbol seems to be tells nothing of itself
    after -= twice
    said = before @ follows[:, :_END] + after @ follows[:_END].T
    total = before.sum(axis=1) + after.sum(axis=1)
    result: _Floats = _WEIGHT * said * np.minimum(1.0, _ENOUGH / np.maximum(total, 1.0))[:, None]
    return result
