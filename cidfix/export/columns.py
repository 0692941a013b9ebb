"""Formats of a token or word a line: TSV of all that is drawn, CoNLL-U and vertical text of sentences."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from cidfix.export.markup import escape, format_box, tag
from cidfix.export.model import Part, Record, Style, Text, Word, Words
from cidfix.export.units import list_units

_BLANK = re.compile(r"[\s\x00-\x1f\x7f\x85\u2028\u2029]+")
_NAMES = {
    Style.ITALIC: "italic",
    Style.BOLD: "bold",
    Style.SMALL_CAPS: "smallcaps",
    Style.RAISED: "superscript",
    Style.LOWERED: "subscript",
}


def format_tsv(text: Text) -> str:
    """A row for each token of the page: line, number, text as decoded, words after repair, codes, box in points."""
    words: defaultdict[int, list[str]] = defaultdict(list)
    for part in text.parts:
        for word in part.list_words():
            for token in word.tokens:
                words[token].append(word.text)
    rows = [f"# {_one_line(said)}" for said in _list_facts(text.record)]
    rows.append("page\tline\ttoken\ttext\twords\tcodes\tx0\ty0\tx1\ty1")
    tokens = text.tokens
    for token in range(len(tokens)):
        codes = " ".join(f"{font}:{code}" for font, code in tokens.list_codes(token))
        box = "\t".join(f"{side:g}" for side in tokens.find_box([token]))
        said = f"{_one_line(text.decoded[token])}\t{_one_line(' '.join(words[token]))}"
        rows.append(f"{tokens.page[token]}\t{tokens.line[token]}\t{tokens.number[token]}\t{said}\t{codes}\t{box}")
    return "\n".join(rows) + "\n"


def format_conllu(text: Text) -> str:
    """Sentences in CoNLL-U, words and signs apart; what only an annotator knows is left open."""
    out = [f"# newdoc id = {_one_line(text.record.title)}"]
    out += [f"# {_one_line(said)}" for said in _list_facts(text.record)]
    for number, part in enumerate(text.parts, 1):
        for at, words in enumerate(_list_sentences(part), 1):
            units = [unit for unit in list_units(words) if _form(unit)]
            if not units:
                continue
            if at == 1:
                out.append(f"# newpar id = p{number}")
                out.append(f"# role = {part.role.value}")
            out.append(f"# sent_id = p{number}.s{at}")
            spaces = [bool(follower.spaced) for follower in units[1:]] + [True]
            said = "".join(_form(unit) + " " * space for unit, space in zip(units, spaces, strict=True))
            out.append(f"# text = {said.rstrip(' ')}")
            out += [
                f"{place}\t{_form(unit)}\t_\t_\t_\t_\t_\t_\t_\t{_format_misc(text, unit, space)}"
                for place, (unit, space) in enumerate(zip(units, spaces, strict=True), 1)
            ]
            out.append("")
    return "\n".join(out) + ("" if out[-1] == "" else "\n") + "\n" * (out[-1] == "")


def format_vertical(text: Text) -> str:
    """Vertical text as corpus managers read it: a word or sign a line, with its style and its place."""
    record = text.record
    out = []
    for part in text.parts:
        out.append(_open("p", role=part.role.value, depth=part.depth or None, page=part.places[0].page))
        for words in _list_sentences(part):
            out.append("<s>")
            for unit in list_units(words):
                if form := _form(unit):
                    if not unit.spaced and out[-1] != "<s>":
                        out.append("<g/>")
                    out.append(f"{escape(form)}\t{_style(unit) or '-'}\t{text.tokens.name_line(unit.tokens[0])}")
            out.append("</s>")
        out.append("</p>")
    head = _open(
        "doc",
        id=record.title,
        source=record.name,
        sha256=record.sha256,
        language=text.find_language(),
        known=f"{record.known:.4f}",
        repaired=record.repairs_text,
        generator=f"cidfix {record.version}",
    )
    return "\n".join([head, *out, "</doc>"]) + "\n"


def _open(name: str, **attributes: object) -> str:
    return _one_line(tag(name, **attributes)).removesuffix("/>") + ">"


def _list_sentences(part: Part) -> Iterator[Words]:
    yield from part.sentences or (row.words for row in part.rows)


def _list_facts(record: Record) -> list[str]:
    unknown = ", ".join(f"{font}:{code}" for font, code, _ in record.unknown)
    facts = [
        f"source = {record.name}",
        f"sha256 = {record.sha256}",
        f"generator = cidfix {record.version}",
        f"known = {record.known:.4f}",
        f"repaired = {record.repairs_text}",
    ]
    return facts + ([f"unknown = {unknown}"] if unknown else [])


def _format_misc(text: Text, unit: Word, spaced: bool) -> str:
    said = [] if spaced else ["SpaceAfter=No"]
    said.append(f"Line={text.tokens.name_line(unit.tokens[0])}")
    first = text.tokens.in_line[unit.tokens[0]]
    here = [token for token in unit.tokens if text.tokens.in_line[token] == first]
    said.append(f"Box={format_box(text.tokens.find_box(here)).replace(' ', ',')}")
    if style := _style(unit):
        said.append(f"Style={style}")
    return "|".join(said)


def _style(unit: Word) -> str:
    """The styles that all its letters have."""
    style = unit.runs[0].style
    for run in unit.runs[1:]:
        style &= run.style
    return ",".join(name for kind, name in _NAMES.items() if kind in style)


def _form(word: Word) -> str:
    return _one_line(word.text)


def _one_line(text: str) -> str:
    """Text in one line and one column; a space stands for what would end either."""
    return _BLANK.sub(" ", text).strip()
