"""The user's library: the folder of saved maps, and an index of what they know, so that none is read to ask it.

What each map says of outlines, and of codes in fonts without any, is kept in an index beside the user's other caches.
The index is made from the maps and can be thrown away at any time; it is brought up to date, file by file, whenever it
is asked. Folders within the library belong to it, so maps that others share are a folder to put there. What can't be
read is kept in mind as well, so that it can be told.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Generic, NamedTuple, TypeAlias, TypeVar, cast
from unicodedata import normalize

import platformdirs

from cidfix.errors import CidfixError
from cidfix.files import read_text
from cidfix.naming import to_typed
from cidfix.recover.maps import MAP_KIND, SavedMap, read_map
from cidfix.recover.sketches import find_signs, parse_sketches

MAP_ENDING = ".cidmap.json"
"""How the names of maps' files end that cidfix gives them."""
_VERSION = 5
_DEEPEST = 8  # folders in folders; a link may lead back
_AT_A_TIME = 100  # maps, after which what was read is kept, whatever ends the work
_TABLES = """
    create table maps (
        id integer primary key, path text unique, size integer, time integer, made_from text, fault text
    );
    create table knows (sign text, map integer, value text, primary key (sign, map)) without rowid;
    create index by_map on knows (map);
    create index by_fault on maps (path) where fault is not null;
    create table families (pattern text, font text, map integer);
    create table listed (digest blob);
"""

_T = TypeVar("_T")
Tell: TypeAlias = Callable[[int, int], None]
"""Is told how many of the maps that are new have been read, and of how many; what it raises ends the work."""


class Answer(NamedTuple, Generic[_T]):
    """What was found in the library, and what of it, and of the folders added to it, can't be read, and why."""

    found: _T
    faults: tuple[CidfixError, ...]


class Listed(NamedTuple):
    """What is in the library: path in it, size and time of each file that may be a map, the folders that were looked
    through, and what can't be read."""

    files: list[tuple[str, int, int]]
    folders: list[str]
    faults: list[CidfixError]


def map_library() -> Path:
    """The folder of saved maps; it may not be there yet."""
    return platformdirs.user_data_path("cidfix") / "maps"


def count_maps(tell: Tell | None = None) -> Answer[int]:
    """How many maps are in the library; `tell` follows how those that are new are read."""

    def count(connection: sqlite3.Connection) -> int:
        return int(connection.execute("select count(*) from maps where made_from is not null").fetchone()[0])

    return ask_library(count, 0, tell)


def ask_library(ask: Callable[[sqlite3.Connection], _T], none: _T, tell: Tell | None = None) -> Answer[_T]:
    """What `ask` finds in the index of the library as it is now; `none` where there is no library.

    `tell` follows how the index is brought up to date. `maps` has the paths in the library, each with what it was made
    from or why it can't be read, `knows` what each map says of a sign (an outline, that of a sketch, or `code_sign`):
    its value, or null where it depends on more than that. `families` are patterns for names of its fonts.
    """
    if not map_library().is_dir():
        return Answer(none, ())
    index = platformdirs.user_cache_path("cidfix") / "maps.sqlite"
    try:
        return _ask(index, ask, tell)
    except (sqlite3.Error, OSError):
        # A damaged index is made anew; where there is no place for it, it is made for this once.
        with suppress(OSError):
            index.unlink(missing_ok=True)
        try:
            return _ask(index, ask, tell)
        except (sqlite3.Error, OSError):
            return _ask(":memory:", ask, tell)


def code_sign(font: str, code: int) -> str:
    """What stands in the index for a code of a font of which no outline is known, by the font's name."""
    return f"{code} {font}"


def _ask(index: Path | str, ask: Callable[[sqlite3.Connection], _T], tell: Tell | None) -> Answer[_T]:
    if isinstance(index, Path):
        index.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(index)) as connection, connection:
        connection.execute("pragma temp_store = memory")
        listed = list_library()
        _renew(connection, listed.files, tell)
        rows = connection.execute("select fault from maps where fault is not null order by path")
        unread = [CidfixError(*json.loads(fault)) for (fault,) in rows]
        return Answer(ask(connection), (*listed.faults, *unread))


def _renew(connection: sqlite3.Connection, files: list[tuple[str, int, int]], tell: Tell | None) -> None:
    """Read the maps that are new or have changed, and forget those that are gone."""
    if connection.execute("pragma user_version").fetchone() != (_VERSION,):
        dropped = "".join(f"drop table if exists {name};" for name in ("maps", "knows", "families", "listed"))
        connection.executescript(dropped + _TABLES)
        connection.execute(f"pragma user_version = {_VERSION}")
    listed = hashlib.blake2b(marshal.dumps(files, 2)).digest()  # that version says equal values equally
    if connection.execute("select digest from listed").fetchone() == (listed,):
        return
    connection.execute("delete from listed")
    before, now = set(connection.execute("select path, size, time from maps")), set(files)
    for path, _, _ in before - now:
        _forget(connection, path)
    new = sorted(now - before)
    for done, facts in enumerate(new, 1):
        _forget(connection, facts[0])  # another process may have been quicker
        _read(connection, map_library(), facts)
        if done % _AT_A_TIME == 0:
            connection.commit()
        if tell is not None:
            tell(done, len(new))
    connection.execute("insert into listed values (?)", (listed,))


def _forget(connection: sqlite3.Connection, path: str) -> None:
    for (number,) in connection.execute("select id from maps where path = ?", (path,)).fetchall():
        connection.execute("delete from knows where map = ?", (number,))
        connection.execute("delete from families where map = ?", (number,))
        connection.execute("delete from maps where id = ?", (number,))


def _read(connection: sqlite3.Connection, folder: Path, facts: tuple[str, int, int]) -> None:
    """Put what a file says into the index, or else why it can't be read."""
    path = folder / facts[0]
    try:
        saved = read_map(path)
    except CidfixError as error:
        fault = None if _is_other(path) else json.dumps((error.what, error.where, error.remedy))
        connection.execute("insert into maps (path, size, time, fault) values (?, ?, ?, ?)", (*facts, fault))
    else:
        _add(connection, facts, saved)


def _is_other(path: Path) -> bool:
    """Whether a file is no map and does not claim to be one: what else lies in a folder that people share."""
    if path.name.endswith(MAP_ENDING):
        return False
    try:
        content = json.loads(read_text(path))
    except (CidfixError, ValueError, RecursionError):
        return False
    return not isinstance(content, dict) or content.get("format") != MAP_KIND


def _add(connection: sqlite3.Connection, facts: tuple[str, int, int], saved: SavedMap) -> None:
    made_from = json.dumps(saved.made_from)
    added = connection.execute(
        "insert into maps (path, size, time, made_from) values (?, ?, ?, ?)", (*facts, made_from)
    ).lastrowid
    signs = ((sign, added, value) for sign, value in _list_signs(saved).items())
    connection.executemany("insert into knows values (?, ?, ?)", signs)
    patterns = ((pattern, one.font, added) for one in saved.families for pattern in one.globs)
    connection.executemany("insert into families values (?, ?, ?)", patterns)


def list_library() -> Listed:
    """The files of the library that may be maps, in it and in folders within, none of them read."""
    listed = Listed([], [], [])
    _list_files(str(map_library()), "", _DEEPEST, listed)
    return listed


def _list_files(folder: str, within: str, depth: int, listed: Listed) -> None:
    """Add what a folder holds; `within` is its path in the library."""
    try:
        with _scan(folder) as entries:
            listed.folders.append(folder)
            for entry in entries:
                if not (entry.name.endswith(".json") and entry.is_file()):
                    _list_folder(entry, folder, within, depth, listed)
                    continue
                try:
                    facts = entry.stat()
                except OSError:
                    continue  # it went away meanwhile
                # The later of the two, since permissions that are given back change no content.
                changed = facts.st_mtime_ns if facts.st_mtime_ns > facts.st_ctime_ns else facts.st_ctime_ns
                listed.files.append((within + entry.name, facts.st_size, changed))
    except FileNotFoundError:
        pass  # it went away meanwhile, or was never there
    except OSError as error:
        what = f"the folder can't be read ({(error.strerror or str(error)).lower()})"
        listed.faults.append(CidfixError(what, folder, "check its permissions"))


@contextmanager
def _scan(folder: str) -> Iterator[Iterator[os.DirEntry[str]]]:
    """What a folder holds, by its descriptor where the system knows that: to look at a file costs a third less then."""
    if os.scandir not in os.supports_fd:
        with os.scandir(folder) as entries:
            yield entries
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with os.scandir(descriptor) as entries:
            yield cast("Iterator[os.DirEntry[str]]", entries)
    finally:
        os.close(descriptor)


def _list_folder(entry: os.DirEntry[str], folder: str, within: str, depth: int, listed: Listed) -> None:
    """Add what a folder within holds, be it a link to one; a link that leads nowhere is told."""
    path = f"{folder}/{entry.name}"
    if entry.name.startswith("."):
        return
    if depth and entry.is_dir():
        _list_files(path, f"{within}{entry.name}/", depth - 1, listed)
    elif entry.is_symlink() and not Path(path).exists():
        what = f"the link leads to {os.path.realpath(path)}, which is not there"
        listed.faults.append(CidfixError(what, path, "put that back, or delete the link"))


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
