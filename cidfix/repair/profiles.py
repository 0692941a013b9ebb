"""Texts weighed by their letters: how likely each one's are by those of all others.

Contexts of two letters, one and none are interpolated; a text is left out of what it is weighed by, and all texts are
weighed at once, since documents have many thousands of paragraphs.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

_BACK = 4.0  # uses that a shorter context counts for
_NEW = 0.5  # uses of a letter that was never seen

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]


class Profiles:
    """N-grams of up to three letters of `texts` (n, lists of words) and of `extra` words, which is no text of them.

    Each word counts with a space before and after it. `letters` (n,) are the letters of each text.
    """

    def __init__(self, texts: Sequence[Sequence[str]], extra: Sequence[str]) -> None:
        parts = [_spaced(words) for words in (*texts, extra)]
        lengths = np.array([len(part) for part in parts])
        characters = np.frombuffer("".join(parts).encode("utf-32-le"), dtype=np.uint32)
        owners = np.repeat(np.arange(len(parts)), lengths)
        letters = np.flatnonzero(np.bincount(characters))
        index = np.zeros(int(letters.max(initial=0)) + 1, dtype=np.int64)
        index[letters] = np.arange(len(letters))
        singles = index[characters]
        space = int(np.searchsorted(letters, ord(" ")))
        inside = (singles[:-1] != space) | (singles[1:] != space)
        double = np.flatnonzero(inside)
        triple = np.flatnonzero(inside[:-1] & inside[1:])
        self.letters = np.bincount(owners[singles != space], minlength=len(parts))[:-1]
        self._count = len(texts)
        self._extra = int((singles != space).sum() - self.letters.sum())
        self._kinds = len(letters) + 1
        pairs, twos = np.unique(singles[double] * len(letters) + singles[double + 1], return_inverse=True)
        self._ones = _Grams(owners, singles)
        self._twos = _Grams(owners[double], twos)
        place = np.zeros(len(characters), dtype=np.int64)
        place[double] = twos
        keys = place[triple] * len(letters) + singles[triple + 2]
        grams, threes = np.unique(keys, return_inverse=True)
        self._threes = _Grams(owners[triple], threes)
        rows = self._threes.owner < len(texts)
        self._owner, self._gram, self._number = (
            part[rows] for part in (self._threes.owner, self._threes.gram, self._threes.number)
        )
        # of each row's three letters: the last, the one before it, the last two and the first two; and its text's uses
        last, context = grams % len(letters), grams // len(letters)
        middle = pairs[context] % len(letters)
        pair = np.searchsorted(pairs, middle * len(letters) + last)
        self._last, self._middle, self._pair, self._context = (
            (which := part[self._gram], grams_.find(self._owner, which))
            for part, grams_ in ((last, self._ones), (middle, self._ones), (pair, self._twos), (context, self._twos))
        )

    def measure(self, counted: Bools, own: Bools) -> Floats:
        """The cost of each text's letters (n,), in nats a letter, by those of all texts that are `counted` (n,).

        Where `own` (n,) holds a text's letters are not among those that it is weighed by.
        """
        all_counted = np.append(counted, True)
        ones, twos, threes = (grams.count(all_counted) for grams in (self._ones, self._twos, self._threes))
        mine = own[self._owner]
        size = self._extra + self.letters[counted].sum()

        def rest(total: Ints, which: tuple[Ints, Ints]) -> Ints:
            found: Ints = total[which[0]] - mine * which[1]
            return found

        share = (rest(ones, self._last) + _NEW) / (size - mine * self.letters[self._owner] + _NEW * self._kinds)
        share = (rest(twos, self._pair) + _BACK * share) / (rest(ones, self._middle) + _BACK)
        share = (rest(threes, (self._gram, self._number)) + _BACK * share) / (rest(twos, self._context) + _BACK)
        cost = np.bincount(self._owner, weights=-self._number * np.log(share), minlength=self._count)
        return cost / np.maximum(self.letters, 1)


class _Grams:
    """Which gram each text has how often: `owner`, `gram` and `number` (rows,), in that order."""

    def __init__(self, owners: Ints, grams: Ints) -> None:
        self._size = int(grams.max(initial=0)) + 1
        self._keys, self.number = np.unique(owners * self._size + grams, return_counts=True)
        self.owner, self.gram = self._keys // self._size, self._keys % self._size

    def count(self, counted: Bools) -> Ints:
        """The uses of each gram in the texts that count."""
        rows = counted[self.owner]
        return np.bincount(self.gram[rows], weights=self.number[rows], minlength=self._size).astype(np.int64)

    def find(self, owner: Ints, gram: Ints) -> Ints:
        """The uses of grams by texts that have them."""
        found: Ints = self.number[np.searchsorted(self._keys, owner * self._size + gram)]
        return found


def _spaced(words: Sequence[str]) -> str:
    return f" {'  '.join(words)} " if words else ""
