"""What every test of the window watches for, a control that is a window of its own for a moment, is noticed."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
def test_a_control_without_a_parent_is_noticed_when_it_is_shown_and_hidden_at_once(qtbot, no_stray_windows, kind):
    control = kind("x")
    qtbot.addWidget(control)
    control.setAccessibleName("flash")
    control.show()
    control.hide()
    assert no_stray_windows.found == [f"{kind.__name__} flash"]
    no_stray_windows.found.clear()


def test_a_control_that_lost_its_parent_before_qt_came_to_show_it_is_noticed(qtbot, no_stray_windows):
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.addWidget(QLabel("a"))
    page.show()
    button = QPushButton("b")
    qtbot.addWidget(button)
    layout.addWidget(button)  # it is to be shown in the next turn of the event loop
    button.setParent(None)
    QApplication.processEvents()
    assert no_stray_windows.found == ["QPushButton "]
    no_stray_windows.found.clear()
