"""Rows of lines drawn once for as long as they stay the same: to draw them each time would keep the user waiting."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from cidfix.gui.lines.rows import LineRow

_MOST_KEPT = 40


@dataclass(frozen=True, slots=True, eq=False)
class _Drawn:
    """A row's drawing; `pictured` where its picture was there, `outlined` where all its glyphs had outlines."""

    row: LineRow
    pixmap: QPixmap
    pictured: bool
    outlined: bool


class DrawnRows:
    """The drawings of rows by their lines; a glyph that `has_outline` needs no picture of a page to be drawn."""

    def __init__(self, has_outline: Callable[[int], bool]) -> None:
        self._has_outline = has_outline
        self._kept: OrderedDict[int, _Drawn] = OrderedDict()
        self._outdated: set[int] = set()  # lines for which a picture has come since they were drawn

    def find(self, row: LineRow) -> QPixmap | None:
        """The drawing of a row, be it as the row was a moment ago."""
        drawn = self._kept.get(row.line)
        return None if drawn is None else drawn.pixmap

    def is_current(self, row: LineRow) -> bool:
        """Whether the drawing of a row is as the row is now."""
        return row.line in self._kept and self._kept[row.line].row is row and row.line not in self._outdated

    def draw(self, row: LineRow, width: int, ratio: float) -> bool:
        """Draw a row, `width` pixels wide of which each is `ratio` of the screen's.

        False where that would take too long at once: then it is to be tried again in the next turn.
        """
        pixmap = QPixmap((QSizeF(width, row.height) * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = row.paint_words(painter)
        pictured = whole and row.paint_pictures(painter)
        painter.end()
        if not whole:
            return False
        outlined = all(letter.text is not None or self._has_outline(letter.glyph) for letter in row.letters)
        self._kept[row.line] = _Drawn(row, pixmap, pictured, outlined)
        self._kept.move_to_end(row.line)
        self._outdated.discard(row.line)
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return True

    def note_picture(self, page: int, rows: Iterable[LineRow], ratio: float) -> bool:
        """A picture of a page has come; whether one of these rows, which are in sight, is to be drawn anew for it."""
        self._outdated |= {line for line, drawn in self._kept.items() if not drawn.outlined}
        for row in rows:
            drawn = self._kept.get(row.line)
            if drawn is not None and not drawn.pictured and row.page == page and row.is_pictured(ratio):
                self._outdated.add(row.line)
        return any(row.line in self._outdated for row in rows)

    def clear(self) -> None:
        """Keep no drawing."""
        self._kept.clear()
        self._outdated.clear()
