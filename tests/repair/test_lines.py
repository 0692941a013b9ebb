"""Lines become paragraphs, hyphens at line ends go or stay, and page furniture gets out of the way."""

import textwrap

import pytest

from cidfix.repair.engine import repair_paragraphs, repair_text
from cidfix.repair.hyphens import join_hyphenated, read_hyphens
from cidfix.repair.model import Options, Paragraph, format_line
from cidfix.repair.plain_text import parse_line
from cidfix.repair.vocabulary import Vocabulary, read_tokens

_TALE = [
    "The house by the lake",
    "When the ice had gone from the lake the two brothers carried the boat down to the water and looked for the holes "
    "that the mice had made in it during the winter. There were more of them than either had expected.",
    "They stopped the holes with pitch and moss, as their father had shown them, and left the boat to dry in the sun "
    "until the evening.",
    "What it cost",
    "Nobody in the village could say what the boat had cost when it was new. Some said a cow and some said two, and an "
    "old woman who was never wrong about such things said that it had been a gift and had cost more than any cow.",
    "The brothers did not ask again. They rowed out before anyone was awake and came back with fish for every house, "
    "and after that day the boat was spoken of as theirs.",
]
_GEORGIAN = (
    "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება და "
    "სინდისი და ერთმანეთის მიმართ უნდა იქცეოდნენ ძმობის სულისკვეთებით.",
    "ყოველ ადამიანს აქვს სიცოცხლის, თავისუფლებისა და პირადი ხელშეუხებლობის უფლება.",
    "არავინ არ უნდა იმყოფებოდეს მონობაში ან ძალმომრეობითი მორჩილების მდგომარეობაში. ყველა სახის მონობა და "
    "მონათვაჭრობა აკრძალულია.",
    "ყოველ ადამიანს, სადაც არ უნდა იყოს იგი, აქვს უფლება მისი სამართალსუბიექტურობის აღიარებისა.",
    "არავის უნდა ჩამოერთვას მისი ქონება თვითნებურად.",
    "ყოველი ადამიანი თანასწორია კანონის წინაშე და განურჩევლად რაიმე განსხვავებისა, ყველას აქვს უფლება თანაბრად იყოს "
    "დაცული კანონის მიერ.",
)
"""From the Universal Declaration of Human Rights."""

STORY = [opening + part for opening in ("", "Some say: ", "It is told so: ") for part in _TALE]


def _wrap(paragraphs: list[str], width: int = 60) -> list[str]:
    return [line for paragraph in paragraphs for line in textwrap.wrap(paragraph, width, break_on_hyphens=False)]


def test_wrapped_lines_become_the_paragraphs_that_they_were() -> None:
    text, _ = repair_text("\n".join(_wrap(STORY)) + "\n", Options())
    assert text.rstrip("\n").split("\n\n") == STORY


def test_a_heading_stays_apart_in_a_script_that_begins_nothing_with_a_capital() -> None:
    """Georgian, whose letters Unicode calls small."""
    parts = [f"მუხლი {number}.\n{article}" for number, article in enumerate(_GEORGIAN, 1)]
    wrapped = "\n".join(_wrap("\n".join(parts).splitlines(), 72))
    text, _ = repair_text(f"{wrapped}\n", Options())
    assert text.rstrip("\n").split("\n\n") == "\n".join(parts).splitlines()


def test_verse_stays_in_its_lines() -> None:
    stanza = (
        "The moon is up\nand over the silent fields\nthe owl\ngoes looking for\nwhat moves in the grass\nand lives\n"
    )
    verse = stanza * 4
    assert repair_text(verse, Options())[0] == verse


def test_a_list_with_a_line_an_item_stays_a_list() -> None:
    items = "".join(f"item number {number}\n" for number in range(30))
    assert repair_text(items, Options())[0] == items


def _paginate(lines: list[str]) -> str:
    out = []
    for at, line in enumerate(lines):
        if at and at % 12 == 0:
            out += ["", str(at // 12), "", "A STORY OF TWO BROTHERS", ""]
        out.append(line)
    return "\n".join(out) + "\n"


@pytest.mark.parametrize("furniture", ["apart", "drop"])
def test_page_numbers_and_running_heads_get_out_of_a_sentence(furniture: str) -> None:
    text, repaired = repair_text(_paginate(_wrap(STORY)), Options(furniture=furniture))  # type: ignore[arg-type]
    assert text.split() == " ".join(STORY).split()
    assert all(part.endswith((".", "lake", "cost")) for part in text.rstrip("\n").split("\n\n"))
    said = {format_line(line) for line in repaired.furniture}
    assert {"A STORY OF TWO BROTHERS", "1", "2"} <= said


def test_furniture_stays_where_it_is_on_request() -> None:
    text, repaired = repair_text(_paginate(_wrap(STORY)), Options(furniture="keep"))
    assert "A STORY OF TWO BROTHERS" in text
    assert repaired.furniture == ()


def test_numbered_headings_are_no_page_numbers() -> None:
    text = "\n".join(line for at, part in enumerate(STORY, 1) for line in (f"Chapter {at}", *_wrap([part] * 3)))
    repaired = repair_text(text, Options())[1]
    assert repaired.furniture == ()


@pytest.mark.parametrize(
    ("first", "second", "joined"),
    [
        ("resu-", "lted", "resulted"),
        ("co-", "operation", "co-operation"),
        ("self-", "taught", "self-taught"),
        ("fa\N{SOFT HYPHEN}", "ther,", "father,"),
        ("1914-", "1918", "1914-1918"),
        ("Anglo-", "Saxon", "Anglo-Saxon"),
        ("word-", "and", "word- and"),
        ("Zuk-", "ker", "Zucker"),
    ],
)
def test_a_hyphen_at_a_line_end_goes_or_stays_as_the_document_has_it(first: str, second: str, joined: str) -> None:
    words = (
        "a co-operation of the self-made and self-sown with the result that resulted, sentence- and word- and page- "
    )
    lines = [(words + "and the father of all taught them of the Zucker").split()] * 3
    use, vocabulary = read_hyphens(lines), Vocabulary([read_tokens(lines)])
    assert join_hyphenated(first, second, use, vocabulary)[0] == joined


def test_settled_paragraphs_are_joined_only_where_a_sentence_runs_over() -> None:
    def paragraph(number: int, *lines: str) -> Paragraph:
        return Paragraph(tuple(parse_line(line, number + at) for at, line in enumerate(lines)), settled=True)

    given = [
        paragraph(1, "The brothers rowed out before anyone was", "awake and came back with fish for every"),
        paragraph(3, "house in the village."),
        paragraph(4, "Nobody asked them again."),
    ]
    done = repair_paragraphs(given, Options(), lambda: None).paragraphs
    assert [format_line(found.lines[0]) for found in done] == [
        "The brothers rowed out before anyone was awake and came back with fish for every house in the village.",
        "Nobody asked them again.",
    ]
