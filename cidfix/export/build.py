"""Makes the one text that all formats write, from what was found of a document and what is repaired in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cidfix.export.line_ends import find_spaced_ends
from cidfix.export.model import Box, Cell, Page, Part, Record, Row, Text, Word, Words, format_words, measure_places
from cidfix.export.notes import Notes, arrange
from cidfix.export.repairing import Settled, list_edits, repair_blocks
from cidfix.export.rows import set_rows
from cidfix.export.sentences import Sentences
from cidfix.export.words import find_look, read_words
from cidfix.layout import Layout
from cidfix.pdf.document import Bools, Document
from cidfix.recover.decode import Decoder
from cidfix.recover.values import Value
from cidfix.repair.model import Options, Repaired
from cidfix.structure.cells import Tokens, find_rows, measure_tokens
from cidfix.structure.measures import Measures, measure_lines
from cidfix.structure.model import Block, Place, Role, Structure


@dataclass(frozen=True, slots=True)
class Choices:
    """What goes into an export: how to repair, where notes go, whether page furniture stays, and what is dropped.

    With `page_marks` plain text says where each page begins.
    """

    options: Options
    notes: Notes = "end"
    furniture: bool = False
    page_marks: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """What the steps before found of a document; `told` is true for the layout's glyphs (M,) that context tells."""

    document: Document
    layout: Layout
    structure: Structure
    values: Sequence[Value]
    told: Bools
    decoder: Decoder


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Export:
    """A text as all formats write it, what repair did to it, and the words of each line before repair."""

    text: Text
    repaired: tuple[Repaired, ...]
    words: Mapping[int, Sequence[Word]]


def build_text(found: Found, record: Record, choices: Choices, check: Callable[[], None]) -> Export:
    """The text, and what repair did to it. `record` lacks what was repaired, and how blocks were found.

    What `check` raises, which is called again and again, ends it.
    """
    layout, document = found.layout, found.document
    places = measure_places(layout, document)  # first: it takes much for a moment, when nothing else is there yet
    look = find_look(layout, document, found.values, found.told)
    check()
    with_marks = choices.notes != "drop"
    tabular = {line for b in found.structure.blocks if b.keeps_lines and b.role is not Role.VERSE for line in b.lines}
    marks = [mark for mark in found.structure.marks if mark.line not in tabular]
    words = read_words(layout, found.decoder, look, marks, with_marks=with_marks)
    del look  # of every glyph
    check()
    kept = [number for number, block in enumerate(found.structure.blocks) if _is_kept(block, choices)]
    blocks = [found.structure.blocks[number] for number in kept]
    options = replace(choices.options, foreign="keep" if choices.options.foreign == "keep" else "mark")
    spaced = find_spaced_ends(blocks, words, lambda: measure_lines(layout, document))
    settled, repaired = repair_blocks(blocks, words, spaced, options, check)
    check()
    if choices.options.foreign == "drop":
        settled = [part for part in settled if not part.foreign]
    parts = _Parts(found, blocks, check).build(settled)
    check()
    order = arrange([blocks[part.blocks[0]] for part in settled], choices.notes)
    made = [(kept[settled[at].blocks[0]], parts[at]) for at in order]
    number = {block: at for at, (block, _) in enumerate(made)}
    text = Text(
        replace(record, repairs=_count(repaired, options), analysis=found.structure.analysis),
        tuple(_renumber(part, number) for _, part in made),
        places,
        tuple(Page(page.number, page.width, page.height) for page in document.pages),
        [found.decoder.decode_token(token) for token in range(len(layout.token_start) - 1)],
        behind=sum(part.role is Role.FOOTNOTE for _, part in made) if choices.notes == "end" else 0,
        page_marks=choices.page_marks,
    )
    return Export(text, tuple(repaired), words)


def _is_kept(block: Block, choices: Choices) -> bool:
    if block.is_apart:
        return choices.furniture and block.role is Role.FURNITURE
    return block.role is not Role.FOOTNOTE or choices.notes != "drop"


class _Parts:
    """Builds parts of settled blocks."""

    def __init__(self, found: Found, blocks: Sequence[Block], check: Callable[[], None]) -> None:
        self._found, self._blocks, self._check = found, blocks, check

    @cached_property
    def _measures(self) -> Measures:
        """Of all lines; most documents have no block that keeps its lines, and need none."""
        return measure_lines(self._found.layout, self._found.document)

    @cached_property
    def _drawn(self) -> Tokens:
        """The same of tokens."""
        return measure_tokens(self._found.layout, self._found.document)

    def build(self, settled: Sequence[Settled]) -> list[Part]:
        """A part for each, in the same order."""
        running = [words for part in settled if not self._keeps(part) for words in part.lines]
        sentences = Sentences(running)
        return [self._build(part, sentences) for part in settled]

    def _keeps(self, part: Settled) -> bool:
        return self._blocks[part.blocks[0]].keeps_lines

    def _build(self, part: Settled, sentences: Sentences) -> Part:
        self._check()
        block = self._blocks[part.blocks[0]]
        places = tuple(place for number in part.blocks for place in self._blocks[number].places)
        if not block.keeps_lines:
            whole = tuple(word for words in part.lines for word in words)
            return Part(block.role, block.depth, _merge(places), sentences.divide(whole), (), part.foreign)
        if block.role is Role.VERSE:
            rows = tuple(set_verse(words) for words in part.lines)
        else:
            rows = self._set(block, part.lines)
        return Part(block.role, block.depth, _merge(places), (), rows, part.foreign)

    def _set(self, block: Block, lines: Sequence[Words]) -> tuple[Row, ...]:
        layout = self._found.layout
        by_token: defaultdict[int, list[Word]] = defaultdict(list)
        for words in lines:
            for word in words:
                by_token[word.tokens[0]].append(word)
        rows = list(find_rows(block.lines, layout, self._measures))
        texts = {token: format_words(words) for token, words in by_token.items()}
        words_of = [[word for token in row.tokens for word in by_token.get(token, ())] for row in rows]
        em = float(layout.size[list(block.lines)].max())
        glossed = block.role is Role.EXAMPLE
        return set_rows(rows, words_of, self._drawn, em, glossed=glossed, read=lambda token: texts.get(token, ""))


def set_verse(words: Words) -> Row:
    """A line of verse as a row of one cell."""
    return Row((Cell(0, words),))


def _merge(places: Sequence[Place]) -> tuple[Place, ...]:
    """Each place once, in points to two decimals."""
    return tuple(dict.fromkeys(Place(place.page, _round(place.box), place.path) for place in places))


def _round(box: Box) -> Box:
    x0, y0, x1, y1 = (round(side, 2) for side in box)
    return x0, y0, x1, y1


def _renumber(part: Part, number: Mapping[int, int]) -> Part:
    """The part with marks of notes that name parts instead of blocks."""

    def renew(words: Words) -> Words:
        if all(word.note is None for word in words):
            return words
        return tuple(word if word.note is None else replace(word, note=number.get(word.note)) for word in words)

    rows = tuple(
        replace(row, cells=tuple(replace(cell, words=renew(cell.words)) for cell in row.cells)) for row in part.rows
    )
    return replace(part, sentences=tuple(map(renew, part.sentences)), rows=rows)


def _count(repaired: Sequence[Repaired], options: Options) -> dict[str, int]:
    """The changes of each step that was taken; line ends that go on are none."""
    edits = Counter(edit.step for edit in list_edits(repaired))
    return {step: edits[step] for step in sorted(options.steps - {"furniture"})}
