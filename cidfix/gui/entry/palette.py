"""The letters of the language at hand, those typed last first, and any letter of Unicode by its name or code point."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fontTools import unicodedata
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.actions import Command
from cidfix.gui.entry.letter_names import LetterNames, read_names
from cidfix.gui.entry.letter_rows import HEIGHT, LetterRows
from cidfix.gui.icons import icon
from cidfix.gui.one_line import OneLine
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import Workbench
from cidfix.recover.alphabet import find_alphabet
from cidfix.recover.decisions import OPEN, Entry
from cidfix.recover.typed import find_letters

_MOST_LETTERS, _MOST_RECENT, _MOST_FOUND = 120, 6, 24
_MOST_ROWS = 3


class LetterPalette(QWidget):
    """Rows of letters; `insert` puts one into the text that is being typed."""

    def __init__(self, workbench: Workbench, insert: Callable[[str], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench = workbench
        self._insert = insert
        self._names: LetterNames | None = None
        self._alphabet: tuple[str, ...] = ()
        self.recent: tuple[str, ...] = ()
        self._found: tuple[str, ...] = ()
        self.letters = LetterRows(self.tr("Letters of the language so far, those typed last in front"), self)
        self.found = LetterRows(self.tr("Letters found"), self)
        self.search = OneLine()
        self.search.setPlaceholderText(self.tr("search letter…"))
        self.search.setAccessibleName(self.tr("Search a letter by its name, its code point or a letter like it"))
        self.search.setToolTip(
            self.tr("A name such as “ka descender”, a code point such as U+049A, or a letter like it")
        )
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(170)
        self._fold = QToolButton()
        self._fold.setAutoRaise(True)
        self._fold.setCheckable(True)
        self._fold.setAccessibleName(self.tr("Show all rows of letters"))
        self._teach = QLabel(self.tr("Letters appear here as you teach them."))
        self._lay_out()
        self._delay = QTimer(self, singleShot=True, interval=120)
        self._delay.timeout.connect(self._search)
        self.search.textChanged.connect(self._ask)
        self.search.returnPressed.connect(self._take_first)
        self._fold.toggled.connect(self._show_fold)
        for row in (self.letters, self.found):
            row.chosen.connect(self._choose)
        workbench.follow(self._remember_typed)
        workbench.follow(self._recover)
        self._show_found(())
        self._show_fold(False)
        self._recover()

    def _lay_out(self) -> None:
        self._teach.setEnabled(False)
        self._teach.setMinimumHeight(HEIGHT)  # as the letters, so that all above stays in place when they come
        side = QVBoxLayout()
        side.setSpacing(4)
        tools = QHBoxLayout()
        tools.setSpacing(4)
        tools.addWidget(self.search)
        tools.addWidget(self._fold)
        side.addLayout(tools)
        side.addStretch(1)
        rows = QVBoxLayout()
        rows.setSpacing(4)
        for row in (self.found, self._teach, self.letters):
            rows.addWidget(row)
        rows.addStretch(1)
        across = QHBoxLayout(self)
        across.setContentsMargins(8, 0, 8, 6)
        across.setSpacing(12)
        across.addLayout(rows, 1)
        across.addLayout(side, 0)
        self.found.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def commands(self) -> tuple[Command, ...]:
        """What can be told to the palette."""
        menu = QCoreApplication.translate("Menus", "&Recover")
        return (
            Command(menu, self.tr("Search a letter"), ("Ctrl+L",), "search", self.begin_search, lambda: True),
            Command(
                menu,
                self.tr("All rows of letters"),
                (),
                "",
                self._fold.toggle,
                lambda: True,
                self._fold.isChecked,
            ),
        )

    def begin_search(self) -> None:
        """Put the cursor into the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def remember(self, letters: Iterable[str]) -> None:
        """Show letters in front, the last of them first; what every keyboard has is left out."""
        fresh = [letter for letter in letters if not (letter.isascii() or letter.isspace() or letter == OPEN)]
        self.recent = tuple(dict.fromkeys([*reversed(fresh), *self.recent]))[:_MOST_RECENT]
        self._show_letters()

    def _show_letters(self) -> None:
        others = (letter for letter in self._alphabet[:_MOST_LETTERS] if letter not in self.recent)
        self.letters.show_letters((*self.recent, *others), len(self.recent))
        self._show_found(self._found)

    def _choose(self, letter: str) -> None:
        self.remember((letter,))
        self._insert(letter)

    def _recover(self) -> None:
        recovery = self._workbench.recovery
        entries = [decision for decision in recovery.decisions if isinstance(decision, Entry)]

        def find(stop: Stop) -> tuple[str, ...]:
            stop.check()
            return find_alphabet(recovery.index, recovery.values, entries)

        self._workbench.tasks.run("alphabet", find, self._show_alphabet, _ignore)

    def _show_alphabet(self, letters: tuple[str, ...]) -> None:
        self._alphabet = letters
        self._show_letters()

    def _remember_typed(self) -> None:
        """The letters of what was typed last become recent."""
        decisions = self._workbench.decisions
        if decisions and isinstance(decisions[-1], Entry):
            self.remember(find_letters("".join(decisions[-1].text.split())))

    def _ask(self, text: str) -> None:
        if not text.strip():
            self._delay.stop()
            self._show_found(())
        elif self._names is None:
            self._workbench.tasks.run("letter names", _read_names, self._keep_names, _ignore)
        else:
            self._delay.start()

    def _keep_names(self, names: LetterNames) -> None:
        self._names = names
        self._search()

    def _search(self) -> None:
        text = self.search.text().strip()
        if self._names is not None:
            scripts = frozenset(unicodedata.script(letter[0]) for letter in self._alphabet)
            self._show_found(self._names.find(text, scripts, _MOST_FOUND) if text else ())

    def _show_found(self, letters: tuple[str, ...]) -> None:
        self._found = letters
        self.found.show_letters(letters, 0)
        searching = bool(self.search.text().strip())
        self.found.setVisible(searching and bool(letters))
        self._teach.setText(
            self.tr("No letter is called that. Try one word of its name, or a letter that looks like it.")
            if searching
            else self.tr("Letters appear here as you teach them.")
        )
        self._teach.setVisible(not letters if searching else not self.letters.letters)
        self.letters.setVisible(not searching and bool(self.letters.letters))
        self._fit()

    def _take_first(self) -> None:
        if self._delay.isActive():
            self._delay.stop()
            self._search()
        if self._found:
            letter = self._found[0]
            self.search.clear()
            self._choose(letter)

    def _show_fold(self, unfolded: bool) -> None:
        self._fold.setIcon(icon("down" if unfolded else "up"))
        self._fold.setToolTip(self.tr("Show one row of letters") if unfolded else self.tr("Show all rows of letters"))
        self._fit()

    def _fit(self) -> None:
        rows = _MOST_ROWS if self._fold.isChecked() else 1
        for row in (self.letters, self.found):
            row.show_rows(rows)


def _read_names(stop: Stop) -> LetterNames:
    stop.check()
    return read_names()


def _ignore(_error: CidfixError) -> None:
    """What failed is logged; the palette shows what it has."""
