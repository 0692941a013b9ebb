"""The blocks of a page as a list in reading order: chosen, moved with the mouse or with keys, and asked about."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QDropEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QWidget

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.blocks.layer import describe_block
from cidfix.gui.blocks.looks import find_colour
from cidfix.gui.blocks.menu import fill_block_menu
from cidfix.structure.model import Role
from cidfix.structure.pages import PageBlock

_HEAD = Qt.ItemDataRole.UserRole  # the first line of the block, by which it is chosen
_LONGEST = 80  # characters of a row
_SWATCH = 12  # pixels


class BlockList(QListWidget):
    """The blocks of a desk's page. Alt and an arrow moves those that are chosen, Del leaves them out."""

    def __init__(self, desk: BlockDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.setAccessibleName(self.tr("Blocks of this page in the order they are read"))
        self.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemSelectionChanged.connect(self._choose)
        desk.shown_changed.connect(self._show)
        desk.chosen_changed.connect(self._show_chosen)

    def find_block(self, item: QListWidgetItem | None) -> PageBlock | None:
        """The block of a row."""
        if item is None:
            return None
        head = item.data(_HEAD)
        return next((block for block in self._desk.list_blocks(self._desk.page) if block.lines[0] == head), None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Rows are moved by what is decided, not by the list."""
        item = self.itemAt(event.position().toPoint())
        above = self.dropIndicatorPosition() == QListWidget.DropIndicatorPosition.AboveItem
        target = self.find_block(item if item is not None else self.item(self.count() - 1))
        event.setDropAction(Qt.DropAction.IgnoreAction)  # else the list takes the row away
        event.accept()
        if target is not None:
            self._desk.move_beside(target, before=item is not None and above)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == Qt.KeyboardModifier.AltModifier and event.key() in ways:
            self._desk.move(ways[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete and not held:
            self._desk.set_role(Role.LEFT_OUT, 0)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_block_menu(menu, self._desk, None)
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def _show(self) -> None:
        shown = self._desk.shown
        if shown is None:
            return
        row = self.currentRow()
        kinds = {(block.role, not block.number) for block in shown.blocks}
        swatches = {kind: _make_swatch(find_colour(kind[0]), hollow=kind[1]) for kind in kinds}
        with QSignalBlocker(self):
            self.clear()
            for block in shown.blocks:
                words = " ".join(filter(None, (shown.texts[line] for line in block.lines[:3])))
                item = QListWidgetItem(f"{describe_block(block)}  ·  {words[:_LONGEST]}")
                item.setData(_HEAD, block.lines[0])
                item.setIcon(swatches[block.role, not block.number])
                if not block.number:
                    item.setForeground(self.palette().placeholderText())
                self.addItem(item)
            if 0 <= row < self.count() and not self._desk.chosen:
                self.setCurrentRow(row, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._show_chosen()

    def _show_chosen(self) -> None:
        with QSignalBlocker(self):
            first = True
            for item in map(self.item, range(self.count())):
                is_chosen = item.data(_HEAD) in self._desk.chosen
                if is_chosen and first and not (self.currentItem() is not None and self.currentItem().isSelected()):
                    self.setCurrentItem(item, QItemSelectionModel.SelectionFlag.NoUpdate)
                first = first and not is_chosen
                item.setSelected(is_chosen)

    def _choose(self) -> None:
        self._desk.choose(filter(None, map(self.find_block, self.selectedItems())))


def _make_swatch(colour: QColor, *, hollow: bool) -> QIcon:
    """A square in the colour of a role; only its edge for what is no part of the text."""
    picture = QPixmap(2 * _SWATCH, 2 * _SWATCH)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(colour.lighter(130))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else colour)
    painter.drawRect(1, 1, _SWATCH - 3, _SWATCH - 3)
    painter.end()
    return QIcon(picture)
