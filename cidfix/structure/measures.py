"""What structure measures of each line, once for all steps: where it begins and ends as it is read, and its type.

Lines of all directions are measured alike, `along` as they are read and `across` from line to line, so that later
steps know only one case.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.layout.limits import apply_limits
from cidfix.pdf.document import Bools, Document, Floats, Ints

SAME_SIZE = 0.06  # share by which the sizes of one kind of text differ where the em of a font had to be guessed
SMALL = 0.94  # of the size of the text
SPACE = 0.3  # em, between words


@dataclass(frozen=True, slots=True)
class Measures:
    """Arrays of length L, in points.

    `begin` and `end` are the ends of each line as it is read, `across` its baseline, both growing in reading
    direction; `size` its commonest font size, `font` the font most of its glyphs are set in, `opening` that of its
    first, `count` its glyphs, `word` the width of its first token with a space, `raised` the glyphs at its start that
    are small and stand high. `upright` is false for lines turned on their side, as stamps in the margin are. `body` is
    the font size, and `body_font` the font, in which most of the document is set.
    """

    begin: Floats
    end: Floats
    across: Floats
    size: Floats
    font: Ints
    opening: Ints
    count: Ints
    word: Floats
    raised: Ints
    upright: Bools
    body: float
    body_font: int

    def is_size(self, line: int, size: float) -> bool:
        """Whether a line is set in a size."""
        return abs(float(self.size[line]) - size) <= SAME_SIZE * size

    def is_small(self, line: int) -> bool:
        """Whether a line is set smaller than the text."""
        return bool(self.size[line] < SMALL * self.body)


def measure_lines(layout: Layout, document: Document) -> Measures:
    """The measures of all lines."""
    right = layout.direction == Direction.RTL
    begin = np.where(right, -layout.stop, layout.start)
    end = np.where(right, -layout.start, layout.stop)
    across = np.where(layout.direction == Direction.COLUMNS_LTR, -layout.baseline, layout.baseline)
    first = layout.token_start[layout.line_start[:-1]]
    last = layout.token_start[layout.line_start[1:]]
    count = (last - first).astype(np.int32)
    font = _commonest_font(layout, document, count)
    raised = find_raised(layout, document, count)
    across_page = (np.abs(layout.box[:, 0] - layout.start) < 1) & (np.abs(layout.box[:, 2] - layout.stop) < 1)
    upright = across_page | (layout.direction > Direction.RTL)
    body = _heaviest(np.round(np.log(np.maximum(layout.size, 1e-3)) / np.log(1 + SAME_SIZE)), count, layout.size)
    of_body = np.abs(layout.size - body) <= SAME_SIZE * body
    fonts = np.bincount(font[of_body], count[of_body]) if of_body.any() else np.zeros(1)
    leading = np.array([_count_leading(raised, a, b) for a, b in zip(first.tolist(), last.tolist(), strict=True)])
    return Measures(
        begin,
        end,
        across,
        layout.size,
        font,
        document.glyphs.font[document.occurrences.glyph[layout.occurrence[first]]].astype(np.int32),
        count,
        _first_words(layout, document),
        leading.astype(np.int32),
        upright,
        body,
        int(fonts.argmax()),
    )


def find_raised(layout: Layout, document: Document, count: Ints) -> Bools:
    """Glyphs that stand above the baseline of their line, set so or drawn so, shape (M,); vertical lines have none."""
    line = np.repeat(np.arange(len(count)), count)
    limited, here = apply_limits(document), layout.occurrence
    every, ink = limited.occurrences, limited.glyphs.ink
    across = every.y[here] * every.dx[here] - every.x[here] * every.dy[here]
    em = np.maximum(layout.size[line], 1e-3)
    up = (layout.baseline[line] - across) / em
    raised: Bools = (every.size[here] < 0.85 * em) & (up > 0.15) & (up < 0.8)
    raised |= (up > 0.25) & (up < 0.8)
    # Fonts have raised signs of their own; higher than a quotation mark, and clear of the baseline.
    drawn = (ink[:, 1] > 0.2) & (ink[:, 3] - ink[:, 1] > 0.3) & (ink[:, 3] < 1.0)
    raised |= drawn[every.glyph[here]]
    raised &= layout.direction[line] <= Direction.RTL
    return raised


def _count_leading(raised: Bools, first: int, last: int) -> int:
    stop = first
    while stop < last and raised[stop]:
        stop += 1
    return stop - first if stop < last else 0


def _commonest_font(layout: Layout, document: Document, count: Ints) -> Ints:
    line = np.repeat(np.arange(len(count), dtype=np.int64), count)
    font = document.glyphs.font[document.occurrences.glyph[layout.occurrence]]
    fonts = max(len(document.fonts), 1)
    names, uses = np.unique(line * fonts + font, return_counts=True)
    owner = names // fonts
    order = np.lexsort((-uses, owner))
    first = np.searchsorted(owner[order], np.arange(len(count)))
    commonest: Ints = (names[order][first] % fonts).astype(np.int32)
    return commonest


def _heaviest(name: Floats, weight: Ints, value: Floats) -> float:
    """The mean of the values that share the name most of the weight has."""
    if not len(name):
        return 1.0
    names, which = np.unique(name, return_inverse=True)
    best = which == np.bincount(which, weight).argmax()
    near = np.abs(value - np.average(value[best], weights=weight[best])) <= SAME_SIZE * value
    near &= np.isin(which, np.arange(len(names)))
    return float(np.average(value[near], weights=weight[near])) if near.any() else float(value[best].mean())


def _first_words(layout: Layout, document: Document) -> Floats:
    """The width of each line's first token with a space, in points."""
    token = layout.line_start[:-1]
    begin = layout.token_start[token]
    stop = layout.token_start[np.minimum(token + 1, layout.line_start[1:])]
    width = np.abs(apply_limits(document).occurrences.advance[layout.occurrence])
    width = np.concatenate(([0.0], np.cumsum(width, dtype=np.float64)))
    first: Floats = (width[stop] - width[begin] + SPACE * layout.size).astype(np.float32)
    return first
