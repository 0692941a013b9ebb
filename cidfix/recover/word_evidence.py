"""What whole words say of the candidates of each glyph: the letters that follow one another, and words met twice."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.scripts import JOINING, find_script
from cidfix.pdf.document import Bools, Document
from cidfix.recover.lettering import ONE_GLYPH_A_LETTER, Lettering
from cidfix.recover.same_words import weigh_best, weigh_words
from cidfix.recover.sequence import Choice, weigh_sequences
from cidfix.recover.sign_table import Table, to_chance
from cidfix.recover.words import Words

_NEAR = 1.5  # what a candidate may fall short of the best so that its neighbours are asked
_BESIDE, _MOST_BESIDE = 0.3, 2.5  # what these count, and at most
_LETTERS = 400  # of a sample that counts half where signs are drawn together
_NEAR_WORDS = 6.0  # what it may fall short so that it is tried in words
_PLAIN = 0.95  # the chance from which on a letter is plain there

_Floats = NDArray[np.float64]


def score_words(table: Table, words: Words, document: Document, score: _Floats) -> _Floats:
    """What words that are written with other glyphs too say for candidates, (G, K)."""
    best: list[str] = [""] * words.symbols
    others: list[tuple[str, ...]] = [()] * words.symbols
    top = score.max(axis=1)
    for glyph, symbol in reversed(list(enumerate(words.symbol_of.tolist()))):
        near = np.flatnonzero((table.value[glyph] >= 0) & (score[glyph] > top[glyph] - _NEAR_WORDS))
        values = [table.values[table.value[glyph, k]] for k in near[np.argsort(-score[glyph, near])].tolist()]
        best[symbol], others[symbol] = (values[0], tuple(values[1:])) if values else ("", ())
    certain = to_chance(score).max(axis=1) >= _PLAIN
    plain = set(words.symbol_of[certain].tolist())
    heard = weigh_words(words, _find_fonts(words, document), best, others, plain)
    said = np.zeros_like(score)
    folded = [text.casefold() for text in table.values]
    for glyph, k in zip(*(side.tolist() for side in np.nonzero(table.value >= 0)), strict=True):
        said[glyph, k] = heard.get((int(words.symbol_of[glyph]), folded[table.value[glyph, k]]), 0.0)
    return said


def score_best(table: Table, words: Words, document: Document, score: _Floats, sure: Bools) -> _Floats:
    """What words that are written in other fonts with glyphs that are `sure` (G,) say for the best candidate, (G,)."""
    best = [""] * words.symbols
    top = np.take_along_axis(table.value, score.argmax(axis=1)[:, None], axis=1)[:, 0].tolist()
    for symbol, value in zip(words.symbol_of.tolist(), top, strict=True):
        best[symbol] = table.values[value] if value >= 0 else ""
    heard = weigh_best(words, _find_fonts(words, document), best, set(words.symbol_of[sure].tolist()))
    return np.array([heard.get(symbol, 0.0) for symbol in words.symbol_of.tolist()])


def _find_fonts(words: Words, document: Document) -> list[int]:
    """A font of each symbol."""
    fonts = np.zeros(words.symbols, np.int64)
    fonts[words.symbol_of] = document.glyphs.font
    return fonts.tolist()


def score_sequence(
    table: Table, words: Words, document: Document, ranks: NDArray[np.int64], score: _Floats, lettering: Lettering
) -> _Floats:
    """What the letters beside say of the candidates that come near the best of their glyph, (G, K)."""
    said = np.zeros_like(score)
    if not lettering.sample:
        return said
    trust = _trust(lettering.sample)
    top = score.max(axis=1)
    near = (score > top[:, None] - _NEAR) & (table.value >= 0)
    example = np.zeros(words.symbols, np.int64)
    example[words.symbol_of[::-1]] = np.arange(len(score))[::-1]
    first: dict[str, str] = {}  # what is one but for the order of its signs is not told apart here
    spelt = [first.setdefault("".join(sorted(normalize("NFD", text))), text) for text in table.values]
    choices = []
    for glyph in example.tolist():
        weights: dict[str, float] = {}
        for k in sorted(np.flatnonzero(near[glyph]).tolist(), key=lambda k: -score[glyph, k]):
            weights.setdefault(spelt[table.value[glyph, k]], float(score[glyph, k] - top[glyph]))
        face = int(document.glyphs.font[glyph]), document.glyphs.outline[glyph]
        choices.append(Choice(face, int(ranks[glyph]), tuple(weights), tuple(weights.values())))
    weighed = weigh_sequences(words, choices, lettering.sample, lettering.frequency)
    for glyph, symbol in enumerate(words.symbol_of.tolist()):
        if symbol in weighed:
            odds = dict(zip(choices[symbol].values, weighed[symbol].tolist(), strict=True))
            for k in np.flatnonzero(near[glyph]).tolist():
                heard = odds.get(spelt[table.value[glyph, k]], -np.inf)
                said[glyph, k] = trust * max(_BESIDE * heard, -_MOST_BESIDE)
    return said


def _trust(sample: Sequence[str]) -> float:
    """How far a sample's pairs of letters are believed: of an alphabet, some hundred letters show most pairs.

    Where signs are joined to syllables in one glyph there are many more, and a short sample shows few of them.
    """
    scripts = {find_script(word) for word in sample}
    if scripts <= ONE_GLYPH_A_LETTER | JOINING:
        return 1.0
    letters = sum(map(len, sample))
    return letters / (letters + _LETTERS)
