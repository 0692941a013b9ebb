"""Text files that were typed in a hand-made font, read by a map of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.export.maps.apply import PRIVATE, apply_map
from cidfix.export.maps.table import SPACE, CodeContext, CodeTable, to_code_table
from cidfix.recover.maps import MapContext, MapGlyph, MapValue, SavedMap


def table(values: dict[int, str], *contexts: CodeContext, script: str = "") -> CodeTable:
    return CodeTable("Old Font", (), script, values, contexts)


def test_bytes_are_codes_and_what_is_unknown_stays_visible() -> None:
    assert (
        apply_map(table({0x61: "ӈ", 0xE9: "қ"}), b"a\xe9b 1\t\r\na", only_bytes=False) == "ӈқ(cid:98) (cid:49)\t\r\nӈ"
    )


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_a_file_that_a_program_took_for_latin_letters_is_read_as_its_bytes(encoding: str) -> None:
    data = b"\x93a\x92".decode(encoding).encode("utf-8")
    assert apply_map(table({0x61: "а", 0x92: "ʼ", 0x93: "«"}), data, only_bytes=False) == "«аʼ"


def test_a_file_with_the_letters_of_a_symbol_font_is_read_as_its_bytes() -> None:
    assert apply_map(table({0x61: "а"}), "\uf061\uf061".encode(), only_bytes=False) == "аа"


def test_a_file_that_says_it_is_utf_16_is_read_so() -> None:
    assert apply_map(table({0x61: "а", 0xE9: "э"}), "aé".encode("utf-16"), only_bytes=False) == "аэ"


def test_bytes_that_look_like_utf_8_are_bytes_where_that_is_said() -> None:
    letters = table({0xC3: "ш", 0xA9: "щ", 0xE9: "э"})
    assert apply_map(letters, "é".encode(), only_bytes=False) == "э"
    assert apply_map(letters, "é".encode(), only_bytes=True) == "шщ"


def test_a_value_holds_only_beside_its_neighbour_and_never_across_a_space() -> None:
    letters = table(
        {0x61: "а", 0x62: "б"}, CodeContext(0x61, "я", "after", 0x62), CodeContext(0x61, "э", "before", 0x63)
    )
    assert apply_map(letters, b"aba b a ac", only_bytes=True) == "абя б а э(cid:99)"


def test_a_code_that_separates_words_is_a_space() -> None:
    letters = table({0x61: "а", 0x5F: SPACE}, CodeContext(0x61, "я", "after", 0x62))
    assert apply_map(letters, b"a_a_ba", only_bytes=True) == "а а (cid:98)я"


def test_devanagari_typed_as_it_is_drawn_is_put_in_order() -> None:
    letters = table({0x66: "ि", 0x6B: "क", 0x5A: "र्", 0x65: "म"}, script="Deva")
    assert apply_map(letters, b"fk keZ fk", only_bytes=True) == "कि कर्म कि"


def test_marks_are_composed_with_the_letters_before_them() -> None:
    assert apply_map(table({0x65: "e", 0x27: "\u0301"}), b"e'", only_bytes=True) == "é"


def test_a_font_with_large_codes_is_read_from_private_characters_and_leaves_others() -> None:
    text = f"{chr(PRIVATE + 639)} ok {chr(PRIVATE + 640)}"
    assert apply_map(table({639: "Қ"}), text.encode(), only_bytes=False) == "Қ ok (cid:640)"


def test_bytes_are_refused_where_the_codes_of_the_font_are_none() -> None:
    with pytest.raises(CidfixError, match="the text is bytes"):
        apply_map(table({639: "Қ"}), b"\xe9", only_bytes=False)
    with pytest.raises(CidfixError, match="the text is bytes"):
        apply_map(table({10: "Қ"}), b"a", only_bytes=True)


@given(st.binary(max_size=200))
def test_whatever_the_bytes_are_they_become_text_in_their_order(data: bytes) -> None:
    letters = table(
        {code: chr(0x400 + code) for code in range(0x21, 0x7F)} | {code: f"<{code}>" for code in range(0x80, 0x100)}
    )
    made = [letters.values.get(code) or chr(code) for code in data]
    assert apply_map(letters, data, only_bytes=True) == "".join(made)


def test_of_several_values_the_best_supported_is_used_and_that_is_said() -> None:
    values = (MapValue("о", None, "typed", 1), MapValue("o", None, "typed", 3))
    other = MapValue("я", MapContext("after", 1), "set", 1)
    glyphs = (MapGlyph("", False, "One", -1, 5, False, (*values, other)), MapGlyph("", False, "Two", -1, 6, False, ()))
    made, notes = to_code_table(SavedMap((), "", "", (), "", "", glyphs), "One")
    assert made.values == {5: "o"}
    assert made.contexts == ()
    assert notes == (
        "1 code of this font has several values; the best supported is used",
        "1 value holds beside a glyph of another font, or a space, and is left out",
    )
