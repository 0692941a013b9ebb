"""What Python and the system's allocator do with memory that nothing needs any more, so that nobody waits for it."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
from collections.abc import Callable

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
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def search_after(document: QObject) -> None:
    """Search everything once a document is gone."""
    document.destroyed.connect(lambda: QTimer.singleShot(0, gc.collect))


def give_back() -> None:
    """Give the system what was let go of, which takes a few milliseconds, best on a thread that worked.

    The GNU library keeps it else, for each thread, a hundred megabytes after a long document was read; others do so
    by themselves.
    """
    _trim(0)


def _find_trim() -> Callable[[int], object]:
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            trim = ctypes.CDLL(None).malloc_trim
            trim.argtypes, trim.restype = [ctypes.c_size_t], ctypes.c_int
            return trim
    return lambda _: None


_trim = _find_trim()
