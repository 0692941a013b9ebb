"""The blocks of a document page by page: what of each stands where, and the place it has among the text of its page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from cidfix.layout import Layout
from cidfix.structure.model import Role, Structure

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class PageBlock:
    """What of a block stands on one page.

    `block` is its index in the structure, `number` its place among the text of the page, from 1; 0 for what is no part
    of the text. `lines` are indices into the layout's in reading order, `boxes` where they stand, one for each run of
    lines, in points. `begins` and `ends` tell whether the block does so here.
    """

    block: int
    number: int
    role: Role
    depth: int
    lines: tuple[int, ...]
    boxes: tuple[Box, ...]
    begins: bool
    ends: bool


def index_pages(structure: Structure) -> Mapping[int, Sequence[int]]:
    """The blocks, indices into those of the structure, that have lines on each page, in reading order."""
    pages: dict[int, list[int]] = {}
    for number, block in enumerate(structure.blocks):
        for page in dict.fromkeys(place.page for place in block.places):
            pages.setdefault(page, []).append(number)
    return pages


def list_page_blocks(structure: Structure, layout: Layout, page: int, on_page: Sequence[int]) -> Iterator[PageBlock]:
    """What of the blocks `on_page`, in their order, stands on a page; cost by the lines of these blocks."""
    count = 0
    for at in on_page:
        block = structure.blocks[at]
        lines = tuple(line for line in block.lines if layout.page[line] == page)
        count += not block.is_apart
        yield PageBlock(
            at,
            0 if block.is_apart else count,
            block.role,
            block.depth,
            lines,
            tuple(_find_boxes(lines, layout, whole=block.keeps_lines)),
            lines[0] == block.lines[0],
            lines[-1] == block.lines[-1],
        )


def _find_boxes(lines: Sequence[int], layout: Layout, *, whole: bool) -> Iterator[Box]:
    """The boxes of lines that follow one another in one column, or a single one, as of tables."""
    ranked = list(enumerate(lines))
    for _, run in groupby(ranked, lambda pair: 0 if whole else (pair[1] - pair[0], int(layout.region[pair[1]]))):
        box = layout.box[[line for _, line in run]]
        x0, y0 = np.min(box[:, :2], axis=0).tolist()
        x1, y1 = np.max(box[:, 2:], axis=0).tolist()
        yield x0, y0, x1, y1
