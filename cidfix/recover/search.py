"""Find words in the text as decoded so far, however they are typed: upper or lower case, precomposed or not."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Ints
from cidfix.recover.decode import Decoder
from cidfix.recover.typed import fold_alike

_MOST_FOUND = 1000
_GAP = "\0"  # between tokens; nothing that can be typed


@dataclass(frozen=True, slots=True)
class Searchable:
    """The folded text of all tokens, a gap behind each; `stop` (T,) tells where each token's text ends."""

    text: str
    stop: NDArray[np.int64]


def to_searchable(decoder: Decoder) -> Searchable:
    """Fold what all tokens say; linear in the glyphs of the document."""
    text = _fold(decoder.join_tokens(_GAP))
    gaps = np.flatnonzero(np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32) == 0)
    return Searchable(text, gaps)


def find_text(searchable: Searchable, wanted: str, token_start: Ints) -> tuple[tuple[int, int], ...]:
    """The stretches of whole tokens in which the words, or part of a word, that were typed stand; the first thousand.

    `token_start` (T + 1,) are the tokens' offsets, of which the stretches are made.
    """
    sought = _fold(_GAP.join(wanted.split()))
    found: list[tuple[int, int]] = []
    position = searchable.text.find(sought) if sought else -1
    while position >= 0 and len(found) < _MOST_FOUND:
        first = int(np.searchsorted(searchable.stop, position))
        last = int(np.searchsorted(searchable.stop, position + len(sought)))
        found.append((int(token_start[first]), int(token_start[last + 1])))
        position = searchable.text.find(sought, int(searchable.stop[first]))
    return tuple(found)


def _fold(text: str) -> str:
    return fold_alike(text.casefold())
