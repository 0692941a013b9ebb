"""The document's tokens as rows of letter slots under what is known so far, ready to be compared with typed words.

A slot is where one typed letter would stand: an unknown cluster is one slot, a known ligature is as many as it
has letters, a decoration none. Token lengths, known values and repetitions are all read off the slots.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.document import Floats, Ints
from cidfix.recover.drawn import find_drawn_letters
from cidfix.recover.index import Index
from cidfix.recover.typed import fold_alike

UNKNOWN = -1


@dataclass(frozen=True, slots=True, eq=False)  # arrays have no one truth of being equal
class Slots:
    """Slots of every token type (Y) of an index.

    `slot` holds the slots of type y at `start[y]:start[y + 1]`; slots of equal number are drawn alike. Per
    number: `letter`, the letter known for it as a number in `letters`, or `UNKNOWN`; `share`, how often the slot
    is met among all. `length` (Y,) is the number of slots of each type, `token_length` (T,) that of each token,
    `length_share` the share of tokens of each length.
    """

    start: Ints
    slot: Ints
    letter: Ints
    share: Floats
    letters: Mapping[str, int]
    length: Ints
    token_length: NDArray[np.int32]
    length_share: Floats

    def number_letters(self, letters: tuple[str, ...]) -> Ints:
        """Typed letters as numbers comparable with `letter`; one that is known of no slot gets a number of its own."""
        fresh: dict[str, int] = {}
        base = len(self.letters)
        numbers = []
        for letter in map(fold_alike, letters):
            number = self.letters.get(letter)
            numbers.append(fresh.setdefault(letter, base + len(fresh)) if number is None else number)
        return np.array(numbers, np.int32)


def cut_slots(index: Index, known: Mapping[int, str]) -> Slots:
    """Cut every token type into slots; `known` gives values by symbol. Linear in the length of all types."""
    letters: dict[str, int] = {}
    cluster_start = [0]
    slot_letter: list[int] = []
    for symbols in index.clusters:
        values = [known.get(symbol) for symbol in symbols]
        if any(value is None for value in values):
            slot_letter.append(UNKNOWN)
        else:
            text = "".join(value for value in values if value is not None)
            slot_letter.extend(letters.setdefault(fold_alike(part), len(letters)) for part in find_drawn_letters(text))
        cluster_start.append(len(slot_letter))
    starts = np.array(cluster_start, np.int32)
    counts = np.diff(starts)[index.type_cluster]
    slot = np.repeat(starts[index.type_cluster] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts) + np.arange(
        counts.sum()
    )
    ends = np.concatenate([[0], np.cumsum(counts)])
    start = ends[index.type_start].astype(np.int32)
    length = np.diff(start)
    weight = np.repeat(index.uses, length)
    met = np.bincount(slot, weights=weight, minlength=len(slot_letter)) if len(slot) else np.zeros(len(slot_letter))
    token_length = length[index.type]
    lengths = np.bincount(token_length) if len(token_length) else np.zeros(1)
    return Slots(
        start=start,
        slot=slot.astype(np.int32),
        letter=np.array(slot_letter, np.int32),
        share=(met / max(met.sum(), 1.0)).astype(np.float32),
        letters=letters,
        length=length,
        token_length=token_length,
        length_share=(lengths / max(lengths.sum(), 1)).astype(np.float32),
    )
