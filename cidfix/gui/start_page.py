"""What is seen before a PDF is open: the ones opened last, the samples, and where to drop one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.cards import make_heading
from cidfix.gui.icons import icon
from cidfix.gui.wording import describe_share

_PATH = Qt.ItemDataRole.UserRole


class StartPage(QWidget):
    """Recent files and samples as lists, and a button to open another."""

    chosen = Signal(object)
    """The path of a PDF to open."""

    open_wanted = Signal()
    """The user wants to look for a PDF."""

    def __init__(self, samples: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = QLabel(self.tr("Text out of PDFs that show it right and copy it wrong"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        title.setFont(font)
        title.setWordWrap(True)
        hint = QLabel(
            self.tr(
                "Open a PDF, or drop one anywhere on this window. cidfix reads its letters by their shapes, asks you "
                "for what shapes cannot settle, and gives you the text."
            )
        )
        hint.setWordWrap(True)
        self.open_button = QPushButton(icon("open"), self.tr("Open PDF…"))
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self.open_wanted)
        self.recent = self._list(self.tr("Opened lately"))
        self._no_recent = QLabel(self.tr("The PDFs you open will be listed here."))
        self.samples = self._list(self.tr("Samples to try"))
        for path in samples:
            self._add(self.samples, path)
        column = QVBoxLayout()
        column.setSpacing(12)
        for widget in (title, hint):
            column.addWidget(widget)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        lists = QHBoxLayout()
        lists.setSpacing(24)
        for found, below in ((self.recent, self._no_recent), (self.samples, None)):
            half = QVBoxLayout()
            half.addWidget(make_heading(found.accessibleName()))
            half.addWidget(found)
            if below is not None:
                half.addWidget(below)
            half.addStretch(1)
            lists.addLayout(half, 1)
        column.addSpacing(12)
        column.addLayout(lists)
        column.addStretch(1)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 56, 32, 32)  # messages stand above
        outer.addStretch(1)
        outer.addLayout(column, 6)
        outer.addStretch(1)

    def show_recent(self, paths: Sequence[Path], read_known: Callable[[Path], float | None]) -> None:
        """List the PDFs opened lately, newest first, with what is known of them; one that is gone is shown so."""
        self.recent.clear()
        for path in paths:
            item = self._add(self.recent, path)
            folder = _shorten_home(path.parent)
            share = read_known(path)
            known = () if share is None else (self.tr("{} known").format(describe_share(share)),)
            item.setText("\n".join((item.text(), " · ".join((*known, folder)))))
        self.recent.setVisible(bool(paths))
        self._no_recent.setVisible(not paths)

    def _list(self, name: str) -> QListWidget:
        found = _FileList()
        found.setAccessibleName(name)
        found.setUniformItemSizes(True)
        found.setFrameShape(QListWidget.Shape.NoFrame)
        found.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        found.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        found.itemActivated.connect(lambda item: self.chosen.emit(item.data(_PATH)))
        found.itemClicked.connect(lambda item: self.chosen.emit(item.data(_PATH)))
        return found

    def _add(self, into: QListWidget, path: Path) -> QListWidgetItem:
        item = QListWidgetItem(icon("page"), path.name)
        item.setData(_PATH, path)
        item.setToolTip(str(path))
        if not path.is_file():
            item.setText(self.tr("{} (not there any more)").format(path.name))
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
        into.addItem(item)
        return item


class _FileList(QListWidget):
    def minimumSizeHint(self) -> QSize:
        """None: a scroll area takes room for its bars else, however little it shows."""
        return QSize(0, 0)


def _shorten_home(folder: Path) -> str:
    """A folder's path, the user's own as ~."""
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) and folder != home else str(folder)
