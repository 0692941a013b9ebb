"""Words typed anew where others were typed before, and letters that another shape has already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from cidfix.layout import Direction
from cidfix.recover.decisions import Entry, Place
from cidfix.recovery import Recovery

Draw = Callable[..., Any]


def texts(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.text for entry in entries]


@pytest.fixture
def recovery(draw: Draw) -> Recovery:
    return draw("адяй сик нивгун", "намагу чуғу").recovery("@1.1:1 ядай", "@1.1:2 сик нивгун")  # type: ignore[no-any-return]


def test_other_words_at_exactly_the_same_place_are_replaced(recovery: Recovery) -> None:
    assert texts(recovery.find_retyped("адяй", (0, 4))) == ["ядай"]
    assert texts(recovery.find_retyped("сик нивгон", (4, 7))) == ["сик нивгун"]


def test_the_same_words_and_those_that_reach_elsewhere_are_not_replaced(recovery: Recovery) -> None:
    assert recovery.find_retyped("ядай", (0, 4)) == ()
    assert recovery.find_retyped("сек", (4, 7)) == ()
    assert recovery.find_retyped("адяй сик", (0, 4)) == ()
    assert recovery.find_retyped("ад", (0, 2)) == ()


def test_a_place_named_by_its_letters_is_the_same_as_one_named_by_its_word(draw: Draw) -> None:
    recovery = draw("адяй сик").recovery("@1.1/1-4 ядай")
    assert texts(recovery.find_retyped("адяй", (0, 4))) == ["ядай"]


def find_doubles(draw: Draw, *lines: str, typed: str, **drawing: Any) -> list[tuple[str, str, str]]:
    """What is told of `typed`, the second word of the first line, once the first is known as ка."""
    drawn = draw(*lines, **drawing)
    names = {number: name for (_, name), number in drawn.numbers.items()}
    trial = drawn.recovery("@1.1:1 ка").try_entry(Entry(typed, Place(1, 1, 2, None), ""))
    return [(names[glyph], names[other], value) for glyph, other, value in trial.doubles]


def test_a_letter_that_another_shape_of_the_font_has_is_told(draw: Draw) -> None:
    assert find_doubles(draw, "ха кило", typed="кило") == [("к", "х", "к")]


def test_a_letter_of_another_font_or_of_the_same_shape_is_not_told(draw: Draw) -> None:
    assert find_doubles(draw, "ха {F2:к}ило", typed="кило") == []
    assert find_doubles(draw, "ха кило", typed="кило", shapes={"х": "k", "к": "k"}) == []
    assert find_doubles(draw, "ха сило", typed="сило") == []


def test_signs_and_letters_that_join_have_many_shapes(draw: Draw) -> None:
    drawn = draw("12 34")
    from_right = np.full(1, Direction.RTL, np.uint8)
    drawn = replace(drawn, layout=replace(drawn.layout, direction=from_right))
    trial = drawn.recovery("@1.1:1 ب,").try_entry(Entry("ب,", Place(1, 1, 2, None), ""))
    assert (len(trial.teaches), trial.doubles) == (2, ())
