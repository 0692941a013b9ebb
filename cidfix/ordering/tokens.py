"""Lines of a file of rules, cut into names, letters and signs of the notation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cidfix.errors import CidfixError

_TOKENS = re.compile(
    r"""
    (?P<quoted>"[^"]*")
  | (?P<property>\\[pP]\{[\w =-]{1,60}\})
  | (?P<code>U\+[0-9A-Fa-f]{4,6}(?:-U\+[0-9A-Fa-f]{4,6})?)
  | (?P<arrow><>|<|>)
  | (?P<count>[?*+]|\{\d{1,2}(?:,\d{1,2})?\})
  | (?P<before>/\s*_)
  | (?P<name>[a-z][a-z0-9_]+(?![^\s()|?*+{}<>="/]))
  | (?P<bracket>[()|=])
  | (?P<letters>[^\s()|?*+{}<>="/\\]+)
    """,
    re.VERBOSE,
)
_CIRCLE = re.compile("\u25cc(?=[^\\s-])")  # shows a mark in the file, and is no part of the rule
_RANGE = re.compile("(.)-(.)", re.DOTALL)
_UNFIT = re.compile("[\\s\ufdd0-\ufdef]")  # spaces end what rules match, and the noncharacters stand for signs


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a line. `kind` is name, letters, range, property, arrow, count, before or bracket."""

    kind: str
    text: str


def cut_tokens(text: str, where: str) -> tuple[Token, ...]:
    """The pieces of a line. Raises CidfixError where a sign of the notation stands alone; `where` names the line."""
    tokens, at = [], 0
    text = text.rstrip()
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        match = _TOKENS.match(text, at)
        if match is None:
            raise CidfixError(
                f"{text[at]!r} has no meaning here",
                where,
                f'write "{text[at]}" in quotation marks if the letter is meant',
            )
        tokens.append(_to_token(match, where))
        at = match.end()
    return tuple(tokens)


def _to_token(match: re.Match[str], where: str) -> Token:
    kind, text = str(match.lastgroup), match[0]
    if kind == "quoted":
        return Token("letters", _check_letters(text[1:-1], where))
    if kind == "code":
        first, *last = (_to_letter(part, where) for part in text.split("-"))
        return Token("range", f"{first}-{last[0]}") if last else Token("letters", _check_letters(first, where))
    if kind == "letters":
        shown = _check_letters(_CIRCLE.sub("", text), where)
        return Token("range" if _RANGE.fullmatch(shown) else kind, shown)
    return Token(kind, text)


def _check_letters(text: str, where: str) -> str:
    if not text or _UNFIT.search(text):
        raise CidfixError(
            "nothing, spaces and noncharacters can't be matched", where, "write the letters that are meant"
        )
    return text


def _to_letter(text: str, where: str) -> str:
    code = int(text[2:], 16)
    if code > 0x10FFFF or 0xD800 <= code <= 0xDFFF:
        raise CidfixError(f"{text} is no code point of Unicode", where, "use one from U+0000 to U+10FFFF")
    return chr(code)
