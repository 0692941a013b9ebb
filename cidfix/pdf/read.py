"""Reading a PDF through the worker: page by page, font by font, going on after whatever breaks one of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from cidfix.errors import CidfixError, PasswordError
from cidfix.pdf.assemble import FontAnswer, PageAnswer, to_document, to_uses
from cidfix.pdf.document import Document
from cidfix.pdf.process import Worker, WorkerLostError, borrow_worker

UNIT_SECONDS = 8.0  # for a page or a font; halved each time one takes longer, so that a hostile file ends soon
_OPEN_SECONDS = 8.0
_OPEN_BYTES = 1 << 20  # a second more is given to open a file for each of these, since a broken one is repaired
_MOST_LOST = 20  # pages and fonts; after them the rest is given up
_MOST_WARNINGS = 50

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
    digest = _hash(path)
    with borrow_worker() as holder:
        reader = _Reader(holder, path, password, pages)
        opened = reader.open()
        numbers = _select(path, pages, opened["page_count"])
        answers = []
        for done, number in enumerate(numbers, 1):
            answers.append(reader.read_page(number))
            if progress:
                progress(done, len(numbers))
        uses = to_uses(opened["fonts"], answers)
        fonts = [reader.read_font(use.index, use.codes, use.gids) for use in uses.fonts]
        reader.close()
    return to_document(path, digest, opened, answers, uses, fonts, reader.warnings())


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


class _Reader:
    """One document in a worker that may have to be replaced on the way."""

    def __init__(self, holder: list[Worker], path: Path, password: str, pages: Collection[int] | None) -> None:
        self._holder = holder
        self._path = path
        self._arguments = {
            "path": str(path.absolute()),
            "password": password,
            "pages": None if pages is None else sorted(set(pages)),
        }
        self._seconds = UNIT_SECONDS
        self._lost = 0
        self._warnings: dict[str, None] = {}

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
        return answer

    def read_page(self, number: int) -> PageAnswer:
        """A page, with a fault where it cannot be read."""
        answer = self._ask("page", number=number)
        self._warn(f"page {number}: ", answer)
        if "refused" in answer:
            return PageAnswer.failed(number, answer["refused"])
        return PageAnswer.parse(number, answer, self._holder[0].read_shared)

    def read_font(self, index: int, codes: list[int], gids: list[int]) -> FontAnswer:
        """A font by its place in the worker's list; without shapes where reading them fails."""
        if index < 0:
            return FontAnswer.failed(len(codes), "the page draws with a font that it does not define")
        answer = self._ask("font", index=index, codes=codes, gids=gids, outlines=True)
        if "refused" in answer:
            fault = answer["refused"]
            answer = self._ask("font", index=index, codes=codes, gids=gids, outlines=False)
            if "refused" in answer:
                return FontAnswer.failed(len(codes), fault)
            answer["fault"] = fault
        self._warn("", answer)
        return FontAnswer.parse(answer)

    def close(self) -> None:
        """Let the worker forget the document, so that it can serve the next."""
        self._ask("close")

    def warnings(self) -> tuple[str, ...]:
        """What MuPDF had to say, each thing once."""
        return tuple(self._warnings)

    def _ask(self, operation: str, **arguments: Any) -> dict[str, Any]:
        """Ask; a request that ends the worker is refused, and a new worker opens the document for the next one."""
        if self._lost >= _MOST_LOST:
            return {"refused": "not tried, since too much before it could not be read"}
        try:
            return self._holder[0].ask(operation, self._seconds, **arguments)
        except WorkerLostError as lost:
            self._lost += 1
            self._seconds /= 2
            self._holder[0] = Worker()
            self.open()
            return {"refused": str(lost)}

    def _warn(self, where: str, answer: dict[str, Any]) -> None:
        for line in answer.get("warnings", "").splitlines():
            if line.strip() and len(self._warnings) < _MOST_WARNINGS:
                self._warnings.setdefault(where + line.strip())
