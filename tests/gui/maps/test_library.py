"""The library of maps in its window: found, described, mended, merged, shared and deleted, and all undone again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from cidfix.gui.document_view import WorkStep
from cidfix.gui.maps.editor import MapComparison, MapEditor
from cidfix.gui.maps.letters import FIRST, MERGED, PICTURE, SECOND
from cidfix.gui.maps.library import LibraryWindow
from cidfix.gui.window import MainWindow
from cidfix.recover.collection import change_map, choose_path
from cidfix.recover.decisions import UseMap
from cidfix.recover.maps import read_map, write_map
from cidfix.recovery import open_document

Open = Callable[[MainWindow, Path], None]
Settle = Callable[[MainWindow], None]
FILES = Path(__file__).parents[2] / "files"
NOON = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)


def listed(library: LibraryWindow) -> list[str]:
    return [kept.name for kept in library.table.rows]


def choose(library: LibraryWindow, path: Path) -> None:
    library.view.selectRow(library.table.find_row(path))


def test_maps_of_the_library_and_of_added_folders_are_listed_and_searched(library: LibraryWindow) -> None:
    assert listed(library) == ["Chukchi of the North", "first", "second"]
    assert [library.table.index(0, column).data() for column in range(5)] == [
        "Chukchi of the North",
        "Gilyak (niv)",
        "Home",
        "1",
        "shared",
    ]
    library.search.setText("rare gilyak")
    assert listed(library) == ["second"]
    library.search.setText("chukchi")
    assert listed(library) == ["Chukchi of the North"]
    library.search.clear()
    assert len(listed(library)) == 3


def test_what_a_map_says_of_itself_is_edited_and_undone(qtbot, library: LibraryWindow, maps, rest, make_map) -> None:
    choose(library, maps[0])
    card = library.card
    assert "3 letters" in card.facts.text()
    card.name.setFocus()
    card.name.setText("Nivkh, Sakhalin")
    qtbot.keyClick(card.name, Qt.Key.Key_Return)
    rest(library)
    card.licence.setText("CC0")
    card.author.setText("A. Linguist")
    card.language.setText("niv  x-mine niv")
    card.notes.setPlainText("checked")
    choose(library, maps[1])  # going elsewhere takes over what was typed
    rest(library)
    saved = read_map(maps[0])
    assert (saved.name, saved.licence, saved.made_by, saved.notes) == (
        "Nivkh, Sakhalin",
        "CC0",
        "A. Linguist",
        "checked",
    )
    assert saved.language == ("niv", "x-mine")
    assert "Nivkh, Sakhalin" in listed(library)
    for _ in range(2):
        library.undo()
        rest(library)
    assert read_map(maps[0]) == make_map(("o1", "а"), ("o2", "б"), ("o3", "в"))
    library.redo()
    rest(library)
    assert read_map(maps[0]).name == "Nivkh, Sakhalin"


def test_a_map_is_deleted_by_a_key_and_comes_back(qtbot, library: LibraryWindow, maps, rest) -> None:
    choose(library, maps[1])
    library.view.setFocus()
    qtbot.keyClick(library.view, Qt.Key.Key_Delete)
    rest(library)
    assert not maps[1].exists()
    assert listed(library) == ["Chukchi of the North", "first"]
    assert library.state.text() == "Second was deleted."
    library.undo()
    rest(library)
    assert listed(library) == ["Chukchi of the North", "first", "second"]
    assert library.state.text() == "Undone: second was deleted."


def test_maps_go_out_and_come_in_in_any_format(
    qtbot, library: LibraryWindow, maps, tmp_path: Path, monkeypatch, rest
) -> None:
    choose(library, maps[0])
    out = tmp_path / "out.tsv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    qtbot.mouseClick(library.buttons["export"], Qt.MouseButton.LeftButton)
    rest(library)
    assert "в" in out.read_text("utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(out), ""))
    qtbot.mouseClick(library.buttons["import"], Qt.MouseButton.LeftButton)
    rest(library)
    assert "out" in listed(library)
    assert library.chosen.name == "out"
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    library.import_map(broken)
    rest(library)
    assert "not JSON" in library.state.text()


def test_a_value_is_edited_in_the_map_and_nothing_else(qtbot, library: LibraryWindow, maps, rest, make_map) -> None:
    choose(library, maps[0])
    library.edit()
    (editor,) = library.findChildren(MapEditor)
    editor.clock = lambda: NOON
    model = editor.table
    assert model.setData(model.index(2, FIRST), "U+0495")
    rest(library)
    values = [[value.value for value in glyph.values] for glyph in read_map(maps[0]).glyphs]
    assert values == [["а"], ["б"], ["ҕ"]]
    (value,) = read_map(maps[0]).glyphs[2].values
    assert (value.source, value.when) == ("set in the map editor", "2026-11-28T12:00:00Z")
    model.setData(model.index(0, FIRST), "\x01")
    assert editor.hint.text() == "U+0001 is no text; leave it out: it is a sign for machines."
    editor.view.selectRow(0)
    editor.view.setFocus()
    qtbot.keyClick(editor.view, Qt.Key.Key_Delete)
    rest(library)
    assert [bool(glyph.values) for glyph in read_map(maps[0]).glyphs] == [False, True, True]
    for _ in range(2):
        library.undo()
        rest(library)
    assert read_map(maps[0]) == make_map(("o1", "а"), ("o2", "б"), ("o3", "в"))
    assert [row.first for row in editor.table.rows] == [("а",), ("б",), ("в",)]  # it follows the undo
    editor.close()


def test_two_maps_are_compared_and_merged_difference_by_difference(
    qtbot, library: LibraryWindow, maps, rest, make_map
) -> None:
    choose(library, maps[0])
    library.merge_with(maps[1])
    rest(library)
    (comparison,) = library.findChildren(MapComparison)
    assert [comparison.kinds.itemText(row) for row in range(5)] == [
        "All letters",
        "The same 1",
        "Different 1",
        "Only in first 1",
        "Only in second 1",
    ]
    comparison.kinds.setCurrentIndex(2)
    (row,) = comparison.table.rows
    assert (row.first, row.second) == (("в",), ("ғ",))
    assert comparison.table.index(0, MERGED).data() == "в, ғ"
    comparison.view.selectRow(0)
    comparison.view.setFocus()
    qtbot.keyClick(comparison.view, Qt.Key.Key_2)
    assert [comparison.table.index(0, column).data() for column in (FIRST, SECOND, MERGED)] == ["в", "ғ", "ғ"]
    qtbot.mouseClick(comparison.merge_button, Qt.MouseButton.LeftButton)
    rest(library)
    known = {glyph.outline: [v.value for v in glyph.values] for glyph in read_map(maps[0]).glyphs if glyph.values}
    assert known == {"o1": ["а"], "o2": ["б"], "o3": ["ғ"], "o4": ["г"]}
    library.undo()
    rest(library)
    assert read_map(maps[0]) == make_map(("o1", "а"), ("o2", "б"), ("o3", "в"))


def test_a_folder_is_added_and_left_out(
    qtbot, library: LibraryWindow, tmp_path: Path, monkeypatch, rest, make_map
) -> None:
    more = tmp_path / "more"
    more.mkdir()
    write_map(more / "fourth.json", make_map(("o6", "е")))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(more))
    qtbot.mouseClick(library.buttons["folder"], Qt.MouseButton.LeftButton)
    rest(library)
    assert "fourth" in listed(library)
    library.leave_out("more")
    rest(library)
    assert "fourth" not in listed(library)
    assert (more / "fourth.json").exists()


@pytest.fixture
def half(window: MainWindow, open_book: Open, tmp_path: Path, make_map) -> tuple[Path, Path]:
    """A document that is open, and two maps that each know some of its letters; of one they say different things."""
    path = Path(shutil.copy(FILES / "truetype_simple.pdf", tmp_path / "book.pdf"))
    recovery = open_document(path)
    glyphs = recovery.document.glyphs
    drawn = [number for number, outline in enumerate(glyphs.outline) if outline][:6]
    own = [recovery.values[number].value or "x" for number in drawn]
    said = [(glyphs.outline[number], value) for number, value in zip(drawn, own, strict=True)]
    one = change_map(choose_path("one"), make_map(*said[:4])).path
    two = change_map(choose_path("two"), make_map((said[3][0], "ж"), *said[4:])).path
    open_book(window, path)
    return one, two


def test_several_maps_fill_one_font_and_which_is_heard_is_seen_and_changed(
    qtbot, window: MainWindow, half: tuple[Path, Path], settle: Settle
) -> None:
    workbench, panel = window.workbench, window.view.maps_in_use
    window.show_step(WorkStep.FONTS)
    assert not panel.isVisible()
    workbench.decide(UseMap(str(half[0]), "test"))
    workbench.decide(UseMap(str(half[1]), "test"))
    settle(window)
    texts = [label.text().split("\n") for label in panel.findChildren(QLabel) if "\n" in label.text()]
    assert [text[0] for text in texts] == ["one", "two"]
    assert texts[0][1].endswith(": fills 4")
    assert texts[1][1].endswith(": fills 2, is overruled by maps above in 1")
    assert workbench.recovery.conflicts == ()
    (up,) = [b for b in panel.findChildren(QPushButton) if b.accessibleName().startswith("Hear two")]
    qtbot.mouseClick(up, Qt.MouseButton.LeftButton)
    settle(window)
    assert [Path(decision.path).stem for decision in workbench.decisions] == ["two.cidmap", "one.cidmap"]
    workbench.undo()
    settle(window)
    assert [Path(decision.path).stem for decision in workbench.decisions] == ["one.cidmap", "two.cidmap"]


def test_the_letters_of_a_map_have_the_pictures_of_the_open_document(qtbot, window, half, rest) -> None:
    window.show_library()
    rest(window.library)
    choose(window.library, half[0])
    window.library.edit()
    (editor,) = window.library.findChildren(MapEditor)
    model = editor.table
    assert all(not model.index(row, PICTURE).data(Qt.ItemDataRole.DecorationRole).isNull() for row in range(4))
    editor.close()


def test_a_map_is_used_for_the_open_document_and_made_better_by_it(
    qtbot, window: MainWindow, half, settle: Settle, rest
) -> None:
    window.show_library()
    library = window.library
    rest(library)
    choose(library, half[0])
    qtbot.mouseClick(library.buttons["use"], Qt.MouseButton.LeftButton)
    settle(window)
    assert window.workbench.decisions == (UseMap(str(half[0]), ""),)
    window.workbench.decide(UseMap(str(half[1]), "test"))
    settle(window)
    choose(library, half[0])
    qtbot.mouseClick(library.buttons["improve"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(library.findChildren(MapComparison)), timeout=10_000)
    (comparison,) = library.findChildren(MapComparison)
    before = {glyph.outline for glyph in read_map(half[0]).glyphs}
    qtbot.mouseClick(comparison.merge_button, Qt.MouseButton.LeftButton)
    rest(library)
    assert before < {glyph.outline for glyph in read_map(half[0]).glyphs if glyph.values}
