"""What Python and the system's allocator do with memory that nothing needs any more, so that nobody waits for it."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject, QTimer

_YOUNG, _MIDDLE, _NEVER = 1000, 10, 10**9  # as gc.set_threshold takes them

_MMAP_THRESHOLD = -3  # M_MMAP_THRESHOLD of the GNU library's malloc.h
_LARGE = 256 << 10  # bytes


def search_seldom() -> None:
    """From now on look for rings of values that hold each other only among what is young; what is there now stays.

    All threads stand still while Python searches everything there is, half a second in a long document. Of such rings
    the engine makes none but small ones, and young ones are found in no time.
    """
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


def keep_apart() -> None:
    """From now on have the GNU library give what is large memory of its own, which goes back as soon as it is free.

    By itself it does so for ever larger things only, and keeps what it has from the system: a tenth of what the window
    takes of a long document.
    """
    _set(_MMAP_THRESHOLD, _LARGE)


def search_after(document: QObject) -> None:
    """Search everything once a document is gone."""
    document.destroyed.connect(lambda: QTimer.singleShot(0, gc.collect))


def give_back() -> None:
    """Give the system what was let go of, which takes a few milliseconds, best on a thread that worked.

    The GNU library keeps it else, for each thread, a hundred megabytes after a long document was read; others do so
    by themselves.
    """
    _trim(0)


def _find(name: str, *types: type) -> Callable[..., object]:
    """A function of the GNU library by its name and what it takes; elsewhere one that does nothing."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            function = getattr(ctypes.CDLL(None), name)
            function.argtypes, function.restype = types, ctypes.c_int
            return cast("Callable[..., object]", function)
    return lambda *_: None


_trim = _find("malloc_trim", ctypes.c_size_t)
_set = _find("mallopt", ctypes.c_int, ctypes.c_int)
