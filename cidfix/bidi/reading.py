"""Typed text in the order in which a line is read letter by letter, not knowing which of its letters run the other way.

Letters that are not known cannot be ordered, so a line's glyphs are counted from the side it begins at. What is typed
is brought into that order to be compared with them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cidfix.bidi.characters import find_class, to_mirrored
from cidfix.bidi.levels import find_levels, reorder


def order_read(letters: Sequence[str], level: int) -> list[tuple[int, str]]:
    """Where each letter was typed, and what is drawn for it, from the side a line of `level` 0 or 1 begins at.

    `letters` are those of words and the spaces between them.
    """
    levels = find_levels([find_class(letter) for letter in letters], letters, level)
    order = reorder(levels)
    if level:
        order.reverse()
    return [(place, to_mirrored(letters[place]) if levels[place] % 2 else letters[place]) for place in order]
