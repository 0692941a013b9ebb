"""Glossed examples as what their rows are: words, glosses under them, and a translation.

Source: the Leipzig Glossing Rules (Comrie, Haspelmath and Bickel 2008), rule 1: glosses stand under their words, left-
aligned; the free translation comes last, in quotation marks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import regex

from cidfix.export.model import Part, Row, format_words
from cidfix.structure.model import Role

_QUOTED = regex.compile(r"^[\p{Pi}\p{Pf}'\"`]")
_ALIKE = 0.6  # share of the columns that rows of one example have in common


@dataclass(frozen=True, slots=True)
class Gloss:
    """A glossed example: `rows` above one another by column (words first, glosses last), and what else is said of it.

    Each row has the text of its columns; the columns of later rows are among those of the first. `before` are the
    words ahead of the columns, such as a number, `translation` is "" where there is none.
    """

    number: str
    rows: tuple[dict[int, str], ...]
    translation: str
    part: int
    lines: tuple[str, ...]


def list_glosses(parts: Sequence[Part]) -> Iterator[Gloss]:
    """The glossed examples in their order, with the number of the part each stands in."""
    for number, part in enumerate(parts):
        if part.role is Role.EXAMPLE:
            yield from _list_glosses(part, number)


def _list_glosses(part: Part, number: int) -> Iterator[Gloss]:
    rows = list(part.rows)
    at = 0
    while at < len(rows):
        stop = at + 1
        while stop < len(rows) and stop - at < 4 and _is_aligned(rows[stop - 1], rows[stop]):
            stop += 1
        if stop - at == 1:
            at += 1
            continue
        aligned = rows[at:stop]
        after = format_words(rows[stop].words) if stop < len(rows) else ""
        is_last = stop + 1 >= len(rows) or not _is_aligned(rows[stop], rows[stop + 1])
        translation = after if after and (_QUOTED.match(after) or is_last) else ""
        label, tables = _part_label([_to_texts(row) for row in aligned])
        last = stop + bool(translation)
        yield Gloss(label, tables, translation, number, tuple(row.text for row in rows[at:last]))
        at = last


def _is_aligned(one: Row, two: Row) -> bool:
    if _QUOTED.match(format_words(two.words)):
        return False
    first, second = ({cell.column for cell in row.cells} for row in (one, two))
    return len(second) > 1 and len(first & second) >= _ALIKE * max(len(second), len(first) - 1)


def _to_texts(row: Row) -> dict[int, str]:
    return {cell.column: format_words(cell.words) for cell in row.cells}


def _part_label(rows: Sequence[dict[int, str]]) -> tuple[str, tuple[dict[int, str], ...]]:
    """The number ahead of an example, which nothing stands under, and its rows without it."""
    first, others = rows[0], rows[1:]
    columns = set().union(*others)
    label = " ".join(text for column, text in sorted(first.items()) if column < min(columns))
    bare = {column: text for column, text in first.items() if column >= min(columns)}
    for column in sorted(columns - set(bare)):
        near = max((other for other in bare if other < column), default=None)
        if near is None:
            bare[column] = ""
    return label, (bare, *others)
