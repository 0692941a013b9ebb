"""One quiet line of text that fits wherever it is put."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

_HEIGHT = 28


class StatusLine(QLabel):
    """Says something; where there is no room for all of it, the rest is in its tooltip."""

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

    def say(self, words: str) -> None:
        """Say something else."""
        self._words = words
        self.setAccessibleName(words)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip(self._words if fitting != self._words else "")
