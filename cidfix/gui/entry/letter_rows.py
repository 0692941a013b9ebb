"""Letters as buttons in rows, of which as many are shown as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QToolButton, QWidget

from cidfix.gui.entry.alike import name_alike
from cidfix.gui.entry.letter_names import describe_letter
from cidfix.gui.fonts import text_font
from cidfix.gui.glyphs.code_points import show_alone

SIDE = 32  # pixels of a letter's button, and from one row to the next
_GAP = 2
_APART = 12  # behind those in front
_POINTS = 13.0
_AT_ONCE = 16  # buttons made before the window is given a turn

HEIGHT = SIDE - _GAP
"""Pixels that one row takes."""


class LetterRows(QWidget):
    """Letters to be clicked; `name` says which they are."""

    chosen = Signal(str)
    """A letter was clicked."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.letters: tuple[str, ...] = ()
        self._buttons: list[QToolButton] = []
        self._widths: list[int] = []
        self._rows = 1
        self._in_front = 0
        self._filling = QTimer(self, singleShot=True, interval=0)
        self._filling.timeout.connect(self._fill)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self._place()

    def show_letters(self, letters: tuple[str, ...], in_front: int) -> None:
        """Show these letters, so many of them in front of the others, apart."""
        if (letters, in_front) == (self.letters, self._in_front):
            return
        self.letters, self._in_front = letters, in_front
        self._fill()

    def _fill(self) -> None:
        """Have a button for each letter; where many are new, the others come by and by."""
        kept = {button.property("letter"): button for button in self._buttons}
        for letter, button in kept.items():
            if letter not in self.letters:
                button.hide()
                button.deleteLater()
        new = [letter for letter in self.letters if letter not in kept]
        kept |= {letter: self._make_button(letter) for letter in new[:_AT_ONCE]}
        if new[_AT_ONCE:]:
            self._filling.start()
        before, self._buttons = self._buttons, [kept[letter] for letter in self.letters if letter in kept]
        known = dict(zip(before, self._widths, strict=True))
        self._widths = [known.get(button) or max(SIDE, button.sizeHint().width()) for button in self._buttons]
        for button, after in zip(self._buttons, self._buttons[1:], strict=False):
            QWidget.setTabOrder(button, after)
        self._place()

    def show_rows(self, rows: int) -> None:
        """Show at most so many rows."""
        if rows != self._rows:
            self._rows = rows
            self._place()

    def find_button(self, letter: str) -> QToolButton | None:
        """The button of a letter."""
        return next((button for button in self._buttons if button.property("letter") == letter), None)

    def sizeHint(self) -> QSize:
        gaps = _GAP * max(0, len(self._widths) - 1) + (_APART if self._in_front else 0)
        return QSize(sum(self._widths) + gaps, self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(SIDE, HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        x = row = 0
        for number, (button, width) in enumerate(zip(self._buttons, self._widths, strict=True)):
            x += _APART if x and number == self._in_front else 0
            if x and x + width > self.width():
                x, row = 0, row + 1
            left = self.width() - x - width if self.isRightToLeft() else x
            button.setGeometry(left, row * SIDE, width, HEIGHT)
            button.setVisible(row < self._rows)  # and so out of the way of Tab
            x += width + _GAP
        self.setFixedHeight(min(row + 1, self._rows) * SIDE - _GAP)

    def _make_button(self, letter: str) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("letter", letter)
        button.setFont(text_font(_POINTS))
        # A sign is told from those that look like it by its name.
        button.setText(f"{show_alone(letter)} {name_alike(letter)}".strip().replace("&", "&&"))
        button.setAutoRaise(True)
        button.setToolTip(describe_letter(letter))
        button.setAccessibleName(describe_letter(letter))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.chosen.emit(letter))
        return button
