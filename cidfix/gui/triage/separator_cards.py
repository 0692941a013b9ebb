"""Space, full stop and direction as first guesses, to be confirmed or corrected: all else counts on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from cidfix.gui.cards import Card, describe_score, go_on_to, make_heading, make_note
from cidfix.gui.engine import say
from cidfix.gui.flow import Flow
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphBox, GlyphPainter
from cidfix.gui.glyphs.value_words import name_code
from cidfix.gui.icons import icon
from cidfix.gui.pictures import PagePictures
from cidfix.gui.triage.direction_card import DirectionCard
from cidfix.gui.triage.separator_places import Stretch, find_space_lines, find_stop_places
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.layout import Guess
from cidfix.recover.decisions import Decision, SpaceIs, StopIs

_LEAST_SHARE = 0.01
_MOST_FONTS = 20
_MOST_LIT = 200
_TAKEN = 0.5  # the score from which a guess is taken as true


@dataclass(frozen=True, slots=True)
class Kind:
    """What the rows of one card ask: the decision that answers, its words, and where such a glyph is met."""

    decision: type[SpaceIs] | type[StopIs]
    title: str
    none: str
    refuse: str
    find_places: Callable[..., tuple[Stretch, ...]]


class SeparatorCards(QWidget):
    """The three cards."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._glyphs = GlyphPainter(workbench, pictures, art)
        spaces = Kind(
            SpaceIs,
            self.tr("Space between words"),
            self.tr("Nothing is taken for a space: words are told apart by the gaps between them."),
            self.tr("Not a space"),
            find_space_lines,
        )
        stops = Kind(
            StopIs,
            self.tr("Full stop"),
            self.tr("Nothing is taken for a full stop."),
            self.tr("Not a full stop"),
            find_stop_places,
        )
        self.spaces = SeparatorCard(workbench, self._glyphs, spaces)
        self.stops = SeparatorCard(workbench, self._glyphs, stops)
        self.direction = DirectionCard(workbench)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for card in (self.spaces, self.stops, self.direction):
            column.addWidget(card)
        workbench.follow(self._go_on)

    def _go_on(self) -> None:
        """From what was answered to the next guess that is not, where the user has not gone elsewhere meanwhile."""
        if self.spaces.hasFocus() or self.stops.hasFocus():
            rows = (*self.spaces.rows, *self.stops.rows)
            asked = (row.confirm_button for row in rows if not row.confirm_button.isHidden())
            go_on_to(next(asked, self.direction.choice))


class SeparatorCard(Card):
    """One kind of separator, a row for each guess in each font that counts.

    It has the focus while what was answered is followed.
    """

    def __init__(self, workbench: Workbench, glyphs: GlyphPainter, kind: Kind) -> None:
        super().__init__()
        self._workbench = workbench
        self._glyphs = glyphs
        self._kind = kind
        self._shown: object = None
        self.rows: list[SeparatorRow] = []
        self.column.addWidget(make_heading(kind.title))
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.column.addLayout(self._rows)
        workbench.follow(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        recovery = self._workbench.recovery
        said = tuple(d for d in recovery.decisions if isinstance(d, self._kind.decision))
        verdicts = sorted(recovery.verdicts, key=lambda verdict: -verdict.share)[:_MOST_FONTS]
        fonts = [verdict.font for verdict in verdicts if verdict.share >= _LEAST_SHARE]
        guesses = [self._find_guesses(font) for font in fonts]
        if (said, guesses) == self._shown:
            return
        self._shown = said, guesses
        for row in self.rows:
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for font, found in zip(fonts, guesses, strict=True):
            named = recovery.document.fonts[font].base_name if len(fonts) > 1 else ""
            taken: list[Guess | None] = [guess for guess in found if guess.score >= _TAKEN]
            for guess in taken or [None]:
                others = tuple(other for other in found if other is not guess)
                self._add_row(SeparatorRow(self._workbench, self._glyphs, self._kind, guess, others, named))

    def _find_guesses(self, font: int) -> tuple[Guess, ...]:
        separators = self._workbench.recovery.layout.separators[font]
        return separators.spaces if self._kind.decision is SpaceIs else separators.stops

    def _add_row(self, row: SeparatorRow) -> None:
        row.answered.connect(self.setFocus)
        self._rows.addWidget(row)
        self.rows.append(row)


class SeparatorRow(QWidget):
    """One guess: the glyph, why it is taken for a separator, and the answers; `guess` is None where nothing is."""

    answered = Signal()
    """The user said what it is."""

    def __init__(
        self,
        workbench: Workbench,
        glyphs: GlyphPainter,
        kind: Kind,
        guess: Guess | None,
        others: tuple[Guess, ...],
        font: str,
    ) -> None:
        super().__init__()
        self._workbench = workbench
        self._glyphs = glyphs
        self._kind = kind
        self._guess = guess
        self._next = 0
        self.confirm_button = self._make_button(self.tr("Right"), "check", self._confirm)
        self.refuse_button = self._make_button(kind.refuse, "", self._refuse)
        self.take_back_button = self._make_button(self.tr("Take back"), "", self._take_back)
        self.show_button = self._make_button(self.tr("Show on the page"), "", self._show_on_page)
        self.other_button = self._make_other(others)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        if guess is not None:
            row.addWidget(GlyphBox(glyphs, guess.glyph, 36), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        self.words = make_note("")
        self.words.setForegroundRole(QPalette.ColorRole.WindowText)
        words.addWidget(self.words)
        buttons = Flow(4)
        for button in (
            self.confirm_button,
            self.refuse_button,
            self.take_back_button,
            self.other_button,
            self.show_button,
        ):
            buttons.add(button)
        words.addWidget(buttons)
        row.addLayout(words, 1)
        self._describe(font)

    def _describe(self, font: str) -> None:
        guess, said = self._guess, self._find_said()
        self.confirm_button.setVisible(guess is not None and not said)
        self.refuse_button.setVisible(guess is not None and not said)
        self.take_back_button.setVisible(bool(said))
        self.show_button.setVisible(guess is not None)
        if guess is None:
            words = self._kind.none
        elif said:
            words = self.tr("✓ Confirmed by you.")
        else:
            reason = say(guess.reason)
            reason = reason[:1].upper() + reason[1:]
            words = self.tr("{score}. {reason}.").format(score=describe_score(guess.score).capitalize(), reason=reason)
        self.words.setText(f"{font}: {words}" if font else words)

    def _make_button(self, words: str, sign: str, call: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        button.setText(words)
        button.setAccessibleName(f"{self._kind.title}: {words}")
        button.setAutoDefault(False)
        if sign:
            button.setIcon(icon(sign))
        button.clicked.connect(call)
        return button

    def _make_other(self, others: tuple[Guess, ...]) -> QPushButton:
        button = self._make_button(self.tr("Another…"), "", lambda: None)
        button.setToolTip(self.tr("Choose another letter; any can also be chosen on the page with the right button"))
        menu = QMenu(button)
        menu.aboutToShow.connect(partial(self._list_others, menu, others))
        button.setMenu(menu)
        if not others:
            button.hide()  # never shown here: what has no parent yet would be a window of its own
        button.setEnabled(bool(others))
        return button

    def _list_others(self, menu: QMenu, others: tuple[Guess, ...]) -> None:
        menu.clear()
        for other in others:
            words = f"{describe_score(other.score).capitalize()}: {say(other.reason)}"
            menu.addAction(self._glyphs.to_icon(other.glyph, self.palette()), words, partial(self._choose, other.glyph))

    def _find_said(self) -> tuple[Decision, ...]:
        if self._guess is None:
            return ()
        name = name_code(self._workbench.recovery, self._guess.glyph)
        decisions = self._workbench.recovery.decisions
        return tuple(d for d in decisions if isinstance(d, self._kind.decision) and (d.font, d.code) == name)

    def _confirm(self) -> None:
        assert self._guess is not None
        self._say((self._guess.glyph, True))

    def _refuse(self) -> None:
        assert self._guess is not None
        self._say((self._guess.glyph, False))

    def _choose(self, glyph: int) -> None:
        instead = () if self._guess is None else ((self._guess.glyph, False),)
        self._say((glyph, True), *instead)

    def _take_back(self) -> None:
        self._workbench.take_back(*self._find_said())

    def _say(self, *said: tuple[int, bool]) -> None:
        recovery = self._workbench.recovery
        decisions = [self._kind.decision(*name_code(recovery, glyph), yes, SET_IN_WINDOW) for glyph, yes in said]
        self.answered.emit()
        self._workbench.restate(*decisions)

    def _show_on_page(self) -> None:
        """Light the places, and with each click go to the next."""
        assert self._guess is not None
        places = self._kind.find_places(self._workbench.recovery, self._guess.glyph, _MOST_LIT)
        if places:
            at = self._next % len(places)
            self._next = at + 1
            self._workbench.light((*places[at:], *places[:at]))
