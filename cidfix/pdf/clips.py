"""What clip paths leave to be seen of each span of a page's text (ISO 32000-2, 8.5.4).

A layout program draws the line that is cut at a page's end, cuts it off, and draws it again on the next page. MuPDF's
trace has both. To ask for the clip of each span a page has to be run a second time, so it is done only where it is not
plain that every glyph begins within every clip path.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pymupdf
from numpy.typing import NDArray
from pymupdf import mupdf

from cidfix.pdf.content import read_operations
from cidfix.pdf.instrument import read_stream

_SPACE = rb"[\x00\t\n\f\r ]"
_CLIP = re.compile(rb"W\*?" + _SPACE + rb"+[nfFbBsS]\b")
# A change of the coordinates, but for one image or form alone; or text that looks like it.
_CHANGE = re.compile(rb"cm\b(?!" + _SPACE + rb"*/[^\x00\t\n\f\r /]+" + _SPACE + rb"+Do" + _SPACE + rb"+Q\b)")
_LONGEST = 120  # bytes of a rectangle; what is longer is looked into
_HEAD = 2000  # bytes of a stream's beginning that are read for what the coordinates are
_DEEPEST = 5  # of forms in forms
_MOST_SPANS = 50_000  # of a page; more take too long twice


def find_clips(page: pymupdf.Page, count: int, origins: pymupdf.Rect) -> NDArray[np.float32] | None:
    """The box round the clip of each of the `count` spans of a page's trace, None where nothing is known to be cut.

    `origins` is the box round where glyphs begin. Shape (count, 4): x0, y0, x1, y1. All in points, y down, before the
    page's rotation. Raises what MuPDF raises.
    """
    if not 0 < count <= _MOST_SPANS or not _may_clip(page, origins):
        return None
    device = _ClipDevice()
    turn: Any = page.derotation_matrix
    mupdf.fz_run_page(page.this, device, mupdf.FzMatrix(*turn), mupdf.FzCookie())
    mupdf.fz_close_device(device)
    boxes = np.array(device.boxes, np.float32).reshape(-1, 4)
    return boxes if len(boxes) == count and not np.isnan(boxes).any() else None


class _ClipDevice(mupdf.FzDevice2):  # type: ignore[misc]  # PyMuPDF has no types
    """Notes the box round the clip in force for each span, in the order of PyMuPDF's trace."""

    def __init__(self) -> None:
        super().__init__()
        self.use_virtual_fill_text()
        self.use_virtual_stroke_text()
        self.use_virtual_ignore_text()
        self.boxes: list[tuple[float, float, float, float]] = []

    def fill_text(self, _: Any, text: Any, *__: Any) -> None:
        """Called by MuPDF for text that is filled."""
        self._note(text)

    def stroke_text(self, _: Any, text: Any, *__: Any) -> None:
        """Called by MuPDF for text of which the outlines are drawn."""
        self._note(text)

    def ignore_text(self, _: Any, text: Any, *__: Any) -> None:
        """Called by MuPDF for text that is not painted."""
        self._note(text)

    def _note(self, text: Any) -> None:
        clip = mupdf.ll_fz_device_current_scissor(self.m_internal)
        box = (clip.x0, clip.y0, clip.x1, clip.y1)
        span = text.head
        while span:
            self.boxes.append(box)
            span = span.next


def _may_clip(page: pymupdf.Page, origins: pymupdf.Rect) -> bool:
    """Whether a stream that draws text on a page may clip some of it away."""
    content = page.read_contents()
    if b"W" in content and (places := [match.start() for match in _CLIP.finditer(content)]):
        shown = origins * ~page.transformation_matrix
        if page.rotation or not _shows(content, places, shown):
            return True
    if b"Do" not in content:
        return False
    pdf = mupdf.pdf_document_from_fz_document(page.parent.this)
    own = mupdf.pdf_lookup_page_obj(pdf, page.number)
    resources = mupdf.pdf_dict_get_inheritable(own, mupdf.pdf_new_name("Resources"))
    return any(_CLIP.search(data) or not _holds(box, page.mediabox) for box, data in _read_forms(resources, set(), 0))


def _shows(content: bytes, places: list[int], shown: pymupdf.Rect) -> bool:
    """Whether all clip paths, which end at `places`, are plainly rectangles that hold a box."""
    first, last = places[0], places[-1]
    if first > _HEAD:
        return False
    matrix = _read_matrix(content[:first])
    if last > first and (matrix != pymupdf.Identity or _CHANGE.search(content, first, last)):
        return False
    paths = {content[max(place - _LONGEST, 0) : place] for place in places}
    return all((box := _read_rectangle(path)) is not None and _holds(box * matrix, shown) for path in paths)


def _read_matrix(head: bytes) -> pymupdf.Matrix:
    """The coordinates that hold at the end of a stream's beginning."""
    matrix, saved = pymupdf.Matrix(pymupdf.Identity), []
    for operation in read_operations(head):
        match operation.operator, operation.operands:
            case b"q", _:
                saved.append(matrix)
            case b"Q", _ if saved:
                matrix = saved.pop()
            case b"cm", (float(), float(), float(), float(), float(), float()) as values:
                matrix = pymupdf.Matrix(*values) * matrix
    return matrix


def _read_rectangle(path: bytes) -> pymupdf.Rect | None:
    """The rectangle that a path ends with, if it does: an `re`, or its four corners from an `m` to an `h`."""
    *spelt, operator = path.split() or [b""]
    try:
        if operator == b"re":
            x, y, width, height = map(float, spelt[-4:])
            box: pymupdf.Rect = pymupdf.Rect(x, y, x + width, y + height).normalize()
            return box
        if operator == b"h" and b"m" in spelt:
            spelt = spelt[len(spelt) - spelt[::-1].index(b"m") - 3 :]
            corners = [(float(x), float(y)) for x, y, _ in zip(*[iter(spelt)] * 3, strict=True)]
            if len(set(corners)) == 4 and all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(corners)):
                xs, ys = ({corner[axis] for corner in corners} for axis in (0, 1))
                return pymupdf.Rect(min(xs), min(ys), max(xs), max(ys)) if len(xs) == len(ys) == 2 else None
    except ValueError:
        pass
    return None


def _holds(box: pymupdf.Rect, inner: pymupdf.Rect) -> bool:
    return bool(box.x0 <= inner.x0 and box.y0 <= inner.y0 and box.x1 >= inner.x1 and box.y1 >= inner.y1)


def _read_forms(resources: Any, seen: set[int], depth: int) -> Iterator[tuple[pymupdf.Rect, bytes]]:
    """The box of each form that draws with fonts, and its stream; forms in forms, too."""
    forms = mupdf.pdf_dict_gets(resources, "XObject")
    for place in range(mupdf.pdf_dict_len(forms)):
        form = mupdf.pdf_dict_get_val(forms, place)
        number = mupdf.pdf_to_num(form)
        if number in seen or mupdf.pdf_to_name(mupdf.pdf_dict_gets(form, "Subtype")) != "Form":
            continue
        seen.add(number)
        own = mupdf.pdf_dict_gets(form, "Resources")
        if mupdf.pdf_dict_len(mupdf.pdf_dict_gets(own, "Font")):
            box = mupdf.pdf_to_rect(mupdf.pdf_dict_gets(form, "BBox"))
            yield pymupdf.Rect(box.x0, box.y0, box.x1, box.y1), read_stream(form) or b""
        if depth < _DEEPEST:
            yield from _read_forms(own, seen, depth + 1)
