"""A recovery: a document, the list of the user's decisions, and all that follows from them.

Nothing here is state but the list. Maps, values, text, suggestions and the report are computed from it when they are
asked for, so undo is a shorter list, and the same list replays the same anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar
from unicodedata import normalize

import numpy as np

from cidfix.bidi.characters import to_mirrored
from cidfix.errors import CidfixError
from cidfix.export.build import Choices, Export, Found, build_text
from cidfix.export.decided import apply_decisions, list_decided, list_repair_decisions
from cidfix.export.details import OfferedDetail, find_words_of, offer_details
from cidfix.export.model import Record
from cidfix.export.notes import Notes
from cidfix.export.pdf import find_tables, find_words, measure_agreement
from cidfix.export.preview import Preview, make_preview
from cidfix.export.report import Results, list_contradictions, list_furniture, list_repairs, to_report
from cidfix.export.txt import format_text
from cidfix.languages.find import find_languages
from cidfix.languages.model import Language
from cidfix.languages.scripts import COMMON, find_script
from cidfix.layout import DIRECTION_NAMES, AreaRule, Direction, DirectionName, DirectionRule, Layout, lay_out
from cidfix.layout.answers import apply_answers
from cidfix.layout.areas import find_in_area
from cidfix.layout.guesses import own_values
from cidfix.naming import to_typed
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import find_usual
from cidfix.pdf import Repair, read_details, read_document, reread, write_repaired
from cidfix.pdf.document import Bools, Document, Ints
from cidfix.recover.accents import find_accents
from cidfix.recover.agreement import Support, find_support
from cidfix.recover.block_decisions import BlockDecision, SetRole, TurnBlock
from cidfix.recover.candidates import Candidate, find_candidates
from cidfix.recover.checked import CheckedDecoder
from cidfix.recover.comparison import Comparison, compare_typed
from cidfix.recover.conflicts import Conflict, Side, find_conflicts
from cidfix.recover.contexts import Told, apply_told, find_told
from cidfix.recover.contradictions import Contradiction, drop_contradicted, find_contradictions
from cidfix.recover.cues import check_place, locate
from cidfix.recover.decisions import (
    Decision,
    Entry,
    Recover,
    Refuse,
    RepairDecision,
    SetDirection,
    SetValue,
    SpaceIs,
    StopIs,
    Trust,
    UseLanguage,
    UseMap,
    UseRules,
)
from cidfix.recover.decode import Decoder, Unknown
from cidfix.recover.drawn import following
from cidfix.recover.given import add_alike, find_contexts, find_given, fit_maps
from cidfix.recover.grammar import format_decision
from cidfix.recover.index import Index, find_uses, index_tokens, join_cut_words
from cidfix.recover.keep import find_known_values
from cidfix.recover.kindred import Measured, add_kindred, measure_glyphs
from cidfix.recover.known import KnownText
from cidfix.recover.known_fonts import Found as FoundFont
from cidfix.recover.known_fonts import find_fillers, find_known_fonts, to_map_fits
from cidfix.recover.learn import Learned, Sources, learn, limit_leniency
from cidfix.recover.lettering import to_lettering
from cidfix.recover.likely import Likely, find_likely
from cidfix.recover.map_shapes import MapShapes, compare_shapes
from cidfix.recover.maps import SavedMap, to_map_glyphs
from cidfix.recover.mirrored import find_mirrored
from cidfix.recover.names import Names
from cidfix.recover.offers import Offer, find_offers
from cidfix.recover.placing import Leniency
from cidfix.recover.precedence import Filled, MapFit, find_filled
from cidfix.recover.progress import PageProgress, Progress, find_in_text, find_page_progress, find_progress
from cidfix.recover.proposing import propose
from cidfix.recover.retyping import find_retyped
from cidfix.recover.rules import RuleSample, find_document_rules, sample_rules
from cidfix.recover.search import Searchable, find_text, to_searchable
from cidfix.recover.settle import Change, Ground, apply_change, keep_side, split_by_context
from cidfix.recover.triage import Verdict, find_doubted, find_trusted, judge_fonts
from cidfix.recover.trial import Trial, try_entry
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_letters import find_typed_letters
from cidfix.recover.values import Accept as AcceptLevel
from cidfix.recover.values import Proposal, Value, find_values
from cidfix.recover.wanted import Suggestion, find_suggestions
from cidfix.recover.ways import Ways, prepare_ways
from cidfix.recover.written import LineDirections, find_line_directions
from cidfix.repair.model import Repaired
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.structure import Structure, correct_furniture, correct_structure, find_furniture, find_structure
from cidfix.structure.corrections import find_idle
from cidfix.version import VERSION

Furniture: TypeAlias = Literal["apart", "keep", "drop"]
"""What becomes of page numbers and running heads: listed in the report, left in the text, or neither."""

_TURNING = (SetDirection, TurnBlock)
_SHAPING = (SpaceIs, StopIs, *_TURNING)
# What is computed from decisions of these kinds alone, the document and the maps given beside.
_COMPUTED_FROM: Mapping[tuple[type[Decision], ...], Sequence[str]] = {
    (): ("names", "measured"),
    (UseLanguage,): ("candidates", "support", "map_shapes", "known_fonts", "_languages"),
    (UseMap,): ("map_fits",),
    (UseMap, UseRules): ("rules",),
    _SHAPING: ("layout", "index", "indices", "spaces", "_furniture"),
    (*_SHAPING, SetRole): ("body", "in_text"),
    (*_SHAPING, UseLanguage): ("verdicts",),
    (*_SHAPING, UseLanguage, SetValue, UseMap): ("told", "_apart"),
}
# What is computed from all decisions but those about repair, and which letters are believed.
_OF_LETTERS = (
    "learned",
    "values",
    "guesses",
    "conflicts",
    "found_places",
    "progress",
    "directions",
    "trusted",
    "structure",
    "suggestions",
    "_decoders",
    "_ways",
    "_searchable",
)
# What a layout has whatever its separators are called.
_OF_WORDS = ("index", "indices", "verdicts", "spaces", "_furniture", "body", "in_text")
# What depends on which lines are text, and what on all decisions about blocks.
_OF_BODY = ("body", "in_text", "progress", "_found")
_OF_ALL = ("structure", "contradictions", "_followed")

_DIRECTIONS = {direction: name for name, direction in DIRECTION_NAMES.items()}


_T = TypeVar("_T")


@dataclass(frozen=True)
class Recovery:
    """An immutable document and the decisions about it; every method computes, none changes anything.

    `accept` tells which proposals are used; `known` are texts in the document's language; `maps` are saved maps by
    name, beside those that decisions name; `languages` and `alphabet` tell what is
    likely to be written; `notes` say what the user should
    know of how this came about; `settled` gives the first token of entries that found their place in an earlier
    session; `shapes` are the reference shapes that letters are told by.
    """

    document: Document
    decisions: tuple[Decision, ...] = ()
    accept: AcceptLevel = "sure"
    known: tuple[KnownText, ...] = ()
    maps: tuple[tuple[str, SavedMap], ...] = ()
    languages: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    settled: tuple[tuple[Entry, int], ...] = ()
    alphabet: frozenset[str] = frozenset()
    shapes: ShapeIndex = field(default_factory=open_shapes)

    def with_decisions(self, *decisions: Decision) -> Recovery:
        """This recovery with more decisions."""
        return self._with(replace(self, decisions=(*self.decisions, *decisions)))

    def without_decision(self, decision: Decision) -> Recovery:
        """This recovery with one decision taken back, whichever it is; the others keep their places."""
        left = list(self.decisions)
        left.remove(decision)
        return self._with(replace(self, decisions=tuple(left), settled=self.found_places))

    def with_letters(self, shapes: ShapeIndex, accept: AcceptLevel) -> Recovery:
        """This recovery with its letters read by other reference shapes, or with other proposals in use."""
        if shapes is self.shapes and accept == self.accept:
            return self
        other = self._with(replace(self, shapes=shapes, accept=accept))
        of_shapes = ("candidates", "measured", "support", "map_shapes", "known_fonts", "verdicts")
        for name in ("told", "_apart", *(of_shapes if shapes is not self.shapes else ())):
            other.__dict__.pop(name, None)
        return other

    @property
    def has_read_letters(self) -> bool:
        """Whether it is computed what each glyph may be by its shape, which takes longest of all."""
        return "candidates" in self.__dict__

    def with_list(self, decisions: tuple[Decision, ...], settled: tuple[tuple[Entry, int], ...]) -> Recovery:
        """This recovery with another list of decisions, and the places that its entries had found."""
        return self._with(replace(self, decisions=decisions, settled=settled))

    def _with(self, other: Recovery) -> Recovery:
        """`other`, which differs in decisions only, with what those do not touch, so that it is not computed again."""
        for kinds, names in _COMPUTED_FROM.items():
            before, after = ([d for d in r.decisions if isinstance(d, kinds)] for r in (self, other))
            if before == after:
                other._take(self, names)
        if self._differs_in_repair(other):
            other._take(self, _OF_LETTERS)
        elif self._differs_in_blocks(other):
            other._take(self, [name for name in self.__dict__ if name not in (*_FIELDS, *_OF_BODY, *_OF_ALL)])
            if "body" in self.__dict__ and np.array_equal(self.body, other.body):
                other._take(self, _OF_BODY)
        mine, its = ({d for d in r._followed if isinstance(d, _SHAPING)} for r in (self, other))
        turned = any(isinstance(d, _TURNING) for d in its - mine)
        if "layout" in self.__dict__ and "layout" not in other.__dict__ and mine <= its and not turned:
            with suppress(CidfixError):  # what names no font or code is told to whoever asks for the layout
                if layout := apply_answers(self.document, self.layout, *other._separators):
                    other.__dict__["layout"] = layout
                    other._take(self, _OF_WORDS)
        return other

    def _differs_in_repair(self, other: Recovery) -> bool:
        """Whether no decisions but those about repair are others, so that all that is read stays."""
        mine, its = ([d for d in r.decisions if not isinstance(d, RepairDecision)] for r in (self, other))
        return mine == its and (other.shapes, other.accept) == (self.shapes, self.accept)

    def _differs_in_blocks(self, other: Recovery) -> bool:
        """Whether only decisions about blocks are others, so that all that is known of letters stays."""
        if (other.shapes, other.accept) != (self.shapes, self.accept) or "learned" not in self.__dict__:
            return False
        mine, its = ([d for d in r.decisions if not isinstance(d, BlockDecision)] for r in (self, other))
        found = dict(self.found_places)
        return mine == its and all(found.get(entry, token) == token for entry, token in other.settled)

    def _take(self, other: Recovery, names: Iterable[str]) -> None:
        self.__dict__.update({name: other.__dict__[name] for name in names if name in other.__dict__})

    @property
    def _separators(self) -> tuple[dict[int, bool], dict[int, bool]]:
        """What the user, or else a known font, says of glyphs: whether they are spaces, whether they are stops."""
        spaces = {self.names.find_glyph(d.font, d.code, d): d.yes for d in self._of(SpaceIs)}
        return find_fillers(self.document) | spaces, {
            self.names.find_glyph(d.font, d.code, d): d.yes for d in self._of(StopIs)
        }

    @cached_property
    def layout(self) -> Layout:
        """Lines, tokens and separators, under the user's corrections of spaces, stops and directions."""
        rules = [DirectionRule(DIRECTION_NAMES[d.direction], d.page, d.line) for d in self._of(SetDirection)]
        areas = [AreaRule(DIRECTION_NAMES[d.direction], area) for d in self._of(TurnBlock) for area in d.areas]
        layout = lay_out(self.document, *self._separators, (*rules, *areas))
        for decision in self._of(SetDirection):
            if decision.page is not None:
                check_place(layout, decision.page, decision.line, decision.source)
        return layout

    @cached_property
    def index(self) -> Index:
        """The tokens by type."""
        return index_tokens(self.document, self.layout)

    @cached_property
    def indices(self) -> tuple[Index, ...]:
        """The index and, behind it, those in which words that are cut at a line's end are joined."""
        return (self.index, *join_cut_words(self.index, self.layout))

    @cached_property
    def told(self) -> Told:
        """The values by context, and where they hold."""
        return find_told(
            self.index, tuple(find_contexts(self.names, self._followed, (*self.map_fits, *self._font_fits)))
        )

    @cached_property
    def _apart(self) -> tuple[Index, ...]:
        return tuple(apply_told(index, self.told) for index in self.indices)

    @cached_property
    def names(self) -> Names:
        """Fonts and codes by the names that decisions give them."""
        return Names(self.document)

    @cached_property
    def map_fits(self) -> tuple[MapFit, ...]:
        """What each saved map in use says of the document's glyphs."""
        return fit_maps(self.document, self.maps, self._followed)

    @cached_property
    def rules(self) -> OrderingRules | None:
        """The rules of order that are followed for their script; None for the usual ones of each."""
        return find_document_rules(self._of(UseRules), self.map_fits)

    @property
    def usual_rules(self) -> str:
        """The name of the usual rules of the script that most letters are in; "" where it needs none."""
        scripts = Counter(find_script(value.value) for value in self.values if value.value)
        del scripts[COMMON]
        return find_usual(next((script for script, _ in scripts.most_common(1)), COMMON))

    def sample_rules(self, rules: OrderingRules | None) -> tuple[RuleSample, ...]:
        """Some lines as they are drawn, as they are read now, and as they would be by other rules."""
        lines = np.flatnonzero(self.body).tolist()

        def make() -> Decoder:
            return Decoder(self.document, self.index, self.directions, self.values, self.told.contexts, "mark")

        return sample_rules(make, self.rules, rules, lines)

    def find_offers(self) -> tuple[Offer, ...]:
        """The saved maps of the library that know anything of this document, the most helpful first."""
        known = {
            glyph: normalize("NFC", to_typed(value.value))
            for glyph, value in enumerate(self.values)
            if value.is_known and value.value is not None
        }
        return find_offers(self.document, self.index.glyph, known)

    @cached_property
    def known_fonts(self) -> tuple[FoundFont, ...]:
        """The fonts that are known ones with codes of their own."""
        return find_known_fonts(self.document, self.candidates)

    @cached_property
    def _font_fits(self) -> tuple[MapFit, ...]:
        """What known fonts say of the document's glyphs, where proposals are used."""
        return () if self.accept == "none" else to_map_fits(self.document, self.known_fonts, self.candidates)

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What the triage says of each font's own map."""
        return judge_fonts(
            self.document, self.layout, self.map_shapes, {one.font: one.known for one in self.known_fonts}
        )

    @cached_property
    def trusted(self) -> frozenset[int]:
        """The fonts whose own map is believed: those the user says, else those the triage finds fine."""
        return find_trusted(self.verdicts, self._said_of_fonts)

    @property
    def _said_of_fonts(self) -> dict[int, bool]:
        """The fonts of which the user says whether their own map is to be trusted."""
        said = [d for d in self._followed if isinstance(d, Trust | Recover)]
        return {self.names.find_font(d.font, d): isinstance(d, Trust) for d in said}

    @property
    def _doubted(self) -> frozenset[tuple[int, int]]:
        return find_doubted(self.verdicts, self._said_of_fonts)

    @property
    def _drawn(self) -> dict[int, str]:
        """The glyphs that are drawn as something else than their own maps say, be these right."""
        own = dict(enumerate(own_values(self.document)))
        mirrored = find_mirrored(self.index, self.directions, own, self.document.glyphs.font)
        return find_accents(self.index, own) | {glyph: to_mirrored(own[glyph]) for glyph in mirrored}

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
        sources = Sources(
            given=tuple(
                find_given(
                    self.document,
                    self.names,
                    self._followed,
                    (*self.map_fits, *self._font_fits),
                    self.trusted,
                    self._doubted,
                    self._drawn,
                )
            ),
            entries=tuple(dict.fromkeys(self._of(Entry))),
            texts=self.known,
            settled=dict(self.settled),
            refused={(self.names.find_glyph(d.font, d.code, d), fold_alike(d.value)) for d in self._of(Refuse)},
            likely=self.likely,
        )
        with following(self.rules):
            return learn(self._apart, self.layout, self.told, sources)

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """The value of each glyph, in the order of the document's glyphs."""
        refused = tuple(self._of(Refuse))
        ballot, testimony = self.learned.ballot, self.learned.testimony
        return find_values(self.document, self.spaces, ballot, testimony, refused, self.guesses, self.accept)

    @cached_property
    def candidates(self) -> tuple[tuple[Candidate, ...], ...]:
        """What each glyph may be by its shape alone."""
        return find_candidates(self.document, self.shapes, self._languages, self.alphabet)

    @property
    def likely(self) -> Mapping[int, Likely]:
        """What glyphs may be by their shape alone; nothing where no proposals are used."""
        return {} if self.accept == "none" else find_likely(self.candidates)

    @cached_property
    def _languages(self) -> tuple[Language, ...]:
        return tuple(language for tag in self._tags for language in find_languages(tag))

    @property
    def unknown_languages(self) -> tuple[str, ...]:
        """The languages named of whose letters nothing is known."""
        return tuple(tag for tag in self._tags if not find_languages(tag))

    @property
    def _tags(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.languages, *(decision.tag for decision in self._of(UseLanguage)))))

    @cached_property
    def map_shapes(self) -> tuple[MapShapes, ...]:
        """Each font's own map beside its shapes."""
        return compare_shapes(self.document, self.candidates, self.shapes)

    @cached_property
    def support(self) -> Mapping[int, tuple[Support, ...]]:
        """What the file itself says of its glyphs, where the shapes bear it out."""
        return find_support(self.document, self.candidates)

    @cached_property
    def measured(self) -> Measured:
        """The document's own glyphs as references for one another."""
        return measure_glyphs(self.document, self.shapes)

    @cached_property
    def guesses(self) -> Mapping[int, tuple[Proposal, ...]]:
        """What each glyph that nothing was said of may be, by all signs together."""
        lettering = to_lettering(self._languages, self.alphabet)
        known = {**dict.fromkeys(self.spaces, " "), **self.learned.known}
        typed = find_typed_letters(self.index, self.learned.placed)
        candidates = self.candidates
        if self.shapes and self.learned.known:
            candidates = add_kindred(self.document, self.measured, self.learned.known, candidates)
        guesses = propose(self.document, self.index, candidates, self.support, lettering, known, typed)
        return add_alike(guesses, self.map_fits, known)

    @cached_property
    def conflicts(self) -> tuple[Conflict, ...]:
        """The glyphs that decisions give different values, with who says what, and where."""
        return find_conflicts(self.layout, self.values, self.learned, self.told)

    def keep_side(self, conflict: Conflict, side: Side) -> Change:
        """How to keep one side of a conflict: what says otherwise corrected, taken back or refused."""
        ground = Ground(self.document, self.layout, self.index, self.decisions, self.learned, self.told)
        with following(self.rules):
            return keep_side(ground, conflict, side)

    def split_by_context(self, conflict: Conflict) -> Change | None:
        """How to let both values be, the rarer one beside its neighbours; None where these don't tell them apart."""
        ground = Ground(self.document, self.layout, self.index, self.decisions, self.learned, self.told)
        with following(self.rules):
            return split_by_context(ground, conflict)

    def apply_change(self, change: Change) -> Recovery:
        """This recovery with some decisions replaced, removed or added; the others keep their places."""
        decisions, settled = apply_change(self.decisions, self.found_places, change)
        return self.with_list(decisions, settled)

    @cached_property
    def found_places(self) -> tuple[tuple[Entry, int], ...]:
        """Each entry that has a place, with its first token."""
        return tuple((placed.entry, placed.token) for placed in self.learned.placed)

    def decoder(self, unknown: Unknown) -> Decoder:
        """Decodes tokens under the values in use."""
        if unknown not in self._decoders:
            self._decoders[unknown] = self.decoder_of(self.values, unknown)
        return self._decoders[unknown]

    @cached_property
    def _decoders(self) -> dict[Unknown, Decoder]:
        """Those that were asked for: they keep what they have decoded."""
        return {}

    def decoder_of(self, values: Sequence[Value], unknown: Unknown) -> Decoder:
        """Decodes tokens under other values than those in use."""
        with following(self.rules):
            return Decoder(self.document, self.index, self.directions, values, self.told.contexts, unknown)

    @cached_property
    def directions(self) -> LineDirections:
        """How the lines run, and of which the user said so."""
        layout = self.layout
        said = np.zeros(len(layout.page), np.bool_)
        for rule in self._of(SetDirection):
            on_page = rule.page is None or layout.page == rule.page
            said |= on_page & (rule.line is None or layout.number == rule.line)
        for area in (area for turn in self._of(TurnBlock) for area in turn.areas):
            said |= find_in_area(area, self.document, layout.page, layout.box)
        return find_line_directions(layout, said)

    @cached_property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """What to type next, best first; empty once nothing is left to ask."""
        return find_suggestions(self.document, self.layout, self.index, self.values, self.learned)

    def try_entry(self, entry: Entry) -> Trial:
        """What an entry would do if it were decided now. Raises CidfixError for a cue that names nothing."""
        adrift = (*(pending.entry for pending in self.learned.pending), entry)
        glyphs, known = self.document.glyphs, self.learned.known
        with following(self.rules):
            return try_entry(self._ways, glyphs, known, self.told, entry, limit_leniency(adrift))

    def find_retyped(self, text: str, target: tuple[int, int]) -> tuple[Entry, ...]:
        """The entries whose place, a stretch of the index's glyphs, `text` would take if it were typed at a target."""
        with following(self.rules):
            return find_retyped(self._ways[Leniency.NONE][0], self.learned.placed, text, target)

    def compare_typed(self, text: str, stretch: tuple[int, int]) -> Comparison:
        """Words beside what stands in a stretch of the index's glyphs, letter by letter."""
        from_right = bool(self.directions.right[locate(self.layout, stretch[0])[1]])
        with following(self.rules):
            return compare_typed(self.index, self.learned.known, text, stretch, from_right)

    @cached_property
    def _ways(self) -> Ways:
        known = {**self.learned.known, **self.told.known}
        with following(self.rules):
            return prepare_ways(self._apart, self.layout, known, self.likely, dict(self.found_places))

    def suggest(self) -> tuple[Suggestion, ...]:
        """The suggestions."""
        return self.suggestions

    def decode_suggestion(self, suggestion: Suggestion) -> str:
        """What stands at a suggested place, as decoded so far."""
        return self.decoder("mark").decode_stretch(suggestion.start, suggestion.stop)

    def decode_open(self, start: int, stop: int) -> str:
        """What stands at a slice of the index's glyphs, to be typed over: spaces between words, holes as `OPEN`."""
        return self.decoder("open").decode_stretch(start, stop)

    def find_places(self, text: str) -> tuple[tuple[int, int], ...]:
        """The stretches of tokens whose text, as decoded so far, holds what was typed; the first thousand."""
        return find_text(self._searchable, text, self.index.token_start)

    @cached_property
    def _searchable(self) -> Searchable:
        return to_searchable(self.decoder("open"))

    def find_uses(self, glyph: int) -> Ints:
        """The positions in `Layout.occurrence` at which a glyph stands, or one of another font with its shape."""
        return find_uses(self.index, glyph)

    def find_token(self, position: int) -> int:
        """The token that holds a position in `Layout.occurrence`."""
        return locate(self.layout, position)[0]

    def direction_name(self, line: int) -> DirectionName:
        """How the glyphs of a line follow one another, as decisions name it."""
        return _DIRECTIONS[Direction(int(self.layout.direction[line]))]

    @cached_property
    def body(self) -> Bools:
        """True for each line that is text, false for page numbers, running heads and what is left out, shape (L,)."""
        return ~correct_furniture(self._furniture, self._of(SetRole), self.layout, self.document)

    @cached_property
    def _furniture(self) -> Bools:
        return find_furniture(self.layout, self.document)

    @cached_property
    def in_text(self) -> Bools:
        """True for each glyph that stands in the text, false for what only page numbers or running heads have, (G,)."""
        return find_in_text(self.index, self.body, len(self.document.glyphs))

    @cached_property
    def progress(self) -> Progress:
        """How much of the text is known, and how much is left."""
        return find_progress(self.document, self.index, self.values, self.body, self._of(Entry))

    @cached_property
    def page_progress(self) -> PageProgress:
        """How far each page has come."""
        return find_page_progress(self.layout, self.index, self.values, len(self.document.pages))

    @cached_property
    def structure(self) -> Structure:
        """The blocks of the document in reading order with their roles, and the marks of its notes."""
        return correct_structure(self._found, self._said_of_blocks, self.layout, self.document, self.decoder("mark"))

    def prepare_structure(self, check: Callable[[], None]) -> Structure:
        """The structure; raises what `check` raises, which is called again and again while it is found."""
        if "_found" not in self.__dict__:
            decoder = CheckedDecoder(self.decoder("mark"), check)
            self.__dict__["_found"] = find_structure(self.layout, self.document, ~self.body, decoder)
        return self.structure

    @cached_property
    def _found(self) -> Structure:
        return find_structure(self.layout, self.document, ~self.body, self.decoder("mark"))

    @property
    def _said_of_blocks(self) -> tuple[BlockDecision, ...]:
        return tuple(decision for decision in self._followed if isinstance(decision, BlockDecision))

    @property
    def idle(self) -> tuple[BlockDecision, ...]:
        """The decisions about blocks that name a place where the document has none."""
        return tuple(find_idle(self._said_of_blocks, self.layout, self.document))

    def to_text(self, unknown: Unknown, furniture: Furniture, notes: Notes = "end") -> str:
        """The text in NFC, a blank line between paragraphs; page furniture only with "keep"."""
        decoder = self.decoder(unknown)
        return format_text(self.structure, self.layout, self.document, decoder, notes, furniture == "keep")

    def to_export(self, unknown: Unknown, choices: Choices, check: Callable[[], None]) -> Export:
        """The text as all formats write it (`cidfix.export.formats`), repaired as `choices` and decisions say.

        Raises CidfixError for a decision that names no step, and what `check` raises, which is called again and again.
        """
        unread = [glyph for glyph, value in enumerate(self.values) if value.value is None]
        uses = np.bincount(self.index.glyph, minlength=len(self.values))
        fonts, glyphs = self.document.fonts, self.document.glyphs
        record = Record(
            name=self.document.path.name,
            sha256=self.document.sha256,
            producer=self.document.producer,
            version=VERSION,
            languages=self._tags,
            known=self.progress.known,
            unknown=tuple(
                (fonts[int(glyphs.font[g])].name, int(glyphs.code[g]), int(uses[g])) for g in unread if uses[g]
            ),
            decided=list_decided(self.decisions),
        )
        found = Found(
            self.document, self.layout, self.structure, self.values, self.told.place >= 0, self.decoder(unknown)
        )
        options = replace(
            choices.options,
            known=(*choices.options.known, *(" ".join(word.text for word in text.words) for text in self.known)),
            languages=self._tags,
        )
        options = apply_decisions(options, list_repair_decisions(self._followed), self.layout)
        return build_text(found, record, replace(choices, options=options), check)

    def to_preview(self, unknown: Unknown, choices: Choices, check: Callable[[], None]) -> Preview:
        """The plain text of `to_export` with the places and repairs of its words; raises what that raises."""
        export = self.to_export(unknown, choices, check)
        return make_preview(export.text, export.repaired, export.words, self.structure.blocks)

    def list_repairs(self, repaired: Sequence[Repaired]) -> dict[str, Any]:
        """What `to_export` repaired, as JSON values: the changes of each step, and each change with its place."""
        return list_repairs(self.layout, repaired)

    def to_report(self, furniture: Furniture) -> dict[str, Any]:
        """How much is known, what is not, and where decisions contradict one another, as JSON values.

        What stands only in page furniture that is left apart or dropped is not counted; "apart" lists its lines.
        """
        body = self.body | (furniture == "keep")
        results = Results(
            document=self.document,
            layout=self.layout,
            index=self.index,
            verdicts=self.verdicts,
            values=self.values,
            learned=self.learned,
            body=body,
            progress=find_progress(self.document, self.index, self.values, body, self._of(Entry)),
            conflicts=self.conflicts,
        )
        decode = self.decoder("mark").decode_line
        apart = list_furniture(self.layout, body, decode) if furniture == "apart" else []
        fits, lost = (*self.map_fits, *self._font_fits), self.overruled
        maps = [{"map": f.name, "glyphs": f.glyphs, "overruled": lost.get(number, 0)} for number, f in enumerate(fits)]
        report = to_report(results, frozenset(map(fold_alike, self.alphabet)))
        decided = [{"text": d.text, "source": d.source, "when": d.when} for d in list_decided(self.decisions)]
        return {
            **report,
            "idle": [format_decision(decision) for decision in self.idle],
            "contradictions": list_contradictions(self.contradictions),
            "furniture": apart,
            "maps": maps,
            "decisions": decided,
        }

    def offer_details(self, source: Path, password: str, check: Callable[[], None]) -> tuple[OfferedDetail, ...]:
        """Bookmarks, annotations, form values and metadata that say more when read as typed in a recovered font.

        Raises CidfixError where `source`, the PDF that was read, can't be opened, and what `check` raises.
        """
        decode = self.decoder("fffd").decode_line
        words = find_words_of(decode(line) for line in range(len(self.layout.page)))
        details = read_details(self.document, (source, password), check)
        return tuple(offer_details(self.document, self.index.glyph, self.values, words, details))

    @property
    def overruled(self) -> dict[int, int]:
        """Of saved maps, by their place in `map_fits`, of how many glyphs those before them say something else."""
        counts: Counter[int] = Counter()
        for filled in self.filled:
            counts[filled.map] += filled.overruled
        return {number: count for number, count in counts.items() if count}

    def write_pdf(
        self, out: Path, source: Path, password: str, details: Iterable[OfferedDetail], check: Callable[[], None]
    ) -> tuple[str, ...]:
        """Write the PDF that was read from `source` with the values in use as its text; what the user should know.

        `details` are those beside its pages that are repaired, too. `out` is replaced in one step. Raises CidfixError
        where it can't be written or the PDF has changed, and what `check` raises, which is called again and again.
        """
        tables = find_tables(self.document, self.values)
        words = find_words(self.document, self.layout, tables, self.decoder("fffd").decode_token)
        texts = {one.detail.text: one.text for one in details}
        record = f"cidfix {VERSION}: /ToUnicode of {', '.join(tables) or 'no font'}"
        if texts:
            record += f"; texts beside the pages: {len(texts)}"
        return write_repaired(self.document, (source, password), out, Repair(tables, words, texts, record), check)

    def check_pdf(self, path: Path, password: str, check: Callable[[], None]) -> list[tuple[int, float]]:
        """How far an independent reader of a repaired PDF agrees with this recovery: each page, and 0 to 1.

        Raises CidfixError where it can't open the file, and what `check` raises, which is called again and again.
        """
        decode, lines = self.decoder("fffd").decode_line, range(len(self.layout.page))
        texts: dict[int, list[str]] = {page.number: [] for page in self.document.pages}
        for line in lines:
            texts[int(self.layout.page[line])].append(decode(line))
        found = measure_agreement(map(" ".join, texts.values()), reread(self.document, path, password, check))
        return list(zip(texts, found, strict=True))

    def to_map(self) -> SavedMap:
        """What is known of the fonts that were recovered, for the next document in them."""
        document, ballot = self.document, self.learned.ballot
        known = find_known_values(document, self.values, ballot, self.told.contexts, self.trusted)
        made_from = f"{document.path.name} {document.sha256}"
        glyphs = to_map_glyphs(document, known, self.spaces)
        rules = next((d.rules for d in self._of(UseRules)), next((f.rules for f in self.map_fits if f.rules), ""))
        return SavedMap(self._tags, "", "", (made_from,), VERSION, "", glyphs, rules=rules)

    @property
    def filled(self) -> tuple[Filled, ...]:
        """What each saved map in use, in their order, says of each font."""
        return find_filled(self.document, self.map_fits)

    @property
    def unfit_maps(self) -> tuple[str, ...]:
        """The saved maps that have nothing for this document."""
        return tuple(fit.name for fit in self.map_fits if not fit.glyphs)

    def _of(self, kind: type[_T]) -> Iterator[_T]:
        return (decision for decision in self._followed if isinstance(decision, kind))

    @cached_property
    def _followed(self) -> tuple[Decision, ...]:
        return drop_contradicted(self.decisions)


_FIELDS = frozenset(each.name for each in fields(Recovery))


def open_document(
    path: str | Path, password: str = "", pages: Iterable[int] | None = None, decisions: Iterable[Decision] = ()
) -> Recovery:
    """Read a PDF and begin its recovery.

    `pages` limits it to some pages (from 1). Raises CidfixError for a file that can't be read, PasswordError where a
    password is missing or wrong.
    """
    document = read_document(Path(path), password=password, pages=None if pages is None else set(pages))
    return Recovery(document, tuple(decisions))
