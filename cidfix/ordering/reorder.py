"""From typed text to units in drawn order, and from units in drawn order back to text.

The way back is always right: what the rules would not bring back as it was, such as a vowel sign without its base, is
fenced in by units that nothing moves across. Both ways take time in proportion to the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial

import regex

from cidfix.errors import CidfixError
from cidfix.ordering.model import BORDER, UNKNOWN, OrderingRules, Piece, Rewriter

_NOT_TEXT = dict.fromkeys(range(0xFDD0, 0xFDF0))  # noncharacters: rules use them for signs and borders
_WORDS = re.compile(r"\s|\S+")
_CLUSTERS = regex.compile(r"\X")
_REMEMBERED = 64  # letters; longer words are not worth the memory
_LONGEST_CLUSTER = 16  # letters; a longer one is written by nobody, and must not take long
_SLACK, _GROWTH = 1024, 8  # text gets no longer than this; rules that feed on what others add have to end


def to_drawn(text: str, rules: OrderingRules) -> tuple[str, ...]:
    """The units of a text in the order in which they are drawn, in reading direction; each space is one.

    `to_logical` brings back the text in NFC, also where it is not written as the rules expect: there BORDER stands
    among the units. Only one-way rules that read a single sign as another can't be undone. Noncharacters are left out.
    Raises CidfixError where the rules blow the text up.
    """
    words = _WORDS.findall(unicodedata.normalize("NFC", text).translate(_NOT_TEXT))
    return tuple([unit for word in words for unit in _draw_word(word, rules)])


def to_logical(units: Iterable[str | None], rules: OrderingRules) -> str:
    """The text that units in drawn order stand for, in NFC.

    A unit may be larger than those of `to_drawn`: neighbours of one syllable drawn as one glyph, or what a glyph stands
    for in logical order ("कि"). A unit without text counts for nothing, None for one that is not known: it becomes
    UNKNOWN. Raises CidfixError where the rules blow the text up.
    """
    text = "".join([to_symbols(UNKNOWN if unit is None else unit, rules) for unit in units])
    text = _rewrite(text, rules.backward, rules.title)
    for symbol, spelt in rules.signs.items():
        text = text.replace(symbol, spelt)
    return unicodedata.normalize("NFC", text.replace(BORDER, ""))


def _draw_word(word: str, rules: OrderingRules) -> tuple[str, ...]:
    return (_draw_known if len(word) <= _REMEMBERED else _draw_new)(word, rules)


def _draw_new(word: str, rules: OrderingRules) -> tuple[str, ...]:
    units = _draw(word, rules)
    return units if to_logical(units, rules) == word else _draw_fenced(_CLUSTERS.findall(word), rules)


_draw_known = lru_cache(maxsize=1 << 15)(_draw_new)


def _draw_fenced(clusters: list[str], rules: OrderingRules) -> tuple[str, ...]:
    """Units that bring back the clusters: those that do so as they are drawn, with fences around what does not."""
    word = "".join(clusters)
    units = _draw(word, rules)
    if to_logical(units, rules) == word:
        return units
    if len(clusters) == 1:
        return _draw_cluster(word, rules)
    half = len(clusters) // 2
    return (*_draw_fenced(clusters[:half], rules), BORDER, *_draw_fenced(clusters[half:], rules))


def _draw_cluster(cluster: str, rules: OrderingRules) -> tuple[str, ...]:
    """The same for letters that belong together: each time as many as can be brought back."""
    made: list[str] = []
    start = 0
    while start < len(cluster):
        for end in range(min(len(cluster), start + _LONGEST_CLUSTER), start, -1):
            units = _draw(cluster[start:end], rules)
            if to_logical(units, rules) == cluster[start:end]:
                break
        else:
            units = (cluster[start],)
        made += (*units, BORDER)
        start = end
    return tuple(made[:-1])


def _draw(word: str, rules: OrderingRules) -> tuple[str, ...]:
    units = rules.units.findall(_rewrite(word.translate(rules.apart), rules.forward, rules.title))
    return tuple([rules.signs.get(unit, unit) for unit in units])


@lru_cache(maxsize=1 << 14)
def to_symbols(unit: str, rules: OrderingRules) -> str:
    """A unit as the rules see it in drawn order.

    What a rule would move is in logical order; everything else is drawn as it stands, and a sign in it is that sign.
    """
    if unit == BORDER:
        return unit
    text = unicodedata.normalize("NFC", unit.translate(_NOT_TEXT)).translate(rules.apart)
    if len(text) < 2:
        return text
    moved = _rewrite(text, rules.forward, rules.title)
    return moved if moved != text else rules.find_signs.sub(lambda match: rules.symbols[match[0]], text)


def _rewrite(text: str, rewriters: tuple[Rewriter, ...], title: str) -> str:
    most = _GROWTH * len(text) + _SLACK
    for rewriter in rewriters:
        text = rewriter.pattern.sub(partial(_replace, rewriter.outputs), text)
        if len(text) > most:
            raise CidfixError("the rules make the text ever longer", title, "look for a rule that adds letters")
    return text


def _replace(outputs: Mapping[int, tuple[Piece, ...]], match: re.Match[str]) -> str:
    made = []
    for piece in outputs[match.lastindex or 0]:
        if not piece.group:
            made.append(piece.fixed)
        elif found := match[piece.group]:
            made.append(piece.fixed or (found if piece.table is None else found.translate(piece.table)))
    return "".join(made)
