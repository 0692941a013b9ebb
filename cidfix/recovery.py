"""A recovery: all that follows from a document and the user's decisions, what to type next, and what leaves as files.

Maps, text, suggestions and the report are computed when they are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias
from unicodedata import normalize

import numpy as np

from cidfix.deduction import Deduction
from cidfix.errors import CidfixError
from cidfix.export.build import Choices, Export, Found, build_text
from cidfix.export.decided import apply_decisions, list_decided, list_repair_decisions
from cidfix.export.details import OfferedDetail, find_words_of, offer_details
from cidfix.export.model import Record
from cidfix.export.notes import Notes
from cidfix.export.pdf import find_tables, find_words, measure_agreement
from cidfix.export.preview import Preview, make_preview
from cidfix.export.provenance import format_provenance, is_of_file
from cidfix.export.report import Results, list_contradictions, list_furniture, report_repairs, to_report
from cidfix.export.txt import format_text
from cidfix.languages.find import find_languages
from cidfix.languages.scripts import COMMON, find_script
from cidfix.layout import DIRECTION_NAMES, Direction, DirectionName
from cidfix.naming import to_typed
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import find_usual
from cidfix.pdf import Detail, Repair, read_details, read_document, reread, write_repaired
from cidfix.pdf.document import Ints
from cidfix.recover.block_decisions import BlockDecision
from cidfix.recover.checked import CheckedDecoder
from cidfix.recover.comparison import Comparison, compare_typed
from cidfix.recover.conflicts import Conflict, Side
from cidfix.recover.cues import locate
from cidfix.recover.decisions import (
    Decision,
    Entry,
    UseRules,
)
from cidfix.recover.decode import Decoder, Unknown
from cidfix.recover.drawn import following
from cidfix.recover.earlier_repair import UNKNOWN
from cidfix.recover.grammar import format_decision
from cidfix.recover.index import find_uses
from cidfix.recover.keep import find_known_values
from cidfix.recover.learn import limit_leniency
from cidfix.recover.library import Answer, Tell
from cidfix.recover.maps import SavedMap, read_map, to_map_glyphs
from cidfix.recover.moments import read_clock
from cidfix.recover.offers import Offer, find_offers
from cidfix.recover.placing import Leniency
from cidfix.recover.progress import find_progress
from cidfix.recover.retyping import find_retyped
from cidfix.recover.rules import RuleSample, sample_rules
from cidfix.recover.search import Searchable, find_text, to_searchable
from cidfix.recover.settle import Change, Ground, apply_change, keep_side, split_by_context
from cidfix.recover.trial import Trial, try_entry
from cidfix.recover.typed import fold_alike
from cidfix.recover.values import State, Value
from cidfix.recover.wanted import Suggestion, find_suggestions
from cidfix.recover.ways import Ways, prepare_ways
from cidfix.repair.model import Repaired
from cidfix.structure.corrections import find_idle
from cidfix.version import VERSION

Furniture: TypeAlias = Literal["apart", "keep", "drop"]
"""What becomes of page numbers and running heads: listed in the report, left in the text, or neither."""

_MOST_MAPS = 20  # of the library, for one document
_MOST_FAULTS = 10  # of the library, that are named
_DIRECTIONS = {direction: name for name, direction in DIRECTION_NAMES.items()}


@dataclass(frozen=True)
class Recovery(Deduction):
    """What is deduced from a document and the decisions about it, and what can be done with that."""

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

    def find_offers(self, tell: Tell | None = None) -> Answer[tuple[Offer, ...]]:
        """The saved maps of the library that know anything of this document, the most helpful first.

        `tell` follows how maps that are new in the library are read. What can't be read is left out, and told beside.
        """
        known = {
            glyph: normalize("NFC", to_typed(value.value))
            for glyph, value in enumerate(self.values)
            if value.is_known and value.value is not None
        }
        return find_offers(self.document, self.index.glyph, known, tell)

    def with_library(self, tell: Tell | None = None) -> Self:
        """This recovery with the maps of the library that tell something more of it, the best first, 20 at most.

        Its `notes` name what of the library can't be read. `tell` follows how maps that are new there are read.
        """
        offers, faults = self.find_offers(tell)
        recovery = replace(self, notes=(*self.notes, *describe_faults(faults)))
        used: list[Path] = []
        while len(used) < _MOST_MAPS:
            best = next((offer.path for offer in offers if offer.adds > 0 and offer.path not in used), None)
            if best is None:
                break
            used.append(best)
            recovery = replace(recovery, maps=(*recovery.maps, (best.name, read_map(best))))
            offers = recovery.find_offers().found
        return recovery

    @property
    def unknown_languages(self) -> tuple[str, ...]:
        """The languages named of whose letters nothing is known."""
        return tuple(tag for tag in self._tags if not find_languages(tag))

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

    def apply_change(self, change: Change) -> Self:
        """This recovery with some decisions replaced, removed or added; the others keep their places."""
        decisions, settled = apply_change(self.decisions, self.found_places, change)
        return self.with_list(decisions, settled)

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
        structure = self.prepare_structure(check)
        decoder = CheckedDecoder(self.decoder(unknown), check)
        found = Found(self.document, self.layout, structure, self.values, self.told.place >= 0, decoder)
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
        text, repaired, words = export.text, export.repaired, export.words
        del export
        preview = make_preview(text, repaired, words, self.structure.blocks, check)
        # One by one, with calls between at which other threads may go on: to free each stops all for a moment.
        del repaired
        check()
        del words
        check()
        return preview

    def report_repairs(self, repaired: Sequence[Repaired]) -> dict[str, Any]:
        """What `to_export` repaired, as JSON values: the changes of each step, and each change with its place."""
        return report_repairs(self.layout, repaired)

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
            "notes": list(self.notes),
        }

    def read_details(self, source: Path, password: str, check: Callable[[], None]) -> tuple[Detail, ...]:
        """Bookmarks, annotations, form values and metadata as they are; raises what `offer_details` raises."""
        return read_details(self.document, (source, password), check)

    def offer_details(self, source: Path, password: str, check: Callable[[], None]) -> tuple[OfferedDetail, ...]:
        """Bookmarks, annotations, form values and metadata that say more when read as typed in a recovered font.

        Raises CidfixError where `source`, the PDF that was read, can't be opened, and what `check` raises.
        """
        decode = self.decoder("fffd").decode_line
        words = find_words_of(decode(line) for line in range(len(self.layout.page)))
        details = self.read_details(source, password, check)
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
        values = self._written
        tables = find_tables(self.document, values)
        decode = self.decoder_of(values, "fffd").decode_token
        words = find_words(self.document, self.layout, tables, decode, self._find_told())
        texts = {one.detail.text: one.text for one in details}
        maps = [fit.name for fit in self.map_fits if fit.glyphs]
        record = format_provenance(self.document, values, maps, len(texts), read_clock())
        repair = Repair(tables, words, texts, record, self._said)
        return write_repaired(self.document, (source, password), out, repair, check)

    def _find_told(self) -> dict[int, str]:
        """The occurrences at which a value by context holds, and that value."""
        told = self.told
        places = np.flatnonzero(told.place >= 0)
        numbers = told.place[places].tolist()
        occurrences = self.layout.occurrence[places].tolist()
        return {one: told.contexts[number].value for one, number in zip(occurrences, numbers, strict=True)}

    @property
    def _written(self) -> tuple[Value, ...]:
        """The values that a repaired PDF gets: what an earlier repair said is kept where nothing else is known."""
        if "repair" not in self.document.metadata:
            return self.values
        fonts, glyphs, said, doubted = self.document.fonts, self.document.glyphs, self._said_of_fonts, self._doubted
        values = list(self.values)
        for glyph, (font, code) in enumerate(zip(glyphs.font.tolist(), glyphs.code.tolist(), strict=True)):
            own = fonts[font].to_unicode.get(code)
            is_told = own and UNKNOWN not in own and said.get(font, True) and (font, code) not in doubted
            if values[glyph].value is None and is_told:
                values[glyph] = replace(values[glyph], value=own)
        return tuple(values)

    @property
    def _said(self) -> frozenset[int]:
        """The glyphs of which decisions or maps say something."""
        by_context = (context.glyph for context in self.told.contexts)
        states = (State.TYPED, State.MAP, State.CONFLICT)
        values = enumerate(self.values)
        return frozenset((*by_context, *(g for g, one in values if one.state in states and not is_of_file(one))))

    def check_pdf(self, path: Path, password: str, check: Callable[[], None]) -> list[tuple[int, float]]:
        """How far an independent reader of a repaired PDF agrees with this recovery: each page, and 0 to 1.

        Raises CidfixError where there is no such file, and what `check` raises, which is called again and again.
        """
        decode, lines = self.decoder_of(self._written, "fffd").decode_line, range(len(self.layout.page))
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
    def unfit_maps(self) -> tuple[str, ...]:
        """The saved maps that have nothing for this document."""
        return tuple(fit.name for fit in self.map_fits if not fit.glyphs)


def describe_faults(faults: Sequence[CidfixError]) -> Iterator[str]:
    """What of the library can't be read, as notes, a line each; a folder full of the like is not listed to its end."""
    for fault in faults[:_MOST_FAULTS]:
        yield f"left out of the library of maps: {fault}"
    if (more := len(faults) - _MOST_FAULTS) > 0:
        yield f"left out of the library of maps: {more} more that can't be read"


def open_document(
    path: str | Path, password: str = "", pages: Iterable[int] | None = None, decisions: Iterable[Decision] = ()
) -> Recovery:
    """Read a PDF and begin its recovery.

    `pages` limits it to some pages (from 1). Raises CidfixError for a file that can't be read, PasswordError where a
    password is missing or wrong.
    """
    document = read_document(Path(path), password=password, pages=None if pages is None else set(pages))
    return Recovery(document, tuple(decisions))
