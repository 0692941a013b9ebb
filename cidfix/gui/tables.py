"""Tables of rows that are chosen as a whole, alike in all parts of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView


def make_table(
    model: QAbstractTableModel, name: str, mode: QAbstractItemView.SelectionMode, widths: Sequence[int]
) -> QTableView:
    """A table with an accessible name and columns as wide, in pixels; the last takes what is left."""
    view = QTableView()
    view.setModel(model)
    view.setAccessibleName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(mode)
    view.setTabKeyNavigation(False)
    view.setShowGrid(False)
    view.setWordWrap(False)
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)  # or every row is measured
    view.horizontalHeader().setStretchLastSection(True)
    view.horizontalHeader().setHighlightSections(False)
    for column, width in enumerate(widths):
        view.setColumnWidth(column, width)
    return view
