"""A map that is deleted, or changed by another program, while it is changed here: nothing is lost in silence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from cidfix.gui.maps.disputes import DisputeBar
from cidfix.gui.maps.editor import MapComparison, MapEditor
from cidfix.gui.maps.letters import FIRST
from cidfix.gui.maps.library import LibraryWindow
from cidfix.recover.collection import list_maps
from cidfix.recover.maps import SavedMap, read_map, write_map

Change = Callable[[int, str], None]


@pytest.fixture
def editor(library: LibraryWindow, maps: tuple[Path, Path]) -> MapEditor:
    """The editor of the first map: а, б, в."""
    choose(library, maps[0])
    library.edit()
    (editor,) = library.findChildren(MapEditor)
    return editor


@pytest.fixture
def change(library: LibraryWindow, editor: MapEditor, rest) -> Change:
    """Changes a value in the editor, and waits until all that comes of it is done."""

    def set_value(row: int, value: str) -> None:
        editor.table.setData(editor.table.index(row, FIRST), value)
        rest(library)

    return set_value


@pytest.fixture
def meddle(maps: tuple[Path, Path], make_map) -> Callable[[], SavedMap]:
    """Lets another program change the first map, at the same size."""

    def write() -> SavedMap:
        theirs = make_map(("o1", "а"), ("o2", "ғ"), ("o3", "в"))
        write_map(maps[0], theirs)
        return theirs

    return write


def choose(library: LibraryWindow, path: Path) -> None:
    library.view.selectRow(library.table.find_row(path))


def values(saved: SavedMap) -> list[str]:
    return [value.value for glyph in saved.glyphs for value in glyph.values]


def click(qtbot, button) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def offers(bar: DisputeBar) -> list[str]:
    return [button.text().replace("&", "") for button in bar.buttons if button.isVisible()]


def test_the_editor_of_a_map_that_is_deleted_says_so_and_saves_nothing_over_it(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, rest, change: Change
) -> None:
    library.delete()
    rest(library)
    assert editor.bar.words.text() == (
        "first is not in the library any more, so nothing is saved of what you change here."
    )
    assert offers(editor.bar) == ["Let it go", "Save it as a new map"]
    change(0, "ж")
    assert not maps[0].exists()
    click(qtbot, editor.bar.save_new)
    rest(library)
    assert library.findChildren(MapEditor, options=Qt.FindChildOption.FindDirectChildrenOnly) == []
    assert values(read_map(maps[0])) == ["ж", "б", "в"]  # the name was free
    assert library.state.text() == "What you changed in first was saved as a new map."
    assert library.chosen.path == maps[0]


def test_the_editor_of_a_map_whose_deletion_is_undone_goes_on(
    library: LibraryWindow, editor: MapEditor, maps, rest, change: Change
) -> None:
    library.delete()
    rest(library)
    library.undo()
    rest(library)
    assert not editor.bar.isVisible()
    change(0, "ж")
    assert values(read_map(maps[0])) == ["ж", "б", "в"]


def test_the_editor_of_a_deleted_map_is_closed_and_nothing_comes_back(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, rest
) -> None:
    library.delete()
    rest(library)
    click(qtbot, editor.bar.take)
    rest(library)
    assert not maps[0].exists()
    assert not library.keeper.undone
    assert len(library.keeper.done) == 1


def test_what_another_program_did_is_not_written_over_and_the_user_keeps_their_own(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, meddle, change: Change, rest
) -> None:
    theirs = meddle()
    change(0, "ж")
    assert read_map(maps[0]) == theirs
    assert editor.bar.words.text() == (
        "first was changed elsewhere since you opened it, so your change is not saved yet."
    )
    assert editor.bar.accessibleName() == editor.bar.words.text()
    assert offers(editor.bar) == ["Keep mine", "Take the other", "Compare…", "Save it as a new map"]
    change(2, "з")  # which is kept with the other
    assert read_map(maps[0]) == theirs
    click(qtbot, editor.bar.keep)
    rest(library)
    assert values(read_map(maps[0])) == ["ж", "б", "з"]
    assert not editor.bar.isVisible()
    change(1, "п")
    assert values(read_map(maps[0])) == ["ж", "п", "з"]
    for _ in range(2):
        library.undo()
        rest(library)
    assert read_map(maps[0]) == theirs
    assert [row.first for row in editor.table.rows] == [("а",), ("ғ",), ("в",)]


def test_what_is_asked_stands_before_the_letters_for_the_tab_key_too(
    qtbot, library: LibraryWindow, editor: MapEditor, meddle, change: Change
) -> None:
    meddle()
    change(0, "ж")
    editor.activateWindow()
    editor.bar.keep.setFocus()
    passed = []
    for _ in range(6):
        qtbot.keyClick(editor.focusWidget(), Qt.Key.Key_Tab)
        passed.append(editor.focusWidget())
    bar = editor.bar
    assert passed == [bar.take, bar.compare, bar.save_new, editor.words, editor.view, editor.say_nothing]


def test_the_other_map_is_taken(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, meddle, change: Change, rest
) -> None:
    theirs = meddle()
    change(0, "ж")
    click(qtbot, editor.bar.take)
    rest(library)
    assert read_map(maps[0]) == theirs
    assert [row.first for row in editor.table.rows] == [("а",), ("ғ",), ("в",)]
    change(0, "ж")
    assert values(read_map(maps[0])) == ["ж", "ғ", "в"]


def test_both_maps_are_compared_and_what_is_chosen_of_each_is_written(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, meddle, change: Change, rest
) -> None:
    meddle()
    change(0, "ж")
    click(qtbot, editor.bar.compare)
    (comparison,) = library.findChildren(MapComparison)
    assert comparison.windowTitle() == "first – first as you changed it"
    assert [(row.first, row.second) for row in comparison.table.rows] == [
        (("а",), ("ж",)),
        (("ғ",), ("б",)),
        (("в",), ("в",)),
    ]
    comparison.table.settle([0], "second")
    comparison.table.settle([1], "first")
    click(qtbot, comparison.merge_button)
    rest(library)
    assert values(read_map(maps[0])) == ["ж", "ғ", "в"]
    assert not editor.bar.isVisible()
    assert [row.first for row in editor.table.rows] == [("ж",), ("ғ",), ("в",)]


def test_of_an_editor_that_is_closed_without_an_answer_nothing_is_lost(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, meddle, change: Change, rest
) -> None:
    theirs = meddle()
    change(0, "ж")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    rest(library)
    assert read_map(maps[0]) == theirs
    (new,) = [kept for kept in list_maps(lambda: None) if kept.name == "first (changed)"]
    assert values(new.saved) == ["ж", "б", "в"]


def test_a_map_that_another_program_broke_is_not_written_over_either(
    qtbot, library: LibraryWindow, editor: MapEditor, maps, change: Change, rest
) -> None:
    maps[0].write_text("{", "utf-8")
    change(0, "ж")
    assert maps[0].read_text("utf-8") == "{"
    assert "can't be read any more" in editor.bar.words.text()
    assert offers(editor.bar) == ["Keep mine", "Let it go", "Save it as a new map"]
    click(qtbot, editor.bar.keep)
    rest(library)
    assert values(read_map(maps[0])) == ["ж", "б", "в"]


def test_a_map_that_is_found_changed_when_all_are_read_is_shown_as_it_is(
    library: LibraryWindow, editor: MapEditor, meddle, rest
) -> None:
    meddle()
    library.keeper.look()
    rest(library)
    assert [row.first for row in editor.table.rows] == [("а",), ("ғ",), ("в",)]
    assert editor.hint.text() == "The map was changed elsewhere; these are its letters now."
    assert not editor.bar.isVisible()


def test_a_description_is_not_written_over_what_another_program_did(
    qtbot, library: LibraryWindow, maps, meddle, rest
) -> None:
    choose(library, maps[0])
    theirs = meddle()
    library.card.licence.setText("CC0")
    library.card.licence.editingFinished.emit()
    rest(library)
    assert read_map(maps[0]) == theirs
    assert "not saved yet" in library.settling.bar.words.text()
    click(qtbot, library.settling.bar.compare)
    (comparison,) = library.findChildren(MapComparison)
    comparison.close()
    click(qtbot, library.settling.bar.keep)
    rest(library)
    assert (read_map(maps[0]).licence, values(read_map(maps[0]))) == ("CC0", ["а", "б", "в"])
    assert not library.settling.bar.isVisible()
    library.undo()
    rest(library)
    assert read_map(maps[0]) == theirs


def test_two_maps_are_not_merged_into_one_that_was_deleted_or_changed_meanwhile(
    qtbot, library: LibraryWindow, maps, meddle, rest
) -> None:
    choose(library, maps[0])
    library.merge_with(maps[1])
    rest(library)
    (comparison,) = library.findChildren(MapComparison)
    theirs = meddle()
    click(qtbot, comparison.merge_button)
    rest(library)
    assert read_map(maps[0]) == theirs
    bar = library.settling.bar
    assert "not saved yet" in bar.words.text()
    click(qtbot, bar.take)
    rest(library)
    assert read_map(maps[0]) == theirs
    assert not bar.isVisible()


def test_what_was_undone_while_more_was_changed_does_not_come_back(
    library: LibraryWindow, editor: MapEditor, maps, rest
) -> None:
    editor.table.setData(editor.table.index(0, FIRST), "ж")
    library.undo()
    editor.table.setData(editor.table.index(2, FIRST), "з")
    rest(library)
    assert values(read_map(maps[0])) == ["а", "б", "з"]
    assert not editor.bar.isVisible()
    assert [row.first for row in editor.table.rows] == [("а",), ("б",), ("з",)]


def test_a_description_and_a_value_changed_at_once_are_both_kept(
    library: LibraryWindow, editor: MapEditor, maps, rest
) -> None:
    editor.table.setData(editor.table.index(0, FIRST), "ж")
    library.card.licence.setText("CC0")
    library.card.licence.editingFinished.emit()
    rest(library)
    saved = read_map(maps[0])
    assert (saved.licence, values(saved)) == ("CC0", ["ж", "б", "в"])
    assert replace(saved, licence="").glyphs == editor.saved.glyphs


@pytest.mark.parametrize("is_asked", [True, False])
def test_what_is_not_settled_when_the_program_ends_becomes_a_map_of_its_own(
    library: LibraryWindow, editor: MapEditor, maps, meddle, rest, is_asked: bool
) -> None:
    theirs = meddle()
    editor.table.setData(editor.table.index(0, FIRST), "ж")
    if is_asked:
        rest(library)
        library.card.licence.setText("CC0")
        library.card.licence.editingFinished.emit()
    library.let_go()
    assert read_map(maps[0]).glyphs == theirs.glyphs
    kept = [values(kept.saved) for kept in list_maps(lambda: None) if kept.name == "first (changed)"]
    assert kept == [["ж", "б", "в"]]


def test_the_editor_of_a_map_in_a_folder_that_is_left_out_says_that_it_is_gone(
    library: LibraryWindow, tmp_path: Path, rest
) -> None:
    library.view.selectRow(0)
    assert library.chosen.folder == "shared"
    library.edit()
    (editor,) = library.findChildren(MapEditor)
    library.leave_out("shared")
    rest(library)
    assert "not in the library any more" in editor.bar.words.text()
    assert (tmp_path / "shared" / "third.json").exists()
    editor.close()
