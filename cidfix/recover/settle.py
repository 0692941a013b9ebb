"""Settle a conflict: keep one value and mend what says another, or let both be true, each beside its own neighbours.

The answer is a change of the list of decisions, so it can be shown before it is made and taken back like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from cidfix.layout import Layout
from cidfix.pdf.document import Document
from cidfix.recover.conflicts import Conflict, Side, find_positions, find_units
from cidfix.recover.contexts import Told, find_neighbours
from cidfix.recover.correct import correct_entry
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import SIDES, Accept, Context, ContextSide, Decision, Entry, Refuse, SetValue
from cidfix.recover.index import Index
from cidfix.recover.learn import Learned
from cidfix.recover.typed import fold_alike

_ASKED = "a conflict, settled"


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the list of decisions: each of `added` stands where that of `removed` with its number stood.

    Where more are added than removed, the rest comes at the end.
    """

    removed: tuple[Decision, ...]
    added: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """What conflicts are settled on: the document, its layout and index, what was decided and learned, and values by
    context."""

    document: Document
    layout: Layout
    index: Index
    decisions: tuple[Decision, ...]
    learned: Learned
    told: Told


Places: TypeAlias = tuple[tuple[Entry, int], ...]
"""Entries with the first token of the place they were found at."""


def apply_change(decisions: Sequence[Decision], places: Places, change: Change) -> tuple[tuple[Decision, ...], Places]:
    """The decisions and the places of entries after a change: the others keep their order, a mended entry its place."""
    replaced = dict(zip(change.removed, change.added, strict=False))
    gone = set(change.removed)
    kept = [replaced.get(decision) if decision in gone else decision for decision in decisions]
    first = dict(places)
    moved = tuple(
        (new, first[old])
        for old, new in replaced.items()
        if isinstance(old, Entry) and isinstance(new, Entry) and old in first
    )
    after = (*(decision for decision in kept if decision is not None), *change.added[len(change.removed) :])
    return after, (*places, *moved)


def keep_side(ground: Ground, conflict: Conflict, side: Side) -> Change:
    """Make all that says something else say what this side says.

    Entries are corrected where it is certain which letter is meant, else taken back, as are values that were set;
    maps and known texts are answered that they are wrong there.
    """
    others = [other for other in conflict.sides if other != side]
    unit = find_units(ground.learned.ballot)[conflict.glyph]
    entries = dict.fromkeys(voice.entry for other in others for voice in other.voices if voice.entry is not None)
    corrected = [(entry, _correct(ground, entry, unit, others, side.value)) for entry in entries]
    mended = [(entry, better) for entry, better in corrected if better is not None]
    removed = [entry for entry, better in corrected if better is None]
    return Change(
        (*(old for old, _ in mended), *removed, *_find_set(ground, unit, others)),
        (*(new for _, new in mended), *_refuse(ground, unit, others)),
    )


def split_by_context(ground: Ground, conflict: Conflict) -> Change | None:
    """Let the glyph have the value in use everywhere but beside certain neighbours, and there each of the others.

    None where the neighbours do not tell the places apart.
    """
    unit = find_units(ground.learned.ballot)[conflict.glyph]
    general, others = conflict.sides[0], conflict.sides[1:]
    places = {side: list(_find_places(ground, unit, side)) for side in conflict.sides}
    added: list[Decision] = []
    for side in others:
        elsewhere = [position for other in conflict.sides if other is not side for position in places[other]]
        contexts = _tell_apart(ground, places[side], elsewhere)
        if contexts is None:
            return None
        added += [SetValue(font, code, side.value, context, _ASKED) for font, code, context in contexts]
    removed = tuple(d for d in _find_set(ground, unit, others) if d not in set(_find_set(ground, unit, [general])))
    return Change(removed, (*added, *_refuse(ground, unit, others)))


def _correct(ground: Ground, entry: Entry, unit: frozenset[int], others: Sequence[Side], value: str) -> Entry | None:
    (placed,) = (placed for placed in ground.learned.placed if placed.entry == entry)
    wrong = {p for side in others for p in find_positions(placed, unit, side.value, ground.told)}
    place = placed.entry.place
    if place is not None and place.glyphs is not None:
        start, stop = find_stretch(ground.layout, place)
    else:
        start, stop = ground.layout.token_start[[placed.token, placed.token + placed.count]].tolist()
    return correct_entry(placed, start, stop, wrong, value)


def _find_set(ground: Ground, unit: frozenset[int], sides: Iterable[Side]) -> Iterator[Decision]:
    """The decisions that set or accept the value of one of these sides for one of these glyphs."""
    names = set(_name_all(ground, unit))
    values = {fold_alike(side.value) for side in sides}
    for decision in dict.fromkeys(ground.decisions):
        match decision:
            case Accept(font, code, value) | SetValue(font, code, value, None):
                if (font, code) in names and fold_alike(value) in values:
                    yield decision


def _refuse(ground: Ground, unit: frozenset[int], sides: Iterable[Side]) -> Iterator[Decision]:
    """The answers to maps and known texts that say one of these values."""
    for side in sides:
        if not all(voice.kind.is_of_people for voice in side.voices):
            for font, code in _name_all(ground, sorted(unit)):
                yield Refuse(font, code, side.value, _ASKED)


def _name_all(ground: Ground, glyphs: Iterable[int]) -> Iterator[tuple[str, int]]:
    """Glyphs as decisions name them."""
    document = ground.document
    for glyph in glyphs:
        yield document.fonts[int(document.glyphs.font[glyph])].name, int(document.glyphs.code[glyph])


def _find_places(ground: Ground, unit: frozenset[int], side: Side) -> Iterator[int]:
    """All places where typed words give these glyphs this value."""
    for placed in ground.learned.placed:
        yield from find_positions(placed, unit, side.value, ground.told)


def _tell_apart(ground: Ground, here: Sequence[int], elsewhere: Sequence[int]) -> list[tuple[str, int, Context]] | None:
    """The neighbours, all on one side, that stand beside the glyph `here` and never `elsewhere`."""
    found = []
    for side in SIDES:
        mine, others = (_find_pairs(ground.index, positions, side) for positions in (here, elsewhere))
        beside = {neighbour for _, neighbour in mine}
        if mine and -1 not in beside and beside.isdisjoint(neighbour for _, neighbour in others):
            found.append((side, mine))
    if not found:
        return None
    side, pairs = min(found, key=lambda option: len(option[1]))
    contexts = []
    for glyph, neighbour in sorted(pairs):
        (font, code), (other, its) = _name_all(ground, (glyph, neighbour))
        contexts.append((font, code, Context(side, other, its)))
    return contexts


def _find_pairs(index: Index, positions: Sequence[int], side: ContextSide) -> set[tuple[int, int]]:
    """The glyphs at some positions, each with the one it stands after, or before, in its token; -1 for none."""
    beside = find_neighbours(index, side)
    return {(int(index.glyph[position]), int(beside[position])) for position in positions}
