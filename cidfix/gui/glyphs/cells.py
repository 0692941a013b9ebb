"""The cells of the glyph grid: which glyphs they hold, and how each is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QElapsedTimer,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cidfix.gui.cards import describe_uses
from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_picture import GlyphPainter, paint_box
from cidfix.gui.glyphs.choice import count_uses
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.theme import describe_state, find_state_style, is_dark
from cidfix.gui.workbench import Workbench
from cidfix.pdf.document import Ints

_Index = QModelIndex | QPersistentModelIndex

_Flag = QStyle.StateFlag
_LIVELY = _Flag.State_Selected | _Flag.State_HasFocus | _Flag.State_MouseOver
_MOST_DRAWN = 600  # cells kept
_TURN = 6  # milliseconds of drawing cells anew, after which the window is to answer first

GLYPH = int(Qt.ItemDataRole.UserRole)
"""The role under which a cell gives its glyph's number."""


class GlyphModel(QAbstractListModel):
    """Glyphs of the document in the order they are shown in."""

    def __init__(self, workbench: Workbench, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.uses = count_uses(workbench.recovery.document)
        self.glyphs: tuple[int, ...] = ()
        self._rows: dict[int, int] = {}

    def show(self, glyphs: Sequence[int]) -> None:
        """Show these glyphs, unless they are shown already."""
        if tuple(glyphs) == self.glyphs:
            return
        self.beginResetModel()
        self.glyphs = tuple(glyphs)
        self._rows = {glyph: row for row, glyph in enumerate(glyphs)}
        self.endResetModel()

    def find_row(self, glyph: int) -> int | None:
        """The row of a glyph, None where it is not shown."""
        return self._rows.get(glyph)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self.glyphs)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        glyph = self.glyphs[index.row()]
        if role == GLYPH:
            return glyph
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._describe(glyph)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._workbench.recovery.values[glyph].value or ""
        return None

    def _describe(self, glyph: int) -> str:
        value = self._workbench.recovery.values[glyph]
        letter = "?" if value.value is None else self.tr("no text") if value.value == "" else show_alone(value.value)
        uses = describe_uses(int(self.uses[glyph]))
        return self.tr("{letter} · {state} · {uses}").format(
            letter=letter, state=describe_state(value.state), uses=uses
        )


class GlyphDelegate(QStyledItemDelegate):
    """Draws a cell: the glyph in the box of its state, below it its value and how often it is used."""

    def __init__(self, glyphs: GlyphPainter, uses: Ints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workbench = glyphs.workbench
        self._glyphs = glyphs
        self._uses = uses
        self._look: object = None
        self._drawn: dict[int, tuple[object, QPixmap]] = {}  # by glyph: what it shows, and how
        self._spent = QElapsedTimer()
        self.is_behind = False
        """Whether a cell was drawn as it was a moment ago, or not yet, since `begin` was called."""

    def begin(self) -> None:
        """Cells are about to be drawn; those that are others now are drawn anew for as long as a turn may take."""
        self._spent.start()
        self.is_behind = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        glyph = index.data(GLYPH)
        if option.state & _LIVELY or self._glyphs.needs_picture(glyph):
            self._draw(painter, option.rect, glyph, option)
            return
        drawn = self._find_drawn(painter.device().devicePixelRatio(), glyph, option)
        if drawn is not None:
            painter.drawPixmap(option.rect, drawn)

    def _find_drawn(self, ratio: float, glyph: int, option: QStyleOptionViewItem) -> QPixmap | None:
        """A cell at rest, drawn once for as long as it stays the same; None where its turn is still to come."""
        palette, size = option.palette, option.rect.size()
        look = ratio, size.toTuple(), palette.cacheKey(), palette.currentColorGroup()
        if look != self._look or len(self._drawn) > _MOST_DRAWN:
            self._look = look
            self._drawn.clear()
        value = self._workbench.recovery.values[glyph]
        shown = value.value, value.state
        before, drawn = self._drawn.get(glyph, (None, None))
        if before == shown:
            return drawn
        if self._spent.isValid() and self._spent.elapsed() > _TURN:
            self.is_behind = True
            return drawn
        fresh = QPixmap(size * ratio)
        fresh.setDevicePixelRatio(ratio)
        fresh.fill(palette.color(QPalette.ColorRole.Base))  # not see-through: text is drawn finer on a ground
        inner = QPainter(fresh)
        self._draw(inner, QRect(QPoint(), size), glyph, option)
        inner.end()
        self._drawn[glyph] = shown, fresh
        return fresh

    def _draw(self, painter: QPainter, rect: QRect, glyph: int, option: QStyleOptionViewItem) -> None:
        value = self._workbench.recovery.values[glyph]
        palette: QPalette = option.palette
        style = find_state_style(value.state, is_dark(palette))
        cell = QRectF(rect).adjusted(2, 2, -2, -2)
        foot = cell.height() * 0.27
        box = cell.adjusted(2, 2, -2, -foot)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_chosen(painter, cell, option)
        paint_box(painter, box, value.state, palette)
        self._glyphs.paint(painter, glyph, box.adjusted(2, 2, -2, -2), palette.color(QPalette.ColorRole.Text))
        self._paint_foot(painter, glyph, cell.adjusted(3, cell.height() - foot, -3, 0), palette, style.text)
        painter.restore()

    def _paint_chosen(self, painter: QPainter, cell: QRectF, option: QStyleOptionViewItem) -> None:
        accent = option.palette.color(QPalette.ColorRole.Accent)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        ground = QColor(accent)
        if chosen:
            ground.setAlpha(52)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ground.setAlpha(20)
        else:
            ground.setAlpha(0)
        pen = QPen(accent, 2.0 if chosen else 1.0, Qt.PenStyle.SolidLine if chosen else Qt.PenStyle.DotLine)
        painter.setPen(pen if chosen or current else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(cell.adjusted(-1, -1, 1, 1), 4, 4)

    def _paint_foot(self, painter: QPainter, glyph: int, foot: QRectF, palette: QPalette, colour: QColor) -> None:
        value = self._workbench.recovery.values[glyph]
        uses = _shorten(int(self._uses[glyph]))
        small = text_font(max(6.5, foot.height() / 2.4))
        painter.setFont(small)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | middle, uses)
        letters = text_font(max(8.0, foot.height() / 1.5))
        left = foot.adjusted(0, -2, -QFontMetricsF(small).horizontalAdvance(uses) - 3, 2)
        shown = "?" if value.value is None else show_alone(value.value) or "–"
        painter.setFont(letters)
        painter.setPen(colour)
        words = QFontMetricsF(letters).elidedText(shown, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, Qt.AlignmentFlag.AlignLeft | middle, words)


def _shorten(count: int) -> str:
    """A count in at most four characters or so."""
    if count < 10_000:
        return str(count)
    return f"{count // 1000}k" if count < 1_000_000 else f"{count // 1_000_000}M"
