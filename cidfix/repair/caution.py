"""Which tokens to make of a stretch, so that most are right and hardly a right one is made wrong.

The likeliest reading is wrong where others together are as likely, and a right word made wrong is worse than a wrong
one left: it can't be seen any more. So each token, one of a reading or one that stands as it is, is worth how likely it
is, by all readings together, and what stands as it is counts many times more; the tokens of most worth are taken
(decoding for the least expected loss: Goel and Byrne 2000, "Minimum Bayes-risk automatic speech recognition").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

_DEAR = 10.0  # wrong words mended that one right word made wrong outweighs


def choose_starts(text: Sequence[str], seen: Sequence[int], likely: Mapping[tuple[int, int], float]) -> list[int]:
    """Where tokens begin in `text` (grapheme clusters).

    `seen` says where they begin as they stand, `likely` how likely each token (start, stop) is. A sign by itself, as
    the comma behind a spaced-out word, is no word that could be made wrong.
    """
    size = len(text)
    worth = dict(likely)
    for token in pairwise([*seen, size]):
        dear = _DEAR if any(cluster[0].isalnum() for cluster in text[slice(*token)]) else 0.0
        worth[token] = (1 + dear) * likely.get(token, 0.0)
    best = {0: (0.0, 0)}  # of each place that tokens may end at, their worth up to there and the start of the last
    for (start, stop), value in sorted(worth.items()):
        if start in best and (stop not in best or best[start][0] + value > best[stop][0]):
            best[stop] = best[start][0] + value, start
    starts: list[int] = []
    at = size
    while at > 0:
        at = best[at][1]
        starts.append(at)
    return starts[::-1]
