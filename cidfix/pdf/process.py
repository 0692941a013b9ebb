"""The parent's side of the worker: start it, ask it, and survive its end."""

from __future__ import annotations

import atexit
import contextlib
import errno
import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

from cidfix.child import to_command, to_environment
from cidfix.errors import CidfixError

_START_SECONDS = 60.0
_LOOK_SECONDS = 0.05  # how often a wait looks whether it is still wanted
_FULL = (errno.ENOSPC, errno.EDQUOT)
_OTHER_FOLDER = "make room there, or set TMPDIR to another folder"


class WorkerLostError(Exception):
    """The worker ended or was ended in the middle of a request; the message says why, in a user's words."""


class WorkerHungError(WorkerLostError):
    """The worker gave no answer in the time it had, and was ended."""


class Worker:
    """A worker process, which may still be starting: the first request waits for it."""

    def __init__(self) -> None:
        self._shared, name, inherited = _open_shared()
        self._shared_path = None if inherited else Path(name)
        self._process = subprocess.Popen(
            to_command("cidfix.pdf.worker", name),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=to_environment(),
            pass_fds=inherited,
        )
        self.pid = self._process.pid
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self._started = False

    def ask(self, operation: str, seconds: float, check: Callable[[], None], **arguments: Any) -> dict[str, Any]:
        """The answer to one request.

        Raises WorkerHungError when none comes within `seconds`, another WorkerLostError when none can come, and what
        `check` raises, which is called again and again while the answer is waited for. Each ends the worker.
        """
        try:
            if not self._started:
                self._await_start(check)
            line = json.dumps({"operation": operation, **arguments}).encode() + b"\n"
            self._send(line)
            return self._receive(seconds, check)
        except BaseException:
            self.close()
            raise

    def is_running(self) -> bool:
        """Whether the process can take another request."""
        return self._process.poll() is None

    def read_shared(self, size: int) -> bytes:
        """The first `size` bytes of what the last answer left in the shared file.

        Raises CidfixError where they are not there, since no more had room.
        """
        self._shared.seek(0)
        data = self._shared.read(size)
        if len(data) < size:
            raise no_room()
        return data

    def close(self) -> None:
        """End the process; nothing of it is left."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._shared):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        if self._shared_path is not None:
            with contextlib.suppress(OSError):
                self._shared_path.unlink()

    def _await_start(self, check: Callable[[], None]) -> None:
        try:
            self._receive(_START_SECONDS, check)
        except WorkerLostError as lost:
            raise type(lost)("the PDF reader does not start; see what cidfix --doctor says") from None
        self._started = True

    def _send(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except OSError as error:
            raise WorkerLostError("the PDF reader crashed") from error

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            for line in answers:
                self._answers.put(line)
        self._answers.put(b"")

    def _receive(self, seconds: float, check: Callable[[], None]) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while True:
            check()
            try:
                line = self._answers.get(timeout=max(min(_LOOK_SECONDS, end - time.monotonic()), 0))
                break
            except queue.Empty:
                if time.monotonic() >= end:
                    raise WorkerHungError(f"reading it took longer than {seconds:g} s") from None
        if not line.endswith(b"\n"):
            raise WorkerLostError("the PDF reader crashed")
        answer: dict[str, Any] = json.loads(line)
        return answer


def _open_shared() -> tuple[BinaryIO, str, tuple[int, ...]]:
    """A new file for arrays, the name under which the worker opens it, and the descriptors that it must inherit.

    Where the system names open files, the file has no other name, so that nothing is left behind however both
    processes end. Elsewhere the worker removes it, or `close`.
    """
    try:
        if os.name == "posix":
            unnamed = cast(BinaryIO, tempfile.TemporaryFile(prefix="cidfix-", buffering=0))  # noqa: SIM115
            name = f"/dev/fd/{unnamed.fileno()}"
            if Path(name).exists():
                return unnamed, name, (unnamed.fileno(),)
            unnamed.close()
        handle, name = tempfile.mkstemp(prefix="cidfix-")
    except OSError as error:
        what = f"no temporary file can be made ({(error.strerror or str(error)).lower()})"
        raise CidfixError(what, _temporary_folder(), _OTHER_FOLDER) from error
    return os.fdopen(handle, "rb", buffering=0), name, ()


def is_full(answer: dict[str, Any]) -> bool:
    """Whether a request was refused because the disk of the shared file is full."""
    return any(str(answer.get("refused")).startswith(f"OSError: [Errno {number}]") for number in _FULL)


def no_room() -> CidfixError:
    """The error to raise when the disk of the shared file is full, which is no fault of the PDF."""
    return CidfixError("the folder for temporary files is full", _temporary_folder(), _OTHER_FOLDER)


def _temporary_folder() -> str:
    try:
        return tempfile.gettempdir()
    except OSError:  # none of those that Python tries will do
        return os.environ.get("TMPDIR", "")


def count_cores() -> int:
    """How many cores this process may use: of several that share a machine each is told so as other libraries are."""
    told = os.environ.get("OMP_NUM_THREADS", "")
    return max(1, int(told)) if told.isascii() and told.isdigit() else os.cpu_count() or 1


MOST_WORKERS = min(2, count_cores())  # for one document; each has its own copy of it in memory

_idle: list[Worker] = []
_lock = threading.Lock()


@contextlib.contextmanager
def borrow_worker() -> Iterator[list[Worker]]:
    """A worker for one document, in a list whose item `open_source` replaces when it is lost.

    Idle workers are kept for the next document, since starting one costs half a second.
    """
    holder = [_take_idle() or Worker()]
    try:
        yield holder
    except CidfixError:
        _give_back(holder[0])  # the file was at fault, not the worker
        raise
    except BaseException:
        holder[0].close()
        raise
    _give_back(holder[0])


def _take_idle() -> Worker | None:
    """A worker that waits for a document and is still alive."""
    with _lock:
        while _idle:
            worker = _idle.pop()
            if worker.is_running():
                return worker
            worker.close()
    return None


def _give_back(worker: Worker) -> None:
    with _lock:
        if len(_idle) < MOST_WORKERS and worker.is_running():
            _idle.append(worker)
            return
    worker.close()


def close_idle() -> None:
    """End the workers that wait for the next document."""
    while _idle:
        _idle.pop().close()


atexit.register(close_idle)
