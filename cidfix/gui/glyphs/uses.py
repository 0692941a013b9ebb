"""The words in which a glyph stands, the most telling few of them, with what stands before and after it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cidfix.gui.cut_outs import Cut, find_cut
from cidfix.pdf.document import Ints, search_sorted
from cidfix.recover.decode import Decoder
from cidfix.recovery import Recovery

_MOST_NEIGHBOURS = 12


@dataclass(frozen=True, slots=True)
class WordUse:
    """One word: its stretch of `Layout.occurrence`, its text as decoded, and its cut-out with the glyph marked."""

    stretch: tuple[int, int]
    text: str
    cut: Cut


@dataclass(frozen=True, slots=True)
class GlyphUses:
    """`words`, those first that differ most; `before` and `after` give neighbours as read, with counts, most first.

    `first` and `last` count the words that begin and end with the glyph.
    """

    words: tuple[WordUse, ...]
    before: tuple[tuple[str, int], ...]
    after: tuple[tuple[str, int], ...]
    first: int
    last: int


def find_glyph_uses(recovery: Recovery, glyph: int, most: int) -> GlyphUses:
    """The uses of a glyph and its twins in other fonts; at most so many words."""
    index = recovery.index
    positions = recovery.find_uses(glyph)
    tokens = (np.searchsorted(index.token_start, positions, side="right") - 1).astype(np.int32)
    starts = positions == index.token_start[tokens]
    ends = positions + 1 == index.token_start[tokens + 1]
    decoder = recovery.decoder("open")
    return GlyphUses(
        words=tuple(_describe(recovery, decoder, int(positions[k])) for k in _choose(recovery, tokens)[:most].tolist()),
        before=_count(decoder, index.glyph[positions[~starts] - 1]),
        after=_count(decoder, index.glyph[positions[~ends] + 1]),
        first=int(starts.sum()),
        last=int(ends.sum()),
    )


def _choose(recovery: Recovery, tokens: Ints) -> Ints:
    """An order of the uses (indices into `tokens`, ascending): each word once, from all pages in turn, then again."""
    again = _count_earlier(recovery.index.type[tokens])
    pages = recovery.layout.page[recovery.index.token_line[tokens]]
    on_page = _count_earlier(pages.astype(np.int64) * (len(tokens) + 1) + again)
    return np.lexsort((tokens, on_page, again)).astype(np.int32)


def _count_earlier(keys: Ints) -> Ints:
    """For each key, how many equal ones stand before it."""
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    heads = np.flatnonzero(np.diff(ordered, prepend=ordered[:1] - 1))
    places = np.arange(len(keys)) - np.repeat(heads, np.diff(heads, append=len(keys)))
    earlier = np.empty(len(keys), np.int32)
    earlier[order] = places
    return earlier


def _describe(recovery: Recovery, decoder: Decoder, position: int) -> WordUse:
    start = recovery.index.token_start
    token = search_sorted(start, position, side="right") - 1
    stretch = int(start[token]), int(start[token + 1])
    cut = find_cut(recovery.document, recovery.layout, stretch, (position,))
    return WordUse(stretch, decoder.decode_stretch(*stretch), cut)


def _count(decoder: Decoder, glyphs: Ints) -> tuple[tuple[str, int], ...]:
    """What neighbours are read as, those read alike as one."""
    found, counts = np.unique(glyphs, return_counts=True)
    by_text: dict[str, int] = {}
    for glyph, count in zip(found.tolist(), counts.tolist(), strict=True):
        text = decoder.decode_glyphs([glyph])
        by_text[text] = by_text.get(text, 0) + count
    return tuple(sorted(by_text.items(), key=lambda item: (-item[1], item[0]))[:_MOST_NEIGHBOURS])
