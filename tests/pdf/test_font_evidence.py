"""What a file says of its codes beside the map it declares: glyph names, and the font program's own map."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from cidfix.pdf import Document, Font, read_document
from cidfix.pdf.tounicode import parse_to_unicode

BOXED = b"q 600 0 0 600 0 0 cm 0 0 m 1 0 l 1 1 l f Q"


def build_program(names: list[str], characters: Mapping[int, str], keep_names: bool = True) -> bytes:
    """A TrueType program whose glyphs have these names and characters, a box each."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names])
    builder.setupCharacterMap(dict(characters))
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((450, 0), (450, 500), (50, 500)):
        pen.lineTo(point)
    pen.closePath()
    glyph = pen.glyph()
    builder.setupGlyf(dict.fromkeys([".notdef", *names], glyph))
    builder.setupHorizontalMetrics(dict.fromkeys([".notdef", *names], (500, 50)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost(keepGlyphNames=keep_names)
    file = io.BytesIO()
    builder.save(file)
    return file.getvalue()


@pytest.fixture
def read_composite(write_page: Callable[..., Path], make_stream: Callable[..., bytes]) -> Callable[..., Font]:
    """Read a composite font that draws glyphs 1 to 3 of a program by their ids, with nothing said of them."""

    def read(program: bytes, base_name: bytes = b"ABCDEF+Boxes", ordering: bytes = b"Identity") -> Font:
        name = b"/BaseFont/" + base_name
        info = b"/CIDSystemInfo<</Registry(Adobe)/Ordering(%s)/Supplement 0>>" % ordering
        objects = (
            b"<</Type/Font/Subtype/Type0%s/Encoding/Identity-H/DescendantFonts[6 0 R]>>" % name,
            b"<</Type/Font/Subtype/CIDFontType2%s%s/FontDescriptor 7 0 R/CIDToGIDMap/Identity>>" % (name, info),
            b"<</Type/FontDescriptor/FontName/%s/Flags 4/FontFile2 8 0 R>>" % base_name,
            make_stream(program),
        )
        page = write_page(b"BT /F 10 Tf 10 100 Td <000100020003> Tj ET", b"/F 5 0 R", objects)
        return read_document(page).fonts[0]

    return read


def test_a_programs_own_map_and_names_are_read_although_nothing_refers_to_them(
    read_composite: Callable[..., Font],
) -> None:
    font = read_composite(build_program(["uni0416", "nu", "g3"], {0x416: "uni0416", 0x3BD: "nu", 0x110: "g3"}))
    assert font.program_map == {1: "Ж", 2: "ν", 3: "Đ"}
    assert font.program_names == {1: "uni0416", 2: "nu", 3: "g3"}
    assert (font.own_map, font.declared) == ({}, "")


def test_of_several_characters_of_a_glyph_the_plainest_is_taken(read_composite: Callable[..., Font]) -> None:
    mapped = {0x20: "a", 0xA0: "a", 0x627: "b", 0xFE8D: "b", 0xE001: "c", 0x10DC: "c"}
    assert read_composite(build_program(["a", "b", "c"], mapped)).program_map == {1: " ", 2: "ا", 3: "ნ"}


def test_a_program_without_names_and_characters_says_nothing(read_composite: Callable[..., Font]) -> None:
    font = read_composite(build_program(["a", "b", "c"], {}, keep_names=False))
    assert (font.program_map, font.program_names, font.fault) == ({}, {}, "")


def test_a_font_that_follows_a_collection_unsaid_is_read_by_it_if_its_name_tells(
    read_composite: Callable[..., Font],
) -> None:
    program = build_program(["a", "b", "c"], {})
    assert read_composite(program).collections == {}
    assert read_composite(program, b"ABCDEF+MS-Mincho").collections == {"Japan1": {1: " ", 2: "!", 3: '"'}}
    named = read_composite(program, ordering=b"Korea1")
    assert named.encoded == named.collections["Korea1"] == {1: " ", 2: "!", 3: '"'}


def test_a_font_that_is_not_embedded_is_read_by_every_collection(write_page: Callable[..., Path]) -> None:
    info = b"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
    objects = (
        b"<</Type/Font/Subtype/Type0/BaseFont/SimSun/Encoding/Identity-H/DescendantFonts[6 0 R]>>",
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/SimSun%s/FontDescriptor 7 0 R>>" % info,
        b"<</Type/FontDescriptor/FontName/SimSun/Flags 4>>",
    )
    font = read_document(write_page(b"BT /F 10 Tf 10 100 Td <0022> Tj ET", b"/F 5 0 R", objects)).fonts[0]
    assert list(font.collections)[:1] == ["GB1"]
    assert {"Japan1", "GB1", "CNS1", "Korea1"} <= font.collections.keys()
    assert {said[0x22] for said in font.collections.values()} == {"A"}


def test_names_of_type_3_procedures_and_both_maps_are_told_apart(
    write_page: Callable[..., Path], make_stream: Callable[..., bytes]
) -> None:
    map_to_zhe = make_stream(b"1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <01> <0416> endbfchar")
    font = (
        b"<</Type/Font/Subtype/Type3/FontBBox[0 0 600 600]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 1/LastChar 2"
        b"/Widths[600 600]/Encoding<</Differences[1/afii10065/a132]>>/CharProcs<</afii10065 6 0 R/a132 6 0 R>>"
        b"/ToUnicode 7 0 R>>"
    )
    page = write_page(
        b"BT /F 10 Tf 10 100 Td <0102> Tj ET", b"/F 5 0 R", (font, make_stream(b"600 0 d0 " + BOXED), map_to_zhe)
    )
    read = read_document(page).fonts[0]
    assert read.names == {1: "afii10065", 2: "a132"}
    assert (read.to_unicode, read.encoded) == ({1: "Ж"}, {1: "а"})
    assert read.own_map == {1: "Ж"}


def test_names_are_those_of_codes_in_use_alone(write_page: Callable[..., Path]) -> None:
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[1/afii10065/f_i/g37 97/Zcaron]>>>>"
    read = read_document(write_page(b"BT /F 10 Tf 10 100 Td <0103> Tj ET", b"/F " + font)).fonts[0]
    assert read.names == {1: "afii10065", 3: "g37"}


def test_a_damaged_character_map_costs_no_more_than_itself(read_composite: Callable[..., Font]) -> None:
    program = build_program(["a", "b", "c"], {0x416: "a"})
    start = program.index(b"cmap") + 8
    offset = int.from_bytes(program[start : start + 4])
    damaged = program[: offset + 4] + b"\xff" * 24 + program[offset + 28 :]
    font = read_composite(damaged)
    assert font.program_map == {}
    assert font.fault == ""


def test_what_stands_behind_the_end_of_a_to_unicode_map_does_not_count() -> None:
    data = b"1 beginbfchar <41> <0627> endbfchar endcmap 1 beginbfrange <41> <42> <0041> endbfrange"
    assert parse_to_unicode(data) == {0x41: "ا"}


def test_a_document_of_the_corpus_that_was_stripped_has_no_evidence_left(
    read_whole: Callable[[Path], Document],
) -> None:
    document = read_whole(Path(__file__).parents[2] / "sample_pdfs" / "nivkh.pdf")
    assert all(not font.program_map and not font.to_unicode for font in document.fonts)
