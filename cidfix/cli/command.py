"""A command from what was typed to its exit status; whatever fails on the way is said in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cidfix.cli.arguments import parse_arguments
from cidfix.cli.console import abandon, open_streams, say
from cidfix.errors import CidfixError


def run_command(argv: Sequence[str]) -> int:
    """Run one command; returns its exit status."""
    try:
        open_streams()
        status = _run(argv)
        sys.stdout.flush()  # here, since nobody could answer for it later
    except CidfixError as error:
        say(f"cidfix: {error}")
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough; nothing is wrong.
        abandon(sys.stdout)
        return 0
    except OSError as error:
        place = "standard output" if error.filename is None else str(error.filename)
        say(f"cidfix: {place}: {(error.strerror or str(error)).lower()}")
        abandon(sys.stdout)
        return 2
    return status


def _run(argv: Sequence[str]) -> int:
    try:
        arguments = parse_arguments(argv)
    except SystemExit as done:  # --help and --version, or what was typed is no command
        return int(done.code or 0)
    return int(arguments.run(arguments))
