"""Lines of the document beside one another: as they are drawn, as they are read now, and as other rules would read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from cidfix.gui.fonts import text_font
from cidfix.recover.cues import format_line
from cidfix.recover.rules import RuleSample
from cidfix.recovery import Recovery

_AFTER = 2  # the column of what other rules would make of a line


class SampleTable(QTableWidget):
    """A row a line; what would be read otherwise is bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self.setAccessibleName(self.tr("Lines of the document before and after"))
        self.setHorizontalHeaderLabels([self.tr("As drawn"), self.tr("Read now"), self.tr("With these rules")])
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setFont(text_font(11))

    def show_samples(self, recovery: Recovery, samples: Sequence[RuleSample]) -> None:
        """Show these lines, each named by its number."""
        self.setRowCount(len(samples))
        self.setVerticalHeaderLabels([format_line(recovery.layout, sample.line) for sample in samples])
        for row, sample in enumerate(samples):
            for column, words in enumerate((sample.drawn, sample.before, sample.after)):
                item = QTableWidgetItem(words)
                item.setToolTip(words)
                if column == _AFTER and words != sample.before:
                    bold = QFont(self.font())
                    bold.setBold(True)
                    item.setFont(bold)
                self.setItem(row, column, item)

    def show_no_others(self) -> None:
        """There are no other rules by which the lines could be read."""
        for row in range(self.rowCount()):
            self.setItem(row, _AFTER, QTableWidgetItem())
