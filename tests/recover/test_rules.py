"""The rules of order that a document follows: chosen by name or written for it, kept in sessions and maps."""

from __future__ import annotations

from pathlib import Path

import pytest

from cidfix.cli import main
from cidfix.errors import CidfixError
from cidfix.ordering.read import find_chosen, list_names
from cidfix.recover.contradictions import find_contradictions
from cidfix.recover.decisions import SetValue, UseRules
from cidfix.recover.drawn import find_drawn_letters, following
from cidfix.recover.grammar import read_decisions
from cidfix.recover.maps import read_map, write_map
from cidfix.recover.restate import restate
from cidfix.recovery import Recovery, open_document

AS_DRAWN = "title As it is drawn\nscript Deva\n"
HINDI = "\u0939\u093f\u0928\u094d\u0926\u0940"  # ha, i, na, virama, da, ii: the i is drawn before the ha


@pytest.fixture(scope="module")
def magahi(sample_pdfs: Path) -> Recovery:
    """The Declaration in Magahi, typed."""
    recovery = open_document(sample_pdfs / "magahi.pdf")
    return recovery.with_decisions(*read_decisions(sample_pdfs / "magahi.entries.txt"))


def test_a_document_follows_the_rules_that_are_chosen_for_it_and_others_the_usual_ones(magahi: Recovery) -> None:
    usual = magahi.decoder("mark").decode_line(0)
    chosen = magahi.with_decisions(UseRules(AS_DRAWN, ""))
    drawn = chosen.decoder("mark").decode_line(0)
    assert "\u0927\u093f" in usual  # dha, i
    assert "\u093e\u093f\u0927" in drawn  # aa, i, dha: no syllable is written so
    assert magahi.decoder("mark").decode_line(0) == usual
    assert chosen.without_decision(UseRules(AS_DRAWN, "")).decoder("mark").decode_line(0) == usual


def test_words_are_matched_in_the_order_of_the_rules_that_are_followed() -> None:
    usual = find_drawn_letters(HINDI)
    with following(find_chosen(AS_DRAWN)):
        assert "".join(find_drawn_letters(HINDI)) == HINDI
    assert usual == find_drawn_letters(HINDI)
    assert usual[0].startswith("\u093f")


def test_rules_of_another_script_change_nothing(magahi: Recovery) -> None:
    thai = magahi.with_decisions(UseRules("thai", ""))
    assert thai.decoder("mark").decode_line(0) == magahi.decoder("mark").decode_line(0)


def test_lines_are_shown_as_drawn_as_read_and_as_they_would_be_read(magahi: Recovery) -> None:
    first = magahi.sample_rules(find_chosen(AS_DRAWN))[0]
    assert first.drawn == first.after != first.before
    assert magahi.usual_rules == "devanagari"
    assert all(sample.before == sample.after for sample in magahi.sample_rules(None))


def test_a_saved_map_keeps_the_rules_and_gives_them_to_the_next_document(magahi: Recovery, tmp_path: Path) -> None:
    path = tmp_path / "magahi.cidmap.json"
    write_map(path, magahi.with_decisions(UseRules(AS_DRAWN, "")).to_map())
    saved = read_map(path)
    assert saved.rules == AS_DRAWN
    again = Recovery(magahi.document, maps=(("magahi", saved),))
    assert again.rules is not None
    assert again.rules.title == "As it is drawn"
    assert Recovery(magahi.document, maps=(("magahi", magahi.to_map()),)).rules is None


def test_rules_that_cannot_be_read_are_refused_where_they_were_given(magahi: Recovery) -> None:
    for rules, wrong in (
        ("klingon", "no name of rules"),
        ("title x\nnonsense here\n", "neither a statement nor a rule"),
    ):
        with pytest.raises(CidfixError) as caught:
            _ = magahi.with_decisions(UseRules(rules, "typed.txt, line 3")).values
        assert caught.value.where.startswith("typed.txt, line 3")
        assert wrong in caught.value.what


def test_two_rules_contradict_one_another_and_what_is_said_anew_replaces_them() -> None:
    one, two = UseRules("thai", ""), UseRules("lao", "")
    assert [found.about for found in find_contradictions([one, two])] == ["the rules of order"]
    assert restate([one, SetValue("F1", 1, "a", None, "")], [two]).removed == (one,)


def test_all_rules_that_come_along_can_be_chosen_by_name() -> None:
    assert "devanagari" in list_names()
    assert all(find_chosen(name).title for name in list_names())


def test_the_command_line_takes_rules_by_name_or_file_and_a_session_keeps_them(
    sample_pdfs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, session, out = tmp_path / "mine.rules", tmp_path / "s.json", tmp_path / "out.txt"
    rules.write_text(AS_DRAWN, "utf-8")
    call = ["recover", str(sample_pdfs / "magahi.pdf"), "--entries", str(sample_pdfs / "magahi.entries.txt"), "--raw"]
    assert main([*call, "--rules", str(rules), "--save-session", str(session), "-o", str(out)]) == 0
    assert "\u093e\u093f\u0927" in out.read_text("utf-8")
    again = [call[0], call[1], "--raw", "--session", str(session), "-o", str(out)]
    assert main(again) == 0
    assert "\u093e\u093f\u0927" in out.read_text("utf-8")
    assert main([*again, "--rules", "devanagari"]) == 0
    assert "\u093e\u093f\u0927" not in out.read_text("utf-8")
    assert main([*again, "--rules", "klingon"]) == 2
    assert "klingon" in capsys.readouterr().err
