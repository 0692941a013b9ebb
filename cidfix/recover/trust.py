"""How far the chances of proposals are believed: the right value may be none of those that were weighed.

A chance tells which of the values weighed is the likeliest. Glyphs that are drawn unlike all reference fonts, or higher
or lower, are more often something else than all of these. That a value makes words that are written in other fonts too,
with glyphs that are sure, speaks against it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from statistics import median

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Document
from cidfix.recover.lettering import Lettering
from cidfix.recover.sign_table import Sign, Table
from cidfix.recover.surroundings import share_scripts
from cidfix.recover.values import SURE
from cidfix.recover.word_evidence import score_best
from cidfix.recover.words import Words

_MISTRUST = 0.95
_ASTRAY_ENOUGH = 7.0  # for that
_USUAL, _FEWEST = 0.35, 6  # the distance of most letters that are right; known ones that tell of a font's
_MIXED = 0.3  # what a chance loses, at most, where no language is known and letters beside are of other scripts
_UNMIXED = 0.8  # the share of those of its own from which on it loses nothing

_Floats = NDArray[np.float64]


def find_trust(
    table: Table,
    words: Words,
    document: Document,
    chance: _Floats,
    known: Mapping[int, str],
    typed: Collection[int],
    lettering: Lettering,
) -> _Floats:
    """What each chance (G, K) is to be multiplied with; `typed` are glyphs whose values are among letters typed."""
    mixed = np.zeros(len(chance))
    best = np.arange(len(chance)), chance.argmax(axis=1)
    if not lettering.own:
        mixed = _MIXED * np.maximum(0.0, 1 - share_scripts(table, words, chance)[best] / _UNMIXED)
    mistrust = _find_mistrust(table.signs, document, chance.shape, known)
    borne_out = np.zeros(chance.shape, bool)
    for glyph, mine in enumerate(table.signs):
        borne_out[glyph, : len(mine)] = [glyph in typed or sign.support is not None for sign in mine]
    trust: _Floats = np.where(borne_out, 1.0, (1 - mistrust) * (1 - mixed)[:, None])
    sure = (chance * trust)[best] >= SURE
    sure[list(known)] = True
    mistrust[best] *= np.exp(-score_best(table, words, document, chance, sure))
    return np.where(borne_out, 1.0, (1 - mistrust) * (1 - mixed)[:, None])


def _find_mistrust(
    signs: Sequence[Sequence[Sign]], document: Document, shape: tuple[int, ...], known: Mapping[int, str]
) -> _Floats:
    """How often a value that rests on a shape is wrong for all that is weighed, (G, K).

    Fitted to what was wrong among the likeliest values of glyphs in fonts that were held out.
    """
    distance, shift = np.zeros(shape), np.zeros(shape)
    for glyph, mine in enumerate(signs):
        for k, sign in enumerate(mine):
            if sign.candidate is not None:
                distance[glyph, k], shift[glyph, k] = sign.candidate.distance, sign.candidate.shift
    font = document.glyphs.font.tolist()
    allowed = _allow_distance(signs, font, known)
    beyond = np.maximum(distance - np.array([allowed.get(one, 0.0) for one in font])[:, None], 0.0)
    astray = np.minimum(4 * beyond + 25 * shift, _ASTRAY_ENOUGH)
    return np.where(distance > 0, np.minimum(_MISTRUST, 0.001 * np.exp(astray)), 0.0)


def _allow_distance(signs: Sequence[Sequence[Sign]], font: Sequence[int], known: Mapping[int, str]) -> dict[int, float]:
    """How much farther from the reference fonts than usual the known letters of each font are, where that shows."""
    seen: dict[int, list[float]] = defaultdict(list)
    for glyph, value in known.items():
        mine = (sign.candidate for sign in signs[glyph] if sign.candidate is not None and sign.value == value)
        seen[font[glyph]] += [one.distance for one in mine if one.distance > 0]
    return {one: max(0.0, median(far) - _USUAL) for one, far in seen.items() if len(far) >= _FEWEST}
