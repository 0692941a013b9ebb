"""Saved maps that fit the document, with what each would decode: using one is a decision like any other.

What of the library can't be read stands below them in a quiet line: nobody has to do anything about it now.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.doing import Doing
from cidfix.gui.engine import say_error
from cidfix.gui.icons import IconLabel
from cidfix.gui.long_label import LongLabel
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import describe_share
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import UseMap
from cidfix.recover.library import Answer
from cidfix.recover.offers import Offer
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES

_MOST = 5
_MOST_FAULTS = 10  # that are named
_SOON = 0.5  # seconds after which it is shown how far the library is read
_LANE = "offers"


class MapOffers(QFrame):
    """The maps of the user's library that fit, best first; nothing while there are none."""

    found = Signal(object)
    """The offers there are now."""

    _progressed = Signal(int, int)

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self.doing = Doing(self.tr("Cancel reading the library of maps"))
        self.fault = LongLabel(most_lines=4)
        self.fault.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.again = QPushButton(self.tr("Look for saved maps that fit"))
        self.again.setAutoDefault(False)
        self._cards = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._cards)
        for part in (self.doing, self.again, self.fault):
            self._column.addWidget(part)
            part.hide()
        self._column.setContentsMargins(0, 0, 0, 0)
        self.offers: tuple[Offer, ...] = ()
        self._seen: Recovery | None = None
        self._is_given_up = False
        self.doing.cancelled.connect(self._give_up)
        self.again.clicked.connect(self.look)
        self._progressed.connect(self._show_progress)
        workbench.follow(self._follow)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def _follow(self) -> None:
        """Look when a document was opened, and then only while somebody sees it.

        Before its letters are read, a map would seem to add what they tell by themselves.
        """
        recovery = self._workbench.recovery
        if recovery.shapes is NO_SHAPES:
            return
        if recovery is not self._seen and (self._seen is None or self.isVisible()) and not self._is_given_up:
            self.look()

    def follow_library(self) -> None:
        """There are other maps in the library than before."""
        if self._seen is not None and not self._is_given_up:
            self.look()

    def look(self) -> None:
        """Look anew which maps fit, and what each would add now."""
        recovery = self._seen = self._workbench.recovery
        used = {Path(decision.path) for decision in recovery.decisions if isinstance(decision, UseMap)}
        self._is_given_up = False
        self.again.hide()
        began = time.monotonic()

        def find(stop: Stop) -> Answer[tuple[Offer, ...]]:
            def tell(done: int, total: int) -> None:
                stop.check()
                if time.monotonic() - began > _SOON:
                    self._progressed.emit(done, total)

            stop.check()
            offers, faults = recovery.find_offers(tell)
            return Answer(tuple(offer for offer in offers if offer.path not in used), faults)

        self._workbench.tasks.run(_LANE, find, self._show, self._fail)

    def _give_up(self) -> None:
        """What was read of the library stays in its index; the rest is read when the user wants it."""
        self._workbench.tasks.cancel(_LANE)
        self._is_given_up = True
        self.doing.hide()
        self.again.show()
        self._leave_room()

    def _fail(self, error: CidfixError) -> None:
        self._show(Answer((), (error,)))

    def _show_progress(self, done: int, total: int) -> None:
        if self._workbench.tasks.is_busy(_LANE) and not self._is_given_up:
            words = self.tr("Reading map {number} of {total} of the library…")
            self.doing.show()
            self.doing.show_progress(words.format(number=done, total=total), done, total)
            self._leave_room()

    def _show(self, answer: Answer[tuple[Offer, ...]]) -> None:
        self.doing.hide()
        self.offers = tuple(offer for offer in answer.found if offer.adds > 0)[:_MOST]
        while (item := self._cards.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        if self.offers:
            self._cards.addWidget(QLabel(self.tr("Saved maps that fit this document:")))
        for offer in self.offers:
            self._cards.addWidget(self._card(offer))
        self._show_faults(answer.faults)
        self._leave_room()
        self.found.emit(self.offers)

    def _show_faults(self, faults: Sequence[CidfixError]) -> None:
        self.fault.setVisible(bool(faults))
        if not faults:
            return
        one = self.tr("One file or folder of the library of maps is left out:")
        many = self.tr("%n files or folders of the library of maps are left out:", "", len(faults))
        self.fault.setText("\n".join([one if len(faults) == 1 else many, *map(say_error, faults[:_MOST_FAULTS])]))

    def _leave_room(self) -> None:
        is_empty = not self.offers and all(part.isHidden() for part in (self.doing, self.again, self.fault))
        self._column.setContentsMargins(0, 0, 0, 0 if is_empty else 16)

    def describe(self, offer: Offer) -> str:
        """What a map would do for the document."""
        one = self.tr("one of the letters drawn here")
        many = self.tr("%n of the letters drawn here", "", offer.glyphs)
        return self.tr("{name}: knows {letters}, and would add {share} of the text").format(
            name=offer.path.name.removesuffix(".json").removesuffix(".cidmap"),
            letters=one if offer.glyphs == 1 else many,
            share=describe_share(offer.adds),
        )

    def use(self, offer: Offer) -> None:
        """Use a map, which is a decision."""
        self._workbench.decide(UseMap(str(offer.path), SET_IN_WINDOW))

    def _card(self, offer: Offer) -> QWidget:
        card = QFrame()
        card.setFrameShape(QFrame.Shape.StyledPanel)
        row = QHBoxLayout(card)
        sign = IconLabel("map", 20)
        label = LongLabel(self.describe(offer))
        use = QPushButton(self.tr("Use it"))
        use.setAccessibleName(self.tr("Use the saved map {}").format(offer.path.name))
        use.clicked.connect(lambda: self.use(offer))
        row.addWidget(sign)
        row.addWidget(label, 1)
        row.addWidget(use)
        return card
