"""The card of a glyph: values set by hand, proposals, and the words it stands in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools import unicodedata
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyphs.card import GlyphCard
from cidfix.gui.glyphs.code_points import parse_value, show_alone
from cidfix.gui.glyphs.grid import GlyphGrid
from cidfix.gui.glyphs.uses import find_glyph_uses
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Accept, Entry, Place, Refuse, SetValue, SpaceIs

SIK = Place(1, 1, 2, None)  # the second word of the title: Қʼатьгун сик правоғун Декларация

Make = Callable[[Workbench], GlyphCard]


@pytest.fixture
def make_card(qtbot, find_pictures: Callable[[Path], PagePictures]) -> Make:
    def make(workbench: Workbench) -> GlyphCard:
        pictures = find_pictures(workbench.recovery.document.path)
        art = GlyphArt(workbench.recovery.document)
        grid = GlyphGrid(workbench, pictures, art)
        card = GlyphCard(workbench, pictures, art, grid)
        card.grid = grid  # kept as long as the card
        qtbot.addWidget(grid)
        qtbot.addWidget(card)
        card.resize(420, 700)
        card.show()
        return card

    return make


@pytest.fixture
def card(nivkh: Workbench, make_card: Make) -> GlyphCard:
    return make_card(nivkh)


@pytest.fixture
def sik(nivkh: Workbench) -> list[int]:
    """The glyphs of the word сик."""
    start, stop = find_stretch(nivkh.recovery.layout, SIK)
    return nivkh.recovery.index.glyph[start:stop].tolist()


def press(qtbot, workbench: Workbench, button) -> None:
    qtbot.waitUntil(button.isVisible)
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def type_text(field: QWidget, text: str) -> None:
    """Type letters that QTest, which knows ASCII alone, can't."""
    for character in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(field, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character))


def type_value(qtbot, workbench: Workbench, card: GlyphCard, text: str) -> None:
    card.edit_value()
    card.editor.field.selectAll()
    type_text(card.editor.field, text)
    with qtbot.waitSignal(workbench.followed, timeout=20_000):
        qtbot.keyClick(card.editor.field, Qt.Key.Key_Return)


def test_an_empty_card_says_what_to_do(card: GlyphCard) -> None:
    assert card.hint.isVisible()
    assert not card.editor.isVisible()


def test_a_value_set_by_hand_is_a_decision_that_is_shown_and_can_be_taken_back(
    qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]
) -> None:
    nivkh.show_glyph(sik[2])
    assert card.why.text() == "Unknown: no word typed so far has it."
    type_value(qtbot, nivkh, card, "к")
    assert nivkh.decisions == (SetValue("F12", 467, "к", None, ""),)
    assert card.letter.text() == "к"
    assert card.points.text() == "U+043A Cyrillic small letter ka"
    assert card.why.text() == "It was set by hand."
    assert card.code.text() == "code 467 in F12 (NotoSerif-Regular) · 220 uses"
    press(qtbot, nivkh, card.editor.clear_button)
    assert nivkh.decisions == ()
    assert card.letter.text() == "?"


def test_setting_again_replaces_what_was_set(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    nivkh.show_glyph(sik[2])
    type_value(qtbot, nivkh, card, "к")
    type_value(qtbot, nivkh, card, "қ")
    assert [decision.value for decision in nivkh.decisions] == ["қ"]
    assert nivkh.recovery.conflicts == ()


def test_two_glyphs_are_given_one_value_in_one_step(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    grid = card.grid
    grid.resize(480, 500)
    grid.show()
    for glyph, modifier in ((sik[0], Qt.KeyboardModifier.NoModifier), (sik[2], Qt.KeyboardModifier.ControlModifier)):
        place = grid.list.visualRect(grid.model.index(grid.model.find_row(glyph))).center()
        qtbot.mouseClick(grid.list.viewport(), Qt.MouseButton.LeftButton, modifier, place)
    assert card.why.text() == "2 letters chosen"
    qtbot.keyClick(grid.list, Qt.Key.Key_F2)
    type_value(qtbot, nivkh, card, "x")
    assert nivkh.step == 1
    assert [nivkh.recovery.values[glyph].value for glyph in (sik[0], sik[2])] == ["x", "x"]
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        nivkh.undo()
    assert [nivkh.recovery.values[glyph].value for glyph in (sik[0], sik[2])] == [None, None]


def test_a_value_is_given_by_its_code_points(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    nivkh.show_glyph(sik[2])
    type_value(qtbot, nivkh, card, "U+049A U+0301")
    assert nivkh.recovery.values[sik[2]].value == "Қ\u0301"


def test_what_is_no_character_is_refused_in_words(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    nivkh.show_glyph(sik[2])
    card.edit_value()
    type_text(card.editor.field, "U+D800")
    qtbot.keyClick(card.editor.field, Qt.Key.Key_Return)
    assert card.editor.note.text() == "U+D800 is no character: code points go from U+0001 to U+10FFFF."
    assert nivkh.decisions == ()


def test_a_decoration_stands_for_no_text(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    nivkh.show_glyph(sik[2])
    press(qtbot, nivkh, card.editor.nothing_button)
    assert nivkh.recovery.values[sik[2]].value == ""
    assert card.letter.text() == "no text"


def test_escape_leaves_the_field_as_it_was(qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]) -> None:
    nivkh.show_glyph(sik[2])
    card.edit_value()
    type_text(card.editor.field, "x")
    with qtbot.waitSignal(card.left):
        qtbot.keyClick(card.editor.field, Qt.Key.Key_Escape)
    assert card.editor.field.text() == ""
    assert nivkh.decisions == ()


def test_what_is_being_typed_is_not_touched_by_what_is_learned_elsewhere(
    qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]
) -> None:
    nivkh.show_glyph(sik[2])
    card.edit_value()
    type_text(card.editor.field, "қ")
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        nivkh.decide(Entry("сик", SIK, "typed"))
    assert card.editor.field.text() == "қ"
    assert card.why.text() == "You typed “\u2068сик\u2069”."


def test_a_proposal_is_accepted_and_that_taken_back(
    qtbot, make_workbench: Callable[[Path], Workbench], make_card: Make, corpus: Path
) -> None:
    workbench = make_workbench(corpus / "navajo_wrong.pdf")
    card = make_card(workbench)
    glyph = next(g for g, value in enumerate(workbench.recovery.values) if value.proposals)
    proposed = workbench.recovery.values[glyph].proposals[0].value
    workbench.show_glyph(glyph)
    press(qtbot, workbench, card.proposals.rows[0].accept)
    assert isinstance(workbench.decisions[0], Accept)
    assert workbench.recovery.values[glyph].value == proposed
    assert card.why.text() == "You accepted this proposal."
    press(qtbot, workbench, card.proposals.rows[0].take_back)
    assert workbench.decisions == ()
    assert workbench.recovery.values[glyph].value is None


def test_a_proposal_is_refused_and_stays_in_sight(
    qtbot, make_workbench: Callable[[Path], Workbench], make_card: Make, corpus: Path
) -> None:
    workbench = make_workbench(corpus / "navajo_wrong.pdf")
    card = make_card(workbench)
    glyph = next(g for g, value in enumerate(workbench.recovery.values) if value.proposals)
    workbench.show_glyph(glyph)
    press(qtbot, workbench, card.proposals.rows[0].refuse)
    assert isinstance(workbench.decisions[0], Refuse)
    assert workbench.recovery.values[glyph].proposals == ()
    qtbot.waitUntil(card.proposals.rows[0].take_back.isVisible)


def test_a_glyph_is_said_to_be_a_space_and_no_space_again(
    qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]
) -> None:
    nivkh.show_glyph(sik[2])
    press(qtbot, nivkh, card.space_button)
    assert nivkh.decisions == (SpaceIs("F12", 467, True, ""),)
    assert sik[2] in nivkh.recovery.spaces
    nivkh.show_glyph(sik[2])
    assert not card.editor.field.isVisible()
    press(qtbot, nivkh, card.space_button)
    assert nivkh.decisions == (SpaceIs("F12", 467, False, ""),)


def test_the_words_a_glyph_stands_in_are_shown_and_lead_to_the_page(
    qtbot, nivkh: Workbench, card: GlyphCard, sik: list[int]
) -> None:
    with qtbot.waitSignal(nivkh.followed, timeout=20_000):
        nivkh.decide(Entry("сик", SIK, "typed"))
    nivkh.show_glyph(sik[2])
    qtbot.waitUntil(lambda: len(card.words.cut_outs) == 60, timeout=20_000)
    captions = [cut_out.caption for cut_out in card.words.cut_outs]
    assert "сик" in captions
    assert all("к" in caption for caption in captions)
    assert len(set(captions)) > 40
    assert card.words.neighbours.text().startswith("It stands after ")
    cut_out = card.words.cut_outs[captions.index("сик")]
    qtbot.mouseClick(cut_out, Qt.MouseButton.LeftButton)
    assert nivkh.target is not None
    assert nivkh.recovery.decode_open(*nivkh.target) == "сик"


def test_uses_come_from_all_pages_each_word_once_before_any_twice(nivkh: Workbench, sik: list[int]) -> None:
    uses = find_glyph_uses(nivkh.recovery, sik[2], 40)
    assert {word.cut.page for word in uses.words} == {1, 2, 3, 4, 5, 6}
    types = [nivkh.recovery.index.type[nivkh.recovery.find_token(word.stretch[0])] for word in uses.words]
    assert len(set(types)) == 40
    assert uses.first + sum(count for _, count in uses.before) == 220 or len(uses.before) == 12


@given(st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=5))
def test_code_points_written_out_are_the_same_letters(text: str) -> None:
    written = " ".join(f"U+{ord(character):04X}" for character in text)
    assert parse_value(written) == unicodedata.normalize("NFC", text)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("Қ", "Қ"),
        ("U+049A", "Қ"),
        ("u+49a", "Қ"),
        ("x49A", "Қ"),
        ("0x49A", "Қ"),
        ("049A 0301", "Қ\u0301"),
        ("e\u0301", "é"),
        ("face", "face"),
        ("fi", "fi"),
        ("15", "15"),
    ],
)
def test_letters_and_code_points_are_told_apart(typed: str, value: str) -> None:
    assert parse_value(typed) == value


@pytest.mark.parametrize("typed", ["U+110000", "U+0", "a\u0007", "x" * 1001])
def test_what_cannot_be_a_value_raises(typed: str) -> None:
    with pytest.raises(CidfixError):
        parse_value(typed)


def test_a_mark_alone_stands_on_a_dotted_circle() -> None:
    assert show_alone("\u030c") == "\u25cc\u030c"
    assert show_alone("к") == "к"
