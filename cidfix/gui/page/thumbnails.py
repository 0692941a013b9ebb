"""All pages at a glance: thumbnails with how much of each is known and where something is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cidfix.gui.engine import say
from cidfix.gui.icons import icon
from cidfix.gui.pictures import PagePictures
from cidfix.gui.theme import find_state_style, is_dark
from cidfix.gui.workbench import Workbench
from cidfix.recover.values import State
from cidfix.recovery import Recovery

_Index: TypeAlias = QModelIndex | QPersistentModelIndex

_WIDTH = 110  # pixels of a thumbnail
_TALLEST = 180
_AROUND = 8
_FOOT = 24  # pixels below it: the number, marks, and the bar
_BAR = 3
_SETTLE = 200  # ms
_FOLLOW = 30  # ms
_MOST_FITTED = 24  # kept


class PageStrip(QListView):
    """The thumbnails; only those in view are drawn."""

    page_chosen = Signal(int)
    """The user wants to see this page (from 1)."""

    def __init__(self, pictures: PagePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = _Pages(pictures, self)
        self.setModel(self._pages)
        thumbnails = _Thumbnail(pictures, self)
        self.setItemDelegate(thumbnails)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settling.timeout.connect(lambda: self._draw_thumbnails(thumbnails))
        self._settling.start()
        self._followed = 1
        self._following = QTimer(self, singleShot=True, interval=_FOLLOW)
        self._following.timeout.connect(lambda: self.show_page(self._followed))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(_WIDTH + 2 * _AROUND + self.verticalScrollBar().sizeHint().width())
        self.setAccessibleName(self.tr("Thumbnails of pages"))
        self.verticalScrollBar().setSingleStep(32)
        self.show_page(1)
        self.selectionModel().currentChanged.connect(self._choose)
        pictures.arrived.connect(self._show_picture)
        pictures.failed.connect(self._pages.mark_failed)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), 400)

    def set_workbench(self, workbench: Workbench) -> None:
        """Show how much of each page is known, now and whenever it changes."""

        def show() -> None:
            self._pages.show_recovery(workbench.recovery)

        workbench.follow(show)
        show()

    def follow(self, number: int) -> None:
        """Mark a page a moment later: it is on the screen first, and while pages scroll past none is marked."""
        self._followed = number
        self._following.start()

    def show_page(self, number: int) -> None:
        """Mark a page as the one that is looked at."""
        index = self._pages.index(number - 1)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        model, blocked = self.selectionModel(), self.blockSignals(True)
        model.setCurrentIndex(index, flags)
        self.blockSignals(blocked)
        self.scrollTo(index)

    def describe_page(self, number: int) -> str:
        """What is told of a page, as its tooltip does."""
        return str(self._pages.data(self._pages.index(number - 1), Qt.ItemDataRole.ToolTipRole))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The page looked at is shown from its top when it is chosen again."""
        before = self.currentIndex()
        super().mousePressEvent(event)
        if before.isValid() and before == self.indexAt(event.position().toPoint()):
            self._choose(before)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        delegate = self.itemDelegate()
        assert isinstance(delegate, _Thumbnail)
        delegate.hurries = True
        self._settling.start()

    def _draw_thumbnails(self, thumbnails: _Thumbnail) -> None:
        thumbnails.hurries = False
        self.viewport().update()

    def dataChanged(self, first: _Index, last: _Index, _roles: Sequence[int] = ()) -> None:
        """Draw rows anew: a list as Qt has it would measure all of them, though what is told of a page has no size."""
        QAbstractItemView.dataChanged(self, first, last)

    def _show_picture(self, number: int) -> None:
        self.update(self._pages.index(number - 1))

    def _choose(self, index: QModelIndex) -> None:
        self.page_chosen.emit(index.row() + 1)


class _Pages(QAbstractListModel):
    """The pages as rows, and what is known of each."""

    def __init__(self, pictures: PagePictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = len(pictures.sizes)
        self._failed: dict[int, str] = {}
        self.known: NDArray[np.float64] | None = None
        """The share of the glyphs of each page that are known, nan where it has none; None before all is read."""
        self.disputed = np.zeros(self._count, bool)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own default)
        return 0 if parent.isValid() else self._count

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(index.row() + 1)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._describe(index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.tr("Page {}").format(index.row() + 1)
        return None

    def is_faulty(self, row: int) -> bool:
        """Whether the page, or a part of it, could not be read or drawn."""
        return row + 1 in self._failed

    def show_recovery(self, recovery: Recovery) -> None:
        """Show what is known on each page."""
        self.known, self.disputed = recovery.page_progress.share, recovery.page_progress.disputed
        for page in recovery.document.pages:
            if page.fault:
                self._failed.setdefault(page.number, say(page.fault))
        self._announce(0, self._count - 1)

    def mark_failed(self, number: int, fault: str) -> None:
        """A page can't be drawn."""
        self._failed[number] = fault
        self._announce(number - 1, number - 1)

    def _announce(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first), self.index(last))

    def _describe(self, row: int) -> str:
        lines = [self.tr("Page {}").format(row + 1)]
        if self.known is not None:
            share = float(self.known[row])
            lines.append(self.tr("no text") if np.isnan(share) else self.tr("{} % known").format(int(share * 100)))
        if self.disputed[row]:
            lines.append(self.tr("with letters that are contradicted"))
        if row + 1 in self._failed:
            lines.append(self._failed[row + 1])
        return "\n".join(lines)


class _Thumbnail(QStyledItemDelegate):
    """Paints one page of the strip."""

    def __init__(self, pictures: PagePictures, parent: PageStrip) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.hurries = True
        """Nothing is drawn anew: what scrolls past is not looked at, and the page itself comes first."""
        shapes = sorted(height / max(width, 1) for width, height in pictures.sizes) or [1.0]
        shape = shapes[len(shapes) // 2]
        self._fitted: dict[int, tuple[int, QPixmap]] = {}  # by page: the picture's key, and it as it is shown
        self._height = round(min(max(_WIDTH * shape, 60), _TALLEST))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(_WIDTH + 2 * _AROUND, self._height + _FOOT + 2 * _AROUND)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        rect, palette, state = QRectF(option.rect), option.palette, option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            chosen = palette.highlight().color()
            chosen.setAlpha(60)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(palette.highlight().color() if state & QStyle.StateFlag.State_HasFocus else chosen)
            painter.setBrush(chosen)
            painter.drawRoundedRect(rect.adjusted(3.5, 2.5, -3.5, -2.5), 4, 4)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        paper = self._fit(rect, index.row() + 1)
        self._paint_paper(painter, paper, index.row() + 1, palette)
        self._paint_foot(painter, rect, index, palette)
        painter.restore()

    def _fit(self, rect: QRectF, number: int) -> QRectF:
        """Where the page's paper lies in its cell."""
        size = self._pictures.rect(number).size()
        size = size.scaled(QSizeF(_WIDTH, self._height), Qt.AspectRatioMode.KeepAspectRatio)
        left = round(rect.center().x() - size.width() / 2)
        return QRectF(left, rect.top() + _AROUND + self._height - round(size.height()), size.width(), size.height())

    def _paint_paper(self, painter: QPainter, paper: QRectF, number: int, palette: QPalette) -> None:
        density = painter.device().devicePixelRatioF()
        painter.fillRect(paper, Qt.GlobalColor.white)
        scale = paper.width() / max(self._pictures.rect(number).width(), 1e-6) * density
        picture = None if self.hurries else self._pictures.page(number, scale)
        picture = picture or self._pictures.nearest(number)
        if picture is not None:
            painter.drawPixmap(paper.topLeft(), self._shrink(number, picture, paper.size(), density))
        painter.setPen(palette.mid().color())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5))

    def _shrink(self, number: int, picture: QImage, size: QSizeF, density: float) -> QPixmap:
        """A page's picture at the size of its thumbnail, made once for as long as there is no other."""
        key, shrunk = self._fitted.get(number, (0, QPixmap()))
        wanted = (size * density).toSize()
        if key != picture.cacheKey() or shrunk.size() != wanted:
            if len(self._fitted) >= _MOST_FITTED:
                del self._fitted[next(iter(self._fitted))]
            smooth = Qt.TransformationMode.SmoothTransformation
            shrunk = QPixmap.fromImage(picture.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
            shrunk.setDevicePixelRatio(density)
            self._fitted[number] = picture.cacheKey(), shrunk
        return shrunk

    def _paint_foot(self, painter: QPainter, rect: QRectF, index: _Index, palette: QPalette) -> None:
        pages = index.model()
        assert isinstance(pages, _Pages)
        row = index.row()
        foot = QRectF(rect.center().x() - _WIDTH / 2, rect.top() + _AROUND + self._height + 4, _WIDTH, _FOOT - 4)
        if pages.known is not None and not np.isnan(pages.known[row]):
            _paint_bar(painter, QRectF(foot.topLeft(), QSizeF(_WIDTH, _BAR)), float(pages.known[row]), palette)
        words = foot.adjusted(0, _BAR + 1, 0, 0)
        painter.setPen(palette.text().color())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, str(row + 1))
        wrong = (("conflict", pages.disputed[row]), ("warning", pages.is_faulty(row)))
        marks = [name for name, is_so in wrong if is_so]
        for place, name in enumerate(marks):
            side = int(words.height())
            corner = words.right() - side * (place + 1)
            icon(name).paint(painter, int(corner), int(words.top()), side, side)


def _paint_bar(painter: QPainter, bar: QRectF, share: float, palette: QPalette) -> None:
    """A thin bar, filled as far as the page is known; nearly full is never drawn as full."""
    painter.fillRect(bar, palette.mid())
    whole = bar.width()
    filled = whole if share == 1 else min(whole * share, whole - 2)
    style = find_state_style(State.MAP if share == 1 else State.TYPED, is_dark(palette))
    painter.fillRect(QRectF(bar.topLeft(), QSizeF(filled, bar.height())), style.line)
