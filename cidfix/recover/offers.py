"""Which saved maps of the library would help with a document, and how much, told before one is chosen."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cidfix.pdf.document import Document, Ints
from cidfix.recover.library import Answer, Tell, ask_library, code_sign, map_library
from cidfix.recover.sketches import begin_signs, draw_signs

_MOST = 50
_LITTLE, _MUCH = 0.2, 0.5  # of the text: where no map knows more by outlines, one that knows much by looks is sought

# A glyph is asked for by its outline, by what it looks like, by its code under the font's name, and under the name that
# a map has for the font's family; what a map says counts in this order (`rank`).
_ASKED = "create temporary table asked (sign text, rank integer, glyph integer, map integer, uses integer, known text)"
_FOUND = """
    select path, made_from, glyphs, told, added, same, known_too
    from (
        select map, count(*) as glyphs, sum(uses) as told, sum(iif(known is null, uses, 0)) as added,
            sum(iif(known = value, uses, 0)) as same, sum(iif(known is null, 0, uses)) as known_too
        from (
            select knows.map as map, glyph, uses, known, value, min(rank)
            from asked cross join knows on knows.sign = asked.sign and (asked.map is null or asked.map = knows.map)
            where value is not null group by knows.map, glyph
        )
        group by map
    )
    join maps on map = id
    where told >= ? order by added desc, told desc, path limit ?
"""
_ASK = "insert into asked values (?, ?, ?, ?, ?, ?)"
_SIZE = "select 1 from knows where sign > ? and sign < ? limit 1"  # the digits of signs come before g
_FAMILIES = "select map, font from families where ? glob pattern"


@dataclass(frozen=True, slots=True)
class Offer:
    """A saved map that fits a document.

    `made_from` names the documents it was made from; `glyphs` counts the document's glyphs it has one value for,
    `share` is their share of the text (0 to 1), `adds` the share of the text that is not known yet and would be.
    `agrees` is the share of the text it has values for and that is known already, in which both are the same; 1 where
    there is none.
    """

    path: Path
    made_from: tuple[str, ...]
    glyphs: int
    share: float
    adds: float
    agrees: float


def find_offers(
    document: Document, drawn: Ints, known: Mapping[int, str], tell: Tell | None = None
) -> Answer[tuple[Offer, ...]]:
    """The maps of the library that say anything of the text, the most helpful first; the best 50.

    `drawn` are the glyphs of the text, one for each place (M,); `known` what is known already, in NFC. `tell` follows
    how maps that are new are read.
    """
    uses = np.bincount(drawn, minlength=len(document.glyphs)).astype(np.int32)
    total = max(len(drawn), 1)

    def ask(connection: sqlite3.Connection) -> tuple[Offer, ...]:
        connection.execute(_ASKED)
        connection.executemany(_ASK, _list_asked(document, uses, known, connection))
        rows = connection.execute(_FOUND, (0, _MOST)).fetchall()
        if not any(told >= total * _LITTLE for _, _, _, told, *_ in rows):
            connection.executemany(_ASK, _list_sketched(document, uses, known, connection))
            likely = connection.execute(_FOUND, (total * _MUCH, _MOST)).fetchall()
            rows = likely or rows
        folder = map_library()
        return tuple(
            Offer(
                folder / path,
                tuple(json.loads(made_from)),
                glyphs,
                round(told / total, 6),
                round(added / total, 6),
                round(same / known_too, 6) if known_too else 1.0,
            )
            for path, made_from, glyphs, told, added, same, known_too in rows
        )

    return ask_library(ask, (), tell)


_Asked = tuple[str, int, int, int | None, int, str | None]


def _list_asked(
    document: Document, uses: Ints, known: Mapping[int, str], connection: sqlite3.Connection
) -> Iterator[_Asked]:
    """A row for each sign by which a glyph of the text may be known."""
    fonts, outlines = document.fonts, document.glyphs.outline
    families = [
        connection.execute(_FAMILIES, (font.base_name.casefold(),)).fetchall() if not font.embedded else []
        for font in fonts
    ]
    numbers = zip(document.glyphs.font.tolist(), document.glyphs.code.tolist(), uses.tolist(), strict=True)
    for glyph, (font, code, count) in enumerate(numbers):
        if not count:
            continue
        said = known.get(glyph)
        if outlines[glyph]:
            yield outlines[glyph], 0, glyph, None, count, said
        yield code_sign(fonts[font].base_name, code), 2, glyph, None, count, said
        for saved, name in families[font]:
            yield code_sign(name, code), 3, glyph, saved, count, said


def _list_sketched(
    document: Document, uses: Ints, known: Mapping[int, str], connection: sqlite3.Connection
) -> Iterator[_Asked]:
    """A row for each glyph of the text by what it looks like; none where no map can know much.

    To draw a glyph takes longer than to ask whether the library has any of its size.
    """
    begins = begin_signs(document)
    sizes = {begin for begin in set(begins) - {""} if connection.execute(_SIZE, (begin, f"{begin}g")).fetchone()}
    chosen = [glyph for glyph, begin in enumerate(begins) if uses[glyph] and begin in sizes]
    if uses[chosen].sum() < uses.sum() * _MUCH:
        return
    for glyph, sign in enumerate(draw_signs(document, chosen)):
        if sign:
            yield sign, 1, glyph, None, int(uses[glyph]), known.get(glyph)
