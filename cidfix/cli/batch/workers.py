"""Several processes that share the jobs: one that crashes or takes too long is ended and replaced."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from time import perf_counter

from cidfix.child import to_command, to_environment
from cidfix.cli.batch.jobs import Job, Outcome, fail, to_outcome


@dataclass(frozen=True, slots=True)
class Limits:
    """What one file may take: seconds, and bytes of memory in the process that works on it."""

    seconds: float
    memory: int


def run_jobs(jobs: Iterable[Job], workers: int, limits: Limits) -> Iterator[Outcome]:
    """Do jobs in as many processes as there are `workers`; the outcomes come as they come."""
    waiting: queue.SimpleQueue[Job] = queue.SimpleQueue()
    count = 0
    for job in jobs:
        waiting.put(job)
        count += 1
    outcomes: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
    crew = [_Crew(waiting, outcomes, limits) for _ in range(min(workers, count))]
    try:
        for member in crew:
            member.start()
        for _ in range(count):
            yield outcomes.get()
    finally:
        while not waiting.empty():  # whoever asked has seen enough
            waiting.get()
        for member in crew:
            member.end()


class _Crew(threading.Thread):
    """A thread that hands jobs to a process of its own."""

    def __init__(self, waiting: queue.SimpleQueue[Job], outcomes: queue.SimpleQueue[Outcome], limits: Limits) -> None:
        super().__init__(daemon=True)
        self._waiting = waiting
        self._outcomes = outcomes
        self._limits = limits
        self._process: subprocess.Popen[bytes] | None = None
        self._is_ended = False

    def run(self) -> None:
        """Do what waits until nothing does."""
        try:
            while not self._is_ended:
                self._outcomes.put(self._do(self._waiting.get_nowait()))
        except queue.Empty:
            pass
        finally:
            self._let_go()

    def end(self) -> None:
        """End the process, also in the middle of a job."""
        self._is_ended = True
        self._kill()
        self.join()

    def _do(self, job: Job) -> Outcome:
        begun = perf_counter()
        process = self._process = self._process or _start(self._limits.memory)
        timer = threading.Timer(self._limits.seconds, self._kill)
        timer.start()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = b""
        finally:
            timer.cancel()
        if line.endswith(b"\n"):
            return to_outcome(json.loads(line))
        self._let_go()
        seconds = perf_counter() - begun
        is_late = seconds >= self._limits.seconds
        late = f"it took longer than {self._limits.seconds:g} s; see --seconds"
        return fail(job, late if is_late else "cidfix crashed while working on it", seconds)

    def _kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()

    def _let_go(self) -> None:
        """End the process and close what led to it; only the thread that reads from it may."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):  # what was not sent any more
                    if stream is not None:
                        stream.close()


def _start(memory: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        to_command("cidfix.cli.batch.worker", str(memory)),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**to_environment(), "OMP_NUM_THREADS": "1"},
    )
