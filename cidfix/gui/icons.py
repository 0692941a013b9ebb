"""The icons of the window: one family of strokes, drawn in the colour of the text beside them.

They are drawn anew from their SVG file for each size, screen scale and palette, so that they are sharp anywhere and
follow a change of theme without being told. `resources/icons/NAME.svg` draws with `currentColor`.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from cidfix.resource import find_resource


def icon(name: str) -> QIcon:
    """The icon of that name; "cidfix" is the program's own. Raises KeyError where there is none."""
    _read_svg(name)
    return QIcon(_Strokes(name))


class IconLabel(QLabel):
    """An icon that stands by itself, `side` pixels wide and high, in the colour of the palette there is."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__()
        self._name = name
        self._side = side
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show()

    def _show(self) -> None:
        self.setPixmap(icon(self._name).pixmap(QSize(self._side, self._side), self.devicePixelRatio()))


class _Strokes(QIconEngine):
    """Draws one icon in the palette's colour for its mode at the moment it is drawn."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QIconEngine:
        return _Strokes(self._name)

    def key(self) -> str:
        return "cidfix-strokes"

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        sharp = rect.size() * painter.device().devicePixelRatio()
        painter.drawPixmap(rect, _render(self._name, sharp, _find_colour(mode)))

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        return _render(self._name, size, _find_colour(mode))


def _find_colour(mode: QIcon.Mode) -> str:
    palette = QGuiApplication.palette()
    match mode:
        case QIcon.Mode.Disabled:
            colour = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        case QIcon.Mode.Selected:
            colour = palette.color(QPalette.ColorRole.HighlightedText)
        case _:
            colour = palette.color(QPalette.ColorRole.ButtonText)
    return colour.name()


def _render(name: str, size: QSize, colour: str) -> QPixmap:
    key = f"cidfix {name} {size.width()} {size.height()} {colour}"
    pixmap = QPixmap()
    if QPixmapCache.find(key, pixmap):
        return pixmap
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(size.width(), size.height())
    square = QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(_read_svg(name).replace("currentColor", colour).encode())).render(painter, square)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def _read_svg(name: str) -> str:
    return _read_all()[name]


@cache
def _read_all() -> dict[str, str]:
    """All icons by their names: the first is wanted before there is a window, the others when it has no time."""
    return {path.stem: path.read_text("utf-8") for path in find_resource("icons").glob("*.svg")}
