"""Undo in the library of maps: whenever its key is pressed, it takes back what was done last, and is never lost."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.maps import keeper as keeper_module
from cidfix.gui.maps.editor import MapEditor
from cidfix.gui.maps.keeper import MapKeeper
from cidfix.gui.maps.letters import FIRST
from cidfix.gui.maps.library import LibraryWindow
from cidfix.recover.collection import FileChange, Kept, change_map, choose_path, list_maps
from cidfix.recover.maps import read_map

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The maps are listed only once this is set."""
    gate = threading.Event()

    def wait(check: Callable[[], None]) -> tuple[Kept, ...]:
        gate.wait(10)
        return list_maps(check)

    monkeypatch.setattr(keeper_module, "list_maps", wait)
    yield gate
    gate.set()


def press(qtbot, window: QWidget, key: Qt.Key) -> None:
    """Press a key of the window with Ctrl, wherever in it the focus is."""
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    qtbot.keyClick(QApplication.focusWidget() or window, key, CONTROL)


def name(library: LibraryWindow, path: Path, words: str) -> None:
    library.view.selectRow(library.table.find_row(path))
    library.card.name.setText(words)
    library.card.name.editingFinished.emit()


def test_undo_while_the_maps_are_being_read_is_done_at_once(qtbot, library: LibraryWindow, maps, gate, rest) -> None:
    name(library, maps[0], "Nivkh")
    qtbot.waitUntil(lambda: read_map(maps[0]).name == "Nivkh" and not library.keeper.tasks.is_busy("change"))
    assert library.keeper.tasks.is_busy("look")
    library.view.setFocus()
    press(qtbot, library, Qt.Key.Key_Z)
    qtbot.waitUntil(lambda: read_map(maps[0]).name == "", timeout=5000)
    assert library.keeper.tasks.is_busy("look")
    gate.set()
    rest(library)
    assert library.state.text() == "Undone: first was described."


def test_undo_while_a_map_is_being_written_waits_and_is_done(
    qtbot, library: LibraryWindow, maps, rest, make_map
) -> None:
    gate = threading.Event()

    def write(_stop: object) -> FileChange:
        gate.wait(10)
        return change_map(maps[0], make_map(("o1", "а"), name="Slow"))

    library.keeper.change("first was described", write)
    name(library, maps[1], "Rare")  # waits for the first
    assert library.buttons["undo"].isEnabled()
    library.view.setFocus()
    press(qtbot, library, Qt.Key.Key_Z)
    press(qtbot, library, Qt.Key.Key_Z)
    assert not library.buttons["undo"].isEnabled()
    press(qtbot, library, Qt.Key.Key_Z)  # there is nothing left to undo
    gate.set()
    rest(library)
    assert (read_map(maps[0]).name, read_map(maps[1]).name) == ("", "")
    assert [words for words, _ in library.keeper.undone] == ["second was described", "first was described"]
    library.redo()
    library.redo()
    library.undo()
    rest(library)
    assert (read_map(maps[0]).name, read_map(maps[1]).name) == ("Slow", "")


def test_undo_of_a_change_that_fails_meanwhile_takes_nothing_else_back(
    qtbot, library: LibraryWindow, maps, rest
) -> None:
    name(library, maps[0], "Nivkh")
    rest(library)
    gate = threading.Event()

    def refuse(_stop: object) -> FileChange:
        gate.wait(10)
        raise CidfixError("the disk is full", "", "")

    library.keeper.change("something was done", refuse)
    library.undo()
    gate.set()
    rest(library)
    assert read_map(maps[0]).name == "Nivkh"
    assert library.state.text() == "The disk is full."
    library.undo()
    rest(library)
    assert read_map(maps[0]).name == ""


def test_undo_that_waits_when_the_program_ends_is_done(qtbot, make_map) -> None:
    path, gate = choose_path("kept"), threading.Event()
    change_map(path, make_map(("o1", "а")))
    keeper = MapKeeper()

    def write(_stop: object) -> FileChange:
        gate.wait(10)
        return change_map(path, make_map(("o1", "б")))

    keeper.change("it was changed", write)
    qtbot.waitUntil(lambda: keeper.tasks.is_busy("change"))
    keeper.undo()
    threading.Timer(0.2, gate.set).start()
    keeper.close()
    assert read_map(path) == make_map(("o1", "а"))


def test_a_change_that_was_only_just_asked_for_when_the_program_ends_is_made(qtbot, make_map) -> None:
    path = choose_path("kept")
    for number in range(20):
        change_map(path, make_map(("o1", "а")))
        keeper = MapKeeper()
        keeper.change("it was changed", lambda _stop, n=number: change_map(path, make_map(("o1", str(n)))))
        keeper.close()
        assert read_map(path) == make_map(("o1", str(number)))


def test_undo_in_the_notes_and_in_the_window_of_letters_is_that_of_the_library(
    qtbot, library: LibraryWindow, maps, rest, make_map
) -> None:
    name(library, maps[0], "Nivkh")
    rest(library)
    library.card.notes.setFocus()
    press(qtbot, library, Qt.Key.Key_Z)
    rest(library)
    assert read_map(maps[0]).name == ""
    library.edit()
    (editor,) = library.findChildren(MapEditor)
    editor.table.setData(editor.table.index(0, FIRST), "ж")
    rest(library)
    assert editor.hint.text() == "A value of first was changed."
    editor.view.setFocus()
    press(qtbot, editor, Qt.Key.Key_Z)
    rest(library)
    assert read_map(maps[0]) == make_map(("o1", "а"), ("o2", "б"), ("o3", "в"))
    assert editor.hint.text() == "Undone: a value of first was changed."
    editor.close()
