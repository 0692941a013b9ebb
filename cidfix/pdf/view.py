"""Pages of a PDF as pictures, drawn in a process of their own.

Reading a document and looking at it go on at the same time, and a page that MuPDF cannot draw costs only itself.
"""

from __future__ import annotations

import math
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cidfix.errors import CidfixError
from cidfix.pdf.process import WorkerLostError, borrow_worker, is_full, no_room
from cidfix.pdf.source import copy_source, open_source

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in points as displayed, as in `Document.occurrences`."""

_PICTURE_SECONDS = 8.0
_CLOSE_SECONDS = 2.0
_MOST_PIXELS = 40_000_000
_MOST_LOST = 2  # processes that drawing one page may cost


@dataclass(frozen=True, slots=True)
class Picture:
    """A page or a part of it: `pixels` are RGB rows of 3 * width bytes, the top row first.

    Empty, 0 by 0, where it could not be drawn; `fault` says why in a user's words.
    """

    width: int
    height: int
    pixels: bytes
    fault: str


class PageRenderer:
    """Draws pages of one PDF, as it was when it was opened, in a process for it alone, replaced when it is lost.

    `sizes` are width and height in points of every page as displayed; `sha256` is that of the bytes drawn, which lie
    in the file `copy` until `close`: what is read from there belongs to these pages. Raises PasswordError where the
    password is missing or wrong, CidfixError where the file cannot be opened, and what `check` raises, which is called
    again and again until it is open.
    """

    def __init__(self, path: Path, password: str, check: Callable[[], None] = lambda: None) -> None:
        self._drawing = threading.Lock()
        self._is_closed = False
        self._is_open = False
        self._losses: Counter[int] = Counter()
        with ExitStack() as stack:
            self._source, self.sha256 = stack.enter_context(copy_source(path, password, check))
            self.copy = Path(self._source.name)
            self._holder = stack.enter_context(borrow_worker())
            answer = self._open(check)
            sizes = np.frombuffer(self._holder[0].read_shared(8 * answer["page_count"]), np.float32).reshape(-1, 2)
            self.sizes: tuple[tuple[float, float], ...] = tuple((width, height) for width, height in sizes.tolist())
            self._resources = stack.pop_all()

    def render(self, number: int, scale: float, clip: Box | None) -> Picture:
        """Page `number` (from 1) at `scale` pixels to the point, or the part of it in `clip`.

        The picture begins at the pixel of `clip`'s upper left corner, floor(scale * x0), floor(scale * y0), ends at
        ceil(scale * x1), ceil(scale * y1), and is white where there is no page.
        """
        if not 1 <= number <= len(self.sizes):
            return _fail(f"there is no page {number}")
        width, height = self.sizes[number - 1]
        fault = _refuse(scale, clip or (0.0, 0.0, width, height))
        if fault:
            return _fail(fault)
        with self._drawing:
            if self._losses[number] >= _MOST_LOST:
                return _fail("the page cannot be drawn: not tried again, since it was too much before")
            try:
                return self._render(number=number, scale=scale, clip=clip)
            except WorkerLostError as lost:
                self._losses[number] += 1
                return _fail(f"the page cannot be drawn: {lost}")
            except CidfixError as error:
                return _fail(error.what)

    def close(self) -> None:
        """Let the process go; in the middle of a picture it ends, and that has a fault. Any thread may call this."""
        self._is_closed = True
        with self._drawing, self._resources:
            is_open, self._is_open = self._is_open, False
            if is_open and self._holder[0].is_running():
                with suppress(WorkerLostError):
                    self._holder[0].ask("close", _CLOSE_SECONDS, lambda: None)

    def _render(self, **request: Any) -> Picture:
        """Raises WorkerLostError where drawing costs the process, CidfixError where it is not to be had."""
        self._check_wanted()
        if not (self._is_open and self._holder[0].is_running()):
            self._open(self._check_wanted)
        answer = self._holder[0].ask("render", _PICTURE_SECONDS, self._check_wanted, **request)
        if is_full(answer):
            raise no_room()
        if "refused" in answer:
            raise CidfixError(f"the page cannot be drawn: {answer['refused']}")
        width, height = answer["width"], answer["height"]
        return Picture(width, height, self._holder[0].read_shared(3 * width * height), "")

    def _check_wanted(self) -> None:
        if self._is_closed:
            raise CidfixError("the PDF was closed")

    def _open(self, check: Callable[[], None]) -> dict[str, Any]:
        self._is_open = False
        answer = open_source(self._holder, "view", self._source, check)
        self._is_open = True
        return answer


def _refuse(scale: float, clip: Box) -> str:
    """Why a picture is not even tried, "" where it is."""
    width, height = clip[2] - clip[0], clip[3] - clip[1]
    if not (all(map(math.isfinite, (scale, *clip))) and scale > 0 and width > 0 and height > 0):
        return "there is nothing to draw"
    if (scale * width + 2) * (scale * height + 2) > _MOST_PIXELS:
        return "the picture would be too large; draw a part of the page"
    return ""


def _fail(fault: str) -> Picture:
    return Picture(0, 0, b"", fault)
