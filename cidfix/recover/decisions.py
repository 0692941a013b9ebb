"""What a user can settle: one immutable type for each kind of decision of this step.

Everything cidfix knows from its user is a list of these values; maps and text are computed from the list. So a
decision says only what was settled and where that was said, never what follows from it. `grammar` gives each its
one line of text. `source` says where it was said, `when` at what moment (`cidfix.recover.moments`), "" where nobody
knows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import regex

from cidfix.errors import CidfixError
from cidfix.layout.model import DirectionName
from cidfix.recover.block_decisions import BlockDecision, FindBlocks, TurnBlock

OPEN = "□"
"""Leaves one glyph of an entry open: the user can't read it, or doesn't want to say."""

CID_MARK = re.compile(r"\(cid:([0-9]{1,10})\)")
"""The same, as cidfix writes a glyph whose text is unknown; the group is the code."""

_TAG = re.compile(r"[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*")
_NO_TEXT = regex.compile(r"[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]")

ContextSide: TypeAlias = Literal["after", "before"]
SIDES: tuple[ContextSide, ...] = ("after", "before")


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
    """Words as seen on the page, as typed but for white space, folded to single spaces; `OPEN` and `CID_MARK` stay.

    Raises CidfixError where they hold what is no text.
    """

    text: str
    place: Place | None
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", " ".join(self.text.split()))
        check_text(self.text)


@dataclass(frozen=True, slots=True)
class SetValue:
    """A code stands for these characters ("" for no text), everywhere or only in a context.

    Raises CidfixError where they are no text.
    """

    font: str
    code: int
    value: str
    context: Context | None
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        check_text(self.value)


@dataclass(frozen=True, slots=True)
class SpaceIs:
    """A code is (`yes`) or is not a space between words."""

    font: str
    code: int
    yes: bool
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class StopIs:
    """A code is (`yes`) or is not the full stop that ends sentences."""

    font: str
    code: int
    yes: bool
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Trust:
    """The font's own map is right."""

    font: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Recover:
    """The font's own map is not to be believed."""

    font: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Accept:
    """A proposed value is right. Raises CidfixError where it is no text."""

    font: str
    code: int
    value: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        check_text(self.value)


@dataclass(frozen=True, slots=True)
class Refuse:
    """A proposed value is wrong, whatever it is made of."""

    font: str
    code: int
    value: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class SetDirection:
    """How the glyphs follow one another: in a line, in a page where `line` is None, or everywhere where both are."""

    direction: DirectionName
    page: int | None
    line: int | None
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class UseMap:
    """Use the saved map in this file."""

    path: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class UseLanguage:
    """The document is written in this language, or in this one too; `tag` is BCP 47.

    Raises CidfixError where it has not the form of a tag (RFC 5646, section 2.1); whether it is registered is not
    looked up, since many languages are in no list.
    """

    tag: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not _TAG.fullmatch(self.tag):
            raise CidfixError(f"“{self.tag[:40]}” is no language tag", "", "write it as in niv, yrk-Cyrl or x-mine")


@dataclass(frozen=True, slots=True)
class UseRules:
    """Letters of a script are put in order by these rules instead of its usual ones.

    `rules` is the name of rules that come with cidfix, or the text of others, lines as in a file of rules. Raises
    CidfixError where it is empty.
    """

    rules: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.rules.strip():
            raise CidfixError("the name of the rules is missing", "", "write as in !rules malayalam_traditional")


@dataclass(frozen=True, slots=True)
class WordPlace:
    """A word as it is decoded, by page, line and number in its line, and a letter of it; all count from 1."""

    page: int
    line: int
    word: int
    letter: int


@dataclass(frozen=True, slots=True)
class LeaveAsIs:
    """What a step of repair would make `after` of stays as it was: at a place, or everywhere where that is None."""

    step: str
    before: str
    after: str
    place: WordPlace | None
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class SkipStep:
    """A step of repair is not taken."""

    step: str
    source: str = field(compare=False)
    when: str = field(default="", compare=False)


RepairDecision: TypeAlias = LeaveAsIs | SkipStep
"""What is decided of the repair of the text, which changes nothing of how it is read."""


Decision: TypeAlias = (
    Entry
    | SetValue
    | SpaceIs
    | StopIs
    | Trust
    | Recover
    | Accept
    | Refuse
    | SetDirection
    | UseMap
    | UseLanguage
    | RepairDecision
    | UseRules
    | BlockDecision
    | TurnBlock
    | FindBlocks
)


def check_text(text: str) -> None:
    """Raise CidfixError for what no letter of a page can stand for: control characters, halves, noncharacters."""
    found = _NO_TEXT.search(text)
    if found:
        raise CidfixError(f"U+{ord(found[0]):04X} is no text", "", "leave it out: it is a sign for machines")
