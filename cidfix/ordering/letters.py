"""The letters of a class, from letters, ranges, properties of Unicode and other classes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import regex

from cidfix.errors import CidfixError
from cidfix.ordering.nodes import Letters, Node, Range
from cidfix.ordering.tokens import Token

UNKNOWN_LETTERS = Letters(
    ((0x25A1, 0x25A1), (0x25CC, 0x25CC), (0xE000, 0xF8FF), (0xFFFD, 0xFFFD), (0xF0000, 0xFFFFD), (0x100000, 0x10FFFD))
)
"""What may stand for a letter that is not known, and the dotted circle, which stands for any: the class `unknown`."""

_UNFIT: tuple[Range, ...] = (  # spaces, which end what rules match, and what is no text: surrogates and noncharacters
    *((code, code) for code in range(0x3001) if chr(code).isspace()),
    (0xD800, 0xDFFF),
    (0xFDD0, 0xFDEF),
    *((plane << 16 | 0xFFFE, plane << 16 | 0xFFFF) for plane in range(17)),
)
_ADVICE = "see resources/formats/ordering.md"


def read_letters(tokens: tuple[Token, ...], names: Mapping[str, Node], apart: Mapping[int, str], where: str) -> Letters:
    """The letters that the tokens stand for, in their order, without those that are taken apart.

    Raises CidfixError where a token says no letters, or where there are none.
    """
    found = [found for token in tokens for found in _list_ranges(token, names, where)]
    for taken in sorted(apart):
        found = [rest for first, last in found for rest in _leave_out(first, last, taken)]
    if not found:
        raise CidfixError("this class has no letters", where, "write the letters behind =")
    if any(first <= end and start <= last for first, last in found for start, end in _UNFIT):
        raise CidfixError("spaces and code points that are no text can't be in a class", where, "leave them out")
    return Letters(tuple(found))


def _list_ranges(token: Token, names: Mapping[str, Node], where: str) -> Iterable[Range]:
    if token.kind == "letters":
        return [(ord(letter), ord(letter)) for letter in token.text]
    if token.kind == "range":
        first, last = ord(token.text[0]), ord(token.text[2])
        if first > last:
            raise CidfixError(f"{token.text} is no range", where, "write the smaller code point first")
        return [(first, last)]
    if token.kind == "property":
        try:
            return _find_property(token.text)
        except regex.error as error:
            raise CidfixError(f"{token.text} is no property that is known", where, _ADVICE) from error
    node = names.get(token.text)
    if token.kind == "name" and isinstance(node, Letters):
        return node.ranges
    raise CidfixError(f"{token.text!r} is no letter, range or class", where, _ADVICE)


def _leave_out(first: int, last: int, taken: int) -> Iterable[Range]:
    parts = (
        [(first, min(last, taken - 1)), (max(first, taken + 1), last)] if first <= taken <= last else [(first, last)]
    )
    return [(start, end) for start, end in parts if start <= end]


@lru_cache(maxsize=32)
def _find_property(text: str) -> tuple[Range, ...]:
    wanted = regex.compile(rf"(?V1)[{text}--[\s\p{{Cs}}\p{{Nchar}}]]+")
    return tuple((match.start(), match.end() - 1) for match in wanted.finditer("".join(map(chr, range(0x110000)))))
