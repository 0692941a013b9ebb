"""How far a recovery has come: what share of the text is known, and how much is left to type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.model import Layout
from cidfix.pdf.document import Bools, Document, Ints
from cidfix.recover.decisions import Entry
from cidfix.recover.index import Index
from cidfix.recover.values import State, Value


@dataclass(frozen=True, slots=True)
class FontProgress:
    """One font (index into `Document.fonts`): its share of the text's glyphs, and how much of that is known."""

    font: int
    share: float
    known: float


@dataclass(frozen=True, slots=True)
class Progress:
    """`known` is the share (0 to 1) of the text's glyphs that have a value; `fonts` the same for each font.

    A value that is only proposed, and used all the same, is not known. `codes_left` counts the codes in the text that
    are not, `uses_left` how often they are met, `words_typed` the words of all entries.
    """

    known: float
    fonts: tuple[FontProgress, ...]
    codes_left: int
    uses_left: int
    words_typed: int


@dataclass(frozen=True, slots=True, eq=False)
class PageProgress:
    """Of each page, shape (pages,): the share (0 to 1) of its glyphs that have a value, nan where it has none.

    `disputed` is true where a letter of the page is contradicted.
    """

    share: NDArray[np.float64]
    disputed: Bools


def find_page_progress(layout: Layout, index: Index, values: Sequence[Value], pages: int) -> PageProgress:
    """The progress of each of so many pages; linear in the document's glyphs."""
    lines = np.searchsorted(layout.page, np.arange(1, pages + 2))
    ends = layout.token_start[layout.line_start[lines]]
    valued = np.array([value.value is not None for value in values], bool)
    disputed = np.array([value.state is State.CONFLICT for value in values], bool)
    with np.errstate(invalid="ignore"):
        share = _count(valued[index.glyph], ends) / np.diff(ends)
    return PageProgress(share, _count(disputed[index.glyph], ends) > 0)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class LineProgress:
    """The lines in which a glyph stands, and of those the ones with an unknown glyph, and with a disputed one."""

    lines: Ints
    unknown: Ints
    disputed: Ints


def find_line_progress(layout: Layout, index: Index, values: Sequence[Value]) -> LineProgress:
    """How far each line has come."""
    first = layout.token_start[layout.line_start]
    lines = np.flatnonzero(np.diff(first)).astype(np.int32)
    if not len(lines):
        return LineProgress(lines, lines, lines)

    def find_lines(state: State) -> Ints:
        glyphs = np.array([value.state is state for value in values], bool)
        return lines[np.logical_or.reduceat(glyphs[index.glyph], first[lines])]

    return LineProgress(lines, find_lines(State.UNKNOWN), find_lines(State.CONFLICT))


def _count(chosen: Bools, ends: Ints) -> Ints:
    """How many are chosen between each two ends."""
    bounds = zip(ends[:-1].tolist(), ends[1:].tolist(), strict=True)
    return np.array([np.count_nonzero(chosen[start:stop]) for start, stop in bounds], np.int32)


def find_in_text(index: Index, body: Bools, count: int) -> Bools:
    """Which of so many glyphs stand in lines that are text, shape (G,)."""
    found = np.zeros(count, bool)
    found[_list_in_text(index, body)] = True
    return found


def find_progress(
    document: Document, index: Index, values: Sequence[Value], body: Bools, entries: Iterable[Entry]
) -> Progress:
    """The progress over the lines that are text, for which `body` (L,) is true."""
    known = np.array([value.is_known for value in values], bool)
    glyphs = _list_in_text(index, body)
    found = known[glyphs]
    uses = np.bincount(document.glyphs.font[glyphs], minlength=len(document.fonts))
    good = np.bincount(document.glyphs.font[glyphs[found]], minlength=len(document.fonts))
    return Progress(
        known=_share(int(found.sum()), len(glyphs), 1.0),
        fonts=tuple(
            FontProgress(font, _share(count, len(glyphs), 0.0), _share(right, count, 1.0))
            for font, (count, right) in enumerate(zip(uses.tolist(), good.tolist(), strict=True))
        ),
        codes_left=int(np.count_nonzero(np.bincount(glyphs[~found]))),
        uses_left=int((~found).sum()),
        words_typed=sum(len(entry.text.split()) for entry in entries),
    )


def _list_in_text(index: Index, body: Bools) -> Ints:
    return index.glyph[np.repeat(body[index.token_line], np.diff(index.token_start))]


def _share(part: int, whole: int, of_nothing: float) -> float:
    return round(part / whole, 6) if whole else of_nothing
