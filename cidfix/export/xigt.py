"""Xigt: the glossed examples of a document as aligned tiers.

Source: Goodman, Crowgey, Xia and Bender 2015, Xigt: extensible interlinear glossed text.
"""

from __future__ import annotations

from cidfix.export.glosses import Gloss, list_glosses
from cidfix.export.markup import escape, lines, tag
from cidfix.export.model import Text


def format_xigt(text: Text) -> str:
    """All glossed examples; a corpus without any where there are none."""
    record = text.record
    said = [f"{record.name} {record.sha256}", record.known_text, record.repairs_text, f"cidfix {record.version}"]
    names = ("source", "known", "repaired", "generator")
    facts = lines(tag("meta", escape(value), type=name) for name, value in zip(names, said, strict=True))
    examples = lines(_format_gloss(text, gloss, at) for at, gloss in enumerate(list_glosses(text.parts), 1))
    inner = "\n" + tag("metadata", "\n" + facts) + "\n" + examples
    root = tag("xigt-corpus", inner, xml__lang=text.find_language(), **{"alignment-method": "auto"})
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{root}\n'


def _format_gloss(text: Text, gloss: Gloss, at: int) -> str:
    part = text.parts[gloss.part]
    words, *others = gloss.rows
    numbers = {column: f"w{place}" for place, column in enumerate(sorted(words), 1)}
    tiers = [
        _format_tier("phrases", "p", None, [tag("item", escape(" ".join(words[c] for c in sorted(words))), id="p1")])
    ]
    items = [tag("item", escape(words[column]), id=numbers[column], segmentation="p1") for column in sorted(words)]
    tiers.append(_format_tier("words", "w", "p", items, segmented=True))
    for place, row in enumerate(others, 1):
        kind, name = ("glosses", "g") if place == len(others) else ("morphemes", f"m{place}")
        items = [
            tag("item", escape(row[column]), id=f"{name}{number}", alignment=_find(numbers, column))
            for number, column in enumerate(sorted(row), 1)
        ]
        tiers.append(_format_tier(kind, name, "w", items))
    if gloss.translation:
        bare = gloss.translation.strip(" '\"‘’“”«»‹›`„‚")
        tiers.append(
            _format_tier(
                "translations", "t", "p", [tag("item", escape(bare or gloss.translation), id="t1", alignment="p1")]
            )
        )
    said = {"page": part.places[0].page, "number": gloss.number or None}
    facts = lines(tag("meta", escape(str(value)), type=name) for name, value in said.items() if value is not None)
    return tag("igt", "\n" + tag("metadata", "\n" + facts) + "\n" + lines(tiers), id=f"i{at}")


def _find(numbers: dict[int, str], column: int) -> str:
    """The word that a column stands under: the one of that column, or the last before it."""
    return numbers[max((other for other in numbers if other <= column), default=min(numbers))]


def _format_tier(kind: str, name: str, under: str | None, items: list[str], *, segmented: bool = False) -> str:
    relation = {"segmentation" if segmented else "alignment": under} if under else {}
    return tag("tier", "\n" + lines(items), type=kind, id=name, **relation)
