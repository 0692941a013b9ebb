"""Replay what was typed and settled, decode the document, and write its text."""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cidfix.cli.loading import load_recovery, print_notes, read_alphabet
from cidfix.cli.tables import print_json
from cidfix.files import write_atomically
from cidfix.recover.maps import write_map
from cidfix.recovery import save_session

_MOST_SHOWN = 10
_MOST_NAMED = 3


def add_options(parser: argparse.ArgumentParser) -> None:
    """Where to write what, and how."""
    parser.add_argument(
        "-o", dest="out", type=Path, required=True, metavar="OUT", help="the file to write; - is the screen"
    )
    parser.add_argument("--to", choices=("txt",), default="txt", help="the format (default: txt)")
    parser.add_argument("--save-map", type=Path, metavar="FILE", help="save the map for the next PDF in that font")
    parser.add_argument("--save-session", type=Path, metavar="FILE", help="save all decisions")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a report (JSON)")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if anything is unknown or in conflict")
    parser.add_argument(
        "--unknown", choices=("mark", "fffd"), default="mark", help="write unknown codes as (cid:n) or as U+FFFD"
    )

    parser.add_argument(
        "--furniture",
        choices=("apart", "keep", "drop"),
        default="apart",
        help="page numbers and running heads: listed in the report (default), kept in the text, or dropped",
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the text, and say what is left."""
    recovery = load_recovery(arguments)
    alphabet = read_alphabet(arguments.alphabet)
    text = recovery.to_text(arguments.unknown, arguments.furniture)
    report = recovery.to_report(alphabet, arguments.furniture)
    on_screen = str(arguments.out) == "-"
    if on_screen and not arguments.json:
        print(text, end="")
    elif not on_screen:
        write_atomically(arguments.out, text.encode("utf-8"))
    if arguments.save_map:
        write_map(arguments.save_map, recovery.to_map())
    if arguments.save_session:
        save_session(recovery, arguments.save_session)
    if arguments.report:
        write_atomically(arguments.report, (json.dumps(report, ensure_ascii=False, indent=1) + "\n").encode("utf-8"))
    if arguments.json:
        print_json(report)
    else:
        _print_summary(report, sys.stderr if on_screen else sys.stdout)
        print_notes(recovery)
    return 1 if arguments.strict and (report["unknown"] or report["conflicts"]) else 0


def _print_summary(report: dict[str, Any], stream: Any) -> None:
    unknown, conflicts, pending = report["unknown"], report["conflicts"], report["pending"]
    codes = "no code is left unknown" if not unknown else f"{len(unknown)} codes are left unknown"
    print(f"{report['known']:.2%} of the glyphs are known; {codes}", file=stream)
    for row in unknown[:_MOST_SHOWN]:
        print(
            f"  {row['font']}:{row['code']} is unknown, {row['uses']} uses, see {', '.join(row['places'][:5])}",
            file=stream,
        )
    disputes = [*_describe_disputes(conflicts)]
    for line in disputes[:_MOST_SHOWN]:
        print(f"  {line}", file=stream)
    for row in pending[:_MOST_SHOWN]:
        print(f"  {row['words']!r} ({row['source']}) taught nothing: {row['reason']}", file=stream)
    left = sum(max(0, len(rows) - _MOST_SHOWN) for rows in (unknown, disputes, pending))
    if left:
        print(f"  and {left} more; --report FILE lists all", file=stream)


def _describe_disputes(conflicts: list[dict[str, Any]]) -> Iterator[str]:
    """A line for each code that stands one against one, and one for each decision that others overrule."""
    overruled: dict[str, list[str]] = defaultdict(list)
    for row in conflicts:
        code = f"{row['font']}:{row['code']}"
        if row["tied"]:
            sides = "; ".join(f"{side['value']!r} say {_names(side['decisions'])}" for side in row["values"])
            yield f"{code} is in conflict, {row['used']!r} is used: {sides}"
            continue
        for side in row["values"]:
            if side["value"] != row["used"]:
                for decision in side["decisions"]:
                    overruled[_name(decision)].append(f"{code} is {row['used']!r}, not {side['value']!r}")
    for name, points in overruled.items():
        more = f" and {len(points) - _MOST_NAMED} more" if len(points) > _MOST_NAMED else ""
        yield f"{name} disagrees with the rest, which is used: {', '.join(points[:_MOST_NAMED])}{more}"


def _names(decisions: list[dict[str, str]]) -> str:
    named = [_name(decision) for decision in decisions[:_MOST_NAMED]]
    return ", ".join(named) + (" and others" if len(decisions) > _MOST_NAMED else "")


def _name(decision: dict[str, str]) -> str:
    place = f" at {decision['place']}" if decision["place"] else ""
    return f"{decision['words']!r} ({decision['source']}){place}" if decision["words"] else decision["source"]
