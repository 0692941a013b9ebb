"""Areas of pages: how a block is named, since neither its number nor its first words last while letters are learned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.model import Direction
from cidfix.pdf.document import Bools, Document, Floats, Ints, Page

_MOSTLY = 0.6  # share of a line that stands in the area it belongs to
_ROWS = 2.0  # heights of a line, below which an area is a row that holds no other lines
_SAME = 3.0  # points between ends, or middles, of what stands at the same place on other pages
_FAR = 1e6  # points, beyond which there is no paper
_SAME_SIZE = 1.0  # points between sides of pages of one size


@dataclass(frozen=True, slots=True)
class Area:
    """A box (x0, y0, x1, y1; y down) on a page (from 1), in tenths of points as displayed.

    `alike` is it on all pages of that size, too, where something stands in it.
    """

    page: int
    box: tuple[float, float, float, float]
    alike: bool

    def __post_init__(self) -> None:
        x0, y0, x1, y1 = (round(min(max(float(side), -_FAR), _FAR), 1) + 0.0 for side in self.box)  # there is a -0.0
        object.__setattr__(self, "box", (min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)))

    def covers(self, other: Area) -> bool:
        """Whether another is a part of this one, on the same page, or pages."""
        (x0, y0, x1, y1), (u0, v0, u1, v1) = self.box, other.box
        inside = x0 <= u0 and y0 <= v0 and u1 <= x1 and v1 <= y1
        return inside and (self.page, self.alike) == (other.page, other.alike)


@dataclass(frozen=True, slots=True)
class AreaRule:
    """The user says how the lines that stand in an area run; columns are only a direction of lines that run down."""

    direction: Direction
    area: Area


def find_in_area(area: Area, document: Document, page: Ints, box: Floats) -> Bools:
    """True for each line, given its page (L,) and box (L, 4), that stands in an area.

    What is most of it inside does. On pages that are alike, where the area is no higher than a line, so does what
    begins, ends or has its middle at the same place, since running heads are as long as their words.
    """
    x0, y0, x1, y1 = area.box
    left, top, right, bottom = box.T.astype(np.float64)
    height, width = np.maximum(bottom - top, 0.1), np.maximum(right - left, 0.1)
    inside = np.minimum(bottom, y1) - np.maximum(top, y0) >= _MOSTLY * np.minimum(height, max(y1 - y0, 0.1))
    within = np.minimum(right, x1) - np.maximum(left, x0) >= _MOSTLY * width
    at_place = np.minimum(abs(left - x0), np.minimum(abs(right - x1), abs(left + right - x0 - x1) / 2)) < _SAME
    row = (y1 - y0 < _ROWS * height) & at_place & area.alike
    found: Bools = inside & (within | row) & np.isin(page, list(find_pages(area, document)))
    return found


def apply_area_rules(
    direction: NDArray[np.uint8], document: Document, page: Ints, box: Floats, down: Bools, rules: Sequence[AreaRule]
) -> NDArray[np.uint8]:
    """Directions with the user's rules for areas applied, those of one page over those of many.

    `page` (L,) and `box` (L, 4) say where each line stands, `down` whether it runs down the page.
    """
    result = direction.copy()
    for rule in sorted(rules, key=lambda rule: not rule.area.alike):
        here = find_in_area(rule.area, document, page, box)
        result[here & (down | (rule.direction < Direction.COLUMNS_RTL))] = rule.direction
    return result


def find_pages(area: Area, document: Document) -> tuple[int, ...]:
    """The numbers of the pages that an area is on."""
    own = next((page for page in document.pages if page.number == area.page), None)
    if own is None:
        return ()
    return tuple(page.number for page in document.pages if page is own or (area.alike and _is_like(page, own)))


def _is_like(page: Page, other: Page) -> bool:
    return abs(page.width - other.width) < _SAME_SIZE and abs(page.height - other.height) < _SAME_SIZE
