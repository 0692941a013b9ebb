"""The window on whatever screen there is: without one as all other tests, and on a virtual one where CI gives it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from cidfix.gui.document_view import WorkStep
from cidfix.gui.settings import Settings
from cidfix.gui.window import MainWindow

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


def test_a_word_is_typed_on_the_screen_and_seen_in_the_lines(qtbot, tmp_path: Path, press: Callable[[str], None]):
    book = Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path / "book.pdf"))
    window = MainWindow(Settings())
    window.resize(1024, 700)
    window.show()
    window.activateWindow()
    qtbot.waitExposed(window)
    window.open_path(book)
    qtbot.waitUntil(window.is_ready, timeout=30_000)
    workbench, view = window.workbench, window.view
    qtbot.waitUntil(lambda: workbench.suggestions_ready, timeout=30_000)
    view.typing.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is view.typing.field)
    press("Статья")
    qtbot.waitUntil(lambda: not workbench.tasks.is_busy("trial"), timeout=30_000)
    qtbot.keyClick(view.typing.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: workbench.suggestions_ready and len(workbench.recovery.decisions) == 1, timeout=30_000)
    for step in WorkStep:
        window.show_step(step)
        qtbot.wait(300)
        picture = window.grab().toImage()
        colours = {QColor(picture.pixel(x, y)).name() for x in range(0, 1024, 7) for y in range(0, 700, 7)}
        assert len(colours) > 20, f"{step.name} is empty"
    window.close()
    window.deleteLater()
