"""What is typed, written in the document's own glyphs as far as they are known, to be compared with what is printed."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import groupby

import numpy as np
from fontTools import unicodedata
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cidfix.gui.fonts import text_font
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyphs.code_points import show_alone
from cidfix.recover.typed import find_letters
from cidfix.recovery import Recovery

_SPACE = 0.3  # em
_MOST_MEASURED = 9  # letters from which the size of a font is told
_MEASURE = 100  # pixels at which letters are measured
_LONGEST = 400  # characters: nobody compares more by eye
BASELINE = 0.86  # em below the top of what is written
LEADING = 1.2  # em from top to bottom


@dataclass(frozen=True, slots=True)
class _Piece:
    """A typed letter: glyphs drawn on one another, or letters of the text font where no glyph is known; width in em.

    They are drawn `scale` times as large as their font has them, to stand beside letters of other fonts.
    """

    glyphs: tuple[int, ...]
    text: str
    width: float
    scale: float


class TypedGlyphs:
    """Writes text in the glyphs of one document, those of one font first."""

    def __init__(self, recovery: Recovery, art: GlyphArt, font: int) -> None:
        self._art = art
        self._font = font
        self._fonts = fonts = recovery.document.glyphs.font
        self._glyph: dict[str, int] = {}
        self._measured: dict[int, list[tuple[int, str]]] = defaultdict(list)  # of each font, letters used much
        self._sizes: dict[int, float] = {}
        uses = recovery.index.share
        order = np.lexsort((-uses, fonts != font))
        for glyph in order.tolist():
            value = recovery.values[glyph].value
            if value and uses[glyph] > 0:
                self._glyph.setdefault(value, glyph)
                measured = self._measured[int(fonts[glyph])]
                if len(value) == 1 and value.isalpha() and len(measured) < _MOST_MEASURED:
                    measured.append((glyph, value))

    def measure(self, text: str) -> float:
        """The width of a text in em."""
        return sum(piece.width for piece in self._cut(text))

    def write(self, painter: QPainter, text: str, at: QPointF, size: float, *, leftwards: bool, ink: QColor) -> None:
        """Write a text with its upper left corner at a point, `size` pixels to the em."""
        pieces = self._cut(text)
        x, baseline = at.x(), at.y() + BASELINE * size
        painter.setPen(ink)
        for piece in reversed(pieces) if leftwards else pieces:
            if piece.glyphs:
                self._write_glyphs(painter, piece, QPointF(x, baseline), size * piece.scale, ink)
            elif not piece.text.isspace():
                _write_text(painter, piece.text, QPointF(x, baseline), size * piece.scale)
            x += piece.width * size

    def _write_glyphs(self, painter: QPainter, piece: _Piece, at: QPointF, size: float, ink: QColor) -> None:
        base, *marks = piece.glyphs
        self._art.paint(painter, base, at, size, ink)
        for mark in marks:
            box = self._art.path(mark).boundingRect()
            # Most marks are drawn back over the letter before them; others stand upon it as they are moved.
            width = self._art.advance(base)
            shift = width if box.left() < 0 else width / 2 - box.center().x()
            self._art.paint(painter, mark, at + QPointF(shift * size, 0), size, ink)

    def _cut(self, text: str) -> list[_Piece]:
        pieces: list[_Piece] = []
        letters = (self._find_piece(letter) for letter in find_letters(text[:_LONGEST]))
        for is_text, run in groupby(letters, lambda piece: not (piece.glyphs or piece.text.isspace())):
            found = list(run)
            # Letters that join must stand together.
            pieces += [self._set_text("".join(piece.text for piece in found))] if is_text else found
        return pieces

    def _find_piece(self, letter: str) -> _Piece:
        if letter.isspace():
            return _Piece((), letter, _SPACE, 1.0)
        glyphs = self._find_glyphs(letter)
        if glyphs and all(self._art.is_drawable(glyph) for glyph in glyphs):
            scale = self._size(self._font) / self._size(int(self._fonts[glyphs[0]]))
            return _Piece(glyphs, letter, self._art.advance(glyphs[0]) * scale, scale)
        return _Piece((), show_alone(letter), 0.0, 1.0)  # measured with those that it stands among

    def _set_text(self, text: str) -> _Piece:
        scale = self._size(self._font)
        return _Piece((), text, QFontMetricsF(_find_font()).horizontalAdvance(text) / _MEASURE * scale, scale)

    def _size(self, font: int) -> float:
        """How large a font's letters are, as so many times those of the text font; 1 where none is known."""
        if font not in self._sizes:
            metrics = QFontMetricsF(_find_font())
            heights = [
                (self._art.path(glyph).boundingRect().height(), metrics.tightBoundingRect(letter).height() / _MEASURE)
                for glyph, letter in self._measured[font]
            ]
            ratios = [drawn / usual for drawn, usual in heights if drawn > 0 and usual > 0]
            self._sizes[font] = float(np.median(ratios)) if ratios else 1.0
        return self._sizes[font]

    def _find_glyphs(self, letter: str) -> tuple[int, ...]:
        if letter in self._glyph:
            return (self._glyph[letter],)
        parts = unicodedata.normalize("NFD", letter)
        for cut in range(len(parts) - 1, 0, -1):  # a base, composed as far as may be, and marks of their own
            base = unicodedata.normalize("NFC", parts[:cut])
            if base in self._glyph and all(mark in self._glyph for mark in parts[cut:]):
                return (self._glyph[base], *(self._glyph[mark] for mark in parts[cut:]))
        return ()


def _write_text(painter: QPainter, text: str, at: QPointF, size: float) -> None:
    """Write in the text font, exactly as large as was measured: fonts have whole numbers of pixels."""
    painter.save()
    painter.translate(at)
    painter.scale(size / _MEASURE, size / _MEASURE)
    painter.setFont(_find_font())
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def _find_font() -> QFont:
    font = text_font(13)
    font.setPixelSize(_MEASURE)
    return font
