"""Sections as a tree: what stands below a heading is in its section, and nothing is lost or moved."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cidfix.structure import Place, Section, find_sections, flatten
from cidfix.structure.sections import find_section_places

depths = st.lists(st.integers(0, 6), max_size=60)


def test_what_stands_below_a_heading_is_in_its_section_and_deeper_ones_are_within() -> None:
    #        text 1  text 1.1 text 2  text
    tree = find_sections([0, 1, 0, 2, 0, 1, 0])
    assert tree == (0, Section(1, 1, (2, Section(3, 2, (4,)))), Section(5, 1, (6,)))


def test_a_heading_that_skips_a_depth_is_directly_in_the_section_above() -> None:
    assert find_sections([1, 3, 2, 0]) == (Section(0, 1, (Section(1, 3, ()), Section(2, 2, (3,)))),)


def test_a_text_that_begins_with_a_deep_heading_has_it_beside_the_next_of_less_depth() -> None:
    assert find_sections([2, 0, 1]) == (Section(0, 2, (1,)), Section(2, 1, ()))


def test_without_headings_all_stands_side_by_side() -> None:
    assert find_sections([0, 0, 0]) == (0, 1, 2)
    assert find_sections([]) == ()


@given(depths)
def test_the_tree_flattened_is_the_list_of_blocks(found: list[int]) -> None:
    assert [block for block, _ in flatten(find_sections(found))] == list(range(len(found)))


@given(depths)
def test_each_block_is_in_the_sections_of_the_headings_above_that_none_less_deep_follows(found: list[int]) -> None:
    for block, around in flatten(find_sections(found)):
        open_: list[int] = []
        for at in range(block + 1):
            if found[at]:
                open_ = [one for one in open_ if found[one] < found[at]] + [at]
        assert [section.heading for section in around] == open_
        assert [section.depth for section in around] == [found[one] for one in open_]


class Standing:
    def __init__(self, *places: Place) -> None:
        self.places = places


def test_a_section_stands_where_all_of_it_stands_a_box_a_page() -> None:
    blocks = [
        Standing(Place(1, (50.0, 40.0, 90.0, 50.0))),
        Standing(Place(1, (50.0, 60.0, 250.0, 700.0), "l"), Place(1, (300.0, 55.0, 500.0, 700.0), "r")),
        Standing(Place(2, (50.0, 40.0, 250.0, 90.0))),
    ]
    [section] = find_sections([1, 0, 0])
    assert isinstance(section, Section)
    assert find_section_places(section, blocks) == (
        Place(1, (50.0, 40.0, 500.0, 700.0)),
        Place(2, (50.0, 40.0, 250.0, 90.0)),
    )
