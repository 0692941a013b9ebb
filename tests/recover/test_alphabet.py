"""The letters of the language so far."""

from __future__ import annotations

from pathlib import Path

from cidfix.recover.alphabet import find_alphabet
from cidfix.recover.decisions import Entry, Place
from cidfix.recovery import Recovery, open_document

SAMPLES = Path(__file__).parents[2] / "sample_pdfs"


def read_alphabet(recovery: Recovery, *typed: str) -> tuple[str, ...]:
    entries = [Entry(text, None, "") for text in typed]
    return find_alphabet(recovery.index, recovery.values, entries)


def test_a_document_of_which_nothing_is_known_has_no_letters_yet():
    assert read_alphabet(open_document(SAMPLES / "nivkh.pdf")) == ()


def test_what_was_typed_gives_its_letters_even_before_it_has_found_a_place():
    recovery = open_document(SAMPLES / "nivkh.pdf")
    assert read_alphabet(recovery, "р̌ар̌") == ("р̌", "а")


def test_a_capital_that_is_seldom_used_takes_no_room_before_letters_that_are_often():
    recovery = open_document(SAMPLES / "nivkh.pdf")
    assert read_alphabet(recovery, "Кккк", "ббаа", "б") == ("б", "к", "а", "К")


def test_digits_plain_punctuation_and_open_letters_are_no_letters():
    recovery = open_document(SAMPLES / "nivkh.pdf")
    assert read_alphabet(recovery, "□12, (а) – ʼ") == ("ʼ", "а", "–")


def test_a_letter_that_stands_often_in_the_document_comes_before_a_rare_one():
    recovery = open_document(SAMPLES / "nivkh.pdf").with_decisions(
        Entry("Қʼатьгун сик правоғун Декларация", Place(1, 1, None, None), "test")
    )
    letters = read_alphabet(recovery)
    assert letters.index("а") < letters.index("ц")
    assert set("ҚʼатьгунсикпровғДеля") <= set(letters)
