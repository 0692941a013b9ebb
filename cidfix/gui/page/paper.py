"""Pages as paper on the screen: the sharpest picture there is, what stands in for it, or why there is none."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from cidfix.gui.pictures import PagePictures

_MOST_WHOLE = 5e6  # pixels of a page drawn in one piece, and before it is seen
_TILE = 1024  # pixels
_INK = QColor("#3c4148")  # on paper, which is white in any palette


class Paper:
    """Paints the pages of a PDF; asks for the pictures it lacks."""

    def __init__(self, pictures: PagePictures) -> None:
        self._pictures = pictures
        self.faults: dict[int, str] = {}
        """Why a page can't be drawn, by page."""

    def ask(self, number: int, scale: float) -> None:
        """Have a page drawn that will be seen soon, at `scale` pixels of the screen to the point."""
        if self._count_pixels(number, scale) <= _MOST_WHOLE:
            self._pictures.page(number, scale)

    def paint(self, painter: QPainter, number: int, rect: QRectF, view: QRectF, sharp: bool) -> bool:
        """Paint a page into `rect` as far as it lies in `view`, and tell whether it was all there.

        Where `sharp` is false, what is not there is not asked for yet.
        """
        density = painter.device().devicePixelRatioF()
        scale = rect.width() / max(self._pictures.rect(number).width(), 1e-6) * density
        in_tiles = self._count_pixels(number, scale) > _MOST_WHOLE
        whole = self._pictures.page(number, scale) if sharp and not in_tiles else None
        if whole is not None:
            painter.drawImage(QRectF(rect.topLeft(), QSizeF(whole.size()) / density), whole)
            return True
        painter.fillRect(rect, Qt.GlobalColor.white)
        near = self._pictures.nearest(number)
        if near is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(rect, near)
        elif number in self.faults:
            self._write_fault(painter, rect & view, self.faults[number])
        if sharp and in_tiles:
            return self._paint_tiles(painter, number, rect, view, round(scale, 4))
        return number in self.faults

    def _count_pixels(self, number: int, scale: float) -> float:
        size = self._pictures.rect(number).size() * scale
        return float(size.width() * size.height())

    def _paint_tiles(self, painter: QPainter, number: int, rect: QRectF, view: QRectF, scale: float) -> bool:
        """Only the tiles in view; they lie on a grid that does not move with the view, so that they are found again."""
        density = painter.device().devicePixelRatioF()
        page = self._pictures.rect(number)
        side = round(_TILE / scale, 2)
        to_points = density / scale
        seen = (rect & view).translated(-rect.topLeft())
        columns = range(math.floor(seen.left() * to_points / side), math.ceil(seen.right() * to_points / side))
        rows = range(math.floor(seen.top() * to_points / side), math.ceil(seen.bottom() * to_points / side))
        complete = True
        for row in rows:
            for column in columns:
                x0, y0 = round(column * side, 2), round(row * side, 2)
                box = (x0, y0, min(round(x0 + side, 2), page.right()), min(round(y0 + side, 2), page.bottom()))
                if box[2] - box[0] < 0.01 or box[3] - box[1] < 0.01:
                    continue
                tile = self._pictures.part(number, scale, box)
                complete &= tile is not None
                if tile is not None:
                    corner = QPointF(math.floor(x0 * scale), math.floor(y0 * scale)) / density
                    painter.drawImage(QRectF(rect.topLeft() + corner, QSizeF(tile.size()) / density), tile)
        return complete

    def _write_fault(self, painter: QPainter, rect: QRectF, fault: str) -> None:
        painter.setPen(_INK)
        painter.drawText(
            rect.adjusted(24, 24, -24, -24), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, fault
        )
