"""The glyphs of a page as places: which is at a point, between which two a point lies, what frame goes round some."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from cidfix.layout import Layout
from cidfix.layout.boxes import find_quads
from cidfix.pdf.document import Document, Floats, Ints, Mark, search_sorted
from cidfix.recovery import Recovery

_UNSEEN = int(Mark.INVISIBLE | Mark.REPEATED | Mark.CLIPPED)
_ASCENT, _DESCENT = 0.98, 0.28  # em of a frame across upright text: many fonts claim more than their letters need
_MOST_PAGES = 24  # kept; more than are seen at once
_THIN = 0.05  # em: a glyph of less advance is found by its ink


@dataclass(frozen=True, slots=True)
class Pointed:
    """A glyph on the page: its number, and its position in `Layout.occurrence`, None where it is a space."""

    glyph: int
    position: int | None


class PageText:
    """The glyphs of one page that can be seen or that separate words.

    `number` is the page's; positions `start` to `stop` of `Layout.occurrence` stand on it.
    """

    def __init__(self, document: Document, layout: Layout, spaces: frozenset[int], number: int) -> None:
        self.number = number
        self._document = document
        lines = [search_sorted(layout.page, page) for page in (number, number + 1)]
        self._line_start = layout.token_start[layout.line_start[lines[0] : lines[1] + 1]]
        self.start, self.stop = int(self._line_start[0]), int(self._line_start[-1])
        self._line_box = layout.box[lines[0] : lines[1]]
        self.line: Ints = np.repeat(np.arange(lines[0], lines[1], dtype=np.int32), np.diff(self._line_start))
        """The line of each position."""
        tokens = np.arange(layout.line_start[lines[0]], layout.line_start[lines[1]], dtype=np.int32)
        self.token: Ints = np.repeat(tokens, np.diff(layout.token_start[tokens[0] : tokens[-1] + 2]))
        """The token of each position."""
        self._token_start = layout.token_start
        self._first_line = int(lines[0])
        self._occurrence = np.concatenate(
            [layout.occurrence[self.start : self.stop], _find_spaces(document, spaces, number)]
        ).astype(np.int32)

    @cached_property
    def _quads(self) -> Floats:
        """Where a glyph can be pointed at: its quad, or its ink where it takes no room."""
        quads = find_quads(self._document, self._occurrence)
        o = self._document.occurrences
        at = self._occurrence
        thin = np.flatnonzero((np.abs(o.advance[at]) < _THIN * o.size[at]) & ~o.vertical[at])
        ink = self._document.glyphs.ink[o.glyph[at[thin]]]
        along = np.stack([o.dx[at[thin]], o.dy[at[thin]]], axis=1)[:, None]
        left = (ink[:, 0] * o.size[at[thin]])[:, None, None] * along
        right = (np.maximum(ink[:, 2], ink[:, 0] + _THIN) * o.size[at[thin]])[:, None, None] * along
        quads[thin] += np.concatenate([left, right, right, left], axis=1)
        return quads

    @cached_property
    def _drawn(self) -> Floats:
        """The quads of the positions, none much higher than its letters."""
        count = self.stop - self.start
        quads = self._quads[:count].copy()
        o, at = self._document.occurrences, self._occurrence[:count]
        size, upright = o.size[at], ~o.vertical[at]
        above = np.where(upright, np.maximum(o.ascent[at] - _ASCENT * size, 0), 0)[:, None]
        below = np.where(upright, np.maximum(-o.descent[at] - _DESCENT * size, 0), 0)[:, None]
        up = np.stack([o.dy[at], -o.dx[at]], axis=1)
        quads[:, :2] -= (up * above)[:, None]
        quads[:, 2:] += (up * below)[:, None]
        return quads

    def find_glyph(self, x: float, y: float) -> Pointed | None:
        """The glyph at a point of the page; where several have their room there, the one whose ink is nearest."""
        quads = self._quads.astype(np.float64)
        if not len(quads):
            return None
        corner, along, across = quads[:, 0], quads[:, 1] - quads[:, 0], quads[:, 3] - quads[:, 0]
        reach = np.array([x, y]) - corner
        long, wide = (along**2).sum(axis=1), (across**2).sum(axis=1)
        with np.errstate(divide="ignore", invalid="ignore"):
            u, v = (reach * along).sum(axis=1) / long, (reach * across).sum(axis=1) / wide
        found = np.flatnonzero((u >= 0) & (u <= 1) & (v >= 0) & (v <= 1))
        if not len(found):
            return None
        away, area = self._measure_ink(found, x, y)
        place = int(found[np.lexsort((area, away))[0]])
        glyph = int(self._document.occurrences.glyph[self._occurrence[place]])
        return Pointed(glyph, self.start + place if place < self.stop - self.start else None)

    def _measure_ink(self, places: NDArray[np.integer], x: float, y: float) -> tuple[Floats, Floats]:
        """How far the ink of each of these places is from a point, 0 within its box, and how large that box is.

        Both in points, and 0 and infinite for what has no ink or none known; in vertical text no ink is asked for.
        """
        o, at = self._document.occurrences, self._occurrence[places]
        ink = self._document.glyphs.ink[o.glyph[at]] * o.size[at][:, None]
        east, south = x - o.x[at], y - o.y[at]
        along, above = east * o.dx[at] + south * o.dy[at], east * o.dy[at] - south * o.dx[at]
        beside = np.maximum(np.maximum(ink[:, 0] - along, along - ink[:, 2]), 0)
        over = np.maximum(np.maximum(ink[:, 1] - above, above - ink[:, 3]), 0)
        area = (ink[:, 2] - ink[:, 0]) * (ink[:, 3] - ink[:, 1])
        inky = (area > 0) & ~o.vertical[at]
        return np.where(inky, np.hypot(beside, over), 0), np.where(inky, area, np.inf)

    def find_caret(self, x: float, y: float) -> int:
        """The position before which a point stands in its line, or in the nearest; `stop` of the line behind its last.

        The page must have text.
        """
        line = self.find_line(x, y) - self._first_line
        first, last = (self._line_start[line : line + 2] - self.start).tolist()
        middles = self._quads[first:last].mean(axis=1)
        o, head = self._document.occurrences, self._occurrence[first]
        way = middles[-1] - middles[0] if last - first > 1 else np.array([o.dx[head], o.dy[head]])
        passed = (middles @ way) < np.array([x, y]) @ way
        return self.start + int(first + passed.sum())

    def find_line(self, x: float, y: float) -> int:
        """The line nearest to a point, as an index into the layout. The page must have text."""
        box = self._line_box
        away = np.maximum(np.maximum(box[:, :2] - (x, y), (x, y) - box[:, 2:]), 0)
        middle = np.abs((box[:, :2] + box[:, 2:]) / 2 - (x, y)).sum(axis=1)
        distance = (away**2).sum(axis=1) + 1e-3 * middle
        distance[np.diff(self._line_start) == 0] = np.inf
        return self._first_line + int(np.argmin(distance))

    def find_nearest(self, x: float, y: float) -> int:
        """The position of the glyph at a point, or else of one beside the point in the nearest line."""
        pointed = self.find_glyph(x, y)
        if pointed is not None and pointed.position is not None:
            return pointed.position
        line = self.find_line(x, y) - self._first_line
        last = int(self._line_start[line + 1]) - 1
        return min(self.find_caret(x, y), last)

    def find_word(self, position: int) -> tuple[int, int]:
        """The stretch of the word in which a position of this page stands."""
        token = int(self.token[position - self.start])
        return int(self._token_start[token]), int(self._token_start[token + 1])

    def find_line_stretch(self, position: int) -> tuple[int, int]:
        """The stretch of the line in which a position of this page stands."""
        line = int(self.line[position - self.start]) - self._first_line
        return int(self._line_start[line]), int(self._line_start[line + 1])

    def find_frames(self, starts: Ints, stops: Ints) -> Floats:
        """The corners of a frame round each of these stretches, several where one runs over lines, shape (F, 4, 2).

        In the order of `find_quads`. What stands on other pages is left out.
        """
        starts, stops = np.maximum(starts, self.start) - self.start, np.minimum(stops, self.stop) - self.start
        lengths = np.maximum(stops - starts, 0)
        stretch = np.repeat(np.arange(len(lengths)), lengths)
        if not len(stretch):
            return np.zeros((0, 4, 2), np.float32)
        place = np.arange(len(stretch)) - np.repeat(np.cumsum(lengths) - lengths - starts, lengths)
        line = self.line[place]
        first = np.flatnonzero(np.diff(stretch, prepend=-1) | np.diff(line, prepend=-1))
        return self._frame(place, first)

    def find_runs(self, kind: NDArray[np.integer], apart: NDArray[np.bool_]) -> tuple[Floats, Ints]:
        """One frame round neighbours of one kind within a word, and the kind of each frame.

        `kind` is that of each position of the page; what is `apart` has a frame of its own.
        """
        first = np.diff(kind, prepend=-1).astype(bool) | np.diff(self.token, prepend=-1).astype(bool) | apart
        first[1:] |= apart[:-1]
        heads = np.flatnonzero(first)
        if not len(heads):
            return np.zeros((0, 4, 2), np.float32), np.zeros(0, np.int32)
        return self._frame(np.arange(len(kind)), heads), kind[heads].astype(np.int32)

    def _frame(self, place: NDArray[np.integer], first: NDArray[np.integer]) -> Floats:
        """The frames of runs of places, each beginning at one of `first`, along the writing of its first glyph."""
        o, head = self._document.occurrences, self._occurrence[place[first]]
        along = np.stack([o.dx[head], o.dy[head]], axis=1)
        down = np.stack([-along[:, 1], along[:, 0]], axis=1)
        each = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(place))))
        quads = self._drawn[place]
        u = np.einsum("kcd,kd->kc", quads, along[each])
        v = np.einsum("kcd,kd->kc", quads, down[each])
        left, right = (np.minimum.reduceat(u.min(axis=1), first), np.maximum.reduceat(u.max(axis=1), first))
        top, bottom = (np.minimum.reduceat(v.min(axis=1), first), np.maximum.reduceat(v.max(axis=1), first))
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        frames: Floats = np.stack([a[:, None] * along + b[:, None] * down for a, b in corners], axis=1)
        return frames


class DocumentText:
    """The text of the pages of one layout, each prepared when it is first looked at."""

    def __init__(self, recovery: Recovery) -> None:
        self._recovery = recovery
        self._pages: dict[int, PageText | None] = {}

    def is_of(self, recovery: Recovery) -> bool:
        """Whether the glyphs of `recovery` stand in the same order and are separated by the same spaces."""
        return recovery.layout is self._recovery.layout

    def page(self, number: int) -> PageText | None:
        """The text of a page, None where it has none or was not read."""
        if number not in self._pages:
            if len(self._pages) >= _MOST_PAGES:
                del self._pages[next(iter(self._pages))]
            recovery = self._recovery
            has_text = bool((recovery.layout.page == number).any())
            self._pages[number] = (
                PageText(recovery.document, recovery.layout, recovery.spaces, number) if has_text else None
            )
        return self._pages[number]


def _find_spaces(document: Document, spaces: frozenset[int], number: int) -> Ints:
    """The occurrences of spaces on a page, but for those of unseen text."""
    page = next(page for page in document.pages if page.number == number)
    o, part = document.occurrences, slice(page.start, page.stop)
    found = np.isin(o.glyph[part], list(spaces)) & ((o.marks[part] & _UNSEEN) == 0)
    return (page.start + np.flatnonzero(found)).astype(np.int32)
