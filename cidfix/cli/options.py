"""Options that several commands have, each said in one place."""

from __future__ import annotations

import argparse
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.recover.decisions import UseLanguage
from cidfix.repair.model import STEPS

_STEPS = {
    "characters": "leave letters of other scripts within words as they are",
    "ligatures": "leave ligatures, and words that lost letters with them, as they are",
    "furniture": "leave page numbers, running heads and notes where they are",
    "paragraphs": "leave lines as they are",
    "hyphens": "leave hyphens at line ends as they are",
    "words": "neither join spaced-out letters nor part words that ran together",
    "foreign": "do not look for paragraphs in other languages",
}


def add_out(parser: argparse.ArgumentParser) -> None:
    """Where to write."""
    parser.add_argument(
        "-o", dest="out", type=Path, required=True, metavar="OUT", help="the file to write; - is the screen"
    )


def add_knowledge(parser: argparse.ArgumentParser, use: str) -> None:
    """What is known of the language; `use` says what its tag is good for."""
    parser.add_argument(
        "--known", type=Path, action="append", default=[], metavar="FILE", help="a text or word list in the language"
    )
    parser.add_argument(
        "--language",
        type=_parse_language,
        action="append",
        default=[],
        metavar="TAG",
        help=f"the language (BCP 47, ISO 639-3 or x-...): {use}",
    )


def add_apart(parser: argparse.ArgumentParser, furniture: str, foreign: str) -> None:
    """What becomes of text that is no body text; `furniture` and `foreign` name it and the choices."""
    parser.add_argument("--furniture", choices=("apart", "keep", "drop"), default="apart", help=furniture)
    parser.add_argument("--foreign", choices=("mark", "keep", "drop"), default="mark", help=foreign)


def add_steps(parser: argparse.ArgumentParser) -> None:
    """Which steps of repair are not taken."""
    for step in STEPS:
        parser.add_argument(f"--no-{step}", dest="without", action="append_const", const=step, help=_STEPS[step])
    parser.add_argument("--raw", action="store_true", help="no repair at all")


def find_steps(arguments: argparse.Namespace) -> frozenset[str]:
    """The steps of repair that are taken."""
    return frozenset() if arguments.raw else frozenset(STEPS) - frozenset(arguments.without or ())


def _parse_language(text: str) -> str:
    try:
        return UseLanguage(text, "--language").tag
    except CidfixError as error:
        raise argparse.ArgumentTypeError(f"{error.what}; {error.remedy}") from None
