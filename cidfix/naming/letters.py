"""Text as a reader would type it, for whatever a name, a table or a map says of a glyph.

Joined forms and ligatures have code points of their own only for old encodings' sake; what they stand for is letters.
"""

from __future__ import annotations

from functools import lru_cache

from fontTools import unicodedata

_FORMS = ((0xFB00, 0xFDFF), (0xFE70, 0xFEFC))
_NO_TEXT = ("Cc", "Cs", "Cn", "Co")


@lru_cache(maxsize=1 << 14)
def to_letters(text: str) -> str:
    """NFC, with letters for presentation forms; "" where a character is no text: a control, private, unassigned."""
    if any(unicodedata.category(character) in _NO_TEXT for character in text):
        return ""
    plain = "".join(_unfold(character) for character in text)
    if len(plain) > 1:  # a mark alone is named with the space it stands on
        plain = plain.removeprefix(" ")
    return str(unicodedata.normalize("NFC", plain))


@lru_cache(maxsize=1 << 14)
def _unfold(character: str) -> str:
    """A form's letters; a form of a mark stands on a space, which is not drawn."""
    if any(low <= ord(character) <= high for low, high in _FORMS):
        return str(unicodedata.normalize("NFKC", character)).strip()
    return character


@lru_cache(maxsize=1 << 14)
def to_typed(text: str) -> str:
    """Letters for the joined forms and ligatures of Hebrew and Arabic; all else as it is.

    A sign that stands for a currency or for words is typed as it is drawn, and so is a kashida (U+0640): nothing on
    the page tells one that was typed from one that a program put in to fill the line.
    """
    typed = [_unfold(character) if _is_joined_form(character) else character for character in text]
    return str(unicodedata.normalize("NFC", "".join(typed)))


def _is_joined_form(character: str) -> bool:
    if not (0xFB1D <= ord(character) <= 0xFDFF or 0xFE70 <= ord(character) <= 0xFEFC):
        return False
    return unicodedata.category(character) != "Sc" and " " not in unicodedata.normalize("NFKC", character).strip()
