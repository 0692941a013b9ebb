"""Pages as pixels, drawn by MuPDF exactly as the file has them, for whoever looks at them.

A page that is looked at closely is drawn in parts, so what it consists of is kept until another page is drawn.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pymupdf
from numpy.typing import NDArray
from pymupdf import mupdf

_A4 = (595.0, 842.0)  # points


class PagePictures:
    """Draws the pages of an open document."""

    def __init__(self, doc: pymupdf.Document) -> None:
        self._doc = doc
        self._number = 0
        self._content: Any = None

    def draw(self, number: int, scale: float, clip: list[float] | None) -> NDArray[np.uint8]:
        """Page `number` (from 1) as RGB, shape (height, width, 3), white where there is no page.

        `clip` is x0, y0, x1, y1 in points as displayed; every pixel is drawn that lies in it, even in part. Raises
        what MuPDF raises.
        """
        if number != self._number:
            self._number, self._content = 0, None  # before the next is read, which may fail
            self._content = self._doc[number - 1].get_displaylist()
            self._number = number
        bounds = self._content.rect
        left, top, right, bottom = (scale * side for side in clip or bounds)
        left, top, right, bottom = math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom)
        pixels = np.full((bottom - top, right - left, 3), 255, np.uint8)
        on_page = bounds & pymupdf.Rect(left / scale, top / scale, right / scale, bottom / scale)
        if not on_page.is_empty:
            matrix = pymupdf.Matrix(scale, scale)
            drawn = self._content.get_pixmap(matrix=matrix, colorspace=pymupdf.csRGB, alpha=False, clip=on_page)
            part = np.frombuffer(drawn.samples_mv, np.uint8).reshape(drawn.height, drawn.stride)
            x0, x1 = max(left, drawn.x), min(right, drawn.x + drawn.width)
            y0, y1 = max(top, drawn.y), min(bottom, drawn.y + drawn.height)
            part = part[y0 - drawn.y : y1 - drawn.y, 3 * (x0 - drawn.x) : 3 * (x1 - drawn.x)]
            pixels[y0 - top : y1 - top, x0 - left : x1 - left] = part.reshape(y1 - y0, x1 - x0, 3)
        return pixels


def measure_pages(doc: pymupdf.Document, count: int) -> NDArray[np.float32]:
    """Width and height in points of the first `count` pages as displayed, shape (count, 2); A4 where unknown."""
    pdf = mupdf.pdf_document_from_fz_document(doc.this)
    sizes = np.zeros((count, 2), np.float32)
    for index in range(count):
        try:
            sizes[index] = _measure(pdf, index)
        except Exception:  # noqa: BLE001 (MuPDF raises many types; a page that it cannot find costs only itself)
            sizes[index] = _A4
    return sizes


def _measure(pdf: Any, index: int) -> tuple[float, float]:
    box, matrix = mupdf.FzRect(), mupdf.FzMatrix()
    mupdf.pdf_page_obj_transform(mupdf.pdf_lookup_page_obj(pdf, index), box, matrix)
    shown = mupdf.fz_transform_rect(box, matrix)
    width, height = shown.x1 - shown.x0, shown.y1 - shown.y0
    return (width, height) if 0 < width < math.inf and 0 < height < math.inf else _A4
