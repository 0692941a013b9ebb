"""The saved maps that are used for the document, in the order in which they are heard, and what each fills."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.cards import make_heading
from cidfix.gui.icons import icon
from cidfix.gui.long_label import LongLabel
from cidfix.gui.wording import name_font
from cidfix.gui.workbench import Workbench
from cidfix.recover.decisions import UseMap
from cidfix.recover.precedence import Filled
from cidfix.recover.settle import Change
from cidfix.recovery import Recovery


class MapsInUse(QWidget):
    """A card for each map in use; nothing where there is none."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._shown: tuple[object, ...] | None = None
        workbench.follow(self._show)
        self._show()

    def _show(self) -> None:
        recovery = self._workbench.recovery
        used = [decision for decision in recovery.decisions if isinstance(decision, UseMap)]
        filled = recovery.filled if used else ()
        if self._shown == (tuple(used), filled):
            return
        self._shown = tuple(used), filled
        while (item := self._column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        if used:
            words = self.tr("Saved maps in use, those above heard first:")
            self._column.addWidget(make_heading(words if len(used) > 1 else self.tr("Saved map in use:")))
        first = len(recovery.maps)
        for number, decision in enumerate(used):
            mine = [one for one in filled if one.map == first + number]
            before = used[number - 1] if number else None
            self._column.addWidget(self._make_card(recovery, decision, before, mine))
        self._column.setContentsMargins(0, 0, 0, 16 if used else 0)
        self.setVisible(bool(used))

    def _make_card(self, recovery: Recovery, decision: UseMap, before: UseMap | None, filled: list[Filled]) -> QWidget:
        name = decision.path.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".json").removesuffix(".cidmap")
        card = QFrame()
        card.setFrameShape(QFrame.Shape.StyledPanel)
        row = QHBoxLayout(card)
        lines = [self._describe(recovery, one) for one in filled] or [self.tr("has none of the letters drawn here")]
        label = LongLabel("\n".join([name, *lines]))
        row.addWidget(label, 1)
        if before is not None:
            up = QPushButton(icon("up"), "")
            up.setToolTip(self.tr("Hear it before the one above"))
            up.setAccessibleName(self.tr("Hear {} before the one above").format(name))
            up.clicked.connect(partial(self._move_up, decision, before))
            row.addWidget(up)
        stop = QPushButton(icon("close"), "")
        stop.setToolTip(self.tr("Do not use it"))
        stop.setAccessibleName(self.tr("Do not use the map {}").format(name))
        stop.clicked.connect(partial(self._stop, decision))
        row.addWidget(stop)
        return card

    def _describe(self, recovery: Recovery, filled: Filled) -> str:
        """What a map does for a font: what it fills, what it confirms, where it is overruled."""
        font = name_font(recovery, recovery.document.fonts[filled.font].name)
        said = [self.tr("fills {}").format(filled.fills)]
        if filled.agrees:
            said.append(self.tr("confirms {}").format(filled.agrees))
        if filled.overruled:
            said.append(self.tr("is overruled by maps above in {}").format(filled.overruled))
        return self.tr("{font}: {said}").format(font=font, said=", ".join(said))

    def _move_up(self, decision: UseMap, before: UseMap) -> None:
        self._workbench.apply(Change((before, decision), (decision, before)))

    def _stop(self, decision: UseMap) -> None:
        self._workbench.take_back(decision)
