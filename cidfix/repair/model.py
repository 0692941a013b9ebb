"""What is repaired and what a repair is: paragraphs of lines of tokens, and edits that each can be refused.

The same values serve text of a plain file, whose paragraphs have to be found, and text decoded from a PDF, whose
paragraphs and line ends come from geometry; so a stretch of lines says itself how much of that is settled.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

import regex

STEPS = ("characters", "ligatures", "furniture", "paragraphs", "hyphens", "words", "foreign")
"""The steps by name, in the order in which they are done; each can be left out."""

UNKNOWN = regex.compile(r"\(cid:\d+\)|\N{REPLACEMENT CHARACTER}|\p{Co}")
"""What stands in a text for a letter that nobody knows."""


class Token(NamedTuple):
    """What stands between two spaces, where it came from, and whether nothing may be changed in it.

    `space` is the white space before it. `line` and `column` count from 1 in the text as given. `held` is true where a
    letter is unknown or not certain.
    """

    space: str
    text: str
    line: int
    column: int
    held: bool


Line = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines that belong together, shape (lines,).

    `settled` says that its bounds are known, by geometry or because it was put together already; else it is all that
    stands between two empty lines. `gap` is the number of empty lines before it, `opens_page` whether a page begins
    with it. `apart` says that it is of another kind than the one before, as the first note behind text is, and no half
    of a sentence with it.
    """

    lines: tuple[Line, ...]
    settled: bool = False
    gap: int = 1
    opens_page: bool = False
    apart: bool = False


EditKey: TypeAlias = tuple[int, int, str, str, str]
"""What makes an edit this one and no other: line, column, before, after, step."""

Refused: TypeAlias = Container[EditKey]
"""The edits that are not made, by their keys."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A change: at `line` and `column` of the text as given, `before` became `after`, by `step`, for `reason`."""

    line: int
    column: int
    before: str
    after: str
    step: str
    reason: str

    @property
    def key(self) -> EditKey:
        """What makes it this edit and no other; a refusal names it by this."""
        return self.line, self.column, self.before, self.after, self.step


@dataclass(frozen=True, slots=True)
class Options:
    """How to repair: the steps to take, where to learn words from besides, and what becomes of what is no body text.

    `known` are texts or word lists in the language, `languages` tags whose common words are believed. `refused` holds
    the keys of edits that are not made. `quotes` asks for plain apostrophes, quotation marks and spaces. Words are
    joined and parted in the lines that are `doubtful`, where it is None in all.
    """

    steps: frozenset[str] = frozenset(STEPS)
    known: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    furniture: Literal["apart", "keep", "drop"] = "apart"
    foreign: Literal["mark", "keep", "drop"] = "mark"
    refused: Refused = frozenset()
    quotes: bool = False
    doubtful: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Repaired:
    """The repaired paragraphs, the edits in the order of the steps, what was set apart, and what only is reported."""

    paragraphs: tuple[Paragraph, ...]
    edits: tuple[Edit, ...] = ()
    furniture: tuple[Line, ...] = ()
    foreign: tuple[Paragraph, ...] = ()
    notices: tuple[Edit, ...] = field(default=())

    @property
    def joined(self) -> bool:
        """Whether lines were joined, so that an empty line has to part paragraphs."""
        return any(edit.before == "\n" for edit in self.edits)


def format_line(tokens: Sequence[Token]) -> str:
    """The text of a line, with its own white space."""
    return "".join([token.space + token.text for token in tokens])
