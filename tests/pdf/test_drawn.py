"""The ink of a glyph is where MuPDF draws it, whichever font program, and whichever way up, it comes from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pymupdf
import pytest
from numpy.typing import NDArray
from pymupdf import mupdf

from cidfix.pdf import Document, Font, read_document

FOLDER = Path(__file__).parents[1]
PDFS = sorted([*FOLDER.glob("files/*.pdf"), *FOLDER.glob("corpus/*.pdf")])
Read = Callable[[Path], Document]
Write = Callable[..., Path]
Stream = Callable[..., bytes]

_EM, _CELL, _LEFT, _BELOW = 48, 192, 80, 80  # pixels: em, cell of a glyph, and its origin in the cell
_ACROSS = 8  # cells
_FAINT = 20  # of 255: less is the breath of a stroke on the next pixel
_TOLERANCE = 0.05  # em; two pixels


@pytest.mark.parametrize("path", PDFS, ids=lambda path: path.stem)
def test_the_ink_of_every_embedded_glyph_is_where_it_is_drawn(path: Path, read_whole: Read) -> None:
    document = read_whole(path)
    with pymupdf.open(path) as source:
        source.authenticate("secret")
        for index, font in enumerate(document.fonts):
            if not font.embedded or font.kind == "Type3":
                continue
            mine = np.flatnonzero(document.glyphs.font == index)
            drawn = draw(source, font, document.glyphs.code[mine].tolist())
            np.testing.assert_allclose(document.glyphs.ink[mine], drawn, atol=_TOLERANCE, err_msg=font.base_name)
            np.testing.assert_array_equal(document.glyphs.blank[mine], ~drawn.any(axis=1))
            assert [bool(document.glyphs.outline[g]) for g in mine] == drawn.any(axis=1).tolist()


def draw(source: pymupdf.Document, font: Font, codes: list[int]) -> NDArray[np.float64]:
    """The boxes in em of codes drawn each in a cell of its own, shape (codes, 4), zeros where nothing is drawn."""
    rows = -(-len(codes) // _ACROSS)
    content = []
    for place, code in enumerate(codes):
        row, column = divmod(place, _ACROSS)
        digits = f"{code:X}"
        width = max(len(digits) + len(digits) % 2, 4 if font.kind == "Type0" else 2)
        x, y = column * _CELL + _LEFT, (rows - 1 - row) * _CELL + _BELOW
        content.append(f"BT /F {_EM} Tf 1 0 0 1 {x} {y} Tm <{digits.zfill(width)}> Tj ET")
    with pymupdf.open() as canvas:
        pdf = mupdf.pdf_document_from_fz_document(canvas.this)
        original = mupdf.pdf_new_indirect(mupdf.pdf_document_from_fz_document(source.this), int(font.name[1:]), 0)
        fonts, resources = mupdf.pdf_new_dict(pdf, 1), mupdf.pdf_new_dict(pdf, 1)
        mupdf.pdf_dict_puts(fonts, "F", mupdf.pdf_graft_object(pdf, original))
        mupdf.pdf_dict_puts(resources, "Font", fonts)
        square = mupdf.FzRect(0, 0, _ACROSS * _CELL, rows * _CELL)
        data = mupdf.fz_new_buffer_from_copied_data("\n".join(content).encode())
        mupdf.pdf_insert_page(pdf, -1, mupdf.pdf_add_page(pdf, square, 0, resources, data))
        pixels = canvas[0].get_pixmap(colorspace=pymupdf.csGRAY)
        ink = np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.width) < 255 - _FAINT
    cells = ink.reshape(rows, _CELL, _ACROSS, _CELL).swapaxes(1, 2).reshape(-1, _CELL, _CELL)
    return np.array([to_box(cell) for cell in cells[: len(codes)]])


def to_box(cell: NDArray[np.bool_]) -> tuple[float, float, float, float]:
    rows, columns = np.flatnonzero(cell.any(axis=1)), np.flatnonzero(cell.any(axis=0))
    if not len(rows):
        return 0.0, 0.0, 0.0, 0.0
    baseline = _CELL - _BELOW
    return (
        (columns[0] - _LEFT) / _EM,
        (baseline - rows[-1] - 1) / _EM,
        (columns[-1] + 1 - _LEFT) / _EM,
        (baseline - rows[0]) / _EM,
    )


@pytest.mark.parametrize(
    "path",
    [FOLDER / f"{name}.pdf" for name in ("files/type3_bitmap", "files/type3_vector", "corpus/evenki_tex")],
    ids=lambda path: path.stem,
)
def test_all_ink_of_a_page_set_in_type3_lies_in_the_boxes_of_its_glyphs(path: Path, read_whole: Read) -> None:
    zoom = 3
    document = read_whole(path)
    with pymupdf.open(path) as untouched:
        pixels = untouched[0].get_pixmap(matrix=pymupdf.Matrix(zoom, zoom), colorspace=pymupdf.csGRAY)
    ink = 255 - np.frombuffer(pixels.samples, np.uint8).reshape(pixels.height, pixels.width).astype(int)
    whole = ink.sum()
    seen, page = document.occurrences, document.pages[0]
    for k in range(page.start, page.stop):
        x0, y0, x1, y1 = document.glyphs.ink[seen.glyph[k]] * seen.size[k]
        left, right = int((seen.x[k] + x0) * zoom) - 1, int((seen.x[k] + x1) * zoom) + 2
        top, bottom = int((seen.y[k] - y1) * zoom) - 1, int((seen.y[k] - y0) * zoom) + 2
        ink[top:bottom, left:right] = 0
    assert ink.sum() < 0.01 * whole


UP, DOWN = b"0 -200 100 900 re 100 300 300 400 re f", b"0 -700 100 900 re 100 -700 300 400 re f"


def test_a_type3_glyph_stands_as_the_reader_sees_it(write_page: Write, make_stream: Stream) -> None:
    """A flag on a pole, drawn y up or y down: what turns it over is /FontMatrix or the matrix of the page's text."""
    font = (
        b"<</Type/Font/Subtype/Type3/FontBBox[0 -300 1000 1000]/FontMatrix[.001 0 0 %s 0 0]/FirstChar 65/LastChar 65"
        b"/Widths[500]/Encoding<</Differences[65/A]>>/CharProcs<</A %d 0 R>>/Resources<<>>>>"
    )
    objects = [make_stream(b"500 0 0 -700 400 700 d1 " + procedure) for procedure in (UP, DOWN)]
    ways = [
        (b"1 0 0 1", b".001", UP),
        (b"1 0 0 1", b"-.001", DOWN),
        (b"1 0 0 -1", b"-.001", UP),
        (b"1 0 0 -1", b".001", DOWN),
        (b"0 1 1 0", b".001", DOWN),
        (b"0 1 -1 0", b"-.001", DOWN),
        (b"-1 0 0 -1", b".001", UP),
        (b"-1 0 0 1", b".001", DOWN),
    ]
    fonts, content = b"", b""
    for place, (text_matrix, scale, procedure) in enumerate(ways):
        fonts += b"/F%d %d 0 R" % (place, 7 + place)
        content += b"BT /F%d 20 Tf %s 100 %d Tm (A) Tj ET " % (place, text_matrix, 20 + 20 * place)
        objects.append(font % (scale, 5 + (procedure is DOWN)))
    glyphs = read_document(write_page(content, fonts, tuple(objects))).glyphs
    for box in glyphs.ink:
        np.testing.assert_allclose(box, [0, -0.2, 0.4, 0.7], atol=0.03)
    assert len(glyphs) == len(ways)
    assert len(set(glyphs.outline)) == 1
