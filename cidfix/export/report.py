"""The report of a recovery: how much is known, by font and page, and what is not, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cidfix.export.repairing import find_word, list_edits
from cidfix.layout import Guess, Layout
from cidfix.pdf.document import Bools, Document, Mark
from cidfix.recover.conflicts import Conflict, Voice
from cidfix.recover.contradictions import Contradiction
from cidfix.recover.cues import format_line, format_token
from cidfix.recover.decisions import Entry
from cidfix.recover.grammar import format_decision, format_place
from cidfix.recover.index import Index
from cidfix.recover.learn import Learned
from cidfix.recover.placing import Pending
from cidfix.recover.progress import Progress
from cidfix.recover.triage import Verdict
from cidfix.recover.typed import fold_alike
from cidfix.recover.values import Value
from cidfix.repair.model import Edit, Repaired

_MOST_PLACES = 20


@dataclass(frozen=True, slots=True)
class Results:
    """All that a recovery computed; `body` (L,) is true for the lines that are text, which `progress` counts."""

    document: Document
    layout: Layout
    index: Index
    verdicts: Sequence[Verdict]
    values: Sequence[Value]
    learned: Learned
    body: Bools
    progress: Progress
    conflicts: Sequence[Conflict]


def to_report(results: Results, alphabet: frozenset[str]) -> dict[str, Any]:
    """The report as JSON values, in the form that design and documentation give (`recover --report`).

    `alphabet` holds the letters the language has, folded; values beyond it are listed, never refused. Empty: not given.
    """
    document, layout, index, values = results.document, results.layout, results.index, results.values
    known = np.array([value.value is not None for value in values], bool)
    counts = np.repeat(results.body[index.token_line], np.diff(index.token_start))
    used = known[index.glyph]
    return {
        "known": results.progress.known,
        "glyphs": int(np.count_nonzero(counts)),
        "fonts": [_font(results, verdict) for verdict in results.verdicts],
        "sources": _sources(results, counts),
        "pages": _pages(document, layout, index, used),
        "unknown": [
            {
                "font": document.fonts[int(document.glyphs.font[glyph])].name,
                "code": int(document.glyphs.code[glyph]),
                "uses": uses,
                "places": places,
            }
            for glyph, uses, places in _find_unknown(layout, index, ~known[index.glyph] & counts)
        ],
        "conflicts": [_conflict(results, conflict) for conflict in results.conflicts],
        "pending": [_pending(layout, item) for item in results.learned.pending],
        "beyond_alphabet": _beyond(document, values, alphabet),
        "pages_failed": [{"page": page.number, "reason": page.fault} for page in document.pages if page.fault],
        "pages_without_text": [{"page": n, "reason": reason} for n, reason in find_textless_pages(document)],
        "fonts_failed": [{"font": font.name, "reason": font.fault} for font in document.fonts if font.fault],
        "warnings": list(document.warnings),
        "document": {"name": document.path.name, "sha256": document.sha256, "pages": document.page_count},
    }


def find_textless_pages(document: Document) -> list[tuple[int, str]]:
    """The pages on which no visible text was found, each with what is there instead."""
    found = []
    for page in document.pages:
        marks = document.occurrences.marks[page.start : page.stop]
        if page.fault or bool((marks & (Mark.INVISIBLE | Mark.CLIPPED) == 0).any()):
            continue
        if len(marks):
            found.append((page.number, "its only text is invisible, as scanning programs add it; it is left apart"))
        elif page.image_share > 0.3:
            found.append((page.number, "there is only an image; this needs OCR, which cidfix does not do"))
        elif page.curve_share > 0:
            found.append((page.number, "its letters, if any, are drawn as curves, not as text; this needs OCR"))
        else:
            found.append((page.number, "the page is empty"))
    return found


def _conflict(results: Results, conflict: Conflict) -> dict[str, Any]:
    """A code that decisions give different values, with all values, who says so, and where."""
    document = results.document
    places = {place.entry: place.token for place in results.learned.placed}
    rows = [(side, [_voice(results.layout, voice, places) for voice in side.voices]) for side in conflict.sides]
    return {
        "font": document.fonts[int(document.glyphs.font[conflict.glyph])].name,
        "code": int(document.glyphs.code[conflict.glyph]),
        "used": conflict.sides[0].value,
        "tied": conflict.tied,
        "values": [{"value": side.value, "support": side.support, "decisions": said} for side, said in rows],
        "words": [row["words"] for _, said in rows for row in said if row["words"]],
    }


def _voice(layout: Layout, voice: Voice, places: Mapping[Entry, int]) -> dict[str, Any]:
    return {
        "words": voice.entry.text if voice.entry is not None else "",
        "source": voice.source,
        "place": format_token(layout, places[voice.entry]) if voice.entry is not None else "",
    }


def _pending(layout: Layout, item: Pending) -> dict[str, Any]:
    entry = item.entry
    return {
        "words": entry.text,
        "cue": format_place(entry.place) if entry.place else "",
        "source": entry.source,
        "reason": item.reason,
        "places": [format_token(layout, token) for token in item.places],
    }


def _sources(results: Results, counts: Bools) -> dict[str, float]:
    """The share of the text's glyphs that is known in each way, or not."""
    states = [value.state.value for value in results.values]
    drawn = np.bincount(results.index.glyph[counts], minlength=len(states))
    uses: Counter[str] = Counter()
    for state, count in zip(states, drawn.tolist(), strict=True):
        uses[state] += count
    return {state: round(count / max(int(drawn.sum()), 1), 6) for state, count in sorted(uses.items()) if count}


def _font(results: Results, verdict: Verdict) -> dict[str, Any]:
    document = results.document
    font = document.fonts[verdict.font]
    glyphs = np.flatnonzero(document.glyphs.font == verdict.font)
    states = [results.values[glyph].state.value for glyph in glyphs.tolist()]
    separators = results.layout.separators[verdict.font]
    return {
        "font": font.name,
        "name": font.base_name,
        "verdict": verdict.verdict,
        "codes": len(glyphs),
        "uses": int((document.glyphs.font[results.index.glyph] == verdict.font).sum()),
        "known": results.progress.fonts[verdict.font].known,
        "states": {state: states.count(state) for state in sorted(set(states))},
        "doubts": [{"code": doubt.code, "says": doubt.says, "looks": doubt.looks} for doubt in verdict.doubts],
        "space": describe_guesses(document, separators.spaces),
        "stop": describe_guesses(document, separators.stops),
    }


def describe_guesses(document: Document, guesses: Sequence[Guess]) -> list[dict[str, Any]]:
    """Guessed separators as JSON values, best first; those below 0.5 are runners-up and not used."""
    return [
        {
            "code": int(document.glyphs.code[guess.glyph]),
            "used": guess.score >= 0.5,
            "score": round(guess.score, 3),
            "reason": guess.reason,
        }
        for guess in guesses
    ]


def _pages(document: Document, layout: Layout, index: Index, used: Bools) -> list[dict[str, Any]]:
    page_of = np.repeat(layout.page[index.token_line], np.diff(index.token_start))
    size = max((page.number for page in document.pages), default=0) + 1
    total = np.bincount(page_of, minlength=size)
    good = np.bincount(page_of, weights=used, minlength=size)
    return [
        {
            "page": page.number,
            "glyphs": int(total[page.number]),
            "known": round(float(good[page.number] / total[page.number]), 6) if total[page.number] else 1.0,
        }
        for page in document.pages
    ]


def list_contradictions(contradictions: Sequence[Contradiction]) -> list[dict[str, Any]]:
    """Instructions that contradict one another, as JSON values: what about, and each in its line of text."""
    return [
        {
            "about": item.about,
            "decisions": [{"text": format_decision(d), "source": d.source} for d in item.decisions],
        }
        for item in contradictions
    ]


def list_furniture(layout: Layout, body: Bools, decode: Callable[[int], str]) -> list[dict[str, str]]:
    """The lines left out of the text, with what they say; `decode` gives a line's text."""
    return [
        {
            "line": format_line(layout, line),
            "text": decode(line),
        }
        for line in np.flatnonzero(~body).tolist()
    ]


def report_repairs(layout: Layout, repaired: Sequence[Repaired]) -> dict[str, Any]:
    """What was repaired as JSON values: how many changes each step made, and each change with line and word.

    Line ends within paragraphs are no change. Words count from 1 as they are written in their line.
    """
    edits = list(list_edits(repaired))
    return {
        "changes": dict(sorted(Counter(edit.step for edit in edits).items())),
        "edits": [_to_dict(layout, edit) for edit in edits],
        "notices": [_to_dict(layout, edit) for done in repaired for edit in done.notices],
    }


def _to_dict(layout: Layout, edit: Edit) -> dict[str, Any]:
    return {
        "line": format_line(layout, edit.line),
        "word": find_word(edit.column) + 1,
        "before": edit.before,
        "after": edit.after,
        "step": edit.step,
        "reason": edit.reason,
    }


def _find_unknown(layout: Layout, index: Index, unknown: Bools) -> list[tuple[int, int, list[str]]]:
    """Glyphs that stand at the places where `unknown` is true: glyph, uses, and the first lines where they stand."""
    places = np.flatnonzero(unknown)
    glyphs = index.glyph[places]
    order = np.argsort(glyphs, kind="stable")
    found = []
    for group in np.split(places[order], np.flatnonzero(np.diff(glyphs[order])) + 1) if len(places) else []:
        tokens = np.searchsorted(index.token_start, group, side="right") - 1
        lines = list(dict.fromkeys(index.token_line[tokens].tolist()))[:_MOST_PLACES]
        found.append((int(index.glyph[group[0]]), len(group), [format_line(layout, line) for line in lines]))
    return sorted(found, key=lambda row: (-row[1], row[0]))


def _beyond(document: Document, values: Sequence[Value], alphabet: frozenset[str]) -> list[Mapping[str, Any]]:
    if not alphabet:
        return []
    return [
        {
            "font": document.fonts[int(document.glyphs.font[glyph])].name,
            "code": int(document.glyphs.code[glyph]),
            "value": value.value,
        }
        for glyph, value in enumerate(values)
        if value.value and any(c.isalpha() for c in value.value) and not _in_alphabet(value.value, alphabet)
    ]


def _in_alphabet(value: str, alphabet: frozenset[str]) -> bool:
    folded = fold_alike(value)
    return folded in alphabet or fold_alike(value.lower()) in alphabet or all(c in alphabet for c in folded)
