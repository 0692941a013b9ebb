"""What stands beside the pages while their letters are still being read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.quiet_bar import QuietBar


class ReadingPanel(QWidget):
    """How far the reading is, and a way to stop it."""

    cancelled = Signal()
    """The user does not want to wait."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLabel(self.tr("Opening the PDF…"))
        self.words.setWordWrap(True)
        self.bar = QuietBar()
        self.bar.setRange(0, 0)
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(2)

    def show_progress(self, done: int, total: int) -> None:
        """Show that so many pages of so many are read."""
        if done < total:
            self.words.setText(self.tr("Reading the letters of page {} of {}").format(done + 1, total))
        else:
            self.words.setText(self.tr("Finding lines, words and fonts…"))
        most = 0 if done >= total else total
        if most != self.bar.maximum():
            self.bar.setRange(0, most)
        self.bar.show_value(done)
