"""Letters are compared as they are drawn, and text comes out as it is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cidfix.recover.align import Aligner
from cidfix.recover.drawn import find_drawn_letters, put_in_order, spell
from cidfix.recover.grammar import read_decisions
from cidfix.recover.typed import find_letters
from cidfix.recover.typed_words import find_words
from cidfix.recovery import open_document


def test_letters_of_scripts_that_are_drawn_as_typed_are_those_that_a_reader_counts():
    assert find_drawn_letters("п\u0445ырк\u02bcа") == find_letters("п\u0445ырк\u02bcа")


def test_hindi_i_is_drawn_before_its_consonant():
    assert find_drawn_letters("हिन्दी") == ("ि", "ह", "न्", "द", "ी")  # hindī


def test_a_reph_is_a_mark_on_the_syllable_that_it_is_spelt_before():
    letters = find_drawn_letters("कर्म")  # karma
    assert [spell(letter) for letter in letters[:1]] == ["क"]
    assert len(letters) == 2
    assert spell(letters[1][1:]) == "र्"


def test_open_letters_stay_open_where_they_stand():
    assert find_drawn_letters("हि□ी") == ("ि", "ह", "□", "ी")


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        (["ि", "ह", "न्", "द", "ी"], "हिन्दी"),
        (["क", "म", "र्"], "कर्म"),
        (["ट", "ि", "क"], "टकि"),
        (["ে", "ক"], "কে"),  # Bengali ke
        (["ெ", "க", "ா"], "கொ"),  # Tamil ko, a vowel on both sides
        (["ေ", "က"], "ကေ"),  # Burmese ke
        (["á", "b"], "áb"),
    ],
)
def test_what_glyphs_stand_for_is_put_in_the_order_in_which_it_is_spelt(parts: list[str], text: str):
    assert put_in_order(parts, [False] * len(parts)) == text


def test_what_is_not_known_stays_visible_in_the_place_of_a_letter():
    assert put_in_order(["ि", "(cid:2)", "न", "(cid:4)"], [False, True, False, True]) == "(cid:2)िन(cid:4)"


def test_a_typed_word_teaches_each_glyph_in_drawn_order_and_in_spelling():
    word = find_words("कर्मि")[0]  # glyphs: ka, i, ma, reph
    glyphs, attached = (1, 2, 3, 4), (False, False, False, True)
    found = Aligner({}, {}).align(glyphs, attached, word.letters, 10.0, 0.0)
    assert found is not None
    assert found.values == ("क", "ि", "म", "र्")


def test_a_conjunct_is_told_by_what_is_known_around_it():
    word = find_words("क्षत्रिय")[0]  # kṣatriya, drawn kṣa i tra ya
    found = Aligner({2: "ि", 4: "य"}, {}).align((1, 2, 3, 4), (False, False, False, False), word.letters, 10.0, 0.0)
    assert found is not None
    assert found.values == ("क्ष", "ि", "त्र", "य")


def is_written(word: str) -> bool:
    """Whether a consonant follows each virama, no sign or second virama: rules of drawn pieces use these."""
    return re.search("्[ािीु्ं]", word) is None


words = st.text(alphabet=st.sampled_from("कखरर्ि्ीुंा नष"), max_size=12).map(lambda text: "".join(text.split()))


@given(words.filter(is_written))
def test_the_letters_of_a_word_spell_it_again(word: str):
    assert "".join(sorted(spell("".join(find_drawn_letters(word))))) == "".join(sorted(word))


def test_words_are_found_as_they_are_typed_though_they_are_drawn_otherwise(sample_pdfs: Path):
    typed = read_decisions(sample_pdfs / "magahi.entries.txt")
    recovery = open_document(sample_pdfs / "magahi.pdf").with_decisions(*typed)
    places = recovery.find_places("मानवाधिकार")  # the i is drawn before the dha
    assert len(places) > 5
    assert recovery.decode_open(*places[0]).startswith("मानवाधिकार")


@pytest.mark.parametrize("text", ["ក្□", "្□", "□ំ", "ਚ਼੍□"])
def test_a_hole_is_a_letter_of_its_own_whatever_is_drawn_beside_it(text: str):
    assert find_drawn_letters(text).count("□") == 1
