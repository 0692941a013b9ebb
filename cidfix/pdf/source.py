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
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, BinaryIO, cast

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf.process import Worker, WorkerHungError, WorkerLostError, is_full, no_room

_OPEN_SECONDS = 8.0
_PART = 1 << 20  # bytes that are copied at a time
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
    name = str(path.absolute())
    if _is_whole(name):
        yield Source(path, name, _spell_password(password))
        return
    try:
        with TemporaryDirectory(prefix="cidfix-") as folder:
            link = Path(folder) / "link.pdf"
            link.symlink_to(name)
            yield Source(path, str(link), _spell_password(password))
    except OSError as error:
        raise CidfixError("the file's name is not UTF-8", str(path), "give it another name") from error


@contextmanager
def copy_source(path: Path, password: str, check: Callable[[], None]) -> Iterator[tuple[Source, str]]:
    """The source of a copy, which stays as it is whatever becomes of the file, and the copy's SHA-256.

    Raises CidfixError where the file is none that can be opened or the copy has no room, and what `check` raises,
    which is called again and again until the copy is there.
    """
    _check(path)
    digest = hashlib.sha256()
    with _make_copy() as (copy, name):
        for part in _read_parts(path):
            check()
            digest.update(part)
            try:
                copy.write(part)
            except OSError as error:
                raise no_room() from error
        yield Source(path, name, _spell_password(password)), digest.hexdigest()


@contextmanager
def _make_copy() -> Iterator[tuple[BinaryIO, str]]:
    """A new file, and the name under which any process of the user can open it.

    Where the system names open files it has no other name, so that nothing is left behind however the process ends.
    """
    if os.name == "posix":
        with cast(BinaryIO, TemporaryFile(prefix="cidfix-", buffering=0)) as unnamed:
            name = f"/proc/{os.getpid()}/fd/{unnamed.fileno()}"
            if Path(name).exists():
                yield unnamed, name
                return
    with TemporaryDirectory(prefix="cidfix-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "copy.pdf"
        with path.open("wb", buffering=0) as named:
            yield named, str(path)


def open_source(
    holder: list[Worker], operation: str, source: Source, check: Callable[[], None], **arguments: Any
) -> dict[str, Any]:
    """Let the worker in a list of one open a document by one of its operations for that.

    A worker that has ended is replaced, and one that crashes, once: what ended it may have been no fault of the
    document. Raises PasswordError where the password is missing or wrong, CidfixError where the document cannot be
    opened, and what `check` raises, as `Worker.ask`.
    """

    try:
        seconds = _OPEN_SECONDS + Path(source.name).stat().st_size / _OPEN_BYTES
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
    digest = hashlib.sha256()
    for part in _read_parts(path):
        digest.update(part)
    return digest.hexdigest()


def copy_file(path: Path, copy: Path, check: Callable[[], None]) -> str:
    """Copy a file; returns its SHA-256. Raises CidfixError where it cannot be read, and what `check` raises."""
    digest = hashlib.sha256()
    with copy.open("wb") as file:
        for part in _read_parts(path):
            check()
            digest.update(part)
            file.write(part)
    return digest.hexdigest()


def spell_path(path: Path) -> Path:
    r"""The path, with \x and two digits for each byte that is no UTF-8, as it can stand in reports and saved files."""
    return path if _is_whole(str(path)) else Path(os.fsencode(path).decode("utf-8", "backslashreplace"))


def _read_parts(path: Path) -> Iterator[bytes]:
    """A file's content, part by part. Raises CidfixError where it cannot be read."""
    try:
        with path.open("rb") as file:
            while part := file.read(_PART):
                yield part
    except OSError as error:
        raise _unreadable(path, error) from None


def _spell_password(password: str) -> str:
    # A byte that is no UTF-8 is in no password that a PDF can have, as U+FFFD is in none that somebody set.
    return password if _is_whole(password) else "\ufffd"


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
