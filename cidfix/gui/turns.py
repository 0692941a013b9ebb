"""Calls that are made one in a turn of the event loop, so that the window answers, and paints, in between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QTimer


class Turns(QObject):
    """What is to be called, in order, each call in a turn of its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._take)

    def __len__(self) -> int:
        """How many calls wait."""
        return len(self._waiting)

    def add(self, call: Callable[[], object]) -> None:
        """Call this once all that waits was called."""
        self._waiting.append(call)
        if not self._timer.isActive():
            self._timer.start(0)

    def go_through(self, steps: Iterator[object]) -> None:
        """Take the first of these steps now, and each of the others in a turn of its own."""
        for _ in steps:
            self.add(partial(self.go_through, steps))
            return

    def begin(self, calls: Iterable[Callable[[], object]], after: int = 0) -> None:
        """Drop what waits and call these instead, the first in so many milliseconds."""
        self._waiting = deque(calls)
        self._timer.start(after)

    def clear(self) -> None:
        """Drop what waits."""
        self._waiting.clear()
        self._timer.stop()

    def _take(self) -> None:
        if self._waiting:
            call = self._waiting.popleft()
            if self._waiting:
                self._timer.start(0)  # first, so that one that fails does not keep the others from being called
            call()
