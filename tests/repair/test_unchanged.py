"""What is right comes out unchanged, and what was repaired stays so."""

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options

RIGHT = ("cherokee", "evenki_tex", "magahi", "mongolian", "navajo_wrong", "nenets", "nivkh", "urdu")


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_text_comes_out_unchanged(corpus: Path, name: str) -> None:
    text = (corpus / f"{name}.txt").read_text("utf-8")
    done, repaired = repair_text(text, Options())
    assert done == text
    assert repaired.edits == ()


PIECES = st.sampled_from(
    [
        "the ",
        "river ",
        "r i v e r ",
        "theriver ",
        "wat er ",
        "ri-\n",
        "ver.\n",
        "\n",
        "\n\n",
        "A ",
        "1\n",
        "fi",
        "fi",
        "\ufb01n ",
    ]
)


@settings(max_examples=60, deadline=None)
@given(st.lists(PIECES, min_size=1, max_size=60).map("".join))
@example("the r i v e r ver.\nr i v e r")
def test_repairing_twice_changes_nothing(text: str) -> None:
    once, _ = repair_text(text, Options())
    assert repair_text(once, Options())[0] == once
