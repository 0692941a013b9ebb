"""Words typed anew at a place where others were typed before: they take the place of those, which is told beforehand.

Two entries at two places that contradict one another are a conflict. Who types the same place again corrects herself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cidfix.pdf.document import search_sorted
from cidfix.recover.comparison import Comparison
from cidfix.recover.decisions import Entry
from cidfix.recover.index import Index
from cidfix.recover.placing import Placed, Placing
from cidfix.recover.trial import Trial, find_placed_stretch
from cidfix.recover.typed import fold_alike
from cidfix.recover.typed_words import find_words


def find_retyped(placing: Placing, placed: Iterable[Placed], text: str, target: tuple[int, int]) -> tuple[Entry, ...]:
    """The entries that other words than `text` gave exactly the place that `text` would take at a target.

    `placing` goes over the tokens as they stand.
    """
    stretch = find_run(placing.index, target, len(find_words(text)))
    at_it = [old.entry for old in placed if find_placed_stretch(placing, old) == stretch]
    return tuple(entry for entry in at_it if entry.text != text)


def is_as_long(beside: Comparison, replaces: Iterable[Entry]) -> bool:
    """Whether what was compared has as many letters as stand at its place, or as each entry that it would replace.

    Else it is still being typed, or a letter was left out: it must not take the place of words that fit.
    """
    return beside.typed == beside.whole or all(beside.typed == _count_letters(entry.text) for entry in replaces)


def _count_letters(text: str) -> int:
    return sum(map(len, find_words(text)))


def find_run(index: Index, target: tuple[int, int], words: int) -> tuple[int, int]:
    """As many tokens from the beginning of a target on as there are words; part of a token stays what it is."""
    first, last = (search_sorted(index.token_start, end) for end in target)
    starts = index.token_start
    if starts[first] != target[0] or last >= len(starts) or starts[last] != target[1]:
        return target
    return target[0], int(starts[min(first + words, len(starts) - 1)])


def to_retyped(trial: Trial, replaces: tuple[Entry, ...], known: Mapping[int, str]) -> Trial:
    """The trial of an entry, made without those that it `replaces`, as told to who has all that is `known` before her.

    What was known through them alone is either the same again or corrected.
    """
    teaches = tuple((glyph, value) for glyph, value in trial.teaches if glyph not in known)
    corrects = tuple(
        (glyph, known[glyph], value)
        for glyph, value in trial.teaches
        if glyph in known and fold_alike(known[glyph]) != fold_alike(value)
    )
    fresh = {said[0] for said in (*teaches, *corrects)}
    doubles = tuple(double for double in trial.doubles if double[0] in fresh)
    return replace(trial, teaches=teaches, corrects=corrects, doubles=doubles, replaces=replaces)
