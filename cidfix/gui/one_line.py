"""A field of one line that takes undo for itself only while it has something to undo.

Qt's own keeps the keys even where nothing was typed, so that a decision could not be undone from there.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit


class OneLine(QLineEdit):
    """A line of text; what it does not undo or redo, the window does."""

    @property
    def has_undo(self) -> bool:
        """Whether something was typed here that can be undone."""
        return self.isUndoAvailable() and not self.isReadOnly()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self.has_undo
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undoes or redoes:
                event.ignore()  # so that it is a shortcut of the window
                return True
        return super().event(event)
