"""Which glyphs the grid shows, and in which order."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

import numpy as np

from cidfix.pdf.document import Bools, Document, Ints
from cidfix.recover.typed import fold_alike
from cidfix.recover.values import State, Value

_CODE_POINT = re.compile(r"[uU]\+([0-9A-Fa-f]{1,6})")


class Group(Enum):
    """Glyphs by how much is known of them."""

    ALL = auto()
    UNKNOWN = auto()
    PROPOSED = auto()
    SURE = auto()
    KNOWN = auto()
    CONFLICT = auto()
    SPACE = auto()


class Order(Enum):
    """What stands first."""

    USE = auto()
    CODE = auto()
    LIKENESS = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """A font (index into `Document.fonts`) or None for all, a group, an order, and text that is looked for."""

    font: int | None
    group: Group
    order: Order
    sought: str


def count_uses(document: Document) -> Ints:
    """How often each glyph is drawn, shape (G,)."""
    return np.bincount(document.occurrences.glyph, minlength=len(document.glyphs)).astype(np.int32)


def sort_by_group(values: Sequence[Value], in_text: Bools) -> dict[Group, Bools]:
    """For each group the glyphs that belong to it, shape (G,); what has only proposals is unknown and proposed.

    Unknown is what is left to find out: letters that stand in the text (`in_text`, (G,)), as the progress counts them.
    """
    state = np.array([_NUMBERS[value.state] for value in values], np.int8)
    unknown = np.array([value.value is None for value in values], bool)
    proposed = np.array([bool(value.proposals) for value in values], bool)

    def find(*states: State) -> Bools:
        return np.isin(state, [_NUMBERS[one] for one in states])

    return {
        Group.ALL: np.ones(len(values), bool),
        Group.UNKNOWN: unknown & in_text,
        Group.PROPOSED: find(State.PROPOSED) | (unknown & proposed),
        Group.SURE: find(State.SURE),
        Group.KNOWN: find(State.TYPED, State.MAP, State.SURE),
        Group.CONFLICT: find(State.CONFLICT),
        Group.SPACE: find(State.SEPARATOR),
    }


_NUMBERS = {state: number for number, state in enumerate(State)}


def choose_glyphs(
    document: Document, values: Sequence[Value], group: Bools, uses: Ints, rank: Ints | None, choice: Choice
) -> list[int]:
    """The glyphs that a choice is of.

    `group` (G,) tells which belong to its group; `rank` (G,) orders them by likeness; while it is None, use does.
    """
    glyphs = document.glyphs
    shown = group if choice.font is None else group & (glyphs.font == choice.font)
    kept = np.flatnonzero(shown)
    if choice.sought:
        seek = _Seek(choice.sought)
        codes = glyphs.code[kept].tolist()
        kept = kept[[seek.finds(values[glyph], code) for glyph, code in zip(kept.tolist(), codes, strict=True)]]
    match choice.order:
        case Order.LIKENESS if rank is not None:
            kept = kept[np.argsort(rank[kept], kind="stable")]
        case Order.USE | Order.LIKENESS:
            kept = kept[np.argsort(-uses[kept], kind="stable")]
    found: list[int] = kept.tolist()
    return found


class _Seek:
    """A letter, a code point as U+049A, or a code."""

    def __init__(self, text: str) -> None:
        match = _CODE_POINT.fullmatch(text)
        point = int(match[1], 16) if match else 0
        self._letters = fold_alike((chr(point) if 0 < point <= 0x10FFFF else text).casefold())
        self._code = int(text) if text.isascii() and text.isdecimal() and len(text) <= 10 else None

    def finds(self, value: Value, code: int) -> bool:
        if code == self._code:
            return True
        return value.value is not None and self._letters in fold_alike(value.value.casefold())
