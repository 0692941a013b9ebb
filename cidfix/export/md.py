"""Markdown (CommonMark with tables and footnotes): for readers, wikis and converters."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cidfix.export.markup import lines
from cidfix.export.model import Cell, Part, Row, Run, Style, Text, Word, Words
from cidfix.export.spans import list_spans
from cidfix.structure.model import Role

_SIGNS = re.compile(r"([\\`*_\[\]<>|~$&#])")
_OPENING = re.compile(r"^(\s*)([-+=]|\d{1,9}[.)])(?=\s|$)")
_BULLET = re.compile(r"^\s*(?:[•◦▪▫‣⁃■□●○►▶✓➢➤·–—-]|\\\*)\s+")
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_TAGS = {Style.RAISED: ("<sup>", "</sup>"), Style.LOWERED: ("<sub>", "</sub>")}
_CAPS = ('<span style="font-variant: small-caps">', "</span>")


def format_md(text: Text) -> str:
    """The document as Markdown; a comment says what it was made from."""
    record = text.record
    said = f"{record.name}; {record.known_text}; {record.repairs_text}; cidfix {record.version}"
    comment = f"<!-- {_plain(said).replace('--', '- -').replace('>', ' ')} -->"
    return "\n".join(
        f"{part}\n" for part in (comment, *(_format_part(text, at) for at in range(len(text.parts)))) if part
    )


def _format_part(text: Text, number: int) -> str:
    part = text.parts[number]
    if part.role is Role.TABLE:
        return _format_table(part.rows)
    if part.role in (Role.EXAMPLE, Role.FIGURE):
        return _fence("\n".join(row.text for row in part.rows))
    if part.rows:
        return "\\\n".join(_format_words(row.words, number) for row in part.rows)
    known = Style.BOLD if part.role is Role.TITLE or part.depth else Style.NONE
    return _format_running(part, number, _format_words(tuple(part.list_words()), number, known))


def _format_running(part: Part, number: int, inner: str) -> str:
    """A part of running text by its role."""
    if part.role is Role.TITLE or part.depth:
        return f"{'#' * min(max(part.depth, 1) + (part.role is not Role.TITLE), 6)} {inner}"
    if part.role is Role.ITEM:
        bare = _BULLET.sub("", inner)
        return f"- {bare}" if bare != inner else inner
    if part.role is Role.FOOTNOTE:
        return f"[^n{number + 1}]: {inner}"
    bare = _OPENING.sub(lambda match: f"{match[1]}{_escape_opening(match[2])}", inner)
    return f"> {bare}" if part.role is Role.QUOTE else bare


def _escape_opening(sign: str) -> str:
    return f"{sign[:-1]}\\{sign[-1]}"


def _format_words(words: Words, number: int, known: Style = Style.NONE) -> str:
    """Words with their styles but those `known` of the whole part, whose `number` its own note mark is left out by."""
    pieces = [(span, _format_plain(span, number)) for span in list_spans(words)]
    out: list[str] = []
    for at, (span, said) in enumerate(pieces):
        if isinstance(span, Word):
            out.append(said)
            continue
        before = pieces[at - 1][1][-1:] if at else ""
        after = pieces[at + 1][1][:1] if at + 1 < len(pieces) else ""
        out.append(_emphasise(said, span.style & ~known, before, after))
    return "".join(out).strip()


def _format_plain(span: Run | Word, number: int) -> str:
    if isinstance(span, Word):
        return "" if span.note is None or span.note == number else f"[^n{span.note + 1}]"
    return _SIGNS.sub(r"\\\1", _plain(span.text))


def _emphasise(text: str, style: Style, before: str, after: str) -> str:
    """Text with tags for its style; asterisks where they are sure to be read as such, between spaces."""
    bare = text.strip(" ")
    if not bare or not style:
        return text
    first, last = text[: len(text) - len(text.lstrip(" "))], text[len(text.rstrip(" ")) :]
    apart = (first or not before.strip()) and (last or not after.strip() or after in ".,;:!?)")
    stars = apart and bare[0].isalnum() and bare[-1].isalnum()
    if Style.SMALL_CAPS in style:
        bare = bare.join(_CAPS)
    for kind, tags in _TAGS.items():
        if kind in style:
            bare = bare.join(tags)
    for kind, sign, name in ((Style.ITALIC, "*", "i"), (Style.BOLD, "**", "b")):
        if kind in style:
            bare = bare.join((sign, sign) if stars else (f"<{name}>", f"</{name}>"))
    return f"{first}{bare}{last}"


def _format_table(rows: Sequence[Row]) -> str:
    width = max((cell.column + 1 for row in rows for cell in row.cells), default=0)
    if not width:
        return ""
    table = [_format_row(row.cells, width) for row in rows]
    return lines([table[0], "|" + " --- |" * width, *table[1:]]).rstrip("\n")


def _format_row(cells: Sequence[Cell], width: int) -> str:
    texts = {cell.column: _format_words(cell.words, -1) for cell in cells}
    return "|" + "".join(f" {texts.get(column, '')} |" for column in range(width))


def _fence(text: str) -> str:
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}\n{_CONTROLS.sub(chr(0xFFFD), text)}\n{fence}"


def _plain(text: str) -> str:
    """Text without what would end a line or be a control."""
    return _CONTROLS.sub("\ufffd", text.replace("\n", " ").replace("\r", " ").replace("\t", " "))
