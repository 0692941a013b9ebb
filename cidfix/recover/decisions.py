"""What a user can settle: one immutable type for each kind of decision of this step.

Everything cidfix knows from its user is a list of these values; maps and text are computed from the list. So a
decision says only what was settled and where that was said, never what follows from it. `grammar` gives each its
one line of text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

OPEN = "□"
"""Leaves one glyph of an entry open: the user can't read it, or doesn't want to say."""

CID_MARK = re.compile(r"\(cid:([0-9]{1,10})\)")
"""The same, as cidfix writes a glyph whose text is unknown; the group is the code."""

ContextSide: TypeAlias = Literal["after", "before"]
SIDES: tuple[ContextSide, ...] = ("after", "before")
DirectionName: TypeAlias = Literal["ltr", "rtl", "ttb-rl", "ttb-lr"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where words stand: a line of a page and, to be exact, its token or its first and last glyph; all count from 1."""

    page: int
    line: int
    token: int | None
    glyphs: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Context:
    """The neighbour beside which a value holds: the glyph stands directly after, or before, this code."""

    side: ContextSide
    font: str
    code: int


@dataclass(frozen=True, slots=True)
class Entry:
    """Words as seen on the page, as typed but for white space, folded to single spaces; `OPEN` and `CID_MARK` stay."""

    text: str
    place: Place | None
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class SetValue:
    """A code stands for these characters ("" for no text), everywhere or only in a context."""

    font: str
    code: int
    value: str
    context: Context | None
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class SpaceIs:
    """A code is (`yes`) or is not a space between words."""

    font: str
    code: int
    yes: bool
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class StopIs:
    """A code is (`yes`) or is not the full stop that ends sentences."""

    font: str
    code: int
    yes: bool
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Trust:
    """The font's own map is right."""

    font: str
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Recover:
    """The font's own map is not to be believed."""

    font: str
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Accept:
    """A proposed value is right."""

    font: str
    code: int
    value: str
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class Refuse:
    """A proposed value is wrong."""

    font: str
    code: int
    value: str
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class SetDirection:
    """How the glyphs follow one another: in a line, in a page where `line` is None, or everywhere where both are."""

    direction: DirectionName
    page: int | None
    line: int | None
    source: str = field(compare=False)


@dataclass(frozen=True, slots=True)
class UseMap:
    """Use the saved map in this file."""

    path: str
    source: str = field(compare=False)


Decision: TypeAlias = Entry | SetValue | SpaceIs | StopIs | Trust | Recover | Accept | Refuse | SetDirection | UseMap
