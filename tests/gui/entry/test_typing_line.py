"""Typing what is seen: tried while it is typed, learned by Enter, and on to the next."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QInputMethodEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from cidfix.gui.entry.asking import describe_way_on
from cidfix.gui.entry.preview import TypedGlyphs
from cidfix.gui.entry.typing_line import TypingLine
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.pictures import PagePictures
from cidfix.gui.wording import describe_change
from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Entry, Place, SetValue

ROOT = Path(__file__).parents[3]
NIVKH = ROOT / "sample_pdfs" / "nivkh.pdf"


@pytest.fixture
def make_line(qtbot, find_pictures: Callable[[Path], PagePictures]) -> Callable[[Workbench], TypingLine]:
    """Makes the shown typing line of a workbench, with the focus."""

    def make(workbench: Workbench) -> TypingLine:
        pictures = find_pictures(workbench.recovery.document.path)
        line = TypingLine(workbench, pictures, GlyphArt(workbench.recovery.document))
        qtbot.addWidget(line)
        line.resize(1200, 120)
        line.show()
        line.activateWindow()
        line.setFocus()
        return line

    return make


@pytest.fixture
def line(nivkh: Workbench, make_line: Callable[[Workbench], TypingLine]) -> TypingLine:
    return make_line(nivkh)


def aim(workbench: Workbench, page: int, number: int, token: int | None) -> None:
    """Aim at a word, or at a line."""
    workbench.aim(find_stretch(workbench.recovery.layout, Place(page, number, token, None)))


def press_letters(widget: QWidget, text: str) -> None:
    """Type key by key; `QTest.keyClicks` knows only the keys of Latin letters."""
    for character in text:
        QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character))


def type_text(qtbot, line: TypingLine, text: str) -> None:
    """Type key by key, and wait until it was tried."""
    press_letters(line.field, text)
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)


def press(qtbot, line: TypingLine, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    qtbot.keyClick(line.field, key, held)


def learn(qtbot, line: TypingLine, workbench: Workbench, text: str) -> None:
    """Type a text, press Enter, and wait for what follows."""
    type_text(qtbot, line, text)
    with qtbot.waitSignal(workbench.suggested, timeout=20_000):
        press(qtbot, line, Qt.Key.Key_Return)


def test_the_first_suggestion_is_aimed_at_by_itself(nivkh: Workbench, line: TypingLine):
    first = nivkh.suggestions[0]
    assert nivkh.target == (first.start, first.stop)
    assert line.status.words == "Type it: it shows 12 letters that are not known yet · ⏎ skips it"


def test_what_would_be_learned_is_told_before_enter_does_it(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "сик")
    assert line.status.words == "fits here · teaches 3 letters: с и к"
    assert [text for _, text in line.lesson.pairs] == ["с", "и", "к"]
    assert nivkh.decisions == ()


def test_enter_learns_and_aims_at_the_next_suggestion(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 2, 15, 2)
    learn(qtbot, line, nivkh, "Конституцияғир̌")
    assert nivkh.decisions == (Entry("Конституцияғир̌", Place(2, 15, 2, None), ""),)
    assert line.field.text() == ""
    assert nivkh.suggestions
    assert nivkh.target == (nivkh.suggestions[0].start, nivkh.suggestions[0].stop)


def test_enter_before_the_trial_is_done_learns_as_soon_as_it_is(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    line.field.setText("сик")
    press(qtbot, line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(nivkh.decisions) == 1, timeout=10_000)


def test_what_is_typed_meanwhile_stays_and_nothing_else_is_aimed_at(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    target = nivkh.target
    type_text(qtbot, line, "сик")
    press(qtbot, line, Qt.Key.Key_Return)
    with qtbot.waitSignal(nivkh.suggested, timeout=20_000):
        press_letters(line.field, "прав")
    assert line.field.text() == "прав"
    assert nivkh.target == target


def test_a_word_that_is_half_typed_fits_so_far_and_lights_nothing_elsewhere(qtbot, nivkh: Workbench, line: TypingLine):
    told = []
    line.matched.connect(told.append)
    aim(nivkh, 1, 1, 3)
    type_text(qtbot, line, "пра")
    assert line.status.words == "fits so far · 3 of 8 letters typed"
    assert told[-1] == ()
    press(qtbot, line, Qt.Key.Key_Return)
    assert line.status.words == ("fits so far · 3 of 8 letters typed · type the rest, or see with ↓ where else it fits")
    assert nivkh.decisions == ()


def test_a_half_typed_word_that_stands_elsewhere_for_certain_is_not_learned_there(qtbot, nivkh, line: TypingLine):
    aim(nivkh, 1, 1, None)
    learn(qtbot, line, nivkh, "Қʼатьгун сик правоғун Декларация")
    recovery = nivkh.recovery
    starts = recovery.layout.token_start.tolist()
    target = next(
        word
        for word in pairwise(starts)
        if (beside := recovery.compare_typed("сик", word)).is_begun and not beside.differences
    )
    nivkh.aim(target)
    type_text(qtbot, line, "сик")
    assert recovery.try_entry(Entry("сик", None, "")).placed
    assert line.status.words.startswith("fits so far · 3 of ")
    press(qtbot, line, Qt.Key.Key_Return)
    assert len(nivkh.decisions) == 1


def test_a_half_typed_word_against_what_is_known_tells_which_letter_it_is(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 2, 1)  # Нивӊ, of which и is known
    type_text(qtbot, line, "Но")
    assert line.status.words.startswith("not here: letter 2 of “Но” is known as и there, and you typed о")
    type_text(qtbot, line, "в")  # which would fit, against what is known, if two glyphs drew one letter
    assert line.status.words.startswith("not here: letter 2 of “Нов” is known as и there, and you typed о")


def test_a_word_with_too_many_letters_is_told_how_many_stand_there(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "сикул")
    assert line.status.words.startswith("not here: where you typed “сикул” stand 3 letters · ")


def test_the_place_that_comes_closest_is_told_in_words_and_shown_by_a_key_or_a_click(
    qtbot, nivkh: Workbench, line: TypingLine
):
    aim(nivkh, 1, 1, None)
    learn(qtbot, line, nivkh, "Қʼатьгун сик правоғун Декларация")
    nivkh.aim(None)
    type_text(qtbot, line, "Қʼатьгон сик правоғун")
    assert line.status.words == (
        "close to line 1 on page 1 (↓ shows it), but letter 7 of “Қʼатьгон” is known as у there, and you typed о"
    )
    press(qtbot, line, Qt.Key.Key_Down)
    assert line.chooser.isVisible()
    (start, _) = nivkh.lit[0]
    assert start == find_stretch(nivkh.recovery.layout, Place(1, 1, 1, None))[0]
    line.chooser.close()
    qtbot.mouseClick(line.status, Qt.MouseButton.LeftButton)
    assert line.chooser.isVisible()
    line.chooser.close()


def test_words_that_stand_elsewhere_for_certain_are_learned_there(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 3)
    type_text(qtbot, line, "Нивӊ қʼатьгун ӿара, чуғун ӿара сик намадивӊчоғр̌")
    assert line.status.words.startswith("not here, but on line 1.2 · teaches ")
    press(qtbot, line, Qt.Key.Key_Return)
    assert nivkh.decisions[0].place is None


def test_words_that_stand_nowhere_stay_in_the_field(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "а б в г д е ж з и й к л")
    press(qtbot, line, Qt.Key.Key_Return)
    assert line.status.words.startswith("not here: where you typed “а” stand 3 letters · no other place fits")
    assert "Ctrl+⏎ keeps it anyway" in line.status.words
    assert line.field.text() == "а б в г д е ж з и й к л"
    assert nivkh.decisions == ()


def test_control_and_enter_keep_words_that_have_no_place_yet(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "а б в г д е ж з и й к л")
    with qtbot.waitSignal(nivkh.suggested, timeout=20_000):
        press(qtbot, line, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert nivkh.decisions == (Entry("а б в г д е ж з и й к л", None, ""),)
    assert nivkh.recovery.learned.pending
    assert line.field.text() == ""


def test_of_several_places_one_is_chosen_from_a_list_and_becomes_the_target(qtbot, nivkh: Workbench, line: TypingLine):
    nivkh.aim(None)
    type_text(qtbot, line, "сик")
    assert line.status.words.endswith("20 or more places fit; choose with ↓")
    press(qtbot, line, Qt.Key.Key_Down)
    assert line.chooser.isVisible()
    places = line._tried.choices
    qtbot.keyClick(line.chooser.list, Qt.Key.Key_Down)
    assert nivkh.lit == (places[1],)
    qtbot.keyClick(line.chooser.list, Qt.Key.Key_Return)
    assert not line.chooser.isVisible()
    assert nivkh.target == places[1]
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)
    assert line.status.words.startswith("fits here")


def test_typing_on_closes_the_list_of_places(qtbot, nivkh: Workbench, line: TypingLine):
    nivkh.aim(None)
    type_text(qtbot, line, "сик")
    press(qtbot, line, Qt.Key.Key_Down)
    press_letters(line.chooser.list, "у")
    assert not line.chooser.isVisible()
    assert line.field.text() == "сику"


def test_enter_in_the_empty_field_skips_to_the_next_suggestion(qtbot, nivkh: Workbench, line: TypingLine):
    press(qtbot, line, Qt.Key.Key_Return)
    second = nivkh.suggestions[1]
    assert nivkh.target == (second.start, second.stop)


def test_matches_are_told_while_typing_and_withdrawn_when_the_field_is_emptied(qtbot, nivkh, line: TypingLine):
    told = []
    line.matched.connect(told.append)
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "сик")
    assert told[-1] == (nivkh.target,)
    press(qtbot, line, Qt.Key.Key_Escape)
    assert line.field.text() == ""
    assert told[-1] == ()


def test_escape_clears_the_text_first_and_then_leaves_the_place(qtbot, nivkh: Workbench, line: TypingLine):
    type_text(qtbot, line, "с")
    press(qtbot, line, Qt.Key.Key_Escape)
    assert nivkh.target is not None
    press(qtbot, line, Qt.Key.Key_Escape)
    assert nivkh.target is None


def test_undo_undoes_in_the_field_first_and_in_the_document_when_that_is_empty(qtbot, nivkh, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    learn(qtbot, line, nivkh, "сик")
    type_text(qtbot, line, "у")
    press(qtbot, line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.field.text() == ""
    assert len(nivkh.decisions) == 1
    press(qtbot, line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert nivkh.decisions == ()


def test_taking_over_leaves_holes_that_are_filled_one_after_the_other(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 2, 1)  # Нивӊ, of which и is known
    assert line.field.placeholderText() == "□и□□"
    press(qtbot, line, Qt.Key.Key_Tab)
    assert line.field.text() == "□и□□"
    assert line.field.selectedText() == "□"
    press_letters(line.field, "Нвӊ")
    assert line.field.text() == "Нивӊ"
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)
    assert line.status.words == "fits here · teaches 3 letters: Н в ӊ"


def test_a_mark_typed_after_a_filled_hole_joins_its_letter(line: TypingLine):
    line.field.take_over("а□□", ())
    for text in ("р", "\u030c", "у"):
        line.insert(text)
    assert line.field.text() == "ар̌у"


def test_text_that_an_input_method_still_composes_does_not_match(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    told = []
    line.matched.connect(told.append)
    QApplication.sendEvent(line.field, QInputMethodEvent("сик", []))
    assert not nivkh.tasks.is_busy("trial")
    assert told == []
    press(qtbot, line, Qt.Key.Key_Return)
    assert nivkh.decisions == ()
    committed = QInputMethodEvent("", [])
    committed.setCommitString("сик")
    QApplication.sendEvent(line.field, committed)
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)
    assert line.status.words.startswith("fits here")


def test_up_and_down_walk_the_lines_and_a_line_takes_all_its_words(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 2, 1)
    press(qtbot, line, Qt.Key.Key_Up)
    assert nivkh.target == find_stretch(nivkh.recovery.layout, Place(1, 1, None, None))
    learn(qtbot, line, nivkh, "Қʼатьгун сик правоғун Декларация")
    assert nivkh.decisions == (Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), ""),)
    assert nivkh.recovery.decode_open(*find_stretch(nivkh.recovery.layout, Place(1, 1, 2, None))) == "сик"


def test_a_letter_typed_against_what_is_known_is_told_with_its_line(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 1)
    learn(qtbot, line, nivkh, "Қʼатьгун")
    aim(nivkh, 1, 2, 2)
    type_text(qtbot, line, "қʼатьгон")
    assert line.status.words.startswith("fits here · contradicts: you typed о where у is known (1.2)")


def test_f9_says_what_the_letter_before_the_cursor_is(qtbot, line: TypingLine):
    type_text(qtbot, line, "р̌")
    line.describe_character()
    assert line.status.words == "U+0440 CYRILLIC SMALL LETTER ER + U+030C COMBINING CARON"


def test_hexadecimal_digits_before_the_cursor_become_their_letter(line: TypingLine):
    press_letters(line.field, "а049A")
    line.field.convert_hex()
    assert line.field.text() == "аҚ"


def test_the_draft_is_told_and_can_be_set_again(line: TypingLine):
    told = []
    line.draft_changed.connect(told.append)
    line.set_draft("адяй си")
    assert (line.draft, told) == ("адяй си", ["адяй си"])


def test_what_typing_brings_is_told_for_each_state_of_the_letters(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    assert line.status.words == "Type it: it shows 3 letters that are not known yet · ⏎ skips it"
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 1, 2)
    assert line.status.words == "All of it is known; type it only to correct it · ⏎ skips it"
    aim(nivkh, 1, 2, 6)  # сик again
    type_text(qtbot, line, "сак")
    with qtbot.waitSignal(nivkh.suggested, timeout=20_000):
        press(qtbot, line, Qt.Key.Key_Return)
    aim(nivkh, 1, 1, 2)
    assert line.status.words == "Type it: a letter in it was read in two ways · ⏎ skips it"
    aim(nivkh, 1, 2, 1)
    assert line.status.words == (
        "Type it: it shows 3 letters that are not known yet · Tab takes over what is known of it · ⏎ skips it"
    )


def test_a_word_that_becomes_known_otherwise_is_not_asked_for_any_more(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 2)
    glyphs = nivkh.recovery.index.glyph[slice(*nivkh.target)].tolist()
    document = nivkh.recovery.document
    codes = [(document.fonts[int(document.glyphs.font[g])].name, int(document.glyphs.code[g])) for g in glyphs]
    values = [SetValue(font, code, value, None, "") for (font, code), value in zip(codes, "сик", strict=True)]
    with qtbot.waitSignal(nivkh.suggested, timeout=20_000):
        nivkh.decide(*values[:2])
    assert nivkh.target == find_stretch(nivkh.recovery.layout, Place(1, 1, 2, None))  # one is not known yet
    with qtbot.waitSignal(nivkh.suggested, timeout=20_000):
        nivkh.decide(values[2])
    assert nivkh.target == (nivkh.suggestions[0].start, nivkh.suggestions[0].stop)


def test_a_sign_that_others_look_like_is_named_and_changed_by_a_click_or_a_key(qtbot, nivkh, line: TypingLine):
    aim(nivkh, 1, 1, 1)
    type_text(qtbot, line, "Қ'атьгун")
    assert line.alike.words == "typed: apostrophe ' (U+0027); others:"
    qtbot.mouseClick(line.alike.find_button("ʼ"), Qt.MouseButton.LeftButton)
    assert line.field.text() == "Қʼатьгун"
    assert line.alike.words == "typed: letter apostrophe ʼ (U+02BC); others:"
    line.alike.choose_next()
    assert line.field.text() == "Қʻатьгун"
    press(qtbot, line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.field.text() == "Қʼатьгун"


def test_a_sign_that_the_document_has_already_is_not_asked_about(qtbot, nivkh: Workbench, line: TypingLine):
    aim(nivkh, 1, 1, 1)
    learn(qtbot, line, nivkh, "Қʼатьгун")
    press_letters(line.field, "тʼ")
    assert line.alike.words == ""
    press_letters(line.field, "'")
    assert line.alike.words == "typed: apostrophe ' (U+0027); others:"
    assert line.alike.find_button("ʼ").toolTip().endswith("as elsewhere in this document")


def test_a_short_place_is_shown_among_what_stands_beside_it(nivkh: Workbench, line: TypingLine):
    line.resize(1600, 120)
    aim(nivkh, 1, 1, 2)  # сик
    beside = line.picture.sizeHint().width()
    aim(nivkh, 1, 1, 3)  # правоғун, by itself
    assert beside > line.picture.sizeHint().width()


@pytest.mark.parametrize(
    "text", ["сик", "сикшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгшгш", "ww WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"]
)
def test_what_is_typed_is_written_whole_below_the_picture(qtbot, nivkh: Workbench, line: TypingLine, text: str):
    aim(nivkh, 1, 1, 2)
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 1, 3)
    line.field.setText(text)
    image = line.picture.grab().toImage()
    ratio = image.devicePixelRatio()
    edge = [image.pixelColor(image.width() - round(3 * ratio), y).lightness() for y in range(8, image.height() - 8)]
    assert min(edge) > 240  # nothing runs into the border
    below = range(image.height() // 2, image.height() - 8)
    assert any(image.pixelColor(x, y).lightness() < 160 for y in below for x in range(8, image.width() - 8))


def test_letters_of_other_fonts_are_written_as_large_as_those_of_the_document(qtbot, nivkh, line: TypingLine):
    aim(nivkh, 1, 1, None)
    learn(qtbot, line, nivkh, "Қʼатьгун сик правоғун Декларация")
    art = GlyphArt(nivkh.recovery.document)
    glyph = int(nivkh.recovery.index.glyph[0])
    typed = TypedGlyphs(nivkh.recovery, art, int(nivkh.recovery.document.glyphs.font[glyph]))

    def measure(text: str) -> int:
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        typed.write(painter, text, QPointF(20, 20), 100, leftwards=False, ink=QColor("black"))
        painter.end()
        rows = [y for y in range(200) if any(image.pixelColor(x, y).lightness() < 128 for x in range(200))]
        return rows[-1] - rows[0]

    assert measure("z") == pytest.approx(measure("и"), rel=0.12)  # the one is of the text font, the other a glyph


def test_where_nothing_is_left_no_key_to_go_on_is_named(make_workbench, make_line):
    workbench = make_workbench(ROOT / "tests" / "files" / "base14.pdf")
    line = make_line(workbench)
    assert describe_way_on(workbench) == "Double-click a word on the page to correct it"
    assert not line.button.isEnabled()


def test_when_all_is_settled_it_says_that_nothing_is_left(make_workbench, make_line):
    workbench = make_workbench(ROOT / "tests" / "files" / "base14.pdf")
    line = make_line(workbench)
    assert workbench.suggestions == ()
    assert line.status.words == "Nothing is left to type: every letter has been settled"


NENETS = ROOT / "sample_pdfs" / "nenets.pdf"


@pytest.fixture
def nenets(make_workbench: Callable[[Path], Workbench]) -> Workbench:
    """The Declaration in Nenets, whose fifth line begins with Хурина."""
    return make_workbench(NENETS)


def find_code(workbench: Workbench, page: int, number: int, token: int, letter: int) -> tuple[str, int]:
    """A letter of a word, from 1, as decisions name it."""
    document = workbench.recovery.document
    start, _ = find_stretch(workbench.recovery.layout, Place(page, number, token, None))
    glyph = int(workbench.recovery.index.glyph[start + letter - 1])
    return document.fonts[int(document.glyphs.font[glyph])].name, int(document.glyphs.code[glyph])


def test_a_word_typed_again_at_its_place_corrects_it_in_one_step_that_can_be_undone(qtbot, nenets, make_line):
    line = make_line(nenets)
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Курина")
    aim(nenets, 1, 5, 1)
    type_text(qtbot, line, "Ху")
    assert line.status.words == "fits so far · 2 of 6 letters typed"
    type_text(qtbot, line, "рина")
    qtbot.waitUntil(lambda: line._tried.text == "Хурина", timeout=10_000)
    assert line.status.words == "fits here · replaces “Курина” · Х instead of К"
    assert [text for _, text in line.lesson.pairs] == ["Х"]
    with qtbot.waitSignal(nenets.recovered, timeout=20_000):
        press(qtbot, line, Qt.Key.Key_Return)
    place = Place(1, 5, 1, None)
    assert nenets.decisions == (Entry("Хурина", place, ""),)
    assert nenets.recovery.conflicts == ()
    assert len(nenets.steps) == 3
    words = describe_change(nenets.recovery, nenets.steps[-1].change)
    assert words == "Corrected: “Курина” is “Хурина” (line 1.5, word 1)"
    nenets.undo()
    assert nenets.decisions == (Entry("Курина", place, ""),)


def test_the_same_word_typed_again_at_its_place_decides_nothing_and_goes_on(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Хурина")
    aim(nenets, 1, 5, 1)
    type_text(qtbot, line, "Хурина")
    press(qtbot, line, Qt.Key.Key_Return)
    first = nenets.suggestions[0]
    assert nenets.target == (first.start, first.stop)
    assert line.field.text() == ""
    assert nenets.decisions == (Entry("Хурина", Place(1, 5, 1, None), ""),)
    assert len(nenets.steps) == 2


def test_the_field_stays_in_place_whatever_is_shown_above_it(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    seen = set()
    for number, text in ((5, ""), (21, "а"), (5, "ʼ")):  # of the last it is told what looks like it
        aim(nenets, 1, number, 1)
        line.field.setText(text)
        QApplication.processEvents()
        seen.add((line.field.geometry().top(), line.height()))
    assert line.alike.isVisible()
    assert len(seen) == 1


def test_a_word_of_which_every_letter_was_wrong_can_be_typed_again(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Бвгдеж")
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Хурина")
    assert nenets.decisions == (Entry("Хурина", Place(1, 5, 1, None), ""),)
    assert nenets.recovery.decode_open(*find_stretch(nenets.recovery.layout, Place(1, 5, 1, None))) == "Хурина"


def test_words_over_part_of_what_was_typed_before_leave_it_and_contradict_it(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    aim(nenets, 1, 5, None)
    nenets.aim((find_stretch(nenets.recovery.layout, Place(1, 5, 1, None))[0], 208))
    learn(qtbot, line, nenets, "Курина ет")
    assert len(nenets.decisions) == 1
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Хурина")
    assert [decision.text for decision in nenets.decisions] == ["Курина ет", "Хурина"]
    assert len(nenets.recovery.conflicts) == 1


def test_a_correction_that_another_place_speaks_against_is_told_as_a_contradiction(qtbot, nivkh: Workbench, line):
    aim(nivkh, 1, 1, 2)
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 2, 6)
    learn(qtbot, line, nivkh, "сик")
    aim(nivkh, 1, 1, 2)
    type_text(qtbot, line, "сак")
    assert line.status.words == (
        "fits here · replaces “сик” · contradicts: you typed а where и is known (1.1) · teaches nothing new"
    )


def test_a_letter_that_stands_for_another_shape_of_the_font_is_told_while_it_is_typed(qtbot, nenets, make_line):
    line = make_line(nenets)
    nenets.decide(SetValue(*find_code(nenets, 1, 5, 1, 1), "К", None, ""))  # it is Х
    qtbot.waitUntil(lambda: not nenets.is_behind and nenets.suggestions_ready, timeout=20_000)
    aim(nenets, 1, 21, 1)  # Декларация
    type_text(qtbot, line, "ДеКларация")
    assert "К already stands for another shape, as on line 1.5" in line.status.words
    press(qtbot, line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(nenets.decisions) == 2, timeout=10_000)


def test_a_hole_that_stays_open_teaches_nothing_and_is_not_learned(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    nenets.decide(*(SetValue(*find_code(nenets, 4, 7, 1, k), v, None, "") for k, v in enumerate("ибяв", 2)))
    qtbot.waitUntil(lambda: not nenets.is_behind and nenets.suggestions_ready, timeout=20_000)
    aim(nenets, 4, 7, 1)  # Хибяв
    press(qtbot, line, Qt.Key.Key_Tab)
    assert line.field.text() == "□ибяв"
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)
    assert line.status.words == "fits here · teaches nothing new: what is open stays open"
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier):
        press(qtbot, line, Qt.Key.Key_Return, held)
        assert line.status.words.startswith("The hole is still open")
        assert line.field.text() == "□ибяв"
    assert len(nenets.decisions) == 4
    assert nenets.recovery.progress.words_typed == 0
    press_letters(line.field, "Х")
    qtbot.waitUntil(lambda: line._tried is not None, timeout=10_000)
    with qtbot.waitSignal(nenets.recovered, timeout=20_000):
        press(qtbot, line, Qt.Key.Key_Return)
    assert nenets.decisions[-1].text == "Хибяв"


def test_a_letter_left_out_is_told_as_missing(qtbot, nenets: Workbench, make_line):
    line = make_line(nenets)
    aim(nenets, 1, 5, 1)
    learn(qtbot, line, nenets, "Хурина")
    aim(nenets, 1, 17, 9)  # таславыʼОрганизация
    type_text(qtbot, line, "тславыʼОрганизация")
    assert line.status.words.startswith(
        "not here: a letter seems to be missing in “тславыʼОрганизация” after letter 1 · "
    )
