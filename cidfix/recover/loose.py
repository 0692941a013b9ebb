"""Places for words that fit nowhere letter for glyph: with ligatures, letters in pieces, or signs left off.

Exact matching misses a word that is drawn with an unknown ligature or typed without its comma. Here the lengths may
differ a little, and each place is judged by aligning the words with its glyphs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.align import Alignment
from cidfix.recover.match import Candidate, Match, weigh_certainty
from cidfix.recover.typed import Word, fold_alike

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
        return Match((), 0.0)
    starts = np.arange(last + 1) if within is None else np.flatnonzero(within[: last + 1])
    off = np.abs(np.stack([lengths[starts + k] - len(word) for k, word in enumerate(words)]))
    starts = starts[(off.max(axis=0) <= _SLACK) & (off.sum(axis=0) <= _SLACK)]
    seen: dict[tuple[int, ...], list[int]] = {}
    for start in starts.tolist():
        types = tuple(placing.index.type[start : start + len(words)].tolist())
        if types in seen or len(seen) < _MOST_SEEN:
            seen.setdefault(types, []).append(start)
    possible = len(lengths) if within is None else int(within.sum())
    promises = sorted(((_find_promise(placing, words, tokens), tokens) for tokens in seen.values()), reverse=True)
    candidates = []
    for promise, tokens in promises[:_MOST_TRIED]:
        if weigh_certainty(np.array([promise]), np.array([1]), possible, absent) < _HOPELESS:
            break
        alignments = placing.align_at(words, tokens[0], 0)
        if alignments is not None:
            candidates.append(_judge(placing, words, tokens, alignments))
    candidates.sort(key=lambda candidate: (-candidate.bits, candidate.tokens))
    bits = np.array([candidate.bits for candidate in candidates])
    counts = np.array([len(candidate.tokens) for candidate in candidates])
    certainty = weigh_certainty(bits, counts, possible, absent) if candidates else 0.0
    return Match(tuple(candidates), certainty)


def _find_promise(placing: Placing, words: Sequence[Word], tokens: Sequence[int]) -> float:
    """No fewer bits than any alignment can give a place: all known glyphs the words hold, and all that repeat.

    Aligning is dear, so it is done only where it may come to something.
    """
    text = fold_alike("".join(word.text for word in words))
    index = placing.index
    seen: set[int] = set()
    bits = float(np.log2(len(tokens)))
    for glyph in index.glyph[index.token_start[tokens[0]] : index.token_start[tokens[0] + len(words)]].tolist():
        value = placing.known.get(glyph)
        if glyph in seen if value is None else fold_alike(value) in text:
            bits -= float(np.log2(index.share[glyph]))
        seen.add(glyph)
    return bits


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
