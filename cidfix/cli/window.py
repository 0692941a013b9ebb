"""Open the window: what `cidfix` and `cidfix FILE` do."""

from __future__ import annotations

import argparse
import os
import sys

from cidfix.errors import CidfixError

_ADVICE = "use the commands that `cidfix --help` lists, which need no screen"


def run(arguments: argparse.Namespace) -> int:
    """Open the window, and in it the file that was named; returns when it is closed.

    Raises CidfixError where there is no screen, no such file, or Qt can't be loaded.
    """
    if arguments.file is not None and not arguments.file.exists():
        raise CidfixError("there is no such file or command", str(arguments.file), "see cidfix --help")
    _check_screen()
    try:
        from cidfix.gui.app import run as run_app
    except ImportError as error:
        raise CidfixError(f"the window can't be opened: {error}", "", _ADVICE) from error
    return run_app(arguments.file)


def _check_screen() -> None:
    """Qt ends the whole process where it finds no screen, so that is asked before."""
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    if sys.platform.startswith("linux") and not named:
        raise CidfixError("there is no screen to open the window on", "", _ADVICE)
