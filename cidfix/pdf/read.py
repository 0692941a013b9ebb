"""Reading a PDF through the worker: page by page, font by font, going on after whatever breaks one of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf.assemble import FontAnswer, FontUse, PageAnswer, to_document, to_uses
from cidfix.pdf.document import Document
from cidfix.pdf.process import MOST_WORKERS, Worker, WorkerLostError, borrow_worker

UNIT_SECONDS = 8.0  # for a page or a font; halved each time one takes longer, so that a hostile file ends soon
_OPEN_SECONDS = 8.0
_OPEN_BYTES = 1 << 20  # a second more is given to open a file for each of these, since a broken one is repaired
_MOST_LOST = 20  # pages and fonts; after them the rest is given up
_MOST_WARNINGS = 50
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
            return _Reader(stack.enter_context(borrow_worker()), patience, path, password, pages)

        digest = _hash(path)
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
    return to_document(path, digest, opened, answers, uses, fonts, tuple(warnings)[:_MOST_WARNINGS])


def _hash(path: Path) -> str:
    """SHA-256 of a file, after telling what can be wrong with it before it is opened."""
    where = str(path)
    if path.is_dir():
        raise CidfixError("this is a folder", where, "give a PDF file")
    try:
        if path.stat().st_size == 0:
            raise CidfixError("the file is empty", where, "give a PDF file")
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        raise CidfixError("there is no such file", where, "check its name") from None
    except OSError as error:
        raise CidfixError(f"the file cannot be read ({error.strerror})", where, "check its permissions") from None


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


@dataclass(slots=True)
class _Patience:
    """What all readers of a document have left for what cannot be read."""

    seconds: float
    losses: int = _MOST_LOST


class _Reader:
    """One document in a worker that may have to be replaced on the way."""

    def __init__(
        self, holder: list[Worker], patience: _Patience, path: Path, password: str, pages: Collection[int] | None
    ) -> None:
        self._holder = holder
        self._patience = patience
        self._path = path
        self._arguments = {
            "path": str(path.absolute()),
            "password": password,
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
            return self._holder[0].ask(operation, patience.seconds, **arguments)
        except (WorkerLostError, CidfixError) as lost:
            patience.losses = max(patience.losses - 1, 0)
            patience.seconds /= 2
            if self._is_open:
                self._holder[0] = Worker()
                self._is_open = False
            return {"refused": lost.what if isinstance(lost, CidfixError) else str(lost)}

    def _warn(self, where: str, answer: dict[str, Any]) -> None:
        for line in answer.get("warnings", "").splitlines():
            if line.strip() and len(self.warnings) < _MOST_WARNINGS:
                self.warnings.setdefault(where + line.strip())
