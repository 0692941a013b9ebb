"""A session: the list of a user's decisions about one document, saved so that it can be opened and replayed.

The list is all the state there is. With each entry goes the place that it was matched to, so that a replay
costs one pass and comes out the same after an earlier decision was taken back.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cidfix.errors import CidfixError
from cidfix.layout import Layout
from cidfix.records import Record, read_record, write_record
from cidfix.recover import placing
from cidfix.recover.cues import find_line, find_token_line
from cidfix.recover.decisions import Decision, Entry, Place, UseMap
from cidfix.recover.grammar import format_decision, parse_decision
from cidfix.recover.moments import is_moment

_KIND, _VERSION = "cidfix-session", 1
_LARGEST = 10**9


SESSION_ENDING = ".cidfix.json"
"""How the names of sessions' files end that cidfix gives them."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where an entry was found: page and line, the first token of that line, and how many tokens; all count from 1."""

    page: int
    line: int
    token: int
    count: int


@dataclass(frozen=True, slots=True)
class SavedDecision:
    """A decision and, for an entry that has found its place, that place."""

    decision: Decision
    placed: Placed | None


@dataclass(frozen=True, slots=True)
class Session:
    """A document, named by file name and SHA-256, its number of pages, and what was decided about it.

    `versions` pairs the name of whatever the result depends on beside the decisions (cidfix itself, saved maps,
    the shape index) with its version or hash, so that a replay that comes out differently can say why.
    """

    document: str
    sha256: str
    pages: int
    versions: tuple[tuple[str, str], ...]
    decisions: tuple[SavedDecision, ...]


def read_session(path: Path) -> Session:
    """The session in a file. Raises CidfixError when it is unreadable, damaged or of a later version."""
    record = read_record(path, _KIND, _VERSION)
    document, versions = record.record("document"), record.record("versions")
    return Session(
        document.text("name"),
        document.text("sha256"),
        document.number("pages", 0, _LARGEST),
        tuple((name, versions.text(name)) for name in versions.values),
        tuple(_decision(item, path.parent) for item in record.records("decisions")),
    )


def write_session(path: Path, session: Session) -> None:
    """Save a session. Maps are named relative to its folder. Raises CidfixError and leaves the old file otherwise."""
    values = {
        "document": {"name": session.document, "sha256": session.sha256, "pages": session.pages},
        "versions": dict(session.versions),
        "decisions": [_values(saved, path.parent) for saved in session.decisions],
    }
    write_record(path, _KIND, _VERSION, values)


def find_settled(layout: Layout, session: Session) -> tuple[tuple[Entry, int], ...]:
    """The first token in the layout of each entry that had found its place, where the document still has that."""
    settled = []
    for saved in session.decisions:
        if isinstance(saved.decision, Entry) and saved.placed is not None:
            place = Place(saved.placed.page, saved.placed.line, saved.placed.token, None)
            with suppress(CidfixError):
                line = find_line(layout, place, saved.decision.source)
                settled.append((saved.decision, int(layout.line_start[line]) + saved.placed.token - 1))
    return tuple(settled)


def to_saved(
    layout: Layout, decisions: Iterable[Decision], placed: Iterable[placing.Placed]
) -> Iterator[SavedDecision]:
    """Decisions as they are saved, entries with their places."""
    places = {place.entry: place for place in placed}
    for decision in decisions:
        place = places.get(decision) if isinstance(decision, Entry) else None
        if place is None:
            yield SavedDecision(decision, None)
            continue
        line = find_token_line(layout, place.token)
        token = place.token - int(layout.line_start[line]) + 1
        where = Placed(int(layout.page[line]), int(layout.number[line]), token, place.count)
        yield SavedDecision(decision, where)


def _decision(item: Record, folder: Path) -> SavedDecision:
    decision = parse_decision(item.text("text"), item.where)
    if isinstance(decision, UseMap):
        decision = replace(decision, path=str(folder / decision.path))
    decision = replace(decision, source=item.text("source"), when=_read_moment(item))
    if not item.has("placed"):
        return SavedDecision(decision, None)
    place = item.record("placed")
    numbers = [place.number(key, 1, _LARGEST) for key in ("page", "line", "token", "count")]
    return SavedDecision(decision, Placed(*numbers))


def _read_moment(item: Record) -> str:
    when = item.text("when") if item.has("when") else ""
    if when and not is_moment(when):
        remedy = "write it as 2026-11-28T20:00:00Z, or leave it out"
        raise CidfixError(f"“{when[:40]}” is no moment", item.where, remedy)
    return when


def _values(saved: SavedDecision, folder: Path) -> dict[str, Any]:
    decision, placed = saved.decision, saved.placed
    if isinstance(decision, UseMap):
        decision = replace(decision, path=_relative(decision.path, folder))
    values: dict[str, Any] = {"text": format_decision(decision), "source": decision.source}
    if decision.when:
        values["when"] = decision.when
    if placed:
        values["placed"] = {"page": placed.page, "line": placed.line, "token": placed.token, "count": placed.count}
    return values


def _relative(path: str, folder: Path) -> str:
    try:
        return os.path.relpath(path, folder)
    except ValueError:  # on another drive
        return str(Path(path).absolute())
