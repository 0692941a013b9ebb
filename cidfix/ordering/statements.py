"""The statements of a file of ordering rules, each of which adds to what the next ones can use."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from cidfix.errors import CidfixError
from cidfix.ordering.compile import check_rule, compile_passes, compile_signs, compile_units
from cidfix.ordering.grammar import PatternReader
from cidfix.ordering.letters import UNKNOWN_LETTERS, read_letters
from cidfix.ordering.model import OrderingRules, Pass, Rule
from cidfix.ordering.nodes import Node, Sequence, Sign, find_fixed, measure
from cidfix.ordering.tokens import Token, cut_tokens

_SYMBOLS = tuple(chr(code) for code in range(0xFDD1, 0xFDF0))  # U+FDD0 is BORDER
_MOST_STATEMENTS, _MOST_PASSES = 5_000, 40
_LARGEST = 8_000  # what the patterns of a file may measure; ours come to a few hundred
_LONGEST = 2_000  # pieces of a statement
_WORD = re.compile(r"(title|script|class|sign|part|apart|unit|pass)(?=\s|$)(.*)", re.DOTALL)
_NAMED = re.compile(r"\s*([a-z][a-z0-9_]+)\s*=(.*)", re.DOTALL)
_REMARK = re.compile(r"\s#\s.*")
_ADVICE = "see resources/formats/ordering.md for how rules are written"


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement, the number of its line, and the comment that stands right above it."""

    line: int
    text: str
    note: str


def list_statements(text: str) -> Iterator[Statement]:
    """The statements of a file. A line that begins with a space goes on with the one before."""
    line = 0
    lines: list[str] = []
    note: list[str] = []
    for number, row in enumerate(text.splitlines(), 1):
        if row[:1].isspace() and row.strip() and lines:
            lines.append(_REMARK.sub("", row))
            continue
        if lines:
            yield Statement(line, " ".join(lines), " ".join(note))
            lines, note = [], []
        if row.startswith("#"):
            note.append(row.lstrip("# ").rstrip())
        elif not row.strip():
            note = []
        else:
            line, lines = number, [_REMARK.sub("", row)]
    if lines:
        yield Statement(line, " ".join(lines), " ".join(note))


def read_head(text: str) -> str:
    """The comment with which a file begins, as one paragraph."""
    head = []
    for row in text.splitlines():
        if not row.startswith("#"):
            break
        head.append(row.lstrip("# ").rstrip())
    return " ".join(head)


class RulesReader:
    """Reads statements one after the other; `name` says in errors which file. All methods raise CidfixError."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._title = ""
        self._script = ""
        self._names: dict[str, Node] = {"unknown": UNKNOWN_LETTERS}
        self._signs: dict[str, Sign] = {}
        self._apart: dict[int, str] = {}
        self._units: list[tuple[Node, Node | None]] = []
        self._passes: list[tuple[str, list[Rule]]] = []
        self._count = 0
        self._size = 0

    def read(self, statement: Statement) -> None:
        """Takes in one statement."""
        where = f"{self._name}, line {statement.line}"
        self._count += 1
        if self._count > _MOST_STATEMENTS:
            raise CidfixError("the file has too many statements", where, f"{_MOST_STATEMENTS} are read at most")
        match = _WORD.match(statement.text)
        if match is None:
            self._read_rule(statement, where)
        elif match[1] in ("class", "sign", "part"):
            self._read_name(match[1], match[2], where)
        elif match[1] == "title":
            self._title = match[2].strip()
        elif match[1] == "script":
            self._script = match[2].strip()
        elif match[1] == "apart":
            self._read_apart(match[2], where)
        elif match[1] == "unit":
            self._read_unit(match[2], where)
        else:
            self._passes.append((match[2].strip(), []))
            if len(self._passes) > _MOST_PASSES:
                raise CidfixError("the file has too many passes", where, f"{_MOST_PASSES} are read at most")

    def finish(self, about: str) -> OrderingRules:
        """The rules of all statements so far; `about` is what the head of the file says."""
        passes = tuple(Pass(title, tuple(rules)) for title, rules in self._passes)
        forward, backward = compile_passes(passes)
        return OrderingRules(
            title=self._title or self._script or self._name,
            script=self._script,
            about=about,
            passes=passes,
            signs={sign.symbol: sign.text for sign in self._signs.values()},
            symbols={text: sign.symbol for text, sign in self._signs.items()},
            apart=self._apart,
            units=compile_units(self._units),
            find_signs=compile_signs(self._signs),
            forward=forward,
            backward=backward,
        )

    def _read_name(self, kind: str, text: str, where: str) -> None:
        match = _NAMED.fullmatch(text)
        if match is None:
            raise CidfixError(
                f"{kind} needs a name of two or more small letters and =", where, f"write {kind} name = …"
            )
        name, text = match[1], match[2]
        if name in self._names or _WORD.match(name):
            raise CidfixError(f"{name!r} has a meaning already", where, "use another name")
        tokens = self._cut(text, where)
        if kind == "class":
            self._names[name] = read_letters(tokens, self._names, self._apart, where)
        elif kind == "sign":
            self._names[name] = self._read_sign(tokens, where)
        else:
            self._names[name] = self._read_pattern(tokens, where)

    def _read_sign(self, tokens: tuple[Token, ...], where: str) -> Sign:
        node = self._read_pattern(tokens, where)
        letters = [find_fixed(part) for part in (node.parts if isinstance(node, Sequence) else (node,))]
        text = "".join(letter for letter in letters if letter is not None)
        if None in letters or not set(_SYMBOLS).isdisjoint(text):
            raise CidfixError("a sign is a sequence of letters", where, "use letters and classes of one letter")
        if len(text) < 2 or text in self._signs:
            raise CidfixError("a sign is two or more letters, and another than those above", where, _ADVICE)
        if len(self._signs) == len(_SYMBOLS):
            raise CidfixError("the file has too many signs", where, f"{len(_SYMBOLS)} are read at most")
        self._signs[text] = Sign(text, _SYMBOLS[len(self._signs)])
        return self._signs[text]

    def _read_apart(self, text: str, where: str) -> None:
        if len(self._names) > 1 or self._passes:
            raise CidfixError("letters are taken apart before anything else", where, "move this line to the top")
        for letter in read_letters(self._cut(text, where), {}, {}, where).list_members():
            pieces = unicodedata.normalize("NFD", letter)
            if unicodedata.normalize("NFC", letter) == letter and len(pieces) > 1:
                self._apart[ord(letter)] = pieces

    def _read_unit(self, text: str, where: str) -> None:
        tokens = self._cut(text, where)
        at = next((at for at, token in enumerate(tokens) if token.kind == "before"), len(tokens))
        after = self._read_pattern(tokens[at + 1 :], where) if at < len(tokens) else None
        self._units.append((self._read_pattern(tokens[:at], where), after))

    def _read_pattern(self, tokens: tuple[Token, ...], where: str) -> Node:
        node = PatternReader(tokens, self._names, self._apart, where).read_node()
        self._check_size(measure(node), where)
        return node

    def _cut(self, text: str, where: str) -> tuple[Token, ...]:
        tokens = cut_tokens(text, where)
        if len(tokens) > _LONGEST:
            raise CidfixError("this statement is too long", where, "cut it into several")
        return tokens

    def _check_size(self, size: int, where: str) -> None:
        self._size += size
        if self._size > _LARGEST:
            raise CidfixError("the patterns are too large", where, "use smaller numbers in {…}, or fewer rules")

    def _read_rule(self, statement: Statement, where: str) -> None:
        tokens = self._cut(statement.text, where)
        arrows = [at for at, token in enumerate(tokens) if token.kind == "arrow"]
        if len(arrows) != 1:
            raise CidfixError("this is neither a statement nor a rule with one arrow", where, _ADVICE)
        arrow = tokens[arrows[0]].text
        logical, drawn = (
            PatternReader(side, self._names, self._apart, where).read_parts()
            for side in (tokens[: arrows[0]], tokens[arrows[0] + 1 :])
        )
        rule = Rule(
            note=statement.note,
            text=" ".join(statement.text.split()),
            line=statement.line,
            logical=logical,
            drawn=drawn,
            to_drawn=">" in arrow,
            to_logical="<" in arrow,
        )
        check_rule(rule, where)
        self._check_size(sum(measure(part.node) for part in (*logical, *drawn)), where)
        if not self._passes:
            self._passes.append(("", []))
        self._passes[-1][1].append(rule)
