"""What stands beside the page in the step Pages: the blocks as a list, what can be said of them, and the text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.actions import Command
from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.blocks.list import BlockList
from cidfix.gui.blocks.looks import list_offered, name_role
from cidfix.gui.blocks.menu import list_directions
from cidfix.gui.blocks.text import BlockText
from cidfix.gui.blocks.wording import describe_analysis
from cidfix.gui.cards import make_note
from cidfix.gui.icons import icon
from cidfix.recover.block_decisions import ANALYSES
from cidfix.structure.model import Role


class BlockPanel(QWidget):
    """The list of blocks with its buttons over the text of the page as it is written."""

    changed = Signal()
    """Something else can be done with blocks than a moment ago."""

    def __init__(self, desk: BlockDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.heading = QLabel()
        self.note = make_note(
            self.tr("Numbers say in which order blocks are read. Drag one to its place, or choose it and say more.")
        )
        self.list = BlockList(desk)
        self.text = BlockText(desk)
        self.earlier = self._make_button("up", self.tr("Earlier"), partial(desk.move, -1))
        self.later = self._make_button("down", self.tr("Later"), partial(desk.move, 1))
        self.merge = self._make_button("plus", self.tr("Merge"), desk.merge)
        self.split = self._make_button("minus", self.tr("Split"), self.split_here)
        self.leave_out = self._make_button("trash", self.tr("Leave out"), partial(desk.set_role, Role.LEFT_OUT, 0))
        self.split.setToolTip(self.tr("Begin a block with the line of the text below in which the cursor stands"))
        self.role = QComboBox()
        self.role.setAccessibleName(self.tr("What the chosen blocks are"))
        self.direction = QComboBox()
        self.direction.setAccessibleName(self.tr("How the lines of the chosen blocks run"))
        self.alike = QCheckBox(self.tr("On all pages like this"))
        self.alike.setToolTip(self.tr("What you say next holds wherever something stands at the same place"))
        self.analysis = QComboBox()
        self.analysis.setAccessibleName(self.tr("How the blocks of all pages are found"))
        self.analysis.setToolTip(
            self.tr("If blocks are cut or joined wrongly on many pages, have them found in the other way")
        )
        self._fill_choices()
        self._lay_out()
        self.analysis.activated.connect(self._find_by)
        self.role.activated.connect(self._set_role)
        self.direction.activated.connect(self._turn)
        self.alike.toggled.connect(desk.set_alike)
        for moved in (desk.shown_changed, desk.chosen_changed, self.text.cursor_moved):
            moved.connect(self._show)
            moved.connect(self.changed)
        self._show()

    def commands(self) -> tuple[Command, ...]:
        """What can be done with blocks."""
        menu = QCoreApplication.translate("Menus", "&Blocks")
        desk = self.desk

        def is_chosen() -> bool:
            return desk.is_on and bool(desk.chosen_blocks)

        return (
            Command(
                menu, self.tr("Read &earlier"), ("Alt+Up",), "up", partial(desk.move, -1), lambda: self._can_move(-1)
            ),
            Command(
                menu, self.tr("Read &later"), ("Alt+Down",), "down", partial(desk.move, 1), lambda: self._can_move(1)
            ),
            Command(menu, self.tr("&Merge"), ("Ctrl+M",), "plus", desk.merge, lambda: is_chosen() and desk.can_merge),
            Command(
                menu,
                self.tr("&Split before the line of the cursor"),
                ("Ctrl+J",),
                "minus",
                self.split_here,
                lambda: desk.is_on and self._can_split(),
            ),
            Command(
                menu,
                self.tr("Leave &out"),
                ("Ctrl+Shift+O",),
                "trash",
                partial(desk.set_role, Role.LEFT_OUT, 0),
                is_chosen,
            ),
            Command(menu, self.tr("&What it is…"), ("Ctrl+R",), "", self._choose_role, is_chosen),
            Command(menu, self.tr("How its lines &run…"), ("Ctrl+Shift+R",), "", self._choose_direction, is_chosen),
            Command(
                menu,
                self.tr("On &all pages like this"),
                ("Ctrl+D",),
                "",
                lambda: desk.set_alike(not desk.alike),
                lambda: desk.is_on,
                lambda: desk.alike,
            ),
            Command("", self.tr("In the list of blocks: leave out"), ("Del",), "", self.list.setFocus, lambda: True),
        )

    def split_here(self) -> None:
        """Let the line in which the cursor of the text stands begin a block."""
        line = self.text.line
        if line is not None:
            self.desk.split(line)

    def _choose_role(self) -> None:
        self.role.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.role.showPopup()

    def _choose_direction(self) -> None:
        self.direction.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.direction.showPopup()

    def _make_button(self, name: str, words: str, call: Callable[[], None]) -> QPushButton:
        button = QPushButton(icon(name), words)
        button.clicked.connect(lambda _checked: call())
        return button

    def _fill_choices(self) -> None:
        for role, depth in list_offered():
            self.role.addItem(name_role(role, depth), (role.value, depth))
        self.role.setPlaceholderText(self.tr("What it is"))
        for direction, name in list_directions():
            self.direction.addItem(name, direction)
        for analysis in (None, *ANALYSES):
            self.analysis.addItem(describe_analysis(analysis), analysis)
        self.direction.setPlaceholderText(self.tr("How its lines run"))

    def _lay_out(self) -> None:
        acts = QGridLayout()
        acts.setSpacing(4)
        for at, button in enumerate((self.earlier, self.later, self.merge, self.split, self.leave_out)):
            acts.addWidget(button, 0, at)
        said = QHBoxLayout()
        said.addWidget(self.role, 1)
        said.addWidget(self.direction, 1)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self.analysis)
        column.addWidget(self.note)
        column.addWidget(self.list, 1)
        column.addLayout(acts)
        column.addLayout(said)
        column.addWidget(self.alike)
        lower = QWidget()
        column = QVBoxLayout(lower)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(QLabel(self.tr("The text of this page as it is read")))
        column.addWidget(self.text, 1)
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self.halves.addWidget(upper)
        self.halves.addWidget(lower)
        self.halves.setStretchFactor(0, 1)
        self.halves.setStretchFactor(1, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addWidget(self.halves)

    def _show(self) -> None:
        desk = self.desk
        if desk.shown is None:
            self.heading.setText(self.tr("The blocks of the pages are being found…"))
        else:
            count = len(desk.list_blocks(desk.page))
            one, many, none = self.tr("Page {}: one block"), self.tr("Page {}: {} blocks"), self.tr("Page {}: no text")
            self.heading.setText((many if count > 1 else one if count else none).format(desk.page, count))
        blocks = desk.chosen_blocks
        for widget in (self.role, self.direction, self.leave_out):
            widget.setEnabled(bool(blocks))
        self.earlier.setEnabled(desk.can_move(-1))
        self.later.setEnabled(desk.can_move(1))
        self.merge.setEnabled(desk.can_merge)
        self.split.setEnabled(self._can_split())
        self.analysis.setCurrentIndex((None, *ANALYSES).index(desk.analysis))
        same = {(block.role.value, block.depth) for block in blocks}
        with QSignalBlocker(self.role), QSignalBlocker(self.direction), QSignalBlocker(self.alike):
            self.role.setCurrentIndex(self._find_role(*same.pop()) if len(same) == 1 else -1)
            directions = tuple(desk.list_directions())
            self.direction.setCurrentIndex(self.direction.findData(directions[0]) if len(directions) == 1 else -1)
            self.alike.setChecked(desk.alike)

    def _find_role(self, role: str, depth: int) -> int:
        return next((at for at in range(self.role.count()) if tuple(self.role.itemData(at)) == (role, depth)), -1)

    def _can_move(self, step: int) -> bool:
        return self.desk.is_on and self.desk.can_move(step)

    def _can_split(self) -> bool:
        return self.text.line is not None and self.desk.can_split(self.text.line)

    def _set_role(self) -> None:
        role, depth = self.role.currentData()
        self.desk.set_role(Role(role), depth)

    def _find_by(self) -> None:
        self.desk.find_by(self.analysis.currentData())

    def _turn(self) -> None:
        self.desk.turn(self.direction.currentData())
