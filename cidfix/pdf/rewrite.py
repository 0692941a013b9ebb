"""The worker's side of repairing a PDF: fonts get the /ToUnicode they should have had, and words that need it a text.

The change is an incremental update (ISO 32000-2, 7.5.6): what the file held stays byte for byte, and what is new stands
behind it. Only a file whose cross-reference table is broken has to be written anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pymupdf
from pymupdf import mupdf

from cidfix.pdf.actual_text import Word, mark_words
from cidfix.pdf.codespace import find_code_spaces
from cidfix.pdf.details import put_details
from cidfix.pdf.instrument import find_fonts, put_to_unicode, read_stream
from cidfix.pdf.tounicode import format_to_unicode, parse_to_unicode

_RECORD = "CidfixRepair"  # the key of the document information dictionary


@dataclass(frozen=True, slots=True)
class Spelling:
    """What a page (from 1) shows, font and code of each glyph in order, and words with texts that no map can give."""

    page: int
    drawn: Sequence[tuple[str, int]]
    words: Sequence[Word]


def rewrite(
    doc: pymupdf.Document,
    pages: Iterable[int],
    tables: Mapping[str, Mapping[int, str]],
    spellings: Iterable[Spelling],
    details: Mapping[str, str],
    record: str,
) -> list[str]:
    """Give the fonts named in `tables` (code to text) these texts, words theirs, and save `doc` in its own file.

    `details` are texts beside the pages, by those they stand for.
    `pages` (from 1) are those whose fonts were named. What a font said of codes that its table lacks stays. `record`
    goes into the document information. Returns what was out of the ordinary: "signed", "encrypted", "anew", and
    "page N" for pages on which no word could be marked.
    """
    pdf = mupdf.pdf_document_from_fz_document(doc.this)
    pages = tuple(pages)
    found, _ = find_fonts(pdf, pages)
    names = {mupdf.pdf_to_num(font): name for name, font in found}
    for name, font in found:
        if name in tables:
            own = parse_to_unicode(read_stream(mupdf.pdf_dict_gets(font, "ToUnicode")) or b"")
            put_to_unicode(pdf, font, format_to_unicode({**own, **tables[name]}, find_code_spaces(font)))
    oddities = []
    for spelling in spellings:
        page = mupdf.pdf_lookup_page_obj(pdf, spelling.page - 1)
        if not mark_words(pdf, page, names, tables, spelling.drawn, spelling.words):
            oddities.append(f"page {spelling.page}")
    if details:
        put_details(pdf, pages, details)
    _put_record(pdf, record)
    oddities += ["signed"] if _is_signed(pdf) else []
    oddities += ["encrypted"] if doc.metadata and doc.metadata.get("encryption") else []
    if doc.can_save_incrementally():
        doc.save(doc.name, incremental=True, deflate=True, encryption=mupdf.PDF_ENCRYPT_KEEP)
        return oddities
    path = Path(doc.name)
    data = doc.tobytes(deflate=True, encryption=mupdf.PDF_ENCRYPT_KEEP)
    path.write_bytes(data)
    return [*oddities, "anew"]


def _put_record(pdf: Any, record: str) -> None:
    info = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Info")
    if not mupdf.pdf_is_dict(info):
        info = mupdf.pdf_add_object(pdf, mupdf.pdf_new_dict(pdf, 1))
        mupdf.pdf_dict_puts(mupdf.pdf_trailer(pdf), "Info", info)
    mupdf.pdf_dict_puts(info, _RECORD, mupdf.pdf_new_text_string(record))


def _is_signed(pdf: Any) -> bool:
    """Whether the document says that it holds a signature (ISO 32000-2, table 225, and 12.8.6)."""
    root = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Root")
    flags = mupdf.pdf_to_int(mupdf.pdf_dict_gets(mupdf.pdf_dict_gets(root, "AcroForm"), "SigFlags"))
    return bool(flags & 1) or mupdf.pdf_is_dict(mupdf.pdf_dict_gets(root, "Perms")) > 0
