"""A document's tokens in every way they may be read, prepared for placing entries under what is known.

Tokens stand as the page shows them, and words that a hyphen cuts at a line's end stand joined too. Preparing costs
a pass over all types of tokens, placing an entry next to nothing, so what is prepared once serves many entries:
all that are learned in a round, and each that is tried while it is being typed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from cidfix.layout import Direction, Layout
from cidfix.recover.align import Aligner
from cidfix.recover.decisions import Entry
from cidfix.recover.index import Index
from cidfix.recover.likely import Likely
from cidfix.recover.match import Matcher
from cidfix.recover.placing import Leniency, Pending, Placed, Placing

Ways: TypeAlias = Mapping[Leniency, Sequence[Placing]]
"""For each leniency the ways to place an entry, the tokens as they stand first."""


def prepare_ways(
    indices: Sequence[Index],
    layout: Layout,
    known: Mapping[int, str],
    likely: Mapping[int, Likely],
    settled: Mapping[Entry, int],
) -> Ways:
    """Prepare `indices`, the tokens as they stand first, for placing under `known` values by glyph.

    `likely` are the values that the shapes of others suggest; `settled` gives the first token of entries whose place is
    not to be looked for.
    """
    aligner = Aligner(known, likely)
    from_right = layout.direction == Direction.RTL
    matchers = [Matcher(index, known, from_right[index.token_line]) for index in indices]
    return {
        leniency: [Placing(matcher, layout, aligner, settled, leniency, False) for matcher in matchers]
        for leniency in Leniency
    }


def place_entry(ways: Sequence[Placing], entry: Entry) -> Placed | Pending:
    """The place of an entry among the tokens as they stand, else among the words as they would stand uncut."""
    first = ways[0].place(entry)
    for way in ways[1:]:
        if isinstance(first, Placed) or (entry.place and entry.place.glyphs):
            break  # a range of glyphs counts them as they stand
        other = way.place(entry)
        first = other if isinstance(other, Placed) else first
    return first
