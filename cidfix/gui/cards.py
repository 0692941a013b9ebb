"""The quiet frame that cards share, and the words for how good a guess is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cidfix.gui.long_label import LongLabel

_ROUNDING = 6.0

translate = QCoreApplication.translate


class Card(QWidget):
    """A rounded sheet on which belongs together what it holds, in `column`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 8, 12, 12)
        self.column.setSpacing(8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Midlight))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _ROUNDING, _ROUNDING)


class CardArea(QScrollArea):
    """Cards one below the other in `card_column`, of which those beyond the first few are shown when asked for.

    `header` is the place for what stands above them, `more_button` asks for more.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        inner = QWidget()
        self.setWidget(inner)
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        self.header = QVBoxLayout()
        self.card_column = QVBoxLayout()
        for part in (self.header, self.card_column):
            part.setSpacing(8)
            column.addLayout(part)
        self.more_button = QPushButton()
        self.more_button.setAutoDefault(False)
        column.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def lay_out_now(self) -> None:
        """Give what is new its place, the scroll staying as it is."""
        seen = self.verticalScrollBar().value()
        self._column.activate()
        self.verticalScrollBar().setValue(seen)


def go_on_to(button: QWidget) -> None:
    """Give the focus to a button on a card, and bring it into view where it is not."""
    button.setFocus(Qt.FocusReason.OtherFocusReason)
    area = button.parentWidget()
    while area is not None and not isinstance(area, CardArea):
        area = area.parentWidget()
    if area is not None:
        area.lay_out_now()
        area.ensureWidgetVisible(button)


def make_heading(text: str) -> QLabel:
    """The bold line above a card or a group of them."""
    label = LongLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def make_note(text: str) -> QLabel:
    """A paragraph in the quieter colour, of plain text that can be copied."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def put_icon_behind(button: QPushButton) -> None:
    """Let a button's icon stand behind its words, whichever way the window runs."""
    ways = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    button.setLayoutDirection(ways[not QApplication.isRightToLeft()])


def describe_score(score: float) -> str:
    """How good a guess is, in a word or two."""
    if score >= 0.95:
        return translate("Scores", "almost certain")
    if score >= 0.7:
        return translate("Scores", "likely")
    if score >= 0.5:
        return translate("Scores", "rather likely")
    if score >= 0.25:
        return translate("Scores", "possible")
    return translate("Scores", "unlikely")


def describe_uses(count: int) -> str:
    """How often something is met."""
    if count == 1:
        return translate("Scores", "one use")
    return translate("Scores", "%n uses", "", count)
