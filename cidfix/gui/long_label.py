"""A label for words of any length: names of files and errors have no end, and the window has.

It wraps as labels do. A word that is wider than the label, and lines beyond the most it may have, are left out in the
middle, since names begin and end with what tells them apart; the whole is in the tooltip and for screen readers.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTextBoundaryFinder
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

_USUAL = 440  # pixels that it asks for, where it has as much to say
_LEAST = 96
_LONGEST = 4000  # characters that are measured at all; nobody reads more in a label
_GAP = " … "


class LongLabel(QLabel):
    """Plain text; `text` is the whole, whatever is seen of it."""

    def __init__(self, text: str = "", most_lines: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole, self._most_lines = "", most_lines
        self._elided: dict[int, str] = {}  # by width: each layout asks several times, and to measure takes long
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setText(text)

    def text(self) -> str:
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        self._elided.clear()
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def seen(self) -> str:
        """What is seen of the words."""
        return super().text()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inner = width - self._around()
        return _measure(self.fontMetrics(), self._elide(inner), inner) + self._around()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().horizontalAdvance(self._whole[:_LONGEST]) + self._around() + 1
        width = max(min(line, _USUAL), 0)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = min(self.sizeHint().width(), _LEAST)
        return QSize(width, self.fontMetrics().lineSpacing() if self._whole else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._elided.clear()
            self._fit()

    def _around(self) -> int:
        return 2 * (self.margin() + self.frameWidth())

    def _elide(self, width: int) -> str:
        if width not in self._elided:
            self._elided[width] = elide(self._whole, self.fontMetrics(), max(width, 1), self._most_lines)
        return self._elided[width]

    def _fit(self) -> None:
        shown = self._elide(self.width() - self._around()) if self.testAttribute(_LAID_OUT) else self._whole
        if shown != super().text():
            super().setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")


_LAID_OUT = Qt.WidgetAttribute.WA_Resized
"""What a widget has once it was given its size."""


def elide(text: str, metrics: QFontMetrics, width: int, most_lines: int) -> str:
    """Words of which nothing is wider than so many pixels, and all no higher than so many lines."""
    if len(text) > _LONGEST:
        text = _cut(text, _LONGEST)
    text = "".join(_elide_word(word, metrics, width) for word in _list_words(text))
    highest = most_lines * metrics.lineSpacing()
    if _measure(metrics, text, width) <= highest:
        return text
    kept, too_many = 0, len(text)
    while too_many - kept > 1:
        middle = (kept + too_many) // 2
        if _measure(metrics, _cut(text, middle), width) <= highest:
            kept = middle
        else:
            too_many = middle
    return _cut(text, kept)


def _list_words(text: str) -> list[str]:
    """The parts between which a line may end, with the spaces behind them; Qt counts in UTF-16."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends = [0]
    while (end := finder.toNextBoundary()) > 0:
        ends.append(end)
    coded = text.encode("utf-16-le", "surrogatepass")
    return [coded[2 * start : 2 * stop].decode("utf-16-le", "surrogatepass") for start, stop in pairwise(ends)]


def _elide_word(word: str, metrics: QFontMetrics, width: int) -> str:
    bare = word.rstrip()
    if metrics.horizontalAdvance(bare) <= width:
        return word
    return metrics.elidedText(bare, Qt.TextElideMode.ElideMiddle, width) + word[len(bare) :]


def _cut(text: str, kept: int) -> str:
    """The beginning and the end of a text, so many characters of it in all."""
    first = kept - kept // 3
    return text[:first].rstrip() + _GAP + text[len(text) - kept // 3 :].lstrip()


def _measure(metrics: QFontMetrics, text: str, width: int) -> int:
    room = QRect(0, 0, max(width, 1), 1_000_000)
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() if text else 0
