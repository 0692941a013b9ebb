"""Paragraphs in another language than the document's, told by a profile of letters that the document itself gives.

Tiedemann (2014, section 2.6) asks a language identifier; none knows the languages that cidfix is for. Instead n-grams
of letters (Cavnar and Trenkle 1994, "N-gram-based text categorization") are counted over all other paragraphs, and a
paragraph is foreign whose letters are much less likely there than those of paragraphs usually are. What is foreign
is left out of the profile, and all are weighed again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

import numpy as np
import numpy.typing as npt
import regex

from cidfix.languages.scripts import COMMON, find_script
from cidfix.repair.model import UNKNOWN, Paragraph
from cidfix.repair.profiles import Profiles
from cidfix.repair.units import count_letters, find_damaged

Bools = npt.NDArray[np.bool_]

_FEWEST = 8  # paragraphs that make a profile
_SHORTEST = 40  # letters of a paragraph that can be judged
_FAR = 4.0  # deviations of paragraphs of its length
_LESS = 0.8  # nats a letter, at the least
_MOST = 0.4  # share of the letters that can be foreign
_DAMAGED = 0.45  # share of its tokens beyond which a paragraph can't be judged
_ROUNDS = 3
_WORDS = regex.compile(r"[\p{L}\p{M}]+")


def find_foreign(paragraphs: Sequence[Paragraph], samples: Sequence[str]) -> list[int]:
    """The numbers of paragraphs in another language or script; `samples` are texts in the document's own."""
    texts = {token.text for paragraph in paragraphs for line in paragraph.lines for token in line}
    parts = {text: _find_words(text) for text in texts}
    words = [
        [*chain.from_iterable([parts[token.text] for line in paragraph.lines for token in line])]
        for paragraph in paragraphs
    ]
    letters = np.array([sum(map(len, found)) for found in words], dtype=np.int64)
    scripts = [next(filter(None, map(find_script, found)), COMMON) for found in words]
    weight: Counter[str] = Counter()
    for script, number in zip(scripts, letters.tolist(), strict=True):
        weight[script] += number if script != COMMON else 0
    if not weight:
        return []
    main = weight.most_common(1)[0][0]
    long = letters >= _SHORTEST
    own = np.array([script == main for script in scripts])
    other = np.array([script not in (main, COMMON) for script in scripts])
    judged = np.flatnonzero(own & long)
    strange = other & long
    if len(judged) >= _FEWEST:
        numbers: dict[str, int] = {}
        first = np.array([numbers.setdefault(" ".join(words[at]), at) == at for at in judged.tolist()])
        extra = [word for sample in samples for word in _WORDS.findall(sample.lower())]
        once = [list(dict.fromkeys(words[at])) for at in judged.tolist()]  # what is said again and again is no odder
        far = judged[_find_far(Profiles(once, extra), first)].tolist()
        strange[[at for at in far if _is_sound(paragraphs[at])]] = True
    return np.flatnonzero(strange).tolist() if letters[strange].sum() <= _MOST * weight.total() else []


def _find_words(text: str) -> list[str]:
    """The words of a token in which every letter is known: the signs for unknown ones are of no language."""
    return [] if UNKNOWN.search(text) else _WORDS.findall(text.lower())


def _is_sound(paragraph: Paragraph) -> bool:
    """Whether few tokens stand among pieces of spaced-out words, which look like no language."""
    damaged = [bad for line in paragraph.lines for bad in find_damaged([count_letters(token.text) for token in line])]
    return sum(damaged) <= _DAMAGED * len(damaged)


def _find_far(profiles: Profiles, first: Bools) -> Bools:
    """Which of the texts (n) are far from all others; `first` (n,) is false for those that were printed before.

    What is printed twice does not speak for itself, nor does what is strange.
    """
    strange = np.zeros(len(first), dtype=bool)
    for _ in range(_ROUNDS):
        cost, root = profiles.measure(first & ~strange, ~strange), np.sqrt(profiles.letters)
        middle = np.median(cost[~strange])
        spread = 1.48 * np.median((np.abs(cost - middle) * root)[~strange])
        found = cost - middle > np.maximum(_LESS, _FAR * spread / root)
        if (found == strange).all():
            break
        strange = found
    return strange
