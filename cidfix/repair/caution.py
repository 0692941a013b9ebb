"""Which of the changes that explain a text best are also founded well enough to be made.

The likeliest reading is wrong where two readings are nearly as likely, and a right word made wrong is worse than a
wrong one left: it can't be seen any more. So each space that was put in or taken out is weighed once more by what the
text says where it is undamaged, and stays as it is seen unless the change is far likelier.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, starmap
from math import inf

from cidfix.repair.units import APOSTROPHES, DIGITS, LETTERS, find_units, is_word, kind_of
from cidfix.repair.vocabulary import Vocabulary

_SEEN = 2.0  # nats by which pieces must be likelier one word than two: where that word is seen elsewhere,
_NEW = 3.0  # where it is not,
_ALONE = 6.0  # and where it is not and would be of two pieces only, which even sound text has side by side
_SIGN = 0.7  # the same for a sign and its neighbour
_PARTED = 4.0  # nats by which words must be likelier than the one they may have run together to,
_TWO = 7.0  # and two words than the one that they may be the parts of
_RUN = 3  # words that never look like one by chance, as the two parts of a compound do


class Caution:
    """Weighs by one vocabulary, that of the text as it was given. It remembers nothing of what it weighed."""

    def __init__(self, evidence: Vocabulary) -> None:
        self._evidence = evidence

    def choose_starts(self, text: Sequence[str], old: Sequence[int], new: Sequence[int]) -> list[int]:
        """Where tokens begin in `text` (grapheme clusters), as far as it is sure: at `new` places or else at the `old`.

        Where both have a token begin, what is before says nothing of what is behind.
        """
        common = sorted({*old} & {*new})
        starts: list[int] = []
        for start, stop in zip(common, [*common[1:], len(text)], strict=True):
            before, after = ([at for at in places if start <= at < stop] for places in (old, new))
            if len(after) == 1:
                starts += self._join(text, before, stop)
            elif (self._is_parted if len(before) == 1 else self._is_known)(text, after, stop):
                starts += after
            else:
                starts += before
        return starts

    def _join(self, text: Sequence[str], starts: Sequence[int], stop: int) -> list[int]:
        """The starts of what pieces make: of one token, or of several where one space is nearly as likely to be one."""
        if len(starts) == 1:
            return list(starts)
        first = starts[0]
        asked = _ALONE if len(starts) == 2 else _NEW
        joints = {at: self._weigh("".join(text[first:at]), "".join(text[at:stop]), asked) for at in starts[1:]}
        weakest = min(joints, key=lambda at: joints[at])
        if joints[weakest] >= 0:
            return [first]
        at = starts.index(weakest)
        return self._join(text, starts[:at], weakest) + self._join(text, starts[at:], stop)

    def _weigh(self, left: str, right: str, asked: float) -> float:
        """By how many nats two pieces are likelier one word than two, beyond what is `asked` for if it is a new one."""
        evidence, kinds = self._evidence, (kind_of(left[-1]), kind_of(right[0]))
        if kinds == (LETTERS, LETTERS):
            first, second = find_units(left)[-1].lower(), find_units(right)[0].lower()
            whole = first + second
            gain = evidence.cost(first) + evidence.cost(second) - evidence.cost(whole)
            return gain - _SEEN if whole in evidence.words else gain - evidence.gain(first, second) - asked
        elided = find_units(f"{left}{right[0]}l")[-2] if right[0] in APOSTROPHES else find_units(f"{left}l")[-2:][0]
        if kinds == (DIGITS, DIGITS) or elided.lower() in evidence.words:
            return inf
        none, some = evidence.gap(*kinds)
        return some - none - _SIGN

    def _is_parted(self, text: Sequence[str], starts: Sequence[int], stop: int) -> bool:
        """Whether what begins at these places of a token are words of their own."""
        evidence = self._evidence
        parts = ["".join(text[start:end]) for start, end in pairwise([*starts, stop])]
        words = [unit.lower() for part in parts for unit in find_units(part) if is_word(unit)]
        if len(words) < _RUN and not all(word in evidence.words for word in words):
            return False
        whole = [unit.lower() for unit in find_units("".join(parts)) if is_word(unit)]
        if any(evidence.words.get(word, 0) > 1 for word in whole if word not in words):
            return False
        apart = sum(map(evidence.cost, words)) - sum(starmap(evidence.gain, pairwise(words)))
        return sum(map(evidence.cost_elsewhere, whole)) - apart >= (_TWO if len(words) < _RUN else _PARTED)

    def _is_known(self, text: Sequence[str], starts: Sequence[int], stop: int) -> bool:
        """Whether all words of the tokens that begin at these places are seen elsewhere."""
        return all(
            unit.lower() in self._evidence.words
            for start, end in pairwise([*starts, stop])
            for unit in find_units("".join(text[start:end]))
            if is_word(unit)
        )
