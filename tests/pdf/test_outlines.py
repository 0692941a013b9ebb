"""The same shape has the same hash wherever it comes from; another shape, or another height, has another."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

from cidfix.pdf import read_document
from cidfix.pdf.outlines import Shape, open_program, read_shapes
from cidfix.pdf.type1 import parse_type1

CORPUS = Path(__file__).parents[1] / "corpus"
Draw = Callable[..., None]


def polygon(*points: tuple[float, float]) -> Draw:
    def draw(pen: TTGlyphPen) -> None:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()

    return draw


def draw_nothing(pen: TTGlyphPen) -> None:
    """The drawing of a space."""


def shapes(em: int, *glyphs: Draw, cff: bool = False) -> list[Shape]:
    """The shapes of a font with one glyph for each drawing, behind .notdef."""
    names = [".notdef", *(f"shape{i}" for i in range(len(glyphs)))]
    builder = FontBuilder(em, isTTF=not cff)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({})
    drawn = {}
    for name, draw in zip(names, [draw_nothing, *glyphs], strict=True):
        pen: Any = T2CharStringPen(em, None) if cff else TTGlyphPen(None)
        draw(pen)
        drawn[name] = pen.getCharString() if cff else pen.glyph()
    if cff:
        builder.setupCFF("Test", {}, drawn, {})
    else:
        builder.setupGlyf(drawn)
    builder.setupHorizontalMetrics(dict.fromkeys(names, (em, 0)))
    builder.setupHorizontalHeader()
    builder.setupPost()
    data = io.BytesIO()
    builder.save(data)
    found = read_shapes(open_program(data.getvalue()), range(1, len(names)))
    return [found[gid] for gid in range(1, len(names))]


def test_side_bearing_start_and_direction_do_not_matter() -> None:
    first, moved, begun, turned = shapes(
        1000,
        polygon((0, 0), (100, 0), (100, 300)),
        polygon((70, 0), (170, 0), (170, 300)),
        polygon((100, 300), (0, 0), (100, 0)),
        polygon((100, 300), (100, 0), (0, 0)),
    )
    assert first.outline == moved.outline == begun.outline == turned.outline != ""
    assert moved.ink == (0.07, 0.0, 0.17, 0.3)


def test_a_comma_and_an_apostrophe_differ_by_their_height() -> None:
    low, high = shapes(1000, polygon((0, 0), (50, 0), (50, 90)), polygon((0, 600), (50, 600), (50, 690)))
    assert low.outline != high.outline


def test_the_em_does_not_matter_nor_does_the_format() -> None:
    small = shapes(1000, polygon((0, 0), (100, 0), (100, 300)))
    large = shapes(2000, polygon((0, 0), (200, 0), (200, 600)))
    bare = shapes(1000, polygon((0, 0), (100, 0), (100, 300)), cff=True)
    assert small[0].outline == large[0].outline == bare[0].outline


def test_an_implied_point_is_the_same_as_one_written_out() -> None:
    def implied(pen: TTGlyphPen) -> None:
        pen.moveTo((0, 0))
        pen.qCurveTo((0, 100), (200, 100), (200, 0))
        pen.closePath()

    def explicit(pen: TTGlyphPen) -> None:
        pen.moveTo((0, 0))
        pen.qCurveTo((0, 100), (100, 100))
        pen.qCurveTo((200, 100), (200, 0))
        pen.closePath()

    first, second = shapes(1000, implied, explicit)
    assert first.outline == second.outline


def test_a_glyph_without_ink_is_blank_and_so_is_one_without_area() -> None:
    nothing, line = shapes(1000, draw_nothing, polygon((0, 0), (100, 0)))
    assert nothing.blank
    assert line.blank


def test_the_same_type3_bitmap_has_the_same_hash_whichever_page_is_read() -> None:
    whole = read_document(CORPUS / "evenki_tex.pdf")
    part = read_document(CORPUS / "evenki_tex.pdf", pages=[2])
    by_code = dict(zip(whole.glyphs.code.tolist(), whole.glyphs.outline, strict=True))
    assert len(set(by_code.values())) == len(by_code)
    for code, outline in zip(part.glyphs.code.tolist(), part.glyphs.outline, strict=True):
        assert by_code[code] == outline


def test_a_type1_program_without_subrs_is_read() -> None:
    # One glyph, unencrypted (lenIV -1): hsbw, a square of 100 units, endchar.
    code = bytes([139, 239, 13, 139, 139, 21, 239, 6, 239, 7, 39, 6, 9, 14])
    private = b"/Private 3 dict dup begin /lenIV -1 def /CharStrings 2 dict dup begin /A %d RD %s ND end" % (
        len(code),
        code,
    )
    program = b"%!PS-AdobeFont-1.0: T\n/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n" + private
    parsed = parse_type1(program)
    assert list(parsed.glyphs) == ["A"]
    assert read_shapes(open_program(program), [0])[0].ink == (0.0, 0.0, 0.1, 0.1)
