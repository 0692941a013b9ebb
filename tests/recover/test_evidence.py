"""Hypotheses about a font's codes: each source says what it says, and none is believed here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from cidfix.pdf.document import Document, Font, Glyphs, Occurrences
from cidfix.recover.evidence import Evidence, find_evidence

NO_OCCURRENCES = Occurrences(
    np.zeros(0, np.int32),
    *(np.zeros(0, np.float32) for _ in range(8)),
    vertical=np.zeros(0, np.bool_),
    marks=np.zeros(0, np.uint8),
)


def find(codes: Mapping[int, int], kind: str = "Type1", **facts: Any) -> tuple[Evidence, ...]:
    """The evidence of a font with these codes, each with its glyph id, of which the file says `facts`."""
    font = Font("F1", facts.pop("base_name", "Serif"), kind, True, "", {}, **facts)
    count = len(codes)
    glyphs = Glyphs(
        font=np.zeros(count, np.int32),
        code=np.array(list(codes), np.int64),
        gid=np.array(list(codes.values()), np.int32),
        advance=np.ones(count, np.float32),
        ink=np.zeros((count, 4), np.float32),
        blank=np.zeros(count, np.bool_),
        outline=("",) * count,
    )
    return find_evidence(Document(Path("drawn.pdf"), "", "", 0, (font,), glyphs, NO_OCCURRENCES, ()), 0)


def say(evidence: tuple[Evidence, ...]) -> dict[str, str]:
    """Source to text, in the order of the codes."""
    return {each.source: "".join(each.values.values()) for each in evidence}


def test_each_source_of_the_file_is_a_hypothesis_of_its_own() -> None:
    found = find(
        {33: 5, 34: 6},
        to_unicode={33: ".", 34: "2"},
        encoded={33: "ł", 34: "ż"},
        names={33: "sacute", 34: "cacute"},
        program_names={33: "nacute", 34: "zacute"},
        program_map={33: "ą", 34: "ę"},
    )
    assert [(each.kind, "".join(each.values.values())) for each in found[:5]] == [
        ("to_unicode", ".2"),
        ("encoding", "łż"),
        ("cmap", "ąę"),
        ("names", "ść"),
        ("names", "ńź"),
    ]


def test_what_two_sources_say_alike_is_named_by_the_first() -> None:
    found = find({33: 5, 34: 6}, encoded={33: "ł", 34: "ż"}, names={33: "lslash", 34: "zdot"})
    assert [each.source for each in found if each.values == {33: "ł", 34: "ż"}] == ["the font's encoding"]


def test_a_name_of_the_program_is_taken_where_the_file_only_numbers_the_glyph() -> None:
    found = say(find({33: 5, 34: 6}, names={33: "g5", 34: "eacute"}, program_names={33: "ccedilla", 34: "x"}))
    assert found["the glyphs' names"] == "çé"


def test_names_that_scripts_share_are_read_in_each_of_them() -> None:
    found = say(find({1: 1, 2: 2, 3: 3}, names={1: "alef", 2: "lam", 3: "comma"}))
    assert found["the glyphs' names, read as letters of Arabic"] == "ال,"
    hindi = say(find({1: 1, 2: 2}, names={1: "ka", 2: "aamatra"}))
    assert hindi["the glyphs' names, read as letters of Devanagari"] == "का"
    assert hindi["the glyphs' names, read as letters of Bengali"] == "কা"


def test_numbers_in_the_names_of_a_bitmap_font_are_codes_of_an_old_encoding() -> None:
    found = say(find({1: 1, 2: 2, 3: 3}, "Type3", names={1: "a246", 2: "a255", 3: "a27"}))
    assert found["TeX's T1 encoding, by the numbers in the glyphs' names"] == "ößff"


def test_codes_of_a_simple_font_are_read_by_every_code_table_and_those_of_a_composite_one_by_none() -> None:
    codes = {0xCC: 1, 0xE8: 2, 0xB8: 3}
    assert say(find(codes))["Windows' Cyrillic encoding (1251)"] == "ёМи"
    assert "Windows' Cyrillic encoding (1251)" not in say(find(codes, "Type0"))


def test_a_map_that_takes_cyrillic_codes_for_latin_letters_is_read_again_as_cyrillic() -> None:
    found = say(find({1: 1, 2: 2, 3: 3}, "Type0", to_unicode={1: "Ì", 2: "è", 3: "¸"}))
    source = "Windows' Cyrillic encoding (1251), by the file's ToUnicode map, taken for Windows codes"
    assert found[source] == "Миё"


def test_a_map_of_few_accents_is_not_read_again() -> None:
    said = dict(enumerate("abcdefgéè", 1))
    found = find({code: code for code in said}, "Type0", to_unicode=said)
    assert not [each.source for each in found if "taken for Windows codes" in each.source]


def test_codes_of_a_symbol_font_are_what_its_program_maps() -> None:
    found = say(find({1: 1, 2: 2}, "Type0", program_map={1: "\uf0cc", 2: "\uf0b8"}))
    assert found["Windows' Cyrillic encoding (1251), by the font program's symbol codes"] == "Мё"
    assert "the font program's own character map" not in found


def test_glyph_ids_that_kept_their_order_tell_letters() -> None:
    found = say(find({300: 36, 301: 68, 302: 98}, "Type0"))
    assert found["the order of glyphs that most TrueType fonts begin with"] == "AaÄ"
    assert say(find({36: 36, 68: 68}, "Type0"))["the order of glyphs that most TrueType fonts begin with"] == "Aa"


def test_codes_a_constant_below_ascii_are_read_by_that_constant() -> None:
    assert say(find({59: 1, 76: 2, 69: 3, 88: 4}, "TrueType"))["ASCII, 28 above the code"] == "Waht"


def test_names_of_the_letter_before_are_read_one_further_on() -> None:
    found = say(find({1: 1, 2: 2, 3: 3}, names={1: "L", 2: "n", 3: "c"}))
    assert found["the glyphs' names, the next letter"] == "Mod"


def test_collections_are_hypotheses_and_joined_forms_are_unfolded() -> None:
    found = find({1: 1, 2: 2}, "Type0", collections={"Japan1": {1: "亜", 2: "唖"}}, to_unicode={1: "ﻼ", 2: "ﺑ"})
    assert say(found)["Adobe's character collection Japan1"] == "亜唖"
    assert say(found)["the file's ToUnicode map"] == "لاب"


def test_one_code_alone_needs_a_source_that_the_file_gives() -> None:
    found = find({33: 5}, names={33: "lslash"})
    assert [(each.kind, dict(each.values)) for each in found] == [("names", {33: "ł"})]
    assert find({33: 5}) == ()


def test_signs_of_a_dingbat_font_are_read_by_their_own_list() -> None:
    found = say(find({1: 1, 2: 2}, base_name="ZapfDingbats", names={1: "a71", 2: "a73"}))
    assert found["the glyphs' names, read as signs"] == "●■"


def test_a_font_without_glyphs_has_no_evidence() -> None:
    assert find({}) == ()
