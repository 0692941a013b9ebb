"""What the file itself says of its codes: /ToUnicode in all its shapes, and encodings by glyph names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.pdf import read_document
from cidfix.pdf.tounicode import parse_to_unicode


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"1 beginbfchar <0003> <0020> endbfchar", {3: " "}),
        (b"2 beginbfchar\n<03><0041>\n<04> <D835DC00>\nendbfchar", {3: "A", 4: "\U0001d400"}),
        (b"1 beginbfchar <05> <00660069> endbfchar", {5: "fi"}),
        (b"1 beginbfrange <0010> <0012> <0430> endbfrange", {16: "а", 17: "б", 18: "в"}),
        (b"1 beginbfrange <10> <12> [<0041> <00420043> <0044>] endbfrange", {16: "A", 17: "BC", 18: "D"}),
        (b"1 beginbfchar <00 0A> <00\n41> endbfchar", {10: "A"}),
        (b"1 beginbfchar % <01> <0042>\n<02> <0043> endbfchar", {2: "C"}),
        (b"1 beginbfrange <0001> <FFFFFFFF> <0041>", {1: "A"}),
        (b"garbage <41> beginbfchar <01> endbfchar", {}),
        (b"", {}),
    ],
)
def test_a_to_unicode_cmap_is_read_as_far_as_it_makes_sense(data: bytes, expected: dict[int, str]) -> None:
    table = parse_to_unicode(data)
    assert {code: table.get(code) for code in expected} == expected


@given(st.binary(max_size=200))
def test_no_garbage_stops_the_parser(data: bytes) -> None:
    parse_to_unicode(b"1 beginbfrange " + data + b" 1 beginbfchar " + data)


@given(
    st.dictionaries(st.integers(0, 0xFFFF), st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=3))
)
def test_what_a_producer_writes_is_read_back(table: dict[int, str]) -> None:
    rows = b"\n".join(b"<%04X> <%s>" % (c, t.encode("utf-16-be").hex().encode()) for c, t in table.items())
    assert parse_to_unicode(b"%d beginbfchar\n%s\nendbfchar" % (len(table), rows)) == table


def test_to_unicode_comes_before_the_encoding_and_is_told_apart(
    write_page: Callable[..., Path], make_stream: Callable[..., bytes]
) -> None:
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding%s>>"
    own = make_stream(b"1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <61> <0416> endbfchar")
    path = write_page(
        b"BT /F 10 Tf 10 100 Td (ab) Tj /G 10 Tf (ab\xe9) Tj ET",
        b"/F 5 0 R/G 6 0 R",
        (font % b"/ToUnicode 7 0 R", font % b"", own),
    )
    first, second = read_document(path).fonts
    assert (first.declared, first.own_map) == ("ToUnicode", {97: "Ж", 98: "b"})
    assert (second.declared, second.own_map) == ("encoding", {97: "a", 98: "b", 0xE9: "é"})


def test_differences_speak_by_glyph_names_and_nameless_ones_say_nothing(write_page: Callable[..., Path]) -> None:
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[1/afii10065/f_i/g37 97/Zcaron]>>>>"
    path = write_page(b"BT /F 10 Tf 10 100 Td <0102036162> Tj ET", b"/F " + font)
    font_read = read_document(path).fonts[0]
    assert font_read.own_map == {1: "а", 2: "fi", 97: "Ž", 98: "b"}
