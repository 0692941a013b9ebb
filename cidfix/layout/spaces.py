"""Guesses which glyphs are spaces, font by font, with a score, a runner-up and a reason; none is an answer.

Stefanovitch 2022 (section 3.1) takes the code on most lines; that holds for some producers only. A glyph with width
and without ink that leaves white between two others settles nearly all, so the paper's rule is left to fonts whose
shapes are unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.layout.frame import starts_of
from cidfix.layout.guesses import DOUBTED, TRUE, apply_said, divide_by_font, font_bounds
from cidfix.layout.lines import Lines
from cidfix.layout.model import Guess
from cidfix.layout.words import WORD
from cidfix.pdf.document import Bools, Document, Floats, Glyphs, Ints

SPACES = regex.compile(r"[\p{Zs}\t\n\r\u200b]+")
THIN = 0.05  # em: white that separates nothing
BARE = 0.65  # share of its room that neighbours leave to a space; a spacer behind a wide letter has less
GAPS = 0.03  # share of wide gaps between other glyphs that speaks against a space
_NEAR = 3  # glyphs on either side of a blank one that may be drawn over it
FEW = 12  # uses of an unseen glyph, below which nothing is guessed from statistics


@dataclass(frozen=True, slots=True)
class _Uses:
    """How each glyph is used, arrays of length G.

    `count` of uses, the share that are `inner` (between inked glyphs of a line), the typical `white` in em that is
    left between its neighbours' advances, the typical share of it that is `bare` of their ink, the share `single`
    (never beside another of its kind), the share of the font's `lines` that hold it, and the share `frequent` of the
    font's glyphs.
    """

    count: Ints
    inner: Floats
    white: Floats
    bare: Floats
    single: Floats
    lines: Floats
    frequent: Floats


def guess_spaces(
    document: Document, lines: Lines, own: Sequence[str], said: Mapping[int, bool]
) -> tuple[tuple[Guess, ...], ...]:
    """Guesses for each font of the document, best first.

    `own` holds what the fonts' own maps say of each glyph, `said` the user's corrections by glyph.
    """
    glyphs = document.glyphs
    uses = _count(document, lines)
    unseen = find_unseen(glyphs)
    per_font: list[list[Guess]] = [[] for _ in document.fonts]
    for glyph in np.flatnonzero(glyphs.blank | unseen).tolist():
        seen = bool(glyphs.blank[glyph])
        guess = _seen(glyph, uses, own[glyph]) if seen else _unseen(glyph, uses, glyphs.advance[glyph], own[glyph])
        per_font[glyphs.font[glyph]].append(guess)
    counted = {glyph for glyph in np.flatnonzero(unseen).tolist() if not own[glyph]}
    gaps = _gaps_beside(document, lines, [g.glyph for font in per_font for g in font if g.score >= TRUE])
    bounds, corrections = font_bounds(document), divide_by_font(document, said)
    result = []
    for index, font in enumerate(per_font):
        found = _one_counted(font, counted, float(gaps[index]))
        found += _runner_up(range(bounds[index], bounds[index + 1]), uses, found)
        result.append(apply_said(found, corrections.get(index, {}), counted))
    return tuple(result)


def find_unseen(table: Glyphs) -> Bools:
    """Glyphs of which it is not known whether they have ink, shape (G,)."""
    named = np.array([bool(outline) for outline in table.outline], np.bool_)
    unseen: Bools = ~table.blank & ~named & ~np.any(table.ink != 0, axis=1)
    return unseen


def _seen(glyph: int, uses: _Uses, own: str) -> Guess:
    """A glyph known to draw nothing."""
    white, inner = float(uses.white[glyph]), float(uses.inner[glyph])
    if uses.count[glyph] and inner == 0:
        return Guess(glyph, 0.8, "draws nothing, and stands only at the ends of lines")
    bare = float(uses.bare[glyph])
    if white < THIN or bare * white < THIN:
        return Guess(glyph, 0.2, "draws nothing, but leaves no gap between its neighbours")
    if bare < BARE and uses.count[glyph] >= FEW:
        return Guess(glyph, 0.2, "draws nothing, but its neighbours are drawn over its room")
    said = " and the font's own map calls it a space" if own and SPACES.fullmatch(own) else ""
    score = 0.98 if said else 0.95
    gap = f"{white:.2f} of the font's size"
    return Guess(glyph, score, f"draws nothing and leaves a gap between its neighbours, {gap}{said}")


def _unseen(glyph: int, uses: _Uses, advance: float, own: str) -> Guess:
    """A glyph whose shape is unknown: the font's own map, or else how it is used."""
    if own:
        if SPACES.fullmatch(own):
            return Guess(glyph, 0.9, "the font's own map calls it a space; its shape is unknown")
        return Guess(glyph, 0.02, f"the font's own map calls it {own}")
    if uses.count[glyph] < FEW:
        return Guess(glyph, 0.05, "its shape is unknown, and it is used too seldom to tell")
    lines, inner, single, share = (float(a[glyph]) for a in (uses.lines, uses.inner, uses.single, uses.frequent))
    width = np.clip(1 - abs(advance - 0.27) / 0.25, 0, 1) ** 0.5
    common = np.clip((share - 0.04) / 0.06, 0, 1) * np.clip((0.4 - share) / 0.1, 0, 1)
    score = float(0.85 * min(lines, 1) * inner**4 * single**4 * width * common)
    return Guess(
        glyph, score, f"its shape is unknown; it stands on {lines:.0%} of the lines, {inner:.0%} between others"
    )


def _gaps_beside(document: Document, lines: Lines, spaces: list[int]) -> Floats:
    """The share of wide gaps among the pairs of each font that the presumed spaces have no part in."""
    fonts = max(len(document.fonts), 1)
    if not spaces:
        return np.zeros(fonts, np.float32)
    glyphs = lines.glyphs
    free = np.ones(len(document.glyphs), np.bool_)
    free[spaces] = False
    free = free[glyphs.glyph]
    pair = np.flatnonzero(free[1:] & free[:-1] & (lines.line[1:] == lines.line[:-1])) + 1
    font = document.glyphs.font[glyphs.glyph[pair]]
    wide = glyphs.along[pair] - lines.reach[pair] > WORD * glyphs.size[pair]
    share = np.bincount(font, wide, fonts) / np.maximum(np.bincount(font, minlength=fonts), 1)
    return share.astype(np.float32)


def _one_counted(found: list[Guess], counted: set[int], gaps: float) -> list[Guess]:
    """At most one space of a font is believed on statistics, and none where gaps without it part the words."""
    doubtful = [guess for guess in found if guess.glyph in counted and guess.score >= TRUE]
    if not doubtful:
        return found
    settled = any(guess.score >= TRUE and guess not in doubtful for guess in found)
    best = None if settled or gaps > GAPS else max(doubtful, key=lambda guess: guess.score)
    why = "; but gaps without it part the words" if gaps > GAPS else ""
    return [
        Guess(guess.glyph, min(guess.score, DOUBTED), guess.reason + why)
        if guess in doubtful and guess != best
        else guess
        for guess in found
    ]


def _runner_up(glyphs: range, uses: _Uses, found: list[Guess]) -> list[Guess]:
    """The font's most frequent other glyph, where nothing else was weighed: something to compare with."""
    but = {guess.glyph for guess in found}
    if any(guess.score < TRUE for guess in found) or not glyphs:
        return []
    best = max((glyph for glyph in glyphs if glyph not in but), key=lambda glyph: int(uses.count[glyph]), default=-1)
    if best < 0 or not uses.count[best]:
        return []
    return [Guess(best, 0.03, f"the most frequent glyph ({uses.frequent[best]:.0%}), but it has ink")]


def _count(document: Document, lines: Lines) -> _Uses:
    glyphs, table, size = lines.glyphs, document.glyphs, len(document.glyphs)
    count = np.bincount(glyphs.glyph, minlength=size)
    per_font = np.bincount(table.font, count, max(len(document.fonts), 1))
    frequent = count / np.maximum(per_font[table.font], 1)
    here = np.flatnonzero((table.blank | find_unseen(table))[glyphs.glyph])
    what, line = glyphs.glyph[here], lines.line[here]
    inked = np.flatnonzero(glyphs.inked)
    follower = np.searchsorted(inked, here, "right")
    after = inked[np.minimum(follower, len(inked) - 1)] if len(inked) else here
    before = lines.reach[here]
    inner = np.isfinite(before) & (lines.line[after] == line) & (after > here)
    between = here[inner]
    white = glyphs.along[after[inner]] - before[inner]
    bare = np.minimum(_find_bare(document, lines, between, inked), white) / np.maximum(white, 1e-3)
    uses = np.maximum(np.bincount(what, minlength=size), 1)
    inside = np.bincount(what, inner, size)
    beside = np.zeros(len(here), np.bool_)
    if len(here) > 1:
        twin = (what[1:] == what[:-1]) & (np.diff(here) == 1) & (line[1:] == line[:-1])
        beside[1:] |= twin
        beside[:-1] |= twin
    held = np.sort(what.astype(np.int64) * (len(lines) + 1) + line)  # NumPy's own unique is slow where most differ
    on = np.bincount(held[np.diff(held, prepend=-1) > 0] // (len(lines) + 1), minlength=size)
    return _Uses(
        count.astype(np.int32),
        (inside / uses).astype(np.float32),
        _medians(what[inner], white / glyphs.size[between], size),
        _medians(what[inner], bare, size),
        (1 - np.bincount(what, beside, size) / uses).astype(np.float32),
        (on / np.maximum(_font_lines(document, lines)[table.font], 1)).astype(np.float32),
        frequent.astype(np.float32),
    )


def _find_bare(document: Document, lines: Lines, here: NDArray[np.intp], inked: NDArray[np.intp]) -> Floats:
    """The paper left bare between the ink of the glyphs around each glyph at `here`, in points.

    A glyph may be drawn over the room of another that has width and no ink, as the second half of a wide letter.
    """
    glyphs, ink = lines.glyphs, document.glyphs.ink
    follower = np.searchsorted(inked, here, "right")
    right, left = np.full(len(here), -np.inf, np.float32), np.full(len(here), np.inf, np.float32)
    for step in range(-_NEAR, _NEAR) if len(inked) else ():
        there = follower + step
        other = inked[np.clip(there, 0, len(inked) - 1)]
        beside = (there >= 0) & (there < len(inked)) & (lines.line[other] == lines.line[here])
        box = ink[glyphs.glyph[other]]
        known = np.any(box != 0, axis=1) & ~glyphs.vertical[other]
        if step < 0:
            edge = glyphs.along[other] + np.where(known, box[:, 2] * glyphs.size[other], glyphs.width[other])
            right = np.where(beside, np.maximum(right, edge), right)
        else:
            edge = glyphs.along[other] + np.where(known, box[:, 0] * glyphs.size[other], 0)
            left = np.where(beside, np.minimum(left, edge), left)
    bare: Floats = left - right
    return bare


def _font_lines(document: Document, lines: Lines) -> Floats:
    """On how many lines each font sets most glyphs."""
    first = lines.first[:-1]
    middle = document.glyphs.font[lines.glyphs.glyph[(first + lines.first[1:]) // 2]]
    return np.bincount(middle, minlength=max(len(document.fonts), 1)).astype(np.float32)


def _medians(what: Ints, values: Floats, size: int) -> Floats:
    """The median of the values of each glyph; 0 where there is none."""
    result = np.zeros(size, np.float32)
    if len(what):
        order = np.lexsort((values, what))
        bounds = starts_of(what[order])
        result[what[order][bounds[:-1]]] = values[order][(bounds[:-1] + bounds[1:] - 1) // 2]
    return result
