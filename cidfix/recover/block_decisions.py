"""What a user can settle about the blocks of a page: their order, extent, role and direction.

A block is named by the areas in which its lines stand, one for each column it runs through. So a decision holds
whatever is learned of letters later, and for all pages on which something stands at the same place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from cidfix.errors import CidfixError
from cidfix.layout.areas import Area
from cidfix.layout.model import DirectionName

Areas: TypeAlias = tuple[Area, ...]

SideName: TypeAlias = Literal["before", "after"]
RoleName: TypeAlias = Literal[
    "title",
    "heading",
    "abstract",
    "body",
    "item",
    "quote",
    "verse",
    "example",
    "table",
    "figure",
    "caption",
    "footnote",
    "furniture",
    "left-out",
]
ROLES: tuple[RoleName, ...] = get_args(RoleName)
APART: frozenset[RoleName] = frozenset({"furniture", "left-out"})
"""The roles of what is no part of the text."""

Analysis: TypeAlias = Literal["columns", "cuts"]
"""How blocks are found: by the columns that white parts, or by cutting pages across and down in turn."""

ANALYSES: tuple[Analysis, ...] = get_args(Analysis)

DEEPEST = 6
"""The depth of the least heading there is."""


@dataclass(frozen=True, slots=True)
class SetRole:
    """The lines in these areas are a block, or blocks, of this role; `depth` is that of a heading from 1, else 0.

    Raises CidfixError where a depth does not fit the role.
    """

    areas: Areas
    role: RoleName
    depth: int
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not (1 <= self.depth <= DEEPEST if self.role == "heading" else self.depth == 0):
            raise CidfixError(
                f"“{self.role}” can't have the depth {self.depth}", "", f"give headings, and only these, 1 to {DEEPEST}"
            )


@dataclass(frozen=True, slots=True)
class MoveBlock:
    """The lines in these areas are read directly before, or after, the block of another area."""

    areas: Areas
    side: SideName
    beside: Area
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class MergeBlocks:
    """The blocks in these areas are one, with the role of the first."""

    areas: Areas
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class SplitBlock:
    """The line in this area begins a block."""

    area: Area
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TurnBlock:
    """How the glyphs follow one another in the lines in these areas."""

    areas: Areas
    direction: DirectionName
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class FindBlocks:
    """Blocks are found by this analysis, whatever sentences say of it."""

    by: Analysis
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


BlockDecision: TypeAlias = SetRole | MoveBlock | MergeBlocks | SplitBlock
"""What structure follows once blocks are found; a direction is a matter of layout."""


def find_areas(decision: BlockDecision | TurnBlock) -> Areas:
    """The areas that a decision is about."""
    return (decision.area,) if isinstance(decision, SplitBlock) else decision.areas
