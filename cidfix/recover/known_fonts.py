"""Which fonts of a document are known ones with codes of their own, and what their codes stand for then.

A font's name is a hint, no more: another may be called so, or a version with other codes. Where its glyphs have
outlines these have to agree; where they have none the name alone decides. A font whose name was lost is known by its
outlines, if nearly all of them agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cidfix.languages.scripts import find_script
from cidfix.naming import KnownFont, read_known_fonts, read_numbers, to_byte, to_letters
from cidfix.pdf.document import Document, Font
from cidfix.recover.ballot import Kind
from cidfix.recover.candidates import Candidate
from cidfix.recover.map_match import MapMatch
from cidfix.recover.maps import MapContext
from cidfix.recover.precedence import MapFit

_LIKE = 8  # candidates among which the right value is found
_CALLED, _KIN, _UNCALLED = 0.3, 0.4, 0.6  # share of the values that are among them: by name, beside kin, and without
_JUDGED, _ENOUGH = 4, 12  # letters that tell anything, by name and without
_COVERED = 0.8  # of a font's codes, those that a known font has to have if it is not called so
_OWN = 0.5  # share of a font's letters that its own map has in the right script already
_SYMBOL = 0xF000
_BYTES = ("cp1252", "mac_roman")
_MICRO = {0x3BC: 0xB5}  # Word writes the code of the micro sign as the Greek letter

Numbers = Mapping[int, int]
"""A font's codes, and what each is in the font that was once made: a number below 256."""


@dataclass(frozen=True, slots=True)
class Found:
    """A font of the document (index into `Document.fonts`), which known one it is, and how its codes are numbered."""

    font: int
    known: KnownFont
    numbers: Numbers


def find_known_fonts(document: Document, candidates: Sequence[Sequence[Candidate]]) -> tuple[Found, ...]:
    """The known fonts of a document, at most one a font; `candidates` tell what each glyph is drawn like.

    Cost: a look at each code for each font that is known, twice.
    """
    found = _find_all(document, range(len(document.fonts)), candidates, frozenset())
    families = frozenset(one.known.family for one in found.values())
    others = [font for font in range(len(document.fonts)) if font not in found] if families else []
    found |= _find_all(document, others, candidates, families)
    return tuple(found[font] for font in sorted(found))


def find_fillers(document: Document) -> dict[int, bool]:
    """The glyphs without ink that, by the names of their fonts, part no words: they only widen a letter. Each is False.

    Shapes are not looked at, so that this costs next to nothing.
    """
    fillers: dict[int, bool] = {}
    for font, own in enumerate(document.fonts):
        for known in read_known_fonts():
            if known.is_called(own.base_name):
                glyphs = dict(_list_glyphs(document, font))
                for numbers in _list_numbers(own, tuple(glyphs)):
                    blank = [glyphs[code] for code, number in numbers.items() if known.values.get(number) == ""]
                    fillers |= dict.fromkeys((glyph for glyph in blank if document.glyphs.blank[glyph]), False)
    return fillers


def to_map_fits(
    document: Document, found: Sequence[Found], candidates: Sequence[Sequence[Candidate]]
) -> tuple[MapFit, ...]:
    """What known fonts say of a document's glyphs, as saved maps do; nothing of one that is drawn as something else."""
    return tuple(
        MapFit(f"known font {one.known.name}", Kind.FONT, tuple(_list_matches(document, one, candidates)), "")
        for one in found
    )


def _find_all(
    document: Document, fonts: Iterable[int], candidates: Sequence[Sequence[Candidate]], families: Collection[str]
) -> dict[int, Found]:
    """The known ones of some fonts, in a document that is known to use some `families`."""
    found = ((font, _find(document, font, candidates, families)) for font in fonts)
    return {font: one for font, one in found if one}


def _find(
    document: Document, font: int, candidates: Sequence[Sequence[Candidate]], families: Collection[str]
) -> Found | None:
    own = document.fonts[font]
    glyphs = dict(_list_glyphs(document, font))
    scripts = _find_scripts([candidates[glyph] for glyph in glyphs.values()])
    best: tuple[float, Found] | None = None
    for known in read_known_fonts():
        called = known.is_called(own.base_name)
        if not (called or (own.embedded and known.script in scripts)) or _says_so_itself(own, known):
            continue
        for numbers in filter(None, _list_numbers(own, tuple(glyphs))):
            fit = _measure(glyphs, numbers, known, candidates)
            if fit.is_enough(called, known.family in families) and (best is None or fit.rank(called) > best[0]):
                best = fit.rank(called), Found(font, known, numbers)
    return best[1] if best else None


def _find_scripts(candidates: Sequence[Sequence[Candidate]]) -> frozenset[str]:
    """The scripts that glyphs may be in, so many of them that a known font of that script may be found."""
    found = Counter(
        script for mine in candidates for script in {find_script(one.value) for one in mine[:_LIKE]} if script
    )
    return frozenset(script for script, count in found.items() if count >= _KIN * _COVERED * len(candidates))


@dataclass(frozen=True, slots=True)
class _Fit:
    """How many letters of a font `agreed` with a known one of those `judged`, and the share of its codes it has."""

    agreed: int
    judged: int
    covered: float

    @property
    def share(self) -> float:
        """The share of the letters that agreed."""
        return self.agreed / max(self.judged, 1)

    def is_enough(self, called: bool, expected: bool) -> bool:
        """Whether it is the known font: if it is `called` so, if others of its family are there, or by itself."""
        if called:
            return self.covered > 0 and (self.share >= _CALLED or self.judged < _JUDGED)
        alike = self.share >= _UNCALLED and self.agreed >= _ENOUGH
        kin = expected and self.share >= _KIN and self.agreed > 1
        return self.covered >= _COVERED and (alike or kin)

    def rank(self, called: bool) -> float:
        """What the best of several known fonts has most of."""
        return (called + self.share) * self.covered


def _measure(
    glyphs: Mapping[int, int], numbers: Numbers, known: KnownFont, candidates: Sequence[Sequence[Candidate]]
) -> _Fit:
    said = {glyphs[code]: known.values[number] for code, number in numbers.items() if number in known.values}
    judged = [glyph for glyph, value in said.items() if find_script(value) and candidates[glyph]]
    agreed = sum(said[glyph] in {one.value for one in candidates[glyph][:_LIKE]} for glyph in judged)
    return _Fit(agreed, len(judged), len(said) / len(glyphs))


def _says_so_itself(font: Font, known: KnownFont) -> bool:
    """Whether the font's own map has letters of the right script already: somebody has mended it."""
    letters = [find_script(text) for text in font.own_map.values()]
    return known.script != "" and letters.count(known.script) > _OWN * len(letters)


def _list_numbers(font: Font, codes: Sequence[int]) -> Iterator[Numbers]:
    """What the codes may be numbered by, the likeliest first."""
    for codec in _BYTES:
        said = {code: font.own_map.get(code) or font.program_map.get(code, "") for code in codes}
        yield {code: number for code, text in said.items() if (number := to_byte(text.translate(_MICRO), codec)) >= 0}
    if font.kind != "Type0":
        yield {code: code for code in codes if code < 0x100}
    yield from read_numbers({**font.program_names, **font.names})
    symbols = {code: ord(text) - _SYMBOL for code, text in font.program_map.items() if _is_symbol(text)}
    yield {code: number for code, number in symbols.items() if code in codes}


def _list_matches(document: Document, found: Found, candidates: Sequence[Sequence[Candidate]]) -> Iterator[MapMatch]:
    glyphs = dict(_list_glyphs(document, found.font))
    numbered: dict[int, list[int]] = {}
    for code, number in found.numbers.items():
        numbered.setdefault(number, []).append(glyphs[code])
    for number in numbered.keys() & found.known.values.keys():
        value = found.known.values[number]
        for glyph in numbered[number]:
            if not _is_drawn_otherwise(to_letters(value), candidates[glyph]):
                yield MapMatch(glyph, value, None, False, "code", found.known.name, 1, False, 1.0, "")
    for beside in found.known.beside:
        for glyph in numbered.get(beside.code, ()):
            for neighbour in numbered.get(beside.neighbour, ()):
                context = MapContext(beside.side, neighbour)
                yield MapMatch(glyph, beside.value, context, False, "code", found.known.name, 1, False, 1.0, "")


def _is_drawn_otherwise(value: str, candidates: Sequence[Candidate]) -> bool:
    """Whether a reference font has the very outline of a glyph for something else."""
    same = {one.value for one in candidates if one.distance == 0}
    return bool(same) and value not in same


def _list_glyphs(document: Document, font: int) -> Iterator[tuple[int, int]]:
    for glyph in np.flatnonzero(document.glyphs.font == font).tolist():
        yield int(document.glyphs.code[glyph]), glyph


def _is_symbol(text: str) -> bool:
    return len(text) == 1 and _SYMBOL <= ord(text) < _SYMBOL + 0x100
