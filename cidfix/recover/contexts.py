"""Values by context: a glyph that stands for something else directly after, or before, a certain neighbour.

At such a place the glyph is, to whoever reads, another letter. So words are matched with those places told apart, and
what is typed there says nothing of the value that the glyph has elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from cidfix.pdf.document import Ints
from cidfix.recover.decisions import SIDES, ContextSide
from cidfix.recover.index import Index, renumber
from cidfix.recover.typed import fold_alike


@dataclass(frozen=True, slots=True)
class ContextValue:
    """A value that a glyph has only directly after, or before, a neighbour (both index `Document.glyphs`).

    `when` is the moment at which that was decided, "" if not known.
    """

    glyph: int
    value: str
    side: ContextSide
    neighbour: int
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Told:
    """Values by context, and for each place of the index's glyphs which of them holds there, -1 for none: (M,).

    Told apart, a glyph with the value of context k is glyph `first` + k.
    """

    contexts: tuple[ContextValue, ...]
    place: Ints
    first: int

    @property
    def known(self) -> dict[int, str]:
        """The values by context, by the glyphs they are when told apart."""
        return {self.first + k: context.value for k, context in enumerate(self.contexts)}

    def find_value(self, position: int) -> str | None:
        """The value by context that holds at a position."""
        number = int(self.place[position])
        return None if number < 0 else self.contexts[number].value

    def agrees(self, position: int, value: str) -> bool:
        """Whether a value by context holds at a position and is this one."""
        told = self.find_value(position)
        return told is not None and fold_alike(told) == fold_alike(value)


def find_told(index: Index, contexts: Sequence[ContextValue]) -> Told:
    """Where values by context hold, neighbours being those in the same token; of several the first holds."""
    place = np.full(len(index.glyph), -1, np.int32)
    wanted = np.flatnonzero(np.isin(index.glyph, [context.glyph for context in contexts]))
    glyph = index.glyph[wanted]
    beside = {side: find_neighbours(index, side)[wanted] for side in SIDES}
    for number, context in reversed(list(enumerate(contexts))):
        place[wanted[(glyph == context.glyph) & (beside[context.side] == context.neighbour)]] = number
    return Told(tuple(contexts), place, len(index.symbol))


def apply_told(index: Index, told: Told) -> Index:
    """The index with each place at which a value by context holds as a glyph of its own."""
    if not told.contexts:
        return index
    number = told.place[index.position]
    glyph = np.where(number >= 0, told.first + number, index.glyph).astype(np.int32)
    fresh = np.arange(len(told.contexts), dtype=np.int32) + int(index.symbol.max(initial=-1)) + 1
    origin = np.array([context.glyph for context in told.contexts], np.int32)
    return renumber(index, glyph, np.concatenate([index.symbol, fresh]), np.concatenate([index.origin, origin]))


def find_neighbours(index: Index, side: ContextSide) -> Ints:
    """The glyph that each place stands directly after, or before, in its token; -1 where there is none: (M,)."""
    beside = np.roll(index.glyph, 1 if side == "after" else -1)
    beside[index.token_start[:-1] if side == "after" else index.token_start[1:] - 1] = -1
    return beside
