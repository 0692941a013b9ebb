"""Letters out of lists of characters and out of sample texts, when the table of languages is built.

The sources write an alphabet as letters between spaces, with digraphs in one piece or in braces, marks on a dotted
circle and, for long lists, ranges. Here a letter is a grapheme cluster in NFC, since that is what a glyph can show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import regex
from fontTools import unicodedata

_MOST = 80  # letters of a sample: of syllables and ideographs a short text tells no more
_LONGEST = 24  # code points of a word
_APOSTROPHES = "'’"
_UNSEEN = regex.compile(
    r"[◌\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]"
)  # joiners and the like, and what marks sit on in lists


def parse_letters(text: str) -> tuple[str, ...]:
    """The letters and lone marks of a list, each once, in order. Of digraphs the letters that they consist of."""
    found: dict[str, None] = {}
    for item in text.split():
        for letter in _split_item(item):
            found.setdefault(letter)
    return tuple(found)


def is_mark(letter: str) -> bool:
    """Whether this is a combining mark, and not a letter with one."""
    return all(unicodedata.category(character)[0] == "M" for character in letter)


def find_other_case(letters: Iterable[str]) -> tuple[str, ...]:
    """Of each letter the other case, where that is one letter. A capital is as at a word's beginning."""
    found: dict[str, None] = {}
    for letter in letters:
        for other in (letter.lower(), letter[0].title() + letter[1:]):
            if len(other) == len(letter):  # not Ss for ß, nor i with two dots for İ
                found.setdefault(unicodedata.normalize("NFC", other))
    return tuple(found)


def count_letters(text: str, listed: Iterable[str]) -> tuple[int, dict[str, int]]:
    """How many letters a text has, and how often each of the most frequent comes, in lower case.

    A mark counts with its base where that has case or where `listed` has the two as one letter, else for itself, as the
    vowels of Indic scripts do. Of signs only those count that are `listed`.
    """
    known = {letter.lower() for letter in listed}
    counts: Counter[str] = Counter()
    for cluster in regex.findall(r"\X", unicodedata.normalize("NFC", _UNSEEN.sub("", text))):
        letter = cluster.lower()
        whole = letter in known or cluster[0].lower() != cluster[0].upper()
        counts.update(part for part in ([letter] if whole else letter) if part in known or _spells(part))
    ranked = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    return counts.total(), dict(ranked[:_MOST])


def find_words(text: str) -> list[str]:
    """The words of a text, each once, sorted, in lower case: they tell what letters stand side by side.

    What is longer than words are comes from scripts that put no spaces, and is left out.
    """
    plain = unicodedata.normalize("NFC", regex.sub(r"\p{Cf}", "", text)).lower()
    words = set(regex.findall(r"[\p{L}\p{M}][\p{L}\p{M}'’-]*", plain))
    return sorted(word for word in words if len(word) <= _LONGEST)


def _split_item(item: str) -> list[str]:
    if len(item) == 3 and item[1] == "-" and item[0] < item[2]:
        return [unicodedata.normalize("NFC", chr(point)) for point in range(ord(item[0]), ord(item[2]) + 1)]
    if len(item) > 2 and item[0] == "{" and item[-1] == "}":
        item = item[1:-1]
    letters: list[str] = regex.findall(r"\X", unicodedata.normalize("NFC", _UNSEEN.sub("", item)))
    if len(letters) == 1:
        return letters
    return [letter for letter in letters if _spells(letter[0]) or letter in _APOSTROPHES]


def _spells(character: str) -> bool:
    """Whether this is part of a word. Code points that are newer than this Python's tables are in a list for that."""
    category = unicodedata.category(character[0])
    return category[0] in "LM" or category in ("Nl", "Cn")
