"""HTML for reviewing: each page's picture beside its text, all in one file that opens anywhere and loads nothing."""

from __future__ import annotations

from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TypeAlias

from cidfix.export.markup import escape, lines, tag
from cidfix.export.model import Doubt, Part, Run, Style, Text, Word, Words
from cidfix.export.spans import list_spans
from cidfix.structure.model import Role
from cidfix.structure.sections import Section, flatten

Placed: TypeAlias = tuple[int, tuple[Section, ...]]
"""The number of a part, and the sections that it is in."""

_TAGS = {Style.RAISED: "sup", Style.LOWERED: "sub", Style.BOLD: "b", Style.ITALIC: "i"}
_LOOK = """
:root { color-scheme: light dark; }
body { margin: 1rem; font: 1rem/1.5 serif; }
body > section { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; }
body > section { border-top: 1px solid; padding: 1rem 0; }
img { width: 100%; background: white; position: sticky; top: 1rem; }
body > section > div { min-width: 0; overflow-x: auto; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; font: inherit; font-family: monospace; }
td { padding: 0 .6em; vertical-align: top; }
.smallcaps { font-variant-caps: all-small-caps; }
.unsure { background: #ffe08a; color: black; }
.unknown { background: #ffb3b3; color: black; }
.footnote, .caption, .furniture { font-size: .85em; }
.foreign { border-inline-start: 3px dotted; padding-inline-start: .5em; }
@media (max-width: 50rem) { body > section { grid-template-columns: minmax(0, 1fr); } img { position: static; } }
"""


def format_html(text: Text) -> str:
    """The document as HTML; parts stand beside the page on which they begin.

    So a section stands beside each page that it runs through: it is opened there again.
    """
    record = text.record
    by_page: defaultdict[int, list[Placed]] = defaultdict(list)
    for number, around in flatten(text.find_sections()):
        by_page[text.parts[number].places[0].page].append((number, around))
    sections = lines(_format_page(text, page.number, by_page[page.number]) for page in text.pages)
    facts = (
        f"{record.name} (SHA-256 {record.sha256}): {record.known_text}; {record.repairs_text}; cidfix {record.version}"
    )
    head = lines(
        [
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(record.title)}</title>",
            f"<style>{_LOOK}</style>",
        ]
    )
    language = escape(text.find_language())
    body = f"<p>{escape(facts)}</p>\n{sections}"
    return f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n{head}</head>\n<body>\n{body}</body>\n</html>\n'


def _format_page(text: Text, page: int, placed: Sequence[Placed]) -> str:
    picture = text.draw(page)
    drawn = f'<img alt="Page {page}" src="data:image/png;base64,{b64encode(picture).decode()}">' if picture else ""
    parts = lines(_nest(text, placed))
    return f'<section id="page{page}">\n<div>{drawn}</div>\n<div>\n{parts}</div>\n</section>'


def _nest(text: Text, placed: Sequence[Placed]) -> Iterator[str]:
    """Parts in their sections."""
    before: tuple[Section, ...] = ()
    for number, around in placed:
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(before, around, strict=False)))
        yield from ["</section>"] * (len(before) - shared) + ["<section>"] * (len(around) - shared)
        yield _format_part(text, number)
        before = around
    yield from ["</section>"] * len(before)


def _format_part(text: Text, number: int) -> str:
    part = text.parts[number]
    classes = part.role.value + (" foreign" if part.foreign else "")
    language = "und" if part.foreign else None
    name = _name(part)
    inner = _format_rows(text, part) if part.rows else " ".join(_format_words(text, words) for words in part.sentences)
    if not inner:
        return ""
    return tag(name, inner, id=f"p{number + 1}", class_=classes, dir="auto", lang=language)


def _name(part: Part) -> str:
    if part.role is Role.TITLE or part.depth:
        return f"h{min(max(part.depth, 1) + (part.role is not Role.TITLE), 6)}"
    names = {Role.TABLE: "table", Role.EXAMPLE: "table", Role.QUOTE: "blockquote", Role.FIGURE: "pre"}
    return names.get(part.role, "p")


def _format_rows(text: Text, part: Part) -> str:
    if part.role is Role.FIGURE:
        return escape("\n".join(row.text for row in part.rows))
    if part.role is Role.VERSE:
        return "<br>\n".join(_format_words(text, row.words) for row in part.rows)
    width = max((cell.column + 1 for row in part.rows for cell in row.cells), default=0)
    rows = []
    for row in part.rows:
        cells = {cell.column: _format_words(text, cell.words) for cell in row.cells}
        rows.append(f"<tr>{''.join(f'<td>{cells.get(column, str())}</td>' for column in range(width))}</tr>")
    return "\n" + lines(rows)


def _format_words(text: Text, words: Words) -> str:
    return "".join(
        _format_mark(span) if isinstance(span, Word) else _format_run(text, span) for span in list_spans(words)
    )


def _format_mark(mark: Word) -> str:
    inner = escape(mark.text)
    return f"<sup>{inner}</sup>" if mark.note is None else f'<sup><a href="#p{mark.note + 1}">{inner}</a></sup>'


def _format_run(text: Text, run: Run) -> str:
    inner = escape(run.text)
    if run.doubt is Doubt.UNKNOWN:
        font, code = text.tokens.name_code(run.glyph) if run.glyph is not None else ("", "")
        inner = tag("span", inner, class_="unknown", title=f"{font}:{code}")
    elif run.doubt:
        inner = tag("span", inner, class_="unsure")
    if Style.SMALL_CAPS in run.style:
        inner = tag("span", inner, class_="smallcaps")
    for kind, name in _TAGS.items():
        if kind in run.style:
            inner = tag(name, inner)
    return inner
