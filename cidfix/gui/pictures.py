"""Pictures of pages and of places on them, drawn in another process and kept while they are likely to be seen again."""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QImage

from cidfix.gui.engine import say
from cidfix.gui.turns import Turns
from cidfix.pdf.view import Box, PageRenderer, Picture

_ROOM = 36 << 20  # bytes of pictures kept
_MOST_TRIES = 2  # of one picture: a process may be lost for a reason that passes
_MOST_WAITING = 80  # the oldest requests beyond it are dropped: nobody looks at their place any more


@dataclass(frozen=True, slots=True)
class _Key:
    page: int
    scale: float
    clip: Box | None


class PagePictures(QObject):
    """Draws pages of one PDF on demand; what is asked for last is drawn first.

    `sizes` are the pages' widths and heights in points.
    """

    arrived = Signal(int)
    """A picture of this page (from 1) can be had now."""

    failed = Signal(int, str)
    """This page, or a part of it, can't be drawn, and why."""

    _drawn = Signal(object, object)

    def __init__(self, renderer: PageRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.sizes = renderer.sizes
        self._kept: OrderedDict[_Key, QImage] = OrderedDict()
        self._room = _ROOM
        self._faults: Counter[_Key] = Counter()
        self._whole: dict[int, list[_Key]] = {}
        self._wanted: OrderedDict[_Key, None] = OrderedDict()
        self._wake = threading.Condition()
        self._drawing = 0
        self._closed = False
        self._untold: set[int] = set()  # pages of whose pictures it is still to be told
        self._turns = Turns(self)
        self._drawn.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._draw, name="cidfix-pictures", daemon=True)
        self._thread.start()

    def page(self, number: int, scale: float) -> QImage | None:
        """The whole page at `scale` device pixels to the point, or None until it is drawn, which this asks for."""
        return self._find(_Key(number, round(scale, 4), None))

    def nearest(self, number: int) -> QImage | None:
        """The largest picture of the whole page there is at any scale, to stand in while a sharper one is drawn."""
        keys = self._whole.get(number)
        return self._kept[max(keys, key=lambda key: key.scale)] if keys else None

    def part(self, number: int, scale: float, box: Box) -> QImage | None:
        """A part of a page, `box` in points, as `page`."""
        x0, y0, x1, y1 = (round(side, 2) for side in box)
        return self._find(_Key(number, round(scale, 4), (x0, y0, x1, y1)))

    def rect(self, number: int) -> QRectF:
        """A page's extent in points."""
        width, height = self.sizes[number - 1]
        return QRectF(0, 0, width, height)

    def is_idle(self) -> bool:
        """Whether all that was asked for is drawn."""
        return not self._wanted and not self._drawing and not self._untold

    def close(self) -> None:
        """End the drawing process and its thread."""
        with self._wake:
            self._closed = True
            self._wanted.clear()
            self._wake.notify()
        self._untold.clear()  # who would be told goes with the document
        self._turns.clear()
        self._renderer.close()
        self._thread.join()

    def _find(self, key: _Key) -> QImage | None:
        image = self._kept.get(key)
        if image is not None:
            self._kept.move_to_end(key)
            return image
        if self._faults[key] < _MOST_TRIES and not self._closed:
            with self._wake:
                self._wanted[key] = None
                self._wanted.move_to_end(key)
                if len(self._wanted) > _MOST_WAITING:
                    self._wanted.popitem(last=False)
                self._wake.notify()
        return None

    def _draw(self) -> None:
        while True:
            with self._wake:
                while not (self._wanted or self._closed):
                    self._wake.wait()
                if self._closed:
                    return
                key, _ = self._wanted.popitem()
                self._drawing += 1
            picture = self._renderer.render(key.page, key.scale, key.clip)
            drawn = _to_image(picture) if picture.width else say(picture.fault)
            if self._closed:
                return
            self._drawn.emit(key, drawn)

    def _tell(self, page: int) -> None:
        """Tell of a page whose picture has come in a turn of its own: much of the window is painted anew for each."""
        self._untold.remove(page)
        self.arrived.emit(page)

    def _keep(self, key: _Key, image: QImage | str) -> None:
        self._drawing -= 1
        if self._closed:
            return
        if isinstance(image, str):
            self._faults[key] += 1
            self.failed.emit(key.page, image)
            return
        if key not in self._kept:
            self._room -= image.sizeInBytes()
            if key.clip is None:
                self._whole.setdefault(key.page, []).append(key)
        self._kept[key] = image
        while self._room < 0 and len(self._kept) > 1:
            old, dropped = self._kept.popitem(last=False)
            self._room += dropped.sizeInBytes()
            if old.clip is None:
                self._whole[old.page].remove(old)
        if key.page not in self._untold:
            self._untold.add(key.page)
            self._turns.add(partial(self._tell, key.page))


def _to_image(picture: Picture) -> QImage:
    """The picture in the form that is quickest to paint, made without keeping the window from running meanwhile."""
    image = QImage(picture.width, picture.height, QImage.Format.Format_RGB32)
    shape = picture.height, picture.width
    pixels = np.frombuffer(picture.pixels, np.uint8).reshape(*shape, 3)
    painted = np.frombuffer(image.bits(), np.uint8).reshape(*shape, 4)  # blue, green, red, nothing
    for channel in range(3):
        painted[..., 2 - channel] = pixels[..., channel]
    painted[..., 3] = 255
    return image
