"""Messages that do not stop anybody, with what can be done about it.

They float over what is looked at, so that nothing moves under the hand of somebody who types.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cidfix.errors import CidfixError
from cidfix.gui.engine import say_error
from cidfix.gui.icons import IconLabel, icon
from cidfix.gui.long_label import LongLabel

Offer = tuple[str, Callable[[], object]]
"""The words on a button, and what it does."""

Kind: TypeAlias = Literal["info", "warning", "error"]

_MOST = 3
_PATIENCE = 8_000  # milliseconds for which what only informs is shown
_MARGIN = 8  # pixels between the messages and the edges of what they float over
_WIDEST = 760
_WIDEST_BESIDE = 260  # pixels of buttons that may stand beside the text, which has little room over a narrow page
_ROUNDING = 6.0


class Notice(QFrame):
    """One message, until it is closed or what it offers is taken; what only informs and offers nothing goes by itself.

    `about` names the matter it is about, "" for none of which there will be more to say. It does not go while the
    pointer or the focus is on it, or while the user is in another program.
    """

    closed = Signal()
    """It is to be taken away."""

    def __init__(self, kind: Kind, text: str, offers: Sequence[Offer], about: str) -> None:
        super().__init__()
        self.kind = kind
        self.text = text
        self.about = about
        self.setObjectName("notice")
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(12, 6, 6, 6)
        column.addLayout(row)
        row.setSpacing(8)
        sign = IconLabel(kind, 18)
        row.addWidget(sign)
        self.label = LongLabel(text)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.addWidget(self.label, 1)
        self.buttons = [self._make_button(words, act) for words, act in offers]
        self._place_buttons(column, row)
        self.close_button = QToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(self.tr("Close this message (Shift+Esc)"))
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.close_button.clicked.connect(self.closed)
        row.addWidget(self.close_button)
        self.setAccessibleName(text)
        self._patience = QTimer(self, interval=_PATIENCE)
        self._patience.timeout.connect(self._go)
        self.is_passing = kind == "info" and not offers
        if self.is_passing:
            self._patience.start()

    @property
    def offered(self) -> tuple[str, ...]:
        """The words on its buttons."""
        return tuple(button.text() for button in self.buttons)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A sheet of its own, which stands out from a white page and a dark window alike."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Accent))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _ROUNDING, _ROUNDING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape on one of its buttons closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _go(self) -> None:
        focus = QApplication.focusWidget()
        looked_at = self.underMouse() or (focus is not None and self.isAncestorOf(focus))
        if self.isActiveWindow() and not looked_at:
            self.closed.emit()

    def _place_buttons(self, column: QVBoxLayout, row: QHBoxLayout) -> None:
        """Behind the text, or below it where it would be left too little room."""
        width = sum(button.sizeHint().width() for button in self.buttons)
        if width > _WIDEST_BESIDE:
            row = QHBoxLayout()
            row.addStretch(1)
            column.addLayout(row)
        for button in self.buttons:
            row.addWidget(button)

    def _make_button(self, words: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(words)
        button.clicked.connect(self.closed)
        button.clicked.connect(lambda: QTimer.singleShot(0, act))
        return button


class NoticeBar(QWidget):
    """The messages there are, newest first; nothing where there are none. Of many only the newest are seen at once.

    They stand at the top of the widget that they `float_over`, which shares a parent with this or lies below it.
    """

    covered = Signal(int)
    """So many pixels of what they float over are covered, from its top."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._below: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.hide()

    def float_over(self, below: QWidget) -> None:
        """Stand over another widget from now on, wherever it moves."""
        if self._below is not None:
            self._below.removeEventFilter(self)
        self._below = below
        below.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._below and event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        """Take the room that the messages need, no more, since what is beside them is to be clicked through."""
        below, around = self._below, self.parentWidget()
        if below is None or around is None:
            return
        room = QRect(below.mapTo(around, QPoint(0, 0)), below.size())
        if room.width() < self.minimumSizeHint().width():  # it was folded away
            room = around.rect()
        width = min(room.width() - 2 * _MARGIN, _WIDEST)
        height = self._column.totalHeightForWidth(width) if self.notices else 0
        left = room.left() + (room.width() - width) // 2
        self.setGeometry(left, room.top() + _MARGIN, width, height)
        self.raise_()
        self.covered.emit(height + _MARGIN if self.isVisible() else 0)

    @property
    def notices(self) -> list[Notice]:
        """The messages there are, newest first."""
        items = (self._column.itemAt(k) for k in range(self._column.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, Notice)]

    def tell(self, kind: Kind, text: str, *offers: Offer, about: str = "") -> None:
        """Show a message, in the place of the same one or another about the same; what goes by itself makes room.

        Where more is told than can be seen, the older wait until the newer are closed. What is seen already, with the
        same to choose from, stays as it is.
        """
        said = [(old.kind, old.text, old.offered) for old in self.notices[:1] if old.about and old.about == about]
        if said == [(kind, text, tuple(words for words, _ in offers))]:
            return
        for old in self.notices:
            if old.text == text or (about and old.about == about):
                self._drop(old)
        for old in self.notices[_MOST - 1 :]:
            if old.is_passing:
                self._drop(old)
        notice = Notice(kind, text, offers, about)
        notice.closed.connect(lambda: self._close(notice))
        self._column.insertWidget(0, notice)
        self._show_newest()

    def tell_error(self, error: CidfixError, *offers: Offer, about: str = "") -> None:
        """Show an error: what, where, and what to do."""
        self.tell("error", say_error(error), *offers, about=about)

    def tells_of(self, about: str) -> bool:
        """Whether there is a message about a matter."""
        return any(notice.about == about for notice in self.notices)

    def withdraw(self, about: str) -> None:
        """Close what was told about a matter: it is not so any more."""
        for notice in self.notices:
            if notice.about == about:
                self._close(notice)

    def close_newest(self) -> None:
        """Close the message at the top."""
        for notice in self.notices[:1]:
            self._close(notice)

    def clear(self) -> None:
        """Close all messages."""
        for notice in self.notices:
            self._drop(notice)
        self._show_newest()

    def _close(self, notice: Notice) -> None:
        self._drop(notice)
        self._show_newest()

    def _show_newest(self) -> None:
        for number, notice in enumerate(self.notices):
            notice.setVisible(number < _MOST)
        self.setVisible(bool(self.notices))
        self._place()

    def _drop(self, notice: Notice) -> None:
        self._column.removeWidget(notice)
        notice.hide()
        notice.deleteLater()
