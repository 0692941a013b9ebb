"""What a font dictionary says of itself: kind, name, widths, its own map, and the shapes it draws with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from pymupdf import mupdf

from cidfix.pdf.cids import COLLECTIONS, guess_collections, read_collection
from cidfix.pdf.encoding import to_base_map, to_text
from cidfix.pdf.instrument import FontObject, read_stream
from cidfix.pdf.outlines import Program, Shape, open_program, read_shapes
from cidfix.pdf.sfnt import read_characters, read_glyph_names
from cidfix.pdf.tounicode import parse_to_unicode
from cidfix.pdf.type3 import read_rendered_shapes

_SUBSET_TAG = re.compile(r"^[A-Z]{6}\+")
_LARGEST = 64 << 20  # bytes; a larger font program is not read


@dataclass(frozen=True, slots=True)
class FontFacts:
    """What the worker tells of one font, lists in the order of the codes asked for.

    `advances` are in em, None where the dictionary gives no width; `verticals` are the position vectors from the
    horizontal to the vertical origin and the vertical advances, in em (empty unless the font writes downwards).
    """

    base_name: str
    kind: str
    embedded: bool
    declared: str
    own_map: dict[int, str]
    fault: str
    advances: list[float | None]
    verticals: list[tuple[float, float, float]]
    names: dict[int, str]
    program_names: dict[int, str]
    program_map: dict[int, str]
    to_unicode: dict[int, str]
    encoded: dict[int, str]
    collections: dict[str, dict[int, str]]
    shapes: list[Shape]


def read_font(
    pdf: Any, found: FontObject, codes: list[int], gids: list[int], mirrored: list[bool], outlines: bool
) -> FontFacts:
    """The facts of a font for the codes in use, the glyph ids they draw, and whether a mirrored matrix sets them.

    Without shapes unless `outlines`.
    """
    font = _FontDict(pdf, found)
    program, fault = None, ""
    shapes: dict[int, Shape] = {}
    data = font.read_program()
    if outlines:
        try:
            if font.kind == "Type3":
                shapes = read_rendered_shapes(found.obj, codes, mirrored)
            elif data is not None:
                program, by_gid = _open(data)
                by_gid |= read_shapes(program, set(gids) - by_gid.keys())
                shapes = {code: by_gid[gid] for code, gid in zip(codes, gids, strict=True)}
        except Exception as error:  # noqa: BLE001 (a malformed program can raise anything and costs only its shapes)
            fault = f"the font's program cannot be read ({type(error).__name__})"
    drawn = {code: gid for code, gid in zip(codes, gids, strict=True) if gid > 0}
    said = _open_words(data) if program is not None and data is not None else _NO_WORDS
    by_name = _spread(said.names, drawn)
    to_unicode = font.read_to_unicode(codes)
    encoded = font.read_encoded(codes, by_name if program is not None and program.named else {})
    own_map = {code: text for code in codes if (text := to_unicode.get(code) or encoded.get(code, ""))}
    widths = font.find_widths()
    return FontFacts(
        base_name=font.base_name,
        kind=font.kind,
        embedded=data is not None or font.kind == "Type3",
        declared="ToUnicode" if to_unicode else "encoding" if own_map else "",
        own_map=own_map,
        fault=fault,
        advances=[widths(code) for code in codes],
        verticals=font.read_verticals(codes),
        names={code: name for code in codes if (name := font.names.get(code))},
        program_names=by_name,
        program_map=_spread(said.characters, drawn),
        to_unicode=to_unicode,
        encoded=encoded,
        collections=font.read_collections(codes, data is not None, said.ordering),
        shapes=[shapes.get(code, Shape()) for code in codes],
    )


@lru_cache(maxsize=4)
def _open(data: bytes) -> tuple[Program, dict[int, Shape]]:
    """A program and its shapes read so far: in merged files the same one stands many times, one after the other."""
    if len(data) > _LARGEST:
        raise ValueError("too large")
    # What FreeType cannot open MuPDF replaces by a font of its own, whose glyph ids mean nothing here.
    mupdf.fz_new_font_from_buffer("", mupdf.fz_new_buffer_from_copied_data(data), 0, 0)
    return open_program(data), {}


class _Words(NamedTuple):
    """What a font program says of its glyphs, by glyph id, and the collection they are keyed by."""

    names: Mapping[int, str]
    characters: Mapping[int, str]
    ordering: str


_NO_WORDS = _Words({}, {}, "")


@lru_cache(maxsize=4)
def _open_words(data: bytes) -> _Words:
    program, _ = _open(data)
    sfnt = program.sfnt
    names = program.names if program.named else read_glyph_names(sfnt) if sfnt is not None else {}
    return _Words(names, read_characters(sfnt) if sfnt is not None else {}, program.ordering)


def _spread(by_gid: Mapping[int, str], drawn: Mapping[int, int]) -> dict[int, str]:
    return {code: by_gid[gid] for code, gid in drawn.items() if gid in by_gid}


class _FontDict:
    """A font dictionary, and its descendant where it is composite."""

    def __init__(self, pdf: Any, found: FontObject) -> None:
        self._font = found.obj
        self._to_unicode = found.to_unicode
        descendants = self._of(self._font, "DescendantFonts")
        subtype = _name(self._of(self._font, "Subtype"))
        self._composite = subtype == "Type0" or mupdf.pdf_array_len(descendants) > 0
        self._holder = mupdf.pdf_array_get(descendants, 0) if self._composite else self._font
        self._descriptor = self._of(self._holder, "FontDescriptor")
        self.kind = "Type0" if self._composite else subtype or "Type1"
        base = _name(self._of(self._font, "BaseFont")) or _name(self._of(self._descriptor, "FontName"))
        self.base_name = _SUBSET_TAG.sub("", base)
        self._cmap: Any = None
        if self._composite:
            encoding = self._of(self._font, "Encoding")
            try:
                if mupdf.pdf_is_name(encoding):
                    self._cmap = mupdf.pdf_load_system_cmap(_name(encoding))
                else:
                    self._cmap = mupdf.pdf_load_embedded_cmap(pdf, encoding)
            except Exception:  # noqa: BLE001
                self._cmap = None

    @staticmethod
    def _of(obj: Any, key: str) -> Any:
        return mupdf.pdf_dict_gets(obj, key)

    def _to_cid(self, code: int) -> int:
        if not self._composite or self._cmap is None:
            return code
        cid: int = mupdf.pdf_lookup_cmap(self._cmap, code)
        return cid

    def read_program(self) -> bytes | None:
        for key in ("FontFile", "FontFile2", "FontFile3"):
            data = read_stream(self._of(self._descriptor, key))
            if data is not None:
                return data
        return None

    def read_to_unicode(self, codes: list[int]) -> dict[int, str]:
        """What /ToUnicode says of each code."""
        if isinstance(self._to_unicode, bytes):
            table = parse_to_unicode(self._to_unicode)
            return {code: text for code in codes if (text := table.get(code))}
        if isinstance(self._to_unicode, str) and self._to_unicode.startswith("Identity"):
            return {code: chr(code) for code in codes if 0 < code < 0xD800 or 0xDFFF < code < 0x110000}
        return {}

    def read_encoded(self, codes: list[int], names: dict[int, str]) -> dict[int, str]:
        """What the encoding says of each code, or the character collection it leads to (ISO 32000-2, 9.10.2)."""
        if self._composite:
            return self._read_collection(self._ordering, codes)
        return {code: text for code, text in self._read_encoding(codes, names).items() if text}

    def read_collections(self, codes: list[int], embedded: bool, program: str) -> dict[str, dict[int, str]]:
        """The same by each collection that the font may follow unsaid; `program` is the one its program names."""
        if not self._composite:
            return {}
        said = self._ordering if self._ordering not in ("", "Identity") else program
        guessed = guess_collections(self.base_name, said, embedded)
        return {name: values for name in guessed if (values := self._read_collection(name, codes))}

    @cached_property
    def names(self) -> dict[int, str]:
        """What the font's dictionary calls the glyphs of its codes."""
        encoding = self._of(self._font, "Encoding")
        return {} if self._composite else self._read_differences(self._of(encoding, "Differences"))

    @property
    def _ordering(self) -> str:
        ordering = self._of(self._of(self._holder, "CIDSystemInfo"), "Ordering")
        return str(mupdf.pdf_to_text_string(ordering)) if mupdf.pdf_is_string(ordering) else ""

    def _read_collection(self, name: str, codes: list[int]) -> dict[int, str]:
        return read_collection(name, {code: self._to_cid(code) for code in codes}) if name in COLLECTIONS else {}

    def _read_encoding(self, codes: list[int], names: dict[int, str]) -> dict[int, str]:
        """By the encoding of a simple font (9.6.5): differences, else the base, else the program's glyph names."""
        encoding = self._of(self._font, "Encoding")
        base = _name(encoding) if mupdf.pdf_is_name(encoding) else _name(self._of(encoding, "BaseEncoding"))
        differences = self.names
        flags = mupdf.pdf_to_int(self._of(self._descriptor, "Flags"))
        named = bool(base) or not (flags & 4 or self.kind == "Type3" or names)
        if self.base_name in ("Symbol", "ZapfDingbats") and not base:
            named = False
        table = to_base_map(base) if named else {}
        found = {}
        for code in codes:
            if code in differences:
                found[code] = to_text(differences[code])
            elif code in table:
                found[code] = table[code]
            elif code in names:
                found[code] = to_text(names[code])
        return found

    @staticmethod
    def _read_differences(array: Any) -> dict[int, str]:
        differences: dict[int, str] = {}
        code = 0
        for i in range(mupdf.pdf_array_len(array)):
            item = mupdf.pdf_array_get(array, i)
            if mupdf.pdf_is_number(item):
                code = mupdf.pdf_to_int(item)
            else:
                differences[code] = _name(item)
                code += 1
        return differences

    def find_widths(self) -> Callable[[int], float | None]:
        """Code to advance in em as the dictionary gives it."""
        if self._composite:
            default = self._of(self._holder, "DW")
            rest = mupdf.pdf_to_real(default) if mupdf.pdf_is_number(default) else 1000.0
            table, ranges = _read_width_array(self._of(self._holder, "W"), 1)

            def of_cid(code: int) -> float | None:
                cid = self._to_cid(code)
                row = table.get(cid) or next((r for low, high, r in ranges if low <= cid <= high), (rest,))
                return row[0] / 1000

            return of_cid
        widths = self._of(self._font, "Widths")
        if not mupdf.pdf_is_array(widths):
            return lambda _: None
        scale = 0.001
        if self.kind == "Type3":
            matrix = self._of(self._font, "FontMatrix")
            scale = mupdf.pdf_array_get_real(matrix, 0) if mupdf.pdf_array_len(matrix) else 0.001
        first = mupdf.pdf_to_int(self._of(self._font, "FirstChar"))
        count = mupdf.pdf_array_len(widths)
        missing = mupdf.pdf_to_real(self._of(self._descriptor, "MissingWidth"))

        def of_code(code: int) -> float | None:
            inside = 0 <= code - first < count
            return float(mupdf.pdf_array_get_real(widths, code - first) if inside else missing) * scale

        return of_code

    def read_verticals(self, codes: list[int]) -> list[tuple[float, float, float]]:
        """For a font that writes downwards: position vector and advance in em (9.7.4.3)."""
        if self._cmap is None or not mupdf.pdf_cmap_wmode(self._cmap):
            return []
        default = self._of(self._holder, "DW2")
        given = mupdf.pdf_array_len(default) == 2
        v_default = mupdf.pdf_array_get_real(default, 0) if given else 880.0
        w_default = mupdf.pdf_array_get_real(default, 1) if given else -1000.0
        table, ranges = _read_width_array(self._of(self._holder, "W2"), 3)
        widths = self.find_widths()
        rows = []
        for code in codes:
            cid = self._to_cid(code)
            row = table.get(cid) or next((r for low, high, r in ranges if low <= cid <= high), None)
            if row is None:
                row = (w_default, (widths(code) or 0.0) * 500, v_default)
            rows.append((row[1] / 1000, row[2] / 1000, -row[0] / 1000))
        return rows


def _read_width_array(
    array: Any, each: int
) -> tuple[dict[int, tuple[float, ...]], list[tuple[int, int, tuple[float, ...]]]]:
    """A /W (`each` 1) or /W2 (3) array: rows by CID, and rows by range of CIDs."""
    table: dict[int, tuple[float, ...]] = {}
    ranges = []
    i, count = 0, mupdf.pdf_array_len(array)
    while i + 1 < count:
        first = mupdf.pdf_array_get_int(array, i)
        second = mupdf.pdf_array_get(array, i + 1)
        if mupdf.pdf_is_array(second):
            values = [mupdf.pdf_array_get_real(second, k) for k in range(mupdf.pdf_array_len(second))]
            for k in range(len(values) // each):
                table[first + k] = tuple(values[k * each : (k + 1) * each])
            i += 2
        else:
            row = tuple(mupdf.pdf_array_get_real(array, i + 2 + k) for k in range(each))
            ranges.append((first, mupdf.pdf_to_int(second), row))
            i += 2 + each
    return table, ranges


def _name(obj: Any) -> str:
    """A name object's text, "" for anything else."""
    if not mupdf.pdf_is_name(obj):
        return ""
    try:
        return str(mupdf.pdf_to_name(obj)).encode("utf-8", "replace").decode()
    except UnicodeDecodeError:
        return ""
