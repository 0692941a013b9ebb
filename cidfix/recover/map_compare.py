"""Two maps side by side, glyph by glyph, and one map made of both, in which each difference is settled.

Glyphs are the same where their outlines are, or, where an outline is not known, their font and code.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from cidfix.recover.maps import MapGlyph, MapValue, SavedMap, merge_maps

Shape: TypeAlias = tuple[str, str, int]
"""A glyph of maps: its outline, or no outline, its font and code."""

Kind: TypeAlias = Literal["same", "differs", "first", "second"]
"""Both maps say the same, each something else, or only one says anything."""

Side: TypeAlias = Literal["first", "second", "both"]
"""Whose values a glyph is to have."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A glyph of two maps: as one of them has it, and the values that each has for it, as `show_value` writes them."""

    shape: Shape
    glyph: MapGlyph
    first: tuple[str, ...]
    second: tuple[str, ...]
    source: str
    when: str

    @property
    def kind(self) -> Kind:
        """What the maps say beside one another."""
        if not self.second:
            return "first"
        if not self.first:
            return "second"
        return "same" if set(self.first) == set(self.second) else "differs"

    def find_merged(self, side: Side) -> tuple[str, ...]:
        """The values of a map that is made of both."""
        if self.kind != "differs" or side == "both":
            return tuple(dict.fromkeys(self.first + self.second))
        return self.first if side == "first" else self.second


def find_shape(glyph: MapGlyph) -> Shape:
    """What a glyph of a map is known by."""
    return (glyph.outline, "", 0) if glyph.outline else ("", glyph.font, glyph.code)


def show_value(saved: SavedMap, value: MapValue) -> str:
    """A value, and beside which neighbour it holds: "й", "й after т"."""
    if value.context is None:
        return value.value
    beside = saved.glyphs[value.context.glyph]
    named = next((v.value for v in beside.values if v.context is None and v.value), str(beside.code))
    return f"{value.value} {value.context.side} {named}"


def list_values(saved: SavedMap) -> tuple[Compared, ...]:
    """All glyphs of one map that stand for something."""
    return compare_maps(saved, replace(saved, glyphs=()))


def compare_maps(first: SavedMap, second: SavedMap) -> tuple[Compared, ...]:
    """The glyphs of which either map says anything, in the order of the first and then of the second."""
    ours, theirs = _list_said(first), _list_said(second)
    rows = []
    for shape in dict.fromkeys((*ours, *theirs)):
        glyph, values, said = ours.get(shape) or theirs[shape]
        second_values = theirs[shape][1] if shape in theirs else ()
        rows.append(Compared(shape, glyph, values if shape in ours else (), second_values, said.source, said.when))
    return tuple(rows)


def merge_chosen(first: SavedMap, second: SavedMap, sides: Mapping[Shape, Side]) -> SavedMap:
    """One map with all that both know; where they differ, whose values are kept is told by `sides`, else both are."""
    differ = {row.shape for row in compare_maps(first, second) if row.kind == "differs"}
    ours = {shape for shape in differ if sides.get(shape) == "second"}
    theirs = {shape for shape in differ if sides.get(shape) == "first"}
    return merge_maps(_without(first, ours), _without(second, theirs))[0]


def set_value(saved: SavedMap, shape: Shape, value: str | None, source: str, when: str) -> SavedMap:
    """The map with a glyph that stands for `value` alone, "" for no text; None where it is not to say anything."""
    values = () if value is None else (MapValue(value, None, source, 1, when),)
    glyphs = tuple(replace(g, values=values) if find_shape(g) == shape else g for g in saved.glyphs)
    return replace(saved, glyphs=glyphs)


def _without(saved: SavedMap, shapes: set[Shape]) -> SavedMap:
    """The map without what it says of some glyphs."""
    glyphs = tuple(replace(g, values=()) if find_shape(g) in shapes else g for g in saved.glyphs)
    return replace(saved, glyphs=glyphs)


def _list_said(saved: SavedMap) -> dict[Shape, tuple[MapGlyph, tuple[str, ...], MapValue]]:
    """What a map says of each glyph it says anything of; the value that most decisions support is the last part."""
    by_shape: defaultdict[Shape, list[MapGlyph]] = defaultdict(list)
    for glyph in saved.glyphs:
        if glyph.values:
            by_shape[find_shape(glyph)].append(glyph)
    found = {}
    for shape, glyphs in by_shape.items():
        values = [value for glyph in glyphs for value in glyph.values]
        texts = tuple(dict.fromkeys(show_value(saved, value) for value in values))
        found[shape] = glyphs[0], texts, max(values, key=lambda value: value.support)
    return found
