"""Accents that fonts have as glyphs of their own, and that pages set on letters, as TeX does.

What a font's own map says of such a glyph is the accent that stands alone; on a letter it is that letter's mark.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from fontTools import unicodedata

from cidfix.recover.index import Index

_MOSTLY = 0.8  # of a glyph's uses that are on another glyph
_UNNAMED = {"`": "\u0300", "ˆ": "\u0302", "ˇ": "\u030c", "ˉ": "\u0304", "ˊ": "\u0301", "ˋ": "\u0300"}
"""Accents whose marks Unicode does not name in their decomposition."""


def find_accents(index: Index, own: Mapping[int, str]) -> dict[int, str]:
    """The glyphs that fonts' `own` maps call accents and that are mostly drawn on letters, with the mark each is."""
    marks = {glyph: mark for glyph, value in own.items() if (mark := _to_mark(value))}
    if not marks:
        return {}
    count = len(index.symbol)
    uses = np.bincount(index.glyph, minlength=count)
    attached = np.bincount(index.glyph, index.attached, count)
    return {glyph: mark for glyph, mark in marks.items() if uses[glyph] and attached[glyph] >= _MOSTLY * uses[glyph]}


def _to_mark(value: str) -> str:
    """The combining mark of an accent that stands alone, "" for anything else."""
    if value in _UNNAMED:
        return _UNNAMED[value]
    taken_apart = unicodedata.normalize("NFKD", value) if len(value) == 1 else ""
    mark = taken_apart.removeprefix(" ")
    return mark if len(taken_apart) == 2 and len(mark) == 1 and unicodedata.combining(mark) else ""
