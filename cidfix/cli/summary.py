"""What `recover` says at the end: what needs the user's eye first, and what to do next last."""

from __future__ import annotations

import argparse
import re
import shlex
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from cidfix.cli.console import count, escape, show_value

_MOST_SHOWN = 10
_MOST_NAMED = 3
_GOOD = 0.99  # share of a page on which two readers agree that needs no look


def format_summary(report: dict[str, Any], arguments: argparse.Namespace) -> Iterator[str]:
    """The lines of a report's summary; `arguments` are those of the command that made it."""
    unknown = report["unknown"]
    codes = f"{count(len(unknown), 'code')} {'is' if len(unknown) == 1 else 'are'} left unknown"
    if report["glyphs"]:
        yield f"{report['known']:.2%} of the glyphs are known; {codes if unknown else 'no code is left unknown'}"
    else:
        yield "There is no text in this PDF but blanks, page numbers and running heads: nothing is left to recover"
    disputes = [_describe_contradiction(row) for row in report["contradictions"]]
    disputes += _describe_disputes(report["conflicts"])
    pending = [_describe_pending(row) for row in report["pending"]]
    places = [
        f"{row['font']}:{row['code']} is unknown, {count(row['uses'], 'use')}, see {', '.join(row['places'][:5])}"
        for row in unknown
    ]
    for rows in (disputes, pending, places):
        yield from (f"  {escape(row)}" for row in rows[:_MOST_SHOWN])
    left = sum(max(0, len(rows) - _MOST_SHOWN) for rows in (disputes, pending, places))
    if left:
        yield f"  and {left} more; --report FILE lists all"
    if "agreement" in report.get("repaired", {}):
        yield from _describe_check(report["repaired"])
    if unknown:
        yield f"Next: {escape(_format_suggest(arguments))}"


def _describe_check(repaired: dict[str, Any]) -> Iterator[str]:
    yield f"Another reader finds {repaired['agreement']:.2%} of the text in the repaired PDF"
    pages = sorted(repaired["pages"], key=lambda row: row["agreement"])
    if low := [f"{row['page']} ({row['agreement']:.1%})" for row in pages[:_MOST_NAMED] if row["agreement"] < _GOOD]:
        yield f"  least on page {', '.join(low)}"


def _describe_contradiction(row: dict[str, Any]) -> str:
    said = ", ".join(f"{decision['text']} ({decision['source']})" for decision in row["decisions"])
    return f"instructions contradict each other about {row['about']}, and none is followed: {said}"


def _describe_pending(row: dict[str, Any]) -> str:
    cue = re.match(r"[0-9]+\.[0-9]+(?:[:/][0-9]+(?:-[0-9]+)?)?(?=\s)", row["words"])
    hint = f"; if “{cue[0]}” is a cue, write @{cue[0]}" if cue and not row["cue"] else ""
    return f"{row['words']!r} ({row['source']}) taught nothing: {row['reason']}{hint}"


def _format_suggest(arguments: argparse.Namespace) -> str:
    """The command that tells what to type next, for a shell, with all that this command was given."""
    words = ["cidfix", "suggest", _format_path(arguments.file)]
    options: list[tuple[str, Path | None]] = [("--entries", arguments.entries), ("--session", arguments.session)]
    options.append(("--alphabet", arguments.alphabet))
    options += [("--map", path) for path in arguments.map] + [("--known", path) for path in arguments.known]
    for option, path in options:
        if path is not None:
            words += [option, _format_path(path)]
    if arguments.library:
        words.append("--library")
    if arguments.rules is not None:
        words += ["--rules", arguments.rules]
    if arguments.accept != "sure":
        words += ["--accept", arguments.accept]
    for tag in arguments.language:
        words += ["--language", tag]
    for font in arguments.reference:
        words += ["--reference", font]
    if arguments.installed_fonts:
        words.append("--installed-fonts")
    if arguments.password:
        words += ["--password", "PASSWORD"]  # the screen is no place for it
    if arguments.pages:
        words += ["--pages", _format_pages(arguments.pages)]
    return shlex.join(words)


def _format_path(path: Path) -> str:
    return f"./{path}" if str(path).startswith("-") else str(path)


def _format_pages(pages: frozenset[int]) -> str:
    ordered = sorted(pages)
    gaps = [(before, after) for before, after in pairwise(ordered) if after > before + 1]
    firsts, lasts = [ordered[0], *(after for _, after in gaps)], [*(before for before, _ in gaps), ordered[-1]]
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in zip(firsts, lasts, strict=True))


def _describe_disputes(conflicts: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each code that stands one against one, and one for each decision that others overrule."""
    overruled: dict[str, list[str]] = defaultdict(list)
    for row in conflicts:
        code = f"{row['font']}:{row['code']}"
        if row["tied"]:
            sides = "; ".join(f"{_quote(side['value'])} say {_names(side['decisions'])}" for side in row["values"])
            yield f"{code} is in conflict, {_quote(row['used'])} is used: {sides}"
            continue
        for side in row["values"]:
            if side["value"] != row["used"]:
                for decision in side["decisions"]:
                    overruled[_name(decision)].append(f"{code} is {_quote(row['used'])}, not {_quote(side['value'])}")
    for name, points in overruled.items():
        more = f" and {len(points) - _MOST_NAMED} more" if len(points) > _MOST_NAMED else ""
        yield f"{name} disagrees with the rest, which is used: {', '.join(points[:_MOST_NAMED])}{more}"


def _names(decisions: list[dict[str, str]]) -> str:
    named = [_name(decision) for decision in decisions[:_MOST_NAMED]]
    return ", ".join(named) + (" and others" if len(decisions) > _MOST_NAMED else "")


def _name(decision: dict[str, str]) -> str:
    place = f" at {decision['place']}" if decision["place"] else ""
    return f"{decision['words']!r} ({decision['source']}){place}" if decision["words"] else decision["source"]


def _quote(value: str) -> str:
    return repr(show_value(value))
