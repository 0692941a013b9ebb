"""Which lines have spaces that a page does not vouch for, so that repair may join and part their words.

On a page geometry tells words apart, and what it tells is seldom wrong; a language model that knows only the document
is wrong more often. So words are repaired only where a line shows the damage itself: letters set apart one by one, or
a run of letters that no word is as long as (the triggers of Tiedemann 2014, section 2.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import regex

from cidfix.export.model import Word

_LONGEST = 30  # letters of a word
_FEWEST = 4  # letters set apart
_SHARE = 0.5  # of a line's words that are single letters
_RUN = regex.compile(rf"(?:[\p{{L}}--\p{{lb=ID}}--\p{{lb=CJ}}--\p{{lb=SA}}]\p{{M}}*){{{_LONGEST},}}", regex.V1)
_ONE = regex.compile(r"\P{L}*\p{L}\p{M}*\P{L}*")


def find_doubtful(words: Iterable[tuple[int, Sequence[Word]]]) -> frozenset[int]:
    """The lines whose spaces are in doubt, by the words of each line."""
    return frozenset(line for line, here in words if _is_doubtful([word.text for word in here]))


def _is_doubtful(texts: Sequence[str]) -> bool:
    single = sum(len(text) < 4 and bool(_ONE.fullmatch(text)) for text in texts)
    if single >= _FEWEST and single >= _SHARE * len(texts):
        return True
    return any(len(text) >= _LONGEST and _RUN.search(text) for text in texts)
