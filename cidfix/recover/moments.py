"""When something was decided: in UTC, to the second, as ISO 8601 writes it (2026-11-28T20:00:00Z)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from cidfix.recover.decisions import Decision

_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


def read_clock() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def read_file_time(path: Path) -> str:
    """When a file was changed last: what stands in it was said then or before; "" where nobody knows."""
    with suppress(OSError, OverflowError, ValueError):
        return format_moment(datetime.fromtimestamp(path.stat().st_mtime, UTC))
    return ""


def format_moment(moment: datetime) -> str:
    """A moment as decisions, maps and sessions hold it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def is_moment(text: str) -> bool:
    """Whether a text is a moment in this form."""
    return bool(_MOMENT.fullmatch(text))


def stamp(decisions: Iterable[Decision], moment: str) -> tuple[Decision, ...]:
    """The decisions, those that say no moment as made at this one."""
    return tuple(decision if decision.when else replace(decision, when=moment) for decision in decisions)
