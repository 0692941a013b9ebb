"""One quiet line of text that fits wherever it is put."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

_HEIGHT = 28


class StatusLine(QLabel):
    """Says something; where there is no room for all of it, the rest is in its tooltip.

    Where there is more to see it can be clicked.
    """

    clicked = Signal()
    """The user wants to see what is told of."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """What is said."""
        return self._words

    def say(self, words: str, *, leads_on: bool = False) -> None:
        """Say something else; where it `leads_on`, a click shows more."""
        self._words = words
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads_on else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(words)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip(self._words if fitting != self._words else "")
