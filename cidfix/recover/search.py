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
    """The folded text of all words as they were written, a gap behind each.

    `stop` (W,) tells where each word's text ends, `first` and `last` (W,) are the tokens it stands in.
    """

    text: str
    stop: NDArray[np.int64]
    first: NDArray[np.int64]
    last: NDArray[np.int64]


def to_searchable(decoder: Decoder) -> Searchable:
    """Fold what all words say; linear in the glyphs of the document."""
    if not decoder.is_mixed:
        text = _fold(decoder.join_tokens(_GAP))
        gaps = np.flatnonzero(np.frombuffer(text.encode("utf-32-le", "surrogatepass"), np.uint32) == 0)
        return Searchable(text, gaps, np.arange(len(gaps)), np.arange(len(gaps)))
    words = [(_fold(word.replace(_GAP, "")) + _GAP, first, last) for word, first, last in decoder.list_words()]
    stop = np.cumsum([len(word) for word, _, _ in words], dtype=np.int64) - 1
    first, last = (np.array([word[k] for word in words], np.int64) for k in (1, 2))
    return Searchable("".join(word for word, _, _ in words), stop, first, last)


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
        begin, end = searchable.first[first : last + 1].min(), searchable.last[first : last + 1].max()
        found.append((int(token_start[begin]), int(token_start[end + 1])))
        position = searchable.text.find(sought, int(searchable.stop[first]))
    return tuple(found)


def _fold(text: str) -> str:
    return fold_alike(text.casefold())
