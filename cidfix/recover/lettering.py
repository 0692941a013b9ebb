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
from cidfix.languages.scripts import COMMON, JOINING, find_script

ONE_GLYPH_A_LETTER = frozenset({"Latn", "Cyrl", "Grek", "Armn", "Geor", "Cans", "Ethi", "Cher", "Hebr", "Thaa", "Tfng"})
"""Scripts in which a font seldom draws a letter in more than one way."""

_COMMON = ".,:;!?()-0123456789\"'«»“”‘’–—…/%№§*&[]+=°•"
# The weights were fitted to what glyphs of 39 documents stand for, with fonts of other families to compare them with
# (conditional logit: McFadden 1974); they are logarithms of odds.
_RANK = 0.2  # ten times as many languages
_USUAL = 0.9  # digits and punctuation that most texts have
_RARE = -3.3  # no language has it
_COMPOSED = -1.5  # no language has it with this mark
_PIECE = -0.1  # no language has it as one of several letters
_OWN = 1.7  # a letter of the languages named
_AUXILIARY = -0.9
_FOREIGN = -2.4  # a letter that none of the languages named has
_OF_ITS_SCRIPT = 5.8  # a digit or punctuation mark of one script, beside those of all
_USED = 0.46  # for a letter, e times as many uses as a letter has that is neither frequent nor rare
_MIDDLING = 0.002  # the share of such a letter
_JOINED = 0.1  # the share of what is drawn as one glyph, beside that of the rarest of its letters
# How many times as often as in a sample a letter is met: the logarithm of that has a heavy-tailed distribution
# (Student's t), wider for what the sample shows but a few times.
_SPREAD = 0.7
_TAIL = 3.0  # degrees of freedom
_UNSEEN = 0.5  # uses that a letter is thought to have had that is not in the sample
_FORM = 0.2  # where a letter has several glyphs: for e times as many uses, up to those of the letter
_FEWEST_FORMS = -6.0
_FREQUENT = (
    0.7  # where it joins those beside, so that all letters have about as many: for e times as many in the sample
)
_NEW = -0.7  # a letter that is not in the sample: one in two of an alphabet may be so
_SELDOM = 1e-4
_VARIANTS = "\u180b\u180c\u180d\u180f"
_UNSELECTED = dict.fromkeys(map(ord, _VARIANTS))
_VARIANT = -5.0  # a form that is asked for by a selector, which few texts have: mostly the letter takes it by itself
_VARIANT_SHARE = 0.002  # of all glyphs: such a form is hardly met more often
_BY_CATEGORY = {"No": -2.9, "Mn": -0.6, "Mc": -0.6, "Me": -0.6}
_SIGN = -4.7


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


LETTERS = (Role.CAPITAL, Role.SMALL, Role.LETTER, Role.APOSTROPHE, Role.MARK)


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
    signs: frozenset[str]  # their digits and punctuation
    frequency: Mapping[str, float]  # of small letters, as far as a sample text of the languages shows
    sample_size: int  # letters of it
    sample: tuple[str, ...]  # words of such a text

    def weigh(self, value: str) -> float:
        """What speaks for a value, higher is likelier."""
        role = find_role(value)
        weight = self._weigh_spread(value.translate(_UNSELECTED))
        weight += _BY_CATEGORY.get(unicodedata.category(value[:1] or "\u00ad"), 0.0)
        if role is Role.SIGN:
            weight += _SIGN
        if any(character in _VARIANTS for character in value):
            weight += _VARIANT
        if value in self.signs:
            weight += _OWN
        if role not in LETTERS and find_script(value) != COMMON:
            weight += _OF_ITS_SCRIPT
        if not self.own or role not in LETTERS:
            return weight
        if value in self.own or all(part in self.own for part in value):
            return weight + _OWN
        return weight + (_AUXILIARY if value in self.auxiliary else _FOREIGN)

    def weigh_share(self, value: str, share: float) -> float:
        """What speaks for a value by how often it is met: `share` of the document's glyphs are said to be it.

        A letter that has one glyph is met about as often as in the sample. One of several glyphs, or a capital, is met
        at most as often; how much less tells little. A form that is asked for by a selector is seldom met.
        """
        if any(character in _VARIANTS for character in value):
            return -math.log(max(1.0, share / _VARIANT_SHARE))
        role = find_role(value)
        is_vowel_sign = role is Role.MARK and find_script(value) != COMMON
        if role not in (Role.CAPITAL, Role.SMALL, Role.LETTER) and not is_vowel_sign:
            return 0.0
        weight = 0.0
        if role in (Role.CAPITAL, Role.SMALL):
            weight = _USED * min(max(math.log((share + 1e-6) / _MIDDLING), -4.0), 3.0)
        if not self.frequency:
            return weight
        usual = self.frequency.get(value.lower(), 0.0)
        if not usual and len(value) > 1:
            usual = _JOINED * min(self.frequency.get(letter, 0.0) for letter in value)
        seen = usual * self.sample_size + _UNSEEN
        script = find_script(value)
        if script in JOINING:
            return weight + _FREQUENT * math.log((usual + _SELDOM) / _MIDDLING)
        more = math.log((share + _SELDOM) / (seen / self.sample_size))
        weight += 0.0 if usual else _NEW
        if more < 0 and (role is Role.CAPITAL or script not in ONE_GLYPH_A_LETTER):
            return weight + _FORM * max(more, _FEWEST_FORMS)
        spread = _SPREAD**2 + 1 / seen
        return weight - (_TAIL + 1) / 2 * math.log(1 + more**2 / spread / _TAIL)

    def _weigh_spread(self, value: str) -> float:
        if value in _COMMON:
            return _USUAL
        if uses := self.uses.get(value, 0):
            return _RANK * math.log10(uses)
        if len(value) > 1:
            if any(unicodedata.category(one) == "Mn" for one in value[1:]):
                return _COMPOSED
            return _PIECE + min(0.0, *(self._weigh_spread(letter) for letter in value))  # as rare as the rarest is
        pieces = unicodedata.normalize("NFD", value)
        return _COMPOSED if len(pieces) > 1 and pieces[0] in self.uses else _RARE


def list_letters(languages: Sequence[Language], alphabet: Collection[str]) -> frozenset[str]:
    """The letters of some languages and of an alphabet of the user's, in both cases.

    Of a language whose alphabet is not known they are those of its sample.
    """
    own = {letter for language in languages for letter in language.letters or language.frequency} | set(alphabet)
    own |= {mark for language in languages for mark in language.marks if find_script(mark) != COMMON}
    return frozenset(case for letter in own for case in (letter, letter.upper(), letter.lower()))


def to_lettering(languages: Sequence[Language], alphabet: Collection[str]) -> Lettering:
    """What is likely in some languages, and with an alphabet of the user's; without either, what is likely anywhere."""
    auxiliary = frozenset(letter for language in languages for letter in (*language.auxiliary, *language.marks))
    frequency = {letter: share for language in languages for letter, share in language.frequency.items()}
    signs = frozenset(sign for language in languages for sign in (*language.numerals, *language.punctuation))
    sample = tuple(word for language in languages for word in language.words)
    size = max((language.sample_size for language in languages), default=0)
    return Lettering(count_uses(), list_letters(languages, alphabet), auxiliary, signs, frequency, size, sample)
