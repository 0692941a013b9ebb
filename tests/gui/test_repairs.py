"""The step of the text: what is seen is what is exported, and each repair can be left out, undone and kept."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextFormat
from PySide6.QtWidgets import QApplication, QFileDialog

from cidfix.cli import main
from cidfix.export.formats import FORMATS
from cidfix.gui.document_view import WorkStep
from cidfix.gui.repairs.panel import RepairList
from cidfix.gui.window import MainWindow
from cidfix.gui.wording import name_formats
from cidfix.recover.decisions import LeaveAsIs, SkipStep, WordPlace
from cidfix.recover.session import read_session

Open = Callable[[MainWindow, Path], None]
Settle = Callable[[MainWindow], None]
FILES = Path(__file__).parents[1] / "files"
ALL = ["constituat", "contemptioque", "humanitatis", "loquendi", "affectatio,", "civitatis", "cogatur,"]


@pytest.fixture
def latin(window: MainWindow, open_book: Open, settle: Settle, tmp_path: Path) -> MainWindow:
    """A page of Latin with seven words cut at line ends, at the step of its text."""
    path = Path(shutil.copy(FILES / "hyphenated.pdf", tmp_path / "latin.pdf"))
    open_book(window, path)
    window.show_step(WorkStep.TEXT)
    settle(window)
    window.workbench.clock = lambda: datetime(2026, 11, 28, 20, 5, 30, tzinfo=UTC)
    return window


def rows(panel: RepairList) -> list[str]:
    return [repair.after for repair in panel.table.rows]


def left(panel: RepairList) -> list[str]:
    return [repair.after for repair in panel.table.rows if repair.left is not None]


def shown(window: MainWindow) -> str:
    return window.view.preview.text.toPlainText() + "\n"


def test_repairs_are_listed_with_their_places_and_marked_in_the_text(latin: MainWindow) -> None:
    panel, preview = latin.view.repairs, latin.view.preview
    assert panel.isVisible()
    assert rows(panel) == ALL
    assert [panel.table.index(1, column).data() for column in range(5)] == [
        "1.6",
        "con-⏎temptioque",
        "contemptioque",
        "Hyphens",
        "a word cut at the line's end",
    ]
    assert panel.state.text() == "7 repairs"
    assert panel.steps.boxes["hyphens"].text() == "Hyphens 7"
    assert latin.view.reader.preview.text == shown(latin)
    preview._mark_visible()
    marked = [s.cursor.selectedText() for s in preview.text.extraSelections() if s.format.fontUnderline()]
    assert marked == ALL


def test_going_to_a_repair_lights_both_its_halves_on_the_page_and_marks_it(
    qtbot, latin: MainWindow, settle: Settle
) -> None:
    panel, workbench = latin.view.repairs, latin.workbench
    place = panel.view.visualRect(panel.table.index(3, 1)).center()
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    lines = [workbench.find_line(start) for start, _ in workbench.lit]
    assert [int(workbench.recovery.layout.number[line]) for line in lines] == [10, 11]
    latin.view.preview._mark_visible()
    strong = [
        s.cursor.selectedText()
        for s in latin.view.preview.text.extraSelections()
        if s.format.fontUnderline() and s.format.background().color().alpha() > 60
    ]
    assert strong == ["loquendi"]


def test_a_repair_under_the_cursor_of_the_text_is_gone_to_in_the_list(qtbot, latin: MainWindow) -> None:
    preview, panel = latin.view.preview, latin.view.repairs
    preview.text.setFocus()
    cursor = preview.text.textCursor()
    cursor.setPosition(shown(latin).index("civitatis") + 3)
    preview.text.setTextCursor(cursor)
    assert [index.row() for index in panel.view.selectionModel().selectedRows()] == [5]
    assert latin.workbench.lit


def test_a_repair_is_left_out_by_a_key_and_comes_back_by_undo(qtbot, latin: MainWindow, settle: Settle) -> None:
    panel, workbench = latin.view.repairs, latin.workbench
    panel.view.setFocus()
    panel.view.selectRow(1)
    assert panel.leave_button.text() == "&Leave as it was"
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    assert left(panel) == ["contemptioque"]  # at once, before the text is made anew
    settle(latin)
    place = WordPlace(1, 6, 6, 1)
    (decision,) = workbench.decisions
    assert decision == LeaveAsIs("hyphens", "con-\ntemptioque", "contemptioque", place, "")
    assert (decision.source, decision.when) == ("set in the window", "2026-11-28T20:05:30Z")
    assert "con- temptioque" in shown(latin)
    assert rows(panel) == ALL
    assert left(panel) == ["contemptioque"]
    assert panel.table.index(1, 4).data() == "left as it was"
    assert latin.view.history.decisions.model().index(0, 0).data() == "“con-⏎temptioque” is left as it was (line 1.6)"
    assert "2026-11-28 20:05 UTC" in latin.view.history.decisions.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert panel.leave_button.text() == "&Repair again"  # it is still chosen
    workbench.undo()
    settle(latin)
    assert "contemptioque" in shown(latin)
    assert left(panel) == []
    workbench.redo()
    settle(latin)
    panel.view.setFocus()
    panel.view.selectRow(1)
    qtbot.keyClick(panel.view, Qt.Key.Key_Space)
    settle(latin)
    assert workbench.decisions == ()
    assert "contemptioque" in shown(latin)


def test_several_are_left_out_in_one_step_and_repaired_out_of_order(latin: MainWindow, settle: Settle) -> None:
    panel, workbench = latin.view.repairs, latin.workbench
    panel.view.selectAll()
    panel.turn()
    settle(latin)
    assert left(panel) == ALL
    assert workbench.step == 1
    workbench.take_back(workbench.decisions[2])
    settle(latin)
    assert left(panel) == [word for word in ALL if word != ALL[2]]
    assert "humanitatis" in shown(latin)
    panel.filter.setCurrentIndex(panel.filter.findData("left"))
    assert len(rows(panel)) == 6
    panel.words.setText("AFFECTA")
    assert rows(panel) == ["affectatio,"]
    panel.filter.setCurrentIndex(panel.filter.findData("words"))
    assert rows(panel) == []


def test_all_alike_are_left_out_by_one_decision(qtbot, latin: MainWindow, settle: Settle) -> None:
    panel, workbench = latin.view.repairs, latin.workbench
    panel.view.selectRow(0)
    panel.turn()
    settle(latin)
    panel.view.selectRow(2)
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    settle(latin)
    assert workbench.decisions[1] == LeaveAsIs("hyphens", "humani-\ntatis", "humanitatis", None, "")
    assert "humani- tatis" in shown(latin)
    row = next(number for number, repair in enumerate(panel.table.rows) if repair.after == "humanitatis")
    assert panel.table.index(row, 0).data() == "everywhere"
    assert latin.view.history.decisions.model().index(0, 0).data() == "“humani-⏎tatis” is left as it was, everywhere"
    panel.view.selectRow(row)
    panel.turn_alike()
    settle(latin)
    assert left(panel) == ["constituat"]


def test_a_step_is_switched_off_and_on_again(qtbot, latin: MainWindow, settle: Settle) -> None:
    panel = latin.view.repairs
    qtbot.mouseClick(panel.steps.boxes["hyphens"], Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    settle(latin)
    assert latin.workbench.decisions == (SkipStep("hyphens", ""),)
    assert latin.view.history.decisions.model().index(0, 0).data() == "Not repaired: Hyphens"
    assert rows(panel) == []
    assert panel.state.text() == "Nothing had to be repaired."
    assert "constit- uat" in shown(latin)
    latin.workbench.undo()
    settle(latin)
    assert panel.steps.boxes["hyphens"].isChecked()
    assert rows(panel) == ALL


def test_every_format_exported_is_the_text_that_is_shown_and_the_command_line_writes_the_same(
    qtbot, latin: MainWindow, settle: Settle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    panel = latin.view.repairs
    panel.view.selectRow(4)
    panel.turn()
    settle(latin)
    assert set(name_formats()) == set(FORMATS)
    written = {}
    for name in ("txt", "tei", "html"):
        out = tmp_path / f"out.{name}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, out=out: (str(out), ""))
        qtbot.mouseClick(latin.view.preview.export_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(out.exists, timeout=20_000)
        settle(latin)
        written[name] = out.read_text("utf-8")
    assert written["txt"] == shown(latin)
    assert "affecta- tio," in written["txt"]
    assert "data:image/png" in written["html"]
    latin.view.preview.copy_button.click()
    settle(latin)
    assert QApplication.clipboard().text() == written["txt"]
    latin.close_document()
    session, pdf = tmp_path / "latin.pdf.cidfix.json", tmp_path / "latin.pdf"
    assert [saved.decision.when for saved in read_session(session).decisions] == ["2026-11-28T20:05:30Z"]
    for name, text in written.items():
        out = tmp_path / f"line.{name}"
        assert main(["recover", str(pdf), "--session", str(session), "-o", str(out)]) == 0
        assert out.read_text("utf-8") == text


def test_what_was_left_out_is_so_again_the_next_time(latin: MainWindow, settle: Settle, open_book: Open) -> None:
    path = latin.document.path
    latin.view.repairs.view.selectRow(0)
    latin.view.repairs.turn()
    settle(latin)
    latin.close_document()
    open_book(latin, path)
    latin.show_step(WorkStep.TEXT)
    settle(latin)
    assert left(latin.view.repairs) == ["constituat"]
    assert "constit- uat" in shown(latin)


def test_the_text_is_made_only_while_it_is_seen(latin: MainWindow, settle: Settle) -> None:
    before = latin.view.reader.preview
    latin.show_step(WorkStep.LETTERS)
    latin.workbench.decide(SkipStep("hyphens", "test"))
    settle(latin)
    assert latin.view.reader.preview is before
    latin.show_step(WorkStep.TEXT)
    settle(latin)
    assert "constit- uat" in shown(latin)


def test_a_text_that_nobody_waits_for_can_be_stopped_and_asked_for_again(
    qtbot, latin: MainWindow, settle: Settle
) -> None:
    panel = latin.view.repairs
    latin.view.reader.choose("fffd", "keep")
    panel.stop_button.click()
    settle(latin)
    assert panel.state.text() == "The text shown is of before."
    assert panel.stop_button.text() == "Repair"
    panel.stop_button.click()
    settle(latin)
    assert panel.state.text() == "7 repairs"


def test_marks_do_not_depend_on_colour_alone(latin: MainWindow) -> None:
    preview = latin.view.preview
    preview._mark_visible()
    marked = preview.text.extraSelections()
    assert all(s.format.hasProperty(QTextFormat.Property.TextUnderlineStyle) for s in marked)
    assert preview._repaired.text() == "underlined: repaired"
    assert preview._repaired.isVisible()
