"""A letter about to be learned that another shape of its font stands for already: most fonts draw each letter once.

Nothing forbids a second shape, but a letter that was once typed for the wrong shape shows itself here, when it is typed
for the right one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fontTools import unicodedata

from cidfix.languages.scripts import JOINING
from cidfix.pdf.document import Glyphs
from cidfix.recover.index import Index
from cidfix.recover.typed import fold_alike


def find_doubles(
    index: Index, glyphs: Glyphs, known: Mapping[int, str], taught: Iterable[tuple[int, str]]
) -> tuple[tuple[int, int, str], ...]:
    """Each of the letters `taught`, (glyph, value), that another shape of its font has: (glyph, other glyph, value).

    `glyphs` are those of the document, `known` gives the values in use.
    """
    owners: dict[tuple[int, str], list[int]] = {}
    for other, value in known.items():
        if index.share[other] > 0:
            owners.setdefault((int(glyphs.font[other]), fold_alike(value)), []).append(other)
    found = []
    for glyph, value in taught:
        origin = int(index.origin[glyph])
        others = owners.get((int(glyphs.font[origin]), fold_alike(value)), ()) if _has_one_shape(value) else ()
        apart = [other for other in others if glyphs.outline[other] != glyphs.outline[origin]]
        found += [(glyph, apart[0], value)] if apart else []
    return tuple(found)


def _has_one_shape(value: str) -> bool:
    is_letter = value != "" and unicodedata.category(value[0]).startswith("L")
    return is_letter and unicodedata.script(value[0]) not in JOINING
