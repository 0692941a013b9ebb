"""From decisions to what the glyphs stand for: place each entry, align it, weigh all testimony, until nothing moves.

Entries are placed in rounds. Each round places, all at once, every entry whose place is certain under what the
rounds before have taught, so the outcome does not depend on the order of the decisions. What stays unplaced is
pending, with the places it might have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cidfix.layout import Layout
from cidfix.recover.ballot import Ballot, Kind, Testimony, count_votes
from cidfix.recover.cues import check_cues
from cidfix.recover.decisions import Entry
from cidfix.recover.index import Index, join_cut_words
from cidfix.recover.known import KnownText, find_known
from cidfix.recover.placing import Leniency, Pending, Placed, Placing
from cidfix.recover.slots import cut_slots

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


def learn(
    index: Index,
    layout: Layout,
    given: Sequence[Testimony],
    entries: Sequence[Entry],
    texts: Sequence[KnownText],
    settled: Mapping[Entry, int],
) -> Learned:
    """Place `entries` and the words of known `texts`, together with testimony `given` by maps and set values.

    `settled` gives the first token of entries whose place an earlier run found; they are not looked for again.
    Raises CidfixError for a cue that names no line, token or glyph of the document.
    """
    check_cues(layout, entries)
    indices = (index, *join_cut_words(index, layout))
    stage: _Stage | None = _Stage({}, (), lenient=False, reopened=False)
    for _ in range(_MOST_ROUNDS):
        if stage is None:
            break
        placed = stage.placed
        heard, spoken_by, ballot = _weigh(index, given, entries, stage)
        known = {glyph: verdict.value for glyph, verdict in ballot.verdicts.items()}
        stay = {**settled, **{entry: place.token for entry, place in placed.items() if entry.place is None}}
        leniency = _choose_leniency(stage, entries)
        ways = [_prepare(each, layout, known, stay, leniency) for each in indices]
        found = {entry: _place(ways, entry) for entry in entries if entry not in placed or placed[entry].undecided}
        stage = _advance(stage, found, _find_misplaced(spoken_by, ballot), partial(find_known, ways[0], texts))
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
    adrift = sum(entry.place is None for entry in entries if entry not in stage.placed)
    return Leniency.HERE if adrift > _MOST_ADRIFT else Leniency.ANYWHERE


def _prepare(
    index: Index, layout: Layout, known: Mapping[int, str], settled: Mapping[Entry, int], leniency: Leniency
) -> Placing:
    by_symbol = {int(index.symbol[glyph]): value for glyph, value in known.items()}
    return Placing(index, layout, known, cut_slots(index, by_symbol), settled, leniency)


def _place(ways: Sequence[Placing], entry: Entry) -> Placed | Pending:
    """The place of an entry among the tokens as they stand, else among the words as they would stand uncut."""
    first = ways[0].place(entry)
    for way in ways[1:]:
        if isinstance(first, Placed) or (entry.place and entry.place.glyphs):
            break  # a range of glyphs counts them as they stand
        other = way.place(entry)
        first = other if isinstance(other, Placed) else first
    return first


def _weigh(
    index: Index, given: Sequence[Testimony], entries: Sequence[Entry], stage: _Stage
) -> tuple[tuple[Testimony, ...], tuple[Entry | None, ...], Ballot]:
    speakers = [entry for entry in entries if entry in stage.placed]
    typed = [Testimony(Kind.TYPED, entry.source, stage.placed[entry].claims) for entry in speakers]
    heard = (*given, *typed, *stage.extra)
    spoken_by = (*(None for _ in given), *speakers, *(None for _ in stage.extra))
    return heard, spoken_by, count_votes(index.symbol, heard)


def _find_misplaced(spoken_by: Sequence[Entry | None], ballot: Ballot) -> set[Entry]:
    """Entries without a cue that are believed in nothing: likelier in the wrong place than misspelt throughout."""
    return {entry for k in ballot.distrusted if (entry := spoken_by[k]) is not None and entry.place is None}
