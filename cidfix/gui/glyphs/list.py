"""The cells of the glyph grid as a list to choose from: selection and scroll outlast what is learned meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from cidfix.gui.glyphs.cell_view import CellView
from cidfix.gui.glyphs.cells import GLYPH, GlyphDelegate, GlyphModel

_CELL = QSize(56, 64)
_SMALLEST, _LARGEST = QSize(42, 48), QSize(140, 160)
_ZOOM = 1.15


class GlyphList(CellView):
    """The cells, walked with the arrow keys, enlarged with Ctrl and the wheel."""

    selected = Signal(object)
    """The glyphs selected, never none, when the user selects others."""

    value_wanted = Signal()
    """Enter or F2 was pressed on glyphs."""

    def __init__(self, model: GlyphModel, delegate: GlyphDelegate, parent: QWidget | None = None) -> None:
        super().__init__(_CELL, parent)
        self._glyphs = model
        self._delegate = delegate
        self._catching_up = QTimer(self, singleShot=True, interval=0)
        self._catching_up.timeout.connect(self.viewport().update)
        self._nothing = ""
        self._restoring = False
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAccessibleName(self.tr("Letters of the document"))
        self.selectionModel().selectionChanged.connect(self._selection_changed)

    @property
    def nothing(self) -> str:
        """What is said where no glyph is shown."""
        return self._nothing

    def draw_again(self, needs_picture: Callable[[int], bool]) -> None:
        """Pictures have come: draw the cells in sight anew whose glyphs are not shown without one."""
        first, last = self.rows_in_sight()
        for row in range(first, last + 1):
            if needs_picture(self._glyphs.glyphs[row]):
                self.update(self._glyphs.index(row))

    def find_chosen(self) -> tuple[int, ...]:
        """The glyphs selected, in the grid's order, the current one last."""
        ranges = self.selectionModel().selection().toList()
        rows = sorted(row for chosen in ranges for row in range(chosen.top(), chosen.bottom() + 1))
        glyphs = [self._glyphs.glyphs[row] for row in rows]
        current = self.currentIndex().data(GLYPH)
        return tuple(sorted(glyphs, key=lambda glyph: glyph == current))

    def show_glyphs(self, glyphs: Sequence[int], nothing: str) -> None:
        """Show these glyphs, selection and scroll as they were; `nothing` is said where there are none."""
        self._nothing = nothing
        if tuple(glyphs) == self._glyphs.glyphs:
            self.viewport().update()
            return
        selected, current = self.find_chosen(), self.currentIndex()
        glyph, row, scroll = current.data(GLYPH), current.row(), self.verticalScrollBar().value()
        self._restoring = True
        self._glyphs.show(glyphs)
        self._select(selected)
        at = self._glyphs.find_row(glyph) if glyph is not None else None
        if at is None and row >= 0:
            at = min(row, len(glyphs) - 1)  # the one that took its place: the arrow keys go on from there
        if at is not None and at >= 0:
            self.selectionModel().setCurrentIndex(self._glyphs.index(at), QItemSelectionModel.SelectionFlag.NoUpdate)
        self.updateGeometries()
        self.verticalScrollBar().setValue(scroll)
        self._restoring = False

    def go_to(self, glyph: int) -> None:
        """Select a glyph that is shown, unless it is among those selected."""
        row = self._glyphs.find_row(glyph)
        if row is None or self.selectionModel().isSelected(self._glyphs.index(row)):
            return
        self._restoring = True
        self.setCurrentIndex(self._glyphs.index(row))
        self._restoring = False
        self.scrollTo(self._glyphs.index(row))

    def enlarge(self, steps: float) -> None:
        """Make the cells larger, or with less than 0 steps smaller."""
        self.set_cell((self.cell * _ZOOM**steps).expandedTo(_SMALLEST).boundedTo(_LARGEST))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.enlarge(event.angleDelta().y() / 120)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            if self.find_chosen():
                self.value_wanted.emit()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, _search: str) -> None:
        """Letters typed here go nowhere: they are values, and belong into the field of the card."""

    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.begin()
        super().paintEvent(event)
        if self._delegate.is_behind:
            self._catching_up.start()
        if not self._glyphs.glyphs:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.viewport().rect().adjusted(24, 24, -24, -24)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._nothing)

    def _select(self, glyphs: Sequence[int]) -> None:
        rows = sorted(row for glyph in glyphs if (row := self._glyphs.find_row(glyph)) is not None)
        chosen = QItemSelection()
        start = 0
        for k in range(1, len(rows) + 1):
            if k == len(rows) or rows[k] != rows[k - 1] + 1:
                chosen.select(self._glyphs.index(rows[start]), self._glyphs.index(rows[k - 1]))
                start = k
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _selection_changed(self) -> None:
        glyphs = () if self._restoring else self.find_chosen()
        if glyphs:
            self.selected.emit(glyphs)
