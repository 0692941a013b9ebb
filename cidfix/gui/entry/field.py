"""The field for what is seen: an editor for one line that knows open letters, input methods and the walk over lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fontTools import unicodedata
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence, QTextCharFormat
from PySide6.QtWidgets import QWidget

from cidfix.gui.entry.letter_names import find_code_point
from cidfix.gui.one_line import OneLine
from cidfix.gui.theme import find_state_style, is_dark
from cidfix.recover.decisions import OPEN
from cidfix.recover.values import State

_HEX = re.compile(r"(?:[uU]\+|[xX])?[0-9A-Fa-f]{2,6}$")
_PLAIN = Qt.KeyboardModifier.NoModifier


class TypedField(OneLine):
    """Emits what its user wants beyond editing. Typing at an open letter fills it and goes on to the next.

    Letters that were only proposed are marked until they are typed over; Enter says that they are right.
    """

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
        self._shown = ""
        self._proposed: list[bool] = []  # for each character of what is shown
        self.textChanged.connect(self._follow_marks)

    @property
    def proposed(self) -> tuple[int, ...]:
        """The places of the characters that are marked as only proposed."""
        return tuple(at for at, is_proposed in enumerate(self._proposed) if is_proposed)

    @property
    def is_composing(self) -> bool:
        """Whether an input method holds text that is not typed yet."""
        return bool(self._preedit)

    def take_over(self, text: str, proposed: Sequence[bool]) -> None:
        """Replace the text, of which some characters are only proposed, and choose its first open letter."""
        self.selectAll()
        self.insert(text)
        self._proposed = list(proposed)
        self._mark()
        self._choose_hole(0)

    def _follow_marks(self, text: str) -> None:
        """What stays before and behind a change keeps its marks."""
        before, self._shown = self._shown, text
        if not any(self._proposed):
            self._proposed = [False] * len(text)
            return
        shorter = min(len(before), len(text))
        head = next((k for k in range(shorter) if before[k] != text[k]), shorter)
        tail = next((k for k in range(shorter - head) if before[-1 - k] != text[-1 - k]), shorter - head)
        middle = [False] * (len(text) - head - tail)
        self._proposed = [*self._proposed[:head], *middle, *self._proposed[len(before) - tail :]]
        self._mark()

    def _mark(self) -> None:
        """Underline what is proposed: a line of text takes formats only as an input method gives them."""
        if self.is_composing:
            return
        style = find_state_style(State.PROPOSED, is_dark(self.palette()))
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
        form.setUnderlineColor(style.line)
        form.setForeground(style.text)
        kind = QInputMethodEvent.AttributeType.TextFormat
        units = [len(character.encode("utf-16-le")) // 2 for character in self._shown]  # as Qt counts
        marks = [
            QInputMethodEvent.Attribute(kind, sum(units[:at]) - self.cursorPosition(), units[at], form)
            for at in self.proposed
        ]
        super().inputMethodEvent(QInputMethodEvent("", marks))

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
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.has_undo:
            self.undo_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable():
            self.redo_wanted.emit()
        else:
            return False
        return True

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
