"""Letters that could be joined with the next one and are not: between them stands a zero width non-joiner.

Nothing is drawn for U+200C, but the letter before it has the form that ends words. Persian spells many words so.
Source: The Unicode Standard, chapters 9.2 (cursive joining) and 23.2 (the joiners).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import regex

from cidfix.pdf.document import Ints
from cidfix.recover.index import Index

NON_JOINER = "\u200c"

_JOINING = regex.compile(r"\p{Joining_Type=Dual_Joining}")
_JOINED = regex.compile(r"[\p{Joining_Type=Dual_Joining}\p{Joining_Type=Right_Joining}]")
_MARKS = regex.compile(r"[\p{M}\p{Cf}]*")
_FINAL = 0.8  # the share of its uses that end what is joined, from which on a glyph is a form for that
_JOINS = 0.05  # and up to which it is a form that joins
_FEWEST = 5  # uses of a glyph from which on these tell


def find_final_forms(index: Index, texts: Sequence[str], font: Ints) -> frozenset[int]:
    """The glyphs that draw a letter as it ends a word, where its font has another that joins it with the next.

    `texts` is what each glyph stands for, `font` (G,) its font. Linear in the document's glyphs; none where no script
    joins its letters.
    """
    joining = np.array([_ends_joining(text) for text in texts], np.bool_)
    if not joining.any():
        return frozenset()
    begins = np.array([begins_joined(text) for text in texts], np.bool_)
    inked = np.array([bool(_MARKS.sub("", text)) for text in texts], np.bool_)
    # What stands behind the marks on a letter is what it may be joined with.
    places = np.flatnonzero(inked[index.glyph])
    number = np.searchsorted(places, np.arange(len(index.glyph)), side="right")
    behind = np.append(places, len(index.glyph))[number]
    token = np.append(np.repeat(np.arange(len(index.type)), np.diff(index.token_start)), -1)
    goes_on = (token[behind] == token[:-1]) & np.append(begins[index.glyph], np.False_)[behind]
    uses = np.bincount(index.glyph, minlength=len(texts))
    ends = np.bincount(index.glyph, ~goes_on, len(texts)) / np.maximum(uses, 1)
    told = joining & (uses >= _FEWEST)
    joined = {(int(font[glyph]), texts[glyph]) for glyph in np.flatnonzero(told & (ends <= _JOINS)).tolist()}
    final = np.flatnonzero(told & (ends >= _FINAL)).tolist()
    return frozenset(glyph for glyph in final if (int(font[glyph]), texts[glyph]) in joined)


def part_unjoined(parts: list[str], glyphs: Sequence[int], final: frozenset[int]) -> list[str]:
    """Parts of a word, one for each of its glyphs, with a non-joiner behind each `final` form that goes on."""
    for place, glyph in enumerate(glyphs):
        if glyph not in final:
            continue
        behind = next((k for k in range(place + 1, len(parts)) if _MARKS.sub("", parts[k])), len(parts))
        if behind < len(parts) and begins_joined(parts[behind]):
            parts[behind - 1] += NON_JOINER
    return parts


@lru_cache(maxsize=4096)
def begins_joined(text: str) -> bool:
    """Whether a text begins with a letter that is joined with the one before it."""
    return _JOINED.match(_MARKS.sub("", text)) is not None


def is_cursive(letter: str) -> bool:
    """Whether a letter is of a script that joins its letters."""
    return _JOINED.match(letter) is not None


@lru_cache(maxsize=4096)
def _ends_joining(text: str) -> bool:
    return _JOINING.match(_MARKS.sub("", text)[-1:]) is not None
