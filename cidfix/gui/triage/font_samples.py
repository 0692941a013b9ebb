"""A line in each font, with what copying it out of the file gives: seeing both side by side is the whole triage."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from fontTools import unicodedata

from cidfix.gui.cut_outs import Cut, find_cut
from cidfix.pdf.document import Document, search_sorted
from cidfix.recover.decisions import OPEN
from cidfix.recovery import Recovery

_MOST_GLYPHS = 22  # as many as a cut-out shows


@dataclass(frozen=True, slots=True)
class FontSample:
    """Where a font is seen in the text, and what copying gives there, what gives no letter as `OPEN`."""

    stretch: tuple[int, int]
    cut: Cut
    copied: str


def find_font_samples(recovery: Recovery) -> dict[int, FontSample]:
    """For each font (index into `Document.fonts`) in the text the line that shows most of it."""
    document, layout, index = recovery.document, recovery.layout, recovery.index
    if not len(index.glyph):
        return {}
    fonts = document.glyphs.font[index.glyph].astype(np.int64)
    line = np.repeat(index.token_line, np.diff(index.token_start)).astype(np.int64)
    keys, first, counts = np.unique(line * len(document.fonts) + fonts, return_index=True, return_counts=True)
    # A line that is text rather than a page number, and of lines that show as much the first.
    useful = np.minimum(counts, _MOST_GLYPHS) * (1 + recovery.body[keys // len(document.fonts)])
    samples = {}
    for k in np.lexsort((keys, -useful)).tolist():
        font = int(keys[k] % len(document.fonts))
        if font not in samples:
            samples[font] = _cut_sample(recovery, int(first[k]))
    return {font: FontSample(s, find_cut(document, layout, s, ()), _copy(recovery, *s)) for font, s in samples.items()}


def _cut_sample(recovery: Recovery, position: int) -> tuple[int, int]:
    """Whole words from a position on, as many as fit, at least a part of one."""
    start = recovery.index.token_start
    token = search_sorted(start, position, side="right") - 1
    lines = recovery.layout.line_start
    end = int(lines[search_sorted(lines, token, side="right")])
    fitting = start[token + 1 : end + 1][start[token + 1 : end + 1] - start[token] <= _MOST_GLYPHS]
    return int(start[token]), int(fitting[-1]) if len(fitting) else int(start[token]) + _MOST_GLYPHS


def _copy(recovery: Recovery, start: int, stop: int) -> str:
    """What the file says of a stretch."""
    index = recovery.index
    first, last = (search_sorted(index.token_start, end) for end in (start, stop))
    gaps = set(index.token_start[first + 1 : last].tolist())
    text = []
    for position in range(start, stop):
        letter = find_own(recovery.document, int(index.glyph[position])) or OPEN
        text.append(f" {letter}" if position in gaps else letter)
    return str(unicodedata.normalize("NFC", "".join(text)))


def find_own(document: Document, glyph: int) -> str:
    """What the file's own map says of a glyph; "" where that is nothing that a reader could see."""
    font = document.fonts[int(document.glyphs.font[glyph])]
    says = font.own_map.get(int(document.glyphs.code[glyph]), "")
    return "" if any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") for c in says) else says
