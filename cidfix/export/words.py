"""Words as they are decoded, line by line, with how each letter looks and how sure it is, before any repair."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import regex
from numpy.typing import NDArray

from cidfix.export.model import Doubt, Run, Style, Word
from cidfix.export.styles import find_styles
from cidfix.layout import Layout
from cidfix.pdf.document import Bools, Document
from cidfix.recover.decode import Decoder
from cidfix.recover.values import Value
from cidfix.structure.model import NoteMark

_UNKNOWN = regex.compile(r"(\(cid:\d+\)|\ufffd)")
_STYLE, _DOUBT, _GLYPH = 0x1F, 5, 7  # bits of a key: style, doubt, and above them the number of an unknown glyph


Look: TypeAlias = NDArray[np.int32]
"""How each glyph (M) of a layout looks and how sure it is, in one number: alike where glyphs make one run."""


def find_look(layout: Layout, document: Document, values: Sequence[Value], told: Bools) -> Look:
    """The look of all glyphs; `told` (M,) is true where context gives one its value."""
    capital = np.array([value.value is not None and value.value.isupper() for value in values] or [False], np.bool_)
    glyph = document.occurrences.glyph[layout.occurrence]
    doubt = np.array([_judge(value) for value in values] or [Doubt.NONE], np.int32)[glyph]
    doubt[told] = Doubt.NONE
    look: Look = doubt << _DOUBT
    look |= find_styles(layout, document, capital)
    unknown = doubt == Doubt.UNKNOWN
    look[unknown] |= (glyph[unknown] + 1) << _GLYPH
    marks = layout.attached & ~unknown
    if marks.any():
        base = np.arange(len(look), dtype=np.int32)
        base[layout.attached] = 0
        look[marks] = look[np.maximum.accumulate(base)[marks]]  # a mark looks as what it is drawn on
    return look


def _judge(value: Value) -> Doubt:
    if value.is_known and value.settled:
        return Doubt.NONE
    return Doubt.UNKNOWN if value.value is None else Doubt.UNSURE


def read_words(
    layout: Layout, decoder: Decoder, look: Look, marks: Sequence[NoteMark], *, with_marks: bool
) -> Mapping[int, list[Word]]:
    """The words of all lines, in the order they were written, by line.

    The mark of a note is a word of its own, its `note` the index of the note's block; without `with_marks` there are
    none.
    """
    reader = _Reader(decoder, look)
    by_line: defaultdict[int, list[NoteMark]] = defaultdict(list)
    for mark in marks:
        by_line[mark.line].append(mark)
    line_of = np.repeat(np.arange(len(layout.page)), np.diff(layout.line_start)).tolist()
    starts = layout.token_start
    found: dict[int, list[Word]] = defaultdict(list)
    for text, first, last in decoder.list_words():
        if not text.strip():  # a space that nobody knows for one is drawn here and there
            continue
        line = line_of[first]
        start, stop = int(starts[first]), int(starts[last + 1])
        here = [mark for mark in by_line.get(line, ()) if mark.start < stop and mark.stop > start]
        tokens = tuple(range(first, last + 1))
        if here:
            found[line] += reader.part(start, stop, here, tokens, with_marks=with_marks)
        else:
            found[line].append(Word(reader.read_runs(text, start, stop), tokens))
    return found


class _Reader:
    """Reads runs; those of words that are drawn and look alike are made once, and shared by all of them."""

    def __init__(self, decoder: Decoder, look: Look) -> None:
        self.decoder, self.look = decoder, look
        self._known: dict[tuple[bytes, bytes], tuple[Run, ...]] = {}

    def read_runs(self, text: str, start: int, stop: int) -> tuple[Run, ...]:
        """The runs of a slice of glyphs whose text is `text`."""
        alike = self.decoder.find_alike(start, stop)
        if alike is None:
            return self._make_runs(text, start, stop)
        key = alike, self.look[start:stop].tobytes()
        runs = self._known.get(key)
        if runs is None:
            runs = self._known[key] = self._make_runs(text, start, stop)
        return runs

    def _make_runs(self, text: str, start: int, stop: int) -> tuple[Run, ...]:
        keys = self.look[start:stop]
        first = int(keys[0])
        if (keys == first).all() and first >> _GLYPH == 0:
            return (to_run(text, first),)
        cuts = [0, *(np.flatnonzero((keys[1:] != keys[:-1]) | (keys[1:] >> _GLYPH > 0)) + 1).tolist(), len(keys)]
        pieces = [(self._read(start + a, start + b), int(keys[a])) for a, b in pairwise(cuts)]
        if "".join(piece for piece, _ in pieces) == text:
            return tuple(to_run(piece, key) for piece, key in pieces if piece)
        return tuple(_split_unknown(text, keys))

    def part(
        self, start: int, stop: int, marks: Sequence[NoteMark], tokens: tuple[int, ...], *, with_marks: bool
    ) -> Iterator[Word]:
        """The words that marks of notes leave of one, and the marks."""
        for mark in marks:
            yield from self._rest(start, mark.start, tokens)
            if with_marks:
                first, last = max(mark.start, start), min(mark.stop, stop)
                text = self._read(first, last)
                runs = self.read_runs(text, first, last)
                if len(runs) == 1 and runs[0].doubt is not Doubt.UNKNOWN:
                    runs = (replace(runs[0], text=text.strip("()[].")),)
                if any(run.text.strip() for run in runs):
                    yield Word(runs, tokens, note=mark.note)
            start = max(mark.stop, start)
        yield from self._rest(start, stop, tokens)

    def _rest(self, start: int, stop: int, tokens: tuple[int, ...]) -> Iterator[Word]:
        text = self._read(start, stop)
        if text.strip():
            yield Word(self.read_runs(text, start, stop), tokens)

    def _read(self, start: int, stop: int) -> str:
        return self.decoder.decode_stretch(start, stop).replace(" ", "") if start < stop else ""


def to_run(text: str, key: int) -> Run:
    """A run by the number that tells its look."""
    glyph = key >> _GLYPH
    return Run(text, Style(key & _STYLE), Doubt((key >> _DOUBT) & 3), glyph - 1 if glyph else None)


def _split_unknown(text: str, keys: Look) -> Iterator[Run]:
    """Runs of a text whose letters are not in the order of their glyphs: what is unknown shows by itself."""
    style = Style(int(np.bitwise_and.reduce(keys)) & _STYLE)
    glyphs = (keys >> _GLYPH)[keys >> _GLYPH > 0]
    unsure = bool(((keys >> _DOUBT) & 3 == Doubt.UNSURE).any())
    unknown = 0
    for number, piece in enumerate(_UNKNOWN.split(text)):
        if number % 2:
            glyph = int(glyphs[unknown]) - 1 if unknown < len(glyphs) else None
            unknown += 1
            yield Run(piece, style, Doubt.UNKNOWN, glyph)
        elif piece:
            yield Run(piece, style, Doubt.UNSURE if unsure else Doubt.NONE)
