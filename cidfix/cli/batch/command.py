"""Recover many PDFs: folders, patterns and files, in several processes, going on where it was stopped."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from cidfix.cli.batch.cluster import run_on_cluster
from cidfix.cli.batch.find import choose_outputs, find_pdfs, is_in_part
from cidfix.cli.batch.jobs import Job, Outcome
from cidfix.cli.batch.journal import open_journal, read_journals
from cidfix.cli.batch.workers import Limits, run_jobs
from cidfix.cli.console import count, escape, say
from cidfix.cli.loading import read_library
from cidfix.cli.recover import add_writing
from cidfix.cli.tables import format_json, print_json, print_table
from cidfix.errors import CidfixError
from cidfix.files import check_writable, write_atomically
from cidfix.recover.session import SESSION_ENDING

_MEGABYTE = 1 << 20
_MOST_SHOWN = 20


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which PDFs, where to, and how many at once."""
    parser.add_argument("files", nargs="+", metavar="DIR", help="folders, PDFs, or patterns such as 'books/*.pdf'")
    parser.add_argument("-o", dest="out", type=Path, required=True, metavar="DIR", help="the folder for what is made")
    add_writing(parser)
    parser.add_argument("--workers", type=_parse_count, default=os.cpu_count() or 1, help="how many files at once")
    parser.add_argument("--seconds", type=_parse_positive, default=600.0, help="what one file may take (default: 600)")
    parser.add_argument(
        "--memory", type=_parse_count, default=4096, metavar="MB", help="what one file may fill (default: 4096)"
    )
    parser.add_argument("--min-known", type=_parse_share, default=0.0, metavar="SHARE", help="exit with 1 below it")
    parser.add_argument("--part", type=_parse_part, default=(1, 1), metavar="N/M", help="only this part of the files")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="do it on a Dask cluster that runs there")
    parser.add_argument("--again", action="store_true", help="do what is done already again")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write what came of each file (JSON)")


def run(arguments: argparse.Namespace) -> int:
    """Do what is not done yet, and say what came of all."""
    if arguments.report:
        check_writable(arguments.report)
    jobs = _list_jobs(arguments)
    done = {} if arguments.again else read_journals(arguments.out)
    outcomes = {job.key: done[job.key] for job in jobs if job.key in done}
    left = [job for job in jobs if job.key not in done]
    limits = Limits(arguments.seconds, arguments.memory * _MEGABYTE)
    part, parts = arguments.part
    if arguments.library and left:
        read_library()  # once, before each worker would
    with open_journal(arguments.out, f"{part}-{parts}" if parts > 1 else "") as journal:
        if arguments.scheduler and left:
            running = run_on_cluster(left, arguments.scheduler, limits)
        else:
            running = run_jobs(left, arguments.workers, limits)
        for outcome in _show_progress(running, len(left)):
            journal.write(outcome)
            outcomes[outcome.key] = outcome
    ordered = [outcomes[job.key] for job in jobs]
    report = _to_report(ordered, len(jobs) - len(left))
    if arguments.report:
        write_atomically(arguments.report, format_json(report).encode("utf-8"))
    if arguments.json:
        print_json(report)
    else:
        _print_summary(ordered, report, arguments.min_known)
    return 0 if all(one.status == "done" and one.known >= arguments.min_known for one in ordered) else 1


def _list_jobs(arguments: argparse.Namespace) -> list[Job]:
    found = find_pdfs(arguments.files, arguments.out)
    if not found:
        raise CidfixError("there is no PDF", ", ".join(arguments.files), "name a folder in which there are PDFs")
    outputs = choose_outputs((below for _, below in found), arguments.out, arguments.to or "txt")
    part, parts = arguments.part
    words = tuple(_list_words(arguments))
    return [
        Job(str(path), str(out), (*words, *_find_session(path)), _find_stamp(path))
        for (path, below), out in zip(found, outputs, strict=True)
        if is_in_part(below, part, parts)
    ]


def _list_words(arguments: argparse.Namespace) -> Iterator[str]:
    """The words of `recover` that say the same as those of this command."""
    for option in (
        "to",
        "unknown",
        "furniture",
        "notes",
        "foreign",
        "blocks",
        "accept",
        "password",
        "alphabet",
        "rules",
    ):
        if value := getattr(arguments, option):
            yield f"--{option}={value}"
    for option in ("map", "known", "language", "reference"):
        yield from (f"--{option}={value}" for value in getattr(arguments, option))
    for option in ("check", "raw", "installed_fonts", "library", "page_marks"):
        if getattr(arguments, option):
            yield f"--{option.replace('_', '-')}"
    yield from (f"--no-{step}" for step in arguments.without or ())


def _find_session(path: Path) -> tuple[str, ...]:
    """What the user said of the PDF in the window, which is kept beside it."""
    session = path.with_name(f"{path.name}{SESSION_ENDING}")
    return (f"--session={session}",) if session.exists() else ()


def _find_stamp(path: Path) -> tuple[int, int]:
    """Size and time of change of a PDF and of what was said of it, as far as there is something to be told."""
    stamps = []
    for file in (path, path.with_name(f"{path.name}{SESSION_ENDING}")):
        try:
            facts = file.stat()
        except OSError:
            continue
        stamps.append((facts.st_size, facts.st_mtime_ns))
    return sum(size for size, _ in stamps), max((time for _, time in stamps), default=0)


def _show_progress(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The outcomes, with how many are done, how fast, and how long the rest will take, on a terminal."""
    begun = perf_counter()
    for number, outcome in enumerate(outcomes, 1):
        if outcome.status == "failed":
            say(
                f"cidfix: {outcome.error}"
                if outcome.path in outcome.error
                else f"cidfix: {outcome.path}: {outcome.error}"
            )
        if sys.stderr.isatty():
            rate = number / max(perf_counter() - begun, 1e-3)
            left = (total - number) / rate
            end = "\n" if number == total else ""
            words = f"{number} of {total} files, {rate * 60:.0f} a minute, {left / 60:.0f} min left"
            print(f"\r\x1b[K{words}", end=end, file=sys.stderr, flush=True)
        yield outcome


def _to_report(outcomes: Sequence[Outcome], before: int) -> dict[str, Any]:
    done = [one for one in outcomes if one.status == "done"]
    return {
        "files": [{key: value for key, value in asdict(one).items() if key != "key"} for one in outcomes],
        "done": len(done),
        "failed": len(outcomes) - len(done),
        "done_before": before,
        "pages": sum(one.pages for one in done),
        "seconds": sum(one.seconds for one in outcomes),
    }


def _print_summary(outcomes: Sequence[Outcome], report: dict[str, Any], least: float) -> None:
    low = sorted((one for one in outcomes if one.status == "done" and one.known < least), key=lambda one: one.known)
    before = f", {report['done_before']} of them before" if report["done_before"] else ""
    failed = f"; {count(report['failed'], 'file')} could not be read" if report["failed"] else ""
    print(f"{count(report['done'], 'file')} done{before}, {count(report['pages'], 'page')}{failed}")
    if low:
        print(f"Less than {least:.0%} is known in {count(len(low), 'file')}:")
        print_table(
            ("known", "codes left", "file"), [(f"{o.known:.1%}", o.unknown, escape(o.path)) for o in low[:_MOST_SHOWN]]
        )


def _parse_count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _parse_positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e7:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return number


def _parse_share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no share from 0 to 1, such as 0.98")
    return share


def _parse_part(text: str) -> tuple[int, int]:
    first, _, last = text.partition("/")
    if not (first.isascii() and first.isdigit() and last.isascii() and last.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is no part such as 3/10")
    part, parts = int(first), int(last)
    if not 1 <= part <= parts <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no part such as 3/10")
    return part, parts
