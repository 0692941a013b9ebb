"""The values that are proposed for a glyph, each with its reason, to be accepted or refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cidfix.gui.cards import describe_score
from cidfix.gui.fonts import text_font
from cidfix.gui.glyphs.code_points import describe_characters, show_alone
from cidfix.gui.glyphs.reasons import explain_reason


class Answer(Enum):
    """What the user said of a proposal."""

    NONE = auto()
    ACCEPTED = auto()
    REFUSED = auto()


@dataclass(frozen=True, slots=True)
class Offer:
    """A proposed value with its reason in a sentence, its score (0 to 1), and the user's answer so far."""

    value: str
    reason: str
    score: float
    answer: Answer


class ProposalRows(QWidget):
    """The offers, best first; nothing at all where there are none."""

    accepted = Signal(str)
    refused = Signal(str)
    taken_back = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._offers: tuple[Offer, ...] = ()
        self.rows: list[ProposalRow] = []

    def show_offers(self, offers: tuple[Offer, ...]) -> None:
        """Show these, unless they are shown already."""
        if offers == self._offers:
            return
        self._offers = offers
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [ProposalRow(offer) for offer in offers]
        for row in self.rows:
            row.accept.clicked.connect(lambda _=False, value=row.offer.value: self.accepted.emit(value))
            row.refuse.clicked.connect(lambda _=False, value=row.offer.value: self.refused.emit(value))
            row.take_back.clicked.connect(lambda _=False, value=row.offer.value: self.taken_back.emit(value))
            self._column.addWidget(row)
        self.setVisible(bool(offers))


class ProposalRow(QWidget):
    """One offer with its buttons."""

    def __init__(self, offer: Offer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        letter = QLabel(show_alone(offer.value))
        letter.setFont(text_font(18.0))
        letter.setAlignment(Qt.AlignmentFlag.AlignCenter)
        letter.setFixedWidth(44)
        letter.setToolTip("\n".join(" ".join(pair) for pair in describe_characters(offer.value)))
        reason = QLabel(self._describe())
        reason.setTextFormat(Qt.TextFormat.PlainText)
        reason.setWordWrap(True)
        self.accept = QPushButton(self.tr("Accept"))
        self.refuse = QPushButton(self.tr("Refuse"))
        self.take_back = QPushButton(self.tr("Take back"))
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        for button in (self.accept, self.refuse, self.take_back):
            button.setAutoDefault(False)
            button.setAccessibleName(f"{button.text()} {show_alone(offer.value)}")
            buttons.addWidget(button)
        for button in (self.accept, self.refuse) if offer.answer is not Answer.NONE else (self.take_back,):
            button.hide()
        buttons.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(reason)
        if offer.answer is Answer.NONE:
            words.addWidget(ScoreBar(offer.score))
        words.addLayout(buttons)
        row.addWidget(letter, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def _describe(self) -> str:
        match self.offer.answer:
            case Answer.ACCEPTED:
                return self.tr("Accepted by you")
            case Answer.REFUSED:
                return self.tr("Refused by you")
            case Answer.NONE:
                words = describe_score(self.offer.score)
                return f"{words[:1].upper()}{words[1:]}: {explain_reason(self.offer.reason)}"


class ScoreBar(QWidget):
    """A score of 0 to 1 as a thin bar; the words beside it say the same."""

    def __init__(self, score: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = score
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(describe_score(score))

    def sizeHint(self) -> QSize:
        return QSize(64, 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Midlight))
        filled = self.rect()
        filled.setWidth(round(self.width() * self._score))
        painter.fillRect(filled, self.palette().color(QPalette.ColorRole.Accent))
