"""How blocks are drawn over a page: frames with numbers and roles, the way of reading, and where one would go."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cidfix.gui.blocks.looks import find_colour, name_role
from cidfix.layout import DirectionName
from cidfix.structure.model import Role
from cidfix.structure.pages import Box, PageBlock

PATH = QColor(43, 100, 166, 90)
DROP = QColor("#c2410c")
_MARGIN = 2.0  # points between a block and its frame
_ROUNDING = 3.0


def to_rect(box: Box) -> QRectF:
    """A box as the rectangle in which a block is drawn and found, in points."""
    x0, y0, x1, y1 = box
    return QRectF(x0, y0, x1 - x0, y1 - y0).adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


def to_frame(box: Box, page: QRectF, zoom: float) -> QRectF:
    """A box as a rectangle of the view, on a page that lies in `page` at `zoom` pixels to the point."""
    rect = to_rect(box)
    return QRectF(page.topLeft() + rect.topLeft() * zoom, rect.size() * zoom)


def find_edge(box: QRectF, direction: DirectionName, *, before: bool) -> QLineF:
    """The side of a frame at which its lines begin, or end."""
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    sides = {"ltr": (0, 2), "rtl": (0, 2), "ttb-rl": (1, 3), "ttb-lr": (3, 1)}
    side = sides[direction][0 if before else 1]
    return QLineF(corners[side], corners[(side + 1) % 4])


def find_label_font(font: QFont) -> QFont:
    """The font of labels, made from the view's."""
    small = QFont(font)
    small.setPixelSize(11)
    small.setBold(True)
    return small


def paint_path(painter: QPainter, order: Sequence[Sequence[QRectF]]) -> None:
    """The way of reading, from the end of each block to the begin of the next."""
    painter.setPen(QPen(PATH, 1.5))
    for one, two in pairwise(box for boxes in order for box in boxes):
        painter.drawLine(QLineF(one.bottomLeft() + QPointF(6, 0), two.topLeft() + QPointF(6, 0)))


def paint_frames(painter: QPainter, block: PageBlock, boxes: Sequence[QRectF], *, chosen: bool) -> None:
    """Draw the frames of a block; dashes are for what is no part of the text, a cross for what is left out."""
    colour = find_colour(block.role)
    fill = QColor(colour)
    fill.setAlpha(70 if chosen else 22)
    pen = QPen(colour, 2.5 if chosen else 1.2)
    if not block.number:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    for box in boxes:
        painter.setBrush(fill)
        if painter.testRenderHint(QPainter.RenderHint.Antialiasing):
            painter.drawRoundedRect(box, _ROUNDING, _ROUNDING)
        else:
            painter.drawRect(box)
        if block.role is Role.LEFT_OUT:
            painter.drawLine(QLineF(box.topLeft(), box.bottomRight()))
            painter.drawLine(QLineF(box.bottomLeft(), box.topRight()))


def paint_labels(painter: QPainter, block: PageBlock, boxes: Sequence[QRectF], page: QRectF) -> None:
    """The number of a block at the left of each of its frames, and at the right what it is unless it is plain text."""
    for part, box in enumerate(boxes):
        if block.number:
            _paint_label(painter, str(block.number), find_colour(block.role), box.topLeft(), page, right=False)
        if part == 0 and block.role is not Role.BODY:
            name = name_role(block.role, block.depth)
            _paint_label(painter, name, find_colour(block.role), box.topRight(), page, right=True)


def _paint_label(painter: QPainter, words: str, colour: QColor, at: QPointF, page: QRectF, *, right: bool) -> None:
    """A label beside a corner, outside of the frame, as far as the page has room."""
    metrics = QFontMetricsF(painter.font())
    size = QRectF(0, at.y(), metrics.horizontalAdvance(words) + 8, metrics.height())
    size.moveLeft(at.x() + 1) if right else size.moveRight(at.x() - 1)
    size.moveLeft(min(max(size.left(), page.left()), page.right() - size.width()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(size, _ROUNDING, _ROUNDING)
    painter.setPen(QColor("white"))
    painter.drawText(size, Qt.AlignmentFlag.AlignCenter, words)
