"""Glyphs drawn from their outlines, at any size and in any colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, Qt, QTransform

from cidfix.pdf.document import Document

_MOVE, _LINE, _QUADRATIC, _CUBIC, _CLOSE = range(5)
_MOST_FITTED = 2000  # paths kept


class GlyphArt:
    """The outlines of one document's glyphs as paths, each made when it is first drawn."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._paths: dict[int, QPainterPath] = {}
        self._fitted: dict[tuple[int, float, float], QPainterPath] = {}

    def path(self, glyph: int) -> QPainterPath:
        """The outline in em, origin on the baseline, y down as Qt has it; empty where there is none."""
        path = self._paths.get(glyph)
        if path is None:
            path = self._paths[glyph] = self._read(glyph)
        return path

    def advance(self, glyph: int) -> float:
        """The distance to the next glyph in em, or the width of the ink where the font gives none."""
        advance = float(self._document.glyphs.advance[glyph])
        return advance if advance > 0 else max(0.0, float(self._document.glyphs.ink[glyph][2]))

    def is_drawable(self, glyph: int) -> bool:
        """Whether there is an outline to draw."""
        return not self.path(glyph).isEmpty()

    def paint(self, painter: QPainter, glyph: int, origin: QPointF, size: float, colour: QColor) -> None:
        """Draw a glyph with its origin at a point, `size` pixels to the em."""
        path = QTransform(size, 0, 0, size, origin.x(), origin.y()).map(self.path(glyph))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, QBrush(colour))

    def paint_in(self, painter: QPainter, glyph: int, rect: QRectF, colour: QColor) -> None:
        """Draw a glyph centred in a rectangle, baseline at three quarters of its height; smaller where it is wide."""
        key = glyph, rect.width(), rect.height()
        path = self._fitted.get(key)
        if path is None:
            if len(self._fitted) > _MOST_FITTED:
                self._fitted.clear()
            path = self._fitted[key] = self._fit(*key)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path.translated(rect.topLeft()), QBrush(colour))

    def _fit(self, glyph: int, width: float, height: float) -> QPainterPath:
        path = self.path(glyph)
        ink = path.boundingRect()
        size = height * 0.62
        if ink.width() * size > width * 0.9:
            size = width * 0.9 / ink.width()
        for reach, room in ((-ink.top(), 0.72), (ink.bottom(), 0.26)):
            if reach * size > height * room:
                size = height * room / reach
        return QTransform(size, 0, 0, size, width / 2 - ink.center().x() * size, height * 0.73).map(path)

    def _read(self, glyph: int) -> QPainterPath:
        outlines = self._document.outlines
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        if glyph + 1 >= len(outlines.verb_start):
            return path
        verbs = outlines.verb[outlines.verb_start[glyph] : outlines.verb_start[glyph + 1]].tolist()
        points = outlines.point[outlines.point_start[glyph] : outlines.point_start[glyph + 1]].tolist()
        at = 0
        for verb in verbs:
            if verb == _MOVE:
                path.moveTo(points[at][0], -points[at][1])
                at += 1
            elif verb == _LINE:
                path.lineTo(points[at][0], -points[at][1])
                at += 1
            elif verb == _QUADRATIC:
                (a, b), (c, d) = points[at : at + 2]
                path.quadTo(a, -b, c, -d)
                at += 2
            elif verb == _CUBIC:
                (a, b), (c, d), (e, f) = points[at : at + 3]
                path.cubicTo(a, -b, c, -d, e, -f)
                at += 3
            elif verb == _CLOSE:
                path.closeSubpath()
        return path
