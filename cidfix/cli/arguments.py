"""What can be said on the command line, each option in one place."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import cidfix
from cidfix.cli import doctor, glyphs, inspect, lines, maps, recover, repair, suggest, window
from cidfix.cli.batch import command as batch
from cidfix.cli.console import say
from cidfix.cli.options import add_knowledge
from cidfix.cli.pages import parse_pages

_OF_DOCUMENTS = {"inspect": inspect, "glyphs": glyphs, "lines": lines, "suggest": suggest, "recover": recover}
_COMMANDS = (*_OF_DOCUMENTS, "batch", "repair", "map")


class _UsageError(Exception):
    """What was typed is no command; the message is in a user's words."""


class _Parser(argparse.ArgumentParser):
    """Leaves it to `parse_arguments` to say what is wrong, in one line as every other error of the program."""

    def error(self, message: str) -> NoReturn:
        if "COMMAND" in message:  # none, or one that there is not
            message = "say what to do, for example: cidfix inspect FILE"
        raise _UsageError(f"{self.prog}: {message}; see {self.prog} --help")


def parse_arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What was typed; the chosen command's function is in `run`. Raises SystemExit once all is said."""
    try:
        if not argv or (len(argv) == 1 and not argv[0].startswith("-") and argv[0] not in _COMMANDS):
            return argparse.Namespace(run=window.run, file=Path(argv[0]) if argv else None)
        if list(argv) == ["--doctor"]:  # no command goes with it
            return argparse.Namespace(run=lambda _: doctor.print_findings())
        return build_parser().parse_args(argv)
    except _UsageError as error:
        dashed = [argument for argument in argv if re.fullmatch(r"-[^-].*\.pdf", argument, re.IGNORECASE | re.DOTALL)]
        say(str(error) + (f"; for the file {dashed[0]}, write ./{dashed[0]}" if dashed else ""))
        raise SystemExit(2) from None


def build_parser() -> argparse.ArgumentParser:
    """The parser of the whole command; the chosen command's function is in `run`."""
    description = "Recover the text of PDFs that look right and copy wrongly."
    epilog = "Without a command, cidfix opens its window; cidfix FILE opens the file in it."
    parser = _Parser(prog="cidfix", description=description, epilog=epilog)
    parser.add_argument("--version", action="version", version=f"cidfix {cidfix.__version__}")
    parser.add_argument("--doctor", action="store_true", help="say what is installed and missing, and what to do")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    reading = _reading_options()
    document = _document_options(reading)
    for name, module in _OF_DOCUMENTS.items():
        doc = module.__doc__ or ""
        command = commands.add_parser(name, parents=[document], help=doc.partition("\n")[0], description=doc)
        module.add_options(command)
        command.set_defaults(run=module.run)
    command = commands.add_parser(
        "batch", parents=[reading], help=(batch.__doc__ or "").partition("\n")[0], description=batch.__doc__
    )
    batch.add_options(command)
    command.set_defaults(run=batch.run)
    command = commands.add_parser("repair", help=(repair.__doc__ or "").partition("\n")[0], description=repair.__doc__)
    repair.add_options(command)
    command.set_defaults(run=repair.run)
    command = commands.add_parser("map", help=(maps.__doc__ or "").partition("\n")[0], description=maps.__doc__)
    maps.add_options(command)
    return parser


def _document_options(reading: _Parser) -> _Parser:
    """What can be said of one document."""
    options = _Parser(add_help=False, parents=[reading])
    options.add_argument("file", type=Path, metavar="FILE", help="the PDF")
    options.add_argument("--entries", type=Path, metavar="FILE", help="what you typed and settled, a decision a line")
    options.add_argument("--session", type=Path, metavar="FILE", help="a saved session; it is only read")
    options.add_argument("--pages", type=parse_pages, metavar="1-5,8", help="only these pages")
    return options


def _reading_options() -> _Parser:
    """How documents are read, each like the other."""
    options = _Parser(add_help=False)
    options.add_argument(
        "--map", type=Path, action="append", default=[], metavar="FILE", help="a saved map; may be given several times"
    )
    options.add_argument("--library", action="store_true", help="use the maps of your library that fit")
    add_knowledge(options, "tells its letters, noted in maps")
    options.add_argument(
        "--alphabet",
        type=Path,
        metavar="FILE",
        help="the language's letters: proposed before others, which are reported",
    )
    options.add_argument(
        "--rules",
        metavar="NAME|FILE",
        help="the rules by which letters are put in order: those that come with cidfix by name, or a file of others",
    )
    options.add_argument(
        "--accept", choices=("none", "sure", "all"), default="sure", help="which proposals to use (default: sure)"
    )
    options.add_argument(
        "--reference",
        action="append",
        default=[],
        metavar="FONT",
        help="a font with letters like these: a file, or an installed font's name; may be given several times",
    )
    options.add_argument(
        "--installed-fonts", action="store_true", help="compare with all installed fonts, too; slow the first time"
    )
    options.add_argument("--password", default="", help="the password of an encrypted PDF")
    options.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return options
