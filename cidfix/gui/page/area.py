"""Pages under one another, to be scrolled through and zoomed: all of looking at a PDF that needs no text of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from cidfix.gui.page.geometry import GAP, PageColumn, fit_page, fit_width
from cidfix.gui.page.paper import Paper
from cidfix.gui.pictures import PagePictures
from cidfix.gui.theme import is_dark

Fit: TypeAlias = Literal["", "width", "page"]
"""What the zoom follows when the view grows or shrinks: nothing, the page's width, the whole page."""

_LEAST, _MOST = 0.1, 8.0
_STEP = 1.25  # of a key
_NOTCH = 1.15  # of a wheel
_SETTLE = 140  # ms without another change of the zoom, after which pages are drawn anew
_LINE = 48  # pixels that an arrow key scrolls


class PageArea(QAbstractScrollArea):
    """The pages of a PDF; what is drawn over them is added by `paint_over`."""

    page_changed = Signal(int)
    """Another page (from 1) is the one looked at."""

    zoom_changed = Signal(float)
    """The zoom is another: pixels to the point."""

    def __init__(self, pictures: PagePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paper = Paper(pictures)
        self._pictures = pictures
        self._zoom = 1.0
        self._fit: Fit = "width"
        self._page = 1
        self._ringed = False
        self._covered = 0
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settling.timeout.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # so that fitting never wavers
        self.column = PageColumn(pictures.sizes, self._zoom, self.viewport().width(), self.devicePixelRatioF())
        self._name()
        pictures.arrived.connect(self._show_picture)
        pictures.failed.connect(self._show_fault)

    @property
    def page(self) -> int:
        """The page looked at, from 1."""
        return self._page

    @property
    def page_count(self) -> int:
        """How many pages there are."""
        return len(self._pictures.sizes)

    @property
    def zoom(self) -> float:
        """Pixels to the point."""
        return self._zoom

    @property
    def fit(self) -> Fit:
        """What the zoom follows."""
        return self._fit

    def set_zoom(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom, keeping in place what is `at` a point of the viewport, or else at its middle."""
        self._fit = ""
        self._zoom_to(zoom, at)

    def zoom_in(self) -> None:
        """One step nearer."""
        self.set_zoom(self._zoom * _STEP)

    def zoom_out(self) -> None:
        """One step back."""
        self.set_zoom(self._zoom / _STEP)

    def set_fit(self, fit: Fit) -> None:
        """Fit the page looked at to the view, and keep it fitted."""
        self._fit = fit
        self._refit()
        if fit == "page":
            self.show_page(self._page)

    def show_page(self, number: int) -> None:
        """Bring the top of a page to the top of the view; a number beyond the last is the last."""
        number = min(max(number, 1), self.page_count)
        self.verticalScrollBar().setValue(round(self.column.rect(number).top()) - GAP // 2)
        self._turn_to(number)  # also where the view can't be scrolled as far

    def scroll_by(self, views: int) -> None:
        """Scroll down by so many views, a little of each staying in view; up where negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + round(views * self.viewport().height() * 0.9))

    def to_view(self, number: int, points: QRectF) -> QRectF:
        """A rectangle on a page as it lies in the viewport now."""
        corner = self.column.from_points(number, points.topLeft()) - self._offset()
        return QRectF(corner, points.size() * self._zoom)

    def to_page(self, place: QPointF) -> tuple[int, QPointF]:
        """The page at a point of the viewport, or the nearest, and the point on it."""
        place = place + self._offset()
        number = self.column.find_page(place.y())
        return number, self.column.to_points(number, place)

    def keep_clear(self, height: int) -> None:
        """Something covers so many pixels at the top: what is brought into view from now on stands below it."""
        self._covered = height

    def reveal(self, number: int, points: QRectF) -> None:
        """Bring a rectangle on a page into view; nothing moves where it is seen well already."""
        rect, view = self.to_view(number, points), QRectF(self.viewport().rect())
        if rect.top() < max(view.height() * 0.1, self._covered) or rect.bottom() > view.height() * 0.9:
            bar = self.verticalScrollBar()
            bar.setValue(round(bar.value() + min(rect.center().y() - view.height() * 0.4, rect.top() - 8)))
        if rect.left() < 0 or rect.right() > view.width():
            across = self.horizontalScrollBar()
            middle = rect.center().x() - view.width() / 2
            across.setValue(round(across.value() + min(middle, rect.left() - 8)))

    def paint_over(self, painter: QPainter, number: int, rect: QRectF, sharp: bool) -> None:
        """Draw over a page that lies in `rect`; `sharp` unless the zoom is changing."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        self.viewport().update()
        middle = self._offset().y() + self.viewport().height() / 3
        at_end = self.verticalScrollBar().value() == self.verticalScrollBar().maximum() > 0
        self._turn_to(self.page_count if at_end else self.column.find_page(middle))

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.set_zoom(self._zoom * (1 + event.value()), event.position())
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return bool(super().viewportEvent(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom * float(_NOTCH ** (event.angleDelta().y() / 120)), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        down, across = self.verticalScrollBar(), self.horizontalScrollBar()
        turns = across.maximum() == 0  # arrows that can't scroll turn pages
        match event.keyCombination().toCombined() & ~Qt.KeyboardModifier.KeypadModifier.value:
            case Qt.Key.Key_Up:
                down.setValue(down.value() - _LINE)
            case Qt.Key.Key_Down:
                down.setValue(down.value() + _LINE)
            case Qt.Key.Key_Left:
                self.show_page(self._page - 1) if turns else across.setValue(across.value() - _LINE)
            case Qt.Key.Key_Right:
                self.show_page(self._page + 1) if turns else across.setValue(across.value() + _LINE)
            case Qt.Key.Key_PageUp:
                self.scroll_by(-1)
            case Qt.Key.Key_PageDown | Qt.Key.Key_Space:
                self.scroll_by(1)
            case Qt.Key.Key_Home:
                self.show_page(self._page)
            case Qt.Key.Key_End:
                down.setValue(round(self.column.rect(self._page).bottom()) + GAP - self.viewport().height())
            case Qt.Key.Key_P:
                self.show_page(self._page - 1)
            case Qt.Key.Key_N:
                self.show_page(self._page + 1)
            case _:
                self._press_far(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
        self._ringed = event.reason() in reasons
        self.viewport().update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._ringed = False
        self.viewport().update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        dark = is_dark(self.palette())
        painter.fillRect(event.rect(), self.palette().base() if dark else self.palette().midlight())
        offset, view = self._offset(), QRectF(self.viewport().rect())
        sharp = not self._settling.isActive()
        visible = self.column.find_visible(offset.y(), offset.y() + view.height())
        complete = sharp
        for number in reversed(visible):  # what is asked for last is drawn first
            rect = self.column.rect(number).translated(-offset)
            _paint_shadow(painter, rect, dark)
            complete &= self.paper.paint(painter, number, rect, view, sharp)
            painter.save()
            painter.setClipRect(rect & view)
            self.paint_over(painter, number, rect, sharp)
            painter.restore()
        if complete:
            self._ask_ahead(visible)
        if self._ringed:
            painter.setPen(QPen(self.palette().highlight(), 2))
            painter.drawRect(view.adjusted(1, 1, -1, -1))

    def _ask_ahead(self, visible: range) -> None:
        for number in (visible.start - 1, visible.stop):
            if 1 <= number <= self.page_count:
                self.paper.ask(number, self._zoom * self.viewport().devicePixelRatioF())

    def _press_far(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier and event.key() == Qt.Key.Key_Home:
            self.show_page(1)
        elif event.modifiers() == Qt.KeyboardModifier.ControlModifier and event.key() == Qt.Key.Key_End:
            self.show_page(self.page_count)
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        else:
            event.ignore()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Pages of the PDF"))
        self.setAccessibleDescription(self.tr("Page {} of {}").format(self._page, self.page_count))

    def _offset(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _turn_to(self, number: int) -> None:
        if number != self._page:
            self._page = number
            self._name()
            self.page_changed.emit(number)

    def _refit(self) -> None:
        view, size = self.viewport().size(), self._pictures.sizes[self._page - 1]
        if self._fit == "width":
            self._zoom_to(fit_width(size, view.width()), QPointF(view.width() / 2, 0))
        elif self._fit == "page":
            self._zoom_to(fit_page(size, view.width(), view.height()), QPointF(view.width() / 2, 0))
        else:
            self._lay_out()

    def _zoom_to(self, zoom: float, at: QPointF | None) -> None:
        zoom = min(max(zoom, _LEAST), _MOST)
        held = QPointF(self.viewport().rect().center()) if at is None else at
        page, point = self.to_page(held)
        changed = zoom != self._zoom
        self._zoom = zoom
        self._lay_out()
        offset = self.column.from_points(page, point) - held
        self.horizontalScrollBar().setValue(round(offset.x()))
        self.verticalScrollBar().setValue(round(offset.y()))
        if changed:
            self._settling.start()
            self.zoom_changed.emit(zoom)

    def _lay_out(self) -> None:
        view = self.viewport().size()
        self.column = PageColumn(self._pictures.sizes, self._zoom, view.width(), self.viewport().devicePixelRatioF())
        beyond = self.column.size.toSize() - view
        for bar, most, step in (
            (self.horizontalScrollBar(), beyond.width(), view.width()),
            (self.verticalScrollBar(), beyond.height(), view.height()),
        ):
            bar.setRange(0, max(0, most))
            bar.setPageStep(step)
            bar.setSingleStep(_LINE)
        self.viewport().update()

    def _show_picture(self, number: int) -> None:
        self.paper.faults.pop(number, None)
        self._update_page(number)

    def _show_fault(self, number: int, fault: str) -> None:
        self.paper.faults[number] = fault
        self._update_page(number)

    def _update_page(self, number: int) -> None:
        offset = self._offset().toPoint()
        self.viewport().update(self.column.rect(number).toAlignedRect().translated(QPoint() - offset))


def _paint_shadow(painter: QPainter, paper: QRectF, dark: bool) -> None:
    """A hem of three pixels round the paper, darker below."""
    rect = paper.toRect()  # parts of pixels would take ten times as long
    for away, alpha in ((0, 44), (1, 22), (2, 9)):
        shade = QColor(0, 0, 0, alpha * 3 if dark else alpha)
        painter.fillRect(rect.left() - away - 1, rect.top(), 1, rect.height() + away, shade)
        painter.fillRect(rect.right() + 1 + away, rect.top(), 1, rect.height() + away, shade)
        painter.fillRect(rect.left() - away - 1, rect.bottom() + 1 + away, rect.width() + 2 * away + 2, 1, shade)
