"""Lines found on pages typeset by hand, as a person reads them off the paper."""

from __future__ import annotations

import numpy as np

from cidfix.layout import lay_out
from cidfix.pdf import Mark

WORDS = "the quick brown fox jumps over one lazy dog and runs away from all the noise it made there"


def lines_of(document, read):
    return read(lay_out(document, {}, {}, []), document)


def column(text, x, y, lines, step=12.0, **how):
    """So many lines of about 18 em from x, y on."""
    return [text(WORDS[(7 * n) % 20 :][:36].strip(), x, y + n * step, **how) for n in range(lines)]


def test_letters_on_one_baseline_are_a_line_whatever_the_order_they_are_drawn_in(typeset, text, read):
    document = typeset([text("over there", 86, 100), text("one dog", 50, 100), text("below", 50, 115)])
    assert lines_of(document, read) == ["one dog over there", "below"]


def test_lines_are_numbered_within_their_page_from_the_top(typeset, text):
    document = typeset([text("last", 50, 300), text("first", 50, 100), text("next page", 50, 90, page=2)])
    layout = lay_out(document, {}, {}, [])
    assert layout.page.tolist() == [1, 1, 2]
    assert layout.number.tolist() == [1, 2, 1]
    assert layout.baseline.tolist() == [100.0, 300.0, 90.0]


def test_superscripts_and_subscripts_stay_in_their_line(typeset, text, read):
    document = typeset(
        [
            text("water", 50, 100),
            text("2", 75, 102, size=6),
            text("1", 78, 95.5, size=6),
            text("flows", 84, 100),
            text("below", 50, 112),
        ]
    )
    assert lines_of(document, read) == ["water21 flows", "below"]


def test_words_of_other_fonts_and_sizes_stay_in_their_line(typeset, text, face, read):
    document = typeset(
        [text("small ", 50, 100), text("Big ", 77.5, 100, size=16, font=1), text("end", 106, 100)], [face(), face()]
    )
    layout = lay_out(document, {}, {}, [])
    assert read(layout, document) == ["small Big end"]
    assert layout.size.tolist() == [10.0]


def test_a_mark_without_width_stands_behind_its_base(typeset, text, read):
    document = typeset([text("ne\u0301w", 50, 100)])
    layout = lay_out(document, {}, {}, [])
    assert read(layout, document) == ["ne\u0301w"]
    assert layout.attached.tolist() == [False, False, True, False]


def test_an_accent_drawn_first_and_moved_under_its_letter_stands_behind_it(typeset, text, read):
    document = typeset([text("\u00b4e", 50, 100, kerns={0: -0.5})])
    layout = lay_out(document, {}, {}, [])
    assert read(layout, document) == ["e\u00b4"]
    assert layout.attached.tolist() == [False, True]


def test_a_raised_accent_joins_the_capital_below_it(typeset, text, read):
    document = typeset([text("abc", 50, 100), text("\u00b4", 55, 98), text("next", 50, 112)])
    assert lines_of(document, read) == ["ab\u00b4c", "next"]


def test_a_kern_is_no_attachment(typeset, text):
    document = typeset([text("AVATAR", 50, 100, kerns={0: -0.12, 1: -0.12, 3: -0.15})])
    assert not lay_out(document, {}, {}, []).attached.any()


def test_two_columns_are_read_one_after_the_other(typeset, text, read):
    left, right = column(text, 50, 100, 9), column(text, 262, 100, 9)
    mixed = [piece for pair in zip(left, right, strict=True) for piece in pair]
    document = typeset(
        [text("A title over both of the columns of this page with more words to say it all", 50, 70), *mixed]
    )
    assert lines_of(document, read) == [
        document_line.text
        for document_line in [
            text("A title over both of the columns of this page with more words to say it all", 0, 0),
            *left,
            *right,
        ]
    ]


def test_columns_need_not_share_baselines(typeset, text, read):
    left, right = column(text, 50, 100, 9), column(text, 262, 106, 9)
    assert lines_of(typeset([*right, *left]), read) == [piece.text for piece in [*left, *right]]


def test_justified_lines_with_wide_spaces_stay_whole(typeset, text, read):
    lines = [text("one two three four five six", 50, 100 + 12 * n, skip=0.4 + 0.1 * (n % 5)) for n in range(10)]
    assert lines_of(typeset(lines), read) == ["one two three four five six"] * 10


def test_a_tab_parts_tokens_but_not_lines(typeset, text, read):
    document = typeset(
        [text("1.", 50, 100), text("first item", 70, 100), text("2.", 50, 112), text("second item", 70, 112)]
    )
    assert lines_of(document, read) == ["1. first item", "2. second item"]


def test_a_drop_capital_does_not_glue_the_lines_beside_it(typeset, text, read):
    document = typeset([text("W", 50, 124, size=34), *(text(f"line {n} of it", 70, 100 + 12 * n) for n in range(4))])
    found = lines_of(document, read)
    assert len(found) == 4
    assert [line.replace("W ", "").replace("W", "") for line in found] == [f"line {n} of it" for n in range(4)]


def test_turned_lines_follow_the_upright_ones_in_their_own_order(typeset, text, read):
    document = typeset(
        [
            text("turned two", 480, 100, angle=90),
            text("turned one", 495, 100, angle=90),
            text("upright one", 50, 100),
            text("upright two", 50, 115),
            text("rising", 520, 400, angle=-90),
            text("slanted", 200, 500, angle=-30),
        ]
    )
    found = lines_of(document, read)
    assert found[:2] == ["upright one", "upright two"]
    assert sorted(found[2:]) == ["rising", "slanted", "turned one", "turned two"]
    assert found.index("turned one") < found.index("turned two")


def test_the_box_of_a_turned_line_is_that_on_the_page(typeset, text):
    box = lay_out(typeset([text("abcd", 300, 100, angle=90)]), {}, {}, []).box[0]
    assert np.allclose(box, [298, 100, 308, 120], atol=0.01)


def test_invisible_repeated_and_clipped_text_takes_no_part(typeset, text, read):
    document = typeset(
        [
            text("seen", 50, 100),
            text("layer", 50, 100, marks=Mark.INVISIBLE),
            text("seen", 50.2, 100, marks=Mark.REPEATED),
            text("far", 900, 100, marks=Mark.CLIPPED),
            text("note", 50, 120, marks=Mark.ANNOTATION),
        ]
    )
    assert lines_of(document, read) == ["seen", "note"]


def test_a_page_of_invisible_text_alone_has_no_lines(typeset, text):
    layout = lay_out(typeset([text("a layer of text", 50, 100, marks=Mark.INVISIBLE)]), {}, {}, [])
    assert len(layout.page) == 0
    assert layout.line_start.tolist() == [0]
    assert layout.token_start.tolist() == [0]
