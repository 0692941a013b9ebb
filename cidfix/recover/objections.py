"""What shapes say against words that were typed: a slip must not change in silence what is drawn as a known letter.

A typed word outranks all shapes, since fonts made by hand have letters that are drawn as others are elsewhere. But
where one word alone says so of a glyph that is the very outline of a letter, both are shown, until the user keeps one
or a second word says the same. A word of which more than a slip is drawn otherwise is likelier misplaced.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from cidfix.recover.ballot import Kind, Testimony
from cidfix.recover.drawn import fold_drawn
from cidfix.recover.likely import Likely

_SOURCE = "the same outline in a reference font"


def find_objections(typed: Sequence[Testimony], likely: Mapping[int, Likely]) -> Iterator[Testimony]:
    """For each glyph of which a single word of those `typed` says something else than its outline, what that says."""
    said: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for witness in typed:
        for glyph, value in set(witness.claims):
            said[glyph][fold_drawn(value)] += 1
    for glyph, voices in said.items():
        drawn_so = likely.get(glyph)
        if drawn_so is None or not drawn_so.certain or max(voices.values()) > 1:
            continue
        (value,) = drawn_so.values
        if fold_drawn(value) not in voices:
            yield Testimony(Kind.SHAPE, _SOURCE, ((glyph, value),))
