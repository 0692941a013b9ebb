"""What cues name in a layout, and the cues of what was found there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.recover.cues import find_again, find_stretch, is_whole, to_place
from cidfix.recover.decisions import Place

Draw = Callable[..., Any]

LINES = ("адяй сик", "нивгун чам ыт", "\f", "сик")


@pytest.mark.parametrize(
    ("place", "stretch"),
    [
        (Place(1, 1, None, None), (0, 7)),
        (Place(1, 1, 2, None), (4, 7)),
        (Place(1, 2, 1, None), (7, 13)),
        (Place(1, 2, None, (6, 8)), (12, 15)),
        (Place(2, 1, None, None), (18, 21)),
    ],
)
def test_a_place_names_a_stretch_of_glyphs(draw: Draw, place: Place, stretch: tuple[int, int]) -> None:
    assert find_stretch(draw(*LINES).layout, place) == stretch


@pytest.mark.parametrize(
    ("stretch", "place"),
    [
        ((0, 4), Place(1, 1, 1, None)),
        ((0, 7), Place(1, 1, 1, None)),  # two whole words
        ((4, 7), Place(1, 1, 2, None)),
        ((4, 9), Place(1, 1, 2, None)),  # cut to its line
        ((7, 16), Place(1, 2, 1, None)),
        ((8, 16), Place(1, 2, None, (2, 9))),
        ((7, 9), Place(1, 2, None, (1, 2))),
    ],
)
def test_a_stretch_of_whole_words_is_named_by_its_first_word_any_other_by_its_glyphs(
    draw: Draw, stretch: tuple[int, int], place: Place
) -> None:
    assert to_place(draw(*LINES).layout, *stretch) == place


def test_a_place_is_found_again_by_its_occurrences_as_it_was_or_with_all_of_its_words(draw: Draw) -> None:
    layout = draw(*LINES).layout
    assert find_again(layout, layout.occurrence[5:9], whole=False) == (5, 9)
    assert find_again(layout, layout.occurrence[5:9], whole=True) == (4, 13)
    assert find_again(layout, layout.occurrence[:0], whole=True) is None


def test_a_stretch_is_whole_where_no_word_of_it_is_cut(draw: Draw) -> None:
    layout = draw(*LINES).layout
    assert is_whole(layout, (4, 13))
    assert not is_whole(layout, (4, 12))


@given(st.data())
def test_the_place_of_a_range_of_glyphs_names_that_range(draw: Draw, data: st.DataObject) -> None:
    layout = draw(*LINES).layout
    start = data.draw(st.integers(0, 20))
    stop = data.draw(st.integers(start + 1, 21))
    place = to_place(layout, start, stop)
    if place.glyphs is not None:
        first, last = find_stretch(layout, place)
        assert (first, last) == (start, min(stop, last))
    else:
        assert find_stretch(layout, place)[0] == start


def test_a_place_that_is_not_there_is_refused(draw: Draw) -> None:
    with pytest.raises(CidfixError, match="beyond the last word"):
        find_stretch(draw(*LINES).layout, Place(1, 1, 3, None))
