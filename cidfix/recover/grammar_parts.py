"""What the text forms of all decisions have in common: the numbers in places, and texts in quotation marks."""

from __future__ import annotations

import json

import regex

NUMBER = "([1-9][0-9]{0,8})"
"""A page, line, word or letter, counted from 1."""

UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}")
"""A character that nobody sees in a line, or takes for a space."""


def quote(text: str) -> str:
    """A text as a JSON string, in which what nobody would see is written out."""
    return str(UNSEEN.sub(lambda found: json.dumps(found[0])[1:-1], json.dumps(text, ensure_ascii=False)))
