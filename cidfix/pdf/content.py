"""The operations of a content stream with the bytes where each stands, so that some can be replaced and no other moves.

Source: ISO 32000-2, 7.2 (tokens), 7.8.2 (content streams), 8.9.7 (inline images). What is malformed is passed over, as
readers do; whoever changes a stream compares first what it finds here with what was drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    rb"[\x00\t\n\f\r ]+|%[^\r\n]*|(?P<name>/[^\x00\t\n\f\r ()<>\[\]{}/%]*)|(?P<open><<|\[)|(?P<close>>>|\])"
    rb"|(?P<hex><[0-9A-Fa-f\x00\t\n\f\r ]*>)|(?P<text>\()|(?P<word>[^\x00\t\n\f\r ()<>\[\]{}/%]+)|."
    rb"",
    re.DOTALL,
)
_NUMBER = re.compile(rb"[+-]*(?:\d+\.?\d*|\.\d+)-?\d*\Z")
_IMAGE_END = re.compile(rb"[\x00\t\n\f\r ]EI(?=[\x00\t\n\f\r /\[<(]|\Z)")
_IN_TEXT = re.compile(rb"[\\()]")
_ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|[\s\S])")
_LINE_END = re.compile(rb"\r\n?")
_MOST_OPERANDS = 100_000

Operand = bytes | float | str
"""A string of codes, a number, or a name; what else there is is its own spelling in `str`."""


class Operation(NamedTuple):
    """An operator with its operands, and the bytes, from `start` to `stop`, in which both are spelt."""

    operator: bytes
    operands: tuple[Operand, ...]
    start: int
    stop: int


def read_operations(data: bytes) -> Iterator[Operation]:
    """The operations of a content stream. The elements of arrays and dictionaries stand flat among the operands."""
    operands: list[Operand] = []
    at = start = 0
    begun = False
    while match := _TOKEN.match(data, at):
        at = match.end()
        kind = match.lastgroup
        if kind is None:
            continue
        if not begun:
            start, begun = match.start(), True
        if kind == "word" and not _NUMBER.match(match[0]):
            if match[0] == b"ID":  # the bytes of an image follow, which may look like anything
                end = _IMAGE_END.search(data, at)
                at = end.end() if end else len(data)
            yield Operation(match[0], tuple(operands), start, at)
            operands, begun = [], False
            continue
        if kind == "text":
            text, at = _read_text(data, at)
            operands.append(text)
        elif len(operands) < _MOST_OPERANDS:
            operands.append(_read_operand(kind, match[0]))


def _read_operand(kind: str, token: bytes) -> Operand:
    if kind == "hex":
        digits = b"".join(token[1:-1].replace(b"\x00", b"").split())
        return bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode())
    if kind == "word":
        try:
            return float(token)
        except ValueError:  # as "--5" or "5-3", which readers take for some number
            return 0.0
    return token.decode("latin-1")


def _read_text(data: bytes, at: int) -> tuple[bytes, int]:
    """A literal string from behind its opening parenthesis, and where it ends (ISO 32000-2, 7.3.4.2)."""
    depth, start = 1, at
    while depth and (match := _IN_TEXT.search(data, at)):
        at = match.end()
        if match[0] == b"\\":
            at += 1
        else:
            depth += 1 if match[0] == b"(" else -1
    body = data[start : at - 1] if not depth else data[start:]
    return _ESCAPE.sub(_unescape, _LINE_END.sub(b"\n", body)), at if not depth else len(data)


def _unescape(match: re.Match[bytes]) -> bytes:
    said = match[1]
    if said[:1].isdigit():
        return bytes([int(said, 8) & 0xFF])
    return b"" if said == b"\n" else _ESCAPES.get(said, said)
