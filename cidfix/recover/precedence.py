"""Several saved maps for one document: which of them is heard of which glyph.

Maps are heard in their order: one may know the bold letters, another the rare ones. Where two say different things of
one glyph, the earlier is heard and the later overruled there, which is told, never silent.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cidfix.pdf.document import Document
from cidfix.recover.ballot import Kind
from cidfix.recover.map_match import MapMatch
from cidfix.recover.typed import fold_alike


@dataclass(frozen=True, slots=True)
class MapFit:
    """A saved map or a known font by name, all that it says of a document's glyphs, and its rules of order."""

    name: str
    kind: Literal[Kind.MAP, Kind.FONT]
    matches: tuple[MapMatch, ...]
    rules: str

    @property
    def glyphs(self) -> int:
        """How many of the document's glyphs it knows, spaces not counted."""
        return len({match.glyph for match in self.matches if not match.space and match.how != "likeness"})


@dataclass(frozen=True, slots=True)
class Filled:
    """What a map, by its place in the order, says of a font of the document: of how many glyphs it is the first to say
    anything, of how many an earlier one says the same, and of how many an earlier one says something else."""

    map: int
    font: int
    fills: int
    agrees: int
    overruled: int


def list_heard(fits: Sequence[MapFit]) -> Iterator[tuple[MapFit, MapMatch]]:
    """What maps say without regard to neighbours, but for what an earlier one contradicts."""
    for _, fit, match, verdict in _judge(fits):
        if verdict != "overruled":
            yield fit, match


def find_filled(document: Document, fits: Sequence[MapFit]) -> tuple[Filled, ...]:
    """What each map does for each font that it knows glyphs of, in the order of the maps."""
    counts: defaultdict[tuple[int, int], dict[str, int]] = defaultdict(
        lambda: {"fills": 0, "agrees": 0, "overruled": 0}
    )
    for number, _, match, verdict in _judge(fits):
        counts[number, int(document.glyphs.font[match.glyph])][verdict] += 1
    return tuple(Filled(number, font, **said) for (number, font), said in sorted(counts.items()))


def _judge(fits: Sequence[MapFit]) -> Iterator[tuple[int, MapFit, MapMatch, str]]:
    first: dict[int, tuple[int, str]] = {}
    for number, fit in enumerate(fits):
        for match in fit.matches:
            if match.space or match.ambiguous or match.context or match.how == "likeness":
                continue
            said = fold_alike(match.value)
            by, before = first.setdefault(match.glyph, (number, said))
            verdict = "fills" if by == number else "agrees" if before == said else "overruled"
            yield number, fit, match, verdict
