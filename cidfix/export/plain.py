"""Plain text: paragraphs with a blank line between them, rows of tables one under the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from cidfix.export.model import Part, Row, Text, Word, Words
from cidfix.structure.model import Role

Piece: TypeAlias = tuple[str, Word | None]
"""Some of a text, and the word that it is, if it is one."""


def format_txt(text: Text) -> str:
    """The text, marks of notes as [1], apart from their words."""
    return "".join(piece for piece, _, _ in list_pieces(text))


def list_pieces(text: Text) -> Iterator[tuple[str, Word | None, bool]]:
    """The same in pieces, of which some are words, and whether each is in another language than the document."""
    begun = False
    for part in text.parts:
        pieces = list(_list_pieces(part))
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
        found = row.text.find(word.text, at)
        if found >= 0:
            yield row.text[at:found], None
            at = found + len(word.text)
            yield word.text, word
    yield row.text[at:], None
