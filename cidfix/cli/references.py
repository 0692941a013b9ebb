"""The user's own reference fonts: named one by one, as a file or as one installed, or all that are installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import platformdirs

from cidfix.cli.console import say
from cidfix.errors import CidfixError
from cidfix.shapes.adding import FittedFont, add_fonts
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.installed import find_installed, list_installed
from cidfix.shapes.keeping import read_reference


def load_shapes(names: Sequence[str], installed: bool) -> ShapeIndex:
    """The reference shapes that come with cidfix, and those of the fonts that were asked for.

    Raises CidfixError for a name that is no font. An installed font that was not named and can't be read is left out.
    """
    shapes = open_shapes()
    folder = platformdirs.user_cache_path("cidfix") / "fonts"
    fonts: dict[str, FittedFont] = {}
    for path in dict.fromkeys(_find_files(names)):
        fonts |= {font.name: font for font in read_reference(path, shapes, folder)}
    everything = [font.path for font in list_installed()] if installed else []
    for number, path in enumerate(everything, 1):
        try:
            found = read_reference(path, shapes, folder)
        except CidfixError:
            continue
        finally:
            _show_progress(number, len(everything))
        fonts |= {font.name: font for font in found if font.name not in fonts}
    return add_fonts(shapes, list(fonts.values()))


def _find_files(names: Sequence[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        yield from [path] if path.exists() else find_installed(name, list_installed())


def _show_progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\rmeasuring font {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done == total:
        say(f"cidfix: measured {total} installed fonts")
