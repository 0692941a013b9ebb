"""Places for words that fit nowhere letter for glyph: with ligatures, letters in pieces, or signs left off.

Exact matching misses a word that is drawn with an unknown ligature or typed without its comma. Here the lengths may
differ a little, and each place is judged by aligning the words with its glyphs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Ints
from cidfix.recover.align import Alignment
from cidfix.recover.match import NO_MATCH, Candidate, Match, drop_repeats, weigh_certainty
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_words import Word

if TYPE_CHECKING:
    from cidfix.recover.placing import Placing

_SLACK = 2  # letters a single word, and all words together, may be longer or shorter than their tokens
_MOST_SEEN = 4000
_MOST_TRIED = 60
_HOPELESS = 0.5  # certainty that a place can't be taken with, even if all that may speak for it does
_BITS_A_COST = 3.0  # what one unit of alignment cost takes off the evidence


def match_loosely(placing: Placing, words: Sequence[Word], within: NDArray[np.bool_] | None, absent: float) -> Match:
    """Find where `words` stand if their lengths may be off by a little; arguments as for `match_words`."""
    lengths = placing.slots.token_length
    last = len(lengths) - len(words)
    if last < 0:
        return NO_MATCH
    starts = np.arange(last + 1) if within is None else np.flatnonzero(within[: last + 1])
    off = np.abs(np.stack([lengths[starts + k] - len(word) for k, word in enumerate(words)]))
    starts = starts[(off.max(axis=0) <= _SLACK) & (off.sum(axis=0) <= _SLACK)]
    if not len(starts):
        return NO_MATCH
    rows, first = drop_repeats(placing.index, starts, len(words))
    members = np.argsort(rows, kind="stable")
    sizes = np.bincount(rows)
    stop = np.cumsum(sizes)
    seen = rows[np.sort(first)[:_MOST_SEEN]]
    possible = len(lengths) if within is None else int(within.sum())
    promises = _find_promises(placing, words, starts[first[seen]], sizes[seen])
    candidates = []
    for k in np.lexsort((first[seen], promises))[::-1][:_MOST_TRIED].tolist():
        if weigh_certainty(promises[k : k + 1], np.array([1]), possible, absent) < _HOPELESS:
            break
        row = seen[k]
        tokens = starts[members[stop[row] - sizes[row] : stop[row]]].tolist()
        alignments = placing.align_at(words, tokens[0], 0)
        if alignments is not None:
            candidates.append(_judge(placing, words, tokens, alignments))
    if not candidates:
        return NO_MATCH
    candidates.sort(key=lambda candidate: (-candidate.bits, candidate.tokens))
    bits = np.array([candidate.bits for candidate in candidates])
    counts = np.array([len(candidate.tokens) for candidate in candidates])
    fitting = [k for k, candidate in enumerate(candidates) if candidate.broken is None]
    return Match(candidates, weigh_certainty(bits, counts, possible, absent), fitting)


def _find_promises(
    placing: Placing, words: Sequence[Word], starts: NDArray[np.int64], sizes: NDArray[np.int64]
) -> NDArray[np.float64]:
    """No fewer bits than any alignment can give each place: all known glyphs the words hold, and all that repeat.

    `sizes` counts the places drawn like each. Aligning is dear, so it is done only where it may come to something.
    """
    text = fold_alike("".join(word.text for word in words))
    index = placing.index
    known = np.zeros(len(index.share), bool)
    known[list(placing.known)] = True
    right = np.zeros(len(index.share), bool)
    right[[glyph for glyph, value in placing.known.items() if fold_alike(value) in text]] = True
    first, last = index.token_start[starts], index.token_start[starts + len(words)]
    bits = np.log2(sizes)
    for length in np.unique(last - first).tolist():  # together where they have as many glyphs
        rows = np.flatnonzero(last - first == length)
        glyphs = index.glyph[first[rows][:, None] + np.arange(length)]
        counts = np.where(known[glyphs], right[glyphs], _find_repeated(glyphs))
        bits[rows] -= (np.log2(index.share[glyphs]) * counts).sum(axis=1, dtype=np.float64)
    return bits


def _find_repeated(rows: Ints) -> NDArray[np.bool_]:
    """True for each number that stands earlier in its row too, shape as `rows`."""
    order = np.argsort(rows, axis=1, kind="stable")
    ordered = np.take_along_axis(rows, order, axis=1)
    again = np.zeros(rows.shape, bool)
    again[:, 1:] = ordered[:, 1:] == ordered[:, :-1]
    repeated = np.empty_like(again)
    np.put_along_axis(repeated, order, again, axis=1)
    return repeated


def _judge(
    placing: Placing, words: Sequence[Word], tokens: Sequence[int], alignments: Sequence[Alignment]
) -> Candidate:
    """Known and repeated glyphs count for a place as in exact matching, the cost of the alignment against it."""
    bits = 0.0
    broken = None
    seen: dict[int, str] = {}
    position = 0
    start = int(placing.index.token_start[tokens[0]])
    for word, alignment in zip(words, alignments, strict=True):
        glyphs = placing.index.glyph[start : start + len(alignment.values)].tolist()
        start += len(glyphs)
        for place, (glyph, value) in enumerate(zip(glyphs, alignment.values, strict=True)):
            if value is None:
                continue
            expected = placing.known.get(glyph, seen.get(glyph))
            if expected is not None and fold_alike(expected) == fold_alike(value):
                bits -= float(np.log2(placing.index.share[glyph]))
            elif expected is not None and broken is None:
                broken = position + min(place, len(word) - 1)
            seen.setdefault(glyph, value)
        bits -= _BITS_A_COST * alignment.cost
        position += len(word)
    return Candidate(tuple(tokens), bits, broken)
