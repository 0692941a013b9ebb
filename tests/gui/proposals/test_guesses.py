"""What is proposed, as a list to be answered: a shape once, what is most at stake first."""

from __future__ import annotations

from pathlib import Path

import pytest

from cidfix.gui.proposals.guesses import (
    Sureness,
    count_taken,
    describe_sureness,
    find_sureness,
    rank_guesses,
    to_accept,
    to_refuse,
)
from cidfix.recover.decisions import Recover
from cidfix.recover.values import SURE
from cidfix.recovery import Recovery, open_document

MERGED = Path(__file__).parents[2] / "files" / "merged_subsets.pdf"


@pytest.fixture
def merged(reads_letters: None) -> Recovery:
    """Three subsets of one font in one file, their own maps not believed."""
    recovery = open_document(MERGED)
    return recovery.with_decisions(*(Recover(font.name, "test") for font in recovery.document.fonts))


def test_a_score_is_sure_likely_or_open() -> None:
    words = [describe_sureness(find_sureness(score)) for score in (1.0, SURE, SURE - 0.01, 0.5, 0.49, 0.0)]
    assert words == ["sure", "sure", "likely", "likely", "open", "open"]


def test_a_shape_that_several_fonts_draw_is_asked_once_and_answered_for_all(merged: Recovery) -> None:
    guesses = rank_guesses(merged)
    together = [guess for guess in guesses if len(guess.same) == 3]
    assert together
    guess = next(guess for guess in together if guess.sureness is Sureness.SURE)
    assert len({merged.index.symbol[glyph] for glyph in guess.same}) == 1
    assert guess.uses == len(merged.find_uses(guess.glyph))
    taken = count_taken(merged)
    accepted = merged.with_decisions(to_accept(merged, guess, guess.best.value))
    assert {accepted.values[glyph].value for glyph in guess.same} == {guess.best.value}
    assert guess.glyph not in [other.glyph for other in rank_guesses(accepted)]
    assert count_taken(accepted) == taken - 1
    refused = merged.with_decisions(*to_refuse(merged, guess, guess.best.value))
    assert len(refused.decisions) == len(merged.decisions) + 3
    assert guess.best.value not in {
        proposal.value for glyph in guess.same for proposal in refused.values[glyph].proposals
    }


def test_what_is_most_at_stake_comes_first(merged: Recovery) -> None:
    guesses = rank_guesses(merged)
    stakes = [guess.uses * (1 - guess.best.score) for guess in guesses]
    assert stakes == sorted(stakes, reverse=True)
    assert all(guess.uses for guess in guesses)
