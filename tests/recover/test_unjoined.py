"""Persian words with letters that are not joined: the form that ends a word stands inside it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cidfix.layout import Direction
from cidfix.recover.drawn import find_drawn_letters
from cidfix.recover.unjoined import find_final_forms, part_unjoined

# yeh as it joins (y) and as it ends words (Y), in می آبی سیب بیم and می‌شود, without its non-joiner on the page
LINES = (
    "م{Y} آب{Y} س{y}ب ب{y}م",
    "م{Y}شود آب{Y} س{y}ب",
    "م{Y} ب{y}م م{Y}شود",
    "س{y}ب آب{Y} م{Y}",
    "ب{y}م س{y}ب م{Y} م{Y}",
)


def from_right(drawn):
    direction = np.full(len(drawn.layout.page), Direction.RTL, np.uint8)
    return replace(drawn, layout=replace(drawn.layout, direction=direction))


def decide(drawn):
    letters = {"y": "ی", "Y": "ی"}
    return [f"={drawn.code(name)} {letters.get(name, name)}" for _, name in drawn.numbers if name != " "]


def decode(drawn):
    recovery = drawn.recovery(*decide(drawn))
    return [recovery.decoder("mark").decode_line(line) for line in range(len(drawn.layout.page))]


def test_the_final_form_of_a_letter_before_another_is_parted_from_it(draw):
    assert decode(from_right(draw(*LINES)))[1] == "می\u200cشود آبی سیب"


def test_a_final_form_at_the_end_of_a_word_has_nothing_behind_it(draw):
    assert decode(from_right(draw(*LINES)))[0] == "می آبی سیب بیم"


def test_a_letter_that_its_font_draws_in_one_way_only_tells_nothing(draw):
    drawn = from_right(draw("می آبی سیب", "میشود آبی", "بیم می", "سیب می می"))
    assert "\u200c" not in "".join(decode(drawn))


def test_letters_that_are_never_joined_are_no_final_forms(draw):
    drawn = draw("dab ab", "bad ab", "ab ab ab")
    assert find_final_forms(drawn.index, ["d", "a", " ", "b"], drawn.document.glyphs.font) == frozenset()


def test_a_non_joiner_stands_behind_the_marks_of_its_letter():
    assert part_unjoined(["ه", "\u0654", "ا"], (1, 2, 3), frozenset({1})) == ["ه", "\u0654\u200c", "ا"]


def test_digits_and_signs_are_not_parted_from_a_letter():
    assert part_unjoined(["ی", "."], (1, 2), frozenset({1})) == ["ی", "."]


def test_who_types_a_non_joiner_means_no_letter():
    assert find_drawn_letters("می\u200cشود") == find_drawn_letters("میشود")
