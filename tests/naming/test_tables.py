"""Code tables and glyph orders: letters at the codes where users of the encodings know them."""

from __future__ import annotations

import pytest

from cidfix.languages.scripts import find_script
from cidfix.naming import ORDERS, read_code_tables, read_order, to_letters
from cidfix.naming.tables import parse_code_table

TABLES = {table.name: table.values for table in read_code_tables()}


@pytest.mark.parametrize(
    ("table", "codes", "text"),
    [
        ("TeX's T1 encoding", b"Gr\xf6\xffe \x1bn", "Größe␣ffn"),
        ("TeX's T1 encoding", b"\xaa\xf3d\xb9 \x90\xa2", "łódź␣Řć"),
        ("TeX's OT1 encoding", b"e\x0eect{\x0b\x19", "effiect–ffß"),
        ("TeX's OT1 encoding of typewriter fonts", b"{<>}", "{<>}"),
        ("TeX's T2A encoding", b"\xcd\xe8\xe2\xf5", "Нивх"),
        ("TeX's T2A encoding", b"\x9c\xbc\x8d\xad", "ЁёҢң"),
        ("TeX's T2B encoding", b"\x8f\xaf", "Ӈӈ"),
        ("TeX's T2C encoding", b"\x87\xb1", "Ӡҽ"),
        ("TeX's OT2 encoding", b"Privet", "Привет"),
        ("TeX's LGR encoding", b"l'ogoc", "λ΄ογος"),
        ("TeX's LGR encoding", b"\x82\x88", "ἀά"),
        ("TeX's LAE encoding", b"\x4a\x9b\x46", "شمس"),
        ("TeX's T5 encoding", b"\xd7\x84\x1e\xb0", "ƯẠĐặ"),
        ("TeX's T3 encoding for phonetic letters", b"f@nEtIks", "fənɛtɪks"),
        ("TeX's OML encoding", b"\x0b\x0c\x40", "αβ∂"),
        ("TeX's OMS encoding", b"\x00\x21\x31", "−→∞"),
        ("Windows' Western encoding (1252)", b"\x80\xe9", "€é"),
        ("Mac OS Roman", b"\x8e\xd1", "é—"),
        ("Adobe's standard encoding", b"\xaf\xae", "flfi"),
        ("Windows' Cyrillic encoding (1251)", b"\xcc\xe8\xf0", "Мир"),
        ("Windows' Arabic encoding (1256)", b"\xc7\xe1", "ال"),
        ("Windows' Thai encoding (874)", b"\xa1\xd2", "กา"),
        ("KOI8-R", b"\xed\xc9\xd2", "Мир"),
        ("ISO 8859-7", b"\xe1\xe2", "αβ"),
    ],
)
def test_a_word_in_an_old_encoding_is_read(table: str, codes: bytes, text: str) -> None:
    assert "".join(TABLES[table][code] for code in codes) == text


def test_every_table_has_bytes_for_codes_and_text_for_values() -> None:
    assert len(TABLES) == len(read_code_tables())
    for values in TABLES.values():
        assert all(0 <= code < 0x100 and to_letters(text) == text for code, text in values.items())


def test_a_table_is_written_in_rows_with_marks_as_code_points() -> None:
    table = parse_code_table("Some encoding\n41 a -- U+0301 U+0061+U+0301 U\n50 ж\n")
    assert (table.name, table.values) == (
        "Some encoding",
        {0x41: "a", 0x43: "\u0301", 0x44: "a\u0301", 0x45: "U", 0x50: "ж"},
    )


def test_glyph_orders_number_the_letters_as_fonts_do() -> None:
    mac, adobe = (read_order(order) for order in ORDERS)
    assert "".join(mac[gid] for gid in (36, 68, 98)) == "AaÄ"
    assert "".join(adobe[gid] for gid in (1, 34, 66, 109)) == " Aafi"


@pytest.mark.parametrize(
    ("text", "plain"),
    [("ﬁ", "fi"), ("ﻻ", "لا"), ("ﺑ", "ب"), ("ﹰ", "\u064b"), ("\uf041", ""), ("\x02", ""), (" ", " "), ("a\u0301", "á")],
)
def test_forms_are_unfolded_to_letters_and_what_is_no_text_is_dropped(text: str, plain: str) -> None:
    assert to_letters(text) == plain


def test_the_script_of_a_text_is_that_of_its_first_letter() -> None:
    assert (find_script("1ж"), find_script("!"), find_script("क")) == ("Cyrl", "", "Deva")
