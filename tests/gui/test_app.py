"""What goes wrong while the program runs is told in the window, in a user's words."""

from __future__ import annotations

import sys

import pytest

from cidfix.errors import CidfixError
from cidfix.gui.app import _tell_unexpected
from cidfix.gui.window import MainWindow
from cidfix.recover.decisions import Accept


@pytest.fixture(autouse=True)
def told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # put back behind the test
    _tell_unexpected(window)


def test_words_that_a_button_can_not_take_are_refused_in_a_users_words(window: MainWindow, caplog):
    with pytest.raises(CidfixError) as caught:
        Accept("F1", 2, "\uffff", "")
    sys.excepthook(CidfixError, caught.value, None)
    (notice,) = window.notices.notices
    assert "U+FFFF is no text" in notice.text
    assert "inside cidfix" not in notice.text
    assert not caplog.records


def test_an_error_nobody_expected_is_told_as_a_fault_and_logged(window: MainWindow, caplog):
    sys.excepthook(KeyError, KeyError("x"), None)
    (notice,) = window.notices.notices
    assert "inside cidfix" in notice.text
    assert caplog.records
