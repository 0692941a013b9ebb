"""How letters are set apart: italic, bold and small capitals by their fonts' names, raised and lowered by geometry.

Names of fonts follow habits, not a standard: the style names of OpenType families, those of PostScript fonts before
them, and the short ones of Computer Modern and its kin (CMTI10, SFBX1200: Knuth 1986, Computer Modern Typefaces).
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.export.model import Style
from cidfix.layout import Direction, Layout
from cidfix.pdf.document import Bools, Document

Styles: TypeAlias = NDArray[np.uint8]

_TEX = r"^(?:CM|EC|SF|TC|FC|LA|LB|LC|PL|CS)"
_ITALIC = regex.compile(
    rf"(?i:ital|obliq|slant|kursiv|cursiva)|[-,_ ]\w*(?:It|Ob|Obl|Sl)(?![a-z])|(?:[a-z]|-)(?:BI|TI|TBI|TZI|RI|I)$"
    rf"|(?i:{_TEX}(?:BX|SS|TT|B)?(?:TI|SL|MI|ITT|I|U)\d)"
)
_BOLD = regex.compile(
    rf"(?i:bold|black|heavy|fett|demi)|[-,_ ]\w*(?:Bd|Blk|Medi)(?![a-z])|(?:[a-z]|-)(?:B|TB|TZ|BI|TBI|TZI)$"
    rf"|(?i:{_TEX}(?:SS)?BX?(?:TI|SL|SC)?\d)"
)
_CAPS = regex.compile(rf"(?i:small.?cap|petite.?cap|smcp)|Caps|[-,_ a-z]SC(?![a-z])|(?i:{_TEX}(?:T?CSC|CC|XC)\d)")

_SMALL = 0.85  # of the size of most of the line
_UP, _HIGHEST = 0.15, 0.8  # em above the baseline
_FAR_UP = 0.25  # em, for signs that are not small
_DOWN, _LOWEST = 0.06, 0.6  # em below it


def name_style(font: str) -> Style:
    """The style that a font's name tells."""
    style = Style.NONE
    for pattern, kind in ((_ITALIC, Style.ITALIC), (_BOLD, Style.BOLD), (_CAPS, Style.SMALL_CAPS)):
        if pattern.search(font):
            style |= kind
    return style


def find_styles(layout: Layout, document: Document, capital: Bools) -> Styles:
    """The style of each of the layout's glyphs, shape (M,); `capital` (G,) is true for glyphs that are capitals.

    Capitals smaller than the line on its own baseline are small capitals. Vertical lines have nothing raised.
    """
    every, here = document.occurrences, layout.occurrence
    glyph = every.glyph[here]
    named = np.array([name_style(font.base_name) for font in document.fonts] or [Style.NONE], np.uint8)
    styles = named[document.glyphs.font[glyph]]
    number = np.arange(len(layout.page), dtype=np.int32)
    line = np.repeat(np.repeat(number, np.diff(layout.line_start)), np.diff(layout.token_start))
    em = np.maximum(layout.size[line], 1e-3)
    across = every.y[here] * every.dx[here] - every.x[here] * every.dy[here]
    up = (layout.baseline[line] - across) / em
    small = every.size[here] < _SMALL * em
    level = layout.direction[line] <= Direction.RTL
    raised = level & (up < _HIGHEST) & ((small & (up > _UP)) | (up > _FAR_UP))
    lowered = level & small & (up < -_DOWN) & (up > -_LOWEST)
    caps = small & ~raised & ~lowered & capital[glyph]
    for found, kind in ((raised, Style.RAISED), (lowered, Style.LOWERED), (caps, Style.SMALL_CAPS)):
        styles[found] |= np.uint8(kind)
    return styles
