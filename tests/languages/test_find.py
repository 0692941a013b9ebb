"""Languages by tag and by name, in the table that comes with cidfix."""

from __future__ import annotations

import json

import pytest
import regex
from fontTools import unicodedata
from hypothesis import given
from hypothesis import strategies as st

from cidfix.languages.find import find_languages, search_languages
from cidfix.resource import find_resource

ROWS = json.loads(find_resource("languages.json").read_text("utf-8"))["languages"]


def tags(text: str) -> list[str]:
    return [language.tag for language in find_languages(text)]


def test_nivkh_has_the_letter_that_unicode_writes_with_two_code_points() -> None:
    (nivkh,) = find_languages("niv")
    assert {"Р̌", "р̌", "ӈ", "ӻ", "ʼ"} <= set(nivkh.letters)
    assert nivkh.scripts == ("Cyrl",)
    assert nivkh.autonym == "нивх"
    assert "◌" not in "".join(nivkh.marks)
    assert nivkh.status == "primary"
    assert "hyperglot" in nivkh.source
    assert "verified" in nivkh.source


@pytest.mark.parametrize(
    "tag", ["vi", "vie", "VIE", "vi-Latn", "vi_VN", "vi-latn-vn", " vi ", "vi-Latn-x-foo", "vi-u-co"]
)
def test_a_language_is_found_by_every_form_of_its_tag(tag: str) -> None:
    vietnamese = find_languages(tag)[0]
    assert (vietnamese.tag, vietnamese.iso, vietnamese.name) == ("vi", "vie", "Vietnamese")
    assert {"ệ", "Ệ", "đ", "ữ"} <= set(vietnamese.letters)


@pytest.mark.parametrize("tag", ["", "-", "x-nivkh", "i-navajo", "und", "qqq", "niv-Latn", "mis", "é", "vi vi", "\0"])
def test_what_is_not_known_gives_nothing(tag: str) -> None:
    assert find_languages(tag) == ()


@given(st.text())
def test_any_text_may_be_asked_for(text: str) -> None:
    assert isinstance(find_languages(text), tuple)
    assert isinstance(search_languages(text), tuple)


def test_a_language_of_several_scripts_comes_with_its_usual_one_first() -> None:
    assert tags("sr") == ["sr", "sr-Latn"]
    assert tags("sr-Cyrl") == ["sr"]
    assert tags("sr-Latn") == ["sr-Latn"]


def test_a_region_puts_its_script_first_and_leaves_none_out() -> None:
    assert tags("zh-TW")[0] == "zh-Hant"
    assert tags("mn-CN")[0] == "mn-Mong"
    assert set(tags("mn-CN")) == set(tags("mn"))
    assert tags("yo-BJ") == ["yo-BJ", "yo"]
    assert tags("yo") == ["yo", "yo-BJ"]


def test_a_member_of_a_macrolanguage_without_its_own_entry_finds_that() -> None:
    assert "mn-Mong" in tags("mvf")
    assert tags("khk") == tags("mn")
    assert tags("zh-yue") == tags("yue")


def test_writing_systems_of_several_scripts_name_those_that_unicode_knows() -> None:
    assert find_languages("ja")[0].scripts == ("Hira", "Kana", "Hani")
    assert find_languages("zh-Hant")[0].scripts == ("Hani",)


def test_where_no_alphabet_is_known_the_sample_tells_the_letters() -> None:
    (mundari,) = find_languages("unr-Deva")
    assert mundari.letters == ()
    assert {"क", "ो", "ः"} <= set(mundari.frequency)
    assert sum(mundari.frequency.values()) == pytest.approx(1)


def test_frequencies_are_shares_and_come_in_order() -> None:
    english = find_languages("en")[0]
    assert next(iter(english.frequency)) == "e"
    assert list(english.frequency.values()) == sorted(english.frequency.values(), reverse=True)
    assert english.sample_size > 100


def test_the_other_case_of_a_letter_is_there_even_if_no_source_lists_it() -> None:
    navajo = find_languages("nv")[0]
    known = {*navajo.letters, *navajo.auxiliary}
    assert {letter.upper() for letter in navajo.letters} <= known


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("viet", "vi"),
        ("TIENG VIET", "vi"),
        ("нивх", "niv"),
        ("gilyak", "niv"),
        ("niv", "niv"),
        ("yrk", "yrk"),
        ("diné", "nv"),
        ("dine", "nv"),
        ("o’zbek", "uz"),
        ("sr-l", "sr-Latn"),
        ("chv", "cv"),
    ],
)
def test_a_language_is_found_by_what_people_call_it(text: str, first: str) -> None:
    assert search_languages(text)[0].tag == first


def test_the_beginning_of_a_name_comes_before_a_word_in_it() -> None:
    assert [language.name for language in search_languages("mari")] == ["Mari", "Western Mari"]


@pytest.mark.parametrize("text", ["no such language", "  ", "'"])
def test_a_name_that_nobody_has_finds_nothing(text: str) -> None:
    assert search_languages(text) == ()


def test_each_entry_is_one_object_so_that_it_can_be_a_key() -> None:
    assert find_languages("vi")[0] is find_languages("vie-Latn")[0] is search_languages("vietnamese")[0]


def test_no_tag_is_there_twice_and_every_entry_can_be_found_by_its_own() -> None:
    assert len({row["tag"] for row in ROWS}) == len(ROWS)
    assert [row["tag"] for row in ROWS if row["tag"] not in tags(row["tag"])] == []


def test_every_letter_of_the_table_is_one_cluster_in_nfc_and_every_mark_one_code_point() -> None:
    letters = {letter for row in ROWS for key in ("letters", "auxiliary") for letter in row.get(key, "").split()}
    assert [x for x in letters if unicodedata.normalize("NFC", x) != x or not regex.fullmatch(r"\X", x)] == []
    marks = {mark for row in ROWS for mark in row.get("marks", "").split()}
    assert [mark for mark in marks if len(mark) > 1 or unicodedata.category(mark)[0] != "M"] == []
