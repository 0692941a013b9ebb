"""How a glyph is drawn, as verbs and points, compact enough to be sent for every glyph of a document.

The same form serves font programs, whose outlines are curves, and Type 3 glyphs, of which only pixels are known.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Verb

_MOST_POINTS = 2_000_000  # of one font; glyphs beyond them have no drawing


class Drawing(NamedTuple):
    """`verbs` are `Verb`s, a byte each; `points` the x and y in em, origin on the baseline, that they take."""

    verbs: bytes
    points: array[float]


NO_DRAWING = Drawing(b"", array("f"))


def to_drawing(contours: list[list[Any]], em: float) -> Drawing:
    """Closed contours of segments, each of 2 (line) to 4 (cubic) points with its ends, `em` units to the em."""
    verbs = bytearray()
    points = array("f")
    scale = 1 / em
    for contour in contours:
        verbs.append(Verb.MOVE)
        verbs.extend([len(segment) - 1 for segment in contour])  # the verb of a segment is the points it takes
        verbs.append(Verb.CLOSE)
        points.extend([scale * part for part in contour[0][0]])
        points.extend([scale * part for segment in contour for point in segment[1:] for part in point])
    return Drawing(bytes(verbs), points)


def to_pixel_drawing(full: NDArray[np.bool_], left: float, top: float, em: float) -> Drawing:
    """The pixels that are true as rectangles; `left` and `top` are the place of their upper left corner in pixels.

    Runs of pixels that stand below one another alike become one rectangle.
    """
    edges = np.diff(full.astype(np.int8), axis=1, prepend=0, append=0)
    rows, starts = np.nonzero(edges > 0)
    stops = np.nonzero(edges < 0)[1]
    order = np.lexsort((rows, stops, starts))
    rows, starts, stops = rows[order], starts[order], stops[order]
    first = np.ones(len(rows), np.bool_)
    first[1:] = (np.diff(starts) != 0) | (np.diff(stops) != 0) | (np.diff(rows) != 1)
    last = np.append(first[1:], True)[: len(first)]
    x0, x1 = (left + starts[first]) / em, (left + stops[first]) / em
    y0, y1 = (top - rows[last] - 1) / em, (top - rows[first]) / em
    corners = np.stack((x0, y0, x1, y0, x1, y1, x0, y1), axis=1).astype(np.float32)
    verbs = bytes((Verb.MOVE, Verb.LINE, Verb.LINE, Verb.LINE, Verb.CLOSE)) * len(corners)
    return Drawing(verbs, array("f", corners.tobytes()))


def pack_drawings(drawings: Iterable[Drawing]) -> tuple[list[int], list[Any]]:
    """What is sent of drawings: all points, how many verbs and points each has, and all verbs; and how many of each."""
    counts, verbs, points = array("i"), bytearray(), array("f")
    for drawing in drawings:
        kept = drawing if len(points) + len(drawing.points) <= 2 * _MOST_POINTS else NO_DRAWING
        counts.extend((len(kept.verbs), len(kept.points) // 2))
        verbs += kept.verbs
        points += kept.points
    return [len(points) // 2, len(counts) // 2, len(verbs)], [points, counts, verbs]
