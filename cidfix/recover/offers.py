"""Which saved maps would help with a document, and how much, told before one is chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cidfix.errors import CidfixError
from cidfix.pdf.document import Document, Ints
from cidfix.recover.map_match import match_map
from cidfix.recover.maps import SavedMap, read_map


@dataclass(frozen=True, slots=True)
class Offer:
    """A saved map that fits a document.

    `made_from` names the documents it was made from; `glyphs` counts the document's glyphs it has one value for,
    `share` is their share of the text (0 to 1), `adds` the share of the text that is not known yet and would be.
    """

    path: Path
    made_from: tuple[str, ...]
    glyphs: int
    share: float
    adds: float


def find_offers(
    document: Document, drawn: Ints, known: Collection[int], maps: Sequence[tuple[Path, SavedMap]]
) -> tuple[Offer, ...]:
    """The maps that say anything of the text, the most helpful first.

    `drawn` are the glyphs of the text, one for each place (M,); `known` those whose value is known already.
    """
    uses = np.bincount(drawn, minlength=len(document.glyphs))
    total = max(len(drawn), 1)
    offers = []
    for path, saved in maps:
        matches = match_map(saved, document)
        told = {m.glyph for m in matches if not (m.space or m.ambiguous or m.context) and uses[m.glyph]}
        if told:
            share, adds = (float(uses[list(part)].sum() / total) for part in (told, told.difference(known)))
            offers.append(Offer(path, saved.made_from, len(told), round(share, 6), round(adds, 6)))
    return tuple(sorted(offers, key=lambda offer: (-offer.adds, -offer.share, str(offer.path))))


def read_maps(paths: Iterable[Path]) -> tuple[tuple[tuple[Path, SavedMap], ...], tuple[CidfixError, ...]]:
    """The saved maps in files, and for each file that can't be read the reason."""
    maps, faults = [], []
    for path in paths:
        try:
            maps.append((path, read_map(path)))
        except CidfixError as error:
            faults.append(error)
    return tuple(maps), tuple(faults)
