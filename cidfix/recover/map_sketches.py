"""Which glyphs of a document look like one of a saved map, where no outline is the same."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable
from typing import NamedTuple

from cidfix.pdf.document import Document
from cidfix.recover.maps import SavedMap
from cidfix.recover.sketches import Alike, draw_sketches, find_alike, parse_sketches, pick_sketches

_SAME_FACE = 0.5  # of a font's glyphs


class Sketched(NamedTuple):
    """The map's glyphs that one of the document looks like, how much, and whether they are the same for sure."""

    entries: list[int]
    score: float
    same: bool


def find_sketched(saved: SavedMap, document: Document, found: Collection[int]) -> dict[int, Sketched]:
    """The glyphs with an outline, but for those that are `found` already, that look like one of the map's."""
    entries = [entry for entry, known in enumerate(saved.glyphs) if known.sketch]
    left = [glyph for glyph, outline in enumerate(document.glyphs.outline) if outline and glyph not in found]
    if not entries or not left:
        return {}
    mine = pick_sketches(draw_sketches(document), left)
    others = parse_sketches([saved.glyphs[entry].sketch for entry in entries])
    pairs: dict[int, list[Alike]] = defaultdict(list)
    for pair in find_alike(mine, others):
        pairs[pair.mine].append(pair)
    fonts = document.glyphs.font[left].tolist()
    same_face = _find_same_faces(fonts, (place for place, own in pairs.items() if any(pair.near for pair in own)))
    sketched = {}
    for place, own in pairs.items():
        pixels = mine.coarse[place] or any(others.coarse[pair.other] for pair in own)
        near = [pair for pair in own if pair.near] if not pixels or fonts[place] in same_face else []
        chosen = near or own
        best = max(pair.score for pair in chosen)
        sketched[left[place]] = Sketched([entries[pair.other] for pair in chosen], best, bool(near))
    return sketched


def _find_same_faces(fonts: list[int], near: Iterable[int]) -> set[int]:
    """The fonts most of whose glyphs are near ones of the map; `fonts` gives each glyph's, `near` counts along it.

    Pixels that are a few to the letter are near those of another face, too, and of another script.
    """
    whole, found = Counter(fonts), Counter(fonts[place] for place in near)
    return {font for font, count in found.items() if count >= _SAME_FACE * whole[font]}
