"""Outlines of glyphs as hashes that are the same for the same shape in any font of any document.

Each producer subsets and renumbers fonts anew, so codes and glyph ids do not carry over from one document to the
next; the shape does. Composite glyphs are taken apart, implied points written out, and what does not change the
picture is normalised: em size, side bearing, where a contour starts, which contour comes first, and the direction
they all run in. Height above the baseline stays, since comma and apostrophe differ in nothing else.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

from fontTools.misc.bezierTools import calcCubicBounds, calcQuadraticBounds
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from cidfix.pdf.drawing import NO_DRAWING, Drawing, to_drawing
from cidfix.pdf.sfnt import NUMBERED
from cidfix.pdf.type1 import parse_type1

_GRID = 1000  # to the em: what outlines are rounded to
_LONGEST = 20_000  # segments; a glyph with more is no letter
_SFNT = (b"\0\1\0\0", b"true", b"OTTO", b"ttcf", b"\0\2\0\0")

Point = tuple[float, float]
Segment = tuple[Point, ...]  # line, quadratic or cubic: 2, 3 or 4 points, ends included


@dataclass(frozen=True, slots=True)
class Shape:
    """A glyph's ink: the hash of its outline ("" when blank or unknown), its box in em, and whether it has none.

    `drawing` is the outline itself, where it really stands.
    """

    outline: str = ""
    ink: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    blank: bool = False
    drawing: Drawing = NO_DRAWING


class Program(NamedTuple):
    """A font program: its glyphs' names, how to draw one, its units to the em, and what else it says of its glyphs."""

    names: Mapping[int, str]  # by glyph id, as FreeType counts: CIDs in a CFF program that is keyed by them
    glyphs: Mapping[str, Any]  # things with draw(pen)
    em: float
    named: bool  # whether the names are the font's own
    sfnt: Any = None  # the tables around the glyphs, as `cidfix.pdf.sfnt` reads them
    ordering: str = ""  # of the character collection that the glyphs of a CFF program are keyed by


class _Drawable(Protocol):
    def draw(self, pen: Any) -> None: ...


def open_program(data: bytes) -> Program:
    """A TrueType, OpenType, bare CFF or Type 1 font program. Raises what fontTools raises on a malformed one."""
    if data[:4] in _SFNT:
        font = TTFont(io.BytesIO(data), lazy=True, fontNumber=0)
        if "CFF " in font.reader:
            # Without a head table it is a bare CFF program to FreeType.
            program = _open_cff(font.reader["CFF "], float(font["head"].unitsPerEm) if "head" in font else None)
            font.setGlyphOrder([f"{NUMBERED}{gid}" for gid in range(len(program.names))])
            return program._replace(sfnt=font)
        names = [f"{NUMBERED}{gid}" for gid in range(font["maxp"].numGlyphs)]
        font.setGlyphOrder(names)
        return Program(dict(enumerate(names)), _TrueType(font["glyf"]), float(font["head"].unitsPerEm), False, font)
    if data[:1] == b"\1":
        return _open_cff(data, None)
    return _open_type1(data)


def read_shapes(program: Program, gids: Iterable[int]) -> dict[int, Shape]:
    """The shapes of glyph ids; one that the program does not have or cannot draw is unknown."""
    shapes = {}
    for gid in gids:
        pen = _ContourPen(program.glyphs)
        try:
            program.glyphs[program.names[gid]].draw(pen)
            shapes[gid] = to_shape(pen.contours, program.em)
        except Exception:  # noqa: BLE001 (a malformed glyph can raise anything and costs only itself)
            shapes[gid] = Shape()
    return shapes


def to_shape(contours: list[list[Segment]], em: float) -> Shape:
    """The normalised hash, the box and the drawing of an outline in font units, `em` of them to the em."""
    contours = [contour for contour in contours if len(contour) > 1]
    if not contours:
        return Shape(blank=True)
    x0, y0, x1, y1 = _bounds(contours)
    if x0 == x1 or y0 == y1:
        return Shape(blank=True)
    drawing = to_drawing(contours, em)
    if sum(_area(contour) for contour in contours) < 0:
        contours = [[segment[::-1] for segment in reversed(contour)] for contour in contours]
    scale = _GRID / em
    normal = sorted(_start_lowest([_round(segment, x0, scale) for segment in contour]) for contour in contours)
    digest = hashlib.blake2b(repr(normal).encode(), digest_size=8).hexdigest()
    return Shape(digest, (x0 / em, y0 / em, x1 / em, y1 / em), drawing=drawing)


def _round(segment: Segment, left: float, scale: float) -> tuple[tuple[int, int], ...]:
    return tuple((round((x - left) * scale), round(y * scale)) for x, y in segment)


def _start_lowest(segments: list[Any]) -> list[Any]:
    """The contour, begun at its lowest segment in the order of tuples, whichever it began at before."""
    lowest = min(segments)
    starts = [i for i, segment in enumerate(segments) if segment == lowest]
    return min(segments[i:] + segments[:i] for i in starts)


def _area(contour: list[Segment]) -> float:
    """Twice the signed area of the polygon of all points; its sign tells the contour's direction."""
    points = [point for segment in contour for point in segment[:-1]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*points, points[0]]))


def _bounds(contours: list[list[Segment]]) -> tuple[float, float, float, float]:
    boxes = [_segment_bounds(segment) for contour in contours for segment in contour]
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def _segment_bounds(segment: Segment) -> tuple[float, float, float, float]:
    (x0, y0), (x1, y1) = segment[0], segment[-1]
    x0, x1, y0, y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
    if all(x0 <= x <= x1 and y0 <= y <= y1 for x, y in segment[1:-1]):
        return x0, y0, x1, y1
    box: tuple[float, float, float, float]
    box = calcQuadraticBounds(*segment) if len(segment) == 3 else calcCubicBounds(*segment)
    return box


class _ContourPen(BasePen):  # type: ignore[misc]
    """Collects closed contours of lines, quadratics and cubics, without segments of no length."""

    skipMissingComponents = True  # noqa: N815 (fontTools' name)

    def __init__(self, glyphs: Mapping[str, Any]) -> None:
        super().__init__(glyphs)
        self.contours: list[list[Segment]] = []
        self._first: Point = (0.0, 0.0)
        self._room = _LONGEST

    def _moveTo(self, point: Point) -> None:  # noqa: N802 (fontTools' names)
        self.contours.append([])
        self._first = point

    def _lineTo(self, point: Point) -> None:  # noqa: N802
        self._add((self._getCurrentPoint(), point))

    def _qCurveToOne(self, control: Point, point: Point) -> None:  # noqa: N802
        self._add((self._getCurrentPoint(), control, point))

    def _curveToOne(self, first: Point, second: Point, point: Point) -> None:  # noqa: N802
        self._add((self._getCurrentPoint(), first, second, point))

    def _closePath(self) -> None:  # noqa: N802
        if self.contours and self.contours[-1]:
            self._add((self.contours[-1][-1][-1], self._first))

    _endPath = _closePath  # noqa: N815 (a font's contour is filled whether it was closed or not)

    def _add(self, segment: Segment) -> None:
        self._room -= 1
        if not self._room:
            raise ValueError("the glyph is too long")
        if any(point != segment[0] for point in segment):
            self.contours[-1].append(segment)


class _TrueType(Mapping[str, _Drawable]):
    """A glyf table as glyphs that draw themselves."""

    def __init__(self, table: Any) -> None:
        self._table = table

    def __getitem__(self, name: str) -> _Drawable:
        return _TrueTypeGlyph(self._table, self._table[name])

    def __iter__(self) -> Any:
        return iter(self._table.keys())

    def __len__(self) -> int:
        return len(self._table)


class _TrueTypeGlyph:
    def __init__(self, table: Any, glyph: Any) -> None:
        self._table, self._glyph = table, glyph

    def draw(self, pen: Any) -> None:
        self._glyph.draw(pen, self._table)


def _open_cff(data: bytes, em: float | None) -> Program:
    """A CFF table; `em` is that of the OpenType font around it, None where there is none."""
    from fontTools.cffLib import CFFFontSet  # slow to load, and many documents have no such font

    fonts = CFFFontSet()
    fonts.decompile(io.BytesIO(data), None)
    top = fonts[0]
    keyed = "ROS" in top.rawDict
    names = dict(enumerate(top.charset))
    if keyed and em is None:
        names = {int(name[3:]) if gid else 0: name for gid, name in names.items()}
    ordering = str(top.rawDict["ROS"][1]) if keyed else ""
    em = em or _to_em(top.rawDict.get("FontMatrix"))
    return Program(names, top.CharStrings, em, named=not keyed, ordering=ordering)


def _open_type1(data: bytes) -> Program:
    program = parse_type1(data)
    names = list(program.glyphs)
    if ".notdef" in names:  # FreeType, whose glyph ids MuPDF reports, puts it first by an exchange
        place = names.index(".notdef")
        names[0], names[place] = names[place], names[0]
    return Program(dict(enumerate(names)), program.glyphs, program.em, named=True)


def _to_em(matrix: Any) -> float:
    """Units to the em of a FontMatrix."""
    scale = float(matrix[0]) if matrix else 0.001
    return 1 / scale if scale else 1000.0
