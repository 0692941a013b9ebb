"""Syllables: which signs one glyph may draw together, as a reader of each script sees them on the page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.align import Aligner
from cidfix.recover.drawn import find_drawn_letters, put_in_order, spell
from cidfix.recover.likely import Likely
from cidfix.recover.parts import IN_SYLLABLE, LIGATURE, find_join_cost, find_syllables


def align(
    word: str,
    marks: tuple[bool, ...],
    known: dict[int, str] | None = None,
    likely: dict[int, Likely] | None = None,
    margin: float = 0.0,
) -> tuple[str | None, ...]:
    """The values of glyphs 0, 1, 2, … that draw a word; `marks` are true for those drawn on the one before."""
    aligner = Aligner(known or {}, likely or {})
    found = aligner.align(tuple(range(len(marks))), marks, find_drawn_letters(word), 12.0, margin)
    assert found is not None
    return found.values


def spell_syllables(word: str) -> list[str]:
    return [spell("".join(syllable.letters)) for syllable in find_syllables(find_drawn_letters(word))]


def test_a_vowel_sign_beside_its_consonant_is_of_its_syllable():
    assert spell_syllables("ការងារ") == ["កា", "រ", "ងា", "រ"]  # Khmer kār ngār, work


def test_a_vowel_sign_before_its_consonant_stands_alone():
    assert spell_syllables("কে") == ["ে", "ক"]  # Bengali ke


def test_a_consonant_below_another_is_one_unit_with_the_sign_that_stacks():
    (syllable,) = find_syllables(find_drawn_letters("ស្គាល់")[:2])  # Khmer skāl, to know: ស ្គ ា
    assert [syllable.spell(unit) for unit in syllable.units] == ["ស", "្គ", "ា"]


def test_a_consonant_with_its_vowel_sign_in_one_glyph_is_likelier_than_the_sign_with_the_next_consonant():
    assert align("ការ", (False, False)) == ("កា", "រ")  # Khmer kār


def test_ra_that_khmer_draws_before_its_consonant_is_no_mark_on_the_letter_before():
    assert find_drawn_letters("ប់ប្រ") == ("ប់", find_drawn_letters("្រ")[0], "ប")
    assert align("ប់ប្រ", (False, True, False, False)) == ("ប", "់", "្រ", "ប")


def test_ra_that_malayalam_draws_before_its_consonant_is_no_mark_either():
    assert align("പ്രധാന", (False, False, False, False, False)) == ("്ര", "പ", "ധ", "ാ", "ന")


def test_a_glyph_may_draw_consonant_and_vowel_before_the_consonant_below():
    values = align("គ្នា", (False, True), {1: "្ន"})  # Khmer knea, together
    assert values == ("គា", "្ន")
    assert put_in_order([value or "" for value in values], [False, False]) == "គ្នា"


def test_candrabindu_may_be_drawn_before_the_vowel_sign_that_it_is_spelt_behind():
    values = align("চাঁদ", (False, True, False, False))  # Bengali cãd, moon
    assert values == ("চ", "ঁ", "া", "দ")
    assert put_in_order([value or "" for value in values], [False] * 4) == "চাঁদ"


def test_lam_and_alef_are_drawn_as_one_though_a_mark_follows():
    assert align("إلاّ", (False, False, True)) == ("إ", "لا", "ّ")  # Arabic illā, except


def test_what_looks_like_a_mark_is_taken_for_one_wherever_it_stands():
    shadda = {2: Likely(frozenset({"ّ"}), 0.2)}
    assert align("إلاّ", (False, False, False), likely=shadda) == ("إ", "لا", "ّ")


def test_of_two_readings_the_one_is_taken_that_shapes_bear_out():
    same = {0: Likely(frozenset({"ស្ថ"}), 1.0)}
    assert align("ស្ថយ", (False, False), likely=same) == ("ស្ថ", "យ")
    same = {1: Likely(frozenset({"্য"}), 1.0)}
    assert align("থ্য", (False, False), likely=same) == ("থ", "্য")


def test_what_is_typed_stands_though_shapes_say_otherwise():
    assert align("аб", (False, False), likely={0: Likely(frozenset({"о"}), 1.0)}) == ("а", "б")


def test_a_reading_that_is_hardly_better_than_another_waits():
    known = {0: "ា"}
    eager, wary = (align("ាបកា", (False, False, False), known, margin=margin) for margin in (0.0, 3.0))
    assert eager == ("ា", "ប", "កា")
    assert wary[2] is None


@pytest.mark.parametrize(
    ("before", "after", "cost"),
    [("न्", "द", IN_SYLLABLE), ("f", "i", LIGATURE), ("ل", "ا", 0.0), ("ل", "أ", 0.0)],
)
def test_glyphs_join_letters_as_fonts_do(before: str, after: str, cost: float):
    assert find_join_cost(before, after) == cost


def test_a_vowel_sign_is_hardly_joined_with_the_next_syllable():
    assert find_join_cost("ា", "រ") > find_join_cost("ក", "រ")


@given(st.text(st.sampled_from("កគនរ្ាេំ"), min_size=1, max_size=10))
def test_syllables_have_all_letters_in_their_order(word: str):
    letters = find_drawn_letters(word)
    syllables = find_syllables(letters)
    assert tuple(letter for syllable in syllables for letter in syllable.letters) == letters
    assert all(sum(syllable.units) == syllable.whole for syllable in syllables)
