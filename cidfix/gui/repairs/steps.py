"""The steps of repair as switches, each with how much it changed: a step that is off is a decision like any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

from PySide6.QtWidgets import QCheckBox, QWidget

from cidfix.export.changes import Change
from cidfix.gui.flow import Flow
from cidfix.gui.repairs.wording import STEPS, describe_step, name_step
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import SkipStep


class StepSwitches(Flow):
    """A box for each step, checked where it is taken."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(12, parent)
        self._workbench = workbench
        self.boxes: dict[str, QCheckBox] = {}
        for step in STEPS:
            box = self.boxes[step] = QCheckBox(name_step(step))
            box.setToolTip(describe_step(step))
            box.setAccessibleDescription(describe_step(step))
            box.clicked.connect(partial(self._switch, step))
            self.add(box)
        workbench.history_changed.connect(self._follow)
        self._follow()

    def count(self, changes: Iterable[Change]) -> None:
        """Say how much each step changed."""
        numbers = Counter(change.edit.step for change in changes)
        for step, box in self.boxes.items():
            name = name_step(step)
            box.setText(self.tr("{} {}").format(name, numbers[step]) if numbers[step] else name)

    def _switch(self, step: str) -> None:
        if self.boxes[step].isChecked():
            self._workbench.take_back(*self._find(step))
        else:
            self._workbench.decide(SkipStep(step, SET_IN_WINDOW))

    def _follow(self) -> None:
        for step, box in self.boxes.items():
            box.setChecked(not self._find(step))

    def _find(self, step: str) -> list[SkipStep]:
        return [d for d in self._workbench.decisions if isinstance(d, SkipStep) and d.step == step]
