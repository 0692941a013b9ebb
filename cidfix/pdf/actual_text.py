"""Words that say as a whole what they stand for: /ActualText round what a page shows (ISO 32000-2, 14.9.4).

A map from codes to texts can't say that letters are typed in another order than they are drawn, or that a code stands
for one thing here and for another there. So the content stream of a page is spelt again, with such words in marked
content of their own; every other byte of it stays. A page whose stream does not show, code by code, what was read from
it stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from pymupdf import mupdf

from cidfix.pdf.codespace import find_code_spaces
from cidfix.pdf.content import Operation, read_operations
from cidfix.pdf.instrument import read_stream

_NO_TEXT = "\u200b"
_DEEPEST = 20  # of forms in forms
_MOST_GLYPHS = 1_000_000  # of a page, forms in forms counted as often as they are drawn

Word = tuple[Sequence[int], str]
"""The glyphs of a word, counted over all that its page shows, and its text."""


class _Font(NamedTuple):
    name: str
    spaces: Sequence[tuple[int, int, int]]


class _Glyph(NamedTuple):
    font: str
    code: int
    data: bytes


@dataclass(frozen=True, slots=True)
class _Show:
    """An operation that shows text: glyphs and, between them, adjustments.

    `in_form`: it stands in a form, which may be drawn elsewhere too.
    """

    operation: Operation
    parts: tuple[_Glyph | float, ...]
    in_form: bool

    @property
    def glyphs(self) -> list[_Glyph]:
        return [part for part in self.parts if isinstance(part, _Glyph)]


@dataclass(frozen=True, slots=True)
class _Run:
    """Neighbouring glyphs, from `first` to `last`, that stand in marked content of their own, and its text."""

    first: int
    last: int
    text: str


def mark_words(
    pdf: Any,
    page: Any,
    names: Mapping[int, str],
    tables: Mapping[str, Mapping[int, str]],
    drawn: Sequence[tuple[str, int]],
    words: Sequence[Word],
) -> bool:
    """Put /ActualText round words of a page; false where its stream does not show what was read, and nothing is done.

    `names` gives the name of the font whose object has a number, `tables` what fonts say of their codes, `drawn` is
    what was read from the page: font and code of each glyph, in order.
    """
    data = _read_contents(page)
    shows = list(_Walk(names).read(data, mupdf.pdf_dict_get_inheritable(page, mupdf.pdf_new_name("Resources")), 0))
    found = [(glyph.font, glyph.code) for show in shows for glyph in show.glyphs]
    if found != list(drawn[: len(found)]):
        return False
    lengths = [len(tables.get(font, {}).get(code, " ")) for font, code in found]
    buffer = mupdf.fz_new_buffer_from_copied_data(_spell(data, shows, _find_runs(shows, lengths, words)))
    mupdf.pdf_dict_puts(page, "Contents", mupdf.pdf_add_stream(pdf, buffer, mupdf.PdfObj(), 0))
    return True


def _read_contents(page: Any) -> bytes:
    contents = mupdf.pdf_dict_gets(page, "Contents")
    if mupdf.pdf_is_array(contents):
        parts = [read_stream(mupdf.pdf_array_get(contents, i)) for i in range(mupdf.pdf_array_len(contents))]
        return b"\n".join(part or b"" for part in parts)
    return read_stream(contents) or b""


class _Walk:
    """What a page shows, forms included, with the font of each operation."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names
        self._fonts: dict[int, _Font] = {}
        self._font: Any = None  # the dictionary that is set
        self._count = 0

    def read(self, data: bytes, resources: Any, depth: int) -> Iterator[_Show]:
        """The operations that show text, in order, those of forms among them."""
        saved = []
        for operation in read_operations(data):
            operator, operands = operation.operator, operation.operands
            if operator == b"q":
                saved.append(self._font)
            elif operator == b"Q" and saved:
                self._font = saved.pop()
            elif operator == b"Tf" and len(operands) > 1:
                self._font = _find(resources, "Font", operands[-2])
            elif operator == b"gs" and operands:
                font = mupdf.pdf_array_get(mupdf.pdf_dict_gets(_find(resources, "ExtGState", operands[-1]), "Font"), 0)
                self._font = font if mupdf.pdf_is_dict(font) else self._font
            elif operator == b"Do" and operands and depth < _DEEPEST:
                yield from self._read_form(_find(resources, "XObject", operands[-1]), resources, depth + 1)
            elif operator in (b"Tj", b"TJ", b"'", b'"'):
                parts = tuple(self._read_parts(operands if operator == b"TJ" else operands[-1:]))
                yield _Show(operation, parts, depth > 0)
            if self._count > _MOST_GLYPHS:
                return

    def _read_form(self, form: Any, resources: Any, depth: int) -> Iterator[_Show]:
        if mupdf.pdf_to_name(mupdf.pdf_dict_gets(form, "Subtype")) != "Form":
            return
        font = self._font
        own = mupdf.pdf_dict_gets(form, "Resources")
        yield from self.read(read_stream(form) or b"", own if mupdf.pdf_is_dict(own) else resources, depth)
        self._font = font

    def _read_parts(self, operands: Sequence[object]) -> Iterator[_Glyph | float]:
        font = self._name_font()
        for operand in operands:
            if isinstance(operand, float):
                yield operand
            elif isinstance(operand, bytes):
                at = 0
                while at < len(operand):
                    length, code = _read_code(operand, at, font.spaces)
                    yield _Glyph(font.name, code, operand[at : at + length])
                    at += length
                    self._count += 1

    def _name_font(self) -> _Font:
        number = mupdf.pdf_to_num(self._font) if self._font is not None else 0
        if number not in self._fonts:
            spaces = find_code_spaces(self._font) if number else [(1, 0, 0xFF)]
            self._fonts[number] = _Font(self._names.get(number, ""), spaces)
        return self._fonts[number]


def _find(resources: Any, kind: str, name: object) -> Any:
    key = name[1:] if isinstance(name, str) else ""
    return mupdf.pdf_dict_gets(mupdf.pdf_dict_gets(resources, kind), key)


def _read_code(data: bytes, at: int, spaces: Sequence[tuple[int, int, int]]) -> tuple[int, int]:
    """How many bytes the code at a place has, and the code; one byte where it is in no range."""
    for length, first, last in spaces:
        code = int.from_bytes(data[at : at + length])
        if at + length <= len(data) and first <= code <= last:
            return length, code
    return 1, data[at]


def _find_runs(shows: Sequence[_Show], lengths: Sequence[int], words: Sequence[Word]) -> list[_Run]:
    """The runs of words' glyphs, each within one operation that shows text.

    Some readers repeat the text for each piece of marked content that is in it, and PDFium measures the gap behind a
    run from the first operation in it. So a word of several operations has a part of its text in each, by the `lengths`
    of what its glyphs stand for alone.
    """
    show_of = [number for number, show in enumerate(shows) for _ in show.glyphs]
    runs = []
    for glyphs, text in words:
        found = [glyph for glyph in sorted(glyphs) if glyph < len(show_of) and not shows[show_of[glyph]].in_form]
        # The number of a glyph less its rank is the same for neighbours.
        groups = groupby(enumerate(found), key=lambda item: (item[1] - item[0], show_of[item[1]]))
        pieces = [[glyph for _, glyph in group] for _, group in groups]
        parts = _share_out(text, [sum(lengths[glyph] for glyph in piece) for piece in pieces])
        runs += [_Run(piece[0], piece[-1], part) for piece, part in zip(pieces, parts, strict=True)]
    return runs


def _share_out(text: str, counts: Sequence[int]) -> list[str]:
    """A text in parts, each about as long as its count's share, none empty: readers take no text for no say."""
    parts, at, done, whole = [], 0, 0, max(sum(counts), 1)
    for place, count in enumerate(counts):
        done += count
        left = len(counts) - place - 1
        stop = len(text) if not left else max(min(round(len(text) * done / whole), len(text) - left), at + 1)
        parts.append(text[at:stop] or _NO_TEXT)
        at = stop
    return parts


def _spell(data: bytes, shows: Sequence[_Show], runs: Sequence[_Run]) -> bytes:
    """The content stream with its runs in marked content."""
    begins, ends = {run.first: _begin(run.text) for run in runs}, {run.last for run in runs}
    pieces, copied, glyph = [], 0, 0
    for show in shows:
        numbers = range(glyph, glyph + len(show.glyphs))
        if any(number in begins or number in ends for number in numbers):
            pieces += [data[copied : show.operation.start], _spell_show(show, glyph, begins, ends)]
            copied = show.operation.stop
        glyph = numbers.stop
    return b"".join([*pieces, data[copied:]])


def _begin(text: str) -> bytes:
    return b"/Span<</ActualText<FEFF%s>>>BDC" % text.encode("utf-16-be").hex().upper().encode()


def _spell_show(show: _Show, glyph: int, begins: Mapping[int, bytes], ends: set[int]) -> bytes:
    """An operation that shows text as several, from the number of its first glyph on."""
    pieces: list[bytes] = []
    array: list[bytes] = []
    operation = show.operation
    if operation.operator == b'"':
        pieces += [_spell_number(operation.operands[-3]), b"Tw", _spell_number(operation.operands[-2]), b"Tc"]
    if operation.operator in (b"'", b'"'):
        pieces.append(b"T*")
    for part in show.parts:
        if isinstance(part, float):
            array.append(_spell_number(part))
            continue
        if glyph in begins:
            pieces += [_show(array), begins[glyph]]
            array = []
        array.append(b"<%s>" % part.data.hex().upper().encode())
        if glyph in ends:
            pieces += [_show(array), b"EMC"]
            array = []
        glyph += 1
    return b" ".join([*filter(None, pieces), _show(array)])


def _show(array: Sequence[bytes]) -> bytes:
    return b"[%s]TJ" % b" ".join(array) if array else b""


def _spell_number(number: object) -> bytes:
    spelt = f"{number:.6f}" if isinstance(number, float) else "0"
    return (spelt.rstrip("0").rstrip(".") or "0").encode()
