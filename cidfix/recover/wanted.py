"""The places a user is asked to type next, from the document's point of view.

Every token that holds something unsettled is an option; `suggest` chooses among them. Words cut at a line's end are
never asked for, and a place that was typed already is asked for again only when nowhere else shows the glyph.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.layout import Layout
from cidfix.layout.boxes import find_box
from cidfix.pdf.document import Document
from cidfix.recover.cues import format_line
from cidfix.recover.index import Index, find_cut_tokens
from cidfix.recover.learn import Learned
from cidfix.recover.options import find_options
from cidfix.recover.suggest import Option, choose_options
from cidfix.recover.values import State, Value

_FEWEST = 50  # suggestions given where there are as many
_LONGEST = 40  # clusters of a token that a person can be asked to type whole
_DOUBT = 1.0  # what a place that is surely wrong counts for, beside a glyph that is not known
_WINDOW = 12  # clusters asked for where tokens are longer: scripts without spaces


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Type `count` tokens from `token` on (from 1) of `line` ("1.12"), or its `glyphs` first to last.

    `resolves` counts the codes that this would settle after the suggestions before it, `gain` is their share of the
    document's glyphs. `start`, `stop` is its slice of the index's glyphs. `box` is in points on the page (x0, y0,
    x1, y1; y down).
    """

    line: str
    token: int
    count: int
    resolves: int
    gain: float
    page: int
    box: tuple[float, float, float, float]
    glyphs: tuple[int, int] | None
    start: int
    stop: int

    @property
    def cue(self) -> str:
        """The cue to type before what one sees there."""
        place = f":{self.token}" if self.glyphs is None else f"/{self.glyphs[0]}-{self.glyphs[1]}"
        return f"@{self.line}{place}"


@dataclass(frozen=True, slots=True)
class _Stretch:
    """An option's place: a slice of `Layout.occurrence` within one token; `whole` tells if it is all of it."""

    token: int
    start: int
    stop: int
    whole: bool


def find_suggestions(
    document: Document, layout: Layout, index: Index, values: Sequence[Value], learned: Learned
) -> tuple[Suggestion, ...]:
    """What to type next, best first, so that all is settled after the fewest words; empty when nothing is left.

    What is used though it may be wrong comes first, then what is not known at all.
    """
    unsettled = np.zeros(int(index.symbol.max(initial=-1)) + 1, bool)
    unsettled[index.symbol[[glyph for glyph, value in enumerate(values) if not value.settled]]] = True
    places = unsettled[index.symbol[index.glyph]]
    if not places.any():
        return ()
    uses = np.bincount(index.symbol[index.glyph], minlength=len(unsettled))
    cut = _find_cut(layout, index)
    stretches = _find_stretches(index, places, ~(cut | _find_typed(index, learned)), cut)
    options = _find_options(index, stretches, places)
    shown = frozenset[int]().union(*(option.shows for option in options))
    missing = places & ~np.isin(index.symbol[index.glyph], list(shown))
    if missing.any():
        stretches += _find_stretches(index, missing, np.ones(len(index.type), bool), cut)
        options = _find_options(index, stretches, places)
    chosen = [options[position] for position in choose_options(options, _weigh_doubts(index, values, uses))]
    taken = {option.number for option in chosen}
    rest = sorted(options, key=lambda o: (-len(o.shows), -o.weight, o.keys, o.number))
    chosen += [option for option in rest if option.number not in taken][: max(0, _FEWEST - len(chosen))]
    return tuple(_describe(document, layout, index, [(stretches[o.number], o.shows) for o in chosen], uses))


def _weigh_doubts(index: Index, values: Sequence[Value], uses: NDArray[np.int64]) -> dict[int, int]:
    """How much text is likely to be wrong by each symbol whose proposed value is in use, beside one that is unknown."""
    return {
        int(index.symbol[glyph]): 1 + round(_DOUBT * (1 - value.score) * int(uses[index.symbol[glyph]]))
        for glyph, value in enumerate(values)
        if value.state is State.PROPOSED
    }


def _find_typed(index: Index, learned: Learned) -> NDArray[np.bool_]:
    """The tokens whose glyphs somebody typed already, wherever else they are drawn alike."""
    types = np.zeros(int(index.type.max(initial=-1)) + 1, bool)
    for placed in learned.placed:
        types[index.type[placed.token : placed.token + placed.count]] = True
    for pending in learned.pending:
        if pending.entry.place is not None and pending.entry.place.token is not None:
            types[index.type[list(pending.places)]] = True
    return types[index.type]


def _find_cut(layout: Layout, index: Index) -> NDArray[np.bool_]:
    """The tokens that a hyphen cuts at the end of a line, and what continues them."""
    cut = np.zeros(len(index.type), bool)
    heads = find_cut_tokens(index, layout)
    cut[heads] = True
    cut[heads + 1] = True
    return cut


def _find_stretches(
    index: Index, places: NDArray[np.bool_], allowed: NDArray[np.bool_], cut: NDArray[np.bool_]
) -> list[_Stretch]:
    """One stretch for each type of token that has unsettled places; several for tokens too long to type.

    Of a word that is `cut` only the glyphs that stand on the line are named, never the token.
    """
    holds = np.logical_or.reduceat(places, index.token_start[:-1]) if len(index.type) else allowed
    tokens = np.flatnonzero(holds & allowed)
    _, first = np.unique(index.type[tokens], return_index=True)
    found: list[_Stretch] = []
    for token in tokens[np.sort(first)].tolist():
        start, stop = int(index.token_start[token]), int(index.token_start[token + 1])
        if stop - start <= _LONGEST:
            found.append(_Stretch(token, start, stop, not cut[token]))
        else:
            found.extend(_cut_windows(index, places, token, start, stop))
    return found


def _cut_windows(index: Index, places: NDArray[np.bool_], token: int, start: int, stop: int) -> Iterator[_Stretch]:
    heads = start + np.flatnonzero(~index.attached[start:stop])
    for k in range(0, len(heads), _WINDOW // 2):
        first = int(heads[k])
        last = int(heads[k + _WINDOW]) if k + _WINDOW < len(heads) else stop
        if places[first:last].any():
            yield _Stretch(token, first, last, False)


def _find_options(index: Index, stretches: Sequence[_Stretch], places: NDArray[np.bool_]) -> list[Option]:
    start = np.array([stretch.start for stretch in stretches], np.int32)
    stop = np.array([stretch.stop for stretch in stretches], np.int32)
    return find_options(index, start, stop, places)


def _describe(
    document: Document,
    layout: Layout,
    index: Index,
    chosen: Sequence[tuple[_Stretch, frozenset[int]]],
    uses: NDArray[np.int64],
) -> Iterator[Suggestion]:
    shown: set[int] = set()
    total = max(len(index.glyph), 1)
    for stretch, shows in chosen:
        line = int(index.token_line[stretch.token])
        first = int(index.token_start[layout.line_start[line]])
        new = shows - shown
        shown |= new
        yield Suggestion(
            line=format_line(layout, line),
            token=stretch.token - int(layout.line_start[line]) + 1,
            count=1,
            resolves=len(new),
            gain=round(float(sum(uses[symbol] for symbol in new)) / total, 5),
            page=int(layout.page[line]),
            box=find_box(document, layout.occurrence[stretch.start : stretch.stop]),
            glyphs=None if stretch.whole else (stretch.start - first + 1, stretch.stop - first),
            start=stretch.start,
            stop=stretch.stop,
        )
