"""What may lie over the pages instead of the states of letters, with a mouse of its own."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMenu


class PageLayer(Protocol):
    """Draws over pages, and is told what the mouse does on them; points are in points of a page (from 1)."""

    def paint(self, painter: QPainter, number: int, rect: QRectF, zoom: float) -> None:
        """Draw over a page that lies in `rect` at `zoom` pixels to the point."""

    def press(self, number: int, point: QPointF, held: Qt.KeyboardModifier) -> None:
        """The left button is pressed."""

    def drag(self, number: int, point: QPointF) -> None:
        """The mouse is moved with the left button pressed."""

    def release(self, number: int, point: QPointF) -> None:
        """The left button is let go."""

    def cancel(self) -> bool:
        """Give up what is being dragged; whether there was anything."""

    def fill_menu(self, menu: QMenu, number: int, point: QPointF | None) -> None:
        """Put in a menu what can be done at a point, or by key: with what is chosen."""

    def find_hint(self, number: int, point: QPointF) -> str:
        """What to say of what lies under the mouse, "" for nothing."""
