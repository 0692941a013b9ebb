"""The library of maps in a window of its own: find, describe, mend, merge, share and delete them; all can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cidfix.errors import CidfixError
from cidfix.export.maps.formats import Wanted, find_format, read_any_map, write_any_map
from cidfix.gui.cards import make_note
from cidfix.gui.engine import say_error
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.icons import icon
from cidfix.gui.long_label import LongLabel
from cidfix.gui.maps.asking import ask_folder, ask_map, ask_target
from cidfix.gui.maps.card import MapCard
from cidfix.gui.maps.editor import MapComparison, MapEditor
from cidfix.gui.maps.keeper import Edit, MapKeeper
from cidfix.gui.maps.letters import Draw
from cidfix.gui.maps.list import MapList
from cidfix.gui.maps.pictures import draw_nothing, make_draw
from cidfix.gui.maps.settling import Settling
from cidfix.gui.one_line import OneLine
from cidfix.gui.settings import Settings
from cidfix.gui.tables import make_table
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import to_sentence
from cidfix.recover.collection import (
    FileChange,
    Kept,
    add_folder,
    change_map,
    choose_path,
    delete_map,
    list_folders,
    name_file,
    remove_folder,
)
from cidfix.recover.maps import SavedMap

_COLUMNS = (150, 90, 110, 60)  # pixels; the last has what is left
FindPainter = Callable[[], GlyphPainter | None]
"""Finds what draws the letters of the open document; None where none is open."""


class LibraryWindow(QDialog):
    """The maps that the user has. `use` takes the file of a map that is to be used for the open document."""

    _noted = Signal(str, object)  # a file that was read, and what of it could not be

    def __init__(
        self, settings: Settings, find_painter: FindPainter, use: Callable[[Path], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Library of maps"))
        self.resize(1000, 620)
        self._settings, self._find_painter, self._use = settings, find_painter, use
        self.keeper = MapKeeper(self)
        self._editors: dict[Path, MapEditor] = {}
        self._changed_here: set[Path] = set()  # since the maps were listed last
        self._wanted: Path | None = None  # the map to choose when they are listed
        self.search = OneLine()
        self.search.setPlaceholderText(self.tr("Search names, languages, fonts, notes"))
        self.search.setAccessibleName(self.tr("Search the maps"))
        self.search.setClearButtonEnabled(True)
        self.table = MapList(self)
        self.view = self._make_view()
        self.card = MapCard()
        self.empty = make_note("")  # beside `state`, which tells what was done, or why not
        self.empty.hide()
        self.settling = Settling(self.keeper, self._compare, self)
        self.state = LongLabel()
        self._faults: list[str] = []  # since something was begun last
        self.buttons: dict[str, QPushButton] = {}
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.card.changed.connect(self._describe)
        self.keeper.listed.connect(self._show)
        self.keeper.changed.connect(self._follow)
        self.keeper.failed.connect(self._fail)
        self.keeper.unlisted.connect(self._tell_error)
        self.keeper.begun.connect(self._forget_faults)
        self._noted.connect(self._tell_notes)
        self.keeper.stepped.connect(self._enable_undo)
        for key, call in ((QKeySequence.StandardKey.Undo, self.undo), (QKeySequence.StandardKey.Redo, self.redo)):
            QShortcut(QKeySequence(key), self).activated.connect(call)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.view)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.delete)
        self._enable()

    def _make_view(self) -> QTableView:
        view = make_table(self.table, self.tr("Maps"), QAbstractItemView.SelectionMode.SingleSelection, _COLUMNS)
        view.selectionModel().selectionChanged.connect(self._show_chosen)
        view.doubleClicked.connect(lambda _index: self.edit())
        return view

    def _lay_out(self) -> None:
        commands = (
            ("use", self.tr("&Use"), self.use),
            ("edit", self.tr("&Letters…"), self.edit),
            ("improve", self.tr("Add what the &open document knows…"), self.improve),
            ("merge", self.tr("&Compare and merge…"), self._ask_merge),
            ("export", self.tr("&Export…"), self._ask_export),
            ("delete", self.tr("&Delete"), self.delete),
        )
        below = (
            ("import", self.tr("&Import…"), self._ask_import),
            ("folder", self.tr("Add a &folder…"), self._ask_folder),
            ("folders", self.tr("Folders"), self._open_folders),
            ("undo", self.tr("U&ndo"), self.undo),
            ("redo", self.tr("&Redo"), self.redo),
        )
        rows = []
        for row in (commands, below):
            line = QHBoxLayout()
            for name, words, call in row:
                button = self.buttons[name] = QPushButton(words)
                button.setAutoDefault(False)
                button.clicked.connect(self._forget_faults)
                button.clicked.connect(call)
                line.addWidget(button)
            line.addStretch(1)
            rows.append(line)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.addWidget(self.view)
        halves.addWidget(self.card)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 2)
        column = QVBoxLayout(self)
        column.addWidget(self.settling.bar)
        column.addWidget(self.search)
        column.addWidget(self.empty)
        column.addWidget(halves, 1)
        column.addLayout(rows[0])
        column.addLayout(rows[1])
        column.addWidget(self.state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keeper.look()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.card.show_map(None)
        self.view.clearSelection()
        super().closeEvent(event)

    def follow_library(self) -> None:
        """What is in the library's folders has changed; where nobody sees it, it is read when the window is shown."""
        if self.isVisible():
            self.keeper.look()

    def let_go(self) -> None:
        """The program ends: wait for what is being written."""
        self.card.show_map(None)
        for editor in list(self._editors.values()):
            editor.leave()
        self.keeper.close()
        self.settling.save_unsettled()  # also of what was refused just now
        self.keeper.close()

    @property
    def chosen(self) -> Kept | None:
        """The map that is chosen."""
        rows = self.view.selectionModel().selectedRows()
        return self.table.rows[rows[0].row()] if rows else None

    def use(self) -> None:
        """Use the chosen map for the open document."""
        if self.chosen is not None and self._find_painter() is not None:
            self._use(self.chosen.path)
            self._say(self.tr("{} is used for the open document.").format(self.chosen.name))

    def edit(self) -> None:
        """Open the letters of the chosen map."""
        kept = self.chosen
        if kept is None or kept.saved is None:
            return
        if (open_one := self._editors.get(kept.path)) is not None:
            open_one.raise_()
            open_one.activateWindow()
            return
        editor = self._editors[kept.path] = MapEditor(kept.name, kept.path, kept.saved, self._make_draw(), self)
        editor.finished.connect(lambda: self._editors.pop(kept.path, None))
        self.settling.watch(editor)
        self._open(editor)

    def improve(self) -> None:
        """Compare the chosen map with what is known of the open document, and merge that into it."""
        painter, kept = self._find_painter(), self.chosen
        if painter is None or kept is None or kept.saved is None:
            return
        recovery = painter.workbench.recovery
        name = recovery.document.path.name

        def done(fresh: SavedMap) -> None:
            self.compare(kept, name, fresh)

        self.keeper.tasks.run("read", lambda _stop: recovery.to_map(), done, self._fail)

    def compare(self, kept: Kept, name: str, other: SavedMap) -> None:
        """Show a map beside another one that may be merged into it."""
        assert kept.saved is not None
        words, path, before = self.tr("{} was merged into {}").format(name, kept.name), kept.path, kept.saved
        comparison = self._compare((kept.name, name), (before, other))
        comparison.merged.connect(lambda edit: self.settling.change(kept.name, words, path, before, edit))

    def _compare(self, names: tuple[str, str], maps: tuple[SavedMap, SavedMap]) -> MapComparison:
        comparison = MapComparison(names, maps, self._make_draw(), self)
        self._open(comparison)
        return comparison

    def _open(self, window: MapEditor | MapComparison) -> None:
        """Show a window of letters, from which changes are undone as they are here."""
        window.undo_wanted.connect(self.undo)
        window.redo_wanted.connect(self.redo)
        window.show()

    def merge_with(self, path: Path) -> None:
        """Compare the chosen map with that in a file of any format."""
        kept = self.chosen
        if kept is None or kept.saved is None:
            return
        self.keeper.tasks.run(
            "read",
            lambda _stop: self._read(path),
            lambda other: self.compare(kept, other.name or name_file(path), other),
            self._fail,
            apart=True,
        )

    def import_map(self, path: Path) -> None:
        """Put a map of any format into the library."""

        def read(stop: Stop) -> FileChange:
            saved = self._read(path)
            stop.check()
            if not saved.knows_letters:
                raise CidfixError("no letter is known in this map", str(path), "choose another file")
            return change_map(choose_path(saved.name or name_file(path)), saved)

        self.keeper.change(self.tr("{} was imported").format(path.name), read)

    def _read(self, path: Path) -> SavedMap:
        """The map in a file of any format; what of the file could not be read is told. Called on any thread."""
        saved, notes = read_any_map(path, find_format(path), "")
        self._noted.emit(path.name, notes)
        return saved

    def export_map(self, path: Path) -> None:
        """Write the chosen map into a file, in the format that its name ends with."""
        kept = self.chosen
        if kept is None or kept.saved is None:
            return
        saved = kept.saved

        def done(notes: tuple[str, ...]) -> None:
            words = self.tr("The map is in {}.").format(path)
            self._say(" ".join([words, *map(to_sentence, notes)]))

        def write(_stop: Stop) -> tuple[str, ...]:
            return write_any_map(path, saved, Wanted(find_format(path), "", 0))

        self.keeper.tasks.run("export", write, done, self._fail, apart=True)

    def delete(self) -> None:
        """Delete the chosen map, which can be undone."""
        kept = self.chosen
        if kept is not None:
            self.card.show_map(None)
            self.keeper.change(self.tr("{} was deleted").format(kept.name), lambda _stop: delete_map(kept.path))

    def add_folder(self, folder: Path) -> None:
        """Let the maps of a folder belong to the library."""
        try:
            add_folder(folder)
        except CidfixError as error:
            self._fail(error)
        else:
            self._say(self.tr("The maps of {} are searched, too.").format(folder))
            self.keeper.look()

    def undo(self) -> None:
        """Take the newest change of a map back."""
        self.keeper.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        self.keeper.redo()

    def _describe(self, kept: Kept, edit: Edit) -> None:
        assert kept.saved is not None
        self.settling.change(kept.name, self.tr("{} was described").format(kept.name), kept.path, kept.saved, edit)

    def _follow(self, words: str, path: Path) -> None:
        self._say(words)
        for editor in self._editors.values():
            editor.tell(words)
        self._wanted = path
        self._changed_here.add(path)
        self.keeper.look()

    def _fail(self, error: CidfixError) -> None:
        self._tell_error(error)
        self.keeper.look()

    def _tell_error(self, error: CidfixError) -> None:
        self._tell_fault(say_error(error))

    def _tell_notes(self, name: str, notes: Sequence[str]) -> None:
        for note in notes:
            self._tell_fault(f"{name}: {to_sentence(note)}")

    def _tell_fault(self, words: str) -> None:
        """What went wrong stays beside what is done after it, until something is begun anew."""
        self._faults.append(words)
        self._say("")

    def _say(self, words: str) -> None:
        self.state.setText("\n".join(filter(None, (*dict.fromkeys(self._faults), words))))

    def _forget_faults(self) -> None:
        if self._faults and not self.keeper.is_making:
            self._faults.clear()
            self._say("")

    def _explain_empty(self) -> None:
        """Say why no map is listed, and what could be done."""
        if self.table.has_maps:
            words = self.tr("No map holds all these words.")
        else:
            words = self.tr("No map is saved yet: Ctrl+S saves that of the open document here.")
        self.empty.setText(words)
        self.empty.setVisible(not self.table.rows)

    def _show(self, maps: Sequence[Kept]) -> None:
        kept = self.chosen
        wanted = self._wanted or (kept.path if kept is not None else None)
        self._wanted = None
        self.table.show(maps)
        self._choose(wanted)
        if not self.keeper.is_making:
            found = {kept.path: kept for kept in maps}
            for path, editor in self._editors.items():
                self._lead(editor, found.get(path))
            self._changed_here.clear()
        self._explain_empty()
        self._enable()

    def _lead(self, editor: MapEditor, kept: Kept | None) -> None:
        """Let an editor follow what has become of its map."""
        if kept is None:
            editor.follow(None, False)
        elif kept.saved is not None:  # of one that can't be read it hears when it changes it
            editor.follow(kept.saved, kept.path in self._changed_here)

    def _search(self, words: str) -> None:
        kept = self.chosen
        self.table.search(words)
        self._explain_empty()
        self._choose(kept.path if kept is not None else None)

    def _choose(self, path: Path | None) -> None:
        row = self.table.find_row(path) if path is not None else None
        if row is not None:
            self.view.selectRow(row)
        else:
            self._show_chosen()

    def _show_chosen(self) -> None:
        self.card.show_map(self.chosen)
        self._enable()

    def _enable(self) -> None:
        kept, is_open = self.chosen, self._find_painter() is not None
        readable = kept is not None and kept.saved is not None
        needs = {
            "use": readable and is_open,
            "edit": readable,
            "improve": readable and is_open,
            "merge": readable,
            "export": readable,
            "delete": kept is not None,
            "folders": bool(list_folders()),
        }
        for name, needed in needs.items():
            self.buttons[name].setEnabled(needed)
        self._enable_undo()

    def _enable_undo(self) -> None:
        self.buttons["undo"].setEnabled(self.keeper.can_undo)
        self.buttons["redo"].setEnabled(self.keeper.can_redo)
        last = self.keeper.done[-1][0] if self.keeper.done else ""
        self.buttons["undo"].setToolTip(last)

    def _make_draw(self) -> Draw:
        painter = self._find_painter()
        return draw_nothing if painter is None else make_draw(painter, self.palette())

    def _ask_import(self) -> None:
        if path := ask_map(self, self._settings, self.tr("Import a map")):
            self.import_map(path)

    def _ask_merge(self) -> None:
        if path := ask_map(self, self._settings, self.tr("Compare and merge with a map")):
            self.merge_with(path)

    def _ask_export(self) -> None:
        kept = self.chosen
        if kept is not None and (path := ask_target(self, self._settings, name_file(kept.path))):
            self.export_map(path)

    def _ask_folder(self) -> None:
        if folder := ask_folder(self, self._settings):
            self.add_folder(folder)

    def _open_folders(self) -> None:
        """A menu of the folders that were added, each to be left out again."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, folder in list_folders():
            words = self.tr("Leave out {}").format(folder)
            menu.addAction(icon("trash"), words, lambda name=name: self.leave_out(name))
        menu.popup(self.buttons["folders"].mapToGlobal(self.buttons["folders"].rect().bottomLeft()))

    def leave_out(self, name: str) -> None:
        """Let a folder that was added belong to the library no more."""
        try:
            remove_folder(name)
        except CidfixError as error:
            self._fail(error)
        else:
            self._say(self.tr("{} is left out; its maps stay where they are.").format(name))
            self.keeper.look()
