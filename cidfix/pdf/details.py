"""The worker's side of what a PDF says beside its pages: bookmarks, annotations, form values and its own description.

Their texts are no drawn codes but strings (ISO 32000-2, 7.9.2.2). Where somebody typed them as he typed the pages, in
a home-made font, they read as nonsense in every program. Sources: ISO 32000-2, 12.3.3 (outlines), 12.5.2 and 12.5.6.2
(annotations), 12.7.4 (fields), 14.3.2 and 14.3.3 (metadata).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, NamedTuple

from pymupdf import mupdf

from cidfix.pdf.instrument import read_stream

_INFO = {"Title": "title", "Author": "author", "Subject": "subject", "Keywords": "keywords"}
_NOTES = {"Contents": "annotation", "Subj": "annotation's subject", "T": "annotation's author"}
_MOST = 20_000  # strings, and objects that are looked at; more is hostile
_LONGEST = 100_000  # characters
_NO_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class DetailString(NamedTuple):
    """A string: what it is, the page it belongs to (from 1, 0 for none), its dictionary and key there, and its text."""

    kind: str
    page: int
    owner: Any
    key: str
    text: str


def find_details(pdf: Any, pages: Iterable[int]) -> Iterator[DetailString]:
    """All that a document says beside its pages, each once; annotations of `pages` (from 1) only."""
    root = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Root")
    info = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Info")
    found = [DetailString(kind, 0, info, key, "") for key, kind in _INFO.items()]
    outlines = mupdf.pdf_dict_gets(root, "Outlines")
    found += [DetailString("bookmark", 0, item, "Title", "") for item in _walk(outlines, "First", "Next")]
    for page in pages:
        annotations = mupdf.pdf_dict_gets(mupdf.pdf_lookup_page_obj(pdf, page - 1), "Annots")
        for number in range(min(mupdf.pdf_array_len(annotations), _MOST)):
            one = mupdf.pdf_array_get(annotations, number)
            if mupdf.pdf_to_name(mupdf.pdf_dict_gets(one, "Subtype")) == "Widget":
                # A field's other strings name it for programs.
                owner = (
                    one if mupdf.pdf_is_string(mupdf.pdf_dict_gets(one, "V")) else mupdf.pdf_dict_gets(one, "Parent")
                )
                found.append(DetailString("form value", page, owner, "V", ""))
            else:
                found += [DetailString(kind, page, one, key, "") for key, kind in _NOTES.items()]
    seen: set[tuple[int, str]] = set()
    for detail in found[:_MOST]:
        value = mupdf.pdf_dict_gets(detail.owner, detail.key)
        place = mupdf.pdf_to_num(detail.owner), detail.key
        if not mupdf.pdf_is_string(value) or (place[0] and place in seen):
            continue
        seen.add(place)
        text = mupdf.pdf_to_text_string(value)
        if text and len(text) <= _LONGEST:
            yield detail._replace(text=text)


def put_details(pdf: Any, pages: Iterable[int], texts: Mapping[str, str]) -> bool:
    """Put other texts in the place of those that a document says beside its pages; whether it says any of them."""
    changed = [detail for detail in find_details(pdf, pages) if detail.text in texts]
    for detail in changed:
        mupdf.pdf_dict_puts(detail.owner, detail.key, mupdf.pdf_new_text_string(texts[detail.text]))
    described = {detail.text: texts[detail.text] for detail in changed if detail.kind in _INFO.values()}
    if described:
        _put_in_metadata(pdf, described)
    return bool(changed)


def _put_in_metadata(pdf: Any, texts: Mapping[str, str]) -> None:
    """Say the same in the metadata stream, which says once more what the information dictionary says.

    It is XML that others wrote. Nothing of it is parsed: what stands between two tags is replaced, or stays.
    """
    root = mupdf.pdf_dict_gets(mupdf.pdf_trailer(pdf), "Root")
    stream = mupdf.pdf_dict_gets(root, "Metadata")
    old = read_stream(stream)
    new = old
    for before, after in texts.items():
        spelt = escape(_NO_XML.sub("", after), quote=False)
        new = new and new.replace(f">{escape(before, quote=False)}<".encode(), f">{spelt}<".encode())
    if new and new != old:
        mupdf.pdf_update_stream(pdf, stream, mupdf.fz_new_buffer_from_copied_data(new), 0)


def _walk(root: Any, down: str, along: str) -> Iterator[Any]:
    """The items of a tree in the order in which they are read; none twice, so that one that is bent ends."""
    seen: set[int] = set()
    waiting = [mupdf.pdf_dict_gets(root, down)]
    while waiting and len(seen) < _MOST:
        item = waiting.pop()
        number = mupdf.pdf_to_num(item)
        if not mupdf.pdf_is_dict(item) or not number or number in seen:
            continue
        seen.add(number)
        yield item
        waiting += [mupdf.pdf_dict_gets(item, along), mupdf.pdf_dict_gets(item, down)]
