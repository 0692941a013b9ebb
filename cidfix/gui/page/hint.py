"""What is known of the glyph under the mouse: its shape, value, state and source, in a small popup."""

from __future__ import annotations

from fontTools import unicodedata
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cidfix.gui.engine import say
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.glyphs.reasons import explain_reason
from cidfix.gui.theme import describe_state
from cidfix.recovery import Recovery

_SIDE = 72  # pixels of the drawing
_WIDTH = 300  # pixels that a source may take before it is broken
_AWAY = QPoint(14, 18)  # from the mouse


class GlyphHint(QFrame):
    """Shown beside the mouse while it rests on a glyph; takes no focus and no clicks."""

    def __init__(self, art: GlyphArt, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip | Qt.WindowType.WindowTransparentForInput)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setAutoFillBackground(True)
        self._drawing = _Drawing(art, self)
        self._value, self._state, self._source, self._code = (QLabel(self) for _ in range(4))
        self._value.setFont(text_font(15))
        small = QFont(self.font())
        small.setPointSizeF(max(small.pointSizeF() * 0.85, 7))
        self._code.setFont(small)
        self._source.setWordWrap(True)
        self._source.setMaximumWidth(_WIDTH)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._value, self._state, self._source, self._code):
            label.setForegroundRole(QPalette.ColorRole.ToolTipText)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        words.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self._drawing)
        row.addLayout(words)

    def show_glyph(self, recovery: Recovery, glyph: int, place: QPoint) -> None:
        """Tell of a glyph, beside a place on the screen."""
        glyphs, value = recovery.document.glyphs, recovery.values[glyph]
        self._drawing.show_glyph(glyph)
        self._value.setText(self._describe_value(value.value))
        self._state.setText(describe_state(value.state))
        self._state.setVisible(self._state.text() != self._value.text())
        source = say(value.source)
        if value.proposals and glyph not in recovery.learned.ballot.verdicts:
            best = value.proposals[0]
            reason = explain_reason(best.reason)
            perhaps = self.tr("perhaps {}: {}").format(show_alone(best.value), reason)
            source = perhaps if value.value is None else reason
        self._source.setText(source)
        self._source.setVisible(bool(source) and source != self._state.text())
        font = recovery.document.fonts[int(glyphs.font[glyph])]
        self._code.setText(self.tr("code {} in {} ({})").format(int(glyphs.code[glyph]), font.name, font.base_name))
        self.adjustSize()
        self.move(self._find_room(place))
        self.show()

    def text(self) -> str:
        """What is said, a line each."""
        labels = (self._value, self._state, self._source, self._code)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def _describe_value(self, value: str | None) -> str:
        if value is None:
            return "?"
        if value == "":
            return self.tr("no text")
        if value.isspace():
            return self.tr("space")
        return f"◌{value}" if _is_mark(value) else value

    def _find_room(self, place: QPoint) -> QPoint:
        """Beside the mouse, on the other side of it where the screen ends."""
        room, corner = self.screen().availableGeometry(), place + _AWAY
        if corner.x() + self.width() > room.right():
            corner.setX(place.x() - _AWAY.x() - self.width())
        if corner.y() + self.height() > room.bottom():
            corner.setY(place.y() - _AWAY.y() - self.height())
        return corner


class _Drawing(QWidget):
    """A glyph as its font draws it; no room is taken where there is nothing to draw."""

    def __init__(self, art: GlyphArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._glyph = 0
        self.setFixedSize(_SIDE, _SIDE)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)

    def show_glyph(self, glyph: int) -> None:
        self._glyph = glyph
        self.setVisible(self._art.is_drawable(glyph))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._art.paint_in(painter, self._glyph, QRectF(self.rect()), self.palette().toolTipText().color())


def _is_mark(text: str) -> bool:
    return bool(text) and unicodedata.category(text[0]).startswith("M")
