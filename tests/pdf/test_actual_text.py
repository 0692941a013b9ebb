"""Words that say as a whole what they stand for, in a page that draws what it drew before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pypdf
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cidfix.pdf import Document, PageRenderer, Repair, read_document, reread, write_repaired
from cidfix.pdf.content import read_operations

HELVETICA = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
Words = Sequence[tuple[Sequence[int], str]]
WritePage = Callable[..., Path]


def write(path: Path, out: Path, words: Words) -> tuple[Document, tuple[str, ...]]:
    document = read_document(path)
    return document, write_repaired(document, (path, ""), out, Repair({}, words, {}, "cidfix: a test"), lambda: None)


def draw(path: Path) -> list[object]:
    renderer = PageRenderer(path, "")
    try:
        return [renderer.render(number + 1, 2.0, None) for number in range(len(renderer.sizes))]
    finally:
        renderer.close()


def read(path: Path) -> str:
    return "".join(reread(read_document(path), path, "", lambda: None))


@pytest.mark.parametrize("name", ["magahi", "evenki_tex", "vietnamese", "mongolian"])
def test_a_page_draws_the_same_glyphs_at_the_same_places_whatever_words_are_marked(
    name: str, corpus: Path, tmp_path: Path
) -> None:
    path, out = corpus / f"{name}.pdf", tmp_path / "out.pdf"
    count = len(read_document(path).occurrences)
    random = np.random.default_rng(1)
    starts = random.choice(count - 9, count // 20, replace=False)
    lengths = random.integers(1, 9, len(starts))
    words = [(range(start, start + length), "ab") for start, length in zip(starts, lengths, strict=True)]
    before, notes = write(path, out, [(list(places), text) for places, text in words if places[0] % 10 == 0])
    after = read_document(out)
    assert notes == ()
    for array in ("glyph", "x", "y", "size", "advance", "marks"):
        assert (getattr(before.occurrences, array) == getattr(after.occurrences, array)).all()
    assert draw(path) == draw(out)


def test_a_reader_finds_the_words_text_instead_of_its_letters(write_page: WritePage, tmp_path: Path) -> None:
    path = write_page(b"BT /F 20 Tf 20 100 Td (one two three) Tj ET")
    write(path, tmp_path / "out.pdf", [([4, 5, 6], "zwei")])
    assert read(tmp_path / "out.pdf").split() == ["one", "zwei", "three"]


@pytest.mark.parametrize(
    "content",
    [
        b"BT /F 20 Tf 20 100 Td [(one t) -20 (w) 30 (o) (th) 5 (ree)] TJ ET",
        b"BT /F 20 Tf 14 TL 20 100 Td (one two)' 2 1 (three)\" ET",
        b"q BT /F 20 Tf 20 100 Td <6F6E65 20747> Tj ET Q BT /F 20 Tf 60 100 Td (wo)Tj(three)Tj ET",
        b"BT /F 20 Tf 20 100 Td (one \\164\\\n\\167o) Tj /Span<<>>BDC (th) Tj EMC (r) Tj /P BMC (ee) Tj EMC ET",
        b"BI /W 2 /H 1 /BPC 8 /CS /G ID )(\nEI BT /F 20 Tf 20 100 Td (one two) Tj % (no) Tj\n(three) Tj ET",
    ],
)
def test_words_are_marked_however_they_are_shown(content: bytes, write_page: WritePage, tmp_path: Path) -> None:
    path, out = write_page(content), tmp_path / "out.pdf"
    document = read_document(path)
    letters = "".join(chr(code) for code in document.glyphs.code[document.occurrences.glyph])
    words = [
        (list(range(at, at + len(word))), "DE" + word) for word in ("two", "three") if (at := letters.find(word)) >= 0
    ]
    assert words
    _, notes = write(path, out, words)
    assert notes == ()
    assert draw(path) == draw(out)
    for _, text in words:
        assert text in "".join(read(out).split())


def test_no_gap_is_read_behind_a_word_of_several_operations(write_page: WritePage, tmp_path: Path) -> None:
    # As browsers place letters: each cluster moves on by what the one before is wide (Helvetica, Adobe's metrics).
    content = b"BT /F 20 Tf 20 100 Td (w) Tj 14.44 0 Td (o) Tj 11.12 0 Td (r) Tj 6.66 0 Td (d) Tj 11.12 0 Td (s) Tj ET"
    path, out = write_page(content), tmp_path / "out.pdf"
    write(path, out, [([0, 1, 2, 3], "wort")])
    assert read(out).strip() == "worts"
    assert draw(path) == draw(out)


@pytest.fixture
def draw_form(write_page: WritePage, make_stream: Callable[..., bytes]) -> Callable[[bytes], Path]:
    """Writes a page that may draw a form (X), which shows the word "form", and another with that one in it (Y)."""
    entries = b"/Type/XObject/Subtype/Form/BBox[0 0 300 200]"
    form = make_stream(b"BT /F 20 Tf 20 50 Td (form) Tj ET", entries)
    outer = make_stream(b"/X Do BT /F 20 Tf 20 20 Td (outer) Tj ET", entries)
    objects, resources = (form, outer, HELVETICA), b"/XObject<</X 5 0 R/Y 6 0 R>>"
    return lambda content: write_page(content, b"/F 7 0 R", objects, resources=resources)


@pytest.mark.parametrize(
    ("content", "words", "found"),
    [
        (b"BT /F 20 Tf 20 100 Td (one) Tj ET /X Do", [([0, 1, 2], "eins"), ([4, 5], "XY")], ["eins", "fXYm"]),
        (b"/X Do q 1 0 0 1 0 60 cm /X Do Q", [([1, 2], "XY"), ([5, 6], "XY")], ["fXYm", "fXYm"]),
        (b"/Y Do", [([1, 2], "XY"), ([5, 6, 7], "Z")], ["fXYm", "oZr"]),
    ],
    ids=["once", "twice", "form in form"],
)
def test_words_of_a_form_are_marked_in_its_own_stream(
    draw_form: Callable[[bytes], Path], tmp_path: Path, content: bytes, words: Words, found: list[str]
) -> None:
    path, out = draw_form(content), tmp_path / "out.pdf"
    _, notes = write(path, out, words)
    assert notes == ()
    assert sorted(read(out).split()) == found
    assert draw(path) == draw(out)


def test_a_form_that_says_one_thing_here_and_another_there_stays_and_that_is_said(
    draw_form: Callable[[bytes], Path], tmp_path: Path
) -> None:
    path, out = draw_form(b"/X Do q 1 0 0 1 0 60 cm /X Do Q BT /F 20 Tf 20 150 Td (one) Tj ET"), tmp_path / "out.pdf"
    _, (note,) = write(path, out, [([1, 2], "XY"), ([8, 9, 10], "eins")])
    assert note.startswith("on page 1 letters")
    assert sorted(read(out).split()) == ["eins", "form", "form"]


def test_a_form_that_is_drawn_on_a_page_of_which_nothing_is_known_stays_and_that_is_said(
    draw_form: Callable[[bytes], Path], tmp_path: Path
) -> None:
    (page,) = pypdf.PdfReader(draw_form(b"/X Do")).pages
    writer = pypdf.PdfWriter()
    for _ in range(2):
        writer.add_page(page)
    path, out = tmp_path / "two.pdf", tmp_path / "out.pdf"
    writer.write(path)
    _, (note,) = write(path, out, [([1, 2], "XY")])
    assert note.startswith("on page 1 letters")
    assert read(out) == "formform"
    _, notes = write(path, out, [([1, 2], "XY"), ([5, 6], "XY")])
    assert notes == ()
    assert read(out) == "fXYmfXYm"


def test_what_is_marked_already_is_not_marked_again(draw_form: Callable[[bytes], Path], tmp_path: Path) -> None:
    path = draw_form(b"BT /F 20 Tf 20 100 Td (one t) Tj (wo three) Tj ET /X Do")
    words = [([4, 5, 6], "zwei"), ([8, 9, 10, 11, 12], "drei"), ([14, 15], "XY")]
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    write(path, first, words)
    _, notes = write(first, second, words)
    assert notes == ("nothing needs repair: the file is a plain copy of the PDF",)
    assert second.read_bytes() == first.read_bytes()


def test_a_word_that_was_marked_is_marked_otherwise_where_more_is_known_of_it(
    write_page: WritePage, tmp_path: Path
) -> None:
    path, first, second = write_page(b"BT /F 20 Tf 20 100 Td (one two) Tj ET"), tmp_path / "1.pdf", tmp_path / "2.pdf"
    write(path, first, [([0, 1, 2], "eins"), ([4, 5, 6], "zwo")])
    document = read_document(first)
    words, two = [([0, 1, 2], "un"), ([4, 5, 6], "zwei")], int(document.occurrences.glyph[4])
    repair = Repair({}, words, {}, "cidfix: a test", frozenset([two]))
    assert write_repaired(document, (first, ""), second, repair, lambda: None) == ()
    assert read(second).split() == ["eins", "zwei"]
    assert draw(path) == draw(second)


def test_a_page_that_shows_what_was_not_read_from_it_stays_as_it_is_and_that_is_said(
    write_page: WritePage, make_stream: Callable[..., bytes], tmp_path: Path
) -> None:
    # The letter of one font is drawn with letters of another, which the page's own stream does not show.
    letter = b"500 0 d0 BT /F 500 Tf (xyz) Tj ET"
    objects = (
        b"<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97"
        b"/Widths[500]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F %s>>>>>>" % HELVETICA,
        make_stream(letter),
    )
    content = b"BT /G 20 Tf 20 100 Td (a) Tj /F 20 Tf (one two) Tj ET"
    path = write_page(content, fonts=b"/F %s/G 5 0 R" % HELVETICA, objects=objects)
    _, (note,) = write(path, tmp_path / "out.pdf", [([0, 1, 2], "eins")])
    assert note.startswith("on page 1 letters")
    (before,), (after,) = (pypdf.PdfReader(one).pages for one in (path, tmp_path / "out.pdf"))
    assert before.get_contents().get_data() == after.get_contents().get_data()


@given(st.binary(max_size=60))
def test_a_string_reads_back_however_it_is_spelt(data: bytes) -> None:
    escaped = b"".join(b"\\%03o" % byte if byte in b"()\\\r" else bytes([byte]) for byte in data)
    for spelt in (b"(%s)" % escaped, b"<%s>" % data.hex().encode()):
        (operation,) = read_operations(spelt + b" Tj")
        assert operation.operands == (data,)
        assert (operation.operator, operation.start, operation.stop) == (b"Tj", 0, len(spelt) + 3)


@given(st.binary(max_size=200))
@example(b"((((")
@example(b"BI ID EI")
@example(b"<< /A [ ( ] >>")
def test_any_bytes_are_read_to_their_end(data: bytes) -> None:
    places = [(operation.start, operation.stop) for operation in read_operations(data)]
    assert all(start < stop <= len(data) for start, stop in places)
    assert all(one[1] <= other[0] for one, other in pairwise(places))
