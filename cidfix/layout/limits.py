"""Keeps what a damaged file can say of places and sizes within what a page can hold.

Later steps divide, sort and accumulate; they need numbers that are finite, and of a size that float32 can resolve.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Document, Floats, Glyphs, Mark, Occurrences

FARTHEST = 1e5  # points; PDF pages end at 14,400 units, what lies beyond is damage
SMALLEST = 0.01  # points, the least font size; keeps values in em finite
WIDEST = 1e4  # em


def apply_limits(document: Document) -> Document:
    """The document with everything out of bounds clipped, and occurrences without a place marked as unseen."""
    return replace(document, glyphs=_limit_glyphs(document.glyphs), occurrences=_limit_places(document.occurrences))


def _limit_glyphs(glyphs: Glyphs) -> Glyphs:
    if _is_within(glyphs.advance, -WIDEST, WIDEST) and _is_within(glyphs.ink, -WIDEST, WIDEST):
        return glyphs
    return replace(glyphs, advance=_limit(glyphs.advance, WIDEST), ink=_limit(glyphs.ink, WIDEST))


def _limit_places(every: Occurrences) -> Occurrences:
    changed: dict[str, NDArray[Any]] = {}
    lost = np.zeros(len(every), np.bool_)
    for name in ("x", "y", "dx", "dy", "advance"):
        values = getattr(every, name)
        if not _is_within(values, -FARTHEST, FARTHEST):
            lost |= ~np.isfinite(values)
            changed[name] = _limit(values, FARTHEST)
    for name in ("ascent", "descent"):
        if not _is_within(getattr(every, name), -FARTHEST, FARTHEST):
            changed[name] = _limit(getattr(every, name), FARTHEST)
    if not _is_within(every.size, SMALLEST, FARTHEST):
        changed["size"] = np.maximum(_limit(np.abs(every.size), FARTHEST), np.float32(SMALLEST))
    if lost.any():
        changed["marks"] = every.marks | (lost * np.uint8(Mark.CLIPPED))
    return replace(every, **changed) if changed else every


def _is_within(values: Floats, low: float, high: float) -> bool:
    """False also where a value is no number."""
    return not values.size or bool(values.min() >= low and values.max() <= high)


def _limit(values: Floats, limit: float) -> Floats:
    limited: Floats = np.clip(np.nan_to_num(values, nan=0.0, posinf=limit, neginf=-limit), -limit, limit)
    return limited
