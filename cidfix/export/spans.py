"""Words as stretches that look alike, and the ends of lines, columns and pages between and within them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias
from unicodedata import normalize

from cidfix.export.model import Doubt, Run, Style, Text, Tokens, Word
from cidfix.layout import Direction


@dataclass(frozen=True, slots=True)
class Break:
    """Where a line of the page begins, perhaps within a word; `column` and `page` are true where these begin, too."""

    number: int
    line: str
    column: bool
    page: bool
    within: bool


Span: TypeAlias = Run | Word | Break
"""A stretch of text that looks alike, the mark of a note, or a break."""


def list_spans(words: Sequence[Word]) -> Iterator[Run | Word]:
    """The text of words in stretches that look alike, spaces within, with the marks of notes between them."""
    yield from (span for span in _join(_list_pieces(words)) if not isinstance(span, Break))


def list_broken(words: Sequence[Word], text: Text, behind: Word | None) -> Iterator[Span]:
    """The same with all breaks of the page; `behind` is the word that stands before these, in what was written last."""
    if behind is not None and words and _is_next(text.tokens, behind.tokens[-1], words[0].tokens[0]):
        yield to_break(text.tokens, behind.tokens[-1], words[0].tokens[0], within=False)
    yield from _join(_list_pieces_and_breaks(words, text))


def _join(pieces: Iterator[Span]) -> Iterator[Span]:
    """Pieces with neighbours of one look put together."""
    held: Run | None = None
    for piece in pieces:
        if isinstance(piece, Run):
            if held is not None and held.doubt is not Doubt.UNKNOWN and _look(held) == _look(piece):
                held = replace(held, text=held.text + piece.text)
                continue
            if held is not None:
                yield held
            held = piece
            continue
        if held is not None:
            yield held
        held = None
        yield piece
    if held is not None:
        yield held


def _look(run: Run) -> tuple[Style, Doubt]:
    return run.style, run.doubt


def _list_pieces(words: Sequence[Word]) -> Iterator[Run | Word]:
    before: Word | None = None
    for word in words:
        yield from _space(before, word)
        yield from ((word,) if word.note is not None else word.runs)
        before = word


def _list_pieces_and_breaks(words: Sequence[Word], text: Text) -> Iterator[Span]:
    tokens = text.tokens
    before: Word | None = None
    for word in words:
        yield from _space(before, word)
        if before is not None and _is_next(tokens, before.tokens[-1], word.tokens[0]):
            yield to_break(tokens, before.tokens[-1], word.tokens[0], within=False)
        if word.note is not None:
            yield word
        else:
            yield from _list_parts(word, text)
        before = word


def _space(before: Word | None, word: Word) -> Iterator[Run]:
    """The space before a word, which looks as both its neighbours do."""
    if before is not None and word.spaced:
        one, two = before.runs[-1], word.runs[0]
        style = one.style & two.style & ~(Style.RAISED | Style.LOWERED)
        doubt = Doubt.UNSURE if one.doubt is two.doubt is Doubt.UNSURE else Doubt.NONE
        yield Run(" ", style, doubt)


def _list_parts(word: Word, text: Text) -> Iterator[Run | Break]:
    """The runs of a word, with a break where it goes on in the next line."""
    tokens = text.tokens
    cut = next(
        (at for at in range(1, len(word.tokens)) if _is_next(tokens, word.tokens[at - 1], word.tokens[at])), None
    )
    if cut is None:
        yield from word.runs
        return
    place = _find_cut(word.text, "".join(text.decoded[token] for token in word.tokens[cut:]))
    at, shown = 0, False
    for run in word.runs:
        if not shown and at + len(run.text) > place:
            if place > at:
                yield replace(run, text=run.text[: place - at])
            yield to_break(tokens, word.tokens[cut - 1], word.tokens[cut], within=True)
            yield replace(run, text=run.text[max(place - at, 0) :])
            shown = True
        else:
            yield run
        at += len(run.text)
    if not shown:
        yield to_break(tokens, word.tokens[cut - 1], word.tokens[cut], within=True)


def _find_cut(whole: str, rest: str) -> int:
    """Where in a word what is drawn on the second line begins, its end if that is unclear; ligatures are letters."""
    for said in (rest, normalize("NFKC", rest)):
        if said and whole.endswith(said):
            return len(whole) - len(said)
    return len(whole)


def _is_next(tokens: Tokens, one: int, two: int) -> bool:
    return bool(tokens.in_line[one] != tokens.in_line[two])


def to_break(tokens: Tokens, before: int, after: int, *, within: bool) -> Break:
    """What begins at token `after`, the one `before` it being on another line."""
    page = bool(tokens.page[before] != tokens.page[after])
    upright = tokens.layout.direction[tokens.in_line[after]] <= Direction.RTL
    up = upright and not page and bool(tokens.box[after][3] < tokens.box[before][1])
    return Break(int(tokens.page[after]), tokens.name_line(after), bool(up), page, within)
