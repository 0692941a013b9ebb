"""Typed words beside what stands at a place, letter by letter: how many are still to come, and which differ.

A trial tells whether words fit. Who is still typing wants to know how far she is, and who made a slip, where it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cidfix.pdf.document import search_sorted
from cidfix.recover.decisions import OPEN
from cidfix.recover.drawn import find_drawn_letters, spell
from cidfix.recover.index import Index
from cidfix.recover.readings import Reading, find_readings
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_words import Word

_LONGEST = 100  # letters of a word in which one left out is looked for


@dataclass(frozen=True, slots=True)
class Difference:
    """The letter numbered `letter` (from 1) of `word` can't be what was `typed`.

    It is `known` as another; where `same_as` is not 0, that is the letter with that number (over all words typed),
    drawn by the same glyph and typed as `known`.
    """

    word: str
    letter: int
    typed: str
    known: str
    same_as: int


@dataclass(frozen=True, slots=True)
class Slip:
    """One letter of `word` is `missing`, else there is one too many: all else fits then.

    `letter` (from 1) is the one too many, or the number that the missing one would have; 0 where several may be meant.
    """

    word: str
    letter: int
    missing: bool


@dataclass(frozen=True, slots=True)
class Comparison:
    """`typed` letters beside the `whole` number that stand there, and what differs of those that were typed.

    `misfit` is the first word that can't stand there whatever its letters are, with the number of letters that do;
    None where there is no such word. `slip` is what explains all of that best, where it is one letter left out or put
    in.
    """

    typed: int
    whole: int
    misfit: tuple[str, int] | None
    differences: tuple[Difference, ...]
    slip: Slip | None

    @property
    def is_begun(self) -> bool:
        """Whether the words may be the beginning of what stands there, more of which is still to be typed."""
        return self.misfit is None and self.typed < self.whole


@dataclass(frozen=True, slots=True)
class _Slot:
    """Where one letter stands: letter `part` of the value of glyphs, given by their symbols; None while unknown."""

    symbols: tuple[int, ...]
    part: int
    letter: str | None


def compare_typed(
    index: Index, known: Mapping[int, str], text: str, stretch: tuple[int, int], from_right: bool
) -> Comparison:
    """Compare words with a stretch of the index's glyphs, or as many tokens from there on as there are words.

    `known` gives values by glyph; `from_right` tells from which side the line is read. Linear in the length of both.
    """
    found = [_compare(index, known, reading, stretch) for reading in find_readings(text, from_right)]
    return min(found, key=lambda comparison: (comparison.misfit is not None, len(comparison.differences)))


def _compare(index: Index, known: Mapping[int, str], reading: Reading, stretch: tuple[int, int]) -> Comparison:
    words, places = reading.words, _cut_places(index, known, stretch, len(reading.words), reading.turned)
    if reading.turned:
        words = tuple(Word(word.text, word.letters[::-1]) for word in reversed(words))
        places.reverse()
    whole = sum(map(len, places))
    typed = sum(map(len, words))
    for k, word in enumerate(words):
        there = len(places[k]) if k < len(places) else 0
        if len(word) > there or (len(word) < there and k + 1 < len(words)):
            slip = _find_slip(words, places)
            return Comparison(typed, whole, (word.text, there), (), slip if slip is not None and slip.letter else None)
    differences = tuple(_find_differences(words, places))
    # One letter that is known as another is as likely mistyped as left out.
    is_plain = not differences or (len(differences) == 1 and not differences[0].same_as)
    return Comparison(typed, whole, None, differences, None if is_plain else _find_slip(words, places))


def _cut_places(
    index: Index, known: Mapping[int, str], stretch: tuple[int, int], words: int, turned: bool
) -> list[list[_Slot]]:
    """The slots of each token of a stretch, the last first where they are `turned`; part of a token is a place too."""
    token = search_sorted(index.token_start, stretch[0], side="right") - 1
    bounds = [stretch[0]]
    while token + 1 < len(index.token_start) and (bounds[-1] < stretch[1] or len(bounds) <= words):
        token += 1
        end = int(index.token_start[token])
        bounds.append(min(end, stretch[1]) if bounds[-1] < stretch[1] else end)
        if bounds[-1] < end:
            break
    return [_cut_slots(index, known, start, stop, turned) for start, stop in pairwise(bounds)]


def _cut_slots(index: Index, known: Mapping[int, str], start: int, stop: int, turned: bool) -> list[_Slot]:
    clusters: list[list[int]] = []
    for glyph, attached in zip(index.glyph[start:stop].tolist(), index.attached[start:stop].tolist(), strict=True):
        if attached and clusters:
            clusters[-1].append(glyph)
        else:
            clusters.append([glyph])
    slots: list[_Slot] = []
    for cluster in reversed(clusters) if turned else clusters:
        symbols = tuple(index.symbol[cluster].tolist())
        values = [known.get(glyph) for glyph in cluster]
        if None in values:
            slots.append(_Slot(symbols, 0, None))
        else:
            letters = find_drawn_letters("".join(value for value in values if value is not None))
            slots += [_Slot(symbols, part, letter) for part, letter in enumerate(letters)]
    return slots


def _find_slip(words: Sequence[Word], places: Sequence[Sequence[_Slot]]) -> Slip | None:
    """The one letter that, left out or put in, makes all words fit their places."""
    lengths = [(len(word), len(slots)) for word, slots in zip(words, places, strict=False)]
    odd = [k for k, (typed, there) in enumerate(lengths) if typed != there]
    if len(lengths) < len(words) or len(odd) != 1 or abs(lengths[odd[0]][0] - lengths[odd[0]][1]) != 1:
        return None
    k, (typed, there) = odd[0], lengths[odd[0]]
    if max(typed, there) > _LONGEST:
        return None
    word, slots, found = words[k], places[k], []
    for at in range(max(typed, there)):
        mended, left = word, slots
        if typed < there:
            left = [*slots[:at], *slots[at + 1 :]]
        else:
            mended = Word(word.text, (*word.letters[:at], *word.letters[at + 1 :]))
        if not _find_differences([*words[:k], mended, *words[k + 1 :]], [*places[:k], left, *places[k + 1 :]]):
            found.append(at + 1)
    return Slip(word.text, found[0] if len(found) == 1 else 0, typed < there) if found else None


def _find_differences(words: Sequence[Word], places: Sequence[Sequence[_Slot]]) -> list[Difference]:
    found: list[Difference] = []
    before: dict[tuple[tuple[int, ...], int], tuple[str, int]] = {}  # what was typed for glyphs not known, and where
    count = 0
    for word, slots in zip(words, places, strict=False):
        for number, (letter, slot) in enumerate(zip(word.letters, slots, strict=False), 1):
            count += 1
            if letter == OPEN:
                continue
            if slot.letter is not None:
                known, same_as = slot.letter, 0
            else:
                known, same_as = before.setdefault((slot.symbols, slot.part), (letter, count))
            if fold_alike(known) != fold_alike(letter):
                found.append(Difference(word.text, number, spell(letter), spell(known), same_as))
    return found
