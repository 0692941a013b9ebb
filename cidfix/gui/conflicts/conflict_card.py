"""One glyph with two values: both places side by side as the page has them, and the ways to settle it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.cards import Card, make_note
from cidfix.gui.cut_outs import CutOut, find_cut
from cidfix.gui.engine import say
from cidfix.gui.flow import Flow
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphBox, GlyphPainter
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.glyphs.value_words import describe_letter
from cidfix.recover.conflicts import Conflict, Side, Voice
from cidfix.recover.cues import format_line

_MOST_PLACES = 3
_HEIGHT = 34  # pixels of the writing
_SIDE_WIDTH = 150


class ConflictCard(Card):
    """A conflict, its sides in a row, that in use first."""

    kept = Signal(object)
    """The side that is to hold; the others give way."""

    split = Signal()
    """Both are to hold, each beside its neighbours."""

    place_clicked = Signal(object)

    def __init__(self, glyphs: GlyphPainter, conflict: Conflict, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.conflict = conflict
        self._glyphs = glyphs
        self._is_current = False
        letters = " ≠ ".join(describe_letter(side.value) for side in conflict.sides)
        self.setAccessibleName(self.tr("Contradiction: {}").format(letters))
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(GlyphBox(glyphs, conflict.glyph, 44))
        heading = QLabel(letters)
        heading.setFont(text_font(16.0))
        heading.setTextFormat(Qt.TextFormat.PlainText)
        top.addWidget(heading, 1)
        self.split_button = QPushButton(self.tr("Both, by neighbour"))
        self.split_button.setAutoDefault(False)
        self.split_button.clicked.connect(self.split)
        self.offer_split(None, self.tr("Looking whether the neighbours tell them apart …"))
        top.addWidget(self.split_button)
        self.column.addLayout(top)
        if conflict.tied:
            self.column.addWidget(make_note(self.tr("As much speaks for one as for the other.")))
        sides = Flow(16)
        self.keep_buttons: list[QPushButton] = []
        self.cut_outs: list[CutOut] = []
        for side in conflict.sides:
            sides.add(self._make_side(side))
        self.column.addWidget(sides)

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where the sides stand: the first place of each, then the others."""
        stretches = [[voice.stretch for voice in side.voices if voice.stretch] for side in self.conflict.sides]
        first = [places[0] for places in stretches if places]
        return tuple(dict.fromkeys((*first, *(place for places in stretches for place in places[1:]))))

    def offer_split(self, possible: bool | None, reason: str) -> None:
        """Say whether both can hold by neighbours, None while it is not known."""
        self.split_button.setEnabled(possible is True)
        self.split_button.setToolTip(reason)

    def show_current(self, current: bool) -> None:
        """Mark the card as the one that is being settled."""
        self._is_current = current
        self.update()

    def focus_side(self, step: int) -> None:
        """Give the focus to the next side (1) or the one before (-1)."""
        focus = self.focusWidget()
        at = self.keep_buttons.index(focus) if focus in self.keep_buttons else 0
        self.keep_buttons[(at + step) % len(self.keep_buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focus_side(1 if (event.key() == Qt.Key.Key_Right) != self.isRightToLeft() else -1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_current:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), 2.0))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)

    def _make_side(self, side: Side) -> QWidget:
        box = QWidget()
        box.setMinimumWidth(_SIDE_WIDTH)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        keep = _KeepButton(self.tr("Keep {}").format(show_alone(side.value) or self.tr("no text")))
        keep.setAutoDefault(True)
        keep.clicked.connect(lambda: self.kept.emit(side))
        column.addWidget(keep, 0, Qt.AlignmentFlag.AlignLeft)
        named: dict[str, None] = {}
        shown: list[CutOut] = []
        for voice in side.voices:
            if voice.word is not None and voice.stretch is not None and len(shown) < _MOST_PLACES:
                shown.append(self._make_cut_out(voice))
            elif voice.entry is None:
                named.setdefault(say(voice.source))
        for cut_out in shown:
            column.addWidget(cut_out, 0, Qt.AlignmentFlag.AlignLeft)
        if words := self._describe(side, tuple(named), len(shown)):
            column.addWidget(make_note(words))
        column.addStretch(1)
        self.keep_buttons.append(keep)
        return box

    def _make_cut_out(self, voice: Voice) -> CutOut:
        recovery = self._glyphs.workbench.recovery
        assert voice.word is not None
        assert voice.stretch is not None
        cut = find_cut(recovery.document, recovery.layout, voice.word, (voice.stretch[0],))
        line = format_line(recovery.layout, self._glyphs.workbench.find_line(voice.word[0]))
        words = "" if voice.entry is None else voice.entry.text
        cut_out = CutOut(self._glyphs.pictures, cut, _HEIGHT, self.tr("{}: “{}”").format(line, f"\u2068{words}\u2069"))
        cut_out.clicked.connect(lambda: self.place_clicked.emit(voice.word))
        self.cut_outs.append(cut_out)
        return cut_out

    def _describe(self, side: Side, others: tuple[str, ...], shown: int) -> str:
        parts = [self.tr("in use")] if side.in_use else []
        if (more := sum(voice.entry is not None for voice in side.voices) - shown) > 0:
            parts.append(self.tr("and one more word") if more == 1 else self.tr("and %n more words", "", more))
        parts.extend(others)
        return " · ".join(parts)


class _KeepButton(QPushButton):
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # the card moves from side to side, over the pictures between
        else:
            super().keyPressEvent(event)
