"""What a map says of itself, to read and to change: its name, language, author, licence and notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFormLayout, QPlainTextEdit, QVBoxLayout, QWidget

from cidfix.gui.cards import make_heading
from cidfix.gui.engine import say_error
from cidfix.gui.long_label import LongLabel
from cidfix.gui.maps.list import count_letters
from cidfix.gui.one_line import OneLine, leaves_to_window
from cidfix.recover.collection import Kept
from cidfix.recover.maps import SavedMap

_MOST_FONTS = 12
_MOST_FACTS = 24  # lines
_NOTES = 90  # pixels


class MapCard(QWidget):
    """The fields of one map; each is taken over when it is left or Enter is pressed."""

    changed = Signal(object, object)
    """A Kept, and an Edit that makes of it what its fields say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: Kept | None = None
        self.heading = make_heading("")
        self.facts = LongLabel(most_lines=_MOST_FACTS)
        self.name, self.language, self.author, self.licence = OneLine(), OneLine(), OneLine(), OneLine()
        self.language.setPlaceholderText(self.tr("tags such as niv, with spaces between"))
        self.licence.setPlaceholderText(self.tr("such as CC0"))
        self.notes = _Notes()
        form = QFormLayout()
        rows = (
            (self.tr("Name"), self.name),
            (self.tr("Language"), self.language),
            (self.tr("Author"), self.author),
            (self.tr("Licence"), self.licence),
            (self.tr("Notes"), self.notes),
        )
        for words, field in rows:
            form.addRow(words, field)
            field.setAccessibleName(words)
        for line in (self.name, self.language, self.author, self.licence):
            line.editingFinished.connect(self._take)
        self.notes.left.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 0, 0)
        column.addWidget(self.heading)
        column.addLayout(form)
        column.addWidget(self.facts)
        column.addStretch(1)
        self.show_map(None)

    def show_map(self, kept: Kept | None) -> None:
        """Show a map, or none."""
        self._take()
        self._kept = kept
        saved = kept.saved if kept is not None else None
        self.heading.setText(kept.name if kept is not None else self.tr("Choose a map to see what it knows."))
        texts = (saved.name, " ".join(saved.language), saved.made_by, saved.licence) if saved is not None else ("",) * 4
        for field, text in zip((self.name, self.language, self.author, self.licence), texts, strict=True):
            field.setText(text)
            field.setCursorPosition(0)  # or only the end of a long one would be seen
            field.setEnabled(saved is not None)
        self.notes.setPlainText(saved.notes if saved is not None else "")
        self.notes.setEnabled(saved is not None)
        self.facts.setText(self._describe(kept) if kept is not None else "")

    def _describe(self, kept: Kept) -> str:
        if kept.saved is None:
            return "" if kept.fault is None else say_error(kept.fault)
        saved = kept.saved
        fonts = ", ".join(saved.fonts[:_MOST_FONTS]) + (" …" if len(saved.fonts) > _MOST_FONTS else "")
        moments = sorted(value.when for glyph in saved.glyphs for value in glyph.values if value.when)
        lines = [
            self.tr("%n letters", "", count_letters(kept)) if count_letters(kept) != 1 else self.tr("one letter"),
            self.tr("Fonts: {}").format(fonts) if fonts else "",
            *(self.tr("Made from {}").format(source.split(" ")[0]) for source in saved.made_from[:_MOST_FONTS]),
            self.tr("Decided from {} to {}").format(moments[0][:10], moments[-1][:10]) if moments else "",
            str(kept.path),
        ]
        return "\n".join(filter(None, lines))

    def _take(self) -> None:
        """Take over what was changed in the fields."""
        if self._kept is None or self._kept.saved is None:
            return
        before = self._kept.saved
        notes = self.notes.toPlainText()
        said = {
            "name": self.name.text().strip(),
            "language": tuple(dict.fromkeys(self.language.text().split())),
            "made_by": self.author.text().strip(),
            "licence": self.licence.text().strip(),
            "notes": notes.strip() if notes != before.notes else before.notes,
        }
        changed = {field: value for field, value in said.items() if value != getattr(before, field)}
        if changed:
            kept, self._kept = self._kept, replace(self._kept, saved=_describe(before, changed))
            self.changed.emit(kept, lambda saved: _describe(saved, changed))


def _describe(saved: SavedMap, said: Mapping[str, Any]) -> SavedMap:
    """The map with other words about it, by their fields."""
    return replace(saved, **said)


class _Notes(QPlainTextEdit):
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setMaximumHeight(_NOTES)

    def event(self, event: QEvent) -> bool:
        document = self.document()
        if leaves_to_window(event, document.isUndoAvailable(), document.isRedoAvailable()):
            event.ignore()  # so that it is a shortcut of the window
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
