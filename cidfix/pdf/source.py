"""A PDF file as it is given to a worker, and what can be wrong with it, in a user's words.

Whoever reads a PDF and whoever draws it open it alike and refuse it in the same words.
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf.process import Worker, WorkerHungError, WorkerLostError, is_full, no_room

_OPEN_SECONDS = 8.0
_OPEN_BYTES = 1 << 20  # a second more is given to open a file for each of these, since a broken one is repaired

_REFUSALS = {
    "unreadable": ("this is not a PDF, or it is damaged beyond repair", "open it in a PDF viewer to check it"),
    "not a PDF": ("this is not a PDF", "give a PDF file"),
    "password needed": ("the PDF is encrypted", "give its password with --password"),
    "wrong password": ("the password is wrong", "give the right one with --password"),
    "no pages": ("the PDF has no pages that can be read", "open it in a PDF viewer to check it"),
    "out of memory": ("reading the PDF needs more memory than is allowed", "read fewer pages at once with --pages"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """A PDF under the user's name for it and under the worker's, and its password."""

    path: Path
    name: str
    password: str


@contextmanager
def name_source(path: Path, password: str) -> Iterator[Source]:
    """The source for a worker, where standard input is another and a name must be UTF-8.

    Raises CidfixError where the file or its name is none that can be opened.
    """
    _check(path)
    # A byte that is no UTF-8 is in no password that a PDF can have, as U+FFFD is in none that somebody set.
    password = password if _is_whole(password) else "\ufffd"
    real = os.path.realpath(path)
    if _is_whole(real):
        yield Source(path, real, password)
        return
    try:
        with TemporaryDirectory(prefix="cidfix-") as folder:
            link = Path(folder) / "link.pdf"
            link.symlink_to(real)
            yield Source(path, str(link), password)
    except OSError as error:
        raise CidfixError("the file's name is not UTF-8", str(path), "give it another name") from error


def open_source(
    holder: list[Worker], operation: str, source: Source, check: Callable[[], None], **arguments: Any
) -> dict[str, Any]:
    """Let the worker in a list of one open a document by one of its operations for that.

    A worker that has ended is replaced, and one that crashes, once: what ended it may have been no fault of the
    document. Raises PasswordError where the password is missing or wrong, CidfixError where the document cannot be
    opened, and what `check` raises, as `Worker.ask`.
    """

    try:
        seconds = _OPEN_SECONDS + source.path.stat().st_size / _OPEN_BYTES
    except OSError as error:
        raise _unreadable(source.path, error) from None

    def ask() -> dict[str, Any]:
        if not holder[0].is_running():
            holder[0].close()
            holder[0] = Worker()
        return holder[0].ask(operation, seconds, check, path=source.name, password=source.password, **arguments)

    try:
        try:
            answer = ask()
        except WorkerHungError:
            raise
        except WorkerLostError:
            answer = ask()
    except WorkerLostError as lost:
        raise CidfixError(f"the PDF cannot be read: {lost}", str(source.path), "open it in a viewer") from None
    if is_full(answer):
        raise no_room()
    refusal = answer.get("refused")
    if refusal is not None:
        what, remedy = _REFUSALS.get(refusal, (f"the PDF cannot be read ({refusal})", "open it in a viewer"))
        kind = PasswordError if "password" in refusal else CidfixError
        raise kind(what, str(source.path), remedy)
    return answer


def hash_file(path: Path) -> str:
    """SHA-256 of a file. Raises CidfixError where it cannot be read."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise _unreadable(path, error) from None


def spell_path(path: Path) -> Path:
    r"""The path, with \x and two digits for each byte that is no UTF-8, as it can stand in reports and saved files."""
    return path if _is_whole(str(path)) else Path(os.fsencode(path).decode("utf-8", "backslashreplace"))


def _check(path: Path) -> None:
    """Raise CidfixError for what is wrong with a file before it is opened."""
    where = str(path)
    try:
        facts = path.stat()
    except FileNotFoundError:
        raise CidfixError("there is no such file", where, "check its name") from None
    except OSError as error:
        raise _unreadable(path, error) from None
    except ValueError:  # a zero byte
        raise CidfixError("this is no file name", repr(where), "check the name") from None
    if stat.S_ISDIR(facts.st_mode):
        raise CidfixError("this is a folder", where, "give a PDF file")
    if not stat.S_ISREG(facts.st_mode):  # a pipe can be read only once, a device may never end
        raise CidfixError("this is not an ordinary file", where, "save the PDF as a file first")
    if facts.st_size == 0:
        raise CidfixError("the file is empty", where, "give a PDF file")


def _unreadable(path: Path, error: OSError) -> CidfixError:
    reason = (error.strerror or str(error)).lower()
    return CidfixError(f"the file cannot be read ({reason})", str(path), "check its name and permissions")


def _is_whole(text: str) -> bool:
    """Whether a text is Unicode throughout; Python holds a byte that is no UTF-8 as half of a character."""
    return not any("\ud800" <= character <= "\udfff" for character in text)
