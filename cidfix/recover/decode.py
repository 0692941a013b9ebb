"""From glyphs to text: each token's values in logical order, composed, with what is unknown left visible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import numpy as np

from cidfix.pdf.document import Document
from cidfix.recover.contexts import ContextValue, find_told
from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import put_in_order
from cidfix.recover.index import Index
from cidfix.recover.values import Value

Unknown: TypeAlias = Literal["mark", "fffd", "open"]
"""What stands for a glyph without a value: its code as (cid:n), U+FFFD, or a hole to be filled by typing."""


class Decoder:
    """Decodes tokens of one document; a token drawn like an earlier one is not decoded again."""

    def __init__(
        self,
        document: Document,
        index: Index,
        values: Sequence[Value],
        contexts: Iterable[ContextValue],
        unknown: Unknown,
    ) -> None:
        self._index = index
        fixed = {"fffd": "\ufffd", "open": OPEN}.get(unknown)
        holes = [fixed or f"(cid:{code})" for code in document.glyphs.code.tolist()]
        self._holes = holes
        self._values = [value.value for value in values]
        self._contexts: Mapping[int, list[ContextValue]] = _by_glyph(contexts)
        self._decoded: dict[tuple[int, ...], str] = {}

    def decode_token(self, token: int) -> str:
        """The text of a token in NFC."""
        glyphs = self._index.token_glyphs(token)
        text = self._decoded.get(glyphs)
        if text is None:
            text = self._decoded[glyphs] = self.decode_glyphs(glyphs)
        return text

    def decode_glyphs(self, glyphs: Sequence[int]) -> str:
        """The text of neighbouring glyphs in NFC."""
        return put_in_order(self._find_parts(glyphs), [self._holes[glyph] for glyph in glyphs])

    def decode_stretch(self, start: int, stop: int) -> str:
        """The text of a slice of the index's glyphs, spaces between tokens, a letter with a hole in it as one hole."""
        index = self._index
        first, last = np.searchsorted(index.token_start, (start, stop - 1), side="right") - 1
        words = []
        for token in range(int(first), int(last) + 1):
            begin, end = max(start, int(index.token_start[token])), min(stop, int(index.token_start[token + 1]))
            letters: list[str | None] = []
            attached = index.attached[begin:end].tolist()
            for part, mark in zip(self._find_parts(index.glyph[begin:end].tolist()), attached, strict=True):
                if mark and letters:
                    letters[-1] = None if part is None or letters[-1] is None else letters[-1] + part
                else:
                    letters.append(part)
            words.append(put_in_order(letters, [OPEN] * len(letters)))
        return " ".join(words)

    def join_tokens(self, gap: str) -> str:
        """The text of all tokens with `gap`, which no value holds, behind each; not normalized. Linear in glyphs."""
        values = zip(self._holes, self._values, strict=True)
        texts = [hole if value is None else value.replace(gap, "") for hole, value in values]
        texts.append(gap)
        contexts = [context for same in self._contexts.values() for context in same]
        told = find_told(self._index, contexts).place
        texts += [context.value.replace(gap, "") for context in contexts]
        numbers = np.where(told >= 0, len(self._values) + 1 + told, self._index.glyph)
        numbers = np.insert(numbers, self._index.token_start[1:], len(self._values))
        return "".join(map(texts.__getitem__, numbers.tolist()))

    def _find_parts(self, glyphs: Sequence[int]) -> list[str | None]:
        return [
            self._in_context(glyphs, place) if glyph in self._contexts else self._values[glyph]
            for place, glyph in enumerate(glyphs)
        ]

    def _in_context(self, glyphs: Sequence[int], place: int) -> str | None:
        for context in self._contexts[glyphs[place]]:
            beside = place - 1 if context.side == "after" else place + 1
            if 0 <= beside < len(glyphs) and glyphs[beside] == context.neighbour:
                return context.value
        return self._values[glyphs[place]]


def _by_glyph(contexts: Iterable[ContextValue]) -> dict[int, list[ContextValue]]:
    found: dict[int, list[ContextValue]] = defaultdict(list)
    for context in contexts:
        found[context.glyph].append(context)
    return dict(found)
