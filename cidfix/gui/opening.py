"""From a path to a recovery: pages to see at once, and the rest read behind them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cidfix.errors import CidfixError, PasswordError
from cidfix.export.report import find_textless_pages
from cidfix.gui.engine import say
from cidfix.gui.keeping import restore_session, set_aside_session
from cidfix.gui.tasks import Stop, Tasks
from cidfix.gui.workbench import prepare
from cidfix.pdf import read_document
from cidfix.pdf.source import spell_path
from cidfix.pdf.view import PageRenderer
from cidfix.recover.values import Accept
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES


@dataclass(frozen=True, slots=True)
class Opened:
    """A document that was read: its recovery, prepared, and what there is to tell of it.

    `trouble` is what went wrong with its last session ("" for nothing); `textless` are the pages on which no text was
    found, each with what is there instead.
    """

    recovery: Recovery
    trouble: str
    textless: tuple[tuple[int, str], ...]


class Opening(QObject):
    """Opens one PDF in the background. Whatever happens ends in exactly one of `opened`, `failed`, `cancel`.

    What its letters may be by their shapes is not read yet, so that it can be seen and typed in before. `accept` tells
    which proposals will be used.
    """

    pictured = Signal(object)
    """A PageRenderer: its pages can be shown; `read` goes on."""

    progressed = Signal(int, int)
    """So many pages of so many are read."""

    opened = Signal(object)
    """An Opened."""

    password_wanted = Signal(object)
    """A PasswordError; `open` waits to be called again with a password."""

    failed = Signal(object)
    """A CidfixError: the file can't be opened."""

    def __init__(self, path: Path, tasks: Tasks, accept: Accept, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._tasks = tasks
        self._accept = accept
        self.password = ""

    def open(self, password: str) -> None:
        """Begin, or begin again with a password."""

        def view(stop: Stop) -> PageRenderer:
            stop.check()
            return PageRenderer(self.path, password, stop.check)

        self._tasks.run("open", view, self.pictured.emit, self._fail, apart=True)
        self.password = password

    def read(self, renderer: PageRenderer) -> None:
        """Go on with what stands on the pages: they are drawn and read from the same bytes."""

        def read(stop: Stop) -> Opened:
            progress = self.progressed.emit
            try:
                copied = read_document(renderer.copy, password=self.password, progress=progress, check=stop.check)
            except CidfixError as error:
                raise CidfixError(error.what, str(self.path), error.remedy) from error
            document = replace(copied, path=spell_path(self.path))
            stop.check()
            recovery, trouble = restore_session(Recovery(document, accept=self._accept, shapes=NO_SHAPES))
            try:
                prepare(recovery, stop)
            except CidfixError as error:
                # A decision of the session does not fit this file or its maps any more: the session is kept as it is.
                trouble = f"{say(error.what)} ({set_aside_session(document)})"
                recovery = prepare(replace(recovery, decisions=(), settled=()), stop)
            return Opened(recovery, trouble, tuple(find_textless_pages(document)))

        self._tasks.run("open", read, self.opened.emit, self.failed.emit, apart=True)

    def cancel(self) -> None:
        """Stop reading."""
        self._tasks.cancel("open")

    def _fail(self, error: CidfixError) -> None:
        if isinstance(error, PasswordError):
            self.password_wanted.emit(error)
        else:
            self.failed.emit(error)
