"""Every format read back by a reader that is not ours: nothing lost, nothing invented, unknown letters seen."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from importlib import resources
from itertools import groupby
from xml.etree import ElementTree

import conllu
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from markdown_it import MarkdownIt

from cidfix.export.formats import FORMATS, format_text
from cidfix.export.model import format_words
from cidfix.export.pictures import to_png
from cidfix.pdf import Picture
from cidfix.structure.model import Role

RELAX_NG = "{http://relaxng.org/ns/structure/1.0}"
TEI = "{http://www.tei-c.org/ns/1.0}"
ALTO = "{http://www.loc.gov/standards/alto/ns-v4#}"
XML_FORMATS = ("xml", "tei", "alto", "xigt")
BODY = (
    "the old people who lived by the river told us of a big",
    "fish that came up every spring and of the bears that fol-",
    "lowed it to the shallow water under the trees where all",
    "of them slept until the snow was gone again.",
)
RIGHT = " ".join(BODY).replace("fol- lowed", "followed")


@cache
def read_schema(names: frozenset[str]) -> etree.RelaxNG:
    """TEI P5 as far as elements of these names go: all of it takes ten seconds to be made ready."""
    with resources.files("schemas").joinpath("tei_all.rng").open("rb") as file:
        tree = etree.parse(file)
    for element in list(tree.iter(f"{RELAX_NG}element")):
        if element.get("name", "") not in {*names, ""}:
            element.getparent().replace(element, etree.Element(f"{RELAX_NG}notAllowed"))
    return etree.RelaxNG(tree)


def check_tei(text: str) -> None:
    """Raise what is wrong with a text by the rules of TEI P5."""
    root = etree.fromstring(text.encode())
    read_schema(frozenset(etree.QName(element).localname for element in root.iter("*"))).assertValid(root)


@pytest.fixture(scope="session")
def page(read, paper):
    """A heading, a paragraph with a bold word, an italic one and one with an unknown letter, a note and its mark."""
    lines = paper.lines(BODY, 50, 90)
    more = [
        paper.set("we saw", 50, 160),
        paper.set("many", 81, 160, font=1),
        paper.set("small", 103.5, 160, font=2),
        paper.set("o" + paper.hole + "es.", 131, 160),
        paper.set("1", 157, 160, size=6, rise=4),
    ]
    note = [paper.set("1", 50, 700, size=6, rise=3), paper.set("so they said to us every year", 56, 700, size=8)]
    return read([paper.set("The River", 50, 50, size=16, font=1), *lines, *more, *note])


def read_tei(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.encode())


def said(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_tei_is_valid_and_has_heading_paragraph_note_and_breaks(page) -> None:
    written = format_text(page, "tei")
    check_tei(written)
    root = read_tei(written)
    body = root.find(f".//{TEI}body")
    paragraphs = [said(p) for p in body.iter(f"{TEI}p")]
    assert RIGHT in paragraphs
    [broken] = [lb for lb in body.iter(f"{TEI}lb") if lb.get("break") == "no"]
    assert broken.tail.startswith("lowed it to")
    [note] = body.iter(f"{TEI}note")
    assert (note.get("n"), said(note)) == ("1", "so they said to us every year")
    [ref] = body.iter(f"{TEI}ref")
    assert (ref.text, ref.get("target")) == ("1", "#" + note.get("{http://www.w3.org/XML/1998/namespace}id"))


def test_tei_names_codes_without_unicode_and_shows_how_letters_look(page) -> None:
    root = read_tei(format_text(page, "tei"))
    [code] = root.iter(f"{TEI}g")
    [glyph] = root.iter(f"{TEI}glyph")
    assert code.get("ref") == "#" + glyph.get("{http://www.w3.org/XML/1998/namespace}id")
    assert {p.get("name"): p.get("value") for p in glyph} == {"font": "F1", "code": "57344"}
    looks = {hi.get("rend"): "".join(hi.itertext()).strip() for hi in root.find(f".//{TEI}body").iter(f"{TEI}hi")}
    assert looks["bold"] == "many"
    assert looks["italic"] == "small"


def test_xml_has_each_word_with_its_page_line_and_box(page) -> None:
    root = ElementTree.fromstring(format_text(page, "xml").encode())
    words = {"".join(w.itertext()): w.attrib for w in root.iter("w")}
    assert words["followed"]["line"] == "1.3"
    assert words["followed"]["next"] == "1.4:1"
    assert words["small"]["box"] == "103.5 152 128.5 162"
    assert words["small"]["page"] == "1"
    [unknown] = root.iter("unknown")
    assert (unknown.get("font"), unknown.get("code"), unknown.text) == ("F1", "57344", "(cid:57344)")


def test_conllu_is_read_by_another_program_and_its_forms_make_up_its_text(page) -> None:
    sentences = conllu.parse(format_text(page, "conllu"))
    assert RIGHT in [sentence.metadata["text"] for sentence in sentences]
    for sentence in sentences:
        glued = "".join(
            token["form"] + ("" if (token["misc"] or {}).get("SpaceAfter") == "No" else " ") for token in sentence
        )
        assert glued.rstrip() == sentence.metadata["text"]
    forms = [token["form"] for sentence in sentences for token in sentence]
    assert "again" in forms
    assert "o(cid:57344)es" in forms


def test_vertical_text_has_a_word_or_sign_a_line_and_closes_what_it_opens(page) -> None:
    rows = format_text(page, "vertical").splitlines()
    tags = [re.match(r"<(/?)(\w+)", row).groups() for row in rows if row.startswith("<")]
    opened = []
    for closes, name in tags:
        if name == "g":
            continue
        if closes:
            assert opened.pop() == name
        else:
            opened.append(name)
    assert not opened
    at = rows.index("again\t-\t1.5")
    assert rows[at + 1 : at + 4] == ["<g/>", ".\t-\t1.5", "</s>"]
    assert "many\tbold\t1.6" in rows


def test_tsv_has_all_tokens_of_the_page_with_their_codes_and_what_became_of_them(page) -> None:
    rows = format_text(page, "tsv").splitlines()
    assert "# known = " in "\n".join(rows[:6])
    table = csv.DictReader((row for row in rows if not row.startswith("# ")), delimiter="\t", quoting=csv.QUOTE_NONE)
    found = {(row["page"], row["line"], row["token"]): row for row in table}
    assert len(found) == len(page.tokens)
    assert found["1", "3", "12"]["text"] == "fol-"
    assert found["1", "3", "12"]["words"] == found["1", "4", "1"]["words"] == "followed"
    assert found["1", "3", "12"]["codes"] == "F1:102 F1:111 F1:108 F1:45"


def test_json_holds_words_styles_doubts_tokens_and_boxes(page) -> None:
    whole = json.loads(format_text(page, "json"))
    words = [word for part in whole["parts"] for words in part.get("sentences", []) for word in words]
    [hole] = [word for word in words if "cid" in word["text"]]
    assert hole["runs"] == [
        {"text": "o"},
        {"text": "(cid:57344)", "doubt": "unknown", "code": ["F1", 57344]},
        {"text": "es."},
    ]
    [small] = [word for word in words if word["text"] == "small"]
    assert small["runs"] == [{"text": "small", "style": ["italic"]}]
    assert whole["tokens"][small["tokens"][0]]["box"] == [103.5, 152.0, 128.5, 162.0]
    assert whole["unknown"] == [{"font": "F1", "code": 57344, "uses": 1}]


def test_json_and_freki_have_the_way_of_the_cuts_where_a_page_was_cut(read, paper) -> None:
    lines = ["Many have seen the wide river", "and went on to the other side", "to live there with us now."]
    left, right = paper.lines(lines, 50, 100), paper.lines(lines, 320, 100)
    words = [paper.set("The River", 50, 50, size=16, font=1), *left, *right]
    whole = json.loads(format_text(read(words, said="!blocks cuts"), "json"))
    assert whole["analysis"] == "cuts"
    paths = [[place.get("path") for place in part["places"]] for part in whole["parts"]]
    assert [path for places in paths for path in places] == ["lt", "lb", "r"]
    blocks = format_text(read(words, said="!blocks cuts"), "freki").splitlines()
    labels = [line.split(" label=")[1].rsplit(" ", 2)[0] for line in blocks if line.startswith("doc_id=")]
    assert labels == ["lt role=title", "lb role=body", "r role=body"]
    whole = json.loads(format_text(read(words, said="!blocks columns"), "json"))
    assert whole["analysis"] == "columns"
    assert not any("path" in place for part in whole["parts"] for place in part["places"])
    [first, *_] = read_freki(format_text(read(words, said="!blocks columns"), "freki"))
    assert first[0][5] == "title"


@pytest.fixture(scope="session")
def chapters(read, paper):
    """Before the first heading a line, then chapters with sections below them, over two pages, and a note."""

    def set_head(text: str, y: float, size: float, page: int = 1):
        return paper.set(text, 50, y, size=size, font=1, page=page)

    def set_text(first: str, y: float, page: int = 1):
        return paper.lines([f"{first} they went down to the old river and", *BODY[:2], "end."], 50, y, page=page)

    return read([
        *set_text("Before", 40),
        set_head("Chapter One", 120, 18), *set_text("First", 150),
        set_head("Section Two", 230, 14), *set_text("Second", 260),
        set_head("Section Three", 60, 14, 2), *set_text("Third", 90, 2),
        paper.set("1", 70, 126, size=6, rise=4, page=2),
        set_head("Chapter Four", 180, 18, 2), *set_text("Fourth", 210, 2),
        paper.set("1", 50, 700, size=6, rise=3, page=2), paper.set("so they said", 56, 700, size=8, page=2),
    ])  # fmt: skip


def read_outline(element: ElementTree.Element, section: str, head: str) -> list[object]:
    """The first words of what is in an element, sections as lists."""
    outline: list[object] = []
    for child in element:
        if child.tag == section:
            outline.append(read_outline(child, section, head))
        elif words := said(child).split():
            outline.append(" ".join(words[:2]) if child.tag == head else words[0])
    return outline


OUTLINE = [
    "Before",
    ["Chapter One", "First", ["Section Two", "Second"], ["Section Three", "Third"]],
    ["Chapter Four", "Fourth"],
]


def test_sections_are_nested_by_their_headings_in_tei_xml_and_json_and_notes_behind_all_are_in_none(chapters) -> None:
    tei = format_text(chapters, "tei")
    check_tei(tei)
    body = read_tei(tei).find(f".//{TEI}body")
    *outline, note = read_outline(body, f"{TEI}div", f"{TEI}head")
    assert outline == OUTLINE
    assert note == "so"
    root = ElementTree.fromstring(format_text(chapters, "xml").encode())
    assert [child.tag for child in root if child.tag != "page"] == ["p", "section", "section", "p"]
    assert [section.get("depth") for section in root.iter("section")] == ["1", "2", "2", "1"]
    assert [section.get("page") for section in root.iter("section")] == ["1", "1", "2", "2"]
    whole = json.loads(format_text(chapters, "json"))
    first, one, four, note = whole["sections"]
    assert (first, one["heading"], one["content"][0], four["heading"], note) == (1, 2, 3, 8, 10)
    assert [(section["heading"], section["depth"], section["content"]) for section in one["content"][1:]] == [
        (4, 2, [5]),
        (6, 2, [7]),
    ]
    assert [place["page"] for place in one["places"]] == [1, 2]
    assert one["places"][0]["box"][0] == 50.0


def test_sections_are_nested_beside_each_page_in_html(chapters) -> None:
    written = format_text(chapters, "html")
    soup = ElementTree.fromstring(written.partition("\n")[2].replace('<meta charset="utf-8">', "").replace(
        '<meta name="viewport" content="width=device-width">', ""
    ))  # fmt: skip
    pages = soup.find("body").findall("section")
    outlines = [read_outline(page.findall("div")[1], "section", "h2") for page in pages]
    assert outlines[0] == ["Before", ["Chapter One", "First", ["Section", "Second"]]]
    # The chapter goes on on the second page.
    assert outlines[1] == [[["Section", "Third"]], ["Chapter Four", "Fourth"], "1"]


@given(st.lists(st.integers(0, 6), max_size=30), st.data())
@settings(max_examples=30)
def test_sections_of_any_depths_are_valid_tei(make, depths, data) -> None:
    roles = [
        Role.HEADING if depth else data.draw(st.sampled_from([role for role in Role if role is not Role.HEADING]))
        for depth in depths
    ]
    text = make([(role, ["some words here"]) for role in roles])
    text = replace(text, parts=tuple(replace(p, depth=d) for p, d in zip(text.parts, depths, strict=True)))
    check_tei(format_text(text, "tei"))


def test_alto_has_both_parts_of_a_cut_word_and_boxes_in_its_unit(page) -> None:
    root = ElementTree.fromstring(format_text(page, "alto").encode())
    strings = list(root.iter(f"{ALTO}String"))
    cut = [(s.get("CONTENT"), s.get("SUBS_TYPE"), s.get("SUBS_CONTENT")) for s in strings if s.get("SUBS_TYPE")]
    assert cut == [("fol", "HypPart1", "followed"), ("lowed", "HypPart2", "followed")]
    [small] = [s for s in strings if s.get("CONTENT") == "small"]
    assert (small.get("HPOS"), small.get("VPOS"), small.get("WIDTH")) == ("1725", "2533", "417")
    assert small.get("STYLE") == "italics"
    assert len({element.get("ID") for element in root.iter() if element.get("ID")}) == sum(
        1 for element in root.iter() if element.get("ID")
    )


def test_alto_is_read_line_by_line_by_another_program(page, tmp_path) -> None:
    path = tmp_path / "page.xml"
    path.write_text(format_text(page, "alto"), "utf-8")
    reader = [sys.executable, "-m", "alto_tools.alto_tools", "-t", str(path)]
    read = subprocess.run(reader, check=True, capture_output=True, encoding="utf-8")
    said = [line.strip() for line in read.stdout.splitlines() if line.strip()]
    assert said[0] == "The River"
    # It leaves hyphens out, and says the first part of a cut word in the place of its second one.
    assert said[1:5] == [BODY[0], BODY[1].removesuffix("-"), BODY[2].replace("lowed ", "fol"), BODY[3]]


FREKI_BLOCK = re.compile(r"doc_id=(\S+) page=(\d+) block_id=(\S+) bbox=(\S+) label=(\S*) (\d+) (\d+)$")
FREKI_LINE = re.compile(r"line=(\d+) fonts=(\S+?)(?: tabscore=(\d\.\d\d))? bbox=(\S+?)\s*:(.*)$")


def read_freki(text: str) -> list[tuple[re.Match[str], list[re.Match[str]]]]:
    """Blocks and lines by the grammar of the paper (section 4, figure 5)."""
    blocks = []
    for stretch in text.strip("\n").split("\n\n"):
        first, *rest = stretch.split("\n")
        lines = [FREKI_LINE.match(line) for line in rest]
        assert all(lines)
        blocks.append((FREKI_BLOCK.match(first), lines))
        assert int(blocks[-1][0][7]) - int(blocks[-1][0][6]) + 1 == len(lines)
    return blocks


def test_freki_has_the_lines_of_the_page_in_blocks_with_boxes_from_below(page) -> None:
    blocks = read_freki(format_text(page, "freki"))
    texts = [line[5] for _, lines in blocks for line in lines]
    assert texts[1:5] == [BODY[0], BODY[1].replace("fol-", "followed"), BODY[2].removeprefix("lowed "), BODY[3]]
    numbers = [int(line[1]) for _, lines in blocks for line in lines]
    assert numbers == list(range(1, len(numbers) + 1))
    assert blocks[0][0][4].split(",")[1] == "746.8"  # 16 points high, on a baseline 50 below the top of 800
    assert blocks[0][1][0][2] == "F2-16.0"


def test_markdown_is_read_as_heading_paragraph_and_styles(page) -> None:
    written = format_text(page, "md")
    html = MarkdownIt("commonmark", {"html": True}).render(written)
    assert re.search(r"<h\d>.*The River.*</h\d>", html)
    assert f"<p>{RIGHT}</p>" in html
    assert "<strong>many</strong> <em>small</em> o(cid:57344)es." in html
    assert re.search(r"^\[\^n\d+\]: so they said to us every year$", written, re.MULTILINE)


class Html(HTMLParser):
    """Checks that elements nest, and gathers text and what would be loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_html_is_whole_by_itself_and_shows_what_is_known(page) -> None:
    parser = Html()
    parser.feed(format_text(page, "html"))
    parser.close()
    assert not parser.open
    assert RIGHT in parser.text
    assert f"{page.record.known:.2%} of the letters are known" in parser.text
    assert all(source.startswith(("#", "data:")) for source in parser.sources)


def test_sfm_has_a_record_a_sentence_with_its_page(page) -> None:
    records = format_text(page, "sfm").split("\n\n")
    assert records[0].startswith("\\_sh v3.0  400  Text")
    assert any(record.endswith(f"\\tx {RIGHT}") for record in records)


def test_every_format_but_plain_text_says_what_is_known_and_what_was_repaired(page) -> None:
    for name in set(FORMATS) - {"txt", "freki"}:
        written = format_text(page, name)
        assert "hyphens" in written, name
        assert f"{page.record.known:.2%}" in written or f"{page.record.known:.4f}" in written or name == "json", name


def test_a_picture_is_a_png_that_another_program_reads() -> None:
    from PIL import Image

    colours = bytes([255, 0, 0, 0, 255, 0] * 2)
    found = Image.open(io.BytesIO(to_png(Picture(2, 2, colours, ""))))
    assert found.convert("RGB").tobytes() == colours
    grey = Image.open(io.BytesIO(to_png(Picture(2, 1, bytes([7, 7, 7, 9, 9, 9]), ""))))
    assert (grey.mode, grey.tobytes()) == ("L", bytes([7, 9]))
    assert to_png(Picture(0, 0, b"", "it can't be drawn")) == b""


EXAMPLE = [
    ("(1)", 50, 0), ("ez", 80, 0), ("te", 130, 0), ("di-shu-m", 190, 0),
    ("1SG", 80, 12), ("2SG.ACC", 130, 12), ("PROG-wash.PRS-1SG", 190, 12),
    ("‘I am washing you.’", 80, 24),
]  # fmt: skip


@pytest.fixture(scope="session")
def glossed(read, paper):
    """A glossed example between two paragraphs."""
    example = [paper.set(word, x, 130 + y) for word, x, y in EXAMPLE]
    return read([*paper.lines(BODY, 50, 50), *example, *paper.lines(BODY, 50, 200)])


def test_a_glossed_example_is_read_by_xigts_own_reader_with_its_glosses_under_its_words(glossed) -> None:
    [igt] = load_xigt(format_text(glossed, "xigt"))
    tiers = {tier.type: [(item.id, item.alignment, item.value()) for item in tier] for tier in igt}
    assert [value for _, _, value in tiers["words"]] == ["ez", "te", "di-shu-m"]
    assert tiers["glosses"] == [
        ("g1", "w1", "1SG"),
        ("g2", "w2", "2SG.ACC"),
        ("g3", "w3", "PROG-wash.PRS-1SG"),
    ]
    assert [value for _, _, value in tiers["translations"]] == ["I am washing you."]


def load_xigt(text: str):
    from xigt.codecs import xigtxml

    return xigtxml.load(io.BytesIO(text.encode()), mode="full")


def test_a_glossed_example_keeps_its_columns_in_toolbox_and_in_freki(glossed) -> None:
    [example] = [record for record in format_text(glossed, "sfm").split("\n\n") if "\\ge" in record]
    fields = dict(line.split(" ", 1) for line in example.split("\n"))
    assert fields["\\tx"].index("te") == fields["\\ge"].index("2SG.ACC")
    assert fields["\\tx"].index("di-shu-m") == fields["\\ge"].index("PROG")
    assert fields["\\ft"] == "‘I am washing you.’"
    [lines] = [lines for block, lines in read_freki(format_text(glossed, "freki")) if block[5] == "example"]
    assert lines[0][5].index("te") == lines[1][5].index("2SG.ACC")
    assert [line[3] for line in lines[:2]] == [None, "1.00"]


def test_a_glossed_example_is_a_table_in_tei(glossed) -> None:
    written = format_text(glossed, "tei")
    check_tei(written)
    [quote] = read_tei(written).iter(f"{TEI}quote")
    rows = [[said(cell) for cell in row] for row in quote.iter(f"{TEI}row")]
    assert rows[0][1:] == ["ez", "te", "di-shu-m"]
    assert rows[1][1:] == ["1SG", "2SG.ACC", "PROG-wash.PRS-1SG"]


ENTRIES = [
    ("adjaj", "n.", "all people of a place", "adjaj pryd", "all came"),
    ("fuji", "v.", "to row a boat over the river", "fuji vid", "he rows away"),
    ("kati", "v.", "to run along the bank of a river", "", ""),
    ("lul", "n.", "a kind of small fish that comes in spring", "", ""),
    ("nivgun", "n.", "the people who live by the river", "nivgun sik", "all of them"),
    ("pryd", "v.", "to come from the place where one was", "", ""),
    ("raj", "adj.", "good, said of food and of days", "raj mu", "a good day"),
    ("sik", "pron.", "all of them, one and all", "", ""),
]


def test_a_dictionary_in_two_columns_comes_out_as_records_in_the_order_of_the_alphabet(read, paper) -> None:
    words = []
    for number, (head, kind, meaning, example, sense) in enumerate(ENTRIES):
        x, y = (50, 320)[number >= 4], 60 + 36 * (number % 4)
        width = len(head) * 5 + 2.5
        words += [
            paper.set(head, x, y, font=1),
            paper.set(kind, x + width, y, font=2),
            paper.set(meaning, x + width + len(kind) * 5 + 2.5, y),
        ]
        if example:
            words.append(paper.set(example, x + 12, y + 12, font=2))
            words.append(paper.set(sense, x + 12 + 5 * len(example.replace(" ", "")) + 5, y + 12))
    records = format_text(read(words), "sfm").strip("\n").split("\n\n")
    assert records[0].startswith("\\_sh v3.0  400  MDF 4.0")
    fields = [[tuple(line.split(" ", 1)) for line in record.split("\n")] for record in records[1:]]
    right = []
    for head, kind, meaning, example, sense in ENTRIES:
        entry = [("\\lx", head), ("\\ps", kind), ("\\de", meaning)]
        right.append(entry + ([("\\xv", example), ("\\xe", sense)] if example else []))
    assert [[field for field in entry if field[0] != "\\so"] for entry in fields] == right


hostile = st.text(
    st.one_of(
        st.sampled_from(
            "]>&<\"'\\`*_|#[]{}\t\n\r\f\x00\x1b\x7f\x85\u2028\ufffe\uffff\ud800\u202e\u0301\N{SOFT HYPHEN}@-=:"
        ),
        st.characters(),
    ),
    min_size=1,
    max_size=8,
)
parts = st.lists(
    st.tuples(st.sampled_from(Role), st.lists(st.lists(hostile, max_size=4).map(" ".join), max_size=3)), max_size=6
)


@settings(max_examples=40)
@given(parts, hostile)
def test_no_text_however_odd_breaks_a_format(make, parts, decoded) -> None:
    text = make(parts, decoded)
    for name in FORMATS:
        format_text(text, name).encode("utf-8")
    for name in XML_FORMATS:
        etree.fromstring(format_text(text, name).encode())
    check_tei(format_text(text, "tei"))
    json.loads(format_text(text, "json"))
    for sentence in conllu.parse(format_text(text, "conllu")):
        assert [token["id"] for token in sentence] == list(range(1, len(sentence) + 1))
    parser = Html()
    parser.feed(format_text(text, "html"))
    parser.close()
    assert not parser.open
    rows = [row for row in format_text(text, "tsv").split("\n")[:-1] if not row.startswith("# ")]
    assert {row.count("\t") for row in rows} == {9}
    read_freki(format_text(text, "freki") or "doc_id=x page=1 block_id=1-1 bbox=0 label= 1 0")


@given(
    st.lists(st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=6), min_size=1, max_size=5)
)
def test_each_format_has_every_word_as_it_is(make, words) -> None:
    text = make([(Role.BODY, [" ".join(words)])])
    right = "".join(words)
    root = read_tei(format_text(text, "tei"))
    assert "".join("".join(root.find(f".//{TEI}body").itertext()).split()) == right
    xml = ElementTree.fromstring(format_text(text, "xml").encode())
    assert "".join("".join(w.itertext()) for w in xml.iter("w")) == right
    assert format_text(text, "txt") == " ".join(words) + "\n"
    sentences = conllu.parse(format_text(text, "conllu"))
    assert "".join(token["form"] for sentence in sentences for token in sentence) == right
    vertical = [row for row in format_text(text, "vertical").split("\n") if row.count("\t") == 2]
    unescaped = "".join(row.split("\t")[0] for row in vertical)
    assert unescaped.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&") == right


def test_a_line_that_begins_with_a_sentence_is_a_line_in_tei_too(read, paper) -> None:
    text = read(paper.lines(["the bears slept under the trees.", "They were seen by the river in the spring"], 50, 50))
    [paragraph] = read_tei(format_text(text, "tei")).find(f".//{TEI}body").iter(f"{TEI}p")
    assert [said(s) for s in paragraph] == [
        "the bears slept under the trees.",
        "They were seen by the river in the spring",
    ]
    assert [lb.get("n") for lb in paragraph.iter(f"{TEI}lb")] == ["1.2"]


def test_words_on_their_side_do_not_end_a_word_that_is_cut_at_the_end_of_the_text(read, paper) -> None:
    axes = [
        paper.set("height of the river over the years", 30, 400, turned=True),
        paper.set("width of it", 30, 400, turned=True, page=2),
    ]
    text = read([*paper.lines(BODY[:2], 50, 600), *axes])
    found = [format_words(list(part.list_words())) for part in text.parts]
    assert found == [f"{BODY[0]} {BODY[1]}", "height of the river over the years", "width of it"]


def test_the_breaks_of_a_whole_document_are_those_of_its_pages(read, paper) -> None:
    first, second = paper.lines(BODY[:2], 50, 700), paper.lines(BODY[2:], 50, 50, page=2)
    text = read([*paper.lines(BODY, 50, 100), *first, *second])
    written = format_text(text, "tei")
    check_tei(written)
    pages = [pb.get("n") for pb in read_tei(written).iter(f"{TEI}pb")]
    assert pages == [number for number, _ in groupby(pages)] == ["1", "2"]


def test_plain_text_marks_where_pages_begin_if_that_is_asked_for(read, paper) -> None:
    more = ("and in winter they came down to the houses of the old", "people and ate from their boats.")
    note = [paper.set("1", 50, 700, size=6, rise=3), paper.set("so they said to us every year", 56, 700, size=8)]
    words = [*paper.lines((*BODY[:3], BODY[3].replace("again.", "again")), 50, 90), *note]
    words += paper.lines(more, 50, 90, page=2)
    plain, marked = (format_text(read(words, page_marks=asked), "txt") for asked in (False, True))
    assert "[p. " not in plain
    assert marked.replace("[p. 1] ", "").replace("[p. 2] ", "") == plain
    assert marked.startswith("[p. 1] the old people")
    assert "gone again [p. 2] and in winter" in " ".join(marked.split())
    assert marked.count("[p. ") == 2
