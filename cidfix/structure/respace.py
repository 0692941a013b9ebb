"""Sets rows in a monospaced text so that what stands in one column on the page stands in one column there.

Source: Goodman, Georgi and Xia 2018 (section 3.3): tokens go to the column that their place projects to, or the next
free one, together with all tokens of the group that begin at the same place. The width of a cell is that of its text
as terminals show it: none for marks, two for wide letters (UAX 11).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from fontTools import unicodedata

from cidfix.structure.cells import WIDE, Row, Tokens

SAME = 0.35  # em between places that are one column


def respace(rows: Sequence[Row], tokens: Tokens, em: float, glossed: bool, read: Callable[[int], str]) -> list[str]:
    """The rows as text; `read` gives the text of a token. Linear in tokens but for a sort.

    Rows that are `glossed` are aligned token by token, those of tables cell by cell.
    """
    shared = _find_shared(rows, tokens, em) if glossed else frozenset()
    cells = [_join(row, tokens, em, shared, read) for row in rows]
    places = sorted({begin for row in cells for begin, _ in row})
    columns: list[float] = []
    for place in places:
        if not columns or place - columns[-1] > SAME * em:
            columns.append(place)
    number = {place: max(k for k, column in enumerate(columns) if column <= place) for place in places}
    widest = [0] * (len(columns) + 1)
    for row in cells:
        for place, (begin, text) in enumerate(row):
            follower = number[row[place + 1][0]] if place + 1 < len(row) else len(columns)
            if follower == number[begin] + 1:
                widest[follower] = max(widest[follower], display_width(text) + 2)
    starts = [0] * (len(columns) + 1)
    for k in range(1, len(columns) + 1):
        starts[k] = starts[k - 1] + max(widest[k], 2)
    return [_set(row, [starts[number[begin]] for begin, _ in row]) for row in cells]


def display_width(text: str) -> int:
    """The columns that a text takes in a monospaced font."""
    width = 0
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me", "Cf"):
            continue
        width += 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
    return width


def _find_shared(rows: Sequence[Row], tokens: Tokens, em: float) -> frozenset[int]:
    """The tokens that begin where one of another row does."""
    places = sorted(
        (float(tokens.begin[token]), number, token) for number, row in enumerate(rows) for token in row.tokens
    )
    shared: set[int] = set()
    for one, two in itertools.pairwise(places):
        if two[0] - one[0] < SAME * em and one[1] != two[1]:
            shared.update((one[2], two[2]))
    return frozenset(shared)


def _join(
    row: Row, tokens: Tokens, em: float, shared: frozenset[int], read: Callable[[int], str]
) -> list[tuple[float, str]]:
    """The cells of a row: where each begins, and its text; leaders are left out."""
    cells: list[tuple[float, str]] = []
    end = None
    for token in row.tokens:
        if tokens.leader[token]:
            end = None
            continue
        begin, text = float(tokens.begin[token]), read(token)
        if end is not None and begin - end < WIDE * em and token not in shared:
            cells[-1] = cells[-1][0], f"{cells[-1][1]} {text}"
        else:
            cells.append((begin, text))
        end = float(tokens.end[token])
    return cells


def _set(row: Sequence[tuple[float, str]], starts: Sequence[int]) -> str:
    text, width = "", 0
    for (_, cell), start in zip(row, starts, strict=True):
        space = max(start - width, 2 if text else 0)
        text += " " * space + cell
        width += space + display_width(cell)
    return text
