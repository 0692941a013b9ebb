"""Triage: is what a font says of its own codes fine, missing, partial or wrong, and why.

A font whose own map is fine is decoded by it, so a wrong map that is taken for fine costs the reader unseen
errors, and a fine one that is taken for wrong only some typing: doubt means wrong. Shapes speak first: where most
are not what the map says it is wrong, and where they are, text that looks odd is no sign against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from cidfix.layout.model import Layout
from cidfix.naming import KnownFont
from cidfix.pdf.document import Document
from cidfix.recover.earlier_repair import EarlierRepair, find_earlier_repairs
from cidfix.recover.map_shapes import Doubt, MapShapes
from cidfix.recover.sample import CodeFacts, Example, FontSample, Sign, to_samples
from cidfix.recover.shape_signs import find_shape_signs, shapes_fit
from cidfix.recover.word_signs import find_word_signs

_MOSTLY = 0.5  # share of the text in wrong fonts that makes the file's other maps suspect
_ENOUGH_WORDS = 30  # different words that show no sign of a wrong map
_ENOUGH_SHAPES = 3  # codes drawn as the map says, and none otherwise
_SHOWN = 3  # examples

Kind = Literal["fine", "missing", "partial", "wrong"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the triage found about one font (index into `Document.fonts`).

    `codes` counts its codes in use, `share` is its share (0 to 1) of the visible glyphs that are not spaces.
    `reason` is a sentence for the user; `examples` name codes, what the font's map says of them, and why that is
    doubted. `doubts` are the codes whose shape is not what the map says; they are not believed in a fine map either.
    `is_repaired` is true where an earlier repair wrote the map: it is believed, whatever it leaves open.
    """

    font: int
    codes: int
    share: float
    verdict: Kind
    reason: str
    examples: tuple[Example, ...]
    doubts: tuple[Doubt, ...]
    is_repaired: bool = False


def find_trusted(verdicts: Iterable[Verdict], said: Mapping[int, bool]) -> frozenset[int]:
    """The fonts whose own map is believed: those of which the user said so (`said`, by font), else those found fine or
    repaired."""
    return frozenset(v.font for v in verdicts if said.get(v.font, v.verdict == "fine" or v.is_repaired))


def find_doubted(verdicts: Iterable[Verdict], said: Mapping[int, bool]) -> frozenset[tuple[int, int]]:
    """Fonts and codes that are not believed though the map is: all but in fonts that the user trusts (`said`)."""
    return frozenset((v.font, doubt.code) for v in verdicts if v.font not in said for doubt in v.doubts)


def judge_fonts(
    document: Document, layout: Layout, shapes: Sequence[MapShapes], known: Mapping[int, KnownFont]
) -> tuple[Verdict, ...]:
    """A verdict for each font, in the order of `document.fonts`; `shapes` are the fonts' maps beside their shapes.

    `known` are those that are known to have codes of their own, by their index.
    """
    fonts = document.glyphs.font[document.occurrences.glyph[layout.occurrence]]
    counts = np.bincount(fonts, minlength=len(document.fonts))
    shares = counts / max(1, counts.sum())
    samples, repairs = to_samples(document, layout), find_earlier_repairs(document)
    verdicts = []
    for k, (sample, mine) in enumerate(zip(samples, shapes, strict=True)):
        repair = repairs.get(k) if not mine.refuted else None
        if repair is not None:
            judged = _judge_repaired(repair)
        else:
            judged = _judge_known(known[k], sample) if k in known else _judge(sample, mine)
        verdicts.append(Verdict(k, len(sample.codes), float(shares[k]), *judged, is_repaired=repair is not None))
    if sum(verdict.share for verdict in verdicts if verdict.verdict == "wrong") < _MOSTLY:
        return tuple(verdicts)
    return tuple(map(_doubt, verdicts, samples, shapes))


def _doubt(verdict: Verdict, sample: FontSample, shapes: MapShapes) -> Verdict:
    """In a file whose maps are mostly wrong, a map that has too little to be checked by is not believed either."""
    if verdict.is_repaired or (shapes.agreed >= _ENOUGH_SHAPES and not shapes.doubts):
        return verdict
    words = sum(len(text) >= 3 and text.isalpha() for text in sample.whole)
    if verdict.verdict != "fine" or words >= _ENOUGH_WORDS or not any(facts.drawn for facts in sample.codes):
        return verdict
    reason = "it has too few words to check its map by, and most of the file's text is in fonts whose maps are wrong"
    return replace(verdict, verdict="wrong", reason=reason)


def _judge_repaired(repair: EarlierRepair) -> tuple[Kind, str, tuple[Example, ...], tuple[Doubt, ...]]:
    """The verdict on a font whose map an earlier repair wrote: what was known then is known, what was not is open."""
    if repair.known == repair.codes:
        return "fine", f"cidfix repaired its map on {repair.day} and knew all its {repair.codes} codes", (), ()
    reason = f"cidfix repaired its map on {repair.day} and knew {repair.known} of its {repair.codes} codes"
    return "partial", reason, (), ()


def _judge_known(known: KnownFont, sample: FontSample) -> tuple[Kind, str, tuple[Example, ...], tuple[Doubt, ...]]:
    """The verdict on a known font with codes of its own, whose map says what these are elsewhere, if anything."""
    said = [facts for facts in sample.codes if facts.drawn and not facts.fault]
    reason = f"it is the font {known.name}, which has codes of its own"
    return "wrong" if said else "missing", reason, (), ()


def _judge(sample: FontSample, shapes: MapShapes) -> tuple[Kind, str, tuple[Example, ...], tuple[Doubt, ...]]:
    """The verdict, the reason, examples and doubts."""
    if shapes.refuted:
        reason = (
            f"{len(shapes.doubts)} of {shapes.judged} letters are drawn as something else, {_quoted(shapes.doubts)}"
        )
        return "wrong", reason, _to_examples(shapes.doubts), shapes.doubts
    verdict, reason, examples = _judge_text(sample, shapes.confirmed)
    doubts = shapes.wrong_pairs
    if verdict == "fine" and doubts:
        drawn = "one is" if len(doubts) == 1 else f"{len(doubts)} are"
        reason = f"each code has a Unicode value, but {drawn} drawn as something else, {_quoted(doubts)}"
    return verdict, reason, (*examples, *_to_examples(doubts))[:_SHOWN], doubts


def _judge_text(sample: FontSample, confirmed: bool) -> tuple[Kind, str, tuple[Example, ...]]:
    drawn = [facts for facts in sample.codes if facts.drawn]
    useless = [facts for facts in drawn if facts.fault]
    if not drawn:
        return "fine", "it draws nothing but blanks", ()
    examples = tuple((facts.code, facts.says, f"the map says {facts.fault}") for facts in useless[:_SHOWN])
    signs = find_word_signs(sample, shapes_fit(sample)) + find_shape_signs(sample)
    signs = [sign for sign in signs if sign.stands or not confirmed]
    if signs and sum(sign.strength for sign in signs) >= 1:
        return "wrong", *_explained(signs)
    if len(useless) == len(drawn):
        return "missing", f"none of its {len(drawn)} codes has a Unicode value{_kinds(useless)}", examples
    if useless:
        return "partial", f"{len(useless)} of {len(drawn)} codes have no Unicode value{_kinds(useless)}", examples
    return "fine", "each code has a Unicode value, and nothing speaks against them", ()


def _explained(signs: list[Sign]) -> tuple[str, tuple[Example, ...]]:
    """The first sign that is enough, or else the two strongest."""
    enough = [sign for sign in signs if sign.strength >= 1]
    told = enough[:1] or sorted(signs, key=lambda sign: -sign.strength)[:2]
    examples = [example for sign in told + enough for example in sign.examples]
    return "; ".join(sign.reason for sign in told), tuple(dict.fromkeys(examples))[:_SHOWN]


def _to_examples(doubts: Sequence[Doubt]) -> tuple[Example, ...]:
    """The doubted codes as examples, those first whose very outline is known."""
    ranked = sorted(doubts, key=lambda doubt: not doubt.same)[:_SHOWN]
    return tuple((d.code, d.says, f"it is drawn {'just ' if d.same else ''}like {d.looks}") for d in ranked)


def _quoted(doubts: Sequence[Doubt]) -> str:
    ranked = sorted(doubts, key=lambda doubt: not doubt.same)[:_SHOWN]
    return "e.g. " + ", ".join(f"“{doubt.says}” like “{doubt.looks}”" for doubt in ranked)


def _kinds(useless: list[CodeFacts]) -> str:
    """What a map says that is of no use, where it says something."""
    kinds = Counter(facts.fault for facts in useless if facts.fault != "nothing")
    return (
        f" (the file says {', '.join(f'{fault} of {count}' for fault, count in kinds.most_common())})" if kinds else ""
    )
