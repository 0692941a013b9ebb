"""What the looks of letters mean: a box and a word for each state that there is in the document."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cidfix.gui.flow import Flow
from cidfix.gui.glyph_picture import paint_box
from cidfix.gui.theme import describe_state
from cidfix.recover.values import State
from cidfix.recovery import Recovery

_BOX = QSize(18, 16)
_GAP = 5  # pixels between box and word


class Legend(QWidget):
    """The states of letters, as far as they are among `told` and met in the document."""

    def __init__(self, told: Collection[State], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = tuple(state for state in State if state in told)
        self.states: tuple[State, ...] = ()
        """The states that are explained."""
        self._flow = Flow(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._flow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(self.tr("What the looks of letters mean"))

    def show_recovery(self, recovery: Recovery) -> None:
        """Explain the states that there are."""
        met = {value.state for value in recovery.values}
        states = tuple(state for state in self._told if state in met)
        if states != self.states:
            self.states = states
            self._flow.clear()
            for state in states:
                self._flow.add(_Sign(state))
            self.setVisible(bool(states))


class _Sign(QWidget):
    """A box as letters of a state stand in, and what the state is called."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(describe_state(state))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        width = _BOX.width() + _GAP + metrics.horizontalAdvance(describe_state(self._state))
        return QSize(round(width) + 2, max(_BOX.height() + 2, round(metrics.height())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        beside, middle = _BOX.width() + _GAP, Qt.AlignmentFlag.AlignVCenter
        box = QRectF(1, (self.height() - _BOX.height()) / 2, _BOX.width(), _BOX.height())
        words, side = QRectF(self.rect()).adjusted(beside + 1, 0, 0, 0), Qt.AlignmentFlag.AlignLeft
        if self.isRightToLeft():
            box.moveRight(self.width() - 1)
            words, side = QRectF(self.rect()).adjusted(0, 0, -beside - 1, 0), Qt.AlignmentFlag.AlignRight
        paint_box(painter, box, self._state, self.palette())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(words, side | middle, describe_state(self._state))
