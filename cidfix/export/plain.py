"""Plain text: paragraphs with a blank line between them, rows of tables one under the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cidfix.export.model import Part, Row, Text, Word, Words
from cidfix.pdf.document import Ints
from cidfix.structure.model import Role

Piece: TypeAlias = tuple[str, Word | None]
"""Some of a text, and the word that it is, if it is one."""


def format_txt(text: Text) -> str:
    """The text, marks of notes as [1], apart from their words."""
    return "".join(piece for piece, _, _ in list_pieces(text))


def list_pieces(text: Text) -> Iterator[tuple[str, Word | None, bool]]:
    """The same in pieces, of which some are words, and whether each is in another language than the document."""
    begun, page = False, 0
    for part in text.parts:
        pieces = list(_list_pieces(part))
        if text.page_marks:
            page, pieces = _mark_pages(pieces, text.tokens.page, page)
        if any(piece for piece, _ in pieces):
            if begun:
                yield "\n", None, False
            yield from ((piece, word, part.foreign) for piece, word in pieces)
            yield "\n", None, False
            begun = True


def _list_pieces(part: Part) -> Iterator[Piece]:
    if part.rows:
        for number, row in enumerate(part.rows):
            if number:
                yield "\n", None
            yield from _strip(_list_marked(row.words)) if part.role is Role.VERSE else _cut(row)
    else:
        yield from _strip(piece for words in part.sentences for piece in _list_marked(words))


def _list_marked(words: Words) -> Iterator[Piece]:
    for word in words:
        if word.spaced:
            yield " ", None
        yield (word.text if word.note is None else f"[{word.text}]"), word


def _mark_pages(pieces: Sequence[Piece], page_of: Ints, page: int) -> tuple[int, list[Piece]]:
    """The pieces with [p. 3] before the first word of page 3, and the page they end on; `page` is the one so far.

    What stands behind its place in the text, as notes do, leads back to no page.
    """
    marked: list[Piece] = []
    for piece, word in pieces:
        here = max((int(page_of[token]) for token in word.tokens[:1]), default=0) if word else 0
        if here > page:
            page = here
            marked.append((f"[p. {page}] ", None))
        marked.append((piece, word))
    return page, marked


def _strip(pieces: Iterator[Piece]) -> Iterator[Piece]:
    """Pieces without the spaces before the first letter."""
    begun = False
    for piece, word in pieces:
        shown = piece if begun else piece.lstrip(" ")
        begun = begun or bool(shown)
        if shown:
            yield shown, word


def _cut(row: Row) -> Iterator[Piece]:
    """The text of a row, which is set in columns, in pieces."""
    at = 0
    for word in row.words:
        found = row.aligned.find(word.text, at)
        if found >= 0:
            yield row.aligned[at:found], None
            at = found + len(word.text)
            yield word.text, word
    yield row.aligned[at:], None
