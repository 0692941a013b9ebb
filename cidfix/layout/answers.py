"""The user's word on separators, taken into a layout that stands already.

Who confirms a guess changes no word on the page; laying out hundreds of pages anew for that would be a waste.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from cidfix.layout.guesses import TRUE, apply_said, divide_by_font, own_values
from cidfix.layout.limits import apply_limits
from cidfix.layout.model import Guess, Layout, Separators
from cidfix.layout.spaces import find_unseen
from cidfix.pdf.document import Document


def apply_answers(
    document: Document, layout: Layout, spaces: Mapping[int, bool], stops: Mapping[int, bool]
) -> Layout | None:
    """The layout of `lay_out` under these corrections; None where they change its words.

    `spaces` and `stops` are as for `lay_out`, those that `layout` was made with among them.
    """
    own = own_values(document)
    unseen = np.flatnonzero(find_unseen(apply_limits(document).glyphs)).tolist()
    counted = {glyph for glyph in unseen if not own[glyph]}
    said_spaces, said_stops = divide_by_font(document, spaces), divide_by_font(document, stops)
    separators = tuple(
        Separators(
            apply_said(font.spaces, said_spaces.get(number, {}), counted),
            apply_said(font.stops, said_stops.get(number, {}), {guess.glyph for guess in font.stops}),
        )
        for number, font in enumerate(layout.separators)
    )
    same = all(
        _believed(old.spaces) == _believed(new.spaces) for old, new in zip(layout.separators, separators, strict=True)
    )
    return replace(layout, separators=separators) if same else None


def _believed(guesses: tuple[Guess, ...]) -> set[int]:
    return {guess.glyph for guess in guesses if guess.score >= TRUE}
