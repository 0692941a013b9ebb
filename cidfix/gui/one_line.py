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
        if leaves_to_window(event, self.has_undo, self.isRedoAvailable()):
            event.ignore()  # so that it is a shortcut of the window
            return True
        return super().event(event)


def leaves_to_window(event: QEvent, has_undo: bool, has_redo: bool) -> bool:
    """Whether a field is asked to undo or redo what it has nothing of."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    undoes = event.matches(QKeySequence.StandardKey.Undo) and not has_undo
    return undoes or (event.matches(QKeySequence.StandardKey.Redo) and not has_redo)
