"""The places that are meant, drawn on the page: lit, found, matched, chosen, and the target."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from cidfix.gui.page.overlays import FrameStyle, paint_frames
from cidfix.gui.page.text import PageText
from cidfix.gui.workbench import Stretch
from cidfix.pdf.document import Ints

# Colours on paper, which is white in any palette. The accent is for what is being typed, yellow for a pen's mark.
_ACCENT = QColor("#2b64a6")
LIT = FrameStyle(QColor(255, 208, 40, 105), QColor(176, 130, 0, 200), 1.0, 0.5)
HIT = FrameStyle(QColor(96, 190, 110, 95), QColor(40, 120, 60, 160), 1.0, 0.5)
HIT_NOW = FrameStyle(QColor(60, 170, 80, 130), QColor(20, 100, 45), 2.0, 1.5)
MATCH = FrameStyle(QColor(43, 100, 166, 14), _ACCENT, 1.5, 2.0, dashed=True)
CHOSEN = FrameStyle(QColor(43, 100, 166, 80), _ACCENT, 0.0, 0.0)
TARGET = FrameStyle(QColor(43, 100, 166, 20), _ACCENT, 2.0, 3.0)

_ORDER = (LIT, HIT, HIT_NOW, MATCH, CHOSEN, TARGET)
_NONE = np.zeros((0, 2), np.int32)


class PagePlaces:
    """Stretches of the document, each kind in its own style."""

    def __init__(self) -> None:
        self._stretches: dict[FrameStyle, Ints] = {}

    def show(self, style: FrameStyle, stretches: Iterable[Stretch]) -> bool:
        """Draw these in a style, and no others; whether they are others than before."""
        before = self._stretches.get(style, _NONE)
        shown = self._stretches[style] = np.fromiter(chain.from_iterable(stretches), np.int32).reshape(-1, 2)
        return not np.array_equal(before, shown)

    def show_one(self, style: FrameStyle, stretch: Stretch | None) -> None:
        """Draw this one in a style, or none."""
        self.show(style, () if stretch is None else (stretch,))

    def clear(self) -> None:
        """Draw none."""
        self._stretches.clear()

    def paint(self, painter: QPainter, text: PageText, corner: QPointF, zoom: float) -> None:
        """Draw those on a page whose upper left corner is there, at `zoom` pixels to the point."""
        for style in _ORDER:
            stretches = self._stretches.get(style)
            if stretches is None:
                continue
            here = stretches[(stretches[:, 1] > text.start) & (stretches[:, 0] < text.stop)]
            if len(here):
                frames = text.find_frames(here[:, 0], here[:, 1]) * zoom
                paint_frames(painter, frames + np.array([corner.x(), corner.y()], np.float32), style)
