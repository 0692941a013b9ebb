"""The glyphs of a line as the lines show them: code, text and state of each, and the tools to draw them with."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen, QPixmap

from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.pictures import PagePictures
from cidfix.gui.theme import StateStyle, find_state_style, is_dark, paint_state
from cidfix.gui.workbench import Stretch
from cidfix.pdf.document import search_sorted
from cidfix.recover.values import State
from cidfix.recovery import Recovery

TEXT_POINTS = 13.0
_CHIP = 0.8  # of the interface's size
_MARK = 0.36  # of the box of an unknown glyph
_MOST_SIGNS = 2000  # kept
TURN = 3  # milliseconds of drawing what is new, after which the window is to answer first

_Draw: TypeAlias = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Letter:
    """The glyph at a position of `Layout.occurrence`: its code, what it stands for (None while unknown), and how known.

    `token` is the token it stands in.
    """

    position: int
    token: int
    glyph: int
    code: str
    text: str | None
    state: State


def read_letters(recovery: Recovery, stretch: Stretch) -> list[Letter]:
    """The letters of a stretch, in reading direction."""
    values, codes = recovery.values, recovery.document.glyphs.code
    index = recovery.index
    token = search_sorted(index.token_start, stretch[0], side="right") - 1
    found = []
    for position, glyph in enumerate(index.glyph[stretch[0] : stretch[1]].tolist(), stretch[0]):
        while index.token_start[token + 1] <= position:
            token += 1
        value = values[glyph]
        beside = recovery.told.find_value(position)
        text = value.value if beside is None else beside
        found.append(Letter(position, token, glyph, str(int(codes[glyph])), text, value.state))
    return found


class LineLook:
    """Fonts, colours and drawings that all rows of lines share; made anew where the palette or the font changes."""

    def __init__(self, font: QFont, palette: QPalette, pictures: PagePictures, glyphs: GlyphPainter) -> None:
        self.pictures = pictures
        self.glyphs = glyphs
        self.palette = palette
        self.font = text_font(TEXT_POINTS)
        self._mark_font = QFont(font)
        self._mark_font.setPixelSize(max(7, round(TEXT_POINTS * _MARK * 1.6)))
        self.chip_font = QFont(font)
        self.chip_font.setPointSizeF(max(7.0, font.pointSizeF() * _CHIP))
        self.metrics = QFontMetricsF(self.font)
        self.chip_metrics = QFontMetricsF(self.chip_font)
        self._widths: dict[str, float] = {}
        self._chip_widths: dict[int, float] = {}
        self._signs: dict[tuple[object, float], QPixmap] = {}
        self._turn = QElapsedTimer()
        self._new_signs = 0
        self.is_late = False
        """Whether a sign was left out in this turn, since to draw those that are new took long enough."""
        self.chip_height = self.chip_metrics.height() + 2
        self._is_dark = is_dark(palette)

    def begin_turn(self) -> None:
        """Draw signs that are new for some milliseconds from now on, and leave out those after them till `end_turn`."""
        self._turn.start()
        self._new_signs = 0
        self.is_late = False

    def end_turn(self) -> None:
        """Draw all that is asked for from now on."""
        self._turn.invalidate()
        self.is_late = False

    def style(self, state: State) -> StateStyle:
        """How a state looks in this palette."""
        return find_state_style(state, self._is_dark)

    @property
    def text_colour(self) -> QColor:
        """The colour of text."""
        return self.palette.color(QPalette.ColorRole.Text)

    def show(self, letter: Letter) -> str:
        """The text of a letter as it is drawn by itself; "" where it is unknown, and drawn as a picture."""
        return show_alone(letter.text) if letter.text is not None else ""

    def text_width(self, letter: Letter) -> float:
        """The width that the decoded letter takes, in pixels."""
        if letter.text is None:
            return self.metrics.height()
        shown = self.show(letter)
        width = self._widths.get(shown)
        if width is None:
            width = self._widths[shown] = self.metrics.horizontalAdvance(shown)
        return width

    def chip_width(self, letter: Letter) -> float:
        """The width of the chip of its code, in pixels."""
        digits = len(letter.code)
        width = self._chip_widths.get(digits)
        if width is None:
            width = self._chip_widths[digits] = self.chip_metrics.horizontalAdvance("0" * digits) + 6
        return width

    def paint_chip(self, painter: QPainter, letter: Letter, middle: QPointF) -> None:
        """Draw the chip of a letter's code, `chip_height` high, around a point."""
        size = QSizeF(self.chip_width(letter), self.chip_height)

        def draw(inner: QPainter, box: QRectF) -> None:
            style = self.style(letter.state)
            paint_state(inner, box, style)
            inner.setFont(self.chip_font)
            inner.setPen(style.text)
            inner.drawText(box, Qt.AlignmentFlag.AlignCenter, letter.code)

        self._paint_sign(painter, (letter.code, letter.state), size, middle, draw)

    def paint_known(self, painter: QPainter, letter: Letter, middle: QPointF) -> None:
        """Draw what a letter stands for around a point."""
        high = self.metrics.height()
        size = QSizeF(math.ceil(self.text_width(letter)) + 2 * high, 2 * high)  # letters reach over their own room

        def draw(inner: QPainter, box: QRectF) -> None:
            inner.setFont(self.font)
            inner.setPen(self.text_colour)
            inner.drawText(box, Qt.AlignmentFlag.AlignCenter, self.show(letter))

        self._paint_sign(painter, letter.text, size, middle, draw)

    def paint_unknown(self, painter: QPainter, glyph: int, middle: QPointF) -> None:
        """Draw a glyph that has no value yet around a point: a picture in the box of what is unknown, with its mark."""
        size = QSizeF(self.metrics.height(), self.metrics.height())

        def draw(inner: QPainter, box: QRectF) -> None:
            style = self.style(State.UNKNOWN)
            inner.fillRect(box, self.palette.color(QPalette.ColorRole.Window))
            paint_state(inner, box, style)
            inner.setFont(self._mark_font)
            mark = QRectF(box.right() - box.width() * _MARK, box.top(), box.width() * _MARK, box.height() * 0.6)
            self.glyphs.paint(inner, glyph, box.adjusted(2, 2, -mark.width(), -2), style.text)
            inner.setPen(style.line)
            inner.drawText(mark, Qt.AlignmentFlag.AlignCenter, style.mark)

        self._paint_sign(painter, glyph if self.glyphs.is_drawable(glyph) else None, size, middle, draw)

    def _paint_sign(self, painter: QPainter, key: object, size: QSizeF, middle: QPointF, draw: _Draw) -> None:
        """Draw something small that is met again and again: once, unless `key` is None, and then copied."""
        ratio = painter.device().devicePixelRatio()
        x, y = (round(side * ratio) / ratio for side in (middle.x() - size.width() / 2, middle.y() - size.height() / 2))
        if key is None:
            draw(painter, QRectF(QPointF(x, y), size))
            return
        sign = self._signs.get((key, ratio))
        if sign is None:
            if self._turn.isValid() and self._new_signs and self._turn.elapsed() >= TURN:
                self.is_late = True
                return
            self._new_signs += 1  # at least one in each turn, however late it is, or there would be no end
            if len(self._signs) > _MOST_SIGNS:
                self._signs.clear()
            sign = self._signs[key, ratio] = QPixmap((size * ratio).toSize() + QSize(1, 1))
            sign.setDevicePixelRatio(ratio)
            sign.fill(Qt.GlobalColor.transparent)
            inner = QPainter(sign)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(inner, QRectF(QPointF(), size))
            inner.end()
        painter.drawPixmap(QPointF(x, y), sign)

    def is_doubtful(self, state: State) -> bool:
        """Whether a decoded letter in this state is marked."""
        return state in (State.PROPOSED, State.CONFLICT)

    def paint_doubt(self, painter: QPainter, state: State, rect: QRectF) -> None:
        """Mark a decoded letter that is contradicted or only proposed: a zigzag under it, or hatching over it."""
        style = self.style(state)
        if state is State.PROPOSED:
            hatching = QColor(style.line)
            hatching.setAlphaF(0.35)
            painter.fillRect(rect, style.fill)
            painter.fillRect(rect, QBrush(hatching, style.pattern))
        elif state is State.CONFLICT:
            painter.fillRect(rect, style.fill)
            painter.setPen(QPen(style.line, 1.5))
            x, up = rect.left(), True
            while x < rect.right():
                far = min(x + 3, rect.right())
                low, high = rect.bottom(), rect.bottom() - 3
                painter.drawLine(QPointF(x, low if up else high), QPointF(far, high if up else low))
                x, up = far, not up
