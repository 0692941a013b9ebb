"""Saved maps that fit the document, with what each would decode: using one is a decision like any other."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.icons import IconLabel
from cidfix.gui.long_label import LongLabel
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import describe_share
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import UseMap
from cidfix.recover.offers import Offer
from cidfix.recovery import Recovery
from cidfix.shapes.index import NO_SHAPES

_MOST = 5


class MapOffers(QFrame):
    """The maps of the user's library that fit, best first; nothing while there are none."""

    found = Signal(object)
    """The offers there are now."""

    def __init__(self, workbench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.offers: tuple[Offer, ...] = ()
        self._seen: Recovery | None = None
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
        if recovery is not self._seen and (self._seen is None or self.isVisible()):
            self.look()

    def look(self) -> None:
        """Look anew which maps fit, and what each would add now."""
        recovery = self._seen = self._workbench.recovery
        used = {Path(decision.path) for decision in recovery.decisions if isinstance(decision, UseMap)}

        def find(stop: Stop) -> tuple[Offer, ...]:
            stop.check()
            return tuple(offer for offer in recovery.find_offers() if offer.path not in used)

        self._workbench.tasks.run("offers", find, self._show, lambda _: None)

    def _show(self, offers: tuple[Offer, ...]) -> None:
        self.offers = tuple(offer for offer in offers if offer.adds > 0)[:_MOST]
        while (item := self._column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        if self.offers:
            self._column.addWidget(QLabel(self.tr("Saved maps that fit this document:")))
        for offer in self.offers:
            self._column.addWidget(self._card(offer))
        self._column.setContentsMargins(0, 0, 0, 16 if self.offers else 0)
        self.found.emit(self.offers)

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
