"""The user's library: the folder of saved maps, and which of them may fit a document, told without reading them all.

What each map knows, the hashes of its outlines and the names of fonts without any, is kept in an index beside the
user's other caches. The index is made from the maps and can be thrown away at any time; it is brought up to date, file
by file, whenever it is asked.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import platformdirs

from cidfix.errors import CidfixError
from cidfix.pdf.document import Document
from cidfix.recover.maps import SavedMap, read_map

_VERSION = 1
_MOST = 50  # maps that are read for one document
_TABLES = """
    create table maps (id integer primary key, path text unique, size integer, time integer);
    create table knows (sign text, map integer, primary key (sign, map)) without rowid;
    create index by_map on knows (map);
"""
_FITTING = """
    select path from asked join knows using (sign) join maps on map = id
    group by map order by count(*) desc, path limit ?
"""


def map_library() -> Path:
    """The folder of saved maps; it may not be there yet."""
    return platformdirs.user_data_path("cidfix") / "maps"


def find_fitting(document: Document) -> list[Path]:
    """The maps of the library that know an outline or a font of a document, those that know most of them first."""
    signs = {outline for outline in document.glyphs.outline if outline}
    signs |= {_name_sign(font.base_name) for font in document.fonts}
    try:
        return _ask(_index_path(), signs)
    except (sqlite3.Error, OSError):
        # A damaged index is made anew; where there is no place for it, it is made for this once.
        with suppress(OSError):
            _index_path().unlink(missing_ok=True)
        try:
            return _ask(_index_path(), signs)
        except (sqlite3.Error, OSError):
            return _ask(":memory:", signs)


def _ask(index: Path | str, signs: set[str]) -> list[Path]:
    folder = map_library()
    if not folder.is_dir():
        return []
    if isinstance(index, Path):
        index.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(index)) as connection, connection:
        _renew(connection, folder)
        connection.execute("create temporary table asked (sign text primary key)")
        connection.executemany("insert into asked values (?)", ((sign,) for sign in signs))
        return [folder / path for (path,) in connection.execute(_FITTING, (_MOST,))]


def _renew(connection: sqlite3.Connection, folder: Path) -> None:
    """Read the maps that are new or have changed, and forget those that are gone."""
    if connection.execute("pragma user_version").fetchone() != (_VERSION,):
        connection.executescript(f"drop table if exists maps; drop table if exists knows; {_TABLES}")
        connection.execute(f"pragma user_version = {_VERSION}")
    before = {path: (size, time) for path, size, time in connection.execute("select path, size, time from maps")}
    now = dict(_list_files(folder))
    for path in before.keys() | now.keys():
        if before.get(path) == now.get(path):
            continue
        connection.execute("delete from knows where map = (select id from maps where path = ?)", (path,))
        connection.execute("delete from maps where path = ?", (path,))
        if path in now:
            added = connection.execute("insert into maps (path, size, time) values (?, ?, ?)", (path, *now[path]))
            with suppress(CidfixError):  # a file that is no map is told where somebody names it
                signs = _list_signs(read_map(folder / path))
                connection.executemany("insert into knows values (?, ?)", ((sign, added.lastrowid) for sign in signs))


def _list_files(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".json"):
                with suppress(OSError):  # it went away meanwhile
                    facts = entry.stat()
                    yield entry.name, (facts.st_size, facts.st_mtime_ns)


def _list_signs(saved: SavedMap) -> set[str]:
    """By what a document shows that a map may fit it: outlines, and fonts in which it knows glyphs without any."""
    outlines = {glyph.outline for glyph in saved.glyphs if glyph.outline}
    return outlines | {_name_sign(glyph.font) for glyph in saved.glyphs if not glyph.outline and glyph.font}


def _name_sign(font: str) -> str:
    return f"font {font}"


def _index_path() -> Path:
    return platformdirs.user_cache_path("cidfix") / "maps.sqlite"
