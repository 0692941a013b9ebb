"""The report of a recovery for people: a page in Markdown that an archive keeps beside the file.

It says of which file it speaks, what each code was taken for and on whose word, with a picture of it, and what is left
open. The pictures are drawn into the page as SVG, so that it is one file.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from cidfix.pdf.document import Document
from cidfix.recover.decisions import Decision
from cidfix.recover.grammar import format_decision
from cidfix.recover.values import Value
from cidfix.version import VERSION

_HEIGHT = 32  # pixels
_ASCENT, _DESCENT = 1000, 400  # thousandths of an em
_FARTHEST = 100.0  # em, of a point of an outline that can be shown
_MOST_VERBS = 2_000  # of a picture; an outline of more is a drawing, or an attack
_LETTERS = ((1, "M"), (1, "L"), (2, "Q"), (3, "C"), (0, "Z"))  # of a path, by `Verb`: points, and letter in SVG
_SPECIAL = re.compile(r"([\\`*_{}\[\]|~#])")


def format_report(
    report: dict[str, Any], document: Document, values: Sequence[Value], decisions: Iterable[Decision]
) -> str:
    """The page; `report` is what `to_report` gives for the same recovery."""
    parts = (
        _format_head(report),
        _format_fonts(report),
        _format_open(report),
        _format_codes(document, values),
        _format_decisions(decisions),
        _format_repairs(report),
        _format_details(report),
    )
    return "\n".join(line for part in parts for line in (*part, ""))


def _format_head(report: dict[str, Any]) -> Iterator[str]:
    source = report["document"]
    yield f"# What is known of {_plain(source['name'])}"
    yield ""
    yield f"- SHA-256 of the file: `{source['sha256']}`"
    yield f"- Pages: {source['pages']}"
    yield f"- Known: {report['known']:.2%} of the letters of the text" if report["glyphs"] else "- There is no text"
    yield from (f"  - {_plain(state)}: {share:.2%}" for state, share in report["sources"].items())
    yield from (f"- Saved map {_plain(row['map'])}: {row['glyphs']} glyphs" for row in report["maps"])
    yield f"- Made by cidfix {VERSION}"


def _format_fonts(report: dict[str, Any]) -> Iterator[str]:
    yield "## Fonts"
    yield ""
    rows = ((f["font"], f["name"], f["verdict"], f["codes"], f["uses"], f"{f['known']:.2%}") for f in report["fonts"])
    yield from _format_table(("font", "name", "its own map", "codes", "uses", "known"), rows)


def _format_open(report: dict[str, Any]) -> Iterator[str]:
    """What nobody knows yet, or not for certain."""
    yield "## Open questions"
    yield ""
    lines = [
        *(
            f"{row['font']}:{row['code']} is unknown, {row['uses']} uses, see {', '.join(row['places'])}"
            for row in report["unknown"]
        ),
        *(
            f"{row['font']}:{row['code']} is in conflict, “{row['used']}” is used, also said: "
            + ", ".join(f"“{side['value']}”" for side in row["values"] if side["value"] != row["used"])
            for row in report["conflicts"]
        ),
        *(f"“{row['words']}” ({row['source']}) taught nothing: {row['reason']}" for row in report["pending"]),
        *(f"instructions contradict each other about {row['about']}" for row in report["contradictions"]),
        *(f"page {row['page']}: {row['reason']}" for row in report["pages_failed"] + report["pages_without_text"]),
        *(f"font {row['font']}: {row['reason']}" for row in report["fonts_failed"]),
    ]
    yield from (f"- {_plain(line)}" for line in lines)
    if not lines:
        yield "None."


def _format_codes(document: Document, values: Sequence[Value]) -> Iterator[str]:
    yield "## Codes"
    for number, font in enumerate(document.fonts):
        glyphs = (document.glyphs.font == number).nonzero()[0].tolist()
        if not glyphs:
            continue
        yield from ("", f"### {_plain(font.name)} {_plain(font.base_name)}", "")
        yield "| code | glyph | value | code points | state | source | when |"
        yield "|---|---|---|---|---|---|---|"
        for glyph in sorted(glyphs, key=lambda one: int(document.glyphs.code[one])):
            value = values[glyph]
            shown = [str(int(document.glyphs.code[glyph])), _draw(document, glyph), *_show(value)]
            yield f"| {' | '.join((*shown, _plain(value.state.value), _plain(value.source), value.when))} |"


def _show(value: Value) -> tuple[str, str]:
    """A value as it is seen, a mark on a dotted circle, and its code points."""
    if value.value is None:
        return "", ""
    alone = unicodedata.category(value.value[0]).startswith("M") if value.value else False
    points = " ".join(f"U+{ord(letter):04X}" for letter in value.value)
    return _plain(f"◌{value.value}" if alone else value.value), points or "no text"


def _format_decisions(decisions: Iterable[Decision]) -> Iterator[str]:
    yield "## What was decided"
    yield ""
    rows = [(format_decision(decision), decision.source, decision.when) for decision in decisions]
    yield from _format_table(("decision", "said in", "when"), rows) if rows else ("Nothing.",)


def _format_repairs(report: dict[str, Any]) -> Iterator[str]:
    """The changes of an export, where there was one that repairs."""
    if "repairs" not in report:
        return
    yield "## What was repaired"
    yield ""
    keys = ("line", "word", "before", "after", "step", "reason")
    rows = [[edit[key] for key in keys] for edit in report["repairs"]["edits"]]
    yield from _format_table(keys, rows) if rows else ("Nothing.",)


def _format_details(report: dict[str, Any]) -> Iterator[str]:
    """The texts beside the pages of a repaired PDF that were typed in a font of theirs."""
    details = report.get("repaired", {}).get("details", ())
    if not details:
        return
    yield "## Beside the pages"
    yield ""
    rows = [(d["kind"], d.get("page", ""), d["says"], d["means"], "yes" if d["repaired"] else "no") for d in details]
    yield from _format_table(("what", "page", "says", "means", "repaired"), rows)


def _format_table(names: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    yield f"| {' | '.join(names)} |"
    yield "|" + "---|" * len(names)
    yield from (f"| {' | '.join(_plain(str(cell)) for cell in row)} |" for row in rows)


def _plain(text: str) -> str:
    """Text that Markdown and HTML show as it is, in one line."""
    shown = "".join(" " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)
    return _SPECIAL.sub(r"\\\1", html.escape(shown, quote=False))


def _draw(document: Document, glyph: int) -> str:
    """A glyph as SVG, baseline and size kept; nothing where its outline is not known or too large."""
    outlines = document.outlines
    if glyph >= len(outlines):
        return ""
    verbs = outlines.verb[outlines.verb_start[glyph] : outlines.verb_start[glyph + 1]].tolist()
    drawn = outlines.point[outlines.point_start[glyph] : outlines.point_start[glyph + 1]]
    if not len(drawn) or len(verbs) > _MOST_VERBS or not (np.abs(drawn) < _FARTHEST).all():
        return ""
    points = (drawn * (1000, -1000)).round().astype(np.int64).tolist()
    path, at = [], 0
    for verb in verbs:
        count, letter = _LETTERS[verb]
        path.append(letter + " ".join(f"{x} {y}" for x, y in points[at : at + count]))
        at += count
    left, right = min(0, *(x for x, _ in points)), max(100, *(x for x, _ in points))
    box = f"{left} {-_ASCENT} {right - left} {_ASCENT + _DESCENT}"
    return f'<svg height="{_HEIGHT}" viewBox="{box}"><path d="{"".join(path)}"/></svg>'
