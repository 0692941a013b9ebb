"""What is to be typed, large, as the page shows it, and under it what is typed, in the same glyphs and size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from cidfix.gui.entry.preview import LEADING, TypedGlyphs
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.lines.strip import Strip, cut_strips, paint_strip
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench

EM = 34.0  # pixels of the font size where there is room
_GAP, _PADDING = 4, 6  # pixels
_HEIGHT = 96
_INK, _GHOST = QColor("#123f86"), QColor("#5a6068")  # on paper, which is white in either palette


class TargetPicture(QWidget):
    """The target of a workbench as a picture, with a text under it."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._pictures = pictures
        self._art = art
        self._strips: list[Strip] = []
        self._typed: TypedGlyphs | None = None
        self._is_rtl = False
        self._text = ""
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture of what is to be typed"))
        pictures.arrived.connect(self._arrived)
        workbench.target_changed.connect(self._cut)
        workbench.recovered.connect(lambda _recovery: self._cut(workbench.target))
        self._cut(workbench.target)

    def show_text(self, text: str) -> None:
        """Write this text under the picture."""
        self._text = text
        self.update()

    def sizeHint(self) -> QSize:
        width = sum(strip.width / max(strip.size, 1.0) for strip in self._strips) * EM
        return QSize(max(220, round(width) + 2 * _PADDING), _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if not self._strips:
            painter.setPen(_GHOST)
            box = self.rect().adjusted(8, 4, -8, -4)
            words = self.tr("Double-click a word on the page, or press F6 for what to type next")
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
            return
        size = self._find_size()
        x = self._place(sum(self._width(strip, size) for strip in self._strips) + _GAP * (len(self._strips) - 1))
        tallest = max(strip.height * self._scale(strip, size) for strip in self._strips)
        for strip in reversed(self._strips) if self._is_rtl else self._strips:
            top = _PADDING + tallest - strip.height * self._scale(strip, size)
            whole = (0.0, strip.width, QPointF(round(x), round(top)))
            paint_strip(painter, self._pictures, strip, self._scale(strip, size), [whole])
            x += self._width(strip, size) + _GAP
        self._write(painter, _PADDING + tallest + _GAP, size)

    def _write(self, painter: QPainter, top: float, size: float) -> None:
        if self._typed is None or not self._text:
            return
        width = self._typed.measure(self._text)
        room = self.width() - 2 * _PADDING
        fitting = min(size, room / width if width else size)
        # Under the first letter of the picture, which has a margin around it.
        x = self._place(width * fitting) + (0 if self._is_rtl else 0.12 * size)
        self._typed.write(painter, self._text, QPointF(x, top), fitting, leftwards=self._is_rtl, ink=_INK)

    def _place(self, width: float) -> float:
        return self.width() - _PADDING - width if self._is_rtl else float(_PADDING)

    def _find_size(self) -> float:
        """Pixels to the em, so that all strips fit beside one another, and what is typed below them."""
        room = self.width() - 2 * _PADDING - _GAP * (len(self._strips) - 1)
        wide = sum(strip.width / max(strip.size, 1.0) for strip in self._strips)
        high = max(strip.height / max(strip.size, 1.0) for strip in self._strips) + LEADING
        fitting = min(EM, room / max(wide, 0.1), (_HEIGHT - 2 * _PADDING - _GAP) / high)
        return max(fitting, 4.0)

    def _scale(self, strip: Strip, size: float) -> float:
        return size / max(strip.size, 1.0)

    def _width(self, strip: Strip, size: float) -> float:
        return strip.width * self._scale(strip, size)

    def _cut(self, target: Stretch | None) -> None:
        recovery = self._workbench.recovery
        self._strips = [] if target is None else cut_strips(recovery, target)
        first = 0 if target is None else int(recovery.index.glyph[target[0]])
        font = int(recovery.document.glyphs.font[first]) if len(recovery.document.glyphs) else 0
        self._typed = TypedGlyphs(recovery, self._art, font)
        self._is_rtl = target is not None and recovery.direction_name(self._workbench.find_line(target[0])) == "rtl"
        self.setAccessibleDescription("" if target is None else recovery.decode_open(*target))
        self.updateGeometry()
        self.update()

    def _arrived(self, page: int) -> None:
        if any(strip.page == page for strip in self._strips):
            self.update()
