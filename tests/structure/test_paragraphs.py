"""Paragraphs joined from lines, within columns and across their ends."""

from __future__ import annotations

import pytest

from cidfix.pdf import read_document
from cidfix.recovery import Recovery

LONG = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und sie sind mit Vernunft und Gewissen begabt"
LONGER = f"{LONG} und sollen einander im Geiste der Brüderlichkeit begegnen."
OTHER = (
    "Jeder hat Anspruch auf alle in dieser Erklärung verkündeten Rechte und Freiheiten ohne irgendeinen Unterschied."
)
THIRD = "Niemand darf in Sklaverei oder Leibeigenschaft gehalten werden und Sklaverei ist in allen Formen verboten."


def test_lines_up_to_a_short_last_one_are_a_paragraph(paper):
    one = paper.text(LONGER, 50, 100, 200)
    two = paper.text(OTHER, 50, paper.below(one), 200)
    assert paper.read(one, two).texts == [LONGER, OTHER]


def test_an_indented_line_begins_a_paragraph(paper):
    lines, y = [], 100.0
    for text in (LONG, OTHER, THIRD, LONGER):
        lines += paper.text(text, 50, y, 200, indent=10)
        y = paper.below(lines)
    assert paper.read(lines).texts == [LONG, OTHER, THIRD, LONGER]


def test_white_parts_paragraphs_without_an_indent(paper):
    lines = paper.text(LONGER, 50, 100, 200)
    lines += paper.text(OTHER, 50, paper.below(lines, 18), 200)
    lines += paper.text(THIRD, 50, paper.below(lines, 18), 200)
    assert paper.read(lines).texts == [LONGER, OTHER, THIRD]


def test_ragged_lines_that_left_room_go_on_in_the_middle_of_a_sentence(paper):
    ragged = ["Alle Menschen sind frei und gleich", "an Würde und an Rechten sowie", "geboren und begabt mit Vernunft."]
    lines = [paper.words(text, 50, 100 + 12 * k) for k, text in enumerate(ragged)]
    lines += paper.text(OTHER, 50, paper.below(lines, 18), 170, even=False)
    assert paper.read(lines).texts == [" ".join(ragged), OTHER]


def test_a_ragged_line_that_left_no_room_for_the_next_word_goes_on(paper):
    lines = paper.text(THIRD, 50, 100, 220, even=False)
    lines += paper.text(OTHER, 50, paper.below(lines, 20), 220, even=False)
    assert paper.read(lines).texts == [THIRD, OTHER]


def test_entries_whose_further_lines_are_indented_stay_whole(paper):
    entries = [
        "abend n. die zeit in der die sonne untergeht und der tag zu ende ist",
        "acker n. ein feld das bestellt wird",
        "adler n. ein grosser vogel der auf bergen lebt und kleine tiere jagt",
        "affe n. ein tier das auf bäumen lebt",
        "alt adj. was schon lange da ist und nicht mehr neu ist wie früher einmal",
        "amt n. eine stelle bei der man etwas beantragt und lange warten muss",
    ]
    lines, y = [], 100.0
    for entry in entries:
        lines += paper.text(entry, 50, y, 150, hang=10)
        y = paper.below(lines)
    assert paper.read(lines).texts == entries


def test_items_of_a_list_are_items(paper):
    items = [f"{number}. {text}" for number, text in enumerate((LONGER, OTHER, THIRD), 1)]
    lines, y = paper.text(OTHER, 50, 100, 260), 124.0
    for item in items:
        y = paper.below(lines)
        lines += paper.text(item, 60, y, 250, hang=10)
    assert paper.read(lines).blocks == [("body", OTHER), *(("item", item) for item in items)]


def test_a_paragraph_goes_on_in_the_next_column(paper):
    lines = paper.text(f"{OTHER} {THIRD} {LONGER} {OTHER}", 50, 100, 200)
    left = lines[: len(lines) // 2]
    right = [paper.words(line.text, 300, 100 + 12 * k, gap=line.gap) for k, line in enumerate(lines[len(left) :])]
    more = paper.text(f"{THIRD} {OTHER} {THIRD}", 300, paper.below(right), 200, indent=10)
    whole = [f"{OTHER} {THIRD} {LONGER} {OTHER}", f"{THIRD} {OTHER} {THIRD}"]
    assert paper.read(left, right, more).texts == whole


def test_a_paragraph_goes_on_over_the_head_of_the_next_page(paper):
    lines = []
    for page in (1, 2, 3):
        lines += [paper.words("Erklärung der Rechte", 50, 40, page=page), paper.words(str(page), 300, 760, page=page)]
    body = paper.text(" ".join([LONGER, OTHER, THIRD] * 3), 50, 100, 300)
    for k, line in enumerate(body):
        lines.append(paper.words(line.text, line.x, 100 + 12 * (k % 8), gap=line.gap, page=1 + k // 8))
    found = paper.read(lines)
    assert found.texts == [" ".join([LONGER, OTHER, THIRD] * 3)]
    (block,) = (block for block in found.structure.blocks if block.role == "body")
    assert [place.page for place in block.places] == [1, 2, 3]


def test_words_of_a_figure_above_its_caption_do_not_go_on_in_the_text_below(paper):
    axis = [paper.words("1 10 100 1000 10000 1 10 100 1000 10000 1 10 100 1000 10000", 50, 60, font=2)]
    axis += [paper.words("r in km und r in km und r in km", 50, 72, font=2)]
    caption = paper.text(f"Abb. 2. {OTHER}", 50, 100, 470, size=8)
    columns = [paper.text(f"{name} {LONG} {THIRD} {OTHER}", x, 150, 220) for name, x in (("und", 50), ("Zwei", 300))]
    texts = paper.read(axis, caption, *columns).texts
    assert f"und {LONG} {THIRD} {OTHER}" in texts


def test_a_full_sentence_before_a_page_end_and_an_indent_are_no_reason_to_join(paper):
    one = paper.text(OTHER, 50, 700, 200, indent=10)
    two = paper.text(THIRD, 50, 100, 200, indent=10, page=2)
    assert paper.read(one, two).texts == [OTHER, THIRD]


def test_another_size_begins_a_paragraph(paper):
    lines = paper.text(LONG, 50, 100, 200)
    small = paper.text(OTHER, 50, paper.below(lines), 200, size=8)
    assert paper.read(lines, small).texts == [LONG, OTHER]


def test_verses_keep_their_lines(paper):
    verses = ["Über allen Gipfeln", "Ist Ruh und Stille", "In allen Wipfeln", "Spürest du kaum einen Hauch"]
    lines = [paper.words(verse, 50, 200 + 12 * k) for k, verse in enumerate(verses)]
    prose = paper.text(LONGER, 50, 100, 300)
    found = paper.read(prose, lines)
    assert found.blocks == [("body", LONGER), ("verse", " ".join(verses))]
    assert found.write() == f"{LONGER}\n\n" + "\n".join(verses) + "\n"


def test_unknown_letters_leave_it_to_geometry(paper):
    one = paper.text(LONGER, 50, 100, 200)
    two = paper.text(OTHER, 50, paper.below(one), 200)
    found = paper.read(one, two, unknown=True)
    assert [len(block.lines) for block in found.structure.blocks] == [len(one), len(two)]


@pytest.mark.parametrize(
    "name", ["cherokee", "magahi", "mundari", "navajo_wrong", "nivkh", "nivkh_legacy8bit", "urdu", "vietnamese"]
)
def test_paragraphs_of_whole_documents_are_those_of_their_text_whatever_their_maps_say(corpus, name):
    recovery = Recovery(read_document(corpus / f"{name}.pdf"), ())
    paragraphs = [block for block in recovery.structure.blocks if block.role != "furniture"]
    text = (corpus / f"{name}.txt").read_text("utf-8")
    assert len(paragraphs) == sum(bool(line.strip()) for line in text.splitlines())
