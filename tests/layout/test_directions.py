"""Directions guessed without letters, and the user's word on them."""

from __future__ import annotations

import pytest

from cidfix.layout import Direction, DirectionRule, lay_out

FULL = "and so it went on from one year to next"  # 18.4 em
SHORT = ["so it ended here", "no more of it", "and that was all they said", "it was late"]


def width(letters):
    return sum({" ": 2.5, "i": 3.0, "l": 3.0, ".": 2.5}.get(c, 5.0) for c in letters)


def paragraphs(text, right_edge=False, page=1, start=100.0):
    """Four paragraphs of two full lines and a short one, flush at the side they begin."""
    lines = [line for short in SHORT for line in (FULL, FULL, short)]
    return [
        text(line, 400 - width(line) if right_edge else 50, start + 13 * n, page=page) for n, line in enumerate(lines)
    ]


def shuffled(pieces):
    return pieces[::2] + pieces[1::2]


def directions(document, rules=()):
    return {Direction(d) for d in lay_out(document, {}, {}, list(rules)).direction}


def test_text_flush_at_the_left_runs_to_the_right(typeset, text):
    assert directions(typeset(paragraphs(text))) == {Direction.LTR}


def test_paragraphs_that_end_short_at_the_left_run_to_the_left(typeset, text):
    assert directions(typeset(paragraphs(text, right_edge=True))) == {Direction.RTL}


def test_a_few_lines_of_any_shape_run_to_the_right(typeset, text):
    assert directions(typeset([text("one line", 50, 100), text("one more line", 25, 113)])) == {Direction.LTR}


def test_lines_drawn_from_the_right_run_to_the_left(typeset, text, read):
    document = typeset([text("drawn from the right", 400, 100 + 13 * n, leftward=True) for n in range(4)])
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction) == {Direction.RTL}
    assert read(layout, document)[0] == "drawn from the right"


def test_right_to_left_lines_are_read_from_the_right_with_marks_behind_their_bases(typeset, text, read):
    document = typeset([*paragraphs(text, right_edge=True), text("fe\u0301dcba", 300, 300)])
    layout = lay_out(document, {}, {}, [])
    assert read(layout, document)[-1] == "abcde\u0301f"


def test_letters_that_a_font_declares_tell_the_direction(typeset, text, face):
    hebrew = {c: chr(0x5D0 + n) for n, c in enumerate("abcdefghijklmnopqrstuvw")}
    document = typeset([text("some words", 50, 100), text("some more", 50, 113)], [face(own_map=hebrew)])
    assert directions(document) == {Direction.RTL}


def test_what_a_font_shows_that_the_file_does_not_have_is_what_its_codes_say(typeset, text, face):
    latin = {c: c for c in "abcdefghijklmnopqrstuvwxyz"}
    document = typeset(paragraphs(text, right_edge=True), [face(own_map=latin, embedded=False)])
    assert directions(document) == {Direction.LTR}
    document = typeset(paragraphs(text, right_edge=True), [face(own_map=latin)])
    assert directions(document) == {Direction.RTL}


def test_a_line_of_latin_letters_in_a_right_to_left_document_runs_to_the_right(typeset, text, face, read):
    hebrew = face(own_map={c: chr(0x5D0 + n) for n, c in enumerate("abcdefghijklmnopqrstuvw")})
    latin = face(own_map={c: c for c in "abcdefghijklmnopqrstuvwxyz"})
    document = typeset([*paragraphs(text, right_edge=True), text("latin words", 50, 300, font=1)], [hebrew, latin])
    layout = lay_out(document, {}, {}, [])
    assert layout.direction.tolist() == [Direction.RTL] * 12 + [Direction.LTR]
    assert read(layout, document)[-1] == "latin words"


def test_pages_differ_where_each_is_certain(typeset, text):
    document = typeset([*paragraphs(text), *paragraphs(text, right_edge=True, page=2)])
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction[layout.page == 1]) == {Direction.LTR}
    assert set(layout.direction[layout.page == 2]) == {Direction.RTL}


def columns(text, step, count=9, **how):
    """Columns of text that runs down, each `step` points beside the one before it."""
    return [text(f"col{n} goes down the page", 300 + n * step, 100, **how) for n in range(count)]


def test_turned_glyphs_in_columns_that_follow_to_the_right_are_read_so(typeset, text, read):
    document = typeset(columns(text, 20, angle=90))
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction) == {Direction.COLUMNS_LTR}
    assert [line.split()[0] for line in read(layout, document)] == [f"col{n}" for n in range(9)]


def test_a_turned_table_is_text_that_was_turned(typeset, text, read):
    document = typeset(columns(text, -20, angle=90))
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction) == {Direction.LTR}
    assert [line.split()[0] for line in read(layout, document)] == [f"col{n}" for n in range(9)]


def test_a_vertical_writing_mode_makes_columns_from_the_right(typeset, text, read):
    stacks = ["abcdefghij", "klmnopqrst", "uvwxyzabcd"]
    document = typeset([text(stack, 300 - 20 * n, 100, angle=90, vertical=True) for n, stack in enumerate(stacks)])
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction) == {Direction.COLUMNS_RTL}
    assert read(layout, document) == stacks


def test_upright_glyphs_set_one_below_the_other_are_columns(typeset, text, read):
    stacks = ["abcdefghij", "klmnopqrst", "uvwxyzabcd"]
    document = typeset(
        [text(c, 300 - 20 * n, 100 + 12 * k) for n, stack in enumerate(stacks) for k, c in enumerate(stack)]
    )
    layout = lay_out(document, {}, {}, [])
    assert set(layout.direction) == {Direction.COLUMNS_RTL}
    assert read(layout, document) == stacks


def test_columns_drawn_out_of_order_start_where_a_page_is_filled_from(typeset, text):
    full = shuffled(columns(text, 20, angle=90))
    partial = shuffled(columns(text, 20, count=3, angle=90, page=2))
    assert directions(typeset([*full, *partial])) == {Direction.COLUMNS_LTR}


@pytest.mark.parametrize("direction", [Direction.LTR, Direction.RTL])
def test_the_user_s_word_on_the_document_is_final(typeset, text, direction):
    document = typeset(paragraphs(text, right_edge=direction is Direction.LTR))
    assert directions(document, [DirectionRule(direction, None, None)]) == {direction}


def test_rules_for_pages_outrank_that_for_the_document_and_those_for_lines_outrank_both(typeset, text, read):
    document = typeset([text("one two", 50, 100), text("three four", 50, 113), text("five six", 50, 100, page=2)])
    rules = [
        DirectionRule(Direction.LTR, 1, 2),
        DirectionRule(Direction.RTL, 1, None),
        DirectionRule(Direction.LTR, None, None),
    ]
    layout = lay_out(document, {}, {}, rules)
    assert layout.direction.tolist() == [Direction.RTL, Direction.LTR, Direction.LTR]
    assert read(layout, document) == ["owt eno", "three four", "five six"]


def test_a_rule_for_a_line_renumbers_nothing(typeset, text, read):
    document = typeset([text("first", 50, 100), text("second", 50, 113)])
    layout = lay_out(document, {}, {}, [DirectionRule(Direction.RTL, 1, 1)])
    assert read(layout, document) == ["tsrif", "second"]


def test_a_rule_for_columns_leaves_upright_lines_alone(typeset, text):
    document = typeset([text("upright", 50, 100), *columns(text, -20, angle=90)])
    layout = lay_out(document, {}, {}, [DirectionRule(Direction.COLUMNS_LTR, None, None)])
    assert sorted(layout.direction.tolist()) == [Direction.LTR] + [Direction.COLUMNS_LTR] * 9


def test_an_address_in_a_font_of_the_readers_own_does_not_turn_its_page(typeset, text, face):
    plain = {c: c for c in "www.exampl"}
    page = [*paragraphs(text, right_edge=True), text("www.example", 200, 300, font=1)]
    layout = lay_out(typeset(page, [face(), face(own_map=plain, embedded=False)]), {}, {}, [])
    assert [Direction(d) for d in layout.direction] == [Direction.RTL] * 12 + [Direction.LTR]
