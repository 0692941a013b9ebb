"""Cues: what a place such as 1.12:3 or 1.12/40-52 means in a layout."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from cidfix.errors import CidfixError
from cidfix.layout import Layout
from cidfix.pdf.document import Ints, search_sorted
from cidfix.recover.decisions import Entry, Place


def find_line(layout: Layout, place: Place, source: str) -> int:
    """The line a cue names, as an index into the layout.

    Raises CidfixError where the document has no such line, token or glyph; `source` says where the cue was given.
    """
    line = check_place(layout, place.page, place.line, source)
    cue = f"@{place.page}.{place.line}"
    tokens = int(layout.line_start[line + 1] - layout.line_start[line])
    if place.token is not None and not 1 <= place.token <= tokens:
        raise CidfixError(
            f"{cue}:{place.token} is beyond the last word of that line, which is {tokens}", source, _ADVICE
        )
    if place.glyphs is not None:
        start, stop = find_glyph_range(layout, line)
        first, last = place.glyphs
        if not 1 <= first <= last <= stop - start:
            raise CidfixError(f"{cue}/{first}-{last} is not within that line's {stop - start} glyphs", source, _ADVICE)
    return line


def check_place(layout: Layout, page: int, line: int | None, source: str) -> int:
    """The index of a page's line, of its first one where `line` is None. Raises CidfixError where there is none."""
    on_page = np.flatnonzero(layout.page == page)
    cue = f"@{page}" if line is None else f"@{page}.{line}"
    if not len(on_page):
        raise CidfixError(f"{cue} names page {page}, which has no lines of text", source, _ADVICE)
    found = on_page if line is None else on_page[layout.number[on_page] == line]
    if not len(found):
        last = int(layout.number[on_page].max())
        raise CidfixError(f"{cue} is beyond the last line of page {page}, which is {page}.{last}", source, _ADVICE)
    return int(found[0])


_ADVICE = "see the numbers that `cidfix lines` prints"


def find_glyph_range(layout: Layout, line: int) -> tuple[int, int]:
    """The slice of `Layout.occurrence` that a line holds."""
    first, last = layout.line_start[line], layout.line_start[line + 1]
    return int(layout.token_start[first]), int(layout.token_start[last])


def find_stretch(layout: Layout, place: Place) -> tuple[int, int]:
    """The slice of `Layout.occurrence` that a place names: its range of glyphs, its token, or all of its line.

    Raises CidfixError where the document has no such line, token or glyph.
    """
    line = find_line(layout, place, "")
    start, stop = find_glyph_range(layout, line)
    if place.glyphs is not None:
        first, last = place.glyphs
        return start + first - 1, start + last
    if place.token is not None:
        token = int(layout.line_start[line]) + place.token - 1
        return int(layout.token_start[token]), int(layout.token_start[token + 1])
    return start, stop


def locate(layout: Layout, position: int) -> tuple[int, int]:
    """The token that holds a position of `Layout.occurrence`, and its line, as indices into the layout."""
    token = search_sorted(layout.token_start, position, side="right") - 1
    return token, find_token_line(layout, token)


def find_token_line(layout: Layout, token: int) -> int:
    """The line of a token, as indices into the layout."""
    return search_sorted(layout.line_start, token, side="right") - 1


def find_again(layout: Layout, occurrences: Ints, *, whole: bool) -> tuple[int, int] | None:
    """The slice of `Layout.occurrence` from the first to the last that it has of some occurrences; None for none.

    With `whole` it is widened to the tokens in which it begins and ends. So a place is found again after its line was
    cut elsewhere.
    """
    found = np.flatnonzero(np.isin(layout.occurrence, occurrences))
    if not len(found):
        return None
    start, stop = int(found[0]), int(found[-1]) + 1
    if not whole:
        return start, stop
    (first, _), (last, _) = locate(layout, start), locate(layout, stop - 1)
    return int(layout.token_start[first]), int(layout.token_start[last + 1])


def is_whole(layout: Layout, stretch: tuple[int, int]) -> bool:
    """Whether a slice of `Layout.occurrence` holds nothing but whole tokens."""
    return bool(np.isin(stretch, layout.token_start).all())


def to_place(layout: Layout, start: int, stop: int) -> Place:
    """The place of a slice of `Layout.occurrence`, cut to the line in which its first glyph stands.

    Whole tokens are named by the first of them (what is typed there says how many), anything else by its glyphs.
    """
    token, line = locate(layout, start)
    first, end = find_glyph_range(layout, line)
    stop = min(stop, end)
    page, number = int(layout.page[line]), int(layout.number[line])
    whole = (
        layout.token_start[token] == start and stop in layout.token_start[token + 1 : layout.line_start[line + 1] + 1]
    )
    if whole:
        return Place(page, number, token - int(layout.line_start[line]) + 1, None)
    return Place(page, number, None, (start - first + 1, stop - first))


def check_cues(layout: Layout, entries: Iterable[Entry]) -> None:
    """Raise CidfixError for the first entry whose cue names something that is not there."""
    for entry in entries:
        if entry.place is not None:
            find_line(layout, entry.place, entry.source)


def format_line(layout: Layout, line: int) -> str:
    """A line's number, as in 1.12."""
    return f"{layout.page[line]}.{layout.number[line]}"


def format_token(layout: Layout, token: int) -> str:
    """A token's cue without the sign, as in 1.12:3."""
    line = find_token_line(layout, token)
    return f"{format_line(layout, line)}:{token - int(layout.line_start[line]) + 1}"
