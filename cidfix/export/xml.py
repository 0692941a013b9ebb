"""XML of paragraphs, sentences and words with page and box of each: what corpora are built from."""

from __future__ import annotations

from cidfix.export.markup import escape, format_box, lines, tag
from cidfix.export.model import STYLE_NAMES, Doubt, Part, Run, Text, Word, Words
from cidfix.export.units import part_signs
from cidfix.structure.sections import Content, Section, find_section_places


def format_xml(text: Text) -> str:
    """The document as XML; resources/formats/exports.md describes the elements."""
    record = text.record
    pages = lines(
        tag("page", number=page.number, width=f"{page.width:g}", height=f"{page.height:g}") for page in text.pages
    )
    parts = _format_content(text, text.find_sections())
    head = tag(
        "document",
        "\n" + pages + parts,
        source=record.name,
        sha256=record.sha256,
        producer=record.producer or None,
        generator=f"cidfix {record.version}",
        xml__lang=text.find_language(),
        known=f"{record.known:.4f}",
        repaired=record.repairs_text,
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n'


def _format_content(text: Text, content: Content) -> str:
    return lines(
        _format_section(text, each) if isinstance(each, Section) else _format_part(text, text.parts[each], each + 1)
        for each in content
    )


def _format_section(text: Text, section: Section) -> str:
    first, *_ = find_section_places(section, text.parts)
    head = _format_part(text, text.parts[section.heading], section.heading + 1)
    return tag(
        "section",
        f"\n{head}\n{_format_content(text, section.content)}",
        depth=section.depth,
        page=first.page,
        box=format_box(first.box),
    )


def _format_part(text: Text, part: Part, number: int) -> str:
    name = f"p{number}"
    inner = "".join(
        "\n" + tag("s", _format_words(text, words), id=f"{name}.s{count}")
        for count, words in enumerate(part.sentences, 1)
    )
    inner += "".join(
        "\n"
        + tag(
            "row",
            "".join(tag("cell", _format_words(text, cell.words), column=cell.column + 1) for cell in row.cells),
        )
        for row in part.rows
    )
    return tag(
        "head" if part.depth else "p",
        f"{inner}\n",
        id=name,
        role=part.role.value,
        depth=part.depth or None,
        page=part.places[0].page,
        box=format_box(part.places[0].box),
        xml__lang="und" if part.foreign else None,
    )


def _format_words(text: Text, words: Words) -> str:
    return "".join(_format_word(text, word) for word in part_signs(words))


def _format_word(text: Text, word: Word) -> str:
    """A word with the places it is drawn at, one for each line."""
    tokens = text.tokens
    first = word.tokens[0]
    here = [token for token in word.tokens if tokens.in_line[token] == tokens.in_line[first]]
    rest = [token for token in word.tokens if tokens.in_line[token] != tokens.in_line[first]]
    return "\n" + tag(
        "w",
        "".join(_format_run(text, run) for run in word.runs),
        page=tokens.page[first],
        line=tokens.name_line(first),
        token=tokens.number[first],
        box=format_box(tokens.find_box(here)),
        next=f"{tokens.name_line(rest[0])}:{tokens.number[rest[0]]}" if rest else None,
        glue=None if word.spaced else "left",
        note=None if word.note is None else f"p{word.note + 1}",
        **({"next-box": format_box(tokens.find_box(rest))} if rest else {}),
    )


def _format_run(text: Text, run: Run) -> str:
    inner = escape(run.text)
    if run.doubt is Doubt.UNKNOWN and run.glyph is not None:
        font, code = text.tokens.name_code(run.glyph)
        inner = tag("unknown", inner, font=font, code=code)
    elif run.doubt:
        inner = tag("unsure", inner)
    style = " ".join(name for kind, name in STYLE_NAMES.items() if kind in run.style)
    return tag("hi", inner, style=style) if style else inner
