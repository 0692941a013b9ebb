"""Asks which texts beside the pages are to be repaired in a PDF: nobody can be sure of them but who reads them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from cidfix.export.details import OfferedDetail
from cidfix.gui.engine import say
from cidfix.gui.fonts import text_font

_WIDTHS = (150, 210, 210)  # pixels of what, now and then


class DetailsWindow(QDialog):
    """The texts that are offered, each ticked; `chosen` are those that still are."""

    def __init__(self, offered: Sequence[OfferedDetail], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Beside the pages"))
        self.resize(640, 360)
        self._offered = tuple(offered)
        words = QLabel(self.tr("These were typed in a font of the pages, too. What is ticked is repaired with them."))
        words.setWordWrap(True)
        self.list = QTreeWidget()
        self.list.setAccessibleName(self.tr("Texts beside the pages"))
        self.list.setHeaderLabels([self.tr("What"), self.tr("Says now"), self.tr("Would say")])
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self._items = [self._make_item(one) for one in self._offered]
        self.list.addTopLevelItems(self._items)
        for column, width in enumerate(_WIDTHS):
            self.list.setColumnWidth(column, width)
        self.list.setCurrentItem(self._items[0])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Write the repaired PDF"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        parts = QVBoxLayout(self)
        parts.addWidget(words)
        parts.addWidget(self.list, 1)
        parts.addWidget(buttons)

    @property
    def chosen(self) -> tuple[OfferedDetail, ...]:
        """Those that are to be repaired."""
        pairs = zip(self._offered, self._items, strict=True)
        return tuple(one for one, item in pairs if item.checkState(0) == Qt.CheckState.Checked)

    def _make_item(self, one: OfferedDetail) -> QTreeWidgetItem:
        what = say(one.detail.kind)
        if one.detail.page:
            what = self.tr("{}, page {}").format(what, one.detail.page)
        item = QTreeWidgetItem([what, _flatten(one.detail.text), _flatten(one.text)])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(0, Qt.CheckState.Checked)
        for column, text in ((1, one.detail.text), (2, one.text)):
            item.setFont(column, text_font(self.font().pointSizeF() + 0.5))
            item.setToolTip(column, f"\u2068{text}\u2069")
        return item


def _flatten(text: str) -> str:
    return " ".join(text.split())
