"""What was decided, each thing in words: to look at, to take back in any order, and to go back and forth between."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.engine import say
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.icons import icon
from cidfix.gui.wording import (
    describe_change,
    describe_decision,
    describe_moment,
    find_first,
    find_letter,
    name_letter,
)
from cidfix.gui.workbench import Stretch
from cidfix.recover.block_decisions import FindBlocks, MergeBlocks, MoveBlock, SetRole, SplitBlock, TurnBlock
from cidfix.recover.decisions import (
    Decision,
    Entry,
    LeaveAsIs,
    Recover,
    SetDirection,
    SkipStep,
    Trust,
    UseLanguage,
    UseMap,
    UseRules,
)
from cidfix.recover.settle import Change

_SIGNS: dict[type[Decision], str] = {
    Entry: "keyboard",
    Trust: "fonts",
    Recover: "fonts",
    SetDirection: "text",
    UseMap: "map",
    UseLanguage: "text",
    LeaveAsIs: "text",
    SkipStep: "text",
    UseRules: "letters",
    TurnBlock: "text",
    **dict.fromkeys((SetRole, MoveBlock, MergeBlocks, SplitBlock, FindBlocks), "blocks"),
}
_DECISION = Qt.ItemDataRole.UserRole


class HistoryPanel(QWidget):
    """Two lists: the decisions in effect, and the steps that led to them."""

    def __init__(self, glyphs: GlyphPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyphs = glyphs
        self._workbench = workbench = glyphs.workbench
        self._empty = QLabel(self.tr("What you type and choose is listed here, and anything can be taken back."))
        self._empty.setWordWrap(True)
        self.decisions = QListWidget()
        self.decisions.setAccessibleName(self.tr("Decisions in effect"))
        self.decisions.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.steps = QListWidget()
        self.steps.setAccessibleName(self.tr("Steps, to go back and forth between"))
        self.take_back = QPushButton(icon("trash"), self.tr("Take back"))
        self.take_back.setToolTip(self.tr("Take the chosen decisions back, whenever they were made (Del)"))
        for found in (self.decisions, self.steps):
            found.setIconSize(QSize(20, 22))
        self._lay_out()
        self.decisions.itemSelectionChanged.connect(self._light)
        self.decisions.itemActivated.connect(self._light)
        self.steps.itemActivated.connect(self._go)
        self.steps.itemClicked.connect(self._go)
        self.take_back.clicked.connect(self._take_back)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.decisions)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._take_back)
        workbench.history_changed.connect(self._show)
        workbench.follow(self._show_decisions)
        self._show()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(QLabel(self.tr("In effect")), 1)
        head.addWidget(self.take_back)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self._empty)
        column.addWidget(self.decisions, 1)
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(QLabel(self.tr("Steps")))
        column.addWidget(self.steps, 1)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.addWidget(upper)
        halves.addWidget(lower)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addWidget(halves)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show()

    def _show(self) -> None:
        self.steps.clear()
        bold = QFont(self.font())
        bold.setBold(True)
        recovery = self._workbench.recovery
        for number, step in enumerate(self._workbench.steps):
            item = QListWidgetItem(describe_change(recovery, step.change))
            item.setIcon(self._find_icon(step.change))
            if number == self._workbench.step:
                item.setFont(bold)
            elif number > self._workbench.step:
                item.setForeground(self.palette().placeholderText())
                item.setToolTip(self.tr("Undone; choose it to do it again"))
            self.steps.addItem(item)
        self.steps.setCurrentRow(self._workbench.step)
        self._show_decisions()

    def _show_decisions(self) -> None:
        chosen = set(self._chosen())
        recovery = self._workbench.recovery
        waiting = {pending.entry: say(pending.reason) for pending in recovery.learned.pending}
        self.decisions.blockSignals(True)
        self.decisions.clear()
        for decision in reversed(self._workbench.decisions):
            item = QListWidgetItem(describe_decision(recovery, decision))
            item.setData(_DECISION, decision)
            said = (name_letter(recovery, decision), say(decision.source), describe_moment(decision.when))
            item.setToolTip(" · ".join(filter(None, said)))
            item.setIcon(self._find_icon(decision))
            if isinstance(decision, Entry) and decision in waiting:
                item.setIcon(icon("info"))
                item.setToolTip(self.tr("Waits for its place: {}").format(waiting[decision]))
            self.decisions.addItem(item)
            item.setSelected(decision in chosen)
        self.decisions.blockSignals(False)
        self._empty.setVisible(not self._workbench.decisions)
        self.take_back.setEnabled(bool(self._chosen()))

    def _find_icon(self, about: Decision | Change) -> QIcon:
        """The letter that something is about, or a sign for what it does."""
        recovery = self._workbench.recovery
        if (glyph := find_letter(recovery, about)) is not None:
            return self._glyphs.to_icon(glyph, self.palette())
        decision = find_first(about) if isinstance(about, Change) else about
        return icon("open" if decision is None else _SIGNS.get(type(decision), "letters"))

    def _chosen(self) -> list[Decision]:
        return [item.data(_DECISION) for item in self.decisions.selectedItems()]

    def _light(self) -> None:
        chosen = self._chosen()
        self.take_back.setEnabled(bool(chosen))
        placed = {place.entry: place for place in self._workbench.recovery.learned.placed}
        starts = self._workbench.recovery.layout.token_start
        places: list[Stretch] = [
            (int(starts[place.token]), int(starts[place.token + place.count]))
            for decision in chosen
            if isinstance(decision, Entry) and (place := placed.get(decision)) is not None
        ]
        self._workbench.light(places)

    def _go(self, item: QListWidgetItem) -> None:
        row = self.steps.row(item)
        # Later, since it fills this list anew, which must not happen while the list reports a click.
        QTimer.singleShot(0, lambda: self._workbench.go_to(row))

    def _take_back(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._workbench.take_back(*chosen)
