"""From decisions to what the glyphs stand for: place each entry, align it, weigh all testimony, until nothing moves.

Entries are placed in rounds. Each round places, all at once, every entry whose place is certain under what the
rounds before have taught, so the outcome does not depend on the order of the decisions. What stays unplaced is
pending, with the places it might have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cidfix.layout import Layout
from cidfix.recover.ballot import Ballot, Kind, Refused, Testimony, count_votes, silence
from cidfix.recover.contexts import Told
from cidfix.recover.cues import check_cues
from cidfix.recover.decisions import Entry
from cidfix.recover.index import Index
from cidfix.recover.known import KnownText, find_known
from cidfix.recover.likely import Likely
from cidfix.recover.objections import find_objections
from cidfix.recover.placing import Leniency, Pending, Placed
from cidfix.recover.ways import place_entry, prepare_ways

_MOST_ROUNDS = 40
_MOST_ADRIFT = 200  # entries without a cue that are looked for letter by letter where they fit nowhere plainly


@dataclass(frozen=True, slots=True)
class Learned:
    """What the decisions taught.

    `testimony` lists all that was heard, `spoken_by` the entry behind each piece of it (None for a map or a value
    set); `ballot` is the outcome. `placed` and `pending` are the entries that found a place and those that did not.
    `known` gives the value in use by glyph.
    """

    testimony: tuple[Testimony, ...]
    spoken_by: tuple[Entry | None, ...]
    ballot: Ballot
    placed: tuple[Placed, ...]
    pending: tuple[Pending, ...]
    known: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class Sources:
    """All there is to learn from.

    `given` is testimony by maps and set values, `entries` are to be placed, `texts` are known ones to be found;
    `settled` gives the first token of entries whose place an earlier run found. `refused` values are not heard from
    maps and texts. `likely` are values that the shapes of glyphs suggest: they help to read the words that are typed.
    """

    given: Sequence[Testimony]
    entries: Sequence[Entry]
    texts: Sequence[KnownText]
    settled: Mapping[Entry, int]
    refused: Refused
    likely: Mapping[int, Likely]


def learn(indices: Sequence[Index], layout: Layout, told: Told, sources: Sources) -> Learned:
    """Place entries and the words of known texts, and weigh what they say together with the rest.

    `indices` are the tokens as they stand and, behind them, with words joined that are cut at a line's end, places with
    values by context (`told`) told apart. Raises CidfixError for a cue that names no line, token or glyph of the
    document.
    """
    entries = sources.entries
    check_cues(layout, entries)
    stage: _Stage | None = _Stage({}, (), lenient=False, reopened=False)
    for _ in range(_MOST_ROUNDS):
        if stage is None:
            break
        placed = stage.placed
        heard, spoken_by, ballot = _weigh(indices[0], told, sources, stage)
        known = {glyph: verdict.value for glyph, verdict in ballot.verdicts.items()}
        stay = {**sources.settled, **{entry: place.token for entry, place in placed.items() if entry.place is None}}
        ways = prepare_ways(indices, layout, {**known, **told.known}, sources.likely, stay)[
            _choose_leniency(stage, entries)
        ]
        found = {entry: place_entry(ways, entry) for entry in entries if entry not in placed or placed[entry].undecided}
        stage = _advance(stage, found, _find_misplaced(spoken_by, ballot), partial(find_known, ways[0], sources.texts))
    pending = tuple(p for entry, p in found.items() if isinstance(p, Pending) and entry not in placed)
    return Learned(heard, spoken_by, ballot, tuple(placed[e] for e in entries if e in placed), pending, known)


@dataclass(frozen=True, slots=True)
class _Stage:
    """What is settled before a round: the entries placed, what known texts taught, and how far the search has gone."""

    placed: Mapping[Entry, Placed]
    extra: tuple[Testimony, ...]
    lenient: bool
    reopened: bool


def _advance(
    stage: _Stage,
    found: Mapping[Entry, Placed | Pending],
    misplaced: Collection[Entry],
    search_texts: Callable[[tuple[Testimony, ...]], tuple[Testimony, ...]],
) -> _Stage | None:
    """The stage of the next round: the cheapest step that brings something new; None when there is none left."""
    fresh = {e: p for e, p in found.items() if isinstance(p, Placed) and p != stage.placed.get(e)}
    if fresh:
        return replace(stage, placed={**stage.placed, **fresh})
    more = search_texts(stage.extra)
    if len(more) > len(stage.extra):
        return replace(stage, extra=more)
    if misplaced and not stage.reopened:
        # The rest of the testimony contradicts where these were put: look again, knowing what the rest taught.
        return replace(stage, placed={e: p for e, p in stage.placed.items() if e not in misplaced}, reopened=True)
    return None if stage.lenient else replace(stage, lenient=True)


def _choose_leniency(stage: _Stage, entries: Sequence[Entry]) -> Leniency:
    if not stage.lenient:
        return Leniency.NONE
    return limit_leniency(entry for entry in entries if entry not in stage.placed)


def limit_leniency(adrift: Iterable[Entry]) -> Leniency:
    """How far entries without a place are looked for where they fit nowhere plainly: for many that would take long."""
    anywhere = sum(entry.place is None for entry in adrift)
    return Leniency.HERE if anywhere > _MOST_ADRIFT else Leniency.ANYWHERE


def _weigh(
    index: Index, told: Told, sources: Sources, stage: _Stage
) -> tuple[tuple[Testimony, ...], tuple[Entry | None, ...], Ballot]:
    speakers = [entry for entry in sources.entries if entry in stage.placed]
    typed = [
        Testimony(Kind.TYPED, entry.source, _find_claims(stage.placed[entry], told), entry.when) for entry in speakers
    ]
    given, extra = silence(sources.given, sources.refused), silence(stage.extra, sources.refused)
    objections = silence([*find_objections(typed, sources.likely)], sources.refused)
    heard = (*given, *typed, *extra, *objections)
    spoken_by = (*(None for _ in given), *speakers, *(None for _ in (*extra, *objections)))
    return heard, spoken_by, count_votes(index.symbol, heard)


def _find_claims(placed: Placed, told: Told) -> tuple[tuple[int, str], ...]:
    """What an entry says of the values that glyphs have everywhere: nothing where it agrees with one by context."""
    spoken = zip(placed.claims, placed.positions, strict=True)
    return tuple(claim for claim, position in spoken if not told.agrees(position, claim[1]))


def _find_misplaced(spoken_by: Sequence[Entry | None], ballot: Ballot) -> set[Entry]:
    """Entries without a cue that are believed in nothing: likelier in the wrong place than misspelt throughout."""
    return {entry for k in ballot.distrusted if (entry := spoken_by[k]) is not None and entry.place is None}
