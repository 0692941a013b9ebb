"""How far the chances of proposals are believed: the right value may be none of those that were weighed.

A chance tells which of the values weighed is the likeliest. Glyphs that are drawn unlike all reference fonts, or higher
or lower, are more often something else than all of these. That a value makes words that are written in other fonts too,
with glyphs that are sure, speaks against it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from statistics import median

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Document, Ints
from cidfix.recover.lettering import Lettering
from cidfix.recover.sign_table import Table
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
    known: Collection[int],
    typed: Collection[int],
    lettering: Lettering,
) -> _Floats:
    """What each chance (G, K) is to be multiplied with; `typed` are glyphs whose values are among letters typed."""
    mixed = np.zeros(len(chance))
    best = np.arange(len(chance)), chance.argmax(axis=1)
    if not lettering.own:
        mixed = _MIXED * np.maximum(0.0, 1 - share_scripts(table, words, chance)[best] / _UNMIXED)
    mistrust = _find_mistrust(table, document.glyphs.font, known)
    borne_out = table.supported.copy()
    borne_out[list(typed)] = True
    trust: _Floats = np.where(borne_out, 1.0, (1 - mistrust) * (1 - mixed)[:, None])
    sure = (chance * trust)[best] >= SURE
    sure[list(known)] = True
    mistrust[best] *= np.exp(-score_best(table, words, document, chance, sure))
    return np.where(borne_out, 1.0, (1 - mistrust) * (1 - mixed)[:, None])


def _find_mistrust(table: Table, font: Ints, known: Iterable[int]) -> _Floats:
    """How often a value that rests on a shape is wrong for all that is weighed, (G, K).

    Fitted to what was wrong among the likeliest values of glyphs in fonts that were held out.
    """
    allowed = _allow_distance(table, font, known)
    beyond = np.maximum(table.distance - allowed[font][:, None], 0.0)
    astray = np.minimum(4 * beyond + 25 * table.shift, _ASTRAY_ENOUGH)
    rests = np.isfinite(table.distance) & (table.distance > 0)
    return np.where(rests, np.minimum(_MISTRUST, 0.001 * np.exp(astray)), 0.0)


def _allow_distance(table: Table, font: Ints, known: Iterable[int]) -> _Floats:
    """How much farther from the reference fonts than usual the known letters of each font are, where that shows."""
    seen: dict[int, list[float]] = defaultdict(list)
    for glyph in known:
        if 0 < (far := float(table.distance[glyph, 0])) < np.inf:
            seen[int(font[glyph])].append(far)
    allowed = np.zeros(int(font.max(initial=-1)) + 1)
    for one, distances in seen.items():
        if len(distances) >= _FEWEST:
            allowed[one] = max(0.0, median(distances) - _USUAL)
    return allowed
