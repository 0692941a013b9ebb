"""Pages as PNG files, for formats that show the page beside its text."""

from __future__ import annotations

import struct
import zlib
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np

from cidfix.export.formats import PAGED, format_text
from cidfix.export.model import Text
from cidfix.pdf import PageRenderer, Picture

_SCALE = 1.25  # pixels to the point: small letters can be read, and a page is a tenth of a megabyte
_WIDEST = 1600  # pixels


def format_with_pages(text: Text, name: str, source: Path, password: str) -> str:
    """The text in a format, with the pages of the PDF it came from drawn where the format shows them.

    Raises PasswordError and CidfixError as `PagePngs`.
    """
    if name not in PAGED:
        return format_text(text, name)
    with PagePngs(source, password) as pages:
        return format_text(replace(text, draw=pages.draw), name)


class PagePngs:
    """Draws the pages of a PDF as PNGs; a page that can't be drawn is no bytes. To be closed, or used by `with`.

    Raises PasswordError where the password is missing or wrong, CidfixError where the file cannot be opened.
    """

    def __init__(self, path: Path, password: str) -> None:
        self._renderer = PageRenderer(path, password)

    def draw(self, number: int) -> bytes:
        """Page `number` (from 1)."""
        if not 1 <= number <= len(self._renderer.sizes):
            return b""
        scale = min(_SCALE, _WIDEST / max(self._renderer.sizes[number - 1]))
        return to_png(self._renderer.render(number, scale, None))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._renderer.close()


def to_png(picture: Picture) -> bytes:
    """A picture as a PNG file (ISO/IEC 15948), grey where it has no colour; no bytes for an empty picture."""
    if not picture.width or not picture.height:
        return b""
    pixels = np.frombuffer(picture.pixels, np.uint8).reshape(picture.height, picture.width, 3)
    grey = bool((pixels == pixels[:, :, :1]).all())
    rows = pixels[:, :, 0] if grey else pixels.reshape(picture.height, -1)
    filtered = np.insert(rows, 0, 0, axis=1)
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 0 if grey else 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(filtered.tobytes())), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_to_chunk(name, data) for name, data in chunks)


def _to_chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
