"""The places that what was typed might stand at, as cut-outs to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.lines.strip import cut_strips, paint_strip
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.cues import format_line

_EM = 22.0
_ROW, _NUMBER = 40, 56
_MOST_ROWS = 7
_WIDTH = 480


class PlaceChooser(QFrame):
    """A list that opens above the typing line. The place it stands at is lit; a choice becomes the target."""

    chosen = Signal(object)
    """A stretch was chosen."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, field: QWidget) -> None:
        super().__init__(field, Qt.WindowType.Popup)
        self._workbench = workbench
        self._field = field
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Places that fit"))
        self.list.setItemDelegate(_PlaceDelegate(workbench, pictures, self.list))
        self.list.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.addWidget(self.list)
        self.setFocusProxy(self.list)
        self.list.currentRowChanged.connect(self._light)
        self.list.itemClicked.connect(lambda _item: self._choose())
        pictures.arrived.connect(lambda _page: self.list.viewport().update())

    def open(self, places: Sequence[Stretch]) -> None:
        """Show these places, likeliest first."""
        self.list.clear()
        layout = self._workbench.recovery.layout
        for place in places:
            words = self._workbench.recovery.decode_open(*place)
            item = QListWidgetItem(f"{format_line(layout, self._workbench.find_line(place[0]))}  {words}")
            item.setData(Qt.ItemDataRole.UserRole, place)
            self.list.addItem(item)
        height = _ROW * min(len(places), _MOST_ROWS) + 4
        self.resize(_WIDTH, height)
        room = self._field.screen().availableGeometry()
        corner = self._field.mapToGlobal(QPoint(0, -height - 4))
        if corner.y() < room.top():
            corner = self._field.mapToGlobal(QPoint(0, self._field.height() + 4))
        self.move(corner)
        self.show()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)
        self.list.setCurrentRow(0)

    def _light(self, row: int) -> None:
        if row >= 0:
            self._workbench.light((self._place(row),))

    def _choose(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            place = self._place(row)
            self.close()
            self.chosen.emit(place)

    def _place(self, row: int) -> Stretch:
        start, stop = self.list.item(row).data(Qt.ItemDataRole.UserRole)
        return int(start), int(stop)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose()
                return True
            if event.key() == Qt.Key.Key_Escape or (event.key() == Qt.Key.Key_Up and self.list.currentRow() == 0):
                self.close()
                return True
            if self._leave_to_window(event):
                return True
            if event.text().isprintable() and event.text():
                self.close()
                QApplication.sendEvent(self._field, event)
                return True
        return super().eventFilter(watched, event)

    def _leave_to_window(self, event: QKeyEvent) -> bool:
        """A key of the window does what it does though the list is open, which Qt keeps it from; the list closes."""
        keys = QKeySequence(event.keyCombination())
        for action in self._field.window().actions():
            if keys in action.shortcuts() and action.isEnabled():
                self.close()
                action.trigger()
                return True
        return False


class _PlaceDelegate(QStyledItemDelegate):
    """Draws a place: the number of its line, and its picture."""

    def __init__(self, workbench: Workbench, pictures: PagePictures, parent: QObject) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._pictures = pictures

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(_WIDTH, _ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        place = index.data(Qt.ItemDataRole.UserRole)
        rect: QRectF = option.rect.toRectF()
        palette: QPalette = option.palette
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = QPalette.ColorRole.Highlight if is_current else QPalette.ColorRole.Base
        painter.fillRect(rect, palette.color(ground))
        painter.setPen(palette.color(QPalette.ColorRole.HighlightedText if is_current else QPalette.ColorRole.Text))
        painter.drawText(
            QRectF(rect.left() + 8, rect.top(), _NUMBER - 12, rect.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            str(index.data(Qt.ItemDataRole.DisplayRole)).split("  ", 1)[0],
        )
        x = rect.left() + _NUMBER + 8
        for strip in cut_strips(self._workbench.recovery, place):
            scale = min(_EM / max(strip.size, 1.0), (_WIDTH - _NUMBER - 24) / strip.width, (_ROW - 6) / strip.height)
            top = rect.top() + (rect.height() - strip.height * scale) / 2
            paint_strip(painter, self._pictures, strip, scale, [(0.0, strip.width, QPointF(round(x), round(top)))])
            x += strip.width * scale + 6
