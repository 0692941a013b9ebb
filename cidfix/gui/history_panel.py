"""What was decided, each thing in words: to look at, to take back in any order, and to go back and forth between."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from cidfix.gui.engine import say
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.icons import icon
from cidfix.gui.row_list import Described, RowList
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


class HistoryPanel(QWidget):
    """Two lists: the decisions in effect, and the steps that led to them."""

    def __init__(self, glyphs: GlyphPainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glyphs = glyphs
        self._workbench = workbench = glyphs.workbench
        self._waiting: dict[Entry, str] = {}
        self._empty = QLabel(self.tr("What you type and choose is listed here, and anything can be taken back."))
        self._empty.setWordWrap(True)
        self.decisions = RowList(self._describe_decision)
        self.decisions.setAccessibleName(self.tr("Decisions in effect"))
        self.decisions.setSelectionMode(RowList.SelectionMode.ExtendedSelection)
        self.steps = RowList(self._describe_step)
        self.steps.setAccessibleName(self.tr("Steps, to go back and forth between"))
        self.take_back = QPushButton(icon("trash"), self.tr("Take back"))
        self.take_back.setToolTip(self.tr("Take the chosen decisions back, whenever they were made (Del)"))
        for found in (self.decisions, self.steps):
            found.setIconSize(QSize(20, 22))
        self._lay_out()
        self.decisions.selectionModel().selectionChanged.connect(self._light)
        self.decisions.activated.connect(self._light)
        self.steps.activated.connect(self._go)
        self.steps.clicked.connect(self._go)
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
        self.steps.show_rows(range(len(self._workbench.steps)))
        self.steps.setCurrentIndex(self.steps.model().index(self._workbench.step, 0))
        self._show_decisions()

    def _describe_step(self, number: int) -> Described:
        recovery, change = self._workbench.recovery, self._workbench.steps[number].change
        undone = number > self._workbench.step
        return Described(
            describe_change(recovery, change),
            partial(self._find_icon, change),
            self.tr("Undone; choose it to do it again") if undone else "",
            is_bold=number == self._workbench.step,
            is_faint=undone,
        )

    def _show_decisions(self) -> None:
        self._waiting = {pending.entry: say(pending.reason) for pending in self._workbench.recovery.learned.pending}
        chosen = set(self._chosen())
        decisions = self._workbench.decisions[::-1]
        with QSignalBlocker(self.decisions.selectionModel()):
            self.decisions.show_rows(decisions)
            self.decisions.choose(row for row, decision in enumerate(decisions) if decision in chosen)
        self._empty.setVisible(not decisions)
        self.take_back.setEnabled(bool(self._chosen()))

    def _describe_decision(self, decision: Decision) -> Described:
        recovery = self._workbench.recovery
        words = describe_decision(recovery, decision)
        if isinstance(decision, Entry) and decision in self._waiting:
            return Described(
                words, partial(icon, "info"), self.tr("Waits for its place: {}").format(self._waiting[decision])
            )
        said = (name_letter(recovery, decision), say(decision.source), describe_moment(decision.when))
        return Described(words, partial(self._find_icon, decision), " · ".join(filter(None, said)))

    def _find_icon(self, about: Decision | Change) -> QIcon:
        """The letter that something is about, or a sign for what it does."""
        recovery = self._workbench.recovery
        if (glyph := find_letter(recovery, about)) is not None:
            return self._glyphs.to_icon(glyph, self.palette())
        decision = find_first(about) if isinstance(about, Change) else about
        return icon("open" if decision is None else _SIGNS.get(type(decision), "letters"))

    def _chosen(self) -> list[Decision]:
        return self.decisions.chosen()

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

    def _go(self, index: QModelIndex) -> None:
        # Later, since it fills this list anew, which must not happen while the list reports a click.
        QTimer.singleShot(0, self, partial(self._workbench.go_to, index.row()))

    def _take_back(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._workbench.take_back(*chosen)
