"""The lines: picture, codes and decoded text of each, and what can be done from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.lines.filter import LineFilter
from cidfix.gui.lines.list import GUTTER
from cidfix.gui.lines.view import LinesView
from cidfix.gui.page.hint import GlyphHint
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_glyph_range, find_stretch
from cidfix.recover.decisions import Entry, Place

ROOT = Path(__file__).parents[3]
TITLE = Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test")


@pytest.fixture
def make_view(qtbot, find_pictures: Callable[[Path], PagePictures]) -> Callable[[Workbench], LinesView]:
    """Makes the shown lines of a workbench."""

    def make(workbench: Workbench) -> LinesView:
        pictures = find_pictures(workbench.recovery.document.path)
        view = LinesView(workbench, pictures, GlyphArt(workbench.recovery.document))
        qtbot.addWidget(view)
        view.resize(900, 420)
        view.show()
        view.activateWindow()
        return view

    return make


@pytest.fixture
def view(nivkh: Workbench, make_view: Callable[[Workbench], LinesView]) -> LinesView:
    return make_view(nivkh)


def decide(qtbot, workbench: Workbench, *entries: Entry) -> None:
    with qtbot.waitSignal(workbench.suggested, timeout=20_000):
        workbench.decide(*entries)


def find_point(view: LinesView, position: int, *, in_picture: bool) -> QPoint:
    """The middle of what is shown of a glyph, which must be in sight."""
    for _, row, top in view.list.rows_in_sight():
        if row.start <= position < row.stop:
            box = row.frames(position, position + 1)[0]
            y = box.top() + 4 if in_picture else box.bottom() - 4
            return QPoint(round(GUTTER + box.center().x()), round(top + y))
    raise AssertionError("not in sight")


def lines_in_sight(view: LinesView) -> list[int]:
    return [row.line for _, row, _ in view.list.rows_in_sight()]


def test_at_first_all_lines_have_unknown_letters_and_none_is_in_conflict(view: LinesView):
    assert view.tabs.tabText(LineFilter.ALL) == "All 183"
    assert view.tabs.tabText(LineFilter.UNKNOWN) == "Unknown 183"
    assert view.tabs.tabText(LineFilter.CONFLICT) == "Conflicts 0"


def test_lines_that_became_known_leave_the_lines_with_unknowns(qtbot, nivkh: Workbench, view: LinesView):
    decide(qtbot, nivkh, TITLE)
    view.choose_filter(LineFilter.UNKNOWN)
    assert 0 not in view.list.lines
    assert view.tabs.tabText(LineFilter.UNKNOWN) == f"Unknown {len(view.list.lines)}"


def test_what_is_told_of_a_letter_goes_when_the_lines_are_scrolled_or_change(qtbot, nivkh, view: LinesView):
    def rest() -> bool:
        place = find_point(view, int(view.list.rows_in_sight().__next__()[1].start), in_picture=False)
        event = QHelpEvent(QEvent.Type.ToolTip, place, view.list.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.list.viewport(), event)
        return view.findChild(GlyphHint).isVisible()

    assert rest()
    view.list.verticalScrollBar().setValue(view.list.verticalScrollBar().value() + 300)
    assert not view.findChild(GlyphHint).isVisible()
    view.list.verticalScrollBar().setValue(0)
    assert rest()
    decide(qtbot, nivkh, TITLE)
    assert not view.findChild(GlyphHint).isVisible()


@pytest.mark.parametrize("codes", [True, False])
def test_a_letter_that_is_not_known_stands_in_a_box_which_a_known_one_does_not(qtbot, nivkh, view: LinesView, codes):
    view.show_codes(codes)

    def find_edges() -> list[bool]:
        """Whether something is drawn at the left and at the right of the title's first three letters, each."""
        qtbot.waitUntil(lambda: not view.list._drawing.isActive())
        _, row, _ = next(view.list.rows_in_sight())
        image = QImage(900, row.height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        row.paint_words(painter)
        painter.end()
        boxes = [row.frames(position, position + 1)[-1] for position in range(3)]
        found = []
        for box in boxes:
            upright = range(round(box.bottom()) - 14, round(box.bottom()) - 6)
            inked = [
                all(image.pixelColor(x, y).lightness() < 200 for y in upright)
                for x in range(round(box.left()), round(box.right()))
            ]
            found.append(sum(inked) >= 2)
        return found

    assert find_edges() == [True, True, True]
    decide(qtbot, nivkh, Entry("Қʼатьгун", Place(1, 1, 1, None), "test"))
    assert find_edges()[1] is False  # ʼ


def test_the_tabs_are_written_out_in_a_narrow_window(view: LinesView):
    view.resize(430, 300)
    for tab in LineFilter:
        room = view.tabs.tabRect(tab).width()
        assert view.tabs.fontMetrics().horizontalAdvance(view.tabs.tabText(tab)) < room
    assert view.tabs.tabRect(LineFilter.CONFLICT).right() < view.tabs.width()


def test_the_lines_to_type_next_stand_in_the_order_of_the_suggestions(nivkh: Workbench, view: LinesView):
    view.choose_filter(LineFilter.NEXT)
    assert view.list.lines[0] == nivkh.find_line(nivkh.suggestions[0].start)


def test_lines_with_a_contradicted_letter_are_in_conflict(qtbot, nivkh: Workbench, view: LinesView):
    decide(qtbot, nivkh, TITLE, Entry("Кʼатьгун", Place(1, 1, 1, None), "test"))
    view.choose_filter(LineFilter.CONFLICT)
    assert 0 in view.list.lines


def test_a_filter_without_lines_says_what_that_means(view: LinesView):
    view.choose_filter(LineFilter.CONFLICT)
    assert view.list.empty_text == "Nothing contradicts what you typed."


def test_a_click_on_a_letter_lights_all_its_uses(qtbot, nivkh: Workbench, view: LinesView):
    point = find_point(view, 1, in_picture=False)
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert nivkh.glyph == nivkh.recovery.index.glyph[1]
    assert (1, 2) in nivkh.lit


@pytest.mark.parametrize("codes", [True, False])
def test_a_double_click_on_a_word_makes_it_the_target(qtbot, nivkh: Workbench, view: LinesView, codes: bool):
    view.show_codes(codes)
    word = find_stretch(nivkh.recovery.layout, Place(1, 1, 2, None))
    point = find_point(view, word[0] + 1, in_picture=False)
    with qtbot.waitSignal(view.typing_wanted):
        qtbot.mouseDClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert nivkh.target == word


def test_a_click_on_the_number_or_the_picture_aims_at_the_line(qtbot, nivkh: Workbench, view: LinesView):
    first, second = (find_glyph_range(nivkh.recovery.layout, line) for line in (0, 1))
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert nivkh.target == first
    point = find_point(view, second[0], in_picture=True)
    qtbot.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert nivkh.target == second


def test_arrows_walk_lines_and_words_and_enter_asks_to_type(qtbot, nivkh: Workbench, view: LinesView):
    layout = nivkh.recovery.layout
    qtbot.keyClick(view.list, Qt.Key.Key_Down)
    qtbot.keyClick(view.list, Qt.Key.Key_Down)
    assert nivkh.target == find_glyph_range(layout, 1)
    qtbot.keyClick(view.list, Qt.Key.Key_Right)
    qtbot.keyClick(view.list, Qt.Key.Key_Right)
    assert nivkh.target == find_stretch(layout, Place(1, 2, 2, None))
    qtbot.keyClick(view.list, Qt.Key.Key_Left)
    assert nivkh.target == find_stretch(layout, Place(1, 2, 1, None))
    qtbot.keyClick(view.list, Qt.Key.Key_Up)
    assert nivkh.target == find_glyph_range(layout, 0)
    with qtbot.waitSignal(view.typing_wanted):
        qtbot.keyClick(view.list, Qt.Key.Key_Return)


def test_walking_to_the_left_in_text_that_runs_left_goes_to_the_next_word(qtbot, make_workbench, make_view):
    workbench = make_workbench(ROOT / "tests" / "files" / "rtl_hebrew.pdf")
    view = make_view(workbench)
    layout = workbench.recovery.layout
    line = next(k for k in range(len(layout.page)) if layout.line_start[k + 1] - layout.line_start[k] > 1)
    first = int(layout.line_start[line])
    workbench.aim((int(layout.token_start[first]), int(layout.token_start[first + 1])))
    assert workbench.recovery.direction_name(line) == "rtl"
    qtbot.keyClick(view.list, Qt.Key.Key_Left)
    assert workbench.target == (int(layout.token_start[first + 1]), int(layout.token_start[first + 2]))


def test_a_line_that_runs_left_has_its_first_letter_at_the_right(make_workbench, make_view):
    workbench = make_workbench(ROOT / "tests" / "files" / "rtl_hebrew.pdf")
    view = make_view(workbench)
    for codes in (True, False):
        view.show_codes(codes)
        _, row, _ = next(iter(view.list.rows_in_sight()))
        first, last = row.frames(row.start, row.start + 1)[0], row.frames(row.stop - 1, row.stop)[0]
        assert first.left() > last.right()


@pytest.mark.parametrize("codes", [True, False])
def test_a_place_far_down_is_brought_into_view(qtbot, nivkh: Workbench, view: LinesView, codes: bool):
    view.show_codes(codes)
    stretch = find_stretch(nivkh.recovery.layout, Place(5, 13, 1, None))
    with qtbot.waitSignal(nivkh.revealed):
        nivkh.light((stretch,))
    assert nivkh.find_line(stretch[0]) in lines_in_sight(view)


def test_folding_the_codes_away_keeps_the_line_at_the_top(qtbot, nivkh: Workbench, view: LinesView):
    with qtbot.waitSignal(nivkh.revealed):
        nivkh.light((find_stretch(nivkh.recovery.layout, Place(3, 10, 1, None)),))
    top = lines_in_sight(view)[0]
    with_codes = view.list.rows_in_sight().__next__()[1].height
    view.show_codes(False)
    assert lines_in_sight(view)[0] == top
    assert view.list.rows_in_sight().__next__()[1].height < with_codes


def test_the_last_line_can_be_scrolled_to_the_bottom_and_no_farther(qtbot, nivkh: Workbench, view: LinesView):
    qtbot.keyClick(view.list, Qt.Key.Key_End)
    *_, (_, row, top) = view.list.rows_in_sight()
    assert row.line == len(nivkh.recovery.layout.page) - 1
    assert abs(top + row.height - view.list.viewport().height()) <= 2


def test_the_menu_copies_a_word_as_decoded_and_takes_it_over(qtbot, nivkh: Workbench, view: LinesView):
    decide(qtbot, nivkh, TITLE)
    word = find_stretch(nivkh.recovery.layout, Place(1, 1, 2, None))
    menu = view.make_menu(find_glyph_range(nivkh.recovery.layout, 0), word)
    actions = {action.text(): action for action in menu.actions()}
    actions["Copy the word as decoded"].trigger()
    assert QGuiApplication.clipboard().text() == "сик"
    with qtbot.waitSignal(view.take_over_wanted):
        actions["Take its letters over into the typing line"].trigger()
    assert nivkh.target == word


def test_every_direction_of_writing_can_be_drawn(make_workbench, make_view):
    for name in ("mongolian", "urdu"):
        view = make_view(make_workbench(ROOT / "tests" / "corpus" / f"{name}.pdf"))
        for codes in (True, False):
            view.show_codes(codes)
            assert not view.grab().isNull()


def test_a_document_without_text_says_so(make_workbench, make_view):
    view = make_view(make_workbench(ROOT / "tests" / "files" / "scan_only.pdf"))
    assert view.tabs.tabText(LineFilter.ALL) == "All 0"
    assert view.list.empty_text == "There is no text in this document."


@pytest.mark.parametrize("width", [900, 420])
def test_a_word_in_a_line_too_high_for_the_lines_is_brought_into_view(qtbot, make_workbench, make_view, width: int):
    workbench = make_workbench(ROOT / "sample_pdfs" / "nenets.pdf")
    view = make_view(workbench)
    view.resize(width, 260)
    layout = workbench.recovery.layout
    for token in (9, 1, 10):
        word = find_stretch(layout, Place(1, 17, token, None))
        with qtbot.waitSignal(workbench.revealed):
            workbench.aim(word)
        (row, top) = next((row, top) for _, row, top in view.list.rows_in_sight() if row.start <= word[0] < row.stop)
        boxes = row.frames(*word)
        assert min(box.top() for box in boxes) + top >= 0
        assert max(box.bottom() for box in boxes) + top <= view.list.viewport().height()
