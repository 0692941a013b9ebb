"""The box that says which page is seen, and goes to the one that is typed into it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cidfix.gui.actions import Command
from cidfix.gui.one_line import OneLine
from cidfix.gui.page.area import PageArea


class PageBox(QWidget):
    """A page number to be changed, and how many pages there are."""

    def __init__(self, view: PageArea, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._field = OneLine(self)
        self._field.setValidator(QIntValidator(1, view.page_count, self))
        self._field.setAlignment(Qt.AlignmentFlag.AlignRight)
        digits = max(len(str(view.page_count)), 2)
        self._field.setFixedWidth(self._field.fontMetrics().horizontalAdvance("0" * digits) + 24)
        self._count = QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(4)
        row.addWidget(self._field)
        row.addWidget(self._count)
        self.setFocusProxy(self._field)
        self._name()
        self._show(view.page)
        view.page_changed.connect(self._show)
        self._field.returnPressed.connect(self._go)
        self._field.editingFinished.connect(lambda: self._show(self._view.page))

    def commands(self) -> tuple[Command, ...]:
        """What it can be told to do."""
        menu, words = QCoreApplication.translate("Menus", "&Go"), self.tr("Go to page…")
        return (Command(menu, words, ("Ctrl+G",), "page", self._take_focus, self.isVisible),)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._show(self._view.page)
            self._view.setFocus()
        else:
            super().keyPressEvent(event)

    def _name(self) -> None:
        self._field.setAccessibleName(self.tr("Page"))
        self._field.setToolTip(self.tr("Type a page number and press Enter"))
        self._count.setText(self.tr("of {}").format(self._view.page_count))

    def _take_focus(self) -> None:
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def _show(self, number: int) -> None:
        self._field.setText(str(number))

    def _go(self) -> None:
        self._view.show_page(int(self._field.text()))
        self._view.setFocus()
