"""The text of the page in the order it is read, a line of the page a line: it follows what is decided of blocks."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.fonts import text_font

_TINT = 46  # of 255, of what is chosen


class BlockText(QPlainTextEdit):
    """The lines of all blocks that are text, a blank line between two; the cursor says before which a block splits."""

    cursor_moved = Signal()
    """The cursor stands in another line."""

    def __init__(self, desk: BlockDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._lines: list[int | None] = []
        self.setReadOnly(True)
        self.setTextInteractionFlags(self.textInteractionFlags() | Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self.setAccessibleName(self.tr("The text of this page as it is read"))
        self.setFont(text_font(11))
        self.cursorPositionChanged.connect(self._choose)
        desk.shown_changed.connect(self._show)
        desk.chosen_changed.connect(self._mark)

    @property
    def line(self) -> int | None:
        """The line (index into the layout) in which the cursor stands."""
        at = self.textCursor().blockNumber()
        return self._lines[at] if at < len(self._lines) else None

    def _show(self) -> None:
        shown = self._desk.shown
        if shown is None:
            return
        self._lines = []
        rows: list[str] = []
        for block in shown.blocks:
            if block.number:
                if rows:
                    self._lines.append(None)
                    rows.append("")
                self._lines += block.lines
                rows += [shown.texts[line] for line in block.lines]
        text = "\n".join(rows)
        if text != self.toPlainText():
            at, place = self.textCursor().blockNumber(), self.verticalScrollBar().value()
            with QSignalBlocker(self):
                self.setPlainText(text)
                cursor = QTextCursor(self.document().findBlockByNumber(min(at, max(len(rows) - 1, 0))))
                self.setTextCursor(cursor)
                self.verticalScrollBar().setValue(place)
        self._mark()

    def _mark(self) -> None:
        """Tint the lines of the blocks that are chosen, and bring the first into view unless the cursor is put here."""
        chosen = {line for block in self._desk.chosen_blocks for line in block.lines}
        colour = QColor(self.palette().highlight().color())
        colour.setAlpha(_TINT)
        marks = []
        for at, line in enumerate(self._lines):
            if line is not None and line in chosen:
                mark = QTextEdit.ExtraSelection()
                form = QTextCharFormat()
                form.setBackground(colour)
                form.setProperty(QTextCharFormat.Property.FullWidthSelection, True)
                mark.cursor, mark.format = QTextCursor(self.document().findBlockByNumber(at)), form
                marks.append(mark)
        self.setExtraSelections(marks)
        if marks and not self.hasFocus():
            with QSignalBlocker(self):
                self.setTextCursor(marks[0].cursor)
        self.cursor_moved.emit()

    def _choose(self) -> None:
        """Choose the block in which the cursor was put."""
        if self.hasFocus() and (line := self.line) is not None:
            self._desk.choose(block for block in self._desk.list_blocks(self._desk.page) if line in block.lines)
        self.cursor_moved.emit()
