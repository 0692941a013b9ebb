"""Tells what each paragraph is: a heading, an item, a caption, a quotation, or running text.

By type (font and size against those of most of the text), place between the edges, distance to what is around, and
as far as letters are known by its label.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import regex

from cidfix.structure.model import Role
from cidfix.structure.paragraphs import LARGER, Paragraphs

SMALLER = 0.95  # of the size of the text
MOST_LINES = 3  # of a heading
SHORT = 0.8  # of the measure
APART = 1.25  # leadings
CAPTION = regex.compile(
    r"^(?:fig(?:ure|ura|uur|\.)?|abb(?:ildung|\.)?|tab(?:le|elle|leau|la|ela|ell|\.)?|map|karte|carte|mapa|plate|tafel"
    r"|chart|photo|foto|ill(?:ustration|\.)?|рис(?:унок|\.)?|табл(?:ица|\.)?|слика|obr(?:ázek|\.)?|rys(?:unek|\.)?"
    r"|kuva|taulukko|εικ(?:όνα|\.)?|πίν(?:ακας|\.)?|شكل|جدول|图|表|圖|図|그림|표|hình|bảng|şekil|tablo)\s*(?:\d+\s*[.:–—-]?|[IVXL]+\s*(?:[.:–—]|$))",
    regex.IGNORECASE,
)
LABELLED = regex.compile(r"^\p{Lu}[\p{L}\p{M}]*\.?\s+\d+[a-z]?\s*[.:–—]\s*\S")
NUMBERED = regex.compile(r"^(?:§\s*)?(\d{1,2}(?:\.\d{1,2}){0,5})\.?\s+\S|^([IVXLC]{1,6}|[A-Z])\.\s+\p{L}")


RolePart: TypeAlias = tuple[Role, tuple[int, ...]]
"""The lines of a part of the text, and what it is."""

Style: TypeAlias = tuple[int, int, bool]
"""What headings of one depth have in common: size in half points, font, and whether they are centred."""


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of one region, its lines and how it stands: the white above and below it in leadings."""

    lines: tuple[int, ...]
    above: float
    below: float


class Roles:
    """Tells the role of paragraphs of one document; holds what is looked at."""

    def __init__(self, paragraphs: Paragraphs) -> None:
        self.paragraphs = paragraphs
        self.measures = paragraphs.measures
        self.margins = paragraphs.margins
        self.letters = paragraphs.letters

    def find(self, part: Part) -> Role:
        """The role of a paragraph that is no note and no furniture, by itself."""
        text = self.letters.text(part.lines[0])
        if self._is_caption(part, text):
            return Role.CAPTION
        if self.measures.upright[part.lines[0]] and self._is_heading(part, text):
            return Role.HEADING
        if self.letters.has_label(part.lines[0]):
            return Role.ITEM
        if self.paragraphs.is_verse(part.lines):
            return Role.VERSE
        if self._is_quote(part):
            return Role.QUOTE
        return Role.BODY

    def style(self, lines: Sequence[int]) -> Style:
        """The style of a heading."""
        line = lines[0]
        return (
            round(2 * float(self.measures.size[line])),
            int(self.measures.font[line]),
            self.paragraphs.is_centred(line),
        )

    def _is_caption(self, part: Part, text: str) -> bool:
        small = self.measures.size[part.lines[0]] < SMALLER * self.measures.body
        isolated = part.above > APART and part.below > APART
        if CAPTION.match(text):
            return bool(small) or (isolated and (len(part.lines) < 12))
        return bool(LABELLED.match(text)) and bool(small) and (isolated or part.above > 2 or part.below > 2)

    def _is_heading(self, part: Part, text: str) -> bool:
        m, first, last = self.measures, part.lines[0], part.lines[-1]
        if len(part.lines) > MOST_LINES or not any(character.isalpha() for character in text):
            return False
        size = float(m.size[first])
        if size >= LARGER * m.body:
            return True
        other = all(int(m.font[line]) != m.body_font for line in part.lines)
        numbered = bool(NUMBERED.match(text))
        if self.letters.is_closed(last) and not (numbered and other):
            return False
        isolated = part.above > APART or part.below > APART
        width = max(float(m.end[line] - m.begin[line]) for line in part.lines)
        short = width < SHORT * float(self.margins.right[first] - self.margins.left[first])
        if self.paragraphs.is_centred(first) and part.above > APART and short:
            return True
        return other and size > SMALLER * m.body and short and (isolated or numbered)

    def _is_quote(self, part: Part) -> bool:
        """Whether a paragraph is set smaller than the text, or narrower on both sides, its first line aside."""
        m, (first, *others) = self.measures, part.lines
        if others and m.size[first] < SMALLER * m.body:
            return True
        narrow = [line for line in part.lines if self.margins.narrow[line]]
        return len(narrow) > 1 and set(narrow) >= set(others) and self.paragraphs.is_full(*part.lines[:2])
