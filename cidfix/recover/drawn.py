"""Letters in the order in which they are drawn, and text in the order in which it is typed.

A word is matched with glyphs sign by sign as these follow one another on the page; what a glyph stands for, and what
is written out, is in logical order. In most scripts there is no difference. Where there is, `cidfix.ordering` has the
rules, and a sign that is drawn as one and spelt with several letters, such as a reph, is one private letter while it is
matched.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

from cidfix.languages.scripts import COMMON, VIRAMA, find_script
from cidfix.ordering.model import BORDER, UNKNOWN, OrderingRules
from cidfix.ordering.read import find_rules
from cidfix.ordering.reorder import to_drawn, to_logical
from cidfix.recover.decisions import OPEN
from cidfix.recover.typed import find_letters, fold_alike
from cidfix.recover.unjoined import NON_JOINER, is_cursive

_FIRST_SIGN = 0x100000  # private letters for signs that are spelt with several
_FIRST_HOLE = 0xF0000  # private letters for what has no value
_MOST_PARTS = 60_000  # of a line, at a time: there are not many more private letters

_HOLES = re.compile(f"{UNKNOWN}|[^{UNKNOWN}]+")  # a hole is a letter of its own, whatever it is drawn with

_followed: ContextVar[OrderingRules | None] = ContextVar("followed", default=None)
_letters: dict[str, str] = {}
_spelt: dict[int, str] = {}


@contextmanager
def following(rules: OrderingRules | None) -> Iterator[None]:
    """Within it these rules are followed for the script they are for, on this thread; with None the usual ones.

    Which rules a document follows is asked letter by letter, deep inside of what places and aligns words.
    """
    token = _followed.set(rules)
    try:
        yield
    finally:
        _followed.reset(token)


def find_followed() -> OrderingRules | None:
    """The rules that are followed here instead of the usual ones of their script."""
    return _followed.get()


def choose_rules(texts: Iterable[str]) -> OrderingRules | None:
    """The rules of the script that most of some texts are in; None where it is typed as it is drawn."""
    followed = _followed.get()
    scripts = Counter(script for text in texts if (script := find_script(text)) != COMMON)
    for script, _ in scripts.most_common(1):
        rules = followed if followed is not None and followed.script in ("", script) else find_rules(script)
        return rules if rules.passes else None
    return None


def is_reordered(text: str) -> bool:
    """Whether a text is of a script that is not drawn in the order in which it is typed."""
    return _is_reordered(text, _followed.get())


@lru_cache(maxsize=65536)  # asked of each value by each decoder, and one is made for each word that is offered
def _is_reordered(text: str, _rules: OrderingRules | None) -> bool:
    return choose_rules((text,)) is not None


def find_drawn_letters(text: str) -> tuple[str, ...]:
    """The letters of a word, or of what a glyph stands for, in drawn order: each sign with the marks that are on it.

    Comparable with one another; `spell` makes text of them again. Open letters are `OPEN`.
    """
    return _find_drawn_letters(text, _followed.get())


@lru_cache(maxsize=65536)
def _find_drawn_letters(text: str, _rules: OrderingRules | None) -> tuple[str, ...]:
    letters = tuple(letter.rstrip(NON_JOINER) if is_cursive(letter) else letter for letter in find_letters(text))
    rules = choose_rules(letters)
    if rules is None:
        return letters
    found: list[str] = []
    text = "".join(letters)
    units = _find_lone_signs(text, rules) or to_drawn(text.replace(OPEN, UNKNOWN), rules)
    for unit in (part for drawn in units for part in _HOLES.findall(drawn)):
        if unit == BORDER:
            continue
        letter = _to_letter(unit) if unit in rules.symbols else OPEN if unit == UNKNOWN else unit
        if found and found[-1] != OPEN and _is_mark(unit):
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def _find_lone_signs(text: str, rules: OrderingRules) -> tuple[str, ...]:
    """The signs that are spelt with several letters, and the marks beside them, where there is nothing else: in a word
    they are told by the consonant that they belong to, but what a glyph stands for may have none. Empty elsewhere."""
    rest = rules.find_signs.sub("", text)
    if rest == text or any(unicodedata.category(character)[0] != "M" for character in rest):
        return ()
    drawn = rules.find_signs.sub(lambda match: rules.symbols[match[0]], unicodedata.normalize("NFC", text))
    return tuple(rules.signs.get(unit, unit) for unit in rules.units.findall(drawn))


def spell(letters: str) -> str:
    """The text, in NFC, of letters in drawn order that were joined."""
    return _spell(letters, _followed.get())


@lru_cache(maxsize=65536)
def _spell(letters: str, _rules: OrderingRules | None) -> str:
    units = [_spelt.get(ord(letter), letter) for letter in letters]
    rules = choose_rules(units) if len(units) > 1 else None
    return to_logical(units, rules) if rules else unicodedata.normalize("NFC", "".join(units))


def put_in_order(parts: Sequence[str], unknown: Sequence[bool]) -> str:
    """The text, in NFC, of what glyphs stand for one after the other as they are drawn.

    A part that is `unknown` stays as it is, in the place of a letter.
    """
    rules = choose_rules(part for part, hole in zip(parts, unknown, strict=True) if not hole)
    return put_in_order_of(rules, parts, unknown)


def put_in_order_of(rules: OrderingRules | None, parts: Sequence[str], unknown: Sequence[bool]) -> str:
    """As `put_in_order`, by these rules; None where the script is typed as it is drawn."""
    if rules is None:
        return unicodedata.normalize("NFC", "".join(parts))
    made = []
    for start in range(0, len(parts), _MOST_PARTS):
        stop = start + _MOST_PARTS
        few = list(enumerate(zip(parts[start:stop], unknown[start:stop], strict=True), _FIRST_HOLE))
        units = [chr(place) if hole else part for place, (part, hole) in few]
        made.append(to_logical(units, rules).translate({place: part for place, (part, hole) in few if hole}))
    return unicodedata.normalize("NFC", "".join(made))


def is_drawn_first(letter: str) -> bool:
    """Whether a letter in drawn order is a sign that stands before the consonant that it is spelt behind."""
    return _is_drawn_first(letter, _followed.get())


@lru_cache(maxsize=4096)
def _is_drawn_first(letter: str, _rules: OrderingRules | None) -> bool:
    sign = _spelt.get(ord(letter[0]), letter[0])
    rules = choose_rules((sign,))
    return rules is not None and to_drawn(UNKNOWN + sign, rules)[:1] == (sign,)


def count_letters(drawn: str) -> int:
    """How many letters begin in drawn letters that were joined: a mark begins none."""
    return sum(not _is_mark(_spelt.get(ord(letter), letter)) for letter in drawn)


def _is_mark(unit: str) -> bool:
    """Whether a unit is drawn on the one before it, and not beside it."""
    if unit in _letters:  # a sign: a consonant whose vowel is killed is drawn above, one behind a virama before
        return unicodedata.combining(unit[0]) != VIRAMA
    return unicodedata.category(unit[0]) in ("Mn", "Me")


def _to_letter(sign: str) -> str:
    """One letter for a sign that is spelt with several; which one is nobody's business but this module's."""
    letter = _letters.get(sign)
    if letter is None:
        letter = _letters[sign] = chr(_FIRST_SIGN + len(_letters))
        _spelt[ord(letter)] = sign
    return letter


def fold_drawn(value: str) -> str:
    """`value` in drawn order, where equal results mean the same letters."""
    return fold_alike("".join(find_drawn_letters(value)))
