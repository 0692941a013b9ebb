"""Old hacks: text with the codes of an old font, read with the rules that are examples for such fonts."""

from __future__ import annotations

import pytest

from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import list_rules
from cidfix.ordering.reorder import to_drawn, to_logical
from cidfix.recover.drawn import put_in_order


def find_hack(script: str) -> OrderingRules:
    (rules,) = (rules for rules in list_rules(script) if rules.title.endswith("-like"))
    return rules


@pytest.mark.parametrize(
    ("codes", "text"),
    [
        ("ျမန္မာ", "မြန်မာ"),  # Myanmar: medial ra is typed first
        ("ေက်ာင္း", "ကျောင်း"),  # school: so is e
        ("ေႀကာင့္", "ကြောင့်"),  # because: e, then a wide medial ra
        ("အဂၤလိပ္", "အင်္ဂလိပ်"),  # English: kinzi has a code
        ("ပုဂၢိဳလ္", "ပုဂ္ဂိုလ်"),  # person: so has a stacked ga, and u another one beside it
        ("ဗုဒၶ", "ဗုဒ္ဓ"),  # Buddha
        ("လံုး", "လုံး"),  # round: the ring is typed before u
        ("ကၽြန္ေတာ္", "ကျွန်တော်"),  # I: a narrow medial ya
        ("ႏိုင္ငံ", "နိုင်ငံ"),  # country: a short na
    ],
)
def test_burmese_typed_as_it_is_drawn_is_read_as_it_is_spoken(codes: str, text: str) -> None:
    rules = find_hack("Mymr")
    assert to_logical(codes, rules) == text


@pytest.mark.parametrize(
    ("codes", "text"),
    [
        ("evsjv‡`k", "বাংলাদেশ"),  # Bangladesh: e is typed before da
        ("Avgvi", "আমার"),  # mine: aa is a and its sign
        ("ag©", "ধর্ম"),  # religion: repha is typed last
        ("‡mvbvi", "সোনার"),  # golden: o is e before and aa behind
        ("eb¨v", "বন্যা"),  # flood: ya-phalaa has a code
        ("wkÿv", "শিক্ষা"),  # teaching: so has a conjunct
        ("¯^vaxbZv", "স্বাধীনতা"),  # freedom: a half letter and a letter below
    ],
)
def test_bengali_with_latin_codes_is_read_as_bengali(codes: str, text: str) -> None:
    assert to_logical(codes, find_hack("Beng")) == text


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        (("ख्", "ा"), "ख"),  # a half letter and its stroke
        (("ख्", "ा", "ा"), "खा"),  # and one more, which is the sign
        (("ि", "ण्", "ा"), "णि"),
        (("त्र्", "ा", "ा"), "त्रा"),
        (("क्ष्", "ा", "े"), "क्षे"),
        (("ग्", "ं", "ा"), "गं"),  # a mark is drawn before the stroke
        (("ण्", "ा", "ा", "े"), "णो"),
        (("िं", "क"), "किं"),  # i with what stands above the syllable, in one glyph
        (("िर्", "द्", "ा"), "र्दि"),
        (("न्", "ा", "ि", "ा\u200c"), "नी"),  # ii of a hook and a stroke
        (("ा\u200c", "भ्", "ि", "॒", "ा"), "भि॒"),  # i of the same
        (("भ्", "ा", "ा\u200c"), "भा"),
    ],
)
def test_devanagari_letters_that_are_put_together_of_pieces_are_read_as_letters(
    drawn: tuple[str, ...], text: str
) -> None:
    assert put_in_order(drawn, [False] * len(drawn)) == text


@pytest.mark.parametrize("word", ["क्षत्रिय", "कर्म", "जगत्", "षड्विध", "स्त्री", "कार्यालय", "निर्देशित", "ज्ञानी", "चाकी"])
def test_what_is_typed_today_is_not_taken_for_pieces(word: str) -> None:
    (rules,) = (rules for rules in list_rules("Deva") if rules.title == "Devanagari")
    assert to_logical(to_drawn(word, rules), rules) == word
