"""The user's word on separators, without laying out anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cidfix.layout import Layout, lay_out
from cidfix.layout.answers import apply_answers
from cidfix.pdf.document import Document


@pytest.fixture
def paper(typeset: Callable[..., Document], text: Callable[..., object]) -> Document:
    lines = ["nm n mn. mmn", "nn mnm mn nm.", "m mn nmn n.", "mnm n nm"]
    return typeset([text(line, 50, 100 + 14 * k) for k, line in enumerate(lines)])


def glyph(document: Document, letter: str) -> int:
    (found,) = (g for g, code in enumerate(document.glyphs.code.tolist()) if code == ord(letter))
    return found


def equal(first: Layout, second: Layout) -> bool:
    return first.separators == second.separators and all(
        (getattr(first, name) == getattr(second, name)).all()
        for name in Layout.__slots__
        if name != "separators"  # type: ignore[attr-defined]
    )


@pytest.mark.parametrize(
    ("spaces", "stops"),
    [({" ": True}, {}), ({}, {".": True}), ({}, {".": False}), ({"n": False}, {"n": True}), ({" ": True}, {".": True})],
)
def test_answers_that_move_no_word_give_what_laying_out_anew_gives(
    paper: Document, spaces: dict[str, bool], stops: dict[str, bool]
) -> None:
    said = [{glyph(paper, letter): yes for letter, yes in given.items()} for given in (spaces, stops)]
    answered = apply_answers(paper, lay_out(paper, {}, {}, ()), *said)
    assert answered is not None
    assert equal(answered, lay_out(paper, *said, ()))
    again = apply_answers(paper, answered, *said)
    assert again is not None
    assert equal(again, answered)


@pytest.mark.parametrize(("letter", "yes"), [(" ", False), ("n", True)])
def test_answers_that_move_words_are_for_laying_out_anew(paper: Document, letter: str, yes: bool) -> None:
    assert apply_answers(paper, lay_out(paper, {}, {}, ()), {glyph(paper, letter): yes}, {}) is None
