"""The blocks over the pages: frames with their numbers and roles, the path of reading, and dragging one elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QMenu

from cidfix.gui.blocks.desk import BlockDesk
from cidfix.gui.blocks.looks import name_role
from cidfix.gui.blocks.menu import fill_block_menu
from cidfix.gui.blocks.painting import (
    DROP,
    PATH,
    find_edge,
    find_label_font,
    paint_frames,
    paint_labels,
    paint_path,
    to_frame,
    to_rect,
)
from cidfix.gui.page.view import PageView
from cidfix.layout import DirectionName
from cidfix.structure.pages import PageBlock

_MOST_NAMED = 150  # blocks of a page, beyond which labels, paths and round corners would only cover it


class BlockLayer:
    """Draws the blocks of a desk over the pages of a view, and lets them be chosen, spanned and dragged there."""

    def __init__(self, desk: BlockDesk, view: PageView) -> None:
        self._desk, self._view = desk, view
        self._pressed: QPointF | None = None
        self._band: QRectF | None = None  # spanned where nothing is dragged, to choose what it touches
        self._drop: tuple[PageBlock, bool] | None = None
        self._still = False
        desk.shown_changed.connect(self._update)
        desk.chosen_changed.connect(self._update)
        desk.chosen_changed.connect(self._reveal)
        view.page_changed.connect(self._follow)

    def paint(self, painter: QPainter, number: int, rect: QRectF, zoom: float) -> None:
        blocks = self._desk.list_blocks(number)
        if not blocks:
            return
        painter.save()
        few = len(blocks) <= _MOST_NAMED
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, few)
        own = number == self._desk.page
        frames = [[to_frame(box, rect, zoom) for box in block.boxes] for block in blocks]
        if few:
            paint_path(painter, [boxes for block, boxes in zip(blocks, frames, strict=True) if block.number])
        for block, boxes in zip(blocks, frames, strict=True):
            paint_frames(painter, block, boxes, chosen=own and block.lines[0] in self._desk.chosen)
        if few:
            painter.setFont(find_label_font(painter.font()))
            for block, boxes in zip(blocks, frames, strict=True):
                paint_labels(painter, block, boxes, rect)
        if own and self._drop is not None:
            target, before = self._drop
            box = to_frame(target.boxes[0 if before else -1], rect, zoom)
            painter.setPen(QPen(DROP, 3.0))
            painter.drawLine(find_edge(box, self._find_direction(target), before=before))
        if own and self._band is not None:
            band = self._band.normalized()
            painter.setPen(QPen(PATH, 1.0, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(rect.topLeft() + band.topLeft() * zoom, band.size() * zoom))
        painter.restore()

    def _reveal(self) -> None:
        """Bring the first block chosen into view, unless it is chosen there."""
        if self._still or not self._desk.is_on or not self._desk.chosen_blocks:
            return
        self._still = True  # the page that is looked at stays the one of the blocks
        self._view.reveal(self._desk.page, to_rect(self._desk.chosen_blocks[0].boxes[0]))
        self._still = False

    def _choose(self, blocks: Iterable[PageBlock]) -> None:
        """Choose blocks with the mouse, under which nothing moves."""
        self._still = True
        self._desk.choose(blocks)
        self._still = False

    def _follow(self, page: int) -> None:
        """Another page is turned to."""
        if not self._still:
            self._desk.show_page(page)

    def press(self, number: int, point: QPointF, held: Qt.KeyboardModifier) -> None:
        """Choose the block there; with Ctrl or Shift beside those that are chosen."""
        self._desk.show_page(number)
        block = self._find(number, point)
        chosen = self._desk.chosen_blocks
        if block is None:
            self._choose(())
            self._band = QRectF(point, point)
        elif held & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier):
            rest = [other for other in chosen if other is not block]
            self._choose(rest if block in chosen else (*rest, block))
        else:
            self._pressed = point
            if block not in chosen:
                self._choose((block,))

    def drag(self, number: int, point: QPointF) -> None:
        """Show where the chosen blocks would go."""
        if self._band is not None and number == self._desk.page:
            self._band.setBottomRight(point)
            band = self._band.normalized()
            blocks = self._desk.list_blocks(number)
            self._choose(block for block in blocks if any(to_rect(box).intersects(band) for box in block.boxes))
            self._update()
        if self._pressed is None:
            return
        far = (point - self._pressed).manhattanLength() * self._view.zoom
        if self._drop is None and far < QGuiApplication.styleHints().startDragDistance():
            return
        drop = self._find_drop(point) if number == self._desk.page else None
        if drop != self._drop:
            self._drop = drop
            self._update()

    def release(self, number: int, point: QPointF) -> None:
        """Let the chosen blocks go where they were dragged, or choose the one that was only clicked on."""
        drop, was_pressed = self._drop, self._pressed is not None
        self.cancel()
        if drop is not None:
            self._desk.move_beside(drop[0], before=drop[1])
        elif was_pressed and (block := self._find(number, point)) is not None:
            self._choose((block,))

    def cancel(self) -> bool:
        """Give up dragging."""
        was_dragging = self._drop is not None or self._band is not None
        self._pressed = self._drop = self._band = None
        if was_dragging:
            self._update()
        return was_dragging

    def fill_menu(self, menu: QMenu, number: int, point: QPointF | None) -> None:
        """What can be done with the block there, or with those that are chosen."""
        line = None
        if point is not None:
            self._desk.show_page(number)
            block = self._find(number, point)
            if block is not None and block not in self._desk.chosen_blocks:
                self._choose((block,))
            line = None if block is None else self._find_line(block, point)
        fill_block_menu(menu, self._desk, line)

    def find_hint(self, number: int, point: QPointF) -> str:
        """What the block under the mouse is, and how to change it."""
        block = self._find(number, point)
        if block is None:
            return ""
        name = describe_block(block)
        how = QCoreApplication.translate("Blocks", "Drag it to where it is read; the right button offers more.")
        return f"{name}. {how}"

    def _find(self, number: int, point: QPointF) -> PageBlock | None:
        """The smallest block at a point of a page."""
        found = [
            (box.width() * box.height(), at)
            for at, block in enumerate(self._desk.list_blocks(number))
            for box in map(to_rect, block.boxes)
            if box.contains(point)
        ]
        return self._desk.list_blocks(number)[min(found)[1]] if found else None

    def _find_line(self, block: PageBlock, point: QPointF) -> int | None:
        shown = self._desk.shown
        if shown is None:
            return None
        boxes = shown.recovery.layout.box[list(block.lines)]
        distance = [max(y0 - point.y(), point.y() - y1, x0 - point.x(), point.x() - x1) for x0, y0, x1, y1 in boxes]
        return block.lines[min(range(len(distance)), key=distance.__getitem__)]

    def _find_drop(self, point: QPointF) -> tuple[PageBlock, bool] | None:
        """The block beside which a drop at a point would put the chosen ones, and whether before it."""
        others = [
            (_measure(box, point), at, part, len(block.boxes))
            for at, block in enumerate(self._desk.list_blocks(self._desk.page))
            if block.number and block.lines[0] not in self._desk.chosen
            for part, box in enumerate(map(to_rect, block.boxes))
        ]
        if not others:
            return None
        _, at, part, count = min(others)
        block = self._desk.list_blocks(self._desk.page)[at]
        box = to_rect(block.boxes[part])
        if count > 1:
            return block, part < count - 1
        match self._find_direction(block):
            case "ttb-rl":
                return block, point.x() > box.center().x()
            case "ttb-lr":
                return block, point.x() < box.center().x()
            case _:
                return block, point.y() < box.center().y()

    def _find_direction(self, block: PageBlock) -> DirectionName:
        assert self._desk.shown is not None  # there is a block of it
        return self._desk.shown.recovery.direction_name(block.lines[0])

    def _update(self) -> None:
        self._view.viewport().update()


def describe_block(block: PageBlock) -> str:
    """A block by its number and role, for those who do not see it as well."""
    name = name_role(block.role, block.depth)
    if not block.number:
        return name
    words = QCoreApplication.translate("Blocks", "{number}. {role}").format(number=block.number, role=name)
    if not block.begins:
        words = QCoreApplication.translate("Blocks", "{} (begun on an earlier page)").format(words)
    return words


def _measure(box: QRectF, point: QPointF) -> float:
    """How far a point is from a box, 0 within it."""
    return max(box.left() - point.x(), point.x() - box.right(), 0.0) + max(
        box.top() - point.y(), point.y() - box.bottom(), 0.0
    )
