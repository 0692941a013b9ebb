"""What is to be typed, large, as the page shows it, and under it what is typed, in the same glyphs and size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from cidfix.gui.entry.asking import describe_way_on
from cidfix.gui.entry.preview import LEADING, TypedGlyphs
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.lines.strip import Strip, cut_strips, paint_strip
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.layout import Layout
from cidfix.recover.cues import find_glyph_range, locate

EM = 34.0  # pixels of the font size where there is room
_GAP, _PADDING = 4, 6  # pixels
_HEIGHT = 96
_SHORT, _BESIDE = 3, 10  # glyphs: what is no longer is shown among so many to either side
_DIMMING = QColor(255, 255, 255, 165)  # over these
_MARGIN = 0.12  # em that a picture reaches beyond its letters
_INK, _GHOST = QColor("#123f86"), QColor("#5a6068")  # on paper, which is white in either palette


class TargetPicture(QWidget):
    """The target of a workbench as a picture, with a text under it."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._pictures = pictures
        self._art = art
        self._strips: list[Strip] = []
        self._shown: Stretch = (0, 0)  # what the strips are of: the target, and what stands beside it
        self._target: Stretch = (0, 0)
        self._typed: TypedGlyphs | None = None
        self._is_rtl = False
        self._text = ""
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture of what is to be typed"))
        pictures.arrived.connect(self._arrived)
        workbench.target_changed.connect(self._cut)
        workbench.suggested.connect(self.update)
        workbench.recovered.connect(lambda _recovery: self._cut(workbench.target))
        self._cut(workbench.target)

    def show_text(self, text: str) -> None:
        """Write this text under the picture."""
        self._text = text
        self.update()

    def sizeHint(self) -> QSize:
        """The room in which all of it has its full size."""
        width = sum(strip.width / max(strip.size, 1.0) for strip in self._strips) * EM
        return QSize(round(width) + 2 * _PADDING, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if not self._strips:
            painter.setPen(_GHOST)
            box = self.rect().adjusted(8, 4, -8, -4)
            words = describe_way_on(self._workbench)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
            return
        size = self._find_size()
        width = sum(self._width(strip, size) for strip in self._strips) + _GAP * (len(self._strips) - 1)
        x = begin = self.width() - _PADDING - width if self._is_rtl else float(_PADDING)
        tallest = max(strip.height * self._scale(strip, size) for strip in self._strips)
        edge = _HEIGHT - _PADDING - LEADING * size - _GAP  # what is typed stands at the bottom, the picture upon it
        for strip in reversed(self._strips) if self._is_rtl else self._strips:
            top = edge - strip.height * self._scale(strip, size)
            whole = (0.0, strip.width, QPointF(round(x), round(top)))
            paint_strip(painter, self._pictures, strip, self._scale(strip, size), [whole])
            x += self._width(strip, size) + _GAP
        left, right = begin + _MARGIN * size, begin + width - _MARGIN * size
        if self._shown != self._target:
            left, right = (begin + edge * self._scale(self._strips[0], size) for edge in self._find_edges())
            dimmed = QRectF(begin, edge - tallest, width, tallest)
            painter.fillRect(dimmed.intersected(QRectF(0, 0, left, _HEIGHT)), _DIMMING)
            painter.fillRect(dimmed.intersected(QRectF(right, 0, self.width(), _HEIGHT)), _DIMMING)
        self._write(painter, QPointF(right if self._is_rtl else left, edge + _GAP), size)

    def _find_edges(self) -> tuple[float, float]:
        """From where to where the target is in the strip of all that is shown, in points."""
        strip, part = self._strips[0], slice(self._target[0] - self._shown[0], self._target[1] - self._shown[0])
        return float(strip.start[part].min()), float(strip.stop[part].max())

    def _write(self, painter: QPainter, corner: QPointF, size: float) -> None:
        """Write what is typed below the first letter of the picture, beside it or smaller where it is longer."""
        if self._typed is None or not self._text:
            return
        wide = self._typed.measure(self._text)
        room = self.width() - 2 * (_PADDING + _MARGIN * size)
        fitting = min(size, room / wide if wide else size)
        least = _PADDING + _MARGIN * size
        most = self.width() - least - wide * fitting
        x = corner.x() - wide * fitting if self._is_rtl else corner.x()
        at = QPointF(max(min(x, most), least), corner.y())
        self._typed.write(painter, self._text, at, fitting, leftwards=self._is_rtl, ink=_INK)

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
        self._target = self._shown = target or (0, 0)
        if target is not None:
            self._shown = _find_around(recovery.layout, target)
        self._strips = [] if target is None else cut_strips(recovery, self._shown)
        first = 0 if target is None else int(recovery.index.glyph[target[0]])
        font = int(recovery.document.glyphs.font[first]) if len(recovery.document.glyphs) else 0
        self._typed = TypedGlyphs(recovery, self._art, font)
        self._is_rtl = target is not None and recovery.direction_name(self._workbench.find_line(target[0])) == "rtl"
        self.setAccessibleDescription("" if target is None else recovery.decode_open(*target))
        self.update()

    def _arrived(self, page: int) -> None:
        if any(strip.page == page for strip in self._strips):
            self.update()


def _find_around(layout: Layout, target: Stretch) -> Stretch:
    """What a short target is shown with: nobody knows a dash from a hyphen that stands alone."""
    first, last = find_glyph_range(layout, locate(layout, target[0])[1])
    if target[1] - target[0] > _SHORT or target[1] > last:
        return target
    before, after = max(first, target[0] - _BESIDE), min(last, target[1] + _BESIDE)
    ends = layout.token_start
    ends = ends[(before <= ends) & (ends <= after)]  # so that no word beside it is cut, unless it is long
    return int(ends[ends < target[0]].min(initial=target[0])), int(ends[ends > target[1]].max(initial=target[1]))
