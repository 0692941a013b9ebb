"""Finds page numbers and running heads: what stands at the edge of page after page in the same place.

They are no part of the text, and what they are drawn with is often met nowhere else; so the body is exported and
counted without them. Only what geometry and repetition make certain is taken for one; letters need not be known.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.layout.limits import apply_limits
from cidfix.pdf.document import Bools, Document

SAME_PLACE = 2.0  # points by which its baseline may differ
NEIGHBOURS = 2  # pages on: left and right pages have heads of their own
ALIKE = 0.6  # share of the glyphs that two running heads have in common, a number within them apart
CLEAR, CLEAR_ENOUGH, FAR = 1.3, 1.6, 2.0  # times the usual leading between it and the text
CLOSE = 1.4  # leadings between rows of one head
LONGEST_NUMBER = 6  # glyphs, "– 12 –" included
SHORTEST, APART = 4, 1.2  # glyphs of a number at the end of a head, and em of white between the two
MOST = 0.6  # share of the pages with text on which a head that changes from page to page stands
FEWEST_STEPS = 6  # rows of a page that tell its leading
FEWEST = 3  # pages that have such a head
DEEPEST = 3  # rows at an edge
SMALL = 0.95  # of the size of the text: a head that changes is set smaller, or has the page's number at one end
MARGIN = 0.1  # of the page's height, in which the number of a page alone stands

_Word = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Row:
    """The lines of one height of a page, at the top or the foot of it, and what is drawn there.

    `room` is the white between it and the text in leadings; `numbered` whether something short stands apart at one
    end of it.
    """

    page: int
    foot: bool
    height: float
    lines: tuple[int, ...]
    words: tuple[_Word, ...]
    size: float
    room: float
    numbered: bool

    @property
    def glyphs(self) -> int:
        return sum(map(len, self.words))


def find_furniture(layout: Layout, document: Document) -> Bools:
    """True for each line that is page furniture, shape (L,).

    A row of lines at the top or foot of its page counts as such where one drawn nearly alike stands at the same
    height of a page nearby (a running head), or one as short and different (a page number), or where most pages
    have one there that is set smaller than the text or ends in a number (a head that changes).
    """
    found = np.zeros(len(layout.page), bool)
    if not len(found):
        return found
    document = apply_limits(document)
    text_size = float(np.median(np.repeat(layout.size, np.diff(layout.line_start))))
    for depth in range(DEEPEST):
        rows = list(_find_edge_rows(layout, document, found))
        furniture = list(_choose(rows, text_size, len(document.pages)))
        if depth:
            furniture = [row for row in furniture if row.room >= CLEAR]
        if depth == 0:
            furniture += _find_lone(rows, document)
        if not furniture:
            break
        for row in furniture:
            found[list(row.lines)] = True
    return found


def _find_edge_rows(layout: Layout, document: Document, found: Bools) -> Iterator[_Row]:
    """The first and last row of upright lines of each page behind those already found, if it is set close to them."""
    horizontal = (layout.direction <= Direction.RTL) & (np.abs(layout.box[:, 0] - layout.start) < 1)
    bounds = np.flatnonzero(np.diff(layout.page, prepend=-1)).tolist()
    step = np.diff(layout.baseline)
    step = step[(step > 0.5 * layout.size[1:]) & (np.diff(layout.page) == 0)]
    usual = float(np.median(step)) if len(step) else 0.0
    for start, stop in zip(bounds, [*bounds[1:], len(layout.page)], strict=True):
        lines = start + np.flatnonzero(horizontal[start:stop])
        if len(lines) < 2:
            continue
        order = lines[np.argsort(layout.baseline[lines], kind="stable")]
        height, size = layout.baseline[order], layout.size[order]
        new = np.concatenate(([True], np.diff(height) > 0.5 * np.minimum(size[1:], size[:-1])))
        edges = np.append(np.flatnonzero(new), len(order))
        heights, taken = height[edges[1:] - 1], np.logical_and.reduceat(found[order], edges[:-1]).tolist()
        steps = np.diff(heights)
        leading = max(float(np.median(steps)) if len(steps) >= FEWEST_STEPS else usual, 1.0)
        for foot, inward in ((False, 1), (True, -1)):
            ahead = range(len(taken))[::inward]
            here = next((place for place in ahead if not taken[place]), None)
            if here is None or not 0 <= here + inward < len(taken):
                continue
            behind = abs(heights[here] - heights[here - inward]) if here != ahead[0] else 0.0
            if behind <= CLOSE * leading:
                room = abs(float(heights[here + inward] - heights[here]))
                yield _to_row(layout, document, foot, order[edges[here] : edges[here + 1]].tolist(), room / leading)


def _to_row(layout: Layout, document: Document, foot: bool, lines: Sequence[int], room: float) -> _Row:
    ordered = sorted(lines, key=lambda line: float(layout.start[line]))
    height, size = float(layout.baseline[ordered].max()), float(layout.size[ordered].max())
    words = sorted(word for line in ordered for word in _list_words(layout, document, line))
    apart = (
        len(words[end][2]) <= SHORTEST and words[right][0] - words[right - 1][1] > APART * size
        for end, right in ((0, 1), (-1, -1))
        if len(words) > 1
    )
    drawn = tuple(glyphs for _, _, glyphs in words)
    return _Row(int(layout.page[ordered[0]]), foot, height, tuple(ordered), drawn, size, room, any(apart))


def _list_words(layout: Layout, document: Document, line: int) -> Iterator[tuple[float, float, _Word]]:
    """Where each token of an upright line begins and ends at the left and right, and its glyphs."""
    every, tokens = document.occurrences, layout.token_start[layout.line_start[line] : layout.line_start[line + 1] + 1]
    for first, last in pairwise(tokens.tolist()):
        here = layout.occurrence[first:last]
        right = every.x[here] + np.abs(every.advance[here])
        yield float(every.x[here].min()), float(right.max()), tuple(every.glyph[here].tolist())


def _choose(rows: Sequence[_Row], text_size: float, pages: int) -> Iterator[_Row]:
    places: dict[tuple[bool, int], dict[int, _Row]] = defaultdict(dict)
    for row in rows:
        places[row.foot, round(row.height / SAME_PLACE)][row.page] = row
    for (foot, step), here in places.items():
        near = [places.get((foot, step + shift), {}) for shift in (-1, 0, 1)]
        around = [row for some in near for row in some.values()]
        changing = len(around) >= max(FEWEST, MOST * pages) and _is_changing_head(around, text_size)
        for row in here.values():
            pages_near = [row.page + shift for shift in range(-NEIGHBOURS, NEIGHBOURS + 1) if shift]
            beside = [some[page] for some in near for page in pages_near if page in some]
            no_title = row.size <= text_size / SMALL
            repeated = (changing and row.room >= CLEAR) or any(_is_alike(row, other) for other in beside)
            if _is_numbered(row, beside) or (no_title and repeated):
                yield row


def _is_alike(one: _Row, other: _Row) -> bool:
    """Whether two rows are drawn with the same words, as far as they are no numbers."""
    shared = Counter(one.words) & Counter(other.words)
    same = sum(len(word) * count for word, count in shared.items())
    return min(one.room, other.room) > 1 and same >= ALIKE * max(one.glyphs, other.glyphs)


def _is_numbered(row: _Row, beside: Sequence[_Row]) -> bool:
    """Whether a row is short, clear of the text, and so is a different one on a page nearby."""
    if row.glyphs > LONGEST_NUMBER or row.room < CLEAR:
        return False
    return any(other.glyphs <= LONGEST_NUMBER and other.room >= CLEAR and other.words != row.words for other in beside)


def _is_changing_head(around: Sequence[_Row], text_size: float) -> bool:
    """Whether most rows of one place are set smaller than the text, or have a number of their own at the same end."""
    clear = [row for row in around if row.room >= CLEAR]
    if len(clear) < MOST * len(around):
        return False
    if all(row.size <= SMALL * text_size for row in clear):
        return True
    ends = [[row.words[end] for row in clear if len(row.words) > 1] for end in (0, -1)]
    return any(
        len(words) >= FEWEST and all(len(word) <= SHORTEST for word in words) and len(set(words)) >= 0.9 * len(words)
        for words in ends
    )


def _find_lone(rows: Sequence[_Row], document: Document) -> Iterator[_Row]:
    """Numbers and heads of pages that have no like nearby: in the margin, far from the text, short or numbered."""
    heights = {page.number: page.height for page in document.pages}
    for row in rows:
        height = heights.get(row.page, 0.0)
        edge = height - row.height if row.foot else row.height
        if not 0 <= edge < MARGIN * height:
            continue
        if (row.room >= FAR and row.glyphs <= LONGEST_NUMBER) or (row.room >= CLEAR_ENOUGH and row.numbered):
            yield row
