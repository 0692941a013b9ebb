"""Finds the brackets and quotation marks that the file's own map calls by what was typed, not by what is drawn.

What opens in text from the right is drawn as what closes in text from the left. Some programs map such a glyph to the
character it was typed as, others to the one it looks like. Whichever way a line runs, the eye sees pairs: what opens
on the left, what closes on the right. So the pairs on the page tell.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping

import numpy as np

from cidfix.bidi.characters import to_mirrored
from cidfix.pdf.document import Ints
from cidfix.recover.index import Index
from cidfix.recover.written import LineDirections


def find_mirrored(index: Index, directions: LineDirections, own: Mapping[int, str], font: Ints) -> frozenset[int]:
    """The glyphs that are drawn as the mirror of what their fonts' `own` maps say of them.

    `font` (G,) is the font of each glyph. One that stands in no pair goes with the others of its font. Linear in the
    glyphs of the document; none where no line runs from the right.
    """
    if not directions.right.any():
        return frozenset()
    pairs = {glyph: value for glyph, value in own.items() if to_mirrored(value) != value}
    votes: Counter[int] = Counter()
    for left, right in _find_pairs(index, directions, pairs):
        first, last = pairs[left], pairs[right]
        if first == last:
            continue
        vote = 1 if min(first, last) == first else -1  # of two mirrored characters the one that opens comes first
        votes[left] += vote
        votes[right] += vote
    by_font: Counter[int] = Counter()
    for glyph, vote in votes.items():
        by_font[int(font[glyph])] += vote
    return frozenset(glyph for glyph in pairs if (votes[glyph] or by_font[int(font[glyph])]) < 0)


def _find_pairs(index: Index, directions: LineDirections, pairs: Mapping[int, str]) -> list[tuple[int, int]]:
    """The glyphs of a kind that stand in pairs on a line, each from left to right, where it has an even number."""
    wanted = np.flatnonzero(np.isin(index.glyph, list(pairs)))
    line = index.token_line[np.searchsorted(index.token_start, wanted, side="right") - 1]
    met: dict[tuple[int, str], list[int]] = defaultdict(list)
    for number, glyph in zip(line.tolist(), index.glyph[wanted].tolist(), strict=True):
        met[number, min(pairs[glyph], to_mirrored(pairs[glyph]))].append(glyph)
    found: list[tuple[int, int]] = []
    for (number, _), glyphs in met.items():
        if directions.right[number]:
            glyphs.reverse()
        if len(glyphs) % 2 == 0:
            found += zip(glyphs[::2], glyphs[1::2], strict=True)
    return found
