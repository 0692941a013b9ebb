"""Finds the glyphs of a document that a saved map knows.

An outline is the same wherever the font is used; a code is the same only where the producer numbered the glyphs
the same way. So codes are asked only where there is no outline to compare, and only in fonts in which the glyphs
that do have outlines show that their numbers agree. Which of the map's fonts a font is, its name tells, or a pattern
for names of its family.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple, TypeAlias

from cidfix.pdf.document import Document
from cidfix.recover.map_sketches import find_sketched
from cidfix.recover.maps import MapContext, MapGlyph, SavedMap

_AGREEMENT = 0.9  # a renumbered subset agrees in a few numbers by chance, one numbered alike in all but odd ones


How: TypeAlias = Literal["outline", "shape", "code", "likeness"]


@dataclass(frozen=True, slots=True)
class MapMatch:
    """What a map says of a document's glyph; `glyph` and `context` index `Document.glyphs`.

    `how` it was found: by the very outline, by one that is the same but for rounding ("shape"), by code, or by one that
    is only much like it ("likeness"), which proves nothing; then `score` tells how much, 0 to 1.
    `space` matches say that the glyph separates words; they have the value " ". `ambiguous` is true where the map
    knows the same shape with different values and nothing tells which.
    """

    glyph: int
    value: str
    context: MapContext | None
    space: bool
    how: How
    source: str
    support: int
    ambiguous: bool
    score: float
    when: str


def match_map(saved: SavedMap, document: Document) -> tuple[MapMatch, ...]:
    """All that a map says of a document's glyphs, in their order; nothing where it is a map of other fonts."""
    document = _name_as_in_map(saved, document)
    found = _find_glyphs(saved, document)
    places: dict[int, list[int]] = defaultdict(list)  # a glyph of the map → those of the document
    for glyph, one in found.items():
        for entry in one.entries if one.how != "likeness" else ():
            places[entry].append(glyph)
    return tuple(
        match
        for glyph, one in sorted(found.items())
        for match in _matches(glyph, one, [saved.glyphs[entry] for entry in one.entries], places)
    )


def _name_as_in_map(saved: SavedMap, document: Document) -> Document:
    """The document with fonts that are not embedded under the names that the map has for their families.

    A font that is embedded has outlines to compare, and may be numbered anew, so its name proves too little.
    """
    known = set(saved.fonts)
    if not saved.families:
        return document
    fonts = tuple(
        replace(font, base_name=_find_family(saved, font.base_name))
        if not font.embedded and font.base_name not in known
        else font
        for font in document.fonts
    )
    return replace(document, fonts=fonts)


def _find_family(saved: SavedMap, name: str) -> str:
    """The map's name of a font that is called `name` elsewhere, the first that fits; `name` where none does."""
    folded = name.casefold()
    fitting = (one.font for one in saved.families if any(fnmatchcase(folded, pattern) for pattern in one.globs))
    return next(fitting, name)


class _One(NamedTuple):
    """What is found of a glyph: how, the indices of the map's glyphs, and how like it they are."""

    how: How
    entries: list[int]
    score: float = 1.0


_Found = dict[int, _One]


def _find_glyphs(saved: SavedMap, document: Document) -> _Found:
    """The document's glyphs that the map has."""
    outlines: dict[str, list[int]] = defaultdict(list)
    codes: dict[tuple[str, int], list[int]] = defaultdict(list)
    for entry, known in enumerate(saved.glyphs):
        if known.outline:
            outlines[known.outline].append(entry)
        codes[known.font, known.code].append(entry)
    found: _Found = {}
    for glyph, outline in enumerate(document.glyphs.outline):
        if outline and outline in outlines:
            found[glyph] = _One("outline", outlines[outline])
    alike = find_sketched(saved, document, found)
    found |= {glyph: _One("shape", one.entries, one.score) for glyph, one in alike.items() if one.same}
    same_gid = _fonts_numbered_alike(saved, document, found, _same_gid)
    same_code = _fonts_numbered_alike(saved, document, found, _same_code)
    for glyph, one in list(found.items()):
        if document.glyphs.font[glyph] in same_gid:
            narrowed = [entry for entry in one.entries if _same_gid(saved.glyphs[entry], document, glyph)]
            found[glyph] = one._replace(entries=narrowed or one.entries)
    comparable = _fonts_with_outlines(saved, document)
    for glyph in range(len(document.glyphs)):
        font = int(document.glyphs.font[glyph])
        if glyph not in found and (font in same_code or font not in comparable):
            entries = codes.get((document.fonts[font].base_name, int(document.glyphs.code[glyph])), [])
            possible = [entry for entry in entries if _may_be_same(saved.glyphs[entry], document, glyph)]
            if possible:
                found[glyph] = _One("code", possible)
    likely = {glyph: _One("likeness", one.entries, one.score) for glyph, one in alike.items()}
    return likely | found


def _fonts_with_outlines(saved: SavedMap, document: Document) -> set[int]:
    """The fonts of which both the document and the map know outlines, so that these can be compared."""
    known = {glyph.font for glyph in saved.glyphs if glyph.outline}
    drawn = {int(font) for font, outline in zip(document.glyphs.font, document.glyphs.outline, strict=True) if outline}
    return {font for font in drawn if document.fonts[font].base_name in known}


def _fonts_numbered_alike(
    saved: SavedMap, document: Document, found: _Found, agrees: Callable[[MapGlyph, Document, int], bool]
) -> set[int]:
    """The fonts in which the glyphs that were found by outline have the numbers that the map has for them."""
    votes: dict[int, list[bool]] = defaultdict(list)
    for glyph, one in found.items():
        vote = any(agrees(saved.glyphs[entry], document, glyph) for entry in one.entries)
        votes[int(document.glyphs.font[glyph])].append(vote)
    return {font for font, agreed in votes.items() if sum(agreed) >= _AGREEMENT * len(agreed)}


def _same_gid(known: MapGlyph, document: Document, glyph: int) -> bool:
    return _same_font(known, document, glyph) and known.gid == int(document.glyphs.gid[glyph]) >= 0


def _same_code(known: MapGlyph, document: Document, glyph: int) -> bool:
    return _same_font(known, document, glyph) and known.code == int(document.glyphs.code[glyph])


def _same_font(known: MapGlyph, document: Document, glyph: int) -> bool:
    return known.font != "" and known.font == document.fonts[int(document.glyphs.font[glyph])].base_name


def _may_be_same(known: MapGlyph, document: Document, glyph: int) -> bool:
    """Whether nothing that is known of the shapes speaks against a match by code."""
    outline, blank = document.glyphs.outline[glyph], bool(document.glyphs.blank[glyph])
    return known.font != "" and not (known.outline and outline) and known.blank == blank


def _matches(glyph: int, one: _One, entries: list[MapGlyph], places: Mapping[int, list[int]]) -> Iterator[MapMatch]:
    always = {value.value for entry in entries for value in entry.values if value.context is None}
    if any(entry.space for entry in entries):
        yield MapMatch(glyph, " ", None, True, one.how, "saved map", 1, False, one.score, "")
    told: dict[tuple[str, MapContext | None], MapMatch] = {}
    for value in (value for entry in entries for value in entry.values):
        neighbours = places.get(value.context.glyph, ()) if value.context else (None,)
        for neighbour in neighbours:
            context = replace(value.context, glyph=neighbour) if value.context and neighbour is not None else None
            ambiguous = context is None and len(always) > 1
            match = MapMatch(
                glyph,
                value.value,
                context,
                False,
                one.how,
                value.source,
                value.support,
                ambiguous,
                one.score,
                value.when,
            )
            old = told.get((value.value, context))
            if old is None or old.support < match.support:
                told[value.value, context] = match
    yield from told.values()
