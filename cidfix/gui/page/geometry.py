"""Where pages lie when they are shown under one another: from points on a page to pixels in the column and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 12
"""Pixels between two pages, and around all of them."""


@dataclass(frozen=True)
class PageColumn:
    """Pages (from 1) of these `sizes` in points, centred in `breadth` pixels, at `zoom` pixels to the point.

    Every page begins on a whole pixel of the screen, which has `density` to one of the window's, so that pictures of
    it are shown as they were drawn.
    """

    sizes: Sequence[tuple[float, float]]
    zoom: float
    breadth: float
    density: float

    @cached_property
    def _extent(self) -> NDArray[np.float64]:
        return np.array(self.sizes, float).reshape(-1, 2) * self.zoom

    @cached_property
    def _top(self) -> NDArray[np.float64]:
        """The top of each page, and behind the last where one more would begin."""
        tops = np.concatenate([[0.0], np.cumsum(self._extent[:, 1] + GAP)]) + GAP
        top: NDArray[np.float64] = np.round(tops * self.density) / self.density
        return top

    @property
    def size(self) -> QSizeF:
        """What the column takes with its margins; at least `breadth` wide."""
        widest = float(self._extent[:, 0].max(initial=0.0))
        return QSizeF(max(self.breadth, widest + 2 * GAP), float(self._top[-1]))

    def rect(self, number: int) -> QRectF:
        """A page's place in the column."""
        width, height = self._extent[number - 1].tolist()
        left = round((self.size.width() - width) / 2 * self.density) / self.density
        return QRectF(left, float(self._top[number - 1]), width, height)

    def find_visible(self, top: float, bottom: float) -> range:
        """The pages of which something lies between two heights."""
        first = int(np.searchsorted(self._top[:-1] + self._extent[:, 1], top, side="right"))
        last = int(np.searchsorted(self._top[:-1], bottom, side="left"))
        return range(first + 1, last + 1)

    def find_page(self, y: float) -> int:
        """The page at a height, or the one above where there is a gap; the first or last beyond the ends."""
        return min(max(int(np.searchsorted(self._top[:-1], y, side="right")), 1), len(self.sizes))

    def to_points(self, number: int, place: QPointF) -> QPointF:
        """A place of the column in points on a page, also beyond its edges."""
        return (place - self.rect(number).topLeft()) / self.zoom

    def from_points(self, number: int, point: QPointF) -> QPointF:
        """A point on a page as a place of the column."""
        return self.rect(number).topLeft() + point * self.zoom


def fit_width(size: tuple[float, float], width: float) -> float:
    """The zoom at which a page of `size` points fills `width` pixels but for its margins."""
    return max(width - 2 * GAP, 1.0) / max(size[0], 1.0)


def fit_page(size: tuple[float, float], width: float, height: float) -> float:
    """The zoom at which all of a page is seen."""
    return min(fit_width(size, width), max(height - 2 * GAP, 1.0) / max(size[1], 1.0))
