"""Guesses how lines run from geometry, stream order and what little is certain of the letters.

The glyphs are unknown, so no bidirectional algorithm can say it: the flush and the ragged edge, the order in which
producers draw and the code points of fonts that declare them must.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.layout.frame import Groups, keys, largest
from cidfix.layout.lines import Lines
from cidfix.layout.model import Direction, DirectionRule
from cidfix.pdf.document import Bools, Document, Floats, Ints

Scores = NDArray[np.float64]

RIGHT_TO_LEFT = regex.compile(r"[\p{Bidi_Class=R}\p{Bidi_Class=AL}]")
LEFT_TO_RIGHT = regex.compile(r"\p{Bidi_Class=L}")
RIGHT_TO_LEFT_NAMES = regex.compile(
    r"(?i)arab|naskh|nasta|ruqaa|kufi|geeza|thuluth|urdu|farsi|persian|hebr|david(?!son)|frank ?ruehl"
    r"|syria|serto|estrangel|thaana|nko|adlam"
)
MONGOLIAN_NAMES = regex.compile(r"(?i)mongol|manchu|phags")
EDGE = 0.12  # em between edges that are flush
PRIOR = -2.0  # points: most documents run to the right
MIXED = 0.02  # share of letters of one kind beside those of the other that broken maps exceed
PLAIN = 20.0  # points for a page all of whose letters are left-to-right ones for sure
CERTAIN = 3.0  # points of evidence that let a page differ from its document


def guess_directions(
    document: Document, own: Sequence[str], lines: Lines, groups: Groups, group: Ints
) -> NDArray[np.uint8]:
    """The direction of each line, shape (L,); `group` is the group of each line.

    `own` holds what the fonts' own maps say of each glyph.

    Evidence is counted in points, positive for right to left, summed over the document and over each page.
    """
    if not len(lines):
        return np.zeros(0, np.uint8)
    page = groups.page[group]
    vertical = np.add.reduceat(lines.glyphs.vertical, lines.first[:-1]) * 2 > np.diff(lines.first)
    across_page = ~(groups.down[group] | vertical)
    rtl, ltr, both = _letters(document, own, lines)
    count = int(page.max()) + 1
    # Broken maps and fonts of 8 bits mostly name left-to-right letters: alone those are no evidence, beside others
    # in a line they are none, and in lines of their own half as much.
    share = np.where((rtl > 0) & (not both), rtl, rtl - ltr * (1.0 if both else 0.5)) / np.maximum(rtl + ltr, 1)
    share *= rtl.sum() > MIXED * ltr.sum()
    letters: Scores = np.clip(np.bincount(page, 3.0 * share * across_page, count), -20, 20)
    # What is surely Latin says as much of its page as it has of it: a heading or an address says little.
    plain, glyphs = _plain(document, own, lines), np.diff(lines.first)
    letters = letters - PLAIN * np.bincount(page, plain * glyphs, count) / np.maximum(
        np.bincount(page, glyphs, count), 1
    )
    stream = _stream(lines, page, across_page, count)
    edges = _edges(lines, group, page, across_page, count)
    named = _named(document, lines, RIGHT_TO_LEFT_NAMES)
    per_page = letters + stream + edges
    whole = PRIOR + 3.0 * float(named.mean()) + np.clip(per_page, -8, 8).sum()
    rightward = np.where(np.abs(per_page) >= CERTAIN, per_page + np.clip(whole / 2, -5, 5), whole) > 0
    direction: NDArray[np.uint8] = rightward[page].astype(np.uint8)
    # A line whose own letters are known may differ from its page.
    if both:
        direction[(ltr >= 2) & (ltr > 3 * rtl)] = Direction.LTR
    direction[plain > 0.8] = Direction.LTR
    direction[((rtl >= 2) & (rtl > ltr)) | ((named > 0.8) & (rtl + ltr == 0))] = Direction.RTL
    down = ~across_page
    if down.any():
        direction[down] = _columns(document, lines, groups, group, vertical)[down]
    return direction


def apply_rules(
    direction: NDArray[np.uint8], page: Ints, down: Bools, rules: Sequence[DirectionRule]
) -> NDArray[np.uint8]:
    """Directions with the user's rules for pages and the whole document applied, later rules over earlier.

    `page` is the number of each line's page, `down` true where a line runs down the page.
    """
    result = direction.copy()
    for rule in sorted((rule for rule in rules if rule.line is None), key=lambda rule: rule.page is not None):
        here = np.ones(len(page), np.bool_) if rule.page is None else page == rule.page
        result[here & (down | (rule.direction < Direction.COLUMNS_RTL))] = rule.direction
    return result


def apply_line_rules(
    direction: NDArray[np.uint8], page: Ints, number: Ints, down: Bools, rules: Sequence[DirectionRule]
) -> NDArray[np.uint8]:
    """Directions with the user's rules for single lines applied; `page` and `number` name each line."""
    result = direction.copy()
    for rule in rules:
        if rule.line is not None:
            here = (page == rule.page) & (number == rule.line)
            result[here & (down | (rule.direction < Direction.COLUMNS_RTL))] = rule.direction
    return result


def _letters(document: Document, own: Sequence[str], lines: Lines) -> tuple[Scores, Scores, bool]:
    """Right-to-left and left-to-right letters of each line, as far as fonts declare them.

    Last, whether the document has letters of both kinds in earnest: none side by side in words, as broken maps have.
    """
    glyphs = document.glyphs
    # Fonts of such names that come with an encoding only are mostly Arabic or Hebrew letters at Latin codes.
    hack = [
        font.declared != "ToUnicode" and bool(RIGHT_TO_LEFT_NAMES.search(font.base_name)) for font in document.fonts
    ]
    kind = np.zeros(len(glyphs), np.int8)
    for index, (font, value) in enumerate(zip(glyphs.font.tolist(), own, strict=True)):
        if RIGHT_TO_LEFT.search(value):
            kind[index] = 1
        elif LEFT_TO_RIGHT.search(value) and not hack[font]:
            kind[index] = -1
    if not kind.any():
        return np.zeros(len(lines)), np.zeros(len(lines)), False
    kinds = kind[lines.glyphs.glyph]
    first = lines.first[:-1]
    rtl, ltr = (np.add.reduceat(kinds == value, first, dtype=np.int64).astype(np.float64) for value in (1, -1))
    mixed = np.count_nonzero((kinds[1:] * kinds[:-1] < 0) & (lines.line[1:] == lines.line[:-1]))
    return rtl, ltr, bool(rtl.sum() > MIXED * ltr.sum() and mixed <= MIXED * rtl.sum())


def _plain(document: Document, own: Sequence[str], lines: Lines) -> Scores:
    """The share of each line's glyphs that are left-to-right letters whatever the file says of them, shape (L,).

    A font that is not embedded is replaced by the reader's own, and so shows what its codes say.
    """
    plain = np.array([not f.embedded and not RIGHT_TO_LEFT_NAMES.search(f.base_name) for f in document.fonts], np.bool_)
    shown = plain[document.glyphs.font] & np.array([bool(LEFT_TO_RIGHT.search(value)) for value in own], np.bool_)
    return np.add.reduceat(shown[lines.glyphs.glyph], lines.first[:-1], dtype=np.int64) / np.diff(lines.first)


def _named(document: Document, lines: Lines, names: regex.Pattern[str]) -> Scores:
    """The share of each line's glyphs that are set in fonts of such a name, shape (L,)."""
    named = np.array([bool(names.search(font.base_name)) for font in document.fonts], np.bool_)
    if not named.any():
        return np.zeros(len(lines))
    glyphs = named[document.glyphs.font][lines.glyphs.glyph]
    return np.add.reduceat(glyphs, lines.first[:-1], dtype=np.int64) / np.diff(lines.first)


def _stream(lines: Lines, page: Ints, counted: Bools, count: int) -> Scores:
    """Points a page from the order of drawing: backward steps tell, forward ones hardly do.

    Producers often draw right-to-left text from the left; none draws left-to-right text from the right.
    """
    glyphs = lines.glyphs
    inked = np.flatnonzero(glyphs.inked & (glyphs.width > 0.05 * glyphs.size))
    line, when = lines.line[inked], glyphs.occurrence[inked]
    order = np.argsort((line.astype(np.int64) << 32) + when, kind="stable")
    step = np.diff(order)
    same = line[1:] == line[:-1]  # sorting within lines leaves the line at each place as it was
    same &= counted[line[1:]]
    there = page[line[1:]]
    tally = [np.bincount(there[same & mask], minlength=count) for mask in (step == 1, step == -1, step > 1, step < -1)]
    forward, backward, leap, leap_back = (t.astype(np.float64) for t in tally)
    pairs = np.maximum(forward + backward + leap + leap_back, 1)
    coherent = forward + backward > 0.5 * pairs
    back = backward + leap_back
    tells = coherent & (back > 0.08 * pairs) & (back > 3 * leap)
    return np.where(tells, 6.0, np.where(coherent & (back < 0.02 * pairs), -0.5, 0.0))


def _edges(lines: Lines, group: Ints, page: Ints, counted: Bools, count: int) -> Scores:
    """Points a page from flush edges: text begins at a common edge and ends, in last lines at least, anywhere."""
    left = _flush(group, lines.start, lines.size)
    right = _flush(group, lines.stop, lines.size)
    only_left = np.bincount(page, (left & ~right & counted).astype(np.float64), count)
    only_right = np.bincount(page, (right & ~left & counted).astype(np.float64), count)
    points: Scores = np.clip(2.0 * (only_right - only_left) / np.sqrt(only_right + only_left + 1), -5, 5)
    return points


def _flush(group: Ints, edge: Floats, size: Floats) -> Bools:
    """Lines whose edge lies where those of at least two others of their group do."""
    key = keys(group, edge)
    order = np.sort(key)
    slack = np.maximum(EDGE * size * 64, 1).astype(np.int64)
    beside = np.searchsorted(order, key + slack, "right") - np.searchsorted(order, key - slack, "left")
    return np.asarray(beside >= 3)


def _columns(document: Document, lines: Lines, groups: Groups, group: Ints, vertical: Bools) -> NDArray[np.uint8]:
    """Directions of lines that run down: columns, or text that is merely turned.

    A font of vertical writing mode makes columns from the right unless all else says otherwise. Turned glyphs make
    lines of turned text, which also follow one another to the left; to the right, they are Mongolian.
    """
    count = len(groups.page)
    when = np.minimum.reduceat(lines.glyphs.occurrence, lines.first[:-1])
    down = groups.down[group] | vertical
    pair = (group[1:] == group[:-1]) & down[1:] & (lines.baseline[1:] - lines.baseline[:-1] > 0.5 * lines.size[1:])
    later = when[1:] > when[:-1]
    own = group[1:]
    follow = np.bincount(own[pair & later], minlength=count) - np.bincount(own[pair & ~later], minlength=count)
    pairs = np.bincount(own[pair], minlength=count)
    stream = np.where(np.abs(follow) >= 0.7 * np.maximum(pairs, 1), np.sign(follow) * np.minimum(pairs, 4), 0.0)
    fill = _fill(lines, group, down, count)
    name = float(_named(document, lines, MONGOLIAN_NAMES).mean())
    mode = np.bincount(group, vertical, count) * 2 > np.bincount(group, minlength=count)
    leftward = stream + fill
    whole = np.clip(leftward, -4, 4).sum() - 2.0 * name
    leftward = np.where(np.abs(leftward) >= CERTAIN, leftward, np.clip(whole, -8, 8)) + np.where(mode, 2.5, 0.5)
    main = groups.count == largest(groups.count, groups.page)
    return np.where(
        ((leftward < 0) & (main | mode))[group],
        np.uint8(Direction.COLUMNS_LTR),
        np.where(vertical, np.uint8(Direction.COLUMNS_RTL), np.uint8(Direction.LTR)),
    )


def _fill(lines: Lines, group: Ints, down: Bools, count: int) -> Scores:
    """Points a group from where columns stand on pages they do not fill, and where indents follow short columns."""
    here = np.flatnonzero(down)
    if not len(here):
        return np.zeros(count)
    own, across, size = group[here], lines.baseline[here], lines.size[here]
    start, stop = lines.start[here], lines.stop[here]
    near, far = _least(own, across, count) - across.min(), across.max() - _most(own, across, count)
    partial = np.abs(near - far) > 0.25 * max(float(np.ptp(across)), 1.0)
    page = np.where(partial, np.sign(far - near) * 2.0, 0.0)
    # A column that ends early closes a paragraph; the next one begins indented, on one side or the other.
    first, last = _least(own, start, count)[own], _most(own, stop, count)[own]
    short = stop < last - 0.2 * (last - first)
    indented = (start - first > 0.5 * size) & (start - first < 4 * size)
    same = own[1:] == own[:-1]
    onward = np.bincount(own[1:][same & short[:-1] & indented[1:] & ~indented[:-1]], minlength=count)
    back = np.bincount(own[1:][same & short[1:] & indented[:-1] & ~indented[1:]], minlength=count)
    points: Scores = page + np.clip(onward - back, -3, 3)
    return points


def _least(own: Ints, values: Floats, count: int) -> Floats:
    """The least value of each group, that of all where it has none."""
    least = np.full(count, np.inf, np.float32)
    np.minimum.at(least, own, values)
    return np.where(np.isfinite(least), least, values.min())


def _most(own: Ints, values: Floats, count: int) -> Floats:
    """The greatest value of each group, that of all where it has none."""
    return -_least(own, -values, count)
