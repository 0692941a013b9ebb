"""PDFs written by hand, object by object, so that a test can say what each byte of a content stream draws."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from cidfix.pdf import Document, read_document

HELVETICA = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"


def stream(data: bytes, entries: bytes = b"") -> bytes:
    """A stream object."""
    return b"<<%s/Length %d>>stream\n%s\nendstream" % (entries, len(data), data)


def to_pdf(objects: list[bytes]) -> bytes:
    """A file of objects numbered from 1, of which the first is the catalogue."""
    data, offsets = b"%PDF-1.7\n", []
    for number, obj in enumerate(objects, 1):
        offsets.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, obj)
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    count = len(objects) + 1
    xref = b"xref\n0 %d\n0000000000 65535 f \n%s" % (count, table)
    return data + xref + b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (count, len(data))


@pytest.fixture(scope="session")
def read_whole() -> Callable[[Path], Document]:
    """Read a PDF that comes with the tests, once for all of them."""
    return cache(lambda path: read_document(path, password="secret" if path.stem == "encrypted" else ""))


@pytest.fixture
def write_page(tmp_path: Path) -> Callable[..., Path]:
    """Write a PDF of one page of 300 by 200 points.

    Objects 1 to 4 are catalogue, pages, page and contents; `objects` follow from 5. `fonts` and `resources` go into
    the page's resources, `entries` into the page.
    """

    def write(
        content: bytes,
        fonts: bytes = b"/F " + HELVETICA,
        objects: tuple[bytes, ...] = (),
        entries: bytes = b"",
        resources: bytes = b"",
    ) -> Path:
        page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R%s/Resources<</Font<<%s>>%s>>>>"
        path = tmp_path / "page.pdf"
        path.write_bytes(
            to_pdf(
                [
                    b"<</Type/Catalog/Pages 2 0 R>>",
                    b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
                    page % (entries, fonts, resources),
                    stream(content),
                    *objects,
                ]
            )
        )
        return path

    return write


@pytest.fixture
def make_stream() -> Callable[..., bytes]:
    """The stream builder, for objects of a test's own."""
    return stream
