"""The editor of the rules of order: lines before and after, rules chosen, written, followed and taken back."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from cidfix.gui.rules import editor as editor_module
from cidfix.gui.rules.editor import RuleEditor
from cidfix.gui.window import MainWindow
from cidfix.gui.wording import describe_decision
from cidfix.ordering.read import parse_rules
from cidfix.recover.decisions import UseRules
from cidfix.recover.grammar import read_decisions

AS_DRAWN = "title As it is drawn\nscript Deva\n"


@pytest.fixture
def editor(window: MainWindow, tmp_path: Path, sample_pdfs: Path, open_book, settle) -> RuleEditor:
    """The editor over the Declaration in Magahi, which is Devanagari."""
    path = tmp_path / "magahi.pdf"
    path.write_bytes((sample_pdfs / "magahi.pdf").read_bytes())
    open_book(window, path)
    window.workbench.decide(*read_decisions(sample_pdfs / "magahi.entries.txt")[:40])
    settle(window)
    window.view.show_rules()
    settle(window)
    return window.view.rules


def test_rules_are_written_tried_on_the_documents_lines_followed_and_taken_back(
    qtbot, window, settle, editor, tmp_path, monkeypatch
):
    workbench = window.workbench
    assert editor.choice.currentText() == "Devanagari"
    assert "script Deva" in editor.text.toPlainText()
    assert editor.problem.text() == "The lines are read as they are now."

    def try_rules(text):
        editor.show_rules(text)
        qtbot.waitUntil(lambda: not editor._trying.isActive())
        settle(window)

    try_rules("title Mine\nthis is no rule\n")
    assert "line 2" in editor.problem.text()
    assert not editor.use.isEnabled()
    try_rules(AS_DRAWN)
    assert editor.choice.currentIndex() == -1  # they are her own
    assert "would be read otherwise" in editor.problem.text()
    row = [editor.samples.item(0, column).text() for column in range(3)]
    assert row[0] == row[2] != row[1]
    qtbot.mouseClick(editor.use, Qt.MouseButton.LeftButton)
    settle(window)
    assert workbench.decisions[-1] == UseRules(AS_DRAWN, "")
    assert describe_decision(workbench.recovery, workbench.decisions[-1]) == (
        "Letters ordered by the rules As it is drawn"
    )
    assert workbench.recovery.rules.title == "As it is drawn"

    saved = tmp_path / "mine.rules"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(saved), ""))
    qtbot.mouseClick(editor.save, Qt.MouseButton.LeftButton)
    assert saved.read_text("utf-8") == AS_DRAWN

    workbench.undo()
    settle(window)
    assert workbench.recovery.rules is None
    workbench.redo()
    settle(window)
    qtbot.mouseClick(editor.usual, Qt.MouseButton.LeftButton)
    settle(window)
    assert workbench.recovery.rules is None
    assert editor.choice.currentText() == "Devanagari"

    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(saved), ""))
    qtbot.mouseClick(editor.read, Qt.MouseButton.LeftButton)
    assert editor.text.toPlainText() == AS_DRAWN
    editor.choice.setCurrentIndex(editor.choice.findData("thai"))
    editor.choice.activated.emit(editor.choice.currentIndex())
    settle(window)
    qtbot.mouseClick(editor.use, Qt.MouseButton.LeftButton)
    settle(window)
    assert workbench.decisions[-1] == UseRules("thai", "")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    assert not editor.isVisible()


TRYING = "Trying these rules…"


def test_while_rules_are_tried_nothing_is_said_of_those_before_and_they_can_not_be_used(
    qtbot, window, settle, editor, press, monkeypatch
):
    gate, tried = threading.Event(), []

    def parse(text, name):
        tried.append(text)
        gate.wait(10)
        return parse_rules(text, name)

    assert editor.use.isEnabled()
    monkeypatch.setattr(editor_module, "parse_rules", parse)
    editor.activateWindow()
    editor.text.setFocus()
    editor.text.selectAll()
    press("title x")
    assert editor.problem.text() == TRYING  # at once
    assert not editor.use.isEnabled()
    assert not editor.samples.isEnabled()
    qtbot.waitUntil(lambda: tried == ["title x"])
    press("y")  # while the others are tried
    gate.set()
    qtbot.waitUntil(lambda: not window.workbench.tasks.is_busy("rules"))
    assert editor.problem.text() == TRYING
    editor.show_rules(AS_DRAWN)
    qtbot.waitUntil(lambda: editor.problem.text() != TRYING)
    assert tried[-1] == AS_DRAWN
    assert "would be read otherwise" in editor.problem.text()
    assert editor.use.isEnabled()
    assert editor.samples.isEnabled()


def test_of_rules_that_are_none_no_line_is_shown(qtbot, window, settle, editor):
    assert editor.samples.item(0, 2).text()
    editor.show_rules("this is no rule\n")
    qtbot.waitUntil(lambda: "line 1" in editor.problem.text())
    assert not editor.use.isEnabled()
    assert editor.samples.item(0, 0).text()
    assert editor.samples.item(0, 2).text() == ""


def test_a_file_that_can_not_be_read_or_written_says_nothing_of_the_rules(
    qtbot, window, settle, editor, tmp_path, monkeypatch
):
    verdict = editor.problem.text()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "gone.rules"), ""))
    qtbot.mouseClick(editor.read, Qt.MouseButton.LeftButton)
    assert "no such file" in editor.file_fault.text()
    assert editor.file_fault.isVisible()
    assert editor.problem.text() == verdict
    assert editor.use.isEnabled()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "gone" / "mine.rules"), ""))
    qtbot.mouseClick(editor.save, Qt.MouseButton.LeftButton)
    assert editor.file_fault.isVisible()
    assert editor.use.isEnabled()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.rules"), ""))
    qtbot.mouseClick(editor.save, Qt.MouseButton.LeftButton)
    assert not editor.file_fault.isVisible()


def test_the_focus_stays_on_the_button_that_uses_the_rules(qtbot, window, settle, editor):
    editor.show_rules(AS_DRAWN)
    qtbot.waitUntil(lambda: editor.problem.text() != TRYING)
    editor.activateWindow()
    editor.use.setFocus()
    qtbot.waitUntil(editor.use.hasFocus)
    qtbot.keyClick(editor.use, Qt.Key.Key_Space)
    settle(window)
    assert window.workbench.recovery.rules.title == "As it is drawn"
    qtbot.waitUntil(lambda: editor.problem.text() == "The lines are read as they are now.")
    assert editor.use.hasFocus()
