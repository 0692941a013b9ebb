"""The same words in another font: a document's regular, bold and italic letters spell many words alike.

Where all letters of a word but one are plain, and with one of the values that one may have it is a word that is
written elsewhere with other glyphs, that value is likelier.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence, Set
from itertools import pairwise

from cidfix.recover.words import Words

_FEWEST_LETTERS = 4  # of a word; shorter ones come about by chance
_MOST_LETTERS = 40  # longer ones are none, or lines without spaces
_WORTH = 1.5  # what the first word counts
_MOST_WORTH = 4.0


def weigh_words(
    words: Words,
    fonts: Sequence[int],
    best: Sequence[str],
    others: Sequence[Sequence[str]],
    plain: Set[int],
) -> dict[tuple[int, str], float]:
    """What words say for values (in lower case) of symbols, as logarithms of odds, where any do.

    Of each symbol, `fonts` is its font, `best` what it most likely stands for, and `others` what else it may be; words
    of `plain` symbols are those to go by.

    Cost: work per letter of the words, times its values.
    """
    spelt = [value.casefold() for value in best]
    texts = _spell_words(words, spelt)
    written = _find_written(texts, fonts, plain)
    hits: dict[tuple[int, str], int] = defaultdict(int)
    for kind, text in texts:
        for symbol in set(kind):
            for value in (spelt[symbol], *others[symbol]) if others[symbol] else ():
                folded = value.casefold()
                other = text if value == spelt[symbol] else _respell(kind, symbol, folded, spelt)
                if written.get(other, set()) - {fonts[symbol]}:
                    hits[symbol, folded] += 1
    return {key: _weigh(count) for key, count in hits.items()}


def weigh_best(words: Words, fonts: Sequence[int], best: Sequence[str], sure: Set[int]) -> dict[int, float]:
    """What words say for the likeliest value of each symbol, where any do: those met in `sure` symbols of other fonts.

    Arguments and cost are those of `weigh_words`.
    """
    texts = _spell_words(words, [value.casefold() for value in best])
    written = _find_written(texts, fonts, sure)
    hits: dict[int, int] = defaultdict(int)
    for kind, text in texts:
        for symbol in set(kind) if text in written else ():
            hits[symbol] += bool(written[text] - {fonts[symbol]})
    return {symbol: _weigh(count) for symbol, count in hits.items() if count}


def _weigh(count: int) -> float:
    return min(_WORTH * math.log2(1 + count), _MOST_WORTH)


def _spell_words(words: Words, spelt: Sequence[str]) -> list[tuple[tuple[int, ...], str]]:
    symbols = words.symbol.tolist()
    spans = [(a, b) for a, b in pairwise(words.start.tolist()) if _FEWEST_LETTERS <= b - a <= _MOST_LETTERS]
    kinds = [tuple(symbols[a:b]) for a, b in spans]
    return [(kind, "".join([spelt[symbol] for symbol in kind])) for kind in kinds]


def _find_written(
    texts: Sequence[tuple[tuple[int, ...], str]], fonts: Sequence[int], plain: Set[int]
) -> dict[str, set[int]]:
    """The fonts that each word of plain symbols is written in."""
    written: dict[str, set[int]] = defaultdict(set)
    for kind, text in texts:
        if plain >= set(kind):
            written[text].add(fonts[kind[0]])
    return written


def _respell(kind: Sequence[int], symbol: int, value: str, spelt: Sequence[str]) -> str:
    return "".join([value if one == symbol else spelt[one] for one in kind])
