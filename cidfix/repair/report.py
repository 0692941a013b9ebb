"""What was repaired, for programs and for people: every change with its place, and all that was set apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cidfix.repair.model import STEPS, Edit, Line, Repaired, format_line

_LINE_END = "\n"


def to_report(repaired: Repaired) -> dict[str, Any]:
    """All changes as JSON values. Line and column count from 1 in the text as given.

    `changes` is the number of edits a step, `edits` are they; `furniture` and `foreign` are what is no body text,
    `notices` what was found and left as it is.
    """
    return {
        "changes": {step: sum(edit.step == step for edit in repaired.edits) for step in STEPS},
        "edits": [_to_dict(edit) for edit in repaired.edits],
        "furniture": [_to_place(line) for line in repaired.furniture],
        "foreign": [
            {**_to_place(paragraph.lines[0]), "text": " ".join(format_line(line).strip() for line in paragraph.lines)}
            for paragraph in repaired.foreign
        ],
        "notices": [_to_dict(edit) for edit in repaired.notices],
    }


def format_report(repaired: Repaired, name: str) -> str:
    """The same as a page of Markdown; equal changes stand once with their places, line ends are only counted."""
    parts = [f"# Repair of {_plain(name)}", ""]
    counts = Counter(edit.step for edit in repaired.edits)
    parts += [f"- {step}: {counts[step]}" for step in STEPS if counts[step]] or ["Nothing was changed."]
    for step in STEPS:
        edits = [edit for edit in repaired.edits if edit.step == step and edit.before != _LINE_END]
        parts += _section(f"Changes: {step}", _group(edits))
    parts += _section(
        "Set apart", [f"- {line[0].line}: {_quote(format_line(line).strip())}" for line in repaired.furniture]
    )
    foreign = [(paragraph.lines[0][0].line, paragraph.lines[0]) for paragraph in repaired.foreign]
    parts += _section(
        "In another language", [f"- {number}: {_quote(format_line(line).strip())}" for number, line in foreign]
    )
    parts += _section("Left as it is", _group(repaired.notices))
    return "\n".join(parts) + "\n"


def _section(title: str, rows: Sequence[str]) -> list[str]:
    return ["", f"## {title}", "", *rows] if rows else []


def _group(edits: Iterable[Edit]) -> list[str]:
    places: dict[tuple[str, str, str], list[str]] = {}
    for edit in edits:
        places.setdefault((edit.before, edit.after, edit.reason), []).append(f"{edit.line}:{edit.column}")
    return [
        f"- {_quote(before)}{'' if before == after else f' → {_quote(after)}'}: {reason} ({', '.join(at)})"
        for (before, after, reason), at in places.items()
    ]


def _quote(text: str) -> str:
    return f"`{_plain(text)}`"


def _plain(text: str) -> str:
    """One line, with nothing in it that Markdown or a terminal would take for more than text."""
    return "".join(
        c if c.isprintable() and c != "`" else "⏎" if c == "\n" else "␣" if c.isspace() else f"<{ord(c):04X}>"
        for c in text
    )


def _to_dict(edit: Edit) -> dict[str, Any]:
    return {
        "line": edit.line,
        "column": edit.column,
        "before": edit.before,
        "after": edit.after,
        "step": edit.step,
        "reason": edit.reason,
    }


def _to_place(line: Line) -> dict[str, Any]:
    return {"line": line[0].line, "text": format_line(line).strip()}
