"""Which fonts are installed, without asking the network: by fontconfig where it is there, else in the usual folders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from fontTools.ttLib import TTFont

from cidfix.errors import CidfixError

_SUFFIXES = (".ttf", ".otf", ".ttc", ".otc", ".pfb")
_NAMES = (1, 4, 16)  # in a name table: family, full name, typographic family
_PATIENCE = 60  # seconds


@dataclass(frozen=True, slots=True)
class InstalledFont:
    """A font file and the family and full names of what is in it."""

    path: Path
    names: tuple[str, ...]


def list_installed() -> list[InstalledFont]:
    """The fonts that are installed, by path."""
    fonts = _ask_fontconfig() or _search_folders()
    return sorted(fonts, key=lambda font: font.path)


def find_installed(name: str, fonts: Sequence[InstalledFont]) -> list[Path]:
    """The files of the fonts of a family or full name, in any case.

    Raises CidfixError where there is none, and then offers the nearest names.
    """
    wanted = name.casefold()
    found = [font.path for font in fonts if wanted in map(str.casefold, font.names)]
    if found:
        return found
    known = {one.casefold(): one for font in fonts for one in font.names}
    near = [known[one] for one in get_close_matches(wanted, known, n=3)]
    remedy = f"the nearest names are {', '.join(near)}" if near else "name a font file, or a font that is installed"
    raise CidfixError("there is no such font file, and no font of that name is installed", name, remedy)


def _ask_fontconfig() -> list[InstalledFont]:
    program = shutil.which("fc-list")
    if program is None:
        return []
    command = [program, "--format", "%{file}\t%{family},%{fullname}\n"]
    try:
        said = subprocess.run(command, capture_output=True, timeout=_PATIENCE, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    names: dict[Path, dict[str, None]] = {}
    for line in said.decode("utf-8", "surrogateescape").splitlines():
        path, _, listed = line.partition("\t")
        if path.lower().endswith(_SUFFIXES):
            mine = (name.strip() for name in listed.replace("\\", "").split(","))
            names.setdefault(Path(path), {}).update(dict.fromkeys(filter(None, mine)))
    return [InstalledFont(path, tuple(mine)) for path, mine in names.items()]


def _search_folders() -> list[InstalledFont]:
    files = {path for folder in _list_folders() for path in folder.rglob("*") if path.suffix.lower() in _SUFFIXES}
    return [InstalledFont(path, tuple(dict.fromkeys(_read_names(path)))) for path in files]


def _list_folders() -> Sequence[Path]:
    home = Path.home()
    if sys.platform == "win32":
        own = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        return (Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts", own / "Microsoft" / "Windows" / "Fonts")
    if sys.platform == "darwin":
        return (Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts")
    own = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), own / "fonts", home / ".fonts")


def _read_names(path: Path) -> Iterator[str]:
    yield path.stem
    if path.suffix.lower() == ".pfb":
        return
    with suppress(Exception), path.open("rb") as stream:  # a font that can't be read has no names
        table = TTFont(stream, lazy=True, fontNumber=0)["name"]
        yield from filter(None, map(table.getDebugName, _NAMES))
