"""Paragraphs in another language than the document's, told by a profile of letters that the document itself gives.

Tiedemann (2014, section 2.6) asks a language identifier; none knows the languages that cidfix is for. Instead n-grams
of letters (Cavnar and Trenkle 1994, "N-gram-based text categorization") are counted over all other paragraphs, and a
paragraph is foreign whose letters are much less likely there than those of paragraphs usually are. What is foreign
is left out of the profile, and all are weighed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import median

import regex

from cidfix.languages.scripts import COMMON, find_script
from cidfix.repair.model import Paragraph, format_line

_FEWEST = 8  # paragraphs that make a profile
_SHORTEST = 40  # letters of a paragraph that can be judged
_FAR = 4.0  # deviations of paragraphs of its length
_LESS = 0.25  # nats a letter, at the least
_MOST = 0.4  # share of the letters that can be foreign
_ROUNDS = 3
_WORDS = regex.compile(r"[\p{L}\p{M}]+")
_BACK = 4.0  # uses that a shorter context counts for


@dataclass(frozen=True, slots=True)
class _Profile:
    """Uses of one, two and three letters, words with a space before and after."""

    grams: Counter[str]
    letters: int


def find_foreign(paragraphs: Sequence[Paragraph], samples: Sequence[str]) -> list[int]:
    """The numbers of paragraphs in another language or script; `samples` are texts in the document's own."""
    words = [
        _WORDS.findall(" ".join(format_line(line) for line in paragraph.lines).lower()) for paragraph in paragraphs
    ]
    profiles = [_count(found) for found in words]
    scripts = [find_script("".join(found)) for found in words]
    weight: Counter[str] = Counter()
    for script, profile in zip(scripts, profiles, strict=True):
        weight[script] += profile.letters if script != COMMON else 0
    if not weight:
        return []
    main = weight.most_common(1)[0][0]
    other = [
        at for at, script in enumerate(scripts) if script not in (main, COMMON) and profiles[at].letters >= _SHORTEST
    ]
    judged = [at for at, script in enumerate(scripts) if script == main and profiles[at].letters >= _SHORTEST]
    if len(judged) < _FEWEST:
        return other if sum(profiles[at].letters for at in other) <= _MOST * weight.total() else []
    numbers: dict[tuple[str, ...], int] = {}
    first = [numbers.setdefault(tuple(found), at) for at, found in enumerate(words)]
    extra = _count([word for sample in samples for word in _WORDS.findall(sample.lower())])
    strange: set[int] = set()
    for _ in range(_ROUNDS):
        found = _find_far(profiles, judged, first, strange, extra)
        if found == strange:
            break
        strange = found
    result = sorted({*other, *strange})
    return result if sum(profiles[at].letters for at in result) <= _MOST * weight.total() else []


def _find_far(
    profiles: Sequence[_Profile], judged: Sequence[int], first: Sequence[int], strange: set[int], extra: _Profile
) -> set[int]:
    """Those of `judged` that are far from all others but the `strange`; `first` is where each was printed first."""
    total = Counter(extra.grams)
    size = extra.letters
    for at in judged:
        if at not in strange and at == first[at]:  # what is printed twice does not speak for itself
            total.update(profiles[at].grams)
            size += profiles[at].letters
    kinds = sum(len(gram) == 1 for gram in total) + 1
    cost = {at: _measure(profiles[at], total, size, kinds, own=at not in strange) for at in judged}
    usual = [at for at in judged if at not in strange]
    middle = median(cost[at] for at in usual)
    spread = 1.48 * median(abs(cost[at] - middle) * sqrt(profiles[at].letters) for at in usual)
    return {at for at in judged if cost[at] - middle > max(_LESS, _FAR * spread / sqrt(profiles[at].letters))}


def _count(words: Sequence[str]) -> _Profile:
    grams: Counter[str] = Counter()
    letters = 0
    for word in words:
        text = f" {word} "
        letters += len(word)
        grams.update(text)
        grams.update(text[at : at + 2] for at in range(len(text) - 1))
        grams.update(text[at : at + 3] for at in range(len(text) - 2))
    return _Profile(grams, letters)


def _measure(profile: _Profile, total: Counter[str], size: int, kinds: int, *, own: bool) -> float:
    """The cost of a paragraph's letters by all others, in nats a letter."""
    mine = profile.grams if own else Counter[str]()
    rest = size - (profile.letters if own else 0)
    cost = 0.0
    for gram, number in profile.grams.items():
        if len(gram) != 3:
            continue
        last, pair, context = gram[2], gram[1:], gram[:2]
        share = (total[last] - mine[last] + 0.5) / (rest + 0.5 * kinds)
        share = (total[pair] - mine[pair] + _BACK * share) / (total[gram[1]] - mine[gram[1]] + _BACK)
        share = (total[gram] - mine[gram] + _BACK * share) / (total[context] - mine[context] + _BACK)
        cost -= number * log(share)
    return cost / max(profile.letters, 1)
