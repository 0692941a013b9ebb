"""The text as it is exported, with where each word of it stands on the page and what repair changed in it.

The window shows it, so it is made by the way of the exports themselves: what is seen is what is written.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

import numpy as np

from cidfix.export.changes import Change, Span
from cidfix.export.formats import to_writable
from cidfix.export.listed import Repair, list_repairs
from cidfix.export.model import Text, Word
from cidfix.export.plain import list_pieces
from cidfix.export.repairing import find_word, list_edits
from cidfix.pdf.document import Ints, search_sorted
from cidfix.repair.model import Edit, Repaired
from cidfix.structure.model import Block

_AT_ONCE = 5000  # words that are let go of in a few milliseconds


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Preview:
    """A text with its words (W) in their order: `start` and `stop` (W,) are characters of `text`.

    `line_start` (L + 1) are the characters at which its lines begin, and at last where one more would.

    `word_of` (T,) is the first word that a token of the layout went into, -1 for none. `foreign` are the stretches in
    another language; `changes` come in the order of the text, those without a place in it last. `placed` are all their
    spans in order: words, so that no two overlap in part. `repairs` are the rows of their list; `exported` is the same
    text as all formats write it.
    """

    exported: Text
    text: str
    line_start: Sequence[int]
    words: Sequence[Word]
    start: Ints
    stop: Ints
    word_of: Ints
    foreign: tuple[Span, ...]
    changes: tuple[Change, ...]
    placed: tuple[tuple[Span, Change], ...]
    repairs: tuple[Repair, ...]

    def read_lines(self, start: int, stop: int) -> str:
        """Some lines of the text."""
        return self.text[self.line_start[start] : self.line_start[stop] - 1]

    def find_tokens(self, change: Change) -> tuple[int, ...]:
        """The tokens that a change made a word of; that at which it begins where none came of it."""
        number = self.find_word(change.spans[0][0]) if change.spans else None
        return (change.token,) if number is None else self.words[number].tokens

    def find_word(self, position: int) -> int | None:
        """The word at or before a character; the first where none is before it, None where there are none."""
        if not len(self.words):
            return None
        return max(search_sorted(self.start, position, side="right") - 1, 0)

    def find_first(self, token: int) -> int | None:
        """The word that a token, or else the next one that went into the text, is part of."""
        found = np.flatnonzero(self.word_of[token:] >= 0)
        return int(self.word_of[token + found[0]]) if len(found) else None

    def list_words(self, start: int, stop: int) -> range:
        """The words that characters `start` to `stop` touch."""
        first = search_sorted(self.stop, start, side="right")
        return range(first, search_sorted(self.start, stop))


def make_preview(
    text: Text,
    repaired: Sequence[Repaired],
    words: Mapping[int, Sequence[Word]],
    blocks: Sequence[Block],
    check: Callable[[], None],
) -> Preview:
    """The plain text of an export; `words` are those of each line before repair, `blocks` those they stand in.

    What `check` raises, which is called again and again, ends it.
    """
    pieces = StringIO()
    order: list[Word] = []
    starts, stops = array("i"), array("i")
    foreign: list[Span] = []
    at = 0
    for piece, word, is_foreign in list_pieces(text):
        check()
        end = at + len(piece)
        if word is not None:
            order.append(word)
            starts.append(at)
            stops.append(end)
        if is_foreign:
            foreign.append((at, end))
        pieces.write(to_writable(piece))
        at = end
    edits = list(_find_tokens(repaired, words, blocks))
    edited = {token for _, token in edits}
    by_token: defaultdict[int, list[Span]] = defaultdict(list)
    word_of = np.full(len(text.tokens), -1, np.int32)
    for number, word in enumerate(order):
        check()
        for token in word.tokens:
            if word_of[token] < 0:
                word_of[token] = number
            if token in edited:
                by_token[token].append((starts[number], stops[number]))
    changes = [Change(edit, token, tuple(by_token[token])) for edit, token in edits]
    changes.sort(key=lambda change: change.spans[0] if change.spans else (at, change.token))
    spans = sorted(((span, change) for change in changes for span in change.spans), key=lambda one: one[0])
    made = tuple(changes)
    rows = list_repairs(made)
    written = pieces.getvalue()
    del pieces
    line_start = [0, *_list_ends(written)]
    start, stop = (np.array(ends, np.int32) for ends in (starts, stops))
    return Preview(text, written, line_start, order, start, stop, word_of, _join(foreign), made, tuple(spans), rows)


def take_apart(preview: Preview) -> Iterator[None]:
    """Let go of a text that nobody else holds, some of it at each step: to free it at once stops all threads for long.

    The caller gives up its own reference before the second step.
    """
    held: list[list[Any]] = [list(preview.exported.parts), list(preview.changes), list(preview.words)]
    yield
    del preview
    for some in held:
        while some:
            yield
            del some[-_AT_ONCE:]


def _find_tokens(
    repaired: Sequence[Repaired], words: Mapping[int, Sequence[Word]], blocks: Sequence[Block]
) -> Iterator[tuple[Edit, int]]:
    """The edits with the tokens at which they begin; of line ends only those over which blocks were joined."""
    ends = {next((line for line in reversed(block.lines) if words.get(line)), -1) for block in blocks}
    joined = (edit for done in repaired for edit in done.edits if edit.before == "\n" and edit.line in ends)
    for edit in (*list_edits(repaired), *joined):
        yield edit, words[edit.line][find_word(edit.column)].tokens[0]


def _list_ends(text: str) -> Iterator[int]:
    """Where each line of a text ends, behind its line feed, which the last may lack."""
    at = 0
    while at < len(text) or not at:
        end = text.find("\n", at)
        at = (end if end >= 0 else len(text)) + 1
        yield at


def _join(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Neighbouring stretches as one."""
    found: list[Span] = []
    for start, stop in spans:
        if found and found[-1][1] == start:
            found[-1] = found[-1][0], stop
        else:
            found.append((start, stop))
    return tuple(found)
