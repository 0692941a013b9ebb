"""Every token of a document as a sequence of glyph clusters, each different sequence once.

Matching what is typed, suggesting what to type and decoding all ask the same question: where does this sequence of
glyphs stand? The answer is prepared here, in arrays, once for a layout.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout import Layout
from cidfix.pdf.document import Document, Floats, Ints
from cidfix.recover.symbols import find_symbols

_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Index:
    """The tokens (T) of a document by type (Y): tokens drawn with the same symbols are of one type.

    `symbol` (G,) is the symbol of each glyph. `glyph` (M,) lists the glyphs of all tokens in reading direction. A
    *cluster* is a glyph with those attached to it; `clusters` lists each different one as its symbols. `type` (T,) is
    each token's type; `type_cluster` holds the clusters of type y at `type_start[y]:type_start[y + 1]`; `uses` (Y,)
    counts its tokens. `token` (T,) is the number in the layout of each token, or of its first part where parts are
    joined; `token_line` (T,) its line, `token_start` (T + 1,) its offsets into `glyph`. `share` (G,) is how often each
    glyph is met among all; `dropped` (T,) the hyphen's glyph that was left out where parts were joined, else -1.
    `position` (M,) gives the position of each glyph in `Layout.occurrence`, `origin` (G,) the document's glyph that
    each is: itself but where places were told apart.
    """

    symbol: Ints
    glyph: Ints
    clusters: tuple[tuple[int, ...], ...]
    type: Ints
    type_start: Ints
    type_cluster: Ints
    uses: Ints
    token: Ints
    token_line: Ints
    token_start: Ints
    attached: NDArray[np.bool_]
    share: Floats
    dropped: Ints
    position: Ints
    origin: Ints

    def token_glyphs(self, token: int) -> tuple[int, ...]:
        """The glyphs of a token in reading direction."""
        return tuple(self.glyph[self.token_start[token] : self.token_start[token + 1]].tolist())


@dataclass(frozen=True, slots=True)
class _Tokens:
    """What an index is built of; the fields are those of `Index`."""

    symbol: Ints
    origin: Ints
    glyph: Ints
    position: Ints
    attached: NDArray[np.bool_]
    token_start: Ints
    token_line: Ints
    token: Ints
    dropped: Ints


def index_tokens(document: Document, layout: Layout) -> Index:
    """Build the index of all tokens of a layout; linear in glyphs but for two sorts."""
    count = len(layout.token_start) - 1
    symbol = find_symbols(document)
    return _build(
        _Tokens(
            symbol=symbol,
            origin=np.arange(len(symbol), dtype=np.int32),
            glyph=document.occurrences.glyph[layout.occurrence],
            position=np.arange(len(layout.occurrence), dtype=np.int32),
            attached=layout.attached,
            token_start=layout.token_start,
            token_line=np.repeat(np.arange(len(layout.page), dtype=np.int32), np.diff(layout.line_start)),
            token=np.arange(count, dtype=np.int32),
            dropped=np.full(count, -1, np.int32),
        )
    )


def renumber(index: Index, glyph: Ints, symbol: Ints, origin: Ints) -> Index:
    """The same tokens with other numbers for their glyphs: `glyph` (M,), and for each its `symbol` and `origin`."""
    return _build(
        _Tokens(
            symbol=symbol,
            origin=origin,
            glyph=glyph,
            position=index.position,
            attached=index.attached,
            token_start=index.token_start,
            token_line=index.token_line,
            token=index.token,
            dropped=index.dropped,
        )
    )


def find_uses(index: Index, glyph: int) -> Ints:
    """The positions in `Index.glyph` at which a glyph stands, or one of another font that is drawn alike."""
    return np.flatnonzero(index.symbol[index.glyph] == index.symbol[glyph]).astype(np.int32)


def join_cut_words(index: Index, layout: Layout) -> tuple[Index, ...]:
    """The same tokens with each one that a hyphen cuts at a line's end joined to what continues it.

    Twice, since only the language knows which hyphens belong to the word: without those hyphens, and with them. Nothing
    where no word is cut.
    """
    cut = find_cut_tokens(index, layout)
    return (_join(index, cut, False), _join(index, cut, True)) if len(cut) else ()


def _join(index: Index, cut: Ints, keep_hyphens: bool) -> Index:
    hyphens = index.token_start[cut + 1] - 1
    kept = np.ones(len(index.glyph), bool)
    kept[hyphens] = keep_hyphens
    starts = np.ones(len(index.type), bool)
    starts[cut + 1] = False
    offsets = np.concatenate([[0], np.cumsum(kept)]).astype(np.int32)
    token_start = offsets[np.append(index.token_start[:-1][starts], index.token_start[-1])]
    tokens = np.flatnonzero(starts).astype(np.int32)
    dropped = np.full(len(index.type), -1, np.int32)
    if not keep_hyphens:
        dropped[cut] = index.glyph[hyphens]
    return _build(
        _Tokens(
            symbol=index.symbol,
            origin=index.origin,
            glyph=index.glyph[kept],
            position=index.position[kept],
            attached=index.attached[kept],
            token_start=token_start,
            token_line=index.token_line[starts],
            token=tokens,
            dropped=dropped[starts],
        )
    )


def find_cut_tokens(index: Index, layout: Layout) -> Ints:
    """The tokens that a hyphen cuts at the end of a line, the document's last token never among them."""
    full = layout.line_start[1:] > layout.line_start[:-1]
    last = layout.line_start[1:][full] - 1
    last = last[(last + 1 < len(index.type)) & (np.diff(index.token_start)[last] > 1)]
    return last[layout.hyphen[index.glyph[index.token_start[last + 1] - 1]]].astype(np.int32)


def _build(tokens: _Tokens) -> Index:
    symbol, glyph, token_start = tokens.symbol, tokens.glyph, tokens.token_start
    count = len(token_start) - 1
    first = np.zeros(len(glyph), bool)
    first[token_start[:-1]] = True
    attached = tokens.attached & ~first
    heads = np.flatnonzero(~attached)
    cluster_start = np.append(heads, len(glyph)).astype(np.int32)
    cluster, cluster_example = number_runs(symbol[glyph], cluster_start)
    token_cluster_start = np.searchsorted(heads, token_start).astype(np.int32)
    type_, example = number_runs(cluster, token_cluster_start)
    lengths = np.diff(token_cluster_start)[example] if count else np.zeros(0, np.int32)
    type_start = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    picks = np.repeat(token_cluster_start[example] - type_start[:-1], lengths) + np.arange(type_start[-1])
    runs = [(cluster_start[k], cluster_start[k + 1]) for k in cluster_example.tolist()]
    return Index(
        symbol=symbol,
        glyph=glyph,
        clusters=tuple(tuple(symbol[glyph[a:b]].tolist()) for a, b in runs),
        type=type_,
        type_start=type_start,
        type_cluster=cluster[picks] if count else np.zeros(0, np.int32),
        uses=np.bincount(type_, minlength=len(example)).astype(np.int32),
        token=tokens.token,
        token_line=tokens.token_line,
        token_start=token_start,
        attached=attached,
        share=(np.bincount(glyph, minlength=len(symbol)) / max(len(glyph), 1)).astype(np.float32),
        dropped=tokens.dropped,
        position=tokens.position,
        origin=tokens.origin,
    )


def number_runs(values: Ints, start: Ints) -> tuple[Ints, Ints]:
    """Number the runs of `values` between offsets `start` so that equal runs share a number, by first appearance.

    Returns the number of each run and, for each number, the first run that has it. `values` are numbers from 0 on, few
    of them different. Runs of more than one are compared by a 64-bit polynomial hash with mixed terms; two different
    runs of one document meeting in it is not to be expected.
    """
    lengths = np.diff(start)
    if not len(lengths):
        return np.zeros(0, np.int32), np.zeros(0, np.int32)
    alone = lengths == 1
    key = np.empty(len(lengths), np.int64)
    key[alone] = values[start[:-1][alone]]
    key[~alone] = int(values.max(initial=0)) + 1 + _number_by_hash(values, start[:-1][~alone], lengths[~alone])
    first = np.full(int(key.max()) + 1, len(key))
    first[key[::-1]] = np.arange(len(key))[::-1]  # of several runs with one key NumPy leaves the last
    used = np.flatnonzero(first < len(key))
    order = used[np.argsort(first[used])]
    rank = np.empty(len(first), np.int32)
    rank[order] = np.arange(len(order), dtype=np.int32)
    return rank[key], first[order].astype(np.int32)


def _number_by_hash(values: Ints, first: NDArray[np.integer], lengths: NDArray[np.integer]) -> NDArray[np.int64]:
    """A number for each run, which begins at `first`, the same for equal ones."""
    ends = np.cumsum(lengths)
    place = np.arange(lengths.sum()) - np.repeat(ends - lengths, lengths)
    value, place = values[np.repeat(first, lengths) + place].astype(np.uint64), place.astype(np.uint64)
    total = np.concatenate([np.zeros(1, np.uint64), np.cumsum(_mix(value + np.uint64(1) + (place << np.uint64(32))))])
    key = _mix(total[ends] - total[ends - lengths] + lengths.astype(np.uint64))
    return np.unique(key, return_inverse=True)[1].reshape(-1)


def _mix(value: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Spread the bits of 64-bit numbers (the finaliser of SplitMix64; Steele, Lea and Flood 2014)."""
    value = (value + _MULTIPLIER).astype(np.uint64)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return value ^ (value >> np.uint64(31))
