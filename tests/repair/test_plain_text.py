"""Plain text is read into stretches of lines, and comes out as it was where nothing is repaired."""

from hypothesis import given
from hypothesis import strategies as st

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options, format_line
from cidfix.repair.plain_text import format_paragraphs, parse_text

RAW = Options(steps=frozenset(), furniture="keep", foreign="keep")


def test_empty_lines_part_stretches_and_are_counted() -> None:
    paragraphs = parse_text("one\ntwo\n\n\nthree\n")
    assert [[format_line(line) for line in paragraph.lines] for paragraph in paragraphs] == [["one", "two"], ["three"]]
    assert [paragraph.gap for paragraph in paragraphs] == [0, 2]


def test_a_form_feed_opens_a_page() -> None:
    first, second = parse_text("one\n\ftwo\n")
    assert not first.opens_page
    assert second.opens_page


def test_line_ends_of_all_systems_are_line_ends() -> None:
    assert [len(paragraph.lines) for paragraph in parse_text("a\r\nb\rc\n\r\nd")] == [3, 1]


def test_a_token_knows_its_line_and_column() -> None:
    (paragraph,) = parse_text("x\n  wasa  wiña")
    assert [(token.line, token.column, token.space) for token in paragraph.lines[1]] == [(2, 3, "  "), (2, 9, "  ")]


def test_unknown_letters_hold_their_token() -> None:
    (paragraph,) = parse_text("a(cid:639)b сик \ufffdx")
    assert [token.held for token in paragraph.lines[0]] == [True, False, True]


@given(st.lists(st.text("ab (.", min_size=1).filter(lambda text: text.strip() and text == text.rstrip()), max_size=8))
def test_what_is_not_repaired_comes_out_as_it_was(lines: list[str]) -> None:
    text = "".join(f"{line}\n\n" for line in lines).removesuffix("\n")
    assert format_paragraphs(parse_text(text), joined=False) == text
    assert repair_text(text, RAW)[0] == text
