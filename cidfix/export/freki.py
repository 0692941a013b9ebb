"""Freki's text: blocks and lines of the page, each with a preamble of where it stands and in which fonts.

Source: Goodman, Georgi and Xia 2018, section 4. Boxes have the origin of PDF, at the lower left; a block that goes
over columns or pages is one block in each. The label is the path of the cuts, as in the paper, with the part's role
behind it; where nothing was cut, it is the role.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cidfix.export.model import Part, Text, Word, format_words

_ENDS = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]")
_NAME = re.compile(r"\s+")
_COLUMN = re.compile(r"\S+")


@dataclass(slots=True)
class _Line:
    """A line of a block: the tokens it is drawn with, and its text."""

    tokens: list[int]
    text: str
    rows: bool


def format_freki(text: Text) -> str:
    """The document in Freki's format."""
    record = text.record
    name = _NAME.sub("_", record.title)
    heights = {page.number: page.height for page in text.pages}
    counts: defaultdict[int, int] = defaultdict(int)
    out: list[str] = []
    number = 1
    for part in text.parts:
        for page, block in _list_blocks(text, part):
            counts[page] += 1
            box = _format_box(text, [token for line in block for token in line.tokens], heights[page])
            last = number + len(block) - 1
            preamble = f"doc_id={name} page={page} block_id={page}-{counts[page]} bbox={box}"
            out.append(f"{preamble} {_label(text, part, block[0].tokens[0])} {number} {last}")
            before = ""
            heads = []
            for line in block:
                fonts = ",".join(f"{font}-{size:.1f}" for font, size in text.tokens.list_fonts(line.tokens))
                score = f" tabscore={_score(before, line.text):.2f}" if line.rows and before else ""
                heads.append(f"line={number} fonts={fonts}{score} bbox={_format_box(text, line.tokens, heights[page])}")
                before = line.text
                number += 1
            width = max(map(len, heads))
            out += [f"{head:<{width}} :{line.text}" for head, line in zip(heads, block, strict=True)]
            out.append("")
    return "\n".join(out) + "\n" * bool(out)


def _label(text: Text, part: Part, token: int) -> str:
    """What a block that begins with a token is called."""
    page, (x0, y0, x1, y1) = int(text.tokens.page[token]), text.tokens.find_box([token])
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    here = (
        place.path
        for place in part.places
        if place.page == page and place.box[0] <= x <= place.box[2] and place.box[1] <= y <= place.box[3]
    )
    path, role = next(here, ""), part.role.value
    return f"label={path} role={role}" if path else f"label={role}"


def _list_blocks(text: Text, part: Part) -> Iterator[tuple[int, list[_Line]]]:
    """The lines of a part by page and column."""
    tokens = text.tokens
    block: list[_Line] = []
    before: tuple[int, int] | None = None
    for line in _list_lines(text, part):
        first = line.tokens[0]
        place = int(tokens.page[first]), int(tokens.layout.region[tokens.in_line[first]])
        if before is not None and place != before:
            yield before[0], block
            block = []
        block.append(line)
        before = place
    if before is not None:
        yield before[0], block


def _list_lines(text: Text, part: Part) -> Iterator[_Line]:
    """The lines of a part; a word that goes on in the next line stands where it begins."""
    if part.rows:
        for row in part.rows:
            here = [token for word in row.words for token in word.tokens]
            if here:
                yield _Line(here, _ENDS.sub(" ", row.text), rows=True)
        return
    words: defaultdict[int, list[Word]] = defaultdict(list)
    tokens: defaultdict[int, list[int]] = defaultdict(list)
    for word in part.list_words():
        words[int(text.tokens.in_line[word.tokens[0]])].append(word)
        for token in word.tokens:
            tokens[int(text.tokens.in_line[token])].append(token)
    for line, here in tokens.items():
        yield _Line(here, _ENDS.sub(" ", format_words(words[line])), rows=False)


def _score(before: str, text: str) -> float:
    """The share of the words that begin where one of the line before does (section 3.3)."""
    above = {match.start() for match in _COLUMN.finditer(before)}
    here = [match.start() for match in _COLUMN.finditer(text)]
    return sum(start in above for start in here) / len(here) if here else 0.0


def _format_box(text: Text, tokens: Sequence[int], height: float) -> str:
    x0, y0, x1, y1 = text.tokens.find_box(tokens)
    return ",".join(f"{side:g}" for side in (x0, round(height - y1, 2), x1, round(height - y0, 2)))
