"""Guesses which glyphs are full stops, font by font, with a score, a runner-up and a reason; none is an answer.

Stefanovitch 2022 (section 3.1) takes the code most often found at the end of lines that end between 20 % and 80 % of
the measure. That is where paragraphs end, so it is the strongest signal here too; beside it count that the glyph
hardly ever stands inside a token, and, where its shape is known, that it is one of the shapes of full stops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.layout.guesses import DOUBTED, apply_said, divide_by_font, font_bounds
from cidfix.layout.model import Guess
from cidfix.pdf.document import Bools, Document, Floats, Glyphs, Ints

STOPS = regex.compile(
    r"[.\u0589\u06d4\u0700-\u0702\u0964\u0965\u104a\u104b\u1362\u166e\u1803\u1809\u17d4\u0f0d\u0f0e\u2cf9\u3002\ua4ff\ua60e\ua6f3\uff0e\uff61]"
)
SHORT = 0.2, 0.8  # share of the measure at which the last line of a paragraph may end
INSIDE = 0.93  # share of uses at the ends of lines, beyond which a glyph hardly ends sentences
FEW = 4  # uses that a glyph of another shape than a stop's has at least
LONG = 12  # glyphs of a token on average, from which words are taken not to be parted


@dataclass(frozen=True, slots=True)
class Ends:
    """The last glyph of each token, in reading order, and where it stands.

    `last_of_line` is true for a line's last token; `filled` is the share of the measure that its line takes.
    """

    glyph: Ints
    last_of_line: Bools
    filled: Floats


def guess_stops(
    document: Document, own: Sequence[str], used: Ints, ends: Ends, said: Mapping[int, bool]
) -> tuple[tuple[Guess, ...], ...]:
    """Guesses for each font of the document, best first.

    `own` holds what the fonts' own maps say of each glyph, `used` (M,) the glyphs of all tokens, `said` the user's
    corrections by glyph.
    """
    table, size = document.glyphs, len(document.glyphs)
    fonts = max(len(document.fonts), 1)
    count = np.bincount(used, minlength=size)
    final = np.bincount(ends.glyph, minlength=size) / np.maximum(count, 1)
    short = ends.last_of_line & (ends.filled > SHORT[0]) & (ends.filled < SHORT[1])
    closing = np.bincount(ends.glyph[short], minlength=size)
    ended = np.bincount(table.font, closing, fonts)[table.font]
    shape = _shape(table)
    called = np.array([bool(STOPS.fullmatch(value)) for value in own], np.bool_)
    # Where words are not parted, a stop too stands within what is a token here.
    parted = len(used) < LONG * len(ends.glyph)
    last = np.clip((final - 0.5) / 0.4, 0, 1) if parted else np.clip(final / 0.5, 0, 1)
    # Few paragraph ends tell little: the share is shrunk towards none.
    place = (closing / (ended + 2.0)) ** 0.5 * last
    # In a font of headings one letter may end all lines; a stop stands within lines too.
    at_end = np.bincount(ends.glyph[ends.last_of_line], minlength=size)
    place[(at_end > INSIDE * count) & (shape < 0.8)] *= 0.5
    score = np.clip(0.15 + 0.85 * place, 0, 1) * shape
    score = np.where(called & (shape > 0.5), np.maximum(score, 0.7 * last), score)
    score *= (count >= FEW) | (shape > 0.8) | called
    share = closing / np.maximum(ended, 1)
    bounds, corrections = font_bounds(document), divide_by_font(document, said)
    result = []
    for index in range(len(document.fonts)):
        here = np.arange(bounds[index], bounds[index + 1])
        here = here[count[here] > 0]
        best = here[np.argsort(-score[here], kind="stable")][:2].tolist()
        found = []
        for glyph in best:
            value = float(score[glyph]) if glyph == best[0] or called[glyph] else min(float(score[glyph]), DOUBTED)
            found.append(Guess(glyph, value, _reason(share[glyph], final[glyph], shape[glyph], bool(called[glyph]))))
        result.append(apply_said(found, corrections.get(index, {}), best))
    return tuple(result)


def _shape(table: Glyphs) -> NDArray[np.float64]:
    """How well each glyph's ink fits a full stop of any script, 0 to 1; 0.8 where it is unknown."""
    left, bottom, right, top = table.ink.astype(np.float64).T
    wide, high = right - left, top - bottom
    known = np.any(table.ink != 0, axis=1)
    dot = (wide < 0.36) & (high < 0.36) & (top < 0.4)
    hangs = bottom < -0.07  # a comma
    bar = (wide < 0.25) & (high > 0.5)  # danda
    dash = (wide < 0.55) & (high < 0.2) & (top < 0.45)  # Urdu
    group = (wide < 0.7) & (high < 0.75)  # dots in twos and fours, as Ethiopic and Mongolian have them
    fit = np.where(
        dot & ~hangs,
        1.0,
        np.where(dot, 0.45, np.where(dash & ~hangs, 0.9, np.where(bar, 0.85, np.where(group, 0.65, 0.34)))),
    )
    return np.where(known, fit, 0.8)


def _reason(share: float, final: float, shape: float, called: bool) -> str:
    form = "shaped like a full stop, " if shape >= 0.85 else ""
    said = "; the font's own map calls it one" if called else ""
    return f"{form}ends {share:.0%} of the lines that end short and {final:.0%} of its uses are at a word's end{said}"
