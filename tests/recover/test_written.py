"""Lines that run both ways: decoded as they were written, and typed as they are read."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from cidfix.layout import Direction
from cidfix.naming import to_typed
from cidfix.recover.readings import find_readings
from cidfix.recover.written import fill_holes


def from_right(drawn):
    """A document whose lines are drawn from the right: its glyphs are listed from there."""
    direction = np.full(len(drawn.layout.page), Direction.RTL, np.uint8)
    return replace(drawn, layout=replace(drawn.layout, direction=direction))


def lines(recovery):
    decoder = recovery.decoder("mark")
    return [decoder.decode_line(line) for line in range(len(recovery.layout.page))]


def set_all(drawn, font="F1"):
    return [f"={drawn.code(name)} {name}" for owner, name in drawn.numbers if owner == font and name != " "]


def test_a_number_in_a_line_from_the_right_is_decoded_as_it_is_read(draw):
    drawn = from_right(draw("שנת 8491 הוקמה"))
    recovery = drawn.recovery(*set_all(drawn))
    assert lines(recovery) == ["שנת 1948 הוקמה"]
    assert recovery.to_text("mark", "keep") == "שנת 1948 הוקמה\n"


def test_brackets_that_are_drawn_mirrored_are_decoded_as_they_are_typed(draw):
    drawn = from_right(draw("שנת )8491( הוקמה"))
    assert lines(drawn.recovery(*set_all(drawn))) == ["שנת (1948) הוקמה"]


def test_the_words_of_a_phrase_come_in_the_order_they_were_written_and_keep_their_numbers(draw):
    drawn = from_right(draw("אמר htimS nhoJ לנו"))
    recovery = drawn.recovery(*set_all(drawn))
    assert lines(recovery) == ["אמר John Smith לנו"]
    assert [recovery.decoder("mark").decode_token(token) for token in range(4)] == ["אמר", "Smith", "John", "לנו"]
    assert recovery.find_places("john smith") == ((3, 12),)


def test_what_is_unknown_stays_in_its_place_as_a_letter_of_its_line(draw):
    drawn = from_right(draw("ש{q}ת 21 הוקמה"))
    decisions = [line for line in set_all(drawn) if not line.endswith(" q")]
    assert lines(drawn.recovery(*decisions)) == [f"ש(cid:{drawn.code('q')[3:]})ת 12 הוקמה"]


def test_a_number_typed_as_it_is_read_teaches_its_digits_in_a_line_from_the_right(draw):
    drawn = from_right(draw("שנת 8491 הוקמה"))
    assert drawn.learned("@1.1 שנת 1948 הוקמה") == {c: c for c in "שנת1948הוקמה"}


def test_a_word_from_the_right_typed_in_a_line_from_the_left_teaches_its_letters(draw):
    drawn = draw("the םולש here")
    assert drawn.learned("the שלום here") == {c: c for c in "theרשםולr" if c != "ר"}
    assert lines(drawn.recovery("the שלום here")) == ["the שלום here"]


def test_a_ligature_met_last_letter_first_stands_for_its_letters_in_their_order(draw):
    drawn = from_right(draw("אבג e{fi}o דהו"))
    known = [f"={drawn.code(c)} {c}" for c in "oe"]
    assert drawn.learned(*known, "@1.1:2 ofie")["fi"] == "fi"
    phrase = drawn.learned(*known, f"={drawn.code('fi')} fi", "@1.1 אבג ofie דהו")
    assert phrase == {**{c: c for c in "אבגדהוoe"}, "fi": "fi"}


def test_a_ligature_of_arabic_letters_keeps_their_order_in_a_line_from_the_left(draw):
    drawn = draw("see م{لا}س here")
    recovery = drawn.recovery(f"={drawn.code('لا')} لا", "@1.1 see سلام here")
    assert lines(recovery) == ["see سلام here"]


def test_a_line_whose_letters_all_run_from_the_right_does_whatever_geometry_says(draw):
    drawn = draw(".םולש", "word.")
    recovery = drawn.recovery(*set_all(drawn))
    assert lines(recovery) == ["שלום.", "word."]


def test_the_users_word_on_direction_wins(draw):
    drawn = draw("!םולש", "word")
    said = ["!direction ltr @1.1"]
    assert lines(drawn.recovery(*set_all(drawn), *said)) == ["!שלום", "word"]


def test_a_marks_order_is_that_of_its_letter(draw):
    drawn = from_right(draw("בָּ", spelling={"בָּ": ["ב", "+dagesh", "+qamats"]}))
    values = [f"={drawn.code('+dagesh')} \u05bc", f"={drawn.code('+qamats')} \u05b8", f"={drawn.code('ב')} ב"]
    assert lines(drawn.recovery(*values)) == ["ב\u05b8\u05bc"]


def test_what_is_typed_is_compared_from_the_side_it_is_read(draw):
    recovery = from_right(draw("שנת 8491 הוקמה")).recovery("@1.1 שנת 1948 הוקמה")
    assert recovery.compare_typed("1958", (3, 7)).differences[0].letter == 3
    assert recovery.compare_typed("19", (3, 7)).is_begun


def test_a_known_text_teaches_no_number_last_digit_first(draw):
    drawn = from_right(draw("שנת 8491 הוקמה", "אבגדה 1234567"))
    known = "שנת הוקמה אבגדה 1234567 7654321"
    learned = drawn.learned("@1.1 שנת 1948 הוקמה", known=[known])
    assert {learned.get(digit, digit) for digit in "1948"} == set("1948")
    assert "2" not in learned


def test_own_maps_that_call_a_bracket_as_it_was_typed_are_read_as_it_is_drawn(draw):
    own = {**{c: c for c in "שנתהוקמה8491"}, "(": ")", ")": "("}
    drawn = from_right(draw("שנת )8491( הוקמה", own_map=own))
    assert lines(drawn.recovery("!trust F1")) == ["שנת (1948) הוקמה"]


@pytest.mark.parametrize(
    ("text", "side", "words", "turned"),
    [
        ("שנת 1948", True, [["ש", "נ", "ת"], ["8", "4", "9", "1"]], False),
        ("John Smith", True, [[*"htimS"], [*"nhoJ"]], True),
        ("(שם)", True, [[")", "ש", "ם", "("]], False),
        ("word", False, [[*"word"]], False),
        ("שלום", False, [["ם", "ו", "ל", "ש"]], True),
        ("W□rd", True, [["d", "r", "□", "W"]], True),
    ],
)
def test_words_are_met_from_the_side_a_line_begins_at(text, side, words, turned):
    reading = find_readings(text, side)[0]
    assert [list(word.letters) for word in reading.words] == words
    assert reading.turned == turned


def test_joined_forms_are_typed_as_letters_and_signs_as_they_are():
    assert to_typed("\ufefc") == "لا"
    assert to_typed("\ufdf2") == "الله"
    assert to_typed("\ufb2a") == "ש\u05c1"
    assert to_typed("\ufdfa\ufdfc\u0640ﬁ") == "\ufdfa\ufdfc\u0640ﬁ"


def test_a_comma_inside_a_phrase_is_learned_once_something_tells_where_it_stands(draw):
    drawn = from_right(draw("אמר 9102 ,htimS nhoJ לנו"))
    unsure = drawn.learned("@1.1:3 Smith,")
    assert unsure.get(",") != "S"
    sure = drawn.learned("@1.1:3 Smith,", f"={drawn.code(',')} ,")
    assert {c: sure[c] for c in "Smith,"} == {c: c for c in "Smith,"}


def test_a_number_with_a_dash_behind_arabic_letters_is_learned_as_it_stands(draw):
    drawn = from_right(draw("نم 01-21 لا"))
    said = [f"={drawn.code('-')} -", f"={drawn.code('0')} 0"]
    learned = drawn.learned(*said, "@1.1:2 10-12")
    assert (learned["1"], learned["2"]) == ("1", "2")


def test_a_hole_runs_as_the_rest_of_its_word_does():
    # A line from the right with the number 47, of which the 4 is not known: the digits are met 7 first.
    classes = ["AL", "WS", "EN", "", "WS", "AL"]
    gap = [name == "WS" for name in classes]
    unknown = [name == "" for name in classes]
    assert fill_holes(classes, gap, unknown, "AL") == ["AL", "WS", "EN", "EN", "WS", "AL"]


def test_a_hole_alone_runs_as_its_line_does():
    assert fill_holes(
        ["L", "WS", "", "WS", "L"], [False, True, False, True, False], [False, False, True, False, False], "R"
    ) == ["L", "WS", "R", "WS", "L"]
