"""The search bar: finds what is decoded so far, counts it, and shows each place on the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.page.search_bar import SearchBar
from cidfix.gui.page.view import PageView
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Workbench
from cidfix.pdf.view import PageRenderer
from cidfix.recover.decisions import Entry, Place, SpaceIs

NIVKH = Path(__file__).parents[3] / "sample_pdfs" / "nivkh.pdf"


@pytest.fixture
def bar(qtbot, nivkh: Workbench) -> Iterator[SearchBar]:  # type: ignore[no-untyped-def]
    """The search bar over the pages of the sample, in which the letters of "сик" are known."""
    pictures = PagePictures(PageRenderer(NIVKH, ""))
    window = QWidget()
    qtbot.addWidget(window)
    view = PageView(pictures, window)
    view.resize(900, 700)
    view.set_workbench(nivkh, GlyphArt(nivkh.recovery.document))
    bar = SearchBar(nivkh, view, window)
    window.show()
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.decide(Entry("сик", Place(1, 1, 2, None), "test"))
    yield bar
    pictures.close()


def type_into(bar: SearchBar, text: str) -> None:
    bar.open_search()
    field = bar.findChild(QLineEdit)
    field.selectAll()
    typed = QInputMethodEvent()  # QTest types only Latin letters
    typed.setCommitString(text)
    QApplication.sendEvent(field, typed)


def count(bar: SearchBar) -> str:
    return bar.findChild(QLabel).text()


def found(bar: SearchBar) -> tuple[int, int]:
    """How many places there are, and which of them is looked at, from 1."""
    at, of = count(bar).split(" of ")
    return int(of), int(at)


def test_typing_finds_the_word_and_counts_its_places(bar: SearchBar, nivkh: Workbench, qtbot) -> None:
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    places, at = found(bar)
    assert at == 1
    assert places == len(nivkh.recovery.find_places("сик")) > 3


def test_f3_and_enter_go_on_and_back_and_round(bar: SearchBar, qtbot) -> None:
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    places, _ = found(bar)
    commands = {command.keys[0]: command for command in bar.commands()}
    assert commands["F3"].enabled()
    commands["F3"].call()
    assert found(bar) == (places, 2)
    QTest.keyClick(bar.findChild(QLineEdit), Qt.Key.Key_Return)
    assert found(bar) == (places, 3)
    for _ in range(3):
        commands["Shift+F3"].call()
    assert found(bar) == (places, places)


def test_the_place_looked_at_comes_into_view(bar: SearchBar, nivkh: Workbench, qtbot) -> None:
    view = bar.window().findChild(PageView)
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    bar.find_before()  # the last of the document
    start, _ = nivkh.recovery.find_places("сик")[-1]
    assert view.page == nivkh.find_page(start) > 1


def test_what_was_found_is_forgotten_as_soon_as_another_text_is_begun(bar: SearchBar, qtbot) -> None:
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    type_into(bar, "си")
    assert count(bar) == ""
    assert not next(command for command in bar.commands() if command.keys == ("F3",)).enabled()
    qtbot.waitUntil(lambda: " of " in count(bar))


def test_what_was_found_is_forgotten_where_words_are_cut_elsewhere(bar: SearchBar, nivkh: Workbench, qtbot) -> None:
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    first = int(nivkh.recovery.index.glyph[0])
    font = nivkh.recovery.document.fonts[int(nivkh.recovery.document.glyphs.font[first])].name
    told = []
    nivkh.recovered.connect(lambda _recovery: told.append(count(bar)))
    nivkh.decide(SpaceIs(font, int(nivkh.recovery.document.glyphs.code[first]), True, "test"))
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert told == [""]


def test_what_is_nowhere_is_said_to_be_nowhere(bar: SearchBar, qtbot) -> None:
    type_into(bar, "абракадабра")
    qtbot.waitUntil(lambda: count(bar) == "not found")


def test_escape_closes_the_search_and_gives_the_page_the_focus(bar: SearchBar, qtbot) -> None:
    type_into(bar, "сик")
    qtbot.waitUntil(lambda: " of " in count(bar))
    assert bar.isVisible()
    QTest.keyClick(bar.findChild(QLineEdit), Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert bar.window().findChild(PageView).hasFocus()
    assert not bar.commands()[1].enabled()


def test_words_that_become_known_are_found_without_typing_again(bar: SearchBar, nivkh: Workbench, qtbot) -> None:
    type_into(bar, "нивгун")
    qtbot.waitUntil(lambda: count(bar) == "not found")
    with qtbot.waitSignal(nivkh.recovered):
        nivkh.decide(Entry("нивгун", Place(1, 4, 7, None), "test"))
    qtbot.waitUntil(lambda: " of " in count(bar))
