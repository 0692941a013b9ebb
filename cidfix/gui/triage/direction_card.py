"""How the document is read: what was found, and the user's word on it."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox

from cidfix.gui.cards import Card, make_heading, make_note
from cidfix.gui.triage.separator_places import find_main_direction
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.layout import DIRECTION_NAMES
from cidfix.recover.decisions import SetDirection


class DirectionCard(Card):
    """How the document is read: as found, or as the user says."""

    def __init__(self, workbench: Workbench) -> None:
        super().__init__()
        self._workbench = workbench
        self.column.addWidget(make_heading(self.tr("Direction")))
        self.found = make_note("")
        self.found.setForegroundRole(QPalette.ColorRole.WindowText)
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Direction of the document"))
        self.choice.addItem(self.tr("As found, line by line"), "")
        for name in DIRECTION_NAMES:
            self.choice.addItem(self._describe(name), name)
        self.column.addWidget(self.found)
        self.column.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignLeft)
        self.choice.activated.connect(self._choose)
        workbench.follow(self._refresh)
        self._refresh()

    def _describe(self, name: str) -> str:
        names = {
            "ltr": self.tr("From left to right"),
            "rtl": self.tr("From right to left"),
            "ttb-rl": self.tr("In columns, the first at the right"),
            "ttb-lr": self.tr("In columns, the first at the left"),
        }
        return names[name]

    def _refresh(self) -> None:
        main, lines, of = find_main_direction(self._workbench.recovery)
        names = {direction: name for name, direction in DIRECTION_NAMES.items()}
        one, many = self.tr("{direction}: the only line."), self.tr("{direction}: {lines} of {of} lines.")
        words = one if lines == of == 1 else many
        self.found.setText(words.format(direction=self._describe(names[main]), lines=lines, of=of))
        said = self._find_said()
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(said[-1].direction if said else ""))

    def _find_said(self) -> tuple[SetDirection, ...]:
        decisions = self._workbench.recovery.decisions
        return tuple(d for d in decisions if isinstance(d, SetDirection) and d.page is None)

    def _choose(self) -> None:
        name = self.choice.currentData()
        if name:
            said = SetDirection(name, None, None, SET_IN_WINDOW)
            self._workbench.restate(said)
        else:
            self._workbench.take_back(*self._find_said())
