"""What is said without typing words: values set or accepted, saved maps, and the own maps of trusted fonts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.naming import to_typed
from cidfix.pdf.document import Document
from cidfix.recover.ballot import Kind, Testimony
from cidfix.recover.contexts import ContextValue
from cidfix.recover.decisions import Accept, Decision, SetValue, UseMap
from cidfix.recover.earlier_repair import UNKNOWN
from cidfix.recover.grammar import format_decision
from cidfix.recover.map_match import match_map
from cidfix.recover.maps import SavedMap, read_map
from cidfix.recover.names import Names
from cidfix.recover.precedence import MapFit, list_heard
from cidfix.recover.values import Proposal

OWN_MAP = "the file's own map"

_SURE_OF_LIKENESS = 0.9  # at most


def fit_maps(
    document: Document, maps: Sequence[tuple[str, SavedMap]], decisions: Sequence[Decision]
) -> tuple[MapFit, ...]:
    """What saved maps, and those that decisions name, say of a document. Raises CidfixError for an unreadable one."""
    chosen = [(Path(d.path).name, _read_chosen(d)) for d in decisions if isinstance(d, UseMap)]
    return tuple(MapFit(name, Kind.MAP, match_map(saved, document), saved.rules) for name, saved in (*maps, *chosen))


def find_given(
    document: Document,
    names: Names,
    decisions: Sequence[Decision],
    fits: Sequence[MapFit],
    trusted: Collection[int],
    doubted: Collection[tuple[int, int]],
    drawn: Mapping[int, str],
) -> Iterator[Testimony]:
    """Testimony that needs no matching; `trusted` are the fonts whose own map is believed, but for `doubted` codes.

    These are given as font and code. `fits` are what saved maps and known fonts say. Where own maps say what was typed,
    `drawn` has what is drawn.
    """
    values: list[SetValue | Accept] = [d for d in decisions if isinstance(d, SetValue) and d.context is None]
    for value in chain(values, (d for d in decisions if isinstance(d, Accept))):
        claim = names.find_glyph(value.font, value.code, value), value.value
        yield Testimony(Kind.SET, _name(value), (claim,), value.when)
    for fit, match in list_heard(fits):
        claim = match.glyph, to_typed(match.value)
        yield Testimony(fit.kind, f"{fit.name} ({match.how})", (claim,), match.when)
    glyphs = document.glyphs
    for glyph, (font, code) in enumerate(zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)):
        believed = font in trusted and (font, code) not in doubted
        own = document.fonts[font].own_map.get(code)
        if believed and own is not None and UNKNOWN not in own:
            yield Testimony(Kind.MAP, OWN_MAP, ((glyph, drawn[glyph] if glyph in drawn else to_typed(own)),))


def find_contexts(names: Names, decisions: Sequence[Decision], fits: Sequence[MapFit]) -> Iterator[ContextValue]:
    """The values by context, those that were set before those of maps."""
    for decision in decisions:
        if isinstance(decision, SetValue) and decision.context is not None:
            glyph = names.find_glyph(decision.font, decision.code, decision)
            beside = names.find_glyph(decision.context.font, decision.context.code, decision)
            yield ContextValue(glyph, decision.value, decision.context.side, beside, decision.when)
    for fit in fits:
        for match in fit.matches:
            if match.context is not None and match.how != "likeness":
                context = match.context
                yield ContextValue(match.glyph, match.value, context.side, context.glyph, match.when)


def add_alike(
    guesses: Mapping[int, tuple[Proposal, ...]], fits: Sequence[MapFit], known: Collection[int]
) -> dict[int, tuple[Proposal, ...]]:
    """The proposals for glyphs with those of maps that have a glyph much like one: none is sure by that alone."""
    found = dict(guesses)
    for fit in fits:
        for match in fit.matches:
            if match.how == "likeness" and not match.space and match.context is None and match.glyph not in known:
                reason = f"drawn much as in {fit.name}"
                said = Proposal(to_typed(match.value), "map", min(match.score, _SURE_OF_LIKENESS), reason)
                own = found.get(match.glyph, ())
                if not any(one.value == said.value and one.score >= said.score for one in own):
                    others = (one for one in own if one.value != said.value)
                    found[match.glyph] = tuple(sorted((*others, said), key=lambda one: -one.score))
    return found


def _read_chosen(decision: UseMap) -> SavedMap:
    try:
        return read_map(Path(decision.path))
    except CidfixError as error:
        where = f"{decision.source}: {error.where}" if decision.source else error.where
        raise CidfixError(error.what, where, error.remedy) from None


def _name(decision: Decision) -> str:
    return f"{format_decision(decision)} ({decision.source})" if decision.source else format_decision(decision)
