"""The text beside the page, put in some lines at a time."""

import dataclasses
from collections import defaultdict

import pytest
from PySide6.QtGui import QTextCharFormat

from cidfix.gui import text_preview
from cidfix.gui.document_view import WorkStep
from cidfix.gui.window import MainWindow


@pytest.fixture
def shown(qtbot, window: MainWindow, book, open_book):
    """A window that shows the text of the book."""
    open_book(window, book)
    window.show_step(WorkStep.TEXT)
    preview, reader = window.view.preview, window.view.reader
    qtbot.waitUntil(
        lambda: reader.preview is not None and f"{preview.text.toPlainText()}\n" == reader.preview.text, timeout=20_000
    )
    return preview, reader.preview


@pytest.mark.parametrize("most", [3, 1000])
def test_only_what_differs_is_put_in_and_all_is_as_it_is_exported(qtbot, shown, monkeypatch, most: int):
    preview, made = shown
    monkeypatch.setattr(text_preview, "_MOST_LINES", most)
    lines = made.text.removesuffix("\n").split("\n")
    changed = [line.upper() if number % 7 == 0 else line for number, line in enumerate(lines)]
    fewer = [*changed[:2], "", *changed[5:]]
    for wanted in (changed, fewer, [""], lines):
        text = "\n".join(wanted) + "\n"
        starts = [0]
        for line in wanted:
            starts.append(starts[-1] + len(line) + 1)
        preview._show(dataclasses.replace(made, text=text, line_start=starts, changes=(), placed=(), foreign=()))
        qtbot.waitUntil(lambda text=text: f"{preview.text.toPlainText()}\n" == text, timeout=5000)


def test_letters_of_one_state_that_touch_are_marked_as_one(qtbot, shown):
    preview, made = shown
    qtbot.waitUntil(lambda: bool(preview.text.extraSelections()), timeout=5000)
    doubtful = (QTextCharFormat.UnderlineStyle.DotLine, QTextCharFormat.UnderlineStyle.DashUnderline)
    marked = defaultdict(set)
    for selection in preview.text.extraSelections():
        style = selection.format.underlineStyle()
        if style in doubtful:
            marked[style].add((selection.cursor.selectionStart(), selection.cursor.selectionEnd()))
    assert marked
    for where in marked.values():
        assert not {start for start, _ in where} & {end for _, end in where}
        assert not any(" " in made.text[start:end] for start, end in where)
