"""Which sources inside the file agree with the shapes, and what those say of glyphs whose shape leaves it open.

A file says more of its codes than its own map: names, encodings, character maps. Each may lie. What it says of glyphs
whose shape is plain shows whether it does, and if it does not, it is worth more than likeness for all the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cidfix.pdf.document import Document
from cidfix.recover.candidates import Candidate
from cidfix.recover.evidence import find_evidence

_LIKE = 4  # candidates among which the value of a source that is right is found
_LEAST = 4  # glyphs that have to agree
_SHARE = 0.75  # of those that a source says something of
_NEARLY = 0.93  # from which on it is believed as a whole
_NAMED, _MANY = ("names", "encoding"), 30
_MANY_NEARLY = 0.85  # the same, where letters were named one by one: what is right of so many is right of the odd ones


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
        for evidence in find_evidence(document, font):
            said = {numbers[font, code]: value for code, value in evidence.values.items()}
            weight = _weigh(said, candidates, evidence.kind in _NAMED)
            for glyph, value in said.items() if weight else ():
                best = found.setdefault(glyph, {})
                if value not in best or best[value].weight < weight:
                    best[value] = Support(value, evidence.source, weight)
    return {glyph: tuple(sorted(best.values(), key=_rank)) for glyph, best in found.items()}


def _rank(support: Support) -> tuple[float, str]:
    return -support.weight, support.value


def _weigh(said: Mapping[int, str], candidates: Sequence[Sequence[Candidate]], named: bool) -> float:
    """How far a source is believed: not at all where it disagrees with the shapes; `named` if it names each letter."""
    seen = [glyph for glyph in said if candidates[glyph]]
    agreed = sum(said[glyph] in _values(candidates[glyph][:_LIKE]) for glyph in seen)
    share = agreed / len(seen) if seen else 0.0
    if agreed < _LEAST or share < _SHARE:
        return 0.0
    if named and agreed >= _MANY and share >= _MANY_NEARLY:
        return 20.0
    return 10.0 if share >= _NEARLY else 5.0


def _values(candidates: Iterable[Candidate]) -> set[str]:
    return {candidate.value for candidate in candidates}
