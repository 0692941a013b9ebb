"""A menu of PDFs to open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu


class PathMenu(QMenu):
    """The PDFs that `find` gives whenever `parent`, the menu it stands in, is about to be shown; `use` opens one."""

    def __init__(
        self, name: str, find: Callable[[], Iterable[Path]], use: Callable[[Path], object], parent: QMenu
    ) -> None:
        super().__init__(name, parent)
        self._find = find
        self._use = use
        self.setToolTipsVisible(True)
        parent.aboutToShow.connect(self._list)

    def _list(self) -> None:
        self.clear()
        for path in self._find():
            self.addAction(path.name, partial(self._use, path)).setToolTip(str(path))
        self.setEnabled(not self.isEmpty())
