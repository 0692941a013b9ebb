"""Which sources inside the file agree with the shapes, and what those say of glyphs whose shape leaves it open.

A file says more of its codes than its own map: names, encodings, character maps. Each may lie. What it says of glyphs
whose shape is plain shows whether it does, and if it does not, it is worth more than likeness for all the others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cidfix.languages.scripts import find_script
from cidfix.pdf.document import Document
from cidfix.recover.candidates import Candidate
from cidfix.recover.evidence import SAID, Evidence, Kind, find_evidence

_LIKE = 4  # candidates among which the value of a hypothesis that is right is found
_LEAST = 4  # glyphs that have to agree
_SHARE = 0.75  # of those that a source says something of
_NEARLY = 0.93  # from which on it is believed as a whole
_NAMED, _MANY = ("names", "encoding", "table"), 30
_MANY_NEARLY = 0.85  # the same, where letters were named one by one: what is right of so many is right of the odd ones
_KIND = 8  # glyphs that tell of the letters of one script, or of digits, apart from the others
_OUTDONE = 3  # glyphs that an encoding explains less than the best one does: it is not the font's
_ALONE = 10.0  # what one counts at least that outdoes all others and is right of most of many glyphs
_OPEN = 0.5  # the share of these from which on they are believed as the others are


@dataclass(frozen=True, slots=True)
class Support:
    """What a source that agrees with the shapes says of a glyph; `weight` adds to the logarithm of the odds."""

    value: str
    source: str
    weight: float


def find_support(document: Document, candidates: Sequence[Sequence[Candidate]]) -> dict[int, tuple[Support, ...]]:
    """The support for values by glyph, the weightiest first.

    Cost: work per font, source and code.
    """
    if not any(candidates):
        return {}
    glyphs = document.glyphs
    numbers: dict[tuple[int, int], int] = {
        (font, code): glyph
        for glyph, (font, code) in enumerate(zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True))
    }
    found: dict[int, dict[str, Support]] = {}
    for font in range(len(document.fonts)):
        heard = [
            (evidence, {numbers[font, code]: value for code, value in evidence.values.items()})
            for evidence in find_evidence(document, font)
        ]
        tables = _find_best_tables(heard, candidates)
        for number, (evidence, said) in enumerate(heard):
            if evidence.kind == "table" and number not in tables:
                continue
            alone = _ALONE if tables == {number} and len(said) >= _MANY else 0.0
            for glyph, weight in _weigh_evidence(evidence.kind, said, candidates).items():
                value, best = said[glyph], found.setdefault(glyph, {})
                if weight > (best[value].weight if value in best else 0.0):
                    best[value] = Support(value, evidence.source, max(weight, alone))
    return {glyph: tuple(sorted(best.values(), key=_rank)) for glyph, best in found.items() if best}


def _rank(support: Support) -> tuple[float, str]:
    return -support.weight, support.value


def _find_best_tables(
    heard: Sequence[tuple[Evidence, Mapping[int, str]]], candidates: Sequence[Sequence[Candidate]]
) -> set[int]:
    """Which of what is heard are the old encodings that explain most glyphs, or nearly: a font has one encoding."""
    agreed = {
        number: _compare(said, candidates, _LIKE).agreed
        for number, (evidence, said) in enumerate(heard)
        if evidence.kind == "table"
    }
    return {number for number, count in agreed.items() if count > max(agreed.values()) - _OUTDONE}


def _weigh_evidence(kind: Kind, said: Mapping[int, str], candidates: Sequence[Sequence[Candidate]]) -> dict[int, float]:
    """How far a source is believed of each glyph.

    A hypothesis holds of all codes or of none. What the file itself says may be right of letters and wrong of digits,
    or right of ASCII only, so each is believed as far as its like are. Where it is right, it is among what the shape
    suggests, be it the farthest; where it is wrong, it hardly ever is.
    """
    named = kind in _NAMED
    whole = _weigh(_compare(said, candidates, None if kind in SAID else _LIKE), named)
    if kind not in SAID:
        return dict.fromkeys(said, whole)
    kinds: dict[tuple[str, bool], dict[int, str]] = defaultdict(dict)
    for glyph, value in said.items():
        kinds[find_script(value) or ("digits" if value.isdigit() else "signs"), value.isascii()][glyph] = value
    weights: dict[int, float] = {}
    for mine in kinds.values():
        agreement = _compare(mine, candidates, None)
        own = _weigh(agreement, named) if len(mine) >= _KIND else 0.0
        like_all = len(mine) < _LEAST or agreement.share >= _OPEN
        weights |= dict.fromkeys(mine, max(own, whole if like_all else 0.0))
    return weights


class _Agreement(NamedTuple):
    """Of how many glyphs with a shape a source says what that suggests, and their share."""

    agreed: int
    share: float


def _compare(said: Mapping[int, str], candidates: Sequence[Sequence[Candidate]], most: int | None) -> _Agreement:
    """How far a source agrees with the shapes, by the likest `most` candidates of each, or by all."""
    seen = [(value, candidates[glyph][:most]) for glyph, value in said.items() if candidates[glyph]]
    agreed = sum(any(one.value == value for one in mine) for value, mine in seen)
    return _Agreement(agreed, agreed / len(seen) if seen else 0.0)


def _weigh(agreement: _Agreement, named: bool) -> float:
    """How far a source is believed: not at all where it disagrees with the shapes; `named` if it names each letter."""
    agreed, share = agreement
    if agreed < _LEAST or share < _SHARE:
        return 0.0
    if named and agreed >= _MANY and share >= _MANY_NEARLY:
        return 20.0
    return 10.0 if share >= _NEARLY else 5.0
