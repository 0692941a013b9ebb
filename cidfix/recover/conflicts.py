"""Conflicts: a glyph of which decisions, maps or known texts say different things, and who says what, where.

Nothing is overwritten in silence; to choose, a person needs to see both words on the page.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cidfix.layout import Layout
from cidfix.recover.ballot import Ballot, Kind, Testimony
from cidfix.recover.contexts import Told
from cidfix.recover.cues import locate
from cidfix.recover.decisions import Entry
from cidfix.recover.learn import Learned
from cidfix.recover.placing import Placed
from cidfix.recover.typed import fold_alike
from cidfix.recover.values import State, Value


@dataclass(frozen=True, slots=True)
class Voice:
    """Who says so: a name for messages, and for words that were typed their entry, where the glyph stands in them and
    the token around that, both as slices of the index's glyphs."""

    source: str
    kind: Kind
    entry: Entry | None
    stretch: tuple[int, int] | None
    word: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Side:
    """One value of a glyph in conflict; `support` counts the voices for it, believed or not."""

    value: str
    in_use: bool
    support: int
    voices: tuple[Voice, ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """A glyph with two values or more, that in use first; `tied` where both sides weigh the same."""

    glyph: int
    sides: tuple[Side, ...]
    tied: bool


def find_conflicts(layout: Layout, values: Sequence[Value], learned: Learned, told: Told) -> tuple[Conflict, ...]:
    """Every glyph that decisions give different values, in the order of the document's glyphs."""
    placed = {place.entry: place for place in learned.placed}
    units = find_units(learned.ballot)
    found = []
    for glyph, value in enumerate(values):
        verdict = learned.ballot.verdicts.get(glyph)
        if value.state is not State.CONFLICT or verdict is None:
            continue
        sides = []
        for said, voices in ((verdict.value, verdict.voices), *verdict.against):
            heard = []
            for voice in voices:
                entry = learned.spoken_by[voice]
                positions = find_positions(placed[entry], units[glyph], said, told) if entry is not None else iter(())
                heard.append(_find_voice(layout, learned.testimony[voice], entry, positions))
            sides.append(Side(said, said == verdict.value, len(voices), tuple(heard)))
        found.append(Conflict(glyph, tuple(sides), verdict.tied))
    return tuple(found)


def find_units(ballot: Ballot) -> Mapping[int, frozenset[int]]:
    """For each glyph those that were voted on together with it, itself among them: mostly all of its shape."""
    together: dict[int, list[int]] = defaultdict(list)
    for glyph, verdict in ballot.verdicts.items():
        together[id(verdict)].append(glyph)
    units = {number: frozenset(glyphs) for number, glyphs in together.items()}
    return {glyph: units[id(verdict)] for glyph, verdict in ballot.verdicts.items()}


def find_positions(placed: Placed, glyphs: frozenset[int], value: str, told: Told) -> Iterator[int]:
    """Where in `Layout.occurrence` an entry says that these glyphs have this value, but for values by context."""
    for (glyph, said), position in zip(placed.claims, placed.positions, strict=True):
        alike = glyph in glyphs and fold_alike(said) == fold_alike(value)
        if alike and not told.agrees(position, said):
            yield position


def _find_voice(layout: Layout, witness: Testimony, entry: Entry | None, positions: Iterator[int]) -> Voice:
    if entry is None:
        return Voice(witness.source, witness.kind, None, None, None)
    position = next(positions)
    token, _ = locate(layout, position)
    word = int(layout.token_start[token]), int(layout.token_start[token + 1])
    return Voice(witness.source, witness.kind, entry, (position, position + 1), word)
