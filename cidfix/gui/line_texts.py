"""Each line of a document as decoded text, with the stretches of it that are not certain."""

from __future__ import annotations

from dataclasses import dataclass

from fontTools import unicodedata

from cidfix.recover.values import State
from cidfix.recovery import Recovery

UNCERTAIN = frozenset({State.PROPOSED, State.UNKNOWN, State.CONFLICT})
"""The states in which a letter is marked."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Characters `start` to `stop` of a line's text come from a glyph in this state."""

    start: int
    stop: int
    state: State


@dataclass(frozen=True, slots=True)
class LineText:
    """A line's text in NFC and its marks, in their order."""

    text: str
    marks: tuple[Mark, ...]


class LineTexts:
    """Decodes lines of one recovery."""

    def __init__(self, recovery: Recovery) -> None:
        self._recovery = recovery
        self._decoder = recovery.decoder("mark")
        self._uncertain = [value.state in UNCERTAIN for value in recovery.values]

    def text(self, line: int) -> str:
        """The text of a line (index into the layout)."""
        first, last = self._recovery.layout.line_start[line : line + 2].tolist()
        return " ".join(map(self._decoder.decode_token, range(first, last)))

    def read(self, line: int) -> LineText:
        """The text of a line with its marks."""
        values = self._recovery.values
        first, last = self._recovery.layout.line_start[line : line + 2].tolist()
        words, marks, at = [], [], 0
        for token in range(first, last):
            glyphs = self._recovery.index.token_glyphs(token)
            word = self._decoder.decode_token(token)
            for place, glyph in enumerate(glyphs):
                if self._uncertain[glyph]:
                    start = self._length(glyphs[:place])
                    stop = min(max(self._length(glyphs[: place + 1]), start + 1), len(word))
                    marks.append(Mark(at + start, at + stop, values[glyph].state))
            words.append(word)
            at += len(word) + 1
        return LineText(" ".join(words), tuple(marks))

    def _length(self, glyphs: tuple[int, ...]) -> int:
        return len(unicodedata.normalize("NFC", self._decoder.decode_glyphs(glyphs)))
