"""The table of the letters of a map, or of two side by side: picture, code, values, where they came from and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon

from cidfix.gui.glyphs.code_points import show_alone
from cidfix.gui.wording import describe_moment
from cidfix.recover.map_compare import Compared, Kind, Shape, Side

_Index = QModelIndex | QPersistentModelIndex
Draw = Callable[[Compared], QIcon]
"""Draws a letter as the open document has it; an empty icon where it has none."""

_OF_HEADS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)  # since a head may be too long to be seen
PICTURE, FIRST, KIND, SECOND, MERGED, SOURCE, WHEN = range(7)


class LetterTable(QAbstractTableModel):
    """The letters of one map, whose values can be edited, or of two, of which each difference can be settled."""

    edited = Signal(object, str)
    """A Compared, and the value it is to have."""

    def __init__(self, draw: Draw, names: tuple[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draw, self._names = draw, names
        self._all: Sequence[Compared] = ()
        self._kind: Kind | None = None
        self._words = ""
        self.sides: dict[Shape, Side] = {}
        self.rows: Sequence[Compared] = ()

    def show(self, rows: Sequence[Compared]) -> None:
        """Show other letters."""
        self._all = rows
        self._filter()

    def choose(self, kind: Kind | None, words: str) -> None:
        """Show only letters about which the maps say something of this kind, and that hold certain letters."""
        self._kind, self._words = kind, words
        self._filter()

    def settle(self, rows: Sequence[int], side: Side) -> None:
        """Settle differences: whose values the merged map is to have."""
        for row in rows:
            if self.rows[row].kind == "differs":
                self.sides[self.rows[row].shape] = side
        if rows:
            self.dataChanged.emit(self.index(min(rows), MERGED), self.index(max(rows), MERGED))

    def count(self, kind: Kind) -> int:
        """How many letters there are of a kind."""
        return sum(row.kind == kind for row in self._all)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (as Qt has it)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 7

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role not in _OF_HEADS:
            return None
        names = (
            self.tr("Letter"),
            self._names[0],
            "",
            self._names[1],
            self.tr("Merged"),
            self.tr("Source"),
            self.tr("When"),
        )
        return names[section]

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        editable = index.column() == FIRST and not self._names[1]
        return flags | Qt.ItemFlag.ItemIsEditable if editable else flags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == PICTURE:
            return self._draw(row)
        if role == Qt.ItemDataRole.EditRole and index.column() == FIRST:
            return row.first[0] if row.first else ""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._write(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._write(row, index.column()) if index.column() == SOURCE else row.glyph.font
        return None

    def setData(self, index: _Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == (row.first[0] if row.first else ""):
            return False
        self.edited.emit(row, str(value))
        return True

    def _write(self, row: Compared, column: int) -> str:
        kinds = {
            "same": self.tr("same"),
            "differs": self.tr("differs"),
            "first": self.tr("only here"),
            "second": self.tr("only there"),
        }
        texts = (
            f"{row.glyph.font} {row.glyph.code}",
            _show(row.first),
            kinds[row.kind],
            _show(row.second),
            _show(row.find_merged(self.sides.get(row.shape, "both"))),
            row.source,
            describe_moment(row.when),
        )
        return texts[column]

    def _filter(self) -> None:
        self.beginResetModel()
        self.rows = [row for row in self._all if self._is_shown(row)]
        self.endResetModel()

    def _is_shown(self, row: Compared) -> bool:
        if self._kind is not None and row.kind != self._kind:
            return False
        said = " ".join((*row.first, *row.second, row.glyph.font, str(row.glyph.code), row.source))
        return self._words.casefold() in said.casefold()


def _show(values: tuple[str, ...]) -> str:
    return ", ".join(show_alone(value) if value else "–" for value in values)
