"""From glyphs to text: each token's values in reading direction, composed, with what is unknown left visible."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from fontTools import unicodedata

from cidfix.pdf.document import Document
from cidfix.recover.index import Index
from cidfix.recover.values import Value

Unknown: TypeAlias = Literal["mark", "fffd"]


@dataclass(frozen=True, slots=True)
class ContextValue:
    """A value that a glyph has only directly after, or before, a neighbour (both index `Document.glyphs`)."""

    glyph: int
    value: str
    side: Literal["after", "before"]
    neighbour: int


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
        holes = ["\ufffd" if unknown == "fffd" else f"(cid:{code})" for code in document.glyphs.code.tolist()]
        self._texts = [hole if value.value is None else value.value for hole, value in zip(holes, values, strict=True)]
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
        parts = [
            self._in_context(glyphs, place) if glyph in self._contexts else self._texts[glyph]
            for place, glyph in enumerate(glyphs)
        ]
        return str(unicodedata.normalize("NFC", "".join(parts)))

    def _in_context(self, glyphs: Sequence[int], place: int) -> str:
        for context in self._contexts[glyphs[place]]:
            beside = place - 1 if context.side == "after" else place + 1
            if 0 <= beside < len(glyphs) and glyphs[beside] == context.neighbour:
                return context.value
        return self._texts[glyphs[place]]


def _by_glyph(contexts: Iterable[ContextValue]) -> dict[int, list[ContextValue]]:
    found: dict[int, list[ContextValue]] = defaultdict(list)
    for context in contexts:
        found[context.glyph].append(context)
    return dict(found)
