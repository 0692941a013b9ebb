"""Typed text: what keyboards do differently does not matter, what is a letter does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.typed import choose_spelling, find_letters, fold_alike
from cidfix.recover.typed_words import find_words


def test_letters_are_what_a_reader_counts_composed_or_not() -> None:
    assert find_letters("йӊ") == find_letters("и\u0306ӊ") == ("й", "ӊ")
    assert find_letters("р\u030cа") == ("р\u030c", "а")


def test_open_glyphs_are_one_letter_each_however_they_are_written() -> None:
    assert find_letters("с□к(cid:639)") == ("с", "□", "к", "□")


def test_words_are_cut_at_white_space_of_any_kind() -> None:
    assert [word.text for word in find_words(" адяй\u00a0сик\t\u2003нивгун ")] == ["адяй", "сик", "нивгун"]
    assert find_words(" \t ") == ()


@pytest.mark.parametrize("other", ["'", "\u2019", "\u02bc", "\u2018", "\u02bb", "`"])
def test_apostrophes_are_alike(other: str) -> None:
    assert fold_alike(other) == fold_alike("\u02bc")


@pytest.mark.parametrize("other", ["\u2010", "\u2011", "\u2013", "\u2014", "\u2212"])
def test_dashes_are_alike(other: str) -> None:
    assert fold_alike(other) == fold_alike("-")


def test_letters_that_only_look_alike_are_not_alike() -> None:
    assert fold_alike("o") != fold_alike("о")


def test_the_commonest_spelling_is_used_and_between_equals_the_letter() -> None:
    assert choose_spelling(["'", "'", "\u02bc"]) == "'"
    assert choose_spelling(["'", "\u02bc"]) == choose_spelling(["\u02bc", "'"]) == "\u02bc"


@given(st.text())
def test_no_text_is_lost_in_cutting_it_into_letters(text: str) -> None:
    words = find_words(text)
    assert all(word.letters for word in words)
    assert len(words) == len(text.split())
