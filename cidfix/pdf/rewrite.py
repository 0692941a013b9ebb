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

from cidfix.pdf.actual_text import Word, WordMarker
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
    goes into the document information. Returns what was out of the ordinary: "signed", "encrypted", "anew", "page N"
    for pages with words that could not be marked, and "unchanged" where the file says all this already and stays as it
    is.
    """
    pdf = mupdf.pdf_document_from_fz_document(doc.this)
    pages = tuple(pages)
    found, _ = find_fonts(pdf, pages)
    texts, changed = _put_tables(pdf, found, tables)
    names = {mupdf.pdf_to_num(font): name for name, font in found}
    marker = WordMarker(pdf, names, texts, read_record(pdf) != "")
    unmarked = [one.page for one in spellings if not marker.mark_page(one.page, one.drawn, one.words)]
    unmarked += marker.mark_forms()
    changed |= marker.changed
    oddities = [f"page {page}" for page in sorted(set(unmarked))]
    changed |= put_details(pdf, pages, details) if details else False
    if not changed and not doc.is_repaired:  # what this reader could mend other readers may refuse
        return oddities or ["unchanged"]
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


def _put_tables(
    pdf: Any, fonts: Iterable[tuple[str, Any]], tables: Mapping[str, Mapping[int, str]]
) -> tuple[dict[str, dict[int, str]], bool]:
    """Give fonts their texts; what each font says of its codes then, by its name, and whether any says more now."""
    texts: dict[str, dict[int, str]] = {}
    changed = False
    for name, font in fonts:
        own = parse_to_unicode(read_stream(mupdf.pdf_dict_gets(font, "ToUnicode")) or b"")
        texts[name] = {**own, **tables.get(name, {})}
        if texts[name] != own:
            put_to_unicode(pdf, font, format_to_unicode(texts[name], find_code_spaces(font)))
            changed = True
    return texts, changed


def read_record(pdf: Any) -> str:
    """What an earlier repair noted in the document information; "" where there was none."""
    noted = mupdf.pdf_dict_gets(mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Info"), _RECORD)
    return str(mupdf.pdf_to_text_string(noted)) if mupdf.pdf_is_string(noted) else ""


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
