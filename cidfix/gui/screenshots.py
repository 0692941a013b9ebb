"""Pictures of the window for the README and the guide, made from the running program on a sample.

    python -m cidfix.gui.screenshots FOLDER
    python -m cidfix.gui.screenshots FOLDER --all

Opens the Evenki sample as a user would, brings the window into one state after another, and saves a picture of each:
FOLDER/letters.png. With --all, in two sizes, light and dark: FOLDER/letters-1024-dark.png. Needs no screen
(QT_QPA_PLATFORM=offscreen). The user's own sessions and settings are left alone.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtGui import QImage

from cidfix.gui.app import make_application
from cidfix.gui.document_view import DocumentView, WorkStep
from cidfix.gui.folders import find_samples
from cidfix.gui.settings import Settings
from cidfix.gui.theme import Theme
from cidfix.gui.window import MainWindow
from cidfix.gui.workbench import Workbench
from cidfix.recover.cues import find_stretch
from cidfix.recover.decisions import Entry
from cidfix.recover.grammar import parse_decisions
from cidfix.resource import find_resource

_SIZES = ((1440, 900), (1024, 700))
_THEMES: tuple[Theme, ...] = ("light", "dark")
_SECONDS = 60.0
_ENOUGH_TYPED = 14  # words of the sample's entries for the picture of a recovery half done


def main() -> None:
    """Make all pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="in two sizes, light and dark")
    arguments = parser.parse_args()
    folder: Path = arguments.folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            os.environ[name] = str(Path(home) / name)
        _make_all(folder, Path(home), every=arguments.all)


def _make_all(folder: Path, home: Path, *, every: bool) -> None:
    Settings().language = "en"  # the guide's, whatever the system speaks
    app = make_application()
    app.setCursorFlashTime(0)
    sample = next(path for path in find_samples() if path.name == "evenki_tex.pdf")
    book = Path(shutil.copy(sample, home / "evenki_tex.pdf"))
    entries = sample.with_name("evenki_tex.entries.txt").read_text("utf-8").splitlines()
    entries = [line for line in entries if line.startswith("@")]
    window = MainWindow(Settings())
    window.show()
    looks: list[tuple[Theme, tuple[int, int]]] = [("light", _SIZES[0])]
    if every:
        looks = list(product(_THEMES, _SIZES))
    for scene, prepare in _Tour(window, book, entries).scenes():
        prepare()
        for theme, (width, height) in looks:
            window.set_theme(theme)
            window.resize(width, height)
            window.reset_layout()
            _settle(window)
            name = f"{scene}-{width}-{theme}" if every else scene
            _grab(window).save(str(folder / f"{name}.png"))
    window.close()
    app.processEvents()


class _Tour:
    """Brings the window into one state after another, each from the one before."""

    def __init__(self, window: MainWindow, book: Path, entries: list[str]) -> None:
        self._window = window
        self._book = book
        self._entries = entries

    def scenes(self) -> tuple[tuple[str, Callable[[], None]], ...]:
        """The states in their order: a name for the picture, and what leads there."""
        return (
            ("start", lambda: None),
            ("fonts", self._open),
            ("proposals", self._look_at_proposals),
            ("proposed-words", self._take_over),
            ("references", self._add_font),
            ("confirmed", self._confirm),
            ("begin", self._begin),
            ("letters", self._go_on),
            ("conflict", self._contradict),
            ("finished", self._finish),
            ("pages", self._look_at_blocks),
            ("text", self._read),
            ("history", self._look_back),
        )

    @property
    def _view(self) -> DocumentView:
        assert self._window.view is not None
        return self._window.view

    @property
    def _workbench(self) -> Workbench:
        assert self._window.workbench is not None
        return self._window.workbench

    def _decide(self, lines: list[str]) -> None:
        self._workbench.decide(*parse_decisions("\n".join(lines), "typed in the window"))
        _settle(self._window)

    def _open(self) -> None:
        self._window.open_path(self._book)
        _wait(self._window.is_ready)
        self._view.show_step(WorkStep.FONTS)
        self._view.languages.add("evn")

    def _look_at_proposals(self) -> None:
        self._view.proposals.go()

    def _take_over(self) -> None:
        self._workbench.use_proposals("all")
        _settle(self._window)
        self._workbench.aim_at_next()
        self._view.typing.take_over()

    def _add_font(self) -> None:
        self._view.typing.set_draft("")
        self._window.shelf.add([find_resource("fonts", "NotoSansCidfix-Regular.ttf")])
        _wait(lambda: not self._window.shelf.is_busy)

    def _confirm(self) -> None:
        self._view.proposals.references_button.setChecked(False)
        self._workbench.use_proposals("sure")
        _settle(self._window)
        self._view.proposals.accept_all_sure()
        _settle(self._window)
        self._view.proposals.go()

    def _begin(self) -> None:
        """As with letters that no reference font has: all is typed."""
        self._workbench.go_to(0)
        self._workbench.use_proposals("none")
        self._view.tabs.setCurrentWidget(self._view.letters)
        self._view.show_step(WorkStep.LETTERS)
        _settle(self._window)
        self._workbench.aim_at_next()

    def _go_on(self) -> None:
        self._decide(self._entries[:_ENOUGH_TYPED])
        (entry,) = parse_decisions(self._entries[_ENOUGH_TYPED], "typed in the window")
        assert isinstance(entry, Entry)
        assert entry.place is not None
        self._workbench.aim(find_stretch(self._workbench.recovery.layout, entry.place))
        _settle(self._window)
        self._view.typing.set_draft(entry.text)
        self._view.typing.setFocus()

    def _contradict(self) -> None:
        self._view.typing.set_draft("")
        cue, word = self._entries[0].split(" ", 1)
        self._decide([f"{cue} {word[0]}ж{word[2:]}"])
        self._view.conflicts.go(1)

    def _finish(self) -> None:
        self._workbench.undo()
        _settle(self._window)
        self._decide(self._entries[_ENOUGH_TYPED:])

    def _look_at_blocks(self) -> None:
        self._window.notices.clear()
        self._view.show_step(WorkStep.PAGES)
        _settle(self._window)
        desk = self._view.blocks.desk
        desk.choose(desk.list_blocks(desk.page)[1:2])

    def _read(self) -> None:
        self._window.notices.clear()
        self._view.show_step(WorkStep.TEXT)

    def _look_back(self) -> None:
        self._view.show_step(WorkStep.LETTERS)
        self._view.tabs.setCurrentWidget(self._view.history)


def _settle(window: MainWindow) -> None:
    """Wait until nothing is computed or drawn any more."""

    def is_settled() -> bool:
        workbench, view = window.workbench, window.view
        if workbench is None or view is None:
            return True
        return workbench.suggestions_ready and not workbench.tasks.busy_lanes() and view.pictures.is_idle()

    _pause(150)
    _wait(is_settled)
    _pause(150)
    _wait(is_settled)


def _grab(window: MainWindow) -> QImage:
    """The picture of a window once it stays the same: what is drawn anew comes in several turns."""
    before = QImage()
    while (now := window.grab().toImage()) != before:
        before = now
        _pause(150)
    return now


def _wait(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + _SECONDS
    while not ready():
        if time.monotonic() > end:
            raise SystemExit("the window did not come to rest")
        _pause(20)


def _pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()


if __name__ == "__main__":
    main()
