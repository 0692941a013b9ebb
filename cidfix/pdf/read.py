"""Reading a PDF through the worker: page by page, font by font, going on after whatever breaks one of them."""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf.assemble import FontAnswer, FontUse, PageAnswer, to_document, to_uses
from cidfix.pdf.document import Document
from cidfix.pdf.process import MOST_WORKERS, Worker, WorkerLostError, borrow_worker, no_room

UNIT_SECONDS = 8.0  # for a page or a font; halved each time one takes longer, so that a hostile file ends soon
_OPEN_SECONDS = 8.0
_OPEN_BYTES = 1 << 20  # a second more is given to open a file for each of these, since a broken one is repaired
_MOST_LOST = 20  # pages and fonts; after them the rest is given up
_MOST_WARNINGS = 50
_FULL = (errno.ENOSPC, errno.EDQUOT)
_MANY_PAGES = 60  # more of them are shared between workers

_Item = TypeVar("_Item")
_Answer = TypeVar("_Answer")

_REFUSALS = {
    "unreadable": ("this is not a PDF, or it is damaged beyond repair", "open it in a PDF viewer to check it"),
    "not a PDF": ("this is not a PDF", "give a PDF file"),
    "password needed": ("the PDF is encrypted", "give its password with --password"),
    "wrong password": ("the password is wrong", "give the right one with --password"),
    "no pages": ("the PDF has no pages that can be read", "open it in a PDF viewer to check it"),
    "out of memory": ("reading the PDF needs more memory than is allowed", "read fewer pages at once with --pages"),
}


def read_document(
    path: Path,
    *,
    password: str = "",
    pages: Collection[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Document:
    """Read a PDF's fonts, glyphs and occurrences, of `pages` (numbers from 1) or of all.

    `progress` is called with the pages read and the pages to read. A page or font that cannot be read has a fault
    and costs itself only. Raises PasswordError where the password is missing or wrong, CidfixError where the file
    cannot be read at all or has no such pages.
    """
    patience = _Patience(UNIT_SECONDS)
    with ExitStack() as stack:

        def add_reader() -> _Reader:
            return _Reader(stack.enter_context(borrow_worker()), patience, source, password, pages)

        digest = _hash(path)
        source = _Source(path, stack.enter_context(_name_for_worker(path)))
        readers = [add_reader()]
        opened = readers[0].open()
        numbers = _select(path, pages, opened["page_count"])
        if len(numbers) > _MANY_PAGES:
            readers += [add_reader() for _ in range(1, MOST_WORKERS)]
        answers = []
        with closing(_share(readers, _Reader.read_page, numbers)) as shared:
            for answer in shared:
                answers.append(answer)
                if progress:
                    progress(len(answers), len(numbers))
        uses = to_uses(opened["fonts"], answers)
        fonts = list(_share(readers, _Reader.read_font, uses.fonts))
        for reader in readers:
            reader.close()
    warnings = dict.fromkeys(warning for reader in readers for warning in reader.warnings)
    return to_document(_spell(path), digest, opened, answers, uses, fonts, tuple(warnings)[:_MOST_WARNINGS])


def _hash(path: Path) -> str:
    """SHA-256 of a file, after telling what can be wrong with it before it is opened."""
    where = str(path)
    try:
        facts = path.stat()
        if stat.S_ISDIR(facts.st_mode):
            raise CidfixError("this is a folder", where, "give a PDF file")
        if not stat.S_ISREG(facts.st_mode):  # a pipe can be read only once, a device may never end
            raise CidfixError("this is not an ordinary file", where, "save the PDF as a file first")
        if facts.st_size == 0:
            raise CidfixError("the file is empty", where, "give a PDF file")
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        raise CidfixError("there is no such file", where, "check its name") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CidfixError(f"the file cannot be read ({reason})", where, "check its name and permissions") from None
    except ValueError:  # a zero byte
        raise CidfixError("this is no file name", repr(where), "check the name") from None


@contextmanager
def _name_for_worker(path: Path) -> Iterator[str]:
    """A name of the file for the worker, where standard input is another and a name must be UTF-8."""
    real = os.path.realpath(path)
    if _is_whole(real):
        yield real
        return
    try:
        with TemporaryDirectory(prefix="cidfix-") as folder:
            link = Path(folder) / "link.pdf"
            link.symlink_to(real)
            yield str(link)
    except OSError as error:
        raise CidfixError("the file's name is not UTF-8", str(path), "give it another name") from error


def _spell(path: Path) -> Path:
    r"""The path, with \x and two digits for each byte that is no UTF-8, as it can stand in reports and saved files."""
    return path if _is_whole(str(path)) else Path(os.fsencode(path).decode("utf-8", "backslashreplace"))


def _is_whole(text: str) -> bool:
    """Whether a text is Unicode throughout; Python holds a byte that is no UTF-8 as half of a character."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _select(path: Path, pages: Collection[int] | None, count: int) -> list[int]:
    if pages is None:
        return list(range(1, count + 1))
    outside = sorted(number for number in pages if not 1 <= number <= count)
    if outside:
        raise CidfixError(f"there is no page {outside[0]}", str(path), f"give pages from 1 to {count}")
    return sorted(set(pages))


def _share(
    readers: list[_Reader], read: Callable[[_Reader, _Item], _Answer], items: Iterable[_Item]
) -> Generator[_Answer, None, None]:
    """What the readers answer for each item, in order; whichever is free takes the next."""
    free: SimpleQueue[_Reader] = SimpleQueue()
    for reader in readers:
        free.put(reader)

    def read_next(item: _Item) -> _Answer:
        reader = free.get()
        try:
            return read(reader, item)
        finally:
            free.put(reader)

    with ThreadPoolExecutor(len(readers)) as pool:
        try:
            yield from pool.map(read_next, items)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@dataclass(frozen=True, slots=True)
class _Source:
    """A PDF under the user's name for it and under the worker's."""

    path: Path
    name: str


@dataclass(slots=True)
class _Patience:
    """What all readers of a document have left for what cannot be read."""

    seconds: float
    losses: int = _MOST_LOST


class _Reader:
    """One document in a worker that may have to be replaced on the way."""

    def __init__(
        self, holder: list[Worker], patience: _Patience, source: _Source, password: str, pages: Collection[int] | None
    ) -> None:
        self._holder = holder
        self._patience = patience
        self._path = source.path
        self._arguments = {
            "path": source.name,
            # A byte that is no UTF-8 is in no password that a PDF can have, as U+FFFD is in none that somebody set.
            "password": password if _is_whole(password) else "\ufffd",
            "pages": None if pages is None else sorted(set(pages)),
        }
        self._is_open = False
        self.warnings: dict[str, None] = {}  # what MuPDF had to say, each thing once

    def open(self) -> dict[str, Any]:
        """Open the document. Raises CidfixError in a user's words."""
        seconds = _OPEN_SECONDS + self._path.stat().st_size / _OPEN_BYTES
        try:
            answer = self._holder[0].ask("open", seconds, **self._arguments)
        except WorkerLostError as lost:
            self._holder[0] = Worker()
            raise CidfixError(f"the PDF cannot be read: {lost}", str(self._path), "open it in a viewer") from None
        refusal = answer.get("refused")
        if refusal is not None:
            what, remedy = _REFUSALS.get(refusal, (f"the PDF cannot be read ({refusal})", "open it in a viewer"))
            kind = PasswordError if "password" in refusal else CidfixError
            raise kind(what, str(self._path), remedy)
        self._warn("", answer)
        self._is_open = True
        return answer

    def read_page(self, number: int) -> PageAnswer:
        """A page, with a fault where it cannot be read."""
        answer = self._ask("page", number=number)
        self._warn(f"page {number}: ", answer)
        if "refused" in answer:
            return PageAnswer.failed(number, answer["refused"])
        return PageAnswer.parse(number, answer, self._holder[0].read_shared)

    def read_font(self, use: FontUse) -> FontAnswer:
        """A font in use; without shapes where reading them fails."""
        if use.index < 0:
            return FontAnswer.failed(len(use.codes), "the page draws with a font that it does not define")
        request = {"index": use.index, "codes": use.codes, "gids": use.gids, "mirrored": use.mirrored}
        answer = self._ask("font", **request, outlines=True)
        if "refused" in answer:
            fault = answer["refused"]
            answer = self._ask("font", **request, outlines=False)
            if "refused" in answer:
                return FontAnswer.failed(len(use.codes), fault)
            answer["fault"] = fault
        self._warn("", answer)
        return FontAnswer.parse(answer)

    def close(self) -> None:
        """Let the worker forget the document, so that it can serve the next."""
        if self._is_open:
            self._ask("close")

    def _ask(self, operation: str, **arguments: Any) -> dict[str, Any]:
        """Ask; a request that ends the worker is refused, and a new worker opens the document for the next."""
        patience = self._patience
        if not patience.losses:
            return {"refused": "not tried, since too much before it could not be read"}
        try:
            if not self._is_open:
                self.open()
            answer = self._holder[0].ask(operation, patience.seconds, **arguments)
        except (WorkerLostError, CidfixError) as lost:
            patience.losses = max(patience.losses - 1, 0)
            patience.seconds /= 2
            if self._is_open:
                self._holder[0] = Worker()
                self._is_open = False
            return {"refused": lost.what if isinstance(lost, CidfixError) else str(lost)}
        if any(str(answer.get("refused")).startswith(f"OSError: [Errno {number}]") for number in _FULL):
            raise no_room()
        return answer

    def _warn(self, where: str, answer: dict[str, Any]) -> None:
        for line in answer.get("warnings", "").splitlines():
            if line.strip() and len(self.warnings) < _MOST_WARNINGS:
                self.warnings.setdefault(where + line.strip())
