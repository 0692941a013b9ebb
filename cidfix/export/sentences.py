"""Where sentences end within a paragraph, in all scripts and without any dictionary.

The rules are those of Unicode's sentence boundaries (UAX 29, rules SB6 to SB11) between words: a full stop of any
script, with what closes behind it, ends a sentence unless a small letter, a number or a sign that goes on follows. What
they leave open in scripts that write abbreviations with a point is asked of the document, as Kiss and Strunk (2006,
section 4) do: a word that stands with a point before small letters elsewhere, and a single letter, is an abbreviation;
so is what stands with a point before a number, with which few sentences begin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import regex

from cidfix.export.model import Word, Words, slice_word

_CLOSERS = r"[\p{Pe}\p{Pf}\p{Pi}\"'\p{No}]*"
_STOP = regex.compile(rf"(?:\p{{STerm}}|[.．﹒…‥])+{_CLOSERS}$")
_POINT = regex.compile(r"^[\p{Ps}\p{Pi}\p{Pf}\"']*([\p{L}\p{M}\p{N}.\-]*[\p{L}\p{M}\p{N}])\.$")
_OPENERS = regex.compile(r"^[\p{Ps}\p{Pi}\p{Pf}\"'¿¡\p{Pd}]+")
_GOES_ON = regex.compile(r"^[,;:\p{Pd}]|^\p{Ll}")
_DIGIT = regex.compile(r"^[\p{Ps}]*\p{N}")
_INITIAL = regex.compile(r"^(?:\p{Lu}\p{M}*\.)*\p{Lu}\p{M}*$")
_NUMBER = regex.compile(r"^\p{Nd}{1,2}$|^[IVXLC]+$")  # of a day, a king, an item
_INNER = regex.compile(rf"[\u3002\uff01\uff1f\uff61]+{_CLOSERS}(?=.)")
_OFTEN = 0.5  # share of a word's points that are followed by a small letter


class Sentences:
    """Divides paragraphs of one document into sentences; holds what the document says of its abbreviations."""

    def __init__(self, paragraphs: Iterable[Sequence[Word]]) -> None:
        points, within = Counter[str](), Counter[str]()
        for words in paragraphs:
            for one, two in pairwise(words):
                if match := _POINT.match(one.text):
                    word = match[1].casefold()
                    points[word] += 1
                    within[word] += bool(_GOES_ON.match(_OPENERS.sub("", two.text)))
        self._short = {word for word, number in within.items() if number > _OFTEN * points[word]}

    def divide(self, words: Sequence[Word]) -> tuple[Words, ...]:
        """The sentences of a paragraph; marks of notes stay with what they follow."""
        found: list[Words] = []
        sentence: list[Word] = []
        before: Word | None = None
        parted = list(part_words(words))
        for word, follower in zip(parted, (*parted[1:], None), strict=True):
            sentence.append(word)
            before = word if word.note is None else before
            if follower is not None and follower.note is not None:
                continue
            if before is not None and follower is not None and self._ends(before.text, follower.text):
                found.append(tuple(sentence))
                sentence = []
        if sentence:
            found.append(tuple(sentence))
        return tuple(found)

    def _ends(self, text: str, follower: str) -> bool:
        if not _STOP.search(text) or _GOES_ON.match(_OPENERS.sub("", follower)):
            return False
        match = _POINT.match(text)
        if not match:
            return True
        if _DIGIT.match(follower):
            return False
        word = match[1]
        return not (word.casefold() in self._short or _INITIAL.match(word) or _NUMBER.match(word))


def part_words(words: Iterable[Word]) -> Iterator[Word]:
    """Words parted behind the full stops within them, as in scripts that have no spaces, where a line is one word."""
    for word in words:
        text, start = word.text, 0
        for match in _INNER.finditer(text) if len(text) > 1 else ():
            yield slice_word(word, start, match.end(), spaced=word.spaced and not start)
            start = match.end()
        yield slice_word(word, start, len(text), spaced=word.spaced and not start) if start else word
