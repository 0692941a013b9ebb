"""Fonts, separators and direction: what is guessed, and what the user makes of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.pictures import PagePictures
from cidfix.gui.triage.font_cards import FontCards
from cidfix.gui.triage.map_offers import MapOffers
from cidfix.gui.triage.separator_cards import SeparatorCards
from cidfix.gui.triage.separator_places import find_space_lines
from cidfix.gui.wording import describe_share
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Recover, SetDirection, SpaceIs, StopIs, Trust

Make = Callable[[Workbench, type], FontCards | SeparatorCards]


@pytest.fixture
def make(qtbot, find_pictures: Callable[[Path], PagePictures]) -> Make:
    def make(workbench: Workbench, kind: type) -> FontCards | SeparatorCards:
        pictures = find_pictures(workbench.recovery.document.path)
        widget = kind(workbench, pictures, GlyphArt(workbench.recovery.document))
        qtbot.addWidget(widget)
        widget.resize(420, 700)
        widget.show()
        return widget

    return make


def press(qtbot, workbench: Workbench, button) -> None:
    qtbot.waitUntil(button.isVisible)
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_card_says_what_is_wrong_with_a_font_and_shows_it(
    qtbot, make_workbench: Callable[[Path], Workbench], make: Make, corpus: Path
) -> None:
    cards = make(make_workbench(corpus / "navajo_wrong.pdf"), FontCards).cards
    assert [card.chip.text for card in cards] == ["wrong"]
    assert cards[0].reason.text().startswith("Capital letters stand after small ones inside")
    assert cards[0].known.text() == "100 % of the text · 0 % of it known"
    qtbot.waitUntil(cards[0].copied.isVisible, timeout=20_000)
    assert "!ğ©ćò" in cards[0].copied.text()  # the page shows Kót'é


def test_where_the_file_says_nothing_copying_gives_nothing(qtbot, nivkh: Workbench, make: Make) -> None:
    card = make(nivkh, FontCards).cards[0]
    qtbot.waitUntil(card.copied.isVisible, timeout=20_000)
    assert card.copied.text() == "Copying gives today: nothing that can be read"
    assert card.chip.text == "missing"


def test_a_font_is_trusted_and_recovered_again_without_contradiction(
    qtbot, make_workbench: Callable[[Path], Workbench], make: Make, corpus: Path
) -> None:
    workbench = make_workbench(corpus / "navajo_wrong.pdf")
    card = make(workbench, FontCards).cards[0]
    assert card.recover_button.isChecked()
    press(qtbot, workbench, card.trust_button)
    assert workbench.decisions == (Trust("F12", ""),)
    assert card.trust_button.isChecked()
    assert "100 % of it known" in card.known.text()
    press(qtbot, workbench, card.recover_button)
    assert workbench.decisions == (Recover("F12", ""),)
    assert workbench.recovery.contradictions == ()
    assert card.recover_button.isChecked()


def test_a_guessed_space_is_confirmed_and_that_taken_back(qtbot, nivkh: Workbench, make: Make) -> None:
    cards = make(nivkh, SeparatorCards)
    (row,) = cards.spaces.rows
    guessed = "Almost certain. Draws nothing and leaves a gap between its neighbours, 0.26 of the font's size."
    assert row.words.text() == guessed
    press(qtbot, nivkh, row.confirm_button)
    assert nivkh.decisions == (SpaceIs("F12", 3, True, ""),)
    (row,) = cards.spaces.rows
    assert row.words.text() == "✓ Confirmed by you."
    press(qtbot, nivkh, row.take_back_button)
    assert nivkh.decisions == ()
    qtbot.waitUntil(cards.spaces.rows[0].confirm_button.isVisible)


def test_a_guessed_full_stop_is_refused_or_another_chosen(qtbot, nivkh: Workbench, make: Make) -> None:
    cards = make(nivkh, SeparatorCards)
    (row,) = cards.stops.rows
    stop = int(nivkh.recovery.document.glyphs.code[row._guess.glyph])
    row.other_button.menu().aboutToShow.emit()
    action = row.other_button.menu().actions()[0]
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        action.trigger()
    other = nivkh.decisions[0].code
    assert other != stop
    assert nivkh.decisions == (StopIs("F12", other, True, ""), StopIs("F12", stop, False, ""))


def test_places_of_separators_are_shown_one_after_the_other(qtbot, nivkh: Workbench, make: Make) -> None:
    cards = make(nivkh, SeparatorCards)
    qtbot.mouseClick(cards.stops.rows[0].show_button, Qt.MouseButton.LeftButton)
    assert len(nivkh.lit) == 60
    first = nivkh.lit[0]
    qtbot.mouseClick(cards.stops.rows[0].show_button, Qt.MouseButton.LeftButton)
    assert nivkh.lit[-1] == first
    qtbot.mouseClick(cards.spaces.rows[0].show_button, Qt.MouseButton.LeftButton)
    start, stop = nivkh.lit[0]
    assert stop - start == 29  # the title without its three spaces: Қʼатьгун сик правоғун Декларация


def test_a_space_is_found_in_the_lines_it_is_drawn_in(nivkh: Workbench) -> None:
    (space,) = nivkh.recovery.spaces
    assert len(find_space_lines(nivkh.recovery, space, 5)) == 5


def test_where_there_is_no_space_that_is_said(
    make_workbench: Callable[[Path], Workbench], make: Make, corpus: Path
) -> None:
    cards = make(make_workbench(corpus / "evenki_tex.pdf"), SeparatorCards)
    (row,) = cards.spaces.rows
    assert row.words.text() == "Nothing is taken for a space: words are told apart by the gaps between them."
    assert not row.confirm_button.isVisible()


def test_the_direction_is_said_for_the_whole_document_and_left_to_be_found_again(
    qtbot, nivkh: Workbench, make: Make
) -> None:
    cards = make(nivkh, SeparatorCards)
    card = cards.direction
    assert card.found.text() == "From left to right: 183 of 183 lines."

    def choose(row: int) -> None:
        card.choice.setCurrentIndex(row)
        with qtbot.waitSignal(nivkh.followed, timeout=20_000):
            card.choice.activated.emit(row)

    choose(2)
    assert nivkh.decisions == (SetDirection("rtl", None, None, ""),)
    assert card.found.text() == "From right to left: 183 of 183 lines."
    choose(1)
    assert nivkh.decisions == (SetDirection("ltr", None, None, ""),)
    choose(0)
    assert nivkh.decisions == ()


def test_after_an_answer_the_next_guess_has_the_focus_and_nothing_jumps(
    qtbot, nivkh: Workbench, find_pictures: Callable[[Path], PagePictures]
) -> None:
    pictures, art = find_pictures(nivkh.recovery.document.path), GlyphArt(nivkh.recovery.document)
    fonts = FontCards(nivkh, pictures, art)
    cards = SeparatorCards(nivkh, pictures, art)
    fonts.guesses.addWidget(cards)
    qtbot.addWidget(fonts)
    fonts.resize(420, 360)
    fonts.show()
    fonts.activateWindow()
    qtbot.waitUntil(fonts.isActiveWindow)
    (row,) = cards.spaces.rows
    row.confirm_button.setFocus()
    fonts.verticalScrollBar().setValue(20)
    press(qtbot, nivkh, row.confirm_button)
    (stop,) = cards.stops.rows
    assert stop.confirm_button.hasFocus()
    qtbot.wait(50)
    assert fonts.verticalScrollBar().value() == 20
    press(qtbot, nivkh, stop.confirm_button)
    assert cards.direction.choice.hasFocus()


def test_the_share_of_a_font_is_never_said_to_be_all_or_nothing_where_it_is_not() -> None:
    shares = (0.0, 0.00004, 0.004, 0.012, 0.5, 0.9949, 0.99996, 1.0)
    assert [describe_share(share) for share in shares] == [
        *("0 %", "0.1 %", "0.4 %", "1 %", "50 %", "99.4 %", "99.9 %", "100 %")
    ]


def test_where_no_saved_map_fits_nothing_stands_above_the_first_guess(qtbot, nivkh: Workbench, make: Make) -> None:
    cards, offers, first = make(nivkh, FontCards), MapOffers(nivkh), QLabel("first")
    for widget in (offers, first):
        cards.guesses.addWidget(widget)
    with qtbot.waitSignal(offers.found, timeout=10_000) as found:
        offers.look()
    assert found.args == [()]
    qtbot.waitUntil(lambda: first.mapTo(cards, first.rect().topLeft()).y() == 8)
