"""The numbers of lines beside a text: they tell where a line of the page begins, and where it is only wrapped here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

_GAP = 8  # pixels on either side of a number


class NumberedText(QPlainTextEdit):
    """A text that is only read, each block of it with its number at the side where reading begins.

    `name_line` says the number of a block, "" for none.
    """

    def __init__(self, name_line: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name_line = name_line
        self._margin = _Margin(self)
        self.setReadOnly(True)
        self.updateRequest.connect(self._scroll_margin)

    def set_widest(self, widest: str) -> None:
        """Make room for a number of this length."""
        width = round(QFontMetricsF(self.font()).horizontalAdvance(widest)) + 2 * _GAP
        at_right = self.isRightToLeft()
        self.setViewportMargins(0 if at_right else width, 0, width if at_right else 0, 0)
        self._place_margin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_margin()

    def paint_margin(self, event: QPaintEvent) -> None:
        """Draw the numbers of the blocks in sight, each at its first line."""
        painter = QPainter(self._margin)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        side = Qt.AlignmentFlag.AlignLeft if self.isRightToLeft() else Qt.AlignmentFlag.AlignRight
        block, height = self.firstVisibleBlock(), QFontMetricsF(self.font()).height()
        while block.isValid():
            top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
            if top > event.rect().bottom():
                break
            room = QRectF(_GAP, top, self._margin.width() - 2 * _GAP, height)
            painter.drawText(room, Qt.AlignmentFlag.AlignTop | side, self._name_line(block.blockNumber()))
            block = block.next()

    def _place_margin(self) -> None:
        inner, margins = self.contentsRect(), self.viewportMargins()
        width = margins.left() or margins.right()
        x = inner.right() + 1 - width if self.isRightToLeft() else inner.left()
        self._margin.setGeometry(QRect(x, inner.top(), width, inner.height()))

    def _scroll_margin(self, _rect: QRect, _dy: int) -> None:
        self._margin.update()


class _Margin(QWidget):
    def __init__(self, text: NumberedText) -> None:
        super().__init__(text)
        self._text = text

    def paintEvent(self, event: QPaintEvent) -> None:
        self._text.paint_margin(event)
