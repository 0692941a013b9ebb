"""Messages at the top of the window: how many are seen, which go by themselves, and how they are closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui import notices
from cidfix.gui.notices import NoticeBar
from cidfix.gui.window import MainWindow


@pytest.fixture
def around(qtbot) -> QWidget:
    """A window with a field below the messages, at which the user is at work."""
    around = QWidget()
    qtbot.addWidget(around)
    around.field = QLineEdit(around)
    around.bar = NoticeBar(around)
    column = QVBoxLayout(around)
    column.addWidget(around.bar)
    column.addWidget(around.field)
    around.resize(600, 400)
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)
    around.field.setFocus()
    return around


@pytest.fixture
def bar(around: QWidget, monkeypatch: pytest.MonkeyPatch) -> NoticeBar:
    monkeypatch.setattr(notices, "_PATIENCE", 50)
    return around.bar


def seen(bar: NoticeBar) -> list[str]:
    return [notice.text for notice in bar.notices if notice.isVisible()]


def test_what_only_informs_goes_by_itself_and_errors_stay(qtbot, bar: NoticeBar) -> None:
    bar.tell("warning", "not readable")
    bar.tell_error(CidfixError("the disk is full", "", ""))
    bar.tell("info", "saved")
    assert seen(bar) == ["saved", "The disk is full.", "not readable"]
    qtbot.waitUntil(lambda: seen(bar) == ["The disk is full.", "not readable"])
    qtbot.wait(150)
    assert seen(bar) == ["The disk is full.", "not readable"]


def test_a_message_with_the_focus_waits_until_it_is_left(qtbot, bar: NoticeBar, around) -> None:
    bar.tell("info", "saved")
    (notice,) = bar.notices
    notice.close_button.setFocus()
    qtbot.wait(300)
    assert seen(bar) == ["saved"]
    around.field.setFocus()
    qtbot.waitUntil(lambda: seen(bar) == [])


def test_what_is_offered_stays_until_it_is_taken_or_closed_and_makes_room_for_nothing(qtbot, bar: NoticeBar) -> None:
    taken: list[str] = []
    bar.tell("info", "a map fits", ("Use it", lambda: taken.append("map")))
    for number in range(4):
        bar.tell("info", f"saved {number}")
    qtbot.waitUntil(lambda: [notice.text for notice in bar.notices] == ["a map fits"])
    qtbot.wait(300)
    assert seen(bar) == ["a map fits"]
    qtbot.mouseClick(bar.notices[0].buttons[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: taken == ["map"])
    assert bar.notices == []


def test_what_is_said_of_one_matter_is_said_in_one_message_and_taken_back_as_a_whole(bar: NoticeBar) -> None:
    bar.tell("warning", "the PDF is gone", about="disk")
    bar.tell("warning", "not readable: page 3")
    bar.tell("warning", "the PDF has changed", about="disk")
    assert seen(bar) == ["the PDF has changed", "not readable: page 3"]
    assert bar.tells_of("disk")
    bar.withdraw("disk")
    assert seen(bar) == ["not readable: page 3"]
    assert not bar.tells_of("disk")


def test_a_message_under_the_pointer_waits_until_it_is_left(qtbot, bar: NoticeBar) -> None:
    bar.tell("info", "saved")
    (notice,) = bar.notices
    notice.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    qtbot.wait(200)
    assert seen(bar) == ["saved"]
    notice.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    qtbot.waitUntil(lambda: seen(bar) == [])


def test_at_most_three_are_seen_and_no_error_is_lost_for_it(qtbot, bar: NoticeBar) -> None:
    for number in range(1, 6):
        bar.tell_error(CidfixError(f"fault {number}", "", ""))
    assert seen(bar) == ["Fault 5.", "Fault 4.", "Fault 3."]
    qtbot.mouseClick(bar.notices[0].close_button, Qt.MouseButton.LeftButton)
    assert seen(bar) == ["Fault 4.", "Fault 3.", "Fault 2."]


def test_escape_on_a_message_closes_it(qtbot, bar: NoticeBar) -> None:
    bar.tell("warning", "one")
    bar.tell("warning", "two")
    bar.notices[1].close_button.setFocus()
    qtbot.keyClick(bar.notices[1].close_button, Qt.Key.Key_Escape)
    assert seen(bar) == ["two"]


def test_a_key_closes_the_newest_message_from_anywhere(qtbot, window: MainWindow) -> None:
    window.notices.tell("warning", "one")
    window.notices.tell("warning", "two")
    window.start.open_button.setFocus()
    qtbot.keyClick(window.start.open_button, Qt.Key.Key_Escape, Qt.KeyboardModifier.ShiftModifier)
    assert [notice.text for notice in window.notices.notices] == ["one"]
