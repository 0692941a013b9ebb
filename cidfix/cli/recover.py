"""Replay what was typed and settled, decode the document, and write its text."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from textwrap import shorten
from typing import Any

from cidfix.cli.console import count, say
from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.options import add_apart, add_out, add_steps, find_steps
from cidfix.cli.outputs import Input, Output, check_outputs
from cidfix.cli.summary import format_summary
from cidfix.cli.tables import format_json, print_json
from cidfix.errors import CidfixError
from cidfix.export.build import Choices
from cidfix.export.details import OfferedDetail
from cidfix.export.formats import FORMATS as TEXT_FORMATS
from cidfix.export.pictures import format_with_pages
from cidfix.export.report_md import format_report
from cidfix.files import write_atomically
from cidfix.recover.block_decisions import ANALYSES, FindBlocks
from cidfix.recover.decisions import UseMap
from cidfix.recover.maps import write_map
from cidfix.recovery import Recovery
from cidfix.repair.model import Options
from cidfix.sessions import save_session

FORMATS = (*TEXT_FORMATS, "pdf")
_SHOWN = 40  # letters of an example


def add_options(parser: argparse.ArgumentParser) -> None:
    """Where to write what, and how."""
    add_out(parser)
    parser.add_argument("--save-map", type=Path, metavar="FILE", help="save the map for the next PDF in that font")
    parser.add_argument("--save-session", type=Path, metavar="FILE", help="save all decisions")
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="write a report: to read where FILE ends in .md, else JSON"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 if anything is unknown or in conflict")
    add_writing(parser)


def add_writing(parser: argparse.ArgumentParser) -> None:
    """In what form to write, and what of the document."""
    parser.add_argument(
        "--to",
        choices=FORMATS,
        metavar="FORMAT",
        help=f"{', '.join(FORMATS)} (pdf: the same PDF with its text repaired; default: by OUT, else txt)",
    )
    parser.add_argument("--check", action="store_true", help="read the repaired PDF again by another reader")
    parser.add_argument(
        "--details",
        action="store_true",
        help="repair bookmarks, annotations, form values and metadata of the PDF, too, where they were typed in a font "
        "of its pages; without this they are only listed in the report",
    )
    parser.add_argument(
        "--unknown", choices=("mark", "fffd"), default="mark", help="write unknown codes as (cid:n) or as U+FFFD"
    )
    parser.add_argument(
        "--blocks",
        choices=("auto", *ANALYSES),
        help="how blocks are found: along the white between columns, by cutting pages across and down in turn, or "
        "whichever the sentences bear out (auto, also where a session says otherwise)",
    )
    parser.add_argument(
        "--notes",
        choices=("end", "page", "drop"),
        default="end",
        help="footnotes: behind the text (default), behind the text of their page, or dropped with their marks",
    )
    parser.add_argument("--page-marks", action="store_true", help="txt: write [p. 3] where page 3 begins")
    add_apart(
        parser,
        "page numbers and running heads: listed in the report (default), kept in the text, or dropped",
        "paragraphs in other languages: marked where the format can say it (default), not looked for, or dropped",
    )
    add_steps(parser)


def load(arguments: argparse.Namespace) -> Recovery:
    """The recovery that all options describe; raises what `load_recovery` does."""
    recovery = load_recovery(arguments)
    if arguments.blocks is None:
        return recovery
    kept = (decision for decision in recovery.decisions if not isinstance(decision, FindBlocks))  # a later word on it
    said = () if arguments.blocks == "auto" else (FindBlocks(arguments.blocks, "--blocks"),)
    return replace(recovery, decisions=(*kept, *said))


def run(arguments: argparse.Namespace) -> int:
    """Write the text, and say what is left."""
    outputs, inputs = _list_outputs(arguments), _list_inputs(arguments)
    check_outputs(outputs, inputs)
    recovery = load(arguments)
    named = [Input("--map", Path(decision.path)) for decision in recovery.decisions if isinstance(decision, UseMap)]
    check_outputs(outputs, [*inputs, *named])
    report = recovery.to_report(arguments.furniture)
    written = write_output(recovery, arguments)
    for note in written.get("repaired", {}).get("notes", ()):
        say(f"cidfix: note: {note}")
    report.update(written)
    if arguments.save_map:
        saved = recovery.to_map()
        write_map(arguments.save_map, saved)
        if not saved.knows_letters:
            has = "has nothing but spaces" if any(glyph.values for glyph in saved.glyphs) else "is empty"
            say(f"cidfix: note: the map {has}: it keeps only what was typed, accepted or in another map")
    if arguments.save_session:
        save_session(recovery, arguments.save_session)
    if arguments.report:
        write_atomically(arguments.report, _format_report(recovery, report, arguments.report).encode("utf-8"))
    if arguments.json:
        print_json(report)
    else:
        stream = sys.stderr if str(arguments.out) == "-" else sys.stdout
        for line in format_summary(report, arguments):
            print(line, file=stream)
        print_notes(recovery)
    doubts = report["unknown"] or report["conflicts"] or report["contradictions"] or recovery.overruled
    return 1 if arguments.strict and doubts else 0


def write_output(recovery: Recovery, arguments: argparse.Namespace) -> dict[str, Any]:
    """Write what `-o` and `--to` ask for; what the report has to say of it."""
    if _find_format(arguments) == "pdf":
        return {"repaired": _write_pdf(recovery, arguments)}
    return {"repairs": _write_text(recovery, arguments)}


def _find_format(arguments: argparse.Namespace) -> str:
    ending = arguments.out.suffix.lower().removeprefix(".")
    return str(arguments.to or (ending if ending in FORMATS else "txt"))


def _write_text(recovery: Recovery, arguments: argparse.Namespace) -> dict[str, Any]:
    """Write the text in its format; the repairs, each with its place."""
    options = Options(find_steps(arguments), foreign=arguments.foreign)
    choices = Choices(options, arguments.notes, arguments.furniture == "keep", arguments.page_marks)
    export = recovery.to_export(arguments.unknown, choices, lambda: None)
    written = format_with_pages(export.text, _find_format(arguments), arguments.file, arguments.password)
    if str(arguments.out) != "-":
        write_atomically(arguments.out, written.encode("utf-8"))
    elif not arguments.json:
        print(written, end="")
    return recovery.report_repairs(export.repaired)


def _write_pdf(recovery: Recovery, arguments: argparse.Namespace) -> dict[str, Any]:
    """Write the repaired PDF, and check it if that was asked for; what is to be said of it in the report."""
    out, password = arguments.out, arguments.password
    offered = recovery.offer_details(arguments.file, password, lambda: None)
    chosen = offered if arguments.details else ()
    notes = recovery.write_pdf(out, arguments.file, password, chosen, lambda: None)
    said: dict[str, Any] = {"notes": list(notes), "details": [_describe_detail(one, chosen) for one in offered]}
    if offered and not chosen:
        said["notes"].append(_describe_offered(offered))
    if arguments.details:
        number = len(offered or recovery.read_details(arguments.file, password, lambda: None))
        said["notes"].append(_describe_repaired(number, bool(offered)))
    if arguments.check:
        pages = recovery.check_pdf(out, password, lambda: None)
        said["agreement"] = fmean(share for _, share in pages)
        said["pages"] = [{"page": number, "agreement": share} for number, share in pages]
    return said


def _describe_detail(one: OfferedDetail, chosen: Sequence[OfferedDetail]) -> dict[str, Any]:
    found = {"kind": one.detail.kind, "says": one.detail.text, "means": one.text, "repaired": one in chosen}
    return {**found, "page": one.detail.page} if one.detail.page else found


def _describe_offered(offered: Sequence[OfferedDetail]) -> str:
    counts = Counter(one.detail.kind for one in offered)
    kinds = ", ".join(kind if number == 1 else f"{kind} ({number} times)" for kind, number in counts.items())
    says, means = (shorten(text, _SHOWN, placeholder="…") for text in (offered[0].detail.text, offered[0].text))
    example = f"“{says}” would be “{means}”"
    return f"these were typed in a font of the pages, too, and --details repairs them: {kinds}; {example}"


def _describe_repaired(number: int, repaired: bool) -> str:
    """What became of `number` texts beside the pages: all that were offered, or all there are."""
    if repaired:
        return f"beside the pages {count(number, 'text')} {'was' if number == 1 else 'were'} repaired"
    if number:
        texts = f"the {number} texts beside the pages read" if number > 1 else "the one text beside the pages reads"
        return f"--details repaired nothing: {texts} no better in any font of the pages"
    return "--details repaired nothing: the PDF has no bookmarks, annotations, form values or metadata"


def _format_report(recovery: Recovery, report: dict[str, Any], path: Path) -> str:
    if path.suffix.lower() == ".md":
        return format_report(report, recovery.document, recovery.values, recovery.decisions)
    return format_json(report)


def _list_outputs(arguments: argparse.Namespace) -> Sequence[Output]:
    on_screen = str(arguments.out) == "-"
    if arguments.check and _find_format(arguments) != "pdf":
        raise CidfixError("--check is for repaired PDFs", str(arguments.out), "add --to pdf, or leave --check out")
    if arguments.details and _find_format(arguments) != "pdf":
        raise CidfixError("--details is for repaired PDFs", str(arguments.out), "add --to pdf, or leave --details out")
    outputs = (
        None if on_screen and _find_format(arguments) != "pdf" else Output("-o", arguments.out),
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
