"""What the rows of the lines have in common, whether they stand in columns or run on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cidfix.gui.lines.letters import Letter

EM = 20.0  # pixels of the font size in pictures of lines
PADDING = 8  # pixels above and below what a row shows


@dataclass(frozen=True, slots=True)
class Spot:
    """What is under the mouse in a row: the glyph at `position`, in its picture or in what is decoded."""

    position: int
    in_picture: bool


class LineRow(Protocol):
    """One line as it is shown, at a width, in pixels from the row's upper left corner.

    `start`, `stop` are the slice of `Layout.occurrence` that it holds, `letters` what it shows of them, `page` where it
    stands.
    """

    line: int
    page: int
    start: int
    stop: int
    height: int
    letters: list[Letter]

    def frames(self, start: int, stop: int) -> list[QRectF]:
        """The boxes around a slice of its positions, each as high as all that is shown of them."""

    def find(self, x: float, y: float) -> Spot | None:
        """What is at a point."""

    def is_pictured(self, ratio: float) -> bool:
        """Whether what is cut from the page is there, at so many pixels of the screen to one; else it is asked for."""

    def paint_pictures(self, painter: QPainter) -> bool:
        """Draw what is cut from the page; false where it is still to come, and only its paper is drawn."""

    def paint_words(self, painter: QPainter) -> bool:
        """Draw what is written: codes and decoded letters; false where not all of it could be drawn in this turn."""
