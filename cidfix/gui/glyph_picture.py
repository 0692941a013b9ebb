"""How a glyph is shown anywhere: from its outline, else as the page shows it where it is used first."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cidfix.gui.cut_outs import find_cut, paint_cut
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.pictures import PagePictures
from cidfix.gui.theme import find_state_style, is_dark, paint_state
from cidfix.gui.workbench import Workbench
from cidfix.recover.values import State


class GlyphPainter:
    """Draws the glyphs of the document on a workbench."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, art: GlyphArt) -> None:
        self.workbench = workbench
        self.pictures = pictures
        self._art = art

    def is_drawable(self, glyph: int) -> bool:
        """Whether a glyph has an outline, so that its picture needs no page."""
        return self._art.is_drawable(glyph)

    def needs_picture(self, glyph: int) -> bool:
        """Whether a glyph is shown as a page has it, and so not before that is drawn."""
        return not (self.workbench.recovery.document.glyphs.blank[glyph] or self._art.is_drawable(glyph))

    def paint(self, painter: QPainter, glyph: int, rect: QRectF, colour: QColor) -> None:
        """Draw a glyph in a rectangle; what has no ink, or neither outline nor place in the text, not at all."""
        if self._art.is_drawable(glyph):
            self._art.paint_in(painter, glyph, rect, colour)
        elif self.workbench.recovery.document.glyphs.blank[glyph]:
            return
        elif (position := self.workbench.find_first_use(glyph)) is not None:
            recovery = self.workbench.recovery
            cut = replace(find_cut(recovery.document, recovery.layout, (position, position + 1), (position,)), marks=())
            width, height = cut.size(rect.height())
            shrink = min(1.0, rect.width() / width, rect.height() / height)
            corner = rect.center() - QPointF(width, height) * shrink / 2
            paint_cut(painter, QRectF(corner.x(), corner.y(), width * shrink, height * shrink), self.pictures, cut)

    def to_icon(self, glyph: int, palette: QPalette) -> QIcon:
        """A glyph as an icon of a list or a menu; what draws nothing as the sign of a space."""
        picture = QPixmap(40, 44)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        box = QRectF(2, 2, 36, 40)
        if self.workbench.recovery.document.glyphs.blank[glyph]:
            paint_box(painter, box, State.SEPARATOR, palette)
        else:
            self.paint(painter, glyph, box, palette.color(QPalette.ColorRole.Text))
        painter.end()
        return QIcon(picture)


def paint_box(painter: QPainter, box: QRectF, state: State, palette: QPalette) -> None:
    """The box of a state in which a glyph stands; a space, which has nothing to be seen, is a sign in a frame."""
    style = find_state_style(state, is_dark(palette))
    if state is not State.SEPARATOR:
        paint_state(painter, box, style)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(palette.color(QPalette.ColorRole.Mid))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
    painter.restore()
    dx, dy = box.width() / 5, box.height() / 3
    paint_state(painter, box.adjusted(dx, dy, -dx, -dy), style)


class GlyphBox(QWidget):
    """One glyph in the box of its state, `side` pixels wide."""

    def __init__(self, glyphs: GlyphPainter, glyph: int, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyphs = glyphs
        self.glyph = glyph
        self._side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture of the letter"))
        if not glyphs.is_drawable(glyph):
            glyphs.pictures.arrived.connect(self._arrived)

    def sizeHint(self) -> QSize:
        return QSize(self._side, round(self._side * 1.1))

    def paintEvent(self, _event: QPaintEvent) -> None:
        state = self._glyphs.workbench.recovery.values[self.glyph].state
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        palette = self.palette()
        paint_box(painter, box, state, palette)
        self._glyphs.paint(painter, self.glyph, box.adjusted(3, 3, -3, -3), palette.color(QPalette.ColorRole.Text))

    def _arrived(self, _page: int) -> None:
        self.update()
