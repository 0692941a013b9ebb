"""What the letters of a line say of whether a sentence goes on: its first letter's case, its last sign, its label.

Where letters are unknown, or a script has no case, nothing is said, and geometry decides alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

import regex

from cidfix.remembered import remembered

Decode: TypeAlias = Callable[[int], str]
"""The text of a line of the layout."""

STOPS = frozenset(".!?…:;؟۔।॥።։。！？｡")  # Unicode's Sentence_Terminal, and what introduces a list or a speech
OPENING = regex.compile(r"^[\p{Ps}\p{Pi}\p{Pd}\"'*\s¿¡]+")
CLOSING = regex.compile(r"[\p{Pe}\p{Pf}\"'’”\s\d\p{No}*†‡]+$")
LABEL = regex.compile(
    r"^(?:[•◦▪▫‣⁃■□●○►▶✓➢➤·*\u2013\u2014\-]|\(?\d{1,3}[.)]|\d{1,2}(?:\.\d{1,2}){1,4}\.?|\(?\p{L}[.)]|\(?[ivxIVX]{1,5}[.)]|\[[^\]\s]{1,12}\])\s+"
)
UNKNOWN = "(cid:"


def strip_sign(text: str) -> str:
    """The sign of a note without brackets and stops around it; one with unknown codes as it stands."""
    return text if UNKNOWN in text else text.strip("()[].")


class Letters:
    """Asks the lines of one document; what was asked is kept."""

    def __init__(self, decode: Decode) -> None:
        self.text: Decode = lru_cache(maxsize=4096)(decode)

    def begins_low(self, line: int) -> bool:
        """Whether the first letter of a line is a small one of a script that has capitals."""
        text = OPENING.sub("", self.text(line))
        return not text.startswith(UNKNOWN) and bool(text) and text[0].islower()

    def is_open(self, line: int) -> bool:
        """Whether a line ends with a known letter or sign that ends no sentence."""
        text = self.text(line)
        bare = CLOSING.sub("", text)
        if text.endswith(")") and UNKNOWN in text[-12:]:
            return False
        return not (bare or text).endswith(tuple(STOPS))

    def runs_on(self, last: int, line: int) -> bool:
        """Whether a sentence that a line leaves open goes on with a small letter in another."""
        return self.begins_low(line) and self.is_open(last)

    def is_closed(self, line: int) -> bool:
        """Whether a line ends with a sign that ends a sentence."""
        text = self.text(line)
        return (CLOSING.sub("", text) or text).endswith(tuple(STOPS))

    @remembered(4096)
    def has_label(self, line: int) -> bool:
        """Whether a line begins as an item of a list does: with a bullet, a number or a letter."""
        return bool(LABEL.match(self.text(line)))
