"""The card of reference fonts above the proposals: those of the user, each to be taken away, and how to add others."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPushButton, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.cards import Card, make_note, put_icon_behind
from cidfix.gui.doing import Doing
from cidfix.gui.engine import say
from cidfix.gui.flow import Flow
from cidfix.gui.icons import icon
from cidfix.gui.references.shelf import SUFFIXES, FontShelf, Shelved


class ReferenceCard(Card):
    """What is on the shelf, and what is being measured for it."""

    def __init__(self, shelf: FontShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._shown: tuple[Shelved, ...] | None = None
        self.chips: list[QPushButton] = []
        self.note = make_note("")
        self._chips = Flow(4)
        self.add_button = QPushButton(icon("plus"), self.tr("Add a reference font…"))
        self.add_button.setAutoDefault(False)
        self.installed = QCheckBox(self.tr("Use fonts installed here"))
        self.installed.setToolTip(
            self.tr("Compare with every font that is installed; the first time takes seconds each")
        )
        self.doing = Doing(self.tr("Cancel measuring fonts"))
        buttons = Flow(12)
        buttons.add(self.add_button)
        buttons.add(self.installed)
        for part in (self.note, self._chips, self.doing, buttons):
            self.column.addWidget(part)
        self.add_button.clicked.connect(self.ask)
        self.installed.clicked.connect(shelf.use_installed)
        self.doing.cancelled.connect(shelf.cancel)
        shelf.changed.connect(self._follow)
        self._follow()

    def commands(self) -> tuple[Command, ...]:
        """The same in the menu."""
        menu, shelf = QCoreApplication.translate("Menus", "&Recover"), self._shelf
        installed = self.tr("Use fonts &installed here")
        always = lambda: True  # noqa: E731
        return (
            Command(menu, self.tr("Add a reference &font…"), (), "plus", self.ask, always),
            Command(
                menu,
                installed,
                (),
                "",
                lambda: shelf.use_installed(not shelf.uses_installed),
                always,
                lambda: shelf.uses_installed,
            ),
        )

    def ask(self) -> None:
        """Ask for font files and put them on the shelf."""
        kinds = self.tr("Fonts ({});;All files (*)").format(" ".join(f"*{suffix}" for suffix in SUFFIXES))
        names, _ = QFileDialog.getOpenFileNames(self.window(), self.tr("Add a reference font"), "", kinds)
        self._shelf.add([Path(name) for name in names])

    def _follow(self) -> None:
        shelf = self._shelf
        self.installed.setChecked(shelf.uses_installed)
        self.doing.setVisible(shelf.is_busy)
        if shelf.is_busy:
            done, total, name = shelf.progress
            words = self.tr("Measuring {name} ({number} of {total})…") if name else self.tr("Looking for fonts…")
            self.doing.show_progress(words.format(name=name, number=done + 1, total=total), done, total)
        self.note.setText(self._explain())
        if shelf.fonts != self._shown:
            self._shown = shelf.fonts
            self._show_chips()

    def _explain(self) -> str:
        words = self.tr(
            "Letters are compared with the fonts that cidfix knows. A font of your own that looks like the document's "
            "helps where they are read doubtfully; drop it here, or add it."
        )
        count = len(self._shelf.installed)
        if not count:
            return words
        used = (
            self.tr("One font installed here is used.")
            if count == 1
            else self.tr("%n fonts installed here are used.", "", count)
        )
        return f"{words} {used}"

    def _show_chips(self) -> None:
        self._chips.clear()
        self.chips = []
        for font in self._shelf.fonts:
            name = ", ".join(font.names[:2]) or font.path.name
            chip = QPushButton(
                icon("close"), name if font.fault is None else self.tr("{} (can't be read)").format(name)
            )
            put_icon_behind(chip)
            chip.setAutoDefault(False)
            fault = () if font.fault is None else (say(font.fault.what),)
            chip.setToolTip("\n".join((self.tr("Do not use this font any more"), str(font.path), *fault)))
            chip.setAccessibleName(self.tr("Do not use any more: {}").format(name))
            chip.clicked.connect(partial(self._shelf.remove, font.path))
            self._chips.add(chip)
            self.chips.append(chip)
        self._chips.setVisible(bool(self.chips))
