"""What becomes of files that are dropped on the window, or named where it is started: each kind has its own use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cidfix.errors import CidfixError
from cidfix.gui.references.shelf import is_font
from cidfix.recover.library import MAP_ENDING
from cidfix.recover.session import SESSION_ENDING, read_session

if TYPE_CHECKING:
    from cidfix.gui.window import MainWindow

translate = QCoreApplication.translate


def take_in(window: MainWindow, paths: Sequence[Path]) -> None:
    """Open a PDF, or that of a session; use a map, or keep it; add decisions; compare letters with fonts."""
    fonts = [path for path in paths if is_font(path)]
    window.shelf.add(fonts)
    if fonts and not window.has_document():
        words = translate("Dropping", "Letters are compared with this font, too, in the PDFs you open.")
        window.notices.tell("info", words)
    for path in paths:
        if path in fonts or not path.name:
            continue
        if path.name.endswith(MAP_ENDING):
            _take_map(window, path)
        elif path.suffix.lower() in (".txt", ".json") and window.is_ready():
            window.files.add_decisions_from(path)
        else:
            _open(window, path)
            return


def _take_map(window: MainWindow, path: Path) -> None:
    if window.is_ready():
        window.files.use_map(path)
    else:
        window.show_library()
        window.library.import_map(path)


def _open(window: MainWindow, path: Path) -> None:
    if path.name.endswith(SESSION_ENDING):
        _open_session(window, path)
    else:
        window.open_path(path)


def _open_session(window: MainWindow, path: Path) -> None:
    """Open the PDF of a session, and add the decisions once its letters are read."""
    try:
        name = Path(read_session(path).document).name
        if not (path.parent / name).is_file():
            remedy = "open the PDF, then drop the session on it"
            raise CidfixError(f"the PDF of this session is not beside it: {name}", str(path), remedy)
    except CidfixError as error:
        window.notices.tell_error(error)
        return
    pdf = (path.parent / name).absolute()
    window.open_path(pdf)
    for document in (window.coming, window.document):  # it may have been open already, its letters not being read yet
        if document is not None and document.path == pdf:
            document.opened.connect(lambda: window.files.add_decisions_from(path))
            return
