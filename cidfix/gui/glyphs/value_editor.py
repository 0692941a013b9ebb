"""The field in which a glyph's value is set by hand, with what it will be told below it while it is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.engine import say
from cidfix.gui.flow import Flow
from cidfix.gui.fonts import find_font_hint, find_missing, text_font
from cidfix.gui.glyphs.code_points import describe_characters, parse_value, show_alone
from cidfix.gui.one_line import OneLine

_MOST_NAMED = 4


class ValueEditor(QWidget):
    """Letters or code points in, a value out; `others` holds the buttons below the field."""

    given = Signal(str)
    """The value that was set; empty for no text."""

    cleared = Signal()
    """What was set by hand is to be taken back."""

    left = Signal()
    """Escape was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = _Field()
        self.field.setAccessibleName(self.tr("What the letter stands for"))
        self.field.setFont(text_font(14.0))
        self.set_button = QPushButton(self.tr("Set"))
        self.set_button.setToolTip(self.tr("Set this value (Enter)"))
        self.nothing_button = QPushButton(self.tr("No text (decoration)"))
        self.nothing_button.setToolTip(self.tr("It is an ornament or a rule: nothing of it goes into the text"))
        self.clear_button = QPushButton(self.tr("Take back"))
        self.clear_button.setToolTip(self.tr("Take back what was set by hand"))
        for button in (self.set_button, self.nothing_button, self.clear_button):
            button.setAutoDefault(False)
        self.note = QLabel()
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setWordWrap(True)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        row.addWidget(self.set_button)
        column.addLayout(row)
        column.addWidget(self.note)
        self.others = Flow(4)
        self.others.add(self.nothing_button)
        self.others.add(self.clear_button)
        column.addWidget(self.others)
        self.field.textEdited.connect(self._show_note)
        self.field.returnPressed.connect(self._give)
        self.field.escaped.connect(self.left)
        self.set_button.clicked.connect(self._give)
        self.nothing_button.clicked.connect(lambda: self.given.emit(""))
        self.clear_button.clicked.connect(self.cleared)

    def show_value(self, value: str | None, placeholder: str) -> None:
        """Begin anew with a value, None where there is none."""
        self.field.setText(value or "")
        self.field.setPlaceholderText(placeholder)
        self._show_note()

    def set_open(self, yes: bool) -> None:
        """Whether a value can be given at all."""
        for widget in (self.field, self.set_button, self.note, self.nothing_button):
            widget.setVisible(yes)

    def edit(self) -> None:
        """Put the cursor into the field, all in it selected so that typing replaces it."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _show_note(self) -> None:
        text = self.field.text()
        if not text.strip():
            self.note.setText(self.tr("A letter, several, or code points as U+049A U+0301"))
            return
        try:
            value = parse_value(text)
        except CidfixError as error:
            self.note.setText(_to_sentence(error))
            return
        named = [f"{point} {name.capitalize()}" for point, name in describe_characters(value)]
        words = "\n".join(named[:_MOST_NAMED])
        if value != text.strip():
            words = f"{show_alone(value)} = {words}"
        if len(named) > _MOST_NAMED:
            words += "\n…"
        missing = find_missing(value, self.field.font())
        self.note.setText(f"{words}\n{find_font_hint(missing)}" if missing else words)

    def _give(self) -> None:
        try:
            value = parse_value(self.field.text())
        except CidfixError as error:
            self.note.setText(_to_sentence(error))
            return
        if value:
            self.given.emit(value)
        else:
            self.note.setText(self.tr("Type a letter first, or say that it stands for no text."))


class _Field(OneLine):
    escaped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


def _to_sentence(error: CidfixError) -> str:
    what = say(error.what)
    return f"{what[:1].upper()}{what[1:]}: {say(error.remedy)}."
