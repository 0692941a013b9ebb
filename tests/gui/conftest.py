"""The window without a screen, with settings and user data of its own that no test and no user shares."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is loaded; CIDFIX tests on a screen set it themselves

import shutil
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QLocale,
    QLoggingCategory,
    QMessageLogContext,
    QSettings,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit

import cidfix.deduction
import cidfix.gui.opening
import cidfix.gui.workbench
from cidfix.gui.fonts import choose_interface_font, load_fonts
from cidfix.gui.memory import search_seldom
from cidfix.gui.pictures import PagePictures
from cidfix.gui.settings import Settings
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.window import MainWindow
from cidfix.gui.workbench import Workbench, prepare
from cidfix.languages.model import Language
from cidfix.pdf import read_document
from cidfix.pdf.document import Document, Page
from cidfix.pdf.view import PageRenderer
from cidfix.recovery import Recovery, open_document
from cidfix.shapes.index import NO_SHAPES, ShapeIndex


def press_letters(text: str) -> None:
    """Press a key for each character, as a keyboard of that language does: Qt's own tests know those of ASCII only."""
    for character in text:
        for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
            QApplication.sendEvent(QApplication.focusWidget(), event)


SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


@pytest.fixture(autouse=True)
def user_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test; returns it."""
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home" / name.lower()))
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "home" / "settings"))
    return tmp_path / "home"


class StrayWindows:
    """Notes each control that is shown without a parent: it would flash up as a window and take the focus.

    Qt logs each window that it shows. To look at all events for that takes a third of the time of a test.
    """

    def __init__(self) -> None:
        self.found: list[str] = []
        QLoggingCategory.setFilterRules("qt.widgets.showhide.debug=true")
        self._before = qInstallMessageHandler(self._hear)

    def stop(self) -> None:
        QLoggingCategory.setFilterRules("")
        qInstallMessageHandler(self._before)

    def _hear(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if context.category != "qt.widgets.showhide":
            if self._before is not None:  # as it is with --no-qt-log
                self._before(kind, context, message)
        elif message.startswith("Setting visibility of QWidgetWindow") and " to true " in message:
            shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
            controls = QAbstractButton | QComboBox | QLineEdit | QLabel
            self.found += [
                f"{type(window).__name__} {window.accessibleName()}"
                for window in shown
                if isinstance(window, controls) and window.objectName() != "qtooltip_label"
            ]


@pytest.fixture(autouse=True, scope="session")
def application(qapp: QApplication) -> None:
    """What the program does before any window: the fonts that come along are loaded, as the machine may have none."""
    search_seldom()
    load_fonts()
    qapp.setFont(choose_interface_font())
    QLocale.setDefault(QLocale("en"))  # whatever language the machine speaks


@pytest.fixture(autouse=True)
def no_stray_windows(qapp: QApplication) -> Iterator[StrayWindows]:
    """No control is ever a window of its own."""
    watch = StrayWindows()
    yield watch
    watch.stop()
    assert watch.found == []


@cache
def read_once(path: Path) -> Recovery:
    """A recovery never changes, so that tests may share it; reading takes longer than most of them."""
    return open_document(path)


@cache
def deduce_once(sha256: str, pages: tuple[Page, ...], accept: str, shapes: tuple[object, ...]) -> list[Recovery]:
    """What was deduced of a PDF of which nothing is decided."""
    return []


@pytest.fixture
def shares_deductions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test deduces of a PDF before anything is decided is there in the next one, wherever the PDF lies.

    A recovery never changes, so that it makes no difference but in time. What follows from decisions is computed anew.
    """

    def share(recovery: Recovery, stop: Stop) -> Recovery:
        document = recovery.document
        if recovery == Recovery(document, accept=recovery.accept, shapes=recovery.shapes):
            shapes = recovery.shapes  # opened anew for each test
            size = (len(shapes.fonts), *((len(shapes.arrays["gid_set"]),) if shapes else ()))
            known = (shapes is NO_SHAPES, shapes.added, size)  # to have none is not yet to have looked
            kept = deduce_once(document.sha256, document.pages, recovery.accept, known)
            kept[:] = kept or [recovery]
            for name, value in dict(vars(kept[0])).items():  # another thread may be at work on it
                vars(recovery).setdefault(name, value)
        return prepare(recovery, stop)

    for module in (cidfix.gui.opening, cidfix.gui.workbench):
        monkeypatch.setattr(module, "prepare", share)


@pytest.fixture
def make_workbench(  # type: ignore[no-untyped-def]
    qtbot, request: pytest.FixtureRequest, shares_deductions: None
) -> Callable[[Path], Workbench]:
    """Makes the workbench of a PDF, prepared and with its suggestions."""

    def make(path: Path) -> Workbench:
        tasks = Tasks()
        request.addfinalizer(tasks.close)
        workbench = Workbench(read_once(path), tasks)
        with qtbot.waitSignal(workbench.suggested, timeout=20_000):
            workbench.start()
        qtbot.waitUntil(lambda: not workbench.is_followed_soon)  # so that a test hears what follows from its own doing
        return workbench

    return make


@cache
def read_letters_once(sha256: str, tags: tuple[str, ...]) -> list[object]:
    """Where the letters of a document are put that were read by the shapes that come with cidfix."""
    return []


@pytest.fixture
def reads_once(reads_letters: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `reads_letters`, but that what is read in one test is not read again in the next, which takes seconds."""
    read = cidfix.deduction.find_candidates

    def find(
        document: Document, shapes: ShapeIndex, languages: Sequence[Language], alphabet: Collection[str]
    ) -> object:
        if not shapes:
            return read(document, shapes, languages, alphabet)
        kept = read_letters_once(document.sha256, tuple(language.tag for language in languages))
        if not kept:
            kept.append(read(document, shapes, languages, alphabet))
        return kept[0]

    monkeypatch.setattr(cidfix.deduction, "find_candidates", find)


@pytest.fixture
def nivkh(make_workbench: Callable[[Path], Workbench]) -> Workbench:
    """The Declaration in Nivkh, opened."""
    return make_workbench(SAMPLES / "nivkh.pdf")


@pytest.fixture
def press() -> Callable[[str], None]:
    """Presses a key for each character of a text, in whatever has the focus."""
    return press_letters


@pytest.fixture
def find_pictures(qapp: QApplication) -> Iterator[Callable[[Path], PagePictures]]:
    """Finds the pictures of a PDF's pages, drawn as long as the test runs."""
    opened: dict[Path, PagePictures] = {}

    def find(path: Path) -> PagePictures:
        if path not in opened:
            opened[path] = PagePictures(PageRenderer(path, ""))
        return opened[path]

    yield find
    for pictures in opened.values():
        pictures.close()


@pytest.fixture
def window(qtbot) -> Iterator[MainWindow]:
    """The program's window, shown and active, with nothing open."""
    window = MainWindow(Settings())
    window.resize(1440, 900)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    qtbot.keyRelease(window, Qt.Key.Key_Shift)  # Qt holds what the test before pressed last
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """The Declaration in Nivkh as a file of its own, beside which anything may be written."""
    return Path(shutil.copy(SAMPLES / "nivkh.pdf", tmp_path / "book.pdf"))


def is_settled(window: MainWindow) -> bool:
    """Whether all that follows from what was done is computed and shown."""
    workbench = window.workbench
    if workbench is None or not workbench.suggestions_ready:
        return False
    return not (workbench.is_followed_soon or workbench.tasks.busy_lanes())


@pytest.fixture
def settle(qtbot) -> Callable[[MainWindow], None]:
    """Waits until a window is settled."""
    return lambda window: qtbot.waitUntil(lambda: is_settled(window), timeout=30_000)


documents: dict[tuple[bytes, str], Document] = {}
"""Those that were read, by the bytes of the PDF and its password."""


def read_bytes_once(
    path: Path, *, password: str, progress: Callable[[int, int], None], check: Callable[[], None]
) -> Document:
    content = path.read_bytes(), password
    if content not in documents:
        documents[content] = read_document(path, password=password, progress=progress, check=check)
    document = documents[content]
    progress(len(document.pages), len(document.pages))
    return document


@pytest.fixture
def open_book(
    qtbot, settle: Callable[[MainWindow], None], shares_deductions: None
) -> Callable[[MainWindow, Path], None]:
    """Opens a PDF in a window and waits until all of it is there; what stands in the file is read in one test only."""

    def open_path(window: MainWindow, path: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cidfix.gui.opening, "read_document", read_bytes_once)
            window.open_path(path)
            qtbot.waitUntil(lambda: window.is_ready() and window.document.path == path, timeout=30_000)
        settle(window)

    return open_path


@pytest.fixture
def texts() -> Callable[[MainWindow], list[str]]:
    """Reads the messages that a window shows."""
    return lambda window: [notice.text for notice in window.notices.notices]
