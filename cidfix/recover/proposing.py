"""From what glyphs look like to what they are: every sign there is, weighed together for each glyph.

A shape alone leaves open which of several letters that look alike it is: Latin, Cyrillic or Greek o, zero, the letter l
or the digit. What stands beside it in its words tells the script, where in its words it stands tells capitals, digits
and punctuation, and a font has seldom two glyphs for one letter. So each candidate of each glyph gets a score that sums
these signs, as logarithms of odds; glyphs that are plain settle those beside them, in a few rounds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.pdf.document import Document
from cidfix.recover.agreement import Support
from cidfix.recover.candidates import Candidate
from cidfix.recover.index import Index
from cidfix.recover.lettering import ONE_GLYPH_A_LETTER, Lettering, Role, find_role
from cidfix.recover.values import Proposal

_ROUNDS = 4
_SHAPE = 8.0  # what a difference of one, squared, costs
_UNLIKE = 1.2  # the difference of a value that is none of the nearest
_OTHERWISE = 4.0  # what a value costs that is none of those a reference font draws with this very outline
_SCRIPT = 1.5  # weight of the script of the letters beside
_NOWHERE = 0.003  # of the letters beside, at least, are of any script
_DOCUMENT = 2.0  # letters of the document's usual script are added to those of each word
_PLACES = 6.0  # occurrences, at most, that count for where in words a glyph stands
_TAKEN = 1.5  # cost of a value that another glyph of the font fits better
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
) -> dict[int, tuple[Proposal, ...]]:
    """Proposals for each glyph that is not `known`, best first, with the chance that each is right.

    `candidates` are the values by shape of each glyph, `support` what the file itself says of some.

    Cost: a few passes over the document's glyphs, and work per candidate.
    """
    signs = [_join_signs(found, support.get(glyph, ())) for glyph, found in enumerate(candidates)]
    table = _to_table(signs, lettering, known)
    if not table.values:
        return {}
    place = _PlaceCounts.of(index, len(candidates))
    base = table.base + _score_places(table, place)
    score = base
    for _ in range(_ROUNDS):
        chance = _to_chance(score)
        score = base + _score_scripts(table, index, chance) - _score_taken(table, document, score)
    chance = _to_chance(score)
    found = {}
    for glyph, mine in enumerate(signs):
        if mine and glyph not in known:
            found[glyph] = _describe(mine, chance[glyph])
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
    if sign.candidate is None:
        return weight - _SHAPE * _UNLIKE
    if sign.candidate.distance == 0:
        return weight
    return weight - _SHAPE * sign.candidate.distance**2 - (_OTHERWISE if identical else 0.0)


def _to_table(signs: Sequence[Sequence[_Sign]], lettering: Lettering, known: Mapping[int, str]) -> _Table:
    width = max(map(len, signs), default=0)
    numbers: dict[str, int] = {}
    value = np.full((len(signs), max(width, 1)), -1, np.int64)
    base = np.full(value.shape, -np.inf)
    for glyph, mine in enumerate(signs):
        if glyph in known:
            value[glyph, 0] = numbers.setdefault(known[glyph], len(numbers))
            base[glyph, 0] = 0.0
            continue
        identical = any(sign.candidate is not None and sign.candidate.distance == 0 for sign in mine)
        for k, sign in enumerate(mine):
            value[glyph, k] = numbers.setdefault(sign.value, len(numbers))
            base[glyph, k] = lettering.weigh(sign.value) + _weigh_sign(sign, identical)
    scripts = {"": 0}
    script = [scripts.setdefault(_script_of(text), len(scripts)) for text in numbers]
    role = [find_role(text) for text in numbers]
    return _Table(value, tuple(numbers), base, np.array(script, np.int64), np.array(role, np.int64))


def _script_of(text: str) -> str:
    """The script of a value, "" where it may stand among letters of any."""
    for character in text:
        script: str = unicodedata.script(character)
        if script not in ("Zyyy", "Zinh", "Zzzz"):
            return script
    return ""


def _to_chance(score: _Floats) -> _Floats:
    """The chance of each candidate among those of its glyph; zeros where there are none."""
    top = score.max(axis=1, keepdims=True)
    top[~np.isfinite(top)] = 0.0
    weight = np.exp(score - top)
    total = weight.sum(axis=1, keepdims=True)
    chance: _Floats = np.divide(weight, total, out=np.zeros_like(weight), where=total > 0)
    return chance


def _score_scripts(table: _Table, index: Index, chance: _Floats) -> _Floats:
    """What the scripts of the letters beside say of each candidate, (G, K)."""
    count = int(table.script.max()) + 1
    mass = np.zeros((len(chance), count))
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(chance))[:, None], table.value.shape)[present]
    np.add.at(mass, (rows, table.script[table.value[present]]), chance[present])
    mass[:, 0] = 0.0
    met = mass[index.glyph]  # (M, S)
    start = index.token_start
    padded = np.concatenate((np.zeros((1, count)), np.cumsum(met, axis=0)))
    of_token = padded[start[1:]] - padded[start[:-1]]
    beside = np.repeat(of_token, np.diff(start), axis=0) - met
    whole = met.sum(axis=0)
    usual = whole / max(whole.sum(), 1e-9)
    sums = np.zeros_like(mass)
    np.add.at(sums, index.glyph, beside)
    sums += _DOCUMENT * usual
    share = sums / np.maximum(sums.sum(axis=1, keepdims=True), 1e-9)
    share[:, 0] = 1.0  # what stands among any letters
    said = np.zeros_like(chance)
    said[present] = _SCRIPT * np.log(share[rows, table.script[table.value[present]]] + _NOWHERE)
    return said


@dataclass(frozen=True, slots=True)
class _PlaceCounts:
    """How often each glyph (G, 4) begins a word, stands inside, ends it, and stands alone."""

    count: _Floats

    @classmethod
    def of(cls, index: Index, glyphs: int) -> _PlaceCounts:
        length = np.diff(index.token_start)
        first = np.zeros(len(index.glyph), bool)
        last = first.copy()
        full = length > 0
        first[index.token_start[:-1][full]] = True
        last[index.token_start[1:][full] - 1] = True
        kind = np.where(first & last, 3, np.where(first, 0, np.where(last, 2, 1)))
        count = np.zeros((glyphs, 4))
        np.add.at(count, (index.glyph, kind), 1.0)
        return cls(count)


_PLACE = np.zeros((len(Role), 4))
for _role, _chances in {
    Role.CAPITAL: (0.66, 0.18, 0.06, 0.10),
    Role.SMALL: (0.13, 0.60, 0.23, 0.04),
    Role.LETTER: (0.25, 0.45, 0.25, 0.05),
    Role.DIGIT: (0.28, 0.26, 0.26, 0.20),
    Role.OPENING: (0.84, 0.05, 0.03, 0.08),
    Role.CLOSING: (0.02, 0.08, 0.85, 0.05),
    Role.DASH: (0.05, 0.50, 0.20, 0.25),
    Role.APOSTROPHE: (0.12, 0.60, 0.26, 0.02),
    Role.MARK: (0.02, 0.63, 0.33, 0.02),
    Role.SIGN: (0.25, 0.25, 0.25, 0.25),
}.items():
    _PLACE[_role] = _chances


def _score_places(table: _Table, place: _PlaceCounts) -> _Floats:
    """What the places in words say of each candidate, (G, K)."""
    total = place.count.sum(axis=1, keepdims=True)
    counted = place.count * np.minimum(1.0, _PLACES / np.maximum(total, 1.0))
    by_role = counted @ np.log(_PLACE).T  # (G, roles)
    said = np.zeros_like(table.base)
    present = table.value >= 0
    rows = np.broadcast_to(np.arange(len(said))[:, None], said.shape)[present]
    said[present] = by_role[rows, table.role[table.value[present]]]
    return said


def _score_taken(table: _Table, document: Document, score: _Floats) -> _Floats:
    """What each candidate loses because another glyph of the font, drawn otherwise, fits its value better, (G, K)."""
    best = score.argmax(axis=1)
    rows = np.arange(len(score))
    winner: dict[tuple[int, int], tuple[float, int]] = {}
    top, value = score[rows, best], table.value[rows, best]
    for glyph, (font, number, own) in enumerate(
        zip(document.glyphs.font.tolist(), value.tolist(), top.tolist(), strict=True)
    ):
        if (number >= 0 and (font, number) not in winner) or winner.get((font, number), (np.inf, 0))[0] < own:
            winner[font, number] = (own, glyph)
    loss = np.zeros_like(score)
    for (font, number), (_, glyph) in winner.items():
        text = table.values[number]
        if _script_of(text) not in ONE_GLYPH_A_LETTER and _script_of(text):
            continue
        others = (table.value == number) & (document.glyphs.font == font)[:, None]
        others[glyph] = False
        loss[others] = _TAKEN
    return loss


def _describe(signs: Sequence[_Sign], chance: _Floats) -> tuple[Proposal, ...]:
    """The values of one glyph as proposals, the likeliest first."""
    nearest = min((sign.candidate.distance for sign in signs if sign.candidate), default=_UNLIKE)
    proposals = []
    for k in sorted(range(len(signs)), key=lambda k: -chance[k])[:_SHOWN]:
        sign = signs[k]
        trust = 1.0 if sign.support else _trust(nearest)
        said = [f"{sign.support.source} says so"] if sign.support else []
        if sign.candidate is not None:
            same = sign.candidate.distance == 0
            said.insert(0, f"drawn just as in {sign.candidate.font}" if same else f"looks as in {sign.candidate.font}")
        source = "shape" if sign.candidate is not None else "file"
        proposals.append(Proposal(sign.value, source, float(chance[k] * trust), "; ".join(said)))
    return tuple(proposals)


def _trust(distance: float) -> float:
    """The chance that the right letter is among the candidates at all, by the distance of the shape."""
    return 1.0 if distance == 0 else 1 / (1 + float(np.exp(4 * (distance - 1.3))))
