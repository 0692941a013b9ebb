"""The same PDF with the right text behind its letters, for search and copy in any other program."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cidfix.errors import CidfixError
from cidfix.files import replace_file
from cidfix.pdf.document import Document
from cidfix.pdf.process import WorkerHungError, WorkerLostError, borrow_worker
from cidfix.pdf.source import copy_file, name_source, open_source

_PAGE_SECONDS = 2.0  # halved each time a page takes longer, so that a hostile file ends soon
_MOST_NAMED = 10

_ODDITIES = {
    "signed": "the PDF is signed; the signature holds for the file before the repair, and readers will say so",
    "encrypted": "the PDF is encrypted; the repaired one opens with the same password",
    "unchanged": "nothing needs repair: the file is a plain copy of the PDF",
    "anew": "the PDF is damaged, so the repaired one is written anew instead of having the repair added",
}


@dataclass(frozen=True, slots=True)
class Detail:
    """A text that a PDF holds beside its pages: what it is ("bookmark"), its page (0 for none), and what it says."""

    kind: str
    page: int
    text: str


@dataclass(frozen=True, slots=True)
class Repair:
    """What a repaired PDF says otherwise.

    `tables` map fonts' names to texts by code; `words` are occurrences, ascending, with the text that they have
    together; `details` are texts beside the pages (`read_details`) by those they stand for; `record` is noted in the
    document information. `said` are the glyphs of which more is known than the file says, None for all: where a word
    has none of them, the text stays that an earlier repair gave it.
    """

    tables: Mapping[str, Mapping[int, str]]
    words: Iterable[tuple[Sequence[int], str]]
    details: Mapping[str, str]
    record: str
    said: frozenset[int] | None = None


def write_repaired(
    document: Document, source: tuple[Path, str], out: Path, repair: Repair, check: Callable[[], None]
) -> tuple[str, ...]:
    """Write a copy of a PDF that says what `repair` tells, and in which nothing else is changed.

    Where it says all that already, the copy is the same byte for byte.

    `document` is what was read of it, `source` its path and password. Returns what the user should know, in words.
    `out` is replaced in one step. Raises CidfixError where the file is no longer the one that was read, cannot be
    opened or written, and what `check` raises, which is called again and again.
    """
    path, password = source
    with replace_file(out) as new:
        if copy_file(path, new, check) != document.sha256:
            raise CidfixError("the PDF has changed since it was read", str(path), "open it again")
        asked = {
            "pages": [page.number for page in document.pages],
            "tables": [(name, list(table.items())) for name, table in repair.tables.items()],
            "spellings": _list_spellings(document, repair.words, repair.said),
            "details": dict(repair.details),
            "record": repair.record,
        }
        with name_source(new, password) as copy, borrow_worker() as holder:
            named = replace(copy, path=path)
            oddities = open_source(holder, "repair", named, check, **asked)["oddities"]
    unmarked = [oddity.removeprefix("page ") for oddity in oddities if oddity.startswith("page ")]
    notes = [_ODDITIES[oddity] for oddity in oddities if oddity in _ODDITIES]
    return (*notes, *([_describe_unmarked(unmarked)] if unmarked else []))


def read_details(document: Document, source: tuple[Path, str], check: Callable[[], None]) -> tuple[Detail, ...]:
    """What a document says beside its pages; `source` is its path and password.

    Raises CidfixError where it can't be opened, and what `check` raises, which is called again and again.
    """
    with name_source(*source) as copy, borrow_worker() as holder:
        pages = [page.number for page in document.pages]
        answer = open_source(holder, "details", copy, check, pages=pages)
    return tuple(Detail(kind, page, text) for kind, page, text in answer["details"])


def _list_spellings(
    document: Document, words: Iterable[tuple[Sequence[int], str]], said: frozenset[int] | None
) -> list[dict[str, Any]]:
    """For each page with words: what it shows, and its words with their glyphs counted on the page."""
    by_page: dict[int, list[tuple[list[int], str, bool]]] = defaultdict(list)
    starts = [page.start for page in document.pages]
    for occurrences, text in words:
        number = bisect_right(starts, occurrences[0]) - 1
        more = said is None or not said.isdisjoint(document.occurrences.glyph[list(occurrences)].tolist())
        by_page[number].append(([int(one) - starts[number] for one in occurrences], text, more))
    names = [document.fonts[font].name for font in document.glyphs.font.tolist()]
    drawn = list(zip(names, document.glyphs.code.tolist(), strict=True))
    glyph = document.occurrences.glyph
    return [
        {
            "page": page.number,
            "drawn": [drawn[one] for one in glyph[page.start : page.stop].tolist()],
            "words": by_page[number],
        }
        for number, page in enumerate(document.pages)
        if number in by_page
    ]


def _describe_unmarked(pages: Sequence[str]) -> str:
    named = ", ".join(pages[:_MOST_NAMED]) + (", …" if len(pages) > _MOST_NAMED else "")
    return f"on page {named} letters that are typed in another order than they are drawn are copied as they are drawn"


def reread(document: Document, path: Path, password: str, check: Callable[[], None]) -> Iterator[str]:
    """The text of each page of a document as an independent reader finds it in a file, "" where it fails.

    Raises CidfixError where there is no such file, and what `check` raises, which is called again and again.
    """
    with name_source(path, password) as source, borrow_worker() as holder:
        open_source(holder, "reread", source, check)
        seconds = _PAGE_SECONDS
        for page in document.pages:
            try:
                answer = holder[0].ask("text", seconds, check, number=page.number)
            except WorkerLostError as lost:
                if isinstance(lost, WorkerHungError):
                    seconds /= 2
                yield ""
                open_source(holder, "reread", source, check)
            else:
                yield answer.get("text", "")
        holder[0].ask("close", _PAGE_SECONDS, check)
