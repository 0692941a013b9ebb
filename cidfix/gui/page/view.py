"""The page with the state of each glyph laid over it: where places are shown, pointed at and chosen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from cidfix.errors import CidfixError
from cidfix.gui.actions import Command
from cidfix.gui.glyph_art import GlyphArt
from cidfix.gui.page.chooser import PageChooser
from cidfix.gui.page.commands import list_page_commands
from cidfix.gui.page.hint import GlyphHint
from cidfix.gui.page.layer import PageLayer
from cidfix.gui.page.menu import Spot, copy_decoded, fill_page_menu
from cidfix.gui.page.overlays import Drawn, StateOverlay
from cidfix.gui.page.places import CHOSEN, HIT, HIT_NOW, LIT, MATCH, TARGET, PagePlaces
from cidfix.gui.page.selection import PageSelection
from cidfix.gui.page.text import DocumentText, PageText, Pointed
from cidfix.gui.pictures import PagePictures
from cidfix.gui.workbench import Stretch, Workbench
from cidfix.layout import Direction
from cidfix.pdf.document import search_sorted
from cidfix.recovery import Recovery


class PageView(PageChooser):
    """The pages of a PDF at once, and all that is known of their glyphs as soon as `set_workbench` brings it."""

    typing_wanted = Signal()
    """The user wants to type what stands at the target."""

    states_changed = Signal(bool)
    """The states of glyphs are shown now, or not any more."""

    _layer: PageLayer | None = None  # of the class: Qt sends events before all of a view is made

    def __init__(self, pictures: PagePictures, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.states_shown = True
        self._workbench: Workbench | None = None
        self._hint: GlyphHint | None = None
        self._overlay: StateOverlay | None = None
        self._is_preparing = False  # an overlay
        self._places = PagePlaces()
        self._still = False
        self.chosen.connect(self._pick)
        self.clicked.connect(self._click)
        self.pointed.connect(self._show_hint)

    def set_workbench(self, workbench: Workbench, art: GlyphArt) -> None:
        """Show what is known of the glyphs, now and whenever it changes."""
        self._workbench, self._hint = workbench, GlyphHint(art, self)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        workbench.recovered.connect(self._show_recovery)
        workbench.lit_changed.connect(self._show_lit)
        workbench.target_changed.connect(self._show_target)
        workbench.picked_changed.connect(self._show_picked)
        workbench.revealed.connect(self.reveal_stretch)
        self._show_recovery(workbench.recovery)
        self._show_lit(workbench.lit)
        self._show_target(workbench.target)

    def set_layer(self, layer: PageLayer | None) -> None:
        """Let something else lie over the pages than what is known of letters, and have the mouse; or nothing."""
        self._layer = layer
        cursor = Qt.CursorShape.IBeamCursor if layer is None else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(cursor)
        self._show_hint(None, QPoint())
        self.viewport().update()

    def show_states(self, shown: bool) -> None:
        """Show or hide the states of glyphs."""
        self.states_shown = shown
        self.viewport().update()
        self.states_changed.emit(shown)

    def show_matches(self, stretches: Sequence[Stretch]) -> None:
        """Frame the places where what is being typed may stand."""
        if self._places.show(MATCH, stretches):
            self.viewport().update()

    def show_hits(self, stretches: Sequence[Stretch], now: Stretch | None) -> None:
        """Show what a search found, and bring the one of it that is looked at into view."""
        self._places.show(HIT, stretches)
        self._places.show_one(HIT_NOW, now)
        self.viewport().update()
        if now is not None:
            self.reveal_stretch(now)

    def reveal_stretch(self, stretch: Stretch) -> None:
        """Bring a stretch into view; nothing moves where it is seen well, or was just chosen here."""
        if self._workbench is None or self.text is None or self._still:
            return
        number = self._workbench.find_page(stretch[0])
        text = self.text.page(number)
        if text is not None:
            frames = text.find_frames(*np.array(stretch, np.int32).reshape(2, 1)).reshape(-1, 2)
            (x0, y0), (x1, y1) = frames.min(axis=0).tolist(), frames.max(axis=0).tolist()
            self.reveal(number, QRectF(x0, y0, x1 - x0, y1 - y0))

    def find_top_line(self) -> int | None:
        """The line (index into the layout) that stands at the top of the view; None where the page has none."""
        number, place = self.to_page(QPointF(self.viewport().width() / 2, 0))
        text = None if self.text is None else self.text.page(number)
        if text is None or text.start == text.stop:
            return None
        return text.find_line(place.x(), place.y())

    def commands(self) -> tuple[Command, ...]:
        """What the view can be told to do."""
        return list_page_commands(self)

    def clear(self) -> None:
        """Choose nothing and light nothing."""
        self._drop_choice()
        if self._workbench is not None:
            self._workbench.pick(None)
            self._workbench.show_glyph(None)

    def copy(self) -> None:
        """Copy what is decoded of the glyphs chosen, or else of the target."""
        if self._workbench is not None:
            stretch = self.selection.stretch or self._workbench.target
            if stretch is not None:
                copy_decoded(self._workbench, stretch)

    def walk(self, way: int, *, extend: bool) -> None:
        """Aim at the next word to the right (1) or left (-1), or let the target end a word further that way."""
        if self._workbench is None or self.text is None:
            return
        layout, target = self._workbench.recovery.layout, self._workbench.target
        start, most = layout.token_start, len(layout.token_start) - 2
        if target is None:
            text = self.text.page(self.page)
            if text is not None:
                self._workbench.aim(text.find_word(text.start))
            return
        if layout.direction[self._workbench.find_line(target[0])] == Direction.RTL:
            way = -way
        first, last = (search_sorted(start, end, side="right") - 1 for end in (target[0], target[1] - 1))
        if extend:
            last = max(first, min(last + way, most))
        else:
            first = last = min(max((last if way > 0 else first) + way, 0), most)
        self._workbench.aim((int(start[first]), int(start[last + 1])))

    def paint_over(self, painter: QPainter, number: int, rect: QRectF, sharp: bool) -> None:
        if self._layer is not None:
            self._layer.paint(painter, number, rect, self.zoom)
            return
        text = None if self.text is None else self.text.page(number)
        if text is None or self._workbench is None:
            return
        if self.states_shown:
            if self._overlay is None:
                self._overlay = StateOverlay(self._workbench.recovery)
            if not self._overlay.paint(painter, text, rect, self.zoom, sharp=sharp) and not self._is_preparing:
                self._prepare_overlay(self._overlay, text)
        self._places.show_one(CHOSEN, self.selection.stretch)
        self._places.paint(painter, text, rect.topLeft(), self.zoom)

    def _prepare_overlay(self, overlay: StateOverlay, text: PageText) -> None:
        """Draw the states of one page more, on a thread, since the window would wait for it."""
        assert self._workbench is not None
        size, density = self.column.rect(text.number).size(), self.viewport().devicePixelRatioF()
        draw = overlay.prepare(text, size, self.zoom, density)

        def keep(drawn: Drawn) -> None:
            self._is_preparing = False
            overlay.keep(drawn)
            self.viewport().update()

        def give_up(_error: CidfixError) -> None:
            self._is_preparing = False

        self._is_preparing = True
        self._workbench.tasks.run("overlay", draw, keep, give_up)

    def viewportEvent(self, event: QEvent) -> bool:
        if self._layer is not None and isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._layer.find_hint(*self.to_page(QPointF(event.pos()))), self)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._layer is None:
            super().mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._layer.press(*self.to_page(event.position()), event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._layer is None:
            super().mouseMoveEvent(event)
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self._layer.drag(*self.to_page(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._layer is None:
            super().mouseReleaseEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._layer.release(*self.to_page(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._layer is None:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._workbench is None:
            return
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._layer is not None:
            number, point = self.to_page(QPointF(event.pos()))
            self._layer.fill_menu(menu, number, None if by_key else point)
        else:
            spot = self._find_target_spot() if by_key else self._find_spot(QPointF(event.pos()))
            fill_page_menu(menu, self._workbench, spot, self.typing_wanted.emit)
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show_hint(None, QPoint())
        if self._layer is not None:
            if event.key() != Qt.Key.Key_Escape or not self._layer.cancel():
                super().keyPressEvent(event)
            return
        control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ways = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        if event.key() in ways and held in (control, control | shift):
            self.walk(ways[Qt.Key(event.key())], extend=bool(held & shift))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.typing_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape and self._has_something():
            self.clear()
        elif event.key() == Qt.Key.Key_C and held == control:
            self.copy()
        else:
            super().keyPressEvent(event)

    def _show_recovery(self, recovery: Recovery) -> None:
        if self.text is None or not self.text.is_of(recovery):
            self.text = DocumentText(recovery)
            self.selection = PageSelection()
            self._places.clear()
            self._overlay = None
        elif self._overlay is not None:
            self._overlay.show(recovery)
        self._show_hint(None, QPoint())
        self.viewport().update()

    def _show_lit(self, stretches: tuple[Stretch, ...]) -> None:
        if self._places.show(LIT, stretches):
            self.viewport().update()

    def _show_target(self, target: Stretch | None) -> None:
        if target != self.selection.stretch:
            self.selection.drop()
        self._places.show_one(TARGET, target)
        self.viewport().update()

    def _show_picked(self, picked: tuple[int, ...] | None) -> None:
        if picked is None:
            self._drop_choice()

    def _drop_choice(self) -> None:
        self.selection.drop()
        self.viewport().update()

    def _has_something(self) -> bool:
        bench = self._workbench
        if bench is None:
            return False
        return bool(self.selection.stretch or bench.picked or bench.lit) or bench.glyph is not None

    def _pick(self, stretch: Stretch | None) -> None:
        if self._workbench is not None:
            self._still = True  # it is in view: nothing moves under the mouse
            self._workbench.pick(stretch)
            self._still = False

    def _click(self, pointed: Pointed | None) -> None:
        if pointed is None:
            self.clear()
        elif self._workbench is not None:
            self._workbench.pick(None)
            self._workbench.show_glyph(pointed.glyph)

    def _find_target_spot(self) -> Spot:
        assert self._workbench is not None
        stretch = self.selection.stretch or self._workbench.target
        return Spot(None, stretch, None if stretch is None else self._workbench.find_line(stretch[0]))

    def _find_spot(self, place: QPointF) -> Spot:
        """The glyph under the mouse, and of the choice or else its word, as far as there is one."""
        assert self._workbench is not None
        text, point = self.find_text(place)
        pointed = self.find_pointed(place)
        if text is None or pointed is None:
            return self._find_target_spot() if self.selection.stretch else Spot(None, None, None)
        position = text.find_nearest(point.x(), point.y())
        stretch = self.selection.stretch
        if stretch is None or not stretch[0] <= position < stretch[1]:
            stretch = text.find_word(position)
        return Spot(pointed.glyph, stretch, self._workbench.find_line(position))

    def _show_hint(self, pointed: Pointed | None, place: QPoint) -> None:
        if self._hint is None or self._workbench is None:
            return
        if pointed is None:
            self._hint.hide()
        else:
            self._hint.show_glyph(self._workbench.recovery, pointed.glyph, place)

    def hint_text(self) -> str:
        """What the popup beside the mouse says, "" where there is none."""
        return self._hint.text() if self._hint is not None and self._hint.isVisible() else ""
