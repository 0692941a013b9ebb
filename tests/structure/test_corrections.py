"""What the user says of blocks: their order, extent, roles and direction, on one page or on all like it."""

from __future__ import annotations

import pytest

from cidfix.layout import AreaRule, Direction, lay_out
from cidfix.layout.areas import Area, find_in_area
from cidfix.recover.block_decisions import TurnBlock
from cidfix.recovery import open_document
from cidfix.structure.corrections import name_lines

WORDS = ["niemand", "darf", "der", "folter", "oder", "grausamer", "behandlung", "unterworfen", "werden", "und", "alle"]


def sentence(name, length):
    return f"{name} {' '.join(WORDS[k % len(WORDS)] for k in range(length))}."


def set_page(paper, number=1, head="Kapitel eins"):
    """Two columns of two paragraphs under a head that stands where it stands on every page."""
    lines = [paper.words(head, 50, 40, size=8, page=number)]
    for column, x in enumerate((50, 320)):
        y = 100
        for at in range(2):
            lines += paper.text(sentence(f"P{number}{'ab'[column]}{at}", 20), x, y, 200, indent=10, page=number)
            y = paper.below(lines)
    return lines


@pytest.fixture
def page(paper):
    return paper.read(set_page(paper))


def first_words(found):
    return [text.split()[0] for text in found.texts]


def test_what_is_found_stays_where_nothing_is_said(page):
    assert first_words(page) == ["Kapitel", "P1a0", "P1a1", "P1b0", "P1b1"]
    assert page.correct().blocks == page.blocks


@pytest.mark.parametrize("role", ["left-out", "furniture", "footnote", "figure"])
def test_all_of_a_document_may_be_of_one_role_or_wanted_no_more(page, role):
    said = page.correct(f"!role {role} @1+(0,0,600,800)")
    assert {str(block.role) for block in said.structure.blocks} == {role}
    lines = [line for block in said.structure.blocks for line in block.lines]
    assert sorted(lines) == list(range(len(page.layout.page)))


def test_a_block_is_read_before_or_after_another(page):
    before = page.correct(f"!move {page.name('P1b1')} before {page.name('P1a0')}")
    assert first_words(before) == ["Kapitel", "P1b1", "P1a0", "P1a1", "P1b0"]
    after = page.correct(f"!move {page.name('P1a0')} after {page.name('P1b0')}")
    assert first_words(after) == ["Kapitel", "P1a1", "P1b0", "P1a0", "P1b1"]


def test_blocks_that_move_together_keep_their_order(page):
    moved = page.correct(f"!move {page.name('P1b0', 'P1b1')} before {page.name('P1a0')}")
    assert first_words(moved) == ["Kapitel", "P1b0", "P1b1", "P1a0", "P1a1"]


def test_each_move_follows_those_before_it(page):
    first = f"!move {page.name('P1b1')} before {page.name('P1a0')}"
    second = f"!move {page.name('P1a1')} before {page.name('P1b1')}"
    assert first_words(page.correct(first, second)) == ["Kapitel", "P1a1", "P1b1", "P1a0", "P1b0"]
    assert first_words(page.correct(second, first)) == ["Kapitel", "P1b1", "P1a0", "P1b0", "P1a1"]
    assert first_words(page.correct(second)) == ["Kapitel", "P1a0", "P1b0", "P1a1", "P1b1"]  # the first taken back


def test_merged_blocks_are_one_with_the_role_of_the_first(page):
    merged = page.correct(f"!role quote {page.name('P1a1')}", f"!merge {page.name('P1a1', 'P1b0')}")
    assert merged.blocks[2] == ("quote", f"{sentence('P1a1', 20)} {sentence('P1b0', 20)}")
    assert first_words(merged) == ["Kapitel", "P1a0", "P1a1", "P1b1"]


def test_a_line_begins_a_block_where_a_block_is_split(page):
    block = next(block for block in page.structure.blocks if page.read(block).startswith("P1a0"))
    line = page.layout.box[block.lines[1]].round(1).tolist()
    split = page.correct(f"!split @1({','.join(map(str, line))})")
    assert split.texts[1] + " " + split.texts[2] == sentence("P1a0", 20)
    assert split.texts[1] == page.decoder.decode_line(block.lines[0])


def test_split_blocks_merge_again(page):
    block = next(block for block in page.structure.blocks if page.read(block).startswith("P1a0"))
    line = page.layout.box[block.lines[1]].round(1).tolist()
    again = page.correct(f"!split @1({','.join(map(str, line))})", f"!merge {page.name('P1a0')}")
    assert again.blocks == page.blocks


def test_a_block_has_the_role_that_is_said_last(page):
    said = page.correct(f"!role heading 2 {page.name('P1a0')}", f"!role quote {page.name('P1a1')}")
    assert [role for role, _ in said.blocks] == ["body", "heading", "quote", "body", "body"]
    assert [block.depth for block in said.structure.blocks] == [0, 2, 0, 0, 0]
    later = page.correct(f"!role heading 2 {page.name('P1a0')}", f"!role verse {page.name('P1a0')}")
    assert later.blocks[1][0] == "verse"


def test_lines_of_another_role_are_cut_out_of_the_block_that_holds_them(page):
    whole = page.correct(f"!merge {page.name('P1a0', 'P1a1')}")
    cut = page.correct(f"!merge {page.name('P1a0', 'P1a1')}", f"!role quote {page.name('P1a1')}")
    assert len(whole.blocks) + 1 == len(cut.blocks)
    assert cut.blocks[2] == ("quote", sentence("P1a1", 20))


def test_a_block_that_grew_keeps_the_role_it_was_said_to_have(page):
    """Said of a part of a block that has this role anyhow, it cuts nothing."""
    grown = page.correct(f"!merge {page.name('P1a0', 'P1a1')}", f"!role body {page.name('P1a1')}")
    assert first_words(grown) == ["Kapitel", "P1a0", "P1b0", "P1b1"]


def test_what_is_left_out_is_not_written(page):
    said = page.correct(f"!role left-out {page.name('P1a1', 'P1b0')}")
    for furniture in (False, True):
        assert "P1a1" not in said.write(furniture=furniture)
        assert "P1b0" not in said.write(furniture=furniture)
        assert "P1b1" in said.write(furniture=furniture)


def test_a_running_head_is_one_on_all_pages_though_its_words_differ(paper):
    heads = {1: "Kapitel eins", 2: "Vom Recht und von der Freiheit", 3: "Ende"}
    pages = paper.read(*(set_page(paper, number, head) for number, head in heads.items()))
    said = pages.correct(f"!role furniture {pages.name('Kapitel', alike=True)}")
    assert said.furniture == list(heads.values())
    assert [word for word in first_words(said) if word.startswith("P")] == first_words(said)


def test_columns_change_places_on_all_pages_like_one(paper):
    pages = paper.read(*(set_page(paper, number) for number in (1, 2)))
    column, first = pages.name("P1b0", "P1b1", alike=True), pages.name("P1a0", alike=True)
    moved = pages.correct(f"!move {column} before {first}")
    words = [word for word in first_words(moved) if word != "Kapitel"]
    assert words == ["P1b0", "P1b1", "P1a0", "P1a1", "P2b0", "P2b1", "P2a0", "P2a1"]


def test_what_is_said_of_one_page_is_an_exception_to_what_is_said_of_all(paper):
    pages = paper.read(*(set_page(paper, number) for number in (1, 2)))
    here, all_ = pages.name("P2a0"), pages.name("P1a0", alike=True)
    for said in ((f"!role verse {here}", f"!role quote {all_}"), (f"!role quote {all_}", f"!role verse {here}")):
        roles = {text.split()[0]: role for role, text in pages.correct(*said).blocks}
        assert (roles["P1a0"], roles["P2a0"]) == ("quote", "verse")


def test_text_that_was_taken_for_a_running_head_is_read_again(paper):
    pages = paper.read(*(set_page(paper, number, "Kapitel eins") for number in range(1, 6)))
    assert pages.furniture == ["Kapitel eins"] * 5
    said = pages.correct(f"!role heading 1 {pages.name('Kapitel')}")
    assert said.furniture == ["Kapitel eins"] * 4
    assert said.blocks[0] == ("heading", "Kapitel eins")


def test_a_paragraph_goes_on_over_what_is_said_to_be_a_running_head(paper):
    """Its lines take part in finding paragraphs no more."""
    first = paper.text(sentence("Anfang", 60).rstrip("."), 50, 500, 300, indent=10, page=1)
    head = paper.words("Ein Satz, der kein Ende nimmt", 50, 60, page=2)
    rest = paper.text("weiter " + sentence("geht", 30), 50, 100, 300, page=2)
    pages = paper.read(first, head, rest)
    assert any(text.startswith("Ein Satz") for text in pages.texts)
    said = pages.correct(f"!role furniture {pages.name('Ein Satz')}")
    assert len(said.texts) == 1


def test_a_decision_about_what_is_not_there_changes_nothing(page):
    said = ("!role quote @7(1,1,2,2)", "!move @1(0,0,1,1) after @1(50,90,250,130)", "!split @1(590,1,599,2)")
    assert page.correct(*said).blocks == page.blocks
    assert page.correct(f"!move {page.name('P1a0')} before {page.name('P1a0')}").blocks == page.blocks


def test_marks_of_notes_follow_their_notes_when_blocks_move(paper):
    body = paper.text(sentence("Anfang", 40), 50, 100, 400)
    mark = paper.words("1", 452, 96, size=6)
    note = [paper.words("1", 50, 700, size=5), *paper.text("Anmerkung zu diesem Satz.", 55, 703, 400, size=7)]
    more = paper.text(sentence("Zweiter", 40), 50, 300, 400)
    page = paper.read(body, mark, more, note)
    marks = len(page.structure.marks)
    moved = page.correct(f"!move {page.name('Zweiter')} before {page.name('Anfang')}")
    assert len(moved.structure.marks) == marks
    for one in moved.structure.marks:
        assert moved.structure.blocks[one.note].role == "footnote"


def test_the_lines_of_a_block_run_as_is_said_and_no_others(page):
    block = next(block for block in page.structure.blocks if page.read(block).startswith("P1b1"))
    x0, y0, x1, y1 = block.box
    layout = lay_out(page.document, {}, {}, [AreaRule(Direction.RTL, Area(1, (x0, y0, x1, y1), False))])
    right = layout.box[layout.direction == Direction.RTL]
    assert len(right) == len(block.lines)
    assert (right[:, 1] >= y0 - 0.1).all()
    assert (right[:, 0] >= x0 - 0.1).all()


def test_an_area_holds_what_is_mostly_in_it(page):
    whole = Area(1, (0, 0, 600, 800), False)
    layout = page.layout
    assert find_in_area(whole, page.document, layout.page, layout.box).all()
    left = Area(1, (0, 90, 280, 800), False)
    found = layout.box[find_in_area(left, page.document, layout.page, layout.box)]
    assert len(found)
    assert (found[:, 2] < 300).all()


def test_columns_that_run_down_are_read_from_the_other_side_within_a_block_alone(files):
    recovery = open_document(files / "vertical_japanese.pdf")
    article = recovery.structure.blocks[1]
    columns = [recovery.decoder("mark").decode_line(line) for line in article.lines]
    assert columns[0].startswith("すべての人間は")
    turned = recovery.with_decisions(TurnBlock(name_lines(article.lines, recovery.layout, alike=False), "ttb-lr", ""))
    read = [turned.decoder("mark").decode_line(line) for line in range(len(turned.layout.page))]
    first, *_ = recovery.structure.blocks[0].lines
    assert read[: len(columns) + 1] == [recovery.decoder("mark").decode_line(first), *reversed(columns)]
    assert read[-1] == recovery.decoder("mark").decode_line(len(read) - 1)
