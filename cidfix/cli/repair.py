"""Repair a text from any converter: words, ligatures, hyphens, paragraphs, characters."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cidfix.cli.console import count
from cidfix.cli.options import add_apart, add_knowledge, add_out, add_steps, find_steps
from cidfix.cli.outputs import Input, Output, check_outputs
from cidfix.cli.tables import format_json, print_json
from cidfix.files import read_text, write_atomically
from cidfix.repair.engine import repair_text
from cidfix.repair.model import STEPS, Options, Repaired
from cidfix.repair.report import format_report, to_report


def add_options(parser: argparse.ArgumentParser) -> None:
    """What to repair, how, and where to write it."""
    parser.add_argument("file", type=Path, metavar="TEXT", help="the text, a file of any name")
    add_out(parser)
    add_knowledge(parser, "its common words are believed")
    add_apart(
        parser,
        "page numbers, running heads and notes: listed in the report (default), kept in the text, or dropped",
        "paragraphs in other languages: listed in the report (default), not looked for, or dropped and listed",
    )
    add_steps(parser)
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="write a report of all changes (readable as .md, else JSON)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a summary")


def run(arguments: argparse.Namespace) -> int:
    """Write the repaired text, and say what was done."""
    on_screen = str(arguments.out) == "-"
    outputs = [] if on_screen else [Output("-o", arguments.out)]
    outputs += [Output("--report", arguments.report)] if arguments.report else []
    check_outputs(outputs, [Input("TEXT", arguments.file), *(Input("--known", path) for path in arguments.known)])
    options = Options(
        steps=find_steps(arguments),
        known=tuple(read_text(path) for path in arguments.known),
        languages=tuple(arguments.language),
        furniture=arguments.furniture,
        foreign=arguments.foreign,
    )
    text, repaired = repair_text(read_text(arguments.file), options)
    if not on_screen:
        write_atomically(arguments.out, text.encode("utf-8"))
    elif not arguments.json:
        print(text, end="")
    report = to_report(repaired)
    if arguments.report:
        readable = arguments.report.suffix.casefold() == ".md"
        written = format_report(repaired, arguments.file.name) if readable else format_json(report)
        write_atomically(arguments.report, written.encode("utf-8"))
    if arguments.json:
        print_json(report)
    else:
        print(_summarise(repaired), file=sys.stderr if on_screen else sys.stdout)
    return 0


def _summarise(repaired: Repaired) -> str:
    """What was done in one line."""
    changes = [f"{step} {number}" for step in STEPS if (number := sum(edit.step == step for edit in repaired.edits))]
    said = f"{count(len(repaired.edits), 'change')}" + (f" ({', '.join(changes)})" if changes else "")
    if repaired.furniture:
        said += f"; {count(len(repaired.furniture), 'line')} set apart"
    if repaired.foreign:
        said += f"; {count(len(repaired.foreign), 'paragraph')} in another language"
    return said
