"""The child process that works with MuPDF: it can be killed, restarted, and limited.

PyMuPDF holds Python's lock while it works, cannot be interrupted, and can crash on a hostile file. The process reads
one JSON request a line from its standard input and answers one a line on its standard output; arrays go through a
shared file, whose path is its only argument. It never sends code (no pickle), so a file that takes it over gains
nothing in the parent.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import os
import re
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, BinaryIO

import pymupdf
from pymupdf import mupdf

from cidfix.child import limit_memory
from cidfix.pdf.actual_text import Word
from cidfix.pdf.details import find_details
from cidfix.pdf.draw import PagePictures, measure_pages
from cidfix.pdf.drawing import pack_drawings
from cidfix.pdf.fontfacts import read_font
from cidfix.pdf.instrument import Instruments, apply_instruments
from cidfix.pdf.reread import Reread
from cidfix.pdf.rewrite import Spelling, read_record, rewrite
from cidfix.pdf.trace import read_page

_MEMORY = 900 << 20  # bytes that a PDF may fill; with what every process takes it stays under 1 GiB
_LONGEST_REQUEST = 600.0  # seconds; a process whose parent is gone ends after it, whatever MuPDF does

Answer = dict[str, Any]

_HALF = re.compile("[\ud800-\udfff]")


class _RefusalError(Exception):
    """A request that cannot be done, for a reason that the parent puts into words."""


class _Session:
    """The open document and the operations on it. Each takes JSON values and returns JSON values and arrays."""

    def __init__(self) -> None:
        self._doc: pymupdf.Document | None = None
        self._instruments = Instruments((), frozenset())
        self._known: set[int] = set()
        self._pictures: PagePictures | None = None
        self._reread: Reread | None = None

    def open(self, path: str, password: str, pages: list[int] | None) -> Answer:
        """Open a file and instrument its pages (from 1), all when None."""
        doc, count = self._load(path, password)
        wanted = range(1, count + 1) if pages is None else [n for n in pages if 1 <= n <= count]
        self._doc, self._instruments, self._known = doc, apply_instruments(doc, wanted), set()
        metadata = {key: value for key, value in (doc.metadata or {}).items() if isinstance(value, str)}
        if record := read_record(mupdf.pdf_document_from_fz_document(doc.this)):
            metadata["repair"] = record
        fonts = [{"name": font.name, "segments": font.segments} for font in self._instruments.fonts]
        return {"page_count": count, "metadata": metadata, "fonts": fonts}

    def view(self, path: str, password: str) -> tuple[Answer, list[Any]]:
        """Open a file as it is, to draw its pages."""
        doc, count = self._load(path, password)
        self._doc, self._pictures = doc, PagePictures(doc)
        return {"page_count": count}, [measure_pages(doc, count)]

    def render(self, number: int, scale: float, clip: list[float] | None) -> tuple[Answer, list[Any]]:
        """Draw a page (from 1), or a part of it, of a file that `view` opened."""
        if self._pictures is None:
            raise _RefusalError("no document")
        pixels = self._pictures.draw(number, scale, clip)
        return {"width": pixels.shape[1], "height": pixels.shape[0]}, [pixels]

    def _load(self, path: str, password: str) -> tuple[pymupdf.Document, int]:
        """The document and how many pages it has."""
        self.close()
        try:
            doc = pymupdf.open(path, filetype="pdf")
        except Exception as error:
            raise _RefusalError("unreadable") from error
        if not doc.is_pdf:
            raise _RefusalError("not a PDF")
        if doc.needs_pass and not doc.authenticate(password):
            raise _RefusalError("wrong password" if password else "password needed")
        count = min(doc.page_count, doc.xref_length())
        if count < 1:
            raise _RefusalError("no pages")
        return doc, count

    def page(self, number: int) -> tuple[Answer, list[Any]]:
        """Trace a page (from 1)."""
        doc = self._open_doc()
        trace = read_page(doc, number, number in self._instruments.annotated, self._known)
        self._known.update(number for number, *_ in trace.first_seen)
        arrays = [trace.spans, trace.lengths, trace.numbers, trace.x, trace.y]
        answer = {
            "width": trace.width,
            "height": trace.height,
            "spans": len(trace.lengths),
            "glyphs": len(trace.numbers),
            "first_seen": trace.first_seen,
            "image_share": trace.image_share,
            "curve_share": trace.curve_share,
        }
        return answer, arrays

    def font(
        self, index: int, codes: list[int], gids: list[int], mirrored: list[bool], outlines: bool
    ) -> tuple[Answer, list[Any]]:
        """The facts of a font for the codes in use."""
        pdf = mupdf.pdf_document_from_fz_document(self._open_doc().this)
        facts = read_font(pdf, self._instruments.fonts[index], codes, gids, mirrored, outlines)
        answer = asdict(replace(facts, shapes=[]))
        answer["own_map"] = list(facts.own_map.items())
        answer["shapes"] = [(shape.outline, shape.ink, shape.blank) for shape in facts.shapes]
        answer["drawn"], arrays = pack_drawings(shape.drawing for shape in facts.shapes)
        return answer, arrays

    def repair(
        self,
        path: str,
        password: str,
        pages: list[int],
        tables: list[tuple[str, list[tuple[int, str]]]],
        spellings: list[dict[str, Any]],
        details: dict[str, str],
        record: str,
    ) -> Answer:
        """Open a file that is a copy, and write the texts of its fonts' codes and of some words into it."""
        doc, _ = self._load(path, password)
        self._doc = doc
        spelt = [
            Spelling(one["page"], [tuple(glyph) for glyph in one["drawn"]], [Word(*word) for word in one["words"]])
            for one in spellings
        ]
        oddities = rewrite(doc, pages, {name: dict(table) for name, table in tables}, spelt, details, record)
        self.close()
        return {"oddities": oddities}

    def details(self, path: str, password: str, pages: list[int]) -> Answer:
        """Open a file, and read what it says beside its pages: what each is, its page, and its text."""
        doc, _ = self._load(path, password)
        self._doc = doc
        pdf = mupdf.pdf_document_from_fz_document(doc.this)
        found = [(one.kind, one.page, one.text) for one in find_details(pdf, pages)]
        self.close()
        return {"details": found}

    def reread(self, path: str, password: str) -> Answer:
        """Open a file with a reader that is not MuPDF; where it can't, its pages have no text."""
        self.close()
        with contextlib.suppress(Exception):  # whatever that reader raises
            self._reread = Reread(path, password)
        return {}

    def text(self, number: int) -> Answer:
        """The text of a page (from 1) of a file that `reread` opened."""
        if self._reread is None:
            raise _RefusalError("no document")
        return {"text": self._reread.read_page(number)}

    def close(self) -> Answer:
        """Forget the document."""
        if self._reread is not None:
            self._reread.close()
            self._reread = None
        if self._doc is not None:
            self._pictures = None
            self._doc.close()
            self._doc, self._instruments, self._known = None, Instruments((), frozenset()), set()
            mupdf.fz_empty_store()
            gc.collect()
        return {}

    def _open_doc(self) -> pymupdf.Document:
        if self._doc is None:
            raise _RefusalError("no document")
        return self._doc


def main() -> None:
    """Answer requests until standard input ends."""
    shared_path = Path(sys.argv[1])
    requests = sys.stdin.buffer
    with os.fdopen(os.dup(1), "wb") as answers, shared_path.open("r+b", buffering=0) as shared:
        _silence()
        limit_memory(_MEMORY)
        gc.freeze()  # what was imported stays, and need not be looked through after each document
        gc.disable()  # a page's trace is thousands of tuples that reference counting frees; collecting them is in vain
        session = _Session()
        operations: dict[str, Callable[..., Any]] = {
            "open": session.open,
            "page": session.page,
            "font": session.font,
            "view": session.view,
            "render": session.render,
            "repair": session.repair,
            "details": session.details,
            "reread": session.reread,
            "text": session.text,
            "close": session.close,
        }
        _send(answers, {"ready": True})
        for line in requests:
            request = json.loads(line)
            faulthandler.dump_traceback_later(_LONGEST_REQUEST, exit=True)
            answer = _answer(operations[request.pop("operation")], request, shared)
            faulthandler.cancel_dump_traceback_later()
            _send(answers, answer)
    with contextlib.suppress(OSError):
        shared_path.unlink()


def _answer(operation: Callable[..., Any], arguments: Answer, shared: BinaryIO) -> Answer:
    try:
        result = operation(**arguments)
        answer: Answer
        answer, arrays = result if isinstance(result, tuple) else (result, [])
        shared.seek(0)
        for array in arrays:
            shared.write(array)
    except _RefusalError as refusal:
        answer = {"refused": str(refusal)}
    except MemoryError:
        answer = {"refused": "out of memory"}
    except Exception as error:  # noqa: BLE001 (whatever went wrong costs this request only)
        memory = "malloc" in str(error) or "out of memory" in str(error)
        answer = {"refused": "out of memory" if memory else f"{type(error).__name__}: {error}"}
    answer["warnings"] = pymupdf.TOOLS.mupdf_warnings()
    return answer


def _send(answers: BinaryIO, answer: Answer) -> None:
    # Names and messages from a damaged file can hold bytes that are no text; no reader of ours should meet halves.
    text = _HALF.sub("\ufffd", json.dumps(answer, ensure_ascii=False))
    answers.write(text.encode() + b"\n")
    answers.flush()


def _silence() -> None:
    """Keep MuPDF's messages out of the answers and off the user's screen; they come back as warnings."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    pymupdf.TOOLS.mupdf_display_errors(False)
    pymupdf.TOOLS.mupdf_display_warnings(False)


if __name__ == "__main__":
    main()
