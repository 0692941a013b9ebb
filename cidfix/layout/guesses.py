"""What guesses about the glyphs of a font have in common: the font's own word, and the user's.

The user's word is final for the glyphs it names; once one glyph of a font is named, statistics about the others of
that font are believed no more.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.model import Guess
from cidfix.pdf.document import Document

TRUE = 0.5  # a guess with this score is taken as true
DOUBTED = 0.4  # the most that a guess scores which the user's word makes unlikely


def own_values(document: Document) -> list[str]:
    """What the font of each glyph says it stands for, "" where it says nothing; length G."""
    maps = [font.own_map if font.declared else {} for font in document.fonts]
    table = document.glyphs
    return [maps[font].get(code, "") for font, code in zip(table.font.tolist(), table.code.tolist(), strict=True)]


def font_bounds(document: Document) -> NDArray[np.int64]:
    """Offsets into the glyphs at which each font begins, and their number."""
    return np.searchsorted(document.glyphs.font, np.arange(len(document.fonts) + 1)).astype(np.int64)


def divide_by_font(document: Document, said: Mapping[int, bool]) -> dict[int, dict[int, bool]]:
    """The user's word on glyphs, by font; glyphs that are not in the document are left out."""
    result: dict[int, dict[int, bool]] = {}
    for glyph, true in said.items():
        if 0 <= glyph < len(document.glyphs):
            result.setdefault(int(document.glyphs.font[glyph]), {})[glyph] = true
    return result


def apply_said(found: Sequence[Guess], said: Mapping[int, bool], doubtful: Collection[int]) -> tuple[Guess, ...]:
    """The guesses of a font, best first, after the user's word on its glyphs.

    Where the user names one, guesses about `doubtful` glyphs are withdrawn.
    """
    named = any(said.values())
    result = [Guess(glyph, float(true), "set by the user") for glyph, true in said.items()]
    for guess in found:
        if guess.glyph not in said:
            withdrawn = named and guess.glyph in doubtful
            result.append(Guess(guess.glyph, min(guess.score, DOUBTED), guess.reason) if withdrawn else guess)
    return tuple(sorted(result, key=lambda guess: (-guess.score, guess.glyph)))
