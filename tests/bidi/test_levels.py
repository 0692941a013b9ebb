"""How a line is drawn that runs both ways, as Unicode's bidirectional algorithm has it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.bidi.characters import find_bracket, find_class, to_mirrored
from cidfix.bidi.levels import find_levels, reorder


def draw(written: str, level: int) -> str:
    """The characters of a line from left to right, as they look."""
    levels = find_levels([find_class(c) for c in written], list(written), level)
    return "".join(to_mirrored(written[k]) if levels[k] % 2 else written[k] for k in reorder(levels))


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("שלום", "םולש"),
        ("בשנת 1948 נולד", "דלונ 1948 תנשב"),
        ("ב-14.5.1948, בשעה 16:00", "16:00 העשב ,14.5.1948-ב"),
        ("(שם)", "(םש)"),
        ("גרסה C (ישן)", "(ןשי) C הסרג"),
        ("סעיף 5%", "5% ףיעס"),
        ("قال 5%", "%5 لاق"),  # behind an Arabic letter a number is Arabic, and takes no sign with it
        ("من 10-12", "12-10 نم"),
        ("من 10/12", "10/12 نم"),
        ("ߊ߁߂", "߂߁ߊ"),  # the digits of N'Ko run from the right
        ("𞤀𞥑𞥒", "𞥒𞥑𞤀"),  # and those of Adlam
    ],
)
def test_a_line_from_the_right_is_drawn_as_unicode_says(written, drawn):
    assert draw(written, 1) == drawn


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("the word שלום here", "the word םולש here"),
        ('the years תש"ח, 1948.', 'the years 1948 ,ח"שת.'),
        ("see (שלום עולם).", "see (םלוע םולש)."),
        ("a <ב> c", "a <ב> c"),
    ],
)
def test_a_line_from_the_left_is_drawn_as_unicode_says(written, drawn):
    assert draw(written, 0) == drawn


def test_what_opens_is_the_mirror_of_what_closes():
    assert [to_mirrored(c) for c in "([{<«‹≤aא“"] == [*")]}>»›≥aא“"]
    assert find_bracket("(") == (True, ")")
    assert find_bracket(")") == (False, "(")
    assert find_bracket("«") is None


def test_a_letter_with_its_marks_runs_as_the_letter_does():
    assert [find_class(text) for text in ("בּ", "\u05b8", "fi", "لا", "12", "", " ")] == [
        "R", "NSM", "L", "AL", "EN", "BN", "WS",
    ]  # fmt: skip


@given(st.text('abאבگلس12٣٤ .,:-/+%$()[]«»"߁߂\u05b0\u064e', max_size=16), st.sampled_from([0, 1]))
def test_lines_are_drawn_as_another_implementation_draws_them(written, level):
    bidi = pytest.importorskip("bidi")
    levels = find_levels([find_class(c) for c in written], list(written), level)
    assert "".join(written[k] for k in reorder(levels)) == bidi.get_display(written, base_dir="LR"[level])
