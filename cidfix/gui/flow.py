"""Widgets in rows, one after the other as words fill lines, so that a panel may have any width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """Widgets at their preferred size, `gap` pixels apart, from the side where reading begins."""

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gap = gap
        self._items: list[QWidget] = []
        self._heights: dict[int, int] = {}  # by width: Qt asks for them again and again
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Put a widget behind the others."""
        self._items.append(widget)
        widget.setParent(self)
        if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            widget.show()
        self._arrange()

    def clear(self) -> None:
        """Let all widgets go."""
        for widget in self._items:
            widget.hide()
            widget.deleteLater()
        self._items = []
        self._arrange()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(width, move=False)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        widest = max((widget.sizeHint().width() for widget in self._shown()), default=0)
        return QSize(widest, self.heightForWidth(max(self.width(), widest)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((widget.minimumSizeHint().width() for widget in self._shown()), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), move=True)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        self._heights.clear()
        self._place(self.width(), move=True)
        self.updateGeometry()

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._items if not widget.isHidden()]

    def _place(self, width: int, *, move: bool) -> int:
        """Lay the rows, or only measure them; returns the height they take."""
        x, y, tallest = 0, 0, 0
        for widget in self._shown():
            size = widget.sizeHint().expandedTo(widget.minimumSize())
            if x and x + size.width() > width:
                x, y, tallest = 0, y + tallest + self._gap, 0
            if move:
                left = width - x - size.width() if self.isRightToLeft() else x
                widget.setGeometry(left, y, size.width(), size.height())
            x += size.width() + self._gap
            tallest = max(tallest, size.height())
        return y + tallest
