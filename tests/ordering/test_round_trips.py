"""Text goes to drawn order and comes back unchanged: real words, made syllables, and text that makes no sense."""

from __future__ import annotations

import random
import unicodedata
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import pytest
import regex
from fontTools import unicodedata as scripts
from hypothesis import given, settings
from hypothesis import strategies as st

from cidfix.languages.find import find_languages
from cidfix.languages.model import Language
from cidfix.ordering.model import BORDER, UNKNOWN
from cidfix.ordering.read import find_rules, list_rules
from cidfix.ordering.reorder import to_drawn, to_logical

ROWS = [
    line.split() for line in (Path(__file__).parent / "words.txt").read_text("utf-8").splitlines() if line[0] != "#"
]
WORDS = {script: words for script, *words in ROWS}
SCRIPTS = sorted(WORDS)
LETTERS: dict[str, list[str]] = {script: [] for script in SCRIPTS}
for letter in map(chr, range(0x20000)):
    if (script := scripts.script(letter)) in LETTERS:
        LETTERS[script].append(letter)
OTHERS = list(" -1é\u0301\u200c\u200d\u25cc\ufffd\ue000\U000f0041")


@cache
def find_kind(script: str, kind: str) -> list[str]:
    """The letters of a script with one of Unicode's Indic syllabic categories."""
    return [letter for letter in LETTERS[script] if regex.match(rf"\p{{InSC={kind}}}", letter)]


def join_neighbours(units: tuple[str, ...], chance: random.Random) -> list[str]:
    """The same units, some of which a font draws as one glyph with their neighbours."""
    joined = [units[0]]
    for unit in units[1:]:
        if chance.random() < 0.5:
            joined[-1] += unit
        else:
            joined.append(unit)
    return joined


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_word_of_the_sample_texts_comes_back(script: str) -> None:
    for rules in list_rules(script):
        if rules.title.endswith("-like"):
            continue  # an old hack reads letters as others
        for word in WORDS[script]:
            assert to_logical(to_drawn(word, rules), rules) == word


@pytest.mark.parametrize("script", SCRIPTS)
def test_words_come_back_as_a_text_too(script: str) -> None:
    text = " ".join(WORDS[script])
    rules = find_rules(script)
    assert to_logical(to_drawn(text, rules), rules) == text


@pytest.mark.parametrize("script", SCRIPTS)
def test_most_words_are_as_the_rules_expect(script: str) -> None:
    fenced = [word for word in WORDS[script] if BORDER in to_drawn(word, find_rules(script))]
    assert len(fenced) <= 0.1 * len(WORDS[script])


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_units_of_a_word_have_its_letters(script: str) -> None:
    rules = find_rules(script)
    if script in ("Khmr", "Thai", "Laoo"):
        return  # their torn vowel signs are drawn as other letters
    for word in WORDS[script]:
        drawn = "".join(to_drawn(word, rules)).replace(BORDER, "")
        assert sorted(unicodedata.normalize("NFD", drawn)) == sorted(unicodedata.normalize("NFD", word))


@pytest.mark.parametrize("script", SCRIPTS)
def test_units_that_a_font_draws_as_one_give_the_same_text(script: str) -> None:
    rules, chance = find_rules(script), random.Random(1)
    for word in WORDS[script]:
        syllables = [to_drawn(cluster, rules) for cluster in regex.findall(r"\X", word)]
        if sum(syllables, ()) != to_drawn(word, rules):
            continue  # Unicode's clusters cut a syllable of this word
        assert to_logical([unit for units in syllables for unit in join_neighbours(units, chance)], rules) == word


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_glyph_that_stands_for_a_whole_word_in_logical_order_gives_the_word(script: str) -> None:
    rules = find_rules(script)
    for word in WORDS[script]:
        if BORDER not in to_drawn(word, rules):
            assert to_logical([word], rules) == word


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_text_of_a_script_comes_back(data: st.DataObject) -> None:
    script = data.draw(st.sampled_from(SCRIPTS))
    text = data.draw(st.text(st.sampled_from([*LETTERS[script], *OTHERS]), max_size=12))
    rules = find_rules(script)
    assert to_logical(to_drawn(text, rules), rules) == unicodedata.normalize("NFC", text)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(SCRIPTS), st.text(max_size=20))
def test_any_text_of_any_other_script_comes_back(script: str, text: str) -> None:
    text = "".join(letter for letter in text if not "\ufdd0" <= letter <= "\ufdef")
    rules = find_rules(script)
    assert to_logical(to_drawn(text, rules), rules) == unicodedata.normalize("NFC", text)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_made_syllables_come_back(data: st.DataObject) -> None:
    script = data.draw(st.sampled_from([script for script in SCRIPTS if find_kind(script, "Vowel_Dependent")]))
    consonants, vowels = find_kind(script, "Consonant"), find_kind(script, "Vowel_Dependent")
    viramas = find_kind(script, "Virama") or find_kind(script, "Invisible_Stacker") or [""]
    medials = [*find_kind(script, "Consonant_Medial"), *find_kind(script, "Consonant_Subjoined"), ""]
    consonant, virama = st.sampled_from(consonants), st.sampled_from(viramas)
    stack = st.lists(st.tuples(virama, consonant).map("".join), max_size=2).map("".join)
    syllable = st.tuples(consonant, stack, st.sampled_from(medials), st.sampled_from([*vowels, ""])).map("".join)
    text = data.draw(st.lists(syllable, max_size=4).map("".join))
    rules = find_rules(script)
    assert to_logical(to_drawn(text, rules), rules) == unicodedata.normalize("NFC", text)


def list_languages() -> list[Language]:
    """The languages that the table has by the codes of two letters, as far as they are written in these scripts."""
    tags = [first + second for first in ascii_lowercase for second in ascii_lowercase]
    found = {language.tag: language for tag in tags for language in find_languages(tag)}
    return [language for language in found.values() if set(language.scripts) & set(SCRIPTS)]


def test_the_letters_of_every_language_of_these_scripts_come_back() -> None:
    languages = list_languages()
    assert len(languages) > 40
    for language in languages:
        rules = find_rules(language.scripts[0])
        text = " ".join([*language.letters, *language.auxiliary, *language.marks, "".join(language.letters)])
        assert to_logical(to_drawn(text, rules), rules) == unicodedata.normalize("NFC", text)


def test_a_vowel_sign_without_base_stays_where_it_is() -> None:
    rules = find_rules("Deva")
    assert to_drawn("िक", rules) == ("ि", BORDER, "क")
    assert to_logical(("ि", BORDER, "क"), rules) == "िक"
    assert to_logical(("ि", "क"), rules) == "कि"


def test_what_is_malformed_leaves_the_rest_of_the_word_as_it_is_drawn() -> None:
    drawn = to_drawn("िकर्म", find_rules("Deva"))
    assert [unit for unit in drawn if unit != BORDER] == ["ि", "क", "म", "र्"]


def test_a_unit_that_is_not_known_counts_as_a_consonant() -> None:
    rules = find_rules("Deva")
    assert to_logical(("ि", None, "म"), rules) == f"{UNKNOWN}िम"
    assert to_logical(("ि", "\ue000", "र्"), rules) == "र्\ue000ि"
    assert to_logical(("ে", "\U000f0041", "া"), find_rules("Beng")) == "\U000f0041ো"


def test_a_unit_without_text_counts_for_nothing() -> None:
    assert to_logical(("ि", "", "क", ""), find_rules("Deva")) == "कि"
    assert to_logical((), find_rules("Deva")) == ""
    assert to_drawn("", find_rules("Deva")) == ()


def test_repha_and_a_ra_with_its_own_virama_are_told_apart() -> None:
    rules = find_rules("Deva")
    assert to_logical(("क", "म", "र्"), rules) == "कर्म"
    assert to_logical(("क", "म", "र", "्"), rules) == "कमर्"
    assert to_drawn("पुनर्", rules) == ("प", "ु", "न", "र", "्")  # again, in Sanskrit


def test_a_glyph_may_stand_for_a_syllable_in_logical_order() -> None:
    rules = find_rules("Deva")
    assert to_logical(("कि", "र्", "म"), rules) == "र्किम"
    assert to_logical(("ि", "क्ष", "्र"), rules) == "क्ष्रि"
    assert to_logical(("कर्", "म"), rules) == "र्कम"
    assert to_logical(("र्क", "म"), rules) == "र्कम"
    assert to_logical(("क", "ीर्"), rules) == "र्की"


def test_text_is_composed_on_output_where_unicode_composes() -> None:
    assert to_logical(("ে", "ক", "া"), find_rules("Beng")) == "কো"
    assert to_logical(("n", "\u0303", "a\u0301"), find_rules("Deva")) == "ñá"
    assert to_logical(("क़",), find_rules("Deva")) == "क\u093c"


def test_noncharacters_are_no_text() -> None:
    assert to_logical(to_drawn("क\ufdd0\ufdd1ि", find_rules("Deva")), find_rules("Deva")) == "कि"
