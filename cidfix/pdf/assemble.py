"""From the worker's answers to a `Document`: arrays over all pages, glyphs in use, and marks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cidfix.pdf.answers import SPAN_COLUMNS, FontAnswer, PageAnswer
from cidfix.pdf.document import Document, Font, Glyphs, Occurrences, Outlines, Page
from cidfix.pdf.marks import find_marks

_FAR = 1e7  # points, or em: what is larger is damage, and would only overflow in whatever is computed from it
UNDEFINED = "F0"  # the font of text that is drawn with a font the page does not define


@dataclass(frozen=True, slots=True)
class FontUse:
    """A font in use: its place in the worker's list (-1 for `UNDEFINED`), its name, and its codes.

    Of each code the glyph id, and whether a mirrored matrix sets it, as for glyphs drawn on their heads.
    """

    index: int
    name: str
    codes: list[int]
    gids: list[int]
    mirrored: list[bool]


@dataclass(frozen=True, slots=True)
class Uses:
    """What is in use, ordered by font, then code: numbers (G,), and for each its code, glyph id and advance in em."""

    fonts: list[FontUse]
    font: NDArray[np.int32]
    code: NDArray[np.int64]
    gid: NDArray[np.int32]
    advance: NDArray[np.float64]
    glyph: NDArray[np.int32]  # of each occurrence, (N,)


def to_uses(fonts: list[dict[str, Any]], pages: list[PageAnswer]) -> Uses:
    """The glyphs in use, from the numbers drawn."""
    numbers = np.concatenate([page.numbers for page in pages] or [np.zeros(0, np.int32)])
    seen = {number: facts for page in reversed(pages) for number, *facts in page.first_seen}
    found = np.array(sorted(seen), np.int32)
    glyph = np.searchsorted(found, numbers)
    unique: NDArray[np.int64] = found.astype(np.int64)
    rows = [(number, code, index) for index, font in enumerate(fonts) for number, code, _ in font["segments"]]
    starts, codes, indices = np.array(rows, np.int64).reshape(-1, 3).T
    place = np.searchsorted(starts, unique, side="right") - 1
    known = place >= 0
    code, owner = unique.copy(), np.full(len(unique), -1)
    code[known] += (codes - starts)[place[known]]
    owner[known] = indices[place[known]]
    programs = np.array([seen[number] for number in found.tolist()], np.float64).reshape(-1, 3)
    gids, advances, mirrored = programs[:, 0].astype(np.int32), programs[:, 1], programs[:, 2] > 0
    uses: list[FontUse] = []
    font = np.zeros(len(unique), np.int32)
    for index in np.unique(owner).tolist():
        mine = np.flatnonzero(owner == index)
        font[mine] = len(uses)
        name = fonts[index]["name"] if index >= 0 else UNDEFINED
        uses.append(FontUse(index, name, code[mine].tolist(), gids[mine].tolist(), mirrored[mine].tolist()))
    return Uses(uses, font, code, gids, advances, glyph.astype(np.int32))


def to_document(
    path: Path,
    sha256: str,
    opened: dict[str, Any],
    pages: list[PageAnswer],
    uses: Uses,
    fonts: list[FontAnswer],
    warnings: tuple[str, ...],
) -> Document:
    """Put the answers together."""
    advances = [a for font in fonts for a in font.advances]
    given = np.clip(np.array([np.nan if a is None else a for a in advances], np.float64), -_FAR, _FAR)
    advance = np.where(np.isnan(given), uses.advance, given)
    vectors = np.concatenate(
        [font.verticals if len(font.verticals) else np.zeros((len(font.advances), 3)) for font in fonts]
        or [np.zeros((0, 3))]
    )
    vectors = _to_finite(vectors)
    advance = np.where(vectors[:, 2] > 0, vectors[:, 2], advance)
    unreadable = np.array([bool(font.fault) or not font.embedded for font in fonts], np.bool_)
    glyphs = Glyphs(
        font=uses.font,
        code=uses.code,
        gid=np.where(unreadable[uses.font], -1, uses.gid).astype(np.int32) if len(fonts) else uses.gid,
        advance=advance.astype(np.float32),
        ink=np.concatenate([font.ink for font in fonts] or [np.zeros((0, 4), np.float32)]),
        blank=np.concatenate([font.blank for font in fonts] or [np.zeros(0, np.bool_)]),
        outline=tuple(outline for font in fonts for outline in font.outlines),
    )
    type3 = np.array([font.kind == "Type3" for font in fonts], np.bool_)[glyphs.font]
    done, start = [], 0
    for page in pages:
        stop = start + len(page.numbers)
        shares = (page.image_share, page.curve_share)
        done.append(Page(page.number, page.width, page.height, start, stop, *shares, page.fault))
        start = stop
    metadata = dict(opened["metadata"])
    return Document(
        path=path,
        sha256=sha256,
        producer=metadata.get("producer", ""),
        page_count=opened["page_count"],
        fonts=tuple(_to_font(use, font) for use, font in zip(uses.fonts, fonts, strict=True)),
        glyphs=glyphs,
        occurrences=_to_occurrences(pages, uses.glyph, glyphs.advance, vectors, type3),
        pages=tuple(done),
        warnings=warnings,
        metadata=metadata,
        outlines=_to_outlines(fonts),
    )


def _to_outlines(fonts: list[FontAnswer]) -> Outlines:
    starts = np.concatenate([np.zeros((1, 2), np.int32), *(font.drawn for font in fonts)]).cumsum(
        axis=0, dtype=np.int32
    )
    return Outlines(
        verb=np.concatenate([font.verb for font in fonts] or [np.zeros(0, np.uint8)]),
        point=_to_finite(np.concatenate([font.point for font in fonts] or [np.zeros((0, 2), np.float32)])),
        verb_start=starts[:, 0].copy(),
        point_start=starts[:, 1].copy(),
    )


def _to_finite(values: Any) -> Any:
    """Numbers of a damaged page as numbers that can be computed with."""
    return np.clip(np.nan_to_num(values, copy=False, posinf=0.0, neginf=0.0), -_FAR, _FAR, out=values)


def _to_font(use: FontUse, font: FontAnswer) -> Font:
    return Font(
        name=use.name,
        base_name=font.base_name,
        kind=font.kind,
        embedded=font.embedded,
        declared=font.declared,
        own_map=font.own_map,
        fault=font.fault,
        names=font.names,
        program_names=font.program_names,
        program_map=font.program_map,
        to_unicode=font.to_unicode,
        encoded=font.encoded,
        collections=font.collections,
    )


def _to_occurrences(
    pages: list[PageAnswer],
    glyph: NDArray[np.int32],
    advance: NDArray[np.float32],
    vectors: NDArray[np.float64],
    type3: NDArray[np.bool_],
) -> Occurrences:
    spans = np.concatenate([page.spans for page in pages] or [np.zeros((0, SPAN_COLUMNS), np.float32)])
    lengths = np.concatenate([page.lengths for page in pages] or [np.zeros(0, np.int32)])
    spans = _to_finite(spans)
    x = _to_finite(np.concatenate([page.x for page in pages] or [np.zeros(0, np.float32)]))
    y = _to_finite(np.concatenate([page.y for page in pages] or [np.zeros(0, np.float32)]))
    dx, dy, size, ascent, descent, mode = (np.repeat(spans[:, i], lengths) for i in range(6))
    vertical = mode > 0
    if vertical.any():
        # MuPDF gives the origin of horizontal writing; the pen of vertical writing stands at the glyph's own vector.
        across, up, _ = vectors[glyph].T * (size * vertical)
        x += (across * dx + up * dy).astype(np.float32)
        y += (across * dy - up * dx).astype(np.float32)
        dx, dy = np.where(vertical, -dy, dx), np.where(vertical, dx, dy)
        ascent, descent = np.where(vertical, size / 2, ascent), np.where(vertical, -size / 2, descent)
    occurrences = Occurrences(
        glyph=glyph,
        x=x,
        y=y,
        dx=dx,
        dy=dy,
        size=size,
        advance=advance[glyph] * size,
        ascent=ascent,
        descent=descent,
        vertical=vertical,
        marks=np.zeros(len(glyph), np.uint8),
    )
    flags = np.repeat(spans[:, 6:8].astype(np.uint8), lengths, axis=0)
    start = 0
    for page in pages:
        stop = start + len(page.numbers)
        occurrences.marks[start:stop] = find_marks(
            occurrences, slice(start, stop), flags[start:stop], type3, _find_seen(page)
        )
        start = stop
    return occurrences


def _find_seen(page: PageAnswer) -> NDArray[np.float32]:
    """The box in which a page's glyphs can be seen, shape (4,), or one for each, (4, n), where clip paths cut some."""
    sheet = np.array([0, 0, page.width, page.height], np.float32)
    clips = page.spans[:, 8:12]
    seen = np.hstack((np.maximum(clips[:, :2], sheet[:2]), np.minimum(clips[:, 2:], sheet[2:])))
    return sheet if (seen == sheet).all() else np.repeat(seen.T, page.lengths, axis=1)
