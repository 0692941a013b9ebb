"""Signs that look alike and are not the same: which one was typed, and the others to choose from.

Keyboards have one apostrophe and one dash, languages have several. Which of them is meant can't be seen on the page;
it is the user's to say, so she is told which she typed and can change it in one step.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from cidfix.gui.fonts import text_font

_FAMILIES = ("'\u2019\u2018\u02bc\u02bb\u2032", "-\u2010\u2011\u2013\u2014\u2212")
SIDE = 24
"""Pixels of a sign's button."""

_POINTS = 13.0

translate = QCoreApplication.translate


def name_alike(sign: str) -> str:
    """The short name of a sign that others look like; "" for any other letter."""
    return {
        "'": translate("Alike", "apostrophe"),
        "\u2019": translate("Alike", "right quote"),
        "\u2018": translate("Alike", "left quote"),
        "\u02bc": translate("Alike", "letter apostrophe"),
        "\u02bb": translate("Alike", "turned comma"),
        "\u2032": translate("Alike", "prime"),
        "-": translate("Alike", "hyphen-minus"),
        "\u2010": translate("Alike", "hyphen"),
        "\u2011": translate("Alike", "hyphen that holds"),
        "\u2013": translate("Alike", "short dash"),
        "\u2014": translate("Alike", "long dash"),
        "\u2212": translate("Alike", "minus"),
    }.get(sign, "")


def find_alike(sign: str) -> str:
    """The signs that look like one, itself included; "" where there are none."""
    return next((family for family in _FAMILIES if sign in family), "")


class AlikeSigns(QWidget):
    """Names the last sign of a text that others look like, unless the document has that one and no other."""

    chosen = Signal(str, str)
    """The first sign is to be the second."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = ""
        self._used: frozenset[str] = frozenset()
        self._words = QLabel()
        self._words.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._buttons: list[QToolButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self._words)
        self.setAccessibleName(self.tr("Signs that look alike"))
        self.hide()

    @property
    def words(self) -> str:
        """What is said of the sign, "" where there is nothing to say."""
        return self._words.text() if self._sign else ""

    def show_text(self, text: str, values: Iterable[str | None]) -> None:
        """Look through a text; `values` are those that letters of the document are known to have."""
        found = next((letter for letter in reversed(text) if find_alike(letter)), "")
        used = frozenset(find_alike(found)).intersection(values) if found else frozenset()
        sign = "" if used == {found} else found
        if (sign, used) != (self._sign, self._used):
            self._sign, self._used = sign, used
            self._show()

    def choose_next(self) -> None:
        """Take the sign that follows among those alike."""
        family = find_alike(self._sign)
        if family:
            self.chosen.emit(self._sign, family[(family.index(self._sign) + 1) % len(family)])

    def find_button(self, sign: str) -> QToolButton | None:
        """The button of one of the other signs."""
        return next((button for button in self._buttons if button.text() == sign), None)

    def _show(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = [self._make_button(sign) for sign in find_alike(self._sign) if sign != self._sign]
        for button in self._buttons:
            self._row.addWidget(button)
        if self._sign:
            words = self.tr("typed: {} {} (U+{}); others:")
            self._words.setText(words.format(name_alike(self._sign), self._sign, f"{ord(self._sign):04X}"))
        self.setVisible(bool(self._sign))

    def _make_button(self, sign: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(sign)
        button.setFont(text_font(_POINTS))
        button.setAutoRaise(True)
        button.setFixedSize(SIDE, SIDE)
        words = self.tr("{} (U+{}) instead")
        if sign in self._used:
            words = self.tr("{} (U+{}) instead, as elsewhere in this document")
        words = words.format(name_alike(sign), f"{ord(sign):04X}")
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self.chosen.emit(self._sign, sign))
        return button
