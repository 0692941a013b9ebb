"""Codes and classes of codes, as the rules of a TECkit map name them.

Source: The TECkit Language (Kew 2004), “Class definitions” and “Mapping rules”.
"""

from __future__ import annotations

from dataclasses import dataclass

from cidfix.errors import CidfixError
from cidfix.export.maps.teckit_lines import Line, Token, find_character

_MOST_MEMBERS = 2_000_000  # of all classes together
_ADVICE = "cidfix reads maps that say of single codes what they stand for"


@dataclass(frozen=True, slots=True)
class CodeClass:
    """A class: its name, and its codes or code points in their order."""

    name: str
    members: tuple[int, ...]


class ClassReader:
    """Reads classes, and the codes of rules; bytes and code points have classes of their own.

    All methods raise CidfixError with the line for what can't be read.
    """

    def __init__(self) -> None:
        self._classes: dict[tuple[bool, str], CodeClass] = {}
        self._members = 0

    def read_class(self, line: Line, of_bytes: bool) -> None:
        """Takes in the definition of a class."""
        tokens = [token.text for token in line.tokens]
        if tokens[1:2] != ["["] or tokens[3:6] != ["]", "=", "("] or tokens[-1] != ")":
            raise CidfixError("this class can't be read", line.where, "write Class [name] = ( codes )")
        members: list[int] = []
        at, inner = 0, line.tokens[6:-1]
        while at < len(inner):
            if inner[at].text == "[" and at + 2 < len(inner) and inner[at + 2].text == "]":
                members += self.find_class(of_bytes, inner[at + 1], line.where).members
                at += 3
            elif at + 2 < len(inner) and inner[at + 1] == Token("sign", ".."):
                (first,), (last,) = (self.find_codes(inner[k], of_bytes, line.where) for k in (at, at + 2))
                members += range(first, last + 1)
                at += 3
            else:
                members += self.find_codes(inner[at], of_bytes, line.where)
                at += 1
            if self._members + len(members) > _MOST_MEMBERS:
                raise CidfixError("the classes are too large", line.where, f"{_MOST_MEMBERS} codes are read at most")
        self._members += len(members)
        self._classes[of_bytes, tokens[2]] = CodeClass(tokens[2], tuple(members))

    def find_class(self, of_bytes: bool, token: Token, where: str) -> CodeClass:
        """The class of a name."""
        found = self._classes.get((of_bytes, token.text))
        if found is None:
            raise CidfixError(f"there is no class {token.text!r} above this line", where, "define it first")
        return found

    def find_codes(self, token: Token, of_bytes: bool, where: str) -> list[int]:
        """The codes that a token stands for: bytes, or code points."""
        if token.kind == "string":
            codes = [ord(letter) for letter in token.text]
            if of_bytes and any(code > 0x7F for code in codes):
                raise CidfixError("letters beyond ASCII are no bytes", where, "write their numbers")
        elif token.kind == "number":
            codes = [token.value]
        else:
            code = find_character(token.text) if token.kind == "name" and not of_bytes else None
            if code is None:
                raise CidfixError(f"{token.text!r} is not read in a map of codes", where, _ADVICE)
            codes = [code]
        largest = 0xFF if of_bytes else 0x10FFFF
        if any(code > largest or 0xD800 <= code <= 0xDFFF for code in codes):
            raise CidfixError("a number is too large, or no character", where, "check the number")
        return codes
