"""The bar above the page that finds words in what is decoded so far."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.fonts import text_font
from cidfix.gui.icons import icon
from cidfix.gui.one_line import OneLine
from cidfix.gui.page.view import PageView
from cidfix.gui.tasks import Stop
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.recovery import Recovery

_LANE = "search"
_PAUSE = 120  # ms without another key


class SearchBar(QWidget):
    """Hidden until it is opened; what it finds is shown on the page and in its lines."""

    def __init__(self, workbench: Workbench, view: PageView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workbench, self._view = workbench, view
        self._hits: tuple[Stretch, ...] = ()
        self._layout = workbench.recovery.layout
        self._at = 0
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._field = OneLine(self)
        self._field.setFont(text_font(11))
        self._field.setClearButtonEnabled(True)
        self._field.setPlaceholderText(self.tr("Find in the decoded text"))
        self._field.setAccessibleName(self.tr("Find in the decoded text"))
        self._count = QLabel(self)
        self._count.setMinimumWidth(self._count.fontMetrics().horizontalAdvance(self.tr("{} of {}").format(1000, 1000)))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        row.addWidget(self._field, 1)
        row.addWidget(self._count)
        self._before = self._add_button(row, "up", self.tr("Previous place (Shift+F3)"), self.find_before)
        self._after = self._add_button(row, "down", self.tr("Next place (F3)"), self.find_next)
        self._add_button(row, "close", self.tr("Close the search (Escape)"), self.close_search)
        self._field.textEdited.connect(self._wait)
        self._field.textChanged.connect(self._clear_when_empty)
        self._pause.timeout.connect(self._search)
        workbench.recovered.connect(self._search_again)
        self._show_hits(())
        self.hide()

    def commands(self) -> tuple[Command, ...]:
        """What the search can be told to do."""
        edit = QCoreApplication.translate("Menus", "&Edit")
        found = lambda: bool(self._hits)  # noqa: E731 (read each time a menu opens)
        return (
            Command(edit, self.tr("Find…"), ("Ctrl+F",), "search", self.open_search, lambda: True),
            Command(edit, self.tr("Find next"), ("F3",), "down", self.find_next, found),
            Command(edit, self.tr("Find previous"), ("Shift+F3",), "up", self.find_before, found),
        )

    def open_search(self) -> None:
        """Show the bar and let the user type into it."""
        self.show()
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()
        self._search()

    def close_search(self) -> None:
        """Hide the bar and what it found; the page has the focus."""
        self._pause.stop()
        self._workbench.tasks.cancel(_LANE)
        self._show_hits(())
        self.hide()
        self._view.setFocus()

    def find_next(self) -> None:
        """Go to the next place found, after the last to the first."""
        self._go(1)

    def find_before(self) -> None:
        """Go to the place found before, before the first to the last."""
        self._go(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.close_search()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._pause.isActive():
                self._search()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            case Qt.Key.Key_Down:
                self._go(1)
            case Qt.Key.Key_Up:
                self._go(-1)
            case _:
                super().keyPressEvent(event)

    def _add_button(self, row: QHBoxLayout, name: str, words: str, call: object) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(name))
        button.setAutoRaise(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.clicked.connect(call)
        row.addWidget(button)
        return button

    def _clear_when_empty(self, text: str) -> None:
        if not text.strip():
            self._pause.stop()
            self._search()

    def _wait(self) -> None:
        """Another text was begun: what was found is of the one before."""
        self._workbench.tasks.cancel(_LANE)
        self._forget()
        self._pause.start()

    def _search_again(self, recovery: Recovery) -> None:
        if recovery.layout is not self._layout:  # places count glyphs as they stood
            self._layout = recovery.layout
            self._forget()
        if not self.isHidden():
            self._search()

    def _forget(self) -> None:
        self._show_hits(())
        self._count.setText("")

    def _search(self) -> None:
        self._pause.stop()
        text, recovery = self._field.text().strip(), self._workbench.recovery
        if not text:
            self._workbench.tasks.cancel(_LANE)
            self._show_hits(())
            return

        def find(stop: Stop) -> tuple[Stretch, ...]:
            stop.check()
            return recovery.find_places(text)

        self._workbench.tasks.run(_LANE, find, self._show_hits, self._workbench.failed.emit)

    def _show_hits(self, hits: tuple[Stretch, ...]) -> None:
        """Begin with the first on the page that is looked at, or after it; a place that was looked at stays so."""
        seen = self._hits[self._at] if self._hits else None
        self._hits = hits
        if seen in hits:
            self._at = hits.index(seen)
        else:
            pages = (self._workbench.find_page(start) for start, _ in hits)
            self._at = next((place for place, page in enumerate(pages) if page >= self._view.page), 0)
        self._tell()

    def _go(self, step: int) -> None:
        if self._hits:
            self._at = (self._at + step) % len(self._hits)
            self._tell()

    def _tell(self) -> None:
        now = self._hits[self._at] if self._hits else None
        if now is not None:
            self._count.setText(self.tr("{} of {}").format(self._at + 1, len(self._hits)))
        else:
            self._count.setText(self.tr("not found") if self._field.text().strip() and self.isVisible() else "")
        for button in (self._before, self._after):
            button.setEnabled(len(self._hits) > 1)
        self._view.show_hits(self._hits, now)
