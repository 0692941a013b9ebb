"""Replay what was typed and settled, decode the document, and write its text."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.outputs import Input, Output, check_outputs
from cidfix.cli.summary import format_summary
from cidfix.cli.tables import print_json
from cidfix.files import write_atomically
from cidfix.recover.decisions import UseMap
from cidfix.recover.maps import write_map
from cidfix.sessions import save_session


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
    outputs, inputs = _list_outputs(arguments), _list_inputs(arguments)
    check_outputs(outputs, inputs)
    recovery = load_recovery(arguments)
    named = [Input("--map", Path(decision.path)) for decision in recovery.decisions if isinstance(decision, UseMap)]
    check_outputs(outputs, [*inputs, *named])
    text = recovery.to_text(arguments.unknown, arguments.furniture)
    report = recovery.to_report(arguments.furniture)
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
        stream = sys.stderr if on_screen else sys.stdout
        for line in format_summary(report, arguments):
            print(line, file=stream)
        print_notes(recovery)
    return 1 if arguments.strict and (report["unknown"] or report["conflicts"] or report["contradictions"]) else 0


def _list_outputs(arguments: argparse.Namespace) -> Sequence[Output]:
    on_screen = str(arguments.out) == "-"
    outputs = (
        None if on_screen else Output("-o", arguments.out),
        Output("--save-map", arguments.save_map, "--map") if arguments.save_map else None,
        Output("--save-session", arguments.save_session, "--session") if arguments.save_session else None,
        Output("--report", arguments.report) if arguments.report else None,
    )
    return [output for output in outputs if output is not None]


def _list_inputs(arguments: argparse.Namespace) -> Sequence[Input]:
    one = (("", arguments.file), ("--entries", arguments.entries), ("--session", arguments.session))
    alphabet = ("--alphabet", arguments.alphabet)
    several = [("--map", path) for path in arguments.map] + [("--known", path) for path in arguments.known]
    several += [("--reference", Path(name)) for name in arguments.reference]
    return [Input(option, path) for option, path in (*one, alphabet, *several) if path is not None]
