"""Finds the glyphs shaped and used like a hyphen, so that words cut at a line's end are known as such."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import regex

from cidfix.pdf.document import Bools, Document, Ints

HYPHENS = regex.compile(r"[\u002d\u00ad\u058a\u05be\u1400\u1806\u2010\u2011\ufe63\uff0d]")
INSIDE = 0.5  # share of uses in which letters stand before it in its token


def find_hyphens(document: Document, own: Sequence[str], used: Ints, opens: Bools) -> Bools:
    """True for each glyph (G,) that is a flat bar above the baseline, or called a hyphen by its font's own map.

    `own` holds what the fonts' own maps say of each glyph, `used` (M,) the glyphs of all tokens; `opens` (M,) is
    true where a token begins.
    """
    table = document.glyphs
    left, bottom, right, top = table.ink.T
    wide, high = right - left, top - bottom
    known = np.any(table.ink != 0, axis=1)
    bar = known & (wide > 0.12) & (wide < 0.45) & (high < 0.16) & (wide > 1.5 * high) & (bottom > 0.12) & (top < 0.5)
    called = np.array([bool(HYPHENS.fullmatch(value)) for value in own], np.bool_)
    count = np.bincount(used, minlength=len(table))
    opening = np.bincount(used[opens], minlength=len(table))
    hyphen: Bools = (bar | (called & ~known)) & (count > 0) & (opening <= (1 - INSIDE) * count)
    return hyphen
