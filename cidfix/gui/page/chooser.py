"""Pages whose glyphs can be pointed at and chosen with the mouse, as one chooses text anywhere."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cidfix.gui.page.area import PageArea
from cidfix.gui.page.selection import PageSelection
from cidfix.gui.page.text import DocumentText, PageText, Pointed
from cidfix.gui.pictures import PagePictures

_ENDS_REST = (
    QEvent.Type.Leave,
    QEvent.Type.Wheel,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
)


class PageChooser(PageArea):
    """A drag chooses glyphs, a double click a word, a third click its line; `text` is None until there is any."""

    chosen = Signal(object)
    """The user chose a stretch, or by a drag over nothing None."""

    clicked = Signal(object)
    """The user clicked on this glyph (Pointed), or beside all of them: None."""

    pointed = Signal(object, QPoint)
    """The mouse rests on this glyph (Pointed), at this place on the screen; None when it leaves."""

    def __init__(self, pictures: PagePictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.text: DocumentText | None = None
        self.selection = PageSelection()
        self._pressed: QPointF | None = None
        self._dragging = False
        self._doubled = QElapsedTimer()
        self._rested: Pointed | None = None
        self.zoom_changed.connect(lambda _zoom: self._rest(None, QPoint()))
        self.viewport().setMouseTracking(True)

    def find_text(self, place: QPointF) -> tuple[PageText | None, QPointF]:
        """The text of the page at a point of the viewport, and the point on that page."""
        number, point = self.to_page(place)
        return (None if self.text is None else self.text.page(number)), point

    def find_pointed(self, place: QPointF) -> Pointed | None:
        """The glyph at a point of the viewport."""
        text, point = self.find_text(place)
        return None if text is None else text.find_glyph(point.x(), point.y())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._rest(self.find_pointed(QPointF(event.pos())), event.globalPos())
            return True
        if event.type() in _ENDS_REST:
            self._rest(None, QPoint())
        return bool(super().viewportEvent(event))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self._rest(None, QPoint())
        super().scrollContentsBy(dx, dy)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.text is None:
            super().mousePressEvent(event)
            return
        self._pressed, self._dragging = event.position(), False
        text, point = self.find_text(event.position())
        if text is not None and self._is_third_click():
            self.selection.choose_line(text, point)
            self.chosen.emit(self.selection.stretch)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.selection.text is not None:
            self._dragging = True
            self._extend(event.position())
        else:
            self.selection.begin(text, point)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            if self._rested is not None and self.find_pointed(event.position()) != self._rested:
                self._rest(None, QPoint())
            return
        far = (event.position() - self._pressed).manhattanLength()
        if self._dragging or far >= QGuiApplication.styleHints().startDragDistance():
            self._dragging = True
            self._scroll_along(event.position())
            self._extend(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            super().mouseReleaseEvent(event)
            return
        self._pressed = None
        if self._dragging:
            self._dragging = False
            self.chosen.emit(self.selection.stretch)
        elif self.selection.stretch is None:
            self.clicked.emit(self.find_pointed(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        text, point = self.find_text(event.position())
        if event.button() == Qt.MouseButton.LeftButton and text is not None:
            self._doubled.start()
            self.selection.choose_word(text, point)
            self.chosen.emit(self.selection.stretch)
            self.viewport().update()

    def _is_third_click(self) -> bool:
        """Whether a press comes so soon after a double click that it belongs to it."""
        wait = QGuiApplication.styleHints().mouseDoubleClickInterval()
        third = self._doubled.isValid() and self._doubled.elapsed() < wait
        self._doubled.invalidate()
        return third

    def _extend(self, place: QPointF) -> None:
        """Choose up to a point of the viewport, taken as one of the page where the choice began."""
        if self.selection.text is not None:
            number, point = self.to_page(place)
            point = self.column.to_points(self.selection.text.number, self.column.from_points(number, point))
            self.selection.extend(point)
            self.viewport().update()

    def _scroll_along(self, place: QPointF) -> None:
        """Scroll as far as the mouse is dragged beyond the view."""
        bar, height = self.verticalScrollBar(), self.viewport().height()
        beyond = min(place.y(), 0) + max(place.y() - height, 0)
        bar.setValue(round(bar.value() + beyond / 2))

    def _rest(self, glyph: Pointed | None, place: QPoint) -> None:
        if glyph is not None or self._rested is not None:
            self._rested = glyph
            self.pointed.emit(glyph, place)
