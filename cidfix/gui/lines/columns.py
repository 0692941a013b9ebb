"""A line glyph by glyph: its picture, its code and what it stands for under one another, broken to fit the width."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cidfix.gui.lines.letters import Letter, LineLook, read_letters
from cidfix.gui.lines.rows import EM, PADDING, Spot
from cidfix.gui.lines.strip import cut_strip, find_picture, fit_scale, paint_strip
from cidfix.layout.model import Direction
from cidfix.recover.cues import find_glyph_range
from cidfix.recovery import Recovery

_GAP = 3  # pixels between the three
_BESIDE = 3.0  # pixels between columns
_WORD_GAP = 14.0
_BAND_GAP = 12  # between the parts of a line that was broken


@dataclass(frozen=True, slots=True)
class _Column:
    """One glyph's column in a band of the row."""

    letter: Letter
    band: int
    left: float
    width: float


class ColumnRow:
    """A line in columns, `width` pixels wide at most unless one column is wider."""

    def __init__(self, recovery: Recovery, line: int, width: float, look: LineLook) -> None:
        self.line = line
        self.start, self.stop = find_glyph_range(recovery.layout, line)
        self._look = look
        self._strip = cut_strip(recovery, line, (self.start, self.stop))
        self.page = self._strip.page
        self._scale = fit_scale(self._strip, EM / max(self._strip.size, 1.0))
        self._attached = recovery.index.attached[self.start : self.stop].tolist()
        self.letters = read_letters(recovery, (self.start, self.stop))
        self._columns = self._break(self.letters, width)
        if recovery.layout.direction[line] == Direction.RTL:
            self._columns = [_Column(c.letter, c.band, width - c.left - c.width, c.width) for c in self._columns]
        self._picture = self._strip.height * self._scale
        self._chip = look.chip_height
        self._band = self._picture + _GAP + self._chip + _GAP + look.metrics.height()
        bands = self._columns[-1].band + 1 if self._columns else 0
        self.height = round(bands * (self._band + _BAND_GAP) - _BAND_GAP + 2 * PADDING) if bands else 0

    def _break(self, letters: list[Letter], width: float) -> list[_Column]:
        """Fill bands with words; a word is broken only where it is wider than the row."""
        columns: list[_Column] = []
        band, x = 0, 0.0
        for word in _group_words(letters):
            widths = [self._measure(letter) for letter in word]
            total = sum(widths) + _BESIDE * (len(widths) - 1)
            if x and x + total > width:
                band, x = band + 1, 0.0
            for letter, wide in zip(word, widths, strict=True):
                if x and x + wide > width:
                    band, x = band + 1, 0.0
                columns.append(_Column(letter, band, x, wide))
                x += wide + _BESIDE
            x += _WORD_GAP - _BESIDE
        return columns

    def _measure(self, letter: Letter) -> float:
        look = self._look
        start, stop = self._part(letter)
        return max((stop - start) * self._scale, look.chip_width(letter), look.text_width(letter))

    def _part(self, letter: Letter) -> tuple[float, float]:
        """Where a glyph is in the picture; nowhere for a mark, which is seen with what it stands on."""
        k = letter.position - self.start
        if self._attached[k]:
            return 0.0, 0.0
        return float(self._strip.start[k]), float(self._strip.stop[k])

    def frames(self, start: int, stop: int) -> list[QRectF]:
        """See `LineRow`."""
        found: dict[int, QRectF] = {}
        for column in self._columns[max(start - self.start, 0) : max(stop - self.start, 0)]:
            box = QRectF(column.left, self._top(column), column.width, self._band)
            found[column.band] = found[column.band].united(box) if column.band in found else box
        return list(found.values())

    def find(self, x: float, y: float) -> Spot | None:
        """See `LineRow`."""
        for column in self._columns:
            top = self._top(column)
            beside = column.left - _BESIDE / 2 <= x < column.left + column.width + _BESIDE / 2
            if beside and top <= y < top + self._band:
                return Spot(column.letter.position, y < top + self._picture)
        return None

    def is_pictured(self, ratio: float) -> bool:
        """See `LineRow`."""
        return find_picture(self._look.pictures, self._strip, self._scale, ratio) is not None

    def paint_pictures(self, painter: QPainter) -> bool:
        """See `LineRow`."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        for sheet in self._find_sheets():
            painter.drawRoundedRect(sheet, 2, 2)
        parts = []
        for column in self._columns:
            start, stop = self._part(column.letter)
            if stop > start:
                left = column.left + (column.width - (stop - start) * self._scale) / 2
                parts.append((start, stop, QPointF(left, self._top(column))))
        return paint_strip(painter, self._look.pictures, self._strip, self._scale, parts)

    def _find_sheets(self) -> list[QRectF]:
        """The paper under each word, in whatever colours the program is."""
        found: dict[tuple[int, int], QRectF] = {}
        for column in self._columns:
            box = QRectF(column.left - 1, self._top(column), column.width + 2, self._picture)
            key = column.band, column.letter.token
            found[key] = found[key].united(box) if key in found else box
        return list(found.values())

    def paint_words(self, painter: QPainter) -> bool:
        """See `LineRow`."""
        look = self._look
        for column in self._columns:
            letter, x = column.letter, column.left + column.width / 2
            y = self._top(column) + self._picture + _GAP
            look.paint_chip(painter, letter, QPointF(x, y + self._chip / 2))
            box = QRectF(column.left, y + self._chip + _GAP, column.width, look.metrics.height())
            if letter.text is None:
                look.paint_unknown(painter, letter.glyph, box.center())
            else:
                look.paint_doubt(painter, letter.state, box)
                look.paint_known(painter, letter, box.center())
        return not look.is_late

    def _top(self, column: _Column) -> float:
        return PADDING + column.band * (self._band + _BAND_GAP)


def _group_words(letters: list[Letter]) -> Iterator[list[Letter]]:
    word: list[Letter] = []
    for letter in letters:
        if word and letter.token != word[-1].token:
            yield word
            word = []
        word.append(letter)
    if word:
        yield word
