"""A word that was typed wrong does not change in silence what is drawn just as a known letter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from cidfix.pdf import read_document
from cidfix.recover.ballot import Kind
from cidfix.recover.ballot import Testimony as Said
from cidfix.recover.grammar import parse_decisions
from cidfix.recover.likely import Likely
from cidfix.recover.objections import find_objections
from cidfix.recovery import Recovery

CERTAIN = {0: Likely(frozenset("к"), 1.0), 1: Likely(frozenset("сc"), 1.0), 2: Likely(frozenset("н"), 0.4)}


def typed(*claims: tuple[int, str]) -> Said:
    return Said(Kind.TYPED, "typed", claims)


@pytest.mark.parametrize(
    ("words", "objections"),
    [
        ([typed((0, "х"))], [((0, "к"),)]),
        ([typed((0, "к"))], []),
        ([typed((0, "х"), (0, "х"))], [((0, "к"),)]),  # twice in one word
        ([typed((0, "х")), typed((0, "х"))], []),  # that is what she means
        ([typed((0, "х")), typed((0, "к"))], []),  # the words disagree already
        ([typed((1, "х"), (2, "х"), (3, "х"))], []),  # drawn as two letters are, or only nearly so, or as none
    ],
)
def test_the_outline_objects_to_one_word_alone(words: Sequence[Said], objections: list[object]) -> None:
    found = list(find_objections(words, CERTAIN))
    assert [one.claims for one in found] == objections
    assert {one.kind for one in found} <= {Kind.SHAPE}


def type_words(recovery: Recovery, *lines: str) -> Recovery:
    return recovery.with_list(tuple(decision for line in lines for decision in parse_decisions(line, "typed")), ())


@pytest.mark.usefixtures("reads_letters")
def test_a_slip_is_shown_until_it_is_settled(corpus: Path, read_words: Callable[..., Mapping[Any, str]]) -> None:
    nivkh = Recovery(read_document(corpus / "nivkh.pdf"))
    words = read_words(nivkh, (corpus / "nivkh.txt").read_text("utf-8"))
    places = {word: f"@{line}:{token}" for (line, token), word in words.items() if len(word) > 4 and word[-1] == "д"}
    right, other = list(places)[:2]
    assert type_words(nivkh, f"{places[right]} {right}").conflicts == ()
    slip = f"{places[right]} {right[:-1]}ж"
    slipped = type_words(nivkh, slip)
    (conflict,) = slipped.conflicts
    assert [side.value for side in conflict.sides] == ["ж", "д"]
    for side, value in zip(conflict.sides, ("ж", "д"), strict=True):
        settled = slipped.apply_change(slipped.keep_side(conflict, side))
        assert settled.conflicts == ()
        assert settled.values[conflict.glyph].value == value
    assert type_words(nivkh, slip, f"{places[other]} {other[:-1]}ж").conflicts == ()


@pytest.mark.usefixtures("reads_letters")
def test_a_word_from_elsewhere_is_not_believed_against_outlines(corpus: Path) -> None:
    nivkh = Recovery(read_document(corpus / "nivkh.pdf"))
    misled = type_words(nivkh, "@1.1:1 жжбжжбжб")
    known = [glyph for glyph, likely in nivkh.likely.items() if likely.certain]
    assert misled.conflicts
    assert [misled.values[glyph].value for glyph in known] == [nivkh.values[glyph].value for glyph in known]
