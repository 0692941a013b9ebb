"""The rules of one script, read and made ready to be applied; immutable, so that they can be shared and cached."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cidfix.ordering.nodes import Node

BORDER = "\ufdd0"
"""A unit that is not drawn: nothing moves across it. It stands where text is not written as the rules expect."""

UNKNOWN = "\ufffd"
"""What a unit without a value becomes in text."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing in a rule: a pattern, and the name by which the other side says where it goes."""

    name: str
    node: Node


@dataclass(frozen=True, slots=True)
class Rule:
    """Signs in logical order beside the same signs in drawn order.

    `note` is the comment above it, `text` the rule as the file has it, `line` where it stands there. One-way rules
    lack the other of `to_drawn` and `to_logical`.
    """

    note: str
    text: str
    line: int
    logical: tuple[Part, ...]
    drawn: tuple[Part, ...]
    to_drawn: bool
    to_logical: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of what a rule puts in: group `group` of what matched, letter by letter through `table`.

    Where `fixed` is given it stands for the group, if that matched anything; group 0 always does.
    """

    group: int
    fixed: str = ""
    table: Mapping[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Rewriter:
    """The rules of one pass in one direction: where they match, and what each puts in, by the number of its group."""

    pattern: re.Pattern[str]
    outputs: Mapping[int, tuple[Piece, ...]]


@dataclass(frozen=True, slots=True)
class Pass:
    """Rules that are tried together at each place, the first of the file first."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, eq=False)
class OrderingRules:
    """How a script is drawn, and read back.

    `title` names the rules for a reader, `script` is ISO 15924 and empty where they are for no one script, `about` is
    the comment at the head of the file. `signs` are the sequences drawn as one sign, by the noncharacter that stands
    for each while rules are applied, `symbols` the other way round. `apart` are letters that are taken into their
    canonical pieces, since these are drawn apart. `units` matches what one glyph stands for at least, one after the
    other, and `find_signs` signs that are spelt out. `forward` and `backward` are the passes in each direction, in the
    order in which they are applied.
    """

    title: str
    script: str
    about: str
    passes: tuple[Pass, ...]
    signs: Mapping[str, str]
    symbols: Mapping[str, str]
    apart: Mapping[int, str]
    units: re.Pattern[str]
    find_signs: re.Pattern[str]
    forward: tuple[Rewriter, ...]
    backward: tuple[Rewriter, ...]
