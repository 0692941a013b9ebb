"""A progress bar that is drawn in its turn.

Qt's own draws itself within `setValue`, and with it at once all else in the window that was to be drawn by and by.
"""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget


class QuietBar(QProgressBar):
    """A bar without words in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)

    def show_value(self, value: int) -> None:
        """Fill the bar so far."""
        if value != self.value():
            self.setUpdatesEnabled(False)
            self.setValue(value)
            self.setUpdatesEnabled(True)  # which asks for a turn to be drawn
