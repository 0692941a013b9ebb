"""Messages that do not stop anybody: a line at the top of the window, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.icons import IconLabel, icon

Offer = tuple[str, Callable[[], object]]
"""The words on a button, and what it does."""

_MOST = 4


class Notice(QFrame):
    """One message, until it is closed or what it offers is taken."""

    def __init__(self, kind: Literal["info", "warning", "error"], text: str, offers: Sequence[Offer]) -> None:
        super().__init__()
        self.text = text
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 4, 4)
        row.setSpacing(8)
        sign = IconLabel(kind, 18)
        row.addWidget(sign)
        label = QLabel(text)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(label, 1)
        self.buttons = [self._add_button(row, words, act) for words, act in offers]
        close = QToolButton()
        close.setIcon(icon("close"))
        close.setAutoRaise(True)
        close.setToolTip(self.tr("Close this message"))
        close.setAccessibleName(self.tr("Close this message"))
        close.clicked.connect(self.deleteLater)
        row.addWidget(close)
        self.setAccessibleName(text)

    def _add_button(self, row: QHBoxLayout, words: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(words)
        button.clicked.connect(self.deleteLater)
        button.clicked.connect(lambda: QTimer.singleShot(0, act))
        row.addWidget(button)
        return button


class NoticeBar(QWidget):
    """The messages there are, newest first; nothing where there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def notices(self) -> list[Notice]:
        """The messages shown, newest first."""
        items = (self._column.itemAt(k) for k in range(self._column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, Notice)]

    def tell(self, kind: Literal["info", "warning", "error"], text: str, *offers: Offer) -> None:
        """Show a message; the same one is not shown twice at a time, and of many the oldest go."""
        for old in self.notices:
            if old.text == text:
                self._drop(old)
        for old in self.notices[_MOST - 1 :]:
            self._drop(old)
        self._column.insertWidget(0, Notice(kind, text, offers))

    def tell_error(self, error: CidfixError, *offers: Offer) -> None:
        """Show an error: what, where, and what to do."""
        self.tell("error", _to_sentences(error), *offers)

    def clear(self) -> None:
        """Close all messages."""
        for notice in self.notices:
            self._drop(notice)

    def _drop(self, notice: Notice) -> None:
        self._column.removeWidget(notice)
        notice.hide()
        notice.deleteLater()


def _to_sentences(error: CidfixError) -> str:
    """An error as the window says it: capital first, the place in brackets, the remedy as a sentence of its own."""
    what = error.what[:1].upper() + error.what[1:]
    where = f" ({error.where})" if error.where else ""
    remedy = f" {error.remedy[:1].upper()}{error.remedy[1:]}." if error.remedy else ""
    return f"{what}{where}.{remedy}"
