"""The list of conflicts: two words that disagree are shown, and settled in each of the ways there are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cidfix.gui.conflicts.conflict_list import ConflictList
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphBox
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import Decision, Entry, Place, Recover, SetDirection, SpaceIs, Trust

SAMPLES = Path(__file__).parents[3] / "sample_pdfs"
RIGHT = Entry("сик", Place(1, 1, 2, None), "typed")  # as the page has it


@pytest.fixture
def pictures(find_pictures: Callable[[Path], PagePictures]) -> PagePictures:
    return find_pictures(SAMPLES / "nivkh.pdf")


@pytest.fixture
def conflicts(qtbot, nivkh: Workbench, pictures: PagePictures) -> ConflictList:
    conflicts = ConflictList(nivkh, pictures, GlyphArt(nivkh.recovery.document))
    qtbot.addWidget(conflicts)
    conflicts.resize(480, 600)
    conflicts.show()
    return conflicts


@pytest.fixture
def wrong(nivkh: Workbench) -> Entry:
    """Another сик of the text, typed with a slip at its end."""
    index, layout = nivkh.recovery.index, nivkh.recovery.layout
    first = int(layout.line_start[0]) + 1
    token = next(t for t in range(first + 1, len(index.type)) if index.type[t] == index.type[first])
    line = int(index.token_line[token])
    place = Place(int(layout.page[line]), int(layout.number[line]), token - int(layout.line_start[line]) + 1, None)
    return Entry("сиқ", place, "typed")


def decide(qtbot, workbench: Workbench, *decisions: Decision) -> None:
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        workbench.decide(*decisions)


def press(qtbot, workbench: Workbench, button) -> None:
    qtbot.waitUntil(button.isVisible)
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_where_nothing_contradicts_the_list_says_so(conflicts: ConflictList) -> None:
    assert conflicts.empty.isVisible()
    assert conflicts.count == 0


def test_two_words_that_disagree_are_shown_with_their_places(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    with qtbot.waitSignal(conflicts.count_changed, timeout=20_000):
        nivkh.decide(RIGHT, wrong)
    assert not conflicts.empty.isVisible()
    (card,) = conflicts.conflict_cards
    assert {button.text() for button in card.keep_buttons} == {"Keep к", "Keep қ"}
    assert {cut_out.caption.split(": ")[1] for cut_out in card.cut_outs} == {
        "“\u2068сик\u2069”",
        "“\u2068сиқ\u2069”",
    }


def test_keeping_one_mends_the_other_and_undo_brings_both_back(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    decide(qtbot, nivkh, RIGHT, wrong)
    (card,) = conflicts.conflict_cards
    press(qtbot, nivkh, next(button for button in card.keep_buttons if button.text() == "Keep к"))
    assert conflicts.conflict_cards == []
    assert conflicts.empty.isVisible()
    assert [entry.text for entry in nivkh.decisions] == ["сик", "сик"]
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        nivkh.undo()
    assert len(conflicts.conflict_cards) == 1
    assert nivkh.decisions == (RIGHT, wrong)
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        nivkh.undo()
    assert conflicts.empty.isVisible()


def test_the_next_conflict_is_marked_and_both_its_places_lit(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    decide(qtbot, nivkh, RIGHT, wrong)
    (forward, back, _) = conflicts.commands()
    assert (forward.keys, back.keys) == (("F8",), ("Shift+F8",))
    for command in (forward, back):
        assert command.enabled()
        with qtbot.waitSignal(nivkh.revealed):
            command.call()
        assert len(nivkh.lit) == 2
        assert nivkh.glyph == conflicts.conflict_cards[0].conflict.glyph


def test_arrow_keys_go_from_side_to_side_and_enter_keeps(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    decide(qtbot, nivkh, RIGHT, wrong)
    conflicts.activateWindow()
    conflicts.go(1)
    (card,) = conflicts.conflict_cards
    first, second = card.keep_buttons
    qtbot.waitUntil(first.hasFocus)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Left)
    assert first.hasFocus()
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        qtbot.keyClick(first, Qt.Key.Key_Return)
    assert conflicts.count == 0


def test_where_neighbours_do_not_tell_the_places_apart_both_cannot_be(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    decide(qtbot, nivkh, RIGHT, wrong)
    (card,) = conflicts.conflict_cards
    qtbot.waitUntil(lambda: "does not tell" in card.split_button.toolTip(), timeout=20_000)
    assert not card.split_button.isEnabled()


def test_where_neighbours_tell_the_places_apart_both_hold(qtbot, nivkh: Workbench, conflicts: ConflictList) -> None:
    other = Entry("Р̌аӊӷымқмунд", Place(5, 13, 1, None), "typed")  # with к before м; сик ends with it
    decide(qtbot, nivkh, RIGHT, other)
    (card,) = conflicts.conflict_cards
    qtbot.waitUntil(card.split_button.isEnabled, timeout=20_000)
    press(qtbot, nivkh, card.split_button)
    assert conflicts.conflict_cards == []
    assert nivkh.recovery.conflicts == ()


def test_instructions_at_odds_are_settled_by_taking_one_back(qtbot, nivkh: Workbench, conflicts: ConflictList) -> None:
    decide(qtbot, nivkh, Trust("F12", "a file"), Recover("F12", "a file"))
    (card,) = conflicts.contradiction_cards
    assert conflicts.count == 1
    press(qtbot, nivkh, card.buttons[0])
    assert nivkh.decisions == (Recover("F12", ""),)
    assert conflicts.empty.isVisible()


def test_words_without_a_place_are_given_one_with_a_click(qtbot, nivkh: Workbench, conflicts: ConflictList) -> None:
    entry = Entry("сик", None, "typed")
    decide(qtbot, nivkh, entry)
    (card,) = conflicts.pending_cards
    assert len(card.cut_outs) > 1
    press(qtbot, nivkh, card.cut_outs[0])
    (placed,) = nivkh.decisions
    assert isinstance(placed, Entry)
    assert placed.text == "сик"
    assert placed.place is not None
    assert conflicts.count == 0


def test_words_without_a_place_are_taken_back(qtbot, nivkh: Workbench, conflicts: ConflictList) -> None:
    decide(qtbot, nivkh, Entry("зззззззз", None, "typed"))
    (card,) = conflicts.pending_cards
    press(qtbot, nivkh, card.take_back)
    assert nivkh.decisions == ()
    assert conflicts.empty.isVisible()


def test_lines_cut_anew_leave_the_list_in_order(qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry):
    recovery = nivkh.recovery
    letter = int(recovery.index.glyph[2])  # of the title; taken for a space it cuts every line elsewhere
    font = recovery.document.fonts[int(recovery.document.glyphs.font[letter])].name
    decide(qtbot, nivkh, SpaceIs(font, int(recovery.document.glyphs.code[letter]), True, "test"))
    assert nivkh.recovery.layout is not recovery.layout
    assert conflicts.count == 0
    decide(qtbot, nivkh, wrong)
    decide(qtbot, nivkh, SetDirection("rtl", 1, None, "test"))
    shown = len(conflicts.conflict_cards) + len(conflicts.contradiction_cards) + len(conflicts.pending_cards)
    assert conflicts.count == shown


def test_from_a_conflict_that_is_settled_the_focus_goes_to_the_next_and_from_the_last_to_typing(
    qtbot, nivkh: Workbench, conflicts: ConflictList, wrong: Entry
) -> None:
    title = Entry("Қʼатьгун", Place(1, 1, 1, None), "typed")
    other = Entry("Жʼатьгун", Place(1, 1, 1, None), "typed")
    decide(qtbot, nivkh, RIGHT, wrong, title, other)
    conflicts.activateWindow()
    qtbot.waitUntil(conflicts.isActiveWindow)
    first, second = conflicts.conflict_cards
    first.keep_buttons[0].setFocus()
    press(qtbot, nivkh, first.keep_buttons[0])
    assert conflicts.conflict_cards == [second]
    assert second.keep_buttons[0].hasFocus()
    with qtbot.waitSignal(conflicts.settled, timeout=20_000):
        qtbot.mouseClick(second.keep_buttons[0], Qt.MouseButton.LeftButton)
    assert conflicts.conflict_cards == []


def test_instructions_at_odds_name_the_letter_by_its_picture(qtbot, nivkh: Workbench, conflicts: ConflictList) -> None:
    decide(qtbot, nivkh, SpaceIs("F12", 457, True, "a file"), SpaceIs("F12", 457, False, "a file"))
    (card,) = conflicts.contradiction_cards
    headings = [label.text() for label in card.findChildren(QLabel)]
    assert headings[1:] == ["This letter is a space", "This letter is not a space"]
    assert len(card.findChildren(GlyphBox)) == 2


def test_the_buttons_that_keep_a_side_stand_in_one_row(qtbot, conflicts: ConflictList, nivkh: Workbench, wrong: Entry):
    decide(qtbot, nivkh, RIGHT, wrong, Entry("правоғун", Place(1, 1, 3, None), "typed"))
    (card, *_) = conflicts.conflict_cards
    qtbot.waitUntil(card.isVisible)
    assert len({button.mapTo(card, button.rect().topLeft()).y() for button in card.keep_buttons}) == 1
