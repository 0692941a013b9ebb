"""Letters out of the sources' lists and samples."""

from __future__ import annotations

from cidfix.languages.letters import count_letters, find_other_case, is_mark, parse_letters


def test_a_letter_of_two_code_points_is_one_letter() -> None:
    assert parse_letters("а р р̌ Р̌") == ("а", "р", "р̌", "Р̌")


def test_letters_are_composed_and_come_once() -> None:
    assert parse_letters("e\u0301 é {é}") == ("é",)


def test_a_digraph_gives_the_letters_that_it_consists_of() -> None:
    assert parse_letters("a {ch} {čʼ} dzs") == ("a", "c", "h", "č", "ʼ", "d", "z", "s")


def test_an_apostrophe_is_a_letter_where_it_is_listed_and_other_signs_in_digraphs_are_not() -> None:
    assert parse_letters("’ ” {tth’} ჳ/უ") == ("’", "”", "t", "h", "ჳ", "უ")


def test_a_range_is_written_out() -> None:
    assert parse_letters("ሀ-ሂ ለ") == ("ሀ", "ሁ", "ሂ", "ለ")
    assert parse_letters("- a-") == ("-", "a")


def test_marks_lose_what_they_sit_on_and_joiners_are_nothing() -> None:
    assert parse_letters("◌́ ◌ि \u200d क") == ("\u0301", "ि", "क")
    assert [is_mark(letter) for letter in ("\u0301", "ि", "क", "р̌")] == [True, True, False, False]


def test_the_other_case_is_found_where_it_is_one_letter() -> None:
    assert set(find_other_case("rꭰßİა")) == {"r", "R", "ꭰ", "Ꭰ", "ß", "İ", "ა"}
    assert set(find_other_case(["р̌"])) == {"р̌", "Р̌"}


def test_an_accent_counts_with_its_letter_and_a_vowel_sign_for_itself() -> None:
    assert count_letters("Р̌ар̌", ()) == (3, {"р̌": 2, "а": 1})
    assert count_letters("को, की!", ()) == (4, {"क": 2, "ी": 1, "ो": 1})


def test_an_apostrophe_counts_where_it_is_listed() -> None:
    assert count_letters("т’а", ()) == (2, {"а": 1, "т": 1})
    assert count_letters("т’а", ("’",)) == (3, {"а": 1, "т": 1, "’": 1})


def test_of_many_letters_the_most_frequent_are_kept_and_all_are_counted() -> None:
    text = "".join(map(chr, range(0x4E00, 0x4E00 + 100))) + "一"
    total, counts = count_letters(text, ())
    assert total == 101
    assert len(counts) == 80
    assert next(iter(counts.items())) == ("一", 2)
