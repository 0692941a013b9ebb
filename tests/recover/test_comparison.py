"""Typed words beside what stands at a place: how far they are, and where they differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cidfix.recover.comparison import Difference, Slip

Draw = Callable[..., Any]

LINES = ("адяй сик нивгун сик", "намагу сик чуғу", "нивгун амаӿ")
ADJAJ, SIK = (0, 4), (4, 7)


def test_the_beginning_of_a_word_may_go_on(draw: Draw) -> None:
    found = draw(*LINES).recovery().compare_typed("адя", ADJAJ)
    assert (found.typed, found.whole, found.misfit, found.differences) == (3, 4, None, ())
    assert found.is_begun


def test_a_whole_word_is_begun_no_more(draw: Draw) -> None:
    assert not draw(*LINES).recovery().compare_typed("адяй", ADJAJ).is_begun


def test_a_word_with_too_many_letters_is_told_with_the_number_that_stands_there(draw: Draw) -> None:
    assert draw(*LINES).recovery().compare_typed("сикун", SIK).misfit == ("сикун", 3)


def test_only_the_last_word_may_be_half_typed(draw: Draw) -> None:
    recovery = draw(*LINES).recovery()
    assert recovery.compare_typed("адяй си", (0, 7)).is_begun
    assert recovery.compare_typed("ад сик", (0, 7)).misfit == ("ад", 4)


def test_words_beyond_the_stretch_are_compared_with_what_follows_it(draw: Draw) -> None:
    found = draw(*LINES).recovery().compare_typed("адяй сик нивгу", ADJAJ)
    assert (found.typed, found.whole, found.misfit) == (12, 13, None)


def test_words_beyond_the_end_of_the_document_do_not_fit(draw: Draw) -> None:
    recovery = draw(*LINES).recovery()
    last = len(recovery.index.glyph)
    assert recovery.compare_typed("амаӿ сик", (last - 4, last)).misfit == ("сик", 0)


def test_a_letter_that_is_known_as_another_is_told_with_its_number(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    assert recovery.compare_typed("сок", SIK).differences == (Difference("сок", 2, "о", "и", 0),)


def test_one_sign_for_two_letters_is_told_with_the_letter_typed_before(draw: Draw) -> None:
    assert draw(*LINES).recovery().compare_typed("адой", ADJAJ).differences == ()
    (found,) = draw("мама").recovery().compare_typed("мара", (0, 4)).differences
    assert found == Difference("мара", 3, "р", "м", 1)


def test_a_hole_differs_from_nothing(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:2 сик")
    assert recovery.compare_typed("□□к", SIK).differences == ()


def test_apostrophes_that_look_alike_do_not_differ(draw: Draw) -> None:
    recovery = draw("қʼат қʼа").recovery("@1.1:1 қʼат")
    assert recovery.compare_typed("қ\u2019а", (4, 7)).differences == ()


@pytest.mark.parametrize("text", ["", " ", "□"])
def test_next_to_nothing_typed_may_go_on(draw: Draw, text: str) -> None:
    assert draw(*LINES).recovery().compare_typed(text, ADJAJ).is_begun


def test_part_of_a_word_is_a_place_of_its_own(draw: Draw) -> None:
    found = draw("нивгунамаӿ").recovery().compare_typed("нив", (0, 6))
    assert (found.typed, found.whole, found.is_begun) == (3, 6, True)


def test_a_letter_left_out_is_told_rather_than_all_that_differ_behind_it(draw: Draw) -> None:
    recovery = draw("таславы сик").recovery("@1.1:1 таславы")
    assert recovery.compare_typed("тславы", (0, 7)).slip == Slip("тславы", 2, True)
    assert recovery.compare_typed("тславы сик", (0, 7)).slip == Slip("тславы", 2, True)
    assert recovery.compare_typed("аславы", (0, 7)).slip == Slip("аславы", 1, True)


def test_a_letter_too_many_is_told(draw: Draw) -> None:
    recovery = draw("таславы сик").recovery("@1.1:1 таславы")
    assert recovery.compare_typed("таслгавы", (0, 7)).slip == Slip("таслгавы", 5, False)


def test_where_one_letter_left_out_may_be_any_of_several_none_is_named(draw: Draw) -> None:
    found = draw("таславы").recovery().compare_typed("тславы", (0, 7))
    assert [(difference.letter, difference.typed) for difference in found.differences] == [(5, "в")]
    assert found.slip == Slip("тславы", 0, True)


def test_one_wrong_letter_of_a_word_that_is_still_being_typed_is_not_one_left_out(draw: Draw) -> None:
    found = draw(*LINES).recovery("@1.1:2 сик").compare_typed("нов", (7, 11))
    assert (found.slip, len(found.differences)) == (None, 1)


def test_what_fits_has_no_letter_left_out(draw: Draw) -> None:
    recovery = draw(*LINES).recovery("@1.1:1 адяй")
    assert recovery.compare_typed("адя", ADJAJ).slip is None
    assert recovery.compare_typed("адяй", ADJAJ).slip is None
