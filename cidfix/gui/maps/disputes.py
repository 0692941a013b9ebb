"""A map that was changed or deleted elsewhere while it was being changed here: the user says what is to be kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from cidfix.gui.icons import IconLabel
from cidfix.gui.long_label import LongLabel
from cidfix.recover.maps import SavedMap


@dataclass(frozen=True, slots=True)
class Dispute:
    """What a map was to become here, and what it is on the disk; None where it can't be read or is not there.

    `words` say what was to be done.
    """

    name: str
    words: str
    path: Path
    mine: SavedMap
    theirs: SavedMap | None
    is_gone: bool


class DisputeBar(QFrame):
    """Asks about one dispute after the other; what it is about is not written before an answer is given."""

    keep_wanted = Signal(object)
    """A Dispute: what was decided here is to be written over what was done elsewhere."""

    take_wanted = Signal(object)
    """A Dispute: what was done elsewhere stays."""

    compare_wanted = Signal(object)
    """A Dispute: both are to be seen side by side, which settles nothing yet."""

    new_wanted = Signal(object)
    """A Dispute: what was decided here is to be a new map."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._disputes: list[Dispute] = []
        self.words = LongLabel()
        self.keep = QPushButton(self.tr("&Keep mine"))
        self.take = QPushButton(self.tr("&Take the other"))
        self.compare = QPushButton(self.tr("Com&pare…"))
        self.save_new = QPushButton(self.tr("Save it as a new &map"))
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(IconLabel("warning", 18))
        head.addWidget(self.words, 1)
        self.buttons = self.keep, self.take, self.compare, self.save_new
        for button in self.buttons:
            button.setAutoDefault(False)
            foot.addWidget(button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addLayout(foot)
        self.keep.clicked.connect(lambda: self.keep_wanted.emit(self._take_first()))
        self.take.clicked.connect(lambda: self.take_wanted.emit(self._take_first()))
        self.compare.clicked.connect(lambda: self.compare_wanted.emit(self._disputes[0]))
        self.save_new.clicked.connect(lambda: self.new_wanted.emit(self._take_first()))
        self.hide()

    @property
    def dispute(self) -> Dispute | None:
        """What is asked about now."""
        return self._disputes[0] if self._disputes else None

    def ask(self, dispute: Dispute) -> None:
        """Ask about a dispute, in the place of one about the same."""
        same = [(old.path, old.words) == (dispute.path, dispute.words) for old in self._disputes]
        if True in same:
            self._disputes[same.index(True)] = dispute
        else:
            self._disputes.append(dispute)
        self._show_first()

    def settle(self, path: Path) -> None:
        """Ask no more about a map."""
        self._disputes = [dispute for dispute in self._disputes if dispute.path != path]
        self._show_first()

    def _take_first(self) -> Dispute:
        first = self._disputes.pop(0)
        self._show_first()
        return first

    def _show_first(self) -> None:
        dispute = self.dispute
        if dispute is not None:
            self.words.setText(self._describe(dispute))
            self.setAccessibleName(self.words.text())
            self.keep.setVisible(not dispute.is_gone)
            self.compare.setVisible(dispute.theirs is not None)
            self.take.setText(self.tr("Let it &go") if dispute.theirs is None else self.tr("&Take the other"))
        self.setVisible(dispute is not None)

    def _describe(self, dispute: Dispute) -> str:
        if dispute.is_gone:
            words = self.tr("{} is not in the library any more, so nothing is saved of what you change here.")
        elif dispute.theirs is None:
            words = self.tr("{} was changed elsewhere and can't be read any more, so your change is not saved yet.")
        else:
            words = self.tr("{} was changed elsewhere since you opened it, so your change is not saved yet.")
        return words.format(dispute.name)
