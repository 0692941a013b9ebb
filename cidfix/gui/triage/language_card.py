"""What the document is written in: each language a decision, found by any name that people have for it.

Which letters a language is written with tells letters apart that look alike; a document without this is read all the
same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QPushButton

from cidfix.errors import CidfixError
from cidfix.gui.cards import Card, make_heading, make_note, put_icon_behind
from cidfix.gui.engine import say
from cidfix.gui.flow import Flow
from cidfix.gui.icons import icon
from cidfix.gui.settings import Settings
from cidfix.gui.tasks import Stop
from cidfix.gui.triage.language_field import LanguageField
from cidfix.gui.wording import name_language
from cidfix.gui.workbench import SET_IN_WINDOW, Workbench
from cidfix.recover.decisions import UseLanguage


class LanguageCard(Card):
    """The languages chosen, each to be taken back, a field to look for others, and those chosen in other documents."""

    def __init__(self, workbench: Workbench, settings: Settings) -> None:
        super().__init__()
        self._workbench = workbench
        self._settings = settings
        self._shown: tuple[UseLanguage, ...] | None = None
        self.chips: list[QPushButton] = []
        self.recent: list[QPushButton] = []
        self.field = LanguageField(workbench.tasks)
        self.note = make_note("")
        self._chips = Flow(4)
        self._recent = Flow(4)
        heading = make_heading(self.tr("Written in"))
        heading.setBuddy(self.field)
        for part in (heading, self._chips, self.field, self._recent, self.note):
            self.column.addWidget(part)
        self.field.chosen.connect(self.add)
        workbench.history_changed.connect(self._follow)
        self._find_recent()
        self._follow()

    @property
    def languages(self) -> tuple[UseLanguage, ...]:
        """The languages that were chosen."""
        return tuple(d for d in self._workbench.decisions if isinstance(d, UseLanguage))

    def add(self, tag: str) -> None:
        """Say that the document is written in a language, or why that can't be said."""
        try:
            decision = UseLanguage(tag, SET_IN_WINDOW)
        except CidfixError as error:
            what = say(error.what)
            self.note.setText(f"{what[:1].upper()}{what[1:]}: {say(error.remedy)}.")
            return
        self.field.setText("")  # with what could be undone in it: undo takes the language back
        if decision not in self._workbench.decisions:
            self._settings.add_language(tag)
            self._workbench.decide(decision)

    def _follow(self) -> None:
        if self.languages == self._shown:
            return
        self._shown = self.languages
        self._chips.clear()
        self.chips = []
        for decision in self.languages:
            chip = QPushButton(icon("close"), name_language(decision.tag))
            put_icon_behind(chip)
            chip.setAutoDefault(False)
            chip.setToolTip(self.tr("Take this language back"))
            chip.setAccessibleName(self.tr("Take back: {}").format(chip.text()))
            chip.clicked.connect(partial(self._workbench.take_back, decision))
            self._chips.add(chip)
            self.chips.append(chip)
        self._chips.setVisible(bool(self.chips))
        self.note.setText(self._explain())
        self._find_recent()

    def _explain(self) -> str:
        if self.chips:
            return self.tr("Its letters are looked for first; others are never refused.")
        return self.tr("If you know it: which letters it is written with helps to tell those that look alike.")

    def _find_recent(self) -> None:
        """Name the languages chosen last: the table of their names is read on a thread."""
        chosen = {decision.tag for decision in self.languages}
        tags = [tag for tag in self._settings.languages if tag not in chosen]

        def name(stop: Stop) -> list[tuple[str, str]]:
            stop.check()
            return [(tag, name_language(tag)) for tag in tags]

        self._workbench.tasks.run("recent languages", name, self._show_recent, lambda _error: None)

    def _show_recent(self, named: Sequence[tuple[str, str]]) -> None:
        self._recent.clear()
        self.recent = []
        if named:
            label = QLabel(self.tr("Chosen before:"))
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self._recent.add(label)
        for tag, name in named:
            button = QPushButton(icon("plus"), name)
            button.setAutoDefault(False)
            button.setFlat(True)
            button.setToolTip(self.tr("It is written in this language"))
            button.clicked.connect(partial(self.add, tag))
            self._recent.add(button)
            self.recent.append(button)
        self._recent.setVisible(bool(named))
