"""Which letters a glyph can be by the words that were typed where it stands.

Words teach only what is certain: where two glyphs make one letter with its mark, typing does not say which is which.
But neither can be a letter that was not typed there.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

from cidfix.bidi.characters import to_mirrored
from cidfix.recover.decisions import CID_MARK, OPEN
from cidfix.recover.index import Index
from cidfix.recover.placing import Placed


def find_typed_letters(index: Index, placed: Sequence[Placed]) -> dict[int, frozenset[str]]:
    """The characters (NFD) that all words typed over each glyph have in common; none of words with open letters.

    Of what is mirrored in a line from the right, what is drawn counts as typed, too.
    """
    found: dict[int, frozenset[str]] = {}
    for place in placed:
        text = place.entry.text
        if OPEN in text or CID_MARK.search(text):
            continue
        letters = frozenset(normalize("NFD", text + "".join(map(to_mirrored, text))))
        first, last = index.token_start[place.token], index.token_start[place.token + place.count]
        for glyph in set(index.glyph[first:last].tolist()):
            found[glyph] = found[glyph] & letters if glyph in found else letters
    return found
