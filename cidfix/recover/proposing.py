"""From what glyphs look like to what they are: every sign there is, weighed together for each glyph.

A shape alone leaves open which of several letters that look alike it is: Latin, Cyrillic or Greek o, zero, the letter l
or the digit. What stands beside it in its words tells the script, where in its words it stands tells capitals, digits
and punctuation, and a font has seldom two glyphs for one letter; its glyphs are mostly in the order of Unicode. So each
candidate of each glyph gets a score that sums these signs, as logarithms of odds; glyphs that are plain settle those
beside them, in a few rounds. What is still open then is told by whole words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.scripts import find_script
from cidfix.pdf.document import Bools, Document
from cidfix.recover.agreement import Support
from cidfix.recover.alphabet_vote import score_alphabets
from cidfix.recover.candidates import Candidate
from cidfix.recover.glyph_order import find_ranks, score_order, to_points
from cidfix.recover.index import Index
from cidfix.recover.lettering import ONE_GLYPH_A_LETTER, Lettering
from cidfix.recover.sign_table import Sign, Table, join_signs, to_chance, to_table
from cidfix.recover.surroundings import score_places, score_roles, score_scripts
from cidfix.recover.trust import find_trust
from cidfix.recover.values import Proposal
from cidfix.recover.word_evidence import score_sequence, score_words
from cidfix.recover.words import Words

_ROUNDS = 4
_NOT_TYPED = -8.0  # what is in none of the words typed where it stands
_TAKEN = 4.0  # cost of a value that another glyph of the font fits better
_DOTLESS, _SEPARATOR = "ıȷ", "\u180e"
_OUT_OF_PLACE, _MOSTLY = -8.0, 0.5  # where most of a glyph's uses are
_SHOWN = 8  # proposals of a glyph

_Floats = NDArray[np.float64]


def propose(
    document: Document,
    index: Index,
    candidates: Sequence[Sequence[Candidate]],
    support: Mapping[int, Sequence[Support]],
    lettering: Lettering,
    known: Mapping[int, str],
    typed: Mapping[int, frozenset[str]],
) -> dict[int, tuple[Proposal, ...]]:
    """Proposals for each glyph that is not `known`, best first, with the chance that each is right.

    `candidates` are the values by shape of each glyph, `support` what the file itself says of some, `typed` the
    characters (NFD) that were typed at all places of others, so that they can hardly be anything else.

    Cost: a few passes over the document's glyphs, and work per candidate.
    """
    signs = [join_signs(found, support.get(glyph, ())) for glyph, found in enumerate(candidates)]
    if all(glyph in known for glyph, mine in enumerate(signs) if mine):
        return {}
    share = np.bincount(index.glyph, minlength=len(candidates)) / max(len(index.glyph), 1)
    table = to_table(signs, lettering, known, document.glyphs.advance, share)
    if not table.values:
        return {}
    words = Words.of(index)
    base: _Floats = table.base + _score_dotless(table, index) + _score_separated(table, index)
    base += _score_typed(table, {g: typed[g] for g in typed.keys() - known})
    score = _settle(table, words, document, base)
    if not lettering.own:
        base += score_alphabets(table, to_chance(score), share)
        score = _settle(table, words, document, base)
    points = np.append(to_points(table.values), -1)[table.value]
    single = np.array([len(text) == 1 for text in (*table.values, "")])[table.value]
    ranks = find_ranks(document, index)
    base = base + score_order(ranks, document.glyphs.font, points, single, to_chance(score))
    score = _settle(table, words, document, base)
    base = base + score_words(table, words, document, score)
    score = _settle(table, words, document, base)
    chance = to_chance(score + score_sequence(table, words, document, ranks, score, lettering))
    score = chance * find_trust(table, words, document, chance, known, typed, lettering)
    return {glyph: _describe(mine, score[glyph]) for glyph, mine in enumerate(signs) if mine and glyph not in known}


def _settle(table: Table, words: Words, document: Document, base: _Floats) -> _Floats:
    """What speaks for each candidate together with what those beside it and of its font most likely are, (G, K)."""
    score = base
    for _ in range(_ROUNDS):
        chance = to_chance(score)
        beside = (
            score_scripts(table, words, chance) + score_roles(table, words, chance) + score_places(table, words, chance)
        )
        score = base + beside - _score_taken(table, document, score)
    return score


def _score_dotless(table: Table, index: Index) -> _Floats:
    """What marks that sit on glyphs say against dotless letters, (G, K): i and j lose their dot to a mark above.

    Source: The Unicode Standard, chapter 7.1, on the diacritics of i and j.
    """
    marked = np.append(index.attached[1:], np.zeros(1, bool)[: len(index.attached)])
    return _score_against([text in _DOTLESS for text in table.values], marked, table, index)


def _score_separated(table: Table, index: Index) -> _Floats:
    """What the ends of words say against separated vowels, (G, K): the separator stands before a Mongolian a or e.

    Source: The Unicode Standard, chapter 13.5, on U+180E.
    """
    last = np.zeros(len(index.glyph), bool)
    last[index.token_start[1:][np.diff(index.token_start) > 0] - 1] = True
    return _score_against([text.endswith(_SEPARATOR) for text in table.values], last, table, index)


def _score_against(unlikely: Sequence[bool], places: Bools, table: Table, index: Index) -> _Floats:
    """What speaks against values that are `unlikely`, by number, of glyphs mostly met at `places` (M,), (G, K)."""
    count = len(table.value)
    share = np.bincount(index.glyph, places, count) / np.maximum(np.bincount(index.glyph, minlength=count), 1)
    meant = np.append(np.array(unlikely, bool), False)[table.value]
    said: _Floats = np.where(meant & (share > _MOSTLY)[:, None], _OUT_OF_PLACE, 0.0)
    return said


def _score_typed(table: Table, typed: Mapping[int, frozenset[str]]) -> _Floats:
    """What the words typed where glyphs stand say against candidates of other letters, (G, K)."""
    said = np.zeros_like(table.base)
    for glyph, letters in typed.items():
        values = [table.values[number] for number in table.value[glyph] if number >= 0]
        unlike = [k for k, value in enumerate(values) if not letters.issuperset(normalize("NFD", value))]
        said[glyph, unlike] = _NOT_TYPED
    return said


def _score_taken(table: Table, document: Document, score: _Floats) -> _Floats:
    """What each candidate loses because another glyph of the font, drawn otherwise, fits its value better, (G, K)."""
    rows = np.arange(len(score))
    best = score.argmax(axis=1)
    order = np.argsort(-score[rows, best], kind="stable")
    order = order[table.value[order, best[order]] >= 0]
    key = document.glyphs.font.astype(np.int64)[:, None] * len(table.values) + table.value
    held, first = np.unique(key[order, best[order]], return_index=True)
    alone = np.array([_has_one_glyph(table.values[number]) for number in (held % len(table.values)).tolist()], bool)
    held, holder = held[alone], order[first[alone]]
    place = np.searchsorted(held, key)
    taken = (table.value >= 0) & (np.append(held, -1)[place] == key)
    taken &= np.append(holder, -1)[place] != rows[:, None]
    return np.where(taken, _TAKEN, 0.0)


def _has_one_glyph(text: str) -> bool:
    """Whether a font has seldom two glyphs for a text, as far as its script tells."""
    script = find_script(text)
    return script in ONE_GLYPH_A_LETTER or not script


def _describe(signs: Sequence[Sign], score: _Floats) -> tuple[Proposal, ...]:
    """The values of one glyph as proposals, the likeliest first."""
    proposals = []
    for sign, believed in zip(signs, score.tolist(), strict=False):
        said = [f"{sign.support.source} says so"] if sign.support else []
        if sign.candidate is not None:
            same = sign.candidate.distance == 0
            said.insert(0, f"drawn just as in {sign.candidate.font}" if same else f"looks as in {sign.candidate.font}")
        source = "shape" if sign.candidate is not None else "file"
        proposals.append(Proposal(sign.value, source, believed, "; ".join(said)))
    return tuple(sorted(proposals, key=lambda proposal: -proposal.score)[:_SHOWN])
