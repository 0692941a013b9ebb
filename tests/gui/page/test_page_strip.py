"""The strip of thumbnails: which are drawn, what is told of each page, and how it follows and leads the page view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cidfix.gui.page.thumbnails import PageStrip
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.pdf.view import Picture
from cidfix.recover.decisions import Entry, Place

ROOT = Path(__file__).parents[3]


class BlankPages:
    """Stands in for the process that draws: white pages, of which one can't be drawn."""

    def __init__(self, count: int) -> None:
        self.sizes = ((600.0, 800.0),) * count
        self.drawn: list[int] = []

    def render(self, number: int, scale: float, clip: object) -> Picture:
        assert clip is None
        self.drawn.append(number)
        if number == 2:
            return Picture(0, 0, b"", "the page cannot be drawn: it is damaged")
        width, height = round(600 * scale), round(800 * scale)
        return Picture(width, height, b"\xff" * (3 * width * height), "")

    def close(self) -> None:
        pass


@pytest.fixture
def show(qtbot, request: pytest.FixtureRequest) -> Callable[[BlankPages], PageStrip]:  # type: ignore[no-untyped-def]
    """Shows the strip of some pages."""

    def make(pages: BlankPages) -> PageStrip:
        pictures = PagePictures(pages)  # type: ignore[arg-type]
        request.addfinalizer(pictures.close)
        strip = PageStrip(pictures)
        qtbot.addWidget(strip)
        strip.resize(150, 600)
        strip.show()
        qtbot.waitExposed(strip)
        return strip

    return make


def test_of_2000_pages_only_those_in_view_are_drawn(show, qtbot) -> None:
    pages = BlankPages(2000)
    strip = show(pages)
    qtbot.waitUntil(lambda: {1, 2, 3} <= set(pages.drawn))
    strip.show_page(1500)
    qtbot.waitUntil(lambda: 1500 in pages.drawn)
    qtbot.wait(100)
    assert set(pages.drawn) <= {1, 2, 3, 4, *range(1494, 1507)}


def test_a_click_on_a_thumbnail_goes_to_its_page(show, qtbot) -> None:
    strip = show(BlankPages(20))
    third = strip.visualRect(strip.model().index(2, 0)).center()
    with qtbot.waitSignal(strip.page_chosen) as chosen:
        QTest.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, third)
    assert chosen.args == [3]


def test_a_click_on_the_page_looked_at_goes_to_it_again(show, qtbot) -> None:
    strip = show(BlankPages(20))
    strip.show_page(2)
    second = strip.visualRect(strip.model().index(1, 0)).center()
    with qtbot.waitSignal(strip.page_chosen) as chosen:
        QTest.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, second)
    assert chosen.args == [2]


def test_arrows_go_from_page_to_page(show, qtbot) -> None:
    strip = show(BlankPages(20))
    with qtbot.waitSignal(strip.page_chosen) as chosen:
        QTest.keyClick(strip, Qt.Key.Key_Down)
    assert chosen.args == [2]


def test_following_the_page_view_chooses_nothing(show, qtbot) -> None:
    strip = show(BlankPages(20))
    with qtbot.assertNotEmitted(strip.page_chosen):
        strip.show_page(12)
    assert strip.currentIndex().row() == 11


def test_a_page_that_can_not_be_drawn_says_so(show, qtbot) -> None:
    strip = show(BlankPages(3))
    qtbot.waitUntil(lambda: "damaged" in strip.describe_page(2))
    assert "damaged" not in strip.describe_page(1)


def test_how_much_of_a_page_is_known_grows_as_words_are_typed(show, nivkh: Workbench, qtbot) -> None:
    strip = show(BlankPages(6))
    assert strip.describe_page(1) == "Page 1"
    strip.set_workbench(nivkh)
    assert strip.describe_page(1) == "Page 1\n0 % known"
    with qtbot.waitSignal(nivkh.followed):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "test"))
    start, stop = nivkh.recovery.layout.token_start[[1, 2]].tolist()
    letters = set(nivkh.recovery.index.glyph[start:stop].tolist())
    layout = nivkh.recovery.layout
    lines = int((layout.page == 1).sum())
    page = nivkh.recovery.index.glyph[: layout.token_start[layout.line_start[lines]]].tolist()
    share = sum(glyph in letters for glyph in page) / len(page)
    assert strip.describe_page(1) == f"Page 1\n{int(share * 100)} % known"


def test_pages_with_contradicted_letters_are_told(show, nivkh: Workbench, qtbot) -> None:
    strip = show(BlankPages(6))
    strip.set_workbench(nivkh)
    with qtbot.waitSignal(nivkh.followed):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "test"), Entry("сиг", Place(1, 2, 6, None), "test"))
    assert "contradicted" in strip.describe_page(1)
