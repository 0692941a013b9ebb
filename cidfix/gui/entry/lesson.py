"""What Enter would teach, as pairs of a glyph and its letter, before it is done."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.theme import find_state_style, is_dark, paint_state
from cidfix.recover.trial import Trial
from cidfix.recover.values import State

_HEIGHT = 28
_GAP, _BOX, _ARROW = 10, 24, 18  # pixels
_WIDEST, _NARROWEST = 420, 160
_POINTS = 12.0


class Lesson(QWidget):
    """The letters that a trial would teach, and those it contradicts, as far as there is room."""

    def __init__(self, glyphs: GlyphPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._glyphs = glyphs
        self._pairs: list[tuple[int, str, State]] = []
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("What would be learned"))
        glyphs.pictures.arrived.connect(lambda _page: self.update())

    def show_trial(self, trial: Trial | None) -> None:
        """Show what a trial would do, or nothing."""
        self._pairs = []
        if trial is not None:
            self._pairs += [(glyph, f"{known} ≠ {typed}", State.CONFLICT) for glyph, known, typed in trial.contradicts]
            self._pairs += [(glyph, show_alone(value), State.TYPED) for glyph, _, value in trial.corrects]
            self._pairs += [(glyph, show_alone(value), State.TYPED) for glyph, value in trial.teaches]
        self.setAccessibleDescription(", ".join(text for _, text, _ in self._pairs))
        self.setVisible(bool(self._pairs))
        self.updateGeometry()
        self.update()

    @property
    def pairs(self) -> tuple[tuple[int, str], ...]:
        """The glyphs shown, each with what stands beside it."""
        return tuple((glyph, text) for glyph, text, _ in self._pairs)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(text_font(_POINTS))
        width = sum(_BOX + _ARROW + metrics.horizontalAdvance(text) + _GAP for _, text, _ in self._pairs)
        return QSize(min(round(width), _WIDEST), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), _NARROWEST), _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.Text)
        font = text_font(_POINTS)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        x = 0.0
        for number, (glyph, text, state) in enumerate(self._pairs):
            width = metrics.horizontalAdvance(text)
            left = len(self._pairs) - number
            spare = metrics.horizontalAdvance("+00") if left > 1 else 0
            if x + _BOX + _ARROW + width > self.width() - spare:
                painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
                painter.drawText(QRectF(x, 0, 40, _HEIGHT), Qt.AlignmentFlag.AlignVCenter, f"+{left}")
                return
            box = QRectF(x, 1, _BOX, _HEIGHT - 2)
            paint_state(painter, box, find_state_style(state, is_dark(palette)))
            self._glyphs.paint(painter, glyph, box.adjusted(2, 2, -2, -2), ink)
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(QRectF(x + _BOX, 0, _ARROW, _HEIGHT), Qt.AlignmentFlag.AlignCenter, "→")
            painter.setPen(ink)
            beside = QRectF(x + _BOX + _ARROW, 0, width + 2, _HEIGHT)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)
            x += _BOX + _ARROW + width + _GAP
