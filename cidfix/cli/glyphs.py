"""Show what each code stands for and how that is known: a row a code."""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from cidfix.cli.console import show_value
from cidfix.cli.loading import load_recovery, print_notes
from cidfix.cli.tables import print_json, print_table
from cidfix.recovery import Recovery


def add_options(parser: argparse.ArgumentParser) -> None:
    """No options of its own."""


def run(arguments: argparse.Namespace) -> int:
    """Print the glyphs."""
    recovery = load_recovery(arguments)
    rows = _find_rows(recovery)
    if arguments.json:
        print_json({"glyphs": rows})
        print_notes(recovery)
        return 0
    print_table(
        ("font", "code", "uses", "value", "state", "score", "proposals", "source"),
        (
            (
                row["font"],
                row["code"],
                row["uses"],
                "" if row["value"] is None else show_value(row["value"]),
                row["state"],
                f"{row['score']:.2f}",
                " ".join(show_value(proposal["value"]) for proposal in row["proposals"]),
                row["source"],
            )
            for row in rows
        ),
    )
    print_notes(recovery)
    return 0


def _find_rows(recovery: Recovery) -> list[dict[str, Any]]:
    document = recovery.document
    glyphs = document.glyphs
    uses = np.bincount(document.occurrences.glyph, minlength=len(glyphs)).tolist()
    rows = []
    for glyph, value in enumerate(recovery.values):
        rows.append(
            {
                "font": document.fonts[int(glyphs.font[glyph])].name,
                "code": int(glyphs.code[glyph]),
                "uses": uses[glyph],
                "value": value.value,
                "state": value.state.value,
                "source": value.source,
                "score": value.score,
                "proposals": [
                    {"value": p.value, "source": p.source, "score": p.score, "reason": p.reason}
                    for p in value.proposals
                ],
            }
        )
    return rows
