"""What many pieces of testimony say together: one value a glyph, who backs it, and who disagrees.

A person mistypes, a map belongs to another version of a font: testimony is weighed as a whole. Whoever is
contradicted in several letters by others is not believed in the rest either; whoever is off in one letter is only
overruled there. Nothing depends on the order in which testimony was given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from cidfix.pdf.document import Ints
from cidfix.recover.typed import choose_spelling, fold_alike


class Kind(Enum):
    """Where testimony comes from."""

    SET = "set"  # a value set or accepted for this very code
    TYPED = "typed"
    MAP = "map"  # a saved map, or the map of a font that is trusted
    FONT = "font"  # a known font, by its name or its shapes
    KNOWN = "known"  # words of a known text, found in the document
    SHAPE = "shape"  # the very outline of reference fonts, against a word that was typed

    @property
    def is_of_people(self) -> bool:
        """Whether the user said it of this document; all else may be refused."""
        return self in {Kind.SET, Kind.TYPED}


# One person's typed words are the unit: they correct a map, and a value set for a code needs more than two of them.
WEIGHT = {Kind.SET: 2.0, Kind.TYPED: 1.0, Kind.MAP: 0.9, Kind.FONT: 0.5, Kind.KNOWN: 0.5, Kind.SHAPE: 0.6}

_SUSPECT_WEIGHT = 0.5
"""Of typed words that contradict maps or outlines in many letters at once: misspelt or misplaced rather than right."""

_ONE_SLIP = 1 / 3
"""One letter off in less than this share of its letters is a slip; more is another word."""

Unit: TypeAlias = tuple[str, int]
"""What is voted on: ("symbol", number) or, where fonts give one shape different values, ("glyph", number)."""


@dataclass(frozen=True, slots=True)
class Testimony:
    """What one source says: a value for each of some glyphs, `claims` as (glyph, value), and when it said so."""

    kind: Kind
    source: str
    claims: tuple[tuple[int, str], ...]
    when: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome for one glyph.

    `voices` are the indices of the testimony for `value`; `against` those that say something else, by value, also
    when they are no longer believed. `tied` is true where the two sides weigh the same; `doubtful` where only
    testimony that is overruled elsewhere backs the value.
    """

    value: str
    voices: tuple[int, ...]
    against: tuple[tuple[str, tuple[int, ...]], ...]
    tied: bool
    doubtful: bool


@dataclass(frozen=True, slots=True)
class Ballot:
    """The verdict for every glyph somebody spoke of or whose shape somebody spoke of, and whom not to believe."""

    verdicts: Mapping[int, Verdict]
    spoken: frozenset[int]
    distrusted: frozenset[int]


Refused: TypeAlias = Collection[tuple[int, str]]
"""Values that the user says are wrong, as (glyph, folded value)."""


def silence(testimony: Sequence[Testimony], refused: Refused) -> list[Testimony]:
    """The same testimony without what maps, fonts and known texts claim of `refused` values; people are heard."""
    return [
        witness
        if witness.kind.is_of_people
        else replace(witness, claims=tuple((g, v) for g, v in witness.claims if (g, fold_alike(v)) not in refused))
        for witness in testimony
    ]


_Votes: TypeAlias = dict[Unit, dict[str, set[int]]]


def count_votes(symbol: Ints, testimony: Sequence[Testimony]) -> Ballot:
    """Weigh all testimony; `symbol` (G,) tells which glyphs share a shape and so a value."""
    units = _choose_units(symbol, testimony)
    votes: _Votes = defaultdict(lambda: defaultdict(set))
    spellings: dict[tuple[Unit, str], list[str]] = defaultdict(list)
    for voter, witness in enumerate(testimony):
        for glyph, value in witness.claims:
            unit, folded = units[glyph], fold_alike(value)
            votes[unit][folded].add(voter)
            spellings[unit, folded].append(value)
    weights = _weigh_testimony(units, testimony)
    standing, distrusted, overruled = _settle(votes, weights)
    by_unit: dict[Unit, Verdict] = {}
    for unit, values in votes.items():
        sums = {value: sum(weights[v] for v in voters) for value, voters in standing[unit].items() if voters}
        if not sums:
            continue
        strongest = {value: max(weights[v] for v in standing[unit][value]) for value in sums}
        winner = min(sums, key=lambda value: (-sums[value], -strongest[value], value))
        voices = standing[unit][winner]
        rest = [value for value in values if value != winner]
        by_unit[unit] = Verdict(
            value=choose_spelling(spellings[unit, winner]),
            voices=tuple(sorted(voices)),
            against=tuple((choose_spelling(spellings[unit, v]), tuple(sorted(values[v]))) for v in sorted(rest)),
            tied=any(sums.get(value, 0.0) == sums[winner] for value in rest),
            doubtful=voices <= overruled,
        )
    verdicts = {}
    for glyph, number in enumerate(symbol.tolist()):
        unit = units.get(glyph, ("symbol", number))
        if unit in by_unit:
            verdicts[glyph] = by_unit[unit]
    return Ballot(verdicts, frozenset(units), frozenset(distrusted))


def _weigh_testimony(units: Mapping[int, Unit], testimony: Sequence[Testimony]) -> list[float]:
    """The weight of each piece of testimony, less for words that go against maps or outlines in more than a slip."""
    mapped: dict[Unit, set[str]] = defaultdict(set)
    objected: set[Unit] = set()
    for witness in testimony:
        if witness.kind is Kind.MAP:
            for glyph, value in witness.claims:
                mapped[units[glyph]].add(fold_alike(value))
        elif witness.kind is Kind.SHAPE:
            objected.update(units[glyph] for glyph, _ in witness.claims)
    weights = []
    for witness in testimony:
        claims = {(units[glyph], fold_alike(value)) for glyph, value in witness.claims if units[glyph] in mapped}
        against = sum(value not in mapped[unit] for unit, value in claims)
        spoken = {units[glyph] for glyph, _ in witness.claims}
        slips = ((against, len(claims)), (len(spoken & objected), len(spoken)))
        suspect = witness.kind is Kind.TYPED and any(bad > 1 and bad >= _ONE_SLIP * of for bad, of in slips)
        weights.append(_SUSPECT_WEIGHT if suspect else WEIGHT[witness.kind])
    return weights


def _choose_units(symbol: Ints, testimony: Sequence[Testimony]) -> dict[int, Unit]:
    """Glyphs of one shape are voted on together, unless each font's own value is well supported and they differ."""
    said: dict[int, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for witness in testimony:
        for glyph, value in dict(witness.claims).items():
            said[glyph][fold_alike(value)] += WEIGHT[witness.kind]
    by_symbol: dict[int, list[int]] = defaultdict(list)
    for glyph in said:
        by_symbol[int(symbol[glyph])].append(glyph)
    units: dict[int, Unit] = {}
    for number, glyphs in by_symbol.items():
        values = {value for glyph in glyphs for value in said[glyph]}
        settled = all(len(said[glyph]) == 1 and max(said[glyph].values()) >= WEIGHT[Kind.SET] for glyph in glyphs)
        apart = len(values) > 1 and settled
        for glyph in glyphs:
            units[glyph] = ("glyph", glyph) if apart else ("symbol", number)
    return units


def _settle(votes: _Votes, weights: Sequence[float]) -> tuple[_Votes, set[int], set[int]]:
    """Silence, one after the other, those whom the others contradict most.

    Returns the votes that still stand, the testimony that is believed in nothing, and all that is overruled
    somewhere or stands against an equal.
    """
    standing: _Votes = {
        unit: {value: set(voters) for value, voters in values.items()} for unit, values in votes.items()
    }
    claims: dict[int, list[tuple[Unit, str]]] = defaultdict(list)
    for unit, values in votes.items():
        for value, voters in values.items():
            for voter in voters:
                claims[voter].append((unit, value))
    distrusted: set[int] = set()
    overruled: set[int] = set()
    while charges := _charge(standing, weights):
        ranks = {voter: (charge, len(bad) / len(claims[voter])) for voter, (charge, bad) in charges.items()}
        worst = max(ranks.values())
        for voter in [voter for voter, rank in ranks.items() if rank == worst]:
            bad = charges[voter][1]
            overruled.add(voter)
            believed_elsewhere = len(bad) == 1 and ranks[voter][1] < _ONE_SLIP
            if not believed_elsewhere:
                distrusted.add(voter)
            for unit, value in bad if believed_elsewhere else claims[voter]:
                standing[unit][value].discard(voter)
    for values in standing.values():
        if sum(map(bool, values.values())) > 1:
            overruled.update(*values.values())
    return standing, distrusted, overruled


def _charge(standing: _Votes, weights: Sequence[float]) -> dict[int, tuple[float, list[tuple[Unit, str]]]]:
    """For each voter who is outweighed somewhere: by how much in all, and in which of its claims."""
    charges: dict[int, tuple[float, list[tuple[Unit, str]]]] = {}
    for unit, values in standing.items():
        sums = {value: sum(weights[v] for v in voters) for value, voters in values.items() if voters}
        if len(sums) < 2:
            continue
        most = max(sums.values())
        for value, own in sums.items():
            if own < most:
                for voter in values[value]:
                    charge, bad = charges.get(voter, (0.0, []))
                    charges[voter] = (charge + most - own, [*bad, (unit, value)])
    return charges
