"""From a place to the one beside it, line by line or word by word."""

from __future__ import annotations

import numpy as np

from cidfix.gui.workbench import Stretch
from cidfix.layout import Layout
from cidfix.pdf.document import Ints, search_sorted
from cidfix.recover.cues import find_glyph_range


def find_next_line(layout: Layout, lines: Ints, line: int | None, step: int) -> Stretch | None:
    """What stands on the next one of `lines`, or with -1 on the one before; None at their end.

    `line` is where one is, the end from which one comes where that is None. A line that is not one of `lines`, which
    then are taken to be in their order, has the place there that it would have.
    """
    if line is None:
        at = 0 if step > 0 else len(lines) - 1
    else:
        found = np.flatnonzero(lines == line)
        at = int(found[0]) + step if len(found) else search_sorted(lines, line) - (step < 0)
    return find_glyph_range(layout, int(lines[at])) if 0 <= at < len(lines) else None


def find_next_word(layout: Layout, target: Stretch, step: int) -> Stretch | None:
    """The next word, or with -1 the one before; of what is more than a word, its first is next."""
    starts = layout.token_start
    token = search_sorted(starts, target[0], side="right") - 1
    is_word = target == (int(starts[token]), int(starts[token + 1]))
    token += step if is_word or step < 0 else 0
    return (int(starts[token]), int(starts[token + 1])) if 0 <= token < len(starts) - 1 else None
