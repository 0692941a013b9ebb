"""What the engine says, in the window's language.

The engine knows no Qt and speaks English: its errors, reasons and notes are sentences with names and numbers in them.
`resources/translations/engine.txt` lists these sentences, with {0}, {1} for what is filled in; one that is met is known
by its pattern again, and said in the words of its translation. What is not in the list stays English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication

from cidfix.errors import CidfixError
from cidfix.resource import find_resource

_look_up = QCoreApplication.translate  # by another name: what it is called with comes from the list
_FIELD = re.compile(r"\{(\d+)\}")
_LONGEST = 1000  # characters; hostile files may make an error longer, and patterns slow
_SEPARATORS = ("; ", ", ")  # what the engine puts between several reasons or examples


@dataclass(frozen=True, slots=True)
class _Pattern:
    """A sentence with fields, and what finds it again; `literal` is the longest part that is always the same.

    The pattern is compiled when it is first needed: to compile all would hold the window up.
    """

    sentence: str
    literal: str
    pattern: str


def read_sentences() -> tuple[str, ...]:
    """The sentences of the engine, in the order of the list."""
    lines = find_resource("translations", "engine.txt").read_text("utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("# "))


def say(words: str) -> str:
    """A sentence of the engine, or several with semicolons or commas between them, in the window's language."""
    if len(words) > _LONGEST:
        return words
    said = _say_whole(words)
    if said is not None:
        return said
    for separator in _SEPARATORS:
        if separator in words:
            return separator.join(map(say, words.split(separator)))
    return words


def say_error(error: CidfixError) -> str:
    """An error in sentences: capital first, the place in brackets, the remedy as a sentence of its own."""
    what, advice = say(error.what), say(error.remedy)
    where = f" ({say(error.where)})" if error.where else ""
    remedy = f" {advice[:1].upper()}{advice[1:]}." if advice else ""
    return f"{what[:1].upper()}{what[1:]}{where}.{remedy}"


def _say_whole(words: str) -> str | None:
    """A sentence of the list; None for what is none."""
    for one in _list_patterns():
        if one.literal in words and (found := re.fullmatch(one.pattern, words)):
            return _look_up("Engine", one.sentence).format(*map(say, found.groups()))
    return None


@cache
def _list_patterns() -> tuple[_Pattern, ...]:
    """The patterns of the list, those first that leave least open."""
    found = []
    for sentence in read_sentences():
        literals = _FIELD.split(sentence)[::2]
        fields = ("([^“”]+?)" if literal.endswith("“") else "(.+?)" for literal in literals[:-1])
        pattern = "".join(map("{}{}".format, map(re.escape, literals), (*fields, "")))
        found.append((sum(map(len, literals)), _Pattern(sentence, max(literals, key=len), pattern)))
    return tuple(one for _, one in sorted(found, key=lambda pair: -pair[0]))
