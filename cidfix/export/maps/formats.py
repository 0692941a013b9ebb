"""The formats that maps are read from and written in, by their names and the endings of files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cidfix.errors import CidfixError
from cidfix.export.maps.cmap import describe_missing, format_cmap, parse_cmap
from cidfix.export.maps.table import from_code_table, to_code_table
from cidfix.export.maps.teckit import format_teckit
from cidfix.export.maps.teckit_read import parse_teckit
from cidfix.export.maps.tet import format_code_list, parse_code_list
from cidfix.export.maps.tsv import format_tsv
from cidfix.export.maps.tsv_read import parse_tsv
from cidfix.files import read_bytes, read_text, write_atomically
from cidfix.recover.maps import SavedMap, read_map, write_map

_LARGEST = 16 * 1024 * 1024  # bytes; a map of all of Unicode has less
ENDINGS: Mapping[str, str] = {
    ".json": "json",
    ".tsv": "tsv",
    ".csv": "tsv",
    ".map": "teckit",
    ".cmap": "cmap",
    ".cl": "tet",
}
FORMATS = tuple(dict.fromkeys(ENDINGS.values()))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is wanted of a file to write: its format, the font it is for ("" for the only one), and for a CMap the
    number of bytes of a code, 0 for as few as they need."""

    format: str
    font: str
    code_bytes: int


def find_format(path: Path) -> str:
    """The format of a file by its ending. Raises CidfixError where it has none of a map."""
    found = ENDINGS.get(path.suffix.lower())
    if found is None:
        known = ", ".join(ENDINGS)
        raise CidfixError("the ending names no format of maps", str(path), f"known are {known}; or say --to or --from")
    return found


def read_any_map(path: Path, format_name: str, font: str) -> tuple[SavedMap, tuple[str, ...]]:
    """The map in a file of a format, and notes on what of the file could not be read.

    `font` is the font's name where the file does not say it, "" for the file's own. Raises CidfixError where the file
    can't be read, says nothing, or says more than a map can.
    """
    if format_name == "json":
        return read_map(path), ()
    data = read_bytes(path)
    if len(data) > _LARGEST:
        raise CidfixError(f"the map is larger than {_LARGEST >> 20} MB", str(path), "check that it is the right file")
    name, called = str(path), font or path.stem
    if format_name == "tsv":
        saved = parse_tsv(read_text(path), name)
        if not saved.glyphs:
            raise CidfixError("the table has no rows below its head", name, "add a row for each code")
        return saved, ()
    notes: tuple[str, ...] = ()
    if format_name == "teckit":
        table = parse_teckit(data, name, called)
    elif format_name == "cmap":
        table, notes = parse_cmap(data, name, called), describe_missing(data)
    else:
        table = parse_code_list(read_text(path), name, called)
    return from_code_table(table, path.name), notes


def write_any_map(path: Path, saved: SavedMap, wanted: Wanted) -> tuple[str, ...]:
    """Write a map in a format; returns notes on what the format can't hold.

    Raises CidfixError where the file can't be written, or the map has several fonts and the format takes one.
    """
    if wanted.format == "json":
        write_map(path, saved)
        return ()
    if wanted.format == "tsv":
        write_atomically(path, format_tsv(saved).encode())
        return ()
    table, notes = to_code_table(saved, wanted.font)
    if wanted.format == "teckit":
        write_atomically(path, format_teckit(table).encode("ascii"))
        return notes
    if wanted.format == "cmap":
        write_atomically(path, format_cmap(table, wanted.code_bytes))
    else:
        text, more = format_code_list(table)
        write_atomically(path, text.encode("ascii"))
        notes += more
    lost = (f"{len(table.contexts)} values hold only beside a neighbour, which this format can't say",)
    return (*notes, *(lost if table.contexts else ()))
