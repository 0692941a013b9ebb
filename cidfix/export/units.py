"""Words and signs as corpora count them: punctuation parted from the word it stands on, nothing else.

What stands within a word stays there (hyphens, apostrophes, the points of glosses), and so do the signs with which
linguists write affixes, clitics and forms that nobody uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import regex

from cidfix.export.model import Doubt, Word, slice_word

_LETTER = r"\p{L}\p{M}\p{N}\p{Co}\p{Cf}\ufffd"
_LEADING = regex.compile(rf"^(?:(?![-=~*\u2010]+[{_LETTER}])[^{_LETTER}])+")
_TRAILING = regex.compile(rf"(?:(?<![{_LETTER}][-=~\u2010]*)[^{_LETTER}]|[^-=~\u2010{_LETTER}])+$")
_SIGNS = regex.compile(r"(\X)\1*")


def part_signs(words: Sequence[Word]) -> Iterator[Word]:
    """The words, each parted into signs before it, itself, and signs behind it, which have no space before them."""
    for word in words:
        text = _mask(word)
        if text.isalnum():
            yield word
            continue
        leading, trailing = _LEADING.match(text), _TRAILING.search(text)
        first = leading.end() if leading else 0
        last = max(trailing.start() if trailing else len(text), first)
        cuts = [match.start() for match in _SIGNS.finditer(text, 0, first)]
        cuts += [first] * (last > first) + [match.start() for match in _SIGNS.finditer(text, last)]
        for start, stop in zip(cuts, [*cuts[1:], len(text)], strict=True):
            yield slice_word(word, start, stop, spaced=word.spaced and start == 0)


def _mask(word: Word) -> str:
    """The text with letters for what is unknown."""
    return "".join("x" * len(run.text) if run.doubt is Doubt.UNKNOWN else run.text for run in word.runs)


def list_units(words: Iterable[Word]) -> list[Word]:
    """Words and signs; marks of notes are left out."""
    return list(part_signs([word for word in words if word.note is None]))
