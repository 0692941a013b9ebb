"""Letters with marks are put together from letter and mark, be they in a reference font or not."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from cidfix.pdf.outlines import Shape, open_program, read_shapes
from cidfix.resource import find_resource
from cidfix.shapes.adding import add_fonts, fit_font
from cidfix.shapes.combining import compose, is_markable, shows_marks, to_marks
from cidfix.shapes.composing import Composed, Drawn, compose_marks
from cidfix.shapes.contours import find_pieces, to_hashes
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.measure import MeasuredFont
from cidfix.shapes.reference_fonts import to_outlines

BOLD = find_resource("fonts", "NotoSansCidfix-Bold.ttf")


@pytest.fixture(scope="module")
def shapes(measured: tuple[MeasuredFont, MeasuredFont]) -> ShapeIndex:
    """The two bundled fonts as somebody's own reference fonts, and no others."""
    empty = open_shapes()
    return add_fonts(empty, [fit_font(font, empty) for font in measured])


@cache
def read_bold() -> tuple[TTFont, Mapping[int, str]]:
    font = TTFont(BOLD)
    return font, font.getBestCmap()


def draw(letter: str, *marks: str, gap: int = 30) -> Shape:
    """A letter of the bold font with marks set above or below it, as a font draws it that has it as one glyph."""
    font, names = read_bold()
    glyphs, table = font.getGlyphSet(), font["glyf"]
    pen = TTGlyphPen(None)
    base = table[names[ord(letter)]]
    record = DecomposingRecordingPen(glyphs)
    glyphs[names[ord(letter)]].draw(record)
    record.replay(pen)
    top, bottom = base.yMax, base.yMin
    for mark in marks:
        own = table[names[ord(mark)]]
        over = unicodedata.combining(mark) == 230
        up = top + gap - own.yMin if over else bottom - gap - own.yMax
        top, bottom = (top + gap + own.yMax - own.yMin, bottom) if over else (top, bottom - gap - own.yMax + own.yMin)
        record = DecomposingRecordingPen(glyphs)
        glyphs[names[ord(mark)]].draw(record)
        across = (base.xMin + base.xMax - own.xMin - own.xMax) // 2
        for verb, points in record.value:
            getattr(pen, verb)(*[point and (point[0] + across, point[1] + up) for point in points])
    return read_shapes(to_program(pen.glyph(), font), [0])[0]


def to_program(glyph: object, font: TTFont) -> object:
    program = open_program(BOLD.read_bytes())

    class One:
        def draw(self, pen: object) -> None:
            glyph.draw(pen, font["glyf"])  # type: ignore[attr-defined]

    return program._replace(names={0: "one"}, glyphs={"one": One()})


def name(
    drawn: Sequence[Shape], wholes: Sequence[Mapping[str, float]], shapes: ShapeIndex
) -> dict[int, list[Composed]]:
    count = len(drawn)
    return compose_marks(
        Drawn(to_outlines(list(drawn)), np.full(count, 0.6, np.float32), np.ones(count)), wholes, shapes
    )


@pytest.mark.parametrize(
    ("letter", "marks", "value"),
    [
        ("р", "\u030c", "р̌"),
        ("ӷ", "\u0306", "ӷ̆"),
        ("ẹ", "\u0301", "ẹ́"),
        ("ъ", "\u0304", "ъ̄"),
        ("ш", "\u0308", "ш̈"),
        ("q", "\u0323", "q̣"),
    ],
)
def test_a_letter_that_no_font_has_is_its_base_and_its_mark(
    letter: str, marks: str, value: str, shapes: ShapeIndex
) -> None:
    found = name([draw(letter, *marks)], [{letter: 0.6}], shapes)
    assert value in [one.value for one in found[0][:5]]
    plain = next((one.distance for one in found[0] if one.value == letter), np.inf)
    assert plain > next(one.distance for one in found[0] if one.value == value)


@pytest.mark.parametrize(("letter", "marks", "value"), [("e", "\u0302\u0301", "ế"), ("a", "\u0308\u0304", "ǟ")])
def test_two_marks_are_told_apart(letter: str, marks: str, value: str, shapes: ShapeIndex) -> None:
    found = name([draw(letter, *marks)], [{letter: 0.6}], shapes)
    assert found[0][0].value == value


def test_marks_of_one_letter_are_told_from_one_another(shapes: ShapeIndex) -> None:
    drawn = [draw("п", mark) for mark in "\u0300\u0301\u0302\u0304\u0307\u0308\u030c"]
    found = name(drawn, [{}] * len(drawn), shapes)
    assert [found[glyph][0].value for glyph in range(len(drawn))] == [
        "п̀", "п́", "п̂", "п̄", "п̇", "п̈", "п̌",
    ]  # fmt: skip


def test_where_letter_and_mark_are_from_is_said(shapes: ShapeIndex) -> None:
    found = name([draw("р", "\u030c")], [{}], shapes)
    assert found[0][0].font.startswith("Noto Sans")
    assert "with the mark of Noto Sans" in found[0][0].font


def test_a_letter_that_is_known_as_a_whole_goes_before_the_same_composed(shapes: ShapeIndex) -> None:
    ((best, *_),) = name([draw("e", "\u0301")], [{"é": 0.01}], shapes).values()
    assert (best.value, best.font) == ("é", "")
    assert name([draw("e", "\u0301")], [{"é": 0.0}], shapes) == {}


def test_letters_of_one_piece_and_glyphs_without_ink_are_left_alone(shapes: ShapeIndex) -> None:
    assert name([draw("т"), Shape(blank=True)], [{"т": 0.3}, {}], shapes) == {}


def test_the_i_keeps_its_dot_and_the_accent_takes_its_place(shapes: ShapeIndex) -> None:
    found = name([draw("i"), draw("ı", "\u0301")], [{"i": 0.2, "ı": 0.9}, {}], shapes)
    assert found.get(0, [Composed("i", 0.2, "")])[0].value == "i"
    assert "í" in [one.value for one in found[1][:3]]
    assert compose("ı", ("\u0307",)) == "i"


def test_letters_take_the_marks_of_their_script_only() -> None:
    assert compose("ب", ("\u064e",)) == "بَ"
    assert compose("b", ("\u064e",)) == compose("ب", ("\u0301",)) == ""
    assert compose("η", ("\u0313", "\u0301")) == compose("η", ("\u0301", "\u0313")) == "ἤ"
    assert compose("α", ("\u0303",)) == "ᾶ"
    assert compose("k", ("\u0326",)) == "ķ"


def test_marks_are_known_alone_and_as_accents_with_a_width() -> None:
    assert to_marks("\u0301") == to_marks("´") == "\u0301"
    assert to_marks("῎") == "\u0313\u0301"
    assert to_marks("a") == to_marks(".") == to_marks("\u0338") == ""


def test_letters_are_markable_and_ideographs_are_not() -> None:
    assert is_markable("я")
    assert is_markable("ӷ̆")
    assert not is_markable("中")
    assert not is_markable("1")
    assert shows_marks("é")
    assert not shows_marks("į")
    assert not shows_marks("ť")


def test_pieces_are_curves_with_their_holes() -> None:
    outlines = to_outlines([draw("о", "\u030a"), draw("о")])
    pieces = find_pieces(outlines)
    assert pieces.glyph.tolist() == [0, 0]
    assert [len(curves) for curves in pieces.members] == [2, 2]


def test_an_outline_taken_from_a_document_has_the_hash_that_its_font_gives_it() -> None:
    shapes = [draw("ж"), draw("e", "\u0301")]
    assert to_hashes(to_outlines(shapes)) == [shape.outline for shape in shapes]
