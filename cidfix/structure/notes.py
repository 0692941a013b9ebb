"""Finds footnotes: small or marked lines at the foot of a column, below its text; and the marks that refer to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, takewhile

import numpy as np
import regex

from cidfix.layout import Layout
from cidfix.pdf.document import Bools, Document
from cidfix.recover.decode import Decoder
from cidfix.structure.letters import Letters, strip_sign
from cidfix.structure.margins import Margins
from cidfix.structure.measures import Measures, find_raised
from cidfix.structure.model import Block, NoteMark, Role
from cidfix.structure.order import Region

ROOM = 2.0  # em that a full line leaves at most
GAP = 1.25  # leadings between the text and its notes
MOST_BELOW_HEADING = 6  # lines of notes where the column above ends with a heading
LONGEST = 0.7  # of a column's lines that can be notes
SIGN = regex.compile(r"\d{1,3}|[*∗†‡§¶#‖]{1,3}|\p{L}")
OPENING = regex.compile(r"^\W?(?:\d{1,3}|[*∗†‡§¶#‖]{1,3})[).]?(?=[\s\p{L}])")


def find_notes(
    regions: Sequence[Region], layout: Layout, measures: Measures, margins: Margins, letters: Letters
) -> frozenset[int]:
    """The lines that belong to footnotes, those that go on at the foot of the next column or page too."""
    found: set[int] = set()
    last: int | None = None
    for _, on_page in groupby(regions, lambda region: int(layout.page[region.lines[0]])):
        page = list(on_page)
        for region in page:
            alone = 0 < int(measures.raised[region.lines[0]]) <= 3
            if measures.upright[region.lines[0]] and (alone or _has_text_above(region, page, measures)):
                near = last is not None and layout.page[region.lines[0]] - layout.page[last] <= 1
                foot = _find_foot(region, measures, margins, letters, last if near else None)
                found.update(foot)
                last = foot[-1] if foot else last
    return frozenset(found)


def _has_text_above(region: Region, page: Sequence[Region], measures: Measures) -> bool:
    """Whether lines of the size of the text stand above the last line of a region in its column."""
    over = (other for other in page if other.top < region.bottom and other.is_over(region))
    return any(not measures.is_small(line) for other in over for line in other.lines)


def opens_note(line: int, measures: Measures, letters: Letters) -> bool:
    """Whether a line begins with the mark of a note: a raised sign, or a number or star."""
    raised = int(measures.raised[line])
    return 0 < raised <= 3 or bool(OPENING.match(letters.text(line)))


def _find_foot(
    region: Region, measures: Measures, margins: Margins, letters: Letters, last: int | None
) -> Sequence[int]:
    """The lines of notes at the foot of a region; `last` is the last line of the notes before it."""
    lines = region.lines
    small = list(takewhile(measures.is_small, reversed(lines)))[::-1]
    above = lines[: len(lines) - len(small)]
    if not small or (above and len(small) > LONGEST * len(lines)):
        return ()
    if above and last is not None and _is_open(last, measures, margins, letters):
        step = float(measures.across[small[0]] - measures.across[above[-1]])
        if step > GAP * float(margins.leading[above[-1]]) and measures.is_size(last, float(measures.size[small[0]])):
            return small
    first = next((place for place, line in enumerate(small) if opens_note(line, measures, letters)), None)
    if first is None:
        return ()
    if not above:
        return small[first:]
    before = (small[first - 1]) if first else above[-1]
    gap = float(measures.across[small[first]] - measures.across[before])
    leading = float(margins.leading[before])
    sure = 0 < int(measures.raised[small[first]]) <= 3
    # A list of sources may be as small and numbered, but is longer, and has a heading.
    listed = len(small) > MOST_BELOW_HEADING and measures.font[before] != measures.body_font and not first
    return small[first:] if sure or (gap > GAP * leading and not listed) else ()


def _is_open(last: int, measures: Measures, margins: Margins, letters: Letters) -> bool:
    """Whether a note may go on behind a line: it is full, and no sentence ends there."""
    return margins.room(last, measures) < ROOM * float(measures.size[last]) and not letters.is_closed(last)


def find_marks(
    layout: Layout, document: Document, measures: Measures, blocks: Sequence[Block], decoder: Decoder
) -> tuple[NoteMark, ...]:
    """The signs that open notes, and those in the text of the same page that are the same."""
    notes: dict[int, dict[str, int]] = defaultdict(dict)
    marks: list[NoteMark] = []
    for number, block in enumerate(blocks):
        if block.role is Role.FOOTNOTE:
            start, stop, text = _read_opening(block.lines[0], layout, measures, decoder)
            if stop > start:
                marks.append(NoteMark(block.lines[0], start, stop, number))
                notes[block.page].setdefault(text, number)
    if notes:
        raised = find_raised(layout, document, measures.count)
        text_lines = [line for block in blocks if block.role is not Role.FOOTNOTE for line in block.lines]
        marks += _find_references(sorted(text_lines), raised, layout, notes, decoder)
    return tuple(sorted(marks, key=lambda mark: (mark.line, mark.start)))


def _read_opening(line: int, layout: Layout, measures: Measures, decoder: Decoder) -> tuple[int, int, str]:
    start = int(layout.token_start[layout.line_start[line]])
    raised = int(measures.raised[line])
    if 0 < raised <= 3:
        return start, start + raised, decoder.decode_stretch(start, start + raised).strip()
    stop = int(layout.token_start[layout.line_start[line] + 1])
    text = decoder.decode_stretch(start, stop).strip()
    sign = strip_sign(text)
    return (start, stop, sign) if SIGN.fullmatch(sign) else (start, start, "")


def _find_references(
    lines: Sequence[int], raised: Bools, layout: Layout, notes: Mapping[int, Mapping[str, int]], decoder: Decoder
) -> Iterator[NoteMark]:
    first_glyph = layout.token_start[layout.line_start]
    marked = np.logical_or.reduceat(raised, first_glyph[:-1])
    for line in np.array(lines, np.intp)[marked[lines]].tolist():
        here = notes.get(int(layout.page[line]))
        if not here:
            continue
        start, stop = first_glyph[line : line + 2].tolist()
        edges = np.flatnonzero(np.diff(np.concatenate(([False], raised[start:stop], [False])).astype(np.int8)))
        for first, last in edges.reshape(-1, 2).tolist():
            if last - first <= 3:
                note = here.get(decoder.decode_stretch(start + first, start + last).strip())
                if note is not None:
                    yield NoteMark(line, start + first, start + last, note)
