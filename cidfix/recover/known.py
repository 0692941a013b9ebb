"""Words the user has from elsewhere (another edition, a prayer, a word list), found in the document by themselves.

Nobody says that these words are in the document, so much more evidence is asked for than for typed ones, and a word
that fits two places or two words that fit one place teach nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.ballot import Kind, Testimony
from cidfix.recover.match import Candidate, Match, match_words
from cidfix.recover.placing import Placing
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_words import Word, find_words

ABSENT_KNOWN = 0.9
CERTAIN_KNOWN = 0.9995
_SPARE_BITS = 10.0  # evidence beyond what chance gives over all words tried at all places
_RIVAL_BITS = 6.0  # a word this close to another at the same place makes both doubtful

_FEWEST_BACKING = 2  # single words that must agree on a value
_SHARE_BACKING = 0.2  # of the words that could

_STRETCH = 5  # words of running text tried together
_MOST_STRETCHES = 4000
_MOST_WORDS = 20_000


@dataclass(frozen=True, slots=True)
class KnownText:
    """A text or word list in the document's language: a name for messages, and its words in order."""

    name: str
    words: tuple[Word, ...]


def parse_known(text: str, name: str) -> KnownText:
    """The words of a known text, as typed ones are cut."""
    return KnownText(name, find_words(text))


def find_known(placing: Placing, texts: Sequence[KnownText], before: Sequence[Testimony]) -> tuple[Testimony, ...]:
    """Testimony of the stretches and words of `texts` that fit one place and contradict nothing known.

    A stretch of several words may teach by itself. Of single words two must agree on a value, and they must be a
    good part of the document's words that lack nothing but that letter: a related language, or another form of a word,
    differs from the right one in just the unknown letter now and then, but not as a rule. `before` is what earlier
    rounds found; it is returned unchanged when nothing is new.
    """
    found = list(before)
    chances = _count_chances(placing)
    for text in texts:
        stretches = [_find_place(placing, words, len(text.words)) for words in _find_stretches(placing, text.words)]
        singles = _find_single(placing, [word for word in text.words if placing.meets_straight(word)])
        backing: Counter[tuple[int, str]] = Counter()
        for fit in singles:
            backing.update({(int(placing.index.symbol[glyph]), fold_alike(value)) for glyph, value in fit.claims})
        certain = [fit for fit in stretches if fit is not None]
        found += [Testimony(Kind.KNOWN, f"{text.name}: {fit.text}", fit.claims) for fit in certain]
        for fit in singles:
            symbols = [int(placing.index.symbol[glyph]) for glyph, _ in fit.claims]
            needed = [max(_FEWEST_BACKING, _SHARE_BACKING * chances[symbol]) for symbol in symbols]
            claims = tuple(
                (glyph, value)
                for (glyph, value), symbol, enough in zip(fit.claims, symbols, needed, strict=True)
                if backing[symbol, fold_alike(value)] >= enough
            )
            if claims:
                found.append(Testimony(Kind.KNOWN, f"{text.name}: {fit.text}", claims))
    return tuple(found)


def _count_chances(placing: Placing) -> Counter[int]:
    """For each unknown symbol, the different words of the document of which it alone is unknown."""
    index = placing.index
    known = {int(index.symbol[glyph]) for glyph in placing.known}
    missing = [tuple(symbol for symbol in cluster if symbol not in known) for cluster in index.clusters]
    chances: Counter[int] = Counter()
    if len(index.type_start) < 2:
        return chances
    unknown = np.array([bool(symbols) for symbols in missing])[index.type_cluster]
    lowest = np.minimum.reduceat(np.where(unknown, index.type_cluster, len(missing)), index.type_start[:-1])
    highest = np.maximum.reduceat(np.where(unknown, index.type_cluster, -1), index.type_start[:-1])
    for cluster in lowest[lowest == highest].tolist():
        chances.update(missing[cluster])
    return chances


@dataclass(frozen=True, slots=True)
class _Fit:
    """Words that fit one place, and what they say there of glyphs that are not known."""

    text: str
    claims: tuple[tuple[int, str], ...]


def _find_place(placing: Placing, words: Sequence[Word], tries: int) -> _Fit | None:
    return _to_fit(placing, words, match_words(placing.index, placing.slots, words, None, ABSENT_KNOWN), tries)


def _to_fit(placing: Placing, words: Sequence[Word], match: Match, tries: int) -> _Fit | None:
    enough = _SPARE_BITS + np.log2(max(tries, 1)) + np.log2(max(len(placing.slots.token_length), 1))
    if match.certainty < CERTAIN_KNOWN or match.candidates[0].broken is not None or match.candidates[0].bits < enough:
        return None
    token = match.candidates[0].tokens[0]
    alignments = placing.align_at(words, token, 0)
    if alignments is None or any(alignment.cost > 0 for alignment in alignments):
        return None
    claims = tuple(sorted({claim for claim in placing.claims_at(token, alignments) if claim[0] not in placing.known}))
    return _Fit(" ".join(word.text for word in words), claims) if claims else None


def _find_stretches(placing: Placing, words: Sequence[Word]) -> Iterator[Sequence[Word]]:
    """Stretches of running text whose word lengths stand somewhere in the document."""
    lengths = np.array([len(word) for word in words], np.int64)
    here = set(_sign_lengths(placing.slots.token_length.astype(np.int64)).tolist())
    signs = _sign_lengths(lengths).tolist()
    fitting = [k for k, sign in enumerate(signs) if sign in here]
    for k in fitting[:_MOST_STRETCHES]:
        stretch = words[k : k + _STRETCH]
        if all(map(placing.meets_straight, stretch)):
            yield stretch


def _sign_lengths(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """A number for each run of `_STRETCH` lengths, equal for equal runs."""
    count = len(lengths) - _STRETCH + 1
    if count <= 0:
        return np.zeros(0, np.int64)
    sign = np.zeros(count, np.int64)
    for k in range(_STRETCH):
        sign = sign * 256 + np.minimum(lengths[k : k + count], 255)
    return sign


def _find_single(placing: Placing, words: Sequence[Word]) -> list[_Fit]:
    """Each different word by itself that fits one place which no other word of the list fits about as well."""
    different = sorted({word.text: word for word in words}.values(), key=lambda word: (-len(word), word.text))
    matches: list[tuple[Word, Match]] = []
    rivals: Counter[int] = Counter()
    for word in different[:_MOST_WORDS]:
        match = match_words(placing.index, placing.slots, (word,), None, ABSENT_KNOWN)
        rivals.update(int(placing.index.type[candidate.tokens[0]]) for candidate in _find_near(match))
        if match.certainty >= CERTAIN_KNOWN:
            matches.append((word, match))
    fits = [
        _to_fit(placing, (word,), match, len(different))
        for word, match in matches
        if rivals[int(placing.index.type[match.candidates[0].tokens[0]])] == 1
    ]
    return [fit for fit in fits if fit is not None]


def _find_near(match: Match) -> Iterator[Candidate]:
    """The candidates that nothing contradicts and that are about as good as the best."""
    for candidate in map(match.candidates.__getitem__, match.fitting):
        if candidate.bits <= match.candidates[0].bits - _RIVAL_BITS:
            return
        yield candidate
