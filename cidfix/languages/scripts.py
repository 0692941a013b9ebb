"""Which script a text is written in, where it says so by itself."""

from __future__ import annotations

from functools import lru_cache

from fontTools import unicodedata

COMMON = ""
"""Digits, punctuation and marks, which stand among letters of any script."""

VIRAMA = 9
"""The combining class of signs that kill a vowel (Unicode 16, section 4.3)."""

JOINING = frozenset({"Adlm", "Arab", "Mand", "Mani", "Mong", "Nkoo", "Phag", "Rohg", "Sogd", "Syrc"})
"""Scripts in which a letter has another shape at the beginning, in the middle and at the end of a word."""

_OF_NONE = frozenset({"Zyyy", "Zinh", "Zzzz"})


@lru_cache(maxsize=1 << 14)
def find_script(text: str) -> str:
    """The script of the first letter that has one, by its ISO 15924 code, COMMON where none has."""
    return next((script for c in text if (script := unicodedata.script(c)) not in _OF_NONE), COMMON)
