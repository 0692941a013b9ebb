"""What a command may write: never over what it reads, never two things under one name, never where it can't.

A name typed wrongly must not cost somebody the only copy of a PDF or a week's typing, so all outputs are checked before
the work begins and before the first of them is written.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.files import check_writable


@dataclass(frozen=True, slots=True)
class Output:
    """A file to write; `name` is the option that names it, `renews` the option whose file it may replace."""

    name: str
    path: Path
    renews: str | None = None


@dataclass(frozen=True, slots=True)
class Input:
    """A file that is read; `option` names it ("" for the PDF)."""

    option: str
    path: Path


def check_outputs(outputs: Sequence[Output], inputs: Sequence[Input]) -> None:
    """Raise CidfixError for an output that is an input or another output, or that can't be written."""
    for number, output in enumerate(outputs):
        if str(output.path) == "-":
            raise CidfixError(f"{output.name} can't be written to the screen", remedy="name a file")
        for source in inputs:
            if source.option != output.renews and _is_same(output.path, source.path):
                what = f"this is the file that {source.option} reads" if source.option else "this is the PDF itself"
                raise CidfixError(what, str(output.path), "choose another name")
        for other in outputs[:number]:
            if _is_same(output.path, other.path):
                what = f"{other.name} and {output.name} would write the same file"
                raise CidfixError(what, str(output.path), "choose another name")
    for output in outputs:
        check_writable(output.path)


def _is_same(first: Path, second: Path) -> bool:
    """Whether two names mean one file, through links of either kind; what is no ordinary file can take everything."""
    try:
        if not stat.S_ISREG(first.stat().st_mode):
            return False
        return first.samefile(second)
    except (OSError, ValueError):  # one of them is not there yet
        return os.path.normcase(os.path.realpath(first)) == os.path.normcase(os.path.realpath(second))
