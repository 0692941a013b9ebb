"""A line as one reads it: its picture in one piece, and below it the decoded text running as its script runs."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from cidfix.gui.lines.letters import Letter, LineLook, read_letters
from cidfix.gui.lines.rows import EM, PADDING, Spot
from cidfix.gui.lines.strip import cut_strip, find_picture, fit_scale, paint_strip
from cidfix.layout.model import Direction
from cidfix.recover.cues import find_glyph_range
from cidfix.recover.decisions import OPEN
from cidfix.recovery import Recovery

_GAP = 4  # pixels between picture and text


class RunningRow:
    """A line whose picture is made to fit `width` pixels."""

    def __init__(self, recovery: Recovery, line: int, width: float, look: LineLook) -> None:
        self.line = line
        self.start, self.stop = find_glyph_range(recovery.layout, line)
        self._look = look
        self._strip = cut_strip(recovery, line, (self.start, self.stop))
        self.page = self._strip.page
        wanted = min(EM / max(self._strip.size, 1.0), width / max(self._strip.width, 1.0))
        self._scale = fit_scale(self._strip, wanted)
        self.letters = read_letters(recovery, (self.start, self.stop))
        self._is_rtl = recovery.layout.direction[line] == Direction.RTL
        self._left = width - self._strip.width * self._scale if self._is_rtl else 0.0
        self._picture = self._strip.height * self._scale
        self._begin: list[int] = []  # of each letter in the text, in Qt's characters
        self._text = self._write(width)
        self._top = PADDING + self._picture + _GAP
        self.height = round(self._top + self._text.boundingRect().height() + PADDING)

    def _write(self, width: float) -> QTextLayout:
        text, before = "", None
        holes = []
        for letter in self.letters:
            text += " " if before is not None and letter.token != before.token else ""
            self._begin.append(_count(text))
            if letter.text is None:
                holes.append(_count(text))
            text += OPEN if letter.text is None else letter.text
            before = letter
        self._begin.append(_count(text))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        if self._is_rtl:
            option.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if self._is_rtl else Qt.LayoutDirection.LeftToRight)
        laid = QTextLayout(text, self._look.font)
        laid.setTextOption(option)
        laid.setFormats([_hide(at, self._look) for at in holes])
        laid.beginLayout()
        y = 0.0
        while (line := laid.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        laid.endLayout()
        return laid

    def frames(self, start: int, stop: int) -> list[QRectF]:
        """See `LineRow`."""
        start, stop = max(start, self.start), min(stop, self.stop)
        if start >= stop:
            return []
        part = slice(start - self.start, stop - self.start)
        left, right = float(self._strip.start[part].min()), float(self._strip.stop[part].max())
        picture = QRectF(self._left + left * self._scale, PADDING, (right - left) * self._scale, self._picture)
        return [picture, *self._find_text(start, stop)]

    def _find_text(self, start: int, stop: int) -> list[QRectF]:
        """The boxes of a slice of positions in the decoded text, one for each line it was broken to."""
        begin, end = self._begin[start - self.start], self._begin[stop - self.start]
        if stop < self.stop and self.letters[stop - self.start].token != self.letters[stop - self.start - 1].token:
            end -= 1  # the space
        found = []
        for number in range(self._text.lineCount()):
            line = self._text.lineAt(number)
            first, last = max(begin, line.textStart()), min(end, line.textStart() + line.textLength())
            if first < last:
                x0, x1 = sorted((_find_x(line, first), _find_x(line, last)))
                found.append(QRectF(x0, self._top + line.y(), max(x1 - x0, 2.0), line.height()))
        return found

    def find(self, x: float, y: float) -> Spot | None:
        """See `LineRow`."""
        if PADDING <= y < PADDING + self._picture:
            along = (x - self._left) / self._scale
            inside = (self._strip.start <= along) & (along < self._strip.stop)
            hits = inside.nonzero()[0]
            return Spot(self.start + int(hits[0]), True) if len(hits) else None
        for number in range(self._text.lineCount()):
            line = self._text.lineAt(number)
            if line.y() <= y - self._top < line.y() + line.height() and line.naturalTextRect().contains(
                x, line.y() + 1
            ):
                at = _to_cursor(line, x)
                k = min(bisect_right(self._begin, at) - 1, len(self.letters) - 1)
                return Spot(self.start + max(k, 0), False)
        return None

    def is_pictured(self, ratio: float) -> bool:
        """See `LineRow`."""
        return find_picture(self._look.pictures, self._strip, self._scale, ratio) is not None

    def paint_pictures(self, painter: QPainter) -> bool:
        """See `LineRow`."""
        whole = (0.0, self._strip.width, QPointF(self._left, PADDING))
        return paint_strip(painter, self._look.pictures, self._strip, self._scale, [whole])

    def paint_words(self, painter: QPainter) -> bool:
        """See `LineRow`."""
        look = self._look
        for letter in self.letters:
            for box in self._find_boxes(letter):
                look.paint_doubt(painter, letter.state, box)
        painter.setPen(look.text_colour)
        self._text.draw(painter, QPointF(0, self._top))
        for letter in self.letters:
            if letter.text is None:
                for box in self._find_text(letter.position, letter.position + 1):
                    look.paint_unknown(painter, letter.glyph, box.center())
        return not look.is_late

    def _find_boxes(self, letter: Letter) -> list[QRectF]:
        if letter.text is None or not self._look.is_doubtful(letter.state):
            return []
        return self._find_text(letter.position, letter.position + 1)


def _count(text: str) -> int:
    """The length of a text as Qt counts it, in units of UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def _find_x(line: QTextLine, at: int) -> float:
    found: Any = line.cursorToX(at)  # declared as an object: a tuple of the coordinate and the cursor
    return float(found[0])


def _to_cursor(line: QTextLine, x: float) -> int:
    return int(line.xToCursor(x, QTextLine.CursorPosition.CursorOnCharacter))


def _hide(at: int, look: LineLook) -> QTextLayout.FormatRange:
    """A hole in the text keeps its room, in which the glyph is drawn."""
    hidden = QTextCharFormat()
    hidden.setForeground(Qt.GlobalColor.transparent)
    hidden.setFont(look.font)
    wide = look.metrics.horizontalAdvance(OPEN) or 1.0
    hidden.setFontLetterSpacingType(look.font.letterSpacingType().AbsoluteSpacing)
    hidden.setFontLetterSpacing(max(0.0, look.metrics.height() * 1.05 - wide))
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = at, 1, hidden
    return found
