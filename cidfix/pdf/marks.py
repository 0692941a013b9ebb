"""What is special about an occurrence: unseen, drawn twice, in an annotation, off the page or clipped away."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Mark, Occurrences

_NEAR = (0.04, 0.12)  # em: a glyph drawn again within this is a fake bold or a shadow …
_NEAR_SHARE = 0.5  # … and within this share of its advance: leaders of dots stand closer than shadows do


def find_marks(
    occurrences: Occurrences,
    part: slice,
    flags: NDArray[np.uint8],
    type3: NDArray[np.bool_],
    seen: NDArray[np.float32],
) -> NDArray[np.uint8]:
    """The marks of one page's occurrences (`part`), of which nothing is seen outside a box in points.

    `seen` has shape (4,), or (4, n) for a box of each: x0, y0, x1, y1, as `x` and `y` of the occurrences.
    `flags` has shape (n, 2): not painted (1) or fully transparent (2), and in an annotation. `type3` tells of each
    glyph whether its font is of Type 3, where MuPDF also calls those unpainted that it paints by their procedure.
    """
    glyph = occurrences.glyph[part]
    if not len(glyph):
        return np.zeros(0, np.uint8)
    x, y, size = occurrences.x[part], occurrences.y[part], occurrences.size[part]
    unseen = (flags[:, 0] >= 2) | ((flags[:, 0] == 1) & ~type3[glyph])
    marks = np.where(unseen, np.uint8(Mark.INVISIBLE), np.uint8(0))
    marks |= np.where(flags[:, 1] > 0, np.uint8(Mark.ANNOTATION), np.uint8(0))
    marks |= np.where(_is_outside(occurrences, part, seen), np.uint8(Mark.CLIPPED), np.uint8(0))
    near = np.clip(occurrences.advance[part] * _NEAR_SHARE, size * _NEAR[0], size * _NEAR[1])
    shown = marks & np.uint8(Mark.INVISIBLE | Mark.CLIPPED) == 0  # what is not seen does not repeat what is
    marks[find_repeated(glyph * 2 + ~shown, x, y, near)] |= np.uint8(Mark.REPEATED)
    return marks


def find_repeated(glyph: Any, x: Any, y: Any, near: Any) -> NDArray[np.intp]:
    """Where a glyph stands where the same glyph stood before in stream order, nearer than `near` in x and in y.

    Places are put into square cells of three times the distance, in three grids shifted by one distance each: a
    cell border parts two near places in one grid a direction at most, so in one grid they share a cell.
    """
    near = np.maximum(near, 1e-3)
    column, row = (x / near).astype(np.int64), (y / near).astype(np.int64)
    kind = glyph.astype(np.int64) * 0x9E3779B1 + np.round(np.log2(near) * 16).astype(np.int64) * 0x85EBCA77
    repeated = []
    for shift in range(3):
        cell = (column + shift) // 3 * 0xC2B2AE3D + (row + shift) // 3 * 0x27D4EB2F + kind
        ordered = np.sort(cell)  # values sort many times faster than places do, and few cells are shared
        crowded = ordered[1:][ordered[1:] == ordered[:-1]]
        if not len(crowded):
            continue
        shared = np.flatnonzero(crowded[np.minimum(np.searchsorted(crowded, cell), len(crowded) - 1)] == cell)
        shared = shared[np.argsort(cell[shared], kind="stable")]
        first, second = shared[:-1], shared[1:]
        close = (
            (glyph[first] == glyph[second])
            & (np.abs(x[first] - x[second]) < near[second])
            & (np.abs(y[first] - y[second]) < near[second])
            & (first < second)
        )
        repeated.append(second[close])
    return np.unique(np.concatenate(repeated)) if repeated else np.zeros(0, np.intp)


def _is_outside(occurrences: Occurrences, part: slice, seen: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Whether a glyph's quad lies wholly outside what is seen."""
    x, y, dx, dy = occurrences.x[part], occurrences.y[part], occurrences.dx[part], occurrences.dy[part]
    advance, ascent, descent = occurrences.advance[part], occurrences.ascent[part], occurrences.descent[part]
    left, top, right, bottom = seen
    margin = np.abs(advance) + np.maximum(np.abs(ascent), np.abs(descent))
    inside: NDArray[np.bool_] = (x > left + margin) & (y > top + margin) & (x < right - margin) & (y < bottom - margin)
    if inside.all():
        return ~inside
    across_x, across_y = dy, -dx  # from the baseline towards the ascent
    corners_x = [x + a * dx + h * across_x for a in (0, advance) for h in (ascent, descent)]
    corners_y = [y + a * dy + h * across_y for a in (0, advance) for h in (ascent, descent)]
    outside: NDArray[np.bool_] = (
        (np.max(corners_x, axis=0) < left)
        | (np.min(corners_x, axis=0) > right)
        | (np.max(corners_y, axis=0) < top)
        | (np.min(corners_y, axis=0) > bottom)
    )
    return outside
