"""The glyphs of the document in a grid: what is known of each at a glance, one or many to choose."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeVar

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cidfix.gui.actions import Command
from cidfix.gui.cards import put_icon_behind
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.cells import GlyphDelegate, GlyphModel
from cidfix.gui.glyphs.choice import Choice, Group, Order, choose_glyphs, sort_by_group
from cidfix.gui.glyphs.list import GlyphList
from cidfix.gui.icons import icon
from cidfix.gui.legend import Legend
from cidfix.gui.one_line import OneLine
from cidfix.gui.pictures import PagePictures
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import describe_share
from cidfix.gui.workbench import Workbench
from cidfix.pdf.document import Bools, Document, Ints
from cidfix.recover.likeness import draw_outlines, order_by_likeness
from cidfix.recover.values import State

_E = TypeVar("_E", bound=Enum)


class GlyphGrid(QWidget):
    """The grid with its filters."""

    chosen = Signal(object)
    """The glyphs that are selected, as a tuple of numbers in the grid's order; never empty."""

    value_wanted = Signal()
    """The user wants to say what the selected glyphs stand for."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._rank: Ints | None = None
        self._by_group: dict[Group, Bools] = {}
        self.model = GlyphModel(workbench, self)
        self._glyphs = GlyphPainter(workbench, pictures, art)
        delegate = GlyphDelegate(self._glyphs, self.model.uses, self)
        self.list = GlyphList(self.model, delegate)
        self.fonts = self._make_combo(self.tr("Font"))
        self.groups = self._make_combo(self.tr("Which letters"))
        self.orders = self._make_combo(self.tr("Order"))
        self.search = OneLine()
        self.search.setPlaceholderText(self.tr("Letter, U+049A or code"))
        self.search.setAccessibleName(self.tr("Search the letters"))
        self.search.setClearButtonEnabled(True)
        self.chip = QPushButton(icon("close"), "")
        put_icon_behind(self.chip)
        self.chip.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.chip.setToolTip(self.tr("Show all letters again"))
        self.chip.hide()
        self.legend = Legend(tuple(State))
        self._lay_out()
        self._fill_combos()
        self.groups.currentIndexChanged.connect(self._refresh)
        self.fonts.currentIndexChanged.connect(self._refresh)
        self.orders.currentIndexChanged.connect(self._reorder)
        self.search.textChanged.connect(self._refresh)
        self.chip.clicked.connect(lambda: workbench.pick(None))
        self.list.selected.connect(self._choose)
        self.list.value_wanted.connect(self.value_wanted)
        pictures.arrived.connect(self._draw_again)
        workbench.follow(self._recovered)
        workbench.picked_changed.connect(self._pick)
        workbench.glyph_changed.connect(self._show_glyph)
        self._recovered()

    def commands(self) -> tuple[Command, ...]:
        """What the keys do in the grid."""

        def has_glyph() -> bool:
            return bool(self.list.find_chosen())

        words = self.tr("Say what the chosen letters stand for")
        return (
            Command("", words, ("Return", "F2"), "", self.value_wanted.emit, has_glyph),
            Command("", self.tr("Choose all letters shown"), ("Ctrl+A",), "", self.list.selectAll, lambda: True),
            Command("", self.tr("Larger letters in the grid (Ctrl and wheel)"), (), "", self._enlarge, lambda: True),
        )

    def _make_combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setToolTip(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(8)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return combo

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 0)
        column.setSpacing(4)
        filters = QGridLayout()
        filters.setSpacing(4)
        filters.addWidget(self.fonts, 0, 0)
        filters.addWidget(self.groups, 0, 1)
        filters.addWidget(self.orders, 1, 0)
        filters.addWidget(self.search, 1, 1)
        filters.setColumnStretch(0, 1)
        filters.setColumnStretch(1, 1)
        column.addLayout(filters)
        column.addWidget(self.chip)
        column.addWidget(self.list, 1)
        column.addWidget(self.legend)
        self.setTabOrder(self.fonts, self.groups)
        self.setTabOrder(self.groups, self.orders)
        self.setTabOrder(self.orders, self.search)
        self.setTabOrder(self.search, self.list)

    def _fill_combos(self) -> None:
        recovery = self._workbench.recovery
        self.fonts.addItem(self.tr("All fonts"), None)
        fonts = recovery.document.fonts
        for verdict in sorted(recovery.verdicts, key=lambda verdict: -verdict.share):
            font = fonts[verdict.font]
            self.fonts.addItem(f"{font.base_name or font.name} · {describe_share(verdict.share)}", verdict.font)
        for group in Group:
            self.groups.addItem("", group)
        self.orders.addItem(self.tr("By use"), Order.USE)
        self.orders.addItem(self.tr("By code"), Order.CODE)
        self.orders.addItem(self.tr("By likeness of shape"), Order.LIKENESS)

    def _recovered(self) -> None:
        recovery = self._workbench.recovery
        self._by_group = sort_by_group(recovery.values, recovery.in_text)
        spaced = bool(self._by_group[Group.SPACE].any())
        names = {
            Group.ALL: self.tr("Letters and spaces") if spaced else self.tr("All letters"),
            Group.UNKNOWN: self.tr("Unknown"),
            Group.PROPOSED: self.tr("With proposals"),
            Group.SURE: self.tr("Sure by shape"),
            Group.KNOWN: self.tr("Known"),
            Group.CONFLICT: self.tr("In conflict"),
            Group.SPACE: self.tr("Spaces"),
        }
        for row, group in enumerate(Group):
            self.groups.setItemText(row, f"{names[group]} · {int(self._by_group[group].sum())}")
        self.legend.show_recovery(recovery)
        self._refresh()

    def _pick(self, picked: tuple[int, ...] | None) -> None:
        self.chip.setVisible(picked is not None)
        for control in (self.fonts, self.groups, self.orders, self.search):
            control.setEnabled(picked is None)
        if picked is not None:
            self.chip.setText(self.tr("Chosen on the page: {}").format(len(picked)))
        self._refresh()

    def _reorder(self) -> None:
        if _find_chosen(self.orders, Order) is Order.LIKENESS and self._rank is None:
            document = self._workbench.recovery.document
            self._workbench.tasks.run("likeness", _make_ranker(document), self._rank_found, lambda _error: None)
        self._refresh()

    def _rank_found(self, rank: Ints) -> None:
        self._rank = rank
        self._refresh()

    def _refresh(self) -> None:
        picked = self._workbench.picked
        if picked is not None:
            self.list.show_glyphs(picked, self.tr("There are only spaces in what was chosen on the page."))
            return
        recovery = self._workbench.recovery
        group = _find_chosen(self.groups, Group)
        choice = Choice(self.fonts.currentData(), group, _find_chosen(self.orders, Order), self.search.text().strip())
        shown = self._by_group[group]
        found = choose_glyphs(recovery.document, recovery.values, shown, self.model.uses, self._rank, choice)
        self.list.show_glyphs(found, self._explain_nothing(group))

    def _explain_nothing(self, group: Group) -> str:
        if self.search.text().strip():
            return self.tr("No letter fits what is searched for. Clear the search to see all.")
        reasons = {
            Group.ALL: self.tr("This font draws nothing."),
            Group.UNKNOWN: self.tr("Nothing is unknown here. The text can be exported."),
            Group.PROPOSED: self.tr("There are no proposals here. Type words: the rest follows from them."),
            Group.SURE: self.tr("No letter is known by its shape alone."),
            Group.KNOWN: self.tr("Nothing is known here yet. Type the word that is suggested below."),
            Group.CONFLICT: self.tr("Nothing contradicts anything here."),
            Group.SPACE: self.tr("Nothing is taken for a space here: words are told apart by the gaps between them."),
        }
        return reasons[group]

    def _draw_again(self) -> None:
        self.list.draw_again(self._glyphs.needs_picture)

    def _choose(self, glyphs: tuple[int, ...]) -> None:
        self._workbench.show_glyph(glyphs[-1])
        self.chosen.emit(glyphs)

    def _show_glyph(self, glyph: int | None) -> None:
        if glyph is not None:
            self.list.go_to(glyph)

    def _enlarge(self) -> None:
        self.list.enlarge(1)


def _find_chosen(combo: QComboBox, kind: type[_E]) -> _E:
    chosen = combo.currentData()
    assert isinstance(chosen, kind)
    return chosen


def _make_ranker(document: Document) -> Callable[[Stop], Ints]:
    """Work that finds where each glyph stands in an order in which neighbours look alike."""

    def rank(stop: Stop) -> Ints:
        pictures = draw_outlines(document.outlines)
        stop.check()
        order = order_by_likeness(pictures, np.arange(len(document.glyphs), dtype=np.int32))
        place = np.empty(len(order), np.int32)
        place[order] = np.arange(len(order), dtype=np.int32)
        return place

    return rank
