"""Where glyphs stand on the page: their four corners, and the boxes around them.

What is found in the text is shown on the page, and the page knows only points.
"""

from __future__ import annotations

import numpy as np

from cidfix.pdf.document import Document, Floats, Ints

_AT_ONCE = 1 << 16  # occurrences whose corners are kept at a time


def find_quads(document: Document, occurrences: Ints) -> Floats:
    """The corners of each of K occurrences in points as displayed (y down), shape (K, 4, 2).

    In the order start-top, end-top, end-bottom, start-bottom of the writing direction.
    """
    o = document.occurrences
    origin = np.stack([o.x[occurrences], o.y[occurrences]], axis=1)
    along = np.stack([o.dx[occurrences], o.dy[occurrences]], axis=1)
    # Above the baseline is the writing direction turned left; y runs down the page.
    above = np.stack([along[:, 1], -along[:, 0]], axis=1)
    end = origin + along * o.advance[occurrences][:, None]
    ascent, descent = above * o.ascent[occurrences][:, None], above * o.descent[occurrences][:, None]
    quads: Floats = np.stack([origin + ascent, end + ascent, end + descent, origin + descent], axis=1)
    return quads


def find_boxes(document: Document, occurrences: Ints) -> Floats:
    """The upright box around each of K occurrences, shape (K, 4): x0, y0, x1, y1 in points as displayed."""
    boxes = np.empty((len(occurrences), 4), np.float32)
    for start in range(0, len(boxes), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        quads = find_quads(document, occurrences[part])
        boxes[part, :2], boxes[part, 2:] = quads.min(axis=1), quads.max(axis=1)
    return boxes


def find_box(document: Document, occurrences: Ints) -> tuple[float, float, float, float]:
    """The upright box around all of one or more occurrences, in points to two decimals."""
    boxes = find_boxes(document, occurrences)
    x0, y0 = boxes[:, :2].min(axis=0).tolist()
    x1, y1 = boxes[:, 2:].max(axis=0).tolist()
    return round(x0, 2), round(y0, 2), round(x1, 2), round(y1, 2)
