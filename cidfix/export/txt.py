"""Plain text: paragraphs with a blank line between them, lines joined as far as geometry says they belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cidfix.pdf.document import Bools, Ints


def format_text(paragraphs: Ints, body: Bools, decode: Callable[[int], str]) -> str:
    """The text of lines in `body` (L,), a blank line between paragraphs.

    `paragraphs` (L,) numbers the paragraph of each line, `decode` gives a line's text.
    """
    texts = _find_texts(paragraphs, body, decode)
    return "".join(f"{text}\n\n" for text in texts).removesuffix("\n")


def _find_texts(paragraphs: Ints, body: Bools, decode: Callable[[int], str]) -> Iterator[str]:
    lines: list[str] = []
    before = -1
    for line, paragraph in enumerate(paragraphs.tolist()):
        if not body[line]:
            continue
        if paragraph != before and lines:
            yield " ".join(lines)
            lines = []
        before = paragraph
        lines.append(decode(line))
    if lines:
        yield " ".join(lines)
