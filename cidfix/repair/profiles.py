"""Texts weighed by their letters: how likely each one's are by those of all others.

Contexts of two letters, one and none are interpolated; a text is left out of what it is weighed by, and all texts are
weighed at once, since documents have many thousands of paragraphs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

_BACK = 4.0  # uses that a shorter context counts for
_NEW = 0.5  # uses of a letter that was never seen
_AT_ONCE = 1 << 16  # letters whose grams are counted together

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]


class Profiles:
    """N-grams of up to three letters of `texts` (n, lists of words) and of `extra` words, which is no text of them.

    Each word counts with a space before and after it. `letters` (n,) are the letters of each text.
    """

    def __init__(self, texts: Sequence[Sequence[str]], extra: Sequence[str]) -> None:
        parts = [_spaced(words) for words in (*texts, extra)]
        seen: set[str] = set()
        for part in parts:  # not all in one call, for which Python's lock would be held
            seen.update(part)
        letters = np.array(sorted(map(ord, seen)), dtype=np.int64)
        kinds = len(letters)
        self._ones, self._twos, self._threes = (_Grams(rows) for rows in _count_rows(parts, letters))
        ones = self._ones
        space = letters[ones.codes[ones.gram]] == ord(" ")
        self.letters = np.bincount(ones.owner[~space], ones.number[~space], minlength=len(parts)).astype(np.int64)
        self.letters, self._extra = self.letters[:-1], int(self.letters[-1])
        self._count = len(texts)
        self._kinds = kinds + 1
        rows = slice(int(np.searchsorted(self._threes.owner, len(texts))))  # without those of `extra`, which come last
        self._owner, self._gram, self._number = (
            part[rows] for part in (self._threes.owner, self._threes.gram, self._threes.number)
        )
        # of the three letters of each gram: the last, the one before it, the last two and the first two; and the uses
        # of these by the text of each row
        last, context = self._threes.codes % kinds, self._threes.codes // kinds
        middle = context % kinds
        self._last, self._middle, self._pair, self._context = (
            (which := grams.number_codes(codes), grams.find(self._owner, which[self._gram]))
            for codes, grams in (
                (last, self._ones),
                (middle, self._ones),
                (middle * kinds + last, self._twos),
                (context, self._twos),
            )
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
            found: Ints = total[which[0]][self._gram] - mine * which[1]
            return found

        share = (rest(ones, self._last) + _NEW) / (size - mine * self.letters[self._owner] + _NEW * self._kinds)
        share = (rest(twos, self._pair) + _BACK * share) / (rest(ones, self._middle) + _BACK)
        share = (threes[self._gram] - mine * self._number + _BACK * share) / (rest(twos, self._context) + _BACK)
        cost = np.bincount(self._owner, weights=-self._number * np.log(share), minlength=self._count)
        return cost / np.maximum(self.letters, 1)


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class _Rows:
    """Which gram, by its code, each text has how often, in the order of texts and codes."""

    owner: Ints
    code: Ints
    number: Ints


class _Grams:
    """The grams there are, by their `codes`; `owner`, `gram` (an index of `codes`) and `number` (rows,) of each."""

    def __init__(self, rows: _Rows) -> None:
        self.owner, self.number = rows.owner, rows.number
        codes = np.sort(rows.code)  # and searched: much quicker than to sort places along
        first = np.ones(len(codes), dtype=bool)
        first[1:] = codes[1:] != codes[:-1]
        self.codes = codes[first]
        self.gram = self.number_codes(rows.code)

    def count(self, counted: Bools) -> Ints:
        """The uses of each gram in the texts that count."""
        rows = counted[self.owner]
        return np.bincount(self.gram[rows], weights=self.number[rows], minlength=len(self.codes)).astype(np.int64)

    def number_codes(self, codes: Ints) -> Ints:
        """The indices of codes there are."""
        return np.searchsorted(self.codes, codes).astype(np.int32)

    def find(self, owner: Ints, gram: Ints) -> Ints:
        """The uses of grams by texts that have them."""
        size = len(self.codes)
        found: Ints = self.number[np.searchsorted(_join(self.owner, self.gram, size), _join(owner, gram, size))]
        return found


def _count_rows(parts: Sequence[str], letters: Ints) -> tuple[_Rows, _Rows, _Rows]:
    """The grams of one, two and three letters of each part, some parts at a time, for each time takes much memory.

    The code of a gram is the numbers of its letters among all (code points), as digits.
    """
    found: tuple[list[_Rows], list[_Rows], list[_Rows]] = ([], [], [])
    space, kinds = int(np.searchsorted(letters, ord(" "))), len(letters)
    index = np.zeros(int(letters.max(initial=0)) + 1, dtype=np.int64)
    index[letters] = np.arange(kinds)
    start = 0
    while start < len(parts):
        stop = start + 1
        size = len(parts[start])
        while stop < len(parts) and size < _AT_ONCE:
            size += len(parts[stop])
            stop += 1
        owners = np.repeat(np.arange(start, stop, dtype=np.int32), [len(part) for part in parts[start:stop]])
        ones = index[np.frombuffer("".join(parts[start:stop]).encode("utf-32-le"), dtype=np.uint32)]
        inside = (ones[:-1] != space) | (ones[1:] != space)
        twos = _join(ones[:-1], ones[1:], kinds)
        threes = _join(twos[:-1], ones[2:], kinds)
        found[0].append(_count(owners, ones, kinds))
        found[1].append(_count(owners[:-1][inside], twos[inside], kinds**2))
        inside = inside[:-1] & inside[1:]
        found[2].append(_count(owners[:-2][inside], threes[inside], kinds**3))
        start = stop
    one, two, three = (
        _Rows(*(np.concatenate([getattr(part, name) for part in rows]) for name in ("owner", "code", "number")))
        for rows in found
    )
    return one, two, three


def _count(owners: Ints, codes: Ints, codes_there_are: int) -> _Rows:
    first = int(owners[0]) if len(owners) else 0
    keys, number = np.unique(_join(owners - first, codes, codes_there_are), return_counts=True)
    return _Rows((keys // codes_there_are + first).astype(np.int32), keys % codes_there_are, number.astype(np.int32))


def _join(first: Ints, second: Ints, size: int) -> Ints:
    """Pairs of numbers, of which the second are less than `size`, as one number each."""
    pairs = first.astype(np.int64)
    pairs *= size
    pairs += second
    return pairs


def _spaced(words: Sequence[str]) -> str:
    return f" {'  '.join(words)} " if words else ""
