"""Cells of one size in rows that fill the width, drawn only where they are seen.

Qt's own list view measures every item whenever anything changes, which for the twenty thousand glyphs of a Chinese
font takes half a second.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QCursor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

_Cursor = QAbstractItemView.CursorAction
_Index = QModelIndex | QPersistentModelIndex


class CellView(QAbstractItemView):
    """A view of a list whose items are all as large as `cell`, in pixels."""

    def __init__(self, cell: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cell = cell
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)

    def set_cell(self, cell: QSize) -> None:
        """Make the cells larger or smaller; the first row seen stays in sight."""
        top = self._row_at(QPoint(0, 0))
        self.cell = cell
        self.updateGeometries()
        if top >= 0:
            self.verticalScrollBar().setValue(top // self.columns * cell.height())
        self.viewport().update()

    @property
    def columns(self) -> int:
        """How many cells stand in a row."""
        return max(1, self.viewport().width() // self.cell.width())

    @property
    def count(self) -> int:
        """How many cells there are."""
        model: QAbstractItemModel | None = self.model()  # Qt asks before there is one, whatever its stubs say
        return 0 if model is None else model.rowCount()

    def visualRect(self, index: _Index) -> QRect:
        if not index.isValid():
            return QRect()
        row, column = divmod(index.row(), self.columns)
        x = column * self.cell.width()
        if self.isRightToLeft():
            x = self.viewport().width() - x - self.cell.width()
        return QRect(QPoint(x, row * self.cell.height() - self.verticalOffset()), self.cell)

    def indexAt(self, point: QPoint) -> QModelIndex:
        x = self.viewport().width() - 1 - point.x() if self.isRightToLeft() else point.x()
        column, row = x // self.cell.width(), (point.y() + self.verticalOffset()) // self.cell.height()
        at = row * self.columns + column
        inside = 0 <= column < self.columns and 0 <= at < self.count
        return self.model().index(at, 0) if inside else QModelIndex()

    def scrollTo(
        self, index: _Index, _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        rect, height = self.visualRect(index), self.viewport().height()
        move = min(rect.top(), 0) or max(rect.bottom() + 1 - height, 0)
        self.verticalScrollBar().setValue(self.verticalOffset() + move)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, _index: _Index) -> bool:
        return False

    def moveCursor(self, action: _Cursor, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """By rows and columns, and from the end of a row to the next."""
        count, row = self.count, self.currentIndex().row()
        if not count:
            return QModelIndex()
        side = -1 if self.isRightToLeft() else 1
        page = max(1, self.viewport().height() // self.cell.height()) * self.columns
        to = {
            _Cursor.MoveLeft: row - side,
            _Cursor.MoveRight: row + side,
            _Cursor.MovePrevious: row - 1,
            _Cursor.MoveNext: row + 1,
            _Cursor.MoveUp: row - self.columns,
            _Cursor.MoveDown: row + self.columns,
            _Cursor.MovePageUp: max(row - page, row % self.columns),
            _Cursor.MovePageDown: min(row + page, count - 1),
            _Cursor.MoveHome: 0,
            _Cursor.MoveEnd: count - 1,
        }[action]
        return self.model().index(0 if row < 0 else to if 0 <= to < count else row, 0)

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select from cell to cell, as words of a text are, whichever corner of `rect` comes first."""
        ends = sorted((self._row_at(rect.topLeft()), self._row_at(rect.bottomRight())))
        if ends[0] >= 0:
            model = self.model()
            chosen = QItemSelection(model.index(ends[0], 0), model.index(ends[1], 0))
            self.selectionModel().select(chosen, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        first, last = self.rows_in_sight()
        region = QRegion()
        for chosen in selection.toList():
            for row in range(max(first, chosen.top()), min(last, chosen.bottom()) + 1):
                region += self.visualRect(self.model().index(row, 0))
        return region

    def updateGeometries(self) -> None:
        super().updateGeometries()
        height = -(-self.count // self.columns) * self.cell.height()
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(self.cell.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        selection, current = self.selectionModel(), self.currentIndex()
        pointed = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) if self.underMouse() else QModelIndex()
        plain = option.state & ~QStyle.StateFlag.State_HasFocus
        first, last = self.rows_in_sight()
        for row in range(first, last + 1):
            index = self.model().index(row, 0)
            option.rect = self.visualRect(index)
            if not event.region().intersects(option.rect):
                continue
            option.state = plain
            if selection.isSelected(index):
                option.state |= QStyle.StateFlag.State_Selected
            if index == current and self.hasFocus():
                option.state |= QStyle.StateFlag.State_HasFocus
            if index == pointed:
                option.state |= QStyle.StateFlag.State_MouseOver
            self.itemDelegateForIndex(index).paint(painter, option, index)

    def rows_in_sight(self) -> tuple[int, int]:
        """The first and the last cell in sight; the last is -1 where there is none."""
        top = self.verticalOffset() // self.cell.height()
        bottom = (self.verticalOffset() + self.viewport().height() - 1) // self.cell.height()
        return top * self.columns, min((bottom + 1) * self.columns, self.count) - 1

    def _row_at(self, point: QPoint) -> int:
        """The cell nearest to a point, -1 where there is none."""
        x = self.viewport().width() - 1 - point.x() if self.isRightToLeft() else point.x()
        column = min(max(x // self.cell.width(), 0), self.columns - 1)
        row = max((point.y() + self.verticalOffset()) // self.cell.height(), 0)
        return min(row * self.columns + column, self.count - 1)
