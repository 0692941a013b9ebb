"""The tokens, directions and separators of eleven real producers' pages, held against the right text."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from unicodedata import normalize

import numpy as np
import pytest
import regex

from cidfix.layout import Direction, Layout, lay_out
from cidfix.pdf import Document, read_document

STOPS = {
    "cherokee": ".",
    "evenki_tex": ".",
    "magahi": "\u0964",
    "mongolian": "\u1803",
    "mundari": "\u0964",
    "navajo_wrong": ".",
    "nenets": ".",
    "nivkh": ".",
    "nivkh_legacy8bit": ".",
    "urdu": "\u06d4",
    "vietnamese": ".",
}
DIRECTIONS = {"urdu": Direction.RTL, "mongolian": Direction.COLUMNS_LTR}
LETTER_FOR_LETTER = ["navajo_wrong", "nenets", "vietnamese"]  # one glyph a letter, and no word is cut
FOLIOS = {"evenki_tex"}  # pages end with their number, which is not part of the text


@dataclass(frozen=True)
class Sample:
    """A document of the corpus, its layout, and the words of the right text.

    `glyphs` holds for each word the glyphs it is drawn with, a word cut by its hyphen at a line's end in one piece.
    """

    document: Document
    layout: Layout
    words: list[str]
    glyphs: list[list[int]]


@cache
def sample(name: str, corpus: Path) -> Sample:
    document = read_document(corpus / f"{name}.pdf")
    layout = lay_out(document, {}, {}, [])
    last_tokens = set((layout.line_start[1:] - 1).tolist())
    numbers = set()
    if name in FOLIOS:
        last_lines = np.flatnonzero(np.append(np.diff(layout.page) > 0, True))
        numbers = set(layout.line_start[last_lines].tolist())
    found: list[list[int]] = []
    open_ = False
    for token, (start, stop) in enumerate(zip(layout.token_start[:-1], layout.token_start[1:], strict=True)):
        if token in numbers:
            continue
        kept = [
            o for o, mark in zip(layout.occurrence[start:stop], layout.attached[start:stop], strict=True) if not mark
        ]
        glyphs = document.occurrences.glyph[kept].tolist()
        if open_:
            found[-1] += glyphs
        else:
            found.append(glyphs)
        open_ = token in last_tokens and len(glyphs) > 1 and bool(layout.hyphen[glyphs[-1]])
    return Sample(document, layout, (corpus / f"{name}.txt").read_text("utf-8").split(), found)


@pytest.mark.parametrize("name", STOPS)
def test_each_word_of_the_text_is_a_token(corpus, name):
    it = sample(name, corpus)
    assert len(it.glyphs) == len(it.words)


@pytest.mark.parametrize("name", LETTER_FOR_LETTER)
def test_tokens_are_as_long_as_their_words(corpus, name):
    it = sample(name, corpus)
    assert [len(glyphs) for glyphs in it.glyphs] == [len(regex.findall(r"\X", word)) for word in it.words]


@pytest.mark.parametrize("name", STOPS)
def test_all_lines_run_as_the_script_does(corpus, name):
    assert set(sample(name, corpus).layout.direction) == {DIRECTIONS.get(name, Direction.LTR)}


def font_of_the_text(it: Sample) -> int:
    used = it.document.glyphs.font[it.document.occurrences.glyph[it.layout.occurrence]]
    return int(np.bincount(used).argmax())


@pytest.mark.parametrize("name", STOPS)
def test_the_glyphs_taken_for_full_stops_end_words_that_end_with_one(corpus, name):
    it = sample(name, corpus)
    ends: dict[int, Counter[str]] = defaultdict(Counter)
    for glyphs, word in zip(it.glyphs, it.words, strict=True):
        ends[glyphs[-1]][normalize("NFC", word)[-1]] += 1
    found = [guess.glyph for font in it.layout.separators for guess in font.stops if guess.score >= 0.5]
    assert [ends[glyph].most_common(1)[0][0] for glyph in found] == [STOPS[name]]


@pytest.mark.parametrize("name", STOPS)
def test_the_space_is_the_blank_glyph_and_tex_has_none(corpus, name):
    it = sample(name, corpus)
    fonts = it.layout.separators
    found = {guess.glyph for font in fonts for guess in font.spaces if guess.score >= 0.5}
    blank = set(np.flatnonzero(it.document.glyphs.blank & (it.document.glyphs.advance > 0.1)).tolist())
    assert found == blank
    assert bool(found) == (name != "evenki_tex")
