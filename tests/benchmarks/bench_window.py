"""What the window costs on a PDF of 500 pages: how soon a page is seen, and how long it ever fails to answer.

    python tests/benchmarks/bench_window.py

Opens the real window (without a screen, unless QT_QPA_PLATFORM says otherwise) on 500 distinct pages whose font has no
map, scrolls, zooms, types and learns, while a probe asks the event loop for a turn every two milliseconds and notes how
late each comes. Prints the time to the first page, the longest wait of each part beside the 50 ms that are allowed, and
the memory of the window's own process and of the processes that read and draw.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from long_pdf import PAGES, write_long_pdf
from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

ALLOWED = 50.0  # milliseconds
MOST_MEMORY = 600  # megabytes of the window's own process


class Probe(QObject):
    """Notes, for the part of the run that is on, how late the event loop comes round."""

    def __init__(self) -> None:
        super().__init__()
        self.part = "start"
        self.waits: dict[str, list[float]] = defaultdict(list)
        self._last = time.perf_counter()
        self._timer = QTimer(self, interval=2, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def enter(self, part: str) -> None:
        self.part = part
        self._last = time.perf_counter()

    def _tick(self) -> None:
        now = time.perf_counter()
        self.waits[self.part].append((now - self._last) * 1000)
        self._last = now


def pause(milliseconds: int) -> None:
    """Let the window work. (QTest.qWait holds Python's lock while it sleeps, and so stops all threads.)"""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(ready: Callable[[], bool], seconds: float) -> None:
    end = time.perf_counter() + seconds
    while not ready():
        if time.perf_counter() > end:
            raise SystemExit("it did not come")
        pause(10)


def press(field: QWidget, letter: str) -> None:
    """Press a key that types a letter: Qt's own tests know those of ASCII only."""
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))


def count_megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def find_children() -> list[int]:
    own = " ".join(path.read_text() for path in Path("/proc/self/task").glob("*/children")).split()
    return [int(pid) for pid in own]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
            os.environ[name] = folder
        path = Path(folder) / "long.pdf"
        with get_context("spawn").Pool(1) as pool:  # or what writes PDFs would count among what the window takes
            words = pool.apply(write_long_pdf, (path,), {"mapped": False})
        run(path, words)


def report(parts: dict[str, list[float]]) -> None:
    """Print the longest wait of each part and the memory, and last what is more than allowed."""
    over = []
    for part, waits in parts.items():
        longer = sum(wait > ALLOWED for wait in waits)
        over += [f"{part} waits {max(waits):.0f} ms"] if longer else []
        print(
            f"{part:20} longest wait {max(waits):6.0f} ms = {max(waits) / ALLOWED:4.1f} of what is allowed, "
            f"{longer} of {len(waits)} longer{'   <-- TOO LONG' if longer else ''}"
        )
    memory = count_megabytes(os.getpid())
    over += [f"the window takes {memory:.0f} MB"] if memory > MOST_MEMORY else []
    others = [round(count_megabytes(pid)) for pid in find_children()]
    print(f"memory: window {memory:.0f} MB (allowed {MOST_MEMORY}), other processes {others} MB")
    print(f"FAILED: {'; '.join(over)}" if over else "passed: no part waits longer, or takes more, than is allowed")


def run(path: Path, words: list[str]) -> None:
    from cidfix.gui.app import make_application
    from cidfix.gui.document_view import WorkStep
    from cidfix.gui.settings import Settings
    from cidfix.gui.window import MainWindow

    app = make_application()
    settings = Settings()
    settings.accept = "none"  # or there is nothing to type
    window = MainWindow(settings)
    window.resize(1440, 900)
    window.show()
    QTest.qWaitForWindowExposed(window)
    probe = Probe()
    probe.enter("opening")
    start = time.perf_counter()
    window.open_path(path)
    wait_for(lambda: window.view is not None and window.view.pictures.nearest(1) is not None, 30)
    print(f"first page seen after {time.perf_counter() - start:.2f} s (allowed 2.00)")
    probe.enter("reading")
    wait_for(window.is_ready, 120)
    print(f"read after {time.perf_counter() - start:.2f} s, {count_megabytes(os.getpid()):.0f} MB")
    probe.enter("first suggestions")
    view, workbench = window.view, window.workbench
    assert view is not None
    assert workbench is not None
    wait_for(lambda: workbench.suggestions_ready, 120)
    print(f"suggestions after {time.perf_counter() - start:.2f} s")
    probe.enter("scrolling")
    bar = view.pages.verticalScrollBar()
    for _ in range(200):
        bar.setValue(bar.value() + 300)
        pause(8)
    for number in range(1, PAGES, 10):
        view.pages.show_page(number)
        pause(8)
    probe.enter("zooming")
    for zoom in (0.5, 1.0, 2.0, 4.0, 1.0):
        view.pages.set_zoom(zoom)
        pause(150)
    probe.enter("scrolling lines")
    bar = view.lines.list.verticalScrollBar()
    for _ in range(100):
        bar.setValue(bar.value() + 500)
        pause(8)
    for k in range(6):
        wait_for(lambda: workbench.suggestions_ready and not workbench.tasks.is_busy("recover"), 120)
        if not workbench.suggestions:
            break
        suggestion = workbench.suggestions[0]
        workbench.aim((suggestion.start, suggestion.stop))
        token = int((workbench.recovery.layout.token_start[1:] <= suggestion.start).sum())
        probe.enter("typing")
        for letter in words[token]:
            press(view.typing.field, letter)
            pause(40)
        wait_for(lambda: not workbench.tasks.is_busy("trial"), 60)
        probe.enter("learning")
        before = len(workbench.decisions)
        began = time.perf_counter()
        QTest.keyClick(view.typing.field, Qt.Key.Key_Return)
        wait_for(lambda before=before: len(workbench.decisions) > before, 60)
        wait_for(lambda: not workbench.tasks.is_busy("recover"), 120)
        print(f"word {k + 1} ({words[token]}) learned after {time.perf_counter() - began:.2f} s")
    for step in (WorkStep.FONTS, WorkStep.TEXT, WorkStep.PAGES, WorkStep.LETTERS):
        probe.enter(f"{step.name.lower()} step")
        window.show_step(step)
        pause(1500)
        wait_for(lambda: not workbench.tasks.busy_lanes(), 300)
        if step is WorkStep.TEXT:
            pause(3000)  # while it is filled in
            probe.enter("text anew")
            view.reader.choose("fffd", "apart")  # all lines differ
            pause(1500)
            wait_for(lambda: not workbench.tasks.busy_lanes(), 300)
            pause(3000)
    for change in (workbench.undo, workbench.undo, workbench.redo):
        probe.enter("undo and redo")
        change()
        pause(500)
        wait_for(lambda: not workbench.tasks.busy_lanes(), 120)
    report(probe.waits)
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main()
