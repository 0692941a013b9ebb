"""What the library of maps says: an error is seen until something is begun anew, whatever is done after it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from cidfix.errors import CidfixError
from cidfix.gui.maps import keeper
from cidfix.gui.maps.library import LibraryWindow
from cidfix.gui.window import MainWindow
from cidfix.recover.maps import write_map

EMPTY = "No map is saved yet: Ctrl+S saves that of the open document here."


@pytest.fixture
def bare(window: MainWindow, rest) -> LibraryWindow:
    """A library without maps."""
    window.show_library()
    rest(window.library)
    return window.library


def test_an_error_of_an_import_is_seen_though_the_library_is_empty(bare: LibraryWindow, tmp_path: Path, rest) -> None:
    assert bare.empty.text() == EMPTY
    assert bare.empty.isVisible()
    assert bare.state.text() == ""
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    bare.import_map(broken)
    rest(bare)
    assert "not JSON" in bare.state.text()
    assert bare.empty.isVisible()


def test_an_error_is_seen_beside_what_was_done_after_it_until_something_is_begun_anew(
    qtbot, bare: LibraryWindow, tmp_path: Path, rest, make_map
) -> None:
    broken, right = tmp_path / "broken.json", tmp_path / "right.json"
    broken.write_text("{", "utf-8")
    write_map(right, make_map(("o1", "а")))
    bare.import_map(broken)
    bare.import_map(right)
    rest(bare)
    assert not bare.empty.isVisible()
    fault, done = bare.state.text().split("\n")
    assert "not JSON" in fault
    assert done == "Right.json was imported."
    qtbot.mouseClick(bare.buttons["undo"], Qt.MouseButton.LeftButton)
    rest(bare)
    assert bare.state.text() == "Undone: right.json was imported."
    assert bare.empty.isVisible()


def test_where_nothing_is_found_and_where_all_were_deleted_it_is_said_why(
    library: LibraryWindow, maps, tmp_path: Path, rest
) -> None:
    assert not library.empty.isVisible()
    library.search.setText("no such words")
    assert library.empty.text() == "No map holds all these words."
    assert library.empty.isVisible()
    library.search.clear()
    assert not library.empty.isVisible()
    for path in maps:
        path.unlink()
    shutil.rmtree(tmp_path / "shared")
    library.keeper.look()
    rest(library)
    assert library.empty.text() == EMPTY
    assert library.empty.isVisible()


def test_maps_that_can_not_be_listed_are_told_once_and_not_asked_for_again_and_again(
    bare: LibraryWindow, rest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def refuse(_check: object) -> None:
        asked.append(1)
        raise CidfixError("the disk is away", "", "")

    monkeypatch.setattr(keeper, "list_maps", refuse)
    bare.keeper.look()
    rest(bare)
    assert bare.state.text() == "The disk is away."
    assert len(asked) == 1


def test_a_map_that_knows_no_letter_is_not_imported(bare: LibraryWindow, tmp_path: Path, rest, make_map) -> None:
    write_map(tmp_path / "bare.json", make_map())
    bare.import_map(tmp_path / "bare.json")
    rest(bare)
    assert "No letter is known in this map" in bare.state.text()
    assert not bare.table.rows


def test_what_of_a_file_could_not_be_read_is_told_when_it_is_imported_and_when_it_is_merged(
    library: LibraryWindow, maps, tmp_path: Path, rest
) -> None:
    damaged = tmp_path / "damaged.cmap"
    damaged.write_text("3 beginbfchar\n<41> <0430>\n<42> <04", "ascii")
    library.import_map(damaged)
    rest(library)
    note, done = library.state.text().split("\n")
    assert note == "damaged.cmap: The CMap is cut short or damaged: 1 of its 3 entries were read whole."
    assert done == "Damaged.cmap was imported."
    library.view.selectRow(library.table.find_row(maps[0]))
    library.merge_with(damaged)
    rest(library)
    assert "were read whole" in library.state.text()
