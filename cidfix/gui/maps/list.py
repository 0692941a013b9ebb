"""The table of maps: a row each, those that hold what is searched for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cidfix.gui.engine import say_error
from cidfix.gui.icons import icon
from cidfix.gui.wording import name_language
from cidfix.recover.collection import Kept

_Index = QModelIndex | QPersistentModelIndex


class MapList(QAbstractTableModel):
    """The maps of the collection that hold certain words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Sequence[Kept] = ()
        self._words: tuple[str, ...] = ()
        self.rows: Sequence[Kept] = ()

    @property
    def has_maps(self) -> bool:
        """Whether there are maps, be it that none of them is shown."""
        return bool(self._all)

    def show(self, maps: Sequence[Kept]) -> None:
        """Show other maps."""
        self._all = maps
        self._filter()

    def search(self, words: str) -> None:
        """Show only maps that hold each of these words: in a name, a language, a font, a note."""
        self._words = tuple(words.casefold().split())
        self._filter()

    def find_row(self, path: Path) -> int | None:
        """The row of a map by its file."""
        return next((number for number, kept in enumerate(self.rows) if kept.path == path), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (as Qt has it)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Map"), self.tr("Language"), self.tr("Fonts"), self.tr("Letters"), self.tr("Folder"))[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        kept = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _write(kept)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return say_error(kept.fault) if kept.fault is not None else str(kept.path)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return icon("map" if kept.fault is None else "error")
        return None

    def _filter(self) -> None:
        self.beginResetModel()
        self.rows = [kept for kept in self._all if self._holds(kept)]
        self.endResetModel()

    def _holds(self, kept: Kept) -> bool:
        said = [kept.path.name, *_write(kept)]
        if kept.saved is not None:
            said += [kept.saved.notes, kept.saved.made_by, kept.saved.licence, *kept.saved.made_from]
        text = "\n".join(said).casefold()
        return all(word in text for word in self._words)


def count_letters(kept: Kept) -> int:
    """How many letters a map knows."""
    return 0 if kept.saved is None else sum(bool(glyph.values) for glyph in kept.saved.glyphs)


def _write(kept: Kept) -> tuple[str, str, str, str, str]:
    if kept.saved is None:
        return kept.name, "", "", "", kept.folder
    languages = ", ".join(name_language(tag) for tag in kept.saved.language)
    return kept.name, languages, ", ".join(kept.saved.fonts), str(count_letters(kept)), kept.folder
