"""The program on the desktop, from its start to its end."""

from __future__ import annotations

import contextlib
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import platformdirs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cidfix.errors import CidfixError
from cidfix.gui.dropping import take_in
from cidfix.gui.fonts import choose_interface_font, load_fonts
from cidfix.gui.icons import icon
from cidfix.gui.memory import keep_apart, search_seldom
from cidfix.gui.settings import Settings
from cidfix.gui.theme import apply_theme
from cidfix.gui.translations import use_language
from cidfix.gui.window import MainWindow
from cidfix.version import VERSION

SWITCH_SECONDS = 0.00005  # how long a thread at work may keep the window's own waiting


def run(path: Path | None) -> int:
    """Open the window, and in it the file at `path` if one is given; returns the exit status when it is closed."""
    app = make_application()
    _log_to_file()
    program = Program(app)
    if path is not None:
        take_in(program.window, [path.absolute()])
    with _closing_on_signals(program):
        return app.exec()


class Program:
    """The one window there is; where the user wants it in another language, it is made anew."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self.window = self._make_window()

    def renew(self) -> None:
        """Put another window in the place of this one, with the same document."""
        old = self.window
        path = next((document.path for document in (old.coming, old.document) if document is not None), None)
        use_language(self._app, Settings().language)
        old.save_geometry()
        self.window = self._make_window()  # before the old one is closed, since with the last window the program ends
        old.close()
        old.deleteLater()
        if path is not None:
            self.window.open_path(path)

    def _make_window(self) -> MainWindow:
        window = MainWindow(Settings())
        window.renewal_wanted.connect(self.renew)
        _tell_unexpected(window)
        window.show()
        return window


def make_application() -> QApplication:
    """The application with its fonts, language and colours, before any window."""
    sys.setswitchinterval(SWITCH_SECONDS)
    app = QApplication([sys.argv[0]])
    app.setApplicationName("cidfix")
    app.setApplicationDisplayName("cidfix")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName("cidfix")
    use_language(app, Settings().language)
    load_fonts()
    app.setFont(choose_interface_font())
    apply_theme(app, Settings().theme)
    app.setWindowIcon(icon("cidfix"))
    keep_apart()
    search_seldom()
    return app


def _log_to_file() -> None:
    with contextlib.suppress(OSError):
        folder = platformdirs.user_log_path("cidfix")
        folder.mkdir(parents=True, exist_ok=True)
        logging.basicConfig(filename=folder / "cidfix.log", filemode="w", level=logging.WARNING)


def _tell_unexpected(window: MainWindow) -> None:
    """What a button's work raises is told; an error nobody expected is logged, too; the program goes on."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, CidfixError):
            window.notices.tell_error(error)
            return
        logging.getLogger("cidfix").error("unexpected error", exc_info=(kind, error, trace))
        what = f"something went wrong inside cidfix ({kind.__name__}: {error})"
        told = CidfixError(what, "", "what you typed is saved; please report this, with the PDF if you may")
        window.notices.tell_error(told)

    sys.excepthook = tell


@contextlib.contextmanager
def _closing_on_signals(program: Program) -> Iterator[None]:
    """End in order when the system or a terminal asks for it."""
    awake = QTimer(interval=200)  # Python looks at signals only when it runs
    awake.timeout.connect(lambda: None)
    awake.start()
    before = {
        number: signal.signal(number, lambda *_: program.window.close()) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        awake.stop()
        for number, handler in before.items():
            signal.signal(number, handler)
