"""Reads the user's own reference fonts, many after one another, each with its fault where it can't be used.

One that was not measured before takes seconds. It is measured in a process of its own, so that it can be given up at
once, and nothing that a malformed font does to its reader ends the program.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from cidfix.child import to_command, to_environment
from cidfix.errors import CidfixError
from cidfix.shapes.adding import FittedFont, add_fonts
from cidfix.shapes.index import ShapeIndex, open_shapes
from cidfix.shapes.keeping import is_kept, read_reference

_LOOK_SECONDS = 0.05  # how often a wait looks whether it is still wanted


@dataclass(frozen=True, slots=True)
class OwnFont:
    """A file of reference fonts: what is in it, or why it can't be used."""

    path: Path
    fonts: tuple[FittedFont, ...]
    fault: CidfixError | None

    @property
    def names(self) -> tuple[str, ...]:
        """The full names of the fonts."""
        return tuple(font.name for font in self.fonts)


def find_kept_folder() -> Path:
    """Where measured fonts are kept."""
    return platformdirs.user_cache_path("cidfix") / "fonts"


def read_own_fonts(paths: Sequence[Path], check: Callable[[int], None]) -> Iterator[OwnFont]:
    """The fonts of files, in their order.

    `check` is called again and again with how many are done; what it raises ends the work at once.
    """
    shapes, folder = open_shapes(), find_kept_folder()
    for done, path in enumerate(dict.fromkeys(paths)):
        check(done)
        try:
            if not is_kept(path, shapes, folder):
                _measure_apart(path, folder, lambda done=done: check(done))  # type: ignore[misc]
            yield OwnFont(path, tuple(read_reference(path, shapes, folder)), None)
        except CidfixError as error:
            yield OwnFont(path, (), error)


def add_own_fonts(own: Sequence[OwnFont]) -> ShapeIndex:
    """The reference shapes that come with cidfix, and those of fonts of the user; of two of one name the first."""
    fonts: dict[str, FittedFont] = {}
    for font in (font for one in own for font in one.fonts):
        fonts.setdefault(font.name, font)
    return add_fonts(open_shapes(), list(fonts.values()))


def _measure_apart(path: Path, folder: Path, check: Callable[[], None]) -> None:
    """Let another process measure a file and keep what it found; what is wrong with the file is seen by reading it."""
    process = subprocess.Popen(
        to_command("cidfix.shapes.own_fonts", str(path), str(folder)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=to_environment(),
    )
    try:
        while True:
            check()
            try:
                status = process.wait(_LOOK_SECONDS)
                break
            except subprocess.TimeoutExpired:
                continue
    finally:
        process.kill()
        process.wait()
    if status < 0 or status > 1:  # 1 is said of a file that is refused
        raise CidfixError("measuring the font failed", str(path), "name another font")


if __name__ == "__main__":
    try:
        read_reference(Path(sys.argv[1]), open_shapes(), Path(sys.argv[2]))
    except CidfixError:
        sys.exit(1)
