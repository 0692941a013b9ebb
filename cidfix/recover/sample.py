"""What the triage looks at of one font: its codes with what its own map says of them, and a sample of its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.layout.model import Layout
from cidfix.pdf.document import Document, Floats, Ints
from cidfix.recover.earlier_repair import UNKNOWN

_MOST_RUNS = 4000  # a rate of a few per cent is seen in far fewer

Example = tuple[int, str, str]
"""A code, what the font's own map says of it, and what speaks against that."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Something that speaks against a font's own map; a strength of 1, or of several signs together, is enough.

    `stands` if it is a sign even where the shapes are what the map says.
    """

    strength: float
    reason: str
    examples: tuple[Example, ...] = ()
    stands: bool = False


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """One code: how often it is drawn, what the font's own map says ("" for nothing), and its shape.

    `before` counts how often it stands directly before a small letter within a token, of whatever font. `first` orders
    the codes of a document by where they are drawn first. `bottom` and `top` bound the ink in em from the baseline;
    both are 0 where the shape is blank or unknown.
    """

    code: int
    uses: int
    before: int
    first: int
    says: str
    blank: bool
    separator: bool
    outline: str
    bottom: float
    top: float

    @property
    def drawn(self) -> bool:
        """Whether a reader sees something where it stands."""
        return not self.blank and not self.separator

    @property
    def fault(self) -> str:
        """Why what the map says is of no use, in words; "" where it may be of use."""
        if not self.says.strip("\0"):  # Chromium writes U+0000 for a glyph that has no character of its own
            return "nothing"
        kinds = {unicodedata.category(character) for character in self.says}
        if UNKNOWN in self.says:
            return "the sign for an unknown character"
        if "Cc" in kinds:
            return "a control character"
        if kinds & {"Co", "Cs"}:
            return "a private character"
        if "Cn" in kinds:
            return "no character of Unicode"
        return "white space" if self.outline and self.says.isspace() else ""


@dataclass(frozen=True, slots=True)
class FontSample:
    """One font: its codes, and runs of them that stand together in a token, each with how often it was met.

    `whole` says which text each run has by the font's own map; a run with a code that has no usable text is left out.
    """

    codes: tuple[CodeFacts, ...]
    whole: Mapping[str, int]

    def code_of(self, text: str) -> int:
        """The code that says this text, -1 if there is none."""
        return next((facts.code for facts in self.codes if facts.says == text), -1)


def to_samples(document: Document, layout: Layout) -> tuple[FontSample, ...]:
    """A sample of each font, in the order of `document.fonts`."""
    glyphs = document.glyphs
    used, first, counts = np.unique(document.occurrences.glyph, return_index=True, return_counts=True)
    order, uses = np.full(len(glyphs), len(document.occurrences)), np.zeros(len(glyphs), np.int64)
    order[used], uses[used] = first, counts
    spaces = {guess.glyph for found in layout.separators for guess in found.spaces if guess.score >= 0.5}
    before = _count_before_letters(document, layout)
    facts = [
        CodeFacts(
            int(glyphs.code[i]),
            int(uses[i]),
            int(before[i]),
            int(order[i]),
            document.fonts[glyphs.font[i]].own_map.get(int(glyphs.code[i]), ""),
            bool(glyphs.blank[i]),
            i in spaces,
            glyphs.outline[i],
            *_extent(glyphs.ink, i),
        )
        for i in range(len(glyphs))
    ]
    runs = _runs(document, layout)
    bounds = np.searchsorted(glyphs.font, np.arange(len(document.fonts) + 1))
    return tuple(
        FontSample(tuple(facts[bounds[font] : bounds[font + 1]]), _texts(runs[font], facts))
        for font in range(len(document.fonts))
    )


def _count_before_letters(document: Document, layout: Layout) -> NDArray[np.int64]:
    """How often each glyph stands, within a token, before one that is a small letter by its font's own map."""
    glyphs = document.glyphs
    codes = zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)
    small = np.array([document.fonts[font].own_map.get(code, "").islower() for font, code in codes], bool)
    glyph = document.occurrences.glyph[layout.occurrence]
    token = np.repeat(np.arange(len(layout.token_start) - 1), np.diff(layout.token_start))
    return np.bincount(glyph[:-1][(token[1:] == token[:-1]) & small[glyph[1:]]], minlength=len(glyphs))


def _extent(ink: Floats, glyph: int) -> tuple[float, float]:
    return float(ink[glyph, 1]), float(ink[glyph, 3])


def _runs(document: Document, layout: Layout) -> list[list[Ints]]:
    """For each font, at most `_MOST_RUNS` runs of glyphs that follow one another in a token and in this font."""
    glyph = document.occurrences.glyph[layout.occurrence]
    font = document.glyphs.font[glyph]
    starts = np.zeros(len(glyph) + 1, np.bool_)
    starts[layout.token_start] = True
    starts[1:-1] |= font[1:] != font[:-1]
    edges = np.flatnonzero(starts)
    first, last = edges[:-1], edges[1:]
    runs: list[list[Ints]] = []
    for i in range(len(document.fonts)):
        own = np.flatnonzero(font[first] == i) if len(first) else np.zeros(0, np.int64)
        chosen = own[np.linspace(0, len(own) - 1, min(len(own), _MOST_RUNS)).astype(np.int64)]
        runs.append([glyph[first[run] : last[run]] for run in chosen])
    return runs


def _texts(runs: list[Ints], facts: list[CodeFacts]) -> Counter[str]:
    says = {int(glyph): facts[glyph].says for run in runs for glyph in run}
    usable = {glyph for glyph in says if not facts[glyph].fault}
    return Counter(
        "".join(says[int(glyph)] for glyph in run) for run in runs if all(int(glyph) in usable for glyph in run)
    )
