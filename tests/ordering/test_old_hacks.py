"""Old hacks: text with the codes of an old font, read with the rules that are examples for such fonts."""

from __future__ import annotations

import pytest

from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import list_rules
from cidfix.ordering.reorder import to_logical


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
