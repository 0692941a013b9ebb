"""What contradicts itself, in one list: letters with two values, instructions at odds, words without a place."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from cidfix.gui.actions import Command
from cidfix.gui.cards import CardArea, go_on_to, make_heading, make_note
from cidfix.gui.conflicts.conflict_card import ConflictCard
from cidfix.gui.conflicts.open_cards import ContradictionCard, PendingCard
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.pictures import PagePictures
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import Workbench
from cidfix.layout import Layout
from cidfix.recover.conflicts import Conflict, Side
from cidfix.recover.contradictions import Contradiction
from cidfix.recover.placing import Pending
from cidfix.recover.settle import Change

_AT_ONCE = 20

_Shown: TypeAlias = tuple[tuple[Conflict, ...], tuple[Contradiction, ...], tuple[Pending, ...], Layout, int]
"""What the cards are made from: conflicts, contradictions, pending words, the layout, and how many of each."""


class ConflictList(CardArea):
    """Conflicts, contradicting instructions and pending words, each with the ways to settle it."""

    count_changed = Signal(int)
    """How many there are is another."""

    settled = Signal()
    """The last that there was is settled."""

    wanted = Signal()
    """The list is to be brought into view."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(QCoreApplication.translate("ConflictList", "Conflicts"), parent)
        self._workbench = workbench
        self._glyphs = GlyphPainter(workbench, pictures, art)
        self._shown: _Shown | None = None
        self._most = _AT_ONCE
        self._at: Conflict | None = None
        self._settling: int | None = None  # which card, while that is computed
        self.count = 0
        self.conflict_cards: list[ConflictCard] = []
        self.contradiction_cards: list[ContradictionCard] = []
        self.pending_cards: list[PendingCard] = []
        self.empty = make_note(
            self.tr(
                "Nothing contradicts anything. Where two words you type say different things of one letter, both "
                "places are shown here, and you choose."
            )
        )
        self.header.addWidget(self.empty)
        self.more_button.clicked.connect(self._show_more)
        workbench.follow(self._refresh)
        self._refresh()

    def commands(self) -> tuple[Command, ...]:
        """Going through the conflicts."""

        def some() -> bool:
            return bool(self.conflict_cards)

        menu = QCoreApplication.translate("Menus", "&Recover")
        return (
            Command(menu, self.tr("Next conflict"), ("F8",), "conflict", lambda: self.go(1), some),
            Command(menu, self.tr("Previous conflict"), ("Shift+F8",), "", lambda: self.go(-1), some),
            Command(
                "",
                self.tr("From one side of a conflict to the other"),
                ("Left", "Right"),
                "",
                self.focus_other_side,
                some,
            ),
        )

    def go(self, step: int) -> None:
        """Go to the next conflict (1) or the one before (-1): it is marked, and both its places are lit."""
        if not self.conflict_cards:
            return
        conflicts = [card.conflict for card in self.conflict_cards]
        at = (conflicts.index(self._at) + step) if self._at in conflicts else (0 if step > 0 else -1)
        self._show_conflict(self.conflict_cards[at % len(conflicts)])

    def _show_conflict(self, card: ConflictCard) -> None:
        self._at = card.conflict
        for other in self.conflict_cards:
            other.show_current(other is card)
        self._workbench.show_glyph(card.conflict.glyph)
        self._workbench.light(card.places)
        self.wanted.emit()
        go_on_to(card.keep_buttons[0])
        self.ensureWidgetVisible(card)

    def focus_other_side(self) -> None:
        """Give the focus to the next side of the conflict that is being settled."""
        for card in self.conflict_cards:
            if card.conflict == self._at:
                card.focus_side(1)

    def _refresh(self) -> None:
        recovery = self._workbench.recovery
        by_sides: dict[tuple[Side, ...], Conflict] = {}
        for conflict in recovery.conflicts:
            by_sides.setdefault(conflict.sides, conflict)  # glyphs of one shape are in the same conflict
        conflicts = tuple(by_sides.values())
        shown = conflicts, recovery.contradictions, recovery.learned.pending, recovery.layout, self._most
        count = len(conflicts) + len(recovery.contradictions) + len(recovery.learned.pending)
        if count != self.count:
            self.count = count
            self.count_changed.emit(count)
        if shown != self._shown:
            same_places = self._shown is not None and self._shown[3] is recovery.layout
            self._shown = shown
            kept = self._clear(keep=set(conflicts) if same_places else set())
            self.empty.setVisible(not count)
            self._add_conflicts(conflicts, kept)
            self._add_contradictions()
            self._add_pending()
            left = sum(max(0, len(items) - self._most) for items in shown[:3])
            self.more_button.setVisible(left > 0)
            self.more_button.setText(self.tr("Show more ({} left)").format(left))
            self.lay_out_now()
        self._go_on()

    def _clear(self, keep: set[Conflict]) -> dict[Conflict, ConflictCard]:
        """Take all cards away; those of the conflicts to keep are returned, to be put in again."""
        kept = {card.conflict: card for card in self.conflict_cards if card.conflict in keep}
        while (item := self.card_column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None and widget not in kept.values():
                widget.hide()
                widget.deleteLater()
        self.conflict_cards, self.contradiction_cards, self.pending_cards = [], [], []
        return kept

    def _show_more(self) -> None:
        self._most += _AT_ONCE
        self._refresh()

    def _add_conflicts(self, conflicts: tuple[Conflict, ...], kept: dict[Conflict, ConflictCard]) -> None:
        for conflict in conflicts[: self._most]:
            card = kept.get(conflict) or self._make_conflict(conflict)
            card.show_current(conflict == self._at)
            self.card_column.addWidget(card)
            self.conflict_cards.append(card)
        if self.conflict_cards:
            self._look_for_splits()

    def _make_conflict(self, conflict: Conflict) -> ConflictCard:
        card = ConflictCard(self._glyphs, conflict)
        card.kept.connect(lambda side: self._keep(card, side))
        card.split.connect(lambda: self._split(card))
        card.place_clicked.connect(lambda stretch: self._workbench.light((stretch,)))
        return card

    def _add_contradictions(self) -> None:
        for contradiction in self._workbench.recovery.contradictions[: self._most]:
            card = ContradictionCard(self._glyphs, contradiction)
            card.settled.connect(partial(self._settle, card))
            self.card_column.addWidget(card)
            self.contradiction_cards.append(card)

    def _add_pending(self) -> None:
        recovery = self._workbench.recovery
        pending = recovery.learned.pending[: self._most]
        if pending:
            self.card_column.addWidget(make_heading(self.tr("Words without a place yet")))
        for item in pending:
            card = PendingCard(recovery, self._glyphs.pictures, item)
            card.settled.connect(partial(self._settle, card))
            card.place_clicked.connect(lambda stretch: self._workbench.light((stretch,)))
            self.card_column.addWidget(card)
            self.pending_cards.append(card)

    def _keep(self, card: ConflictCard, side: Side) -> None:
        self._settle(card, self._workbench.recovery.keep_side(card.conflict, side))

    def _split(self, card: ConflictCard) -> None:
        if (change := self._workbench.recovery.split_by_context(card.conflict)) is not None:
            self._settle(card, change)

    @property
    def _cards(self) -> list[ConflictCard | ContradictionCard | PendingCard]:
        return [*self.conflict_cards, *self.contradiction_cards, *self.pending_cards]

    def _settle(self, card: ConflictCard | ContradictionCard | PendingCard, change: Change) -> None:
        """Settle what is on a card; the list has the focus until it is known what is left."""
        self._settling = self._cards.index(card)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._workbench.apply(change)

    def _go_on(self) -> None:
        """From what was settled to what is next, where the user has not gone elsewhere meanwhile."""
        at, self._settling = self._settling, None
        if at is None or not self.hasFocus():
            return
        if not self._cards:
            self.settled.emit()
            return
        card = self._cards[min(at, len(self._cards) - 1)]
        if isinstance(card, ConflictCard):
            self._show_conflict(card)
        else:
            go_on_to(card.take_back)

    def _look_for_splits(self) -> None:
        recovery = self._workbench.recovery
        conflicts = tuple(card.conflict for card in self.conflict_cards)

        def find(stop: Stop) -> dict[Conflict, bool]:
            found = {}
            for conflict in conflicts:
                stop.check()
                found[conflict] = recovery.split_by_context(conflict) is not None
            return found

        self._workbench.tasks.run("splits", find, self._offer_splits, lambda _error: None)

    def _offer_splits(self, found: dict[Conflict, bool]) -> None:
        yes = self.tr("The letter stands for both, and what stands beside it tells which")
        no = self.tr("What stands beside the letter does not tell the places of one from those of the other")
        for card in self.conflict_cards:
            if card.conflict in found:
                possible = found[card.conflict]
                card.offer_split(possible, yes if possible else no)
