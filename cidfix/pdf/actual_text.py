"""Words that say as a whole what they stand for: /ActualText round what a page shows (ISO 32000-2, 14.9.4).

A map from codes to texts can't say that letters are typed in another order than they are drawn, or that a code stands
for one thing here and for another there. So the content stream of a page is spelt again, with such words in marked
content of their own; every other byte of it stays. A page whose stream does not show, code by code, what was read from
it stays as it is.

A form is a stream that pages draw, and is spelt again where its words are the same wherever it is drawn. What is
marked already as it should be stays, so that a second repair adds nothing to the first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from pymupdf import mupdf

from cidfix.pdf.codespace import find_code_spaces
from cidfix.pdf.content import Operation, read_operations
from cidfix.pdf.instrument import read_stream

_NO_TEXT = "\u200b"
_DEEPEST = 20  # of forms in forms
_MOST_GLYPHS = 1_000_000  # of a page, forms in forms counted as often as they are drawn


class Word(NamedTuple):
    """The glyphs of a word, counted over all that its page shows, and its text.

    `said`: more is known of its glyphs than the file says. Where nothing is, the text that an earlier repair gave it
    stays.
    """

    glyphs: Sequence[int]
    text: str
    said: bool = True


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

    `first` is the number of its first glyph on the page, `local` in its own stream.
    """

    operation: Operation
    parts: tuple[_Glyph | float, ...]
    first: int
    local: int

    @property
    def glyphs(self) -> list[_Glyph]:
        return [part for part in self.parts if isinstance(part, _Glyph)]


@dataclass(frozen=True, slots=True)
class _Run:
    """Neighbouring glyphs, from `first` to `last`, that stand in marked content of their own, and its text."""

    first: int
    last: int
    text: str
    said: bool


@dataclass(frozen=True, slots=True)
class _Span:
    """Glyphs, from `first` to `last`, that stand in marked content already, its text, and the operations round it."""

    first: int
    last: int
    text: str
    begin: Operation
    end: Operation


@dataclass(frozen=True, slots=True)
class _Use:
    """A stream that a page draws, its own or that of a form (its number, 0 for the page), once for each time."""

    number: int
    data: bytes
    shows: list[_Show] = field(default_factory=list)
    spans: list[_Span] = field(default_factory=list)


@dataclass(slots=True)
class _Form:
    """A form: how it was drawn first, its runs then, whether they were the same since, and the pages with such runs."""

    use: _Use
    runs: list[_Run]
    pages: list[int]
    same: bool = True


class WordMarker:
    """Puts /ActualText round words: those of pages at once, those of forms at the end, when all uses are known.

    `names` gives the name of the font whose object has a number, `texts` what fonts say of their codes. `repaired`: the
    PDF was repaired before.
    """

    def __init__(
        self, pdf: Any, names: Mapping[int, str], texts: Mapping[str, Mapping[int, str]], repaired: bool
    ) -> None:
        self._pdf, self._names, self._texts, self._repaired = pdf, names, texts, repaired
        self._forms: dict[int, _Form] = {}
        self._known: set[int] = set()  # pages of which each word's text is known
        self.changed = False

    def mark_page(self, number: int, drawn: Sequence[tuple[str, int]], words: Sequence[Word]) -> bool:
        """Mark words of a page (from 1); false where its stream does not show what was read, and nothing is done.

        `drawn` is what was read from the page: font and code of each glyph, in order.
        """
        page = mupdf.pdf_lookup_page_obj(self._pdf, number - 1)
        uses = self._read_page(page)
        shows = sorted((show for use in uses for show in use.shows), key=lambda show: show.first)
        found = [(glyph.font, glyph.code) for show in shows for glyph in show.glyphs]
        if found != list(drawn[: len(found)]):
            return False
        self._known.add(number)
        lengths = [len(self._texts.get(font, {}).get(code, " ")) for font, code in found]
        runs = {run.first: run for run in _find_runs(shows, lengths, words)}
        for use in uses:
            own = [
                _Run(show.local + at, show.local + at + run.last - run.first, run.text, run.said)
                for show in use.shows
                for at in range(len(show.glyphs))
                if (run := runs.get(show.first + at))
            ]
            if use.number:
                self._keep_form(use, own, number)
            elif (data := _mark(use, own, self._repaired)) is not None:
                buffer = mupdf.fz_new_buffer_from_copied_data(data)
                mupdf.pdf_dict_puts(page, "Contents", mupdf.pdf_add_stream(self._pdf, buffer, mupdf.PdfObj(), 0))
                self.changed = True
        return True

    def mark_forms(self) -> list[int]:
        """Mark the words of forms; returns the pages with words that stay as they are, since others would change."""
        wanted = {
            number: data
            for number, form in self._forms.items()
            if form.same and (data := _mark(form.use, form.runs, self._repaired)) is not None
        }
        elsewhere = self._find_drawn_elsewhere(wanted.keys())
        for number, data in wanted.items():
            if number not in elsewhere:
                form = mupdf.pdf_load_object(self._pdf, number)
                mupdf.pdf_update_stream(self._pdf, form, mupdf.fz_new_buffer_from_copied_data(data), 0)
                self.changed = True
        left = (form for number, form in self._forms.items() if not form.same or number in elsewhere)
        return sorted({page for form in left for page in form.pages})

    def _keep_form(self, use: _Use, runs: list[_Run], page: int) -> None:
        form = self._forms.setdefault(use.number, _Form(use, runs, []))
        form.same &= form.runs == runs
        form.pages += [page] if runs else []

    def _find_drawn_elsewhere(self, numbers: Iterable[int]) -> set[int]:
        """Which of some forms are drawn on pages of whose words nothing is known."""
        wanted, found = set(numbers), set[int]()
        for page in range(1, mupdf.pdf_count_pages(self._pdf) + 1) if wanted else ():
            if page not in self._known:
                uses = self._read_page(mupdf.pdf_lookup_page_obj(self._pdf, page - 1))
                found |= wanted & {use.number for use in uses}
        return found

    def _read_page(self, page: Any) -> list[_Use]:
        walk = _Walk(self._names)
        resources = mupdf.pdf_dict_get_inheritable(page, mupdf.pdf_new_name("Resources"))
        walk.read(_Use(0, _read_contents(page)), resources, 0)
        return walk.uses


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
        self.uses: list[_Use] = []

    def read(self, use: _Use, resources: Any, depth: int) -> None:
        """Read a stream, and the forms that it draws."""
        self.uses.append(use)
        saved: list[Any] = []
        marks = _Marks(use.spans)
        count = 0  # of its own glyphs
        for operation in read_operations(use.data):
            operator, operands = operation.operator, operation.operands
            marks.follow(operation, count)
            if operator == b"Do" and operands and depth < _DEEPEST:
                self._read_form(_find(resources, "XObject", operands[-1]), resources, depth + 1)
            elif operator in (b"Tj", b"TJ", b"'", b'"'):
                first = self._count
                parts = tuple(self._read_parts(operands if operator == b"TJ" else operands[-1:]))
                use.shows.append(_Show(operation, parts, first, count))
                count += self._count - first
            else:
                self._set_font(operation, resources, saved)
            if self._count > _MOST_GLYPHS:
                return

    def _set_font(self, operation: Operation, resources: Any, saved: list[Any]) -> None:
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

    def _read_form(self, form: Any, resources: Any, depth: int) -> None:
        if mupdf.pdf_to_name(mupdf.pdf_dict_gets(form, "Subtype")) != "Form":
            return
        font = self._font
        own = mupdf.pdf_dict_gets(form, "Resources")
        use = _Use(mupdf.pdf_to_num(form), read_stream(form) or b"")
        self.read(use, own if mupdf.pdf_is_dict(own) else resources, depth)
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


class _Marks:
    """The marked content of a stream, as far as it gives a text to nothing but glyphs of that stream."""

    def __init__(self, spans: list[_Span]) -> None:
        self._spans = spans
        self._open: list[tuple[Operation, int, str | None]] = []

    def follow(self, operation: Operation, count: int) -> None:
        """Take notice of an operation that stands behind a number of glyphs."""
        operator = operation.operator
        if operator in (b"BDC", b"BMC"):
            self._spoil()
            self._open.append((operation, count, _read_actual_text(operation)))
        elif operator == b"Do":
            self._spoil()
        elif operator == b"EMC" and self._open:
            begin, first, text = self._open.pop()
            if text is not None and count > first:
                self._spans.append(_Span(first, count - 1, text, begin, operation))

    def _spoil(self) -> None:
        """What holds more than glyphs is left alone."""
        self._open = [(begin, first, None) for begin, first, _ in self._open]


def _read_actual_text(operation: Operation) -> str | None:
    """The text that marked content stands for, where it says nothing else."""
    match operation.operands:
        case ("/Span", "<<", "/ActualText", bytes(data), ">>") if data.startswith(b"\xfe\xff"):
            return data[2:].decode("utf-16-be", "replace")
    return None


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
    """The runs of words' glyphs, each within one operation that shows text, counted over the page.

    Some readers repeat the text for each piece of marked content that is in it, and PDFium measures the gap behind a
    run from the first operation in it. So a word of several operations has a part of its text in each, by the `lengths`
    of what its glyphs stand for alone.
    """
    show_of = [number for number, show in enumerate(shows) for _ in show.glyphs]
    runs = []
    for glyphs, text, said in words:
        found = [glyph for glyph in sorted(glyphs) if glyph < len(show_of)]
        # The number of a glyph less its rank is the same for neighbours.
        groups = groupby(enumerate(found), key=lambda item: (item[1] - item[0], show_of[item[1]]))
        pieces = [[glyph for _, glyph in group] for _, group in groups]
        parts = _share_out(text, [sum(lengths[glyph] for glyph in piece) for piece in pieces])
        runs += [_Run(piece[0], piece[-1], part, said) for piece, part in zip(pieces, parts, strict=True)]
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


def _mark(use: _Use, runs: Sequence[_Run], repaired: bool) -> bytes | None:
    """A stream with its runs in marked content; None where they are already."""
    marked = {glyph for span in use.spans for glyph in range(span.first, span.last + 1)}
    there = {(span.first, span.last, span.text) for span in use.spans}
    new = [
        run
        for run in runs
        if (run.first, run.last, run.text) not in there
        and (run.said or not repaired or marked.isdisjoint(range(run.first, run.last + 1)))
    ]
    told = {glyph for run in new for glyph in range(run.first, run.last + 1)}
    old = [span for span in use.spans if told.issuperset(range(span.first, span.last + 1))]
    return _spell(use, new, old) if new else None


def _spell(use: _Use, runs: Sequence[_Run], old: Sequence[_Span]) -> bytes:
    """The stream with runs in marked content, and without what they were marked with before."""
    begins, ends = {run.first: _begin(run.text) for run in runs}, {run.last for run in runs}
    edits = [(mark.start, mark.stop, b" ") for span in old for mark in (span.begin, span.end)]
    for show in use.shows:
        numbers = range(show.local, show.local + len(show.glyphs))
        if any(number in begins or number in ends for number in numbers):
            edits.append((show.operation.start, show.operation.stop, _spell_show(show, show.local, begins, ends)))
    pieces, copied = [], 0
    for start, stop, spelt in sorted(edits):
        pieces += [use.data[copied:start], spelt]
        copied = stop
    return b"".join([*pieces, use.data[copied:]])


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
