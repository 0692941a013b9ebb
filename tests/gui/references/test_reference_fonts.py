"""The user's own reference fonts in the real window: added, measured, compared with, drawn, and taken away again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from cidfix.gui.document_view import WorkStep
from cidfix.gui.references import shelf
from cidfix.gui.settings import Settings
from cidfix.gui.window import MainWindow
from cidfix.resource import find_resource
from cidfix.shapes import own_fonts
from cidfix.shapes.installed import InstalledFont

Settle = Callable[[MainWindow], None]
Open = Callable[[MainWindow, Path], None]

BOLD = find_resource("fonts", "NotoSansCidfix-Bold.ttf")
REGULAR = find_resource("fonts", "NotoSansCidfix-Regular.ttf")


@pytest.fixture(scope="session")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where measured fonts are kept for all tests here, since each takes seconds."""
    return tmp_path_factory.mktemp("measured")


@pytest.fixture(autouse=True)
def _kept(measured: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_fonts, "find_kept_folder", lambda: measured)


@pytest.fixture(scope="session")
def font(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copy2(BOLD, tmp_path_factory.mktemp("fonts") / "Mine.ttf"))


@pytest.fixture
def opened(window: MainWindow, open_book: Open, book: Path) -> MainWindow:
    """The window with the Declaration in Nivkh, whose letters no font knows."""
    open_book(window, book)
    return window


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPoint(5, 5), action, data, button, Qt.KeyboardModifier.NoModifier))


def wait_until_measured(qtbot, window: MainWindow, settle: Settle) -> None:
    qtbot.waitUntil(lambda: not window.shelf.is_busy, timeout=60_000)
    settle(window)


@pytest.mark.slow
def test_a_font_is_added_letters_are_read_by_it_and_it_is_said_how_many(
    qtbot, opened: MainWindow, font: Path, settle: Settle, texts, monkeypatch
) -> None:
    panel = opened.view.proposals
    assert panel.count == 0
    opened.view.show_step(WorkStep.FONTS)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(font)], ""))
    panel.references.ask()
    assert panel.references.isVisible()  # with what is being done
    assert opened.view.tabs.currentWidget() is panel
    assert panel.references.doing.cancel.isVisible()
    wait_until_measured(qtbot, opened, settle)
    assert not panel.references.doing.cancel.isVisible()
    assert [chip.text() for chip in panel.references.chips] == ["Noto Sans cidfix Bold"]
    assert panel.count > 40
    read = sum(value.is_known for value in opened.workbench.recovery.values if value.proposals)
    assert read > 0
    (said,) = texts(opened)
    assert said.endswith("letters are read now that were not with these reference fonts.")
    assert opened.workbench.decisions == ()
    assert Settings().references == (font,)
    row = panel.list.find_row(panel.list.guesses[1])
    assert row.letter.font_name == "Noto Sans cidfix Bold"  # and not the opened's font
    qtbot.mouseClick(panel.references.chips[0], Qt.MouseButton.LeftButton)
    wait_until_measured(qtbot, opened, settle)
    assert panel.count == 0
    assert panel.references.chips == []
    assert "not sure any more" in texts(opened)[0]
    assert Settings().references == ()


@pytest.mark.slow
def test_fonts_are_there_again_in_the_next_window_and_the_last_session_is_not_doubted(
    qtbot, window: MainWindow, open_book: Open, book: Path, font: Path, settle: Settle, texts
) -> None:
    Settings().references = (font,)
    window.shelf.start()
    open_book(window, book)
    wait_until_measured(qtbot, window, settle)
    panel = window.view.proposals
    assert panel.count > 40
    panel.list.accepted.emit(panel.list.guesses[0], panel.list.guesses[0].best.value)
    settle(window)
    window.close_document()
    open_book(window, book)
    assert texts(window) == ["Your decision of the last session is back."]


def test_a_dropped_font_is_added_and_one_that_is_none_is_told_in_one_message(
    qtbot, opened: MainWindow, font: Path, settle: Settle, texts, tmp_path: Path
) -> None:
    broken, packed = tmp_path / "broken.otf", tmp_path / "web.woff2"
    broken.write_bytes(b"no font at all")
    packed.write_bytes(b"wOF2" + bytes(60))
    drop(opened, broken, font, packed)
    wait_until_measured(qtbot, opened, settle)
    assert [one.path for one in opened.shelf.fonts] == [font]
    told = sorted(texts(opened))
    assert len([text for text in told if "broken.otf" in text]) == 1
    assert len([text for text in told if "web.woff2" in text]) == 1
    assert Settings().references == (font,)
    drop(opened, font)  # which is there
    assert not opened.shelf.is_busy


def test_measuring_is_given_up_at_once_and_what_was_there_stays(
    qtbot, opened: MainWindow, font: Path, settle: Settle, tmp_path: Path
) -> None:
    opened.shelf.add([font])
    wait_until_measured(qtbot, opened, settle)
    fresh = Path(shutil.copy(REGULAR, tmp_path / "Fresh.ttf"))
    opened.shelf.add([fresh])
    button = opened.view.proposals.references.doing.cancel
    qtbot.waitUntil(lambda: "Fresh.ttf" in opened.view.proposals.references.doing.words.text(), timeout=10_000)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not opened.shelf.is_busy
    assert not button.isVisible()
    assert [one.path for one in opened.shelf.fonts] == [font]
    qtbot.waitUntil(lambda: not opened.shelf._tasks.busy_lanes(), timeout=10_000)
    assert Settings().references == (font,)


def test_installed_fonts_are_used_when_asked_and_counted(
    qtbot, opened: MainWindow, font: Path, settle: Settle, tmp_path: Path, monkeypatch
) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    monkeypatch.setattr(shelf, "list_installed", lambda: [InstalledFont(font, ()), InstalledFont(broken, ())])
    card = opened.view.proposals.references
    opened.view.proposals.references_button.click()
    qtbot.mouseClick(card.installed, Qt.MouseButton.LeftButton, pos=QPoint(8, card.installed.height() // 2))
    wait_until_measured(qtbot, opened, settle)
    assert card.note.text().endswith("One font installed here is used.")
    assert opened.view.proposals.count > 40
    assert Settings().uses_installed_fonts
    assert opened.notices.notices  # how much it changed; nothing of what can't be read
    assert all("broken" not in notice.text for notice in opened.notices.notices)
    card.installed.click()
    wait_until_measured(qtbot, opened, settle)
    assert opened.view.proposals.count == 0


def test_a_font_that_was_added_and_is_gone_stays_listed_as_such(
    qtbot, window: MainWindow, open_book: Open, book: Path, settle: Settle, tmp_path: Path, texts
) -> None:
    Settings().references = (tmp_path / "gone.ttf",)
    window.shelf.start()
    open_book(window, book)
    wait_until_measured(qtbot, window, settle)
    (chip,) = window.view.proposals.references.chips
    assert chip.text() == "gone.ttf (can't be read)"
    assert texts(window) == []


def test_the_tooltip_of_a_letter_says_which_reference_fonts_have_it(
    qtbot, reads_once: None, window: MainWindow, open_book: Open, book: Path
) -> None:
    open_book(window, book)
    panel = window.view.proposals
    qtbot.waitUntil(lambda: panel.list.find_row(panel.list.guesses[1]) is not None)
    letter = panel.list.find_row(panel.list.guesses[1]).letter
    assert "So it is in" not in letter.toolTip()
    event = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), letter.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(letter, event)
    assert "\nSo it is in Noto Serif" in letter.toolTip()
    assert letter.toolTip().endswith(" more")
