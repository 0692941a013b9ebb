"""The text that the window shows is the one that is exported; each repair has its place, and can be left out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from cidfix.cli import main
from cidfix.errors import CidfixError
from cidfix.export.build import Choices
from cidfix.export.changes import Change
from cidfix.export.decided import EVERYWHERE, list_repair_decisions, to_leave, to_leave_alike
from cidfix.export.formats import FORMATS, format_text
from cidfix.export.listed import mark_left
from cidfix.export.preview import Preview, take_apart
from cidfix.recover.decisions import LeaveAsIs, RepairDecision, SkipStep, WordPlace
from cidfix.recovery import Recovery, open_document
from cidfix.repair.model import Options
from cidfix.sessions import save_session

CHOICES = Choices(Options())
FILES = Path(__file__).parents[1] / "files"


@cache
def read(name: str) -> Recovery:
    """A recovery never changes, so that tests may share it."""
    return open_document(FILES / f"{name}.pdf")


def preview(recovery: Recovery) -> Preview:
    return recovery.to_preview("mark", CHOICES, lambda: None)


def find(shown: Preview, after: str) -> Change:
    return next(change for change in shown.changes if change.edit.after == after)


@pytest.mark.parametrize("name", ["hyphenated", "two_columns", "superscripts", "rtl_hebrew", "type3_bitmap"])
def test_what_is_shown_is_what_is_exported(name: str) -> None:
    shown = preview(read(name))
    assert shown.text == format_text(shown.exported, "txt")
    words = list(zip(shown.words, shown.start.tolist(), shown.stop.tolist(), strict=True))
    assert words
    assert all(shown.text[a:b] in (word.text, f"[{word.text}]") for word, a, b in words)


def test_each_repair_is_known_by_its_place() -> None:
    shown = preview(read("hyphenated"))
    made = {change.edit.after: [shown.text[a:b] for a, b in change.spans] for change in shown.changes}
    right = ["constituat", "contemptioque", "humanitatis", "loquendi", "affectatio,", "civitatis", "cogatur,"]
    assert list(made) == right
    assert all(made[word] == [word] for word in right)


def test_a_repair_that_is_left_out_is_listed_as_such_and_all_others_are_made() -> None:
    recovery = read("hyphenated")
    edit = find(preview(recovery), "contemptioque").edit
    refused = recovery.with_decisions(to_leave(edit, recovery.layout, "test"))
    shown = preview(refused)
    assert "con- temptioque" in shown.text
    assert "humanitatis" in shown.text
    rows = mark_left(shown.repairs, list_repair_decisions(refused.decisions), refused.layout)
    assert [(row.after, row.left is not None) for row in rows][:3] == [
        ("constituat", False),
        ("contemptioque", True),
        ("humanitatis", False),
    ]
    assert preview(refused.without_decision(refused.decisions[-1])).text == preview(recovery).text


def test_what_was_decided_a_moment_ago_is_listed_before_the_text_is_made_anew() -> None:
    recovery = read("hyphenated")
    shown = preview(recovery)
    decision = to_leave(find(shown, "loquendi").edit, recovery.layout, "test")
    rows = mark_left(shown.repairs, [decision], recovery.layout)
    assert [row.after for row in rows if row.left is not None] == ["loquendi"]
    assert len(rows) == 7


def test_a_change_that_is_left_out_everywhere_is_made_nowhere_and_listed_first() -> None:
    recovery = read("hyphenated")
    decision = to_leave_alike(find(preview(recovery), "civitatis").edit, "test")
    refused = recovery.with_decisions(decision)
    shown = preview(refused)
    assert "civi- tatis" in shown.text
    rows = mark_left(shown.repairs, [decision], recovery.layout)
    assert (rows[0].line, rows[0].left) == (EVERYWHERE, decision)


def test_a_step_that_is_skipped_changes_nothing() -> None:
    shown = preview(read("hyphenated").with_decisions(SkipStep("hyphens", "test")))
    assert shown.changes == ()
    assert "constit- uat" in shown.text


def test_decisions_about_repair_leave_what_was_read_as_it_was() -> None:
    recovery = read("hyphenated")
    preview(recovery)
    other = recovery.with_decisions(SkipStep("hyphens", "test"))
    assert other.values is recovery.values
    assert other.structure is recovery.structure


def test_a_step_that_there_is_none_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(CidfixError, match="write one of characters, ligatures"):
        preview(read("hyphenated").with_decisions(SkipStep("spelling", "test")))


def test_what_is_left_on_a_line_that_is_not_there_any_more_is_passed_over() -> None:
    gone = LeaveAsIs("hyphens", "a-\nb", "ab", WordPlace(7, 1, 1, 1), "test")
    recovery = read("hyphenated").with_decisions(gone)
    shown = preview(recovery)
    assert len(shown.changes) == 7
    rows = mark_left(shown.repairs, [gone], recovery.layout)
    assert [row.line for row in rows if row.left is not None] == [EVERYWHERE]


@pytest.mark.parametrize("times", [3, 30, 300])
def test_the_work_ends_when_nobody_wants_it_any_more(times: int) -> None:
    class EndedError(Exception):
        pass

    asked = []

    def check() -> None:
        asked.append(True)
        if len(asked) > times:
            raise EndedError

    with pytest.raises(EndedError):
        read("hyphenated").to_preview("mark", CHOICES, check)


def test_what_is_taken_apart_stays_whole_for_who_still_holds_it() -> None:
    shown, again = preview(read("hyphenated")), preview(read("hyphenated"))
    for _ in take_apart(shown):
        pass
    assert shown.text == format_text(shown.exported, "txt") == again.text
    assert shown.words == again.words
    assert shown.changes == again.changes


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_the_command_line_writes_the_same_from_the_session(name: str, tmp_path: Path, capsys) -> None:
    recovery = read("hyphenated")
    edits = [change.edit for change in preview(recovery).changes]
    said: list[RepairDecision] = [to_leave(edits[1], recovery.layout, "test"), to_leave_alike(edits[4], "test")]
    recovery = recovery.with_decisions(*said)
    save_session(recovery, tmp_path / "session.json")
    out = tmp_path / f"out.{name}"
    assert (
        main(["recover", str(FILES / "hyphenated.pdf"), "--session", str(tmp_path / "session.json"), "-o", str(out)])
        == 0
    )
    written = out.read_text("utf-8")
    if name != "html":  # which holds pictures of the pages
        assert written == format_text(preview(recovery).exported, name)
    if name == "tei":
        assert "<change>!leave hyphens @1.6:6" in written
    if name == "txt":
        assert "con- temptioque" in written
        assert "affecta- tio," in written
