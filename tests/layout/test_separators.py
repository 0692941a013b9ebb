"""Guesses of spaces, full stops and hyphens, and the user's word on them."""

from __future__ import annotations

import pytest

from cidfix.layout import lay_out

PARAGRAPH = [
    "one lazy dog, and two more of them, ran",
    "over to me, as they do. There was noise",
    "and then none, for a while at the least",
]
LAST = ["so it went on.", "and they came home, at last.", "it was late.", "no one knew why, or how."]


def page_of(text, font=0, stop=".", comma=",", skip=None):
    """Four paragraphs, each with a last line of its own length."""
    lines = [line for last in LAST for line in [*PARAGRAPH, last]]
    table = str.maketrans({".": stop, ",": comma})
    return [text(line.translate(table), 50, 100 + 13 * n, font=font, skip=skip) for n, line in enumerate(lines)]


def glyph_of(document, letter, font=0):
    table = document.glyphs
    return next(g for g in range(len(table)) if table.font[g] == font and table.code[g] == ord(letter))


def believed(document, guesses):
    return {chr(document.glyphs.code[guess.glyph]) for guess in guesses if guess.score >= 0.5}


@pytest.fixture
def separators():
    def guess(document, spaces=None, stops=None, font=0):
        return lay_out(document, spaces or {}, stops or {}, []).separators[font]

    return guess


def test_a_glyph_that_leaves_white_and_draws_nothing_is_the_space(typeset, text, separators):
    document = typeset(page_of(text))
    spaces = separators(document).spaces
    assert believed(document, spaces) == {" "}
    assert spaces[0].score > 0.9
    assert "draws nothing" in spaces[0].reason
    assert any(guess.score < 0.5 for guess in spaces)  # there is a runner-up


def test_a_font_may_have_several_spaces(typeset, text, separators):
    document = typeset([*page_of(text), text("with\u2003a wide\u2003space", 50, 400)])
    assert believed(document, separators(document).spaces) == {" ", "\u2003"}


def test_a_font_whose_words_are_parted_by_gaps_has_no_space(typeset, text, separators):
    document = typeset(page_of(text, skip=0.3))
    assert believed(document, separators(document).spaces) == set()


def test_each_font_has_its_own_space(typeset, text, face):
    document = typeset([*page_of(text), *page_of(text, font=1, skip=0.3)], [face(), face()])
    layout = lay_out(document, {}, {}, [])
    assert [believed(document, font.spaces) for font in layout.separators] == [{" "}, set()]


def test_a_blank_glyph_without_width_is_no_space(typeset, text, separators):
    document = typeset([*page_of(text), text("a jo\u200dined and jo\u200dined word", 50, 400)])
    assert believed(document, separators(document).spaces) == {" "}


@pytest.mark.parametrize("wide", ["W\u2002", "\u2002M"])
@pytest.mark.parametrize("leftward", [False, True])
def test_a_blank_glyph_that_a_wide_letter_is_drawn_over_is_no_space(typeset, text, read, separators, wide, leftward):
    line = f"ab{wide}c de{wide}{wide}f"
    drawn = [text(line[::-1] if leftward else line, 500, 400 + 13 * n, leftward=leftward) for n in range(8)]
    document = typeset([*page_of(text), *drawn] if not leftward else drawn)
    assert believed(document, separators(document).spaces) == {" "}
    assert max(len(found.split(" ")) for found in read(lay_out(document, {}, {}, []), document)[-8:]) == 2


def test_a_space_that_a_letter_reaches_into_here_and_there_stays_one(typeset, text, read, separators):
    document = typeset([text("abW cde fgh iWj abc", 50, 100 + 13 * n) for n in range(8)])
    assert believed(document, separators(document).spaces) == {" "}
    assert read(lay_out(document, {}, {}, []), document)[0] == "abW cde fgh iWj abc"


def test_a_space_of_unknown_shape_is_known_by_its_use(typeset, text, face, separators):
    document = typeset(page_of(text), [face(seen=False)])
    spaces = separators(document).spaces
    assert believed(document, spaces) == {" "}
    assert "%" in spaces[0].reason


def test_no_letter_of_unknown_shape_is_a_space_where_gaps_part_the_words(typeset, text, face, separators):
    document = typeset(page_of(text, skip=0.3), [face(seen=False)])
    assert believed(document, separators(document).spaces) == set()


def test_a_map_that_calls_a_letter_a_space_is_not_believed_against_its_ink(typeset, text, face, separators):
    document = typeset(page_of(text), [face(own_map={"o": " ", " ": "o"})])
    assert believed(document, separators(document).spaces) == {" "}


def test_the_user_s_word_on_a_space_is_final(typeset, text, face, read, separators):
    document = typeset(page_of(text, skip=0.3, comma=":"), [face()])
    colon = glyph_of(document, ":")
    layout = lay_out(document, {colon: True}, {}, [])
    assert layout.separators[0].spaces[0].glyph == colon
    assert layout.separators[0].spaces[0].reason == "set by the user"
    assert read(layout, document)[0] == "one lazy dog and two more of them ran"
    denied = typeset(page_of(text))
    space = glyph_of(denied, " ")
    assert believed(denied, separators(denied, spaces={space: False}).spaces) == set()


def test_a_user_who_names_a_space_takes_back_what_statistics_said(typeset, text, face, separators):
    document = typeset(page_of(text), [face(seen=False)])
    e = glyph_of(document, "e")
    assert believed(document, separators(document, spaces={e: True}).spaces) == {"e"}


@pytest.mark.parametrize("stop", [".", "|"])
def test_the_full_stop_ends_paragraphs_and_the_comma_does_not(typeset, text, separators, stop):
    document = typeset(page_of(text, stop=stop))
    stops = separators(document).stops
    assert believed(document, stops) == {stop}
    assert stops[1].score < 0.5


def test_text_without_stops_has_none(typeset, text, separators):
    document = typeset(page_of(text, stop="e", comma="a"))
    assert believed(document, separators(document).stops) == set()


def test_the_user_s_word_on_a_full_stop_is_final(typeset, text, separators):
    document = typeset(page_of(text))
    comma, stop = glyph_of(document, ","), glyph_of(document, ".")
    assert believed(document, separators(document, stops={comma: True}).stops) == {","}
    assert believed(document, separators(document, stops={stop: False}).stops) == set()


def test_a_short_bar_between_letters_is_a_hyphen_and_other_glyphs_are_not(typeset, text):
    document = typeset([*page_of(text), text("a well-known non-", 50, 400), text("sense", 50, 413)])
    hyphen = lay_out(document, {}, {}, []).hyphen
    assert {chr(c) for c in document.glyphs.code[hyphen]} == {"-"}


def test_a_bar_before_words_is_a_dash(typeset, text):
    document = typeset([text(f"-said line {n}", 50, 100 + 12 * n) for n in range(8)])
    assert not lay_out(document, {}, {}, []).hyphen.any()


def test_an_own_map_names_the_hyphen_where_the_shape_is_unknown(typeset, text, face):
    document = typeset([text("well~known", 50, 100)], [face(own_map={"~": "-"}, seen=False)])
    hyphen = lay_out(document, {}, {}, []).hyphen
    assert {chr(c) for c in document.glyphs.code[hyphen]} == {"~"}
