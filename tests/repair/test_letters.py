"""Ligatures, look-alikes and forms become the letters that they stand for; what is doubtful is only reported."""

from cidfix.repair.engine import repair_text
from cidfix.repair.model import Options
from cidfix.repair.report import format_report, to_report

OFFICE = (
    "The first official office of the district was on the fifth floor. The officials of that office were efficient and "
    "their final figures were sufficient. The first figure was the final one. "
) * 4


def test_ligature_characters_become_letters() -> None:
    assert repair_text("\ufb01sh o\ufb03ce wa\ufb04e \ufb13\n", Options())[0] == "fish office waffle մն\n"


def test_letters_lost_with_ligatures_are_put_back_where_the_word_is_known() -> None:
    text, repaired = repair_text(f"{OFFICE}The ofice and the ofcial had a fnal frst fgure.\n", Options())
    assert text.endswith("The office and the official had a final first figure.\n")
    assert {edit.reason for edit in repaired.edits} == {"letters of a ligature were lost"}


def test_text_comes_out_in_nfc() -> None:
    assert repair_text("Ce\u0301line\n", Options())[0] == "Céline\n"


def test_a_digit_within_a_word_becomes_the_letter_that_the_word_has_elsewhere() -> None:
    text = "Он знает язык. Он знает язык. Он зна3т, 3нает язык.\n"
    done, repaired = repair_text(text, Options())
    assert "Он зна3т, знает язык." in done
    assert [(edit.before, edit.after) for edit in repaired.edits] == [("3нает", "знает")]


def test_letters_of_two_scripts_in_a_word_that_is_nowhere_else_are_reported_and_left() -> None:
    done, repaired = repair_text("Это cлово.\n", Options())
    assert done == "Это cлово.\n"
    assert [notice.before for notice in repaired.notices] == ["cлово."]


def test_private_characters_are_reported() -> None:
    _, repaired = repair_text("a \ue123 b\n", Options())
    assert [(notice.line, notice.column) for notice in repaired.notices] == [(1, 3)]


def test_quotation_marks_are_plain_only_on_request() -> None:
    text = "He said “no” and it’s so.\n"
    assert repair_text(text, Options())[0] == text
    assert repair_text(text, Options(quotes=True))[0] == 'He said "no" and it\'s so.\n'


def test_the_report_lists_each_change_once_with_its_places() -> None:
    _, repaired = repair_text("\ufb01sh\n\n\ufb01sh\n", Options())
    assert to_report(repaired)["changes"]["ligatures"] == 2
    assert "- `\ufb01sh` → `fish`: a ligature as its letters (1:1, 3:1)" in format_report(repaired, "x.txt")
