"""The user's library: the folder of saved maps, and an index of what they know, so that none is read to ask it.

What each map says of outlines, and of codes in fonts without any, is kept in an index beside the user's other caches.
The index is made from the maps and can be thrown away at any time; it is brought up to date, file by file, whenever it
is asked. Folders within the library belong to it, so maps that others share are a folder to put there.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar
from unicodedata import normalize

import platformdirs

from cidfix.errors import CidfixError
from cidfix.naming import to_typed
from cidfix.recover.maps import SavedMap, read_map
from cidfix.recover.sketches import find_signs, parse_sketches

_VERSION = 2
_DEEPEST = 8  # folders in folders; a link may lead back
_TABLES = """
    create table maps (id integer primary key, path text unique, size integer, time integer, made_from text);
    create table knows (sign text, map integer, value text, primary key (sign, map)) without rowid;
    create index by_map on knows (map);
    create table families (pattern text, font text, map integer);
    create table listed (digest blob);
"""

_T = TypeVar("_T")


def map_library() -> Path:
    """The folder of saved maps; it may not be there yet."""
    return platformdirs.user_data_path("cidfix") / "maps"


def ask_library(ask: Callable[[sqlite3.Connection], _T], none: _T) -> _T:
    """What `ask` finds in the index of the library as it is now; `none` where there is no library.

    `maps` has the paths in the library, `knows` what each map says of a sign (an outline, that of a sketch, or
    `code_sign`): its value, or null where it depends on more than that. `families` are patterns for names of its fonts.
    """
    if not map_library().is_dir():
        return none
    index = platformdirs.user_cache_path("cidfix") / "maps.sqlite"
    try:
        return _ask(index, ask)
    except (sqlite3.Error, OSError):
        # A damaged index is made anew; where there is no place for it, it is made for this once.
        with suppress(OSError):
            index.unlink(missing_ok=True)
        try:
            return _ask(index, ask)
        except (sqlite3.Error, OSError):
            return _ask(":memory:", ask)


def code_sign(font: str, code: int) -> str:
    """What stands in the index for a code of a font of which no outline is known, by the font's name."""
    return f"{code} {font}"


def _ask(index: Path | str, ask: Callable[[sqlite3.Connection], _T]) -> _T:
    if isinstance(index, Path):
        index.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("pragma temp_store = memory")
        _renew(connection, map_library())
        return ask(connection)


def _renew(connection: sqlite3.Connection, folder: Path) -> None:
    """Read the maps that are new or have changed, and forget those that are gone."""
    if connection.execute("pragma user_version").fetchone() != (_VERSION,):
        dropped = "".join(f"drop table if exists {name};" for name in ("maps", "knows", "families", "listed"))
        connection.executescript(dropped + _TABLES)
        connection.execute(f"pragma user_version = {_VERSION}")
    files = list_map_files()
    listed = hashlib.blake2b(marshal.dumps(files, 2)).digest()  # that version says equal values equally
    if connection.execute("select digest from listed").fetchone() == (listed,):
        return
    before, now = set(connection.execute("select path, size, time from maps")), set(files)
    for path, _, _ in before - now:
        for table in ("knows", "families"):
            connection.execute(f"delete from {table} where map = (select id from maps where path = ?)", (path,))
        connection.execute("delete from maps where path = ?", (path,))
    for facts in sorted(now - before):
        # A file that is no map is told where somebody names it.
        with suppress(CidfixError):
            _add(connection, facts, read_map(folder / facts[0]))
            continue
        connection.execute("insert into maps (path, size, time) values (?, ?, ?)", facts)
    connection.execute("delete from listed")
    connection.execute("insert into listed values (?)", (listed,))


def _add(connection: sqlite3.Connection, facts: tuple[str, int, int], saved: SavedMap) -> None:
    made_from = json.dumps(saved.made_from)
    added = connection.execute(
        "insert into maps (path, size, time, made_from) values (?, ?, ?, ?)", (*facts, made_from)
    ).lastrowid
    signs = ((sign, added, value) for sign, value in _list_signs(saved).items())
    connection.executemany("insert into knows values (?, ?, ?)", signs)
    patterns = ((pattern.casefold(), one.font, added) for one in saved.families for pattern in one.names)
    connection.executemany("insert into families values (?, ?, ?)", patterns)


def list_map_files() -> list[tuple[str, int, int]]:
    """The files of the library that may be maps, in it and in folders within: path in the library, size and time."""
    return _list_files(str(map_library()), "", _DEEPEST)


def _list_files(folder: str, within: str, depth: int) -> list[tuple[str, int, int]]:
    found = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name.endswith(".json") and entry.is_file():
                with suppress(OSError):  # it went away meanwhile
                    facts = entry.stat()
                    found.append((within + name, facts.st_size, facts.st_mtime_ns))
            elif depth and not name.startswith(".") and entry.is_dir():
                found += _list_files(entry.path, f"{within}{name}/", depth - 1)
    return found


def _list_signs(saved: SavedMap) -> dict[str, str | None]:
    """What a map says by outlines, by sketches, and by codes of fonts of which it knows no outline.

    None stands where that alone leaves it open.
    A sign that only separates words is left out.
    """
    drawn = {glyph.font for glyph in saved.glyphs if glyph.outline}
    sketched = [glyph for glyph in saved.glyphs if glyph.sketch]
    sketches = find_signs(parse_sketches([glyph.sketch for glyph in sketched]))
    found = [*zip(sketches, sketched, strict=True)]
    for glyph in saved.glyphs:
        if glyph.outline:
            found.append((glyph.outline, glyph))
        elif glyph.font and glyph.font not in drawn:
            found.append((code_sign(glyph.font, glyph.code), glyph))
    signs: dict[str, str | None] = {}
    for sign, glyph in found:
        for value in glyph.values:
            said = normalize("NFC", to_typed(value.value)) if value.context is None else None
            signs[sign] = said if said == signs.setdefault(sign, said) else None
    return signs
