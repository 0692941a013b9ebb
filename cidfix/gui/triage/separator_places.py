"""Where separators are met: full stops in the text, and lines in which a space is drawn."""

from __future__ import annotations

import numpy as np

from cidfix.layout import Direction
from cidfix.pdf.document import Mark, search_sorted
from cidfix.recovery import Recovery

Stretch = tuple[int, int]

_LOOK_AT = 400  # uses of a space that are looked at


def find_stop_places(recovery: Recovery, glyph: int, most: int) -> tuple[Stretch, ...]:
    """The first places in the text where a glyph stands."""
    found = np.flatnonzero(recovery.index.glyph == glyph)[:most]
    return tuple((position, position + 1) for position in found.tolist())


def find_space_lines(recovery: Recovery, glyph: int, most: int) -> tuple[Stretch, ...]:
    """The first lines within which a glyph that is no part of the text, as a space, is drawn."""
    occurrences, layout = recovery.document.occurrences, recovery.layout
    drawn = np.flatnonzero((occurrences.glyph == glyph) & (occurrences.marks & (Mark.INVISIBLE | Mark.CLIPPED) == 0))
    starts = np.array([page.start for page in recovery.document.pages])
    found: dict[int, None] = {}
    for k in drawn[:_LOOK_AT].tolist():
        page = recovery.document.pages[search_sorted(starts, k, side="right") - 1]
        x, y = float(occurrences.x[k]), float(occurrences.y[k])
        lines = slice(*(search_sorted(layout.page, number) for number in (page.number, page.number + 1)))
        x0, y0, x1, y1 = layout.box[lines].T
        inside = np.flatnonzero((x0 <= x) & (x <= x1) & (y0 <= y) & (y <= y1))
        if len(inside):
            found.setdefault(lines.start + int(inside[0]))
        if len(found) == most:
            break
    return tuple(
        (int(layout.token_start[layout.line_start[line]]), int(layout.token_start[layout.line_start[line + 1]]))
        for line in found
    )


def find_main_direction(recovery: Recovery) -> tuple[Direction, int, int]:
    """The direction of most of the text, and how many lines run so, of how many."""
    layout = recovery.layout
    sizes = np.diff(layout.token_start[layout.line_start])
    weights = np.bincount(layout.direction, weights=sizes, minlength=len(Direction))
    main = Direction(int(weights.argmax()))
    return main, int((layout.direction == main).sum()), len(layout.direction)
