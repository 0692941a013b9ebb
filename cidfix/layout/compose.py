"""Lays out a document: every visible glyph in its line and token, in reading direction, by geometry alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from cidfix.layout.areas import AreaRule, apply_area_rules
from cidfix.layout.columns import Regions, find_regions
from cidfix.layout.directions import apply_line_rules, apply_rules, guess_directions
from cidfix.layout.em import apply_common_em
from cidfix.layout.frame import Groups, place
from cidfix.layout.guesses import TRUE, own_values
from cidfix.layout.hyphens import find_hyphens
from cidfix.layout.limits import apply_limits
from cidfix.layout.lines import Lines, find_lines
from cidfix.layout.model import Direction, DirectionRule, Guess, Layout, Separators
from cidfix.layout.order import number_lines, order_lines
from cidfix.layout.rows import find_rows
from cidfix.layout.spaces import guess_spaces
from cidfix.layout.stops import Ends, guess_stops
from cidfix.layout.tokens import Text, bounds, find_tokens, read
from cidfix.pdf.document import Bools, Document, Floats, Ints


def lay_out(
    document: Document,
    spaces: Mapping[int, bool],
    stops: Mapping[int, bool],
    directions: Sequence[DirectionRule | AreaRule],
) -> Layout:
    """The lines and tokens of a document, and guesses about its separators.

    `spaces` and `stops` say of glyphs (indices into `Document.glyphs`) whether they are spaces and full stops; what
    they say of a font wins over what is guessed there. `directions` are the user's rules, the later before the
    earlier, lines before areas before pages before the document. Never fails on a document of any content.
    """
    document = apply_common_em(apply_limits(document))
    lines, regions, groups = _find_lines(document)
    group = regions.group[lines.region]
    page = np.array([page.number for page in document.pages], np.int32)[groups.page[group]]
    own = own_values(document)
    direction = guess_directions(document, own, lines, groups, group)
    down = groups.down[group] | _vertical(lines)
    rules = [rule for rule in directions if isinstance(rule, DirectionRule)]
    areas = [rule for rule in directions if isinstance(rule, AreaRule)]
    box = _boxes(document, lines, groups, group)
    direction = apply_rules(direction, page, down, rules)
    direction = apply_area_rules(direction, document, page, box, down, areas)
    guesses = guess_spaces(document, lines, own, spaces)
    text = find_tokens(document, lines, _believed(guesses, len(document.glyphs)))
    order = order_lines(lines, regions, groups, direction)
    order = order[np.diff(text.first)[order] > 0]
    number = number_lines(page[order])
    direction[order] = apply_line_rules(direction[order], page[order], number, down[order], rules)
    sequence = read(text, order, direction)
    glyph = text.glyph[sequence]
    token_start = bounds(text.token[sequence])
    line_of_token = text.line[sequence][token_start[:-1]]
    line_start = bounds(line_of_token)
    ends = _ends(lines, direction, text, sequence, token_start, line_of_token)
    first = np.zeros(len(glyph), np.bool_)
    first[token_start[:-1]] = True
    separators = zip(guesses, guess_stops(document, own, glyph, ends, stops), strict=True)
    return Layout(
        text.occurrence[sequence],
        text.base[sequence] != sequence,
        token_start,
        line_start,
        page[order],
        number,
        box[order],
        direction[order],
        lines.baseline[order],
        lines.start[order],
        lines.stop[order],
        lines.size[order],
        tuple(Separators(*both) for both in separators),
        find_hyphens(document, own, glyph, first),
        lines.region[order],
    )


def _find_lines(document: Document) -> tuple[Lines, Regions, Groups]:
    placed, groups = place(document)
    region, regions = find_regions(placed, groups)
    return find_lines(placed, region, find_rows(placed, region)), regions, groups


def _believed(guesses: tuple[tuple[Guess, ...], ...], count: int) -> Bools:
    """True for the glyphs taken as spaces, shape (G,)."""
    space = np.zeros(count, np.bool_)
    space[[guess.glyph for font in guesses for guess in font if guess.score >= TRUE]] = True
    return space


def _vertical(lines: Lines) -> Bools:
    """True for lines set in a vertical writing mode."""
    if not len(lines):
        return np.zeros(0, np.bool_)
    return np.add.reduceat(lines.glyphs.vertical, lines.first[:-1], dtype=np.int64) * 2 > np.diff(lines.first)


def _ends(
    lines: Lines,
    direction: NDArray[np.uint8],
    text: Text,
    sequence: Ints,
    token_start: Ints,
    line_of_token: Ints,
) -> Ends:
    """The last glyph of each token, marks left aside, and how far its line goes."""
    standing = text.base[sequence[token_start[1:] - 1]]
    last = np.append(line_of_token[1:] != line_of_token[:-1], True)[: len(line_of_token)]
    return Ends(text.glyph[standing], last, _filled(lines, direction)[line_of_token])


def _filled(lines: Lines, direction: NDArray[np.uint8]) -> Floats:
    """The share of the measure, the width of its region, up to which each line goes in its direction."""
    if not len(lines):
        return np.zeros(0, np.float32)
    count = int(lines.region.max()) + 1
    low, high = np.full(count, np.inf, np.float32), np.full(count, -np.inf, np.float32)
    np.minimum.at(low, lines.region, lines.start)
    np.maximum.at(high, lines.region, lines.stop)
    way = np.where(direction == Direction.RTL, high[lines.region] - lines.start, lines.stop - low[lines.region])
    width = (high - low)[lines.region]
    # A region of few lines may hold none that is full.
    few = np.bincount(lines.region, minlength=count)[lines.region] < 4
    width = np.where(few, np.maximum(width, np.quantile(width, 0.75)), width)
    filled: Floats = (way / np.maximum(width, 1e-3)).astype(np.float32)
    return filled


def _boxes(document: Document, lines: Lines, groups: Groups, group: Ints) -> Floats:
    """The box of each line on the page, shape (L, 4)."""
    if not len(lines):
        return np.zeros((0, 4), np.float32)
    first, index = lines.first[:-1], lines.glyphs.occurrence
    half = lines.glyphs.size / 2
    ascent, descent = document.occurrences.ascent[index], document.occurrences.descent[index]
    ascent, descent = np.where(lines.glyphs.vertical, half, ascent), np.where(lines.glyphs.vertical, -half, descent)
    top = np.minimum.reduceat(lines.glyphs.across - ascent, first)
    bottom = np.maximum.reduceat(lines.glyphs.across - descent, first)
    cos, sin = groups.dx[group], groups.dy[group]
    corners = [(along, across) for along in (lines.start, lines.stop) for across in (top, bottom)]
    x = np.stack([along * cos - across * sin for along, across in corners])
    y = np.stack([along * sin + across * cos for along, across in corners])
    box: Floats = np.stack([x.min(axis=0), y.min(axis=0), x.max(axis=0), y.max(axis=0)], axis=1).astype(np.float32)
    return box
