"""From glyphs to text: values in the order they were typed, composed, with what is unknown left visible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from fontTools import unicodedata

from cidfix.bidi.characters import LETTERS_FROM_RIGHT, STRONG, find_class
from cidfix.naming import to_typed
from cidfix.pdf.document import Document, Ints, search_sorted
from cidfix.recover.contexts import ContextValue, find_told
from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import find_followed, following, is_reordered, put_in_order
from cidfix.recover.index import Index
from cidfix.recover.unjoined import find_final_forms, part_unjoined
from cidfix.recover.values import Value
from cidfix.recover.written import SPACE, Letter, LineDirections, Run, find_mixed, order_line
from cidfix.remembered import remembered

Unknown: TypeAlias = Literal["mark", "fffd", "open"]
"""What stands for a glyph without a value: its code as (cid:n), U+FFFD, or a hole to be filled by typing."""


_MOST_KEPT = 1024  # lines
_TOGETHER = 32  # lines of a part
_MOST_PARTS = 1 << 14  # kept, a few kilobytes each: all lines are asked for several times where structure is found
_RARE = 0.1  # share of the letters of a document, below which no line is taken to be theirs


class Decoder:
    """Decodes the tokens and lines of one document; a token drawn like an earlier one is not decoded again.

    In a line that runs both ways the letters of a token, and the words of a line, come as they were written. The rules
    of order are those that are followed where it is made.
    """

    def __init__(
        self,
        document: Document,
        index: Index,
        directions: LineDirections,
        values: Sequence[Value],
        contexts: Iterable[ContextValue],
        unknown: Unknown,
    ) -> None:
        self._index = index
        self._directions = directions
        self._rules = find_followed()
        fixed = {"fffd": "\ufffd", "open": OPEN}.get(unknown)
        holes = [fixed or f"(cid:{code})" for code in document.glyphs.code.tolist()]
        self._font = document.glyphs.font
        self._known = [value.value is not None for value in values]
        self._texts = [
            hole if value.value is None else to_typed(value.value) for hole, value in zip(holes, values, strict=True)
        ]
        self._contexts: Mapping[int, list[ContextValue]] = _by_glyph(contexts)
        self._decoded: dict[bytes, str] = {}  # by tokens' glyphs, numbered by `_alike`
        texts = [*self._texts]
        for glyph, same in self._contexts.items():
            texts[glyph] += "".join(context.value for context in same)
        self._mixed = find_mixed(directions, index, texts)

    def decode_token(self, token: int) -> str:
        """The text of a token in NFC."""
        line = int(self._index.token_line[token])
        if self._mixed[line]:
            start, stop = self._index.token_start[token : token + 2].tolist()
            tokens = self._find_tokens(line)
            near = self._find_letters(line, tokens.start, tokens.stop).around(start, stop)
            return self._write([letter for letter in near if start <= letter.position < stop])
        return self._decode_plain(token)

    def check(self) -> None:
        """Called between parts of long work that decodes: those who may end it raise something here."""

    def decode_line(self, line: int) -> str:
        """The text of a line in NFC, spaces between words."""
        if self._mixed[line]:
            return self._write(self._order_line(line))
        part = self._decode_part(line // _TOGETHER)
        number = line % _TOGETHER
        return " ".join(part.words[part.starts[number] : part.starts[number + 1]])

    def decode_glyphs(self, glyphs: Sequence[int]) -> str:
        """The text of neighbouring glyphs in NFC, in their order."""
        return self._put(self._find_parts(glyphs), (not self._is_said(glyph) for glyph in glyphs))

    def decode_stretch(self, start: int, stop: int) -> str:
        """The text of a slice of the index's glyphs, spaces between tokens, a letter with a hole in it as one hole."""
        index = self._index
        first, last = (search_sorted(index.token_start, end, side="right") - 1 for end in (start, stop - 1))
        lines = []
        for line in range(int(index.token_line[first]), int(index.token_line[last]) + 1):
            tokens = self._find_tokens(line)
            if not self._mixed[line]:
                tokens = range(max(first, tokens.start), min(last + 1, tokens.stop))
            # A space stays where something of the slice stands on either side of it.
            near = self._find_letters(line, tokens.start, tokens.stop).around(start, stop)
            letters = (letter if letter is SPACE else _cut(letter, start, stop) for letter in near)
            words = self._write([Letter(one.position, (OPEN,)) if OPEN in _join(one) else one for one in letters])
            lines.append(" ".join(word for word in words.split(" ") if word))
        return " ".join(lines)

    def find_alike(self, start: int, stop: int) -> bytes | None:
        """What two slices of the index's glyphs, each of one token, have in common where they decode alike.

        None where a slice is in a line that runs both ways, whose letters depend on what stands beside it.
        """
        index = self._index
        token = search_sorted(index.token_start, start, side="right") - 1
        if self._mixed[index.token_line[token]] or stop > index.token_start[token + 1]:
            return None
        return index.glyph[start:stop].tobytes() + index.attached[start:stop].tobytes()

    def read_line(self, line: int) -> Sequence[Letter]:
        """The letters of a line as they were written, with spaces between words; texts are not normalized."""
        return self._order_line(line) if self._mixed[line] else self._list_letters(self._find_tokens(line))

    def join_tokens(self, gap: str) -> str:
        """The text of all tokens with `gap`, which no value holds, behind each; not normalized. Linear in glyphs."""
        texts = [text.replace(gap, "") for text in self._texts] + [gap]
        contexts = [context for same in self._contexts.values() for context in same]
        told = find_told(self._index, contexts).place
        texts += [context.value.replace(gap, "") for context in contexts]
        numbers = np.where(told >= 0, len(self._texts) + 1 + told, self._index.glyph)
        numbers = np.insert(numbers, self._index.token_start[1:], len(self._texts))
        return "".join(map(texts.__getitem__, numbers.tolist()))

    def list_words(self) -> Iterator[tuple[str, int, int]]:
        """The words of all lines as they were written, with the first and the last token of each."""
        index = self._index
        for line in range(len(self._mixed)):
            self.check()
            if not self._mixed[line]:
                yield from ((self._decode_plain(token), token, token) for token in self._find_tokens(line))
                continue
            word: list[Letter] = []
            for letter in (*self.read_line(line), SPACE):
                if letter is not SPACE:
                    word.append(letter)
                elif word:
                    places = [part.position for part in word]
                    first, last = (
                        search_sorted(index.token_start, end, side="right") - 1 for end in (min(places), max(places))
                    )
                    yield self._write(word), first, last
                    word = []

    @property
    def is_mixed(self) -> bool:
        """Whether any line has something that is not typed in the order of its glyphs, or may have it."""
        return bool(self._mixed.any()) or self._is_reordered

    def _decode_plain(self, token: int) -> str:
        part = self._decode_part(int(self._index.token_line[token]) // _TOGETHER)
        return part.words[token - part.first]

    @remembered(_MOST_PARTS)
    def _decode_part(self, number: int) -> _Part:
        """The words of lines that follow one another: line by line NumPy would take more time than all else."""
        index, lines = self._index, np.arange(number * _TOGETHER, (number + 1) * _TOGETHER + 1, dtype=np.int32)
        first, stop = (search_sorted(index.token_line, int(line)) for line in lines[[0, -1]])
        starts = index.token_start[first : stop + 1]
        glyphs = self._alike[index.glyph[starts[0] : starts[-1]]].tobytes()
        places = ((starts - starts[0]) * self._alike.itemsize).tolist()
        alike, decoded = [glyphs[a:b] for a, b in pairwise(places)], self._decoded
        for each in alike:
            if each not in decoded:
                decoded[each] = self.decode_glyphs(np.frombuffer(each, self._alike.dtype).tolist())
        words = list(map(decoded.__getitem__, alike))
        return _Part(first, words, np.searchsorted(index.token_line[first:stop], lines).tolist())

    @cached_property
    def _alike(self) -> Ints:
        """For each glyph the first that decodes as it does, itself where what stands beside it or its font matters."""
        if self._contexts or self._final_forms:
            return np.arange(len(self._texts), dtype=np.int32)
        first: dict[tuple[str, bool], int] = {}
        said = zip(self._texts, self._known, strict=True)
        return np.array([first.setdefault(what, glyph) for glyph, what in enumerate(said)], np.int32)

    def _write(self, letters: Sequence[Letter]) -> str:
        """Letters that were put in the order of their direction, as text in NFC."""
        unknown = (letter is not SPACE and not self._is_known(letter) for letter in letters)
        return self._put(list(map(_join, letters)), unknown)

    def _put(self, parts: Sequence[str], unknown: Iterable[bool]) -> str:
        """Parts of text as they are drawn in the order in which they are typed, in NFC; what is unknown stays."""
        if not self._is_reordered:  # most documents need not be asked part by part
            return str(unicodedata.normalize("NFC", "".join(parts)))
        with following(self._rules):
            return put_in_order(parts, list(unknown))

    @cached_property
    def _is_reordered(self) -> bool:
        """Whether the document has letters of a script that is not drawn in the order in which it is typed."""
        told = (context.value for same in self._contexts.values() for context in same)
        known = (text for text, is_known in zip(self._texts, self._known, strict=True) if is_known)
        with following(self._rules):
            return any(map(is_reordered, {*known, *told}))

    def _find_tokens(self, line: int) -> range:
        token_line = self._index.token_line
        return range(search_sorted(token_line, line), search_sorted(token_line, line + 1))

    @remembered(_MOST_KEPT)
    def _find_letters(self, line: int, first: int, stop: int) -> _Letters:
        """The letters of some tokens of a line, or all of one that runs both ways, in the order of their direction."""
        return _Letters(self._order_line(line) if self._mixed[line] else self._list_letters(range(first, stop)))

    @remembered(_MOST_KEPT)
    def _order_line(self, line: int) -> list[Letter]:
        letters = self._list_letters(self._find_tokens(line))
        unknown = [letter is not SPACE and not self._is_known(letter) for letter in letters]
        right, said = bool(self._directions.right[line]), bool(self._directions.said[line])
        share = self._share_from_right if right else 1 - self._share_from_right
        return order_line(letters, unknown, Run(right, said, share > _RARE))

    def _is_known(self, letter: Letter) -> bool:
        glyphs = self._index.glyph[letter.position : letter.position + len(letter.texts)].tolist()
        return all(map(self._is_said, glyphs))

    def _is_said(self, glyph: int) -> bool:
        """Whether something is known of what a glyph stands for, be it only in some places."""
        return self._known[glyph] or glyph in self._contexts

    @cached_property
    def _share_from_right(self) -> float:
        """The share of the document's known letters that run from the right, half without any."""
        classes = [find_class(text) if known else "" for text, known in zip(self._texts, self._known, strict=True)]
        uses = np.bincount(self._index.glyph, minlength=len(classes))
        from_right = int(uses[[name in LETTERS_FROM_RIGHT for name in classes]].sum())
        letters = int(uses[[name in STRONG for name in classes]].sum())
        return from_right / letters if letters else 0.5

    def _list_letters(self, tokens: range) -> list[Letter]:
        """The letters of tokens in the order of their glyphs, each with what is drawn on it, spaces between tokens."""
        index = self._index
        letters: list[Letter] = []
        for token in tokens:
            if letters:
                letters.append(SPACE)
            start, stop = index.token_start[token : token + 2].tolist()
            parts = self._find_parts(index.glyph[start:stop].tolist())
            heads = [k for k, mark in enumerate(index.attached[start:stop].tolist()) if not mark or k == 0]
            bounds = zip(heads, [*heads[1:], stop - start], strict=True)
            letters += [Letter(start + k, tuple(parts[k:end])) for k, end in bounds]
        return letters

    def _find_parts(self, glyphs: Sequence[int]) -> list[str]:
        parts = [
            self._in_context(glyphs, place) if glyph in self._contexts else self._texts[glyph]
            for place, glyph in enumerate(glyphs)
        ]
        return part_unjoined(parts, glyphs, self._final_forms) if self._final_forms else parts

    @cached_property
    def _final_forms(self) -> frozenset[int]:
        return find_final_forms(self._index, self._texts, self._font)

    def _in_context(self, glyphs: Sequence[int], place: int) -> str:
        for context in self._contexts[glyphs[place]]:
            beside = place - 1 if context.side == "after" else place + 1
            if 0 <= beside < len(glyphs) and glyphs[beside] == context.neighbour:
                return context.value
        return self._texts[glyphs[place]]


class _Part(NamedTuple):
    """Lines that follow one another: the number of their first token, their words, and where each line begins there."""

    first: int
    words: list[str]
    starts: list[int]


class _Letters:
    """Letters in a row, of which those of a slice are found without going through all: a word may have thousands."""

    def __init__(self, letters: Sequence[Letter]) -> None:
        self._letters = letters
        self._start = np.array([letter.position for letter in letters], np.int64)
        self._stop = self._start + [len(letter.texts) if letter is not SPACE else 0 for letter in letters]

    def around(self, start: int, stop: int) -> Sequence[Letter]:
        """From the first to the last letter of which a glyph lies in a slice of the index's glyphs."""
        inside = np.flatnonzero((self._start < stop) & (self._stop > start))
        return self._letters[int(inside[0]) : int(inside[-1]) + 1] if len(inside) else []


def _join(letter: Letter) -> str:
    return "".join(letter.texts)


def _cut(letter: Letter, start: int, stop: int) -> Letter:
    """What of a letter's glyphs lies in a slice of the index's glyphs."""
    first = max(start - letter.position, 0)
    return Letter(letter.position + first, letter.texts[first : max(stop - letter.position, 0)])


def _by_glyph(contexts: Iterable[ContextValue]) -> dict[int, list[ContextValue]]:
    found: dict[int, list[ContextValue]] = defaultdict(list)
    for context in contexts:
        found[context.glyph].append(context)
    return dict(found)
