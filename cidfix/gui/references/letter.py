"""A proposed letter as a reference font draws it, where one that has it is at hand, else as the window's font does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainter, QPainterPath, QPaintEvent, QPalette, QRawFont, QTransform
from PySide6.QtWidgets import QLabel, QWidget

from cidfix.gui.fonts import text_font
from cidfix.gui.glyphs.code_points import describe_characters, show_alone
from cidfix.gui.references.shelf import FontShelf
from cidfix.shapes.index import ShapeIndex

_POINTS = 24.0
_EM = 0.62  # of the height, and the baseline, as a glyph beside it is drawn
_BASELINE = 0.73
_UNITS = 1000.0  # of a font that is drawn from
_MOST_NAMED = 4


class ReferenceLetter(QLabel):
    """Shows one value after another; its tooltip names the characters, and the reference fonts that have them."""

    def __init__(self, shelf: FontShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._value = ""
        self._named: tuple[str, ...] = ()  # fonts that the proposal names
        self._shapes: ShapeIndex | None = None
        self._path: QPainterPath | None = None
        self.font_name = ""
        self.setFont(text_font(_POINTS))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_value(self, value: str, named: Sequence[str], shapes: ShapeIndex) -> None:
        """Show a value that is proposed since it is drawn as in the fonts `named`, by an index of shapes."""
        self._value, self._named, self._shapes = value, tuple(named), shapes
        self.setText(show_alone(value) or "–")
        self.setToolTip(self._describe())
        self._path, self.font_name = None, ""
        if len(value) == 1:
            for name, font in _list_fonts(self._shelf, self._named):
                if font.supportsCharacter(ord(value)):
                    self._path, self.font_name = font.pathForGlyph(font.glyphIndexesForString(value)[0]), name
                    break
        self.update()

    def _describe(self) -> str:
        return "\n".join(f"{point} {name.capitalize()}" for point, name in describe_characters(self._value))

    def _describe_fonts(self) -> str:
        """Which font draws it here, and which reference fonts have it."""
        parts = [self.tr("Drawn here by {}").format(self.font_name)] if self.font_name else []
        shapes = self._shapes
        if shapes:
            owners = (shapes.font_of_row(row) for row in shapes.find_rows((self._value,)).tolist())
            fonts = list(dict.fromkeys((*self._named, *owners)))
            if fonts:
                more = len(fonts) - _MOST_NAMED
                others = self.tr(" and {} more").format(more) if more > 0 else ""
                parts.append(self.tr("So it is in {}{}").format(", ".join(fonts[:_MOST_NAMED]), others))
        return "\n".join(parts)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:  # the fonts are looked for only when somebody asks
            self.setToolTip("\n".join(filter(None, (self._describe(), self._describe_fonts()))))
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._path is None or self._path.isEmpty():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, size = self._path.boundingRect(), self.height() * _EM / _UNITS
        size = min(size, self.width() * 0.95 / max(ink.width(), 1.0))
        across = self.width() / 2 - ink.center().x() * size
        shown = QTransform(size, 0, 0, size, across, self.height() * _BASELINE).map(self._path)
        painter.fillPath(shown, self.palette().color(QPalette.ColorRole.Text))


def _list_fonts(shelf: FontShelf, named: Sequence[str]) -> Iterator[tuple[str, QRawFont]]:
    """The fonts at hand, each with its name: those named first, then the user's own."""
    files = {name: str(font.path) for font in (*shelf.installed, *shelf.fonts) for name in font.names[:1]}
    own = [name for font in shelf.fonts for name in font.names[:1]]
    for name in dict.fromkeys((*named, *own)):
        font = _open_font(files[name]) if name in files else _find_installed(name)
        if font is not None and font.isValid():
            yield name, font


@lru_cache(maxsize=16)
def _open_font(path: str) -> QRawFont:
    return QRawFont(path, _UNITS)


@lru_cache(maxsize=256)
def _find_installed(name: str) -> QRawFont | None:
    """The font of a full name, such as "Noto Serif Bold", where the system has it."""
    for family in sorted(_list_families(), key=len, reverse=True):
        style = name[len(family) :].strip()
        if name.startswith(family) and style.casefold() in {s.casefold() for s in (*QFontDatabase.styles(family), "")}:
            font = QFontDatabase.font(family, style or "Regular", 12)
            font.setPixelSize(int(_UNITS))
            font.setStyleStrategy(QFont.StyleStrategy.NoFontMerging)
            raw = QRawFont.fromFont(font)
            return raw if raw.isValid() and raw.familyName() == family else None
    return None


@lru_cache(maxsize=1)
def _list_families() -> tuple[str, ...]:
    return tuple(QFontDatabase.families())
