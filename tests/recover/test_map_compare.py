"""Two maps side by side, one made of both, and maps heard in their order."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.ballot import Kind
from cidfix.recover.map_compare import compare_maps, find_shape, list_values, merge_chosen, set_value
from cidfix.recover.map_match import MapMatch
from cidfix.recover.maps import MapContext, MapGlyph, MapValue, SavedMap, merge_maps
from cidfix.recover.precedence import MapFit, list_heard


def make_map(*said: tuple[str, str]) -> SavedMap:
    """A map of outlines, each with its value."""
    glyphs = tuple(
        MapGlyph(outline, False, "Home", -1, number, False, (MapValue(value, None, "typed", 1, ""),))
        for number, (outline, value) in enumerate(said)
    )
    return SavedMap((), "", "", (), "0", "", glyphs)


OURS = make_map(("o1", "а"), ("o2", "б"), ("o3", "в"))
THEIRS = make_map(("o2", "б"), ("o3", "ғ"), ("o4", "г"))


def said(saved: SavedMap) -> dict[str, tuple[str, ...]]:
    return {row.glyph.outline: row.first for row in list_values(saved)}


def test_each_letter_is_the_same_or_differs_or_is_known_to_one_map_alone() -> None:
    rows = {row.glyph.outline: row for row in compare_maps(OURS, THEIRS)}
    assert {outline: row.kind for outline, row in rows.items()} == {
        "o1": "first",
        "o2": "same",
        "o3": "differs",
        "o4": "second",
    }
    assert (rows["o3"].first, rows["o3"].second) == (("в",), ("ғ",))
    assert rows["o3"].find_merged("second") == ("ғ",)
    assert rows["o3"].find_merged("both") == ("в", "ғ")
    assert rows["o4"].find_merged("first") == ("г",)


def test_differences_are_settled_one_by_one() -> None:
    shape = ("o3", "", 0)
    assert said(merge_chosen(OURS, THEIRS, {shape: "second"})) == {
        "o1": ("а",),
        "o2": ("б",),
        "o3": ("ғ",),
        "o4": ("г",),
    }
    assert said(merge_chosen(OURS, THEIRS, {shape: "first"}))["o3"] == ("в",)
    assert merge_chosen(OURS, THEIRS, {}) == merge_maps(OURS, THEIRS)[0]


def test_a_letter_without_outline_is_known_by_font_and_code() -> None:
    bare = replace(OURS, glyphs=tuple(replace(glyph, outline="") for glyph in OURS.glyphs))
    moved = replace(bare, glyphs=tuple(replace(glyph, code=glyph.code + 1) for glyph in bare.glyphs))
    assert [row.kind for row in compare_maps(bare, moved)] == ["first", "differs", "differs", "second"]


def test_a_value_beside_a_neighbour_is_told_with_it() -> None:
    glyph = OURS.glyphs[0]
    beside = replace(glyph, values=(*glyph.values, MapValue("я", MapContext("after", 1), "typed", 1, "")))
    rows = list_values(replace(OURS, glyphs=(beside, *OURS.glyphs[1:])))
    assert rows[0].first == ("а", "я after б")


def test_a_value_that_is_set_says_by_whom_and_when() -> None:
    shape = find_shape(OURS.glyphs[2])
    edited = set_value(OURS, shape, "ҕ", "set in the map editor", "2026-11-28T20:00:00Z")
    row = next(row for row in list_values(edited) if row.shape == shape)
    assert (row.first, row.source, row.when) == (("ҕ",), "set in the map editor", "2026-11-28T20:00:00Z")
    assert "o3" not in said(set_value(OURS, shape, None, "", ""))
    assert said(set_value(OURS, shape, "", "", ""))["o3"] == ("",)


letters = st.lists(st.tuples(st.sampled_from(["o1", "o2", "o3", "o4"]), st.sampled_from("абв")), max_size=6)


@given(letters, letters, st.sampled_from(["first", "second", "both"]))
def test_a_merged_map_says_what_was_shown(first, second, side) -> None:
    ours, theirs = make_map(*first), make_map(*second)
    rows = compare_maps(ours, theirs)
    merged = said(merge_chosen(ours, theirs, {row.shape: side for row in rows}))
    assert {row.glyph.outline: set(row.find_merged(side)) for row in rows} == {o: set(v) for o, v in merged.items()}


def match(glyph: int, value: str) -> MapMatch:
    return MapMatch(glyph, value, None, False, "outline", "typed", 1, False, 1.0, "")


def test_of_two_maps_the_earlier_is_heard_where_they_differ() -> None:
    bold = MapFit("bold", Kind.MAP, (match(0, "а"), match(1, "б")), "")
    rare = MapFit("rare", Kind.MAP, (match(1, "в"), match(2, "г"), match(0, "а")), "")
    heard = [(fit.name, m.glyph, m.value) for fit, m in list_heard([bold, rare])]
    assert heard == [("bold", 0, "а"), ("bold", 1, "б"), ("rare", 2, "г"), ("rare", 0, "а")]
    assert ("rare", 1, "в") in [(fit.name, m.glyph, m.value) for fit, m in list_heard([rare, bold])]
