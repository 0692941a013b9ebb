"""The value of every glyph of a document: what it stands for, how that is known, and what else it might be.

Decisions outrank maps, maps outrank proposals. What is learned of a shape holds in every font that draws it, unless
something was said of that font's own glyph.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from cidfix.pdf.document import Document
from cidfix.recover.ballot import Ballot, Kind, Testimony, Verdict
from cidfix.recover.decisions import Refuse
from cidfix.recover.earlier_repair import UNKNOWN

Accept: TypeAlias = Literal["none", "sure", "all"]

SURE = 0.98
"""The score from which a proposal is called sure."""

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
    said = _list_said(document.glyphs.outline, ballot)
    speakers = _find_speakers(ballot, testimony)
    no = {(refusal.font, refusal.code, refusal.value) for refusal in refused}
    values = []
    for glyph in range(len(document.glyphs)):
        if glyph in spaces:
            values.append(_SPACE)
            continue
        proposals = _propose(document, glyph, said, guesses.get(glyph, ()), no)
        verdict = ballot.verdicts.get(glyph)
        if verdict is None:
            values.append(_believe(proposals, accept))
        else:
            spoken = glyph in ballot.spoken
            values.append(_decide(verdict, testimony, speakers[id(verdict)], proposals, spoken))
    return tuple(values)


_SPACE = Value(" ", State.SEPARATOR, "space between words", 1.0, (), True)


def _believe(proposals: tuple[Proposal, ...], accept: Accept) -> Value:
    """The value of a glyph that nobody spoke of."""
    if proposals and (accept == "all" or (accept == "sure" and proposals[0].score >= SURE)):
        best = proposals[0]
        state = State.SURE if best.score >= SURE else State.PROPOSED
        return Value(best.value, state, best.source, best.score, proposals, settled=state is State.SURE)
    return Value(None, State.UNKNOWN, "", 0.0, proposals, settled=False)


@dataclass(frozen=True, slots=True)
class _Speakers:
    """Who backs a verdict: of what kinds they are, and the one who is named."""

    kinds: frozenset[Kind]
    first: Testimony


def _find_speakers(ballot: Ballot, testimony: Sequence[Testimony]) -> dict[int, _Speakers]:
    """The speakers of each verdict, by its identity: all glyphs of one shape share theirs, and may be very many."""
    found: dict[int, _Speakers] = {}
    for verdict in ballot.verdicts.values():
        if id(verdict) not in found:
            voices = [testimony[voice] for voice in verdict.voices]
            first = min(voices, key=lambda witness: (_RANK[witness.kind], witness.source))
            found[id(verdict)] = _Speakers(frozenset(witness.kind for witness in voices), first)
    return found


def _decide(
    verdict: Verdict,
    testimony: Sequence[Testimony],
    speakers: _Speakers,
    proposals: tuple[Proposal, ...],
    spoken: bool,
) -> Value:
    """The value of a glyph with a verdict; `spoken` if somebody spoke of this very glyph."""
    kinds, first = speakers.kinds, speakers.first
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


_RANK = {Kind.SET: 0, Kind.TYPED: 1, Kind.MAP: 2, Kind.FONT: 3, Kind.KNOWN: 4, Kind.SHAPE: 5}


def _list_said(outlines: Sequence[str], ballot: Ballot) -> dict[str, dict[str, list[int]]]:
    """The values of the glyphs with each outline: evidence for what else is drawn with it, not proof.

    With each value the first two glyphs that have it, of which one at least is another than whoever is told.
    """
    said: dict[str, dict[str, list[int]]] = {}
    for glyph, outline in enumerate(outlines):
        verdict = ballot.verdicts.get(glyph)
        if outline and verdict is not None:
            named = said.setdefault(outline, {}).setdefault(verdict.value, [])
            if len(named) < 2:
                named.append(glyph)
    return said


def _propose(
    document: Document,
    glyph: int,
    said: Mapping[str, Mapping[str, Sequence[int]]],
    guesses: tuple[Proposal, ...],
    refused: Collection[tuple[str, int, str]],
) -> tuple[Proposal, ...]:
    """Proposals by the file's own map and by other glyphs of the same shape, with those `guesses`, best first."""
    glyphs = document.glyphs
    font = document.fonts[int(glyphs.font[glyph])]
    code = int(glyphs.code[glyph])
    found = list(guesses)
    for value, named in said.get(glyphs.outline[glyph], {}).items():
        twin = next((each for each in named if each != glyph), None)
        if twin is not None:
            where = f"{document.fonts[int(glyphs.font[twin])].name}:{int(glyphs.code[twin])}"
            found.append(Proposal(value, "shape", _TWIN_SCORE, f"{where} is drawn with the same shape"))
    if (own := font.own_map.get(code)) and UNKNOWN not in own:
        found.append(
            Proposal(own, font.declared, _OWN_MAP_SCORE, "the file's own map says so, but it is not to be trusted")
        )
    best: dict[str, Proposal] = {}
    for proposal in sorted(found, key=lambda proposal: (-proposal.score, proposal.value)):
        if (font.name, code, proposal.value) not in refused:
            best.setdefault(proposal.value, proposal)
    return tuple(best.values())
