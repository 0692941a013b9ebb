"""Each line of a document as decoded text, with the stretches of it that are not certain."""

from __future__ import annotations

from dataclasses import dataclass

from fontTools import unicodedata

from cidfix.recover.values import State
from cidfix.recover.written import SPACE
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
        return self._decoder.decode_line(line)

    def read(self, line: int) -> LineText:
        """The text of a line with its marks."""
        values, glyph = self._recovery.values, self._recovery.index.glyph
        marks, word, at = [], "", 0
        for letter in self._decoder.read_line(line):
            if letter is SPACE:
                at += len(_compose(word)) + 1
                word = ""
                continue
            for place, text in enumerate(letter.texts, letter.position):
                start = len(_compose(word))
                word += text
                if self._uncertain[glyph[place]]:
                    stop = max(len(_compose(word)), start + 1)
                    marks.append(Mark(at + start, at + stop, values[glyph[place]].state))
        text = self.text(line)
        return LineText(text, tuple(Mark(mark.start, min(mark.stop, len(text)), mark.state) for mark in marks))


def _compose(text: str) -> str:
    return str(unicodedata.normalize("NFC", text))
