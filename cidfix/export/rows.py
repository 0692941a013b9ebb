"""Rows of tables and examples as cells in columns, and set so that columns stand under one another.

Columns are where most rows that have the most cells have theirs; a cell belongs to the column it overlaps most. In
examples every word that begins where one of another row does is a cell (Goodman, Georgi and Xia 2018, section 3.3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from cidfix.export.model import Cell, Row, Word
from cidfix.structure.cells import WIDE, Tokens
from cidfix.structure.cells import Row as DrawnRow
from cidfix.structure.respace import SAME, respace


@dataclass(slots=True)
class _Span:
    begin: float
    end: float
    words: list[Word] = field(default_factory=list)


def set_rows(
    rows: Sequence[DrawnRow],
    words: Sequence[Sequence[Word]],
    tokens: Tokens,
    em: float,
    *,
    glossed: bool,
    read: Callable[[int], str],
) -> tuple[Row, ...]:
    """The rows as cells with their `words`; `read` gives the text of a token after repair. `em` in points."""
    starts = _find_shared(rows, tokens, em) if glossed else frozenset[int]()
    spans = [_join(row, tokens, em, starts) for row in words]
    columns = _find_columns(spans)
    texts = respace(rows, tokens, em, glossed, read)
    return tuple(Row(tuple(_place(row, columns)), text.rstrip()) for row, text in zip(spans, texts, strict=True) if row)


def _find_shared(rows: Sequence[DrawnRow], tokens: Tokens, em: float) -> frozenset[int]:
    """The tokens that begin where one of another row does."""
    places = sorted(
        (float(tokens.begin[token]), number, token) for number, row in enumerate(rows) for token in row.tokens
    )
    found: set[int] = set()
    for one, two in pairwise(places):
        if two[0] - one[0] < SAME * em and one[1] != two[1]:
            found.update((one[2], two[2]))
    return frozenset(found)


def _join(words: Sequence[Word], tokens: Tokens, em: float, starts: frozenset[int]) -> list[_Span]:
    """The cells of a row: words with less than a wide white between them; leaders are left out."""
    spans: list[_Span] = []
    closed = True
    for word in words:
        if all(tokens.leader[token] for token in word.tokens):
            closed = True
            continue
        begin = min(float(tokens.begin[token]) for token in word.tokens)
        end = max(float(tokens.end[token]) for token in word.tokens)
        apart = closed or begin - spans[-1].end >= WIDE * em or word.tokens[0] in starts
        if apart and not (spans and spans[-1].words[-1].tokens == word.tokens):
            spans.append(_Span(begin, end))
        spans[-1].words.append(word)
        spans[-1].end = max(spans[-1].end, end)
        closed = False
    return spans


def _find_columns(rows: Sequence[Sequence[_Span]]) -> list[tuple[float, float]]:
    """The extents of the columns, from the rows with as many cells as most of the fuller ones have."""
    counts = Counter(len(row) for row in rows if len(row) > 1)
    if not counts:
        return [(min((span.begin for row in rows for span in row), default=0.0), float("inf"))]
    most = max(counts, key=lambda count: (count * counts[count], count))
    spans = sorted((span.begin, span.end) for row in rows if len(row) >= most for span in row)
    columns: list[tuple[float, float]] = []
    for begin, end in spans:
        if columns and begin < columns[-1][1]:
            columns[-1] = columns[-1][0], max(columns[-1][1], end)
        else:
            columns.append((begin, end))
    return columns


def _place(row: Sequence[_Span], columns: Sequence[tuple[float, float]]) -> Iterator[Cell]:
    cells: dict[int, list[Word]] = {}
    for span in row:
        column = max(
            range(len(columns)),
            key=lambda at: min(span.end, columns[at][1]) - max(span.begin, columns[at][0]),
        )
        cells.setdefault(column, []).extend(span.words)
    for column in sorted(cells):
        yield Cell(column, tuple(cells[column]))
