"""Plain text as it is decoded: a blank line between paragraphs, notes where they are asked for, tables row by row.

For a quick look it is made from lines as they are. The words, styles and repairs of `build`, from which all formats and
the window's preview are made, take some twenty times as long.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from cidfix.export.notes import Notes, arrange
from cidfix.layout import Layout
from cidfix.pdf.document import Document
from cidfix.recover.decode import Decoder
from cidfix.structure.cells import find_rows, measure_tokens
from cidfix.structure.letters import strip_sign
from cidfix.structure.measures import measure_lines
from cidfix.structure.model import Block, NoteMark, Role, Structure
from cidfix.structure.respace import respace


def format_text(
    structure: Structure, layout: Layout, document: Document, decoder: Decoder, notes: Notes, furniture: bool
) -> str:
    """The text of a document in NFC, a blank line between blocks; marks of notes as [1], apart from their words."""
    texts = _Texts(structure.marks, layout, document, decoder, notes != "drop")
    blocks = [block for block in structure.blocks if not block.is_apart or (furniture and block.role is Role.FURNITURE)]
    written = (texts.format(blocks[place]) for place in arrange(blocks, notes))
    return "".join(f"{text}\n\n" for text in written if text).removesuffix("\n")


class _Texts:
    """The text of blocks, with marks of notes set apart or left out."""

    def __init__(
        self, marks: Sequence[NoteMark], layout: Layout, document: Document, decoder: Decoder, with_marks: bool
    ) -> None:
        self._layout = layout
        self._measures = measure_lines(layout, document)
        self._tokens = measure_tokens(layout, document)
        self._decoder = decoder
        self._with_marks = with_marks
        self._marks: defaultdict[int, list[NoteMark]] = defaultdict(list)
        for mark in marks:
            self._marks[mark.line].append(mark)

    def format(self, block: Block) -> str:
        if block.role is Role.VERSE:
            return "\n".join(filter(None, map(self._read_line, block.lines)))
        if block.keeps_lines:
            rows = list(find_rows(block.lines, self._layout, self._measures))
            em = float(self._layout.size[list(block.lines)].max())
            return "\n".join(respace(rows, self._tokens, em, block.role is Role.EXAMPLE, self._decoder.decode_token))
        return " ".join(filter(None, map(self._read_line, block.lines)))

    def _read_line(self, line: int) -> str:
        marks = self._marks.get(line)
        if not marks:
            return self._decoder.decode_line(line)
        start, end = self._layout.token_start[self._layout.line_start[line : line + 2]].tolist()
        words = []
        for mark in marks:
            words.append(self._read(start, mark.start))
            if self._with_marks:
                words.append(f"[{strip_sign(self._read(mark.start, mark.stop))}]")
            start = mark.stop
        words.append(self._read(start, end))
        return " ".join(filter(None, words))

    def _read(self, start: int, stop: int) -> str:
        return self._decoder.decode_stretch(start, stop) if start < stop else ""
