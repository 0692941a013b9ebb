"""The words of a document, each different one once, as what is proposed for its letters looks at them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.index import Index

_MOST = 4_000  # different words that are looked at, the most frequent


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Words:
    """Words that differ, each once: their symbols (M,) in a row, and where each begins, (W + 1,).

    How often a word is said tells of the text, not of its letters. `symbol_of` (G,) is the symbol of each glyph, of
    which there are `symbols`.
    """

    symbol: NDArray[np.int64]
    start: NDArray[np.int64]
    symbol_of: NDArray[np.int64]
    symbols: int

    @classmethod
    def of(cls, index: Index) -> Words:
        """The most frequent words of a document."""
        _, first = np.unique(index.type, return_index=True)
        often = index.uses[index.type[first]]
        chosen = np.sort(first[np.argsort(-often, kind="stable")[:_MOST]])
        length = np.diff(index.token_start)[chosen]
        start = np.concatenate([[0], np.cumsum(length)])
        place = np.arange(start[-1]) + np.repeat(index.token_start[:-1][chosen] - start[:-1], length)
        symbols = index.symbol.astype(np.int64)
        return cls(symbols[index.glyph[place]], start, symbols, int(symbols.max(initial=-1)) + 1)

    @property
    def word(self) -> NDArray[np.int64]:
        """The number of the word that each symbol of the row stands in, (M,)."""
        return np.repeat(np.arange(len(self.start) - 1), np.diff(self.start))

    def to_symbols(self, of_glyph: NDArray[np.float64]) -> NDArray[np.float64]:
        """What is known of glyphs (G, N), as the mean over the glyphs of each symbol."""
        sums = sum_rows(self.symbol_of, of_glyph, self.symbols)
        mean: NDArray[np.float64] = sums / np.maximum(np.bincount(self.symbol_of, minlength=self.symbols), 1)[:, None]
        return mean

    def count_places(self) -> NDArray[np.float64]:
        """How often each symbol begins a word, stands inside, ends it, and stands alone, (S, 4)."""
        full = np.diff(self.start) > 0
        first = np.zeros(len(self.symbol), bool)
        last = first.copy()
        first[self.start[:-1][full]] = True
        last[self.start[1:][full] - 1] = True
        kind = np.where(first & last, 3, np.where(first, 0, np.where(last, 2, 1)))
        return count_cells(self.symbol, kind, np.ones(len(kind)), (self.symbols, 4))


def sum_rows(group: NDArray[np.int64], rows: NDArray[np.float64], count: int) -> NDArray[np.float64]:
    """The sums of the rows (M, N) of each group, (count, N); `group` (M,) is that of each row.

    Column by column: `np.add.at` takes several times as long, and keeps all other threads waiting for all of it.
    """
    sums = np.empty((count, rows.shape[1]))
    for k in range(rows.shape[1]):
        sums[:, k] = np.bincount(group, rows[:, k], count)
    return sums


def count_cells(
    row: NDArray[np.int64], column: NDArray[np.int64], weight: NDArray[np.float64], shape: tuple[int, int]
) -> NDArray[np.float64]:
    """The sums of the weights (M,) that fall to each cell of a table of some shape."""
    return np.asarray(np.bincount(row * shape[1] + column, weight, shape[0] * shape[1]), np.float64).reshape(shape)
