"""The menu in which the language of the window is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from cidfix.gui.settings import Settings
from cidfix.gui.translations import LANGUAGES

if TYPE_CHECKING:
    from cidfix.gui.window import MainWindow

_MATTER = "language"  # what the message is about


class LanguageMenu(QMenu):
    """The system's language and those that the window is translated into, each by its own name.

    With no PDF open the window is made anew in it at once. Else that waits for the next start, or until the user wants
    it, since the steps that can be undone would be forgotten; decisions never are.
    """

    def __init__(self, settings: Settings, window: MainWindow, parent: QMenu) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window = window
        self.setTitle(self.tr("Lan&guage"))
        group = QActionGroup(self)
        for language, name in {"": self.tr("As the &system is"), **LANGUAGES}.items():
            action = self.addAction(name, partial(self._choose, language))
            action.setCheckable(True)
            action.setChecked(language == settings.language)
            group.addAction(action)

    def _choose(self, language: str) -> None:
        if language == self._settings.language:
            return
        self._settings.language = language
        if self._window.has_document():
            words = self.tr("The window changes its language when cidfix is started again.")
            offer = self.tr("Change it now"), self._window.renewal_wanted.emit
            self._window.notices.tell("info", words, offer, about=_MATTER)
        else:
            self._window.renewal_wanted.emit()
