"""Documents drawn from text alone, so that what the letters of a document teach is tested without a PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import regex

from cidfix.layout import Direction, Guess, Layout, Separators
from cidfix.pdf.document import Document, Font, Glyphs, Occurrences, Page
from cidfix.recover.grammar import parse_decisions
from cidfix.recover.index import Index, index_tokens
from cidfix.recover.known import parse_known
from cidfix.recovery import Recovery

PAGE_END = "\f"
FONT = "F1"

_PIECE = regex.compile(r"\{([^}]*)\}|(\X)")


@dataclass(frozen=True)
class DrawnRecovery(Recovery):
    """A recovery whose layout is given, so that geometry has no part in it."""

    drawn: Layout | None = None

    @property
    def layout(self) -> Layout:  # type: ignore[override]
        assert self.drawn is not None
        return self.drawn


@dataclass(frozen=True)
class Drawn:
    """A document, its layout, and the number of each glyph by font and name."""

    document: Document
    layout: Layout
    numbers: Mapping[tuple[str, str], int] = field(repr=False)

    @property
    def index(self) -> Index:
        return index_tokens(self.document, self.layout)

    def glyph(self, name: str, font: str = FONT) -> int:
        """The number of a glyph in `Document.glyphs`."""
        return self.numbers[font, name]

    def code(self, name: str, font: str = FONT) -> str:
        """A glyph as decisions name it, F1:7."""
        return f"{font}:{self.document.glyphs.code[self.glyph(name, font)]}"

    def recovery(self, *decisions: str, known: Sequence[str] = (), **options: Any) -> DrawnRecovery:
        """The recovery under decisions, a line each, and the texts of `known`."""
        parsed = tuple(
            decision
            for number, line in enumerate(decisions, 1)
            for decision in (replace(d, source=f"line {number}") for d in parse_decisions(line, "typed"))
        )
        texts = tuple(parse_known(text, f"text {number}") for number, text in enumerate(known, 1))
        return DrawnRecovery(self.document, parsed, known=texts, drawn=self.layout, **options)

    def learned(self, *decisions: str, font: str = FONT, **options: Any) -> dict[str, str]:
        """What the decisions taught of one font: value by glyph name, without what is unknown."""
        values = self.recovery(*decisions, **options).values
        return {
            name: values[number].value or ""
            for (owner, name), number in self.numbers.items()
            if owner == font and name != " " and values[number].value is not None
        }


def draw_document(
    *lines: str,
    spelling: Mapping[str, Sequence[str]] | None = None,
    shapes: Mapping[str, str] | None = None,
    apart: Iterable[str] = (),
    own_map: Mapping[str, str] | None = None,
    first_code: int = 1,
) -> Drawn:
    """Draw lines of words.

    Each grapheme cluster is one glyph, named by itself, but for what `spelling` spells in other glyphs: a ligature
    (`{"фи": ["f_i"]}`), base and mark (`{"р̌": ["р", "+caron"]}`; + is drawn on the glyph before), two pieces
    (`{"ы": ["ь", "ı"]}`). In a line, `{name}` draws one glyph by name and `{F2:name}` one of another font; a line
    that begins with `F2|` is in that font throughout. A line end of "\\f" ends the page. Glyphs of different fonts
    with one name share their outline, but for the fonts in `apart`; `shapes` gives glyphs of several names one
    outline. `own_map` is what the file itself says of F1's glyphs.
    """
    spelled = sorted((spelling or {}).items(), key=lambda item: -len(item[0]))
    numbers: dict[tuple[str, str], int] = {}
    rows: list[tuple[int, bool, int]] = []  # glyph, attached, line
    tokens = [0]  # offsets into the glyphs that are no spaces
    line_tokens = [0]
    pages, numbers_on_page = [], []
    drawn: list[tuple[int, int, int, int]] = []  # glyph, page, line on page, place in line; spaces too
    page, number = 1, 0
    for line in lines:
        if line == PAGE_END:
            page, number = page + 1, 0
            continue
        number += 1
        pages.append(page)
        numbers_on_page.append(number)
        font, _, text = line.rpartition("|")
        place = 0
        for word in text.split():
            if place:
                drawn.append((numbers.setdefault((font or FONT, " "), len(numbers)), page, number, place))
                place += 1
            for owner, name in _spell(word, spelled, font or FONT):
                glyph = numbers.setdefault((owner, name), len(numbers))
                rows.append((glyph, name.startswith("+"), len(drawn)))
                drawn.append((glyph, page, number, place))
                place += 1
            tokens.append(len(rows))
        line_tokens.append(len(tokens) - 1)
    return _build(
        numbers=numbers,
        rows=rows,
        drawn=drawn,
        tokens=tokens,
        line_tokens=line_tokens,
        pages=pages,
        numbers_on_page=numbers_on_page,
        shapes=shapes or {},
        apart=set(apart),
        own_map=own_map,
        first_code=first_code,
    )


def _spell(word: str, spelled: Sequence[tuple[str, Sequence[str]]], font: str) -> Iterable[tuple[str, str]]:
    while word:
        for letters, names in spelled:
            if word.startswith(letters):
                yield from ((font, name) for name in names)
                word = word[len(letters) :]
                break
        else:
            found = _PIECE.match(word)
            assert found is not None
            owner, colon, name = (found[1] or found[2]).partition(":")
            yield (owner, name) if found[1] and colon else (font, found[1] or found[2])
            word = word[found.end() :]


def _build(
    *,
    numbers: dict[tuple[str, str], int],
    rows: list[tuple[int, bool, int]],
    drawn: list[tuple[int, int, int, int]],
    tokens: list[int],
    line_tokens: list[int],
    pages: list[int],
    numbers_on_page: list[int],
    shapes: Mapping[str, str],
    apart: set[str],
    own_map: Mapping[str, str] | None,
    first_code: int,
) -> Drawn:
    fonts = sorted({font for font, _ in numbers}) or [FONT]
    order = sorted(numbers, key=lambda key: (key[0], numbers[key]))
    glyph_of = {numbers[key]: position for position, key in enumerate(order)}
    codes: dict[tuple[str, str], int] = {}
    for font in fonts:
        own = [key for key in order if key[0] == font]
        codes.update({key: first_code + k for k, key in enumerate(own)})
    outlines = tuple(
        "" if name == " " else (f"{font}/" if font in apart else "") + shapes.get(name, name) for font, name in order
    )
    count = len(order)
    blank = np.array([name == " " for _, name in order], np.bool_)
    glyphs = Glyphs(
        font=np.array([fonts.index(font) for font, _ in order], np.int32),
        code=np.array([codes[key] for key in order], np.int64),
        gid=np.array([codes[key] for key in order], np.int32),
        advance=np.full(count, 0.5, np.float32),
        ink=np.tile(np.array([0.0, 0.0, 0.4, 0.5], np.float32), (count, 1)),
        blank=blank,
        outline=outlines,
    )
    files_say = {codes[FONT, name]: text for name, text in (own_map or {}).items() if (FONT, name) in codes}
    document_fonts = tuple(
        Font(font, "Drawn", "Type0", True, "ToUnicode" if files_say and font == FONT else "",
             files_say if font == FONT else {})
        for font in fonts
    )  # fmt: skip
    place = np.array([row[3] for row in drawn], np.float32)
    line = np.array([row[2] for row in drawn], np.float32)
    n = len(drawn)
    zeros, tens = np.zeros(n, np.float32), np.full(n, 10, np.float32)
    occurrences = Occurrences(
        glyph=np.array([glyph_of[row[0]] for row in drawn], np.int32),
        x=50 + 5 * place,
        y=50 + 14 * line,
        dx=zeros + 1,
        dy=zeros,
        size=tens,
        advance=tens / 2,
        ascent=tens * 0.8,
        descent=tens * -0.2,
        vertical=np.zeros(n, np.bool_),
        marks=np.zeros(n, np.uint8),
    )
    page_of = np.array([row[1] for row in drawn], np.int32)
    last = max(pages, default=1)
    bounds = np.searchsorted(page_of, np.arange(1, last + 2)).tolist()
    document = Document(
        path=Path("drawn.pdf"),
        sha256="0" * 64,
        producer="",
        page_count=last,
        fonts=document_fonts,
        glyphs=glyphs,
        occurrences=occurrences,
        pages=tuple(Page(p, 600, 800, bounds[p - 1], bounds[p]) for p in range(1, last + 1)),
    )
    line_start = np.array(line_tokens, np.int32)
    token_start = np.array(tokens, np.int32)
    ends = token_start[line_start]
    y = np.array([50 + 14 * k for k in numbers_on_page], np.float32)
    stop = np.array([50 + 5 * (b - a) for a, b in pairwise(ends.tolist())], np.float32)
    start = np.full(len(pages), 50, np.float32)
    spaces = {position: key[0] for position, key in enumerate(order) if key[1] == " "}
    stops = {position: key[0] for position, key in enumerate(order) if key[1] == "."}
    layout = Layout(
        occurrence=np.array([row[2] for row in rows], np.int32),
        attached=np.array([row[1] for row in rows], np.bool_),
        token_start=token_start,
        line_start=line_start,
        page=np.array(pages, np.int32),
        number=np.array(numbers_on_page, np.int32),
        box=np.stack([start, y - 8, stop, y + 2], axis=1).astype(np.float32),
        direction=np.full(len(pages), Direction.LTR, np.uint8),
        baseline=y,
        start=start,
        stop=stop,
        size=np.full(len(pages), 10, np.float32),
        separators=tuple(
            Separators(
                tuple(Guess(g, 1.0, "blank") for g, owner in spaces.items() if owner == font),
                tuple(Guess(g, 1.0, "at line ends") for g, owner in stops.items() if owner == font),
            )
            for font in fonts
        ),
        hyphen=np.array([name == "-" for _, name in order], np.bool_),
        region=np.array(pages, np.int32),
    )
    return Drawn(document, layout, {key: position for position, key in enumerate(order)})


@pytest.fixture(scope="session")
def draw() -> Callable[..., Drawn]:
    """Draws lines of words; see `draw_document`."""
    return draw_document
