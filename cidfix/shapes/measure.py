"""Measures the fonts of a file: of each glyph its outline, its features, where it stands, and what it stands for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cidfix.shapes.features import find_features, rescale
from cidfix.shapes.reference_fonts import ReferenceGlyph, read_reference_font, to_outlines


@dataclass(frozen=True, slots=True)
class MeasuredFont:
    """A font's glyphs as arrays: hashes (K,), features (K, WIDTH), tops, bottoms and extents (K, 3), values.

    `small` (K,) is true for small capitals. `numbered` holds the glyph id of each glyph, the place of its outline among
    the K, and what it stands for itself; none where the format has no glyph ids.
    """

    name: str
    hashes: NDArray[np.uint64]
    rows: NDArray[np.float16]
    places: NDArray[np.float16]
    values: list[tuple[str, ...]]
    small: NDArray[np.bool_]
    numbered: Sequence[tuple[int, int, tuple[str, ...]]]


def measure_file(path: Path) -> Iterator[MeasuredFont]:
    """The fonts of a file, measured, but for those without letters. Raises what fontTools raises on what is no font."""
    for name, glyphs in read_reference_font(path):
        seen = {glyph.shape.outline: glyph for glyph in reversed(glyphs)}
        kept = list(seen.values())
        if not kept:
            continue
        ink = np.array([glyph.shape.ink for glyph in kept], np.float32)
        advance = np.array([glyph.advance for glyph in kept], np.float32)
        outlines = to_outlines([glyph.shape for glyph in kept])
        rows = find_features(outlines, ink, advance, np.ones(len(kept)))
        extent = np.maximum(ink[:, 2] - ink[:, 0], ink[:, 3] - ink[:, 1])
        yield MeasuredFont(
            name,
            np.array([int(glyph.shape.outline, 16) for glyph in kept], np.uint64),
            rows.astype(np.float16),
            np.stack((ink[:, 3], ink[:, 1], extent), axis=1).astype(np.float16),
            _join_values(glyphs, kept),
            np.array([glyph.small for glyph in kept], bool),
            () if path.suffix.lower() == ".pfb" else _number(glyphs, kept),
        )


def _number(glyphs: Iterable[ReferenceGlyph], kept: Sequence[ReferenceGlyph]) -> list[tuple[int, int, tuple[str, ...]]]:
    place = {glyph.shape.outline: number for number, glyph in enumerate(kept)}
    mine = ((glyph.gid, place[glyph.shape.outline], glyph.values) for glyph in glyphs if not glyph.small)
    return sorted(mine)


def _join_values(glyphs: Iterable[ReferenceGlyph], kept: Sequence[ReferenceGlyph]) -> list[tuple[str, ...]]:
    """What each kept outline stands for, by all glyphs that are drawn with it."""
    values: dict[str, dict[str, None]] = defaultdict(dict)
    for glyph in glyphs:
        values[glyph.shape.outline].update(dict.fromkeys(glyph.values))
    return [tuple(values[glyph.shape.outline]) for glyph in kept]


def list_letters(font: MeasuredFont) -> list[tuple[str, float]]:
    """The first value of each glyph that is no small capital, with its extent in em."""
    extents = font.places[:, 2].tolist()
    letters = zip(font.values, extents, font.small.tolist(), strict=True)
    return [(value[0], extent) for value, extent, small in letters if not small and extent > 0]


def find_scale(letters: Iterable[tuple[str, float]], usual: Mapping[str, float]) -> float:
    """How much larger than usual a font draws its letters on the em: the median over its letters."""
    return float(np.median([extent / usual[value] for value, extent in letters if value in usual] or [1.0]))


def find_scales(fonts: Sequence[MeasuredFont]) -> list[float]:
    """The scale of each font, by what is usual among them."""
    found: dict[str, list[float]] = defaultdict(list)
    letters = [list_letters(font) for font in fonts]
    for mine in letters:
        for value, extent in mine:
            found[value].append(extent)
    usual = {value: float(np.median(extents)) for value, extents in found.items() if len(extents) >= 3}
    return [find_scale(mine, usual) for mine in letters]


def rescale_font(font: MeasuredFont, scale: float) -> MeasuredFont:
    """The font as it would be measured if it drew its letters as large as is usual."""
    scales = np.full(len(font.rows), scale, np.float32)
    rows = rescale(font.rows.astype(np.float32), scales).astype(np.float16)
    return replace(font, rows=rows, places=(font.places / np.float16(scale)).astype(np.float16))
