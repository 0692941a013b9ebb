"""The table of repairs: a row each, whatever was made or left out, of one step or of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from cidfix.export.decided import EVERYWHERE
from cidfix.export.listed import Repair
from cidfix.gui.icons import icon
from cidfix.gui.repairs.wording import describe_reason, name_step, show_text
from cidfix.layout import Layout
from cidfix.recover.cues import format_line

_Index = QModelIndex | QPersistentModelIndex
PLACE, BEFORE, AFTER, STEP, REASON = range(5)


class RepairTable(QAbstractTableModel):
    """The rows that a filter leaves of the repairs of a document."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._layout: Layout | None = None
        self._all: tuple[Repair, ...] = ()
        self._step = ""
        self._words = ""
        self.rows: Sequence[Repair] = ()

    def show(self, repairs: tuple[Repair, ...], layout: Layout) -> None:
        """Show other repairs."""
        self._layout, self._all = layout, repairs
        self._filter()

    def choose(self, step: str, words: str) -> None:
        """Show only those of a step ("" for all, "left" for those left out) that hold certain words."""
        self._step, self._words = step, words.casefold()
        self._filter()

    def find_row(self, before: Repair) -> int | None:
        """The row in which a repair of a moment ago stands now."""
        key = _name(before)
        return next((number for number, row in enumerate(self.rows) if _name(row) == key), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (as Qt has it)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        names = (self.tr("Line"), self.tr("Before"), self.tr("After"), self.tr("Step"), self.tr("Why"))
        return names[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        repair = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._write(repair, index.column())
        if role == Qt.ItemDataRole.FontRole and repair.left is not None and index.column() == AFTER:
            font = QFont()
            font.setStrikeOut(True)
            return font
        if role == Qt.ItemDataRole.DecorationRole and index.column() == PLACE:
            return icon("cancel" if repair.left is not None else "check")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._write(repair, index.column()) or self.tr("nothing")
        return None

    def _write(self, repair: Repair, column: int) -> str:
        assert self._layout is not None
        place = self.tr("everywhere") if repair.line == EVERYWHERE else format_line(self._layout, repair.line)
        texts = (
            place,
            show_text(repair.before),
            show_text(repair.after),
            name_step(repair.step),
            describe_reason(repair),
        )
        return texts[column]

    def _filter(self) -> None:
        self.beginResetModel()
        self.rows = [repair for repair in self._all if self._is_shown(repair)]
        self.endResetModel()

    def _is_shown(self, repair: Repair) -> bool:
        if self._step == "left" and repair.left is None:
            return False
        if self._step not in ("", "left", repair.step):
            return False
        return not self._words or self._words in f"{repair.before}\n{repair.after}".casefold()


def _name(repair: Repair) -> tuple[int, int, str, str, str]:
    return repair.line, repair.word, repair.before, repair.after, repair.step
