"""One proposal as a row: the letter as it is drawn, what it is taken for, how surely and why, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cidfix.gui.cards import describe_uses, make_heading, make_note
from cidfix.gui.cut_outs import CutOut
from cidfix.gui.entry.alike import name_alike
from cidfix.gui.flow import Flow
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphPainter, paint_box
from cidfix.gui.glyphs.code_points import describe_characters, show_alone
from cidfix.gui.glyphs.reasons import explain_reason, find_fonts
from cidfix.gui.glyphs.uses import WordUse
from cidfix.gui.pictures import PagePictures
from cidfix.gui.proposals.guesses import Guess, Sureness, describe_sureness
from cidfix.gui.references.letter import ReferenceLetter
from cidfix.gui.references.shelf import FontShelf
from cidfix.gui.theme import find_tint, is_dark
from cidfix.recover.values import State

MOST_OTHERS = 5
"""Other values that a row offers, so that each has a digit."""

MOST_WORDS = 3
"""Words that are shown of those in which the letter stands."""

_WRITING = 26.0  # pixels of the writing in a cut-out
_TALLEST = 40.0  # pixels of a cut-out, where writing runs down
_SIDE = 52
_ROUNDING = 6.0


class GuessRow(QWidget):
    """Shows one guess after another: making a row anew for each would keep the window waiting while it is scrolled."""

    accepted = Signal(str)
    refused = Signal(str)
    word_clicked = Signal(object)
    """The stretch of a word in which the letter stands."""

    pressed = Signal()
    """It was clicked anywhere but on a button."""

    opened = Signal()
    """It was double-clicked."""

    def __init__(self, glyphs: GlyphPainter, pictures: PagePictures, shelf: FontShelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.guess: Guess | None = None
        self._words: tuple[WordUse, ...] = ()
        self._is_current = False
        self.picture = _Picture(glyphs)
        self._glyphs = glyphs
        self.letter = ReferenceLetter(shelf)
        self.letter.setMinimumWidth(_SIDE)
        self.sureness = make_heading("")
        self.reason = make_note("")
        self.reason.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.cut_outs: list[CutOut] = []
        self._cut_outs = Flow(6)
        self._cut_outs.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.accept = self._make_button(self.tr("Accept"), self.tr("This is the letter (Enter)"))
        self.refuse = self._make_button(self.tr("Refuse"), self.tr("It is another letter (Del)"))
        self.others = [self._make_other(number) for number in range(MOST_OTHERS)]
        self._lay_out()
        self.accept.clicked.connect(lambda: self._answer(self.accepted))
        self.refuse.clicked.connect(lambda: self._answer(self.refused))

    def _make_button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the list has the keys for it
        button.setToolTip(tip)
        return button

    def _make_other(self, number: int) -> QToolButton:
        button = QToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setFont(text_font(11.0))
        button.clicked.connect(lambda: self.choose_other(number + 1))
        button.hide()
        return button

    def _lay_out(self) -> None:
        arrow = QLabel("←" if self.isRightToLeft() else "→")
        arrow.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.sureness)
        words.addWidget(self.reason, 1, Qt.AlignmentFlag.AlignTop)
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self.picture)
        top.addWidget(arrow)
        top.addWidget(self.letter)
        top.addSpacing(6)
        top.addLayout(words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(4)
        buttons.addWidget(self.accept)
        buttons.addWidget(self.refuse)
        buttons.addSpacing(8)
        for button in self.others:
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self._cut_outs, 1)
        column.addLayout(buttons)

    def find_height(self) -> int:
        """The height that any row takes, in pixels."""
        return round(_SIDE * 1.1 + _TALLEST + self.accept.sizeHint().height()) + 2 * 4 + 2 * 8 + 4

    def show_guess(self, guess: Guess, *, current: bool) -> bool:
        """Show a guess, as the current one or not; whether another was shown before."""
        if current != self._is_current:
            self._is_current = current
            self.update()
        if guess == self.guess:
            return False
        if self.guess is None or guess.glyph != self.guess.glyph:
            self.show_words(())
        self.guess = guess
        best = guess.best
        self.picture.show_glyph(guess.glyph, State.SURE if guess.sureness is Sureness.SURE else State.PROPOSED)
        shown = show_alone(best.value) or "–"
        self.letter.show_value(best.value, find_fonts(best.reason), self._glyphs.workbench.recovery.shapes)
        sure = describe_sureness(guess.sureness)
        self.sureness.setText(self.tr("{} · {}").format(sure, describe_uses(guess.uses)))
        self.accept.setAccessibleName(f"{self.accept.text()} {shown}")
        self.refuse.setAccessibleName(f"{self.refuse.text()} {shown}")
        others = [proposal.value for proposal in guess.proposals[1 : MOST_OTHERS + 1]]
        named = [f"{number} {name}" for number, value in enumerate(others, 1) if (name := name_alike(value))]
        alike = [", ".join((called, *named))] if (called := name_alike(best.value)) else []
        self.reason.setText("; ".join((*alike, explain_reason(best.reason))))
        for number, button in enumerate(self.others):
            button.setVisible(number < len(others))
            if number < len(others):
                self._name_other(button, number + 1, others[number])
        self.setAccessibleName(f"{shown}: {self.sureness.text()}. {self.reason.text()}")
        return True

    def _name_other(self, button: QToolButton, number: int, value: str) -> None:
        button.setText(f"{number}  {show_alone(value) or '–'}")
        button.setToolTip(self.tr("{name} (press {digit})").format(name=_name(value), digit=number))
        button.setAccessibleName(self.tr("It is {}").format(show_alone(value)))

    def show_words(self, words: Sequence[WordUse]) -> bool:
        """Show words in which the letter stands, cut out of the page; whether others were shown before."""
        if tuple(words) == self._words:
            return False
        self._words = tuple(words)
        self._cut_outs.clear()
        self.cut_outs = []
        for word in words:
            _, height = word.cut.size(_WRITING)
            writing = _WRITING * min(1.0, _TALLEST / height)
            cut_out = CutOut(self._pictures, word.cut, int(writing), "")
            cut_out.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            cut_out.setAccessibleName(word.text)
            cut_out.clicked.connect(lambda _=False, stretch=word.stretch: self.word_clicked.emit(stretch))
            self._cut_outs.add(cut_out)
            self.cut_outs.append(cut_out)
        return True

    def choose_other(self, number: int) -> None:
        """Take the other value of this number, from 1, where there is one."""
        if self.guess is not None and 0 < number < len(self.guess.proposals):
            self.accepted.emit(self.guess.proposals[number].value)

    def _answer(self, answer: SignalInstance) -> None:
        if self.guess is not None:
            answer.emit(self.guess.best.value)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ground, line = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Midlight)
        if self._is_current:
            tint = find_tint(is_dark(palette))
            tint.setAlphaF(0.45)
            line = palette.color(QPalette.ColorRole.Accent)
            ground = _mix(ground, tint)
        painter.setPen(QPen(line, 1.5 if self._is_current else 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 2, -1, -2), _ROUNDING, _ROUNDING)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()


class _Picture(QWidget):
    """The glyph in the box of the state that it has if what is proposed is used."""

    def __init__(self, glyphs: GlyphPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyphs = glyphs
        self._glyph: int | None = None
        self._state = State.PROPOSED
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture of the letter"))
        glyphs.pictures.arrived.connect(self._arrived)

    def show_glyph(self, glyph: int, state: State) -> None:
        self._glyph, self._state = glyph, state
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, round(_SIDE * 1.1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._glyph is None:
            return
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        palette = self.palette()
        paint_box(painter, box, self._state, palette)
        ink = palette.color(QPalette.ColorRole.Text)
        self._glyphs.paint(painter, self._glyph, box.adjusted(3, 3, -3, -3), ink)

    def _arrived(self, _page: int) -> None:
        if self._glyph is not None and self._glyphs.needs_picture(self._glyph):
            self.update()


def _name(value: str) -> str:
    return "\n".join(f"{point} {name.capitalize()}" for point, name in describe_characters(value))


def _mix(ground: QColor, tint: QColor) -> QColor:
    """The colour of a translucent tint on a ground."""
    share = tint.alphaF()
    pairs = (tint.redF(), ground.redF()), (tint.greenF(), ground.greenF()), (tint.blueF(), ground.blueF())
    return QColor.fromRgbF(*(share * t + (1 - share) * g for t, g in pairs))
