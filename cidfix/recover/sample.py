"""What the triage looks at of one font: its codes with what its own map says of them, and a sample of its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.layout.guesses import TRUE, font_bounds, own_values
from cidfix.layout.model import Layout
from cidfix.pdf.document import Document, Ints
from cidfix.recover.earlier_repair import UNKNOWN
from cidfix.recover.index import number_runs

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
    both are 0 where the shape is blank or unknown. `fault` says why what the map says is of no use, "" where it may be.
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
    fault: str

    @property
    def drawn(self) -> bool:
        """Whether a reader sees something where it stands."""
        return not self.blank and not self.separator


def _find_fault(says: str, outline: str) -> str:
    """Why what the map says of a code is of no use, in words; "" where it may be of use."""
    if not says.strip("\0"):  # Chromium writes U+0000 for a glyph that has no character of its own
        return "nothing"
    kinds = {unicodedata.category(character) for character in says}
    if UNKNOWN in says:
        return "the sign for an unknown character"
    if "Cc" in kinds:
        return "a control character"
    if kinds & {"Co", "Cs"}:
        return "a private character"
    if "Cn" in kinds:
        return "no character of Unicode"
    return "white space" if outline and says.isspace() else ""


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
    says = own_values(document)
    facts = _list_facts(document, layout, says)
    words = _count_words(document, layout, says, [not each.fault for each in facts])
    bounds = font_bounds(document)
    return tuple(
        FontSample(tuple(facts[bounds[font] : bounds[font + 1]]), words[font]) for font in range(len(document.fonts))
    )


def _list_facts(document: Document, layout: Layout, says: Sequence[str]) -> list[CodeFacts]:
    """The facts of each glyph's code, of which the fonts' own maps say what `says` has."""
    glyphs, drawn = document.glyphs, document.occurrences.glyph
    first = np.full(len(glyphs), len(drawn))
    first[drawn[::-1]] = np.arange(len(drawn))[::-1]  # of several places for one glyph NumPy leaves the last
    spaces = {guess.glyph for found in layout.separators for guess in found.spaces if guess.score >= TRUE}
    columns = (
        glyphs.code,
        np.bincount(drawn, minlength=len(glyphs)),
        _count_before_letters(document, layout, says),
        first,
        glyphs.blank,
        glyphs.ink[:, 1],
        glyphs.ink[:, 3],
    )
    rows = zip(*(column.tolist() for column in columns), says, glyphs.outline, strict=True)
    return [
        CodeFacts(
            code, uses, before, first, says, blank, glyph in spaces, outline, bottom, top, _find_fault(says, outline)
        )
        for glyph, (code, uses, before, first, blank, bottom, top, says, outline) in enumerate(rows)
    ]


def _count_before_letters(document: Document, layout: Layout, says: Sequence[str]) -> NDArray[np.int64]:
    """How often each glyph stands, within a token, before one that is a small letter by its font's own map."""
    small = np.array([text.islower() for text in says], bool)
    glyph = document.occurrences.glyph[layout.occurrence]
    inside = np.ones(len(glyph), bool)
    inside[layout.token_start[:-1]] = False
    return np.bincount(glyph[:-1][inside[1:] & small[glyph[1:]]], minlength=len(says))


def _count_words(document: Document, layout: Layout, says: Sequence[str], usable: Sequence[bool]) -> list[Counter[str]]:
    """For each font, the texts of at most `_MOST_RUNS` runs of glyphs that follow one another in a token and in it.

    `says` and `usable` tell of each glyph its text and whether that is of use.
    """
    glyph = document.occurrences.glyph[layout.occurrence]
    font = document.glyphs.font[glyph]
    starts = np.zeros(len(glyph) + 1, np.bool_)
    starts[layout.token_start] = True
    starts[1:-1] |= font[1:] != font[:-1]
    edges = np.flatnonzero(starts)
    chosen = _choose(font[edges[:-1]], len(document.fonts))
    lengths = np.diff(edges)[chosen]
    bounds = np.concatenate([[0], np.cumsum(lengths)])
    glyph = glyph[np.repeat(edges[chosen] - bounds[:-1], lengths) + np.arange(bounds[-1])]
    number, example = number_runs(glyph, bounds)
    faults = np.concatenate([[0], np.cumsum(~np.array(usable, np.bool_)[glyph])])
    whole = faults[bounds[1:]] == faults[bounds[:-1]]
    counts = np.bincount(number, minlength=len(example))[whole[example]]
    first, stop = bounds[:-1][example[whole[example]]], bounds[1:][example[whole[example]]]
    row, fonts = glyph.tolist(), document.glyphs.font[glyph[first]]
    words: list[Counter[str]] = [Counter() for _ in document.fonts]
    for begin, end, of, count in zip(*(each.tolist() for each in (first, stop, fonts, counts)), strict=True):
        words[of]["".join([says[k] for k in row[begin:end]])] += count
    return words


def _choose(font: Ints, count: int) -> NDArray[np.int64]:
    """Of runs in these fonts at most `_MOST_RUNS` of each, evenly taken, font by font."""
    order = np.argsort(font, kind="stable")
    parts = np.split(order, np.searchsorted(font[order], np.arange(1, count)))
    even = [np.linspace(0, len(part) - 1, min(len(part), _MOST_RUNS)).astype(np.int64) for part in parts]
    return np.concatenate([part[places] for part, places in zip(parts, even, strict=True)])
