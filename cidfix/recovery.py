"""A recovery: a document, the list of the user's decisions, and all that follows from them.

Nothing here is state but the list. Maps, values, text, suggestions and the report are computed from it when they are
asked for, so undo is a shorter list, and the same list replays the same anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

from cidfix.errors import CidfixError
from cidfix.export.report import Results, list_contradictions, list_furniture, to_report
from cidfix.export.txt import format_text
from cidfix.layout import DIRECTION_NAMES, Direction, DirectionRule, Layout, lay_out
from cidfix.pdf import read_document
from cidfix.pdf.document import Bools, Document
from cidfix.recover.ballot import Kind, Testimony
from cidfix.recover.contradictions import Contradiction, drop_contradicted, find_contradictions
from cidfix.recover.cues import check_place, find_line
from cidfix.recover.decisions import (
    Accept,
    Decision,
    Entry,
    Place,
    Recover,
    Refuse,
    SetDirection,
    SetValue,
    SpaceIs,
    StopIs,
    Trust,
    UseMap,
)
from cidfix.recover.decode import ContextValue, Decoder, Unknown
from cidfix.recover.grammar import format_decision
from cidfix.recover.index import Index, index_tokens
from cidfix.recover.known import KnownText
from cidfix.recover.learn import Learned, learn
from cidfix.recover.map_match import MapMatch, match_map
from cidfix.recover.maps import KnownValue, MapContext, SavedMap, read_map, to_map_glyphs
from cidfix.recover.placing import Placed
from cidfix.recover.session import Placed as SavedPlace
from cidfix.recover.session import SavedDecision, Session, read_session, write_session
from cidfix.recover.triage import Verdict, judge_fonts
from cidfix.recover.values import Accept as AcceptLevel
from cidfix.recover.values import Value, find_values
from cidfix.recover.wanted import Suggestion, find_suggestions
from cidfix.structure.furniture import find_furniture
from cidfix.structure.paragraphs import find_paragraphs
from cidfix.version import VERSION

Furniture: TypeAlias = Literal["apart", "keep", "drop"]
"""What becomes of page numbers and running heads: listed in the report, left in the text, or neither."""

# What depends on the document and its layout alone.
_OF_LAYOUT = ("layout", "index", "verdicts", "spaces", "body", "_glyph_numbers")

_OWN_MAP = "the file's own map"
_DIRECTIONS = {direction: name for name, direction in DIRECTION_NAMES.items()}

_T = TypeVar("_T")


@dataclass(frozen=True)
class Recovery:
    """An immutable document and the decisions about it; every method computes, none changes anything.

    `accept` tells which proposals are used; `known` are texts in the document's language; `maps` are saved maps by
    name, beside those that decisions name; `languages` are noted in saved maps; `notes` say what the user should
    know of how this came about; `settled` gives the first token of entries that found their place in an earlier
    session.
    """

    document: Document
    decisions: tuple[Decision, ...] = ()
    accept: AcceptLevel = "sure"
    known: tuple[KnownText, ...] = ()
    maps: tuple[tuple[str, SavedMap], ...] = ()
    languages: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    settled: tuple[tuple[Entry, int], ...] = ()

    def with_decisions(self, *decisions: Decision) -> Recovery:
        """This recovery with more decisions."""
        return self._with(replace(self, decisions=(*self.decisions, *decisions)))

    def without_decision(self, decision: Decision) -> Recovery:
        """This recovery with one decision taken back, whichever it is; the others keep their places."""
        left = list(self.decisions)
        left.remove(decision)
        return self._with(replace(self, decisions=tuple(left), settled=self.found_places))

    def _with(self, other: Recovery) -> Recovery:
        """`other`, which differs in decisions only, with what those do not touch, so that it is not computed again."""
        shaping = (SpaceIs, StopIs, SetDirection)
        mine, its = ([d for d in recovery.decisions if isinstance(d, shaping)] for recovery in (self, other))
        if mine == its:
            other.__dict__.update({name: self.__dict__[name] for name in _OF_LAYOUT if name in self.__dict__})
        return other

    @cached_property
    def layout(self) -> Layout:
        """Lines, tokens and separators, under the user's corrections of spaces, stops and directions."""
        spaces = {self._glyph(d.font, d.code, d): d.yes for d in self._of(SpaceIs)}
        stops = {self._glyph(d.font, d.code, d): d.yes for d in self._of(StopIs)}
        rules = tuple(DirectionRule(DIRECTION_NAMES[d.direction], d.page, d.line) for d in self._of(SetDirection))
        layout = lay_out(self.document, spaces, stops, rules)
        for decision in self._of(SetDirection):
            if decision.page is not None:
                check_place(layout, decision.page, decision.line, decision.source)
        return layout

    @cached_property
    def index(self) -> Index:
        """The tokens by type."""
        return index_tokens(self.document, self.layout)

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What the triage says of each font's own map."""
        return judge_fonts(self.document, self.layout)

    @cached_property
    def trusted(self) -> frozenset[int]:
        """The fonts whose own map is believed: those the user says, else those the triage finds fine."""
        said: dict[int, bool] = {}
        for decision in self._followed:
            if isinstance(decision, Trust | Recover):
                said[self._font(decision.font, decision)] = isinstance(decision, Trust)
        fine = {verdict.font for verdict in self.verdicts if verdict.verdict == "fine"}
        return frozenset(font for font in range(len(self.document.fonts)) if said.get(font, font in fine))

    @cached_property
    def contradictions(self) -> tuple[Contradiction, ...]:
        """Instructions of which none is followed until one is taken back."""
        return find_contradictions(self.decisions)

    @cached_property
    def spaces(self) -> frozenset[int]:
        """The glyphs that separate words."""
        return frozenset(guess.glyph for font in self.layout.separators for guess in font.spaces if guess.score >= 0.5)

    @cached_property
    def learned(self) -> Learned:
        """What all decisions, maps and known texts taught."""
        entries = tuple(dict.fromkeys(self._of(Entry)))
        return learn(self.index, self.layout, tuple(self._given()), entries, self.known, dict(self.settled))

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """The value of each glyph, in the order of the document's glyphs."""
        refused = tuple(self._of(Refuse))
        ballot, testimony = self.learned.ballot, self.learned.testimony
        return find_values(self.document, self.spaces, ballot, testimony, refused, self.accept)

    @cached_property
    def found_places(self) -> tuple[tuple[Entry, int], ...]:
        """Each entry that has a place, with its first token."""
        return tuple((placed.entry, placed.token) for placed in self.learned.placed)

    def decoder(self, unknown: Unknown) -> Decoder:
        """Decodes tokens under the values in use."""
        return Decoder(self.document, self.index, self.values, self._contexts(), unknown)

    def suggest(self) -> tuple[Suggestion, ...]:
        """What to type next, best first; empty once nothing is left to ask."""
        return find_suggestions(self.document, self.layout, self.index, self.values, self.learned)

    def decode_suggestion(self, suggestion: Suggestion) -> str:
        """What stands at a suggested place, as decoded so far."""
        return self.decoder("mark").decode_glyphs(self.index.glyph[suggestion.start : suggestion.stop].tolist())

    def direction_name(self, line: int) -> str:
        """How the glyphs of a line follow one another, as decisions name it."""
        return _DIRECTIONS[Direction(int(self.layout.direction[line]))]

    @cached_property
    def body(self) -> Bools:
        """True for each line that is text, false for page numbers and running heads, shape (L,)."""
        return ~find_furniture(self.layout, self.document)

    def to_text(self, unknown: Unknown, furniture: Furniture) -> str:
        """The text in NFC, in paragraphs as far as geometry is certain of them; page furniture only with "keep"."""
        paragraphs = find_paragraphs(self.layout, self.document)
        body = self.body | (furniture == "keep")
        return format_text(self.layout, paragraphs, body, self.decoder(unknown).decode_token)

    def to_report(self, alphabet: frozenset[str], furniture: Furniture) -> dict[str, Any]:
        """How much is known, what is not, and where decisions contradict one another, as JSON values.

        What stands only in page furniture that is left apart or dropped is not counted; "apart" lists its lines.
        """
        body = self.body | (furniture == "keep")
        results = Results(self.document, self.layout, self.index, self.verdicts, self.values, self.learned, body)
        decode = self.decoder("mark").decode_token
        apart = list_furniture(self.layout, body, decode) if furniture == "apart" else []
        maps = [{"map": name, "glyphs": fit} for name, fit in self._map_fits]
        report = to_report(results, alphabet)
        return {**report, "contradictions": list_contradictions(self.contradictions), "furniture": apart, "maps": maps}

    def to_map(self) -> SavedMap:
        """What is known of the fonts that were recovered, for the next document in them."""
        document, ballot = self.document, self.learned.ballot
        known = [
            KnownValue(glyph, value.value, None, value.source, len(ballot.verdicts[glyph].voices))
            for glyph, value in enumerate(self.values)
            if value.value is not None
            and glyph in ballot.verdicts
            and (glyph in ballot.spoken or int(document.glyphs.font[glyph]) not in self.trusted)
            and value.source != _OWN_MAP
        ]
        contexts = [KnownValue(c.glyph, c.value, MapContext(c.side, c.neighbour), "set", 1) for c in self._contexts()]
        made_from = f"{document.path.name} {document.sha256}"
        glyphs = to_map_glyphs(document, [*known, *contexts], self.spaces)
        return SavedMap(self.languages, "", "", (made_from,), VERSION, "", glyphs)

    @property
    def unfit_maps(self) -> tuple[str, ...]:
        """The saved maps that have nothing for this document."""
        return tuple(name for name, fit in self._map_fits if not fit)

    def _given(self) -> Iterator[Testimony]:
        """Testimony that needs no matching: values set or accepted, saved maps, and the maps of trusted fonts."""
        everywhere = (decision for decision in self._of(SetValue) if decision.context is None)
        values: Iterator[SetValue | Accept] = chain(everywhere, self._of(Accept))
        for value in values:
            yield Testimony(Kind.SET, _name(value), ((self._glyph(value.font, value.code, value), value.value),))
        for name, matches in self._map_matches:
            for match in matches:
                if not (match.space or match.ambiguous or match.context):
                    yield Testimony(Kind.MAP, f"{name} ({match.how})", ((match.glyph, match.value),))
        glyphs = self.document.glyphs
        for glyph, (font, code) in enumerate(zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)):
            if font in self.trusted and (own := self.document.fonts[font].own_map.get(code)) is not None:
                yield Testimony(Kind.MAP, _OWN_MAP, ((glyph, own),))

    @cached_property
    def _map_matches(self) -> tuple[tuple[str, tuple[MapMatch, ...]], ...]:
        """What each saved map says of the document's glyphs."""
        chosen = [(Path(decision.path).name, _read_chosen(decision)) for decision in self._of(UseMap)]
        return tuple((name, match_map(saved, self.document)) for name, saved in (*self.maps, *chosen))

    @cached_property
    def _map_fits(self) -> tuple[tuple[str, int], ...]:
        return tuple((name, len({m.glyph for m in matches if not m.space})) for name, matches in self._map_matches)

    def _contexts(self) -> Iterator[ContextValue]:
        for decision in self._of(SetValue):
            if decision.context is not None:
                glyph = self._glyph(decision.font, decision.code, decision)
                beside = self._glyph(decision.context.font, decision.context.code, decision)
                yield ContextValue(glyph, decision.value, decision.context.side, beside)
        for _, matches in self._map_matches:
            for match in matches:
                if match.context is not None:
                    yield ContextValue(match.glyph, match.value, match.context.side, match.context.glyph)

    def _of(self, kind: type[_T]) -> Iterator[_T]:
        return (decision for decision in self._followed if isinstance(decision, kind))

    @cached_property
    def _followed(self) -> tuple[Decision, ...]:
        return drop_contradicted(self.decisions)

    def _font(self, name: str, decision: Decision) -> int:
        for number, font in enumerate(self.document.fonts):
            if font.name == name:
                return number
        raise CidfixError(f"there is no font {name}", decision.source, "see the names that `cidfix inspect` prints")

    @cached_property
    def _glyph_numbers(self) -> dict[tuple[str, int], int]:
        glyphs = self.document.glyphs
        names = [font.name for font in self.document.fonts]
        pairs = zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)
        return {(names[font], code): glyph for glyph, (font, code) in enumerate(pairs)}

    def _glyph(self, font: str, code: int, decision: Decision) -> int:
        self._font(font, decision)
        glyph = self._glyph_numbers.get((font, code))
        if glyph is None:
            advice = "see the codes that `cidfix glyphs` prints"
            raise CidfixError(f"font {font} has no code {code} in this document", decision.source, advice)
        return glyph


def _read_chosen(decision: UseMap) -> SavedMap:
    try:
        return read_map(Path(decision.path))
    except CidfixError as error:
        where = f"{decision.source}: {error.where}" if decision.source else error.where
        raise CidfixError(error.what, where, error.remedy) from None


def _name(decision: Decision) -> str:
    return f"{format_decision(decision)} ({decision.source})" if decision.source else format_decision(decision)


def replay_session(recovery: Recovery, path: Path) -> Recovery:
    """The recovery with a saved session's decisions, each entry at the place it had found.

    Raises CidfixError for a file that is no session of this version. A place that this document does not have is
    dropped; the entry is then matched anew.
    """
    session = read_session(path)
    document = recovery.document
    same_file = session.sha256 == document.sha256  # under whatever name
    if not same_file and (session.document, session.pages) != (document.path.name, document.page_count):
        remedy = f"open {session.document}, or save a map from it and use that here"
        raise CidfixError(f"this session belongs to {session.document}, not to {document.path.name}", str(path), remedy)
    notes = recovery.notes
    if not same_file:
        notes = (*notes, f"{document.path.name} has changed since {path.name} was saved; places may have moved")
    layout = replace(recovery, decisions=tuple(saved.decision for saved in session.decisions)).layout
    settled = []
    for saved in session.decisions:
        if isinstance(saved.decision, Entry) and saved.placed is not None:
            place = Place(saved.placed.page, saved.placed.line, saved.placed.token, None)
            with suppress(CidfixError):
                line = find_line(layout, place, saved.decision.source)
                settled.append((saved.decision, int(layout.line_start[line]) + saved.placed.token - 1))
    decisions = (*recovery.decisions, *(saved.decision for saved in session.decisions))
    return replace(recovery, decisions=decisions, notes=notes, settled=(*recovery.settled, *settled))


def save_session(recovery: Recovery, path: Path) -> None:
    """Save all decisions with the places their entries found. Raises CidfixError where that can't be written."""
    placed = {placed.entry: placed for placed in recovery.learned.placed}
    document = recovery.document
    decisions = tuple(_to_saved(recovery, decision, placed) for decision in recovery.decisions)
    versions = (("cidfix", VERSION), *((name, "map") for name, _ in recovery.maps))
    write_session(path, Session(document.path.name, document.sha256, document.page_count, versions, decisions))


def _to_saved(recovery: Recovery, decision: Decision, placed: Mapping[Entry, Placed]) -> SavedDecision:
    place = placed.get(decision) if isinstance(decision, Entry) else None
    if place is None:
        return SavedDecision(decision, None)
    layout = recovery.layout
    line = int(recovery.index.token_line[place.token])
    token = place.token - int(layout.line_start[line]) + 1
    return SavedDecision(decision, SavedPlace(int(layout.page[line]), int(layout.number[line]), token, place.count))


def open_document(
    path: str | Path, password: str = "", pages: Iterable[int] | None = None, decisions: Iterable[Decision] = ()
) -> Recovery:
    """Read a PDF and begin its recovery.

    `pages` limits it to some pages (from 1). Raises CidfixError for a file that can't be read, PasswordError where a
    password is missing or wrong.
    """
    document = read_document(Path(path), password=password, pages=None if pages is None else set(pages))
    return Recovery(document, tuple(decisions))
