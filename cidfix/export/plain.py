"""Plain text: paragraphs with a blank line between them, rows of tables one under the other."""

from __future__ import annotations

from collections.abc import Iterator

from cidfix.export.model import Part, Text, Words
from cidfix.structure.model import Role


def format_txt(text: Text) -> str:
    """The text, marks of notes as [1], apart from their words."""
    return "\n".join(f"{part}\n" for part in _list_parts(text) if part)


def _list_parts(text: Text) -> Iterator[str]:
    for part in text.parts:
        yield format_part(part)


def format_part(part: Part) -> str:
    """The text of one part."""
    if part.role is Role.VERSE:
        return "\n".join(format_marked(row.words).lstrip(" ") for row in part.rows)
    if part.rows:
        return "\n".join(row.text for row in part.rows)
    return "".join(format_marked(words) for words in part.sentences).lstrip(" ")


def format_marked(words: Words) -> str:
    """Words with a space before each that has one, and marks of notes as [1]."""
    return "".join(
        (" " if word.spaced else "") + (word.text if word.note is None else f"[{word.text}]") for word in words
    )
