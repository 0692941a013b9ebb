"""Whether words are parted at the ends of lines, in scripts that put spaces between phrases or nowhere.

Which letters stand there tells where a document breaks lines as its script usually does (UAX 14). Some break them
otherwise, and that shows in all lines together: typesetters fill a line until what comes next does not fit any more
(first fit: Knuth and Plass 1981), so the white that is left tells how much that was.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import inf

import regex

from cidfix.export.model import Word
from cidfix.structure.measures import Measures
from cidfix.structure.model import Block

_UNSPACED = regex.compile(r"[\p{lb=ID}\p{lb=CJ}\p{lb=NS}\p{lb=SA}\u3001-\u303f\uff01-\uff60]")
_FEWEST = 5  # lines that go on
_WHITE = 1.8  # em left in the mean; where lines may break between any two words it is about half a word
_FITTING = 0.9  # of the lines, at least, had no room for what comes up to the next space
_WORDS = 1.5  # on a line that goes on: with fewer there are no spaces but between sentences


def is_unspaced(last: str, first: str) -> bool:
    """Whether lines that meet between two words have no space there, as in scripts without any (UAX 14)."""
    return bool(_UNSPACED.match(last[-1:]) and _UNSPACED.match(first))


def find_spaced_ends(
    blocks: Sequence[Block], words: Mapping[int, Sequence[Word]], measure: Callable[[], Measures]
) -> bool | None:
    """Whether a space stands wherever lines of running text meet, True or False; None where letters tell.

    True where lines of a script without spaces between words break at the spaces that there are: so much white is left
    at their ends that more words would have fitted. False where lines hold hardly any space. `words` are those of each
    line, and `measure` is asked only where it matters.
    """
    goes_on = list(_list_pairs(blocks, words))
    if len(goes_on) < _FEWEST:
        return None
    if sum(sum(word.spaced for word in words[line][1:]) + 1 for line, _ in goes_on) < _WORDS * len(goes_on):
        return False
    met = [(a, b) for a, b in goes_on if is_unspaced(words[a][-1].text, words[b][0].text)]
    if len(met) < _FEWEST:
        return None
    lines = measure()
    edge: defaultdict[int, float] = defaultdict(lambda: -inf)
    for line in {line for pair in goes_on for line in pair}:
        column = round(float(lines.begin[line]) / lines.body)
        edge[column] = max(edge[column], float(lines.end[line]))
    room = [edge[round(float(lines.begin[a]) / lines.body)] - float(lines.end[a]) for a, _ in met]
    fitting = sum(left < lines.word[b] for left, (_, b) in zip(room, met, strict=True))
    white = sum(left / max(float(lines.size[a]), 1e-3) for left, (a, _) in zip(room, met, strict=True))
    return True if white >= _WHITE * len(met) and fitting >= _FITTING * len(met) else None


def _list_pairs(blocks: Sequence[Block], words: Mapping[int, Sequence[Word]]) -> Iterator[tuple[int, int]]:
    """The lines of running text that go on, each with the next."""
    for block in blocks:
        if not block.keeps_lines:
            yield from pairwise(line for line in block.lines if words.get(line))
