"""The user's own reference fonts: named one by one, as a file or as one installed, or all that are installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from cidfix.cli.console import say
from cidfix.errors import CidfixError
from cidfix.shapes.index import ShapeIndex
from cidfix.shapes.installed import find_installed, list_installed
from cidfix.shapes.own_fonts import add_own_fonts, read_own_fonts


def load_shapes(names: Sequence[str], installed: bool) -> ShapeIndex:
    """The reference shapes that come with cidfix, and those of the fonts that were asked for.

    Raises CidfixError for a name that is no font. An installed font that was not named and can't be read is left out.
    """
    named = []
    for font in read_own_fonts(list(_find_files(names)), lambda _done: None):
        if font.fault is not None:
            raise font.fault
        named.append(font)
    everything = [font.path for font in list_installed()] if installed else []
    others = list(read_own_fonts(everything, lambda done: _show_progress(done, len(everything))))
    if installed:
        _show_progress(len(everything), len(everything))
    return add_own_fonts([*named, *others])


def _find_files(names: Sequence[str]) -> Iterator[Path]:
    for name in names:
        if not name.strip():
            raise CidfixError("no font is named", "--reference", "name a font file, or a font that is installed")
        path = Path(name)
        yield from [path] if path.exists() else find_installed(name, list_installed())


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\rmeasuring font {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == total:
        say(f"cidfix: measured {total} installed fonts")
