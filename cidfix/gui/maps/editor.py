"""The letters of a map in a window of their own: to mend, or to compare with another map and merge the two."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cidfix.errors import CidfixError
from cidfix.gui.glyphs.code_points import parse_value
from cidfix.gui.long_label import LongLabel
from cidfix.gui.maps.disputes import Dispute, DisputeBar
from cidfix.gui.maps.letters import FIRST, KIND, MERGED, PICTURE, SECOND, SOURCE, WHEN, Draw, LetterTable
from cidfix.gui.one_line import OneLine
from cidfix.gui.wording import to_sentence
from cidfix.recover.map_compare import Compared, Kind, Side, compare_maps, list_values, merge_chosen, set_value
from cidfix.recover.maps import SavedMap
from cidfix.recover.moments import format_moment, read_clock

_COLUMNS = {PICTURE: 190, FIRST: 130, KIND: 90, SECOND: 130, MERGED: 130, SOURCE: 240, WHEN: 140}  # pixels
_NAME = 150  # pixels of the name of a map among other words
_ROW = 34
SET_IN_EDITOR = "set in the map editor"


class _LetterWindow(QDialog):
    """A table of letters with what filters it, and room for buttons in `foot`."""

    undo_wanted = Signal()
    """The newest change of any map is to be taken back."""

    redo_wanted = Signal()
    """What was undone last is to be done again."""

    def __init__(self, title: str, names: tuple[str, str], draw: Draw, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(940, 640)
        self.words = OneLine()
        self.words.setPlaceholderText(self.tr("Letters, codes or fonts"))
        self.words.setAccessibleName(self.tr("List only what holds these letters"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Which letters are listed"))
        self.table = LetterTable(draw, names, self)
        self.view = QTableView()
        self.view.setModel(self.table)
        self.view.setAccessibleName(self.tr("Letters of the map"))
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setTabKeyNavigation(False)
        self.view.setIconSize(QSize(30, 32))
        self.view.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.view.verticalHeader().hide()
        self.view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.view.verticalHeader().setDefaultSectionSize(_ROW)
        self.view.horizontalHeader().setStretchLastSection(True)
        for number, width in _COLUMNS.items():
            self.view.setColumnWidth(number, width)
        self.hint = LongLabel()
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.hint, 1)
        head = QHBoxLayout()
        head.addWidget(self.kinds)
        head.addWidget(self.words, 1)
        self.column = column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addLayout(self.foot)
        self.words.textChanged.connect(self._filter)
        self.kinds.currentIndexChanged.connect(self._filter)
        keys = QKeySequence.StandardKey
        for key, wanted in ((keys.Undo, self.undo_wanted), (keys.Redo, self.redo_wanted)):
            QShortcut(QKeySequence(key), self).activated.connect(wanted)

    def add_button(self, words: str, name: str = "", key: str = "") -> QPushButton:
        """Put a button at the foot; what `words` leave open is the name of a map, which may be long."""
        button = QPushButton(words.format(self._shorten(name)))
        button.setAutoDefault(False)
        whole = words.replace("&", "").format(name)
        button.setAccessibleName(whole)
        if name and (key or self._shorten(name) != name):
            button.setToolTip(" · ".join(filter(None, (whole, key))))
        self.foot.addWidget(button)
        return button

    def _shorten(self, name: str) -> str:
        """A name as it may stand among other words; it begins and ends with what tells it from others."""
        return self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, _NAME).replace("&", "&&")

    def chosen(self) -> list[int]:
        """The rows that are chosen."""
        return sorted(index.row() for index in self.view.selectionModel().selectedRows())

    def _filter(self) -> None:
        self.table.choose(self.kinds.currentData(), self.words.text())


class MapEditor(_LetterWindow):
    """One map, whose values can be changed; each change is told at once.

    Where the map was changed or deleted elsewhere, `bar` asks what is to be kept; until then nothing is told.
    """

    changed = Signal(object, object)
    """The SavedMap before a value was changed, and the Edit that changes it."""

    left_unsaved = Signal(object)
    """A Dispute that was not settled when the window was closed."""

    def __init__(self, name: str, path: Path, saved: SavedMap, draw: Draw, parent: QWidget) -> None:
        super().__init__(name, (self.tr("Value"), ""), draw, parent)
        self.name, self.path, self.saved = name, path, saved
        self.said = self.tr("a value of {} was changed").format(name)  # what is done here, in words
        self.clock = read_clock
        self.bar = DisputeBar()
        self.column.insertWidget(0, self.bar)
        order = (*self.bar.buttons, self.words, self.view)  # as they stand, though the bar came last
        for before, after in pairwise(order):
            self.setTabOrder(before, after)
        for column in (KIND, SECOND, MERGED):
            self.view.setColumnHidden(column, True)
        self.kinds.hide()
        self.say_nothing = self.add_button(self.tr("Say nothing of it"))
        self.say_nothing.setToolTip(self.tr("Del"))
        self.say_nothing.clicked.connect(self._clear)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.view)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._clear)
        self.table.edited.connect(self._edit)
        self._has_unsaved = False
        self.is_left = False
        self.finished.connect(self.leave)
        self.hint.setText(self.tr("F2 or a double click changes a value; U+049A is a letter by its number."))
        self.table.show(list_values(saved))

    def tell(self, words: str) -> None:
        """Say what was done."""
        self.hint.setText(words)

    def show_map(self, saved: SavedMap) -> None:
        """Show the map as it is now."""
        self.saved = saved
        self._has_unsaved = False
        self.bar.settle(self.path)
        self._show_values()

    def follow(self, saved: SavedMap | None, is_ours: bool) -> None:
        """Follow what has become of the map on the disk, here or elsewhere; None where it is not there any more."""
        if saved is None:
            self._ask(None, True)
        elif self._has_unsaved and saved != self.saved:
            self._ask(saved, False)
        elif saved != self.saved or self.bar.dispute is not None:
            if not is_ours:
                self.tell(self.tr("The map was changed elsewhere; these are its letters now."))
            self.show_map(saved)

    def ask(self, theirs: SavedMap | None, is_gone: bool) -> None:
        """A change was not saved, since the map is another on the disk: ask what is to be kept."""
        self._has_unsaved = True
        self._ask(theirs, is_gone)

    def leave(self) -> None:
        """The window is closed: what is not saved yet must not be lost."""
        self.is_left = True
        if self._has_unsaved and self.bar.dispute is not None:
            self._has_unsaved = False
            self.left_unsaved.emit(self.bar.dispute)

    def drop(self) -> None:
        """Close the window; what is not saved is not wanted, or saved elsewhere."""
        self._has_unsaved = False
        self.close()

    def _ask(self, theirs: SavedMap | None, is_gone: bool) -> None:
        self.bar.ask(Dispute(self.name, self.said, self.path, self.saved, theirs, is_gone))

    def _show_values(self) -> None:
        at = self.view.currentIndex()
        self.table.show(list_values(self.saved))
        self.view.setCurrentIndex(self.table.index(min(at.row(), len(self.table.rows) - 1), FIRST))

    def _edit(self, row: Compared, text: str) -> None:
        try:
            self._set([row], parse_value(text))
        except CidfixError as error:
            self.hint.setText(to_sentence(f"{error.what}; {error.remedy}"))

    def _clear(self) -> None:
        self._set([self.table.rows[number] for number in self.chosen()], None)

    def _set(self, rows: list[Compared], value: str | None) -> None:
        when = format_moment(self.clock())

        def edit(saved: SavedMap) -> SavedMap:
            for row in rows:
                saved = set_value(saved, row.shape, value, SET_IN_EDITOR, when)
            return saved

        before, self.saved = self.saved, edit(self.saved)
        if self.saved == before:
            return
        self._show_values()
        if (dispute := self.bar.dispute) is not None:
            self.ask(dispute.theirs, dispute.is_gone)
        else:
            self.changed.emit(before, edit)


class MapComparison(_LetterWindow):
    """Two maps side by side, and what a map of both would say."""

    merged = Signal(object)
    """An Edit that makes a map of both out of the first."""

    def __init__(self, names: tuple[str, str], maps: tuple[SavedMap, SavedMap], draw: Draw, parent: QWidget) -> None:
        super().__init__(" – ".join(names), names, draw, parent)
        self._maps = maps
        self.table.show(compare_maps(*maps))
        counts: tuple[tuple[str, str, Kind | None], ...] = (
            (self.tr("All letters"), "", None),
            (self.tr("The same {}"), "", "same"),
            (self.tr("Different {}"), "", "differs"),
            (self.tr("Only in {} {}"), names[0], "first"),
            (self.tr("Only in {} {}"), names[1], "second"),
        )
        for words, name, kind in counts:
            self._add_kind(words, name, kind)
        sides: tuple[tuple[str, str, str, Side], ...] = (
            (self.tr("Take {}"), names[0], "1", "first"),
            (self.tr("Take {}"), names[1], "2", "second"),
            (self.tr("Keep both"), "", "3", "both"),
        )
        for words, name, key, side in sides:
            button = self.add_button(words, name, self.tr("Key {}").format(key))
            if not name:
                button.setToolTip(self.tr("Key {}").format(key))
            button.clicked.connect(lambda _checked=False, side=side: self.settle(side))
            shortcut = QShortcut(QKeySequence(key), self.view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(lambda side=side: self.settle(side))
        self.merge_button = self.add_button(self.tr("&Merge into {}"), names[0])
        self.merge_button.clicked.connect(self._merge)
        self.hint.setText(self.tr("Where both differ, choose rows and whose value is to stay."))

    def _add_kind(self, words: str, name: str, kind: Kind | None) -> None:
        """Let letters of a kind be listed, which are counted."""
        count = [] if kind is None else [self.table.count(kind)]
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, _NAME)
        self.kinds.addItem(words.format(*filter(None, [short]), *count), kind)
        whole = words.format(*filter(None, [name]), *count)
        at = self.kinds.count() - 1
        self.kinds.setItemData(at, whole, Qt.ItemDataRole.AccessibleTextRole)
        self.kinds.setItemData(at, whole if short != name else None, Qt.ItemDataRole.ToolTipRole)

    def settle(self, side: Side) -> None:
        """Settle the chosen differences."""
        self.table.settle(self.chosen(), side)

    def _merge(self) -> None:
        other, sides = self._maps[1], dict(self.table.sides)
        self.merged.emit(lambda saved: merge_chosen(saved, other, sides))
        self.close()
