"""When something was decided: one form, in UTC, kept by whatever was made before."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

from cidfix.recover.decisions import SkipStep, Trust
from cidfix.recover.moments import format_moment, is_moment, read_file_time, stamp

NOON = datetime(2026, 11, 28, 12, 0, 7, 999, tzinfo=UTC)


def test_a_moment_is_written_in_utc_to_the_second() -> None:
    assert format_moment(NOON) == "2026-11-28T12:00:07Z"
    there = timezone(timedelta(hours=9))
    assert format_moment(NOON.astimezone(there)) == "2026-11-28T12:00:07Z"
    assert is_moment(format_moment(NOON))
    assert not any(map(is_moment, ("", "2026-11-28", "2026-11-28T12:00:07", "2026-11-28T12:00:07Z\n")))


def test_what_has_its_moment_keeps_it() -> None:
    before = Trust("F1", "test", "2020-01-01T00:00:00Z")
    assert [d.when for d in stamp([before, SkipStep("words", "test")], format_moment(NOON))] == [
        "2020-01-01T00:00:00Z",
        "2026-11-28T12:00:07Z",
    ]


def test_when_is_no_part_of_what_a_decision_says() -> None:
    assert stamp([Trust("F1", "test")], format_moment(NOON)) == (Trust("F1", "test"),)


def test_of_a_file_that_is_not_there_nobody_knows_when_it_was_written(tmp_path: Path) -> None:
    assert read_file_time(tmp_path / "none.txt") == ""
