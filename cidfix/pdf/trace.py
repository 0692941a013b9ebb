"""One page's glyphs, from MuPDF's trace of the instrumented copy to flat arrays.

A page has thousands of glyphs and few spans, so only spans are looped over; glyphs are moved in C.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from operator import itemgetter
from typing import Any

import numpy as np
import pymupdf
from numpy.typing import NDArray
from pymupdf import extra, mupdf

from cidfix.pdf.clips import find_clips

SPAN_COLUMNS = 12  # direction x, y; size; ascent; descent; writing mode; invisible; in an annotation; clip box
_FEW = 200  # visible glyphs; a page with fewer is looked at for images and drawn letters
_LETTER_HEIGHTS = (3.0, 60.0)  # points: what a filled path must be high to pass for letters
_NUMBER, _ORIGIN = itemgetter(0), itemgetter(2)  # of a glyph in the trace
_INVISIBLE = 3  # the trace's type for text that is not painted


@dataclass(frozen=True, slots=True)
class Trace:
    """A page as read: arrays as they go to the parent process.

    `spans` has shape (S, SPAN_COLUMNS), its clip boxes, x0, y0, x1, y1, in points as displayed and without end where
    nothing is cut; `lengths` (S,): how many glyphs each span has; `numbers`, `x`, `y` (N,): the instrumented number and
    the origin in points as displayed. `first_seen` tells of each number that was not
    met on an earlier page its glyph id, the advance in em of the font program, and whether it was set mirrored.
    """

    width: float
    height: float
    spans: NDArray[np.float32]
    lengths: NDArray[np.int32]
    numbers: NDArray[np.int32]
    x: NDArray[np.float32]
    y: NDArray[np.float32]
    first_seen: list[tuple[int, int, float, bool]]
    image_share: float
    curve_share: float


def read_page(doc: pymupdf.Document, number: int, annotated: bool, known: set[int]) -> Trace:
    """Trace page `number` (from 1), where `known` are the numbers met before. Raises what MuPDF raises."""
    page = doc[number - 1]
    body = _count_body_spans(page) if annotated else None
    turn: Any = page.rotation_matrix
    spans = page.get_texttrace()
    chars: list[tuple[int, int, tuple[float, float], tuple[float, float, float, float]]] = []
    rows = []
    for place, span in enumerate(spans):
        chars.extend(span["chars"])
        size = span["size"]
        rows.append(
            (
                *span["dir"],
                size,
                span["ascender"] * size,
                span["descender"] * size,
                span["wmode"],
                (span["type"] == _INVISIBLE) + 2 * (span["opacity"] == 0),
                body is not None and place >= body,
            )
        )
    lengths = np.fromiter((len(span["chars"]) for span in spans), np.int32, len(spans))
    table = np.full((len(rows), SPAN_COLUMNS), (*[0] * 8, -np.inf, -np.inf, np.inf, np.inf), np.float32)
    table[:, :8] = np.array(rows, np.float32).reshape(-1, 8)
    numbers, x, y, first_seen = _flatten(chars, lengths, table, known)
    table[:, :2] = table[:, :2] @ np.array([[turn.a, turn.b], [turn.c, turn.d]], np.float32)
    clips = find_clips(page, len(spans), pymupdf.Rect(x.min(), y.min(), x.max(), y.max())) if len(x) else None
    if clips is not None:
        table[:, 8:] = _turn_boxes(clips, turn)
    width, height = page.rect.width, page.rect.height
    images = curves = 0.0
    if lengths[table[:, 6] == 0].sum() < _FEW:
        images, curves = _measure_graphics(page)
    return Trace(
        width=width,
        height=height,
        spans=table,
        lengths=lengths,
        numbers=numbers,
        x=(x * turn.a + y * turn.c + turn.e).astype(np.float32),
        y=(x * turn.b + y * turn.d + turn.f).astype(np.float32),
        first_seen=first_seen,
        image_share=images,
        curve_share=curves,
    )


def _turn_boxes(boxes: NDArray[np.float32], turn: Any) -> NDArray[np.float64]:
    """Boxes (n, 4) as the page is displayed, which is turned by quarters."""
    x, y = boxes[:, 0::2].astype(np.float64), boxes[:, 1::2].astype(np.float64)
    corners = np.stack((x * turn.a + y * turn.c + turn.e, x * turn.b + y * turn.d + turn.f))
    return np.concatenate((corners.min(axis=2), corners.max(axis=2))).T


def _flatten(chars: list[Any], lengths: Any, table: Any, known: set[int]) -> tuple[Any, Any, Any, Any]:
    # Only what is needed is taken out of the tuples: touching the rest costs more than the work itself.
    numbers = np.fromiter(map(_NUMBER, chars), np.int32, len(chars))
    flat = np.fromiter(chain.from_iterable(map(_ORIGIN, chars)), np.float64, 2 * len(chars))
    first_seen = []
    if not known.issuperset(np.unique(numbers).tolist()):  # their places take several times as long to find
        ends = np.cumsum(lengths)
        for number, place in zip(*(each.tolist() for each in np.unique(numbers, return_index=True)), strict=True):
            if number in known:
                continue
            _, gid, origin, box = chars[place]
            span = table[np.searchsorted(ends, place, side="right")]
            first_seen.append((number, gid, _to_advance(box, span), _is_mirrored(origin, box, span)))
    return numbers, flat[0::2], flat[1::2], first_seen


def _to_advance(box: tuple[float, float, float, float], span: Any) -> float:
    """The advance in em from the trace's box: a rectangle of advance by height, turned into the span's direction.

    The two sides follow from the box's except at 45 degrees, where they are taken as equal shares.
    """
    width, height = box[2] - box[0], box[3] - box[1]
    along, across, size = abs(float(span[0])), abs(float(span[1])), float(span[2])
    if size <= 0:
        return 0.0
    slant = along**2 - across**2
    if abs(slant) < 0.1:
        return max((width + height) / 2 / max(along, 0.1) - size, 0.0) / size
    return max((width * along - height * across) / slant, 0.0) / size


def _is_mirrored(origin: tuple[float, float], box: tuple[float, float, float, float], span: Any) -> bool:
    """Whether the middle of a glyph's box lies on the other side of the baseline than ascent and descent say."""
    x, y = (box[0] + box[2]) / 2 - origin[0], (box[1] + box[3]) / 2 - origin[1]
    above = x * float(span[1]) - y * float(span[0])
    return above * float(span[3] + span[4]) < 0


def _count_body_spans(page: pymupdf.Page) -> int:
    """How many spans come from the page's own content, which is traced before its annotations."""
    spans: list[Any] = []
    device = extra.JM_new_texttrace_device(spans)  # as get_texttrace() makes it
    mupdf.fz_run_page_contents(page.this, device, mupdf.FzMatrix(), mupdf.FzCookie())
    mupdf.fz_close_device(device)
    return len(spans)


def _measure_graphics(page: pymupdf.Page) -> tuple[float, float]:
    """The shares of the page that images and filled paths of a letter's height cover, 0 to 1."""
    bounds = page.rect * page.derotation_matrix
    bounds = pymupdf.Rect(bounds).normalize()
    images = curves = 0.0
    for kind, box in page.get_bboxlog():
        rect = pymupdf.Rect(box) & bounds
        if rect.is_empty:
            continue
        if kind in ("fill-image", "fill-imgmask"):
            images += rect.get_area()
        elif kind == "fill-path" and _LETTER_HEIGHTS[0] <= rect.height <= _LETTER_HEIGHTS[1]:
            curves += rect.get_area()
    area = max(bounds.get_area(), 1.0)
    return min(images / area, 1.0), min(curves / area, 1.0)
