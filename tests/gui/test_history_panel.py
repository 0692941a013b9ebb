"""The list of decisions and of steps, in words that need no codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.history_panel import HistoryPanel
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Context, Decision, Entry, Place, Recover, SetValue, SpaceIs

TITLE = Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "typed")


@pytest.fixture
def history(qtbot, nivkh: Workbench, find_pictures: Callable[[Path], PagePictures]) -> HistoryPanel:
    pictures, art = find_pictures(nivkh.recovery.document.path), GlyphArt(nivkh.recovery.document)
    history = HistoryPanel(GlyphPainter(nivkh, pictures, art))
    qtbot.addWidget(history)
    history.show()
    return history


def decide(qtbot, workbench: Workbench, *decisions: Decision) -> None:
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        workbench.decide(*decisions)


def texts(found: QListWidget) -> list[str]:
    return [found.item(row).text() for row in range(found.count())]


def test_letters_are_named_by_their_pictures_and_fonts_by_their_names(
    qtbot, nivkh: Workbench, history: HistoryPanel
) -> None:
    decide(qtbot, nivkh, TITLE)
    decide(qtbot, nivkh, SpaceIs("F12", 3, True, "set"), Recover("F12", "set"))
    decide(qtbot, nivkh, SetValue("F12", 457, "б", Context("after", "F12", 460), "set"))
    assert texts(history.decisions) == [
        "This letter stands for б after г",
        "Recover the font NotoSerif-Regular",
        "This letter is a space",
        "Typed “Қʼатьгун сик правоғун Декларация” (line 1.1)",
    ]
    assert "code 457 of the font NotoSerif-Regular (F12)" in history.decisions.item(0).toolTip()
    assert all(not history.decisions.item(row).icon().isNull() for row in range(4))
    assert texts(history.steps)[0] == "Opened"
    assert texts(history.steps)[2] == "This letter is a space and 1 more"
