"""A list of which only the rows in sight are put into words: it may have thousands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication, QListView, QWidget

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Described:
    """A row as it is shown."""

    text: str
    find_icon: Callable[[], QIcon]  # an icon itself is not kept in values that Python searches for garbage
    tip: str = ""
    is_bold: bool = False
    is_faint: bool = False


class RowList(QListView, Generic[_T]):
    """Shows rows as `describe` puts them, each when it is first seen."""

    def __init__(self, describe: Callable[[_T], Described], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Rows(describe, self)
        self.setModel(self._model)
        self.setUniformItemSizes(True)  # or all would be described to be measured
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: Sequence[_T]) -> None:
        """Show these rows in place of those before; none is chosen."""
        self._model.show_rows(rows)

    def chosen(self) -> list[_T]:
        """The rows that are chosen, in their order."""
        return [self._model.rows[k] for k in sorted(index.row() for index in self.selectedIndexes())]

    def choose(self, rows: Iterable[int]) -> None:
        """Choose these rows beside those that are, by their numbers."""
        for row in rows:
            self.selectionModel().select(self._model.index(row, 0), QItemSelectionModel.SelectionFlag.Select)


class _Rows(QAbstractListModel, Generic[_T]):
    def __init__(self, describe: Callable[[_T], Described], parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[_T] = ()
        self._describe = describe
        self._described: dict[int, Described] = {}

    def show_rows(self, rows: Sequence[_T]) -> None:
        self.beginResetModel()
        self.rows = rows
        self._described = {}
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = index.row()
        described = self._described.get(row)
        if described is None:
            described = self._described[row] = self._describe(self.rows[row])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return described.text
            case Qt.ItemDataRole.DecorationRole:
                return described.find_icon()
            case Qt.ItemDataRole.ToolTipRole:
                return described.tip or described.text
            case Qt.ItemDataRole.FontRole if described.is_bold:
                font = QFont(QApplication.font())
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if described.is_faint:
                return QApplication.palette().placeholderText()
        return None
