"""What is likely to be written at all: the letters of the languages named, else those that many languages use.

An alphabet ranks and never forbids: names, loans and quotations have letters of their own.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from fontTools import unicodedata

from cidfix.languages.find import count_uses
from cidfix.languages.model import Language

ONE_GLYPH_A_LETTER = frozenset({"Latn", "Cyrl", "Grek", "Armn", "Geor", "Cans", "Ethi", "Cher", "Hebr", "Thaa", "Tfng"})
"""Scripts in which a font seldom draws a letter in more than one way."""

_COMMON = ".,:;!?()-0123456789\"'«»“”‘’–—…/%№§*&[]+=°•"
_RANK = 0.3  # what ten times as many languages count for
_RARE = -1.6  # what a value is worth that no language has
_PIECE = -0.6  # and one of several letters
_AUXILIARY = -1.0
_FOREIGN = -3.0  # a letter that none of the languages named has


class Role(IntEnum):
    """What a value does in words."""

    CAPITAL = 0
    SMALL = 1
    LETTER = 2
    DIGIT = 3
    OPENING = 4
    CLOSING = 5
    DASH = 6
    APOSTROPHE = 7
    MARK = 8
    SIGN = 9


_ROLES = {
    "Lu": Role.CAPITAL, "Lt": Role.CAPITAL, "Ll": Role.SMALL, "Lo": Role.LETTER, "Nd": Role.DIGIT, "Ps": Role.OPENING,
    "Pi": Role.OPENING, "Pe": Role.CLOSING, "Pf": Role.CLOSING, "Po": Role.CLOSING, "Pd": Role.DASH, "Mn": Role.MARK,
    "Mc": Role.MARK, "Me": Role.MARK,
}  # fmt: skip
_APOSTROPHES = "'’ʼ‘ʻʽˈꞌʹ`´"


def find_role(value: str) -> Role:
    """What a value does in words, by its first character."""
    if value in _APOSTROPHES and value:
        return Role.APOSTROPHE
    category = unicodedata.category(value[:1] or "\u00ad")
    return _ROLES.get(category, Role.LETTER if category == "Lm" else Role.SIGN)


@dataclass(frozen=True, slots=True)
class Lettering:
    """How likely values are before any of the document is looked at, as logarithms of odds."""

    uses: Mapping[str, int]  # in how many languages
    own: frozenset[str]  # letters of the languages named, and what is composed with their marks
    auxiliary: frozenset[str]

    def weigh(self, value: str) -> float:
        """What speaks for a value, higher is likelier."""
        usual = self._weigh_use(value)
        if not self.own or find_role(value) not in (Role.CAPITAL, Role.SMALL, Role.LETTER, Role.APOSTROPHE):
            return usual
        if value in self.own or all(part in self.own for part in value):
            return 0.3 + 0.1 * usual
        return _AUXILIARY if value in self.auxiliary else _FOREIGN + usual

    def _weigh_use(self, value: str) -> float:
        if value in _COMMON:
            return 0.7
        uses = self.uses.get(value, 0)
        if not uses and len(value) > 1:
            return _PIECE
        return _RANK * math.log10(uses) if uses else _RARE


def to_lettering(languages: Sequence[Language], alphabet: Collection[str]) -> Lettering:
    """What is likely in some languages, and with an alphabet of the user's; without either, what is likely anywhere."""
    own = {letter for language in languages for letter in language.letters} | set(alphabet)
    cased = {case for letter in own for case in (letter, letter.upper(), letter.lower())}
    auxiliary = frozenset(letter for language in languages for letter in (*language.auxiliary, *language.marks))
    return Lettering(count_uses(), frozenset(cased), auxiliary)
