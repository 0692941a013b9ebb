"""The text of a document as all formats write it: parts in reading order, of sentences or rows, of words.

Every writer takes the same value, so that none of them knows a PDF, a layout or how repair works, and a new format is
one function of this page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, IntFlag
from typing import TypeAlias

import numpy as np

from cidfix.layout import Layout
from cidfix.layout.boxes import find_boxes
from cidfix.pdf.document import Document, Floats, Ints
from cidfix.recover.block_decisions import Analysis
from cidfix.structure.model import Place, Role
from cidfix.structure.sections import Content, find_sections

_TOGETHER = 16_384  # tokens

Box: TypeAlias = tuple[float, float, float, float]
"""x0, y0, x1, y1 in points as displayed, y down."""


class Style(IntFlag):
    """How letters are set apart from those around them."""

    NONE = 0
    ITALIC = 1
    BOLD = 2
    SMALL_CAPS = 4
    RAISED = 8
    LOWERED = 16


STYLE_NAMES = {
    Style.ITALIC: "italic",
    Style.BOLD: "bold",
    Style.SMALL_CAPS: "small-caps",
    Style.RAISED: "superscript",
    Style.LOWERED: "subscript",
}
"""How formats name the styles."""


class Doubt(IntEnum):
    """How sure the letters are: settled; used though only proposed or disputed; or a code without a value."""

    NONE = 0
    UNSURE = 1
    UNKNOWN = 2


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of a word that look alike and are as sure; `glyph` is the document's glyph where they are unknown."""

    text: str
    style: Style = Style.NONE
    doubt: Doubt = Doubt.NONE
    glyph: int | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """What stands between two spaces, after repair.

    `tokens` are those of the layout that it came from, none for what no glyph draws. `spaced` says whether a space
    stands before it. `note` is the number of a note (an index into `Text.parts`) whose mark this is.
    """

    runs: tuple[Run, ...]
    tokens: tuple[int, ...]
    spaced: bool = True
    note: int | None = None

    @property
    def text(self) -> str:
        """Its letters in NFC."""
        runs = self.runs
        return runs[0].text if len(runs) == 1 else "".join(run.text for run in runs)


Words: TypeAlias = tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """Words that stand together in a row, and the column they stand in, from 0."""

    column: int
    words: Words


@dataclass(frozen=True, slots=True)
class Row:
    """A line of verse, a row of a table or a line of an example.

    `aligned` is the text of a row with its columns under those of other rows; a line of verse has none.
    """

    cells: tuple[Cell, ...]
    aligned: str = ""

    @property
    def text(self) -> str:
        """The words with the spaces between them, or between columns."""
        return self.aligned or format_words(self.words)

    @property
    def words(self) -> Words:
        """All its words."""
        return tuple(word for cell in self.cells for word in cell.words)


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, heading, table, note … with its places; it has sentences, or rows where lines are kept.

    `depth` is that of a heading from 1. `foreign` is true for what is in another language than the document.
    """

    role: Role
    depth: int
    places: tuple[Place, ...]
    sentences: tuple[Words, ...] = ()
    rows: tuple[Row, ...] = ()
    foreign: bool = False

    def list_words(self) -> Iterator[Word]:
        """All its words in their order."""
        for sentence in self.sentences:
            yield from sentence
        for row in self.rows:
            for cell in row.cells:
                yield from cell.words


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision as its line of text, where it was said, and when ("" where nobody knows)."""

    text: str
    source: str
    when: str


@dataclass(frozen=True, slots=True)
class Record:
    """What every export says of itself: what it was made from, by what, how much is known and what was repaired.

    `known` is the share of the letters that have a value, `unknown` the codes without one: font, code, uses. `repairs`
    counts the changes of each step that was taken. `decided` are the decisions that led to the text, in their order.
    `analysis` is how the blocks were found.
    """

    name: str
    sha256: str
    producer: str
    version: str
    languages: tuple[str, ...] = ()
    known: float = 1.0
    unknown: tuple[tuple[str, int, int], ...] = ()
    repairs: Mapping[str, int] = field(default_factory=dict)
    decided: tuple[Decided, ...] = ()
    analysis: Analysis = "columns"

    @property
    def known_text(self) -> str:
        """The share known in words."""
        return f"{self.known:.2%} of the letters are known"

    @property
    def repairs_text(self) -> str:
        """What was repaired in words."""
        done = [f"{step} {number}" for step, number in self.repairs.items() if number]
        if not self.repairs:
            return "no repair"
        return f"repaired: {', '.join(done)}" if done else "nothing had to be repaired"

    @property
    def title(self) -> str:
        """The name of the file without its ending."""
        return self.name.rpartition(".")[0] or self.name


@dataclass(frozen=True, slots=True)
class Page:
    """A page that was read: its number and its size in points as displayed."""

    number: int
    width: float
    height: float


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Tokens:
    """Where the layout's tokens (T) stand: page, line and number of each from 1, box (T, 4) in points, and its codes.

    `page`, `line` and `number` together name a token as `PAGE.LINE:NUMBER`; `in_line` is the index of its line.
    """

    page: Ints
    line: Ints
    number: Ints
    in_line: Ints
    box: Floats
    layout: Layout
    document: Document

    def __len__(self) -> int:
        return len(self.page)

    def name_line(self, token: int) -> str:
        """The line of a token as `PAGE.LINE`."""
        return f"{self.page[token]}.{self.line[token]}"

    def list_codes(self, token: int) -> list[tuple[str, int]]:
        """Font and code of each glyph of a token, in reading direction."""
        start, stop = self.layout.token_start[token : token + 2].tolist()
        glyphs = self.document.occurrences.glyph[self.layout.occurrence[start:stop]].tolist()
        return [self.name_code(glyph) for glyph in glyphs]

    def list_fonts(self, tokens: Sequence[int]) -> list[tuple[str, float]]:
        """The fonts and sizes (points) that tokens are set in, the commonest first."""
        uses: dict[tuple[str, float], int] = {}
        for token in tokens:
            start, stop = self.layout.token_start[token : token + 2].tolist()
            for occurrence in self.layout.occurrence[start:stop].tolist():
                glyph = int(self.document.occurrences.glyph[occurrence])
                font = self.document.fonts[int(self.document.glyphs.font[glyph])]
                key = (font.name, round(float(self.document.occurrences.size[occurrence]), 1))
                uses[key] = uses.get(key, 0) + 1
        return sorted(uses, key=lambda key: -uses[key])

    def name_code(self, glyph: int) -> tuple[str, int]:
        """Font and code of a glyph."""
        glyphs = self.document.glyphs
        return self.document.fonts[int(glyphs.font[glyph])].name, int(glyphs.code[glyph])

    def find_box(self, tokens: Sequence[int]) -> Box:
        """The box around tokens of one page, in points to two decimals."""
        boxes = [self.box[token].tolist() for token in tokens]
        x0, y0 = (min(box[side] for box in boxes) for side in (0, 1))
        x1, y1 = (max(box[side] for box in boxes) for side in (2, 3))
        return round(x0, 2), round(y0, 2), round(x1, 2), round(y1, 2)


def measure_places(layout: Layout, document: Document) -> Tokens:
    """The places of all tokens of a layout."""
    count = np.diff(layout.line_start)
    line = np.repeat(np.arange(len(layout.page), dtype=np.int32), count)
    number = (np.arange(len(line)) - np.repeat(layout.line_start[:-1], count) + 1).astype(np.int32)
    box = np.zeros((len(line), 4), np.float32)
    for begin in range(0, len(line), _TOGETHER):  # all at once would keep a window waiting for Python's lock
        some = layout.token_start[begin : begin + _TOGETHER + 1]
        boxes = np.nan_to_num(find_boxes(document, layout.occurrence[some[0] : some[-1]]), copy=False)
        np.clip(boxes, -1e5, 1e5, out=boxes)
        first, here = some[:-1] - some[0], box[begin : begin + _TOGETHER]
        here[:, :2] = np.minimum.reduceat(boxes[:, :2], first, axis=0)
        here[:, 2:] = np.maximum.reduceat(boxes[:, 2:], first, axis=0)
    return Tokens(layout.page[line], layout.number[line], number, line, box, layout, document)


Draw: TypeAlias = Callable[[int], bytes]
"""Draws a page as a PNG, by its number; no bytes where it can't be drawn."""


@dataclass(frozen=True, slots=True, eq=False)
class Text:
    """The whole text: parts in reading order, notes where they were asked for, and where all of it came from.

    The last `behind` parts, notes that stand behind all text, are in no section.
    """

    record: Record
    parts: tuple[Part, ...]
    tokens: Tokens
    pages: tuple[Page, ...]
    decoded: Sequence[str]
    """The text of each token (T) as decoded, before any repair."""
    draw: Draw = lambda _: b""
    behind: int = 0
    page_marks: bool = False
    """Whether plain text says where each page begins."""

    def find_sections(self) -> Content:
        """The parts as a tree of sections, by their indices."""
        behind = len(self.parts) - self.behind
        return (*find_sections([part.depth for part in self.parts[:behind]]), *range(behind, len(self.parts)))

    def find_language(self) -> str:
        """The first language that was named, `und` where none was."""
        return self.record.languages[0] if self.record.languages else "und"


def format_words(words: Sequence[Word]) -> str:
    """The text of words with the spaces between them."""
    parts: list[str] = []
    for word in words:
        if parts and word.spaced:
            parts.append(" ")
        parts.append(word.text)
    return "".join(parts)


def slice_word(word: Word, start: int, stop: int, *, spaced: bool) -> Word:
    """A part of a word, from letter `start` up to `stop`, as a word of its own."""
    runs: list[Run] = []
    at = 0
    for run in word.runs:
        text = run.text[max(start - at, 0) : max(stop - at, 0)]
        if text:
            runs.append(replace(run, text=text))
        at += len(run.text)
    return replace(word, runs=tuple(runs), spaced=spaced)
