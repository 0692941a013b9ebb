"""All that is proposed and not answered yet: counted and sifted at the head, answered one by one or all at once."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.cards import make_note
from cidfix.gui.flow import Flow
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.glyphs.uses import WordUse, find_glyph_uses
from cidfix.gui.icons import icon
from cidfix.gui.pictures import PagePictures
from cidfix.gui.proposals.guesses import Guess, Sureness, rank_guesses, to_accept, to_refuse
from cidfix.gui.proposals.list import GuessList
from cidfix.gui.proposals.row import MOST_WORDS
from cidfix.gui.proposals.use import fill_uses
from cidfix.gui.references.card import ReferenceCard
from cidfix.gui.references.shelf import FontShelf
from cidfix.gui.tasks import Stop
from cidfix.gui.wording import has_text
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recover.decisions import Accept, Refuse
from cidfix.recovery import Recovery

_MOST_LIT = 500  # places of a letter; nobody looks at more
_LIGHT_AFTER = 60  # milliseconds for which a letter is looked at before its places are lit


class Sieve(Enum):
    """Which proposals are shown."""

    ALL = auto()
    SURE = auto()
    DOUBTFUL = auto()

    def lets_through(self, guess: Guess) -> bool:
        """Whether a guess is one of them."""
        return self is Sieve.ALL or (guess.sureness is Sureness.SURE) == (self is Sieve.SURE)


class ProposalPanel(QWidget):
    """The proposals with what can be done with all of them."""

    count_changed = Signal(int)
    """How many are not answered is another."""

    wanted = Signal()
    """The panel is to be brought into view."""

    first_read = Signal()
    """Letters were read for the first time, and some surely."""

    def __init__(
        self,
        workbench: Workbench,
        pictures: PagePictures,
        art: GlyphArt,
        shelf: FontShelf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._recovery: Recovery | None = None  # that from which the guesses are
        self._guesses: tuple[Guess, ...] = ()
        self._open: tuple[Guess, ...] = ()  # of these, those that were not answered a moment ago
        self._words: dict[int, tuple[WordUse, ...]] = {}
        self._layout: object = None  # to which the words belong
        self._lit: tuple[Stretch, ...] = ()
        self._lighting = QTimer(self, singleShot=True, interval=_LIGHT_AFTER)
        self._lighting.timeout.connect(self._light)
        self.words = make_note("")
        self.accept_sure = QPushButton(icon("check"), "")
        self.accept_sure.setAutoDefault(False)
        self.sieve = QComboBox()
        self.sieve.setAccessibleName(self.tr("Which proposals are shown"))
        for sieve in Sieve:
            self.sieve.addItem("", sieve)
        self.use = QComboBox()
        self.use.setAccessibleName(self.tr("Use proposals"))
        self.use.setToolTip(self.tr("Which proposals stand in the text before you have answered them"))
        fill_uses(self.use, workbench)
        self.references = ReferenceCard(shelf)
        self.references.hide()
        self.references_button = QPushButton(self.tr("Reference fonts"))
        self.references_button.setAutoDefault(False)
        self.references_button.setCheckable(True)
        self.references_button.setToolTip(self.tr("Compare the letters with fonts of your own"))
        self.list = GuessList(GlyphPainter(workbench, pictures, art), pictures, shelf)
        self._lay_out()
        self.references_button.toggled.connect(self.references.setVisible)
        shelf.begun.connect(self._show_references)
        self.accept_sure.clicked.connect(self.accept_all_sure)
        self.sieve.currentIndexChanged.connect(self._show)
        self.list.accepted.connect(self._accept)
        self.list.refused.connect(self._refuse)
        self.list.moved.connect(self._lighting.start)
        self.list.opened.connect(lambda guess: workbench.show_glyph(guess.glyph))
        self.list.word_clicked.connect(workbench.aim)
        self.list.words_wanted.connect(self._find_words)
        workbench.follow(self._rank)
        workbench.history_changed.connect(self._follow_answers)
        workbench.tasks.changed.connect(self._say_reading)
        self._show()

    def _lay_out(self) -> None:
        used = QWidget()
        row = QHBoxLayout(used)
        row.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("Use:"))
        label.setBuddy(self.use)
        row.addWidget(label)
        row.addWidget(self.use)
        head = Flow(6)
        for widget in (self.accept_sure, self.sieve, used):
            head.add(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 4, 4)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.words, 1)
        top.addWidget(self.references_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        column.addWidget(head)
        column.addWidget(self.references)
        column.addWidget(self.list, 1)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ways = (self.references_button, self.accept_sure, self.sieve, self.use, self.references, self.list)
        for before, after in pairwise(ways):
            self.setTabOrder(before, after)

    @property
    def count(self) -> int:
        """How many proposals are not answered."""
        return len(self._open)

    @property
    def sure(self) -> tuple[Guess, ...]:
        """Those of them that are sure."""
        return tuple(guess for guess in self._open if guess.sureness is Sureness.SURE)

    def commands(self) -> tuple[Command, ...]:
        """What can be told to the panel."""
        menu = QCoreApplication.translate("Menus", "&Recover")
        some = lambda: self.count > 0  # noqa: E731
        any_sure = lambda: bool(self.sure)  # noqa: E731
        return (
            Command(menu, self.tr("&Proposed letters"), ("F5",), "", self.go, lambda: True),
            Command(menu, self.tr("Accept all that are s&ure"), (), "check", self.accept_all_sure, any_sure),
            Command("", self.tr("Proposals: accept"), ("Return",), "", lambda: None, some),
            Command("", self.tr("Proposals: refuse"), ("Delete",), "", lambda: None, some),
            Command("", self.tr("Proposals: take one of the other values"), ("1", "5"), "", lambda: None, some),
            Command("", self.tr("Proposals: all about the letter"), ("F2",), "", lambda: None, some),
        )

    def _show_references(self) -> None:
        """While fonts are measured that she asked for, it is to be seen how far that is."""
        self.wanted.emit()
        self.references_button.setChecked(True)

    def go(self) -> None:
        """Bring the panel into view, and the cursor into the list, where most is at stake."""
        self.wanted.emit()
        if not self.list.hasFocus():
            self.list.go_to(0)
        self.list.setFocus()

    def accept_all_sure(self) -> None:
        """Accept all proposals that are sure, as one step."""
        if self._recovery is not None:
            recovery = self._recovery
            self._workbench.restate(*(to_accept(recovery, guess, guess.best.value) for guess in self.sure))

    def _accept(self, guess: Guess, value: str) -> None:
        if self._recovery is not None:
            self._workbench.restate(to_accept(self._recovery, guess, value))
            self._light_next()

    def _refuse(self, guess: Guess, value: str) -> None:
        if self._recovery is not None:
            self._workbench.restate(*to_refuse(self._recovery, guess, value))
            self._light_next()

    def _light_next(self) -> None:
        """What was answered is gone; the places of the next are shown."""
        if self.list.hasFocus():
            self._lighting.start()

    def _light(self) -> None:
        """Show where the letter stands that is looked at."""
        if self.list.current is not None:
            uses = self._workbench.recovery.find_uses(self.list.current.glyph)[:_MOST_LIT]
            self._workbench.light(zip(uses.tolist(), (uses + 1).tolist(), strict=True))
            self._lit = self._workbench.lit

    def hideEvent(self, event: QHideEvent) -> None:
        """Where nobody looks at a proposal any more, its places are not lit either."""
        super().hideEvent(event)
        if not event.spontaneous() and self._lit and self._workbench.lit == self._lit:
            self._workbench.light(())

    def _rank(self) -> None:
        recovery = self._workbench.recovery

        def rank(stop: Stop) -> tuple[Guess, ...]:
            stop.check()
            return rank_guesses(recovery)

        def show(guesses: tuple[Guess, ...]) -> None:
            is_first = not self._guesses
            self._recovery, self._guesses = recovery, guesses
            if recovery.layout is not self._layout:
                self._words, self._layout = {}, recovery.layout
            self._show()
            if is_first and self.sure:
                QTimer.singleShot(0, self, self.first_read.emit)  # in a turn of its own

        self._workbench.tasks.run("guesses", rank, show, lambda _error: None)

    def _find_open(self) -> tuple[Guess, ...]:
        """The guesses but for those answered a moment ago, of which it is not computed yet what follows."""
        if self._recovery is None:
            return ()
        known, names = set(self._recovery.decisions), self._recovery.names
        answers = (d for d in self._workbench.decisions if d not in known)
        said = {names.find_glyph(d.font, d.code, d) for d in answers if isinstance(d, Accept | Refuse)}
        return tuple(guess for guess in self._guesses if said.isdisjoint(guess.same)) if said else self._guesses

    def _follow_answers(self) -> None:
        if self._find_open() != self._open or not self._open:  # what is said where there are none may change too
            self._show()

    def _show(self) -> None:
        found = self._open = self._find_open()
        chosen: Sieve = self.sieve.currentData()
        names = {Sieve.ALL: self.tr("All"), Sieve.SURE: self.tr("Sure"), Sieve.DOUBTFUL: self.tr("Doubtful")}
        for row, sieve in enumerate(Sieve):
            self.sieve.setItemText(row, f"{names[sieve]} · {_count(found, sieve)}")
        sure = _count(found, Sieve.SURE)
        self.accept_sure.setText(self.tr("Accept all that are sure ({})").format(sure))
        self.accept_sure.setEnabled(sure > 0)
        self.words.setText(self._describe(len(found), len(found) - sure))
        shown = [guess for guess in found if chosen.lets_through(guess)]
        self.list.show_guesses(shown, self._explain_nothing(any_at_all=bool(found)))
        self.count_changed.emit(len(found))

    def _describe(self, count: int, doubtful: int) -> str:
        if not count:
            return self.tr("Letters that cidfix reads by itself are listed here.")
        many = self.tr("%n letters are read by their shapes", "", count)
        read = self.tr("One letter is read by its shape") if count == 1 else many
        if not doubtful:
            return self.tr("{}, all surely. Accept them, or type what is otherwise.").format(read)
        if doubtful == count:
            return self.tr("{}, doubtfully. What is worth most to know comes first.").format(read)
        return self.tr("{}, {} of them doubtfully. What is worth most to know comes first.").format(read, doubtful)

    def _explain_nothing(self, *, any_at_all: bool) -> str:
        if any_at_all:
            return self.tr("There are none of this kind. Choose “All” above to see the others.")
        if self._recovery is None or self._workbench.is_reading_letters:
            return self.tr("The letters are being read…")
        if any(isinstance(decision, Accept | Refuse) for decision in self._workbench.decisions):
            return self.tr("Every proposal is answered. What you said is listed under Decisions.")
        if not has_text(self._workbench.recovery):
            return self.tr("There is no text in this PDF, so there is no letter to read.")
        if not self._workbench.recovery.progress.codes_left:
            return self.tr("Nothing is proposed, since every letter is known already.")
        return self.tr(
            "Nothing is proposed: no reference font has letters like these. Type words; the rest follows from them. "
            "Or add a font that looks like the document's, under “Reference fonts” above."
        )

    def _say_reading(self) -> None:
        if not self._guesses and self.list.nothing != self._explain_nothing(any_at_all=False):
            self._show()

    def _find_words(self) -> None:
        """Look for words in which the letters in sight stand."""
        recovery = self._recovery
        wanted = [guess.glyph for guess in self.list.find_in_sight() if guess.glyph not in self._words]
        if recovery is None or not wanted:
            return

        def find(stop: Stop) -> Iterable[tuple[int, tuple[WordUse, ...]]]:
            found = []
            for glyph in wanted:
                stop.check()
                found.append((glyph, find_glyph_uses(recovery, glyph, MOST_WORDS).words))
            return found

        def show(found: Iterable[tuple[int, tuple[WordUse, ...]]]) -> None:
            if recovery.layout is self._layout:
                self._words.update(found)
                self.list.show_words(self._words)

        self._workbench.tasks.run("guess words", find, show, lambda _error: None)


def _count(guesses: Iterable[Guess], sieve: Sieve) -> int:
    return sum(map(sieve.lets_through, guesses))
