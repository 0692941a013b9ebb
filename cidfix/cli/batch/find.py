"""Which PDFs are meant, and where the output of each goes: folders are searched, and their shape is kept."""

from __future__ import annotations

import glob
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cidfix.errors import CidfixError


def find_pdfs(named: Sequence[str], apart: Path) -> list[tuple[Path, Path]]:
    """The PDFs that names, folders and patterns mean, each once, and where each stands below what was named.

    Folders are searched with all below them, but for `apart`, where the outputs go. Sorted by where they stand; raises
    CidfixError for a name that means nothing.
    """
    found: dict[str, tuple[Path, Path]] = {}
    for name in named:
        meant = list(_find(name))
        if not meant and not Path(name).exists():
            raise CidfixError("there is no such file or folder", name, "check the name")
        for path, below in meant:
            if not _is_within(path, apart):
                found.setdefault(os.path.realpath(path), (path, below))
    return sorted(found.values(), key=lambda pair: (str(pair[1]), str(pair[0])))


def choose_outputs(below: Iterable[Path], folder: Path, ending: str) -> list[Path]:
    """Where the output of each goes: the same place in a folder. No two share one: a second is numbered."""
    taken: set[str] = set()
    outputs = []
    for path in below:
        out = folder / path.with_name(f"{path.stem}.{ending}")
        number = 1
        while os.path.normcase(out) in taken:
            number += 1
            out = folder / path.with_name(f"{path.stem} {number}.{ending}")
        taken.add(os.path.normcase(out))
        outputs.append(out)
    return outputs


def is_in_part(below: Path, part: int, parts: int) -> bool:
    """Whether a file belongs to part `part` (from 1) of `parts`: always the same one, whichever machine asks."""
    return zlib.crc32(os.fsencode(below.as_posix())) % parts == part - 1


def _find(name: str) -> Iterator[tuple[Path, Path]]:
    path = Path(name)
    if path.is_dir():
        for folder, _, files in os.walk(path):
            for file in files:
                if file.lower().endswith(".pdf"):
                    yield Path(folder, file), Path(folder, file).relative_to(path)
    elif path.exists():
        yield path, Path(path.name)
    else:
        for match in glob.iglob(name, recursive=True):  # noqa: PTH207 (Path.glob takes no absolute pattern)
            yield from _find(match) if Path(match).is_dir() else [(Path(match), Path(Path(match).name))]


def _is_within(path: Path, folder: Path) -> bool:
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))
