"""What the program remembers of its user: recent files and languages, the theme, how the window is laid out."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from cidfix.gui.theme import Theme
from cidfix.gui.translations import LANGUAGES
from cidfix.recover.values import Accept

_MOST_RECENT = 12
_MOST_LANGUAGES = 6
_THEMES: tuple[Theme, ...] = ("system", "light", "dark")
_ACCEPTS: tuple[Accept, ...] = ("sure", "none", "all")


class Settings:
    """The user's settings; whatever is damaged or missing in them is as if it had never been set."""

    def __init__(self) -> None:
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "cidfix", "cidfix")

    @property
    def recent(self) -> tuple[Path, ...]:
        """The PDFs opened last, newest first."""
        return tuple(map(Path, self._read_list("recent")))

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of the languages that were chosen last, newest first."""
        return self._read_list("languages")

    def add_language(self, tag: str) -> None:
        """Put a language at the head of the recent ones."""
        tags = [tag, *(other for other in self.languages if other != tag)]
        self._store.setValue("languages", tags[:_MOST_LANGUAGES])

    @property
    def accept(self) -> Accept:
        """Which proposals are used."""
        value = self._store.value("accept", "sure")
        return next((accept for accept in _ACCEPTS if accept == value), "sure")

    @accept.setter
    def accept(self, accept: Accept) -> None:
        self._store.setValue("accept", accept)

    def read_known(self, path: Path) -> float | None:
        """What share (0 to 1) of a recent PDF's text was known when it was closed; None where it is not known."""
        try:
            return min(max(float(str(self._store.value(_known_key(path)))), 0.0), 1.0)
        except ValueError:
            return None

    def write_known(self, path: Path, share: float) -> None:
        """Remember how much of a PDF's text is known."""
        self._store.setValue(_known_key(path), share)

    def add_recent(self, path: Path) -> None:
        """Put a PDF at the head of the recent ones; of one that falls out of them nothing is remembered."""
        path = path.absolute()
        paths = [path, *(other for other in self.recent if other != path)]
        self._store.setValue("recent", [str(path) for path in paths[:_MOST_RECENT]])
        for gone in paths[_MOST_RECENT:]:
            self._store.remove(_known_key(gone))

    @property
    def folder(self) -> Path | None:
        """The folder in which a file was chosen last; None before the first."""
        value = self._store.value("folder", "")
        return Path(value) if isinstance(value, str) and value else None

    @folder.setter
    def folder(self, folder: Path) -> None:
        self._store.setValue("folder", str(folder))

    @property
    def references(self) -> tuple[Path, ...]:
        """The reference fonts that the user added."""
        return tuple(map(Path, self._read_list("references")))

    @references.setter
    def references(self, paths: tuple[Path, ...]) -> None:
        self._store.setValue("references", [str(path) for path in paths])

    @property
    def uses_installed_fonts(self) -> bool:
        """Whether the installed fonts are reference fonts, too."""
        return self.read_flag("installed fonts", False)

    @uses_installed_fonts.setter
    def uses_installed_fonts(self, yes: bool) -> None:
        self.write_flag("installed fonts", yes)

    @property
    def theme(self) -> Theme:
        """Light, dark, or as the system is."""
        value = self._store.value("theme", "system")
        return next((theme for theme in _THEMES if theme == value), "system")

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._store.setValue("theme", theme)

    @property
    def language(self) -> str:
        """The language of the window, one of `LANGUAGES`; "" for that of the system."""
        value = self._store.value("language", "")
        return next((language for language in LANGUAGES if language == value), "")

    @language.setter
    def language(self, language: str) -> None:
        self._store.setValue("language", language)

    def _read_list(self, name: str) -> tuple[str, ...]:
        value = self._store.value(name, [])
        found = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return tuple(one for one in found if isinstance(one, str) and one)

    def read_flag(self, name: str, otherwise: bool) -> bool:
        """A thing that is on or off."""
        value = self._store.value(name, otherwise)
        return value if isinstance(value, bool) else str(value).lower() == "true"

    def write_flag(self, name: str, on: bool) -> None:
        """Remember whether a thing is on."""
        self._store.setValue(name, on)

    def read_layout(self, name: str) -> QByteArray:
        """How a part of the window was laid out, as Qt saved it; empty where nothing is known."""
        value = self._store.value(f"layout/{name}", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def write_layout(self, name: str, state: QByteArray) -> None:
        """Remember how a part of the window is laid out."""
        self._store.setValue(f"layout/{name}", state)

    def forget_layout(self) -> None:
        """Lay everything out as at the first start from now on."""
        self._store.remove("layout")


def _known_key(path: Path) -> str:
    return f"known/{hashlib.sha256(os.fsencode(path.absolute())).hexdigest()[:32]}"
