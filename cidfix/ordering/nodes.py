"""What rules are made of: patterns of letters, their size, and the regular expressions that match them.

A pattern has classes, groups, alternatives and bounded repeats, no more than a pass of a TECkit map has. What matches
is never given back, so that matching takes time in proportion to the text however a file of rules is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Range = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Letters:
    """One letter of several, by the first and last code point of each range, in the order of the file."""

    ranges: tuple[Range, ...]

    def __len__(self) -> int:
        return sum(last - first + 1 for first, last in self.ranges)

    def list_members(self) -> tuple[str, ...]:
        """The letters, in the order of the file."""
        return tuple(chr(code) for first, last in self.ranges for code in range(first, last + 1))


@dataclass(frozen=True, slots=True)
class Literal:
    """These letters one after the other."""

    text: str


@dataclass(frozen=True, slots=True)
class Sign:
    """Several letters that are drawn as one: `text` in logical order, the one noncharacter `symbol` in drawn order."""

    text: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Sequence:
    """Patterns one after the other."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The first of several patterns that matches."""

    ways: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A pattern from `least` to `most` times, as often as it goes."""

    part: Node
    least: int
    most: int


Node = Letters | Literal | Sign | Sequence | Choice | Repeat

_RANGES = 16  # as many take no longer than one letter


def measure(node: Node) -> int:
    """How many letters a matcher looks at in the worst case, from one place; a class of many ranges counts for more."""
    match node:
        case Sequence(parts) | Choice(parts):
            return sum(map(measure, parts))
        case Repeat(part, _, most):
            return measure(part) * most
        case Literal(text):
            return len(text) + 1
        case Letters(ranges):
            return 1 + len(ranges) // _RANGES
        case Sign(text, _):
            return len(text) + 1
    return 1


def may_be_empty(node: Node) -> bool:
    """Whether the pattern matches where there is nothing."""
    match node:
        case Sequence(parts):
            return all(map(may_be_empty, parts))
        case Choice(ways):
            return any(map(may_be_empty, ways))
        case Repeat(part, least, _):
            return least == 0 or may_be_empty(part)
        case Literal(text):
            return not text
    return False


def find_fixed(node: Node) -> str | None:
    """What the pattern stands for if that is always the same, in drawn order; None if it is not."""
    match node:
        case Literal(text):
            return text
        case Sign(_, symbol):
            return symbol
        case Letters(ranges) if len(node) == 1:
            return chr(ranges[0][0])
    return None


def to_regex(node: Node, drawn: bool) -> str:
    """A regular expression for the pattern. Groups are atomic and repeats possessive, so it never backtracks.

    In drawn order a sign is its symbol; in logical order it may still be spelt out.
    """
    match node:
        case Letters(ranges):
            return "[" + "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in ranges) + "]"
        case Literal(text):
            return re.escape(text)
        case Sign(text, symbol):
            return symbol if drawn else f"(?:{symbol}|{re.escape(text)})"
        case Sequence(parts):
            return "".join(to_regex(part, drawn) for part in parts)
        case Choice(ways):
            return f"(?>{'|'.join(to_regex(way, drawn) for way in ways)})"
        case Repeat(part, least, most):
            return f"(?:{to_regex(part, drawn)}){{{least},{most}}}+"
    raise AssertionError(node)
