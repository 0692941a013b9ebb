"""Work on background threads, so that the window never waits.

Work belongs to a lane, and in each lane only the newest counts: what was asked before it is told to stop, its result
dropped, and what waited for its turn is never begun.

Only one thread computes at a time: Python lets no two compute at once anyhow, and the more threads ask for its lock,
the longer the window's own waits for it, each time that Qt calls Python. For the same reason what computes begins only
when the window has nothing to do, or has been busy for long, and lets the window go first every few milliseconds. What
mostly waits for a disk or another process has threads of its own.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

from cidfix.errors import CidfixError
from cidfix.gui.memory import give_back
from cidfix.gui.turns import Turns

_T = TypeVar("_T")

_log = logging.getLogger(__name__)

_FIRST = ("trial", "recover", "overlay")
"""The lanes whose results are looked for as soon as a key is pressed, the most urgent first."""

_PATIENCE = 100
"""Milliseconds for which work that computes waits at most for the window to have painted what there is to paint."""

_STRETCH = 0.004
"""Seconds for which work that computes goes on before it lets the window go first."""

_IDLE = QEvent.Type(QEvent.registerEventType())
_LEAST_PRIORITY = -(2**31)  # of all posted events; to paint has -1


class StoppedError(Exception):
    """The work is not wanted any more."""


class Stop:
    """Tells running work whether its result is still wanted, and holds it up where the window is to go first."""

    def __init__(self, ask_for_turn: Callable[[], None] | None = None) -> None:
        self._is_set = False
        self._ask_for_turn = ask_for_turn
        self._turn = threading.Event()
        self._began = time.perf_counter()

    def set(self) -> None:
        """The result is not wanted any more."""
        self._is_set = True
        self.go_on()

    def is_set(self) -> bool:
        """Whether the result is not wanted any more."""
        return self._is_set

    def go_on(self) -> None:
        """Work that waits for the window waits no longer."""
        self._turn.set()

    def check(self) -> None:
        """Raise StoppedError where the result is not wanted any more; called on the thread of the work, and often."""
        if self._ask_for_turn and time.perf_counter() - self._began > _STRETCH:
            self._turn.clear()  # before it looks whether it is to stop, or it would wait for what has come
            if not self._is_set:
                self._ask_for_turn()
                self._turn.wait(_PATIENCE / 1000)
            self._began = time.perf_counter()
        if self._is_set:
            raise StoppedError


@dataclass(frozen=True, slots=True)
class _Job:
    lane: str
    work: Callable[[Stop], Any]
    done: Callable[[Any], None]
    failed: Callable[[CidfixError], None]
    apart: bool  # it waits rather than computes
    stop: Stop
    result: list[Any] = field(default_factory=list)  # empty before the work is done, and once its result was taken


@runtime_checkable
class _Closeable(Protocol):
    def close(self) -> None: ...


class Tasks(QObject):
    """Runs functions on threads and hands their results to the window's own."""

    changed = Signal()
    """A lane became busy or free."""

    _finished = Signal(object, object)
    _turn_wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=8, thread_name_prefix="cidfix")
        self._running: dict[str, _Job] = {}
        self._waiting: dict[str, _Job] = {}
        self._closed = False
        self._turns = Turns(self)
        self._finished.connect(self._take, Qt.ConnectionType.QueuedConnection)
        # A signal, since an event of Python's that another thread posts may be gone before that thread lets go of it.
        self._turn_wanted.connect(self._await_idle, Qt.ConnectionType.QueuedConnection)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._begin_computing)

    def run(
        self,
        lane: str,
        work: Callable[[Stop], _T],
        done: Callable[[_T], None],
        failed: Callable[[CidfixError], None],
        *,
        apart: bool = False,
    ) -> None:
        """Call `work` on a thread, then `done` with its result, or `failed`, here; older work of the lane is stopped.

        Work that mostly waits, for a disk or another process, may go on `apart`, beside what computes. An error that is
        no CidfixError is a fault of cidfix; it is logged and told as one.
        """
        if self._closed:
            return
        self._waiting.pop(lane, None)  # or the new one would have the old one's place
        stop = Stop(None if apart else self._turn_wanted.emit)
        self._waiting[lane] = _Job(lane, work, done, failed, apart, stop)
        if lane in self._running:
            self._running[lane].stop.set()
        self._begin_next()
        self.changed.emit()

    def cancel(self, lane: str) -> None:
        """Drop the work of a lane; neither `done` nor `failed` will be called for it."""
        self._waiting.pop(lane, None)
        if lane in self._running:
            self._running[lane].stop.set()

    def is_busy(self, lane: str) -> bool:
        """Whether work of the lane runs whose result is wanted, or waits."""
        return lane in self._running or lane in self._waiting

    def busy_lanes(self) -> frozenset[str]:
        """The lanes in which work runs or waits."""
        return frozenset(self._running) | frozenset(self._waiting)

    def close(self) -> None:
        """Stop everything and wait for what runs."""
        self._closed = True
        self._waiting.clear()
        for job in self._running.values():
            job.stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)
        for job in self._running.values():
            _let_go(job)

    def _begin_next(self) -> None:
        """Begin what may begin: at once what only waits, and what computes once the window has nothing to do."""
        for lane, job in list(self._waiting.items()):
            if job.apart:
                self._begin(lane)
        if self._waiting and not self._patience.isActive():
            self._patience.start()
            self._await_idle()

    def customEvent(self, event: QEvent) -> None:
        """All that was posted before is done: what there was to lay out and to paint."""
        if event.type() == _IDLE:
            for job in self._running.values():
                job.stop.go_on()
            self._begin_computing()

    def _await_idle(self) -> None:
        """Hear when all that was posted before is done."""
        QCoreApplication.postEvent(self, QEvent(_IDLE), _LEAST_PRIORITY)

    def _begin_computing(self) -> None:
        """Begin the most urgent, then the oldest, of what computes, if nothing else does."""
        self._patience.stop()
        for lane in sorted(self._waiting, key=lambda lane: _FIRST.index(lane) if lane in _FIRST else len(_FIRST)):
            if all(other.apart for other in self._running.values()):
                self._begin(lane)

    def _begin(self, lane: str) -> None:
        if lane not in self._running:
            self._running[lane] = self._waiting.pop(lane)
            self._pool.submit(self._work, self._running[lane])

    def _work(self, job: _Job) -> None:
        result: Any = None
        error: Exception | None = None
        try:
            job.stop.check()
            result = job.work(job.stop)
        except Exception as raised:  # noqa: BLE001 (it is told to the user, whatever it is)
            error = raised
        job.result.append(result)
        if not job.apart:
            give_back()
        if not self._closed:
            self._finished.emit(job, error)

    def _take(self, job: _Job, error: Exception | None) -> None:
        """Deliver in a turn of its own: a posted call would share it with all the painting that it leads to."""
        self._turns.add(partial(self._deliver, job, error))

    def _deliver(self, job: _Job, error: Exception | None) -> None:
        self._running.pop(job.lane, None)
        if not (job.stop.is_set() or self._closed):
            if error is None:
                job.done(job.result.pop())
            elif not isinstance(error, StoppedError):
                job.failed(_to_told(error))
        _let_go(job)
        if not self._closed:
            self._begin_next()
        self.changed.emit()


def _let_go(job: _Job) -> None:
    """Close what nobody took: a result may hold a process or a file."""
    for result in job.result:
        if isinstance(result, _Closeable):
            result.close()
    job.result.clear()


def _to_told(error: Exception) -> CidfixError:
    if isinstance(error, CidfixError):
        return error
    _log.error("unexpected error", exc_info=error)
    what = f"something went wrong inside cidfix ({type(error).__name__}: {error})"
    return CidfixError(what, "", "what you typed is saved; please report this, with the PDF if you may")
