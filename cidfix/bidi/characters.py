"""What Unicode says of characters for lines that run both ways: how they run, and which is the mirror of which."""

from __future__ import annotations

from functools import lru_cache

import regex
from fontTools import unicodedata

LETTERS_FROM_RIGHT = frozenset({"R", "AL"})
STRONG = frozenset({"L", *LETTERS_FROM_RIGHT})
NUMBERS = frozenset({"EN", "AN"})

_FROM_RIGHT = regex.compile(r"[\p{Bidi_Class=R}\p{Bidi_Class=AL}\p{Bidi_Class=AN}]")
_WITHOUT_SAY = frozenset({"NSM", "BN", ""})


@lru_cache(maxsize=1 << 14)
def has_from_right(text: str) -> bool:
    """Whether a text holds what makes a line, or a part of it, run from the right: a letter, or an Arabic number."""
    return bool(_FROM_RIGHT.search(text))


@lru_cache(maxsize=1 << 14)
def find_class(text: str) -> str:
    """The bidirectional class of what one glyph or letter stands for: a strong one in it, else the first with a say.

    "NSM" for marks alone and "BN" for nothing at all.
    """
    classes = [str(unicodedata.bidirectional(character)) for character in text]
    ranked = [name for name in classes if name in STRONG] or [name for name in classes if name not in _WITHOUT_SAY]
    return ranked[0] if ranked else "NSM" if "NSM" in classes else "BN"


@lru_cache(maxsize=1 << 14)
def to_mirrored(text: str) -> str:
    """What is drawn for a character in a run from the right, and what is meant by what is drawn there: mostly itself.

    Source: rule L4 of UAX 9, and BidiMirroring.txt.
    """
    other = unicodedata.mirrored(ord(text)) if len(text) == 1 else None
    return text if other is None else chr(other)


@lru_cache(maxsize=1 << 12)
def find_bracket(text: str) -> tuple[bool, str] | None:
    """Whether a bracket opens, and the one that belongs to it; None for all else.

    As definition BD14 of UAX 9 has it, brackets are the mirrored opening and closing punctuation without a direction;
    those that are canonically the same count as one.
    """
    plain = str(unicodedata.normalize("NFC", text))
    if len(plain) != 1 or unicodedata.bidirectional(plain) != "ON" or unicodedata.category(plain) not in ("Ps", "Pe"):
        return None
    other = to_mirrored(plain)
    return None if other == plain else (unicodedata.category(plain) == "Ps", other)
