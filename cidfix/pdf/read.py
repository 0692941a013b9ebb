"""Reading a PDF through the worker: page by page, font by font, going on after whatever breaks one of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from cidfix.errors import CidfixError
from cidfix.pdf.answers import FontAnswer, PageAnswer
from cidfix.pdf.assemble import FontUse, to_document, to_uses
from cidfix.pdf.document import Document
from cidfix.pdf.process import (
    MOST_WORKERS,
    Worker,
    WorkerHungError,
    WorkerLostError,
    borrow_worker,
    is_full,
    no_room,
)
from cidfix.pdf.source import Source, hash_file, name_source, open_source, spell_path

UNIT_SECONDS = 8.0  # for a page or a font; halved each time one takes longer, so that a hostile file ends soon
_MOST_LOST = 20  # pages and fonts; after them the rest is given up
_MOST_WARNINGS = 50
_MANY_PAGES = 60  # more of them are shared between workers

_Item = TypeVar("_Item")
_Answer = TypeVar("_Answer")


def read_document(
    path: Path,
    *,
    password: str = "",
    pages: Collection[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
    check: Callable[[], None] = lambda: None,
) -> Document:
    """Read a PDF's fonts, glyphs and occurrences, of `pages` (numbers from 1) or of all.

    `progress` is called with the pages read and the pages to read, `check` again and again, from any thread: what it
    raises ends the reading at once, also where the file holds it up. A page or font that cannot be read has a fault
    and costs itself only. Raises PasswordError where the password is missing or wrong, CidfixError where the file
    cannot be read at all or has no such pages.
    """
    patience = _Patience(UNIT_SECONDS)
    with ExitStack() as stack:

        def add_reader() -> _Reader:
            return _Reader(stack.enter_context(borrow_worker()), patience, source, pages, check)

        source = stack.enter_context(name_source(path, password))
        digest = hash_file(path)
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
    return to_document(spell_path(path), digest, opened, answers, uses, fonts, tuple(warnings)[:_MOST_WARNINGS])


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
        self,
        holder: list[Worker],
        patience: _Patience,
        source: Source,
        pages: Collection[int] | None,
        check: Callable[[], None],
    ) -> None:
        self._holder = holder
        self._patience = patience
        self._source = source
        self._pages = None if pages is None else sorted(set(pages))
        self._check = check
        self._is_open = False
        self.warnings: dict[str, None] = {}  # what MuPDF had to say, each thing once

    def open(self) -> dict[str, Any]:
        """Open the document. Raises CidfixError in a user's words."""
        answer = open_source(self._holder, "open", self._source, self._check, pages=self._pages)
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
        return FontAnswer.parse(answer, self._holder[0].read_shared)

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
            answer = self._holder[0].ask(operation, patience.seconds, self._check, **arguments)
        except (WorkerLostError, CidfixError) as lost:
            patience.losses = max(patience.losses - 1, 0)
            if isinstance(lost, WorkerHungError):
                patience.seconds /= 2
            self._is_open = False
            return {"refused": lost.what if isinstance(lost, CidfixError) else str(lost)}
        if is_full(answer):
            raise no_room()
        return answer

    def _warn(self, where: str, answer: dict[str, Any]) -> None:
        for line in answer.get("warnings", "").splitlines():
            if line.strip() and len(self.warnings) < _MOST_WARNINGS:
                self.warnings.setdefault(where + line.strip())
