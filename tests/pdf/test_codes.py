"""Every kind of font, encoding and place text is drawn from: the codes read are those in the content stream."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pymupdf
import pytest

from cidfix.layout import lay_out
from cidfix.pdf import Document, Mark, read_document

CORPUS = Path(__file__).parents[1] / "corpus"
FILES = Path(__file__).parents[1] / "files"
Write = Callable[..., Path]
Stream = Callable[..., bytes]


def codes(document: Document) -> list[int]:
    return [int(code) for code in document.glyphs.code[document.occurrences.glyph]]


def named_codes(document: Document) -> list[tuple[str, int]]:
    names = [document.fonts[i].name for i in document.glyphs.font]
    return [(names[g], int(document.glyphs.code[g])) for g in document.occurrences.glyph]


def composite(encoding: bytes, ordering: bytes = b"Identity", rest: bytes = b"") -> bytes:
    """A Type0 font that is neither embedded nor known to anyone."""
    return (
        b"<</Type/Font/Subtype/Type0/BaseFont/Unheard/Encoding %s/DescendantFonts[<</Type/Font/Subtype/CIDFontType0"
        b"/BaseFont/Unheard/CIDSystemInfo<</Registry(Adobe)/Ordering(%s)/Supplement 0>>%s"
        b"/FontDescriptor<</Type/FontDescriptor/FontName/Unheard/Flags 4>>>>]>>"
    ) % (encoding, ordering, rest)


def cmap(ranges: bytes, spaces: bytes) -> bytes:
    return (
        b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 1 def\n"
        b"1 begincodespacerange %s endcodespacerange\n%s\nendcmap end end" % (spaces, ranges)
    )


@pytest.mark.parametrize("name", sorted(path.stem for path in CORPUS.glob("*.pdf")))
def test_every_glyph_that_mupdf_traces_has_a_code_and_a_known_shape(
    name: str, read_whole: Callable[[Path], Document]
) -> None:
    path = CORPUS / f"{name}.pdf"
    document = read_whole(path)
    with pymupdf.open(path) as untouched:
        traced = [sum(len(span["chars"]) for span in page.get_texttrace()) for page in untouched]
    assert [page.stop - page.start for page in document.pages] == traced
    assert all(font.embedded and not font.fault for font in document.fonts)
    shaped = [bool(outline) or bool(blank) for outline, blank in zip(*_shapes(document), strict=True)]
    assert all(shaped)


def _shapes(document: Document) -> tuple[tuple[str, ...], list[bool]]:
    return document.glyphs.outline, document.glyphs.blank.tolist()


def test_codes_are_the_cids_that_an_identity_encoded_font_draws() -> None:
    document = read_document(CORPUS / "nivkh.pdf", pages=[1])
    with pymupdf.open(CORPUS / "nivkh.pdf") as untouched:
        content = untouched[0].read_contents()
    drawn = [
        int(text[i : i + 4], 16) for text in re.findall(rb"<([0-9A-Fa-f]+)>", content) for i in range(0, len(text), 4)
    ]
    assert codes(document) == drawn


def test_a_simple_font_has_one_code_a_byte_and_codes_below_32_are_codes(write_page: Write) -> None:
    document = read_document(write_page(b"BT /F 10 Tf 10 100 Td <00011F2041> Tj ET"))
    assert codes(document) == [0, 1, 31, 32, 65]


def test_a_font_without_a_number_is_named_after_its_owner_with_a_letter(write_page: Write) -> None:
    fonts = (
        b"/F <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>/G <</Type/Font/Subtype/Type1/BaseFont/Courier>>/H 5 0 R"
    )
    path = write_page(
        b"BT /F 10 Tf 10 100 Td (a) Tj /G 10 Tf (a) Tj /H 10 Tf (b) Tj ET",
        fonts,
        (b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",),
    )
    document = read_document(path)
    assert named_codes(document) == [("F3a", 97), ("F3b", 97), ("F5", 98)]
    assert [font.base_name for font in document.fonts] == ["Helvetica", "Courier", "Helvetica"]


def test_an_unknown_composite_font_that_is_not_embedded_still_tells_its_codes(write_page: Write) -> None:
    path = write_page(b"BT /F 10 Tf 10 100 Td <000000410102FFFF> Tj ET", b"/F " + composite(b"/Identity-H"))
    document = read_document(path)
    assert codes(document) == [0, 0x41, 0x102, 0xFFFF]
    assert not document.fonts[0].embedded
    assert document.fonts[0].declared == ""


@pytest.mark.parametrize(
    ("encoding", "ordering", "drawn", "expected", "text"),
    [
        (b"/90ms-RKSJ-H", b"Japan1", b"<418CEA88C0>", [0x41, 0x8CEA, 0x88C0], "A語安"),
        (b"/UniGB-UCS2-H", b"GB1", b"<4E2D6587>", [0x4E2D, 0x6587], "中文"),
        (b"/GBK-EUC-H", b"GB1", b"<41D6D0>", [0x41, 0xD6D0], "A中"),
        (b"/GBK2K-H", b"GB1", b"<D6D081308130>", [0xD6D0], "中"),
        (b"/UniJIS-UTF16-H", b"Japan1", b"<65E5D842DFB7>", [0x65E5, 0xD842DFB7], None),
    ],
)
def test_a_predefined_cmap_gives_codes_of_its_own_widths(
    write_page: Write, encoding: bytes, ordering: bytes, drawn: bytes, expected: list[int], text: str | None
) -> None:
    path = write_page(b"BT /F 10 Tf 10 100 Td %s Tj ET" % drawn, b"/F " + composite(encoding, ordering))
    document = read_document(path)
    assert codes(document)[: len(expected)] == expected
    if text is not None:
        assert [document.fonts[0].own_map[code] for code in expected] == list(text)
        assert document.fonts[0].declared == "encoding"


def test_an_embedded_cmap_can_have_codes_of_one_to_four_bytes(write_page: Write, make_stream: Stream) -> None:
    spaces = b"<00> <7F> <8000> <8FFF> <900000> <9FFFFF> <A0000000> <FFFFFFFF>"
    ranges = b"4 begincidrange <41> <42> 1 <8001> <8002> 3 <900001> <900002> 5 <FE000001> <FE000002> 7 endcidrange"
    own = make_stream(
        cmap(ranges, spaces).replace(b"1 begincodespace", b"4 begincodespace"), b"/Type/CMap/CMapName/Own"
    )
    path = write_page(b"BT /F 10 Tf 10 100 Td <41 42 8002 900001 FE000002> Tj ET", b"/F " + composite(b"5 0 R"), (own,))
    assert codes(read_document(path)) == [0x41, 0x42, 0x8002, 0x900001, 0xFE000002]


def test_a_type3_font_is_read_and_its_glyphs_are_told_apart(write_page: Write, make_stream: Stream) -> None:
    font = (
        b"<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 1/LastChar 3"
        b"/Widths[800 800 300]/Encoding<</Differences[1/square/triangle/nothing]>>"
        b"/CharProcs<</square 6 0 R/triangle 7 0 R/nothing 8 0 R>>/Resources<<>>>>"
    )
    square = make_stream(b"800 0 0 0 700 700 d1 0 0 700 700 re f")
    triangle = make_stream(b"800 0 0 0 700 700 d1 0 0 m 700 0 l 350 700 l h f")
    path = write_page(
        b"BT /F 20 Tf 10 100 Td <01020301> Tj ET", b"/F 5 0 R", (font, square, triangle, make_stream(b"300 0 d0"))
    )
    document = read_document(path)
    assert codes(document) == [1, 2, 3, 1]
    assert document.fonts[0].kind == "Type3"
    assert document.glyphs.blank.tolist() == [False, False, True]
    assert len(set(document.glyphs.outline)) == 3
    np.testing.assert_allclose(document.glyphs.ink[0], [0, 0, 0.7, 0.7], atol=0.03)
    np.testing.assert_allclose(document.glyphs.advance, [0.8, 0.8, 0.3], atol=1e-4)
    assert not (document.occurrences.marks & Mark.INVISIBLE).any()


def test_a_type3_font_that_counts_in_pixels_has_lines_of_the_size_their_letters_have(
    write_page: Write, make_stream: Stream
) -> None:
    font = (
        b"<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 -1 0 0]/FirstChar 65/LastChar 66/Widths[60 120]"
        b"/Encoding<</Differences[65/A/B]>>/CharProcs<</A 6 0 R/B 7 0 R>>/Resources<<>>>>"
    )
    path = write_page(
        b"BT /F .25 Tf 1 0 0 -1 10 100 Tm (AAAAAA) Tj 1 0 0 -1 10 40 Tm (BBBBBB) Tj ET",
        b"/F 5 0 R",
        (
            font,
            make_stream(b"60 0 0 0 50 50 d1 0 0 50 50 re f"),
            make_stream(b"120 0 0 0 100 100 d1 0 0 100 100 re f"),
        ),
    )
    document = read_document(path)
    assert document.occurrences.advance[0] == pytest.approx(15.0, rel=0.01)  # 60 units of a quarter point
    assert document.glyphs.ink[:, 1] == pytest.approx(0.0, abs=0.1)
    small, large = lay_out(document, {}, {}, ()).size.tolist()
    assert 12.5 <= small <= 25  # letters of 12.5 points stand in a font of that size or up to twice as much
    assert large == pytest.approx(2 * small, rel=0.05)


def test_text_in_forms_within_forms_and_in_annotations_is_read(write_page: Write, make_stream: Stream) -> None:
    courier = b"/Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Courier>>>>/XObject<</Y 6 0 R>>>>"
    outer = make_stream(
        b"BT /F 10 Tf 10 50 Td (b) Tj ET /Y Do", b"/Type/XObject/Subtype/Form/BBox[0 0 300 200]" + courier
    )
    inner = make_stream(
        b"BT /F 10 Tf 10 20 Td (c) Tj ET /Y Do", b"/Type/XObject/Subtype/Form/BBox[0 0 300 200]" + courier
    )
    look = make_stream(
        b"BT /F 10 Tf 0 5 Td (d) Tj ET",
        b"/Type/XObject/Subtype/Form/BBox[0 0 50 20]"
        b"/Resources<</Font<</F <</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>",
    )
    note = b"<</Type/Annot/Subtype/FreeText/Rect[100 100 150 120]/DA(/F 10 Tf)/F 4/AP<</N 8 0 R>>>>"
    path = write_page(
        b"BT /F 10 Tf 10 100 Td (a) Tj ET /X Do",
        objects=(outer, inner, note, look),
        entries=b"/Annots[7 0 R]",
        resources=b"/XObject<</X 5 0 R>>",
    )
    document = read_document(path)
    assert document.pages[0].fault == ""
    assert named_codes(document) == [("F3a", 97), ("F5a", 98), ("F6a", 99), ("F8a", 100)]
    assert [bool(mark & Mark.ANNOTATION) for mark in document.occurrences.marks] == [False, False, False, True]


def test_every_note_and_form_field_of_a_page_is_marked_and_the_rest_is_not(
    read_whole: Callable[[Path], Document],
) -> None:
    document = read_whole(FILES / "forms_annots.pdf")
    assert document.pages[0].fault == ""
    fonts, glyphs, seen = document.fonts, document.glyphs, document.occurrences
    letters = np.array([fonts[glyphs.font[g]].own_map[int(glyphs.code[g])] for g in seen.glyph])
    marked = (seen.marks & Mark.ANNOTATION) > 0
    assert "".join(letters[marked]) == "Sariyasen 2n :Dukuye 1948"
    assert "".join(letters[~marked]).startswith("Sariyasen fɔlɔ :")


def test_actual_text_does_not_replace_the_codes_drawn(write_page: Write) -> None:
    path = write_page(b"/Span<</ActualText(xyz)>>BDC BT /F 10 Tf 10 100 Td (ab) Tj ET EMC")
    assert codes(read_document(path)) == [97, 98]


def test_text_drawn_twice_is_marked_once_and_double_letters_are_not(write_page: Write) -> None:
    document = read_document(
        write_page(
            b"BT /F 10 Tf 10 100 Td (all) Tj ET BT /F 10 Tf 10.3 100 Td (all) Tj ET BT 2 Tr /F 10 Tf 10 50 Td (i) Tj ET"
        )
    )
    repeated = [bool(mark & Mark.REPEATED) for mark in document.occurrences.marks]
    assert repeated == [False, False, False, True, True, True, False, True]


def test_unpainted_and_transparent_text_is_kept_apart(write_page: Write) -> None:
    document = read_document(
        write_page(
            b"BT /F 10 Tf 10 100 Td (a) Tj 3 Tr (b) Tj 0 Tr /T gs (c) Tj ET",
            resources=b"/ExtGState<</T<</ca 0>>>>",
        )
    )
    assert [bool(mark & Mark.INVISIBLE) for mark in document.occurrences.marks] == [False, True, True]


def test_text_off_the_page_is_marked_and_text_across_its_edge_is_not(write_page: Write) -> None:
    document = read_document(write_page(b"BT /F 10 Tf -50 100 Td (a) Tj 47 0 Td (W) Tj 40 0 Td (c) Tj ET"))
    assert [bool(mark & Mark.CLIPPED) for mark in document.occurrences.marks] == [True, False, False]


def test_text_at_an_absurd_place_or_size_is_read_as_far_as_numbers_go(write_page: Write) -> None:
    path = write_page(b"BT /F 1e30 Tf 1e30 -1e30 Td (ab) Tj ET BT /F 10 Tf 10 100 Td (c) Tj ET")
    document = read_document(path)
    assert codes(document)[-1] == ord("c")
    for values in (document.occurrences.x, document.occurrences.size, document.occurrences.advance):
        assert np.isfinite(values).all()


def test_a_rotated_page_is_measured_as_it_is_displayed(write_page: Write) -> None:
    path = write_page(b"BT /F 10 Tf 60 120 Td (ab) Tj ET", entries=b"/Rotate 90/CropBox[50 50 250 150]")
    document = read_document(path)
    page, seen = document.pages[0], document.occurrences
    # Turned clockwise, the crop box of 200 by 100 is 100 wide and 200 high: what ran to the right runs down.
    assert (page.width, page.height) == (100, 200)
    assert (seen.x[0], seen.y[0]) == pytest.approx((70, 10), abs=1e-3)
    assert (seen.dx[0], seen.dy[0]) == pytest.approx((0, 1), abs=1e-3)
    assert seen.y[1] - seen.y[0] == pytest.approx(seen.advance[0], abs=1e-3)
    assert seen.advance[0] == pytest.approx(5.56, abs=1e-3)


def test_rotated_text_runs_along_its_own_direction(write_page: Write) -> None:
    document = read_document(write_page(b"BT /F 10 Tf 0.6 0.8 -0.8 0.6 100 100 Tm (ab) Tj ET"))
    seen = document.occurrences
    assert (seen.dx[0], seen.dy[0]) == pytest.approx((0.6, -0.8), abs=1e-3)
    assert seen.size[0] == pytest.approx(10, abs=1e-3)
    assert np.hypot(seen.x[1] - seen.x[0], seen.y[1] - seen.y[0]) == pytest.approx(seen.advance[0], abs=1e-3)


def test_a_font_that_writes_downwards_has_its_pen_on_the_line(write_page: Write) -> None:
    path = write_page(b"BT /F 10 Tf 150 180 Td <00410042> Tj ET", b"/F " + composite(b"/Identity-V", rest=b"/DW 500"))
    seen = read_document(path).occurrences
    assert seen.vertical.all()
    np.testing.assert_allclose([seen.x, seen.y], [[150, 150], [20, 30]], atol=1e-3)
    np.testing.assert_allclose([seen.dx, seen.dy], [[0, 0], [1, 1]], atol=1e-3)
    np.testing.assert_allclose(seen.advance, [10, 10], atol=1e-3)


def test_a_text_of_a_font_the_page_does_not_define_is_still_there(write_page: Write) -> None:
    document = read_document(write_page(b"BT /Missing 10 Tf 10 100 Td (ab) Tj ET"))
    assert [name for name, _ in named_codes(document)] == ["F0", "F0"]
    assert document.fonts[0].fault


def test_resources_that_refer_to_themselves_are_walked_once(write_page: Write, make_stream: Stream) -> None:
    form = make_stream(
        b"BT /F 10 Tf 10 50 Td (b) Tj ET /X Do",
        b"/Type/XObject/Subtype/Form/BBox[0 0 300 200]/Resources<</Font<</F 6 0 R>>/XObject<</X 5 0 R>>>>",
    )
    path = write_page(
        b"/X Do",
        b"/F 6 0 R",
        (form, b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
        resources=b"/XObject<</X 5 0 R>>",
    )
    assert named_codes(read_document(path)) == [("F6", 98)]


def test_an_image_page_and_a_page_of_drawn_letters_are_recognised(write_page: Write, make_stream: Stream) -> None:
    image = make_stream(
        b"\x00" * 12, b"/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceRGB"
    )
    scan = read_document(
        write_page(b"q 300 0 0 200 0 0 cm /I Do Q", objects=(image,), resources=b"/XObject<</I 5 0 R>>")
    )
    assert scan.pages[0].image_share == pytest.approx(1.0, abs=0.01)
    drawn = b" ".join(b"%d %d 8 10 re f" % (x, y) for x in range(10, 290, 10) for y in range(10, 190, 14))
    curves = read_document(write_page(drawn))
    assert curves.pages[0].curve_share > 0.3
    assert curves.pages[0].image_share == 0
