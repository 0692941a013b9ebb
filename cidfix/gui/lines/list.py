"""A scrolled list of lines of which only those in sight are laid out, so that a book costs no more than a page."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator

import numpy as np
from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.glyph_picture import GlyphPainter
from cidfix.gui.lines.columns import ColumnRow
from cidfix.gui.lines.drawn import DrawnRows
from cidfix.gui.lines.letters import TURN, LineLook, read_letters
from cidfix.gui.lines.rows import PADDING, LineRow
from cidfix.gui.lines.running import RunningRow
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.pdf.document import Ints, search_sorted
from cidfix.recover.cues import format_line

GUTTER = 64  # pixels for the lines' numbers
_MARGIN = 12
_STEP = 256  # units of the scroll bar for each line
_MOST_ROWS = 120  # kept
_MEASURE = 120  # milliseconds after which the length of the scroll bar follows
_DIMMED = 0.45
_LIT = QColor(255, 200, 40, 90)


class LineList(QAbstractScrollArea):
    """Shows some of the lines of the document on a workbench, in a given order."""

    def __init__(
        self, workbench: Workbench, pictures: PagePictures, art: GlyphArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.workbench = workbench
        self.lines: Ints = np.zeros(0, np.int32)
        self.empty_text = ""
        self._codes_shown = True
        self._glyphs = GlyphPainter(workbench, pictures, art)
        self._pictures = pictures
        self._look = LineLook(self.font(), self.palette(), pictures, self._glyphs)
        self._rows: OrderedDict[int, LineRow] = OrderedDict()
        self._drawn = DrawnRows(self._glyphs.is_drawable)
        self._spent = QElapsedTimer()  # while it paints
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self.viewport().update)
        self._measuring = QTimer(self, singleShot=True, interval=_MEASURE)
        self._measuring.timeout.connect(self._measure)
        self._unsure: set[int] = set()  # lines whose rows may not show the values of now
        self._lit = _to_array(())
        self._matches = _to_array(())
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(_STEP // 4)
        self.viewport().setMouseTracking(True)
        pictures.arrived.connect(self._picture_arrived)
        workbench.target_changed.connect(self.viewport().update)
        workbench.lit_changed.connect(self._show_lit)
        workbench.revealed.connect(self.reveal)

    def show_lines(self, lines: Ints, empty_text: str) -> None:
        """Show these lines, keeping in sight what is; `empty_text` is said where there are none."""
        top, same = self._find_top(), np.array_equal(lines, self.lines)
        self.lines, self.empty_text = lines, empty_text
        if same:
            self._measuring.start()  # the last lines may be higher or lower now, which can wait
        else:
            self._measure()
        self.viewport().update()
        if top is not None and (index := self._find_index(top[0])) is not None:
            self._scroll_to(index, top[1])

    def renew(self, *, moved: bool) -> None:
        """Another recovery is shown: what differs is laid out anew when it is seen; all where glyphs have `moved`."""
        if moved:
            self._rows.clear()
            self._drawn.clear()
        self._unsure = set(self._rows)
        self.viewport().update()

    def refresh(self) -> None:
        """Lay out anew what is in sight: width, fonts or colours are others."""
        self._rows.clear()
        self._drawn.clear()
        self._measure()
        self.viewport().update()

    @property
    def codes_shown(self) -> bool:
        """Whether lines stand in columns with their codes, rather than running on."""
        return self._codes_shown

    @codes_shown.setter
    def codes_shown(self, shown: bool) -> None:
        if shown != self._codes_shown:
            top = self._find_top()
            self._codes_shown = shown
            self.refresh()
            if top is not None and (index := self._find_index(top[0])) is not None:
                self._scroll_to(index, 0.0)

    def show_matches(self, stretches: Iterable[Stretch]) -> None:
        """Frame the places that what is being typed fits."""
        before, self._matches = self._matches, _to_array(stretches)
        if not np.array_equal(before, self._matches):
            self.viewport().update()

    def reveal(self, stretch: Stretch) -> None:
        """Bring the line of a stretch into view, where it is among those shown; of a line too high, the stretch."""
        index = self._find_index(self.workbench.find_line(stretch[0]))
        if index is None or not self.isVisible():
            return
        begin, end = self._find_wanted(self._row(index), stretch)
        for other, _, top in self.rows_in_sight():
            if other == index and top + begin >= 0 and top + end <= self.viewport().height():
                return
        room = self.viewport().height() - (end - begin)
        self._scroll_to(index, 0.0)
        self._scroll_by(begin - max(0, room // 3))

    def _find_wanted(self, row: LineRow, stretch: Stretch) -> tuple[int, int]:
        """From where to where a row is to be in view to see a stretch: all of it where that has room."""
        room = self.viewport().height()
        if row.height <= room:
            return 0, row.height
        boxes = row.frames(*stretch)
        top, bottom = round(min(box.top() for box in boxes)), round(max(box.bottom() for box in boxes))
        begin = max(0, top - PADDING)
        return begin, min(row.height, bottom + PADDING, begin + room)

    def rows_in_sight(self) -> Iterator[tuple[int, LineRow, int]]:
        """Each row in sight: its index into `lines`, the row, and its upper edge in the viewport."""
        if not len(self.lines):
            return
        index, above = divmod(self.verticalScrollBar().value(), _STEP)
        index = min(index, len(self.lines) - 1)
        row = self._row(index)
        top = -round(above / _STEP * row.height)
        while True:
            yield index, row, top
            top, index = top + row.height, index + 1
            if top >= self.viewport().height() or index >= len(self.lines):
                return
            row = self._row(index)

    def row_at(self, y: float) -> tuple[LineRow, int] | None:
        """The row at a height of the viewport, and its upper edge."""
        for _, row, top in self.rows_in_sight():
            if top <= y < top + row.height:
                return row, top
        return None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.palette().color(QPalette.ColorRole.Base))
        if not len(self.lines):
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            box = self.viewport().rect().adjusted(24, 16, -24, -16)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.empty_text)
            return
        target = self.workbench.target
        current = self.workbench.find_line(target[0]) if target is not None else -1
        self._spent.start()
        self._look.begin_turn()
        for index, row, top in self.rows_in_sight():
            if not self._drawn.is_current(row):
                width, ratio = self.viewport().width() - GUTTER, self.devicePixelRatioF()
                if self._is_late() or not self._drawn.draw(row, width, ratio):
                    self._drawing.start()  # till then it stays as it was
            self._paint_row(painter, row, top, row.line == current)
            if self._is_late() and index + 1 < len(self.lines) and int(self.lines[index + 1]) not in self._rows:
                self._drawing.start()  # those below have never been laid out
                break
        self._look.end_turn()
        self._spent.invalidate()

    def _is_late(self) -> bool:
        """Whether so much was laid out and drawn anew in this turn that the window is to answer first."""
        return self._spent.isValid() and self._spent.elapsed() >= TURN

    def _paint_row(self, painter: QPainter, row: LineRow, top: int, is_current: bool) -> None:
        palette, width = self.palette(), self.viewport().width()
        accent = palette.color(QPalette.ColorRole.Accent)
        if is_current:
            painter.fillRect(0, top, width, row.height, palette.color(QPalette.ColorRole.AlternateBase))
            painter.fillRect(0, top, 3, row.height, accent)
        painter.setPen(palette.color(QPalette.ColorRole.Midlight))
        painter.drawLine(GUTTER, top + row.height - 1, width, top + row.height - 1)
        self._paint_number(painter, row, top, is_current)
        painter.setOpacity(1.0 if self.workbench.recovery.body[row.line] else _DIMMED)
        painter.save()
        painter.translate(GUTTER, top)
        drawn = self._drawn.find(row)
        if drawn is not None:
            painter.drawPixmap(0, 0, drawn)
        painter.setOpacity(1.0)
        self._paint_frames(painter, row, accent)
        painter.restore()
        painter.setOpacity(1.0)

    def _paint_number(self, painter: QPainter, row: LineRow, top: int, is_current: bool) -> None:
        palette = self.palette()
        painter.setFont(self.font())
        role = QPalette.ColorRole.Text if is_current else QPalette.ColorRole.PlaceholderText
        painter.setPen(palette.color(role))
        box = QRectF(4, top + 8, GUTTER - 16, self._look.metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignRight, format_line(self.workbench.recovery.layout, row.line))

    def _paint_frames(self, painter: QPainter, row: LineRow, accent: QColor) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for start, stop in _within(self._lit, row):
            for box in row.frames(start, stop):
                painter.fillRect(box.adjusted(-1, -1, 1, 1), _LIT)
        painter.setPen(QPen(accent, 1.5, Qt.PenStyle.DashLine))
        for start, stop in _within(self._matches, row):
            for box in row.frames(start, stop):
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 3, 3)
        target = self.workbench.target
        if target is not None and target[0] < row.stop and target[1] > row.start:
            tint = QColor(accent)
            tint.setAlpha(22)
            painter.setPen(QPen(accent, 2.0))
            painter.setBrush(tint)
            for box in row.frames(*target):
                painter.drawRoundedRect(box.adjusted(-3, -2, 3, 2), 3, 3)

    def _row(self, index: int) -> LineRow:
        line = int(self.lines[index])
        row = self._rows.get(line)
        if row is not None and line in self._unsure and self._is_late():
            self._drawing.start()  # till then it is as it was
        elif row is not None and line in self._unsure:
            self._unsure.remove(line)
            if row.letters != read_letters(self.workbench.recovery, (row.start, row.stop)):
                row = None
        if row is None:
            width = float(max(self.viewport().width() - GUTTER - _MARGIN, 80))
            make = ColumnRow if self._codes_shown else RunningRow
            row = self._rows[line] = make(self.workbench.recovery, line, width, self._look)
            if len(self._rows) > _MOST_ROWS:
                self._rows.popitem(last=False)
        return row

    def _measure(self) -> None:
        """Let the scroll bar end where the last line stands at the bottom."""
        left, index = self.viewport().height(), len(self.lines)
        while left > 0 and index > 0:
            index -= 1
            left -= self._row(index).height
        beyond = round(-left / self._row(index).height * _STEP) if left < 0 else 0
        self.verticalScrollBar().setRange(0, index * _STEP + beyond)
        self.verticalScrollBar().setPageStep(max(1, len(self.lines) - index) * _STEP)

    def _find_top(self) -> tuple[int, float] | None:
        """The line at the upper edge, and how much of it (0 to 1) is above that."""
        if not len(self.lines):
            return None
        index, above = divmod(self.verticalScrollBar().value(), _STEP)
        return int(self.lines[min(index, len(self.lines) - 1)]), above / _STEP

    def _find_index(self, line: int) -> int | None:
        found = np.flatnonzero(self.lines == line)
        return int(found[0]) if len(found) else None

    def _scroll_to(self, index: int, above: float) -> None:
        self.verticalScrollBar().setValue(round((index + above) * _STEP))

    def _scroll_by(self, pixels: int) -> None:
        if not len(self.lines):
            return
        index, above = divmod(self.verticalScrollBar().value(), _STEP)
        index = min(index, len(self.lines) - 1)
        offset = above / _STEP * self._row(index).height + pixels
        while offset < 0 and index > 0:
            index -= 1
            offset += self._row(index).height
        while index + 1 < len(self.lines) and offset >= self._row(index).height:
            offset -= self._row(index).height
            index += 1
        self._scroll_to(index, max(0.0, offset) / self._row(index).height)

    def scroll_pages(self, pages: int) -> None:
        """Scroll by so many heights of what is in sight."""
        self._scroll_by(pages * max(self.viewport().height() - 24, 40))

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.pixelDelta().y() or round(event.angleDelta().y() / 120 * 72)
        self._scroll_by(-turned)
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.refresh()
        else:
            self._measure()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._drawn.clear()  # pictures may have come meanwhile

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_look"):
            self._look = LineLook(self.font(), self.palette(), self._pictures, self._glyphs)
            self.refresh()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()

    def _show_lit(self, stretches: tuple[Stretch, ...]) -> None:
        before, self._lit = self._lit, _to_array(stretches)
        if not np.array_equal(before, self._lit):
            self.viewport().update()

    def _picture_arrived(self, page: int) -> None:
        if not self.isVisible():
            return
        if self._drawn.note_picture(page, [row for _, row, _ in self.rows_in_sight()], self.devicePixelRatioF()):
            self.viewport().update()


def _to_array(stretches: Iterable[Stretch]) -> Ints:
    return np.array(sorted(stretches), np.int32).reshape(-1, 2)


def _within(stretches: Ints, row: LineRow) -> list[list[int]]:
    """Those of sorted stretches that touch a row."""
    first = search_sorted(stretches[:, 1], row.start, side="right")
    last = search_sorted(stretches[:, 0], row.stop, side="left")
    found: list[list[int]] = stretches[first:last].tolist()
    return found
