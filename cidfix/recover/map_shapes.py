"""Whether glyphs are drawn as what their font's own map says, or as something else that reference fonts draw so.

No word is looked at, so a map is not blamed for odd text, nor believed for plausible text. A letter that several
scripts share, either case of a letter, and a shape that is like nothing known speak against no map.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from fontTools import unicodedata
from numpy.typing import NDArray

from cidfix.languages.find import count_uses
from cidfix.languages.scripts import find_script
from cidfix.naming import to_letters
from cidfix.pdf.document import Document, Floats
from cidfix.recover.candidates import Candidate
from cidfix.recover.lettering import ONE_GLYPH_A_LETTER
from cidfix.shapes.features import find_features, take
from cidfix.shapes.index import ShapeIndex

_PLAIN = 1.1  # the distance within which a shape tells anything
_APART = 0.5  # how much farther than the nearest value what the map says has to be
_UNLIKE = 0.25  # how far it has to be where a reference font has the very outline: its map may be wrong too
_KNOWN = 3  # designs of a value, at least, without which nobody knows what it looks like
_SCALES = np.array([0.7, 0.77, 0.85, 0.92, 1.0, 1.08, 1.18, 1.3])  # of a font's letters; size is no difference
_LETTERS = ("Lu", "Ll", "Lt", "Lo", "Nd")
_SIGNS = ("Sc", "Po", "Ps", "Pe", "Pi", "Pf")  # drawn in too many ways to be told from one another
_OLD_STYLE = {"0": "o", "1": "iıɪl"}  # figures that are drawn as small letters

Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A code that is not drawn as what the font's own map says; reference fonts draw `looks` like that.

    `same` if one does so line for line.
    """

    code: int
    says: str
    looks: str
    same: bool


@dataclass(frozen=True, slots=True)
class MapShapes:
    """One font's map beside its shapes: of the codes `judged`, how many `agreed`, and which are doubted."""

    judged: int
    agreed: int
    doubts: tuple[Doubt, ...]

    @property
    def refuted(self) -> bool:
        """Whether the map as a whole is wrong, not a pair of it alone."""
        doubted = len(self.doubts)
        if doubted < 2 and not any(doubt.same for doubt in self.doubts):
            return False
        return doubted >= 0.3 * self.judged or doubted > max(2, 2 * self.agreed)

    @property
    def confirmed(self) -> bool:
        """Whether so many shapes are what the map says that it is right, however odd its text may look."""
        return self.agreed >= 12 and self.agreed >= 0.93 * self.judged and len(self.doubts) < 3

    @property
    def wrong_pairs(self) -> tuple[Doubt, ...]:
        """The doubts that hold of a code by itself: letters that join or stack are drawn in too many ways."""
        return tuple(d for d in self.doubts if d.same or find_script(d.says) in ONE_GLYPH_A_LETTER | {""})


def compare_shapes(
    document: Document, candidates: Sequence[Sequence[Candidate]], shapes: ShapeIndex
) -> tuple[MapShapes, ...]:
    """The comparison for each font, in the order of `document.fonts`; `candidates` are by glyph.

    Cost: a look at the candidates of each code, and a measurement where what the map says is none of them.
    """
    glyphs = document.glyphs
    bounds = np.searchsorted(glyphs.font, np.arange(len(document.fonts) + 1)).tolist()
    measure = _Measure(document, shapes)
    found = []
    for font, own in enumerate(document.fonts):
        said = [(k, own.own_map.get(int(glyphs.code[k]), "")) for k in range(bounds[font], bounds[font + 1])]
        pairs = [_Pair(k, to_letters(says), candidates[k]) for k, says in said if says.strip("\0")]
        pairs = [pair for pair in pairs if pair.can_be_judged]
        open_pairs = [pair for pair in pairs if not pair.agrees and not measure.are_alike(pair)]
        known = [pair for pair in open_pairs if len(measure.find_rows(pair.value)) >= _KNOWN]
        doubted = measure.find_unlike(known)
        codes = [int(glyphs.code[pair.glyph]) for pair in doubted]
        doubts = [
            Doubt(code, own.own_map[code], pair.nearest.value, pair.nearest.distance == 0)
            for code, pair in zip(codes, doubted, strict=True)
        ]
        agreed = len(pairs) - len(open_pairs)
        found.append(MapShapes(agreed + len(known), agreed, tuple(doubts)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Pair:
    """A glyph, what its map says, and what it may be by its shape."""

    glyph: int
    value: str
    candidates: Sequence[Candidate]

    @property
    def nearest(self) -> Candidate:
        """What the shape resembles most."""
        return self.candidates[0]

    @property
    def can_be_judged(self) -> bool:
        """Whether the shape is plain, and that of a letter or figure where the map says a letter, figure or sign."""
        if len(self.value) != 1 or not self.candidates or self.nearest.distance > _PLAIN:
            return False
        kind = unicodedata.category(self.value)
        return kind in _LETTERS or (kind in _SIGNS and _is_letter(self.nearest.value))

    @property
    def agrees(self) -> bool:
        """Whether what the map says is a value that the shape may have."""
        folded = _fold(self.value)
        return not self.looks.isdisjoint({folded, *_OLD_STYLE.get(folded, "")})

    @property
    def looks(self) -> frozenset[str]:
        """What the shape may be, folded: those whose very outline it is, if there are any, and no others then."""
        same = [candidate for candidate in self.candidates if candidate.distance == 0]
        return frozenset(_fold(candidate.value) for candidate in same or self.candidates)


def _is_letter(text: str) -> bool:
    return all(unicodedata.category(character) in _LETTERS for character in text)


@lru_cache(maxsize=1 << 14)
def _fold(value: str) -> str:
    """One text for all that is drawn alike by rule: either case, as small capitals are, and forms for compatibility."""
    return str(unicodedata.normalize("NFC", unicodedata.normalize("NFKC", to_letters(value)).casefold()))


class _Measure:
    """How unlike a value glyphs are drawn, at whatever size."""

    def __init__(self, document: Document, shapes: ShapeIndex) -> None:
        self._document = document
        self._shapes = shapes
        self._rows: dict[str, Rows] = {}
        self._alike: dict[str, frozenset[str]] = {}

    def are_alike(self, pair: _Pair) -> bool:
        """Whether reference fonts draw what the map says line for line like something the shape may be."""
        alike = frozenset(map(_fold, self._find_alike(pair.value)))
        return not pair.looks.isdisjoint(alike)

    def _find_alike(self, value: str) -> frozenset[str]:
        if value not in self._alike:
            cases = (value, value.lower(), value.upper(), _fold(value))
            self._alike[value] = self._shapes.find_alike(cases)
        return self._alike[value]

    def find_rows(self, value: str) -> Rows:
        """The reference shapes of a value in either case, and of what is drawn like it."""
        if value not in self._rows:
            self._rows[value] = self._shapes.find_rows(self._find_alike(value))
        return self._rows[value]

    def find_unlike(self, pairs: Sequence[_Pair]) -> list[_Pair]:
        """The glyphs of one font that are far from all designs of what the map says, beside what they resemble."""
        measured = [pair for pair in pairs if pair.nearest.distance == 0 or _is_written(pair.nearest.value)]
        traits = self._find_traits([pair.glyph for pair in measured]) if measured else ()
        return [pair for pair, mine in zip(measured, traits, strict=True) if self._is_unlike(pair, mine)]

    def _is_unlike(self, pair: _Pair, traits: Floats) -> bool:
        far = self._shapes.find_distance(traits, self.find_rows(pair.value))
        if pair.nearest.distance == 0:
            return far > _UNLIKE
        return far - self._shapes.find_distance(traits, self.find_rows(pair.nearest.value)) > _APART

    def _find_traits(self, chosen: Sequence[int]) -> Iterable[Floats]:
        """The traits of each glyph at each size."""
        glyphs = self._document.glyphs
        places = np.repeat(np.array(chosen, np.int64), len(_SCALES))
        features = find_features(
            take(self._document.outlines, places),
            glyphs.ink[places],
            glyphs.advance[places],
            np.tile(_SCALES, len(chosen)),
        )
        traits = self._shapes.to_traits(features)
        return traits.reshape(len(chosen), len(_SCALES), traits.shape[1])


def _is_written(value: str) -> bool:
    """Whether some language is written with it: what is like nothing known is a bit like one of many strange signs."""
    uses = count_uses()
    return all(character in uses or unicodedata.category(character) == "Mn" for character in value)
