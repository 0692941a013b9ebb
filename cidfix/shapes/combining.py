"""Letters and combining marks as Unicode knows them: which is put on which, where it stands, and what is made of it."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

import regex
from fontTools import unicodedata as scripts

from cidfix.languages.find import count_uses

_BELOW = frozenset({10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 29, 32, 202, 218, 220, 222, 233, 240})
"""The combining classes of marks below the letter (Unicode 16, section 4.3)."""
_ASIDE = frozenset({1, 6, 8, 9, 21, 224, 226})
"""And of those across it or beside it, and of viramas."""
_ATTACHED = frozenset({1, 202, 216})
"""And of those that mostly hang together with it."""
_UNMARKED = r"\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\U00012000-\U0001bfff\U00020000-\U0003ffff"
"""Ideographs, syllables and signs of dead scripts, whose pieces are no marks."""
_MARKABLE = regex.compile(rf"(?![{_UNMARKED}])\p{{L}}\p{{M}}*")
_OF_ALL_MARKS = frozenset(
    {"Latn", "Cyrl", "Grek", "Copt", "Glag", "Goth", "Armn", "Geor", "Cans", "Cher", "Tfng", "Osge", "Lisu", "Vaii"}
)
"""The scripts whose letters take the marks that are meant for all."""
_GENERAL = regex.compile(r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]")

_DOTTED = {"ı": "i", "ȷ": "j"}
"""Letters that have their dot only where no mark takes its place."""
_OWN_DOT = frozenset("ijıȷɨʝɉϳіј")
_OWN_WAY = frozenset("ďťľĽģ")
"""Letters whose caron or cedilla looks like neither."""
_ONE_PIECE = frozenset({"Latn", "Grek"})
"""The scripts in which letters without marks and dots hang together."""
_GREEK = {"\u0303": "\u0342", "\u0311": "\u0342", "\u030d": "\u0301", "\u0315": "\u0313", "\u0312": "\u0314"}
"""A perispomeni may look like a tilde or an arch, a tonos like an upright stroke."""
_LATIN = (
    ("GgKkLlNnRr", "\u0326", "\u0327"),
    ("g", "\u0312\u0313\u0314", "\u0327"),
    ("dtlL", "\u0315\u0313", "\u030c"),
)
"""The cedilla of Latvian letters is a comma, above a g; the caron of high letters is one, too."""


def to_marks(value: str) -> str:
    """The combining marks that a mark is, alone or as a character with a width of its own; nothing if it is none."""
    if len(value) != 1 or value.isalnum() or "\ufe20" <= value <= "\ufe2f":  # these are halves of marks
        return ""
    text = unicodedata.normalize("NFKD", value)
    marks = text[1:] if text[0] == " " else text
    classes = list(map(unicodedata.combining, marks))
    return marks if classes and all(classes) and not _ASIDE & set(classes) else ""


def is_usual(marks: str) -> bool:
    """Whether some language has letters with these marks."""
    return all(mark in _list_usual() for mark in marks)


@lru_cache(maxsize=1)
def _list_usual() -> frozenset[str]:
    return frozenset(mark for value in count_uses() for mark in unicodedata.normalize("NFD", value))


def is_combining(value: str) -> bool:
    """Whether a value begins with a combining mark."""
    return unicodedata.combining(value[0]) > 0


def is_above(marks: str) -> bool:
    """Whether a mark stands above its letter, otherwise below."""
    return unicodedata.combining(marks[0]) not in _BELOW


def is_markable(value: str) -> bool:
    """Whether a value is a letter, marked or not, of a script in which letters are marked."""
    return _MARKABLE.fullmatch(value) is not None


@cache
def is_marked_apart(letter: str) -> bool:
    """Whether a letter has a mark that most designs draw apart from it, as they do not draw a cedilla."""
    return any(unicodedata.combining(mark) not in _ATTACHED for mark in _list_marks(letter))


def is_bare(value: str) -> bool:
    """Whether a value is a letter of one piece, as far as that is sure: all that is drawn of it hangs together."""
    return len(value) == 1 and value not in _OWN_DOT and scripts.script(value) in _ONE_PIECE


def has_own_dot(value: str) -> bool:
    """Whether a letter, for all its marks, keeps a dot above that is no mark."""
    return unicodedata.normalize("NFD", value)[0] in _OWN_DOT and not any(map(is_above, _list_marks(value)))


@cache
def shows_marks(value: str) -> bool:
    """Whether what stands apart in a letter is its marks, as they look alone."""
    return bool(_list_marks(value)) and value not in _OWN_WAY and not has_own_dot(value)


def _list_marks(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[1:]


@lru_cache(maxsize=1 << 16)
def compose(letter: str, marks: tuple[str, ...]) -> str:
    """A letter with marks in NFC, in the order that makes the fewest characters; nothing for what is never composed."""
    script = _script_of(letter)
    if not all(_takes(script, mark) for mark in marks):
        return ""
    usual = tuple(_find_usual(letter, script, mark) for mark in marks)
    if letter in _OWN_DOT and letter not in _DOTTED and "\u0307" in usual:  # it has one
        return ""
    if letter in _DOTTED and is_above(usual[0]):
        if usual == ("\u0307",):
            return _DOTTED[letter]
        letter = _DOTTED[letter]
    value = unicodedata.normalize("NFC", letter + "".join(usual))
    if len(usual) == 1 or len(value) == 1:
        return value
    return min(value, unicodedata.normalize("NFC", letter + "".join(usual[::-1])), key=len)


@cache
def _script_of(letter: str) -> str:
    name: str = scripts.script(letter[0])
    return name


@cache
def _takes(script: str, marks: str) -> bool:
    """Whether marks are put on letters of a script."""
    anything = script in _OF_ALL_MARKS
    return all((anything and _GENERAL.match(mark)) or script in scripts.script_extension(mark) for mark in marks)


def _find_usual(letter: str, script: str, mark: str) -> str:
    """The mark that a letter takes which is drawn as another mark is, by custom of its script."""
    if script == "Grek":
        return "".join(_GREEK.get(one, one) for one in mark)
    return next((usual for letters, drawn, usual in _LATIN if letter in letters and mark in drawn), mark)
