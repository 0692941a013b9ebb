"""The list of repairs below the page and its text: each can be looked at, left as it was, and made again."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cidfix.export.changes import Change
from cidfix.export.decided import list_repair_decisions, to_leave, to_leave_alike
from cidfix.export.listed import Repair, mark_left
from cidfix.export.preview import Preview
from cidfix.gui.actions import Command
from cidfix.gui.icons import icon
from cidfix.gui.one_line import OneLine
from cidfix.gui.repairs.reader import TextReader
from cidfix.gui.repairs.steps import StepSwitches
from cidfix.gui.repairs.table import AFTER, BEFORE, RepairTable
from cidfix.gui.repairs.wording import STEPS, name_step
from cidfix.gui.tables import make_table
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import LeaveAsIs
from cidfix.recover.settle import Change as DecisionChange

_COLUMNS = (70, 180, 180, 110)  # pixels; the last takes the rest


class RepairList(QWidget):
    """What repair changed, by step; and the steps, each to be switched off."""

    chosen = Signal(object)
    """The Change of the row that was gone to."""

    def __init__(self, workbench: Workbench, reader: TextReader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench, self._reader = workbench, reader
        self.steps = StepSwitches(workbench)
        self.filter = QComboBox()
        self.filter.setAccessibleName(self.tr("Which repairs are listed"))
        self.filter.addItem(self.tr("All repairs"), "")
        for step in STEPS:
            self.filter.addItem(name_step(step), step)
        self.filter.addItem(self.tr("Left as it was"), "left")
        self.words = OneLine()
        self.words.setPlaceholderText(self.tr("Words in them"))
        self.words.setAccessibleName(self.tr("List only repairs that hold these letters"))
        self.words.setClearButtonEnabled(True)
        self.state = QLabel()
        self.stop_button = QPushButton(self.tr("Stop"))
        self.stop_button.setAccessibleName(self.tr("Stop repairing the text"))
        self.leave_button = QPushButton()
        self.alike_button = QPushButton()
        self.table = RepairTable(self)
        self.view = self._make_view()
        self._lay_out()
        self._listening = True
        self.filter.currentIndexChanged.connect(self._filter)
        self.words.textChanged.connect(self._filter)
        self.stop_button.clicked.connect(self._stop_or_renew)
        self.leave_button.clicked.connect(self.turn)
        self.alike_button.clicked.connect(self.turn_alike)
        reader.shown.connect(self._show)
        reader.state_changed.connect(self._tell_state)
        workbench.history_changed.connect(self._follow)
        self._follow()
        self._tell_state()

    def _make_view(self) -> QTableView:
        several = QAbstractItemView.SelectionMode.ExtendedSelection
        view = make_table(self.table, self.tr("Repairs of the text"), several, _COLUMNS)
        view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._open_menu)
        view.selectionModel().selectionChanged.connect(self._tell_chosen)
        view.selectionModel().currentRowChanged.connect(self._go)
        view.activated.connect(self._go)
        for key, call in (("Space", self.turn), ("Shift+Space", self.turn_alike)):
            shortcut = QShortcut(QKeySequence(key), view)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(call)
        return view

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.steps, 1)
        head.addWidget(self.state)
        head.addWidget(self.stop_button)
        row = QHBoxLayout()
        row.addWidget(self.filter)
        row.addWidget(self.words, 1)
        row.addWidget(self.leave_button)
        row.addWidget(self.alike_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(row)
        column.addWidget(self.view, 1)

    def commands(self) -> tuple[Command, ...]:
        """The keys that the list hears while it has the focus."""

        def ready() -> bool:
            return bool(self._chosen())

        return (
            Command("", self.tr("Leave as it was, or repair again"), ("Space",), "", self.turn, ready),
            Command("", self.tr("The same for all alike"), ("Shift+Space",), "", self.turn_alike, ready),
        )

    def choose(self, change: Change) -> None:
        """Go to the row of a change, if it is listed."""
        for number, repair in enumerate(self.table.rows):
            if repair.change == change:
                self.view.selectRow(number)
                self.view.scrollTo(self.table.index(number, 0))
                return

    def turn(self) -> None:
        """Leave the chosen ones as they were, or where all were left, repair them again."""
        chosen = self._chosen()
        made = [repair.change for repair in chosen if repair.left is None and repair.change is not None]
        if made:
            layout = self._workbench.recovery.layout
            self._workbench.decide(*(to_leave(change.edit, layout, SET_IN_WINDOW) for change in made))
        else:
            self._workbench.take_back(*dict.fromkeys(repair.left for repair in chosen if repair.left is not None))

    def turn_alike(self) -> None:
        """Do the same for all that change the same alike as the one gone to."""
        current = self.view.currentIndex()
        if not current.isValid():
            return
        repair = self.table.rows[current.row()]
        key = repair.before, repair.after, repair.step
        same = tuple(
            d for d in self._workbench.decisions if isinstance(d, LeaveAsIs) and (d.before, d.after, d.step) == key
        )
        if repair.left is None and repair.change is not None:
            added = to_leave_alike(repair.change.edit, SET_IN_WINDOW)
            self._workbench.apply(DecisionChange(same, (added,)))
        else:
            self._workbench.take_back(*same)

    def _chosen(self) -> list[Repair]:
        rows = sorted(index.row() for index in self.view.selectionModel().selectedRows())
        return [self.table.rows[row] for row in rows]

    def _show(self, preview: Preview) -> None:
        self.steps.count(preview.changes)
        self._follow()

    def _follow(self) -> None:
        """List what there is now; what was chosen stays so."""
        preview = self._reader.preview
        made = preview.repairs if preview is not None else ()
        chosen = self._chosen()
        decisions = list_repair_decisions(self._workbench.decisions)
        self._listening = False
        layout = self._workbench.recovery.layout
        self.table.show(mark_left(made, decisions, layout), layout)
        self._choose_again(chosen)
        self._listening = True
        self._tell_chosen()

    def _choose_again(self, chosen: list[Repair]) -> None:
        rows = [row for repair in chosen if (row := self.table.find_row(repair)) is not None]
        if not rows:
            return
        selection = QItemSelection()
        for row in rows:
            selection.select(self.table.index(row, BEFORE), self.table.index(row, AFTER))
        flags = QItemSelectionModel.SelectionFlag
        model = self.view.selectionModel()
        model.setCurrentIndex(self.table.index(rows[0], 0), flags.NoUpdate)
        model.select(selection, flags.ClearAndSelect | flags.Rows)

    def _filter(self) -> None:
        self.table.choose(self.filter.currentData(), self.words.text())
        self._tell_chosen()

    def _go(self, index: QModelIndex) -> None:
        if not self._listening or not index.isValid():
            return
        change, preview = self.table.rows[index.row()].change, self._reader.preview
        if change is not None and preview is not None:
            starts = self._workbench.recovery.layout.token_start
            tokens = [token for token in preview.find_tokens(change) if token + 1 < len(starts)]
            self._workbench.light([(int(starts[token]), int(starts[token + 1])) for token in tokens])
            self.chosen.emit(change)

    def _tell_chosen(self) -> None:
        chosen = self._chosen()
        made = any(repair.left is None for repair in chosen)
        leaves = made or not chosen
        self.leave_button.setText(self.tr("&Leave as it was") if leaves else self.tr("&Repair again"))
        self.leave_button.setToolTip(self.tr("Space"))
        alike = chosen[0].alike if chosen else 0
        self.alike_button.setText(self.tr("All &alike ({})").format(alike) if alike > 1 else self.tr("All &alike"))
        self.alike_button.setToolTip(self.tr("Shift+Space"))
        for button in (self.leave_button, self.alike_button):
            button.setEnabled(bool(chosen))

    def _tell_state(self) -> None:
        busy, current = self._reader.is_busy, self._reader.is_current
        number = len(self._reader.preview.changes) if self._reader.preview is not None else 0
        if busy or self._workbench.is_behind:
            words = self.tr("The text is being repaired …")
        elif not current:
            words = self.tr("The text shown is of before.")
        elif number:
            words = self.tr("one repair") if number == 1 else self.tr("%n repairs", "", number)
        else:
            words = self.tr("Nothing had to be repaired.")
        self.state.setText(words)
        self.stop_button.setText(self.tr("Stop") if busy else self.tr("Repair"))
        self.stop_button.setVisible(busy or not (current or self._workbench.is_behind))

    def _stop_or_renew(self) -> None:
        if self._reader.is_busy:
            self._reader.stop()
        else:
            self._reader.renew()
        self._tell_state()

    def _open_menu(self, at: QPoint) -> None:
        if not self._chosen():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("undo"), self.leave_button.text(), self.turn)
        menu.addAction(self.alike_button.text(), self.turn_alike)
        menu.popup(self.view.viewport().mapToGlobal(at))
