"""The outlines of a document draw each glyph as the file does, where it stands in its em."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cidfix.pdf import Document, Outlines, PageRenderer, Verb, read_document
from cidfix.pdf.drawing import to_pixel_drawing

FILES = Path(__file__).parents[1] / "files"
_STEPS = np.linspace(0, 1, 65)[:, None]


def trace(outlines: Outlines, glyph: int) -> list[NDArray[np.float64]]:
    """The contours of a glyph as dense polygons."""
    verbs = outlines.verb[outlines.verb_start[glyph] : outlines.verb_start[glyph + 1]].tolist()
    points = list(outlines.point[outlines.point_start[glyph] : outlines.point_start[glyph + 1]].astype(np.float64))
    contours: list[NDArray[np.float64]] = []
    for verb in verbs:
        taken = [points.pop(0) for _ in range({Verb.MOVE: 1, Verb.CLOSE: 0}.get(verb, verb))]
        if verb == Verb.MOVE:
            contours.append(np.array(taken))
        elif verb != Verb.CLOSE:
            curve = [contours[-1][-1], *taken]
            while len(curve) > 1:  # de Casteljau
                curve = [a + (b - a) * _STEPS for a, b in pairwise(curve)]
            contours[-1] = np.concatenate((contours[-1], curve[0]))
    assert points == []
    return contours


@pytest.mark.parametrize(
    ("name", "tolerance"),
    [
        ("truetype_simple", 2e-4),
        ("type0_identity", 2e-4),
        ("cff_simple", 2e-4),
        ("cff_type0", 2e-4),
        ("type1_tex", 2e-4),
        ("type3_bitmap", 0.05),  # a pixel that has little ink is not full
        ("type3_vector", 0.05),
    ],
)
def test_a_glyph_is_as_large_as_its_ink(name: str, tolerance: float, read_whole: Callable[[Path], Document]) -> None:
    document = read_whole(FILES / f"{name}.pdf")
    glyphs, outlines = document.glyphs, document.outlines
    assert len(outlines) == len(glyphs)
    assert not glyphs.blank.all()
    for glyph, blank in enumerate(glyphs.blank.tolist()):
        contours = trace(outlines, glyph)
        assert bool(contours) == (not blank)
        if contours:
            points = np.concatenate(contours)
            box = (*points.min(axis=0), *points.max(axis=0))
            assert np.allclose(box, glyphs.ink[glyph], atol=tolerance)


@pytest.mark.parametrize("name", ["truetype_simple", "cff_type0", "type1_tex", "type3_bitmap", "type3_vector"])
def test_where_the_page_has_ink_the_outline_is_wound(name: str, read_whole: Callable[[Path], Document]) -> None:
    document = read_whole(FILES / f"{name}.pdf")
    occurrences = document.occurrences
    renderer = PageRenderer(document.path, "")
    scale = 20.0
    for place in np.flatnonzero(~document.glyphs.blank[occurrences.glyph])[:12].tolist():
        glyph = int(occurrences.glyph[place])
        size, x, y = (float(a[place]) for a in (occurrences.size, occurrences.x, occurrences.y))
        left, bottom, right, top = document.glyphs.ink[glyph].tolist()
        clip = (x + size * left, y - size * top, x + size * right, y - size * bottom)
        picture = renderer.render(document.pages[0].number, scale, clip)
        grey = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width, 3)[:, :, 0]
        rows, columns = np.mgrid[2 : picture.height - 2 : 5, 2 : picture.width - 2 : 5].reshape(2, -1)
        across = (columns + 0.5 + np.floor(scale * clip[0]) - scale * x) / (scale * size)
        up = (scale * y - rows - 0.5 - np.floor(scale * clip[1])) / (scale * size)
        inside = wind(trace(document.outlines, glyph), across, up) != 0
        assert (inside == (grey[rows, columns] < 128)).mean() > 0.9
    renderer.close()


def wind(contours: list[NDArray[np.float64]], x: NDArray[np.float64], y: NDArray[np.float64]) -> NDArray[np.int64]:
    """How often the contours run round each point."""
    turns = np.zeros(len(x), np.int64)
    for contour in contours:
        (x0, y0), (x1, y1) = contour.T[:, :, None], np.roll(contour, -1, axis=0).T[:, :, None]
        side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
        turns += ((y0 <= y) & (y < y1) & (side > 0)).sum(axis=0) - ((y1 <= y) & (y < y0) & (side < 0)).sum(axis=0)
    return turns


def test_pixels_become_rectangles_and_alike_runs_one() -> None:
    full = np.array([[1, 0, 1], [1, 0, 1], [1, 1, 1]], np.bool_)
    drawing = to_pixel_drawing(full, 10, 20, 10)
    corners = np.array(drawing.points).reshape(-1, 4, 2)
    boxes = sorted((*rectangle.min(axis=0).tolist(), *rectangle.max(axis=0).tolist()) for rectangle in corners)
    assert np.allclose(boxes, [(1.0, 1.7, 1.3, 1.8), (1.0, 1.8, 1.1, 2.0), (1.2, 1.8, 1.3, 2.0)])
    assert drawing.verbs == bytes([0, 1, 1, 1, 4] * 3)
    assert to_pixel_drawing(np.zeros((2, 2), np.bool_), 0, 0, 1).verbs == b""


def test_a_font_that_is_not_in_the_file_has_no_outlines(read_whole: Callable[[Path], Document]) -> None:
    document = read_whole(FILES / "base14.pdf")
    missing = np.array([not font.embedded for font in document.fonts])[document.glyphs.font]
    assert missing.any()
    assert not np.diff(document.outlines.verb_start)[missing].any()


def test_a_damaged_program_costs_its_outlines_only(write_page: Callable[..., Path]) -> None:
    broken = b"<</Length1 4/Length 4>>stream\nabcd\nendstream"
    descriptor = b"<</Type/FontDescriptor/FontName/X/Flags 32/FontFile2 7 0 R>>"
    font = b"<</Type/Font/Subtype/TrueType/BaseFont/X/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>"
    document = read_document(
        write_page(b"BT /F 10 Tf 9 9 Td (ab) Tj ET", fonts=b"/F 5 0 R", objects=(font, descriptor, broken))
    )
    assert len(document.outlines) == 2
    assert len(document.outlines.point) == 0
