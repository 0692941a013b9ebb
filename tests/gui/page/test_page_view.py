"""The page view: what is seen, pointed at and chosen on pages, driven with mouse and keys as a user does."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QGuiApplication, QHelpEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.page.box import PageBox
from cidfix.gui.page.view import PageView
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.pdf.view import PageRenderer, Picture
from cidfix.recover.decisions import Entry, Place, SetDirection, SpaceIs

ROOT = Path(__file__).parents[3]
NIVKH = ROOT / "sample_pdfs" / "nivkh.pdf"
CORPUS = ROOT / "tests" / "corpus"

# Places on page 1 of the sample, in points, as one measures them on the printed page.
SIK = QPointF(124, 77)  # the middle of "сик", the second word of the title
TITLE_START = QPointF(64, 77)  # the left edge of Қ
TITLE_END = QPointF(262, 77)  # behind "Декларация"
EMPTY = QPointF(300, 30)
GAP = QPointF(112.7, 77)  # between the first two words


class BlankPages:
    """Stands in for the process that draws: white pages, of which some can't be drawn."""

    def __init__(self, count: int, faulty: int = 0, size: tuple[float, float] = (600.0, 800.0)) -> None:
        self.sizes = (size,) * count
        self.faulty = faulty
        self.drawn: list[tuple[int, float]] = []

    def render(self, number: int, scale: float, clip: object) -> Picture:
        self.drawn.append((number, scale))
        if number == self.faulty:
            return Picture(0, 0, b"", "the page cannot be drawn: it is damaged")
        width, height = (round(side * scale) if clip is None else 64 for side in self.sizes[0])
        return Picture(width, height, b"\xff" * (3 * width * height), "")

    def close(self) -> None:
        pass


@pytest.fixture
def make_pictures(request: pytest.FixtureRequest) -> Callable[[object], PagePictures]:
    """Makes the pictures of a PDF, or of what a stand-in for the drawing process draws."""

    def make(source: object) -> PagePictures:
        pictures = PagePictures(PageRenderer(source, "") if isinstance(source, Path) else source)  # type: ignore[arg-type]
        request.addfinalizer(pictures.close)
        return pictures

    return make


@pytest.fixture
def show(qtbot, make_pictures) -> Callable[..., PageView]:  # type: ignore[no-untyped-def]
    """Shows the pages of a PDF, with what is known of them where there is a workbench."""

    def make(source: object, workbench: Workbench | None = None) -> PageView:
        view = PageView(make_pictures(source))
        qtbot.addWidget(view)
        view.resize(900, 700)
        view.show()
        qtbot.waitExposed(view)
        if workbench is not None:
            view.set_workbench(workbench, GlyphArt(workbench.recovery.document))
            qtbot.waitUntil(lambda: states_are_drawn(view, workbench), timeout=10_000)
        view.setFocus()
        return view

    return make


def paper(workbench: Workbench) -> BlankPages:
    """Blank paper under the text of a document, so that only what is laid over it is seen."""
    pages = workbench.recovery.document.pages
    return BlankPages(len(pages), size=(pages[0].width, pages[0].height))


def at(view: PageView, point: QPointF, page: int = 1) -> QPoint:
    """A point on a page as a place in the viewport."""
    corner = view.column.from_points(page, point)
    return (corner - QPointF(view.horizontalScrollBar().value(), view.verticalScrollBar().value())).toPoint()


def words(workbench: Workbench, stretch: tuple[int, int] | None) -> tuple[int, int] | None:
    """The first token of a stretch and the one behind its last, counted from the document's first."""
    if stretch is None:
        return None
    start = workbench.recovery.layout.token_start.tolist()
    return start.index(stretch[0]), start.index(stretch[1])


def click(view: PageView, point: QPointF, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, keys, at(view, point))


def double_click(view: PageView, point: QPointF) -> None:
    click(view, point)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at(view, point))


def drag(view: PageView, start: QPointF, end: QPointF) -> None:
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at(view, start))
    QTest.mouseMove(view.viewport(), at(view, (start + end) / 2))
    QTest.mouseMove(view.viewport(), at(view, end))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at(view, end))


def hover(view: PageView, point: QPointF) -> str:
    place = at(view, point)
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    return view.hint_text()


def menu_at(view: PageView, point: QPointF) -> QMenu:
    place = at(view, point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    return view.findChildren(QMenu)[-1]


def choose(menu: QMenu, text: str) -> None:
    next(action for action in menu.actions() if action.text() == text).trigger()
    menu.close()


def states_are_drawn(view: PageView, workbench: Workbench) -> bool:
    """Whether the view shows the states of all pages in sight as they are; they are drawn on a thread."""
    grab(view)  # which asks for those that are not
    return not workbench.tasks.is_busy("overlay")


def grab(view: PageView) -> QImage:
    return view.viewport().grab().toImage()


# Looking


def test_pages_are_seen_before_anything_is_analysed(show, qtbot) -> None:
    view = show(NIVKH)
    qtbot.waitUntil(
        lambda: any(grab(view).pixelColor(at(view, QPointF(x, 77))).lightness() < 128 for x in range(64, 90))
    )
    assert view.page == 1
    assert view.page_count == 6


def test_zooming_with_the_wheel_keeps_the_point_under_the_mouse(show) -> None:
    view = show(NIVKH)
    view.set_zoom(3.0)
    view.verticalScrollBar().setValue(600)
    view.horizontalScrollBar().setValue(300)
    mouse = QPointF(400, 250)
    before = view.to_page(mouse)
    for turn in (120, 120, -120, 120):
        wheel = QWheelEvent(
            mouse,
            view.viewport().mapToGlobal(mouse),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.ControlModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), wheel)
    assert view.zoom == pytest.approx(3.0 * 1.15**2)
    page, point = view.to_page(mouse)
    assert page == before[0]
    assert point.x() == pytest.approx(before[1].x(), abs=1)
    assert point.y() == pytest.approx(before[1].y(), abs=1)


def test_the_zoom_stays_between_a_tenth_and_eight(show) -> None:
    view = show(BlankPages(1))
    view.set_zoom(100)
    assert view.zoom == 8
    view.set_zoom(0.001)
    assert view.zoom == 0.1


def test_a_page_fitted_in_width_stays_so_when_the_window_grows(show) -> None:
    view = show(BlankPages(3))
    view.set_fit("width")
    narrow = view.zoom
    view.resize(1200, 700)
    assert view.zoom > narrow
    assert view.column.rect(1).width() == pytest.approx(view.viewport().width() - 24, abs=1)


def test_fit_page_shows_all_of_the_page_looked_at(show) -> None:
    view = show(BlankPages(5))
    view.show_page(3)
    view.set_fit("page")
    seen = view.viewport().rect()
    assert seen.contains(at(view, QPointF(0, 0), page=3))
    assert seen.contains(at(view, QPointF(599, 799), page=3))
    assert view.page == 3


def test_no_picture_is_asked_for_while_the_zoom_is_changing(show, qtbot) -> None:
    pages = BlankPages(1)
    view = show(pages)
    qtbot.waitUntil(lambda: bool(pages.drawn))
    qtbot.wait(50)
    pages.drawn.clear()
    for _ in range(6):
        view.zoom_in()
        view.viewport().repaint()
    qtbot.waitUntil(lambda: bool(pages.drawn))
    assert {round(scale, 3) for _, scale in pages.drawn} == {round(view.zoom, 3)}


def test_a_page_that_can_not_be_drawn_says_why_on_its_paper(show, qtbot) -> None:
    view = show(BlankPages(2, faulty=1))
    qtbot.waitUntil(lambda: 1 in view.paper.faults)
    assert "damaged" in view.paper.faults[1]
    image = grab(view)
    middle = view.viewport().rect().center()
    dark = [x for x in range(middle.x() - 200, middle.x() + 200) if _is_dark_column(image, x)]
    assert dark  # words stand on the paper
    assert image.pixelColor(middle.x(), 100) == QColor("white")


def _is_dark_column(image: QImage, x: int) -> bool:
    return any(image.pixelColor(x, y).lightness() < 120 for y in range(20, image.height() - 20))


def test_a_document_of_500_pages_draws_only_what_is_seen_and_its_neighbours(show, qtbot) -> None:
    pages = BlankPages(500)
    view = show(pages)
    qtbot.waitUntil(lambda: (1, pytest.approx(view.zoom, abs=1e-3)) in pages.drawn)
    view.show_page(250)
    qtbot.waitUntil(lambda: {249, 250, 251} <= {number for number, _ in pages.drawn})
    assert {number for number, _ in pages.drawn} <= {1, 2, 3, 249, 250, 251, 252}
    QTest.keyClick(view, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert view.page == 500
    QTest.keyClick(view, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert view.page == 1


def test_very_large_pages_are_drawn_in_parts_where_they_are_seen(show, qtbot) -> None:
    pages = BlankPages(2)
    view = show(pages)
    view.set_zoom(8.0)
    qtbot.waitUntil(lambda: (1, 8.0) in pages.drawn)
    qtbot.wait(100)
    parts = [scale for _, scale in pages.drawn if scale == 8.0]
    assert len(parts) <= 6  # 900 by 700 pixels of 4800 by 6400


def test_nobody_is_told_of_pictures_that_came_just_before_their_document_was_closed(qtbot) -> None:
    pages = BlankPages(3)
    pictures = PagePictures(pages)  # type: ignore[arg-type]
    told: list[int] = []
    pictures.arrived.connect(told.append)
    for number in (1, 2, 3):
        pictures.page(number, 1.0)
    while len(pages.drawn) < 3:
        time.sleep(0.01)  # with no turn of the event loop
    QCoreApplication.sendPostedEvents(pictures)
    pictures.close()
    qtbot.wait(50)
    assert told == []


def test_keys_scroll_and_turn_pages(show) -> None:
    view = show(BlankPages(5))
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.verticalScrollBar().value() > 0
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.page == 2
    QTest.keyClick(view, Qt.Key.Key_N)
    assert view.page == 3
    QTest.keyClick(view, Qt.Key.Key_P)
    assert view.page == 2
    top = view.verticalScrollBar().value()
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.verticalScrollBar().value() > top
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.verticalScrollBar().value() == top


def test_the_page_box_goes_to_the_page_typed_and_follows_the_view(show, qtbot) -> None:
    view = show(BlankPages(40))
    box = PageBox(view)
    qtbot.addWidget(box)
    field = box.focusProxy()
    field.selectAll()
    QTest.keyClicks(field, "17")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert view.page == 17
    view.show_page(9)
    assert field.text() == "9"


# Choosing


def test_a_double_click_on_the_second_word_of_the_title_makes_it_the_target(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    double_click(view, SIK)
    assert words(nivkh, nivkh.target) == (1, 2)
    assert nivkh.picked is not None
    assert len(nivkh.picked) == 3  # с, и, к


def test_a_third_click_chooses_the_line(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    double_click(view, SIK)
    click(view, SIK)
    assert words(nivkh, nivkh.target) == (0, 4)


def test_dragging_over_the_title_chooses_its_glyphs_in_reading_order(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    drag(view, TITLE_END, TITLE_START)
    assert words(nivkh, nivkh.target) == (0, 4)
    glyphs = nivkh.recovery.index.glyph[: nivkh.target[1]].tolist()
    assert nivkh.picked == tuple(dict.fromkeys(glyphs))


def test_dragging_over_the_end_of_a_line_goes_on_in_the_next(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    drag(view, QPointF(190, 77), QPointF(94, 102))  # from before "Декларация" to behind "Нивӊ"
    assert words(nivkh, nivkh.target) == (3, 5)


def test_a_click_with_shift_extends_the_choice(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    double_click(view, QPointF(90, 77))
    QTest.qWait(QGuiApplication.styleHints().mouseDoubleClickInterval())  # else it is the third click
    click(view, TITLE_END, Qt.KeyboardModifier.ShiftModifier)
    assert words(nivkh, nivkh.target) == (0, 4)


def test_choosing_does_not_move_the_page_under_the_mouse(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    view.verticalScrollBar().setValue(90)  # the title is at the very top
    double_click(view, SIK)
    assert view.verticalScrollBar().value() == 90


def test_a_click_on_a_letter_shows_its_card_and_lights_its_uses(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    click(view, TITLE_START)
    assert nivkh.glyph == nivkh.recovery.index.glyph[0]
    assert (0, 1) in nivkh.lit
    assert nivkh.picked is None
    click(view, EMPTY)
    assert nivkh.glyph is None
    assert nivkh.lit == ()


def test_a_click_between_two_words_shows_the_card_of_the_space(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    click(view, GAP)
    assert nivkh.glyph in nivkh.recovery.spaces


def test_escape_clears_the_choice(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    double_click(view, SIK)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert nivkh.picked is None
    assert view.selection.stretch is None


def test_in_text_from_the_right_a_drag_from_right_to_left_reads_forward(show, make_workbench) -> None:
    workbench = make_workbench(CORPUS / "urdu.pdf")
    view = show(paper(workbench), workbench)
    x0, y0, x1, y1 = workbench.recovery.layout.box[0].tolist()
    drag(view, QPointF(x1 + 3, (y0 + y1) / 2), QPointF((x0 + x1) / 2, (y0 + y1) / 2))
    assert workbench.target is not None
    assert workbench.target[0] == 0


def test_in_vertical_text_a_double_click_chooses_the_word_of_its_column(show, make_workbench) -> None:
    workbench = make_workbench(CORPUS / "mongolian.pdf")
    view = show(paper(workbench), workbench)
    x0, y0, x1, _ = workbench.recovery.layout.box[0].tolist()
    view.reveal_stretch((0, 1))
    double_click(view, QPointF((x0 + x1) / 2, y0 + 2))  # the top of the first column
    assert words(workbench, workbench.target) == (0, 1)


# Showing


def test_what_is_revealed_comes_into_view_and_nothing_moves_when_it_is_seen(qtbot, show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    start = nivkh.recovery.layout.token_start
    with qtbot.waitSignal(nivkh.revealed):
        nivkh.aim((int(start[60]), int(start[61])))
    seen = view.verticalScrollBar().value()
    assert seen == 0
    last = len(start) - 2
    with qtbot.waitSignal(nivkh.revealed):
        nivkh.aim((int(start[last]), int(start[last + 1])))
    assert view.page == 6
    assert view.verticalScrollBar().value() > seen


def test_the_target_is_framed_on_the_page(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    edge = at(view, QPointF(124, 70))
    before = [grab(view).pixelColor(edge.x(), y) for y in range(edge.y() - 12, edge.y() + 6)]
    double_click(view, SIK)
    after = [grab(view).pixelColor(edge.x(), y) for y in range(edge.y() - 12, edge.y() + 6)]
    assert any(colour.blue() > colour.red() + 60 for colour in after)
    assert not any(colour.blue() > colour.red() + 60 for colour in before)


def test_unknown_letters_are_outlined_until_states_are_hidden(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    shown = grab(view)
    view.show_states(False)
    hidden = grab(view)
    assert _differ(shown, hidden, at(view, SIK))
    assert shown.pixelColor(at(view, EMPTY)) == hidden.pixelColor(at(view, EMPTY))


def test_a_letter_that_becomes_known_looks_different_soon(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    before = grab(view)
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "test"))
    qtbot.waitUntil(lambda: states_are_drawn(view, nivkh), timeout=10_000)
    assert _differ(before, grab(view), at(view, SIK))


def test_places_that_match_what_is_typed_are_framed(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    before = grab(view)
    start = nivkh.recovery.layout.token_start
    view.show_matches(((int(start[1]), int(start[2])),))
    assert _differ(before, grab(view), at(view, SIK))
    view.show_matches(())
    assert not _differ(before, grab(view), at(view, SIK))


def _differ(one: QImage, other: QImage, place: QPoint) -> bool:
    area = [(place.x() + dx, place.y() + dy) for dx in range(-20, 21) for dy in range(-14, 15)]
    return any(one.pixelColor(x, y) != other.pixelColor(x, y) for x, y in area)


def test_resting_on_an_unknown_letter_tells_what_it_is(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    hint = hover(view, SIK)
    assert hint.splitlines()[:2] == ["?", "unknown"]
    assert hint.splitlines()[-1].startswith("code ")
    assert hover(view, EMPTY) == ""


@pytest.mark.parametrize("end", ["scroll", "zoom", "leave", "hide"])
def test_what_is_told_of_a_letter_goes_when_the_letter_is_not_under_the_mouse_any_more(show, nivkh, end: str) -> None:
    view = show(paper(nivkh), nivkh)
    assert hover(view, SIK)
    match end:
        case "scroll":
            view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 60)
        case "zoom":
            view.zoom_in()
        case "leave":
            QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
        case "hide":
            view.hide()
    assert view.hint_text() == ""


def test_resting_on_a_typed_letter_tells_its_value_and_where_that_comes_from(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "typed in the window"))
    lines = hover(view, SIK).splitlines()
    assert lines[:2] == ["и", "typed"]
    assert "typed in the window" in lines[2]


# Menu and keys


def test_the_menu_of_a_gap_says_it_is_not_a_space_and_undo_takes_that_back(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    with qtbot.waitSignal(nivkh.recovered):
        choose(menu_at(view, GAP), "This is not a space")
    (decision,) = nivkh.decisions
    assert isinstance(decision, SpaceIs)
    assert not decision.yes
    with qtbot.waitSignal(nivkh.recovered):
        choose(menu_at(view, GAP), "This is a space")
    (decision,) = nivkh.decisions  # in its place: nothing contradicts itself
    assert decision.yes
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.undo()
    assert not nivkh.decisions[0].yes


def test_the_menu_turns_the_direction_of_a_line(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    with qtbot.waitSignal(nivkh.recovered):
        choose(menu_at(view, SIK), "This line runs right to left")
    assert nivkh.decisions == (SetDirection("rtl", 1, 1, "window"),)


def test_the_menu_aims_at_the_word_and_wants_to_type(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    with qtbot.waitSignal(view.typing_wanted):
        choose(menu_at(view, SIK), "Type what stands here")
    assert words(nivkh, nivkh.target) == (1, 2)


def test_what_is_decoded_can_be_copied_with_holes(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "test"))
    drag(view, TITLE_START, QPointF(134.5, 77))
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "□□□□□□□□ сик"


def test_the_target_is_moved_and_extended_with_the_keyboard_alone(show, nivkh: Workbench, qtbot) -> None:
    view = show(paper(nivkh), nivkh)
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(view, Qt.Key.Key_Right, control)
    assert words(nivkh, nivkh.target) == (0, 1)
    QTest.keyClick(view, Qt.Key.Key_Right, control)
    QTest.keyClick(view, Qt.Key.Key_Right, control | shift)
    assert words(nivkh, nivkh.target) == (1, 3)
    QTest.keyClick(view, Qt.Key.Key_Left, control | shift)
    assert words(nivkh, nivkh.target) == (1, 2)
    QTest.keyClick(view, Qt.Key.Key_Left, control)
    assert words(nivkh, nivkh.target) == (0, 1)
    with qtbot.waitSignal(view.typing_wanted):
        QTest.keyClick(view, Qt.Key.Key_Return)


def test_commands_zoom_and_hide_states(show, nivkh: Workbench) -> None:
    view = show(paper(nivkh), nivkh)
    commands = {command.keys[0]: command for command in view.commands()}
    zoom = view.zoom
    commands["Ctrl++"].call()
    assert view.zoom > zoom
    commands["Ctrl+0"].call()
    assert view.zoom == pytest.approx(zoom)
    states = commands["Ctrl+Shift+S"]
    assert states.checked is not None
    assert states.checked()
    states.call()
    assert not states.checked()
