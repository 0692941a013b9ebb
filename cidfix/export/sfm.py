"""Standard format markers, as Toolbox reads them: a record an entry of a dictionary, else a record a sentence.

Markers are those of MDF (Coward and Grimes 2000, Making Dictionaries): a dictionary has its headwords in bold and its
parts of speech and examples in italics, so styles and order tell what is what. Interlinear examples have `\\tx`, `\\ge`
and `\\ft`, with columns under one another.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import inf

from cidfix.export.glosses import Gloss, list_glosses
from cidfix.export.model import Part, Run, Style, Text, Word, format_words
from cidfix.export.spans import list_spans
from cidfix.structure.model import Role

_RUNNING = (Role.BODY, Role.ITEM, Role.VERSE, Role.QUOTE)
_FEWEST = 5  # entries that make a dictionary
_SHARE = 0.5  # of the paragraphs that are entries
_EDGE = 0.5  # em
_LONGEST = 6  # words of a headword
_SHORT = 3  # words of a part of speech
_ENDS = re.compile(r"[\s\x00-\x1f\x7f\x85\u2028\u2029]+")
_SENSE = re.compile(r"^\(?\d{1,2}[.)]?$")


def format_sfm(text: Text) -> str:
    """The document in standard format."""
    record = text.record
    said = f"{record.name} {record.sha256}; {record.known_text}; {record.repairs_text}; cidfix {record.version}"
    entries = list_entries(text)
    if entries:
        records: Iterator[list[str]] = (list(_list_fields(text, entry)) for entry in entries)
        kind = "MDF 4.0"
    else:
        records = _list_sentences(text)
        kind = "Text"
    head = [f"\\_sh v3.0  400  {kind}", f"\\id {_one_line(record.title)}", f"\\co {_one_line(said)}"]
    return "\n".join([*head, "", *("\n".join([*fields, ""]) for fields in records)]) + "\n"


def list_entries(text: Text) -> list[tuple[Word, ...]]:
    """The entries of a dictionary; none where the document is no dictionary.

    An entry begins with a word in bold at the edge of its column, and goes on with something else. What follows it and
    begins otherwise belongs to it.
    """
    units = [unit for part in text.parts if part.role in _RUNNING for unit in _divide(text, part)]
    begins = [_begins_entry(unit) for unit in units]
    if sum(begins) < _FEWEST or sum(begins) < _SHARE * len(units):
        return []
    entries: list[tuple[Word, ...]] = []
    for unit, begin in zip(units, begins, strict=True):
        if begin:
            entries.append(unit)
        elif entries:
            entries[-1] = (*entries[-1], *unit)
    return entries


def _divide(text: Text, part: Part) -> Iterator[tuple[Word, ...]]:
    """A part at its lines that begin in bold at the edge of their column."""
    tokens = text.tokens
    edges: dict[tuple[int, int], float] = {}
    words = list(part.list_words())
    for word in words:
        column = _column(text, word)
        edges[column] = min(edges.get(column, inf), float(tokens.box[word.tokens[0]][0]))
    unit: list[Word] = []
    for word in words:
        first = word.tokens[0]
        if unit and tokens.in_line[unit[-1].tokens[-1]] != tokens.in_line[first]:
            em = float(tokens.layout.size[tokens.in_line[first]])
            at_edge = float(tokens.box[first][0]) < edges[_column(text, word)] + _EDGE * em
            if at_edge and _is_bold(word) and not _is_bold(unit[-1]):
                yield tuple(unit)
                unit = []
        unit.append(word)
    if unit:
        yield tuple(unit)


def _column(text: Text, word: Word) -> tuple[int, int]:
    line = int(text.tokens.in_line[word.tokens[0]])
    return int(text.tokens.layout.page[line]), int(text.tokens.layout.region[line])


def _is_bold(word: Word) -> bool:
    return Style.BOLD in word.runs[0].style


def _begins_entry(words: Sequence[Word]) -> bool:
    bold = next((at for at, word in enumerate(words) if not _is_bold(word)), len(words))
    return 0 < bold <= _LONGEST and bold < len(words)


def _list_fields(text: Text, words: Sequence[Word]) -> Iterator[str]:
    """The fields of an entry: headword, part of speech, meanings, examples and what they mean, by style and order."""
    marker, has_class = "lx", False
    for number, span in enumerate(_list_stretches(words)):
        style, said = span
        if number == 0:
            yield f"\\lx {said.rstrip(',;:')}"
            continue
        if _SENSE.match(said.strip()) and number:
            yield f"\\sn {said.strip('().')}"
            marker = "sn"
        elif Style.BOLD in style:
            marker = "se"
            yield f"\\se {said.rstrip(',;:')}"
        elif Style.ITALIC in style:
            short = len(said.split()) <= _SHORT and marker in ("lx", "se", "sn", "hm")
            marker = "ps" if short and not (has_class and marker != "sn") else "xv"
            has_class |= marker == "ps"
            yield f"\\{marker} {said}"
        elif marker == "lx" and _is_pronunciation(said):
            yield f"\\ph {said.strip('[]/')}"
        else:
            marker = "xe" if marker == "xv" else "de"
            yield f"\\{marker} {said}"
    yield f"\\so {text.tokens.name_line(words[0].tokens[0])}"


def _is_pronunciation(text: str) -> bool:
    return len(text) > 2 and (text[0], text[-1]) in (("[", "]"), ("/", "/"))


def _list_stretches(words: Sequence[Word]) -> Iterator[tuple[Style, str]]:
    """What stands in one style, raised and doubtful letters within; signs alone belong to what is before them."""
    kinds = Style.BOLD | Style.ITALIC
    found: list[tuple[Style, str]] = []
    for span in list_spans(words):
        if not isinstance(span, Run):
            continue
        style, said = span.style & kinds, span.text
        same = found and (found[-1][0] == style or not any(letter.isalnum() for letter in said))
        if same:
            found[-1] = found[-1][0], found[-1][1] + said
        else:
            found.append((style, said))
    for style, said in found:
        if bare := _one_line(said):
            yield style, bare


def _list_sentences(text: Text) -> Iterator[list[str]]:
    glosses: defaultdict[int, list[Gloss]] = defaultdict(list)
    for gloss in list_glosses(text.parts):
        glosses[gloss.part].append(gloss)
    for number, part in enumerate(text.parts):
        page = part.places[0].page
        here = glosses[number]
        for at, gloss in enumerate(here, 1):
            aligned = gloss.lines[: len(gloss.rows)]
            markers = ["tx", *["mb"] * (len(aligned) - 2), "ge"]
            fields = [f"\\ref {page}.{number + 1}.{at}"]
            fields += [f"\\{marker} {_keep_columns(line)}" for marker, line in zip(markers, aligned, strict=True)]
            yield fields + ([f"\\ft {_one_line(gloss.translation)}"] if gloss.translation else [])
        if here:
            continue
        sentences = part.sentences or tuple(row.words for row in part.rows)
        for at, words in enumerate(sentences, 1):
            kind = [] if part.role is Role.BODY else [f"\\nt {part.role.value}"]
            yield [f"\\ref {page}.{number + 1}.{at}", f"\\tx {_one_line(format_words(words))}", *kind]


def _one_line(text: str) -> str:
    """A field in one line, in which no marker can begin."""
    return _ENDS.sub(" ", text).strip()


def _keep_columns(text: str) -> str:
    return re.sub(r"[\x00-\x1f\x7f\x85\u2028\u2029]", " ", text).rstrip()
