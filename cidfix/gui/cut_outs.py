"""Words cut out of the page, a letter in them marked: what it is, is decided by looking at where it stands."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cidfix.gui.fonts import text_font
from cidfix.gui.pictures import PagePictures
from cidfix.layout import Direction, Layout
from cidfix.layout.boxes import find_box, find_boxes
from cidfix.pdf.document import Document, Floats
from cidfix.pdf.view import Box
from cidfix.recover.cues import locate

_PADDING = 0.18  # em
_LONGEST = 14.0  # em shown of a word; what is longer is cut around what is marked
_LONGEST_DOWN = 5.0  # the same where writing runs down: rows of pictures stay rows
_FRAME = 2  # pixels around the picture
_CAPTION = 10.0  # points
_NARROW = 90.0  # pixels that a caption may take where the picture is narrower
_MARK = QColor("#2b64a6")  # on paper, which is white in either theme


@dataclass(frozen=True, slots=True)
class Cut:
    """A place to be cut out: `box` on the page and the boxes of the marked glyphs, in points.

    `across` is the extent of `box` across its writing, which `down` tells to run down (or up) the page.
    """

    page: int
    box: Box
    marks: tuple[Box, ...]
    down: bool

    @property
    def across(self) -> float:
        """The extent across the writing, in points."""
        return self.box[2] - self.box[0] if self.down else self.box[3] - self.box[1]

    def size(self, height: float) -> tuple[float, float]:
        """Width and height in pixels where the writing is `height` pixels high."""
        scale = height / self.across
        return scale * (self.box[2] - self.box[0]), scale * (self.box[3] - self.box[1])


def find_cut(document: Document, layout: Layout, stretch: tuple[int, int], marked: tuple[int, ...]) -> Cut:
    """The cut-out of a stretch of `Layout.occurrence` with some of its positions marked.

    It stays on the line where the first marked glyph stands, or else the first glyph.
    """
    near = marked[0] if marked else stretch[0]
    _, line = locate(layout, near)
    first, last = (int(layout.token_start[layout.line_start[k]]) for k in (line, line + 1))
    start, stop = max(stretch[0], first), min(stretch[1], last)
    occurrences = layout.occurrence[start:stop]
    boxes = find_boxes(document, occurrences)
    middle = near - start
    em = max(float(document.occurrences.size[occurrences[middle]]), 1.0)
    columns = layout.direction[line] in (Direction.COLUMNS_RTL, Direction.COLUMNS_LTR)
    down = bool(columns) or abs(float(document.occurrences.dy[occurrences[middle]])) > 0.7
    # A word of a script without spaces may be a whole line.
    reach = em * (_LONGEST_DOWN if down else _LONGEST) / 2
    axis = 1 if down else 0
    centres: Floats = (boxes[:, axis] + boxes[:, axis + 2]) / np.float32(2)
    around = (boxes[middle, axis] + boxes[middle, axis + 2]) / 2 if marked else _find_start(centres, reach)
    kept = np.full(len(centres), np.ptp(centres) <= 2 * reach) | (np.abs(centres - around) <= reach)
    kept[middle] = True
    x0, y0, x1, y1 = find_box(document, occurrences[kept])
    pad = em * _PADDING
    marks = tuple(find_box(document, layout.occurrence[position : position + 1]) for position in marked)
    return Cut(int(layout.page[line]), (x0 - pad, y0 - pad, x1 + pad, y1 + pad), marks, down)


def _find_start(centres: Floats, reach: float) -> float:
    """The point around which a word that begins at `centres[0]` is shown from its beginning."""
    length = float(centres[-1] - centres[0])
    return float(centres[0]) + math.copysign(min(abs(length) / 2, reach), length)


def paint_cut(painter: QPainter, rect: QRectF, pictures: PagePictures, cut: Cut) -> None:
    """Draw a cut-out, of whatever size `rect` has; what is not drawn yet is asked for and comes with `arrived`."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, Qt.GlobalColor.white)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    scale = rect.width() / (cut.box[2] - cut.box[0])
    ratio = painter.device().devicePixelRatio()
    sharp = scale * ratio
    image = pictures.part(cut.page, sharp, cut.box)
    if image is not None:
        left = (math.floor(sharp * cut.box[0]) - sharp * cut.box[0]) / ratio
        top = (math.floor(sharp * cut.box[1]) - sharp * cut.box[1]) / ratio
        size = image.width() / ratio, image.height() / ratio
        painter.drawImage(QRectF(rect.left() + left, rect.top() + top, *size), image)
    elif (page := pictures.nearest(cut.page)) is not None:
        dots = page.width() / pictures.rect(cut.page).width()
        x0, y0, x1, y1 = (dots * side for side in cut.box)
        painter.drawImage(rect, page, QRectF(x0, y0, x1 - x0, y1 - y0))
    for box in cut.marks:
        _paint_mark(painter, QRectF(*_to_pixels(box, cut.box, rect, scale)))
    painter.restore()


def _to_pixels(box: Box, around: Box, rect: QRectF, scale: float) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = box
    left, top = rect.left() + scale * (x0 - around[0]), rect.top() + scale * (y0 - around[1])
    return left, top, scale * (x1 - x0), scale * (y1 - y0)


def _paint_mark(painter: QPainter, box: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = QColor(_MARK)
    fill.setAlpha(36)
    painter.setBrush(fill)
    painter.setPen(QPen(_MARK, 1.5))
    painter.drawRoundedRect(box.adjusted(-1, 0, 1, 0), 2, 2)


class CutOut(QAbstractButton):
    """A cut-out that can be clicked, what it is read as below it.

    `height` is that of the writing in pixels; `caption` may be empty.
    """

    def __init__(
        self, pictures: PagePictures, cut: Cut, height: int, caption: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.cut = cut
        self.caption = caption
        self._pictures = pictures
        self._writing = height
        self.setAccessibleName(caption or self.tr("Picture of the place on page {}").format(cut.page))
        self.setToolTip(self.tr("On page {}: click to show it there").format(cut.page))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        pictures.arrived.connect(self._arrived)

    def show_caption(self, caption: str) -> None:
        """Write something else below the picture."""
        if caption != self.caption:
            self.caption = caption
            self.setAccessibleName(caption)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        width, height = self.cut.size(self._writing)
        below = self._caption_height()
        if below:
            wanted = QFontMetricsF(text_font(_CAPTION)).horizontalAdvance(self.caption) + 4
            width = max(width, min(wanted, max(1.6 * width, _NARROW)))
        return QSize(math.ceil(width) + 2 * _FRAME, math.ceil(height + below) + 2 * _FRAME)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.cut.size(self._writing)
        picture = QRectF((self.width() - width) / 2, _FRAME, width, height)
        paint_cut(painter, picture, self._pictures, self.cut)
        palette = self.palette()
        lively = self.hasFocus() or self.underMouse() or self.isDown()
        role = QPalette.ColorRole.Accent if lively else QPalette.ColorRole.Mid
        painter.setPen(QPen(palette.color(role), 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(picture.adjusted(-0.5, -0.5, 0.5, 0.5), 2, 2)
        if self.caption:
            font = text_font(_CAPTION)
            painter.setFont(font)
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            words = QFontMetricsF(font).elidedText(self.caption, Qt.TextElideMode.ElideMiddle, self.width())
            below = QRectF(0, picture.bottom() + 2, self.width(), self._caption_height())
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, words)

    def _caption_height(self) -> float:
        return QFontMetricsF(text_font(_CAPTION)).height() + 2 if self.caption else 0.0

    def _arrived(self, page: int) -> None:
        if page == self.cut.page:
            self.update()
