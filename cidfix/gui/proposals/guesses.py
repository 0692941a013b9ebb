"""What is proposed and not answered yet, in the order in which an answer is worth most.

A shape is one letter however many fonts draw it, so it is asked once, and the answer is given for all of them.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QCoreApplication

from cidfix.gui.glyphs.value_words import name_code
from cidfix.gui.workbench import SET_IN_WINDOW
from cidfix.recover.decisions import Accept, Refuse
from cidfix.recover.values import SURE, Proposal, State
from cidfix.recovery import Recovery

translate = QCoreApplication.translate

_LIKELY = 0.5  # the score from which a proposal is more likely right than wrong


class Sureness(IntEnum):
    """How far a proposal may be trusted."""

    SURE = 0
    LIKELY = 1
    OPEN = 2


@dataclass(frozen=True, slots=True)
class Guess:
    """A letter of which nothing but proposals, best first, says what it is.

    `glyph` is the one of its shape that is used most, `same` are all of that shape that are open like it, and `uses`
    counts how often they stand in the text.
    """

    glyph: int
    same: tuple[int, ...]
    uses: int
    proposals: tuple[Proposal, ...]

    @property
    def best(self) -> Proposal:
        """The likeliest proposal."""
        return self.proposals[0]

    @property
    def sureness(self) -> Sureness:
        """How far the best proposal may be trusted."""
        return find_sureness(self.best.score)

    @property
    def stake(self) -> float:
        """How much of the text, in letters, is likely to be wrong if the best proposal is believed."""
        return self.uses * (1 - self.best.score)


def find_sureness(score: float) -> Sureness:
    """How far a proposal with a score (0 to 1) may be trusted."""
    if score >= SURE:
        return Sureness.SURE
    return Sureness.LIKELY if score >= _LIKELY else Sureness.OPEN


def describe_sureness(sureness: Sureness) -> str:
    """The same in a word."""
    return {
        Sureness.SURE: translate("Guesses", "sure"),
        Sureness.LIKELY: translate("Guesses", "likely"),
        Sureness.OPEN: translate("Guesses", "open"),
    }[sureness]


def is_guessed(recovery: Recovery, glyph: int) -> bool:
    """Whether nothing but proposals says what a glyph is."""
    value = recovery.values[glyph]
    is_separator = value.state is State.SEPARATOR
    return bool(value.proposals) and not is_separator and glyph not in recovery.learned.ballot.verdicts


def rank_guesses(recovery: Recovery) -> tuple[Guess, ...]:
    """The guesses about the letters of the text, those first for which most of it is at stake."""
    index = recovery.index
    uses = np.bincount(index.glyph, minlength=len(recovery.values)).tolist()
    by_symbol: dict[int, list[int]] = defaultdict(list)
    for glyph, symbol in enumerate(index.symbol.tolist()):
        if uses[glyph] and is_guessed(recovery, glyph):
            by_symbol[symbol].append(glyph)
    found = []
    for same in by_symbol.values():
        glyph = max(same, key=uses.__getitem__)
        found.append(Guess(glyph, tuple(same), sum(uses[k] for k in same), recovery.values[glyph].proposals))
    return tuple(sorted(found, key=lambda guess: (-guess.stake, -guess.uses, guess.glyph)))


def count_taken(recovery: Recovery) -> int:
    """How many letters of the text have a value that nothing but its shape and its place speaks for."""
    symbols = {
        int(recovery.index.symbol[glyph])
        for glyph, value in enumerate(recovery.values)
        if value.value is not None and recovery.in_text[glyph] and is_guessed(recovery, glyph)
    }
    return len(symbols)


def to_accept(recovery: Recovery, guess: Guess, value: str) -> Accept:
    """The decision that a guess's letter is this value; it holds for all glyphs of the shape."""
    return Accept(*name_code(recovery, guess.glyph), value, SET_IN_WINDOW)


def to_refuse(recovery: Recovery, guess: Guess, value: str) -> tuple[Refuse, ...]:
    """The decisions that it is not, for each glyph of the shape of which it is proposed."""
    asked = [k for k in guess.same if any(proposal.value == value for proposal in recovery.values[k].proposals)]
    return tuple(Refuse(*name_code(recovery, glyph), value, SET_IN_WINDOW) for glyph in asked)
