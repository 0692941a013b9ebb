"""Plain text: paragraphs with a blank line between them, lines joined as far as geometry says they belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cidfix.layout import Layout
from cidfix.pdf.document import Bools, Ints


def format_text(layout: Layout, paragraphs: Ints, body: Bools, decode: Callable[[int], str]) -> str:
    """The text of a layout's lines in `body` (L,), a blank line between paragraphs.

    `paragraphs` (L,) numbers the paragraph of each line, `decode` gives a token's text.
    """
    texts = _find_texts(layout, paragraphs, body, decode)
    return "".join(f"{text}\n\n" for text in texts).removesuffix("\n")


def _find_texts(layout: Layout, paragraphs: Ints, body: Bools, decode: Callable[[int], str]) -> Iterator[str]:
    lines: list[str] = []
    before = -1
    for line, paragraph in enumerate(paragraphs.tolist()):
        if not body[line]:
            continue
        if paragraph != before and lines:
            yield " ".join(lines)
            lines = []
        before = paragraph
        lines.append(" ".join(map(decode, range(layout.line_start[line], layout.line_start[line + 1]))))
    if lines:
        yield " ".join(lines)
