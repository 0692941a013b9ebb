"""Sections as a tree: a heading holds what stands below it, up to the next that is not deeper.

Blocks and the parts of an export are a flat list in reading order. This is the one place in which nesting is made of
it, from the depths of the headings alone, so that all formats nest alike. What the tree holds is numbers: indices into
the list, all of them, each once and in their order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from cidfix.structure.model import Place

Content: TypeAlias = tuple["int | Section", ...]
"""Blocks and sections in reading order; a block is its index."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, the index of its block, and what stands below it; `depth` is that of the heading."""

    heading: int
    depth: int
    content: Content


def find_sections(depths: Sequence[int]) -> Content:
    """The tree of blocks of these depths, 0 for all that are no headings. What comes before a heading is in no section.

    A heading much deeper than the one before it is directly in that one's section: levels are not made up.
    """
    content, _ = _gather(depths, 0, 0)
    return content


def _gather(depths: Sequence[int], at: int, depth: int) -> tuple[Content, int]:
    """What belongs to a section of some depth from a block on, and the first block that does not."""
    content: list[int | Section] = []
    while at < len(depths) and (not depths[at] or depths[at] > depth):
        if depths[at]:
            heading = at
            below, at = _gather(depths, at + 1, depths[heading])
            content.append(Section(heading, depths[heading], below))
        else:
            content.append(at)
            at += 1
    return tuple(content), at


def flatten(content: Content, around: tuple[Section, ...] = ()) -> Iterator[tuple[int, tuple[Section, ...]]]:
    """The blocks in reading order, each with the sections that it is in, the outermost first."""
    for each in content:
        if isinstance(each, Section):
            within = (*around, each)
            yield each.heading, within
            yield from flatten(each.content, within)
        else:
            yield each, around


class Placed(Protocol):
    """A block, or what an export makes of it."""

    @property
    def places(self) -> tuple[Place, ...]:
        """Where it stands."""


def find_section_places(section: Section, blocks: Sequence[Placed]) -> tuple[Place, ...]:
    """Where a section stands: a box for each page, in the order of the pages, around all of it there."""
    boxes: defaultdict[int, list[tuple[float, float, float, float]]] = defaultdict(list)
    for block, _ in flatten((section,)):
        for place in blocks[block].places:
            boxes[place.page].append(place.box)
    return tuple(_surround(page, boxes[page]) for page in sorted(boxes))


def _surround(page: int, boxes: Sequence[tuple[float, float, float, float]]) -> Place:
    x0, y0 = (min(box[side] for box in boxes) for side in (0, 1))
    x1, y1 = (max(box[side] for box in boxes) for side in (2, 3))
    return Place(page, (x0, y0, x1, y1))
