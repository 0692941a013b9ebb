"""The list of decisions and of steps, in words that need no codes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.history_panel import HistoryPanel
from cidfix.gui.pictures import PagePictures
from cidfix.gui.row_list import RowList
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Context, Decision, Entry, Place, Recover, SetValue, SpaceIs
from cidfix.recovery import Recovery

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


def say_rows(found: RowList, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list:
    model = found.model()
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_letters_are_named_by_their_pictures_and_fonts_by_their_names(
    qtbot, nivkh: Workbench, history: HistoryPanel
) -> None:
    decide(qtbot, nivkh, TITLE)
    decide(qtbot, nivkh, SpaceIs("F12", 3, True, "set"), Recover("F12", "set"))
    decide(qtbot, nivkh, SetValue("F12", 457, "б", Context("after", "F12", 460), "set"))
    assert say_rows(history.decisions) == [
        "This letter stands for б after г",
        "Recover the font NotoSerif-Regular",
        "This letter is a space",
        "Typed “Қʼатьгун сик правоғун Декларация” (line 1.1)",
    ]
    assert "code 457 of the font NotoSerif-Regular (F12)" in say_rows(history.decisions, Qt.ItemDataRole.ToolTipRole)[0]
    assert all(not sign.isNull() for sign in say_rows(history.decisions, Qt.ItemDataRole.DecorationRole))
    assert say_rows(history.steps)[0] == "Opened"
    assert say_rows(history.steps)[2] == "This letter is a space and 1 more"


def test_what_is_chosen_stays_chosen_when_more_is_decided_and_is_taken_back_whenever_it_was_made(
    qtbot, nivkh: Workbench, history: HistoryPanel
) -> None:
    decide(qtbot, nivkh, TITLE)
    space, trusted = SpaceIs("F12", 3, True, "set"), Recover("F12", "set")
    decide(qtbot, nivkh, space)
    history.decisions.choose([1])
    assert nivkh.lit, "where the chosen entry stands is lit"
    decide(qtbot, nivkh, trusted)
    assert [entry.text for entry in history.decisions.chosen()] == [TITLE.text]
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        qtbot.mouseClick(history.take_back, Qt.MouseButton.LeftButton)
    assert say_rows(history.decisions) == ["Recover the font NotoSerif-Regular", "This letter is a space"]
    assert history.decisions.chosen() == []
    assert not history.take_back.isEnabled()


def test_of_thousands_of_decisions_only_those_in_sight_are_put_into_words(
    qtbot, nivkh: Workbench, history: HistoryPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    described: list[Decision] = []

    def describe(recovery: Recovery, decision: Decision) -> str:
        described.append(decision)
        return "told"

    monkeypatch.setattr("cidfix.gui.history_panel.describe_decision", describe)
    monkeypatch.setattr(
        "cidfix.gui.workbench.Workbench.decisions", tuple(SpaceIs("F12", code, True, "set") for code in range(3_000))
    )
    history.resize(400, 600)
    nivkh.history_changed.emit()
    history.grab()
    assert history.decisions.model().rowCount() == 3_000
    assert 1 < len(set(described)) < 100
