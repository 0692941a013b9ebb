"""The glyphs of a line as the lines show them: code, text and state of each, and the tools to draw them with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPalette, QPen

from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.pictures import PagePictures
from cidfix.gui.theme import StateStyle, find_state_style, is_dark, paint_states
from cidfix.gui.workbench import Stretch
from cidfix.recover.values import State
from cidfix.recovery import Recovery

TEXT_POINTS = 13.0
_CHIP = 0.8  # of the interface's size
_MARK = 0.36  # of the box of an unknown glyph


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
    token = int(index.token_start.searchsorted(stretch[0], side="right")) - 1
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

    def style(self, state: State) -> StateStyle:
        """How a state looks in this palette."""
        return find_state_style(state, is_dark(self.palette))

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

    def paint_unknown(self, painter: QPainter, holes: Sequence[tuple[int, QRectF]]) -> None:
        """Draw glyphs that have no value yet, each as a picture in the box of what is unknown, with its mark."""
        style = self.style(State.UNKNOWN)
        for _, rect in holes:
            painter.fillRect(rect, self.palette.color(QPalette.ColorRole.Window))
        paint_states(painter, [rect for _, rect in holes], style)
        painter.setFont(self._mark_font)
        for glyph, rect in holes:
            mark = QRectF(rect.right() - rect.width() * _MARK, rect.top(), rect.width() * _MARK, rect.height() * 0.6)
            self.glyphs.paint(painter, glyph, rect.adjusted(2, 2, -mark.width(), -2), style.text)
            painter.setPen(style.line)
            painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, style.mark)

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
