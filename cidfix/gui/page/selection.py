"""A choice of glyphs on a page, made from one point to another, by words or by lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cidfix.gui.page.text import PageText
from cidfix.gui.workbench import Stretch


class PageSelection:
    """The glyphs chosen, a `stretch` of one page, and the `text` of that page."""

    def __init__(self) -> None:
        self.stretch: Stretch | None = None
        self.text: PageText | None = None
        self._anchor = 0

    def drop(self) -> None:
        """Choose nothing; where the choice began is kept, to be extended from there."""
        self.stretch = None

    def begin(self, text: PageText | None, point: QPointF) -> None:
        """Choose nothing yet, but from this point on."""
        self.stretch, self.text = None, text
        if text is not None:
            self._anchor = text.find_caret(point.x(), point.y())

    def extend(self, point: QPointF) -> None:
        """Choose all between where the choice began and this point of the same page."""
        if self.text is not None:
            first, last = sorted((self._anchor, self.text.find_caret(point.x(), point.y())))
            self.stretch = (first, last) if last > first else None

    def choose_word(self, text: PageText, point: QPointF) -> None:
        """Choose the word at or nearest to a point."""
        self._choose(text, text.find_word(text.find_nearest(point.x(), point.y())))

    def choose_line(self, text: PageText, point: QPointF) -> None:
        """Choose the line at or nearest to a point."""
        self._choose(text, text.find_line_stretch(text.find_nearest(point.x(), point.y())))

    def _choose(self, text: PageText, stretch: Stretch) -> None:
        self.stretch, self.text, self._anchor = stretch, text, stretch[0]
