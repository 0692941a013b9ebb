"""What follows from a document and the list of the user's decisions: values, lines, blocks, conflicts.

Nothing here is state but the list. All else is computed from it when it is asked for, so undo is a shorter list, and
the same list replays the same anywhere. What a decision does not touch is carried over to what follows from the next
list, so that it is not computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Self, TypeVar, get_args

import numpy as np

from cidfix.bidi.characters import to_mirrored
from cidfix.errors import CidfixError
from cidfix.languages.find import find_languages
from cidfix.languages.model import Language
from cidfix.layout import DIRECTION_NAMES, AreaRule, DirectionRule, Layout, lay_out
from cidfix.layout.answers import apply_answers
from cidfix.layout.areas import find_in_area
from cidfix.layout.guesses import own_values
from cidfix.ordering.model import OrderingRules
from cidfix.pdf.document import Bools, Document
from cidfix.recover.accents import find_accents
from cidfix.recover.agreement import Support, find_support
from cidfix.recover.block_decisions import Analysis, BlockDecision, FindBlocks, SetRole, TurnBlock
from cidfix.recover.candidates import Candidate, find_candidates
from cidfix.recover.checked import CheckedDecoder
from cidfix.recover.conflicts import Conflict, find_conflicts
from cidfix.recover.contexts import Told, apply_told, find_told
from cidfix.recover.contradictions import Contradiction, drop_contradicted, find_contradictions
from cidfix.recover.cues import check_place
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
from cidfix.recover.index import Index, index_tokens, join_cut_words
from cidfix.recover.kindred import Measured, add_kindred, measure_glyphs
from cidfix.recover.known import KnownText
from cidfix.recover.known_fonts import Found as FoundFont
from cidfix.recover.known_fonts import find_fillers, find_known_fonts, to_map_fits
from cidfix.recover.learn import Learned, Sources, learn
from cidfix.recover.lettering import to_lettering
from cidfix.recover.likely import Likely, find_likely
from cidfix.recover.map_shapes import MapShapes, compare_shapes
from cidfix.recover.maps import SavedMap
from cidfix.recover.mirrored import find_mirrored
from cidfix.recover.names import Names
from cidfix.recover.precedence import Filled, MapFit, find_filled
from cidfix.recover.progress import (
    LineProgress,
    PageProgress,
    Progress,
    find_in_text,
    find_line_progress,
    find_page_progress,
    find_progress,
)
from cidfix.recover.proposing import propose
from cidfix.recover.rules import find_document_rules
from cidfix.recover.triage import Verdict, find_doubted, find_trusted, judge_fonts
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_letters import find_typed_letters
from cidfix.recover.values import Accept as AcceptLevel
from cidfix.recover.values import Proposal, Value, find_values
from cidfix.recover.written import LineDirections, find_line_directions
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.structure import Structure, correct_furniture, correct_structure, find_furniture, find_structure

_TURNING = (SetDirection, TurnBlock)
_SHAPING = (SpaceIs, StopIs, *_TURNING)
# What is computed from decisions of these kinds alone, the document and the maps given beside.
_COMPUTED_FROM: Mapping[tuple[type[Decision], ...], Sequence[str]] = {
    (): ("names", "measured"),
    (UseLanguage,): ("candidates", "support", "map_shapes", "known_fonts", "_languages"),
    (UseMap,): ("map_fits", "filled"),
    (UseMap, UseRules): ("rules",),
    _SHAPING: ("layout", "index", "indices", "spaces", "_furniture"),
    (*_SHAPING, SetRole): ("body", "in_text"),
    (*_SHAPING, UseLanguage): ("verdicts",),
    (*_SHAPING, UseLanguage, SetValue, UseMap): ("told", "_apart"),
}
# What a layout has whatever its separators are called.
_OF_WORDS = ("index", "indices", "verdicts", "spaces", "_furniture", "body", "in_text")
# What depends on which lines are text, what also on how blocks are found, what on all decisions about blocks, and
# what on all decisions.
_OF_LINES = ("body", "in_text", "progress")
_OF_BODY = (*_OF_LINES, "_found")
_OF_BLOCKS = ("structure",)
_OF_ALL = ("contradictions", "_followed")

_T = TypeVar("_T")


@dataclass(frozen=True)
class Deduction:
    """An immutable document and the decisions about it; every method computes, none changes anything.

    `accept` tells which proposals are used; `known` are texts in the document's language; `maps` are saved maps by
    name, beside those that decisions name; `languages` and `alphabet` tell what is likely to be written; `notes` say
    what the user should know of how this came about; `settled` gives the first token of entries that found their place
    in an earlier session; `shapes` are the reference shapes that letters are told by.
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

    def with_decisions(self, *decisions: Decision) -> Self:
        """This recovery with more decisions."""
        return self._with(replace(self, decisions=(*self.decisions, *decisions)))

    def without_decision(self, decision: Decision) -> Self:
        """This recovery with one decision taken back, whichever it is; the others keep their places."""
        left = list(self.decisions)
        left.remove(decision)
        return self._with(replace(self, decisions=tuple(left), settled=self.found_places))

    def with_letters(self, shapes: ShapeIndex, accept: AcceptLevel) -> Self:
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

    def with_list(self, decisions: tuple[Decision, ...], settled: tuple[tuple[Entry, int], ...]) -> Self:
        """This recovery with another list of decisions, and the places that its entries had found."""
        return self._with(replace(self, decisions=decisions, settled=settled))

    def _with(self, other: Self) -> Self:
        """`other`, which differs in decisions only, with what those do not touch, so that it is not computed again."""
        for kinds, names in _COMPUTED_FROM.items():
            before, after = ([d for d in r.decisions if isinstance(d, kinds)] for r in (self, other))
            if before == after:
                other._take(self, names)
        if self._differs_only_in(other, get_args(RepairDecision)):
            other._take(self, self.__dict__.keys() - {*_FIELDS, *_OF_ALL})
        elif self._differs_only_in(other, (*get_args(BlockDecision), FindBlocks)):
            other._take(self, self.__dict__.keys() - {*_FIELDS, *_OF_ALL, *_OF_BLOCKS, *_OF_BODY})
            if "body" in self.__dict__ and np.array_equal(self.body, other.body):
                other._take(self, _OF_BODY if self.analysis == other.analysis else _OF_LINES)
        mine, its = ({d for d in r._followed if isinstance(d, _SHAPING)} for r in (self, other))
        turned = any(isinstance(d, _TURNING) for d in its - mine)
        if "layout" in self.__dict__ and "layout" not in other.__dict__ and mine <= its and not turned:
            with suppress(CidfixError):  # what names no font or code is told to whoever asks for the layout
                if layout := apply_answers(self.document, self.layout, *other._separators):
                    other.__dict__["layout"] = layout
                    other._take(self, _OF_WORDS)
        return other

    def _differs_only_in(self, other: Self, kinds: tuple[type[Decision], ...]) -> bool:
        """Whether no decisions but those of kinds that leave the letters alone are others, so that these stay."""
        if (other.shapes, other.accept) != (self.shapes, self.accept) or "learned" not in self.__dict__:
            return False
        mine, its = ([d for d in r.decisions if not isinstance(d, kinds)] for r in (self, other))
        found = dict(self.found_places)
        return mine == its and all(found.get(entry, token) == token for entry, token in other.settled)

    def _take(self, other: Self, names: Iterable[str]) -> None:
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
    def filled(self) -> tuple[Filled, ...]:
        """What each saved map in use, in their order, says of each font."""
        return find_filled(self.document, self.map_fits)

    @cached_property
    def rules(self) -> OrderingRules | None:
        """The rules of order that are followed for their script; None for the usual ones of each."""
        return find_document_rules(self._of(UseRules), self.map_fits)

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
    def line_progress(self) -> LineProgress:
        """Which lines have text, and which of them something unknown or disputed."""
        return find_line_progress(self.layout, self.index, self.values)

    @cached_property
    def structure(self) -> Structure:
        """The blocks of the document in reading order with their roles, and the marks of its notes."""
        return correct_structure(self._found, self._said_of_blocks, self.layout, self.document, self.decoder("mark"))

    def prepare_structure(self, check: Callable[[], None]) -> Structure:
        """The structure; raises what `check` raises, which is called again and again while it is found."""
        if "_found" not in self.__dict__:
            decoder = CheckedDecoder(self.decoder("mark"), check)
            self.__dict__["_found"] = self._find_structure(decoder)
        return self.structure

    @cached_property
    def _found(self) -> Structure:
        return self._find_structure(self.decoder("mark"))

    def _find_structure(self, decoder: Decoder) -> Structure:
        return find_structure(self.layout, self.document, ~self.body, decoder, self.analysis)

    @property
    def analysis(self) -> Analysis | None:
        """How blocks are found, where the user says so."""
        return next((decision.by for decision in self._of(FindBlocks)), None)

    @property
    def _said_of_blocks(self) -> tuple[BlockDecision, ...]:
        return tuple(decision for decision in self._followed if isinstance(decision, BlockDecision))

    def _of(self, kind: type[_T]) -> Iterator[_T]:
        return (decision for decision in self._followed if isinstance(decision, kind))

    @cached_property
    def _followed(self) -> tuple[Decision, ...]:
        return drop_contradicted(self.decisions)


_FIELDS = frozenset(each.name for each in fields(Deduction))
