"""What is drawn over a page: the state of each glyph, and frames round places that are meant."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from cidfix.gui.page.text import PageText
from cidfix.gui.tasks import Stop
from cidfix.gui.theme import Edge, find_state_style
from cidfix.pdf.document import Bools, Floats
from cidfix.recover.values import State
from cidfix.recovery import Recovery

_STATES = tuple(State)
_CONFLICT = _STATES.index(State.CONFLICT)
_MOST_KEPT = 16 << 20  # bytes of overlays
_MOST_PIXELS = 3e6  # of an overlay that is kept; where pages are larger few glyphs are in view
_LEGIBLE = 7.0  # pixels of height from which patterns can be told apart
_TOOTH = 2.5  # pixels


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """The overlay of a page at `scale` device pixels to the point, and the states that it shows."""

    page: int
    states: NDArray[np.int8]
    scale: float
    image: QImage


class StateOverlay:
    """The states of a recovery's glyphs, drawn once for each page and zoom for as long as they stay the same."""

    def __init__(self, recovery: Recovery) -> None:
        self._kept: OrderedDict[int, Drawn] = OrderedDict()
        self.show(recovery)

    def show(self, recovery: Recovery) -> None:
        """Show the states of another recovery whose glyphs stand in the same order."""
        number = {state: place for place, state in enumerate(_STATES)}
        self._state: NDArray[np.int8] = np.array([number[value.state] for value in recovery.values], np.int8)
        self._glyph = recovery.index.glyph

    def paint(self, painter: QPainter, text: PageText, rect: QRectF, zoom: float, *, sharp: bool) -> bool:
        """Draw the states on a page that lies in `rect` at `zoom` pixels to the point.

        They may be those of a moment ago, or none yet: then false, and `prepare` is to be called.
        """
        density = painter.device().devicePixelRatioF()
        if rect.width() * rect.height() * density**2 > _MOST_PIXELS:
            painter.translate(rect.topLeft())
            _draw_states(painter, text, self._find_states(text), zoom, painter.clipBoundingRect(), lambda: None)
            painter.translate(-rect.topLeft())
            return True
        scale = zoom * density
        drawn = self._kept.get(text.number)
        is_current = (
            drawn is not None
            and (drawn.scale == scale or not sharp)
            and np.array_equal(drawn.states, self._find_states(text))
        )
        if drawn is None:
            return False
        if drawn.scale == scale:
            painter.drawImage(rect.topLeft(), drawn.image)
        else:
            size = QSizeF(drawn.image.size()) / drawn.scale * zoom
            painter.drawImage(QRectF(rect.topLeft(), size), drawn.image)
        return is_current

    def prepare(self, text: PageText, size: QSizeF, zoom: float, density: float) -> Callable[[Stop], Drawn]:
        """What draws the states on a page of this size, on any thread; what it returns is to be kept."""
        states = self._find_states(text)

        def draw(stop: Stop) -> Drawn:
            image = QImage((size * density).toSize() + QSize(1, 1), QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(density)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            try:
                _draw_states(painter, text, states, zoom, QRectF(QPointF(), size), stop.check)
            finally:
                painter.end()  # or Qt would complain of the image that is let go
            return Drawn(text.number, states, zoom * density, image)

        return draw

    def keep(self, drawn: Drawn) -> None:
        """Have this drawing painted, and forget those that were painted longest ago where they take too much room."""
        self._kept[drawn.page] = drawn
        self._kept.move_to_end(drawn.page)
        while len(self._kept) > 1 and sum(kept.image.sizeInBytes() for kept in self._kept.values()) > _MOST_KEPT:
            self._kept.popitem(last=False)

    def _find_states(self, text: PageText) -> NDArray[np.int8]:
        states: NDArray[np.int8] = self._state[self._glyph[text.start : text.stop]]
        return states


def _draw_states(
    painter: QPainter, text: PageText, kind: NDArray[np.int8], zoom: float, view: QRectF, check: Callable[[], None]
) -> None:
    check()
    frames, kinds = text.find_runs(kind, kind == _CONFLICT)
    frames = frames * zoom
    low, high = frames.min(axis=1, initial=math.inf), frames.max(axis=1, initial=-math.inf)
    seen = _find_seen(low, high, view)
    for place, state in enumerate(_STATES):
        check()
        chosen = frames[seen & (kinds == place)]
        if len(chosen):
            _draw_state(painter, chosen, state)


def _draw_state(painter: QPainter, frames: Floats, state: State) -> None:
    """Known letters are hardly touched; what is open, guessed or contradicted stands out."""
    style = find_state_style(state, dark=False)  # paper is white in any palette
    heights = np.sort(np.hypot(*(frames[:, 3] - frames[:, 0]).T))
    legible = bool(heights[len(heights) // 2] >= _LEGIBLE)
    pen = QPen(style.line, 1.0)
    match state:
        case State.UNKNOWN if legible:
            path = _to_path(_inset(frames, 0.5))
            painter.fillPath(path, _with_alpha(style.line, 34))
            pen.setDashPattern((1.5, 2.0))
            painter.strokePath(path, pen)
        case State.UNKNOWN:
            painter.fillPath(_to_path(frames), _with_alpha(style.line, 60))
        case State.PROPOSED:
            path = _to_path(frames)
            painter.fillPath(path, style.fill)
            if legible:
                painter.fillPath(path, QBrush(_with_alpha(style.line, 150), style.pattern))
        case State.CONFLICT:
            painter.fillPath(_to_path(frames), style.fill)
            if legible:
                pen.setWidthF(1.25)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.strokePath(_zigzag(frames), pen)
        case State.SEPARATOR:
            pass
        case _ if legible:
            pen.setColor(_with_alpha(style.line, 130))
            if style.edge is not Edge.LINE:
                pen.setDashPattern((3.0, 1.5) if style.edge is Edge.DASHES else (1.0, 1.0))
            painter.setPen(pen)
            painter.drawLines([QLineF(*line) for line in frames[:, (3, 2)].reshape(-1, 4).tolist()])


@dataclass(frozen=True, slots=True, eq=False)
class FrameStyle:
    """How frames are drawn; `width` of their line in pixels, `spread` what they stand off the letters."""

    fill: QColor
    line: QColor
    width: float
    spread: float
    dashed: bool = False


def paint_frames(painter: QPainter, frames: Floats, style: FrameStyle) -> None:
    """Draw frames, their corners in pixels, shape (F, 4, 2), as far as they lie in the painter's clip."""
    frames = _inset(frames, -style.spread)
    upright, low, high = _find_upright(frames)
    seen = _find_seen(low, high, painter.clipBoundingRect())
    pen = QPen(Qt.PenStyle.NoPen)
    if style.width:
        pen = QPen(style.line, style.width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if style.dashed:
            pen.setDashPattern((4.0, 2.5))
    painter.setPen(pen)
    painter.setBrush(style.fill)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    flat = np.concatenate([low, high - low], axis=1)[seen & upright]
    painter.drawRects([QRectF(*rect) for rect in flat.tolist()])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for corners in frames[seen & ~upright].tolist():
        painter.drawConvexPolygon([QPointF(*corner) for corner in corners])


def _find_seen(low: Floats, high: Floats, view: QRectF) -> Bools:
    """Which boxes between these corners, shape (F, 2), reach into a view."""
    corner, opposite = (view.left(), view.top()), (view.right(), view.bottom())
    seen: Bools = np.logical_and.reduce((high >= corner) & (low <= opposite), axis=1)
    return seen


def _to_path(frames: Floats) -> QPainterPath:
    """Frames as one path, filled alike where they overlap."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    upright, low, high = _find_upright(frames)
    for rect in np.concatenate([low, high - low], axis=1)[upright].tolist():
        path.addRect(*rect)
    for a, b, c, d in frames[~upright].tolist():
        path.addPolygon(QPolygonF([QPointF(*a), QPointF(*b), QPointF(*c), QPointF(*d), QPointF(*a)]))
    return path


def _find_upright(frames: Floats) -> tuple[Bools, Floats, Floats]:
    """Which frames stand upright, and the corners between which each lies."""
    low, high = frames.min(axis=1), frames.max(axis=1)
    at_edge = np.isclose(frames, low[:, None], atol=0.1) | np.isclose(frames, high[:, None], atol=0.1)
    upright: Bools = at_edge.all(axis=(1, 2))
    return upright, low, high


def _inset(frames: Floats, by: float) -> Floats:
    """The frames made smaller by so many pixels on every side, though never turned inside out."""
    along, across = frames[:, 1] - frames[:, 0], frames[:, 3] - frames[:, 0]
    length, height = (np.maximum(np.hypot(*v.T), 1e-6)[:, None] for v in (along, across))
    a, b = along * np.minimum(by / length, 0.5), across * np.minimum(by / height, 0.5)
    smaller: Floats = frames + np.stack([a + b, b - a, -a - b, a - b], axis=1)
    return smaller


def _zigzag(frames: Floats) -> QPainterPath:
    """A zigzag along both long sides of each frame, its teeth towards the letters."""
    path = QPainterPath()
    for a, b, c, d in frames.tolist():
        for start, end in ((a, b), (c, d)):
            way = QPointF(end[0] - start[0], end[1] - start[1])
            length = math.hypot(way.x(), way.y())
            teeth = max(1, round(length / (2 * _TOOTH)))
            inwards = QPointF(-way.y(), way.x()) / max(length, 1e-6) * _TOOTH
            corner = QPointF(*start)
            path.moveTo(corner)
            for tooth in range(teeth):
                path.lineTo(corner + way * ((tooth + 0.5) / teeth) + inwards)
                path.lineTo(corner + way * ((tooth + 1) / teeth))
    return path


def _with_alpha(colour: QColor, alpha: int) -> QColor:
    faint = QColor(colour)
    faint.setAlpha(alpha)
    return faint
