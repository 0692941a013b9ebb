"""Plain text from any converter to paragraphs and back, so that what is not repaired comes out as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, chain, repeat

import regex

from cidfix.repair.model import UNKNOWN, Line, Paragraph, Repaired, Token, format_line

_ENDS = regex.compile(r"\r\n|[\n\r\v\x85\u2028\u2029]")
_TOKENS = regex.compile(r"(\s*)((?:\(cid:\d+\)|[^\s(]|\((?!cid:\d+\)))+)")
_PLAIN = regex.compile(r"(\s*)(\S+)")


def parse_text(text: str) -> tuple[Paragraph, ...]:
    """The stretches of lines between empty lines and page ends, none of them settled yet."""
    found: list[Paragraph] = []
    number = 0
    for page, part in enumerate(text.split("\f")):
        lines: list[Line] = []
        gap, opens = (0 if page else -1), page > 0
        for raw in _ENDS.split(part):
            number += 1
            line = parse_line(raw, number)
            if line:
                if not lines:
                    empty = gap
                lines.append(line)
                continue
            if lines:
                found.append(Paragraph(tuple(lines), gap=max(empty, 0), opens_page=opens))
                lines, gap, opens = [], 0, False
            gap += 1
        if lines:
            found.append(Paragraph(tuple(lines), gap=max(empty, 0), opens_page=opens))
        number -= 1
    return tuple(found)


def parse_line(raw: str, number: int) -> Line:
    """The tokens of one line; a token with a letter that nobody knows is held as it is."""
    if UNKNOWN.search(raw):
        found = ((match, bool(UNKNOWN.search(match[2]))) for match in _TOKENS.finditer(raw))
        return tuple(Token(match[1], match[2], number, match.start(2) + 1, held) for match, held in found)
    texts = raw.split()
    if raw != " ".join(texts):
        return tuple([Token(match[1], match[2], number, match.start(2) + 1, False) for match in _PLAIN.finditer(raw)])
    columns = accumulate([1, *[len(text) + 1 for text in texts]])
    return tuple(map(Token, chain([""], repeat(" ")), texts, repeat(number), columns, repeat(False)))


def format_paragraphs(paragraphs: Sequence[Paragraph], *, joined: bool) -> str:
    """The text. Paragraphs stand as far apart as they did; where lines were `joined`, an empty line parts all."""
    texts: list[str] = []
    for paragraph in paragraphs:
        if texts:
            texts.append("\n" * (max(paragraph.gap, int(joined)) + 1))
        texts.append("\n".join(format_line(line) for line in paragraph.lines))
    return "".join(texts) + "\n" * bool(texts)


def reread(repaired: Repaired) -> tuple[Paragraph, ...]:
    """What `parse_text` makes of a repaired text once it is written, but for the places, which stay those given."""
    result: list[Paragraph] = []
    for paragraph in repaired.paragraphs:
        gap = max(paragraph.gap, int(repaired.joined)) if result else 0
        if result and not gap:
            result[-1] = replace(result[-1], lines=(*result[-1].lines, *paragraph.lines))
        else:
            result.append(Paragraph(paragraph.lines, gap=gap))
    return tuple(result)
