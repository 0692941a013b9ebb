"""The stretches of text that could be typed, fewed down to those worth choosing from.

A long document has a hundred thousand different words; the ones that show most, and for each unsettled symbol some that
show it, are all that choosing needs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Bools, Ints
from cidfix.recover.index import Index
from cidfix.recover.suggest import Option

_MOST_OPTIONS = 3000
_ENOUGH = 20  # options for a symbol, from which on another is not kept for its sake
_BLOCK = 4000


def find_options(index: Index, start: Ints, stop: Ints, places: Bools) -> list[Option]:
    """The best of the stretches from `start` to `stop` of the index's glyphs as options, numbered as given.

    `places` (M,) is true where something unsettled stands; every symbol that is unsettled in a stretch is shown by one
    of the options kept. Cost: a few sorts, then work per option kept.
    """
    owner, symbol = _find_shown(index, start, stop, places)
    first = np.searchsorted(owner, np.arange(len(start) + 1))
    heads = np.concatenate([[0], np.cumsum(~index.attached)])
    keys = heads[stop] - heads[start]
    uses = np.bincount(index.symbol[index.glyph], minlength=len(index.symbol))
    weight = np.bincount(owner, uses[symbol], minlength=len(start)).astype(np.int64)
    kept = np.arange(len(start)) if len(start) <= _MOST_OPTIONS else _keep_best(first, symbol, keys)
    return [
        Option(number, frozenset(symbol[first[number] : first[number + 1]].tolist()), int(keys[number]), weight_of)
        for number, weight_of in zip(kept.tolist(), weight[kept].tolist(), strict=True)
    ]


def _find_shown(index: Index, start: Ints, stop: Ints, places: Bools) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The symbols that are unsettled in each stretch, once each: the stretch's number and the symbol, in order."""
    unsettled = np.flatnonzero(places)
    low, high = np.searchsorted(unsettled, start), np.searchsorted(unsettled, stop)
    length = high - low
    owner = np.repeat(np.arange(len(start)), length)
    place = np.arange(length.sum()) - np.repeat(np.cumsum(length) - length, length) + np.repeat(low, length)
    size = len(index.symbol)  # no symbol has a higher number than there are glyphs
    pairs = np.sort(owner * size + index.symbol[index.glyph[unsettled[place]]])
    pairs = pairs[np.diff(pairs, prepend=-1) > 0]
    return pairs // size, pairs % size


def _keep_best(first: NDArray[np.int64], symbol: NDArray[np.int64], keys: NDArray[np.int64]) -> NDArray[np.int64]:
    """The numbers of those that show most, and for each symbol those that show most with it."""
    shown = np.diff(first)
    ranked = np.lexsort((keys, -shown))
    kept = set(ranked[: _MOST_OPTIONS // 2].tolist())
    seen = np.zeros(int(symbol.max(initial=-1)) + 1, np.int64)
    for block in np.array_split(ranked, max(1, len(ranked) // _BLOCK)):
        # What has been seen often enough stays so: all that shows nothing else is passed over at once.
        scarce = np.concatenate([[0], np.cumsum(seen[symbol] < _ENOUGH)])
        for number in block[scarce[first[block + 1]] > scarce[first[block]]].tolist():
            shows = symbol[first[number] : first[number + 1]]
            if (seen[shows] < _ENOUGH).any():
                kept.add(number)
                seen[shows] += 1
    return np.array(sorted(kept), np.int64)
