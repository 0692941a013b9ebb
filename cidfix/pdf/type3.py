"""Shapes of Type 3 glyphs, rendered: their procedures are page content, bitmaps as often as outlines.

Each glyph is drawn at the same place of a page of its own, so the same procedure gives the same pixels in any document.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pymupdf
from numpy.typing import NDArray
from pymupdf import mupdf

from cidfix.pdf.drawing import to_pixel_drawing
from cidfix.pdf.outlines import Shape

Ink = NDArray[np.uint8]  # how much ink each pixel has

_SIDE = 256  # pixels of the square a glyph is drawn in
_ORIGIN = 64  # of the glyph, from the left and from below
_UNITS = 1000.0  # of glyph space, taken for an em where drawing begins
_EM = 64.0  # pixels to that em
_SMALL = 24  # pixels: what is smaller both ways is drawn larger, so that letters are told apart
_STEPS = 5  # of four, either way
_LEVELS = 3  # bits of a pixel's grey that are dropped, so that rounding does not tell glyphs apart


def read_rendered_shapes(font: Any, codes: Iterable[int], mirrored: Iterable[bool]) -> dict[int, Shape]:
    """The shapes of codes of the Type 3 font dictionary `font`; the em of their boxes is the unit of text space.

    `mirrored` tells of each code whether the page sets it by a mirrored matrix. Which way up a glyph is drawn in glyph
    space is for each producer to choose, and neither /FontMatrix nor the procedures tell it alone.
    """
    matrix = mupdf.pdf_dict_gets(font, "FontMatrix")
    unit = abs(mupdf.pdf_array_get_real(matrix, 0)) or abs(mupdf.pdf_array_get_real(matrix, 1)) or 1 / _UNITS
    start = _EM * 4.0 ** -math.ceil(math.log(unit * _UNITS, 4) - 1e-6)
    with pymupdf.open() as canvas:
        pdf = mupdf.pdf_document_from_fz_document(canvas.this)
        fonts = mupdf.pdf_new_dict(pdf, 1)
        mupdf.pdf_dict_puts(fonts, "F", mupdf.pdf_add_object(pdf, mupdf.pdf_graft_object(pdf, font)))
        resources = mupdf.pdf_new_dict(pdf, 1)
        mupdf.pdf_dict_puts(resources, "Font", fonts)
        resources = mupdf.pdf_add_object(pdf, resources)

        def read(code: int, upright: int) -> Shape:
            return _read_shape(lambda em: _render(canvas, pdf, resources, code, em, upright), start)

        return {code: read(code, -1 if flipped else 1) for code, flipped in zip(codes, mirrored, strict=True)}


def _read_shape(render: Callable[[float], Ink], em: float) -> Shape:
    """Draw a glyph at a scale that its own size decides, so that other glyphs of the subset do not matter.

    Too small is cheap and too large can take seconds, so drawing begins small.
    """
    ink = render(em)
    for _ in range(_STEPS):
        if not _touches_edge(ink):
            break
        em /= 4
        ink = render(em)
    else:
        return Shape()
    for _ in range(_STEPS):
        if max(_extent(ink)) >= _SMALL:
            break
        larger = render(em * 4)
        if _touches_edge(larger):
            break
        em, ink = em * 4, larger
    return _to_shape(ink, em)


def _render(canvas: pymupdf.Document, pdf: Any, resources: Any, code: int, em: float, upright: int) -> Ink:
    """The glyph on a page of its own, shape (_SIDE, _SIDE)."""
    content = f"BT /F {em:g} Tf 1 0 0 {upright} {_ORIGIN} {_ORIGIN} Tm <{code:02X}> Tj ET".encode()
    square = mupdf.FzRect(0, 0, _SIDE, _SIDE)
    page = mupdf.pdf_add_page(pdf, square, 0, resources, mupdf.fz_new_buffer_from_copied_data(content))
    mupdf.pdf_insert_page(pdf, -1, page)
    pixels = canvas[-1].get_pixmap(colorspace=pymupdf.csGRAY, annots=False)
    return 255 - np.frombuffer(pixels.samples, np.uint8).reshape(_SIDE, _SIDE)


def _touches_edge(ink: Ink) -> bool:
    return bool(ink[0].any() or ink[-1].any() or ink[:, 0].any() or ink[:, -1].any())


def _extent(ink: Ink) -> tuple[int, int]:
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if not len(rows):
        return 0, 0
    return int(rows[-1] - rows[0]) + 1, int(columns[-1] - columns[0]) + 1


def _to_shape(ink: Ink, em: float) -> Shape:
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if not len(rows):
        return Shape(blank=True)
    top, bottom, left, right = int(rows[0]), int(rows[-1]) + 1, int(columns[0]), int(columns[-1]) + 1
    baseline = _SIDE - _ORIGIN
    place = f"type3 {em:g} {baseline - top} {right - left} ".encode()
    pixels = np.ascontiguousarray(ink[top:bottom, left:right] >> _LEVELS).tobytes()
    box = ((left - _ORIGIN) / em, (baseline - bottom) / em, (right - _ORIGIN) / em, (baseline - top) / em)
    # A pixel is full when half of it is ink, or half of what the darkest has where all is hair or grey.
    full = ink[top:bottom, left:right] > int(ink.max()) // 2
    drawing = to_pixel_drawing(full, left - _ORIGIN, baseline - top, em)
    return Shape(hashlib.blake2b(place + pixels, digest_size=8).hexdigest(), box, drawing=drawing)
