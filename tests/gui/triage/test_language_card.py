"""What a document is written in: looked for by any name, chosen, taken back, and offered again in the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cidfix.gui.settings import Settings
from cidfix.gui.triage.language_card import LanguageCard
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import UseLanguage


@pytest.fixture
def card(qtbot, nivkh: Workbench) -> LanguageCard:
    card = LanguageCard(nivkh, Settings())
    qtbot.addWidget(card)
    card.resize(420, 300)
    card.show()
    card.activateWindow()
    card.field.setFocus()
    qtbot.waitUntil(card.field.hasFocus)
    return card


def seek(qtbot, card: LanguageCard, press: Callable[[str], None], text: str) -> None:
    """Type into the field and wait until it is known what fits."""
    press(text)
    qtbot.waitUntil(lambda: not card._workbench.tasks.is_busy("languages"), timeout=10_000)


@pytest.mark.parametrize("text", ["Gilyak", "нивх", "niv"])
def test_a_language_is_found_by_its_name_its_own_name_and_its_tag(
    qtbot, nivkh: Workbench, card: LanguageCard, press: Callable[[str], None], text: str
) -> None:
    seek(qtbot, card, press, text)
    assert card.field.listed[0] == "Gilyak, нивх (niv), Cyrillic"
    assert card.field.popup.isVisible()
    with qtbot.waitSignal(nivkh.recovered, timeout=20_000):
        qtbot.keyClick(card.field.popup, Qt.Key.Key_Return)
    assert nivkh.decisions == (UseLanguage("niv", ""),)
    assert [chip.text() for chip in card.chips] == ["Gilyak (niv)"]
    assert card.field.text() == ""


def test_enter_takes_the_first_though_it_is_pressed_before_the_list_is_there(
    qtbot, nivkh: Workbench, card: LanguageCard, press: Callable[[str], None]
) -> None:
    press("gilyak")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: nivkh.decisions == (UseLanguage("niv", ""),), timeout=10_000)


def test_a_tag_in_no_list_is_taken_and_what_is_no_tag_is_told(
    qtbot, nivkh: Workbench, card: LanguageCard, press: Callable[[str], None]
) -> None:
    seek(qtbot, card, press, "x-mine")
    qtbot.keyClick(card.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: nivkh.decisions == (UseLanguage("x-mine", ""),), timeout=10_000)
    assert [chip.text() for chip in card.chips] == ["x-mine"]
    seek(qtbot, card, press, "no such language")
    qtbot.keyClick(card.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "no language tag" in card.note.text(), timeout=10_000)
    assert len(nivkh.decisions) == 1


def test_a_language_is_taken_back_and_offered_again(qtbot, nivkh: Workbench, card: LanguageCard) -> None:
    card.add("niv")
    card.add("yrk")
    card.add("yrk")
    assert [decision.tag for decision in card.languages] == ["niv", "yrk"]
    qtbot.mouseClick(card.chips[0], Qt.MouseButton.LeftButton)
    assert [decision.tag for decision in card.languages] == ["yrk"]
    qtbot.waitUntil(lambda: [button.text() for button in card.recent] == ["Gilyak (niv)"], timeout=10_000)
    assert Settings().languages == ("yrk", "niv")
    qtbot.mouseClick(card.recent[0], Qt.MouseButton.LeftButton)
    assert [decision.tag for decision in card.languages] == ["yrk", "niv"]
    nivkh.undo()
    assert [chip.text() for chip in card.chips] == ["Nenets (yrk)"]
    qtbot.waitUntil(lambda: not nivkh.tasks.busy_lanes(), timeout=20_000)


def test_the_languages_chosen_last_are_known_in_the_next_document(qtbot, nivkh: Workbench) -> None:
    Settings().add_language("niv")
    card = LanguageCard(nivkh, Settings())
    qtbot.addWidget(card)
    qtbot.waitUntil(lambda: len(card.recent) == 1, timeout=10_000)
    assert card.recent[0].text() == "Gilyak (niv)"
