"""The maps that the user has: those of the library and of folders added to it, and every change of them undoable.

A folder that is added is a link in the library, so that all that asks the library finds its maps, and a community's
folder stays where it is kept up to date.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.files import make_folder, read_bytes, write_atomically
from cidfix.recover.library import MAP_ENDING, list_library, map_library
from cidfix.recover.maps import SavedMap, read_map, write_map

_MOST_NAMES = 1000


@dataclass(frozen=True, slots=True)
class Kept:
    """A map of the collection: its file, the folder that was added and holds it ("" for the library's own), and what
    it says, or why it can't be read."""

    path: Path
    folder: str
    saved: SavedMap | None
    fault: CidfixError | None

    @property
    def name(self) -> str:
        """What people call it: its name, or else that of its file."""
        return (self.saved.name if self.saved is not None else "") or name_file(self.path)


@dataclass(frozen=True, slots=True)
class FileChange:
    """A change of one file: what was in it and what is, None where there was or is none."""

    path: Path
    before: bytes | None
    after: bytes | None


def name_file(path: Path) -> str:
    """The name of a map's file without its endings."""
    return path.stem.removesuffix(".cidmap")


def list_maps(check: Callable[[], None]) -> tuple[Kept, ...]:
    """All maps of the collection by name; raises what `check` raises, which is called again and again."""
    found = []
    for name, _, _ in list_library().files:
        check()
        path, folder = map_library() / name, _find_added(name)
        try:
            found.append(Kept(path, folder, read_map(path), None))
        except CidfixError as error:
            found.append(Kept(path, folder, None, error))
    return tuple(sorted(found, key=lambda kept: (kept.name.casefold(), str(kept.path))))


def list_folders() -> tuple[tuple[str, Path], ...]:
    """The folders that were added: the name of each in the library, and where it is."""
    with suppress(OSError):
        return tuple(sorted((e.name, Path(os.path.realpath(e))) for e in map_library().iterdir() if e.is_symlink()))
    return ()


def add_folder(folder: Path) -> None:
    """Let the maps of a folder belong to the library. Raises CidfixError where that can't be done."""
    if not folder.is_dir():
        raise CidfixError("this is no folder", str(folder), "choose one that holds maps")
    real = Path(os.path.realpath(folder))
    library = Path(os.path.realpath(map_library()))
    if real == library or library in real.parents or real in library.parents:
        raise CidfixError("this folder holds the library, or is part of it", str(folder), "choose another one")
    if any(there == real for _, there in list_folders()):
        raise CidfixError("this folder was added already", str(folder), "its maps are listed")
    name = (real.name or "maps").replace(".", "-")
    try:
        map_library().mkdir(parents=True, exist_ok=True)
        for number in range(1, _MOST_NAMES):
            link = map_library() / (name if number == 1 else f"{name} {number}")
            if not os.path.lexists(link):
                link.symlink_to(real, target_is_directory=True)
                return
    except OSError as error:
        what = f"the folder can't be added ({error.strerror or error})"
        raise CidfixError(what, str(folder), f"copy it into {map_library()}") from None


def remove_folder(name: str) -> None:
    """Let a folder that was added belong to the library no more; its maps stay. Raises CidfixError otherwise."""
    link = map_library() / name
    if not link.is_symlink():
        raise CidfixError("this folder was not added", name, "see the list of folders")
    try:
        link.unlink()
    except OSError as error:
        raise CidfixError(f"the folder can't be removed ({error.strerror or error})", str(link)) from None


def choose_path(name: str) -> Path:
    """A file of the library that is not there yet, named after a map."""
    plain = "".join(c if c.isalnum() or c in " -_()," else "-" for c in name).strip()[:80] or "map"
    return _choose(plain, lambda _path: False)


def choose_path_of(name: str, sha256: str) -> Path:
    """Where the map of a document goes in the library: over the one made from it before, never over another's.

    `name` is that of its file without the ending, `sha256` that of its content.
    """

    def is_of_it(path: Path) -> bool:
        with suppress(CidfixError):
            return any(sha256 in source for source in read_map(path).made_from)
        return False

    return _choose(name, is_of_it)


def _choose(name: str, may_be_replaced: Callable[[Path], bool]) -> Path:
    for number in range(1, _MOST_NAMES):
        path = map_library() / f"{name}{'' if number == 1 else f' {number}'}{MAP_ENDING}"
        if not path.exists() or may_be_replaced(path):
            break
    return path


def change_map(path: Path, saved: SavedMap) -> FileChange:
    """Write a map. Raises CidfixError and leaves the old one where that can't be done."""
    before = _read(path)
    _make_library(path)
    write_map(path, saved)
    return FileChange(path, before, _read(path))


def delete_map(path: Path) -> FileChange:
    """Delete a map. Raises CidfixError where that can't be done."""
    before = _read(path)
    _write(path, None)
    return FileChange(path, before, None)


def turn_back(change: FileChange) -> FileChange:
    """Undo a change of a file; returns the change that this is, so that it can be done again.

    Raises CidfixError where the file is not as the change had left it: what was done since must not be lost.
    """
    if _read(change.path) != change.after:
        raise CidfixError("the map has been changed since", str(change.path), "undo what was done to it by hand")
    _write(change.path, change.before)
    return FileChange(change.path, change.after, change.before)


def _find_added(path: str) -> str:
    """The folder that was added and holds a file of the library, given by its path in it; "" where none does."""
    folder = map_library()
    for name in path.split("/")[:-1]:
        folder = folder / name
        if folder.is_symlink():
            return name
    return ""


def _read(path: Path) -> bytes | None:
    return read_bytes(path) if path.exists() else None


def _write(path: Path, content: bytes | None) -> None:
    if content is not None:
        _make_library(path)
        write_atomically(path, content)
        return
    try:
        path.unlink()
    except OSError as error:
        raise CidfixError(f"the map can't be deleted ({error.strerror or error})", str(path)) from None


def _make_library(path: Path) -> None:
    if path.parent == map_library():
        make_folder(path.parent)
