"""Saved maps: what is kept of one document, and what of it holds in another."""

import contextlib
import json
import stat
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.files import write_atomically
from cidfix.pdf.document import Document, Font, Glyphs, Occurrences
from cidfix.recover.decisions import Entry, Place, SetValue, Trust, UseMap
from cidfix.recover.library import map_library
from cidfix.recover.map_match import match_map
from cidfix.recover.maps import (
    FontFamily,
    KnownValue,
    MapContext,
    MapGlyph,
    MapValue,
    SavedMap,
    merge_maps,
    read_map,
    to_map_glyphs,
    write_map,
)
from cidfix.recover.offers import find_offers
from cidfix.recover.session import Placed, SavedDecision, Session, read_session, write_session

BLANK = "blank"


def document(*fonts: tuple[str, list[tuple[int, int, str]]]) -> Document:
    """A document without pages: fonts by base name, each with (code, gid, outline) of its glyphs."""
    rows = [(i, code, gid, outline) for i, (_, glyphs) in enumerate(fonts) for code, gid, outline in glyphs]
    glyphs = Glyphs(
        np.array([row[0] for row in rows], np.int32),
        np.array([row[1] for row in rows], np.int64),
        np.array([row[2] for row in rows], np.int32),
        np.full(len(rows), 0.5, np.float32),
        np.zeros((len(rows), 4), np.float32),
        np.array([row[3] == BLANK for row in rows], np.bool_),
        tuple("" if row[3] == BLANK else row[3] for row in rows),
    )
    names = tuple(Font(f"F{i + 1}", name, "Type0", True, "", {}) for i, (name, _) in enumerate(fonts))
    none, floats = np.zeros(0, np.int32), np.zeros(0, np.float32)
    marks, vertical = np.zeros(0, np.uint8), np.zeros(0, np.bool_)
    occurrences = Occurrences(none, floats, floats, floats, floats, floats, floats, floats, floats, vertical, marks)
    return Document(Path("a.pdf"), "0" * 64, "", 0, names, glyphs, occurrences, ())


def saved(*glyphs: MapGlyph) -> SavedMap:
    return SavedMap(("niv",), "Cyrl", "A. Linguist", ("nivkh.pdf " + "0" * 64,), "0.1.0", "", glyphs)


def glyph(outline: str, value: str, code: int, gid: int = -1, font: str = "Noto") -> MapGlyph:
    return MapGlyph(outline, False, font, gid, code, False, (MapValue(value, None, "typed", 1),))


def test_a_renumbered_subset_is_read_by_its_outlines() -> None:
    known = saved(glyph("o1", "а", 5), glyph("o2", "б", 6), glyph("o3", "в", 7))
    matches = match_map(known, document(("Noto", [(1, 1, "o3"), (2, 2, "o1"), (5, 5, "o9")])))
    assert [(match.glyph, match.value, match.how, match.ambiguous) for match in matches] == [
        (0, "в", "outline", False),
        (1, "а", "outline", False),
    ]


def test_a_code_of_a_font_without_outlines_is_read_by_font_and_code() -> None:
    known = saved(glyph("", "а", 5), glyph("", "б", 6))
    matches = match_map(known, document(("Noto", [(5, -1, "")]), ("Other", [(6, -1, "")])))
    assert [(match.glyph, match.value, match.how) for match in matches] == [(0, "а", "code")]


def test_a_code_that_draws_another_outline_has_no_value() -> None:
    known = saved(glyph("o1", "а", 5), glyph("o2", "б", 6))
    assert match_map(known, document(("Noto", [(5, 5, "o9"), (6, 6, "o8")]))) == ()


def test_a_space_is_found_by_its_code_where_the_numbers_are_the_same() -> None:
    space = MapGlyph("", True, "Noto", 3, 3, True, ())
    known = saved(space, glyph("o1", "а", 5, 5))
    matches = match_map(known, document(("Noto", [(3, 3, BLANK), (5, 5, "o1")])))
    assert [(match.glyph, match.value, match.space) for match in matches] == [(0, " ", True), (1, "а", False)]


def test_a_blank_glyph_is_no_space_where_the_numbers_differ() -> None:
    known = saved(MapGlyph("", True, "Noto", 3, 3, True, ()), glyph("o1", "а", 5, 5))
    matches = match_map(known, document(("Noto", [(3, 3, BLANK), (9, 9, "o1")])))
    assert [(match.glyph, match.value) for match in matches] == [(1, "а")]


def test_one_outline_for_two_letters_is_told_apart_by_glyph_ids_that_agree_throughout() -> None:
    known = saved(glyph("ring", "o", 5, 5), glyph("ring", "о", 9, 9), glyph("bar", "l", 6, 6))
    same = match_map(known, document(("Noto", [(6, 6, "bar"), (9, 9, "ring")])))
    assert [(match.glyph, match.value, match.ambiguous) for match in same] == [(0, "l", False), (1, "о", False)]


def test_one_outline_for_two_letters_is_ambiguous_in_a_renumbered_subset() -> None:
    known = saved(glyph("ring", "o", 5, 5), glyph("ring", "о", 9, 9), glyph("bar", "l", 6, 6), glyph("hook", "r", 7, 7))
    renumbered = match_map(known, document(("Noto", [(1, 1, "hook"), (2, 2, "bar"), (5, 5, "ring")])))
    assert [(m.value, m.ambiguous) for m in renumbered] == [("r", False), ("l", False), ("o", True), ("о", True)]


def test_a_map_of_another_font_says_nothing() -> None:
    known = saved(glyph("o1", "а", 5), glyph("", "б", 6), MapGlyph("", True, "Noto", 3, 3, True, ()))
    assert match_map(known, document(("Other", [(3, 3, BLANK), (5, 5, "o7"), (6, -1, "")]))) == ()


def test_the_same_outline_in_a_second_font_has_the_same_value() -> None:
    matches = match_map(saved(glyph("o1", "а", 5)), document(("Noto", [(5, 5, "o1")]), ("NotoPage2", [(1, 1, "o1")])))
    assert [(match.glyph, match.value) for match in matches] == [(0, "а"), (1, "а")]


def test_a_value_in_a_context_names_the_neighbour_in_the_new_document() -> None:
    known = saved(
        MapGlyph("o1", False, "Noto", 5, 5, False, (MapValue("й", MapContext("after", 1), "typed", 2),)),
        glyph("o2", "и", 6),
    )
    matches = match_map(known, document(("Noto", [(1, 1, "o2"), (2, 2, "o1")])))
    assert [(match.glyph, match.value, match.context) for match in matches] == [
        (0, "и", None),
        (1, "й", MapContext("after", 0)),
    ]
    assert match_map(known, document(("Noto", [(2, 2, "o1")]))) == ()


def test_what_a_document_taught_is_found_again_in_it() -> None:
    pdf = document(("Noto", [(3, 3, BLANK), (5, 5, "o1"), (6, 6, "o2"), (7, 7, "o3")]))
    known = [
        KnownValue(1, "а", None, "typed", 4),
        KnownValue(2, "", MapContext("after", 3), "typed", 1),
    ]
    glyphs = to_map_glyphs(pdf, known, [0])
    assert [g.code for g in glyphs] == [3, 5, 6, 7]
    assert [(m.glyph, m.value, m.context, m.space) for m in match_map(saved(*glyphs), pdf)] == [
        (0, " ", None, True),
        (1, "а", None, False),
        (2, "", MapContext("after", 3), False),
    ]


def test_merged_maps_know_what_either_knows_and_add_up_support() -> None:
    first = saved(glyph("o1", "а", 5), glyph("o2", "б", 6))
    second = saved(
        glyph("o3", "в", 7),
        MapGlyph("o4", False, "Noto", 8, 8, False, (MapValue("г", MapContext("before", 0), "typed", 1),)),
        glyph("o1", "а", 5),
    )
    merged, conflicts = merge_maps(first, second)
    assert conflicts == ()
    assert [g.outline for g in merged.glyphs] == ["o1", "o2", "o3", "o4"]
    assert merged.glyphs[0].values == (MapValue("а", None, "typed", 2),)
    assert merged.glyphs[3].values[0].context == MapContext("before", 2)


def test_maps_that_contradict_each_other_keep_both_values_and_say_so() -> None:
    merged, conflicts = merge_maps(saved(glyph("o1", "а", 5)), saved(glyph("o1", "д", 5)))
    assert [value.value for value in merged.glyphs[0].values] == ["а", "д"]
    assert [(c.code, c.values, c.other_values) for c in conflicts] == [(5, ("а",), ("д",))]
    assert all(match.ambiguous for match in match_map(merged, document(("Noto", [(5, 5, "o1")]))))


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
map_values = st.builds(
    MapValue,
    texts,
    st.none() | st.builds(MapContext, st.sampled_from(["after", "before"]), st.just(0)),
    texts,
    st.integers(0, 10**9),
)
map_glyphs = st.builds(
    MapGlyph,
    texts,
    st.booleans(),
    texts,
    st.integers(-1, 10**7),
    st.integers(0, 0xFFFFFFFF),
    st.booleans(),
    st.lists(map_values, max_size=3).map(tuple),
)
maps = st.builds(
    SavedMap,
    st.lists(texts, max_size=2).map(tuple),
    texts,
    texts,
    st.lists(texts, max_size=2).map(tuple),
    texts,
    texts,
    st.lists(map_glyphs, max_size=4).map(tuple),
)


@given(maps)
def test_every_map_is_read_back_as_it_was(tmp_path_factory: pytest.TempPathFactory, saved_map: SavedMap) -> None:
    path = tmp_path_factory.getbasetemp() / "round trip.cidmap.json"
    write_map(path, saved_map)
    assert read_map(path) == saved_map


@given(maps)
def test_a_map_merged_with_itself_has_no_conflict(saved_map: SavedMap) -> None:
    merged, conflicts = merge_maps(saved_map, saved_map)
    assert conflicts == ()
    assert {(g.outline, g.font, g.code) for g in merged.glyphs} == {
        (g.outline, g.font, g.code) for g in saved_map.glyphs
    }


def good_map() -> dict[str, object]:
    item = {"outline": "o1", "blank": False, "font": "Noto", "gid": 5, "code": 5, "space": False}
    value = {"value": "а", "source": "typed", "support": 1}
    return {
        "format": "cidfix-map",
        "version": 1,
        "language": ["niv"],
        "script": "Cyrl",
        "made_by": "",
        "made_from": [],
        "cidfix": "0.1.0",
        "notes": "",
        "glyphs": [{**item, "values": [value]}],
    }


def test_a_map_as_documented_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.cidmap.json"
    path.write_text(json.dumps(good_map()), "utf-8")
    assert read_map(path).glyphs == (glyph("o1", "а", 5, 5),)
    assert read_map(path).fonts == ("Noto",)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "not JSON"),
        ("[]", "no cidfix map"),
        ("{}", "no cidfix map"),
        ('{"format": "cidfix-session", "version": 1}', "no cidfix map"),
        ('{"format": "cidfix-map", "version": 2}', "later cidfix"),
        ('{"format": "cidfix-map", "version": "1"}', "“version”"),
        ('{"format": "cidfix-map", "version": 1, "version": 1}', "twice"),
        ('{"format": "cidfix-map", "version": NaN}', "NaN"),
        ('{"format": "cidfix-map", "version": ' + "9" * 5000 + "}", "not JSON"),
        ("[" * 200_000, "nested too deeply"),
        (json.dumps(good_map() | {"glyphs": {}}), "“glyphs” should be a list"),
        (json.dumps(good_map() | {"glyphs": [3]}), "“glyphs[0]”"),
        (json.dumps(good_map() | {"script": None}), "“script”"),
        (json.dumps(good_map() | {"notes": "\ud800"}), "half characters"),
        (json.dumps(good_map()).replace('"code": 5', '"code": -5'), "“code”"),
        (json.dumps(good_map()).replace('"code": 5', '"code": true'), "“code”"),
        (json.dumps(good_map()).replace('"code": 5', '"code": 1e999'), "“code”"),
        (json.dumps(good_map()).replace('"blank": false', '"blank": 0'), "“blank”"),
        (json.dumps(good_map()).replace('"source"', '"after": 1, "source"'), "“after”"),
        (json.dumps(good_map()).replace('"source"', '"after": 0, "before": 0, "source"'), "two contexts"),
    ],
)
def test_a_damaged_map_is_refused_by_name(tmp_path: Path, text: str, wrong: str) -> None:
    path = tmp_path / "a.cidmap.json"
    path.write_text(text, "utf-8")
    with pytest.raises(CidfixError) as caught:
        read_map(path)
    assert caught.value.where.startswith(str(path))
    assert wrong in caught.value.what
    assert path.read_text("utf-8") == text


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_any_json_in_the_place_of_a_part_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, part: object
) -> None:
    path = tmp_path_factory.getbasetemp() / "odd.cidmap.json"
    for key in good_map():
        path.write_text(json.dumps(good_map() | {key: part}), "utf-8")
        with contextlib.suppress(CidfixError):
            read_map(path)


def test_a_session_is_read_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "nivkh.session.json"
    session = Session(
        "nivkh.pdf",
        "ab" * 32,
        7,
        (("cidfix", "0.1.0"), ("shape index", "3")),
        (
            SavedDecision(Entry("адяй сик", Place(1, 12, 3, None), "typed.txt, line 3"), Placed(1, 12, 3, 2)),
            SavedDecision(Entry("@ сик", None, ""), None),
            SavedDecision(SetValue("F1", 5, '"', None, "window"), None),
            SavedDecision(UseMap(str(tmp_path / "maps" / "a.cidmap.json"), "window"), None),
        ),
    )
    write_session(path, session)
    assert read_session(path) == session
    assert [saved.decision.source for saved in read_session(path).decisions] == [
        "typed.txt, line 3",
        "",
        "window",
        "window",
    ]
    assert '"!map maps/a.cidmap.json"' in path.read_text("utf-8")


def test_a_session_with_a_line_that_is_no_decision_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "a.session.json"
    write_session(path, Session("a.pdf", "", 1, (), (SavedDecision(Trust("F1", ""), None),)))
    path.write_text(path.read_text("utf-8").replace("!trust", "!thrust"), "utf-8")
    with pytest.raises(CidfixError) as caught:
        read_session(path)
    assert caught.value.where == f"{path}, decisions[0]"


def test_a_file_that_is_replaced_keeps_its_permissions_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old", "utf-8")
    path.chmod(0o640)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_behind_a_link_is_replaced_and_the_link_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "target.txt", tmp_path / "link.txt"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_writing_to_a_folder_or_into_a_missing_one_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none" / "a.txt"):
        with pytest.raises(CidfixError) as caught:
            write_atomically(path, b"new")
        assert caught.value.where == str(path)


def test_writing_to_what_is_no_file_goes_straight_there() -> None:
    write_atomically(Path("/dev/null"), b"new")
    assert not Path("/dev/null").is_file()


def test_a_save_that_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old", "utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CidfixError, match="no space left on device"):
        write_atomically(path, b"new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_font_that_is_not_embedded_is_read_by_a_pattern_for_its_family() -> None:
    known = replace(saved(glyph("", "ӈ", 97, font="Nivkh Times")), families=(FontFamily("Nivkh Times", ("nivkh*",)),))
    apart = document(("NivkhTimesNew,Bold", [(97, 97, "")]), ("Other", [(97, 97, "")]))
    fonts = tuple(replace(font, embedded=False) for font in apart.fonts)
    assert [(m.glyph, m.value) for m in match_map(known, replace(apart, fonts=fonts))] == [(0, "ӈ")]
    assert match_map(known, apart) == ()  # an embedded font may be numbered anew


@pytest.mark.parametrize(
    ("pattern", "name", "fits"),
    [
        ("Nivkh [old]*", "Nivkh [old] Bold", True),
        ("Nivkh [old]*", "Nivkh o", False),
        ("Nivkh[", "Nivkh[", True),
        ("NIVKH?", "nivkh1", True),
        ("Nivkh", "Nivkh Bold", False),
    ],
)
def test_in_a_pattern_for_a_family_only_two_signs_stand_for_others(pattern: str, name: str, fits: bool) -> None:
    known = replace(saved(glyph("", "ӈ", 97, font="Home")), families=(FontFamily("Home", (pattern,)),))
    apart = document((name, [(97, 97, "")]))
    plain = replace(apart, fonts=tuple(replace(font, embedded=False) for font in apart.fonts))
    assert bool(match_map(known, plain)) is fits
    map_library().mkdir(parents=True)
    write_map(map_library() / "one.cidmap.json", known)
    assert bool(find_offers(plain, np.zeros(1, np.int32), {}).found) is fits


def test_names_of_families_are_written_read_and_merged(tmp_path: Path) -> None:
    first = replace(saved(), families=(FontFamily("A", ("A*",)),))
    second = replace(saved(), families=(FontFamily("A", ("A*", "AA?")), FontFamily("B", ("B",))))
    merged, _ = merge_maps(first, second)
    write_map(tmp_path / "a.cidmap.json", merged)
    families = read_map(tmp_path / "a.cidmap.json").families
    assert families == (FontFamily("A", ("A*", "AA?")), FontFamily("B", ("B",)))
