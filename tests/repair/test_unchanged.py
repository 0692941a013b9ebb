"""What is right comes out unchanged, and what was repaired stays so."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cidfix.repair.engine import repair_text
from cidfix.repair.model import STEPS, Options

RIGHT = ("cherokee", "evenki_tex", "magahi", "mongolian", "navajo_wrong", "nenets", "nivkh", "urdu")


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_text_comes_out_unchanged(corpus: Path, name: str) -> None:
    text = (corpus / f"{name}.txt").read_text("utf-8")
    done, repaired = repair_text(text, Options())
    assert done == text
    assert repaired.edits == ()


PIECES = st.sampled_from(
    ["the ", "river ", "r i v e r ", "theriver ", "ri-\n", "ver.\n", "\n", "A ", "1\n", "fi", "\ufb01n "]
)


@settings(max_examples=60, deadline=None)
@given(st.lists(PIECES, min_size=1, max_size=60).map("".join))
def test_repairing_lines_and_letters_twice_changes_nothing(text: str) -> None:
    options = Options(steps=frozenset(STEPS) - {"words"})
    once, _ = repair_text(text, options)
    assert repair_text(once, options)[0] == once
