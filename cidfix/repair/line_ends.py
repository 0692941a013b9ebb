"""Which line ends end a paragraph, in text whose paragraphs nothing else marks.

Pajić and others (2015, section 3) compare each line with the column's width, which the lengths of lines tell, and take
stops and short lines for ends. Here the width is not one number with a tolerance: the lines that surely go on (they
end open, and the next begins with a small letter) show how short a line may be whose next word had no room; where such
lines differ much among themselves, as in verse, the text is not broken into lines by width, and no line is joined.
Whether a full line that ends a sentence also ends a paragraph is weighed from what surely begins and goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log

import regex

from cidfix.repair.stops import ends_open, ends_sentence, find_case

_FEWEST = 4  # line ends that surely go on, for the width to be known
_RAGGED = 0.25  # share of the width by which lines that go on may differ, nine in ten of them
_SHORTEST = 20  # letters of a column
_LOWEST = 0.03  # share of lines that go on, which may be shorter than is believed
_NEARLY = 0.8  # of a full line, for a line that surely goes on
_ITEM = regex.compile(r"\s*(?:[•·▪◦‣–—*]\s|\(?\p{L}{1,2}[.)]\s|\(?\p{Nd}+[.)]\s|\p{Nd}+(?:\.\p{Nd}+)+\.?\s)")
_WORD = regex.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Pair:
    """A line end within a stretch of lines: the text before and after it."""

    before: str
    after: str

    @property
    def need(self) -> int:
        """Letters that the line would have had with the next line's first word."""
        return len(self.before.rstrip()) + 1 + len(_first(self.after))


def judge_pairs(pairs: Sequence[Pair]) -> list[bool]:
    """For each line end whether the paragraph goes on over it."""
    mean = sum(len(pair.before) for pair in pairs) / max(len(pairs), 1)
    sure = [at for at, pair in enumerate(pairs) if _surely_goes_on(pair, mean)]
    limit = _find_limit([pairs[at] for at in sure])
    if limit is None:
        return [False] * len(pairs)
    full = [pair.need >= limit and not _ITEM.match(pair.after) for pair in pairs]
    weigh = _Weighing(pairs, full)
    joined: list[bool] = []
    for pair, is_full in zip(pairs, full, strict=True):
        under_way = bool(joined) and joined[-1]
        joined.append(
            weigh.goes_on(pair)
            if is_full
            else under_way and _surely_goes_on(pair, mean) and pair.need >= _NEARLY * limit
        )
    return joined


def _surely_goes_on(pair: Pair, mean: float) -> bool:
    """Whether a sentence goes on; without case only lines longer than the mean (Pajić 2015) are no headings."""
    case = find_case(pair.after)
    return ends_open(pair.before) and (case == "lower" or (case == "none" and len(pair.before) > mean))


def _find_limit(sure: Sequence[Pair]) -> int | None:
    """The least `need` of a full line; None where lines are not broken by width."""
    if len(sure) < _FEWEST:
        return None
    needs = sorted(pair.need for pair in sure)
    low, high = needs[int(_LOWEST * len(needs))], needs[int(0.95 * (len(needs) - 1))]
    lengths = sorted(len(pair.before) for pair in sure)
    tenth, most = lengths[int(0.1 * len(lengths))], lengths[int(0.95 * (len(lengths) - 1))]
    if most < _SHORTEST or most - tenth > _RAGGED * most:
        return None
    return min(low, high)


class _Weighing:
    """Odds that a full line goes on, from lines that surely end a paragraph and lines that surely do not."""

    def __init__(self, pairs: Sequence[Pair], full: Sequence[bool]) -> None:
        broken = [pair for pair, is_full in zip(pairs, full, strict=True) if not is_full]
        inside, sentences = Counter[str](), Counter[str]()
        for pair in pairs:
            opening, other = _capitals(pair.before)
            sentences.update(opening)
            inside.update(other)
        self._within = {True: sentences, False: inside}
        self._openings = Counter(_first(pair.after).casefold() for pair in broken)
        self._breaks = len(broken)
        # As many paragraphs end by chance with a full line as there are letters in a word over those in a line; a line
        # that goes on ends by chance with a stop, as often as any word.
        lines = len(pairs) - len(broken) + 1
        words = sum(len(_WORD.findall(pair.before)) for pair in pairs) + 1
        width = sum(len(pair.before) for pair in pairs) / (len(pairs) + 1) + 1
        full_by_chance = (len(broken) + 1) * width / words * len(pairs) / width
        self._prior = {
            True: log(lines * (sentences.total() + 1) / words) - log(full_by_chance),
            False: log(lines) - log(full_by_chance),
        }

    def goes_on(self, pair: Pair) -> bool:
        case, stop = find_case(pair.after), ends_sentence(pair.before)
        if case in ("lower", "close") or (case == "none" and not stop):
            return True
        if case == "sign":
            return False
        word = _first(pair.after).casefold()
        within = self._within[stop]
        opens = (self._openings[word] + 0.5) / (self._breaks + 1)
        inside = (within[word] + 0.5) / (within.total() + 1)
        return self._prior[stop] + log(inside) - log(opens) > 0


def _capitals(text: str) -> tuple[list[str], list[str]]:
    """Words within a line that might begin a paragraph: those that begin sentences, and the others."""
    words: list[str] = _WORD.findall(text)
    opening: list[str] = []
    other: list[str] = []
    for before, after in pairwise(words):
        if find_case(after) != "lower":
            (opening if ends_sentence(before) else other).append(after.casefold())
    return opening, other


def _first(text: str) -> str:
    match = _WORD.search(text)
    return match[0] if match else ""
