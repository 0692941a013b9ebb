"""The same PDF with the right text behind its letters, for search and copy in any other program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.files import replace_file
from cidfix.pdf.document import Document
from cidfix.pdf.process import WorkerLostError, borrow_worker
from cidfix.pdf.source import copy_file, name_source, open_source

_PAGE_SECONDS = 8.0

_ODDITIES = {
    "signed": "the PDF is signed; the signature holds for the file before the repair, and readers will say so",
    "encrypted": "the PDF is encrypted; the repaired one opens with the same password",
    "anew": "the PDF is damaged, so the repaired one is written anew instead of having the repair added",
}


def write_repaired(
    document: Document,
    source: tuple[Path, str],
    out: Path,
    tables: Mapping[str, Mapping[int, str]],
    record: str,
    check: Callable[[], None],
) -> tuple[str, ...]:
    """Write a copy of a PDF in which the codes of fonts have these texts, and nothing else is changed.

    `document` is what was read of it, `source` its path and password; `tables` map fonts' names to texts by code;
    `record` is noted in the document information. Returns what the user should know, in words. `out` is replaced in
    one step. Raises CidfixError where the file is no longer the one that was read, cannot be opened or written, and
    what `check` raises, which is called again and again.
    """
    path, password = source
    with replace_file(out) as new:
        if copy_file(path, new, check) != document.sha256:
            raise CidfixError("the PDF has changed since it was read", str(path), "open it again")
        pages = [page.number for page in document.pages]
        spelt = [(name, list(table.items())) for name, table in tables.items()]
        with name_source(new, password) as copy, borrow_worker() as holder:
            named = replace(copy, path=path)
            answer = open_source(holder, "repair", named, check, pages=pages, tables=spelt, record=record)
    return tuple(_ODDITIES[oddity] for oddity in answer["oddities"])


def reread(document: Document, path: Path, password: str, check: Callable[[], None]) -> Iterator[str]:
    """The text of each page of a document as an independent reader finds it in a file, "" where it fails.

    Raises CidfixError where it can't open the file, and what `check` raises, which is called again and again.
    """
    with name_source(path, password) as source, borrow_worker() as holder:
        open_source(holder, "reread", source, check)
        for page in document.pages:
            try:
                answer = holder[0].ask("text", _PAGE_SECONDS, check, number=page.number)
            except WorkerLostError:
                yield ""
                open_source(holder, "reread", source, check)
            else:
                yield answer.get("text", "")
        holder[0].ask("close", _PAGE_SECONDS, check)
