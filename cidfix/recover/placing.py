"""Put one entry in its place: the tokens it names or fits, and what it says of each glyph there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

import numpy as np

from cidfix.layout import Direction, Layout
from cidfix.pdf.document import search_sorted
from cidfix.recover.align import Aligner, Alignment
from cidfix.recover.cues import find_glyph_range, find_line, find_token_line, format_token
from cidfix.recover.decisions import Entry
from cidfix.recover.loose import match_loosely
from cidfix.recover.match import Candidate, Match, Matcher
from cidfix.recover.readings import Reading, find_readings, turn_value
from cidfix.recover.steps import CLASH, LOOSE_MARK
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_words import Word, find_words

# A person types what she sees on the page: it is there, but for a slip now and then.
ABSENT_TYPED = 0.05
ABSENT_ON_LINE = 0.001  # she named the line; that a word of its length stands there in one place is no accident
CERTAIN = 0.99

_MOST_CLASHES = 2
_MOST_PLACES = 20
_MOST_NAMED = 5
_MARGIN = 0.5  # readings that cost more by no more are waited with: what else is typed may tell


@dataclass(frozen=True, slots=True)
class Placed:
    """An entry in its place: `count` tokens from `token` on, and its `claims`, (glyph, value) in reading direction.

    `positions` tells where in `Layout.occurrence` each claim is made; behind all others come those of hyphens that the
    entry leaves out. `undecided` is true where it could say more once other glyphs are known.
    """

    entry: Entry
    token: int
    count: int
    claims: tuple[tuple[int, str], ...]
    positions: tuple[int, ...]
    undecided: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """An entry without a place yet: why, in a user's words, and the tokens where it might begin, likeliest first."""

    entry: Entry
    reason: str
    places: tuple[int, ...]


class Leniency(Enum):
    """How much a reading may need explaining: nothing, something at a place that was named, or at any place."""

    NONE = 0
    HERE = 1
    ANYWHERE = 2


class Placing:
    """Places entries under what is known so far; `settled` gives the first token of entries that were placed in an
    earlier session.

    `leniency` says whether readings that need a ligature, a letter in two pieces or a sign left off are accepted too,
    where nothing plainer fits. `is_turned` is true where words are met last letter first, and matcher and aligner are
    made for that.
    """

    def __init__(
        self,
        matcher: Matcher,
        layout: Layout,
        aligner: Aligner,
        settled: Mapping[Entry, int],
        leniency: Leniency,
        is_turned: bool,
    ) -> None:
        self.index = matcher.index
        self.slots = matcher.slots
        self.known = aligner.known
        self.layout = layout
        self.leniency = leniency
        self.is_turned = is_turned
        self._matcher = matcher
        self._aligner = aligner
        self.settled = settled
        self.lenient = leniency is not Leniency.NONE
        self.search_loosely = leniency is Leniency.ANYWHERE

    @cached_property
    def turned(self) -> Placing:
        """The same for words that are met last letter first, as those are that run against their line."""
        return Placing(self._matcher.turned, self.layout, self._aligner.turned, self.settled, self.leniency, True)

    def place(self, entry: Entry) -> Placed | Pending:
        """Where an entry stands and what it says there, or why that can't be said yet."""
        if not find_words(entry.text):
            return Pending(entry, "there is nothing in it to match", ())
        if entry.place is None and (token := self.settled.get(entry)) is not None:
            line = find_token_line(self.layout, token)
            return self._try_readings(entry, line, lambda way, words: way._place_at(entry, words, token))
        if entry.place is None:
            return self._place_on_either_side(entry)
        line = find_line(self.layout, entry.place, entry.source)
        if entry.place.glyphs is not None:
            start, _ = find_glyph_range(self.layout, line)
            first, last = start + entry.place.glyphs[0] - 1, start + entry.place.glyphs[1]
            return self._try_readings(entry, line, lambda way, words: way._place_glyphs(entry, words, first, last))
        if entry.place.token is not None:
            named = int(self.layout.line_start[line]) + entry.place.token - 1
            return self._try_readings(entry, line, lambda way, words: way._place_at(entry, words, named))
        return self._try_readings(entry, line, lambda way, words: way._place_on_line(entry, words, line))

    def meets_straight(self, word: Word) -> bool:
        """Whether a word is met on most lines as it is typed: if not, too little is sure of it without a place."""
        return all(reading.words == (word,) for reading in find_readings(word.text, self._matcher.main_side))

    def _try_readings(
        self, entry: Entry, line: int, place: Callable[[Placing, tuple[Word, ...]], Placed | Pending]
    ) -> Placed | Pending:
        """The place of an entry as its words may be met on a line."""
        readings = find_readings(entry.text, bool(self.layout.direction[line] == Direction.RTL))
        return self._agree(
            entry, [place(self.turned if reading.turned else self, reading.words) for reading in readings]
        )

    def _place_on_either_side(self, entry: Entry) -> Placed | Pending:
        """The place of an entry of which nothing is said: in lines from the left or in lines from the right."""
        sides: dict[Reading, set[bool]] = {}
        for side in self._matcher.sides:
            for reading in find_readings(entry.text, side):
                sides.setdefault(reading, set()).add(side)
        found: list[Placed | Pending] = []
        for reading, there in sides.items():
            way = self.turned if reading.turned else self
            only = None if len(there) == len(self._matcher.sides) else next(iter(there))
            found.append(way._place_anywhere(entry, reading.words, None, only))
        return self._agree(entry, found)

    def _agree(self, entry: Entry, found: Sequence[Placed | Pending]) -> Placed | Pending:
        """What several readings of an entry come to: of those that contradict least, what they have in common."""
        placed = [place for place in found if isinstance(place, Placed)]
        if not placed:
            return max(found, key=lambda place: isinstance(place, Pending) and len(place.places))
        clashes = [
            sum(fold_alike(self.known.get(glyph, value)) != fold_alike(value) for glyph, value in place.claims)
            for place in placed
        ]
        best = [place for place, count in zip(placed, clashes, strict=True) if count == min(clashes)]
        if len({(place.token, place.count) for place in best}) > 1:
            reason = "it fits in more than one place, read from the left or from the right; add the line"
            return Pending(entry, reason, tuple(dict.fromkeys(place.token for place in best)))
        claims = [set(zip(place.claims, place.positions, strict=True)) for place in best]
        common = [
            said for said in zip(best[0].claims, best[0].positions, strict=True) if all(said in c for c in claims)
        ]
        if len(common) == len(best[0].claims):
            return best[0]
        shared, positions = tuple(claim for claim, _ in common), tuple(position for _, position in common)
        return replace(best[0], claims=shared, positions=positions, undecided=True)

    def align_at(self, words: Sequence[Word], token: int, clashes: int) -> list[Alignment] | None:
        """Align words with the tokens from `token` on, one each; None where they do not fit at all.

        Where it takes more than a letter a cluster, each word may contradict what is known in so many `clashes`.
        """
        if token + len(words) >= len(self.index.token_start):
            return None
        found = []
        for k, word in enumerate(words):
            start, stop = self.index.token_start[token + k], self.index.token_start[token + k + 1]
            alignment = self._align(word.letters, int(start), int(stop), clashes)
            if alignment is None:
                return None
            found.append(alignment)
        return found

    def claims_at(self, token: int, alignments: Sequence[Alignment]) -> tuple[tuple[int, str], ...]:
        """What alignments with the tokens from `token` on say of the glyphs there."""
        start = int(self.index.token_start[token])
        values = [self._unturn(value) for alignment in alignments for value in alignment.values]
        glyphs = self.index.glyph[start : start + len(values)].tolist()
        return tuple((glyph, value) for glyph, value in zip(glyphs, values, strict=True) if value is not None)

    def _to_placed(self, entry: Entry, token: int, count: int, start: int, values: Sequence[str | None]) -> Placed:
        """An entry placed at `count` tokens from `token` on, with `values` for the glyphs from `start` on."""
        said = [start + k for k, value in enumerate(values) if value is not None]
        spoken = [text for value in values if (text := self._unturn(value)) is not None]
        glyphs = self.index.origin[self.index.glyph[said]].tolist()
        positions = self.index.position[said].tolist()
        # Who types a word whole that a hyphen cuts on the page says that it is one.
        cut = [token + k for k in np.flatnonzero(self.index.dropped[token : token + count] >= 0).tolist()]
        hyphens = [(int(self.index.dropped[k]), "-") for k in cut]
        ends = [int(self.layout.token_start[self.index.token[k] + 1]) - 1 for k in cut]
        first = int(self.index.token[token])
        behind = token + count
        last = int(self.index.token[behind]) if behind < len(self.index.token) else len(self.layout.token_start) - 1
        claims = (*zip(glyphs, spoken, strict=True), *hyphens)
        return Placed(entry, first, last - first, claims, (*positions, *ends), len(spoken) < len(values))

    def _unturn(self, value: str | None) -> str | None:
        """What a glyph stands for, where several of its letters were met last first."""
        return value if value is None or not self.is_turned else turn_value(value)

    def _align(self, letters: Sequence[str], start: int, stop: int, clashes: int) -> Alignment | None:
        glyphs, attached = tuple(self.index.glyph[start:stop].tolist()), tuple(self.index.attached[start:stop].tolist())
        dearest, margin = self._allowed(len(letters)) + CLASH * clashes, 0.0 if self.lenient else _MARGIN
        return self._aligner.align(glyphs, attached, tuple(letters), dearest, margin)

    def _plain(self, alignment: Alignment, letters: int) -> bool:
        """Whether an alignment needs no explaining, or as little as is allowed at this stage."""
        return alignment.cost - CLASH * len(alignment.clashes) <= self._allowed(letters)

    def _allowed(self, letters: int) -> float:
        return 3.0 + letters / 3 if self.lenient else 2 * LOOSE_MARK

    def _placed(self, entry: Entry, words: Sequence[Word], token: int) -> Placed | None:
        alignments = self.align_at(words, token, _MOST_CLASHES)
        if alignments is None or not all(map(self._plain, alignments, map(len, words))):
            return None
        values = [value for alignment in alignments for value in alignment.values]
        return self._to_placed(entry, token, len(words), int(self.index.token_start[token]), values)

    def _place_at(self, entry: Entry, words: Sequence[Word], layout_token: int) -> Placed | Pending:
        token = search_sorted(self.index.token, layout_token, side="right") - 1
        if self.index.token[token] != layout_token:
            return Pending(entry, "a word that continues from the line before has no beginning there", (layout_token,))
        placed = self._placed(entry, words, token)
        if placed is None and self.lenient:
            placed = self._place_respaced(entry, words, token)
        return placed or Pending(entry, self._misfit(words, token), (int(self.index.token[token]),))

    def _place_respaced(self, entry: Entry, words: Sequence[Word], token: int) -> Placed | None:
        """The same letters with spaces elsewhere: the tokens from `token` on that hold as many clusters."""
        letters = tuple(letter for word in words for letter in word.letters)
        lengths = self.slots.token_length[token : token + len(letters)].cumsum()
        ends = np.flatnonzero(lengths == len(letters))
        if not len(ends):
            return None
        count = int(ends[0]) + 1
        start, stop = int(self.index.token_start[token]), int(self.index.token_start[token + count])
        return self._place_run(entry, letters, start, stop, token, count)

    def _place_run(
        self, entry: Entry, letters: Sequence[str], start: int, stop: int, token: int, count: int
    ) -> Placed | None:
        alignment = self._align(letters, start, stop, _MOST_CLASHES)
        if alignment is None or not self._plain(alignment, len(letters)):
            return None
        return self._to_placed(entry, token, count, start, alignment.values)

    def _place_glyphs(self, entry: Entry, words: Sequence[Word], start: int, stop: int) -> Placed | Pending:
        letters = tuple(letter for word in words for letter in word.letters)
        token = search_sorted(self.index.token_start, start, side="right") - 1
        count = search_sorted(self.index.token_start, stop - 1, side="right") - token
        placed = self._place_run(entry, letters, start, stop, token, count)
        reason = f"{len(letters)} letters do not fit the {stop - start} glyphs named"
        return placed or Pending(entry, reason, (token,))

    def _place_on_line(self, entry: Entry, words: Sequence[Word], line: int) -> Placed | Pending:
        found = self._place_anywhere(entry, words, line, None)
        if isinstance(found, Placed) or not self.lenient:
            return found
        first, last = (
            search_sorted(self.index.token, start) for start in self.layout.line_start[line : line + 2].tolist()
        )
        placed = self._placed(entry, words, first) if len(words) == last - first else None
        if placed is not None:
            return placed
        letters = tuple(letter for word in words for letter in word.letters)
        start, stop = int(self.index.token_start[first]), int(self.index.token_start[last])
        return self._place_run(entry, letters, start, stop, first, last - first) or found

    def _place_anywhere(
        self, entry: Entry, words: Sequence[Word], line: int | None, side: bool | None
    ) -> Placed | Pending:
        """Its place on a line, or in all lines, or those that are read from one `side` (True: the right)."""
        absent = ABSENT_TYPED if line is None else ABSENT_ON_LINE
        match = self._matcher.match(tuple(words), line, side, absent)
        may_search = self.search_loosely or (self.lenient and line is not None)
        if may_search and (not match.candidates or match.candidates[0].broken is not None):
            within = self._matcher.find_within(line, side)
            loose = match_loosely(self, words, within, absent)
            match = loose if loose.candidates else match
        if match.candidates and match.candidates[0].broken is None and match.certainty >= CERTAIN:
            placed = self._placed(entry, words, match.candidates[0].tokens[0])
            if placed is not None:
                return placed
        return Pending(entry, self._explain(words, match), tuple(map(int, self.index.token[list(_list_places(match))])))

    def _explain(self, words: Sequence[Word], match: Match) -> str:
        if not match.candidates:
            return "no place has words of these lengths"
        best = match.candidates[0]
        if best.broken is not None:
            word, letter = _locate(words, best.broken)
            letter = len(words[word]) - 1 - letter if self.is_turned else letter
            where = self._describe(best)
            return f"nearest is {where}, but it breaks at letter {letter + 1} of {words[word].text!r}"
        if len(match.candidates) == 1:
            return f"only {self._describe(best)} fits, but it is not certain; add its line, or a word beside it"
        likeliest = ", ".join(self._describe(match.candidates[k]) for k in match.fitting[:_MOST_NAMED])
        return f"{len(match.fitting)} places fit, likeliest first {likeliest}; add the line, or a word beside it"

    def _describe(self, candidate: Candidate) -> str:
        return format_token(self.layout, int(self.index.token[candidate.tokens[0]]))

    def _misfit(self, words: Sequence[Word], token: int) -> str:
        left = len(self.index.type) - token
        if left < len(words):
            return f"only {left} words are left from there to the end of the document"
        for k, word in enumerate(words):
            length = int(self.slots.token_length[token + k])
            if length != len(word):
                return f"{word.text!r} has {len(word)} letters, but {length} stand at that place"
        return "the words do not fit the glyphs at that place"


def _locate(words: Sequence[Word], position: int) -> tuple[int, int]:
    """A letter's position over all words, as word and letter within it."""
    for k, word in enumerate(words):
        if position < len(word):
            return k, position
        position -= len(word)
    return len(words) - 1, len(words[-1]) - 1


def _list_places(match: Match) -> tuple[int, ...]:
    chosen = [match.candidates[k] for k in match.fitting[:_MOST_PLACES]] or match.candidates[:1]
    return tuple(token for candidate in chosen for token in candidate.tokens[:1])
