"""The order in which a page is read: columns, what stands across them, and readings judged by their sentences."""

from __future__ import annotations

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
