"""Saved maps: what the glyphs of a font stand for, kept so that the next PDF in that font needs no typing.

Each PDF subsets and renumbers its fonts anew, so a map names glyphs by the hash of their outline first and by
font and code only where there is no outline to compare. Outlines are not stored, so that a map can be published.
`resources/formats/cidmap.md` describes the file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from cidfix.errors import CidfixError
from cidfix.pdf.document import Document
from cidfix.records import Record, read_record, write_record
from cidfix.recover.sketches import draw_sketches, format_sketch, is_sketch

MAP_KIND = "cidfix-map"
"""What the file of a map says that it is."""
EXCHANGED = (".tsv", ".csv", ".map", ".cmap", ".cl")
"""How the names of files end that hold maps in other programs' formats."""
_VERSION = 1
_LARGEST_CODE, _LARGEST_GLYPH, _LARGEST_SUPPORT = 0xFFFFFFFF, 10**7, 10**9
_MOST_NAMES, _LONGEST_NAME = 1000, 200  # patterns for names of fonts; each is held against each font


@dataclass(frozen=True, slots=True)
class MapContext:
    """The neighbour beside which a value holds: directly after, or before, a glyph, given by its index."""

    side: Literal["after", "before"]
    glyph: int


@dataclass(frozen=True, slots=True)
class MapValue:
    """What a glyph stands for ("" for no text), where that came from, and how many decisions support it.

    `context` indexes the map's glyphs. `when` is the moment of the decision it came from (`moments`), "" if not known.
    """

    value: str
    context: MapContext | None
    source: str
    support: int
    when: str = ""


@dataclass(frozen=True, slots=True)
class MapGlyph:
    """A glyph: the hash of its outline ("" if blank or unknown), and where it was met.

    `font` is the font's base name without subset tag; `gid` is -1 if unknown. `space` says that it separates words.
    `sketch` is what it looks like (`cidfix.recover.sketches`), "" if unknown.
    """

    outline: str
    blank: bool
    font: str
    gid: int
    code: int
    space: bool
    values: tuple[MapValue, ...]
    sketch: str = ""


@dataclass(frozen=True, slots=True)
class FontFamily:
    """By which names a font of the map is met elsewhere: patterns in which * stands for any letters, ? for one."""

    font: str
    names: tuple[str, ...]

    @property
    def globs(self) -> tuple[str, ...]:
        """The patterns as `fnmatchcase` and GLOB of SQL have them, for names in small letters: a [ is only that."""
        return tuple(name.casefold().replace("[", "[[]") for name in self.names)


@dataclass(frozen=True, slots=True)
class SavedMap:
    """A map and who made it from what; `language` holds BCP 47 tags, `script` ISO 15924 ("" if not said).

    `name` is what people call it ("" for that of its file), `licence` under which others may use it, in words.
    """

    language: tuple[str, ...]
    script: str
    made_by: str
    made_from: tuple[str, ...]  # a line a document: file name and SHA-256
    cidfix: str  # the version that wrote it
    notes: str
    glyphs: tuple[MapGlyph, ...]
    families: tuple[FontFamily, ...] = ()
    name: str = ""
    licence: str = ""
    rules: str = ""  # of order, as `UseRules` has them; "" for the usual ones of each script

    @property
    def fonts(self) -> tuple[str, ...]:
        """The base names of its fonts, each once, in the order of the glyphs."""
        return tuple(dict.fromkeys(glyph.font for glyph in self.glyphs))

    @property
    def knows_letters(self) -> bool:
        """Whether it says anything but which signs separate words."""
        return any(glyph.values and not glyph.space for glyph in self.glyphs)


@dataclass(frozen=True, slots=True)
class KnownValue:
    """A value that a document's glyph has; `context` is the neighbour's side and index into `Document.glyphs`."""

    glyph: int
    value: str
    context: MapContext | None
    source: str
    support: int
    when: str = ""


@dataclass(frozen=True, slots=True)
class MapConflict:
    """Two maps that give one glyph nothing in common."""

    font: str
    code: int
    outline: str
    values: tuple[str, ...]
    other_values: tuple[str, ...]


def read_map(path: Path) -> SavedMap:
    """The map in a file. Raises CidfixError when it is unreadable, damaged or of a later version."""
    try:
        record = read_record(path, MAP_KIND, _VERSION)
    except CidfixError as error:
        if path.suffix.lower() not in EXCHANGED or not path.is_file():
            raise
        remedy = f"make one of it with cidfix map convert {path.name} {path.stem}.cidmap.json, and use that"
        raise CidfixError("this is no saved map of cidfix's", str(path), remedy) from error
    items = record.records("glyphs")
    return SavedMap(
        record.texts("language"),
        record.text("script"),
        record.text("made_by"),
        record.texts("made_from"),
        record.text("cidfix"),
        record.text("notes"),
        tuple(_glyph(item, len(items)) for item in items),
        _families(record) if record.has("families") else (),
        *(record.text(key) if record.has(key) else "" for key in ("name", "licence", "rules")),
    )


def write_map(path: Path, saved: SavedMap) -> None:
    """Save a map. Raises CidfixError and leaves the old file when it can't be written."""
    families = [{"font": one.font, "names": list(one.names)} for one in saved.families]
    values = {
        **({"name": saved.name} if saved.name else {}),
        "language": list(saved.language),
        "script": saved.script,
        "made_by": saved.made_by,
        "made_from": list(saved.made_from),
        "cidfix": saved.cidfix,
        "notes": saved.notes,
        **({"licence": saved.licence} if saved.licence else {}),
        **({"families": families} if families else {}),
        **({"rules": saved.rules} if saved.rules else {}),
        "glyphs": [_glyph_values(glyph) for glyph in saved.glyphs],
    }
    write_record(path, MAP_KIND, _VERSION, values)


def to_map_glyphs(document: Document, known: Iterable[KnownValue], spaces: Iterable[int]) -> tuple[MapGlyph, ...]:
    """The glyphs of a new map: those of a document that have values, and its spaces (indices into its glyphs)."""
    values: dict[int, list[KnownValue]] = defaultdict(list)
    for item in known:
        values[item.glyph].append(item)
        if item.context:
            values[item.context.glyph]  # a neighbour is part of the map even when its own value is unknown
    separators = set(spaces)
    indices = sorted(values.keys() | separators)
    position = {glyph: i for i, glyph in enumerate(indices)}
    glyphs, sketches = document.glyphs, draw_sketches(document)
    return tuple(
        MapGlyph(
            glyphs.outline[i],
            bool(glyphs.blank[i]),
            document.fonts[glyphs.font[i]].base_name,
            int(glyphs.gid[i]),
            int(glyphs.code[i]),
            i in separators,
            tuple(
                MapValue(v.value, _moved(v.context, position), v.source, v.support, v.when) for v in values.get(i, ())
            ),
            format_sketch(sketches, i),
        )
        for i in indices
    )


def _moved(context: MapContext | None, position: Mapping[int, int]) -> MapContext | None:
    return replace(context, glyph=position[context.glyph]) if context else None


def merge_maps(first: SavedMap, second: SavedMap) -> tuple[SavedMap, tuple[MapConflict, ...]]:
    """One map with all that both know, and where they contradict each other (both values are kept).

    Two maps contradict each other about an outline, or about a code where an outline is not known, when each has
    values for it and no value is in both: one outline may well be two letters, and then one map may know only one.
    """
    glyphs = list(first.glyphs)
    position = {_identity(glyph): i for i, glyph in enumerate(glyphs)}
    moved: dict[int, int] = {}
    for i, glyph in enumerate(second.glyphs):
        moved[i] = position.setdefault(_identity(glyph), len(glyphs))
        if moved[i] == len(glyphs):
            glyphs.append(replace(glyph, values=()))
    for i, glyph in enumerate(second.glyphs):
        old = glyphs[moved[i]]
        added = tuple(replace(value, context=_moved(value.context, moved)) for value in glyph.values)
        glyphs[moved[i]] = replace(
            old,
            space=old.space or glyph.space,
            values=_merge_values(old.values + added),
            sketch=old.sketch or glyph.sketch,
        )
    merged = replace(
        first,
        language=tuple(dict.fromkeys(first.language + second.language)),
        script=first.script or second.script,
        made_by=_joined(first.made_by, second.made_by),
        made_from=tuple(dict.fromkeys(first.made_from + second.made_from)),
        notes=_joined(first.notes, second.notes),
        licence=_joined(first.licence, second.licence),
        glyphs=tuple(glyphs),
        families=_merge_families(first.families + second.families),
    )
    return merged, tuple(_find_conflicts(first, second))


def _identity(glyph: MapGlyph) -> tuple[str, bool, str, int, int]:
    return glyph.outline, glyph.blank, glyph.font, glyph.gid, glyph.code


def _merge_values(values: Iterable[MapValue]) -> tuple[MapValue, ...]:
    merged: dict[tuple[str, MapContext | None], MapValue] = {}
    for value in values:
        key = value.value, value.context
        old = merged.get(key)
        support = min(old.support + value.support, _LARGEST_SUPPORT) if old else value.support
        merged[key] = replace(old or value, support=support)
    return tuple(merged.values())


def _merge_families(families: Iterable[FontFamily]) -> tuple[FontFamily, ...]:
    names: dict[str, dict[str, None]] = {}
    for family in families:
        names.setdefault(family.font, {}).update(dict.fromkeys(family.names))
    return tuple(FontFamily(font, tuple(own)) for font, own in names.items())


def _joined(first: str, second: str) -> str:
    return "; ".join(dict.fromkeys(text for text in (first, second) if text))


def _find_conflicts(first: SavedMap, second: SavedMap) -> Iterable[MapConflict]:
    ours, theirs = _values_by_shape(first), _values_by_shape(second)
    for shape, values in theirs.items():
        own = ours.get(shape, {})
        if own and values and not own.keys() & values.keys():
            glyph = next(iter(values.values()))
            yield MapConflict(glyph.font, glyph.code, glyph.outline, tuple(own), tuple(values))


def _values_by_shape(saved: SavedMap) -> dict[tuple[str, str, int], dict[str, MapGlyph]]:
    shapes: dict[tuple[str, str, int], dict[str, MapGlyph]] = defaultdict(dict)
    for glyph in saved.glyphs:
        shape = (glyph.outline, "", 0) if glyph.outline else ("", glyph.font, glyph.code)
        for value in glyph.values:
            if value.context is None:
                shapes[shape].setdefault(value.value, glyph)
    return shapes


def _families(record: Record) -> tuple[FontFamily, ...]:
    families = tuple(FontFamily(item.text("font"), item.texts("names")) for item in record.records("families"))
    names = [name for family in families for name in family.names]
    if len(names) > _MOST_NAMES or any(len(name) > _LONGEST_NAME for name in names):
        what = f"the map has more than {_MOST_NAMES} names of fonts, or one of more than {_LONGEST_NAME} letters"
        raise CidfixError(what, f"{record.where}, families", "leave some out")
    return families


def _glyph(item: Record, count: int) -> MapGlyph:
    return MapGlyph(
        item.text("outline"),
        item.truth("blank"),
        item.text("font"),
        item.number("gid", -1, _LARGEST_GLYPH),
        item.number("code", 0, _LARGEST_CODE),
        item.truth("space"),
        tuple(_value(value, count) for value in item.records("values")),
        _sketch(item) if item.has("sketch") else "",
    )


def _sketch(item: Record) -> str:
    sketch = item.text("sketch")
    if sketch and not is_sketch(sketch):
        what, remedy = "“sketch” should be the sketch of a glyph", "the file is damaged; use an older copy of it"
        raise CidfixError(what, item.where, remedy)
    return sketch


def _value(item: Record, count: int) -> MapValue:
    sides: tuple[Literal["after", "before"], ...] = ("after", "before")
    contexts = [MapContext(side, item.number(side, 0, count - 1)) for side in sides if item.has(side)]
    if len(contexts) > 1:
        raise CidfixError("a value has two contexts", item.where, "the file is damaged; use an older copy of it")
    support = item.number("support", 0, _LARGEST_SUPPORT)
    context, when = contexts[0] if contexts else None, item.text("when") if item.has("when") else ""
    return MapValue(item.text("value"), context, item.text("source"), support, when)


def _glyph_values(glyph: MapGlyph) -> dict[str, Any]:
    return {
        "outline": glyph.outline,
        "blank": glyph.blank,
        "font": glyph.font,
        "gid": glyph.gid,
        "code": glyph.code,
        "space": glyph.space,
        **({"sketch": glyph.sketch} if glyph.sketch else {}),
        "values": [
            {"value": value.value}
            | ({value.context.side: value.context.glyph} if value.context else {})
            | {"source": value.source, "support": value.support}
            | ({"when": value.when} if value.when else {})
            for value in glyph.values
        ],
    }
