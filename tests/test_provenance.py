"""Who decided what, when, from which evidence: in the session, the map, the report and the exports."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from cidfix.errors import CidfixError
from cidfix.export.build import Choices
from cidfix.export.formats import format_text
from cidfix.export.report_md import format_report
from cidfix.recover.decisions import UseMap
from cidfix.recover.grammar import parse_decisions
from cidfix.recover.maps import read_map, write_map
from cidfix.recover.moments import format_moment, stamp
from cidfix.recover.session import read_session
from cidfix.recovery import Recovery, open_document
from cidfix.repair.model import Options
from cidfix.sessions import replay_session, save_session

FILES = Path(__file__).parent / "files"
NOON = format_moment(datetime(2026, 11, 28, 12, 0, tzinfo=UTC))
LATER = format_moment(datetime(2026, 11, 29, 12, 0, tzinfo=UTC))


@cache
def read() -> Recovery:
    """A page whose first letter was set at noon, and whose second later."""
    recovery = open_document(FILES / "truetype_simple.pdf")
    font, glyphs = recovery.document.fonts[0].name, recovery.document.glyphs
    first, second = [int(glyphs.code[g]) for g in range(len(glyphs)) if glyphs.outline[g]][:2]
    set_first = stamp(parse_decisions(f"!recover {font}\n={font}:{first} Қ", "typed.txt"), NOON)
    set_second = stamp(parse_decisions(f"={font}:{second} Ӈ", "typed.txt"), LATER)
    return recovery.with_decisions(*set_first, *set_second)


def test_a_session_keeps_when_each_thing_was_decided(tmp_path: Path) -> None:
    save_session(read(), tmp_path / "session.json")
    assert [saved.decision.when for saved in read_session(tmp_path / "session.json").decisions] == [NOON, NOON, LATER]
    again = replay_session(open_document(FILES / "truetype_simple.pdf"), tmp_path / "session.json")
    assert [decision.when for decision in again.decisions] == [NOON, NOON, LATER]


def test_a_moment_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "session.json"
    save_session(read(), path)
    path.write_text(path.read_text("utf-8").replace(NOON, "yesterday"), "utf-8")
    with pytest.raises(CidfixError, match="“yesterday” is no moment"):
        read_session(path)


def test_a_map_says_of_each_value_when_it_was_decided_and_so_does_what_is_read_by_it(tmp_path: Path) -> None:
    path = tmp_path / "a.cidmap.json"
    write_map(path, read().to_map())
    saved = read_map(path)
    assert saved == read().to_map()
    found = {value.value: value.when for glyph in saved.glyphs for value in glyph.values}
    assert (found["Қ"], found["Ӈ"]) == (NOON, LATER)
    other = open_document(FILES / "truetype_simple.pdf")
    used = other.with_decisions(
        *stamp(parse_decisions(f"!recover {other.document.fonts[0].name}", "test"), LATER), UseMap(str(path), "test")
    )
    assert {value.when for value in used.values if value.value == "Қ"} == {NOON}


def test_reports_and_exports_tell_every_decision_with_its_moment(tmp_path: Path) -> None:
    recovery = read().with_decisions(UseMap(str(tmp_path / "secret folder" / "a.cidmap.json"), "test"))
    write = tmp_path / "secret folder"
    write.mkdir()
    write_map(write / "a.cidmap.json", read().to_map())
    report = recovery.to_report("apart")
    assert [(row["source"], row["when"]) for row in report["decisions"]] == [
        ("typed.txt, line 1", NOON),
        ("typed.txt, line 2", NOON),
        ("typed.txt, line 1", LATER),
        ("test", ""),
    ]
    page = format_report(report, recovery.document, recovery.values, recovery.decisions)
    assert NOON in page
    text = recovery.to_export("mark", Choices(Options()), lambda: None).text
    tei = format_text(text, "tei")
    assert f'<change when="{NOON}">' in tei
    assert f'"when": "{LATER}"' in format_text(text, "json")
    assert "secret folder" not in tei
    assert "!map a.cidmap.json" in tei
