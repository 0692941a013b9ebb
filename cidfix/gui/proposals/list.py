"""The proposals as rows, of which only those in sight exist: a font may have twenty thousand letters."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.uses import WordUse
from cidfix.gui.pictures import PagePictures
from cidfix.gui.proposals.guesses import Guess
from cidfix.gui.proposals.row import MOST_OTHERS, GuessRow
from cidfix.gui.references.shelf import FontShelf

_Key = Qt.Key

_STRETCH = 0.001
"""Seconds for which rows are filled before the rest of the window has its turn."""


class GuessList(QAbstractScrollArea):
    """Rows under one another, one of them current; the keys answer that one and go on to the next."""

    accepted = Signal(object, str)
    """A guess and the value that it is."""

    refused = Signal(object, str)
    """A guess and a value that it is not."""

    moved = Signal(object)
    """The user made another guess the current one."""

    opened = Signal(object)
    """The user wants to see all about a guess."""

    word_clicked = Signal(object)
    """The stretch of a word in which a letter stands."""

    words_wanted = Signal()
    """Other rows are in sight than before."""

    def __init__(
        self, glyphs: GlyphPainter, pictures: PagePictures, shelf: FontShelf, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._glyphs = glyphs
        self._pictures = pictures
        self._guesses: tuple[Guess, ...] = ()
        self._nothing = ""
        self._at = 0
        self._rows: dict[int, GuessRow] = {}  # those in sight, by the glyph they show
        self._spare: list[GuessRow] = []
        self._words: dict[int, tuple[WordUse, ...]] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Proposed letters"))
        self._filling = QTimer(self, singleShot=True, interval=0)
        self._filling.timeout.connect(self._place)
        self._spare.append(self._make_row())
        self._height = self._spare[0].find_height()
        self.verticalScrollBar().valueChanged.connect(self._place)

    @property
    def guesses(self) -> tuple[Guess, ...]:
        """The guesses shown, in their order."""
        return self._guesses

    @property
    def nothing(self) -> str:
        """What is said where there are none."""
        return self._nothing

    @property
    def current(self) -> Guess | None:
        """The guess that the keys answer."""
        return self._guesses[self._at] if self._guesses else None

    def find_row(self, guess: Guess) -> GuessRow | None:
        """The row of a guess, None where it is out of sight."""
        return self._rows.get(guess.glyph)

    def find_in_sight(self) -> tuple[Guess, ...]:
        """The guesses whose rows can be seen."""
        first = self.verticalScrollBar().value() // self._height
        last = (self.verticalScrollBar().value() + self.viewport().height() - 1) // self._height
        return self._guesses[first : last + 1]

    def show_guesses(self, guesses: Sequence[Guess], nothing: str) -> None:
        """Show these; the current one stays so, else that is current which now stands where it stood."""
        current = self.current
        if not (self._guesses and guesses):
            self.viewport().update()  # rows paint themselves
        self._guesses, self._nothing = tuple(guesses), nothing
        glyphs = [guess.glyph for guess in guesses]
        if current is not None and current.glyph in glyphs:
            self._at = glyphs.index(current.glyph)
        self._at = max(0, min(self._at, len(glyphs) - 1))
        self._measure()
        self._place()
        self._say_current()

    def show_words(self, words: Mapping[int, tuple[WordUse, ...]]) -> None:
        """The words in which glyphs stand."""
        self._words = dict(words)
        for glyph, row in self._rows.items():
            row.show_words(self._words.get(glyph, ()))

    def go_to(self, at: int) -> None:
        """Make the guess at a place the current one, the first or last where there is none so far."""
        if not self._guesses:
            return
        self._at = max(0, min(at, len(self._guesses) - 1))
        self._reveal()
        self._place()
        self._say_current()
        self.moved.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, current = Qt.Key(event.key()), self.current
        if current is None:
            super().keyPressEvent(event)
        elif (step := self._find_step(key)) is not None:
            self.go_to(self._at + step)
        elif key in (_Key.Key_Return, _Key.Key_Enter):
            self.accepted.emit(current, current.best.value)
        elif key in (_Key.Key_Delete, _Key.Key_Backspace):
            self.refused.emit(current, current.best.value)
        elif key == _Key.Key_F2:
            self.opened.emit(current)
        elif event.text() in list("12345")[:MOST_OTHERS] and int(event.text()) < len(current.proposals):
            self.accepted.emit(current, current.proposals[int(event.text())].value)
        else:
            super().keyPressEvent(event)

    def _find_step(self, key: Qt.Key) -> int | None:
        page = max(1, self.viewport().height() // self._height)
        steps = {
            _Key.Key_Up: -1,
            _Key.Key_Down: 1,
            _Key.Key_PageUp: -page,
            _Key.Key_PageDown: page,
            _Key.Key_Home: -len(self._guesses),
            _Key.Key_End: len(self._guesses),
        }
        return steps.get(key)

    def _make_row(self) -> GuessRow:
        row = GuessRow(self._glyphs, self._pictures, self._shelf, self.viewport())
        row.hide()
        row.accepted.connect(lambda value: self._answer(row, self.accepted, value))
        row.refused.connect(lambda value: self._answer(row, self.refused, value))
        row.word_clicked.connect(self.word_clicked)
        row.pressed.connect(lambda: self._choose(row))
        row.opened.connect(lambda: self.opened.emit(row.guess))
        return row

    def _answer(self, row: GuessRow, answer: SignalInstance, value: str) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if row.guess in self._guesses:
            self._at = self._guesses.index(row.guess)
        answer.emit(row.guess, value)

    def _choose(self, row: GuessRow) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if row.guess in self._guesses:
            self.go_to(self._guesses.index(row.guess))

    def _reveal(self) -> None:
        bar, top = self.verticalScrollBar(), self._at * self._height
        bar.setValue(max(min(bar.value(), top), top + self._height - self.viewport().height()))

    def _measure(self) -> None:
        bar, height = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, len(self._guesses) * self._height - height))
        bar.setPageStep(height)
        bar.setSingleStep(self._height // 3)

    def _place(self) -> None:
        """Have a row for each guess in sight, the same as before where there was one."""
        if not self.isVisible():
            return  # to fill rows anew takes its time: most will still be right when they are looked at again
        seen = self.find_in_sight()
        before, self._rows = self._rows, {}
        for guess in seen:
            if guess.glyph in before:
                self._rows[guess.glyph] = before.pop(guess.glyph)
        self._spare += before.values()
        for row in self._spare:
            row.hide()
        places = sorted(
            enumerate(seen, self.verticalScrollBar().value() // self._height), key=lambda place: place[0] != self._at
        )  # the current first
        for number, guess in places:
            if guess.glyph in self._rows:
                self._show_row(self._rows[guess.glyph], number)
        end = time.perf_counter() + _STRETCH
        for _ in chain.from_iterable(self._fill(number, guess) for number, guess in places):
            if time.perf_counter() > end:
                self._filling.start()  # the rest in turns of its own
                break
        if any(guess.glyph not in self._words for guess in seen):
            self.words_wanted.emit()

    def _fill(self, number: int, guess: Guess) -> Iterator[None]:
        """Have a row for a guess, and all of it in that row, by steps of which each takes its time."""
        row = self._rows.get(guess.glyph)
        if row is None:
            if not self._spare:
                self._spare.append(self._make_row())
                yield
            row = self._rows[guess.glyph] = self._spare.pop()
        is_other = row.show_guess(guess, current=number == self._at)
        self._show_row(row, number)
        if is_other:
            yield
        if row.show_words(self._words.get(guess.glyph, ())):
            yield

    def _show_row(self, row: GuessRow, number: int) -> None:
        top = number * self._height - self.verticalScrollBar().value()
        row.setGeometry(0, top, self.viewport().width(), self._height)
        row.show()

    def _say_current(self) -> None:
        current = self.current
        row = None if current is None else self.find_row(current)
        self.setAccessibleDescription(self._nothing if row is None else row.accessibleName())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        if not self._guesses:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().adjusted(24, 24, -24, -24)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._nothing)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        if self._rows:
            self._filling.start()  # as when shown

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()
        self._filling.start()  # in a turn of its own: all else is laid out and painted in this one

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.current is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.moved.emit(self.current)
