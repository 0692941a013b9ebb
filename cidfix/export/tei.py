"""TEI P5: a header that tells source, responsibility and what was done, and a text with its structure and breaks.

Source: TEI Consortium, P5 Guidelines: chapters 2 (header), 3 (elements of all texts), 5 (characters without Unicode),
11 (primary sources: surfaces and zones).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cidfix.export.markup import escape, lines, tag
from cidfix.export.model import Part, Text
from cidfix.export.spans import Break
from cidfix.export.tei_text import Inline
from cidfix.structure.model import Role
from cidfix.structure.sections import Content, Section

_VERSION = re.compile(r"\d+(?:\.\d+){0,3}")
_ANYWHERE = ("<figure", "<fw", "<note", "<pb")
_NAMESPACE = "http://www.tei-c.org/ns/1.0"


def format_tei(text: Text) -> str:
    """The document as TEI P5, valid against `tei_all`."""
    inline = Inline(text)
    titles = [number for number, part in enumerate(text.parts) if part.role is Role.TITLE]
    front = "\n" + lines(tag("titlePart", inline.format_words(text.parts[n].list_words(), n)) for n in titles)
    body = _Body(text, inline).format()
    whole = tag("front", "\n" + tag("titlePage", "\n" + tag("docTitle", front) + "\n") + "\n") + "\n" if titles else ""
    parts = [
        _format_header(text),
        _format_facsimile(text),
        tag("text", "\n" + whole + tag("body", "\n" + body) + "\n", xml__lang=text.find_language()),
    ]
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tag("TEI", chr(10) + lines(parts), xmlns=_NAMESPACE)}\n'


def _format_header(text: Text) -> str:
    record = text.record
    title = next(
        (
            " ".join(word.text for word in part.list_words() if word.note is None)
            for part in text.parts
            if part.role is Role.TITLE
        ),
        record.title,
    )
    source = f"{record.name}, SHA-256 {record.sha256}" + (f", made by {record.producer}" if record.producer else "")
    version = _VERSION.match(record.version)
    statement = lines(
        [
            tag("title", escape(title)),
            tag(
                "respStmt",
                tag("resp", "text recovered from the PDF by") + tag("name", escape(f"cidfix {record.version}")),
            ),
        ]
    )
    description = lines(
        [
            tag("titleStmt", "\n" + statement),
            tag("publicationStmt", tag("p", "A working copy, made from the file named as source.")),
            tag("sourceDesc", tag("p", escape(source))),
        ]
    )
    unknown = f"; {len(record.unknown)} codes are left without a value" if record.unknown else ""
    editorial = lines(
        [
            tag("correction", tag("p", escape(f"Changes by step: {record.repairs_text}."))),
            tag("normalization", tag("p", "Unicode normalization form C.")),
            tag("hyphenation", tag("p", "Hyphens that only end a line are left out where hyphens were repaired.")),
            tag("interpretation", tag("p", escape(f"{record.known_text}{unknown}."))),
        ]
    )
    encoding = [
        tag("editorialDecl", "\n" + editorial),
        tag(
            "appInfo",
            tag("application", tag("label", "cidfix"), ident="cidfix", version=version[0] if version else "0"),
        ),
        _format_characters(text),
    ]
    languages = "".join(tag("language", escape(name), ident=name) for name in record.languages or ("und",))
    return tag(
        "teiHeader",
        "\n"
        + lines(
            [
                tag("fileDesc", "\n" + description),
                tag("encodingDesc", "\n" + lines(encoding)),
                tag("profileDesc", tag("langUsage", languages)),
                _format_decided(text),
            ]
        ),
    )


def _format_decided(text: Text) -> str:
    """What was decided, each thing with where it was said, and when."""
    changes = [
        tag("change", escape(f"{one.text} ({one.source})" if one.source else one.text), when=one.when or None)
        for one in text.record.decided
    ]
    return tag("revisionDesc", "\n" + lines(changes)) if changes else ""


def _format_characters(text: Text) -> str:
    """What codes stand for that nobody knows the Unicode of."""
    if not text.record.unknown:
        return ""
    return tag(
        "charDecl",
        "\n"
        + lines(
            tag(
                "glyph",
                tag("localProp", name="font", value=font) + tag("localProp", name="code", value=code),
                xml__id=f"g-{font}-{code}",
            )
            for font, code, _ in text.record.unknown
        ),
    )


def _format_facsimile(text: Text) -> str:
    """The pages, and on each where the parts of the text stand, in points."""
    surfaces = []
    for page in text.pages:
        zones = lines(
            tag("zone", ulx=box[0], uly=box[1], lrx=box[2], lry=box[3], xml__id=f"z{number + 1}-{at}")
            for number, part in enumerate(text.parts)
            for at, place in enumerate(part.places, 1)
            if place.page == page.number and (box := place.box)
        )
        size = {"ulx": 0, "uly": 0, "lrx": round(page.width, 2), "lry": round(page.height, 2)}
        surfaces.append(
            tag("surface", "\n" + zones if zones else "", n=page.number, xml__id=f"page{page.number}", **size)
        )
    return tag("facsimile", "\n" + lines(surfaces)) if surfaces else ""


class _Body:
    """Writes the parts one after the other, a division a section."""

    def __init__(self, text: Text, inline: Inline) -> None:
        self._text, self._inline = text, inline
        self._out: list[str] = []

    def format(self) -> str:
        """The content of the body."""
        self._write(self._text.find_sections())
        if all(part.startswith(_ANYWHERE) for part in self._out):
            self._out.append("<p/>")  # a body has more than what may stand anywhere
        return lines(self._out)

    def _write(self, content: Content) -> None:
        run: list[int] = []
        for each in content:
            if isinstance(each, Section):
                self._write_parts(run)
                run = []
                self._write_section(each)
            elif self._text.parts[each].role is not Role.TITLE:
                run.append(each)
        self._write_parts(run)

    def _write_section(self, section: Section) -> None:
        self._turn_to(self._text.parts[section.heading])
        self._out.append("<div>")
        self._out.append(self._format_part(section.heading))
        self._write(section.content)
        self._out.append("</div>")

    def _write_parts(self, numbers: Sequence[int]) -> None:
        """Parts that follow one another: items as a list, captions with what they stand at."""
        parts = self._text.parts
        at = 0
        while at < len(numbers):
            part, last = parts[numbers[at]], at + 1
            if part.role is not Role.FOOTNOTE:
                self._turn_to(part)
            if part.role is Role.ITEM:
                while last < len(numbers) and parts[numbers[last]].role is Role.ITEM:
                    last += 1
                items = lines(self._format_simple(number, "item") for number in numbers[at:last])
                self._out.append(tag("list", "\n" + items))
            elif part.role in (Role.CAPTION, Role.FIGURE, Role.TABLE):
                while last < len(numbers) and _go_together([parts[n] for n in numbers[at:last]], parts[numbers[last]]):
                    last += 1
                self._out.append(self._format_float(numbers[at:last]))
            else:
                self._out.append(self._format_part(numbers[at]))
            at = last

    def _turn_to(self, part: Part) -> None:
        if part.places[0].page > self._inline.page:
            self._out.append(self._inline.format_break(Break(part.places[0].page, "", False, True, False)))

    def _format_part(self, number: int) -> str:
        part = self._text.parts[number]
        if part.rows:
            return self._format_rows(number)
        if part.role is Role.QUOTE:
            return tag("quote", self._format_simple(number, "p"))
        if part.role is Role.FOOTNOTE:
            return self._format_note(number)
        if part.role is Role.FURNITURE:
            return tag("fw", self._inline.format_words(part.list_words(), number), facs=_zones(part, number))
        return self._format_simple(number, "head" if part.depth else "ab" if part.role is Role.ABSTRACT else "p")

    def _format_rows(self, number: int) -> str:
        """Verse and examples."""
        part = self._text.parts[number]
        if part.role is Role.VERSE:
            verses = (tag("l", self._inline.format_words(row.words, number)) for row in part.rows)
            return tag("lg", "\n" + lines(verses), facs=_zones(part, number))
        inner = f"\n{self._format_table(number, '')}\n"
        return tag("quote", inner, type="interlinear", facs=_zones(part, number))

    def _format_simple(self, number: int, name: str) -> str:
        """A part of sentences; one of rows, as a list can have it, has a sentence a row."""
        part = self._text.parts[number]
        sentences = part.sentences or tuple(row.words for row in part.rows)
        inner = " ".join(tag("s", self._inline.format_words(words, number)) for words in sentences)
        kind = "abstract" if name == "ab" else None
        lang = "und" if part.foreign else None
        return tag(name, inner, xml__id=f"p{number + 1}", type=kind, xml__lang=lang, facs=_zones(part, number))

    def _format_note(self, number: int) -> str:
        part = self._text.parts[number]
        own = [word.text for word in part.list_words() if word.note == number]
        inner = " ".join(tag("s", self._inline.format_words(words, number)) for words in part.sentences)
        sign = escape(own[0]) if own else None
        return tag("note", inner, place="foot", n=sign, xml__id=f"p{number + 1}", facs=_zones(part, number))

    def _format_float(self, numbers: Sequence[int]) -> str:
        """Tables and figures with their captions."""
        parts = self._text.parts
        captions = [number for number in numbers if parts[number].role is Role.CAPTION]
        head = "".join(self._format_simple(number, "head") for number in captions)
        others = [number for number in numbers if parts[number].role is not Role.CAPTION]
        if len(others) == 1 and parts[others[0]].role is Role.TABLE:
            return self._format_table(others[0], head)
        inner = lines(
            self._format_table(number, "") if parts[number].role is Role.TABLE else self._format_simple(number, "p")
            for number in others
        )
        return tag("figure", "\n" + (head + "\n" if head else "") + inner)

    def _format_table(self, number: int, head: str) -> str:
        part = self._text.parts[number]
        width = max((cell.column + 1 for row in part.rows for cell in row.cells), default=1)
        rows = []
        for row in part.rows:
            cells = {cell.column: self._inline.format_words(cell.words, number) for cell in row.cells}
            rows.append(tag("row", "".join(tag("cell", cells.get(column, "")) for column in range(width))))
        inner = "\n" + lines([head, *rows])
        return tag(
            "table", inner, rows=max(len(rows), 1), cols=width, xml__id=f"p{number + 1}", facs=_zones(part, number)
        )


def _go_together(parts: Sequence[Part], part: Part) -> bool:
    """Whether a caption and what it stands at, which are next to each other."""
    roles = {other.role for other in parts}
    if part.role is Role.CAPTION:
        return Role.CAPTION not in roles
    return roles == {Role.CAPTION} and part.role in (Role.FIGURE, Role.TABLE)


def _zones(part: Part, number: int) -> str:
    return " ".join(f"#z{number + 1}-{at}" for at in range(1, len(part.places) + 1))
