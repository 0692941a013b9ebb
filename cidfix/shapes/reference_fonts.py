"""Reads reference fonts: of each glyph its shape, its width, and the text it stands for."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from fontTools import unicodedata
from fontTools.agl import toUnicode
from fontTools.ttLib import TTCollection, TTFont

from cidfix.errors import CidfixError
from cidfix.pdf.document import Outlines
from cidfix.pdf.outlines import Shape, open_program, read_shapes
from cidfix.shapes.gsub import find_small_capitals, find_values, to_value

_PACKED = (b"wOFF", b"wOF2")

_NATIONAL = ("gb2312", "shift_jis", "big5", "euc_kr")
"""The standards whose ideographs and syllables are in use in print; there are a hundred thousand more."""


@dataclass(frozen=True, slots=True)
class ReferenceGlyph:
    """One glyph of a reference font: its glyph id, shape, advance in em, and what it stands for, likeliest first.

    `small` is true for a small capital, whose shape is another letter's.
    """

    gid: int
    shape: Shape
    advance: float
    values: tuple[str, ...]
    small: bool


def read_reference_font(path: Path) -> Iterator[tuple[str, list[ReferenceGlyph]]]:
    """Each font of a file by its full name, or the file's, with its glyphs that stand for something and have ink.

    Raises CidfixError for a packed font that can't be unpacked here, and what fontTools raises on what it cannot read.
    """
    data = path.read_bytes()
    if path.suffix.lower() == ".pfb":
        yield _read_type1(path.stem, data)
        return
    if data[:4] in _PACKED:
        data = _unpack(path, data)
    # Faces of a collection share their outlines; what differs is which variants are the usual ones.
    font = TTCollection(io.BytesIO(data)).fonts[0] if data[:4] == b"ttcf" else TTFont(io.BytesIO(data))
    name, glyphs = _read_sfnt(font, data)
    yield name or path.stem, glyphs


def _unpack(path: Path, data: bytes) -> bytes:
    """A font that was packed for the web, as it was before."""
    if data[:4] == b"wOF2" and not (find_spec("brotli") or find_spec("brotlicffi")):
        remedy = "name the same font as .ttf or .otf, or install Python's package brotli"
        raise CidfixError("the font is packed for the web (WOFF2) and can't be unpacked here", str(path), remedy)
    font = TTFont(io.BytesIO(data))
    font.flavor = None
    unpacked = io.BytesIO()
    font.save(unpacked)
    return unpacked.getvalue()


def _read_sfnt(font: TTFont, data: bytes) -> tuple[str, list[ReferenceGlyph]]:
    values = find_values(font)
    program = open_program(data)
    gids = {name: gid for gid, name in enumerate(font.getGlyphOrder())}
    wanted = {gids[name]: found for name, found in values.items() if name in gids and is_in_print(found[0])}
    shapes = read_shapes(program, wanted)
    em = font["head"].unitsPerEm
    widths = font["hmtx"].metrics
    order = font.getGlyphOrder()
    mapped = {name for code, name in (font.getBestCmap() or {}).items() if to_value(chr(code))}
    small = find_small_capitals(font) - mapped
    glyphs = [
        ReferenceGlyph(gid, shapes[gid], widths.get(order[gid], (0, 0))[0] / em, found, order[gid] in small)
        for gid, found in wanted.items()
        if shapes[gid].outline
    ]
    return (font["name"].getDebugName(4) if "name" in font else None) or "", glyphs


def _read_type1(name: str, data: bytes) -> tuple[str, list[ReferenceGlyph]]:
    program = open_program(data)
    values = {gid: to_value(toUnicode(name)) for gid, name in program.names.items()}
    shapes = read_shapes(program, (gid for gid, value in values.items() if value))
    glyphs = [
        # a charstring knows its width once it has been drawn
        ReferenceGlyph(gid, shape, float(program.glyphs[program.names[gid]].width) / program.em, (values[gid],), False)
        for gid, shape in shapes.items()
        if shape.outline
    ]
    return name, glyphs


def is_in_print(value: str) -> bool:
    """False for the ideographs and Hangul syllables that no national standard has, and what is made of them."""
    if unicodedata.script(value[0]) not in ("Hani", "Hang"):
        return True
    return len(value) == 1 and any(value in _list_characters(standard) for standard in _NATIONAL)


@cache
def _list_characters(standard: str) -> frozenset[str]:
    pairs = (bytes((high, low)) for high in range(0x81, 0xFF) for low in range(0x40, 0xFF))
    return frozenset(pair.decode(standard, "ignore") for pair in pairs)


def to_outlines(shapes: list[Shape]) -> Outlines:
    """The drawings of shapes as one set of arrays."""
    verbs = np.frombuffer(b"".join(shape.drawing.verbs for shape in shapes), np.uint8)
    points = np.frombuffer(b"".join(shape.drawing.points.tobytes() for shape in shapes), np.float32).reshape(-1, 2)
    verb_start = np.concatenate([[0], np.cumsum([len(shape.drawing.verbs) for shape in shapes])]).astype(np.int32)
    point_start = np.concatenate([[0], np.cumsum([len(shape.drawing.points) // 2 for shape in shapes])])
    return Outlines(verbs, points, verb_start, point_start.astype(np.int32))
