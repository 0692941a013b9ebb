"""Tokens: where spaces and gaps part words, and where they do not."""

from __future__ import annotations

from cidfix.layout import lay_out


def lines_of(document, read):
    return read(lay_out(document, {}, {}, []), document)


def test_gaps_part_words_where_a_font_has_no_space(typeset, text, read):
    document = typeset(
        [text("when it rains it pours", 50, 100, skip=0.33), text("tight line of words", 50, 112, skip=0.22)]
    )
    assert lines_of(document, read) == ["when it rains it pours", "tight line of words"]


def test_kerns_do_not_part_words_without_spaces(typeset, text, read):
    kerns = {1: -0.083, 3: 0.08, 6: -0.1, 9: 0.05}
    document = typeset([text("ragtime waltzes over", 50, 100, skip=0.3, kerns=kerns)])
    assert lines_of(document, read) == ["ragtime waltzes over"]


def test_a_letter_spaced_heading_without_spaces_is_divided_at_its_words(typeset, text, read):
    document = typeset(
        [
            text("DECLARATION OF RIGHTS", 50, 100, skip=0.35, spacing=0.2),
            text("the text below it goes on", 50, 120, skip=0.3),
        ]
    )
    assert lines_of(document, read) == ["DECLARATION OF RIGHTS", "the text below it goes on"]


def test_a_letter_spaced_heading_with_spaces_is_divided_at_them(typeset, text, read):
    document = typeset([text("WIDE TITLE SET HERE", 50, 100, spacing=0.4), text("and the text below", 50, 120)])
    assert lines_of(document, read) == ["WIDE TITLE SET HERE", "and the text below"]


def test_a_letter_spaced_word_in_a_line_with_spaces_stays_whole(typeset, text, read):
    document = typeset(
        [text("he said ", 50, 100), text("never", 86, 100, spacing=0.3), text(" again to them", 126, 100)]
    )
    assert lines_of(document, read) == ["he said never again to them"]


def test_kerns_do_not_part_words_of_a_font_with_spaces(typeset, text, read):
    document = typeset([text("To Ave and Water Works", 50, 100, kerns={0: -0.1, 4: 0.2, 12: 0.15})])
    assert lines_of(document, read) == ["To Ave and Water Works"]


def test_a_space_that_takes_no_room_parts_nothing(typeset, text, read):
    """Some producers draw a zero-width non-joiner as a space glyph and take its advance back."""
    document = typeset(
        [
            text("some words here and a joined one", 50, 100, kerns={27: 0.0}),
            text("jo in ed", 50, 120, kerns={2: -0.25}),
        ]
    )
    assert lines_of(document, read)[1] == "join ed"


def test_tokens_never_run_across_lines(typeset, text):
    layout = lay_out(typeset([text("one", 50, 100), text("two", 50, 112)]), {}, {}, [])
    assert layout.token_start.tolist() == [0, 3, 6]
    assert layout.line_start.tolist() == [0, 1, 2]


def test_a_script_without_spaces_has_its_line_as_one_token(typeset, text, read):
    document = typeset([text("nospacesanywhere", 50, 100), text("noteveninthisline", 50, 112)])
    assert lines_of(document, read) == ["nospacesanywhere", "noteveninthisline"]


def test_a_mark_between_two_letters_belongs_to_the_one_that_its_font_draws_before_it(typeset, text, read):
    usual = [text("be\u0301e\u0301", 50, 100 + 13 * n) for n in range(3)]
    between = [text("ab", 50, 200), text("\u0301", 62.7, 200), text("cd", 60, 200)]  # more of its ink is over the c
    document = typeset([*usual, *between])
    assert read(lay_out(document, {}, {}, []), document)[-1] == "ab\u0301cd"


def test_a_mark_between_two_letters_belongs_to_the_one_it_stands_over_where_nothing_tells_more(typeset, text, read):
    document = typeset([text("ab", 50, 200), text("\u0301", 63.5, 200), text("cd", 60, 200)])
    assert read(lay_out(document, {}, {}, []), document) == ["abc\u0301d"]


def test_a_mark_that_lies_over_the_next_letter_is_that_one_s_whatever_its_font_does_else(typeset, text, read):
    usual = [text("be\u0301e\u0301", 50, 100 + 13 * n) for n in range(3)]
    furtive = [
        text("ab", 50, 200),
        text("\u0301", 65, 200),
        text("cd", 60, 200),
    ]  # its ink is 0.15 to 0.35 em into the c
    document = typeset([*usual, *furtive])
    assert read(lay_out(document, {}, {}, []), document)[-1] == "abc\u0301d"
