"""What becomes of files that are dropped on the window: each kind of file has its own use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cidfix.gui.references.shelf import is_font

if TYPE_CHECKING:
    from cidfix.gui.window import MainWindow

translate = QCoreApplication.translate


def take_in(window: MainWindow, paths: Sequence[Path]) -> None:
    """Open a PDF; use a map; add the decisions of a text or a session; compare letters with fonts."""
    fonts = [path for path in paths if is_font(path)]
    window.shelf.add(fonts)
    if fonts and not window.has_document():
        words = translate("Dropping", "Letters are compared with this font, too, in the PDFs you open.")
        window.notices.tell("info", words)
    for path in paths:
        if path in fonts:
            continue
        if path.suffix.lower() in (".txt", ".json") and window.is_ready():
            if path.name.endswith(".cidmap.json"):
                window.files.use_map(path)
            else:
                window.files.add_decisions_from(path)
        elif path.name:
            window.open_path(path)
            return
