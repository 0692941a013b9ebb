"""The lines of a TECkit map, cut into tokens, with macros put in; hostile files are refused, never worked through.

Source: The TECkit Language (Kew 2004), “Overall file structure and conventions” and “Macros”.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from cidfix.errors import CidfixError

_TOKENS = re.compile(
    r"""
    (?P<string>"[^"]*"|'[^']*')
  | (?P<number>U\+[0-9A-Fa-f]{1,6}(?![\w])|0[xX][0-9A-Fa-f]{1,8}(?![\w])|[0-9]{1,10}(?![\w]))
  | (?P<name>@?[A-Za-z_]\w*)
  | (?P<sign><>|\.\.|[][<>/()=^\#.?*+|{},])
    """,
    re.VERBOSE | re.ASCII,
)
_MOST_TOKENS = 200_000  # of a line; a class of all letters is written in ranges
_LONGEST = 2_000_000  # characters of a line
_MOST_IN_ALL = 4_000_000  # tokens of a map, those of macros counted wherever they are put in


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a line. `kind` is string, number, name or sign; `text` is without quotation marks."""

    kind: str
    text: str

    @property
    def value(self) -> int:
        """What a number says."""
        text = self.text.lower()
        return int(text[2:], 16) if text.startswith(("u+", "0x")) else int(text)


@dataclass(frozen=True, slots=True)
class Line:
    """A statement: the number of its first line, its tokens, and the comment behind it."""

    where: str
    tokens: tuple[Token, ...]
    comment: str


def read_lines(text: str, name: str) -> Iterator[Line]:
    """The statements and comments of a map, `name` being its file. Raises CidfixError where a line can't be cut."""
    macros: dict[str, tuple[Token, ...]] = {}
    rows = re.split(r"\r\n?|\n", text)  # not at U+0085, a letter in maps that are bytes
    pieces: list[str] = []
    number = count = length = 0
    for at, row in enumerate([*rows, ""], 1):
        number = number or at
        code, comment = _cut_comment(row)
        goes_on = not comment and at <= len(rows) and code.rstrip().endswith("\\")
        pieces.append(code.rstrip()[:-1] + " " if goes_on else code)
        length += len(pieces[-1])
        where = f"{name}, line {number}"
        if length > _LONGEST:
            raise CidfixError("this line is too long", where, "write ranges, or several rules")
        if goes_on:
            continue
        tokens = _cut("".join(pieces), macros, where)
        count += len(tokens)
        if count > _MOST_IN_ALL:
            raise CidfixError("the map is too long", where, "check that it is the right file")
        if tokens and tokens[0].text.lower() == "define":
            if len(tokens) < 2 or tokens[1].kind != "name":
                raise CidfixError("Define needs a name", where, "write Define NAME text")
            macros[tokens[1].text] = tokens[2:]
        elif tokens or comment:
            yield Line(where, tokens, comment)
        pieces.clear()
        number = length = 0


def _cut_comment(row: str) -> tuple[str, str]:
    quote = ""
    for at, letter in enumerate(row):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter == ";":
            return row[:at], row[at + 1 :].strip()
    return row, ""


def _cut(text: str, macros: dict[str, tuple[Token, ...]], where: str) -> tuple[Token, ...]:
    tokens: list[Token] = []
    at = 0
    defining = text.lstrip()[:6].lower() == "define"
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = _TOKENS.match(text, at)
        if match is None:
            raise CidfixError(f"{text[at]!r} can't be read", where, "see resources/formats/exchange.md")
        kind = str(match.lastgroup)
        token = Token(kind, match[0][1:-1] if kind == "string" else match[0])
        found = None if kind != "name" or (defining and len(tokens) == 1) else macros.get(token.text)
        tokens += [token] if found is None else found
        if len(tokens) > _MOST_TOKENS:
            raise CidfixError("this line is too long", where, "write ranges, or several rules")
        at = match.end()
    return tuple(tokens)


def find_character(name: str) -> int | None:
    """The code point of a character by the name that Unicode gives it, with _ for spaces and hyphens."""
    return _list_names().get(name.lower())


@lru_cache(maxsize=1)
def _list_names() -> dict[str, int]:
    found: dict[str, int] = {}
    for code in range(0x110000):
        name = unicodedata.name(chr(code), "")
        if name and not name.startswith(("CJK ", "HANGUL SYLLABLE ")):
            found[re.sub(r"[^a-z0-9]", "_", name.lower())] = code
    return found
