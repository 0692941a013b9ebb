"""A field in which a language is looked for by name, autonym or tag, with those that fit listed below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from fontTools import unicodedata
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QListView, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.one_line import OneLine
from cidfix.gui.tasks import Stop, Tasks
from cidfix.languages.find import search_languages
from cidfix.languages.model import Language
from cidfix.recover.decisions import UseLanguage

_MOST = 12
_TAG = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class _Found:
    """What was looked for, and the languages that fit as tags and words."""

    text: str
    listed: tuple[tuple[str, str], ...]


class LanguageField(OneLine):
    """Emits the tag of the language that is chosen, or what was typed where it is to be taken for a tag itself."""

    chosen = Signal(str)

    def __init__(self, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._found = _Found("", ())
        self._is_asked = False  # Enter was pressed before it was known what fits
        self.setPlaceholderText(self.tr("Name of a language, or its tag"))
        self.setAccessibleName(self.tr("Language the document is written in"))
        self.setClearButtonEnabled(True)
        self.model = QStandardItemModel(self)
        self._completer = QCompleter(self.model, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MOST + 1)
        self._completer.setWidget(self)  # it lists; what is chosen does not go into the field
        self.popup = QListView()
        self.popup.setAccessibleName(self.tr("Languages that fit"))
        self._completer.setPopup(self.popup)
        self._completer.activated.connect(self._choose)
        self.textEdited.connect(self._seek)
        self.returnPressed.connect(self._take)

    @property
    def listed(self) -> tuple[str, ...]:
        """The languages that fit what was typed, in words."""
        return tuple(words for _, words in self._found.listed)

    def _seek(self) -> None:
        text = self.text().strip()
        self._is_asked = False
        if not text:
            self._tasks.cancel("languages")
            self._show(_Found("", ()))
            return

        def search(stop: Stop) -> _Found:
            stop.check()
            found = islice(search_languages(text), _MOST)
            return _Found(text, tuple((language.tag, describe_language(language, text)) for language in found))

        self._tasks.run("languages", search, self._show, lambda _error: None)

    def _show(self, found: _Found) -> None:
        self._found = found
        self.model.clear()
        for tag, words in self._list_choices(found):
            item = QStandardItem(words)
            item.setData(tag, _TAG)
            item.setEditable(False)
            self.model.appendRow(item)
        if not self.model.rowCount():
            self.popup.hide()
        elif self._is_asked:
            self._take()
        elif self.hasFocus():
            self._completer.complete()
            self.popup.setCurrentIndex(self._completer.completionModel().index(0, 0))

    def _list_choices(self, found: _Found) -> Sequence[tuple[str, str]]:
        """The languages that fit and, unless it is the tag of the first, what was typed as a tag of its own."""
        tag = found.text
        if not _is_tag(tag) or any(tag.casefold() == other.casefold() for other, _ in found.listed):
            return found.listed
        return (
            *found.listed,
            (
                tag,
                self.tr("none of these: “{}” as a tag").format(tag)
                if found.listed
                else self.tr("“{}” as a tag").format(tag),
            ),
        )

    def _choose(self) -> None:
        self.chosen.emit(self.popup.currentIndex().data(_TAG))

    def _take(self) -> None:
        """Enter: the first of the list, as soon as there is one for what stands here."""
        text = self.text().strip()
        if not text:
            return
        if self._found.text != text:
            self._is_asked = True
            return
        self._is_asked = False
        self.popup.hide()
        self.chosen.emit(self.model.index(0, 0).data(_TAG) or text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down opens the list again."""
        if event.key() == Qt.Key.Key_Down and self.model.rowCount():
            self._completer.complete()
        else:
            super().keyPressEvent(event)


def describe_language(language: Language, asked: str) -> str:
    """A language by its names, tag and script: "Gilyak, нивх (niv), Cyrillic".

    A name that begins as what was asked for comes first, so that it is seen why it is listed: "Nivkh, Gilyak, нивх".
    """
    names = {name.casefold(): name for name in (language.name, language.autonym) if name}
    if not any(name.startswith(asked.casefold()) for name in (*names, language.tag.casefold())):
        other = next((name for name in language.other_names if name.casefold().startswith(asked.casefold())), None)
        if other is not None:
            names = {other.casefold(): other, **names}
    return f"{', '.join(names.values())} ({language.tag}), {_name_script(language)}"


def _name_script(language: Language) -> str:
    names = dict.fromkeys(unicodedata.script_name(script, script) for script in language.scripts)
    return " + ".join(name.replace("_", " ") for name in names)


def _is_tag(text: str) -> bool:
    try:
        UseLanguage(text, "")
    except CidfixError:
        return False
    return True
