"""The colours of the window: a light and a dark palette, and how each state of a glyph looks.

Qt's own dark mode is there only where a desktop tells it, and its highlight colours are not made to be read through;
so both palettes are brought along, one family of greys with one accent. All text in them meets WCAG AA.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, TypeAlias

from PySide6.QtCore import QCoreApplication, QLineF, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPalette, QPen
from PySide6.QtWidgets import QApplication, QToolTip

from cidfix.recover.values import State

Theme: TypeAlias = Literal["system", "light", "dark"]

_Role = QPalette.ColorRole

_LIGHT = {
    _Role.Window: "#f1f2f3",
    _Role.WindowText: "#1c1f23",
    _Role.Base: "#ffffff",
    _Role.AlternateBase: "#f7f8f8",
    _Role.Text: "#1c1f23",
    _Role.PlaceholderText: "#686e75",
    _Role.Button: "#f6f7f7",
    _Role.ButtonText: "#1c1f23",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#ffffff",
    _Role.Midlight: "#e6e8ea",
    _Role.Mid: "#c3c7cc",
    _Role.Dark: "#9ba1a8",
    _Role.Shadow: "#6c7279",
    _Role.Highlight: "#2b64a6",
    _Role.HighlightedText: "#ffffff",
    _Role.Accent: "#2b64a6",
    _Role.Link: "#225a9c",
    _Role.LinkVisited: "#6a4a96",
    _Role.ToolTipBase: "#ffffff",
    _Role.ToolTipText: "#1c1f23",
}
_DARK = {
    _Role.Window: "#2c3035",
    _Role.WindowText: "#e4e6e8",
    _Role.Base: "#1a1c1f",
    _Role.AlternateBase: "#1f2225",
    _Role.Text: "#e4e6e8",
    _Role.PlaceholderText: "#9aa0a7",
    _Role.Button: "#3a3f45",
    _Role.ButtonText: "#e4e6e8",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#50565d",
    _Role.Midlight: "#3d4247",
    _Role.Mid: "#464b51",
    _Role.Dark: "#17191c",
    _Role.Shadow: "#0e0f11",
    _Role.Highlight: "#3a6fae",
    _Role.HighlightedText: "#ffffff",
    _Role.Accent: "#6ea5e0",
    _Role.Link: "#8bb8ea",
    _Role.LinkVisited: "#c0a6e4",
    _Role.ToolTipBase: "#3a3f45",
    _Role.ToolTipText: "#e4e6e8",
}
_DISABLED = {
    "light": {
        _Role.WindowText: "#7f858c",
        _Role.Text: "#7f858c",
        _Role.ButtonText: "#7f858c",
        _Role.PlaceholderText: "#7f858c",
        _Role.Highlight: "#7b8794",
        _Role.HighlightedText: "#ffffff",
    },
    "dark": {
        _Role.WindowText: "#8b9198",
        _Role.Text: "#8b9198",
        _Role.ButtonText: "#8b9198",
        _Role.PlaceholderText: "#8b9198",
        _Role.Highlight: "#4a5563",
        _Role.HighlightedText: "#c4c8cc",
    },
}
_MENU = {  # a menu's icons are drawn in the colour of its text, chosen or not: so the chosen row is a tint
    "light": {_Role.Highlight: "#d3e2f3", _Role.HighlightedText: "#1c1f23"},
    "dark": {_Role.Highlight: "#38506c", _Role.HighlightedText: "#f2f4f5"},
}
# Of the window's colour the style makes the edge of a box to tick, which else is lost on a dark card.
_TICKED = {"light": {_Role.Window: "#b4b9be"}, "dark": {_Role.Window: "#b0b6bd"}}


def make_palette(dark: bool) -> QPalette:
    """The palette of the program, light or dark."""
    palette = QPalette()
    for role, colour in (_DARK if dark else _LIGHT).items():
        palette.setColor(role, QColor(colour))
    for role, colour in _DISABLED["dark" if dark else "light"].items():
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colour))
    return palette


def make_menu_palette(dark: bool) -> QPalette:
    """The palette of menus and menu bars."""
    return _change(make_palette(dark), _MENU["dark" if dark else "light"])


def _change(palette: QPalette, colours: Mapping[QPalette.ColorRole, str]) -> QPalette:
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for role, colour in colours.items():
            palette.setColor(group, role, QColor(colour))
    return palette


def find_tint(dark: bool) -> QColor:
    """The accent's tint that lies under the text of what is chosen in a menu or a switch."""
    return QColor(_MENU["dark" if dark else "light"][_Role.Highlight])


def is_dark(palette: QPalette) -> bool:
    """Whether a palette is light text on dark ground."""
    ground, text = palette.color(_Role.Window), palette.color(_Role.WindowText)
    return ground.lightnessF() < text.lightnessF()


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Dress the whole program; "system" is as the desktop is and as it changes, light where it tells nothing."""
    hints = app.styleHints()
    followers = app.findChildren(_Follower)
    follower = followers[0] if followers else _Follower(app)
    follower.follows = theme == "system"
    # This also reaches what the desktop draws: title bars, file dialogs.
    match theme:
        case "system":
            hints.unsetColorScheme()
            follower.follow(hints.colorScheme())
        case "light":
            hints.setColorScheme(Qt.ColorScheme.Light)
            _dress(app, dark=False)
        case "dark":
            hints.setColorScheme(Qt.ColorScheme.Dark)
            _dress(app, dark=True)


class _Follower(QObject):
    """Dresses the program anew when the desktop turns light or dark."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self.follows = False
        app.styleHints().colorSchemeChanged.connect(self.follow)

    def follow(self, scheme: Qt.ColorScheme) -> None:
        if self.follows:
            _dress(self._app, dark=scheme == Qt.ColorScheme.Dark)


def _dress(app: QApplication, dark: bool) -> None:
    if app.style().name() != "fusion":
        app.setStyle("Fusion")
    palette = make_palette(dark)
    app.setPalette(palette)
    for menus in ("QMenu", "QMenuBar"):  # what the binding takes, whatever its stub says
        app.setPalette(make_menu_palette(dark), menus)  # type: ignore[arg-type]
    ticked = _change(make_palette(dark), _TICKED["dark" if dark else "light"])
    app.setPalette(ticked, "QCheckBox")  # type: ignore[arg-type]
    QToolTip.setPalette(palette)


class Edge(Enum):
    """How a glyph's box is bounded: the firmer the line, the firmer the knowledge."""

    LINE = auto()
    DASHES = auto()
    DOTS = auto()
    BOX = auto()
    ZIGZAG = auto()
    BRACKET = auto()


@dataclass(frozen=True, slots=True)
class StateStyle:
    """How one state looks: hue, pattern, edge and mark, so that none of them has to be seen for the others to tell.

    `fill` is translucent, to lie over what is drawn; `line` is for patterns, edges and marks; `text` for a chip's text.
    """

    fill: QColor
    line: QColor
    text: QColor
    pattern: Qt.BrushStyle
    edge: Edge
    mark: str


def find_state_style(state: State, dark: bool) -> StateStyle:
    """The look of a state on light or on dark ground. A page is white in either theme: over it, `dark` is False."""
    return (_STATES_ON_DARK if dark else _STATES_ON_LIGHT)[state]


def describe_state(state: State) -> str:
    """A state in a few words for the user."""
    return {
        State.TYPED: QCoreApplication.translate("States", "typed"),
        State.MAP: QCoreApplication.translate("States", "from a map"),
        State.SURE: QCoreApplication.translate("States", "sure by shape"),
        State.PROPOSED: QCoreApplication.translate("States", "proposed"),
        State.UNKNOWN: QCoreApplication.translate("States", "unknown"),
        State.CONFLICT: QCoreApplication.translate("States", "contradicted"),
        State.SEPARATOR: QCoreApplication.translate("States", "space"),
    }[state]


def paint_state(painter: QPainter, rect: QRectF, style: StateStyle) -> None:
    """Draw the box of one chip or grid cell: fill, pattern and edge, with rounded corners."""
    paint_states(painter, [rect], style)


def paint_states(painter: QPainter, rects: Sequence[QRectF], style: StateStyle) -> None:
    """Draw boxes of one state that lie apart, in far less time than one by one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    filled = _round(rects)
    for brush in _list_brushes(style):
        painter.fillPath(filled, brush)
    _paint_edges(painter, rects, style)
    painter.restore()


_EDGE_WIDTH = 1.5  # pixels
_ROUNDING = 2.0
_HATCHING = 0.4  # of the line's ink, so that the letter under it stays the darker
_TOOTH = 2.5  # pixels, of the zigzag: half its wave and its depth; less where the box is small
_PRONG = 4.0  # pixels, of the bracket
_DASHES = {Edge.DASHES: (3.0, 1.5), Edge.DOTS: (1.0, 1.0)}  # in widths of the line


def _list_brushes(style: StateStyle) -> tuple[QBrush, ...]:
    match style.pattern:
        case Qt.BrushStyle.NoBrush:
            return ()
        case Qt.BrushStyle.SolidPattern:
            return (QBrush(style.fill),)
        case pattern:
            hatching = QColor(style.line)
            hatching.setAlphaF(_HATCHING)
            return QBrush(style.fill), QBrush(hatching, pattern)


def _paint_edges(painter: QPainter, rects: Sequence[QRectF], style: StateStyle) -> None:
    half = _EDGE_WIDTH / 2
    boxes = [rect.adjusted(half, half, -half, -half) for rect in rects]
    pen = QPen(style.line, _EDGE_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if style.edge in _DASHES:
        pen.setDashPattern(_DASHES[style.edge])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match style.edge:
        case Edge.BOX:
            painter.drawPath(_round(boxes))
        case Edge.ZIGZAG:
            for box in boxes:
                painter.drawPolygon(_zigzag(box))
        case Edge.BRACKET:
            for box in boxes:
                rise, left, right = QPointF(0, min(_PRONG, box.height() / 2)), box.bottomLeft(), box.bottomRight()
                painter.drawPolyline([left - rise, left, right, right - rise])
        case Edge.LINE | Edge.DASHES | Edge.DOTS:
            painter.drawLines([QLineF(box.bottomLeft(), box.bottomRight()) for box in boxes])


def _round(boxes: Sequence[QRectF]) -> QPainterPath:
    path = QPainterPath()
    for box in boxes:
        path.addRoundedRect(box, _ROUNDING, _ROUNDING)
    return path


def _zigzag(box: QRectF) -> list[QPointF]:
    tooth = max(0.5, min(_TOOTH, box.width() / 4, box.height() / 4))
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    inwards = (QPointF(0, tooth), QPointF(-tooth, 0), QPointF(0, -tooth), QPointF(tooth, 0))
    points: list[QPointF] = []
    for side, start in enumerate(corners):
        way = corners[(side + 1) % 4] - start
        teeth = max(1, round(way.manhattanLength() / (2 * tooth)))
        for n in range(teeth):
            points += (start + way * (n / teeth), start + way * ((n + 0.5) / teeth) + inwards[side])
    return points


def _style(fill: str, line: str, text: str, pattern: Qt.BrushStyle, edge: Edge, mark: str = "") -> StateStyle:
    return StateStyle(QColor(fill), QColor(line), QColor(text), pattern, edge, mark)


_SOLID, _HATCHED, _EMPTY = Qt.BrushStyle.SolidPattern, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.NoBrush

# Hues that stay apart in the common kinds of colour blindness: blue, teal, violet, amber, red-purple. #AARRGGBB.
_STATES_ON_LIGHT = {
    State.TYPED: _style("#402f6fd0", "#1f5fc0", "#123f86", _SOLID, Edge.LINE),
    State.MAP: _style("#40129a8c", "#0b7f73", "#08554d", _SOLID, Edge.DASHES),
    State.SURE: _style("#307a5bd0", "#6d4fc0", "#4a3390", _SOLID, Edge.DOTS),
    State.PROPOSED: _style("#28e0a000", "#a06a00", "#6b4700", _HATCHED, Edge.DOTS),
    State.UNKNOWN: _style("#00000000", "#5a6068", "#3c4148", _EMPTY, Edge.BOX, "?"),
    State.CONFLICT: _style("#38d02070", "#b8195e", "#8a0f45", _SOLID, Edge.ZIGZAG, "!"),
    State.SEPARATOR: _style("#00000000", "#7f858c", "#5a6068", _EMPTY, Edge.BRACKET),
}
_STATES_ON_DARK = {
    State.TYPED: _style("#484f94f0", "#6fa8f5", "#c3dcff", _SOLID, Edge.LINE),
    State.MAP: _style("#401fb8a6", "#35c4b3", "#b0ece4", _SOLID, Edge.DASHES),
    State.SURE: _style("#40977df0", "#a892f2", "#dcd2ff", _SOLID, Edge.DOTS),
    State.PROPOSED: _style("#28ffb820", "#c9933a", "#ffe0a3", _HATCHED, Edge.DOTS),
    State.UNKNOWN: _style("#00000000", "#a3a9b0", "#d5d8db", _EMPTY, Edge.BOX, "?"),
    State.CONFLICT: _style("#48ff5fa0", "#ff7fb2", "#ffd0e2", _SOLID, Edge.ZIGZAG, "!"),
    State.SEPARATOR: _style("#00000000", "#7f868d", "#a3a9b0", _EMPTY, Edge.BRACKET),
}
