"""What becomes of a hyphen at a line's end: gone, kept, or left with a space after it.

Tiedemann (2014, section 2.4) reads both ways and lets the document's words decide. A hyphen that is lost can't be got
back, so besides the words their other uses with a hyphen count, what is written after hyphens that hang in the middle
of a line, capitals, and digits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import regex

from cidfix.repair.stops import HYPHENS
from cidfix.repair.units import find_units, is_word
from cidfix.repair.vocabulary import Vocabulary

STEP = "hyphens"
_SOFT = "\N{SOFT HYPHEN}\N{NOT SIGN}\N{MONGOLIAN TODO SOFT HYPHEN}\ufffe\x02"  # never part of a word's spelling
_COMPOUND = regex.compile(r"[\p{L}\p{M}\p{N}]+(?:[-\N{HYPHEN}\N{NON-BREAKING HYPHEN}][\p{L}\p{M}\p{N}]+)+")
_HANGING = regex.compile(r"[\p{L}\p{M}][-\N{HYPHEN}]$")
_SPELLINGS = (  # letters around the hyphen, and what they are without it: German before 1996, Dutch
    (regex.compile(r"k-k"), "ck"),
    (regex.compile(r"(?<=([bdfglmnprst])\1)-\1"), ""),
    (regex.compile(r"(?<=[aeiou])-e(?!\N{COMBINING DIAERESIS})"), "ë"),
    (regex.compile(r"(?<=[aeiou])-i(?!\N{COMBINING DIAERESIS})"), "ï"),
)
_LIKELY = 0.02  # share of hyphenated words before any is counted


@dataclass(frozen=True, slots=True)
class HyphenUse:
    """How hyphens are written within lines: whole words with one, their first parts, what follows hanging ones."""

    whole: Counter[str]
    firsts: Counter[str]
    hanging: Counter[str]
    words: int


def read_hyphens(lines: Iterable[Sequence[str]]) -> HyphenUse:
    """Count hyphens in the tokens of lines, but for those at line ends."""
    whole: Counter[str] = Counter()
    firsts: Counter[str] = Counter()
    hanging: Counter[str] = Counter()
    words = 0
    for tokens in lines:
        words += len(tokens)
        for at, token in enumerate(tokens):
            if "-" not in token and "\N{HYPHEN}" not in token and "\N{NON-BREAKING HYPHEN}" not in token:
                continue
            if at + 1 < len(tokens) and _HANGING.search(token):
                hanging[tokens[at + 1].casefold()] += 1
            for compound in _COMPOUND.findall(token):
                key = _plain(compound)
                whole[key] += 1
                firsts[key.partition("-")[0]] += 1
    return HyphenUse(whole, firsts, hanging, words)


def join_hyphenated(first: str, second: str, use: HyphenUse, vocabulary: Vocabulary) -> tuple[str, str]:
    """What the end of a line and the beginning of the next are together, and why; `first` ends with a hyphen."""
    stem, hyphen = first[:-1], first[-1]
    if hyphen in _SOFT:
        return stem + second, "a soft hyphen"
    if second.casefold() in use.hanging and second.casefold() not in use.whole:
        return f"{first} {second}", "a hyphen stands in for the rest of the word elsewhere, too"
    left, right = _last_word(stem), _first_word(second)
    if not left or not right:
        return first + second, "no letters on both sides of the hyphen"
    if not right[0].isalpha() or not left[-1].isalpha():
        return first + second, "a digit next to the hyphen"
    return _join_words((stem, left), (second, right), first, use, vocabulary)


def _join_words(
    head: tuple[str, str], tail: tuple[str, str], first: str, use: HyphenUse, vocabulary: Vocabulary
) -> tuple[str, str]:
    """The same for letters on both sides; `head` and `tail` are the pieces and the words at the hyphen."""
    (stem, left), (second, right) = head, tail
    joined, kept = (left + right).lower(), f"{left}-{right}".lower()
    compound = _compound_of(stem, second)
    if use.whole[compound] > vocabulary.words.get(joined, 0):
        return first + second, "written with a hyphen elsewhere"
    if vocabulary.words.get(joined, 0):
        return stem + second, "written as one word elsewhere"
    for pattern, replacement in _SPELLINGS:
        changed = pattern.sub(replacement, kept)
        if changed != kept and vocabulary.words.get(changed, 0):
            near = pattern.sub(replacement, f"{left}-{right}")
            return stem[: len(stem) - len(left)] + near + second[len(right) :], "its spelling without the hyphen"
    if right[0].isupper() and not left.isupper():
        return first + second, "a capital after the hyphen"
    rate = (use.whole.total() + _LIKELY) / (use.words + 1)
    if use.firsts[left.lower()]:
        rate = max(rate, 0.5)
    parts = vocabulary.cost(left.lower()) + vocabulary.cost(right.lower()) - log(min(rate, 0.5))
    if parts < vocabulary.cost(joined):
        return first + second, "both parts are words"
    return stem + second, "a word cut at the line's end"


def _plain(text: str) -> str:
    return text.casefold().replace("\N{HYPHEN}", "-").replace("\N{NON-BREAKING HYPHEN}", "-")


def _last_word(text: str) -> str:
    units = find_units(text)
    return units[-1] if units and (is_word(units[-1]) or units[-1].isdigit()) else ""


def _first_word(text: str) -> str:
    units = find_units(text)
    return units[0] if units and (is_word(units[0]) or units[0].isdigit()) else ""


def _compound_of(stem: str, second: str) -> str:
    """The hyphenated word that the two pieces would be."""
    head = regex.search(r"[\p{L}\p{M}\p{N}\-\N{HYPHEN}]+$", stem)
    tail = regex.match(r"[\p{L}\p{M}\p{N}]+(?:[\-\N{HYPHEN}][\p{L}\p{M}\p{N}]+)*", second)
    return _plain(f"{head[0] if head else ''}-{tail[0] if tail else ''}")


def ends_hyphenated(token: str) -> bool:
    """Whether a letter and a hyphen end the token."""
    return len(token) > 1 and token[-1] in HYPHENS and (token[-2].isalpha() or token[-2] in HYPHENS)
