"""The command line: a thin front over `cidfix.recovery`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status of the contract (0 done, 1 left open under --strict, 2 unusable)."""
    try:
        # Imported here, since Ctrl+C may come while the program starts, which takes longer than many a command.
        from cidfix.cli.command import run_command

        return run_command(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        if sys.stderr is not None:
            print("cidfix: stopped; nothing was written", file=sys.stderr)
        return 130
