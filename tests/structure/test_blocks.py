"""Roles of blocks: headings, notes and their marks, captions, running heads, and what the text writes of them."""

from __future__ import annotations

from cidfix.structure import Role

A = "Alle Menschen sind frei und gleich an Würde und Rechten geboren und sie sind mit Vernunft und Gewissen begabt."
B = "Jeder hat Anspruch auf alle in dieser Erklärung verkündeten Rechte und Freiheiten ohne irgendeinen Unterschied."
C = "Niemand darf in Sklaverei oder Leibeigenschaft gehalten werden und Sklaverei ist in allen Formen verboten."


def page_of_text(paper, number=1, y=80.0):
    lines = []
    for text in (A, B, C, f"{B} {A}"):
        lines += paper.text(text, 50, y, 300, indent=10, page=number)
        y = paper.below(lines)
    return lines


def test_the_largest_line_is_the_title_and_others_are_headings_by_size(paper):
    found = paper.read(
        paper.words("Die Erklärung", 120, 60, size=20),
        paper.words("Erster Teil", 50, 100, size=14),
        paper.text(A, 50, 120, 300),
        paper.words("Vorbemerkung", 50, 180, font=1),
        paper.text(B, 50, 200, 300),
        paper.words("Zweiter Teil", 50, 260, size=14),
        paper.text(C, 50, 280, 300),
    )
    assert found.blocks == [
        ("title", "Die Erklärung"),
        ("heading", "Erster Teil"),
        ("body", A),
        ("heading", "Vorbemerkung"),
        ("body", B),
        ("heading", "Zweiter Teil"),
        ("body", C),
    ]
    assert [block.depth for block in found.structure.blocks if block.role is Role.HEADING] == [1, 2, 1]


def test_numbers_tell_the_depth_of_headings(paper):
    found = paper.read(
        paper.words("1 Anfang", 50, 60, font=1),
        paper.text(A, 50, 80, 300),
        paper.words("1.1 Mitte", 50, 140, font=1),
        paper.text(B, 50, 160, 300),
        paper.words("1.1.1 Ende", 50, 220, font=1),
        paper.text(C, 50, 240, 300),
    )
    assert [block.depth for block in found.structure.blocks if block.role is Role.HEADING] == [1, 2, 3]


def test_chapters_are_of_the_first_depth_where_sections_have_their_numbers_and_so_are_others_of_their_style(paper):
    found = paper.read(
        paper.words("Ein Bild", 50, 60, size=16),
        paper.words("Noch eines", 50, 90, size=14),
        paper.words("2. Anfang", 50, 120, size=12),
        paper.text(A, 50, 140, 300),
        paper.words("2.1. Mitte", 50, 200, font=2),
        paper.text(B, 50, 220, 300),
        paper.words("Quellen", 50, 280, size=12),
        paper.text(C, 50, 300, 300),
        paper.words("Dank", 50, 360, size=16),
        paper.text(A, 50, 380, 300),
    )
    depths = {found.read(block): block.depth for block in found.structure.blocks if block.role is Role.HEADING}
    assert {text: depths[text] for text in ("2. Anfang", "2.1. Mitte", "Quellen")} == {
        "2. Anfang": 1,
        "2.1. Mitte": 2,
        "Quellen": 1,
    }


def test_sections_counted_in_letters_are_below_chapters_counted_in_roman_numerals_that_come_first(paper):
    def set_chapter(text, y):
        return paper.words(text, 50 + (300 - paper.measure(text, 8)) / 2, y, size=8)

    found = paper.read(
        set_chapter("I. ANFANG", 54),
        paper.text(A, 50, 80, 300),
        set_chapter("II. MITTE", 134),
        paper.words("A. Die Rechte", 50, 160, font=2),
        paper.text(B, 50, 180, 300),
        paper.words("B. Die Pflichten", 50, 240, font=2),
        paper.text(C, 50, 260, 300),
        set_chapter("QUELLEN", 314),
        paper.text(A, 50, 340, 300),
    )
    headings = [block for block in found.structure.blocks if block.role is Role.HEADING]
    assert [(found.read(block).split()[0], block.depth) for block in headings] == [
        ("I.", 1),
        ("II.", 1),
        ("A.", 2),
        ("B.", 2),
        ("QUELLEN", 1),
    ]


def test_chapters_that_are_counted_with_no_sections_below_have_the_depth_of_their_style(paper):
    found = paper.read(
        paper.words("Erster Teil", 50, 60, size=14),
        paper.words("1. Anfang", 50, 90, font=1),
        paper.text(A, 50, 110, 300),
        paper.words("2. Ende", 50, 170, font=1),
        paper.text(B, 50, 190, 300),
        paper.words("Zweiter Teil", 50, 250, size=14),
        paper.text(C, 50, 270, 300),
    )
    assert [block.depth for block in found.structure.blocks if block.role is Role.HEADING] == [1, 2, 2, 1]


def test_the_name_of_the_journal_above_a_title_and_a_stamp_in_the_margin_take_nothing_from_it(paper):
    found = paper.read(
        paper.words("Blätter für Recht und Sitte im Lande", 50, 40),
        paper.words("gedruckt im Mai", 20, 300, size=20, angle=270),
        paper.words("Die Erklärung", 120, 80, size=20),
        paper.text(A, 50, 120, 300),
        paper.words("Zweiter Teil", 50, 200, size=14),
        paper.text(B, 50, 220, 300),
    )
    assert ("title", "Die Erklärung") in found.blocks
    assert ("heading", "Zweiter Teil") in found.blocks


def test_what_follows_text_is_no_title_however_large(paper):
    found = paper.read(
        paper.text(A, 50, 60, 300),
        paper.words("Die Erklärung", 120, 120, size=20),
        paper.text(B, 50, 160, 300),
    )
    assert [role for role, _ in found.blocks] == ["body", "heading", "body"]


def test_names_and_addresses_between_a_title_and_an_abstract_head_no_section(paper):
    found = paper.read(
        paper.words("Die Erklärung", 140, 60, size=20),
        paper.words("Anna Berg und Otto Tal", 140, 90, size=12),
        paper.words("Zusammenfassung", 150, 130, font=1),
        paper.text(A, 50, 150, 300),
        paper.words("Erster Teil", 50, 220, size=14),
        paper.text(B, 50, 240, 300),
    )
    assert found.blocks == [
        ("title", "Die Erklärung"),
        ("body", "Anna Berg und Otto Tal"),
        ("heading", "Zusammenfassung"),
        ("abstract", A),
        ("heading", "Erster Teil"),
        ("body", B),
    ]


def test_a_heading_of_two_lines_is_one(paper):
    found = paper.read(
        paper.words("Von den Rechten und den", 50, 60, size=14),
        paper.words("Pflichten aller Menschen", 50, 77, size=14),
        paper.text(A, 50, 110, 300),
        paper.text(B, 50, 146, 300, indent=10),
    )
    assert found.blocks[0][1] == "Von den Rechten und den Pflichten aller Menschen"


def with_notes(paper):
    lines = page_of_text(paper)
    end = lines[3]
    return [
        *lines,
        paper.words("1", end.x + 300.5, end.y - 4, size=6),
        paper.words("1", 60, 596, size=5),
        paper.words("Resolution der Versammlung vom Dezember.", 64, 600, size=8),
        paper.words("2", 60, 606, size=5),
        paper.words("Ebenda auf der folgenden Seite.", 64, 610, size=8),
    ]


def test_small_marked_lines_at_the_foot_of_a_column_are_notes(paper):
    found = paper.read(with_notes(paper))
    notes = [text for role, text in found.blocks if role == "footnote"]
    assert notes == ["1 Resolution der Versammlung vom Dezember.", "2 Ebenda auf der folgenden Seite."]


def test_marks_in_the_text_belong_to_the_note_of_their_page(paper):
    found = paper.read(with_notes(paper))
    body, *own = found.structure.marks
    assert found.structure.blocks[body.note].role is Role.FOOTNOTE
    assert found.decoder.decode_stretch(body.start, body.stop) == "1"
    assert [found.structure.blocks[mark.note].lines[0] for mark in own] == [mark.line for mark in own]


def test_notes_are_written_behind_the_text_or_dropped_with_their_marks(paper):
    found = paper.read(with_notes(paper))
    assert found.write("end").endswith(
        "\n\n[1] Resolution der Versammlung vom Dezember.\n\n[2] Ebenda auf der folgenden Seite.\n"
    )
    assert "[1]" in found.write("end").split("\n\n")[0] + found.write("end").split("\n\n")[1]
    assert found.write("drop") == "".join(f"{text}\n\n" for text in (A, B, C, f"{B} {A}")).removesuffix("\n")


def test_notes_can_stand_behind_the_text_of_their_page(paper):
    second = page_of_text(paper, 2)
    written = paper.read(with_notes(paper), second).write("page").split("\n\n")
    assert written.index("[2] Ebenda auf der folgenden Seite.") == 5
    assert len(written) == 10


def test_a_caption_stands_apart_from_the_text_it_interrupts(paper):
    lines = paper.text(f"{A} {B} {C}", 50, 80, 300)
    above, under = lines[:4], lines[4:]
    moved = [paper.words(line.text, line.x, line.y + 160, gap=line.gap) for line in under]
    caption = paper.words("Abb. 3. Ein Bild vom Haus.", 120, above[-1].y + 140, size=8)
    assert paper.read(above, caption, moved).blocks == [
        ("body", f"{A} {B} {C}"),
        ("caption", "Abb. 3. Ein Bild vom Haus."),
    ]


def test_the_last_line_of_a_caption_across_columns_is_its_own_though_no_longer_than_a_column(paper):
    columns = [paper.text(f"{name} {A} {B} {C} {A} {B}", x, 200, 220) for name, x in (("Eins", 50), ("Zwei", 300))]
    words = f"Abb. 3. Ein Bild vom Haus, {A} {B}".removesuffix(".")
    caption = paper.text(f"{words} und so fort", 50, 130, 470, size=8, leading=9.6)
    assert paper.measure(caption[-1].text, 8) < 220 < paper.measure(caption[-2].text, 8)
    found = paper.read(caption, *columns)
    assert [text for role, text in found.blocks if role == "caption"] == [f"{words} und so fort"]
    assert [text.split()[0] for role, text in found.blocks if role == "body"] == ["Eins", "Zwei"]


def test_a_caption_can_be_counted_in_roman_numerals_but_a_sentence_about_a_table_is_none(paper):
    found = paper.read(
        paper.text(f"{A} {B}", 50, 60, 300),
        paper.text("TABELLE II: Die Zahl der Menschen, die in dem Lande leben, nach Jahren.", 50, 150, 300),
        paper.text(f"Tabelle V zeigt es. {A} {B} {C}", 50, 210, 300),
    )
    assert [(role, text.split()[1]) for role, text in found.blocks] == [
        ("body", "Menschen"),
        ("caption", "II:"),
        ("body", "V"),
    ]


def test_a_paragraph_set_in_from_both_edges_is_a_quotation(paper):
    before = paper.text(f"{A} {B}", 50, 60, 300)
    quote = paper.text(f"{C} {A}", 80, paper.below(before, 18), 240)
    after = paper.text(f"{B} {C} {A}", 50, paper.below(quote, 18), 300)
    indented = paper.text(f"{C} {B}", 50, paper.below(after), 300, indent=30)
    assert paper.read(before, quote, after, indented).blocks == [
        ("body", f"{A} {B}"),
        ("quote", f"{C} {A}"),
        ("body", f"{B} {C} {A}"),
        ("body", f"{C} {B}"),
    ]


def test_heads_that_repeat_and_page_numbers_are_furniture(paper):
    pages = []
    for page in (1, 2, 3, 4):
        head = "Acta linguistica" if page % 2 else "Vol. 12, fasc. 3"
        pages += [
            paper.words(head, 250 if page % 2 else 50, 40, page=page),
            *page_of_text(paper, page),
            paper.words(f"– {page} –", 190, 760, page=page),
        ]
    found = paper.read(pages)
    assert found.furniture == [
        *("Acta linguistica", "– 1 –", "Vol. 12, fasc. 3", "– 2 –"),
        *("Acta linguistica", "– 3 –", "Vol. 12, fasc. 3", "– 4 –"),
    ]
    assert found.write(furniture=True).startswith("Acta linguistica\n\n")
    assert "fasc" not in found.write()


def test_a_head_with_the_number_of_the_page_at_its_end_is_furniture_on_a_single_page(paper):
    head = [paper.words("Acta linguistica", 200, 40), paper.words("17", 340, 40)]
    assert paper.read(head, page_of_text(paper)).furniture == ["Acta linguistica 17"]


def test_heads_that_change_are_furniture_where_all_pages_have_one(paper):
    words = ["abend acker", "adler affe", "alt amt", "apfel arm"]
    pages = []
    for page, head in enumerate(words, 1):
        pages += [paper.words(head, 50, 40, size=8, page=page), *page_of_text(paper, page)]
    assert paper.read(pages).furniture == words


def test_headings_at_the_top_of_pages_stay_in_the_text(paper):
    pages = []
    for page in (1, 2, 3):
        pages += [paper.words(f"Kapitel {page}", 50, 60, size=16, page=page), *page_of_text(paper, page, 100)]
    found = paper.read(pages)
    assert found.furniture == []
    assert [text for role, text in found.blocks if role in ("heading", "title")] == [
        "Kapitel 1",
        "Kapitel 2",
        "Kapitel 3",
    ]


def test_spaced_headings_are_read_as_words(paper):
    found = paper.read(paper.words("Vom Recht der Menschen", 50, 60, gap=0.5, spacing=0.3), page_of_text(paper))
    assert found.texts[0] == "Vom Recht der Menschen"


def set_small(paper, y):
    return paper.text(f"{C} {A}", 50, y, 300, size=8, leading=10)


def test_small_type_within_the_text_is_a_quotation(paper):
    before = paper.text(f"{A} {B} {C} {A}", 50, 60, 300)
    small = set_small(paper, paper.below(before, 18))
    after = paper.text(f"{B} {C} {A}", 50, paper.below(small, 18), 300)
    assert [role for role, _ in paper.read(before, small, after).blocks] == ["body", "quote", "body"]


def test_small_type_below_a_heading_or_at_the_end_is_text(paper):
    before = paper.text(f"{A} {B} {C} {A}", 50, 60, 300)
    heading = [paper.words("Literatur", 50, paper.below(before, 30), 14, font=1)]
    small = set_small(paper, paper.below(heading, 24))
    after = paper.text(f"{B} {C} {A} {B}", 50, paper.below(small, 18), 300)
    assert [role for role, _ in paper.read(before, heading, small, after).blocks] == ["body", "heading", "body", "body"]
    last = set_small(paper, paper.below(before, 18))
    assert [role for role, _ in paper.read(before, last).blocks] == ["body", "body"]
