"""A document that is closed is gone: at once, whatever its processes do, and with all that it held."""

from __future__ import annotations

import gc
import os
import signal
import sys
import weakref
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from cidfix.gui.window import MainWindow
from cidfix.pdf import process, source

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


@pytest.fixture
def start_hanging(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[int]]:
    """Lets the processes that are started hang, but for so many; returns the numbers of those that hang."""

    def hang(but: int) -> list[int]:
        pids: list[int] = []
        started = count()

        class Hanging(process.Worker):
            def __init__(self) -> None:
                super().__init__()
                if next(started) >= but:
                    os.kill(self.pid, signal.SIGSTOP)
                    pids.append(self.pid)

        monkeypatch.setattr(process, "_START_SECONDS", 3600.0)  # this test would not end in its time
        process.close_idle()
        for module in (process, source):
            monkeypatch.setattr(module, "Worker", Hanging)
        return pids

    return hang


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def forget(qapp: QApplication) -> None:
    """Let go of what is to be deleted, as the event loop does in time."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        qapp.processEvents()
        gc.collect()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
def test_a_window_is_closed_at_once_though_the_drawing_process_hangs(qtbot, window: MainWindow, book, start_hanging):
    pids = start_hanging(0)
    window.open_path(book)
    qtbot.waitUntil(lambda: bool(pids))
    window.close()
    assert not window.has_document()
    assert not any(map(is_running, pids))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to stop a process with")
def test_reading_is_cancelled_at_once_though_the_reader_hangs(qtbot, window: MainWindow, book: Path, start_hanging):
    pids = start_hanging(1)  # not the one that draws
    window.open_path(book)
    qtbot.waitUntil(lambda: window.view is not None and bool(pids), timeout=30_000)
    window.view.reading.cancel.click()
    assert not window.has_document()
    assert not any(map(is_running, pids))
    assert window.stack.currentWidget() is window.start


@pytest.mark.slow
def test_a_closed_document_is_freed_with_its_views_and_processes(
    qtbot, qapp: QApplication, window: MainWindow, book: Path, monkeypatch: pytest.MonkeyPatch, open_book
):
    pids: list[int] = []

    class Watched(process.Worker):
        def __init__(self) -> None:
            super().__init__()
            pids.append(self.pid)

    process.close_idle()
    for module in (process, source):
        monkeypatch.setattr(module, "Worker", Watched)
    counts = []
    open_book(window, book)  # the first recovery of a PDF is held for other tests
    window.close_document()
    for _ in range(3):
        open_book(window, book)
        held = [window.document, window.view, window.workbench, window.workbench.recovery, window.view.lines]
        freed = list(map(weakref.ref, held))
        del held
        window.close_document()
        forget(qapp)
        assert [type(thing()).__name__ for thing in freed if thing() is not None] == []
        counts.append(len(QApplication.topLevelWidgets()))
    assert len(set(counts)) == 1
    process.close_idle()  # those that wait for the next document
    assert not any(map(is_running, pids))


def test_a_document_that_is_closed_while_its_panels_are_built_leaves_nothing_behind(
    qtbot, qapp: QApplication, window: MainWindow, book: Path, open_book
):
    closed = []

    def close_half_built() -> None:
        if window.view is not None and hasattr(window.view, "typing") and not window.is_ready():
            closed.append(weakref.ref(window.view))
            window.close_document()

    turns = QTimer(interval=0)
    turns.timeout.connect(close_half_built)
    turns.start()
    window.open_path(book)
    qtbot.waitUntil(lambda: bool(closed), timeout=30_000)
    turns.stop()
    qtbot.wait(50)
    forget(qapp)
    assert [view() for view in closed] == [None]
    open_book(window, book)


def test_while_panels_are_built_the_window_goes_on_and_the_pages_stay(window: MainWindow, book: Path, open_book):
    shown = []

    def look() -> None:
        if window.view is not None and hasattr(window.view, "search") and not window.is_ready():
            shown.append((window.view.pages.isVisible(), window.view.side.currentWidget() is window.view.reading))

    turns = QTimer(interval=0)
    turns.timeout.connect(look)
    turns.start()
    open_book(window, book)
    turns.stop()
    assert len(shown) > 5  # turns that the window had for itself
    assert all(pages for pages, _ in shown)
    assert shown[0][1]
    assert window.view.lines.isVisible()
