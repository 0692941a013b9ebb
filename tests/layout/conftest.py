"""Pages typeset by hand, glyph by glyph, so that a test says what stands where on the paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, radians, sin
from pathlib import Path

import numpy as np
import pytest

from cidfix.layout import Layout
from cidfix.pdf import Document, Font, Glyphs, Mark, Occurrences, Page

WIDTHS = {
    " ": 0.25,
    ".": 0.25,
    ",": 0.25,
    "i": 0.3,
    "l": 0.3,
    "-": 0.3,
    "|": 0.2,
    "\u0301": 0.0,
    "\u200d": 0.0,
    "\u2002": 0.4,
}
INK = {
    ".": (0.05, 0.0, 0.18, 0.12),
    ",": (0.05, -0.15, 0.18, 0.12),
    "-": (0.03, 0.2, 0.27, 0.28),
    "|": (0.05, 0.0, 0.12, 0.7),
    "\u0301": (-0.35, 0.55, -0.15, 0.7),
    "W": (0.05, 0.0, 0.85, 0.5),
    "M": (-0.35, 0.0, 0.45, 0.5),
    "\u00b4": (0.15, 0.55, 0.35, 0.7),
}
BLANK = " \u200d\u2002\u2003"


@dataclass(frozen=True)
class Text:
    """Text drawn from x, y on, in points; `angle` turns the writing clockwise.

    A space is drawn as a glyph, or with `skip` only as so much white in em. `spacing` em are added after each
    glyph, `kerns` after single ones (by place in the text). `leftward` draws from x to the left, letter by letter.
    """

    text: str
    x: float
    y: float
    size: float = 10.0
    font: int = 0
    page: int = 1
    angle: float = 0.0
    skip: float | None = None
    spacing: float = 0.0
    kerns: Mapping[int, float] = field(default_factory=dict)
    leftward: bool = False
    rise: float = 0.0
    vertical: bool = False
    marks: Mark = Mark.NONE


@dataclass(frozen=True)
class Face:
    """A font: its own map, whether the shapes of its glyphs are known, its name, whether it is in the file."""

    own_map: Mapping[str, str] = field(default_factory=dict)
    seen: bool = True
    name: str = "Serif"
    embedded: bool = True


def _draw(text: Text) -> list[tuple[int, str, int, float, float, Text]]:
    drawn, along = [], 0.0
    dx, dy = cos(radians(text.angle)), sin(radians(text.angle))
    for place, letter in enumerate(text.text):
        width = 1.0 if text.vertical else WIDTHS.get(letter, 0.5)
        if letter == " " and text.skip is not None:
            along += text.skip * text.size * (-1 if text.leftward else 1)
            continue
        if text.leftward:
            along -= width * text.size
        x = text.x + along * dx + text.rise * dy
        y = text.y + along * dy - text.rise * dx
        drawn.append((text.page, letter, text.font, x, y, text))
        step = text.spacing + text.kerns.get(place, 0.0)
        along += (-step if text.leftward else width + step) * text.size
    return drawn


def _typeset(texts: Sequence[Text], faces: Sequence[Face] = (Face(),)) -> Document:
    drawn = sorted((item for text in texts for item in _draw(text)), key=lambda item: item[0])
    kinds = sorted({(font, letter) for _, letter, font, *_ in drawn})
    index = {kind: number for number, kind in enumerate(kinds)}
    advance = [WIDTHS.get(letter, 0.5) for _, letter in kinds]
    seen = [faces[font].seen for font, _ in kinds]
    ink = [
        INK.get(c, (0.03, 0.0, 0.45, 0.5)) if s and c not in BLANK else (0.0,) * 4
        for (_, c), s in zip(kinds, seen, strict=True)
    ]
    blank = [s and c in BLANK for (_, c), s in zip(kinds, seen, strict=True)]
    glyphs = Glyphs(
        np.array([font for font, _ in kinds], np.int32),
        np.array([ord(letter) for _, letter in kinds], np.int64),
        np.full(len(kinds), -1, np.int32),
        np.array(advance, np.float32),
        np.array(ink, np.float32).reshape(-1, 4),
        np.array(blank, np.bool_),
        tuple("" if b or not s else c for (_, c), b, s in zip(kinds, blank, seen, strict=True)),
    )
    f = np.float32
    texts_of = [item[5] for item in drawn]
    size = np.array([t.size for t in texts_of], f)
    glyph = np.array([index[font, letter] for _, letter, font, *_ in drawn], np.int32)
    vertical = np.array([t.vertical for t in texts_of], np.bool_)
    occurrences = Occurrences(
        glyph,
        np.array([item[3] for item in drawn], f),
        np.array([item[4] for item in drawn], f),
        np.array([cos(radians(t.angle)) for t in texts_of], f),
        np.array([sin(radians(t.angle)) for t in texts_of], f),
        size,
        np.where(vertical, size, glyphs.advance[glyph] * size).astype(f),
        (0.8 * size).astype(f),
        (-0.2 * size).astype(f),
        vertical,
        np.array([t.marks for t in texts_of], np.uint8),
    )
    pages, start = [], 0
    for number in range(1, max((t.page for t in texts), default=1) + 1):
        stop = start + sum(item[0] == number for item in drawn)
        pages.append(Page(number, 600.0, 800.0, start, stop))
        start = stop
    fonts = tuple(
        Font(
            f"F{n}",
            face.name,
            "Type0",
            face.embedded,
            "ToUnicode" if face.own_map else "",
            {ord(k): v for k, v in face.own_map.items()},
        )
        for n, face in enumerate(faces)
    )
    return Document(Path("paper.pdf"), "", "", len(pages), fonts, glyphs, occurrences, tuple(pages))


def _read(layout: Layout, document: Document) -> list[str]:
    code = document.glyphs.code[document.occurrences.glyph[layout.occurrence]]
    tokens = [
        "".join(chr(c) for c in code[start:stop])
        for start, stop in zip(layout.token_start[:-1], layout.token_start[1:], strict=True)
    ]
    return [
        " ".join(tokens[start:stop]) for start, stop in zip(layout.line_start[:-1], layout.line_start[1:], strict=True)
    ]


@pytest.fixture(scope="session")
def typeset() -> Callable[..., Document]:
    """Draws texts, in the order given, into a document set in the faces given."""
    return _typeset


@pytest.fixture(scope="session")
def read() -> Callable[[Layout, Document], list[str]]:
    """The lines of a layout, tokens parted by one space, letters as they were drawn."""
    return _read


@pytest.fixture(scope="session")
def text() -> type[Text]:
    return Text


@pytest.fixture(scope="session")
def face() -> type[Face]:
    return Face
