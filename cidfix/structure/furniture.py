"""Finds page numbers and running heads: what stands alone at the same place of page after page.

They are no part of the text, and what they are drawn with is often met nowhere else; so the body is exported and
counted without them. Only what geometry and repetition make certain is taken for one.
"""

from __future__ import annotations

from collections import Counter, defaultdict

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.pdf.document import Bools, Document

_FEWEST_PAGES = 3
_MOST_PAGES = 0.6  # share of the pages with text on which it has to stand
_APART = 1.5  # times the usual leading between it and the text
_SAME_PLACE = 2.0  # points by which its baseline may differ
_LONGEST_NUMBER = 6  # glyphs, "– 12 –" included


def find_furniture(layout: Layout, document: Document) -> Bools:
    """True for each line that is page furniture, shape (L,).

    A line counts as such when it is the first or last of its page, stands clear of the text, and lines at the same
    height of most pages are all drawn alike (a running head) or all differently and shortly (a page number).
    """
    found = np.zeros(len(layout.page), bool)
    text_pages = len(np.unique(layout.page))
    if text_pages < _FEWEST_PAGES:
        return found
    groups: dict[tuple[str, int], list[int]] = defaultdict(list)
    for edge, line in _find_edge_lines(layout):
        groups[edge, round(float(layout.baseline[line]) / _SAME_PLACE)].append(line)
    for (edge, height), lines in groups.items():
        near = sorted({*lines, *groups.get((edge, height + 1), ()), *groups.get((edge, height - 1), ())})
        if len(near) >= max(_FEWEST_PAGES, _MOST_PAGES * text_pages) and _is_furniture(layout, document, near):
            found[near] = True
    return found


def _find_edge_lines(layout: Layout) -> list[tuple[str, int]]:
    """The first and last horizontal line of each page that stand clear of what is next to them."""
    edges = []
    horizontal = layout.direction <= Direction.RTL
    starts = np.flatnonzero(np.diff(layout.page, prepend=-1))
    for start, stop in zip(starts.tolist(), [*starts[1:].tolist(), len(layout.page)], strict=True):
        lines = start + np.flatnonzero(horizontal[start:stop])
        if len(lines) < 2:
            continue
        order = lines[np.argsort(layout.baseline[lines], kind="stable")]
        steps = np.diff(layout.baseline[order])
        usual = float(np.median(steps[steps > 0.5])) if (steps > 0.5).any() else 0.0
        if steps[0] > _APART * usual:
            edges.append(("head", int(order[0])))
        if steps[-1] > _APART * usual:
            edges.append(("foot", int(order[-1])))
    return edges


def _is_furniture(layout: Layout, document: Document, lines: list[int]) -> bool:
    contents = [_content(layout, document, line) for line in lines]
    commonest = Counter(contents).most_common(1)[0][1]
    if commonest >= _MOST_PAGES * len(lines):
        return True
    short = all(len(content) <= _LONGEST_NUMBER for content in contents)
    return short and commonest == 1


def _content(layout: Layout, document: Document, line: int) -> tuple[int, ...]:
    first, last = layout.token_start[layout.line_start[line]], layout.token_start[layout.line_start[line + 1]]
    return tuple(document.occurrences.glyph[layout.occurrence[first:last]].tolist())
