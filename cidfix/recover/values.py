"""The value of every glyph of a document: what it stands for, how that is known, and what else it might be.

Decisions outrank maps, maps outrank proposals. What is learned of a shape holds in every font that draws it, unless
something was said of that font's own glyph.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

import numpy as np

from cidfix.pdf.document import Document
from cidfix.recover.ballot import Ballot, Kind, Testimony, Verdict
from cidfix.recover.decisions import Refuse
from cidfix.recover.earlier_repair import UNKNOWN
from cidfix.recover.symbols import find_shape_twins

Accept: TypeAlias = Literal["none", "sure", "all"]

SURE = 0.95
"""The score from which a proposal is called sure: 99 of 100 such letters were right in fonts that were held out."""

_OWN_MAP_SCORE = 0.3  # a map that the triage does not trust is right often enough to be shown, not to be used
_TWIN_SCORE = 0.5  # two codes of one font that look alike are mostly two letters


class State(StrEnum):
    """How the value of a glyph is known."""

    TYPED = "typed"
    MAP = "map"
    SURE = "sure"
    PROPOSED = "proposed"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"
    SEPARATOR = "separator"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A value that is suggested: where it comes from, how good it is (0 to 1), and why, in a sentence."""

    value: str
    source: str
    score: float
    reason: str


@dataclass(frozen=True, slots=True)
class Value:
    """What a glyph stands for; `value` is None while unknown. `proposals` are all, best first, that in use included.

    `settled` is false where typing is still worth while: unknown, evenly disputed, or backed only by testimony that
    is overruled elsewhere. `when` is the moment of the decision that `source` names, "" if it has none.
    """

    value: str | None
    state: State
    source: str
    score: float
    proposals: tuple[Proposal, ...]
    settled: bool
    when: str = ""

    @property
    def is_known(self) -> bool:
        """Whether it has a value that is more than proposed."""
        return self.value is not None and self.state is not State.PROPOSED


def find_values(
    document: Document,
    spaces: Collection[int],
    ballot: Ballot,
    testimony: Sequence[Testimony],
    refused: Collection[Refuse],
    guesses: Mapping[int, tuple[Proposal, ...]],
    accept: Accept,
) -> tuple[Value, ...]:
    """The value of each glyph, in the order of `Document.glyphs`.

    `spaces` are the glyphs that separate words; `guesses` are proposals by glyph, in any order.
    """
    twins = find_shape_twins(document)
    guesses = {**dict.fromkeys(np.flatnonzero(document.glyphs.blank).tolist(), (_NOTHING,)), **guesses}
    no = {(refusal.font, refusal.code, refusal.value) for refusal in refused}
    return tuple(
        _SPACE
        if glyph in spaces
        else _judge(
            glyph, ballot, testimony, _propose(document, glyph, twins, ballot, guesses.get(glyph, ()), no), accept
        )
        for glyph in range(len(document.glyphs))
    )


_NOTHING = Proposal("", "shape", 1.0, "draws nothing, but leaves no gap between its neighbours")
_SPACE = Value(" ", State.SEPARATOR, "space between words", 1.0, (), True)


def _judge(
    glyph: int,
    ballot: Ballot,
    testimony: Sequence[Testimony],
    proposals: tuple[Proposal, ...],
    accept: Accept,
) -> Value:
    verdict = ballot.verdicts.get(glyph)
    if verdict is not None:
        return _decided(verdict, testimony, proposals, glyph in ballot.spoken)
    if proposals and (accept == "all" or (accept == "sure" and proposals[0].score >= SURE)):
        best = proposals[0]
        state = State.SURE if best.score >= SURE else State.PROPOSED
        return Value(best.value, state, best.source, best.score, proposals, settled=state is State.SURE)
    return Value(None, State.UNKNOWN, "", 0.0, proposals, settled=False)


def _decided(
    verdict: Verdict,
    testimony: Sequence[Testimony],
    proposals: tuple[Proposal, ...],
    spoken: bool,
) -> Value:
    kinds = {testimony[voice].kind for voice in verdict.voices}
    first = min(
        (testimony[voice] for voice in verdict.voices), key=lambda witness: (_RANK[witness.kind], witness.source)
    )
    source = first.source
    if verdict.against and spoken:
        state = State.CONFLICT
    elif not spoken:
        state, source = State.SURE, f"drawn with the same shape as a glyph of another font ({source})"
    elif kinds & {Kind.SET, Kind.TYPED}:
        state = State.TYPED
    elif Kind.MAP in kinds:
        state = State.MAP
    else:
        state = State.SURE
    score = 0.5 if verdict.tied else 0.8 if verdict.doubtful else 1.0
    own = Proposal(verdict.value, source, score, f"{len(verdict.voices)} say so")
    rivals = tuple(
        Proposal(value, testimony[voices[0]].source, 0.2, f"{len(voices)} say so, against it")
        for value, voices in verdict.against
    )
    rest = tuple(p for p in proposals if p.value not in {verdict.value, *(rival.value for rival in rivals)})
    ranked = (own, *sorted((*rivals, *rest), key=lambda proposal: (-proposal.score, proposal.value)))
    settled = not (verdict.tied or verdict.doubtful)
    return Value(verdict.value, state, source, score, ranked, settled, first.when)


_RANK = {Kind.SET: 0, Kind.TYPED: 1, Kind.MAP: 2, Kind.FONT: 3, Kind.KNOWN: 4}


def _propose(
    document: Document,
    glyph: int,
    twins: Mapping[int, tuple[int, ...]],
    ballot: Ballot,
    guesses: tuple[Proposal, ...],
    refused: Collection[tuple[str, int, str]],
) -> tuple[Proposal, ...]:
    """Proposals by the file's own map and by other glyphs of the same shape, with those `guesses`, best first."""
    font = document.fonts[int(document.glyphs.font[glyph])]
    code = int(document.glyphs.code[glyph])
    found = list(guesses)
    for twin in twins.get(glyph, ()):
        verdict = ballot.verdicts.get(twin)
        if verdict is not None:
            other = document.fonts[int(document.glyphs.font[twin])].name
            where = f"{other}:{int(document.glyphs.code[twin])}"
            found.append(Proposal(verdict.value, "shape", _TWIN_SCORE, f"{where} is drawn with the same shape"))
    if (own := font.own_map.get(code)) and UNKNOWN not in own:
        found.append(
            Proposal(own, font.declared, _OWN_MAP_SCORE, "the file's own map says so, but it is not to be trusted")
        )
    best: dict[str, Proposal] = {}
    for proposal in sorted(found, key=lambda proposal: (-proposal.score, proposal.value)):
        if (font.name, code, proposal.value) not in refused:
            best.setdefault(proposal.value, proposal)
    return tuple(best.values())
