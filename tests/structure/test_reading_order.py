"""The order in which a page is read: columns, what stands across them, and readings judged by their sentences."""

from __future__ import annotations

import pytest

from cidfix.layout import Direction
from cidfix.recover.grammar import parse_decisions
from cidfix.structure import correct_structure

WORDS = [
    *("niemand", "darf", "der", "folter", "oder", "grausamer", "behandlung", "unterworfen", "werden", "und", "alle"),
    *("haben", "das", "recht", "überall", "als", "rechtsfähig", "anerkannt", "zu", "sein", "vor", "dem", "gesetz"),
]


def sentence(number, length):
    words = [WORDS[(number * 7 + k) % len(WORDS)] for k in range(length)]
    return f"Satz{number} {' '.join(words)}."


def set_column(paper, texts, x, y, width, **how):
    lines = []
    for text in texts:
        lines += paper.text(text, x, y, width, indent=10, **how)
        y = paper.below(lines)
    return lines


def first_words(found):
    return [text.split()[0] for text in found.texts]


def test_columns_are_read_one_after_the_other_whatever_the_order_of_the_file(paper):
    left = set_column(paper, [sentence(k, 20) for k in range(4)], 50, 100, 200)
    right = set_column(paper, [sentence(k, 20) for k in range(4, 8)], 300, 100, 200)
    by_rows = sorted([*left, *right], key=lambda line: (line.y, line.x))
    for order in ([*left, *right], [*right, *left], by_rows):
        assert first_words(paper.read(order)) == [f"Satz{k}" for k in range(8)]


def test_a_title_over_columns_comes_first_and_a_line_below_them_last(paper):
    left = set_column(paper, [sentence(k, 20) for k in range(4)], 50, 100, 200)
    right = set_column(paper, [sentence(k, 20) for k in range(4, 8)], 300, 100, 200)
    title = paper.words("Von den Rechten aller Menschen auf der Erde", 100, 60, size=18)
    last = paper.text(sentence(9, 14), 50, 420, 450)
    found = paper.read(right, last, left, title)
    assert first_words(found) == ["Von", *(f"Satz{k}" for k in range(8)), "Satz9"]


def test_three_columns_are_read_from_the_left(paper):
    columns = [set_column(paper, [sentence(3 * k + n, 16) for n in range(3)], 40 + 180 * k, 80, 160) for k in range(3)]
    assert first_words(paper.read(*reversed(columns))) == [f"Satz{k}" for k in range(9)]


def test_columns_close_together_are_two(paper):
    left = set_column(paper, [sentence(k, 24) for k in range(6)], 50, 80, 200)
    right = set_column(paper, [sentence(k, 24) for k in range(6, 12)], 258, 80, 200)
    assert first_words(paper.read(left, right)) == [f"Satz{k}" for k in range(12)]


def test_text_across_columns_parts_what_stands_above_it_from_what_stands_below(paper):
    upper = [set_column(paper, [sentence(2 * k + n, 20) for n in range(2)], 50 + 250 * k, 80, 200) for k in range(2)]
    across = paper.text(sentence(4, 30), 50, 220, 450)
    lower = [
        set_column(paper, [sentence(5 + 2 * k + n, 20) for n in range(2)], 50 + 250 * k, 300, 200) for k in range(2)
    ]
    assert first_words(paper.read(*upper, *lower, across)) == [f"Satz{k}" for k in range(9)]


def test_columns_that_part_again_further_down_do_not_cut_the_one_beside_them(paper):
    left = set_column(paper, [sentence(k, 26) for k in range(8)], 30, 80, 170)
    top = set_column(paper, [sentence(8, 60)], 230, 80, 340)
    low = [
        set_column(paper, [sentence(9 + 3 * k + n, 20) for n in range(3)], 230 + 180 * k, 190, 150, even=False)
        for k in range(2)
    ]
    assert first_words(paper.read(left, top, *low)) == [f"Satz{k}" for k in range(15)]


def test_columns_that_change_down_the_page_are_read_band_by_band(paper):
    words = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und mit Vernunft begabt."
    two = [paper.text(f"{name} {words} {words}", x, 80, 220) for name, x in (("Eins", 50), ("Zwei", 300))]
    top = paper.below(two[0], 18)
    three = [
        paper.text(f"{name} {words} {words}", x, top, 140) for name, x in (("Drei", 50), ("Vier", 215), ("Fünf", 380))
    ]
    last = paper.text(f"Sechs {words}", 50, paper.below(three[0], 18), 470)
    found = paper.read(*reversed(three), last, *reversed(two))
    assert [text.split()[0] for text in found.texts] == ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"]


def test_a_narrow_column_of_small_type_beside_the_text_stands_by_itself(paper):
    words = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und mit Vernunft begabt."
    text = paper.text(f"Text {words} {words} {words} {words}", 50, 80, 320)
    aside = paper.text(f"Rand {words} {words}", 400, 83, 110, size=7, leading=8.4, even=False)
    assert [text.split()[0] for text in paper.read(aside, text).texts] == ["Text", "Rand"]


def test_notes_set_under_two_columns_come_behind_both(paper):
    words = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und mit Vernunft begabt."
    columns = [
        paper.text(f"{name} {words} {words} {words}", x, 80, 220) for name, x in (("Links", 50), ("Rechts", 300))
    ]
    note = paper.text(f"1 Note {words}", 50, paper.below(columns[0], 30), 470, size=8, leading=9.6)
    found = paper.read(note, *columns)
    assert [(role, text.split()[0]) for role, text in found.blocks] == [
        ("body", "Links"),
        ("body", "Rechts"),
        ("footnote", "1"),
    ]


def test_white_that_happens_to_lie_below_white_between_words_parts_no_columns(paper):
    half = "gleich an Würde und Rechten"
    behind = 50 + paper.measure(half, 10) + 6
    lines = [paper.words(half, x, 80 + 12 * k) for k in range(12) for x in (50, behind)]
    assert len(paper.read(lines).blocks) == 1


def test_lines_turned_on_their_side_do_not_interrupt_the_text(paper):
    body = paper.text(" ".join(WORDS * 3), 50, 100, 250)
    stamp = paper.words("gedruckt im Mai", 20, 300, size=20, angle=270)
    found = paper.read(body[:6], stamp, body[6:])
    assert found.texts[0] == " ".join(WORDS * 3)
    assert [role for role, _ in found.blocks] == ["body", "body"]


def test_of_two_readings_the_one_whose_sentences_go_on_is_taken(paper):
    # Two columns of three lines each: too few to tell columns by white alone, where only letters know.
    left = ["Wir gehen heute alle in den", "kleinen Garten und sehen die", "roten Äpfel auf dem Baum."]
    right = ["Morgen ist ein anderer Tag.", "Dann fahren wir auf das Meer.", "Es wird ein gutes Jahr sein."]
    lines = [paper.words(text, 50, 100 + 12 * k) for k, text in enumerate(left)]
    lines += [paper.words(text, 240, 100 + 12 * k) for k, text in enumerate(right)]
    assert paper.read(lines).texts == [" ".join(left), " ".join(right)]


def test_the_last_page_has_the_columns_of_the_one_before_it_however_few_lines_the_second_holds(paper):
    words = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und mit Vernunft begabt."
    first = [paper.text(f"{name} {words} {words}", x, 80, 220) for name, x in (("Eins", 50), ("Zwei", 300))]
    last = [paper.text(f"Drei {words} {words}", 50, 80, 220, page=2), paper.text("Vier am Ende.", 300, 80, 220, page=2)]
    number = [paper.words(f"— {page} —", 272, 760, page=page) for page in (1, 2)]
    found = paper.read(*first, *last, number)
    assert [text.split()[0] for text in found.texts] == ["Eins", "Zwei", "Drei", "Vier"]


def set_lying_columns(paper):
    """Two columns that white parts only above a line across both, with a title over all."""
    left = set_column(paper, [sentence(k, 20) for k in range(4)], 50, 100, 200)
    right = set_column(paper, [sentence(k, 20) for k in range(4, 8)], 300, 100, 200)
    title = paper.words("Von den Rechten aller Menschen auf der Erde", 100, 60, size=18)
    last = paper.text(sentence(9, 14), 50, 420, 450)
    return [title, *left, *right, *last]


def test_by_cuts_each_place_has_the_way_of_the_cuts_to_it_and_by_columns_none(paper):
    page = set_lying_columns(paper)
    found = paper.read(page, by="cuts")
    paths = {found.read(block).split()[0]: [place.path for place in block.places] for block in found.structure.blocks}
    # The line below is cut off first, since the white above it is widest, then the title, then the columns.
    assert paths["Von"] == ["tt"]
    assert paths["Satz0"] == paths["Satz3"] == ["tbl"]
    assert paths["Satz4"] == ["tbr"]
    assert paths["Satz9"] == ["b"]
    assert found.structure.analysis == "cuts"
    found = paper.read(page, by="columns")
    assert {place.path for block in found.structure.blocks for place in block.places} == {""}
    assert found.structure.analysis == "columns"


def test_the_way_of_cuts_names_the_sides_of_the_page_also_where_it_is_read_from_the_right(paper):
    page = [line for line in set_lying_columns(paper) if line.y > 80]
    found = paper.find(paper.typeset(page), by="cuts", direction=Direction.RTL)
    left, right = 50, 300
    paths = {
        place.path: place.box[0] for block in found.structure.blocks for place in block.places if place.box[3] < 400
    }
    assert paths == {"tr": pytest.approx(right, abs=11), "tl": pytest.approx(left, abs=11)}
    assert list(paths) == ["tr", "tl"]  # as they are read


def test_what_is_said_of_how_blocks_are_found_outweighs_the_sentences(paper):
    left = ["Wir gehen heute alle in den", "kleinen Garten und sehen die", "roten Äpfel auf dem Baum."]
    right = ["Morgen ist ein anderer Tag.", "Dann fahren wir auf das Meer.", "Es wird ein gutes Jahr sein."]
    lines = [paper.words(text, 50, 100 + 12 * k) for k, text in enumerate(left)]
    lines += [paper.words(text, 240, 100 + 12 * k) for k, text in enumerate(right)]
    assert paper.read(lines).structure.analysis == "cuts"
    by_rows = paper.read(lines, by="columns")
    assert by_rows.structure.analysis == "columns"
    assert " ".join(by_rows.texts).startswith(f"{left[0]} {right[0]} {left[1]}")


def test_blocks_keep_the_way_of_cuts_when_they_are_corrected(paper):
    found = paper.read(set_lying_columns(paper), by="cuts")
    said = parse_decisions(f"!role quote {found.name('Satz4')}", "said")
    corrected = correct_structure(found.structure, said, found.layout, found.document, found.decoder)
    [quote] = [block for block in corrected.blocks if block.role == "quote"]
    assert [place.path for place in quote.places] == ["tbr"]
    assert corrected.analysis == "cuts"
