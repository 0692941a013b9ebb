"""From what glyphs look like to what they are: every sign there is, weighed together for each glyph.

A shape alone leaves open which of several letters that look alike it is: Latin, Cyrillic or Greek o, zero, the letter l
or the digit. What stands beside it in its words tells the script, where in its words it stands tells capitals, digits
and punctuation, and a font has seldom two glyphs for one letter. So each candidate of each glyph gets a score that sums
these signs, as logarithms of odds; glyphs that are plain settle those beside them, in a few rounds.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from unicodedata import normalize

import numpy as np
from numpy.typing import NDArray

from cidfix.languages.scripts import COMMON, find_script
from cidfix.pdf.document import Document
from cidfix.recover.agreement import Support
from cidfix.recover.candidates import Candidate
from cidfix.recover.index import Index
from cidfix.recover.lettering import LETTERS, ONE_GLYPH_A_LETTER, Lettering, Role, find_role
from cidfix.recover.values import Proposal

_ROUNDS = 4
# These weights were fitted together with those of `lettering`.
_SHAPE = -8.2  # a difference of one
_SHAPE_SQUARED = -6.1
_SHIFT = -12.2  # an em higher or lower
_SHIFT_SQUARED = -3.6
_UNLIKE, _ASTRAY = 1.2, 0.5  # the difference, and how much higher or lower, of a value that is none of the nearest
_MOST_ASTRAY = 0.6
_OTHERWISE = -3.9  # for a value that is none of those a reference font draws with this very outline
_SCRIPT = 1.6  # the script of the letters beside
_PLACE_WEIGHT = 0.2  # where it stands in words
_SPACED = -1.9  # a combining mark that takes room of its own
_UNSPACED = -10.8  # anything else that takes none
_NOT_TYPED = -8.0  # what is in none of the words typed where it stands
_NO_ROOM, _ROOM = 0.02, 0.12  # em
_NOWHERE = 0.003  # of the letters beside, at least, are of any script
_DOCUMENT = 2.0  # letters of the document's usual script are added to those of each word
_PLACES = 12.0  # words, at most, that count for where in words a glyph stands
_TAKEN = 4.0  # cost of a value that another glyph of the font fits better
_WORDS = 4_000  # different ones that are looked at, the most frequent
_MISTRUST = 0.95
_ASTRAY_ENOUGH = 7.0  # for that
_SHOWN = 8  # proposals of a glyph

_Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Table:
    """The candidates of all glyphs (G, K): which value each is, and what speaks for it whatever stands beside."""

    value: NDArray[np.int64]  # into `values`, -1 for none
    values: tuple[str, ...]
    base: _Floats  # -inf for none
    script: NDArray[np.int64]  # of each value, 0 for those of no one script
    role: NDArray[np.int64]  # of each value


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
    signs = [_join_signs(found, support.get(glyph, ())) for glyph, found in enumerate(candidates)]
    share = np.bincount(index.glyph, minlength=len(candidates)) / max(len(index.glyph), 1)
    table = _to_table(signs, lettering, known, document.glyphs.advance, share)
    if not table.values:
        return {}
    words = _Words.of(index)
    base = table.base + _score_places(table, words) + _score_typed(table, {g: typed[g] for g in typed.keys() - known})
    score = base
    for _ in range(_ROUNDS):
        chance = _to_chance(score)
        score = base + _score_scripts(table, words, chance) - _score_taken(table, document, score)
    chance = _to_chance(score)
    found = {}
    for glyph, mine in enumerate(signs):
        if mine and glyph not in known:
            found[glyph] = _describe(mine, chance[glyph], glyph in typed)
    return found


@dataclass(frozen=True, slots=True)
class _Sign:
    """A value that a glyph may have, the candidate by shape, if it is one, and who supports it."""

    value: str
    candidate: Candidate | None
    support: Support | None


def _join_signs(candidates: Sequence[Candidate], support: Sequence[Support]) -> tuple[_Sign, ...]:
    said = {one.value: one for one in support}
    by_shape = tuple(_Sign(c.value, c, said.pop(c.value, None)) for c in candidates)
    return (*by_shape, *(_Sign(value, None, one) for value, one in said.items()))


def _weigh_sign(sign: _Sign, identical: bool) -> float:
    """What shape and file say for a value; `identical` if a reference font has the glyph's very outline."""
    weight = sign.support.weight if sign.support else 0.0
    distance = _UNLIKE if sign.candidate is None else sign.candidate.distance
    shift = _ASTRAY if sign.candidate is None else min(sign.candidate.shift, _MOST_ASTRAY)
    if distance == 0:
        return weight
    weight += _SHAPE * distance + _SHAPE_SQUARED * distance**2 + _SHIFT * shift + _SHIFT_SQUARED * shift**2
    return weight + (_OTHERWISE if identical else 0.0)


def _weigh_room(value: str, advance: float) -> float:
    if find_role(value) is Role.MARK:
        return _SPACED if advance > _ROOM else 0.0
    return _UNSPACED if abs(advance) < _NO_ROOM else 0.0


def _to_table(
    signs: Sequence[Sequence[_Sign]],
    lettering: Lettering,
    known: Mapping[int, str],
    advance: NDArray[np.float32],
    share: _Floats,
) -> _Table:
    """`advance` (G,) is the width of each glyph in em, `share` (G,) how often it is met among all."""
    width = max(map(len, signs), default=0)
    numbers: dict[str, int] = {}
    value = np.full((len(signs), max(width, 1)), -1, np.int64)
    base = np.full(value.shape, -np.inf)
    weights = {value: lettering.weigh(value) for value in {sign.value for mine in signs for sign in mine}}
    for glyph, mine in enumerate(signs):
        if glyph in known:
            value[glyph, 0] = numbers.setdefault(known[glyph], len(numbers))
            base[glyph, 0] = 0.0
            continue
        identical = any(sign.candidate is not None and sign.candidate.distance == 0 for sign in mine)
        for k, sign in enumerate(mine):
            value[glyph, k] = numbers.setdefault(sign.value, len(numbers))
            said = weights[sign.value] + lettering.weigh_share(sign.value, float(share[glyph]))
            base[glyph, k] = said + _weigh_sign(sign, identical) + _weigh_room(sign.value, float(advance[glyph]))
    scripts = {COMMON: 0}
    script = [scripts.setdefault(find_script(text), len(scripts)) for text in numbers]
    role = [find_role(text) for text in numbers]
    return _Table(value, tuple(numbers), base, np.array(script, np.int64), np.array(role, np.int64))


def _to_chance(score: _Floats) -> _Floats:
    """The chance of each candidate among those of its glyph; zeros where there are none."""
    top = score.max(axis=1, keepdims=True)
    top[~np.isfinite(top)] = 0.0
    weight = np.exp(score - top)
    total = weight.sum(axis=1, keepdims=True)
    chance: _Floats = np.divide(weight, total, out=np.zeros_like(weight), where=total > 0)
    return chance


def _score_scripts(table: _Table, words: _Words, chance: _Floats) -> _Floats:
    """What the scripts of the letters beside say of each candidate, (G, K)."""
    count = int(table.script.max()) + 1
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(chance))[:, None], table.value.shape)[present]
    scripts = table.script[table.value[present]]
    mass = np.zeros((len(chance), count))
    letter = np.isin(table.role[table.value[present]], LETTERS)  # digits and punctuation follow, they do not lead
    np.add.at(mass, (rows, scripts), chance[present] * letter)
    mass[:, 0] = 0.0
    met = words.to_symbols(mass)[words.symbol]  # (M, S)
    start = words.start
    padded = np.concatenate((np.zeros((1, count)), np.cumsum(met, axis=0)))
    of_word = padded[start[1:]] - padded[start[:-1]]
    beside = np.repeat(of_word, np.diff(start), axis=0) - met
    whole = met.sum(axis=0)
    usual = whole / max(whole.sum(), 1e-9)
    sums = np.zeros((words.symbols, count))
    np.add.at(sums, words.symbol, beside)
    sums += _DOCUMENT * usual
    share = sums / np.maximum(sums.sum(axis=1, keepdims=True), 1e-9)
    share[:, 0] = 1.0  # what stands among any letters
    said = np.zeros_like(chance)
    said[present] = _SCRIPT * np.log(share[words.symbol_of[rows], scripts] + _NOWHERE)
    return said


@dataclass(frozen=True, slots=True)
class _Words:
    """Words that differ, each once: their symbols (M,) in a row, and where each begins, (W + 1,).

    How often a word is said tells of the text, not of its letters. `symbol_of` (G,) is the symbol of each glyph, of
    which there are `symbols`.
    """

    symbol: NDArray[np.int64]
    start: NDArray[np.int64]
    symbol_of: NDArray[np.int64]
    symbols: int

    @classmethod
    def of(cls, index: Index) -> _Words:
        _, first = np.unique(index.type, return_index=True)
        often = index.uses[index.type[first]]
        chosen = np.sort(first[np.argsort(-often, kind="stable")[:_WORDS]])
        length = np.diff(index.token_start)[chosen]
        start = np.concatenate([[0], np.cumsum(length)])
        place = np.arange(start[-1]) + np.repeat(index.token_start[:-1][chosen] - start[:-1], length)
        symbols = index.symbol.astype(np.int64)
        return cls(symbols[index.glyph[place]], start, symbols, int(symbols.max(initial=-1)) + 1)

    def to_symbols(self, of_glyph: _Floats) -> _Floats:
        """What is known of glyphs (G, N), as the mean over the glyphs of each symbol."""
        sums = np.zeros((self.symbols, of_glyph.shape[1]))
        np.add.at(sums, self.symbol_of, of_glyph)
        mean: _Floats = sums / np.maximum(np.bincount(self.symbol_of, minlength=self.symbols), 1)[:, None]
        return mean

    def count_places(self) -> _Floats:
        """How often each symbol begins a word, stands inside, ends it, and stands alone, (S, 4)."""
        full = np.diff(self.start) > 0
        first = np.zeros(len(self.symbol), bool)
        last = first.copy()
        first[self.start[:-1][full]] = True
        last[self.start[1:][full] - 1] = True
        kind = np.where(first & last, 3, np.where(first, 0, np.where(last, 2, 1)))
        count = np.zeros((self.symbols, 4))
        np.add.at(count, (self.symbol, kind), 1.0)
        return count


_PLACE = np.zeros((len(Role), 4))
for _role, _pseudocounts in {
    Role.CAPITAL: (4.0, 1.0, 0.4, 0.8),
    Role.SMALL: (0.8, 2.4, 1.2, 0.3),
    Role.LETTER: (1.0, 2.0, 1.0, 0.3),
    Role.DIGIT: (1.0, 1.0, 1.0, 1.0),
    Role.OPENING: (8.0, 0.5, 0.3, 0.8),
    Role.CLOSING: (0.2, 0.6, 8.0, 0.6),
    Role.DASH: (0.4, 3.0, 1.0, 1.5),
    Role.APOSTROPHE: (0.7, 3.0, 1.5, 0.2),
    Role.MARK: (0.1, 3.0, 1.5, 0.1),
    Role.SIGN: (1.0, 1.0, 1.0, 1.0),
}.items():
    _PLACE[_role] = _pseudocounts
"""How the glyphs of each role share out between the places: a Dirichlet distribution's parameters (roles, 4).

Their sum says how much the letters of a role differ in this: a language may begin all words that have it with one of
its small letters, while hardly any puts a capital within words.
"""


def _score_places(table: _Table, words: _Words) -> _Floats:
    """What the places in words say of each candidate, (G, K): the likelihood of the Dirichlet-multinomial."""
    count = words.count_places()
    count *= np.minimum(1.0, _PLACES / np.maximum(count.sum(axis=1, keepdims=True), 1.0))
    log_gamma = np.vectorize(math.lgamma, otypes=[float])
    whole, total = _PLACE.sum(axis=1), count.sum(axis=1)
    likely = log_gamma(whole) - log_gamma(total[:, None] + whole)  # (S, roles)
    for place in range(4):
        likely += log_gamma(count[:, place, None] + _PLACE[:, place]) - log_gamma(_PLACE[:, place])
    said = np.zeros_like(table.base)
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(said))[:, None], said.shape)[present]
    said[present] = _PLACE_WEIGHT * likely[words.symbol_of[rows], table.role[table.value[present]]]
    return said


def _score_typed(table: _Table, typed: Mapping[int, frozenset[str]]) -> _Floats:
    """What the words typed where glyphs stand say against candidates of other letters, (G, K)."""
    said = np.zeros_like(table.base)
    for glyph, letters in typed.items():
        values = [table.values[number] for number in table.value[glyph] if number >= 0]
        unlike = [k for k, value in enumerate(values) if not letters.issuperset(normalize("NFD", value))]
        said[glyph, unlike] = _NOT_TYPED
    return said


def _score_taken(table: _Table, document: Document, score: _Floats) -> _Floats:
    """What each candidate loses because another glyph of the font, drawn otherwise, fits its value better, (G, K)."""
    best = score.argmax(axis=1)
    rows = np.arange(len(score))
    value = table.value[rows, best]
    winner: dict[tuple[int, int], int] = {}
    for glyph in np.argsort(-score[rows, best], kind="stable").tolist():
        if value[glyph] >= 0:
            winner.setdefault((int(document.glyphs.font[glyph]), int(value[glyph])), glyph)
    loss = np.zeros_like(score)
    for (font, number), glyph in winner.items():
        text = table.values[number]
        if find_script(text) not in ONE_GLYPH_A_LETTER and find_script(text):
            continue
        others = (table.value == number) & (document.glyphs.font == font)[:, None]
        others[glyph] = False
        loss[others] = _TAKEN
    return loss


def _describe(signs: Sequence[_Sign], chance: _Floats, typed: bool) -> tuple[Proposal, ...]:
    """The values of one glyph as proposals, the likeliest first; `typed` if it is among letters that were typed."""
    proposals = []
    for k in sorted(range(len(signs)), key=lambda k: -chance[k])[:_SHOWN]:
        sign = signs[k]
        trust = 1.0 if sign.support or typed else _trust(sign.candidate)
        said = [f"{sign.support.source} says so"] if sign.support else []
        if sign.candidate is not None:
            same = sign.candidate.distance == 0
            said.insert(0, f"drawn just as in {sign.candidate.font}" if same else f"looks as in {sign.candidate.font}")
        source = "shape" if sign.candidate is not None else "file"
        proposals.append(Proposal(sign.value, source, float(chance[k] * trust), "; ".join(said)))
    return tuple(proposals)


def _trust(candidate: Candidate | None) -> float:
    """How far a chance is believed that rests on a shape: those drawn unlike or elsewhere are wrong more often.

    Fitted to what was wrong among the likeliest values of glyphs in fonts that were held out.
    """
    if candidate is None or candidate.distance == 0:
        return 1.0
    astray = min(4 * candidate.distance + 25 * candidate.shift, _ASTRAY_ENOUGH)
    return 1 - min(_MISTRUST, 0.001 * math.exp(astray))
