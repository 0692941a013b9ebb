"""Tables that a person edited, read back as a saved map.

Columns may be left out or put in another order, rows sorted, added and deleted. What can't be meant is refused with its
row, so that no slip of the hand becomes a value.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cidfix.errors import CidfixError
from cidfix.export.maps.tsv import COLUMNS, NO_TEXT, read_cell, read_head, spell_points
from cidfix.recover.decisions import ContextSide
from cidfix.recover.maps import MapContext, MapGlyph, MapValue, SavedMap

_MOST_ROWS, _LARGEST_CODE, _LARGEST = 1_000_000, 0xFFFFFFFF, 10**7
_CIRCLE = "\u25cc"
_CONTEXT = re.compile(r"(after|before) (glyph )?([0-9]{1,10})", re.ASCII)
_ADVICE = "see resources/formats/exchange.md for the columns"


@dataclass(slots=True)
class _Glyph:
    """A glyph on the way; `values` are its rows' values, each with the words of its context and its place."""

    glyph: MapGlyph
    values: list[tuple[MapValue, str, str]] = field(default_factory=list)


def parse_tsv(text: str, name: str) -> SavedMap:
    """The map of a table; `name` is its file. Raises CidfixError, with the row, where it can't be read."""
    rows = list(_read_rows(text.removeprefix("\ufeff"), name))
    start = next((at for at, (_, row) in enumerate(rows) if not row[0].startswith("#")), len(rows))
    try:
        saved = read_head((row for _, row in rows[:start]), name)
    except ValueError as error:
        raise CidfixError("a row at the head can't be read", name, _ADVICE) from error
    if start == len(rows):
        raise CidfixError("the table has no row that names its columns", name, _ADVICE)
    columns = _read_columns(rows[start][1], name)
    glyphs = _group([(where, _name_cells(row, columns, where)) for where, row in rows[start + 1 :]])
    made = tuple(one.glyph for one in glyphs)
    codes: dict[tuple[str, int], list[int]] = {}
    for at, glyph in enumerate(made):
        codes.setdefault((glyph.font, glyph.code), []).append(at)
    return replace(saved, glyphs=tuple(_finish(one, len(made), codes) for one in glyphs))


def _read_rows(text: str, name: str) -> Iterator[tuple[str, list[str]]]:
    first = next((row for row in text.splitlines() if row.strip() and not row.startswith(("#", '"#'))), "")
    delimiter = next((sign for sign in "\t;," if sign in first), "\t")
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for row in reader:
            if reader.line_num > _MOST_ROWS:
                raise CidfixError("the table has too many rows", name, f"{_MOST_ROWS} are read at most")
            if any(cell.strip() for cell in row):
                yield f"{name}, line {reader.line_num}", row
    except csv.Error as error:
        where = f"{name}, line {reader.line_num}"
        raise CidfixError(f"the table can't be read ({error})", where, "save it as tab-separated text") from error


def _read_columns(row: list[str], name: str) -> list[str]:
    columns = [cell.strip().lower() for cell in row]
    missing = [column for column in ("font", "code", "value") if column not in columns]
    strange = [column for column in columns if column and column not in COLUMNS]
    if missing or strange or len(set(columns) - {""}) < len([column for column in columns if column]):
        what = f"no column {missing[0]!r}" if missing else f"a column too many: {(strange or columns)[0]!r}"
        raise CidfixError(f"the table has {what}", name, _ADVICE)
    return columns


def _name_cells(row: list[str], columns: list[str], where: str) -> Mapping[str, str]:
    if any(cell.strip() for cell in row[len(columns) :]):
        raise CidfixError("the row has more cells than there are columns", where, _ADVICE)
    return dict(zip(columns, row, strict=False))


def _group(rows: list[tuple[str, Mapping[str, str]]]) -> list[_Glyph]:
    """Rows put together by glyph: those with a number by it, the others with the one glyph of their font and code."""
    numbered: dict[int, _Glyph] = {}
    added: list[tuple[str, MapGlyph, tuple[MapValue, str, str] | None]] = []
    for where, cells in rows:
        glyph, value = _read_glyph(cells, where), _read_value(cells, where)
        if not cells.get("glyph", "").strip():
            added.append((where, glyph, value))
            continue
        number = _read_number(cells, "glyph", 1, _LARGEST, where)
        one = numbered.setdefault(number, _Glyph(glyph))
        if one.glyph != glyph:
            raise CidfixError(f"the rows of glyph {number} differ in what it is", where, "make them alike")
        one.values += [value] if value else []
    glyphs = [numbered[number] for number in sorted(numbered)]
    if sorted(numbered) != list(range(1, len(glyphs) + 1)) and any(" glyph " in v[1] for g in glyphs for v in g.values):
        raise CidfixError(
            "glyphs are missing, and a context counts them", rows[0][0], "write the neighbour's code there"
        )
    places: dict[tuple[str, int], list[_Glyph]] = {}
    for one in glyphs:
        places.setdefault((one.glyph.font, one.glyph.code), []).append(one)
    for _, glyph, value in added:
        same = places.setdefault((glyph.font, glyph.code), [])
        if len(same) != 1:
            same.append(_Glyph(glyph))
            glyphs.append(same[-1])
        same[-1].values += [value] if value else []
    return glyphs


def _read_glyph(cells: Mapping[str, str], where: str) -> MapGlyph:
    kinds = cells.get("kind", "").split()
    outline = cells.get("outline", "").strip()
    if not set(kinds) <= {"space", "blank"}:
        raise CidfixError(f"{' '.join(kinds)!r} is no kind of glyph", where, "write space, blank, both or nothing")
    if outline and not outline.startswith("#"):
        raise CidfixError("an outline begins with #", where, "leave the cell empty where it is not known")
    gid = _read_number(cells, "glyph id", 0, _LARGEST, where) if cells.get("glyph id", "").strip() else -1
    code = _read_number(cells, "code", 0, _LARGEST_CODE, where)
    font = _read_text(cells, "font", where)
    return MapGlyph(outline[1:], "blank" in kinds, font, gid, code, "space" in kinds, ())


def _read_value(cells: Mapping[str, str], where: str) -> tuple[MapValue, str, str] | None:
    """A row's value, the words of its context, and the row; None where it has none. Letters outrank code points."""
    shown, points = cells.get("value", ""), cells.get("code points", "").strip()
    letters = shown.removeprefix(_CIRCLE) if len(shown) > 1 else shown
    if not letters and not points:
        return None
    text = letters or ("" if points == NO_TEXT else _read_points(points, where))
    support = _read_number(cells, "support", 0, 10**9, where) if cells.get("support", "").strip() else 1
    context = " ".join(cells.get("context", "").split())
    if context and not _CONTEXT.fullmatch(context):
        raise CidfixError(f"{context!r} is no context", where, "write after or before and a code")
    return (
        MapValue(text, None, _read_text(cells, "source", where) or "table", support),
        f" {context}" if context else "",
        where,
    )


def _read_points(points: str, where: str) -> str:
    try:
        text = "".join(chr(int(word.upper().removeprefix("U+"), 16)) for word in points.split())
    except (ValueError, OverflowError) as error:
        raise CidfixError(f"{points!r} are no code points", where, "write U+0041, or delete the cell") from error
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise CidfixError(f"{spell_points(text)} is half a character", where, "write the whole code point")
    return text


def _read_text(cells: Mapping[str, str], name: str, where: str) -> str:
    try:
        return read_cell(cells.get(name, ""))
    except ValueError as error:
        raise CidfixError(
            f"the cell {name!r} can't be read", where, "close its quotation mark, or delete both"
        ) from error


def _read_number(cells: Mapping[str, str], name: str, least: int, largest: int, where: str) -> int:
    text = cells.get(name, "").strip()
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
    if not least <= number <= largest:
        raise CidfixError(f"the cell {name!r} is no whole number from {least} to {largest}", where, "correct it")
    return number


def _finish(one: _Glyph, count: int, codes: Mapping[tuple[str, int], list[int]]) -> MapGlyph:
    """The glyph with its values, their contexts found."""
    values: list[Any] = []
    for value, words, where in one.values:
        match = _CONTEXT.fullmatch(words.strip())
        if match is None:
            values.append(value)
            continue
        side: ContextSide = "after" if match[1] == "after" else "before"
        number = int(match[3])
        found = [number - 1] if match[2] else codes.get((one.glyph.font, number), [])
        if len(found) != 1 or not 0 <= found[0] < count:
            what = f"the neighbour {match[3]} is not in the table, or there more than once"
            raise CidfixError(what, where, "give it a row, or name it as “glyph” and its number")
        values.append(replace(value, context=MapContext(side, found[0])))
    return replace(one.glyph, values=tuple(values))
