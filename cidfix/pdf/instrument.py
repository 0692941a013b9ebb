"""An in-memory copy of a PDF in which every font says which code is drawn.

MuPDF reports Unicode, not codes. Each font's /ToUnicode is replaced by a map that sends every code to a number of its
own, far above Unicode, and every font owns its own ranges of numbers, so one number names both font and code. Names,
programs, widths and encodings stay as they are, so substitution and pixels do, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pymupdf
from pymupdf import mupdf

from cidfix.pdf.codespace import Segment, to_code_ranges

FIRST_NUMBER = 0x0020_0000  # above every Unicode code point
_LAST_NUMBER = 0x7FFF_FFFF
_DEPTH = 40  # of nested resources; deeper is hostile


@dataclass(frozen=True, slots=True)
class FontObject:
    """A font dictionary of the file: its name in our sense, its object, its numbers, and its own /ToUnicode."""

    name: str
    obj: Any  # mupdf.PdfObj
    segments: tuple[Segment, ...]
    to_unicode: bytes | str | None  # a stream's data, a predefined CMap's name, or nothing


@dataclass(frozen=True, slots=True)
class Instruments:
    """The fonts found, ordered by their numbers, and the pages (from 1) whose annotations hold fonts of their own."""

    fonts: tuple[FontObject, ...]
    annotated: frozenset[int]


def apply_instruments(doc: pymupdf.Document, pages: Iterable[int]) -> Instruments:
    """Change `doc`, in memory only, so that every font of `pages` (numbers from 1) reports its codes."""
    pdf = mupdf.pdf_document_from_fz_document(doc.this)
    found, annotated = find_fonts(pdf, pages)
    fonts = []
    number = FIRST_NUMBER
    for name, obj in found:
        segments = []
        for code, count in to_code_ranges(obj):
            segments.append(Segment(number, code, count))
            number += count
        if number > _LAST_NUMBER:
            break
        old = mupdf.pdf_dict_gets(obj, "ToUnicode")
        own = _read_own_map(old)
        try:
            put_to_unicode(pdf, obj, _to_cmap(segments))
        except Exception:  # noqa: BLE001
            continue
        fonts.append(FontObject(name, obj, tuple(segments), own))
    return Instruments(tuple(fonts), annotated)


def find_fonts(pdf: Any, pages: Iterable[int]) -> tuple[list[tuple[str, Any]], frozenset[int]]:
    """The font dictionaries of pages (numbers from 1) with their names, and the pages whose annotations hold some."""
    walk = _Walk()
    annotated = set()
    for number in pages:
        try:
            page = mupdf.pdf_lookup_page_obj(pdf, number - 1)
            walk.read_page(page)
            if walk.read_annotations(page):
                annotated.add(number)
        except Exception:  # noqa: BLE001 (MuPDF raises many types; the page reports its own fault when it is read)
            continue
    form = mupdf.pdf_dict_gets(mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Root"), "AcroForm")
    walk.read_resources(mupdf.pdf_dict_gets(form, "DR"), 0, 0)
    return walk.fonts, frozenset(annotated)


def put_to_unicode(pdf: Any, font: Any, cmap: bytes) -> None:
    """Give a font dictionary a /ToUnicode of its own."""
    buffer = mupdf.fz_new_buffer_from_copied_data(cmap)
    mupdf.pdf_dict_puts(font, "ToUnicode", mupdf.pdf_add_stream(pdf, buffer, mupdf.PdfObj(), 0))


def read_stream(obj: Any) -> bytes | None:
    """A stream's decoded data, None where there is no stream or it cannot be decoded."""
    if not mupdf.pdf_is_stream(obj):
        return None
    try:
        return bytes(mupdf.fz_buffer_extract_copy(mupdf.pdf_load_stream(obj)))
    except Exception:  # noqa: BLE001
        return None


def _read_own_map(obj: Any) -> bytes | str | None:
    if mupdf.pdf_is_name(obj):
        return str(mupdf.pdf_to_name(obj))
    return read_stream(obj)


def _to_cmap(segments: list[Segment]) -> bytes:
    """A CMap from codes to numbers. MuPDF takes integers for values, which spares 65536 strings a font."""
    wide = any(s.code + s.length > 0x10000 for s in segments)
    digits = 8 if wide else 4
    lines = [
        f"begincmap 1 begincodespacerange <{'0' * digits}> <{'F' * digits}> endcodespacerange",
        f"{len(segments)} begincidrange",
        *(f"<{s.code:0{digits}X}> <{s.code + s.length - 1:0{digits}X}> {s.number}" for s in segments),
        "endcidrange endcmap",
    ]
    return "\n".join(lines).encode()


def _values(obj: Any) -> Iterator[Any]:
    for i in range(mupdf.pdf_dict_len(obj)):
        yield mupdf.pdf_dict_get_val(obj, i)


class _Walk:
    """Every font reachable from pages, each once, in the order met."""

    def __init__(self) -> None:
        self.fonts: list[tuple[str, Any]] = []
        self._seen: set[int] = set()
        self._nameless: dict[int, int] = {}

    def read_page(self, page: Any) -> None:
        resources = mupdf.pdf_dict_get_inheritable(page, mupdf.pdf_new_name("Resources"))
        self.read_resources(resources, mupdf.pdf_to_num(page), 0)

    def read_annotations(self, page: Any) -> bool:
        """Whether an annotation of the page draws with fonts, met before or not."""
        owner = mupdf.pdf_to_num(page)
        annotations = mupdf.pdf_dict_gets(page, "Annots")
        found = False
        for i in range(mupdf.pdf_array_len(annotations)):
            for state in _values(mupdf.pdf_dict_gets(mupdf.pdf_array_get(annotations, i), "AP")):
                for stream in [state] if mupdf.pdf_is_stream(state) else _values(state):
                    resources = mupdf.pdf_dict_gets(stream, "Resources")
                    found = found or mupdf.pdf_dict_len(mupdf.pdf_dict_gets(resources, "Font")) > 0
                    self._read_stream(stream, owner, 0)
        return found

    def read_resources(self, obj: Any, owner: int, depth: int) -> None:
        if depth > _DEPTH or not mupdf.pdf_is_dict(obj) or not self._is_new(obj):
            return
        owner = mupdf.pdf_to_num(obj) or owner
        for font in _values(mupdf.pdf_dict_gets(obj, "Font")):
            self._read_font(font, owner, depth)
        for kind in ("XObject", "Pattern"):
            for form in _values(mupdf.pdf_dict_gets(obj, kind)):
                self._read_stream(form, owner, depth)
        for state in _values(mupdf.pdf_dict_gets(obj, "ExtGState")):
            self._read_font(mupdf.pdf_array_get(mupdf.pdf_dict_gets(state, "Font"), 0), owner, depth)
            self._read_stream(mupdf.pdf_dict_gets(mupdf.pdf_dict_gets(state, "SMask"), "G"), owner, depth)

    def _is_new(self, obj: Any) -> bool:
        """True the first time an object is met; a direct object has no number and is met where it stands."""
        number = mupdf.pdf_to_num(obj)
        if number in self._seen:
            return False
        if number:
            self._seen.add(number)
        return True

    def _read_stream(self, obj: Any, owner: int, depth: int) -> None:
        if depth <= _DEPTH and mupdf.pdf_is_dict(obj) and self._is_new(obj):
            resources = mupdf.pdf_dict_gets(obj, "Resources")
            self.read_resources(resources, mupdf.pdf_to_num(obj) or owner, depth + 1)

    def _read_font(self, obj: Any, owner: int, depth: int) -> None:
        if not mupdf.pdf_is_dict(obj) or not self._is_new(obj):
            return
        number = mupdf.pdf_to_num(obj)
        self.fonts.append((f"F{number}" if number else self._name_direct(owner), obj))
        self.read_resources(mupdf.pdf_dict_gets(obj, "Resources"), number or owner, depth + 1)

    def _name_direct(self, owner: int) -> str:
        order = self._nameless[owner] = self._nameless.get(owner, 0) + 1
        letters = ""
        while order:
            order, rest = divmod(order - 1, 26)
            letters = chr(ord("a") + rest) + letters
        return f"F{owner}{letters}"
