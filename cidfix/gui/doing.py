"""The row that says what is being done, how far it is, and lets the user give it up."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.quiet_bar import QuietBar

_LEAST_ROOM = 120  # pixels for the words
_BUTTON_ROOM = 160  # pixels beside them


class Doing(QWidget):
    """Words over a bar, with a button; `what` is said of that button where it can't be seen what it stands beside."""

    cancelled = Signal()
    """The user does not want to wait."""

    def __init__(self, what: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QuietBar()
        self.bar.setFixedHeight(6)
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.setAccessibleName(what)
        self.cancel.clicked.connect(self.cancelled)
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(column, 1)
        row.addWidget(self.cancel)

    def show_progress(self, words: str, done: int, total: int) -> None:
        """Say what is done now, so many of so many being done."""
        around = self.parentWidget()
        room = max((self if around is None else around).width() - _BUTTON_ROOM, _LEAST_ROOM)
        self.words.setText(self.words.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, room))
        self.bar.setRange(0, max(total, 1))
        self.bar.show_value(done)
