"""What the codes of one font stand for, without outlines: all that most formats for maps can say.

A saved map may know a code several times, from several documents; a table knows one value of it, and others only beside
certain neighbours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cidfix.errors import CidfixError
from cidfix.ordering.model import OrderingRules
from cidfix.ordering.read import find_rules
from cidfix.recover.decisions import ContextSide
from cidfix.recover.drawn import choose_rules
from cidfix.recover.maps import MapContext, MapGlyph, MapValue, SavedMap
from cidfix.version import VERSION

SPACE = " "
PASSED = frozenset({*range(0x21), 0x7F})
"""Bytes that stand for themselves where a map says nothing of them: ASCII's controls and its space."""
_ENDS = frozenset((0x00, 0x0A, 0x0D))


@dataclass(frozen=True, slots=True)
class CodeContext:
    """A value that a code has only directly after, or before, another code."""

    code: int
    value: str
    side: ContextSide
    neighbour: int


@dataclass(frozen=True, slots=True)
class CodeTable:
    """The codes of one font: a value of each, and those by context, of which the first that holds is used.

    A code with the value " " separates words, and nothing depends on a neighbour across it. `script` is ISO 15924,
    and said wherever the script is not typed in the order in which it is drawn.
    """

    font: str
    language: tuple[str, ...]
    script: str
    values: Mapping[int, str]
    contexts: tuple[CodeContext, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """All codes that have a value, be it only beside some neighbours, in order."""
        return tuple(sorted({*self.values, *(context.code for context in self.contexts)}))

    @property
    def is_bytes(self) -> bool:
        """Whether a text in this font can be a file of bytes: no code is larger, and none ends a line or a file."""
        codes = {*self.codes, *(context.neighbour for context in self.contexts)}
        return codes.isdisjoint(_ENDS) and all(code < 0x100 for code in codes)

    @property
    def passed(self) -> frozenset[int]:
        """The bytes that stand for themselves, since nothing is said of them."""
        return PASSED.difference(self.codes) if self.is_bytes else frozenset()

    @property
    def separators(self) -> frozenset[int]:
        """The codes that end a word: no value by context holds beside one."""
        return self.passed | {code for code, value in self.values.items() if value == SPACE}


def to_code_table(saved: SavedMap, font: str) -> tuple[CodeTable, tuple[str, ...]]:
    """What a map knows of one of its fonts by code, and notes on what a table can't hold.

    Of several values of a code the best supported is used, the first where they are as good. `font` may be "" where the
    map has one font only. Raises CidfixError where it has no such font, or several and none is named.
    """
    name = _choose_font(saved, font)
    glyphs = [glyph for glyph in saved.glyphs if glyph.font == name]
    told: dict[int, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    beside: dict[tuple[int, ContextSide, int], CodeContext] = {}
    strange = 0
    for glyph in glyphs:
        if glyph.space:
            told[glyph.code][SPACE] += 1 + sum(value.support for value in glyph.values)
        for value in glyph.values:
            neighbour = saved.glyphs[value.context.glyph] if value.context else None
            if value.context is None:
                told[glyph.code][value.value] += value.support
            elif neighbour is not None and neighbour.font == name:
                context = CodeContext(glyph.code, value.value, value.context.side, neighbour.code)
                beside.setdefault((context.code, context.side, context.neighbour), context)
            else:
                strange += 1
    values = {code: max(found, key=found.__getitem__) for code, found in sorted(told.items())}
    separators = CodeTable(name, saved.language, saved.script, values, tuple(beside.values())).separators
    contexts = tuple(one for one in beside.values() if separators.isdisjoint((one.code, one.neighbour)))
    script = saved.script or _find_script([*values.values(), *(one.value for one in contexts)])
    table = CodeTable(name, saved.language, script, values, contexts)
    lost = strange + len(beside) - len(contexts)
    several = sum(len(found) > 1 for found in told.values())
    return table, (
        *_note(several, "code of this font has several values; the best supported is used", "codes of this font have"),
        *_note(lost, "value holds beside a glyph of another font, or a space, and is left out", "values hold"),
    )


def find_ordering(script: str) -> OrderingRules | None:
    """The rules of order of a script; None where it is typed as it is drawn, or not known."""
    rules = find_rules(script) if script else None
    return rules if rules and rules.passes else None


def _find_script(values: Iterable[str]) -> str:
    rules = choose_rules(values)
    return rules.script if rules else ""


def _note(number: int, one: str, many: str) -> Iterable[str]:
    if number:
        words = one.split(" ")
        yield f"{number} {one}" if number == 1 else f"{number} {many} {' '.join(words[len(many.split(' ')) :])}"


def _choose_font(saved: SavedMap, font: str) -> str:
    fonts = saved.fonts
    if font in fonts:
        return font
    shown = ", ".join(fonts[:10])
    if font:
        raise CidfixError(f"the map has no font {font!r}", remedy=f"it has {shown}" if fonts else "it has no fonts")
    if not fonts:
        raise CidfixError("the map has no fonts", remedy="use another one")
    if len(fonts) > 1:
        raise CidfixError("the map has several fonts, and this takes one", remedy=f"name it with --font: {shown}")
    return fonts[0]


def from_code_table(table: CodeTable, source: str) -> SavedMap:
    """The map of a table; `source` says of each value where it came from. Its outlines are not known."""
    contexts: dict[int, list[CodeContext]] = defaultdict(list)
    for context in table.contexts:
        contexts[context.code].append(context)
    codes = sorted({*table.codes, *(context.neighbour for context in table.contexts)})
    place = {code: at for at, code in enumerate(codes)}
    glyphs = []
    for code in codes:
        value = table.values.get(code)
        always = () if value is None or value == SPACE else (MapValue(value, None, source, 1),)
        others = (MapValue(one.value, MapContext(one.side, place[one.neighbour]), source, 1) for one in contexts[code])
        blank = value is not None and value != "" and value.isspace()
        glyphs.append(MapGlyph("", blank, table.font, -1, code, value == SPACE, (*always, *others)))
    return SavedMap(table.language, table.script, "", (), VERSION, "", tuple(glyphs))
