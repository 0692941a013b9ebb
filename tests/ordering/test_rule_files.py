"""Files of rules: how they are read, what is wrong with them, and that none of them can do harm."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cidfix.errors import CidfixError
from cidfix.ordering.read import find_rules, list_rules, load_rules, parse_rules
from cidfix.ordering.reorder import to_drawn, to_logical
from cidfix.resource import find_resource

FILES = sorted(find_resource("ordering").glob("*.rules"))
SMALL = """
# Small rules.
title Small

class consonant = b c d
class left = e
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_says_what_it_is_for_and_what_each_rule_does(path: Path) -> None:
    rules = load_rules(path)
    assert rules.title
    assert "Unicode Standard, chapter" in rules.about or "An example of rules" in rules.about
    assert rules.title in [listed.title for listed in list_rules(rules.script)]
    if not path.stem.endswith("_like"):
        assert all(rule.note for each in rules.passes for rule in each.rules if rule.to_drawn and rule.to_logical)


def test_a_script_is_found_by_its_code_and_read_once() -> None:
    assert find_rules("Deva").title == "Devanagari"
    assert find_rules("Deva") is find_rules("Deva")
    assert find_rules("Mtei").title == "Meetei Mayek"


@pytest.mark.parametrize("script", ["Latn", "Talu", "Qaaa", "", "no script", "../x"])
def test_a_script_without_rules_is_drawn_as_it_is_stored(script: str) -> None:
    rules = find_rules(script)
    assert rules.passes == ()
    assert to_drawn("añ b", rules) == ("a", "ñ", " ", "b")


def test_a_user_can_read_rules_of_his_own(tmp_path: Path) -> None:
    path = tmp_path / "my.rules"
    path.write_text(SMALL + "# E goes first.\nconsonant left <> left consonant\n", "utf-8")
    rules = load_rules(path)
    assert to_drawn("bed", rules) == ("e", "b", "d")
    assert to_logical(("e", "b", "d"), rules) == "bed"
    (each,) = rules.passes
    (rule,) = each.rules
    assert (rule.note, rule.text) == ("E goes first.", "consonant left <> left consonant")
    assert path.read_text("utf-8").splitlines()[rule.line - 1] == rule.text


def test_the_example_of_the_description_works() -> None:
    text = find_resource("formats", "ordering.md").read_text("utf-8")
    rules = parse_rules(text.split("```")[1], "ordering.md")
    assert to_drawn("क्षत्रिय", rules) == ("क्", "ष", "ि", "त्", "र", "य")
    assert to_drawn("कर्म", rules) == ("क", "म", "र्")


def test_classes_take_ranges_code_points_properties_and_classes() -> None:
    rules = parse_rules(
        "class some = a-c U+0064 U+0065-U+0066\nclass all = some \\p{Lao}\nclass sign_x = x\nall x <> x all", ""
    )
    for letter in "abcdefກ":
        assert to_drawn(f"{letter}x", rules) == ("x", letter)
    assert to_drawn("gx", rules) == ("g", "x")


def test_two_classes_under_one_name_are_exchanged_letter_by_letter() -> None:
    rules = parse_rules("class small = a b c\nclass large = A B C\nletter=small <> letter=large", "")
    assert to_drawn("cab", rules) == ("C", "A", "B")
    assert to_logical(("C", "A", "B"), rules) == "cab"


def test_passes_are_applied_in_turn_and_back_in_turn() -> None:
    rules = parse_rules("pass\na b <> b a\npass\na c <> c a", "")
    assert to_drawn("abc", rules) == ("b", "c", "a")
    assert to_logical(("b", "c", "a"), rules) == "abc"


def test_a_group_taken_whole_gives_nothing_back() -> None:
    rules = parse_rules("class some = a b\npart many = some{0,9}\nmany b x <> x many b", "")
    assert to_drawn("abbx", rules) == ("a", "b", "b", "x")


def test_a_line_that_begins_with_a_space_goes_on() -> None:
    rules = parse_rules("class some =\n  a\n  b\n# All.\nsome x\n    <> x some", "")
    assert to_drawn("bx", rules) == ("x", "b")
    assert rules.passes[0].rules[0].note == "All."


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("consonant left", "neither a statement nor a rule"),
        ("consonant <> left <> e", "neither a statement nor a rule"),
        ("consonant vowel <> vowel consonant", "nothing is called 'vowel'"),
        ("consonant left <> left", "gets lost"),
        ("consonant consonant <> consonant consonant", "stands twice"),
        ("(consonant left) <> left", "gets lost"),
        ("left <> consonant left", "stands on one side only"),
        ("one=consonant <> one=left", "not the same on both sides"),
        ("consonant? <> consonant?", "matches where there is nothing"),
        ("consonant (left <> left consonant", "a bracket is not closed"),
        ("consonant ) <> consonant", "stands where a name"),
        ("<> consonant", "a pattern is missing"),
        ("consonant{3,2} <> consonant{3,2}", "no number of times"),
        ("consonant \\ <> consonant", "has no meaning here"),
        ("class = a", "needs a name"),
        ("class consonant = a", "has a meaning already"),
        ("class other =", "no letters"),
        ("class other = z-a", "is no range"),
        ("class other = U+D800", "no code point"),
        ("class other = U+2028", "spaces and noncharacters can't be matched"),
        ("class other = \\p{Nothing}", "no property that is known"),
        ("class other = consonant{2}", "no letter, range or class"),
        ('class other = ""', "nothing, spaces"),
        ("sign one = a", "two or more letters"),
        ("sign one = a consonant", "a sequence of letters"),
        ("sign one = a b\nsign two = a b", "another than those above"),
        ("apart é", "before anything else"),
        ("part other = consonant{99} consonant{99}\npart more = other{99}", "too large"),
        ("part other = " + "(" * 30 + "b" + ")" * 30, "too deep"),
        ("unit / _ consonant", "a pattern is missing"),
    ],
)
def test_what_is_wrong_is_said_with_the_line(line: str, what: str) -> None:
    with pytest.raises(CidfixError) as caught:
        parse_rules(SMALL + line + "\n", "my.rules")
    assert what in caught.value.what
    assert caught.value.where == f"my.rules, line {7 + line.count(chr(10))}"
    assert caught.value.remedy


PIECES = [
    *'ab =<>|(){}?*+_/-\\"#\n1,◌é',
    "class aa =",
    "sign bb =",
    "part cc =",
    "unit",
    "pass",
    "U+0061",
    "aa",
    "bb",
    "cc",
]
HOSTILE = {
    "doubled parts": "part p0 = a\n" + "".join(f"part p{at + 1} = p{at} p{at}\n" for at in range(99)),
    "a deep chain": "part p0 = a\n" + "".join(f"part p{at + 1} = p{at}?\n" for at in range(3000)),
    "nested counts": "part p0 = ((((a{99}){99}){99}){99}){99}",
    "many statements": "pass\n" * 9999,
    "a long statement": "class some = " + "a b " * 9999,
    "many signs": "".join(f"sign s{at:03} = a {chr(0x4E00 + at)}\n" for at in range(99)),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_files_that_want_too_much_are_refused(text: str) -> None:
    with pytest.raises(CidfixError):
        parse_rules(text, "hostile.rules")


def test_rules_that_make_text_ever_longer_are_stopped() -> None:
    rules = parse_rules("class some = a\n" + 'pass\nsome > some "aaaaaaaaaaaaaaaaaaaa"\n' * 30, "hostile.rules")
    with pytest.raises(CidfixError):
        to_drawn("a" * 100, rules)


def test_repeats_within_repeats_do_not_take_for_ever() -> None:
    rules = parse_rules("class some = a\npart many = ((some?){9} some?){9}\nmany b <> b many", "hostile.rules")
    assert len(to_drawn("a" * 20_000, rules)) == 20_000


def test_a_class_of_all_letters_is_a_class_as_any_other() -> None:
    rules = parse_rules("class letter = \\p{L}\none=letter two=letter <> two=letter one=letter", "")
    assert to_logical(to_drawn("añk", rules), rules) == "añk"


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(PIECES)).map("".join))
def test_any_file_is_read_or_refused(text: str) -> None:
    try:
        rules = parse_rules(text, "any.rules")
    except CidfixError:
        return
    assert isinstance(to_drawn("abba é", rules), tuple)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.tuples(st.permutations(["one", "two", "three"]), st.sampled_from(["", "?"])), min_size=1, max_size=3),
    st.text(st.sampled_from("abcd "), max_size=12),
)
def test_whatever_two_way_rules_do_text_comes_back(orders: list[tuple[list[str], str]], text: str) -> None:
    lines = ["class one = a b", "class two = b c", "class three = c d", "sign both = a b"]
    for order, count in orders:
        lines += [
            "pass",
            f"one two{count} three <> {' '.join(order).replace('two', f'two{count}')}",
            "both one <> one both",
        ]
    rules = parse_rules("\n".join(lines), "any.rules")
    assert to_logical(to_drawn(text, rules), rules) == unicodedata.normalize("NFC", text)
