"""What glyph names say, as a person who knows the letters reads them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.naming import read_name, read_numbers


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Zcaron", "Ž"),
        ("afii10065", "а"),
        ("f_f_i", "ffi"),
        ("a.sc", "a"),
        ("uni0416", "Ж"),
        ("uni0416.alt", "Ж"),
        ("u1D800", "\U0001d800"),
        ("uni0915094D", "क्"),
        ("uni0915_094D", "क्"),
        ("u062e.medial.khah", "خ"),
        ("afii57409", "ء"),
        ("fi", "fi"),
        ("Asmall", "a"),
        ("Aacutesmall", "á"),
        ("sevenoldstyle", "7"),
        ("zdot", "ż"),
    ],
)
def test_a_name_by_the_adobe_glyph_list_says_its_letter(name: str, text: str) -> None:
    assert read_name(name)[0] == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("CYRA", "А"),
        ("cyrsh", "ш"),
        ("CYRYO", "Ё"),
        ("cyrabhdze", "ӡ"),
        ("dotlessj", "ȷ"),
        ("visiblespace", "␣"),
        ("suppress", "\u0337"),
        ("parenleftBigg", "("),
        ("summationdisplay", "∑"),
        ("arrowhookright", "↪"),
        ("epsilon1", "ε"),
    ],
)
def test_a_name_of_texs_fonts_says_its_letter(name: str, text: str) -> None:
    assert read_name(name)[0] == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("khahinitial", "خ"),
        ("alefisolated", "ا"),
        ("alef-ar.fina", "ا"),
        ("alefwithhamzabelowfinal", "إ"),
        ("lamwithalefisolated", "لا"),
        ("tehmarbutafinal", "ة"),
        ("arabicindicdigitfour", "٤"),
        ("arabicquestionmark", "؟"),
        ("fathah", "َ"),
        ("kaffinal", "ך"),
        ("hatafpatah2", "ֲ"),
        ("segol3", "ֶ"),
        ("sofpasuq", "׃"),
        ("shinshindotdagesh", "שּׁ"),
        ("ThaiCharacterKoKai", "ก"),
        ("ThaiCharacterMaiHan_akatLeft", "ั"),
        ("ThaiCharacterMaiThoLowLeft", "้"),
        ("kokaithai", "ก"),
        ("kadeva", "क"),
        ("ka-deva", "क"),
        ("k_ssa-deva", "क्ष"),
        ("kaBengali", "ক"),
        ("aamatra", "ा"),
        ("iMatraGurmukhi", "ਿ"),
        ("Zhe-cy", "Ж"),
        ("zhe-cy", "ж"),
    ],
)
def test_a_name_that_describes_a_letter_says_it_in_any_script(name: str, text: str) -> None:
    assert read_name(name)[0] == text


def test_a_name_that_several_scripts_share_has_all_their_readings() -> None:
    assert {"א", "ا"} <= set(read_name("alef"))
    assert {"क", "ক", "ક", "к"} <= set(read_name("ka"))
    assert read_name("Delta") == ("∆", "Δ")


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".notdef",
        ".null",
        "g123",
        "cid456",
        "glyph7",
        "index12",
        "G4F",
        "C0123",
        "a97",
        "char65",
        "skt012",
        "uniXYZW",
    ],
)
def test_a_name_that_only_numbers_a_glyph_says_nothing(name: str) -> None:
    assert read_name(name) == ()


@given(st.text(max_size=30))
def test_no_name_stops_the_reader_and_none_is_read_as_no_text(name: str) -> None:
    assert all(text and not any("\ue000" <= letter <= "\uf8ff" for letter in text) for text in read_name(name))


@pytest.mark.parametrize(
    ("names", "numbers"),
    [
        ({1: "a65", 2: "a132"}, ({1: 65, 2: 132},)),
        ({1: "G41", 2: "G4F"}, ({1: 0x41, 2: 0x4F},)),
        ({1: "c041", 2: "c066"}, ({1: 41, 2: 66},)),
        ({1: "skt012", 2: "skt255"}, ({1: 12, 2: 255},)),
        ({1: "cid4001", 2: "cid4002"}, ()),
        ({1: "Adieresis", 2: "bullet", 3: "a65"}, ()),
        ({}, ()),
    ],
)
def test_numbers_are_found_in_names_that_are_numbered_alike(
    names: dict[int, str], numbers: tuple[dict[int, int], ...]
) -> None:
    assert read_numbers(names) == numbers


def test_numbers_that_could_be_decimal_or_hexadecimal_are_read_both_ways() -> None:
    assert read_numbers({1: "G41", 2: "G52"}) == ({1: 41, 2: 52}, {1: 0x41, 2: 0x52})
