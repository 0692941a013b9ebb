"""Pages set by hand, so that a test says what stands where on the paper and what a person reads off it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import pytest

from cidfix.export.notes import Notes
from cidfix.export.txt import format_text
from cidfix.layout import Direction, DirectionRule, Layout, lay_out
from cidfix.pdf import Document, Font, Glyphs, Occurrences, Page
from cidfix.recover.block_decisions import Analysis, MergeBlocks, SetRole
from cidfix.recover.decode import Decoder
from cidfix.recover.grammar import format_decision, parse_decisions
from cidfix.recover.index import index_tokens
from cidfix.recover.values import State, Value
from cidfix.recover.written import find_line_directions
from cidfix.structure import (
    Block,
    Structure,
    correct_furniture,
    correct_structure,
    find_furniture,
    find_structure,
)
from cidfix.structure.corrections import name_lines

LETTER, SPACE = 0.5, 0.25  # em

Lines = list["Words"]


@dataclass(frozen=True)
class Words:
    """Words set from x, y on, `gap` em apart; font 1 is bold, 2 italic; `angle` turns them clockwise."""

    text: str
    x: float
    y: float
    size: float = 10.0
    font: int = 0
    gap: float = SPACE
    page: int = 1
    angle: float = 0.0
    spacing: float = 0.0


def measure(text: str, size: float) -> float:
    return size * (LETTER * len(text.replace(" ", "")) + SPACE * text.count(" "))


def set_text(
    text: str,
    x: float,
    y: float,
    width: float,
    *,
    size=10.0,
    indent=0.0,
    hang=0.0,
    leading=12.0,
    page=1,
    even=True,
    font=0,
) -> Lines:
    """The lines of a paragraph, broken where the next word has no room; `even` ones reach the edge but for the last."""
    lines: Lines = []
    rest = text.split()
    while rest:
        left = x + (hang if lines else indent)
        words = [rest.pop(0)]
        while rest and measure(" ".join((*words, rest[0])), size) <= x + width - left:
            words.append(rest.pop(0))
        gap = SPACE
        if even and rest and len(words) > 1:
            gap += (x + width - left - measure(" ".join(words), size)) / size / (len(words) - 1)
        lines.append(Words(" ".join(words), left, y + leading * len(lines), size, font, gap, page))
    return lines


def below(lines: Lines, leading: float = 12.0) -> float:
    """The height of the line that follows some."""
    return lines[-1].y + leading


@dataclass(frozen=True)
class Found:
    """What was found on some pages."""

    document: Document
    layout: Layout
    decoder: Decoder
    structure: Structure

    def read(self, block: Block) -> str:
        return " ".join(self.decoder.decode_line(line) for line in block.lines)

    @property
    def blocks(self) -> list[tuple[str, str]]:
        """The role and text of each block but furniture, in reading order."""
        return [(str(block.role), self.read(block)) for block in self.structure.blocks if block.role != "furniture"]

    @property
    def furniture(self) -> list[str]:
        return [self.read(block) for block in self.structure.blocks if block.role == "furniture"]

    @property
    def texts(self) -> list[str]:
        return [text for _, text in self.blocks]

    def name(self, *begins: str, alike: bool = False) -> str:
        """The areas of the blocks that begin so, as decisions name them."""
        blocks = [next(b for b in self.structure.blocks if self.read(b).startswith(begin)) for begin in begins]
        lines = [line for block in blocks for line in block.lines]
        return format_decision(MergeBlocks(name_lines(lines, self.layout, alike=alike), "")).removeprefix("!merge ")

    def correct(self, *said: str) -> Found:
        """What is found where the user says so, each as in a file of decisions."""
        decisions = parse_decisions("\n".join(said), "said")
        layout, document = self.layout, self.document
        roles = [decision for decision in decisions if isinstance(decision, SetRole)]
        furniture = correct_furniture(find_furniture(layout, document), roles, layout, document)
        found = find_structure(layout, document, furniture, self.decoder)
        return replace(self, structure=correct_structure(found, decisions, layout, document, self.decoder))

    def write(self, notes: Notes = "end", furniture: bool = False) -> str:
        return format_text(self.structure, self.layout, self.document, self.decoder, notes, furniture)


def typeset(words: Sequence[Words]) -> Document:
    drawn = sorted((item for number, one in enumerate(words) for item in draw(one, number)), key=lambda item: item[:2])
    kinds = sorted({(one.font, letter) for *_, letter, one in drawn})
    index = {kind: number for number, kind in enumerate(kinds)}
    f = np.float32
    count = len(kinds)
    glyphs = Glyphs(
        np.array([font for font, _ in kinds], np.int32), np.array([ord(letter) for _, letter in kinds], np.int64),
        np.full(count, -1, np.int32), np.full(count, LETTER, f), np.tile(np.array([0.03, 0, 0.45, 0.5], f), (count, 1)),
        np.zeros(count, np.bool_), tuple(letter for _, letter in kinds),
    )  # fmt: skip
    sizes = np.array([one.size for *_, one in drawn], f)
    angles = np.radians([one.angle for *_, one in drawn])
    occurrences = Occurrences(
        np.array([index[one.font, letter] for *_, letter, one in drawn], np.int32),
        np.array([item[2] for item in drawn], f), np.array([item[3] for item in drawn], f),
        np.cos(angles).astype(f), np.sin(angles).astype(f), sizes, LETTER * sizes, 0.8 * sizes, -0.2 * sizes,
        np.zeros(len(drawn), np.bool_), np.zeros(len(drawn), np.uint8),
    )  # fmt: skip
    numbers = [item[0] for item in drawn]
    bounds = np.searchsorted(numbers, np.arange(1, max(numbers, default=1) + 2)).tolist()
    pages = tuple(Page(n, 600.0, 800.0, a, b) for n, (a, b) in enumerate(pairwise(bounds), 1))
    fonts = tuple(Font(f"F{n}", name, "Type0", True, "", {}) for n, name in enumerate(("Serif", "Bold", "Italic")))
    return Document(Path("paper.pdf"), "", "", len(pages), fonts, glyphs, occurrences, pages)


def draw(words: Words, number: int) -> Iterable[tuple[int, int, float, float, str, Words]]:
    along, dx, dy = 0.0, cos(radians(words.angle)), sin(radians(words.angle))
    for letter in words.text:
        if letter == " ":
            along += words.gap * words.size
            continue
        yield words.page, number, words.x + along * dx, words.y + along * dy, letter, words
        along += (LETTER + words.spacing) * words.size


def read(*words: Words | Lines, unknown: bool = False, by: Analysis | None = None) -> Found:
    """What is found on the pages on which these words are set, in the order of the file."""
    return find(
        typeset([one for some in words for one in (some if isinstance(some, list) else [some])]),
        unknown=unknown,
        by=by,
    )


def find(
    document: Document, *, unknown: bool = False, by: Analysis | None = None, direction: Direction = Direction.LTR
) -> Found:
    """What is found in a document, whose lines run in a direction."""
    layout = lay_out(document, {}, {}, [DirectionRule(direction, None, None)] if direction else [])
    index = index_tokens(document, layout)
    values = [
        Value(None if unknown else chr(code), State.UNKNOWN if unknown else State.TYPED, "", 1.0, (), True)
        for code in document.glyphs.code.tolist()
    ]
    directions = find_line_directions(layout, np.zeros(len(layout.page), np.bool_))
    decoder = Decoder(document, index, directions, values, (), "mark")
    furniture = find_furniture(layout, document)
    return Found(document, layout, decoder, find_structure(layout, document, furniture, decoder, by))


class Paper:
    """What tests set pages with."""

    words = staticmethod(Words)
    text = staticmethod(set_text)
    below = staticmethod(below)
    measure = staticmethod(measure)
    read = staticmethod(read)
    typeset = staticmethod(typeset)
    find = staticmethod(find)


@pytest.fixture(scope="session")
def paper() -> type[Paper]:
    return Paper
