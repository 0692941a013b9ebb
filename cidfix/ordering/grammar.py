"""Patterns as they stand in a file of rules, read into what they mean.

pattern = part+                     one after the other
part    = [name "="] one [count]    count: ?  *  +  {n}  {n,m}
one     = name | letters | "(" pattern ("|" pattern)* ")"
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from cidfix.errors import CidfixError
from cidfix.ordering.model import Part
from cidfix.ordering.nodes import Choice, Literal, Node, Repeat, Sequence
from cidfix.ordering.tokens import Token

_MANY = 15  # what * and + stand for, as in TECkit
_DEEPEST = 12  # groups within groups; nobody writes more, and a parser must not run out of stack
_OPEN, _CLOSE, _OR, _IS = (Token("bracket", sign) for sign in "()|=")
_END = Token("end", "")


class PatternReader:
    """Reads patterns from the tokens of one line; `names` are the classes, signs and parts that the file has so far.

    `to_pieces` takes letters apart as the text will be when rules meet it. All methods raise CidfixError with `where`.
    """

    def __init__(
        self, tokens: tuple[Token, ...], names: Mapping[str, Node], apart: Mapping[int, str], where: str
    ) -> None:
        self._tokens = tokens
        self._names = names
        self._apart = apart
        self._where = where
        self._at = 0

    def read_parts(self) -> tuple[Part, ...]:
        """The parts of a side of a rule, which is all that the line has."""
        parts = self._read_parts(0)
        self._check_end()
        return parts

    def read_node(self) -> Node:
        """The whole line as one pattern, whatever its parts are called."""
        node = self._read_ways(0)
        self._check_end()
        return node

    def _check_end(self) -> None:
        if self._at < len(self._tokens):
            raise self._error(f"{self._peek().text!r} stands where a name, letters or a bracket is expected")

    def _read_parts(self, depth: int) -> tuple[Part, ...]:
        parts = []
        while self._peek().kind in ("name", "letters") or self._peek() == _OPEN:
            parts.append(self._read_part(depth))
        if not parts:
            raise self._error("a pattern is missing")
        return tuple(parts)

    def _read_part(self, depth: int) -> Part:
        label = ""
        if self._peek().kind == "name" and self._peek(1) == _IS:
            label = self._next().text
            self._next()
        name, node = self._read_one(depth)
        if self._peek().kind == "count":
            node = self._read_count(node)
        return Part(label or name, node)

    def _read_one(self, depth: int) -> tuple[str, Node]:
        token = self._next()
        if token == _OPEN:
            return "", self._read_group(depth + 1)
        if token.kind == "letters":
            return "", Literal(unicodedata.normalize("NFC", token.text).translate(self._apart))
        if token.kind == "name" and (node := self._names.get(token.text)) is not None:
            return token.text, node
        if token.kind == "name":
            raise self._error(f"nothing is called {token.text!r} above this line")
        raise self._error(f"{token.text!r} stands where a name, letters or a bracket is expected")

    def _read_group(self, depth: int) -> Node:
        if depth > _DEEPEST:
            raise self._error("brackets stand too deep in one another")
        node = self._read_ways(depth)
        if self._next() != _CLOSE:
            raise self._error("a bracket is not closed")
        return node

    def _read_ways(self, depth: int) -> Node:
        ways = [_join(self._read_parts(depth))]
        while self._peek() == _OR:
            self._next()
            ways.append(_join(self._read_parts(depth)))
        return ways[0] if len(ways) == 1 else Choice(tuple(ways))

    def _read_count(self, node: Node) -> Node:
        text = self._next().text
        if text in "?*+":
            return Repeat(node, int(text == "+"), 1 if text == "?" else _MANY)
        least, _, most = text[1:-1].partition(",")
        if int(most or least) < max(1, int(least)):
            raise self._error(f"{text} says no number of times")
        return Repeat(node, int(least), int(most or least))

    def _peek(self, ahead: int = 0) -> Token:
        at = self._at + ahead
        return self._tokens[at] if at < len(self._tokens) else _END

    def _next(self) -> Token:
        token = self._peek()
        self._at += 1
        return token

    def _error(self, what: str) -> CidfixError:
        return CidfixError(what, self._where, "see resources/formats/ordering.md for how patterns are written")


def _join(parts: tuple[Part, ...]) -> Node:
    return parts[0].node if len(parts) == 1 else Sequence(tuple(part.node for part in parts))
