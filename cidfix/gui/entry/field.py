"""The field for what is seen: an editor for one line that knows open letters, input methods and the walk over lines."""

from __future__ import annotations

import re

from fontTools import unicodedata
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from cidfix.gui.entry.letter_names import find_code_point
from cidfix.recover.decisions import OPEN

_HEX = re.compile(r"(?:[uU]\+|[xX])?[0-9A-Fa-f]{2,6}$")
_PLAIN = Qt.KeyboardModifier.NoModifier


class TypedField(QLineEdit):
    """Emits what its user wants beyond editing. Typing at an open letter fills it and goes on to the next."""

    walk_wanted = Signal(int)
    """To the line below (1) or above (-1)."""

    take_over_wanted = Signal()
    """What is decoded at the target is to be put here."""

    learn_wanted = Signal(bool)
    """What was typed is to be learned; True where it is to be kept though it has no place."""

    leave_wanted = Signal()
    """Escape in the empty field."""

    undo_wanted = Signal()
    """Undo, where this field has nothing to undo."""

    redo_wanted = Signal()
    """Redo, where this field has nothing to redo."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preedit = ""
        self._at_hole = False
        self._composed_at = -1

    @property
    def is_composing(self) -> bool:
        """Whether an input method holds text that is not typed yet."""
        return bool(self._preedit)

    def take_over(self, text: str) -> None:
        """Replace the text, and choose its first open letter."""
        self.selectAll()
        self.insert(text)
        self._choose_hole(0)

    def type_text(self, text: str) -> None:
        """Put text at the cursor, over what is chosen, as if it were typed."""
        begun = self.selectionStart() if self._is_at_hole() else -1
        if begun >= 0 and text and unicodedata.category(text[0]).startswith("M"):
            # A mark belongs to the letter before, which had filled its hole already.
            self.setCursorPosition(begun)
            self.insert(text)
            self._choose_hole(begun)
            return
        self.insert(text)
        if begun >= 0:
            self._choose_hole(begun)

    def exchange(self, old: str, new: str) -> None:
        """Replace a character wherever it stands; the cursor stays."""
        at = self.cursorPosition()
        self.selectAll()
        self.insert(self.text().replace(old, new))
        self.setCursorPosition(at)

    def convert_hex(self) -> None:
        """Replace the hexadecimal digits before the cursor by their character."""
        digits = _HEX.search(self.text()[: self.cursorPosition()])
        character = find_code_point(f"x{digits.group().lstrip('uUxX+')}") if digits else None
        if digits is not None and character is not None:
            self.setSelection(digits.start(), digits.end() - digits.start())
            self.insert(character)

    def _is_at_hole(self) -> bool:
        return self._at_hole and self.selectedText() == OPEN

    def _choose_hole(self, begun: int) -> None:
        at = self.text().find(OPEN, begun)
        self._at_hole = at >= 0
        if at >= 0:
            self.setSelection(at, 1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) and not self._has_undo()
            redoes = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undoes or redoes:
                event.ignore()  # the window's own undo takes it
                return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            tabs = event.key() == Qt.Key.Key_Tab and event.modifiers() == _PLAIN
            if tabs and not self.text() and not self.is_composing:
                self.take_over_wanted.emit()
                if self.text():
                    return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self._walks(event) or self._acts(event)):
            text = event.text()
            if text.isprintable() and text and self._is_at_hole() and not self._is_command(event):
                self.type_text(text)
            else:
                super().keyPressEvent(event)

    def _walks(self, event: QKeyEvent) -> bool:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        self.walk_wanted.emit(step)
        return True

    def _acts(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.learn_wanted.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif event.key() == Qt.Key.Key_Escape:
            if self.text():
                self.selectAll()
                self.insert("")
            else:
                self.leave_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self._has_undo():
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable():
            self.redo_wanted.emit()
        else:
            return False
        return True

    def _has_undo(self) -> bool:
        return self.isUndoAvailable() and not self.isReadOnly()

    def _is_command(self, event: QKeyEvent) -> bool:
        held = event.modifiers()
        return bool(held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier)) and not bool(
            held & Qt.KeyboardModifier.AltModifier
        )

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        committed = event.commitString()
        if self._is_at_hole():
            self._composed_at = self.selectionStart()
            if committed and not (self._preedit or event.preeditString() or event.replacementLength()):
                self.type_text(committed)  # as good as a key
                return
        self._preedit = event.preeditString()
        super().inputMethodEvent(event)
        if committed and self._composed_at >= 0:
            self._choose_hole(self._composed_at)
            self._composed_at = -1
