"""TECkit maps read as tables of codes, as far as they say of single codes what these stand for.

That is one pass from bytes, or from U+F0000 + a code, to Unicode, with classes, and with one code or class beside it
as context. Further passes are read where they are those that cidfix itself writes. Everything else is refused with its
line: half a map would be a wrong one.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from cidfix.errors import CidfixError
from cidfix.export.maps.apply import PRIVATE
from cidfix.export.maps.table import PASSED, CodeContext, CodeTable, find_ordering
from cidfix.export.maps.teckit import PASSED_CLASS, UNKNOWN_CLASS, format_tail, to_passed_on
from cidfix.export.maps.teckit_classes import ClassReader, CodeClass
from cidfix.export.maps.teckit_lines import Line, Token, read_lines
from cidfix.export.maps.teckit_order import MOST
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.reorder import to_logical
from cidfix.recover.decisions import ContextSide

_HEADERS = {
    *("encodingname", "descriptivename", "version", "contact", "registrationauthority", "registrationname"),
    *("copyright", "lhsname", "rhsname", "lhsdescription", "rhsdescription", "rhsflags", "bytedefault", "unidefault"),
}
_PASSES = {"byte_unicode": True, "unicode": False}
_NORMAL = {"nfc_fwd", "nfc", "nfd_fwd", "nfd", "nfc_rev", "nfd_rev"}
_ADVICE = "cidfix reads maps that say of single codes what they stand for"
_COMMENT = re.compile(r'(font|language|script): (".*")')
_POINTS = re.compile(r"=((?: U\+[0-9A-F]{4,6})*)")
_MOST_RULES = 200_000


@dataclass(frozen=True, slots=True)
class _Rule:
    """A rule for one code, as it was made of the line; `said` is the value that its comment gives."""

    where: str
    code: int
    beside: tuple[ContextSide, int] | None
    made: str
    said: str | None


def parse_teckit(data: bytes, name: str, font: str) -> CodeTable:
    """The table of a map; `name` is its file, `font` what its font is called where it does not say so itself.

    Raises CidfixError, with the line, for what is no map or says more than a table can.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")  # a map in bytes, as TECkit takes them
    return _MapReader(name, font).read(text)


class _MapReader:
    def __init__(self, name: str, font: str) -> None:
        self._name, self._font = name, font
        self._script, self._language = "", list[str]()
        self._bytes: bool | None = None
        self._classes = ClassReader()
        self._rules: list[_Rule] = []

    def read(self, text: str) -> CodeTable:
        lines = list(read_lines(text, self._name))
        rest: list[Line] = []
        for at, line in enumerate(lines):
            if line.tokens and line.tokens[0].text.lower() == "pass" and self._bytes is not None:
                rest = lines[at:]
                break
            self._read_line(line)
        if not self._rules:
            raise CidfixError("the map says of no code what it stands for", self._name, "check the file")
        only_normal = all(_find_pass(line) in _NORMAL for line in rest if line.tokens)
        if only_normal:
            self._script = ""
        table = self._make_table()
        expected = [line.tokens for line in read_lines("\n".join(format_tail(table)), "") if line.tokens]
        found = [line for line in rest if line.tokens]
        if not only_normal and [line.tokens for line in found] != expected:
            pairs = zip(found, [*expected, *([()] * len(found))], strict=False)
            where = next((line.where for line, tokens in pairs if line.tokens != tokens), self._name)
            raise CidfixError("a further pass changes what the codes stand for", where, _ADVICE)
        return table

    def _make_table(self) -> CodeTable:
        rules = find_ordering(self._script)
        values: dict[int, str] = {}
        contexts: dict[tuple[int, ContextSide, int], CodeContext] = {}
        for rule in self._rules:
            value = _find_value(rule, rules)
            if rule.beside is None:
                values.setdefault(rule.code, value)
            else:
                context = CodeContext(rule.code, value, *rule.beside)
                contexts.setdefault((rule.code, *rule.beside), context)
        table = CodeTable(self._font, tuple(self._language), self._script, values, tuple(contexts.values()))
        separators = table.separators
        for rule in self._rules:
            if rule.beside and not separators.isdisjoint((rule.code, rule.beside[1])):
                raise CidfixError("a value depends on a space", rule.where, _ADVICE)
        return table

    def _read_line(self, line: Line) -> None:
        tokens = line.tokens
        if not tokens:
            self._read_comment(line)
            return
        word = tokens[0].text.lower() if tokens[0].kind == "name" else ""
        if word in _HEADERS:
            return
        if word == "lhsflags":
            if any(token.kind == "name" for token in tokens[1:]):
                raise CidfixError("what this expects of its codes is not done here", line.where, _ADVICE)
        elif word == "pass":
            kind = _find_pass(line)
            if kind not in _PASSES:
                raise CidfixError(f"a map can't begin with a pass of this kind ({kind})", line.where, _ADVICE)
            self._bytes = _PASSES[kind]
        elif word in ("byteclass", "uniclass", "class"):
            in_bytes = self._in_bytes()
            self._classes.read_class(line, word == "byteclass" or (word == "class" and in_bytes))
        else:
            self._read_rule(line)

    def _read_comment(self, line: Line) -> None:
        match = _COMMENT.fullmatch(line.comment)
        if match is None or self._rules:
            return
        try:
            said = json.loads(match[2])
        except ValueError:
            return
        if any("\ud800" <= letter <= "\udfff" for letter in said):
            return
        if match[1] == "font":
            self._font = said
        elif match[1] == "script":
            self._script = said
        else:
            self._language.append(said)

    def _in_bytes(self) -> bool:
        if self._bytes is None:
            self._bytes = True  # where no pass is named, it is from bytes to Unicode
        return self._bytes

    def _read_rule(self, line: Line) -> None:
        of_bytes = self._in_bytes()
        signs = [at for at, token in enumerate(line.tokens) if token.kind == "sign" and token.text in ("<>", ">", "<")]
        if len(signs) != 1:
            raise CidfixError("this is no rule with one arrow", line.where, _ADVICE)
        if line.tokens[signs[0]].text == "<":
            return  # only from Unicode to codes
        left, right = line.tokens[: signs[0]], line.tokens[signs[0] + 1 :]
        match, context = _split(left)
        codes, label = self._read_item(match, of_bytes, line.where)
        beside = self._read_context(context, of_bytes, line.where)
        made = self._read_made(_split(right)[0], codes, label, line.where)
        points = _POINTS.fullmatch(line.comment)
        said = "".join(chr(min(int(one[2:], 16), 0x10FFFF)) for one in points[1].split()) if points else None
        if isinstance(codes, CodeClass) and codes.name in (PASSED_CLASS, UNKNOWN_CLASS) and beside is None:
            self._check_own(codes, made, line.where)
            return
        members = codes.members if isinstance(codes, CodeClass) else (codes,)
        for place in beside or [None]:
            for code, value in zip(members, made, strict=True):
                self._rules.append(_Rule(line.where, self._to_code(code, line.where), place, value, said))
                if len(self._rules) > _MOST_RULES:
                    raise CidfixError("the map has too many rules", line.where, f"{_MOST_RULES} are read at most")

    def _check_own(self, codes: CodeClass, made: list[str], where: str) -> None:
        """Whether the classes that say nothing of codes indeed say nothing."""
        offset = 0 if codes.name == PASSED_CLASS else PRIVATE
        passed = codes.name != PASSED_CLASS or PASSED.issuperset(codes.members)
        if not self._bytes or not passed or made != [chr(offset + code) for code in codes.members]:
            raise CidfixError(f"the class {codes.name} has a meaning of its own", where, "give it another name")

    def _to_code(self, number: int, where: str) -> int:
        if self._bytes:
            return number
        if number < PRIVATE:
            raise CidfixError("codes are U+F0000 and more in a pass from Unicode", where, _ADVICE)
        return number - PRIVATE

    def _read_item(self, tokens: tuple[Token, ...], of_bytes: bool, where: str) -> tuple[int | CodeClass, str]:
        """One code or class, and the tag it has."""
        label = ""
        if len(tokens) > 2 and tokens[-2] == Token("sign", "=") and tokens[-1].kind == "name":
            label, tokens = tokens[-1].text, tokens[:-2]
        if len(tokens) == 3 and tokens[0].text == "[" and tokens[2].text == "]":
            return self._classes.find_class(of_bytes, tokens[1], where), label
        codes = self._classes.find_codes(tokens[0], of_bytes, where) if len(tokens) == 1 else []
        if len(codes) != 1:
            raise CidfixError("a rule is about more than one code, or a pattern", where, _ADVICE)
        return codes[0], label

    def _read_context(
        self, tokens: tuple[Token, ...], of_bytes: bool, where: str
    ) -> list[tuple[ContextSide, int] | None] | None:
        if not tokens:
            return None
        places = [at for at, token in enumerate(tokens) if token == Token("name", "_")]
        if len(places) != 1:
            raise CidfixError("a context has one _", where, _ADVICE)
        before, after = tokens[: places[0]], tokens[places[0] + 1 :]
        if bool(before) == bool(after):
            raise CidfixError("a context is not one code, on one side", where, _ADVICE)
        item, _ = self._read_item(before or after, of_bytes, where)
        side: ContextSide = "after" if before else "before"
        members = item.members if isinstance(item, CodeClass) else (item,)
        return [(side, self._to_code(code, where)) for code in members]

    def _read_made(self, tokens: tuple[Token, ...], codes: int | CodeClass, label: str, where: str) -> list[str]:
        """The text that a rule gives for each of its codes."""
        made = [""] * (len(codes.members) if isinstance(codes, CodeClass) else 1)
        at = 0
        while at < len(tokens):
            if tokens[at].text == "[" and at + 2 < len(tokens) and tokens[at + 2].text == "]":
                letters = self._classes.find_class(False, tokens[at + 1], where).members
                tagged = tokens[at + 3 : at + 5]
                own = tagged[1].text if len(tagged) == 2 and tagged[0] == Token("sign", "=") else ""
                fits = isinstance(codes, CodeClass) and len(letters) == len(codes.members)
                if not fits or own != (label if own else "") or (not own and at > 0):
                    raise CidfixError("this class has no class of as many codes to go with", where, _ADVICE)
                made = [text + chr(letter) for text, letter in zip(made, letters, strict=True)]
                at += 5 if own else 3
            else:
                text = "".join(map(chr, self._classes.find_codes(tokens[at], False, where)))
                made = [before + text for before in made]
                at += 1
            if made and len(made[0]) > MOST:
                raise CidfixError(f"a value has more than {MOST} code points", where, "TECkit takes no more")
        return made


def _split(tokens: tuple[Token, ...]) -> tuple[tuple[Token, ...], tuple[Token, ...]]:
    """A side of a rule, and its context."""
    at = next((at for at, token in enumerate(tokens) if token == Token("sign", "/")), len(tokens))
    return tokens[:at], tokens[at + 1 :]


def _find_pass(line: Line) -> str:
    texts = [token.text.lower() for token in line.tokens]
    if len(texts) != 4 or texts[0] != "pass" or texts[1] != "(" or texts[3] != ")":
        return ""
    return texts[2]


def _find_value(rule: _Rule, rules: OrderingRules | None) -> str:
    """The value of which a rule's text was made."""
    usable = rule.said is not None and not any(0xD800 <= ord(letter) <= 0xDFFF for letter in rule.said)
    if usable and rule.said is not None and to_passed_on(rule.said, rules) == rule.made:
        return rule.said
    if rules is None:
        return rule.made
    value = to_logical([rule.made], rules)
    if to_passed_on(value, rules) != rule.made:
        raise CidfixError("this text is not in the order that the rules expect", rule.where, "write it as it is drawn")
    return value
