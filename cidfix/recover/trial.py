"""What an entry would do if it were decided now, told while it is still being typed.

Nothing is decided or changed by asking; the answer is what learning would come to, short of what others might learn
from it in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.pdf.document import Glyphs
from cidfix.recover.contexts import Told
from cidfix.recover.cues import find_glyph_range, find_line
from cidfix.recover.decisions import OPEN, Entry
from cidfix.recover.doubles import find_doubles
from cidfix.recover.index import Index
from cidfix.recover.placing import Leniency, Pending, Placed, Placing
from cidfix.recover.typed import find_letters, fold_alike
from cidfix.recover.typed_words import find_words
from cidfix.recover.ways import Ways, place_entry

_MOST_PLACES = 20


@dataclass(frozen=True, slots=True)
class Trial:
    """What an entry would do if it were decided now.

    `places` are the stretches (slices of the index's glyphs) where it stands or might, likeliest first, at most 20;
    where `placed`, the first is certain, and any others are drawn alike. `reason` says in a user's words why it has
    no certain place ("" where it has one). `teaches` gives (glyph, value) for what is not known yet, once a symbol,
    in order of appearance; `contradicts` (glyph, value in use, value typed); both are empty unless it is placed.
    `doubles` gives (glyph, other glyph, value) where a letter to be learned is already that of a glyph of the same font
    that is drawn otherwise. `replaces` are the entries that it stands in place of; `corrects` gives (glyph, value that
    only these gave it, value typed).
    """

    entry: Entry
    places: tuple[tuple[int, int], ...]
    placed: bool
    reason: str
    teaches: tuple[tuple[int, str], ...]
    contradicts: tuple[tuple[int, str, str], ...]
    doubles: tuple[tuple[int, int, str], ...] = ()
    replaces: tuple[Entry, ...] = ()
    corrects: tuple[tuple[int, str, str], ...] = ()

    @property
    def says_nothing(self) -> bool:
        """Whether it would change nothing, and leaves a letter open."""
        says = self.teaches or self.corrects or self.contradicts
        return self.placed and not says and OPEN in find_letters(self.entry.text)


def try_entry(
    ways: Ways, glyphs: Glyphs, known: Mapping[int, str], told: Told, entry: Entry, leniency: Leniency
) -> Trial:
    """Try an entry under `known` values by glyph, and those `told` by context: plainly first, then with all `leniency`.

    `glyphs` are those of the document. Raises CidfixError for a cue that names no line, token or glyph of it.
    """
    plain = ways[Leniency.NONE][0]
    if entry.place is not None:
        find_line(plain.layout, entry.place, entry.source)
    found = place_entry(ways[Leniency.NONE], entry)
    if isinstance(found, Pending):
        found = place_entry(ways[leniency], entry)
    if isinstance(found, Pending):
        return Trial(entry, _find_possible(plain, found), False, found.reason, (), ())
    teaches: dict[int, tuple[int, str]] = {}
    contradicts: dict[int, tuple[int, str, str]] = {}
    for (glyph, value), position in zip(found.claims, found.positions, strict=True):
        used = told.find_value(position)
        symbol, used = int(plain.index.symbol[glyph]), known.get(glyph) if used is None else used
        if used is None:
            teaches.setdefault(symbol, (glyph, value))
        elif fold_alike(used) != fold_alike(value):
            contradicts.setdefault(symbol, (glyph, used, value))
    doubles = find_doubles(plain.index, glyphs, known, teaches.values())
    places = _find_alike(plain, found)
    return Trial(entry, places, True, "", tuple(teaches.values()), tuple(contradicts.values()), doubles)


def find_placed_stretch(placing: Placing, placed: Placed) -> tuple[int, int]:
    """The slice of the index's glyphs where an entry was placed."""
    place = placed.entry.place
    if place is not None and place.glyphs is not None:
        start, _ = find_glyph_range(placing.layout, find_line(placing.layout, place, placed.entry.source))
        return start + place.glyphs[0] - 1, start + place.glyphs[1]
    return _find_tokens(placing.index, placed.token, placed.count)


def _find_tokens(index: Index, token: int, count: int) -> tuple[int, int]:
    last = min(token + count, len(index.token_start) - 1)
    return int(index.token_start[token]), int(index.token_start[last])


def _find_possible(placing: Placing, pending: Pending) -> tuple[tuple[int, int], ...]:
    count = len(find_words(pending.entry.text))
    places: Sequence[int] = pending.places[:_MOST_PLACES]
    if pending.entry.place is not None and pending.entry.place.glyphs is not None:
        return (find_placed_stretch(placing, Placed(pending.entry, places[0], count, (), (), True)),) if places else ()
    return tuple(_find_tokens(placing.index, token, count) for token in places)


def _find_alike(placing: Placing, placed: Placed) -> tuple[tuple[int, int], ...]:
    """Where an entry was placed and, unless its place was named, where else the same stands."""
    here = find_placed_stretch(placing, placed)
    if placed.entry.place is not None:
        return (here,)
    types = placing.index.type
    alike = np.ones(max(len(types) - placed.count + 1, 0), bool)
    for k in range(placed.count):
        alike &= types[k : k + len(alike)] == types[placed.token + k]
    others = [token for token in np.flatnonzero(alike)[: _MOST_PLACES + 1].tolist() if token != placed.token]
    found = [_find_tokens(placing.index, token, placed.count) for token in others]
    return (here, *found[: _MOST_PLACES - 1])
