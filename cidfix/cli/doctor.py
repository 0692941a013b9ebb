"""What is installed, what is missing, and what to do about it."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import NamedTuple

from cidfix.child import to_command, to_environment
from cidfix.cli.console import escape
from cidfix.errors import CidfixError
from cidfix.languages.find import find_languages
from cidfix.pdf import read_document
from cidfix.recover.library import count_maps, map_library
from cidfix.resource import find_resource
from cidfix.shapes.index import open_shapes
from cidfix.version import VERSION

_WINDOW_SECONDS = 60
_TINY = b"""%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
"""


class Finding(NamedTuple):
    """One thing that was looked at: what was found, and where it is missing or broken, what to do."""

    thing: str
    found: str
    remedy: str = ""


def examine() -> Iterator[Finding]:
    """Look at all that cidfix needs; a finding with a remedy is a fault."""
    yield Finding("cidfix", f"{VERSION}, in {Path(__file__).parents[1]}")
    yield Finding("Python", f"{platform.python_version()} on {platform.platform()}")
    yield from _find_packages()
    yield _try("PDF reader", _read_tiny, "install pymupdf again: pip install --force-reinstall pymupdf")
    yield _try("letters by shape", lambda: f"{len(open_shapes().fonts)} fonts", "install cidfix again")
    yield _try("languages", _count_languages, "install cidfix again")
    yield _find_window()
    yield _try("library of maps", _count_maps, "make it a folder that you can read")
    yield _try("temporary files", _write_temporary, "set TMPDIR to a folder that can be written")


def print_findings() -> int:
    """Print a line a finding; returns 1 where something is to be done."""
    faults = 0
    for finding in examine():
        faults += bool(finding.remedy)
        mark = "!!" if finding.remedy else "ok"
        print(f"{mark}  {finding.thing:20} {escape(finding.found)}")
        if finding.remedy:
            print(f"    {'':20} {finding.remedy}")
    return 1 if faults else 0


def _find_packages() -> Iterator[Finding]:
    try:
        needed = requires("cidfix") or []
    except PackageNotFoundError:
        yield Finding("packages", "cidfix runs from a folder and is not installed", "pip install . in that folder")
        return
    for line in needed:
        name = line.partition(";")[0]
        for sign in "[<>=!~ ":
            name = name.partition(sign)[0]
        is_extra = "extra ==" in line
        try:
            yield Finding(name, version(name) + (" (not needed by all)" if is_extra else ""))
        except PackageNotFoundError:
            if not is_extra:
                yield Finding(name, "missing", f"pip install {name}")


def _try(thing: str, work: Callable[[], str], remedy: str) -> Finding:
    try:
        return Finding(thing, work())
    except CidfixError as error:
        return Finding(thing, str(error), error.remedy or remedy)
    except Exception as error:  # noqa: BLE001 (whatever is broken is what is looked for here)
        return Finding(thing, f"{type(error).__name__}: {error}", remedy)


def _read_tiny() -> str:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tiny.pdf"
        path.write_bytes(_TINY)
        return f"reads {read_document(path).page_count} page of a PDF of its own"


def _count_languages() -> str:
    if not find_languages("en"):
        raise CidfixError(
            "the table of languages is empty", str(find_resource("languages.json")), "install cidfix again"
        )
    return f"known from {find_resource('languages.json').name}"


def _count_maps() -> str:
    count, faults = count_maps()
    if faults:
        several = f"{len(faults)} of its files can't be read, such as" if len(faults) > 1 else "can't be read:"
        raise CidfixError(f"{several} {faults[0].where}, {faults[0].what}", "", faults[0].remedy)
    return f"{count} maps in {map_library()}"


def _find_window() -> Finding:
    """Whether a window can be opened: in a process of its own, since Qt ends the program where it can't."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    has_screen = bool(screen) or sys.platform in ("win32", "darwin") or "QT_QPA_PLATFORM" in os.environ
    environment = {**to_environment(), **({} if has_screen else {"QT_QPA_PLATFORM": "offscreen"})}
    command = to_command("cidfix.gui.try_window")
    try:
        tried = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=_WINDOW_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return Finding("window", "Qt does not start", "look whether the screen answers")
    if tried.returncode == 0:
        return Finding("window", "Qt opens one" if has_screen else "there is no screen here; Qt itself works")
    lines = tried.stderr.strip().splitlines() or [f"exit status {tried.returncode}"]
    if "No module named 'PySide6'" in lines[-1]:
        return Finding("window", "Qt is not installed", "pip install PySide6-Essentials")
    remedy = "install the system's libraries for Qt (Debian: libegl1 libgl1 libxcb-cursor0 libxkbcommon-x11-0)"
    return Finding("window", lines[-1], remedy)


def _write_temporary() -> str:
    with tempfile.TemporaryFile() as file:
        file.write(b"cidfix")
    return tempfile.gettempdir()
