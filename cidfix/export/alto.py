"""ALTO 4 for archives: pages, blocks, lines and words with their boxes, in the order in which the text is read.

Source: ALTO 4.4 of the Library of Congress. Measures are in 1/1200 inch. A word cut at a line's end has both its
parts, each with the whole word as SUBS_CONTENT; the words of a line are those after repair.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from cidfix.export.markup import escape, lines, tag
from cidfix.export.model import Doubt, Page, Part, Style, Text, Word

_UNITS = 1200 / 72  # to the point
_STYLES = {
    Style.BOLD: "bold",
    Style.ITALIC: "italics",
    Style.RAISED: "superscript",
    Style.LOWERED: "subscript",
    Style.SMALL_CAPS: "smallcaps",
}
_SURE = {Doubt.NONE: 1.0, Doubt.UNSURE: 0.5, Doubt.UNKNOWN: 0.0}


def format_alto(text: Text) -> str:
    """The document as ALTO."""
    record = text.record
    blocks: defaultdict[int, list[str]] = defaultdict(list)
    for number, part in enumerate(text.parts, 1):
        for page, block in _format_blocks(text, part, number):
            blocks[page].append(block)
    pages = lines(_format_page(page, blocks[page.number]) for page in text.pages)
    description = [
        tag("MeasurementUnit", "inch1200"),
        tag(
            "sourceImageInformation",
            tag("fileName", escape(record.name)) + tag("fileIdentifier", f"sha256:{record.sha256}"),
        ),
        tag("Processing", "\n" + _format_processing(text), ID="recovery"),
    ]
    whole = tag("Description", "\n" + lines(description)) + "\n" + tag("Layout", "\n" + pages)
    root = tag("alto", f"\n{whole}\n", xmlns="http://www.loc.gov/standards/alto/ns-v4#", SCHEMAVERSION="4.4")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def _format_page(page: Page, blocks: Sequence[str]) -> str:
    size = {"HEIGHT": round(page.height * _UNITS), "WIDTH": round(page.width * _UNITS)}
    space = tag("PrintSpace", "\n" + lines(blocks) if blocks else "", HPOS=0, VPOS=0, **size)
    return tag("Page", f"\n{space}\n", ID=f"page{page.number}", PHYSICAL_IMG_NR=page.number, **size)


def _format_processing(text: Text) -> str:
    said = f"{text.record.known_text}; {text.record.repairs_text}"
    software = tag("softwareName", "cidfix") + tag("softwareVersion", escape(text.record.version))
    return lines(
        [
            tag("processingCategory", "contentGeneration"),
            tag("processingStepDescription", escape(said)),
            tag("processingSoftware", software),
        ]
    )


def _format_blocks(text: Text, part: Part, number: int) -> Iterator[tuple[int, str]]:
    """The blocks of a part, one for each page it runs over."""
    tokens = text.tokens
    strings = [piece for word in part.list_words() for piece in _list_strings(text, word)]
    for page, on_page in groupby(strings, key=lambda piece: int(tokens.page[piece[0][0]])):
        rows = [list(row) for _, row in groupby(on_page, key=lambda piece: int(tokens.in_line[piece[0][0]]))]
        name = f"p{number}.{page}"
        inner = lines(_format_line(text, row, f"{name}.{at}") for at, row in enumerate(rows, 1))
        here = [token for row in rows for piece in row for token in piece[0]]
        language = "und" if part.foreign else None
        yield page, tag("TextBlock", "\n" + inner, ID=name, LANG=language, **_measure(text, here))


def _list_strings(text: Text, word: Word) -> Iterator[tuple[tuple[int, ...], str, Word, str]]:
    """A word as it stands on lines: its tokens there, their text, the word, and which part of it that is."""
    parts = [tuple(same) for _, same in groupby(word.tokens, key=lambda token: int(text.tokens.in_line[token]))]
    if len(parts) == 1:
        yield parts[0], word.text, word, ""
        return
    for at, here in enumerate(parts[:2], 1):
        drawn = "".join(text.decoded[token] for token in (here if at == 1 else sum(parts[1:], ())))
        yield here, drawn, word, f"HypPart{at}"


def _format_line(text: Text, row: Sequence[tuple[tuple[int, ...], str, Word, str]], name: str) -> str:
    strings = [_format_string(text, piece, f"{name}.{at}") for at, piece in enumerate(row, 1)]
    out = strings[:1]
    for (before, after), string in zip(pairwise(row), strings[1:], strict=True):
        if after[2].spaced:
            first, second = text.tokens.find_box(before[0]), text.tokens.find_box(after[0])
            width = max(round((second[0] - first[2]) * _UNITS), 0)
            out.append(tag("SP", WIDTH=width, HPOS=round(first[2] * _UNITS), VPOS=round(first[1] * _UNITS)))
        out.append(string)
    if row[-1][3] == "HypPart1" and row[-1][1][-1:] in ("-", "\u2010", "\u00ad"):
        out.append(tag("HYP", CONTENT=row[-1][1][-1]))
    here = [token for piece in row for token in piece[0]]
    return tag("TextLine", "\n" + lines(out), ID=name, **_measure(text, here))


def _format_string(text: Text, piece: tuple[tuple[int, ...], str, Word, str], name: str) -> str:
    here, drawn, word, kind = piece
    style = word.runs[0].style
    for run in word.runs[1:]:
        style &= run.style
    sure = min(_SURE[run.doubt] for run in word.runs)
    return tag(
        "String",
        ID=name,
        CONTENT=drawn.rstrip("-\u2010\u00ad") if kind == "HypPart1" else drawn,
        SUBS_TYPE=kind or None,
        SUBS_CONTENT=word.text if kind else None,
        STYLE=" ".join(said for flag, said in _STYLES.items() if flag in style) or None,
        WC=f"{sure:g}",
        **_measure(text, here),
    )


def _measure(text: Text, tokens: Sequence[int]) -> dict[str, int]:
    x0, y0, x1, y1 = (round(side * _UNITS) for side in text.tokens.find_box(tokens))
    return {"HPOS": x0, "VPOS": y0, "WIDTH": x1 - x0, "HEIGHT": y1 - y0}
