"""What structure finds: the blocks of a document in reading order, each with its role, lines and places.

Pages are no part of it but as places: a paragraph that runs over columns and pages is one block, so that exporters
and repair see text as it was written, and can still show where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cidfix.recover.block_decisions import Analysis


class Role(StrEnum):
    """What a block is in its document."""

    TITLE = "title"
    HEADING = "heading"
    ABSTRACT = "abstract"
    BODY = "body"
    ITEM = "item"
    QUOTE = "quote"
    VERSE = "verse"
    EXAMPLE = "example"
    TABLE = "table"
    FIGURE = "figure"
    CAPTION = "caption"
    FOOTNOTE = "footnote"
    FURNITURE = "furniture"
    LEFT_OUT = "left-out"  # the user does not want it


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block, or a part of one, stands: the number of the page, and a box in points as displayed.

    `path` is the way of cuts to its first line, where pages were cut: the side of each cut it is on, `t`op, `b`ottom,
    `l`eft or `r`ight, as in `trl`. It is empty where no cut was made.
    """

    page: int
    box: tuple[float, float, float, float]
    path: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """Lines (indices into the layout's, in reading order) that belong together.

    `depth` is that of a heading from 1, 0 for all else. `places` has one place a column that the block runs through,
    the first where it begins. `is_turned` is true for lines turned on their side, as the words along an axis are.
    """

    role: Role
    depth: int
    lines: tuple[int, ...]
    places: tuple[Place, ...]
    is_turned: bool = False

    @property
    def page(self) -> int:
        """The page it begins on."""
        return self.places[0].page

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Where it stands on that page, or in the first of its columns there."""
        return self.places[0].box

    @property
    def is_apart(self) -> bool:
        """Whether it is no part of the text."""
        return self.role in (Role.FURNITURE, Role.LEFT_OUT)

    @property
    def keeps_lines(self) -> bool:
        """Whether its lines are rows, which running text never is."""
        return self.role in (Role.VERSE, Role.TABLE, Role.EXAMPLE, Role.FIGURE)


@dataclass(frozen=True, slots=True)
class NoteMark:
    """A raised sign, a slice of the layout's glyphs on `line`, and the block it stands for, an index into the blocks.

    Where the sign opens its own note, that note is the block.
    """

    line: int
    start: int
    stop: int
    note: int


@dataclass(frozen=True, slots=True)
class Structure:
    """The blocks of a document in reading order, and the marks of its notes in the order of their lines.

    `analysis` is how the blocks were found, `paths` the way of cuts to each line, where pages were cut.
    """

    blocks: tuple[Block, ...]
    marks: tuple[NoteMark, ...]
    analysis: Analysis = "columns"
    paths: Mapping[int, str] = field(default_factory=dict)
