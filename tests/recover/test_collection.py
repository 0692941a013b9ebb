"""The user's maps: found in the library and in folders added to it, and each change of them can be undone."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cidfix.errors import CidfixError
from cidfix.recover.collection import (
    add_folder,
    change_map,
    choose_path,
    delete_map,
    list_folders,
    list_maps,
    remove_folder,
    turn_back,
)
from cidfix.recover.library import list_library, map_library
from cidfix.recover.maps import MapGlyph, MapValue, SavedMap, read_map, write_map


def make_map(name: str = "") -> SavedMap:
    glyph = MapGlyph("5f0c", False, "Home", 3, 65, False, (MapValue("а", None, "typed", 1, "2026-11-28T20:00:00Z"),))
    return SavedMap(("niv",), "Cyrl", "A. Linguist", ("a.pdf 00",), "0", "checked", (glyph,), (), name, "CC0")


def names(check: Callable[[], None] = lambda: None) -> list[tuple[str, str]]:
    return [(kept.name, kept.folder) for kept in list_maps(check)]


def test_what_a_map_says_of_itself_is_kept(tmp_path: Path) -> None:
    write_map(tmp_path / "a.json", make_map("Nivkh"))
    assert read_map(tmp_path / "a.json") == make_map("Nivkh")


def test_maps_are_listed_by_their_names_and_those_that_can_not_be_read_with_the_reason() -> None:
    change_map(choose_path("z"), make_map("A name"))
    change_map(choose_path("b"), make_map())
    (map_library() / "broken.json").write_text("{", "utf-8")
    assert names() == [("A name", ""), ("b", ""), ("broken", "")]
    broken = list_maps(lambda: None)[2]
    assert broken.saved is None
    assert "not JSON" in str(broken.fault)


def test_without_a_library_there_are_no_maps() -> None:
    assert list_maps(lambda: None) == ()
    assert list_folders() == ()


def test_a_folder_that_is_added_is_searched_with_those_in_it_and_stays_where_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared.maps"
    (shared / "nivkh").mkdir(parents=True)
    write_map(shared / "nivkh" / "a.cidmap.json", make_map())
    add_folder(shared)
    assert names() == [("a", "shared-maps")]
    assert list_folders() == (("shared-maps", shared.resolve()),)
    with pytest.raises(CidfixError, match="added already"):
        add_folder(shared)
    remove_folder("shared-maps")
    assert names() == []
    assert (shared / "nivkh" / "a.cidmap.json").is_file()


def test_folders_of_one_name_are_told_apart_and_nothing_leads_round(tmp_path: Path) -> None:
    for parent in ("one", "two"):
        (tmp_path / parent / "maps").mkdir(parents=True)
        write_map(tmp_path / parent / "maps" / f"{parent}.json", make_map())
        add_folder(tmp_path / parent / "maps")
    assert names() == [("one", "maps"), ("two", "maps 2")]
    (tmp_path / "one" / "maps" / "round").symlink_to(tmp_path / "one" / "maps")
    assert ("two", "maps 2") in names()
    with pytest.raises(CidfixError, match="holds the library"):
        add_folder(map_library().parent)
    with pytest.raises(CidfixError, match="no folder"):
        add_folder(tmp_path / "none")
    with pytest.raises(CidfixError, match="was not added"):
        remove_folder("none")


def test_a_name_can_not_lead_out_of_the_library() -> None:
    for name in ("../../evil", "/etc/passwd", "a\\b", "..", "", "\0", "x" * 500):
        path = choose_path(name)
        assert path.parent == map_library()
        assert len(path.name) < 120


def test_a_map_never_takes_the_place_of_another() -> None:
    change_map(choose_path("a"), make_map())
    assert choose_path("a").name == "a 2.cidmap.json"


def test_each_change_is_undone_and_done_again() -> None:
    path = choose_path("a")
    made = change_map(path, make_map())
    described = change_map(path, replace(make_map(), notes="better"))
    deleted = delete_map(path)
    assert not path.exists()
    again = turn_back(deleted)
    assert read_map(path).notes == "better"
    turn_back(described)
    assert read_map(path) == make_map()
    unmade = turn_back(made)
    assert not path.exists()
    turn_back(unmade)
    assert read_map(path) == make_map()
    with pytest.raises(CidfixError, match="changed since"):
        turn_back(again)


def test_what_was_done_to_a_file_since_is_not_lost_by_undo() -> None:
    change = change_map(choose_path("a"), make_map())
    write_map(change.path, replace(make_map(), notes="by hand"))
    with pytest.raises(CidfixError, match="changed since"):
        turn_back(change)
    assert read_map(change.path).notes == "by hand"


def test_reading_many_maps_can_be_stopped() -> None:
    class EndedError(Exception):
        pass

    def check() -> None:
        raise EndedError

    change_map(choose_path("a"), make_map())
    with pytest.raises(EndedError):
        list_maps(check)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_only_files_are_listed_as_the_library_is_asked() -> None:
    change_map(choose_path("a"), make_map())
    (map_library() / "folder.json").mkdir()
    (map_library() / "more.maps").mkdir()
    write_map(map_library() / "more.maps" / "b.json", make_map())
    os.mkfifo(map_library() / "pipe.json")
    assert names() == [("a", ""), ("b", "")]
    assert sorted(path for path, _, _ in list_library().files) == ["a.cidmap.json", "more.maps/b.json"]
