"""A saved map as a table that a person edits in a spreadsheet, and reads back: nothing of the map is lost.

Spreadsheets take some text for numbers, dates or formulas and change it. So a value that one of them might change
stands only in its code points, and a text that would be a formula gets an apostrophe before it, which is taken off when
the table is read.
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cidfix.errors import CidfixError
from cidfix.recover.maps import FontFamily, MapGlyph, SavedMap
from cidfix.version import VERSION

COLUMNS = (
    *("glyph", "font", "code", "value", "code points", "source", "context", "outline", "support", "kind", "glyph id"),
)
NO_TEXT = "none"
_FORMULA = frozenset("=+-@'")
_CIRCLE = "\u25cc"
_CHANGED = re.compile(r"[0-9]|[A-Za-z]{4}", re.ASCII)  # numbers, dates, and words such as TRUE in many languages


def format_tsv(saved: SavedMap) -> str:
    """The table, a row a value; the rows at its head that begin with # say what belongs to the whole map.

    It begins with a byte order mark, without which spreadsheets may take UTF-8 for something else.
    """
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter="\t", lineterminator="\n")
    writer.writerows(_format_head(saved))
    writer.writerow(COLUMNS)
    for number, glyph in enumerate(saved.glyphs, 1):
        writer.writerows(_format_glyph(saved, number, glyph))
    return "\ufeff" + file.getvalue()


def _format_head(saved: SavedMap) -> Iterator[list[str]]:
    yield from (["# language", _guard(tag)] for tag in saved.language)
    texts = {"script": saved.script, "made by": saved.made_by, "notes": saved.notes}
    yield from ([f"# {name}", _guard(text)] for name, text in texts.items() if text)
    yield from (["# made from", _guard(text)] for text in saved.made_from)
    yield ["# cidfix", _guard(saved.cidfix)]
    yield from (["# family", *map(_guard, (one.font, *one.names))] for one in saved.families)


def _format_glyph(saved: SavedMap, number: int, glyph: MapGlyph) -> Iterator[list[str]]:
    kind = " ".join(name for name, said in (("space", glyph.space), ("blank", glyph.blank)) if said)
    outline = f"#{glyph.outline}" if glyph.outline else ""
    gid = str(glyph.gid) if glyph.gid >= 0 else ""
    head = [str(number), _guard(glyph.font), str(glyph.code)]
    if not glyph.values:
        yield [*head, "", "", "", "", outline, "", kind, gid]
    for value in glyph.values:
        points = spell_points(value.value) or NO_TEXT
        context = f"{value.context.side} {_name_neighbour(saved, glyph, value.context.glyph)}" if value.context else ""
        shown = [_show(value.value), points, _guard(value.source), context]
        yield [*head, *shown, outline, str(value.support), kind, gid]


def spell_points(text: str) -> str:
    """The code points of a text, with spaces between them."""
    return " ".join(f"U+{ord(letter):04X}" for letter in text)


def _name_neighbour(saved: SavedMap, glyph: MapGlyph, place: int) -> str:
    """A neighbour by its code, where that is one glyph of the same font, or else by its number in the table."""
    code = saved.glyphs[place].code
    same = [at for at, other in enumerate(saved.glyphs) if other.code == code and other.font == glyph.font]
    return str(code) if same == [place] else f"glyph {place + 1}"


def _show(value: str) -> str:
    """A value as a cell of its own, a mark on a dotted circle; "" where a spreadsheet might change it."""
    if not value or value[0] in _FORMULA or value != value.strip() or _CIRCLE in value or '"' in value:
        return ""
    if len(value) > 1 and _CHANGED.search(value):
        return ""
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp") for letter in value):
        return ""
    return _CIRCLE + value if unicodedata.category(value[0]).startswith("M") else value


def _guard(text: str) -> str:
    """A text that no spreadsheet takes for a formula, in one line."""
    if text.startswith('"') or any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in text):
        text = json.dumps(text)
    return "'" + text if text[:1] in _FORMULA or text != text.strip() else text


def read_cell(text: str) -> str:
    """The text that `_guard` made a cell of. Raises ValueError where it begins as JSON and is none."""
    if text.startswith("'") and (text[1:2] in _FORMULA or text[1:] != text[1:].strip()):
        text = text[1:]
    if text.startswith('"') and text.endswith('"') and len(text) > 1:
        said = json.loads(text)
        if not isinstance(said, str) or any("\ud800" <= letter <= "\udfff" for letter in said):
            raise ValueError(text)
        return said
    return text


def read_head(rows: Iterable[list[str]], where: str) -> SavedMap:
    """The map without glyphs that the rows at the head of a table tell of. Raises CidfixError for an unknown row."""
    saved = SavedMap((), "", "", (), VERSION, "", ())
    for row in rows:
        name, *cells = row[0].lstrip("# ").strip(), *map(read_cell, row[1:])
        while cells and not cells[-1]:
            cells.pop()
        first = cells[0] if cells else ""
        match name:
            case "language":
                saved = replace(saved, language=(*saved.language, first))
            case "script":
                saved = replace(saved, script=first)
            case "made by":
                saved = replace(saved, made_by=first)
            case "notes":
                saved = replace(saved, notes=first)
            case "made from":
                saved = replace(saved, made_from=(*saved.made_from, first))
            case "cidfix":
                saved = replace(saved, cidfix=first)
            case "family":
                saved = replace(saved, families=(*saved.families, FontFamily(first, tuple(cells[1:]))))
            case _:
                raise CidfixError(f"a row {row[0]!r} has no meaning", where, "delete it")
    return saved
