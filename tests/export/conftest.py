"""Pages set by hand and read as a whole, so that a test says what is on the paper and what each format makes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from cidfix.export.build import Choices
from cidfix.export.model import Cell as TextCell
from cidfix.export.model import Doubt, Page, Part, Record, Row, Run, Style, Text, Word, measure_places
from cidfix.layout import lay_out
from cidfix.pdf import Document, Font, Glyphs, Occurrences, Outlines
from cidfix.pdf import Page as PdfPage
from cidfix.recover.grammar import parse_decisions
from cidfix.recovery import Recovery
from cidfix.repair.model import STEPS, Options
from cidfix.structure.model import Place, Role

LETTER, SPACE = 0.5, 0.25  # em
FONTS = ("Serif", "Serif-Bold", "Serif-Italic")
HOLE = "\ue000"
"""A letter whose code nobody knows."""


@dataclass(frozen=True)
class Set:
    """Words set from x, y (points, y down) on a page; font 1 is bold, 2 italic; `rise` lifts them by so many points.

    `turned` they run up the page.
    """

    text: str
    x: float
    y: float
    size: float = 10.0
    font: int = 0
    page: int = 1
    rise: float = 0.0
    gap: float = SPACE
    turned: bool = False


def measure(text: str, size: float = 10.0) -> float:
    """The width of words."""
    return size * (LETTER * len(text.replace(" ", "")) + SPACE * text.count(" "))


def set_lines(texts: Sequence[str], x: float, y: float, **how: float) -> list[Set]:
    """Lines one below the other, all as wide as the widest but for the last."""
    width = max(map(measure, texts))
    found = []
    for number, text in enumerate(texts):
        gap = SPACE
        if number + 1 < len(texts) and " " in text:
            gap += (width - measure(text)) / 10 / text.count(" ")
        found.append(Set(text, x, y + 12 * number, gap=gap, **how))  # type: ignore[arg-type]
    return found


def typeset(words: Sequence[Set]) -> Document:
    """A document of two pages' size 600 by 800 with these words, in fonts whose own maps are right but for the hole."""
    drawn = []
    for one in words:
        along = 0.0
        for letter in one.text:
            if letter == " ":
                along += one.gap * one.size
                continue
            along_x, along_y = (0.0, -along) if one.turned else (along, 0.0)
            drawn.append((one.page, one.x + along_x, one.y + along_y - one.rise, letter, one))
            along += LETTER * one.size
    drawn.sort(key=lambda item: item[0])
    kinds = sorted({(one.font, letter) for *_, letter, one in drawn})
    index = {kind: number for number, kind in enumerate(kinds)}
    f, count, total = np.float32, len(kinds), len(drawn)
    glyphs = Glyphs(
        np.array([font for font, _ in kinds], np.int32),
        np.array([ord(letter) for _, letter in kinds], np.int64),
        np.full(count, -1, np.int32),
        np.full(count, LETTER, f),
        np.tile(np.array([0.03, 0, 0.45, 0.5], f), (count, 1)),
        np.zeros(count, np.bool_),
        tuple(f"{font:04x}{ord(letter):012x}" for font, letter in kinds),
    )
    sizes = np.array([one.size for *_, one in drawn], f)
    occurrences = Occurrences(
        np.array([index[one.font, letter] for *_, letter, one in drawn], np.int32),
        np.array([item[1] for item in drawn], f),
        np.array([item[2] for item in drawn], f),
        np.array([not one.turned for *_, one in drawn], f),
        np.array([-one.turned for *_, one in drawn], f),
        sizes,
        LETTER * sizes,
        0.8 * sizes,
        -0.2 * sizes,
        np.zeros(total, np.bool_),
        np.zeros(total, np.uint8),
    )
    numbers = [item[0] for item in drawn]
    bounds = np.searchsorted(numbers, np.arange(1, max(numbers, default=1) + 2)).tolist()
    pages = tuple(PdfPage(n, 600.0, 800.0, a, b) for n, (a, b) in enumerate(pairwise(bounds), 1))
    fonts = tuple(
        Font(
            f"F{number}",
            name,
            "Type0",
            True,
            "ToUnicode",
            {ord(letter): letter for font, letter in kinds if font == number - 1 and letter != HOLE},
        )
        for number, name in enumerate(FONTS, 1)
    )
    return Document(
        Path("paper.pdf"),
        "0" * 64,
        "a typesetter",
        len(pages),
        fonts,
        glyphs,
        occurrences,
        pages,
        outlines=Outlines.empty(count),
    )


def read_pages(words: Sequence[Set], steps: Sequence[str] = STEPS, said: str = "", **choices: object) -> Text:
    """What all formats write of these pages where something is said of them; `choices` are those of `Choices`."""
    trusted = parse_decisions(f"!trust F1\n!trust F2\n!trust F3\n{said}", "test")
    recovery = Recovery(typeset(words), tuple(trusted), languages=("niv",), accept="none")
    options = Options(steps=frozenset(steps))
    return recovery.to_export("mark", Choices(options, **choices), lambda: None).text  # type: ignore[arg-type]


def make_text(parts: Sequence[tuple[Role, Sequence[str]]], decoded: str = "x") -> Text:
    """A text of these parts: a sentence (or row) a string of words, all drawn as one token, in all styles by turns."""
    document = typeset([Set("x", 50, 50)])
    layout = lay_out(document, {}, {}, [])
    styles = [Style.NONE, Style.ITALIC, Style.BOLD, Style.SMALL_CAPS, Style.RAISED, Style.LOWERED]
    doubts = [Doubt.NONE, Doubt.UNSURE, Doubt.UNKNOWN]
    made = []
    for role, texts in parts:
        sentences = []
        for number, said in enumerate(texts):
            sentences.append(
                tuple(
                    Word((Run(word, styles[(number + at) % 6], doubts[at % 3], 0 if at % 3 == 2 else None),), (0,))
                    for at, word in enumerate(filter(None, said.split(" ")))
                )
            )
        sentences = [words for words in sentences if words]
        rows = tuple(
            Row(tuple(TextCell(at, (word,)) for at, word in enumerate(words)), " ".join(word.text for word in words))
            for words in sentences
        )
        keeps = role in (Role.TABLE, Role.VERSE, Role.EXAMPLE, Role.FIGURE)
        place = Place(1, (50.0, 42.0, 55.0, 52.0))
        depth = int(role is Role.HEADING)
        if sentences:
            made.append(Part(role, depth, (place,), () if keeps else tuple(sentences), rows if keeps else ()))
    record = Record("a & b.pdf", "0" * 64, "<maker>", "0.1", ("niv",), 0.5, (("F1", 120, 1),), {"words": 1})
    return Text(record, tuple(made), measure_places(layout, document), (Page(1, 600.0, 800.0),), [decoded])


@pytest.fixture(scope="session")
def read() -> Callable[..., Text]:
    """Reads pages as all formats write them."""
    return read_pages


@pytest.fixture(scope="session")
def make() -> Callable[..., Text]:
    """Makes a text of parts."""
    return make_text


class Paper:
    """What tests set pages with."""

    set = staticmethod(Set)
    lines = staticmethod(set_lines)
    hole = HOLE


@pytest.fixture(scope="session")
def paper() -> type[Paper]:
    """Words and lines on pages."""
    return Paper
