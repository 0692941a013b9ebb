"""What is to be done with one PDF, and what came of it: plain values, that go to other processes and into files."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, TypeAlias

from cidfix.cli.loading import find_notes
from cidfix.cli.recover import load, write_output
from cidfix.errors import CidfixError

Status: TypeAlias = Literal["done", "failed"]


@dataclass(frozen=True, slots=True)
class Job:
    """A PDF, its output, and the words of the command `recover` that makes the one of the other.

    `stamp` is the PDF's size and time of change: a file that changed is another job.
    """

    path: str
    out: str
    arguments: tuple[str, ...]
    stamp: tuple[int, int]

    @property
    def key(self) -> str:
        """What tells it from every other job."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a job: how much of the text is known (0 to 1), what the user should know, how long it took.

    `error` says why it failed, in a line. `fonts` are as `inspect` shows them: name and verdict.
    """

    key: str
    path: str
    out: str
    status: Status
    seconds: float
    error: str = ""
    known: float = 0.0
    pages: int = 0
    unknown: int = 0  # codes
    conflicts: int = 0
    fonts: tuple[tuple[str, str, str], ...] = ()
    notes: tuple[str, ...] = field(default=())


def run_job(job: Job) -> Outcome:
    """Do a job; whatever is wrong with its file is its outcome."""
    from cidfix.cli.arguments import parse_arguments  # which knows all commands, this one among them

    begun = perf_counter()
    try:
        arguments = parse_arguments(["recover", *job.arguments, "-o", job.out, "--", job.path])
        recovery = load(arguments)
        report = recovery.to_report(arguments.furniture)
        Path(job.out).parent.mkdir(parents=True, exist_ok=True)
        written = write_output(recovery, arguments)
    except CidfixError as error:
        return fail(job, str(error), perf_counter() - begun)
    except OSError as error:
        return fail(
            job, f"{error.filename or job.out}: {(error.strerror or str(error)).lower()}", perf_counter() - begun
        )
    except MemoryError:
        return fail(job, "it needs more memory than is allowed; see --memory", perf_counter() - begun)
    return Outcome(
        job.key,
        job.path,
        job.out,
        "done",
        perf_counter() - begun,
        known=report["known"],
        pages=len(recovery.document.pages),
        unknown=len(report["unknown"]),
        conflicts=len(report["conflicts"]),
        fonts=tuple((font["font"], font["name"], font["verdict"]) for font in report["fonts"]),
        notes=(*find_notes(recovery), *written.get("repaired", {}).get("notes", ())),
    )


def fail(job: Job, error: str, seconds: float) -> Outcome:
    """The outcome of a job that could not be done."""
    return Outcome(job.key, job.path, job.out, "failed", seconds, error)


def to_outcome(values: dict[str, Any]) -> Outcome:
    """An outcome from JSON values. Raises TypeError or ValueError for what is none."""
    fonts = tuple((str(font), str(name), str(verdict)) for font, name, verdict in values["fonts"])
    return Outcome(**{**values, "fonts": fonts, "notes": tuple(values["notes"])})
