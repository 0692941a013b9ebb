"""What is done already, a line a job, so that a run that was killed goes on where it was.

A line is written once the job's output is in its place; a line that was cut off by a kill counts for nothing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from cidfix.cli.batch.jobs import Outcome, to_outcome
from cidfix.errors import CidfixError
from cidfix.files import read_text

_STEM = "cidfix-batch"


def read_journals(folder: Path) -> dict[str, Outcome]:
    """The jobs that are done, by their keys: those of all parts that write into the folder."""
    done: dict[str, Outcome] = {}
    for path in sorted(folder.glob(f"{_STEM}*.jsonl")):
        try:
            lines = read_text(path).splitlines()
        except CidfixError:  # bytes that a failing disk has left
            continue
        for line in lines:
            try:
                outcome = to_outcome(json.loads(line))
            except (ValueError, TypeError, KeyError):
                continue
            if outcome.status == "done" and Path(outcome.out).exists():
                done[outcome.key] = outcome
    return done


class Journal:
    """A journal that is open for writing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, outcome: Outcome) -> None:
        """Remember an outcome; when this returns it is on the disk."""
        self._stream.write(json.dumps(asdict(outcome), ensure_ascii=True) + "\n")
        self._stream.flush()
        os.fsync(self._stream.fileno())


@contextmanager
def open_journal(folder: Path, part: str) -> Iterator[Journal]:
    """The journal of a run in a folder, or of one part of it. Raises CidfixError where it can't be written."""
    path = folder / f"{_STEM}{part and f'.{part}'}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stream = path.open("a+", encoding="utf-8")
    except OSError as error:
        raise CidfixError((error.strerror or str(error)).lower(), str(path), "name a folder with -o") from error
    with stream:
        if stream.tell() and not _ends_in_line(path):
            stream.write("\n")
        yield Journal(stream)


def _ends_in_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"
