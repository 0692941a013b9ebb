"""A stretch of one line cut from the page, and turned so that its writing runs along a row whichever way it ran there.

Lines, the typing line and the list of places all show the same thing: what is really printed, for the eye to compare.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch
from cidfix.layout.boxes import find_quads
from cidfix.layout.model import Direction
from cidfix.pdf.document import Document, Floats, Ints, search_sorted
from cidfix.recovery import Recovery

_MARGIN = 0.12  # of the font size, around what is cut out: ink reaches over its box now and then
_CAPITALS, _TAILS = 0.72, 0.22  # em that letters reach above and below the baseline, whichever a word happens to have
_ASCENT, _DESCENT = 0.98, 0.28  # the same for glyphs whose ink is not known
_MOST_LENGTH = 4000.0  # pixels of a strip's picture


@dataclass(frozen=True, slots=True)
class Strip:
    """A stretch of K glyphs within one line, in points along and across its writing.

    `box` is where it stands on the page; `along` is the unit vector of its writing there. `start`, `stop` (K,) are
    where each glyph begins and ends, counted from the strip's left end as it is shown; `width`, `height` its extent.
    `origin` is its upper left corner in turned coordinates, `size` the font size.
    """

    page: int
    box: tuple[float, float, float, float]
    along: tuple[float, float]
    origin: tuple[float, float]
    start: Floats
    stop: Floats
    width: float
    height: float
    size: float


def cut_strip(recovery: Recovery, line: int, stretch: Stretch) -> Strip:
    """The strip of a stretch that lies within a line (index into the layout)."""
    document, layout = recovery.document, recovery.layout
    occurrences = layout.occurrence[stretch[0] : stretch[1]]
    along = _find_along(recovery, line, int(occurrences[0]))
    turn = np.array([[along[0], -along[1]], [along[1], along[0]]], np.float32)
    turned = _find_inked(document, occurrences) @ turn
    u, v = turned[..., 0], turned[..., 1]
    size = float(layout.size[line])
    margin = _MARGIN * size
    left, top = float(u.min()) - margin, float(v.min()) - margin
    right, bottom = float(u.max()) + margin, float(v.max()) + margin
    corners = np.array([[left, top], [right, top], [left, bottom], [right, bottom]], np.float32) @ turn.T
    (x0, y0), (x1, y1) = corners.min(axis=0).tolist(), corners.max(axis=0).tolist()
    return Strip(
        page=int(layout.page[line]),
        box=(round(x0, 2), round(y0, 2), round(x1, 2), round(y1, 2)),
        along=along,
        origin=(left, top),
        start=(u.min(axis=1) - left).astype(np.float32),
        stop=(u.max(axis=1) - left).astype(np.float32),
        width=right - left,
        height=bottom - top,
        size=size,
    )


def cut_strips(recovery: Recovery, stretch: Stretch) -> list[Strip]:
    """The strips of a stretch that may run over the ends of lines, one for each line."""
    layout = recovery.layout
    ends = layout.token_start[layout.line_start]
    first, last = (search_sorted(ends, end, side="right") - 1 for end in (stretch[0], stretch[1] - 1))
    bounds = [
        (line, max(stretch[0], int(ends[line])), min(stretch[1], int(ends[line + 1])))
        for line in range(first, last + 1)
    ]
    return [cut_strip(recovery, line, (start, stop)) for line, start, stop in bounds if start < stop]


def fit_scale(strip: Strip, scale: float) -> float:
    """At most `scale` pixels to the point, less where the strip's picture would be too long."""
    return min(scale, _MOST_LENGTH / max(strip.width, 1.0))


def find_picture(pictures: PagePictures, strip: Strip, scale: float, ratio: float) -> QImage | None:
    """The picture from which a strip is painted, None until it is drawn, which this asks for."""
    return pictures.part(strip.page, scale * ratio, strip.box)


def paint_strip(
    painter: QPainter, pictures: PagePictures, strip: Strip, scale: float, parts: Iterable[tuple[float, float, QPointF]]
) -> bool:
    """Paint parts of a strip: from where to where along it, in points, and where its upper left corner is to be.

    `scale` is in pixels to the point. False where the picture is still to be drawn; then the paper is left white.
    """
    ratio = painter.device().devicePixelRatio()
    image = find_picture(pictures, strip, scale, ratio)
    height = round(strip.height * scale * ratio) / ratio
    for start, stop, at in parts:
        target = QRectF(at.x(), at.y(), (stop - start) * scale, height)
        painter.fillRect(target, Qt.GlobalColor.white)
        if image is not None:
            paint = _paint_upright if strip.along == (1.0, 0.0) else _paint_turned
            paint(painter, image, strip, scale, ratio, start, target)
    return image is not None


def _paint_upright(
    painter: QPainter, image: QImage, strip: Strip, scale: float, ratio: float, start: float, target: QRectF
) -> None:
    """Copy pixels of the picture as they are; it begins at a whole pixel of its page."""
    fine = scale * ratio
    x = round((strip.origin[0] + start) * fine) - math.floor(fine * strip.box[0])
    y = round(strip.origin[1] * fine) - math.floor(fine * strip.box[1])
    painter.drawImage(target, image, QRectF(x, y, target.width() * ratio, target.height() * ratio))


def _paint_turned(
    painter: QPainter, image: QImage, strip: Strip, scale: float, ratio: float, start: float, target: QRectF
) -> None:
    """Draw the picture turned so that its writing runs to the right."""
    fine = scale * ratio
    corner = QPointF(math.floor(fine * strip.box[0]) / fine, math.floor(fine * strip.box[1]) / fine)
    dx, dy = strip.along
    shift = target.topLeft() - QPointF(strip.origin[0] + start, strip.origin[1]) * scale
    painter.save()
    painter.setClipRect(target, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    turn = QTransform(dx * scale, -dy * scale, dy * scale, dx * scale, shift.x(), shift.y())
    painter.setTransform(turn, combine=True)
    painter.drawImage(QRectF(corner, QSizeF(image.width() / fine, image.height() / fine)), image)
    painter.restore()


def _find_inked(document: Document, occurrences: Ints) -> Floats:
    """The corners of glyphs as `find_quads`, as high as their ink: many fonts claim more than their letters need."""
    o, quads = document.occurrences, find_quads(document, occurrences)
    ink = document.glyphs.ink[o.glyph[occurrences]]
    size, upright = o.size[occurrences], ~o.vertical[occurrences]
    is_known = np.any(ink != 0, axis=1)
    above = np.where(is_known, np.maximum(ink[:, 3], _CAPITALS), _ASCENT) * size
    below = np.where(is_known, np.minimum(ink[:, 1], -_TAILS), -_DESCENT) * size
    up = np.stack([o.dy[occurrences], -o.dx[occurrences]], axis=1)
    # From where the font has its edge to where the ink is.
    quads[:, :2] += (up * np.where(upright, above - o.ascent[occurrences], 0)[:, None])[:, None]
    quads[:, 2:] += (up * np.where(upright, below - o.descent[occurrences], 0)[:, None])[:, None]
    return quads


def _find_along(recovery: Recovery, line: int, occurrence: int) -> tuple[float, float]:
    if recovery.layout.direction[line] in (Direction.COLUMNS_RTL, Direction.COLUMNS_LTR):
        return 0.0, 1.0
    occurrences = recovery.document.occurrences
    dx, dy = round(float(occurrences.dx[occurrence]), 4), round(float(occurrences.dy[occurrence]), 4)
    return (dx, dy) if (dx, dy) != (0.0, 0.0) else (1.0, 0.0)
