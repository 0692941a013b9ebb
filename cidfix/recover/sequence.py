"""Which of the letters that are drawn alike a glyph is, by what letters stand beside it.

Each glyph stands for one letter, but the outline may be that of several: o and u, t and d of the Mongolian script, the
final forms of Arabic letters, Latin and Cyrillic a. That is a substitution cipher with a few candidates a sign (Ravi
and Knight 2011, "Bayesian Inference for Zodiac and Other Homophonic Ciphers"), and is solved as such: an assignment of
letters to all glyphs together is good if the pairs of letters it makes, side by side and at some distance within a word
(as vowels agree in harmony), are those of few kinds, and those of a sample text of the language, and if the letters are
as frequent in it. A letter that has several glyphs for one place in the word costs something, and two glyphs of one
font with one outline in one place are two letters, or the font would not have both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cidfix.recover.letter_pairs import END, OTHER, TEXT, Language, Pairs, count_pairs, log_gamma, spell
from cidfix.recover.words import Words

_MOST = 400  # symbols that are told apart, the most frequent
_DISTANT = 0.25  # what a pair at a distance counts, as there are about four for each side by side
_SEEN = 2.0  # uses that each glyph is thought to have had before
_TWIN = 30.0  # cost of a letter that a glyph of the same outline, font and place in words has already
_ORDER = 2.4  # cost of two such glyphs whose letters are not in the order of the glyphs: one in ten is so
_SHARED = 0.1  # of their places, at least, that such glyphs share
_MOST_TWINS = 12  # such glyphs that are looked at
_SWEEPS = 16
_WORK = 4_000  # weighings after which nothing is changed any more, whatever a document draws
_EXCHANGES = 24  # of letters, that are tried
_LIKELIEST = 4  # letters of each symbol that are exchanged

_Floats = NDArray[np.float64]
_Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a symbol may stand for, `values`, the likeliest first, and what speaks for each otherwise, `weights`.

    `face` is the same for symbols of one font with one outline; `rank` is its place in the font, -1 if that is unknown.
    """

    face: tuple[int, str]
    rank: int
    values: tuple[str, ...]
    weights: tuple[float, ...]


def weigh_sequences(
    words: Words, choices: Sequence[Choice], sample: Iterable[str], frequency: Mapping[str, float]
) -> dict[int, _Floats]:
    """For each symbol with several values what its neighbours say of each, as logarithms of odds, beside the best.

    `choices` are those of each symbol, in order; `sample` are words of the language and `frequency` the shares of its
    letters, as far as they are known.

    Cost: for each open symbol work in proportion to its values and to the number of letters, in a few sweeps.
    """
    use = np.bincount(words.symbol, minlength=words.symbols)
    kept = np.sort(np.argsort(-use, kind="stable")[:_MOST])
    kept = kept[use[kept] > 0]
    if all(len(choices[symbol].values) < 2 for symbol in kept.tolist()):
        return {}
    mine = [choices[symbol] for symbol in kept.tolist()]
    language = Language.of([value for choice in mine for value in choice.values], sample, frequency)
    cipher = _Cipher(mine, language, words, kept)
    cipher.solve()
    return {int(kept[k]): cipher.weigh(k) for k in cipher.open}


class _Cipher:
    """An assignment of values to symbols that is made better step by step; `open` are the symbols with a choice."""

    def __init__(self, choices: Sequence[Choice], language: Language, words: Words, kept: _Ints) -> None:
        self._choices = choices
        self._spelt = [[tuple(language.numbers[x] for x in spell(value)) for value in c.values] for c in choices]
        self._first = [np.array([letters[0] for letters in mine], np.int64) for mine in self._spelt]
        self._last = [np.array([letters[-1] for letters in mine], np.int64) for mine in self._spelt]
        beside, apart = count_pairs(words, kept)
        self._beside, self._apart = Pairs(beside, language.beside), Pairs(apart, language.apart)
        self._places = TEXT * words.count_places()[kept]
        self._uses = self._places.sum(axis=1)
        self._seen = language.seen
        self._letters = np.ones(len(language.seen))  # uses of each letter
        self._taken: dict[tuple[int, str], _Floats] = {}  # by font and value: uses in each place
        self._now = np.full(len(choices), -1)
        self._twins = self._find_twins()
        self._done = 0  # weighings
        for extra, letter in ((len(choices), OTHER), (len(choices) + 1, END)):
            self._beside.put(extra, letter, letter, 1)
            self._apart.put(extra, letter, letter, 1)
        self.open = [k for k in np.argsort(-self._uses, kind="stable").tolist() if len(choices[k].values) > 1]

    def _find_twins(self) -> list[list[int]]:
        """For each symbol those of its font and outline that stand in the same places of words."""
        share = self._places / np.maximum(self._uses, 1e-9)[:, None]
        by_face: dict[tuple[int, str], list[int]] = {}
        for k, choice in enumerate(self._choices):
            by_face.setdefault(choice.face, []).append(k)
        return [
            [t for t in by_face[choice.face][:_MOST_TWINS] if t != k and np.minimum(share[k], share[t]).sum() > _SHARED]
            for k, choice in enumerate(self._choices)
        ]

    def _put(self, k: int, which: int) -> None:
        self._move(k, which, 1)
        self._now[k] = which

    def _lift(self, k: int) -> int:
        which = int(self._now[k])
        self._move(k, which, -1)
        self._now[k] = -1
        return which

    def _move(self, k: int, which: int, sign: int) -> None:
        first, last = int(self._first[k][which]), int(self._last[k][which])
        self._beside.put(k, first, last, sign)
        self._apart.put(k, last, last, sign)
        self._letters[last] += sign * self._uses[k]
        key = self._choices[k].face[0], self._choices[k].values[which]
        self._taken[key] = self._taken.get(key, np.zeros(4)) + sign * self._places[k]

    def _weigh(self, k: int) -> _Floats:
        """What speaks for each value of a symbol that has none now, its own weight apart."""
        self._done += 1
        choice, first, last = self._choices[k], self._first[k], self._last[k]
        said: _Floats = self._beside.weigh(k, first, last) + _DISTANT * self._apart.weigh(k, last, last)
        said += self._seen[last] * np.log1p(self._uses[k] / self._letters[last])
        taken = np.array([self._taken.get((choice.face[0], value), np.zeros(4)) for value in choice.values]) + _SEEN
        said -= (1 + _DISTANT) * (log_gamma(taken + self._places[k]) - log_gamma(taken)).sum(axis=1)
        for t in self._twins[k]:
            if self._now[t] >= 0:
                other, later = self._choices[t].values[self._now[t]], choice.rank > self._choices[t].rank >= 0
                ordered = choice.rank >= 0 <= self._choices[t].rank
                said -= [
                    _TWIN if value == other else _ORDER * (ordered and (value > other) != later)
                    for value in choice.values
                ]
        return said

    def _weigh_all(self, k: int) -> _Floats:
        said: _Floats = self._weigh(k) + np.array(self._choices[k].weights)
        return said

    def solve(self) -> None:
        """Give each symbol a value, the most frequent first, and change them while that makes the whole better."""
        for k, choice in enumerate(self._choices):
            if len(choice.values) == 1:
                self._put(k, 0)
        for k in self.open:
            self._put(k, int(self._weigh_all(k).argmax()))
        pairs = [(k, t) for k in self.open for t in self._twins[k] if k < t and len(self._choices[t].values) > 1]
        exchanges = self._list_exchanges()
        for _ in range(_SWEEPS):
            changed = [self._improve(k) for k in self.open]
            changed = changed if any(changed) else [self._swap(pair) for pair in pairs]
            changed = changed if any(changed) else [self._exchange(other) for other in exchanges]
            if not any(changed):
                break

    def _improve(self, k: int) -> bool:
        if self._done > _WORK:
            return False
        old = self._lift(k)
        self._put(k, int(self._weigh_all(k).argmax()))
        return bool(self._now[k] != old)

    def _list_exchanges(self) -> list[dict[int, int]]:
        """Pairs of letters that open symbols may be either of, and two such pairs of one symbol, each once."""
        found: dict[tuple[tuple[int, int], ...], None] = {}
        for k in self.open:
            letters = dict.fromkeys(mine[0] for mine in self._spelt[k] if len(mine) == 1)
            pairs = list(combinations(sorted(list(letters)[:_LIKELIEST]), 2))
            found.update(dict.fromkeys((pair,) for pair in pairs))
            doubles = ((p, q) for p, q in combinations(pairs, 2) if not set(p) & set(q))
            found.update(dict.fromkeys(doubles))
        return [{a: b for p in pairs for a, b in (p, p[::-1])} for pairs in list(found)[:_EXCHANGES]]

    def _exchange(self, other: Mapping[int, int]) -> bool:
        """Exchange some letters in all open symbols that may have the other, if that makes the whole better."""
        new: dict[int, int] = {}
        for k in self.open:
            spelt = self._spelt[k]
            wanted = tuple(other.get(letter, letter) for letter in spelt[self._now[k]])
            if wanted != spelt[self._now[k]] and wanted in spelt:
                new[k] = spelt.index(wanted)
        return self._change(new)

    def _swap(self, pair: tuple[int, int]) -> bool:
        """Exchange the values of two symbols that look alike, if that makes the whole better."""
        k, t = pair
        mine, its = self._choices[k].values, self._choices[t].values
        own, other = mine[self._now[k]], its[self._now[t]]
        if own == other or other not in mine or own not in its:
            return False
        return self._change({k: mine.index(other), t: its.index(own)})

    def _change(self, new: Mapping[int, int]) -> bool:
        """Give some symbols other values, if that makes the whole better."""
        if not new or self._done > _WORK:
            return False
        old = {k: self._lift(k) for k in new}
        better = self._try(new) > self._try(old) + 1e-9
        for k, which in (new if better else old).items():
            self._put(k, which)
        return better

    def _try(self, values: Mapping[int, int]) -> float:
        """What speaks for some values of symbols that have none, each beside those before it."""
        said = 0.0
        for k, which in values.items():
            said += float(self._weigh_all(k)[which])
            self._put(k, which)
        for k in values:
            self._lift(k)
        return said

    def weigh(self, k: int) -> _Floats:
        """What the neighbours of an open symbol say of each of its values now, beside what speaks for the best."""
        now = self._lift(k)
        said = self._weigh(k)
        self._put(k, now)
        beside_best: _Floats = said - said.max()
        return beside_best
