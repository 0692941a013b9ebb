"""The command line: a thin front over `cidfix.recovery`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cidfix.cli.arguments import build_parser
from cidfix.errors import CidfixError


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status of the contract (0 done, 1 left open under --strict, 2 unusable)."""
    for stream in (sys.stdout, sys.stderr):
        # Whatever the console's own encoding is, the text of a rare language must get through it.
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    arguments = build_parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except CidfixError as error:
        print(f"cidfix: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough; nothing is wrong.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("cidfix: stopped; nothing was written", file=sys.stderr)
        return 130
